// State-based actions (CR 704): one pass, everything that applies at one time.
#include "rules/timing/state_based.h"
#include "rules/ahead.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/timing/window.h"
#include "rules/zones.h"
#include "util/uninitialized_array.h"

namespace upkeep {
namespace {

constexpr Cause kChecked{CauseKind::check, kNoPlayer, 0, 0, 0, 0, {}};

// What one pass has found.
struct Pass {
  UninitializedArray<Ref, kMaxPermanents> destroyed;  // lethal damage: regeneration may save them
  UninitializedArray<Ref, kMaxPermanents> buried;     // put into the graveyard, nothing saves them
  int destroyed_count = 0, buried_count = 0;
  bool done = false;

  void bury(Ref r) {
    for (int i = 0; i < buried_count; i++)
      if (buried[i] == r) return;
    if (buried_count < kMaxPermanents) buried[buried_count++] = r;
  }
};

// CR 704.5a-c, 104.4a. True if somebody has lost.
bool players_lose(Ctx& c, bool life, bool others) {
  const CauseScope because(c, kChecked);
  State& s = c.s;
  LossReason why[kMaxPlayers] = {};
  int losing = 0, staying = 0;
  for (u8 p = 0; p < s.player_count; p++) {
    if (!in_game(s, p)) continue;
    const Player& pl = s.players[p];
    if (life && pl.life <= 0 && !cannot_lose(c, p, ModKind::zero_life))
      why[p] = LossReason::life;
    else if (others && pl.drew_from_empty)
      why[p] = LossReason::library;
    else if (others && pl.poison >= 10)
      why[p] = LossReason::poison;
    if (why[p] != LossReason::none && cannot_lose(c, p)) why[p] = LossReason::none;
    (why[p] == LossReason::none ? staying : losing)++;
    if (others) s.players[p].drew_from_empty = 0;
  }
  if (!losing) return false;
  if (staying) {
    for (u8 p = 0; p < s.player_count; p++)
      if (why[p] != LossReason::none) player_loses(c, p, why[p]);
    return true;
  }
  // Everybody at one time: the duel is drawn.
  for (u8 p = 0; p < s.player_count; p++) {
    if (why[p] == LossReason::none) continue;
    s.players[p].lost = why[p];
    Event e;
    e.type = LogEvent::lose_game;
    e.player = p;
    e.value = u8(why[p]);
    emit(c, e);
  }
  end_duel(c, kNoPlayer);
  return true;
}

// CR 704.5f-i: creatures and planeswalkers.
void bodies(Ctx& c, Pass& pass) {
  State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    Permanent& p = s.permanents[s.objects[r.slot].perm];
    const Derived& d = derived_in(s, r);
    const bool touched = (p.flags & kPDeathtouched) != 0;
    if (touched) p.flags &= ~kPDeathtouched;
    if (p.flags & kPDying) {
      pass.destroyed[pass.destroyed_count++] = r;
    } else if (is_creature(d)) {
      if (d.toughness <= 0) {
        if (s.rules.is(ToughnessZero::sba) || d.keywords & bit(Keyword::indestructible))
          pass.bury(r);
        else
          pass.destroyed[pass.destroyed_count++] = r;
      } else if ((p.damage >= d.toughness || touched) &&
                 !(d.keywords & bit(Keyword::indestructible))) {
        pass.destroyed[pass.destroyed_count++] = r;
      }
    }
    if (d.types & kPlaneswalker && p.counters[int(Counter::loyalty)] <= 0) pass.bury(r);
  }
}

// CR 704.5m-n: what an Aura or Equipment is attached to must be there and be lawful.
void attachments(Ctx& c, Pass& pass) {
  State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    Permanent& p = s.permanents[s.objects[r.slot].perm];
    const Derived& d = derived_in(s, r);
    if (c.db.brief(d.card) & kTraitAura && !(p.flags & kPFaceDown)) {
      const bool lawful =
          !is_creature(d) &&
          (p.attached_player != kNoPlayer
               ? in_game(s, p.attached_player) && can_attach_to_player(c, r, p.attached_player)
               : alive(s, p.attached_to) && can_attach(c, r, p.attached_to));
      if (!lawful) pass.bury(r);
      continue;
    }
    if (!p.attached_to) continue;
    const Derived* host = derived_at(s, p.attached_to);
    const bool lawful =
        host && !is_creature(d) && is_creature(*host) && !protected_from(c, p.attached_to, r);
    if (lawful) continue;
    p.attached_to = Ref{};  // it stays on the battlefield
    dirty(s);
    pass.done = true;
  }
}

u32 entered(const State& s, Ref r) { return s.objects[r.slot].entered; }

// Since when it has been the legend it is: it may have become one by copying or by turning up.
u32 legend_since(const State& s, Ref r) {
  const Permanent& p = perm_in(s, r);
  // An Aura's or an Equipment's own timestamp tells when it was attached.
  constexpr TypeSet kNeverAttached = kCreature | kLand | kPlaneswalker;
  u32 since = derived_in(s, r).types & kNeverAttached ? p.timestamp : entered(s, r);
  for (int i = 0; i < s.continuous_count; i++) {
    const ContinuousEffect& e = s.continuous_effects[i];
    if (e.copy_card && e.affected == r && e.timestamp > since) since = e.timestamp;
  }
  return since;
}

// Do the legend rule's words "with the same name" join these two?
bool same_legend(const State& s, Ref a, Ref b) {
  return derived_in(s, a).card == derived_in(s, b).card;
}
bool is_legend(const State& s, Ref r) {
  const Derived& d = derived_in(s, r);
  return d.supers & kLegendary && d.card && !(perm_in(s, r).flags & kPFaceDown);
}
bool is_planeswalker(const State& s, Ref r) {
  return (derived_in(s, r).types & kPlaneswalker) != 0;
}
bool same_planeswalker_type(const State& s, Ref a, Ref b) {
  return derived_in(s, a).subtypes.intersects(derived_in(s, b).subtypes);
}

enum Rule : u8 { kLegendRule, kPlaneswalkerRule };
bool in_group(const State& s, Rule rule, Ref first, Ref r) {
  if (rule == kLegendRule) return is_legend(s, r) && same_legend(s, first, r);
  return is_planeswalker(s, r) && same_planeswalker_type(s, first, r);
}

// A group of which its controller must choose one: pushes the frame that asks.
bool choose_one_to_keep(Ctx& c, Rule rule) {
  State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref a = battlefield_ref(s, i);
    if (!in_group(s, rule, a, a)) continue;
    for (int k = i + 1; k < s.battlefield_count; k++) {
      const Ref b = battlefield_ref(s, k);
      if (derived_in(s, a).controller != derived_in(s, b).controller || !in_group(s, rule, a, b))
        continue;
      Frame& f = push_frame(c, FrameKind::state_based);
      f.player = derived_in(s, a).controller;
      f.ref = a;
      f.state_based.rule = rule;
      return true;
    }
  }
  return false;
}

// All but the one that has been the legend longest, or all of them (CR 704.5j as it was).
void bury_groups(const State& s, Rule rule, bool oldest_stays, Pass& pass) {
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref a = battlefield_ref(s, i);
    if (!in_group(s, rule, a, a)) continue;
    for (int k = 0; k < s.battlefield_count; k++) {
      const Ref b = battlefield_ref(s, k);
      if (i == k || !in_group(s, rule, a, b)) continue;
      if (!oldest_stays || legend_since(s, b) <= legend_since(s, a)) pass.bury(a);
    }
  }
}

// CR 704.5j-k; true if somebody must choose.
bool uniqueness(Ctx& c, Pass& pass) {
  State& s = c.s;
  int legends = 0, walkers = 0, worlds = 0;
  u32 newest = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    legends += is_legend(s, r);
    walkers += is_planeswalker(s, r);
    if (derived_in(s, r).supers & kWorld) {
      worlds++;
      if (entered(s, r) > newest) newest = entered(s, r);
    }
  }
  if (worlds > 1 && s.rules.is(WorldRule::newest_stays)) {
    int at_newest = 0;
    for (int i = 0; i < s.battlefield_count; i++) {
      const Ref r = battlefield_ref(s, i);
      at_newest += derived_in(s, r).supers & kWorld && entered(s, r) == newest;
    }
    for (int i = 0; i < s.battlefield_count; i++) {
      const Ref r = battlefield_ref(s, i);
      if (derived_in(s, r).supers & kWorld && (entered(s, r) != newest || at_newest > 1))
        pass.bury(r);
    }
  }
  bool choice = false;
  if (legends > 1) {
    const LegendRule legend_rule = s.rules.legend_rule();
    if (legend_rule == LegendRule::own_choice)
      choice = choose_one_to_keep(c, kLegendRule);
    else
      bury_groups(s, kLegendRule, legend_rule == LegendRule::oldest_stays, pass);
  }
  if (walkers > 1) {
    const PlaneswalkerUnique unique = s.rules.planeswalker_unique();
    if (unique == PlaneswalkerUnique::by_type_all_die)
      bury_groups(s, kPlaneswalkerRule, false, pass);
    if (unique == PlaneswalkerUnique::by_type_own_choice && !choice)
      choice = choose_one_to_keep(c, kPlaneswalkerRule);
  }
  return choice;
}

// CR 704.5q.
void annihilate(Ctx& c, Pass& pass) {
  State& s = c.s;
  const CounterAnnihilation how = s.rules.counter_annihilation();
  if (how == CounterAnnihilation::none) return;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const auto pair = [&](Counter plus, Counter minus) {
      const Permanent& p = perm_in(s, r);
      const int a = p.counters[int(plus)], b = p.counters[int(minus)];
      const int n = a < b ? a : b;
      if (n <= 0) return;
      put_counters(c, r, plus, -n);
      put_counters(c, r, minus, -n);
      pass.done = true;
    };
    pair(Counter::p1p1, Counter::m1m1);
    if (how == CounterAnnihilation::exact_opposites) pair(Counter::p0p1, Counter::m0m1);
  }
}

// The checks that most boards need not make, as their summary says; true if somebody must choose.
bool attached_and_unique(Ctx& c, Pass& pass) {
  const Board& b = c.s.board;
  if (b.attached || b.traits & kTraitAura) attachments(c, pass);
  if (b.counters) annihilate(c, pass);
  return (b.supers & (kLegendary | kWorld) || b.types & kPlaneswalker) && uniqueness(c, pass);
}

}  // namespace

bool is_dying(const State& s, Ref r) {
  const Permanent* p = permanent_of(s, r);
  if (!p) return false;
  if (p->flags & kPDying) return true;
  const Derived& d = derived_in(s, r);
  if (!is_creature(d)) return false;
  if (d.toughness <= 0) return true;
  return (p->damage >= d.toughness || p->flags & kPDeathtouched) &&
         !(d.keywords & bit(Keyword::indestructible));
}

bool any_dying(const Read& c) {
  const State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++)
    if (is_dying(s, battlefield_ref(s, i))) return true;
  return false;
}

void kill_dying(Ctx& c) {
  const CauseScope because(c, kChecked);
  State& s = c.s;
  Ref going[kMaxPermanents];
  int n = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    if (!is_dying(s, r)) continue;
    Permanent& p = *perm_at(s, r);
    p.flags &= ~kPDeathtouched;
    if (regeneration_window(s)) p.flags |= kPDying;
    const Derived& d = derived_in(s, r);
    const bool indestructible = (d.keywords & bit(Keyword::indestructible)) != 0;
    if ((is_creature(d) && d.toughness <= 0 && indestructible) || doomed(c, r, false))
      going[n++] = r;
  }
  move_all(c, going, n, Zone::graveyard);
}

bool sweep(Ctx& c) {
  const CauseScope because(c, kChecked);
  State& s = c.s;
  refresh(c);
  Pass pass;
  for (int i = 0; s.board.types & kPlaneswalker && i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Derived& d = derived_in(s, r);
    if (d.types & kPlaneswalker && perm_in(s, r).counters[int(Counter::loyalty)] <= 0) pass.bury(r);
  }
  const bool choice = attached_and_unique(c, pass);
  if (pass.buried_count) {
    pass.done = true;
    for (int i = 0; i < pass.buried_count; i++) {
      Event e = permanent_event(c, LogEvent::bury, pass.buried[i]);
      emit(c, e);
    }
    move_all(c, pass.buried.data(), pass.buried_count, Zone::graveyard);
  }
  return pass.done || choice;
}

bool losses(Ctx& c) { return players_lose(c, c.s.rules.is(LifeLoss::sba), true); }

// Life is looked at when a phase ends, or an attack begins or ends (era-fifth 10.2).
void life_check(Ctx& c) {
  if (c.s.rules.is(LifeLoss::phase_end)) players_lose(c, true, false);
}

bool checks_after_effect(Ctx& c) {
  const CauseScope because(c, kChecked);
  State& s = c.s;
  if (s.rules.is(DeathCheck::sba) && s.rules.is(OtherLoss::sba)) return false;
  refresh(c);
  if (s.rules.is(OtherLoss::after_effect) && players_lose(c, false, true)) return true;
  if (s.rules.is(DeathCheck::sba) || regeneration_window(s)) return false;
  Pass pass;
  bodies(c, pass);
  for (int i = 0; i < pass.destroyed_count; i++)
    if (doomed(c, pass.destroyed[i], false)) pass.bury(pass.destroyed[i]);
  if (pass.buried_count) move_all(c, pass.buried.data(), pass.buried_count, Zone::graveyard);
  return pass.buried_count + pass.destroyed_count > 0;
}

bool state_based_actions(Ctx& c) {
  const CauseScope because(c, kChecked);
  State& s = c.s;
  end_event(s);
  refresh(c);
  Pass pass;
  for (u8 p = 0; p < s.player_count; ++p)
    if (s.player_count > 2 && !in_game(s, p)) take_cards_away(c, p);
  if (players_lose(c, s.rules.is(LifeLoss::sba), true)) {
    if (s.over) return true;
    pass.done = true;
    refresh(c);
  }
  bodies(c, pass);
  if (regeneration_window(s) && pass.destroyed_count) {
    // The window first (it pushes a frame above whoever asked), then those that are left.
    bool asked = true;
    for (int i = 0; i < pass.destroyed_count; i++) {
      Permanent& p = *perm_at(s, pass.destroyed[i]);
      if (!(p.flags & kPRegenerationOffered)) asked = false;
      p.flags |= kPRegenerationOffered | kPDying;
    }
    s.sba_needed = 1;
    if (!asked) {
      push_window(c, Waiting::regeneration);
      return true;
    }
  }
  // Whatever the choice is, the rest of the pass comes first; the frame asks when it is on top.
  const bool choice = attached_and_unique(c, pass);
  if (pass.destroyed_count) pass.done = true;
  for (int i = 0; i < pass.destroyed_count; i++)
    if (doomed(c, pass.destroyed[i], false)) pass.bury(pass.destroyed[i]);
  if (pass.buried_count) {
    pass.done = true;
    move_all(c, pass.buried.data(), pass.buried_count, Zone::graveyard);
  }
  if (pass.done || choice) s.sba_needed = 1;
  return pass.done || choice;
}

// ------------------------------------------------------------------ which one to keep (f.ref: of
// the group)
namespace {

int group_of(const Read& c, const Frame& f, Ref* out) {
  const State& s = c.s;
  if (!derived_at(s, f.ref)) return 0;
  int n = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    if (derived_in(s, r).controller == f.player && in_group(s, Rule(f.state_based.rule), f.ref, r))
      out[n++] = r;
  }
  return n;
}

}  // namespace

void step_state_based(Ctx& c, Frame& f) {
  refresh(c);
  Ref group[kMaxPermanents];
  if (f.pc == stage::state_based::chosen || group_of(c, f, group) < 2) {
    c.s.sba_needed = 1;
    pop_frame(c);
    return;
  }
  ask(c, DecisionKind::choose, Prompt::legend, f.player).about = f.ref;
}

void answer_state_based(Ctx& c, Frame& f, const Option& o) {
  const CauseScope because(c, kChecked);
  Ref group[kMaxPermanents], rest[kMaxPermanents];
  const int n = group_of(c, f, group);
  int k = 0;
  for (int i = 0; i < n; i++)
    if (!(group[i] == o.object)) rest[k++] = group[i];
  f.pc = stage::state_based::chosen;
  move_all(c, rest, k, Zone::graveyard);
}

int options_state_based(const Read& c, const Frame& f, Option* out, bool) {
  Ref group[kMaxPermanents];
  const int n = group_of(c, f, group);
  for (int i = 0; i < n; i++) out[i] = Option{OptionKind::object, 0, 0, group[i], {}, 0};
  return n;
}

}  // namespace upkeep
