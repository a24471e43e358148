// The windows of the 1997 rules: what may be done while the rules wait for a certain kind of action
// (window.cpp; catalogue, era-fifth).
#pragma once
#include "rules/query.h"

namespace upkeep {

inline bool batch_timing(const State& s) { return s.rules.is(Timing::batch); }
inline bool prevention_step(const State& s) { return s.rules.is(Prevention::step); }
inline bool regeneration_window(const State& s) {
  return s.rules.is(Regeneration::window_when_dying);
}
// Spells can be countered in a window of their own only, not as long as they are on the stack.
inline bool interrupt_window(const State& s) { return s.rules.is(CounterWindow::interrupt_window); }
inline bool triggers_at_once(const State& s) { return s.rules.is(Triggers::immediate); }
inline bool has_windows(const State& s) {
  return batch_timing(s) || prevention_step(s) || regeneration_window(s) || interrupt_window(s);
}

// What kind of action the rules wait for.
enum class Waiting : u8 { open, neutral, response, interrupt, prevention, regeneration };
struct Window {
  Waiting kind = Waiting::open;
  u16 item = kNoIndex;  // what may be interrupted
  u16 base = 0;         // for open_windows(): how many items of the stack are older
};
// The innermost window.
Window window_now(const State& s);
// All that are open, the outermost first; at most `cap`. Returns how many.
int open_windows(const State& s, Window* out, int cap);
// Whether a prevention or regeneration window is open below.
bool inside_window(const State& s);

// What a spell or ability counts as by what it does, for the windows (bits).
enum Speed : u8 { kPlainEffect = 1, kPreventionEffect = 2, kRegenerationEffect = 4 };
u8 speed_of_mode(const CardDb& db, const Mode& m);
// Whether it may be used as an interrupt.
bool targets_spells(const CardDb& db, const Mode& m);
bool only_makes_mana(const CardDb& db, const Mode& m);
// A spell that only makes mana, where the rules call that a mana source (switch manaSpells).
bool is_mana_source(const Read& c, const StackObject& it);
// May this mode be used in this window, its targets not considered? Returns ReasonCode::legal, or
// why not.
ReasonCode window_allows(const Read& c, const Window& w, const Mode& m, const Scope& scope);
// May an action in this window have this target?
ReasonCode window_target(const State& s, const Window& w, Ref object, u8 player);
// Does the source of damage that is about to be dealt match, even if it has left?
bool source_fits(const Read& c, u16 filter, const PendingDamage& p, const Scope& scope);
// Whether damage is about to be dealt to the object or player.
bool has_packet(const State& s, Ref object, u8 player);
// Creatures marked to die, for which there is still a window to regenerate (state_based.cpp).
bool is_dying(const State& s, Ref r);
bool any_dying(const Read& c);

}  // namespace upkeep
