// What a player with priority may do (CR 117.1): the list of options, and why one is not on it. The
// conditions are in checks.cpp.
#include <algorithm>

#include "rules/casting/announce.h"
#include "rules/casting/checks_parts.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/effects/offers.h"
#include "rules/query.h"
#include "rules/timing/batch.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

// Ways of casting that are not the usual one.
template <class Fn>
void each_way(const Ctx& c, const CardDef& def, bool graveyard, Fn fn) {
  for (int i = 0; i < def.cast_option_count; ++i) {
    const CastOptionKind k = c.db.cast_options[def.first_cast_option + i].kind;
    const bool here = graveyard ? k == CastOptionKind::flashback
                                : k == CastOptionKind::alternative || k == CastOptionKind::morph;
    if (here) fn(u8(i + 1));
  }
}

}  // namespace

int act_options(const Ctx& c, u8 player, Option* out, bool offer_mana) {
  const State& s = c.s;
  constexpr int kCap = kMaxOptions - 1;
  ActScan a(c, player, false);
  int n = 0;
  out[n++] = {.kind = OptionKind::pass};
  const ZoneList& hand = s.hand[player];
  if (a.sorcery_ok && s.players[player].lands_played < lands_allowed(c, player))
    for (int i = 0; i < hand.count && n < kCap; ++i) {
      const Ref r = make_ref(s, hand.at[i]);
      if (!(c.db.brief(s.objects[r.slot].card) & kTraitLand)) continue;
      if (check_land(a, r).code == ReasonCode::legal)
        out[n++] = {.kind = OptionKind::play_land, .object = r};
    }
  auto offer_cast = [&](Ref r, u8 how) {
    if (n < kCap && check_cast(a, r, how).code == ReasonCode::legal)
      out[n++] = {.kind = OptionKind::cast, .a = how, .object = r};
  };
  u16 hand_brief = 0;
  const bool any_time = (s.board.cards & (kTraitFast | kTraitHand)) != 0;
  for (int i = 0; i < hand.count && (a.sorcery_ok || any_time); ++i) {
    const Ref r = make_ref(s, hand.at[i]);
    const u32 brief = c.db.brief(s.objects[r.slot].card);
    hand_brief |= brief;
    if (brief & kTraitLand) continue;
    if (!a.sorcery_ok && !(brief & kTraitFast)) continue;
    const CardDef& def = c.db.card(s.objects[r.slot].card);
    offer_cast(r, 0);
    if (brief & kTraitWays) each_way(c, def, false, [&](u8 how) { offer_cast(r, how); });
  }
  const ZoneList& grave = s.graveyard[player];
  u16 grave_brief = 0;
  if (s.board.cards & kTraitGraveyard) {
    // Most graveyards hold nothing that could be used: one look without branches says so.
    for (int i = 0; i < grave.count; ++i) grave_brief |= c.db.brief(s.objects[grave.at[i]].card);
    if (grave_brief & kTraitGraveyard)
      for (int i = 0; i < grave.count; ++i) {
        if (!(c.db.brief(s.objects[grave.at[i]].card) & kTraitGraveyard)) continue;
        const Ref r = make_ref(s, grave.at[i]);
        const CardDef& def = c.db.card(s.objects[r.slot].card);
        each_way(c, def, true, [&](u8 how) { offer_cast(r, how); });
      }
  }
  auto offer_ability = [&](Ref r, int k, u16 id) {
    const Ability& ab = c.db.abilities[id];
    if (ab.kind != AbilityKind::activated || (ab.flags & kAManaAbility)) return;
    if (n < kCap && check_activate(a, r, id).code == ReasonCode::legal)
      out[n++] = {.kind = OptionKind::activate, .a = u8(k), .b = id, .object = r};
  };
  if (s.board.users >> player & 1)
    for (int i = 0; i < s.battlefield_count; ++i) {
      const u16 slot = s.battlefield[i];
      const Derived& d = s.derived[s.objects[slot].perm];
      const u32 brief = c.db.brief(d.card);
      if (!d.granted_count && (d.lost_abilities || !(brief & kTraitActivated) ||
                               (d.controller != player && !(brief & kTraitShared))))
        continue;
      const Ref r = make_ref(s, slot);
      u16 ids[kMaxAbilitiesSeen];
      const int count = abilities_of(c, r, ids, kMaxAbilitiesSeen);
      for (int k = 0; k < count; ++k) offer_ability(r, k, ids[k]);
    }
  auto from_cards = [&](const ZoneList& list, Zone zone, u16 wanted) {
    for (int i = 0; i < list.count; ++i) {
      if (!(c.db.brief(s.objects[list.at[i]].card) & wanted)) continue;
      const Ref r = make_ref(s, list.at[i]);
      const CardDef& def = c.db.card(s.objects[r.slot].card);
      for (int k = 0; k < def.ability_count; ++k)
        if (c.db.abilities[def.first_ability + k].zone == zone)
          offer_ability(r, k, u16(def.first_ability + k));
    }
  };
  if (hand_brief & kTraitHand) from_cards(hand, Zone::hand, kTraitHand);
  if (grave_brief & kTraitGraveyard) from_cards(grave, Zone::graveyard, kTraitGraveyard);
  if (s.board.face_down)
    for (int i = 0; i < s.battlefield_count && n < kCap; ++i) {
      const Ref r = make_ref(s, s.battlefield[i]);
      if (check_special(a, r).code == ReasonCode::legal)
        out[n++] = {.kind = OptionKind::special, .object = r};
    }
  if (s.delayed_count) n += offer_options(c, player, false, out + n, kCap - n);
  if (offer_mana) n += mana_options(c, player, out + n, kCap - n);
  if (offer_mana && s.delayed_count) n += offer_options(c, player, true, out + n, kCap - n);
  return n;
}

Reason combat_refusal(const Ctx& c, ReasonCode why, Ref creature, Ref by) {
  // What its own text forbids is nobody else's doing: a is 1.
  if (why == ReasonCode::effect_forbids) return no(why, by && by == creature, 0, by);
  if (why == ReasonCode::cant_attack || why == ReasonCode::cant_block) {
    const Keyword keyword =
        why == ReasonCode::cant_attack ? Keyword::cant_attack : Keyword::cant_block;
    if (const Ref giver = keyword_giver(c, creature, keyword))
      return no(ReasonCode::effect_forbids, 0, 0, giver);
  }
  return no(why);
}

// When attackers could be declared: a is 1 later in this turn, 2 once the attack is announced, 3 no
// more in this turn.
Reason not_combat(const Ctx& c, u8 player) {
  const State& s = c.s;
  if (s.active != player) return no(ReasonCode::not_combat);
  if (may_announce_attack(c, player)) return no(ReasonCode::not_combat, 2);
  const bool over = s.step > Step::end_combat || (s.attacked && !s.extra_combats);
  return no(ReasonCode::not_combat, over ? 3 : batch_timing(s) ? 2 : 1);
}

Reason explain_act(const Ctx& c, u8 player, const Option& o) {
  ActScan a(c, player, true);
  const State& s = c.s;
  switch (o.kind) {
    case OptionKind::pass:
      return kLegal;
    case OptionKind::play_land:
      return check_land(a, o.object);
    case OptionKind::cast:
      return check_cast(a, o.object, o.a);
    case OptionKind::activate:
    case OptionKind::mana: {
      if (!has_ability(c, o.object, o.b)) return no(ReasonCode::not_now);
      const Ability& ab = c.db.abilities[o.b];
      if (ab.kind != AbilityKind::activated) return no(ReasonCode::not_now);
      if (((ab.flags & kAManaAbility) != 0) != (o.kind == OptionKind::mana))
        return no(ReasonCode::not_now);
      if (o.kind == OptionKind::activate) return check_activate(a, o.object, o.b);
      if (s.objects[o.object.slot].zone != Zone::battlefield ||
          controller_of(s, o.object) != player)
        return no(ReasonCode::not_yours);
      const Reason r = check_mana_ability(a, o.object, o.b);
      if (r.code != ReasonCode::legal) return r;
      ManaVariant v[kMaxVariants];
      const int n = mana_variants(c, o.object, o.b, player, v);
      for (int i = 0; i < n; ++i)
        if (v[i].kind == o.a) return kLegal;
      return n == 0 && !simple_mana_ability(c, ab) && o.a == kManaKinds ? kLegal
                                                                        : no(ReasonCode::not_now);
    }
    case OptionKind::special:
      return check_special(a, o.object);
    case OptionKind::offer: {
      Option all[kMaxOptions];
      int n = offer_options(c, player, false, all, kMaxOptions / 2);
      n += offer_options(c, player, true, all + n, kMaxOptions / 2);
      for (int i = 0; i < n; ++i)
        if (all[i] == o) return kLegal;
      return no(ReasonCode::not_now);
    }
    // Nobody is asked for attackers or blockers now: what speaks against this one, else the time.
    case OptionKind::attack: {
      Ref by;
      // In another's turn the time is wrong, whosever the creature is.
      const Derived* d = derived_at(s, o.object);
      if (d && d->controller == player && s.active != player) return not_combat(c, player);
      const ReasonCode why = why_not_attack(c, o, &by);
      return why == ReasonCode::legal || why == ReasonCode::not_now
                 ? not_combat(c, player)
                 : combat_refusal(c, why, o.object, by);
    }
    case OptionKind::block: {
      Ref by;
      const ReasonCode why = why_not_block(c, player, o, &by);
      return why == ReasonCode::legal || why == ReasonCode::not_now ||
                     (why == ReasonCode::not_attacking && !s.attacked)
                 ? no(ReasonCode::not_combat)
                 : combat_refusal(c, why, o.object, by);
    }
    default:
      return no(ReasonCode::not_now);
  }
}

}  // namespace upkeep
