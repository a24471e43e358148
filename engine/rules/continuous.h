// Continuous effects: keeping the derived characteristics up to date, and effects that change the
// rules (refresh.cpp, continuous.cpp, rules_mods.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"
#include "util/uninitialized_array.h"

namespace upkeep {

// ------------------------------------------------------------------ derived characteristics
// To be called when the board itself changed: what is on it, counters, copies, faces.
inline void dirty(State& s) { s.derived_dirty = 1; }
// Something changed that only few continuous effects look at (Fact bits).
inline void touch(State& s, u8 facts = kAnyFact) {
  if (s.board.watched & (facts | kFactElse)) s.derived_dirty = s.sba_needed = 1;
}
// Something changed that any continuous effect may look at: attached, gone.
inline void touch_effects(State& s) {
  if (!s.simple_board) s.derived_dirty = 1;
}
void rebuild(Ctx& c);
// Brings the derived characteristics up to date: to be called before reading them after a change.
inline void refresh(Ctx& c) {
  if (c.s.derived_dirty) rebuild(c);
}
// The same after a change to this permanent alone.
void refresh_entered(Ctx& c, u16 perm_index);
// The characteristics that decide how it enters (CR 614.12): those it has there, or, before
// `entersLooksAhead`, without the effects of anything else. They stand in State::derived until the
// next refresh_entered().
void refresh_entering(Ctx& c, u16 perm_index);
// Writes down how many lands each player has untapped, for abilities that ask for it.
void count_untapped_lands(Ctx& c);

// ------------------------------------------------------------------ effects of resolved spells
// Adds an effect with a new timestamp (CR 613.7); null if there is no room.
ContinuousEffect* add_continuous(Ctx& c, const ContinuousEffect& e);
// Starts those that apply from the turn that begins now.
void start_waiting(Ctx& c);
// Ends those of this duration.
void end_continuous(Ctx& c, Duration d, u8 player);

// ------------------------------------------------------------------ effects that change the rules
// The bit of a kind in State::has_rules_mods; 0 for kinds that change characteristics.
constexpr u64 rules_mod_bit(ModKind k) {
  return k < ModKind::extra_land ? 0 : u64(1) << (int(k) - int(ModKind::extra_land));
}
static_assert(int(ModKind::count) - int(ModKind::extra_land) <= 64);
struct RulesMod {
  const Mod* mod;
  Scope scope;       // of the ability or effect it comes from
  Ref affected;      // one object; if none, `affects` says which
  Selector affects;  // of the static ability
  u8 player;         // the one player it affects; if kNoPlayer, `affects` says who
  i16 p;             // the amount; fixed for effects of resolved spells, else computed
  u32 timestamp;     // CR 613.7
};
constexpr int kMaxModsSeen = kMaxPermanents + 64;  // of one kind
using RulesModRoom = UninitializedArray<RulesMod, kMaxModsSeen>;
// All modifications of this kind in force, oldest first (CR 613.11). Returns how many. Whoever
// reads them says which prevails where it matters: rules/README.md has the table.
int rules_mods(const Read& c, ModKind kind, RulesModRoom& out);
bool mod_affects(const Read& c, const RulesMod& m, Ref object);
bool mod_affects_player(const Read& c, const RulesMod& m, u8 player);
// Whether the player can't lose (CR 104.3), or whatever else `kind` says.
bool cannot_lose(const Read& c, u8 player, ModKind kind = ModKind::cant_lose);
// For explanations only: what gives a creature the keyword, beside its own text, if it is still
// there; and what took away an object's abilities.
Ref keyword_giver(const Read& c, Ref creature, Keyword keyword);
Ref abilities_taker(const Read& c, Ref object);

}  // namespace upkeep
