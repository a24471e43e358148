// The two verbs and the loop between them: every frame kind is dispatched here and nowhere else.
#include "rules/continuous.h"
#include "rules/effects/replace.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/timing/graveyard_order.h"
#include "util/prng.h"

namespace upkeep {

Frame& push_frame(Ctx& c, FrameKind kind) {
  State& s = c.s;
  // Deep enough for anything the rules can nest; should it ever fill up, the innermost work is
  // dropped rather than memory overwritten.
  if (s.frame_count == kMaxFrames) --s.frame_count;
  Frame& f = s.frames[s.frame_count++];
  f = Frame{};
  f.kind = kind;
  return f;
}

void pop_frame(Ctx& c) { --c.s.frame_count; }

Decision& ask(Ctx& c, DecisionKind shape, Prompt why, u8 player) {
  Decision& d = c.s.decision;
  d = Decision{};
  d.kind = shape;
  d.prompt = why;
  d.player = c.s.commands ? decider(c.s, player) : player;
  return d;
}

u32 random_below(State& s, u32 n) { return below(next_random(s.rng), n); }

namespace {

void step_top(Ctx& c) {
  Frame& f = top_frame(c.s);
  switch (f.kind) {
    case FrameKind::none:
      pop_frame(c);
      return;
    case FrameKind::duel:
      return step_duel(c, f);
    case FrameKind::mulligan:
      return step_mulligan(c, f);
    case FrameKind::turn:
      return step_turn(c, f);
    case FrameKind::step:
      return step_step(c, f);
    case FrameKind::priority:
      return step_priority(c, f);
    case FrameKind::cast:
      return step_cast(c, f);
    case FrameKind::mana:
      return step_mana(c, f);
    case FrameKind::resolve:
      return step_resolve(c, f);
    case FrameKind::effects:
      return step_effects(c, f);
    case FrameKind::triggers:
      return step_triggers(c, f);
    case FrameKind::state_based:
      return step_state_based(c, f);
    case FrameKind::attackers:
      return step_attackers(c, f);
    case FrameKind::blockers:
      return step_blockers(c, f);
    case FrameKind::block_order:
      return step_block_order(c, f);
    case FrameKind::combat_damage:
      return step_combat_damage(c, f);
    case FrameKind::damage:
      return step_damage(c, f);
    case FrameKind::enter:
      return step_enter(c, f);
    case FrameKind::discard:
      return step_discard(c, f);
    case FrameKind::cleanup:
      return step_cleanup(c, f);
    case FrameKind::pay:
      return step_pay(c, f);
    case FrameKind::pick:
      return step_pick(c, f);
    case FrameKind::batch:
      return step_batch(c, f);
    case FrameKind::neutral:
      return step_neutral(c, f);
    case FrameKind::window:
      return step_window(c, f);
    case FrameKind::settle:
      return step_settle(c, f);
    case FrameKind::attack:
      return step_attack(c, f);
    case FrameKind::replaced:
      return step_replaced(c, f);
    case FrameKind::command:
      return step_command(c, f);
    case FrameKind::pile:
      return step_pile(c, f);
  }
}

void answer_top(Ctx& c, const Option& o) {
  Frame& f = top_frame(c.s);
  switch (f.kind) {
    case FrameKind::none:
      return;
    case FrameKind::duel:
      return answer_duel(c, f, o);
    case FrameKind::mulligan:
      return answer_mulligan(c, f, o);
    case FrameKind::turn:
      return answer_turn(c, f, o);
    case FrameKind::step:
      return answer_step(c, f, o);
    case FrameKind::priority:
      return answer_priority(c, f, o);
    case FrameKind::cast:
      return answer_cast(c, f, o);
    case FrameKind::mana:
      return answer_mana(c, f, o);
    case FrameKind::resolve:
      return answer_resolve(c, f, o);
    case FrameKind::effects:
      return answer_effects(c, f, o);
    case FrameKind::triggers:
      return answer_triggers(c, f, o);
    case FrameKind::state_based:
      return answer_state_based(c, f, o);
    case FrameKind::attackers:
      return answer_attackers(c, f, o);
    case FrameKind::blockers:
      return answer_blockers(c, f, o);
    case FrameKind::block_order:
      return answer_block_order(c, f, o);
    case FrameKind::combat_damage:
      return answer_combat_damage(c, f, o);
    case FrameKind::damage:
      return answer_damage(c, f, o);
    case FrameKind::enter:
      return answer_enter(c, f, o);
    case FrameKind::discard:
      return answer_discard(c, f, o);
    case FrameKind::cleanup:
      return answer_cleanup(c, f, o);
    case FrameKind::pay:
      return answer_pay(c, f, o);
    case FrameKind::pick:
      return answer_pick(c, f, o);
    case FrameKind::batch:
      return answer_batch(c, f, o);
    case FrameKind::neutral:
      return answer_neutral(c, f, o);
    case FrameKind::window:
      return answer_window(c, f, o);
    case FrameKind::settle:
      return answer_settle(c, f, o);
    case FrameKind::attack:
      return answer_attack(c, f, o);
    case FrameKind::replaced:
      return answer_replaced(c, f, o);
    case FrameKind::command:
      return answer_command(c, f, o);
    case FrameKind::pile:
      return answer_pile(c, f, o);
  }
}

int options_top(const Ctx& c, Option* out, bool offer_mana) {
  const Frame& f = top_frame(c.s);
  switch (f.kind) {
    case FrameKind::none:
      return 0;
    case FrameKind::duel:
      return options_duel(c, f, out, offer_mana);
    case FrameKind::mulligan:
      return options_mulligan(c, f, out, offer_mana);
    case FrameKind::turn:
      return options_turn(c, f, out, offer_mana);
    case FrameKind::step:
      return options_step(c, f, out, offer_mana);
    case FrameKind::priority:
      return options_priority(c, f, out, offer_mana);
    case FrameKind::cast:
      return options_cast(c, f, out, offer_mana);
    case FrameKind::mana:
      return options_mana(c, f, out, offer_mana);
    case FrameKind::resolve:
      return options_resolve(c, f, out, offer_mana);
    case FrameKind::effects:
      return options_effects(c, f, out, offer_mana);
    case FrameKind::triggers:
      return options_triggers(c, f, out, offer_mana);
    case FrameKind::state_based:
      return options_state_based(c, f, out, offer_mana);
    case FrameKind::attackers:
      return options_attackers(c, f, out, offer_mana);
    case FrameKind::blockers:
      return options_blockers(c, f, out, offer_mana);
    case FrameKind::block_order:
      return options_block_order(c, f, out, offer_mana);
    case FrameKind::combat_damage:
      return options_combat_damage(c, f, out, offer_mana);
    case FrameKind::damage:
      return options_damage(c, f, out, offer_mana);
    case FrameKind::enter:
      return options_enter(c, f, out, offer_mana);
    case FrameKind::discard:
      return options_discard(c, f, out, offer_mana);
    case FrameKind::cleanup:
      return options_cleanup(c, f, out, offer_mana);
    case FrameKind::pay:
      return options_pay(c, f, out, offer_mana);
    case FrameKind::pick:
      return options_pick(c, f, out, offer_mana);
    case FrameKind::batch:
      return options_batch(c, f, out, offer_mana);
    case FrameKind::neutral:
      return options_neutral(c, f, out, offer_mana);
    case FrameKind::window:
      return options_window(c, f, out, offer_mana);
    case FrameKind::settle:
      return options_settle(c, f, out, offer_mana);
    case FrameKind::attack:
      return options_attack(c, f, out, offer_mana);
    case FrameKind::replaced:
      return options_replaced(c, f, out, offer_mana);
    case FrameKind::command:
      return options_command(c, f, out, offer_mana);
    case FrameKind::pile:
      return options_pile(c, f, out, offer_mana);
  }
  return 0;
}

}  // namespace

void run(Ctx& c) {
  State& s = c.s;
  while (s.decision.kind == DecisionKind::none && !s.over) {
    if (s.pending_replacement_count) push_owed(c);
    if (s.board.cards & kTraitPile) owe_order(c);
    step_top(c);
  }
  if (s.over) {
    s.decision = Decision{};
    s.frame_count = 0;
  }
  if (s.derived_dirty) refresh(c);
}

int legal(const State& s, const CardDb& db, Option* out, bool offer_mana) {
  if (s.over || s.decision.kind == DecisionKind::none) return 0;
  // options_* read only; the const_cast is for the shared Ctx type.
  const Ctx c{const_cast<State&>(s), db, nullptr};
  return options_top(c, out, offer_mana);
}

void apply_unchecked(State& s, const CardDb& db, const Option& option, EventSink* sink) {
  Ctx c{s, db, sink};
  s.decision.kind = DecisionKind::none;  // the rest of the decision stays readable for answer_*
  answer_top(c, option);
  run(c);
}

bool apply(State& s, const CardDb& db, const Option& option, EventSink* sink) {
  Option options[kMaxOptions];
  const int n = legal(s, db, options);
  for (int i = 0; i < n; ++i)
    if (options[i] == option) {
      apply_unchecked(s, db, option, sink);
      return true;
    }
  return false;
}

void concede(State& s, const CardDb& db, u8 player, EventSink* sink) {
  if (s.over || player >= s.player_count || s.players[player].lost) return;
  Ctx c{s, db, sink};
  // Where others go on playing, what is being done has an answer first, while there is something to
  // answer with: the first option.
  int others = 0;
  for (u8 p = 0; p < s.player_count; ++p) others += p != player && in_game(s, p);
  for (int i = 0; i < 200 && others > 1 && !s.over; ++i) {
    Option options[kMaxOptions];
    if (s.decision.player != player || s.decision.kind == DecisionKind::act ||
        !legal(s, db, options))
      break;
    apply_unchecked(s, db, options[0], sink);
  }
  if (s.over || s.players[player].lost) return;
  {
    const CauseScope because(c, {CauseKind::leaves, player, 0, 0, 0, 0, {}});
    player_loses(c, player, LossReason::concede);
  }
  if (!s.over && s.decision.player == player) {
    // Somebody else must go on: the question put to the player who left is answered with its first
    // option.
    Option options[kMaxOptions];
    while (!s.over && s.decision.player == player && legal(s, db, options) > 0)
      apply_unchecked(s, db, options[0], sink);
  }
  // Where somebody is asked about one of their cards, those go with the next check.
  if (!s.over && s.decision.kind == DecisionKind::act) take_cards_away(c, player);
  run(c);
  // A question that nothing is left to answer with is put anew.
  for (int i = 0; i < 8 && !s.over && s.decision.kind != DecisionKind::none; ++i) {
    Option options[kMaxOptions];
    if (legal(s, db, options)) break;
    s.decision = Decision{};
    run(c);
  }
}

}  // namespace upkeep
