// When a player who could do something is asked, and when the moment goes by: what the table, the
// pass button and `duel stops` decide by. Stops a player has set, and what somebody wants no more
// questions about, come on top of it (Game::automatic_choice).
#pragma once
#include "decision.h"
#include "state.h"

namespace upkeep {

inline bool passing(const Option& o) { return o.kind == OptionKind::pass; }
inline bool draw_of_turn(const Option& o) { return o.kind == OptionKind::phase && !o.object; }
inline bool waits_for_damage(Prompt w) {
  return w == Prompt::prevention || w == Prompt::regeneration;
}

// Whether the player to decide, who could do more than pass, is asked: with something of another
// player's waiting; when they or theirs are attacked; when something of theirs fights; at the last
// moment of another's turn; in their first main phase, and in the second for what can be done only
// there; and only if something they can do could help just then, by `sense`: null where nobody may
// learn from a question what a hand holds. `options`: what can be done, `count` of them, without
// mana abilities.
class Sense;
bool worth_asking(const State& s, const CardDb& db, const Sense* sense, const Option* options,
                  int count);
bool has_mana(const State& s, u8 player);  // unspent, in the pool

// table/one_payment.cpp: whether the cost that is to be paid can be paid in one way only, but for
// which of several lands of a kind are tapped.
bool one_way_to_pay(const State& s, const CardDb& db);

// Whether, by all that lies open, this player might be able to do something: they have an untapped
// source of mana and a card in hand, or something outside their hand to use. Where two people must
// not see each other's cards, that decides, so that nobody learns from a stop, or from its absence,
// what the other holds. A card that costs no mana is then not asked about without any.
bool might_act(const State& s, const CardDb& db, const Option* options, int count);

}  // namespace upkeep
