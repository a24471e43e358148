// The two verbs and the loop between them: every frame kind is dispatched here and nowhere else.
#include "rules/continuous.h"
#include "rules/effects/replace.h"
#include "rules/fire.h"
#include "rules/graveyard_order.h"
#include "rules/players.h"
#include "rules/query.h"
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

// A frame of no kind has nothing to do.
void step_none(Ctx& c, Frame&) { pop_frame(c); }
void answer_none(Ctx&, Frame&, const Option&) {}
int options_none(const Read&, const Frame&, Option*, bool) { return 0; }

u32 random_below(State& s, u32 n) { return below(next_random(s.rng), n); }

namespace {

void step_top(Ctx& c) {
  Frame& f = top_frame(c.s);
  switch (f.kind) {
#define FRAME(name)     \
  case FrameKind::name: \
    return step_##name(c, f);
#include "frames.inc"
  }
}

void answer_top(Ctx& c, const Option& o) {
  Frame& f = top_frame(c.s);
  switch (f.kind) {
#define FRAME(name)     \
  case FrameKind::name: \
    return answer_##name(c, f, o);
#include "frames.inc"
  }
}

int options_top(const Read& c, Option* out, bool offer_mana) {
  const Frame& f = top_frame(c.s);
  switch (f.kind) {
#define FRAME(name)     \
  case FrameKind::name: \
    return options_##name(c, f, out, offer_mana);
#include "frames.inc"
  }
  return 0;
}

// Whether what is done next goes on with the instruction, or the payment, that was begun: all that
// it does happens at one time.
bool goes_on(const Frame& f) {
  return f.kind == FrameKind::enter || f.kind == FrameKind::pay ||
         (f.kind == FrameKind::effects && f.pc != kFirstStage);
}

}  // namespace

void run(Ctx& c) {
  State& s = c.s;
  while (s.decision.kind == DecisionKind::none && !s.over) {
    if (s.pending_replacement_count) push_owed(c);
    if (s.board.cards & kTraitPile) owe_order(c);
    if (s.pending_count && !goes_on(top_frame(s))) end_event(s);
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
  const Read c{s, db};
  return options_top(c, out, offer_mana);
}

void apply_unchecked(State& s, const CardDb& db, const Option& option, EventSink* sink) {
  Ctx c{s, db, sink};
  s.decision.kind = DecisionKind::none;  // the rest of the decision stays readable for answer_*
  answer_top(c, option);
  run(c);
}

int apply_to_choice(State& s, const CardDb& db, const Option& option, RunOn& on, Option* out) {
  Ctx c{s, db, nullptr};
  c.on = &on;
  Option next = option;
  while (true) {
    s.decision.kind = DecisionKind::none;
    answer_top(c, next);
    run(c);
    if (s.over) return 0;
    const int n = options_top(c, out, false);
    if (n != 1 || on.answered >= on.most || s.turn >= on.until_turn) return n;
    ++on.answered;
    next = out[0];
  }
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
  if (s.over || player >= s.player_count || s.players[player].lost != LossReason::none) return;
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
  if (s.over || s.players[player].lost != LossReason::none) return;
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
