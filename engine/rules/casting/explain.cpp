// Why something is not legal now. At priority the answer comes from the very checks that make the
// list of options; at other questions the list itself decides, and the reason is looked for
// afterwards.
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/combat/declarations.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

Reason no(ReasonCode code, int a = 0, int b = 0) { return {code, i16(a), i16(b), {}}; }

bool listed(const State& s, const CardDb& db, const Option& attempt) {
  Option options[kMaxOptions];
  const int n = legal(s, db, options);
  for (int i = 0; i < n; ++i)
    if (options[i] == attempt) return true;
  return false;
}

// A number that is not offered: too much for the mana there is, or not what is to be divided.
Reason number_reason(const Read& c, const Option& attempt) {
  const State& s = c.s;
  const Decision& d = s.decision;
  if (attempt.kind != OptionKind::value) return no(ReasonCode::not_now);
  if (d.prompt == Prompt::x_value && d.item < s.stack_object_count && attempt.value > d.hi) {
    const StackObject& it = s.stack_objects[d.item];
    const Frame& f = s.frames[s.frame_count - 1];
    ManaCost cost = total_cost(c, it, (f.flags & kCastNoCost) != 0);
    const int generic = cost.generic + cost.x * (attempt.value < 999 ? attempt.value : 999);
    Reason r = explain_mana(c, d.player, cost, {});
    if (r.code == ReasonCode::not_enough_mana) r.b = i16(r.b + generic - cost.generic);
    // Mana of one kind only for X: the colours are there, the sum is not.
    if (r.code == ReasonCode::not_enough_color) {
      cost.generic = 255;
      r = explain_mana(c, d.player, cost, {});
      r.b = i16(r.b - 255 + generic);
    }
    return r;
  }
  if (d.kind == DecisionKind::divide) {
    Reason r = no(ReasonCode::wrong_sum, attempt.value, d.hi);
    if (attempt.value < d.lo && d.prompt == Prompt::damage_division && d.lo < d.hi)
      r = no(ReasonCode::lethal_first, d.lo);
    if (d.to) r.object = d.to;
    return r;
  }
  return no(ReasonCode::not_now);
}

// A mode that is not offered: its kind has no place in this window, or it lacks a target.
Reason mode_reason(const Read& c, const Option& attempt) {
  const Decision& d = c.s.decision;
  if (attempt.kind != OptionKind::value || !d.ability || d.item >= c.s.stack_object_count)
    return no(ReasonCode::not_now);
  const Ability& a = c.db.abilities[d.ability];
  const StackObject& it = c.s.stack_objects[d.item];
  if (attempt.value < 0 || attempt.value >= a.mode_count) return no(ReasonCode::not_now);
  if (has_windows(c.s) && it.kind != StackObjectKind::triggered) {
    const ReasonCode why = window_allows(
        c, window_now(c.s), c.db.modes[a.first_mode + attempt.value], scope_of(c.s, it));
    if (why != ReasonCode::legal) return no(why);
  }
  return no(ReasonCode::no_target);
}

bool uses_something(OptionKind k) {
  return k == OptionKind::play_land || k == OptionKind::cast || k == OptionKind::activate ||
         k == OptionKind::mana || k == OptionKind::special || k == OptionKind::attack ||
         k == OptionKind::block;
}

// In the middle of a resolution nothing new begins (1997: nor between the resolutions of a batch).
bool resolving(const State& s) {
  for (int i = 0; i < s.frame_count; ++i)
    if (s.frames[i].kind == FrameKind::resolve) return true;
  return false;
}

ReasonCode unless_legal(ReasonCode found) {
  return found == ReasonCode::legal ? ReasonCode::not_now : found;
}

// Nothing can be a target; why not the one that was meant (Option::other)?
Reason meant_target(const Read& c, u8 player, const Option& o, Reason found) {
  if (found.code != ReasonCode::no_target || !o.other || !alive(c.s, o.other)) return found;
  const u16 card = c.s.objects[o.object.slot].card;
  const CardDef& def = c.db.card(card);
  StackObject it;
  it.kind = o.kind == OptionKind::cast ? StackObjectKind::spell : StackObjectKind::activated;
  it.source = o.object;
  it.card = card;
  it.controller = player;
  it.ability = o.kind == OptionKind::cast ? spell_ability(c, card) : o.b;
  if (it.kind == StackObjectKind::activated) keep_words(c, it);
  u16 spec = o.kind == OptionKind::cast ? def.enchant : u16(0);
  if (!spec) {
    if (!it.ability) return found;
    const Mode& mode = c.db.modes[c.db.abilities[it.ability].first_mode];
    if (found.a < 0 || found.a >= mode.target_count) return found;
    spec = u16(mode.first_target + found.a);
  }
  Ref by;
  const ReasonCode why =
      target_reason(c, it, spec, u8(found.a), {.kind = OptionKind::object, .object = o.other}, &by);
  if (why == ReasonCode::legal) return found;
  return Reason{why, 0, 0, why == ReasonCode::effect_forbids ? by : o.other};
}

}  // namespace

Reason explain(const State& s, const CardDb& db, u8 player, const Option& attempt) {
  if (s.over) return no(ReasonCode::duel_over);
  if (attempt.kind == OptionKind::concede)
    return no(in_game(s, player) ? ReasonCode::legal : ReasonCode::duel_over);
  const Decision& d = s.decision;
  if (uses_something(attempt.kind) &&
      (attempt.object.slot == 0 || attempt.object.slot >= s.object_count))
    return no(ReasonCode::unknown_card);
  if (d.player != player) return no(ReasonCode::not_your_decision);
  const Read c{s, db};
  Ref by;
  if (d.kind == DecisionKind::act && is_act_window(d.prompt) && attempt.kind != OptionKind::phase &&
      attempt.kind != OptionKind::announce_attack &&
      (d.prompt == Prompt::priority ? !batch_timing(s) || attempt.kind != OptionKind::pass : true))
    return meant_target(c, player, attempt, explain_act(c, player, attempt));
  if (listed(s, db, attempt)) return no(ReasonCode::legal);
  switch (d.kind) {
    case DecisionKind::act:
      if (attempt.kind == OptionKind::pass && batch_timing(s) && phase_effect_due(c))
        return no(ReasonCode::phase_effect_due);
      // A source that does not pay now: what keeps it from it.
      if (d.prompt == Prompt::pay_mana && attempt.kind == OptionKind::mana) {
        const Reason found = explain_act(c, player, attempt);
        if (found.code != ReasonCode::legal) return found;
      }
      break;
    case DecisionKind::choose:
      if (d.prompt == Prompt::mode) return mode_reason(c, attempt);
      break;
    case DecisionKind::number:
    case DecisionKind::divide:
      return number_reason(c, attempt);
    case DecisionKind::pick:
      if (d.prompt != Prompt::target || d.item >= s.stack_object_count) break;
      if (attempt.kind != OptionKind::object && attempt.kind != OptionKind::player) break;
      {
        const ReasonCode why =
            target_reason(c, s.stack_objects[d.item], d.ability, d.n, attempt, &by);
        if (why == ReasonCode::effect_forbids) return Reason{why, 0, 0, by};
        return no(unless_legal(why));
      }
    case DecisionKind::attackers:
      if (attempt.kind == OptionKind::attack)
        return combat_refusal(c, unless_legal(why_not_attack(c, attempt, &by)), attempt.object, by);
      if (attempt.kind == OptionKind::done || attempt.kind == OptionKind::pass)
        return no(unless_legal(attack_may_stand(c)));
      break;
    case DecisionKind::blockers:
      if (attempt.kind == OptionKind::block)
        return combat_refusal(c, unless_legal(why_not_block(c, player, attempt, &by)),
                              attempt.object, by);
      if (attempt.kind == OptionKind::done || attempt.kind == OptionKind::pass)
        return no(unless_legal(blocks_may_stand(c, player)));
      break;
    default:
      break;
  }
  if (uses_something(attempt.kind) && batch_timing(s) && resolving(s))
    return no(ReasonCode::batch_resolving);
  return no(ReasonCode::not_now);
}

}  // namespace upkeep
