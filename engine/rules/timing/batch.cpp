// Batch timing (era-fifth 2-4): neutral states, interrupt windows, responses gathered into a batch
// that resolves last to first. The counterpart of priority.cpp.
#include "rules/timing/batch.h"
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/effects/offers.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/triggers.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

// A batch frame is one action, from its announcement on. f.ref: its object on the stack; f.player:
// who is asked; f.node: the player who is asked first
// for having acted last (firstActor), if any.

enum BatchFlag : u8 { kTriggeredOnly = 1 };  // nobody has acted in it so far

bool still_there(const State& s, const Frame& f) {
  return f.item < s.stack_object_count && s.stack_objects[f.item].kind != StackObjectKind::none &&
         s.stack_objects[f.item].self == f.ref;
}

void set_acted(Frame& f, u8 player) { f.node = MaybeIndex<u16>(player).raw(); }

Frame* below(State& s) { return s.frame_count > 1 ? &s.frames[s.frame_count - 2] : nullptr; }

}  // namespace

bool is_mana_source(const Read& c, const StackObject& it) {
  if (it.kind != StackObjectKind::spell || !it.ability || c.s.rules.is(ManaSpells::stack))
    return false;
  const Ability& a = c.db.abilities[it.ability];
  for (int m = 0; m < it.mode_count; ++m)
    if (!only_makes_mana(c.db, c.db.modes[a.first_mode + it.modes[m]])) return false;
  return true;
}

namespace {

BatchRole role_of(const Read& c, const Frame& f, const Frame* under) {
  const StackObject& it = c.s.stack_objects[f.item];
  if (is_mana_source(c, it)) return BatchRole::source;
  if (!under) return BatchRole::start;
  switch (under->kind) {
    case FrameKind::batch:
      return under->pc == stage::batch::chance ? BatchRole::interrupt : BatchRole::response;
    case FrameKind::window:
      return BatchRole::interrupt;  // one by one (era-fifth 15)
    default:
      return batch_timing(c.s) ? BatchRole::start : BatchRole::response;
  }
}

// What lies above an interrupt, or is done in a window, waits for no batch.
bool over_interrupt(const Frame* under) {
  if (!under) return false;
  return under->kind == FrameKind::window ||
         (under->kind == FrameKind::batch && under->pc == stage::batch::chance &&
          under->batch.role == BatchRole::interrupt);
}

// Where the stack is used as well, what happens is settled before the next priority.
bool settles(const State& s) { return batch_timing(s) || inside_window(s); }

u8 asked_player(const State& s, u8 first, int n) {
  u8 p = first;
  for (int i = 0; i < n; ++i) p = next_player(s, p);
  return p;
}

// The upkeep costs of one permanent are one effect (era-fifth 2.7): settled when all are done.
bool answered_with_another(const State& s) {
  return s.stack_count &&
         s.stack_objects[s.stack[s.stack_count - 1]].flags & (kItemPaidWith | kItemRefusedWith);
}

void open_window(Ctx& c, WindowKind which) {
  emit(c, {.type = LogEvent::window, .player = c.s.active, .value = u8(which)});
}

}  // namespace

void push_batch(Ctx& c, u16 item) {
  Frame& f = push_frame(c, FrameKind::batch);
  f.item = item;
  f.batch.role = BatchRole::unknown;
}
namespace {

void begin_action(Ctx& c, Frame& f) {
  State& s = c.s;
  const StackObject& it = s.stack_objects[f.item];
  if (it.kind == StackObjectKind::none) {  // it found no target
    f.pc = stage::batch::over;
    return;
  }
  if (f.batch.role == BatchRole::unknown) {
    f.ref = it.self;
    f.batch.role = role_of(c, f, below(s));
    f.batch.base = i16(stack_position(s, f.item));
    // What was sacrificed or tapped for it triggers before anybody may interrupt (1.6).
    if (f.batch.role != BatchRole::source && settles(s) && needs_settle(s)) {
      push_settle(c);
      return;
    }
  }
  f.batch.asked = 0;
  f.pc = f.batch.role == BatchRole::source || it.kind == StackObjectKind::triggered ||
                 !interrupt_window(s)
             ? stage::batch::success
             : stage::batch::interrupts;
}

void ask_for_interrupt(Ctx& c, Frame& f) {
  State& s = c.s;
  if (!still_there(s, f)) {
    f.pc = stage::batch::over;
    return;
  }
  if (f.batch.asked >= players_left(s)) {
    f.pc = stage::batch::success;
    return;
  }
  // Whoever announced it is asked first (era-fifth 4.1), or the active player (firstActor).
  const u8 first = s.rules.is(FirstActor::active) ? s.active : s.stack_objects[f.item].controller;
  f.player = asked_player(s, in_game(s, first) ? first : next_player(s, first), f.batch.asked);
  // Inside a window only those are asked who can do something (era-fifth 14).
  if (f.batch.role == BatchRole::interrupt && s.rules.is(WindowsAsk::able) && inside_window(s) &&
      !can_act(c, f.player)) {
    ++f.batch.asked;
    return;
  }
  if (passes(c, f.player)) {
    ++f.batch.asked;
    return;
  }
  Decision& d = ask(c, DecisionKind::act, Prompt::interrupt, f.player);
  d.about = f.ref;
  d.item = f.item;
}

void ask_for_response(Ctx& c, Frame& f) {
  State& s = c.s;
  if (triggers_to_stack(s)) {  // they join the batch
    f.batch.asked = 0;
    push_frame(c, FrameKind::triggers);
    return;
  }
  if (f.batch.asked >= players_left(s)) {
    f.pc = stage::batch::resolve;
    return;
  }
  const MaybeIndex<u16> acted = MaybeIndex<u16>::of_raw(f.node);
  const u8 actor = acted ? u8(*acted) : s.active;
  const u8 first = in_game(s, actor) ? actor : next_player(s, actor);
  f.player = asked_player(s, first, f.batch.asked);
  // What triggers is no action that the others could answer (1.2), unless the rules say so.
  if (f.flags & kTriggeredOnly && s.rules.is(NonActiveInstants::respond_or_phase_end) &&
      f.player != s.active) {
    ++f.batch.asked;
    return;
  }
  if (passes(c, f.player)) {
    ++f.batch.asked;
    return;
  }
  Decision& d = ask(c, DecisionKind::act, Prompt::response, f.player);
  if (s.stack_count) d.about = s.stack_objects[s.stack[s.stack_count - 1]].self;
}

void resolve_next(Ctx& c, Frame& f) {
  State& s = c.s;
  // Last to first, each settled before the next; nothing new may be started (4.9).
  if (f.batch.unsettled && !answered_with_another(s)) {
    f.batch.unsettled = 0;
    push_settle(c);
    return;
  }
  if (s.stack_count <= f.batch.base || s.over) {
    f.pc = stage::batch::over;
    return;
  }
  f.batch.unsettled = 1;
  push_resolve(c, s.stack[s.stack_count - 1]);
}

void resolve_alone(Ctx& c, Frame& f) {
  State& s = c.s;
  if (f.batch.unsettled) {
    // A copy of an interrupt acts as one: at once, before what it was made of.
    if (f.batch.role == BatchRole::interrupt && s.stack_count > f.batch.base && !s.over &&
        over_interrupt(below(s))) {
      push_resolve(c, s.stack[s.stack_count - 1]);
      return;
    }
    f.pc = stage::batch::over;
    if (settles(s) && needs_settle(s)) push_settle(c);
    return;
  }
  f.batch.unsettled = 1;
  if (still_there(s, f)) push_resolve(c, f.item);
}

}  // namespace

void step_batch(Ctx& c, Frame& f) {
  State& s = c.s;
  switch (f.pc) {
    case stage::batch::announced:
      return begin_action(c, f);
    case stage::batch::interrupts:
      open_window(c, WindowKind::interrupt);
      f.pc = stage::batch::chance;
      return;
    case stage::batch::chance:
      return ask_for_interrupt(c, f);
    case stage::batch::success:
      fire_announced(c, f.item);
      f.pc = f.batch.role == BatchRole::start      ? stage::batch::responses
             : f.batch.role == BatchRole::response ? stage::batch::over
                                                   : stage::batch::alone;
      if (f.batch.role != BatchRole::source && settles(s) && needs_settle(s)) push_settle(c);
      return;
    case stage::batch::responses:
      open_window(c, WindowKind::response);
      f.pc = stage::batch::answer;
      f.batch.asked = 0;
      if (s.rules.is(FirstActor::active) && f.item != kNoIndex)
        set_acted(f, s.stack_objects[f.item].controller);
      return;
    case stage::batch::gather:
      if (triggers_to_stack(s)) {
        push_frame(c, FrameKind::triggers);
        return;
      }
      f.pc = s.stack_count > f.batch.base ? stage::batch::responses : stage::batch::over;
      return;
    case stage::batch::answer:
      return ask_for_response(c, f);
    case stage::batch::resolve:
      return resolve_next(c, f);
    case stage::batch::alone:
      return resolve_alone(c, f);
    default: {
      const BatchRole role = f.batch.role;
      const bool act = f.item != kNoIndex;  // a batch of what has triggered is nobody's action
      pop_frame(c);
      if (act && role != BatchRole::source) action_over(c, role == BatchRole::interrupt);
    }
  }
}

// Asked again from the beginning: whoever opened the window hears that an action has taken place.
void action_over(Ctx& c, bool interrupt) {
  State& s = c.s;
  if (!s.frame_count) return;
  Frame& f = top_frame(s);
  switch (f.kind) {
    case FrameKind::neutral:
      f.neutral.declined = 0;
      f.neutral.acted = 1;
      return;
    case FrameKind::window:
      f.window.declined = 0;
      return;
    case FrameKind::batch:
      if (f.pc == stage::batch::chance && interrupt)
        ++f.batch.asked;  // one interrupt a player and action (4.2)
      else if (f.pc == stage::batch::answer)
        f.batch.asked = 0;
      return;
    default:
      return;
  }
}

void answer_batch(Ctx& c, Frame& f, const Option& o) {
  const State& s = c.s;
  if (o.kind == OptionKind::pass) {
    emit(c, {.type = LogEvent::pass, .player = f.player});
    ++f.batch.asked;
    return;
  }
  if (f.pc == stage::batch::answer) {
    f.flags &= u8(~kTriggeredOnly);
    if (s.rules.is(FirstActor::active)) set_acted(f, f.player);
  }
  begin_act(c, f.player, o);
}

int options_batch(const Read& c, const Frame& f, Option* out, bool offer_mana) {
  return act_options(c, f.player, out, offer_mana);
}

// ------------------------------------------------------------------ neutral states (era-fifth 2.2)
Frame& push_neutral(Ctx& c, u8 flags) {
  Frame& f = push_frame(c, FrameKind::neutral);
  f.flags = flags;
  return f;
}

void step_neutral(Ctx& c, Frame& f) {
  State& s = c.s;
  if (s.end_turn) {
    pop_frame(c);
    return;
  }
  if (needs_settle(s)) {
    push_settle(c);
    return;
  }
  if ((f.flags & kNonactiveOnly) && f.neutral.acted) {  // the attack is called off (8.1, A0)
    pop_frame(c);
    top_frame(s).attack.called_off = 1;
    return;
  }
  refresh(c);
  drop_phase_effects(c);
  if (triggers_to_stack(s)) {
    Frame& g = push_frame(c, FrameKind::batch);
    g.pc = stage::batch::gather;
    g.item = kNoIndex;
    g.batch.base = i16(s.stack_count);
    g.flags = kTriggeredOnly;
    return;
  }
  const int first = (f.flags & kNonactiveOnly) || !in_game(s, s.active) ? 1 : 0;
  const int n = players_left(s) + (in_game(s, s.active) ? 0 : 1);
  if (f.neutral.declined + first >= n) {
    pop_frame(c);
    return;
  }
  u8 p = s.active;
  for (int i = 0; i < f.neutral.declined + first; ++i) p = next_player(s, p);
  f.player = p;
  if (p != s.active && passes(c, p)) {
    ++f.neutral.declined;
    return;
  }
  ask(c, DecisionKind::act, p == s.active ? Prompt::priority : Prompt::phase_end, p);
}

void answer_neutral(Ctx& c, Frame& f, const Option& o) {
  switch (o.kind) {
    case OptionKind::pass:
      emit(c, {.type = LogEvent::pass, .player = f.player});
      ++f.neutral.declined;
      return;
    case OptionKind::phase:
      f.neutral.declined = 0;
      return begin_phase_effect(c, o);
    case OptionKind::announce_attack:
      f.neutral.declined = 0;
      return begin_attack(c);
    case OptionKind::play_land:
      f.neutral.declined = 0;
      [[fallthrough]];
    default:
      begin_act(c, f.player, o);
  }
}

int options_neutral(const Read& c, const Frame& f, Option* out, bool offer_mana) {
  const State& s = c.s;
  int n = act_options(c, f.player, out, false);
  // What the phase still asks of the active player comes before its end (2.4, 8.3).
  if (f.player == s.active) {
    n += phase_options(c, out + n, kMaxOptions - n);
    if (n < kMaxOptions && may_announce_attack(c, f.player))
      out[n++] = {.kind = OptionKind::announce_attack};
    const bool due = s.rules.is(PhaseEnd::declare_and_cancel) && phase_effect_due(c);
    if (due || must_still_attack(c)) {
      for (int i = 1; i < n; ++i) out[i - 1] = out[i];
      --n;
    }
  }
  if (offer_mana) n += mana_options(c, f.player, out + n, kMaxOptions - n);
  if (offer_mana && s.delayed_count)
    n += offer_options(c, f.player, true, out + n, kMaxOptions - n);
  return n;
}

// ------------------------------------------------------------------ which window is open
Window window_now(const State& s) {
  for (int i = s.frame_count - 1; i >= 0; --i) {
    const Frame& f = s.frames[i];
    switch (f.kind) {
      case FrameKind::cast:
        if (f.flags & kCastTriggered) return {};
        continue;
      case FrameKind::mana:
      case FrameKind::enter:
      case FrameKind::pick:
      case FrameKind::pay:
        continue;
      case FrameKind::priority:
        return {.kind = interrupt_window(s) ? Waiting::neutral : Waiting::open};
      case FrameKind::neutral:
        return {.kind = Waiting::neutral};
      case FrameKind::window:
        return {.kind = Waiting(f.window.waiting)};
      case FrameKind::batch:
        if (f.pc == stage::batch::chance) return {.kind = Waiting::interrupt, .item = f.item};
        if (f.pc != stage::batch::answer) return {};
        return {.kind = Waiting::response};
      default:
        return {};
    }
  }
  return {};
}

int open_windows(const State& s, Window* out, int cap) {
  int n = 0;
  for (int i = 0; i < s.frame_count && n < cap; ++i) {
    const Frame& f = s.frames[i];
    if (f.kind == FrameKind::window) {
      // What was announced above it lies on top.
      u16 base = s.stack_count;
      for (int k = i + 1; k < s.frame_count; ++k)
        if (s.frames[k].kind == FrameKind::batch && still_there(s, s.frames[k])) {
          const u16 place = u16(stack_position(s, s.frames[k].item));
          base = place < base ? place : base;
        }
      out[n++] = {Waiting(f.window.waiting), kNoIndex, base};
    } else if (f.kind == FrameKind::batch && f.pc == stage::batch::chance && still_there(s, f)) {
      out[n++] = {Waiting::interrupt, f.item, u16(stack_position(s, f.item) + 1)};
    } else if (f.kind == FrameKind::batch && f.pc == stage::batch::answer) {
      out[n++] = {Waiting::response, kNoIndex, s.stack_count};
    }
  }
  return n;
}

}  // namespace upkeep
