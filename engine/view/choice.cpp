// What a seat sees of a question that is answered piece by piece: a division, an order.
#include <algorithm>

#include "blocks.h"
#include "rules/outside.h"
#include "rules/query.h"
#include "view/words.h"

namespace upkeep {
namespace {

void add_share(View& v, const Read& c, Ref to, u8 player, int given, int lethal,
               const ViewNames& names, Lang lang) {
  ViewShare out;
  out.to = to;
  out.to_player = to ? kNoPlayer : player;
  out.name = to ? object_name(c, to, v.seat, lang) : player_name(names, player);
  out.given = i16(given);
  out.lethal = i16(lethal);
  v.shares.push_back(std::move(out));
}

void add_damage_shares(View& v, const Read& c, const ViewNames& names, Lang lang) {
  DamageShare shares[64];
  const int n = damage_shares(c, shares, 64);
  for (int i = 0; i < n; ++i)
    add_share(v, c, shares[i].to, shares[i].player, shares[i].given, shares[i].lethal, names, lang);
  const Derived* by = derived_at(c.s, c.s.decision.about);
  v.whole = by ? by->power : i16(0);
}

void add_target_shares(View& v, const Read& c, const ViewNames& names, Lang lang) {
  const State& s = c.s;
  const Decision& d = s.decision;
  if (d.item >= s.stack_object_count || d.n >= s.stack_objects[d.item].target_count) return;
  const StackObject& it = s.stack_objects[d.item];
  // What the later ones must get at least is not among what this one may have.
  int given = 0, after = 0;
  for (int i = 0; i < it.target_count; ++i) {
    const Target& t = it.targets[i];
    if (t.slot != it.targets[d.n].slot) continue;
    if (i < d.n) given += t.share;
    after += i > d.n;
    const Derived* what = t.kind == TargetKind::player ? nullptr : derived_at(s, t.object);
    const int lethal =
        what && is_creature(*what) ? std::max(0, what->toughness - perm_in(s, t.object).damage) : 0;
    add_share(v, c, t.kind == TargetKind::player ? Ref{} : t.object, t.player,
              i < d.n ? t.share : -1, lethal, names, lang);
  }
  v.whole = i16(given + d.hi + after);
}

void place(View& v, const Read& c, Ref r, u16 card, Lang lang) {
  v.placed.push_back({r, card, object_name(c, r, v.seat, lang)});
}

// Blockers of an attacker, or attackers of a blocker, that have a place.
void add_block_order(View& v, const Read& c, bool blockers, Lang lang) {
  const State& s = c.s;
  const Ref about = s.decision.about;
  std::vector<Ref> at(std::size_t(std::max(0, int(s.decision.done))));
  const auto put = [&](int place, Ref r) {
    if (place < int(at.size())) at[std::size_t(place)] = r;
  };
  if (blockers) {
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Permanent& p = perm_in(s, battlefield_ref(s, i));
      const int k = is_blocking(p) ? blocking_index(s, p, about) : -1;
      if (k >= 0) put(order_at(s, p, k), battlefield_ref(s, i));
    }
  } else if (derived_at(s, about)) {
    const Permanent& p = perm_in(s, about);
    for (int k = 0; k < p.blocking_count; ++k) put(block_order_at(s, p, k), blocked_at(s, p, k));
  }
  for (Ref r : at)
    if (r) place(v, c, r, s.objects[r.slot].card, lang);
}

void add_trigger_order(View& v, const Read& c, Lang lang) {
  const State& s = c.s;
  if (!s.frame_count || s.frames[s.frame_count - 1].kind != FrameKind::triggers) return;
  const u8 player = s.frames[s.frame_count - 1].player;
  for (int place = 1; place <= s.decision.done; ++place)
    for (int k = 0; k < s.pending_count; ++k) {
      const PendingTrigger& p = s.pending[k];
      if (p.placed != place || p.controller != player) continue;
      Option o{OptionKind::value, 0, p.ability, p.source, {}, i16(k)};
      v.placed.push_back({p.source, p.card, option_words(c, o, {}, lang, v.words)});
    }
}

}  // namespace

void add_block_places(View& v, const Read& c) {
  const State& s = c.s;
  if (!s.rules.is(DamageSplit::ordered_lethal)) return;
  constexpr u8 kNone = 0xFF;  // not asked about yet
  for (ViewObject& o : v.objects) {
    if (o.blocking.empty()) continue;
    const Ref attacker = o.blocking[0];
    // Before anybody was asked all have the first place.
    int count = 0;
    bool ordered = false;
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Permanent& p = perm_in(s, battlefield_ref(s, i));
      const int k = is_blocking(p) ? blocking_index(s, p, attacker) : -1;
      if (k < 0) continue;
      ++count;
      ordered = ordered || order_at(s, p, k) != 0;
    }
    const Permanent& own = perm_in(s, o.ref);
    const int k = blocking_index(s, own, attacker);
    if (count > 1 && ordered && k >= 0 && order_at(s, own, k) != kNone)
      o.place = u8(order_at(s, own, k) + 1);
  }
}

void add_choice(View& v, const Read& c, const ViewNames& names, Lang lang) {
  const State& s = c.s;
  const Decision& d = s.decision;
  if (d.kind == DecisionKind::divide) {
    if (d.prompt == Prompt::damage_division)
      add_damage_shares(v, c, names, lang);
    else if (d.prompt == Prompt::effect_division)
      add_target_shares(v, c, names, lang);
    for (ViewShare& share : v.shares)
      share.asked = d.to ? share.to == d.to : !share.to && share.to_player == d.to_player;
    return;
  }
  if (d.kind != DecisionKind::order) return;
  switch (d.prompt) {
    case Prompt::blocker_order:
    case Prompt::attacker_order:
      add_block_order(v, c, d.prompt == Prompt::blocker_order, lang);
      break;
    case Prompt::trigger_order:
      add_trigger_order(v, c, lang);
      break;
    case Prompt::graveyard_order: {
      const ZoneList& pile = s.graveyard[d.player];
      int first = 0;
      while (first < pile.count && !(s.objects[pile.at[first]].flags & kObjUnordered)) ++first;
      for (int i = std::max(0, first - d.done); i < first; ++i)
        place(v, c, make_ref(s, pile.at[i]), s.objects[pile.at[i]].card, lang);
      break;
    }
    case Prompt::look:
      for (int i = 0; i < d.done && d.n < s.player_count && i < s.library[d.n].count; ++i)
        place(v, c, make_ref(s, s.library[d.n].at[i]), s.objects[s.library[d.n].at[i]].card, lang);
      break;
    default:
      break;
  }
}

}  // namespace upkeep
