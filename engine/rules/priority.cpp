// Priority under the stack (CR 117): the one place that knows who may act next. Under the batch
// timing a neutral state takes the place of this frame.
#include "rules/internal.h"

namespace upkeep {

namespace {
int players_left(const State& s) {
  int n = 0;
  for (int p = 0; p < s.player_count; ++p) n += s.players[p].lost == 0;
  return n;
}
}  // namespace

void push_priority(Ctx& c) {
  Frame& f = push_frame(c, FrameKind::priority);
  f.player = c.s.active;
}

bool settle(Ctx& c) {
  State& s = c.s;
  if (s.sba_needed) {
    s.sba_needed = 0;
    if (s.derived_dirty) refresh(c);
    if (state_based_actions(c)) {
      s.sba_needed = 1;
      return false;
    }
  }
  if (s.derived_dirty) refresh(c);
  if (s.trigger_union >> int(EventKind::state) & 1) fire(c, EventKind::state, {});
  if (s.pending_count) {
    push_frame(c, FrameKind::triggers);
    return false;
  }
  return true;
}

// pc 0: a resolution or the beginning: the active player receives priority. pc 1: f.player receives
// it.
void step_priority(Ctx& c, Frame& f) {
  State& s = c.s;
  if (f.pc == 0) {
    f.player = in_game(s, s.active) ? s.active : next_player(s, s.active);
    s.passes = 0;
    f.pc = 1;
  }
  if (!settle(c) || s.over) return;
  if (s.end_turn && s.stack_count == 0) {
    pop_frame(c);
    return;
  }
  if (!in_game(s, f.player)) f.player = next_player(s, f.player);
  ask(c, Ask::act, Why::priority, f.player);
}

void answer_priority(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  if (o.kind != OptionKind::pass) {
    // An announcement may still be taken back: those who passed have passed until it is done.
    if (o.kind == OptionKind::play_land || o.kind == OptionKind::mana) s.passes = 0;
    begin_act(c, f.player, o);
    return;
  }
  emit(c, {.type = EventType::pass, .player = f.player});
  if (++s.passes < players_left(s)) {
    f.player = next_player(s, f.player);
    return;
  }
  if (s.stack_count == 0) {
    pop_frame(c);  // CR 117.4: the step or phase ends
    return;
  }
  f.pc = 0;
  push_resolve(c, s.stack[s.stack_count - 1]);
}

int options_priority(const Ctx& c, const Frame& f, Option* out, bool offer_mana) {
  return act_options(c, f.player, out, offer_mana);
}

}  // namespace upkeep
