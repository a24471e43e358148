// All that is asked of an action, for a reader, and when the next chance comes.
#include "checks.h"

#include "rules/casting/checks_parts.h"
#include "rules/query.h"

namespace upkeep {
namespace {

void add(Checks& out, CheckKind kind, const Reason& r) { out.at[out.n++] = {kind, r}; }

void next_turn(Checks& out, ChanceTurn turn, Step step) {
  out.turn = turn;
  out.step = step;
}

void next_main(const ActScan& a, Checks& out) {
  const State& s = a.c.s;
  if (s.active != a.player || s.step > Step::main2)
    return next_turn(out, ChanceTurn::own_next, Step::main1);
  next_turn(out, ChanceTurn::this_turn, s.step <= Step::main1 ? Step::main1 : Step::main2);
  out.empty = s.stack_count > 0 || main_step(s.step);
}

// The time that the text of an ability names.
void next_named(const ActScan& a, const Ability& ability, Checks& out) {
  const State& s = a.c.s;
  const u32 flags = ability.flags;
  const bool mine = s.active == a.player;
  if (flags & kAYourUpkeep)
    return next_turn(out,
                     mine && s.step < Step::upkeep ? ChanceTurn::this_turn : ChanceTurn::own_next,
                     Step::upkeep);
  if ((flags & kAOpponentsTurn) && mine) return next_turn(out, ChanceTurn::other_next, Step::none);
  if ((flags & kAYourTurn) && !mine) return next_turn(out, ChanceTurn::own_next, Step::none);
  const ChanceTurn later = flags & kAYourTurn        ? ChanceTurn::own_next
                           : flags & kAOpponentsTurn ? ChanceTurn::other_next
                                                     : ChanceTurn::any_next;
  if ((flags & kADuringCombat) && s.step < Step::begin_combat)
    return next_turn(out, ChanceTurn::this_turn, Step::begin_combat);
  next_turn(out, later, flags & kADuringCombat ? Step::begin_combat : Step::none);
}

void next_chance(const ActScan& a, const Ability* ability, Checks& out) {
  for (int i = 0; i < out.n; ++i) switch (out.at[i].reason.code) {
      case ReasonCode::sorcery_timing:
      case ReasonCode::land_timing:
      case ReasonCode::not_your_turn:
        // Played at its time, it would still be one too many.
        for (int k = i; k < out.n; ++k)
          if (out.at[k].reason.code == ReasonCode::land_already_played)
            return next_turn(out, ChanceTurn::own_next, Step::main1);
        return next_main(a, out);
      case ReasonCode::land_already_played:
      case ReasonCode::loyalty_used:
        return next_turn(out, ChanceTurn::own_next, Step::main1);
      case ReasonCode::wrong_time:
        return next_named(a, *ability, out);
      case ReasonCode::used_this_turn:
        return next_turn(out, ChanceTurn::any_next, Step::none);
      case ReasonCode::summoning_sick:
        return next_turn(out, ChanceTurn::own_next, Step::none);
      case ReasonCode::legal:
        break;
      default:
        return;  // what would help is no matter of time
    }
}

bool mode_with_target(const CardDb& db, u16 ability) {
  const Ability& a = db.abilities[ability];
  for (int m = 0; m < a.mode_count; ++m)
    if (db.modes[a.first_mode + m].target_count) return true;
  return false;
}

void cast_checks(ActScan& a, const Option& o, Checks& out) {
  Casting t{.card = o.object, .how = o.a};
  if (cast_place(a, t).code != ReasonCode::legal) return;
  add(out, CheckKind::timing, cast_timing(a, t));
  const Reason leave = cast_leave(a, t);
  if (leave.code != ReasonCode::legal || t.def->cast_condition || (t.way && t.way->condition))
    add(out, CheckKind::leave, leave);
  CastCost cost;
  const Reason price = cast_cost(a, t, cost);
  if (price.code != ReasonCode::legal || cost.more) add(out, CheckKind::cost, price);
  out.cost = cost.mana;
  if (cost.mana.exists) add(out, CheckKind::mana, cast_mana(a, cost));
  const u16 ability = spell_ability(a.c, a.c.s.objects[o.object.slot].card);
  out.targeted = !t.face_down && (t.def->enchant || (ability && mode_with_target(a.c.db, ability)));
  add(out, CheckKind::targets, cast_targets(a, t));
  next_chance(a, nullptr, out);
}

void use_checks(ActScan& a, const Option& o, Checks& out) {
  const Read& c = a.c;
  Using t{.ability = &c.db.abilities[o.b], .object = o.object};
  if (use_place(c, a.player, t).code != ReasonCode::legal) return;
  Reason when = use_timing(c, a.player, t, a.sorcery_ok);
  if (when.code == ReasonCode::legal) when = use_window(a, o.b, o.object);
  add(out, CheckKind::timing, when);
  const Reason leave = use_leave(c, a.player, t);
  if (leave.code != ReasonCode::legal || t.ability->condition || ability_uses(*t.ability))
    add(out, CheckKind::leave, leave);
  if (asks_more(c.db.costs[t.ability->cost])) add(out, CheckKind::cost, use_cost(c, a.player, t));
  out.cost = activation_cost(c, o.object, o.b);
  if (out.cost.exists && !is_free(out.cost, 0)) add(out, CheckKind::mana, use_mana(a, t, out.cost));
  out.targeted = mode_with_target(c.db, o.b);
  add(out, CheckKind::targets, use_targets(a, o.b, o.object));
  next_chance(a, t.ability, out);
}

}  // namespace

Checks checks_of(const State& s, const CardDb& db, u8 player, const Option& o) {
  Checks out;
  out.now = s.step;
  const Decision& d = s.decision;
  if (s.over || d.player != player || d.kind != DecisionKind::act || !is_act_window(d.prompt))
    return out;
  if (!o.object || o.object.slot >= s.object_count) return out;
  const Read c{s, db};
  ActScan a(c, player, true);
  if (a.full != ReasonCode::legal) return out;
  if (o.kind == OptionKind::cast) {
    cast_checks(a, o, out);
  } else if (o.kind == OptionKind::activate && has_ability(c, o.object, o.b)) {
    use_checks(a, o, out);
  } else if (o.kind == OptionKind::play_land && land_place(a, o.object).code == ReasonCode::legal) {
    add(out, CheckKind::timing, land_timing(a));
    add(out, CheckKind::leave, land_leave(a));
    next_chance(a, nullptr, out);
  }
  return out;
}

}  // namespace upkeep
