// The contract of frames, and what every file of the rules works with.
//
// One loop (run(), apply.cpp) steps the top frame until a decision is owed or the duel is over.
// Every FrameKind K has three functions:
//   step_K     is called when the frame is on top and no decision is owed. It does one piece of
//              work, and then advances f.pc, pushes a frame, pops itself, or asks with ask(). After
//              a push it returns at once. References into frames stay valid: the array is fixed.
//   answer_K   is called with the chosen option of the decision this frame asked. The decision has
//              been cleared by then.
//   options_K  lists the options of the decision this frame asked, in the contract's order.
// A frame that asked is always on top. Nothing may recurse across a decision.
#pragma once
#include "rules/query.h"

namespace upkeep {

// What every function of the rules that changes a state is given: also a Read of it, for those that
// only read.
struct Ctx : Read {
  Ctx(State& state, const CardDb& cards, EventSink* to) : Read{state, cards}, s(state), sink(to) {}

  State& s;  // the same state as Read::s, to be changed
  EventSink* sink;
  RunOn* on = nullptr;  // set where questions with one answer need not be put: see passes()
  // What is being done now, where no frame tells it (see CauseScope).
  Cause by{CauseKind::count, kNoPlayer, 0, 0, 0, 0, {}};
};

// permanent_of() of a state that is changed.
inline Permanent* perm_at(State& s, Ref r) {
  return permanent_of(s, r) ? &s.permanents[s.objects[r.slot].perm] : nullptr;
}

// Names the cause of the events of a block, where no frame tells it.
class CauseScope {
 public:
  CauseScope(Ctx& c, const Cause& cause) : c_(c), was_(c.by) { c.by = cause; }
  ~CauseScope() { c_.by = was_; }
  CauseScope(const CauseScope&) = delete;
  CauseScope& operator=(const CauseScope&) = delete;

 private:
  Ctx& c_;
  const Cause was_;
};

// Reads off the frames why an event happens (causes.cpp).
void find_causes(const Ctx& c, const Event& e, Causes& out);

// ------------------------------------------------------------------ frames and decisions
// (apply.cpp)
inline Frame& top_frame(State& s) { return s.frames[s.frame_count - 1]; }
inline const Frame& top_frame(const State& s) { return s.frames[s.frame_count - 1]; }
// Puts a zeroed frame on top.
Frame& push_frame(Ctx& c, FrameKind kind);
// Removes the top frame.
void pop_frame(Ctx& c);
// Begins a new decision of the top frame, and returns s.decision for its details.
Decision& ask(Ctx& c, DecisionKind shape, Prompt why, u8 player);
// Steps frames until a decision is owed or the duel is over.
void run(Ctx& c);
// A number from 0 to n - 1 from the state's generator.
u32 random_below(State& s, u32 n);

// ------------------------------------------------------------------ events
inline void emit(Ctx& c, Event e) {
  if (!c.sink) return;
  hide_face_down(c.s, e);
  if (c.sink->wants_causes) find_causes(c, e, c.sink->causes);
  c.sink->on_event(e);
}

// ------------------------------------------------------------------ the functions of each frame
// Where each kind is: timing/ has duel, mulligan and discard (start.cpp), turn and step (turn.cpp),
// cleanup (phases.cpp), priority, resolve, triggers, state_based, batch and neutral (batch.cpp),
// window, settle, attack; casting/ cast, mana and pay; combat/ attackers, blockers, block_order
// (damage_order.cpp), combat_damage and damage; effects/ effects, enter, pick, replaced
// (replace.cpp) and command (play_for_another.cpp); this folder pile (graveyard_order.cpp).
#define FRAME(name)                                      \
  void step_##name(Ctx& c, Frame& f);                    \
  void answer_##name(Ctx& c, Frame& f, const Option& o); \
  int options_##name(const Read& c, const Frame& f, Option* out, bool offer_mana);
#include "frames.inc"

}  // namespace upkeep
