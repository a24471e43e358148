// The public face of the engine: two verbs and what is needed around them.
//
//   State s; start_duel(s, db, setup, sink);
//   while (!s.over) { Option o[kMaxOptions]; int n = legal(s, db, o); apply(s, db, o[pick], sink);
//   }
//
// Around it: session.h (a duel as its choices), view.h (what one seat may see), text/ (how it is
// said), scenario/ (duels as texts). Of what plays by the rules, rules/, everybody sees the table
// of switches, rules/ruleset.h; only view/, search/ and determinize() see the headers that ask
// about a state and cannot change it (rules/read.h). `./upkeep test` checks it.
#pragma once
#include <string>
#include <vector>

#include "cards/card.h"
#include "checks.h"
#include "decision.h"
#include "event.h"
#include "reason.h"
#include "state.h"

namespace upkeep {

constexpr int kMaxOptions = 1024;

enum SetupFlag : u8 {
  kSetupNoShuffle = 1,   // decks are libraries in the given order, top first
  kSetupAskStarter = 2,  // with `first` open: asks who starts where the switch `starter` says so
};
struct Setup {
  Era era = Era::foundations;
  Rules rules = preset(Era::foundations);
  u8 player_count = 2;
  u8 flags = 0;
  u8 first = kNoPlayer;  // who starts; kNoPlayer: random
  u64 seed = 1;
  std::vector<u16> decks[kMaxPlayers];  // definitions, with repetition
  i16 life = 20;
  u64 cards = 0;  // fingerprint of the cards it was made with; 0: those of now
};

// Begins a duel: shuffles, decides who starts, draws hands and runs to the first decision.
void start_duel(State& s, const CardDb& db, const Setup& setup, EventSink* sink);

// Options of the pending decision, in a fixed order that is part of the contract (saves and links
// store positions in this list). Returns how many; 0 only when the duel is over. In an `act`
// decision mana abilities come last: with `offer_mana` false they are left out and the rest keeps
// its positions (while paying, taking the announcement back is left out with them). The first
// option of an `act` decision is pass (or pay, when paying), unless a phase of 1997 may not end
// yet.
int legal(const State& s, const CardDb& db, Option* out, bool offer_mana = true);

// Applies one option of legal() and runs on to the next decision or the end. Returns false, and
// changes nothing, if the option is not among the legal ones.
bool apply(State& s, const CardDb& db, const Option& option, EventSink* sink);
// The same without the check: for replay of options that legal() has just listed.
void apply_unchecked(State& s, const CardDb& db, const Option& option, EventSink* sink);

// How far apply_to_choice() runs on.
struct RunOn {
  int most = 10000;         // answers that it gives
  u16 until_turn = 0xFFFF;  // it stops at the first question of this turn
  int answered = 0;         // answers that it has given so far
};
// For search: applies one option of legal() and answers every question that has one answer, until
// there is a choice, whose options go to `out` (those of legal() without mana abilities). The state
// is then the same as if each had been answered by hand, but most of these questions are never
// put. Returns how many options there are: 0 when the duel is over, 1 only where `on` ends it.
int apply_to_choice(State& s, const CardDb& db, const Option& option, RunOn& on, Option* out);

// A player leaves the duel at any time (CR 104.3a).
void concede(State& s, const CardDb& db, u8 player, EventSink* sink);

// Why `attempt` is not legal for `player` now (code `legal` if it is).
Reason explain(const State& s, const CardDb& db, u8 player, const Option& attempt);
// All that is asked of casting a spell, using an ability or playing a land with priority; nothing
// for other attempts and other questions. The first that fails is what explain() says.
Checks checks_of(const State& s, const CardDb& db, u8 player, const Option& attempt);

// What the payer would do for the pending pay_mana decision: the sources it taps, in order.
struct PayStep {
  Ref source;
  u16 ability;
  u8 kind;  // Mana kind made
};
int proposed_payment(const State& s, const CardDb& db, PayStep* out, int cap);

// ---- reading a state (all const; characteristics are those after continuous effects)
const Object* find(const State& s, Ref r);  // nullptr if it is gone
Ref ref_of(const State& s, u16 slot);
// nullptr unless on the battlefield; in line because the rules ask it more than anything else
inline const Permanent* permanent_of(const State& s, Ref r) {
  const Object& o = s.objects[r.slot];
  return o.gen == r.gen && o.zone == Zone::battlefield && r.slot ? &s.permanents[o.perm] : nullptr;
}
const Derived* derived_of(const State& s, Ref r);  // nullptr unless on the battlefield
Derived characteristics_of(const State& s, const CardDb& db, Ref r);  // in any zone
u8 controller_of(const State& s, Ref r);
// The total cost that casting or activating `o` would have (X as 0).
ManaCost cost_of(const State& s, const CardDb& db, const Option& o);
// A player who must lose has lost; who is still in, in turn order from `from`.
bool in_game(const State& s, u8 player);
u8 next_player(const State& s, u8 player);

// A determinized copy for `seat`: everything that seat does not know is dealt anew with `seed`.
void determinize(State& s, const CardDb& db, u8 seat, u64 seed);

u32 random_below(State& s, u32 n);  // 0..n-1 from the state's generator

// ---- building a position by hand (.duel files, tests, lessons). Use in this order:
// begin_position, put_card …, finish_position.
void begin_position(State& s, const CardDb& db, const Setup& setup);
struct PutOptions {
  bool tapped = false, sick = false, face_down = false, token = false;
  i16 damage = 0;
  i16 counters[kCounterKinds] = {};
  u8 rare_kind[kRareCounters] = {};
  i16 rare_n[kRareCounters] = {};
  u8 controller = kNoPlayer;  // default: the owner
  Ref attach_to;
  u8 attach_player = kNoPlayer;
  u8 chosen_color = kNoColor, chosen_player = kNoPlayer;
  u16 chosen_type = kNoIndex;
};
// Puts a card of `owner` into a zone (library: below those put before; graveyard: below, i.e.
// older).
Ref put_card(State& s, const CardDb& db, u16 card, Zone zone, u8 owner, const PutOptions& options);
// Runs from the given step of `active`'s turn to the first decision.
void finish_position(State& s, const CardDb& db, u8 active, Step step, u16 turn, EventSink* sink);

// Numbers for people: "clone and save round-trip", invariants of random play. Empty string if all
// hold.
std::string check_invariants(const State& s, const CardDb& db);

}  // namespace upkeep
