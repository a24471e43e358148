// Announcing a spell or ability: the steps of CR 601.2, one after another, as one frame. Triggered
// abilities and copies go through the steps of modes and targets only.
#include "rules/casting/cast.h"
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

const Ability* ability_of(const Read& c, const StackObject& it) {
  return it.ability ? &c.db.abilities[it.ability] : nullptr;
}

void next_part(Frame& f, stage::cast::Stage pc) {
  f.pc = pc;
  f.cast.index = f.cast.chosen = 0;
}

// ------------------------------------------------------------------ modes (CR 601.2b, 700.2)
bool mode_chosen(const StackObject& it, int m) {
  for (int i = 0; i < it.mode_count; ++i)
    if (it.modes[i] == m) return true;
  return false;
}

bool mode_possible(const Read& c, const StackObject& it, const Ability& a, int m) {
  const Mode& mode = c.db.modes[a.first_mode + m];
  if (mode_chosen(it, m)) return false;
  if (has_windows(c.s) && it.kind != StackObjectKind::triggered &&
      window_allows(c, window_now(c.s), mode, scope_of(c.s, it)) != ReasonCode::legal)
    return false;
  return mode.target_count == 0 ||
         mode_has_targets(c, mode.first_target, mode.target_count, scope_of(c.s, it), 0, nullptr);
}

// Whether it taps or untaps is said when it is announced (catalogue K-32, R-140).
bool announces_tapping(const Read& c, const Ability& a) {
  if (c.s.rules.is(TapOrUntap::on_resolution) || !a.mode_count) return false;
  const Effect* e = &c.db.effects[c.db.modes[a.first_mode].effects];
  if (e->kind == EffectKind::may) e = &c.db.effects[e->child];
  return e->kind == EffectKind::tap_or_untap;
}

void step_modes(Ctx& c, Frame& f) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  const Ability* a = ability_of(c, it);
  if (!a || a->mode_count <= 1) {
    it.mode_count = a ? 1 : 0;
    it.modes[0] = 0;
    if (a && it.tap_choice == TapChoice::none && announces_tapping(c, *a)) {
      Decision& d = ask(c, DecisionKind::choose, Prompt::tap_or_untap, it.controller);
      d.item = f.item;
      d.ability = it.ability;
      d.about = it.source;
      d.hi = 1;
      return;
    }
    next_part(f, stage::cast::optional);
    return;
  }
  int possible = 0;
  for (int m = 0; m < a->mode_count; ++m) possible += mode_possible(c, it, *a, m);
  const int most = a->modes_max < 4 ? a->modes_max : 4;
  if (it.mode_count < a->modes_min && possible == 0) return take_back(c, f);
  if (it.mode_count >= most || possible == 0) return next_part(f, stage::cast::optional);
  Decision& d = ask(c, DecisionKind::choose, Prompt::mode, it.controller);
  d.lo = a->modes_min;
  d.hi = i16(most);
  d.done = it.mode_count;
  d.item = f.item;
  d.ability = it.ability;
  d.about = it.source;
}

void answer_modes(Ctx& c, Frame& f, const Option& o) {
  StackObject& it = c.s.stack_objects[f.item];
  if (o.kind == OptionKind::yes || o.kind == OptionKind::no)
    it.tap_choice = o.kind == OptionKind::yes ? TapChoice::tap : TapChoice::untap;
  if (o.kind != OptionKind::value) return next_part(f, stage::cast::optional);
  int at = it.mode_count++;
  for (; at > 0 && it.modes[at - 1] > o.value; --at) it.modes[at] = it.modes[at - 1];
  it.modes[at] = u8(o.value);
}

// ------------------------------------------------------------------ optional costs (CR 601.2b)
bool extra_possible(const Read& c, StackObject it, const CastOption& o, int index, int times) {
  it.optional_costs = u16(it.optional_costs | (1 << index));
  if (o.kind == CastOptionKind::multikicker) it.kick_count = u8(times);
  const Scope scope = scope_of(c.s, it);
  if (cost_check(c, it.controller, c.db.costs[o.cost], it.source, scope, nullptr) !=
      ReasonCode::legal)
    return false;
  return payable(c, it.controller, total_cost(c, it, (it.flags & kItemWithoutPaying) != 0), 0, {});
}

void step_optional(Ctx& c, Frame& f) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  if (it.kind != StackObjectKind::spell || (f.flags & kCastTriggered) || (it.flags & kItemFaceDown))
    return next_part(f, stage::cast::splice);
  const CardDef& def = c.db.card(it.card);
  for (; f.cast.index < def.cast_option_count; ++f.cast.index) {
    const CastOption& o = c.db.cast_options[def.first_cast_option + f.cast.index];
    const bool kicker = o.kind == CastOptionKind::kicker,
               many = o.kind == CastOptionKind::multikicker;
    if (!kicker && !many && o.kind != CastOptionKind::buyback) continue;
    if (o.condition && !condition_holds(c, o.condition, scope_of(s, it))) continue;
    if (!extra_possible(c, it, o, f.cast.index, 1)) continue;
    Decision& d =
        ask(c, many ? DecisionKind::number : DecisionKind::choose,
            o.kind == CastOptionKind::buyback ? Prompt::buyback : Prompt::kicker, it.controller);
    if (many) {
      int hi = 1;
      while (hi < 20 && extra_possible(c, it, o, f.cast.index, hi + 1)) ++hi;
      d.hi = i16(hi);
    }
    d.item = f.item;
    d.n = u8(f.cast.index);
    d.ability = u16(def.first_cast_option + f.cast.index);
    d.about = it.self;
    return;
  }
  next_part(f, stage::cast::splice);
}

void answer_optional(Ctx& c, Frame& f, const Option& o) {
  StackObject& it = c.s.stack_objects[f.item];
  const int index = f.cast.index++;
  const CastOptionKind kind = c.db.cast_options[c.db.card(it.card).first_cast_option + index].kind;
  const int times = o.kind == OptionKind::value ? o.value : o.kind == OptionKind::yes ? 1 : 0;
  if (times <= 0) return;
  it.optional_costs = u16(it.optional_costs | (1 << index));
  if (kind == CastOptionKind::buyback) {
    it.flags |= kItemBuyback;
    return;
  }
  it.flags |= kItemKicked;
  it.kick_count = u8(kind == CastOptionKind::multikicker ? times : it.kick_count + 1);
}

// ------------------------------------------------------------------ splice (CR 702.47)
bool is_arcane(const Read& c, const StackObject& it) {
  const CardDef& def = c.db.card(it.card);
  for (std::size_t i = 5; i < c.db.subtypes.size(); ++i)
    if (c.db.subtypes[i] == "Arcane") return def.subtypes.has(int(i));
  return false;
}

bool splice_possible(const Read& c, StackObject it, int at, Ref card, u16 ability) {
  it.spliced[at] = ability;
  const Mode& mode = c.db.modes[c.db.abilities[ability].first_mode];
  Scope scope = scope_of(c.s, it);
  if (mode.target_count &&
      !mode_has_targets(c, mode.first_target, mode.target_count, scope, 0, nullptr))
    return false;
  const u16 option = splice_option(c, c.db.abilities[ability].card);
  const Cost& k = c.db.costs[c.db.cast_options[option].cost];
  if (cost_check(c, it.controller, k, card, scope, nullptr) != ReasonCode::legal) return false;
  return payable(c, it.controller, total_cost(c, it, (it.flags & kItemWithoutPaying) != 0), 0, {});
}

void step_splice(Ctx& c, Frame& f) {
  const State& s = c.s;
  const StackObject& it = s.stack_objects[f.item];
  const bool spell = it.kind == StackObjectKind::spell && !(f.flags & kCastTriggered) && it.ability;
  const ZoneList& hand = s.hand[it.controller];
  for (; spell && !it.spliced[1] && f.cast.index < hand.count; ++f.cast.index) {
    const Ref r = make_ref(s, hand.at[f.cast.index]);
    const u16 card = s.objects[r.slot].card;
    if (!splice_option(c, card) || !is_arcane(c, it)) continue;
    if (!splice_possible(c, it, it.spliced[0] ? 1 : 0, r, spell_ability(c, card))) continue;
    Decision& d = ask(c, DecisionKind::choose, Prompt::splice, it.controller);
    d.item = f.item;
    d.about = r;
    return;
  }
  next_part(f, stage::cast::x);
}

void answer_splice(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  const Ref r = make_ref(s, s.hand[it.controller].at[f.cast.index++]);
  if (o.kind != OptionKind::yes) return;
  Object& card = s.objects[r.slot];
  it.spliced[it.spliced[0] ? 1 : 0] = spell_ability(c, card.card);
  // Shown to everyone: from here on nothing is as if it had not happened.
  card.known_to = u16((1u << s.player_count) - 1);
  card.flags |= kObjRevealed;
  f.flags |= kCastFinal;
  emit(c, {.type = LogEvent::reveal, .player = it.controller, .card = card.card, .object = r});
}

// ------------------------------------------------------------------ X (CR 601.2b)
void step_x(Ctx& c, Frame& f) {
  const StackObject& it = c.s.stack_objects[f.item];
  if (f.flags & kCastTriggered) return next_part(f, stage::cast::targets);
  const ManaCost cost = total_cost(c, it, (f.flags & kCastNoCost) != 0);
  if (cost.x == 0) return next_part(f, stage::cast::targets);
  ExcludedList ex;
  excluded_for(c, it, f, ex);
  int hi = greatest_x(c, it.controller, cost, ex.view());
  if (hi < 0) return take_back(c, f);
  // What costs less may leave more for X than its symbols say.
  if (it.kind == StackObjectKind::spell && c.s.has_rules_mods)
    for (StackObject with = it; hi < kMaxOptions; ++hi) {
      with.x = i16(hi + 1);
      const ManaCost more = total_cost(c, with, (f.flags & kCastNoCost) != 0);
      if (more.x || !payable(c, it.controller, more, with.x, ex.view())) break;
    }
  const bool some = it.kind != StackObjectKind::spell && it.ability &&
                    (c.db.costs[c.db.abilities[it.ability].cost].flags & kCostXNotZero);
  if (some && hi < 1) return take_back(c, f);
  Decision& d = ask(c, DecisionKind::number, Prompt::x_value, it.controller);
  d.lo = some ? 1 : 0;
  d.hi = i16(hi < kMaxOptions ? hi : kMaxOptions - 1);
  d.item = f.item;
  d.about = it.self ? it.self : it.source;
}

// ------------------------------------------------------------------ targets (CR 601.2c)
// May the slot have one target more, given what that would cost?
bool affords_another(const Read& c, const Frame& f, const StackObject& it, const TargetSpec& t) {
  if (!t.extra_cost || f.cast.chosen == 0 || (f.flags & kCastTriggered)) return true;
  ManaCost cost = total_cost(c, it, (f.flags & kCastNoCost) != 0);
  cost.generic = u8(cost.generic + t.extra_cost);
  return payable(c, it.controller, cost, it.x, {});
}

void step_targets(Ctx& c, Frame& f) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  u16 index = 0;
  const TargetSpec* t =
      f.cast.index < slot_count(c, it) ? spec_of(c, it, u8(f.cast.index), &index) : nullptr;
  if (!t) return next_part(f, stage::cast::divide);
  const Scope scope = scope_of(s, it);
  const int least = slot_min(c, *t, scope), most = slot_max(c, *t, scope);
  if (f.cast.chosen >= most || it.target_count == kMaxTargets || !affords_another(c, f, it, *t)) {
    if (f.cast.chosen < least) return take_back(c, f);
    ++f.cast.index;
    f.cast.chosen = 0;
    return;
  }
  if (!any_target(c, it, index, u8(f.cast.index))) {
    if (f.cast.chosen < least) return take_back(c, f);
    ++f.cast.index;
    f.cast.chosen = 0;
    return;
  }
  Decision& d = ask(c, DecisionKind::pick, Prompt::target, target_chooser(c, it, *t));
  d.n = u8(f.cast.index);
  d.lo = i16(least);
  d.hi = i16(most);
  d.done = f.cast.chosen;
  d.filter = t->filter;
  d.item = f.item;
  d.ability = index;
  d.about = it.self ? it.self : it.source;
}

void answer_targets(Ctx& c, Frame& f, const Option& o) {
  StackObject& it = c.s.stack_objects[f.item];
  if (o.kind != OptionKind::object && o.kind != OptionKind::player) {
    ++f.cast.index;
    f.cast.chosen = 0;
    return;
  }
  Target& t = it.targets[it.target_count++];
  t = Target{};
  t.slot = u8(f.cast.index);
  t.kind = o.kind == OptionKind::object ? TargetKind::object : TargetKind::player;
  t.object = o.object;
  if (t.kind == TargetKind::player) t.player = o.a;
  ++f.cast.chosen;
}

// ------------------------------------------------------------------ division (CR 601.2d)
void step_divide(Ctx& c, Frame& f) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  for (; f.cast.index < it.target_count; ++f.cast.index) {
    Target& t = it.targets[f.cast.index];
    const TargetSpec* spec = spec_of(c, it, t.slot);
    if (!spec || !spec->divide) continue;
    int left = amount_of(c, spec->divide, scope_of(s, it)), after = 0, in_slot = 0;
    const int whole = left;
    for (int i = 0; i < it.target_count; ++i) {
      if (it.targets[i].slot != t.slot) continue;
      ++in_slot;
      if (i < f.cast.index) left -= it.targets[i].share;
      if (i > f.cast.index) ++after;
    }
    if (spec->divide_even) {
      t.share = i16(whole / in_slot);
      continue;
    }
    if (after == 0 || left - after <= 1) {
      t.share = i16(after == 0 ? left : 1);
      continue;
    }
    Decision& d = ask(c, DecisionKind::divide, Prompt::effect_division, it.controller);
    d.n = u8(f.cast.index);
    d.lo = 1;
    d.hi = i16(left - after);
    d.item = f.item;
    d.about = it.self ? it.self : it.source;
    if (t.kind == TargetKind::player)
      d.to_player = t.player;
    else
      d.to = t.object;
    return;
  }
  next_part(f, (f.flags & kCastTriggered) ? stage::cast::finish : stage::cast::choose_costs);
}

// ------------------------------------------------------------------ what is paid with (CR 601.2b,
// 601.2h)
void step_choose_costs(Ctx& c, Frame& f) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  PartAt p;
  if (!cost_part_at(c, it, f.cast.index, p)) return next_part(f, stage::cast::pay);
  if (f.cast.chosen >= p.need) {
    ++f.cast.index;
    f.cast.chosen = 0;
    return;
  }
  const Cost& k = c.db.costs[p.cost];
  const Ref* taken = it.announcing.paid_with;
  const int n = part_options(c, it.controller, k, p.part, it.source, scope_of(s, it), taken,
                             f.cast.paid_with, nullptr);
  if (n < p.need - f.cast.chosen || f.cast.paid_with + p.need > kMaxPaidWith)
    return take_back(c, f);
  if (n == p.need - f.cast.chosen) {
    Option found[kMaxPicked];
    part_options(c, it.controller, k, p.part, it.source, scope_of(s, it), taken, f.cast.paid_with,
                 found);
    for (int i = 0; i < n; ++i) it.announcing.paid_with[f.cast.paid_with++] = found[i].object;
    f.cast.chosen = i16(p.need);
    return;
  }
  Decision& d = ask(c, DecisionKind::pick, part_why(p.part), it.controller);
  d.lo = d.hi = i16(p.need);
  d.done = f.cast.chosen;
  d.filter = part_filter(k, p.part);
  d.item = f.item;
  d.ability = p.cost;
  d.about = it.self ? it.self : it.source;
}

// ------------------------------------------------------------------ mana (CR 601.2f-h)
void step_pay_mana(Ctx& c, Frame& f) {
  const StackObject& it = c.s.stack_objects[f.item];
  const ManaCost cost = total_cost(c, it, (f.flags & kCastNoCost) != 0);
  if (is_free(cost, it.x)) return next_part(f, stage::cast::finish);
  ExcludedList ex;
  excluded_for(c, it, f, ex);
  if (!payable(c, it.controller, cost, it.x, ex.view())) return take_back(c, f);
  Decision& d = ask(c, DecisionKind::act, Prompt::pay_mana, it.controller);
  d.item = f.item;
  d.about = it.self ? it.self : it.source;
}

void answer_pay_mana(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  if (o.kind == OptionKind::back) return take_back(c, f, true);
  if (o.kind == OptionKind::offer) {  // life is gone for good
    f.flags |= kCastFinal;
    return begin_offer(c, o);
  }
  if (o.kind == OptionKind::mana) {
    u8 result = 0;
    const int at = f.cast.paid_with + f.cast.tapped;
    if (at == kMaxPaidWith) result |= kManaFinal;
    tap_by_hand(c, it.controller, o, result);
    if (result & kManaFinal) {
      f.flags |= kCastFinal;
    } else {
      it.announcing.paid_with[at] = o.object;
      ++f.cast.tapped;
    }
    return;
  }
  const ManaCost cost = total_cost(c, it, (f.flags & kCastNoCost) != 0);
  ExcludedList ex;
  excluded_for(c, it, f, ex);
  f.pc = stage::cast::finish;
  if (!pay_now(c, it.controller, cost, it.x, ex.view(), spent_on(c, it))) take_back(c, f);
}

// ------------------------------------------------------------------ new targets for a copy (CR
// 115.7)
int new_target_options(const Read& c, const StackObject& it, int index, Option* out) {
  StackObject without = it;
  for (int i = index; i + 1 < without.target_count; ++i)
    without.targets[i] = without.targets[i + 1];
  --without.target_count;
  u16 spec = 0;
  const Target& old = it.targets[index];
  if (!spec_of(c, it, old.slot, &spec)) return 0;
  const int n = target_options(c, without, spec, old.slot, out);
  int kept = 0;
  for (int i = 0; i < n; ++i) {
    const bool same = old.kind == TargetKind::object
                          ? out[i].kind == OptionKind::object && out[i].object == old.object
                          : out[i].kind == OptionKind::player && out[i].a == old.player;
    if (!same) out[kept++] = out[i];
  }
  return kept;
}

void step_new_targets(Ctx& c, Frame& f) {
  State& s = c.s;
  StackObject& it = s.stack_objects[f.item];
  for (; f.cast.index < it.target_count; ++f.cast.index) {
    Option found[kMaxOptions];
    if (new_target_options(c, it, f.cast.index, found) == 0) continue;
    Decision& d = ask(c, DecisionKind::pick, Prompt::new_targets, f.player);
    d.lo = f.flags & kCastForced ? 1 : 0;  // CR 115.7a: changed if it can be
    d.hi = 1;
    d.n = u8(f.cast.index);
    d.item = f.item;
    d.about = it.self;
    spec_of(c, it, it.targets[f.cast.index].slot, &d.ability);
    return;
  }
  pop_frame(c);
}

void answer_new_targets(Ctx& c, Frame& f, const Option& o) {
  StackObject& it = c.s.stack_objects[f.item];
  Target& t = it.targets[f.cast.index++];
  if (o.kind != OptionKind::object && o.kind != OptionKind::player) return;
  t.kind = o.kind == OptionKind::object ? TargetKind::object : TargetKind::player;
  t.object = o.object;
  t.player = t.kind == TargetKind::player ? o.a : kNoPlayer;
  t.legal = 1;
  emit_target(c, it, t);
  if (t.kind != TargetKind::object) return;
  EventData e;
  e.object = t.object;
  e.other = it.self;
  e.player = it.controller;
  fire(c, TriggerEvent::becomes_target, e);
}

}  // namespace

void push_cast(Ctx& c, u16 item, u8 flags) {
  StackObject& it = c.s.stack_objects[item];
  Frame& f = push_frame(c, FrameKind::cast);
  f.item = item;
  f.flags = flags;
  f.player = it.controller;
  f.ref = it.source;
  f.pc = flags & kCastNewTargets ? stage::cast::new_targets : stage::cast::modes;
  if (flags & kCastNoCost) it.flags |= kItemWithoutPaying;
  const bool pays = !(flags & (kCastTriggered | kCastNewTargets));
  // Who casts without having priority has nothing to go back to.
  if (pays && !it.is_announced) {
    keep_for_undo(c, it, {}, 0);
    f.flags |= kCastFinal;
  }
}

void step_cast(Ctx& c, Frame& f) {
  refresh(c);
  switch (f.pc) {
    case stage::cast::modes:
      return step_modes(c, f);
    case stage::cast::optional:
      return step_optional(c, f);
    case stage::cast::splice:
      return step_splice(c, f);
    case stage::cast::x:
      return step_x(c, f);
    case stage::cast::targets:
      return step_targets(c, f);
    case stage::cast::divide:
      return step_divide(c, f);
    case stage::cast::choose_costs:
      return step_choose_costs(c, f);
    case stage::cast::pay:
      return step_pay_mana(c, f);
    case stage::cast::finish:
      return finish_cast(c, f);
    case stage::cast::new_targets:
      return step_new_targets(c, f);
    case stage::cast::land: {
      // The land has entered: what looks at a land being played sees the permanent.
      EventData e;
      e.object = make_ref(c.s, f.ref.slot);
      e.player = f.player;
      pop_frame(c);
      fire(c, TriggerEvent::land_played, e);
      return;
    }
  }
}

void answer_cast(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  switch (f.pc) {
    case stage::cast::modes:
      return answer_modes(c, f, o);
    case stage::cast::optional:
      return answer_optional(c, f, o);
    case stage::cast::splice:
      return answer_splice(c, f, o);
    case stage::cast::x:
      s.stack_objects[f.item].x = i16(o.value);
      return next_part(f, stage::cast::targets);
    case stage::cast::targets:
      return answer_targets(c, f, o);
    case stage::cast::divide:
      s.stack_objects[f.item].targets[f.cast.index++].share = i16(o.value);
      return;
    case stage::cast::choose_costs: {
      StackObject& it = s.stack_objects[f.item];
      it.announcing.paid_with[f.cast.paid_with++] = o.object;
      ++f.cast.chosen;
      return;
    }
    case stage::cast::pay:
      return answer_pay_mana(c, f, o);
    case stage::cast::new_targets:
      return answer_new_targets(c, f, o);
    default:
      return;
  }
}

int options_cast(const Read& c, const Frame& f, Option* out, bool offer_mana) {
  const State& s = c.s;
  const Decision& d = s.decision;
  const StackObject& it = s.stack_objects[f.item];
  int n = 0;
  switch (d.prompt) {
    case Prompt::mode: {
      const Ability& a = c.db.abilities[it.ability];
      for (int m = 0; m < a.mode_count; ++m)
        if (mode_possible(c, it, a, m)) out[n++] = {.kind = OptionKind::value, .value = m};
      if (d.done >= d.lo) out[n++] = {.kind = OptionKind::done};
      return n;
    }
    case Prompt::tap_or_untap:
    case Prompt::splice:
    case Prompt::buyback:
    case Prompt::kicker:
      if (d.kind == DecisionKind::choose) {
        out[n++] = {.kind = OptionKind::yes};
        out[n++] = {.kind = OptionKind::no};
        return n;
      }
      [[fallthrough]];
    case Prompt::x_value:
      if (it.ability && targets_use_x(c.db, it.ability)) {
        for (int v = d.lo; v <= d.hi && n < kMaxOptions; ++v)
          if (targets_for_x(c, it, v)) out[n++] = {.kind = OptionKind::value, .value = v};
        if (n) return n;
      }
      [[fallthrough]];
    case Prompt::effect_division:
      for (int v = d.lo; v <= d.hi && n < kMaxOptions; ++v)
        out[n++] = {.kind = OptionKind::value, .value = v};
      return n;
    case Prompt::target:
      n = target_options(c, it, d.ability, d.n, out);
      if (d.done >= d.lo) out[n++] = {.kind = OptionKind::done};
      return n;
    case Prompt::new_targets:
      n = new_target_options(c, it, d.n, out);
      if (d.lo == 0) out[n++] = {.kind = OptionKind::done};
      return n;
    case Prompt::pay_mana: {
      ExcludedList ex;
      excluded_for(c, it, f, ex);
      return options_of_pay(c, it.controller, total_cost(c, it, (f.flags & kCastNoCost) != 0), it.x,
                            ex.view(), !(f.flags & kCastFinal) || c.s.rules.voluntary_fizzle(), out,
                            offer_mana);
    }
    default: {
      PartAt p;
      if (!cost_part_at(c, it, f.cast.index, p)) return 0;
      return part_options(c, it.controller, c.db.costs[p.cost], p.part, it.source, scope_of(s, it),
                          it.announcing.paid_with, f.cast.paid_with, out);
    }
  }
}

}  // namespace upkeep
