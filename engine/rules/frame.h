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
#include "cards/card.h"
#include "duel.h"
#include "event.h"
#include "state.h"

namespace upkeep {

struct Ctx {
  State& s;
  const CardDb& db;
  EventSink* sink;
  // What is being done now, where no frame tells it (see CauseScope).
  Cause by{CauseKind::count, kNoPlayer, 0, 0, 0, 0, {}};
};

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
// The players (a bit each) who may not see which card a face-down permanent is (CR 708.5).
u8 hidden_from(const State& s, Ref object);
// Marks an event about a face-down permanent as hidden from them.
void hide_face_down(const State& s, Event& e);
inline void emit(Ctx& c, Event e) {
  if (!c.sink) return;
  hide_face_down(c.s, e);
  if (c.sink->wants_causes) find_causes(c, e, c.sink->causes);
  c.sink->on_event(e);
}

// ------------------------------------------------------------------ the functions of each frame
#define UPKEEP_FRAME(name)                               \
  void step_##name(Ctx& c, Frame& f);                    \
  void answer_##name(Ctx& c, Frame& f, const Option& o); \
  int options_##name(const Ctx& c, const Frame& f, Option* out, bool offer_mana);
UPKEEP_FRAME(duel)           // timing/turn.cpp, timing/start.cpp
UPKEEP_FRAME(mulligan)       // timing/start.cpp
UPKEEP_FRAME(turn)           // timing/turn.cpp
UPKEEP_FRAME(step)           // timing/turn.cpp
UPKEEP_FRAME(priority)       // timing/priority.cpp (options: casting/legal_act.cpp)
UPKEEP_FRAME(cast)           // casting/cast.cpp
UPKEEP_FRAME(mana)           // casting/mana.cpp
UPKEEP_FRAME(resolve)        // timing/resolve.cpp
UPKEEP_FRAME(effects)        // effects/effects.cpp
UPKEEP_FRAME(triggers)       // timing/triggers.cpp
UPKEEP_FRAME(state_based)    // timing/state_based.cpp
UPKEEP_FRAME(attackers)      // combat/attackers.cpp
UPKEEP_FRAME(blockers)       // combat/blockers.cpp
UPKEEP_FRAME(block_order)    // combat/damage_order.cpp
UPKEEP_FRAME(combat_damage)  // combat/combat_damage.cpp
UPKEEP_FRAME(damage)         // combat/damage.cpp
UPKEEP_FRAME(enter)          // effects/enter.cpp
UPKEEP_FRAME(discard)        // timing/start.cpp: a player discards down to the hand size
UPKEEP_FRAME(cleanup)        // timing/turn.cpp
UPKEEP_FRAME(pay)            // casting/pay.cpp: a player pays a cost on resolution
UPKEEP_FRAME(pick)           // effects/pick.cpp
UPKEEP_FRAME(batch)          // timing/batch.cpp
UPKEEP_FRAME(neutral)        // timing/batch.cpp
UPKEEP_FRAME(window)         // timing/window.cpp
UPKEEP_FRAME(settle)         // timing/settle.cpp
UPKEEP_FRAME(attack)         // timing/attack.cpp
UPKEEP_FRAME(replaced)       // effects/replace.cpp
UPKEEP_FRAME(command)        // effects/play_for_another.cpp
UPKEEP_FRAME(pile)           // timing/graveyard_order.cpp
#undef UPKEEP_FRAME

}  // namespace upkeep
