// What the view and determinize() ask of the rules beyond query.h and timing/window.h, and the
// rules themselves too: it only reads.
#pragma once
#include "rules/query.h"

namespace upkeep {

// ------------------------------------------------------------------ announcing (casting/)
enum CastFlag : u8 { kCastNoCost = 1, kCastTriggered = 2, kCastNewTargets = 4, kCastForced = 8 };
// Number of target slots of the chosen modes.
int slot_count(const Read& c, const StackObject& it);
// What one of them takes, and the index of that (target.cpp).
const TargetSpec* spec_of(const Read& c, const StackObject& item, u8 slot, u16* index = nullptr);
// The total mana cost (CR 601.2f) with the targets and options chosen so far; X not filled in.
ManaCost total_cost(const Read& c, const StackObject& it, bool free_of_cost);
// Parts of a cost that need objects to be chosen, in the order they are chosen.
enum class CostPart : u8 { sacrifice, discard, exile_grave, tap, give_back, count };
// The part of the costs at `cursor` (costs times parts); false past the end.
struct PartAt {
  u16 cost;
  CostPart part;
  int need;
};
bool cost_part_at(const Read& c, const StackObject& it, int cursor, PartAt& out);
// The life that goes with what the payer would do for the pending pay_mana decision (pay.cpp).
int life_of_payment(const State& s, const CardDb& db);
// How a card may be cast face down: CastOption index, 0 if it has none.
u16 morph_option(const Read& c, u16 card);

// ------------------------------------------------------------------ combat (combat/)
inline bool is_attacking(const Permanent& p) { return (p.flags & kPAttacking) != 0; }
inline bool is_blocking(const Permanent& p) { return (p.flags & kPBlocking) != 0; }
// Piles are bits of Permanent::pile: pairs of a left and a right one from the lowest bit on, those
// that chance gives to attackers from the highest bit on.
constexpr int kMaxPiles = 16;
inline int pile_pair(int n) { return n >= 1 && n <= kMaxPiles / 2 ? 3 << 2 * (n - 1) : 0; }
// Among whom the damage is divided that the pending question is about, in the order of the
// questions; `given` is -1 for those still to come. The number of them.
struct DamageShare {
  Ref to;  // {}: `player`
  u8 player = kNoPlayer;
  i16 given = -1, lethal = 0;
};
int damage_shares(const Read& c, DamageShare* out, int most);

// ------------------------------------------------------------------ the turn (timing/turn.cpp)
// Whether unspent mana is lost at the end of the step (switch poolEmpties).
bool pools_empty_after(const State& s, Step step);

}  // namespace upkeep
