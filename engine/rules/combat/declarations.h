// Declaring attackers and blockers: what the rest of the rules and the view ask of combat
// (legality.cpp, attackers.cpp, blockers.cpp, requirements.cpp).
#pragma once
#include "rules/query.h"

namespace upkeep {

// ReasonCode::legal, or why not; `by` is told which object forbids it, if one does.
ReasonCode may_attack(const Read& c, Ref creature, u8 defender, Ref* by = nullptr);
ReasonCode may_block(const Read& c, Ref blocker, Ref attacker, Ref* by = nullptr);
// Whether it could block that creature, one against one, if it attacked the blocker's controller.
ReasonCode could_block(const Read& c, Ref blocker, Ref attacker, Ref* by = nullptr);
// Whether the declaration chosen so far may be completed as it is, or why not (CR 508.1c-d,
// 509.1b-c).
ReasonCode attack_may_stand(const Read& c);
ReasonCode blocks_may_stand(const Read& c, u8 defender);
// Why an attack or a block is not among the options.
ReasonCode why_not_attack(const Read& c, const Option& attack, Ref* by = nullptr);
ReasonCode why_not_block(const Read& c, u8 player, const Option& block, Ref* by = nullptr);
// Generic mana to be paid for a creature to attack or block (CR 508.1h, 509.1d).
int attack_cost(const Read& c, Ref creature, u8 defender, bool planeswalker);
int block_cost(const Read& c, Ref creature);
// Whether a creature of the active player has to attack and has not done so yet.
bool must_still_attack(const Read& c);
// Whether an attacker or blocker has first strike or double strike now (CR 510.4).
bool first_strike_step_needed(const Read& c);

}  // namespace upkeep
