// What a player with priority may do (CR 117.1): the list of options, and why one is not on it. The
// conditions are in checks.cpp.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/checks_parts.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

// Ways of casting that are not the usual one.
template <class Fn>
void each_way(const Read& c, const CardDef& def, bool graveyard, Fn fn) {
  for (int i = 0; i < def.cast_option_count; ++i) {
    const CastOptionKind k = c.db.cast_options[def.first_cast_option + i].kind;
    const bool here = graveyard ? k == CastOptionKind::flashback
                                : k == CastOptionKind::alternative || k == CastOptionKind::morph;
    if (here) fn(u8(i + 1));
  }
}

}  // namespace

namespace {

// Collects what a player may do now, in the order that is part of the contract of legal().
class ActOptions {
 public:
  ActOptions(const Read& c, u8 player, Option* out, int cap)
      : c_(c), s_(c.s), player_(player), out_(out), cap_(cap), scan_(c, player, false) {}

  void add_pass() { out_[n_++] = {.kind = OptionKind::pass}; }
  void add_lands() {
    const ZoneList& hand = s_.hand[player_];
    if (!scan_.sorcery_ok || s_.players[player_].lands_played >= lands_allowed(c_, player_)) return;
    for (int i = 0; i < hand.count && n_ < cap_; ++i) {
      const Ref r = make_ref(s_, hand.at[i]);
      if (!(brief(hand.at[i]) & kTraitLand)) continue;
      if (check_land(scan_, r).code == ReasonCode::legal)
        out_[n_++] = {.kind = OptionKind::play_land, .object = r};
    }
  }
  void add_hand() {
    const ZoneList& hand = s_.hand[player_];
    const bool any_time = (s_.board.cards & (kTraitFast | kTraitHand)) != 0;
    for (int i = 0; i < hand.count && n_ < cap_ && (scan_.sorcery_ok || any_time); ++i) {
      const u32 traits = brief(hand.at[i]);
      hand_traits_ |= traits;
      if (traits & kTraitLand) continue;
      if (!scan_.sorcery_ok && !(traits & kTraitFast)) continue;
      const Ref r = make_ref(s_, hand.at[i]);
      add_cast(r, 0);
      if (traits & kTraitWays) add_ways(r, false);
    }
  }
  void add_graveyard() {
    if (!(s_.board.cards & kTraitGraveyard)) return;
    const ZoneList& grave = s_.graveyard[player_];
    // Most graveyards hold nothing that could be used: one look without branches says so.
    for (int i = 0; i < grave.count; ++i) grave_traits_ |= brief(grave.at[i]);
    for (int i = 0; grave_traits_ & kTraitGraveyard && i < grave.count; ++i)
      if (brief(grave.at[i]) & kTraitGraveyard) add_ways(make_ref(s_, grave.at[i]), true);
  }
  void add_abilities() {
    for (int i = 0; s_.board.users >> player_ & 1 && i < s_.battlefield_count; ++i) {
      const u16 slot = s_.battlefield[i];
      const Derived& d = s_.derived[s_.objects[slot].perm];
      const u32 traits = c_.db.brief(d.card);
      if (!d.granted_count && (d.lost_abilities || !(traits & kTraitActivated) ||
                               (d.controller != player_ && !(traits & kTraitShared))))
        continue;
      const Ref r = make_ref(s_, slot);
      u16 ids[kMaxAbilitiesSeen];
      const int count = abilities_of(c_, r, ids, kMaxAbilitiesSeen);
      for (int k = 0; k < count; ++k) add_ability(r, k, ids[k]);
    }
    if (hand_traits_ & kTraitHand) add_abilities_of(s_.hand[player_], Zone::hand, kTraitHand);
    if (grave_traits_ & kTraitGraveyard)
      add_abilities_of(s_.graveyard[player_], Zone::graveyard, kTraitGraveyard);
  }
  void add_special_actions() {
    for (int i = 0; s_.board.face_down && i < s_.battlefield_count && n_ < cap_; ++i) {
      const Ref r = make_ref(s_, s_.battlefield[i]);
      if (check_special(scan_, r).code == ReasonCode::legal)
        out_[n_++] = {.kind = OptionKind::special, .object = r};
    }
  }
  void add_offers(bool of_mana) {
    if (s_.delayed_count && n_ < cap_)
      n_ += offer_options(c_, player_, of_mana, out_ + n_, cap_ - n_);
  }
  void add_mana() { n_ += mana_options(c_, player_, out_ + n_, cap_ - n_); }
  int count() const { return n_; }

 private:
  u32 brief(u16 slot) const { return c_.db.brief(s_.objects[slot].card); }
  void add_cast(Ref r, u8 how) {
    if (n_ < cap_ && check_cast(scan_, r, how).code == ReasonCode::legal)
      out_[n_++] = {.kind = OptionKind::cast, .a = how, .object = r};
  }
  void add_ways(Ref r, bool from_graveyard) {
    each_way(c_, c_.db.card(s_.objects[r.slot].card), from_graveyard,
             [&](u8 how) { add_cast(r, how); });
  }
  void add_ability(Ref r, int k, u16 id) {
    const Ability& ability = c_.db.abilities[id];
    if (ability.kind != AbilityKind::activated || (ability.flags & kAManaAbility)) return;
    if (n_ < cap_ && check_activate(scan_, r, id).code == ReasonCode::legal)
      out_[n_++] = {.kind = OptionKind::activate, .a = u8(k), .b = id, .object = r};
  }
  void add_abilities_of(const ZoneList& list, Zone zone, u16 wanted) {
    for (int i = 0; i < list.count; ++i) {
      if (!(brief(list.at[i]) & wanted)) continue;
      const Ref r = make_ref(s_, list.at[i]);
      const CardDef& def = c_.db.card(s_.objects[r.slot].card);
      for (int k = 0; k < def.ability_count; ++k)
        if (c_.db.abilities[def.first_ability + k].zone == zone)
          add_ability(r, k, u16(def.first_ability + k));
    }
  }

  const Read& c_;
  const State& s_;
  const u8 player_;
  Option* const out_;
  const int cap_;
  int n_ = 0;
  ActScan scan_;
  u32 hand_traits_ = 0, grave_traits_ = 0;
};

}  // namespace

bool can_act(const Read& c, u8 player) {
  Option out[2];
  ActOptions options(c, player, out, 2);
  options.add_pass();
  options.add_lands();
  options.add_hand();
  options.add_graveyard();
  if (options.count() < 2) options.add_abilities();
  if (options.count() < 2) options.add_special_actions();
  if (options.count() < 2) options.add_offers(false);
  return options.count() > 1;
}

namespace {

// Whether a few looks prove that can_act() is false. They are made at almost every step of a turn.
bool surely_idle(const Read& c, u8 player) {
  const State& s = c.s;
  const Board& b = s.board;
  if (s.delayed_count || b.face_down || b.users >> player & 1) return false;
  if (s.active == player && main_step(s.step) && !s.stack_count) return false;
  u32 seen = 0;
  if (b.cards & (kTraitFast | kTraitHand))
    for (int i = 0; i < s.hand[player].count; ++i)
      seen |= c.db.brief(s.objects[s.hand[player].at[i]].card) & (kTraitFast | kTraitHand);
  if (b.cards & kTraitGraveyard)
    for (int i = 0; i < s.graveyard[player].count; ++i)
      seen |= c.db.brief(s.objects[s.graveyard[player].at[i]].card) & kTraitGraveyard;
  return !seen;
}

}  // namespace

bool passes(Ctx& c, u8 player) {
  if (!c.on || c.on->answered >= c.on->most || c.s.turn >= c.on->until_turn) return false;
  if (!surely_idle(c, player)) return false;
  ++c.on->answered;
  return true;
}

int act_options(const Read& c, u8 player, Option* out, bool offer_mana) {
  ActOptions options(c, player, out, kMaxOptions - 1);
  options.add_pass();
  options.add_lands();
  options.add_hand();
  options.add_graveyard();
  options.add_abilities();
  options.add_special_actions();
  options.add_offers(false);
  if (offer_mana) options.add_mana();
  if (offer_mana) options.add_offers(true);
  return options.count();
}

Reason combat_refusal(const Read& c, ReasonCode why, Ref creature, Ref by) {
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
Reason not_combat(const Read& c, u8 player) {
  const State& s = c.s;
  if (s.active != player) return no(ReasonCode::not_combat);
  if (may_announce_attack(c, player)) return no(ReasonCode::not_combat, 2);
  const bool over = s.step > Step::end_combat || (s.attacked && !s.extra_combats);
  return no(ReasonCode::not_combat, over ? 3 : batch_timing(s) ? 2 : 1);
}

Reason explain_act(const Read& c, u8 player, const Option& o) {
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
