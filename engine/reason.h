// Why something is not legal now: a code, its numbers, and the rule that says so. Words in four
// languages are in text/; the citation is a rule number of the Comprehensive Rules.
#pragma once
#include "ids.h"

namespace upkeep {

// X(name, citation)
#define UPKEEP_REASONS(X)                                                                      \
  X(none, "")                                                                                  \
  X(not_your_decision, "117.1") /* another player decides now */                               \
  X(duel_over, "104.1")                                                                        \
  X(not_now, "117.1")        /* the pending question is another one */                         \
  X(not_in_hand, "601.2a")   /* not in a zone it could be used from */                         \
  X(not_yours, "602.2")      /* somebody else controls it */                                   \
  X(sorcery_timing, "307.1") /* needs own main phase and an empty stack; a: objects waiting */ \
  X(not_your_turn, "307.1")                                                                    \
  X(land_already_played, "305.2") /* a: played, b: allowed */                                  \
  X(land_timing, "305.1")                                                                      \
  X(not_enough_mana, "601.2g")  /* a: mana available in all, b: mana value of the cost */      \
  X(not_enough_color, "601.2g") /* a: Mana kind that lacks */                                  \
  X(no_target, "601.2c")        /* a: slot */                                                  \
  X(illegal_target, "115.1")                                                                   \
  X(target_protected, "702.16b")                                                               \
  X(target_hexproof, "702.11b")                                                                \
  X(target_shroud, "702.18a")                                                                  \
  X(target_repeated, "115.3")                                                                  \
  X(summoning_sick, "302.6")                                                                   \
  X(already_tapped, "107.5")                                                                   \
  X(not_tapped, "107.6")                                                                       \
  X(cost_unpayable, "118.3") /* a part of the cost other than mana */                          \
  X(life_too_low, "119.4")   /* a: life, b: needed */                                          \
  X(used_this_turn, "602.5b")                                                                  \
  X(wrong_time, "602.5b") /* only during the time its text names */                            \
  X(condition_false, "601.3")                                                                  \
  X(effect_forbids, "101.2") /* an effect says it can't; a: 1 its own text */                  \
  X(loyalty_used, "606.3")                                                                     \
  X(not_a_creature, "508.1a")                                                                  \
  X(cant_attack_tapped, "508.1a")                                                              \
  X(cant_attack_defender, "702.3b")                                                            \
  X(cant_attack, "508.1c")                                                                     \
  X(must_attack, "508.1d")                                                                     \
  X(attack_needs_payment, "508.1g")                                                            \
  X(cant_block_tapped, "509.1a")                                                               \
  X(cant_block, "509.1b")                                                                      \
  X(cant_block_flying, "702.9b")                                                               \
  X(cant_block_landwalk, "702.14c")                                                            \
  X(cant_block_protection, "702.16f")                                                          \
  X(cant_block_fear, "702.36b")                                                                \
  X(cant_block_unblockable, "509.1b")                                                          \
  X(needs_two_blockers, "702.111b") /* menace */                                               \
  X(already_blocking, "509.1a")                                                                \
  X(not_attacking, "509.1a")                                                                   \
  X(must_block, "509.1c")                                                                      \
  X(not_combat, "506.1")                                                                       \
  X(band_rule, "702.22c")                                                                      \
  X(legal, "")                                                                                 \
  X(unknown_card, "")                                                                          \
  X(lethal_first, "510.1c") /* a: needed before the next may be given damage */                \
  X(wrong_sum, "510.1e")    /* a: given, b: to be given */                                     \
  X(no_such_type, "")       /* planeswalkers, in rules that have none */                       \
  X(tapped_artifact, "")    /* is off while tapped (1997) */                                   \
  /* 1997; cited is the section of the Fifth Edition rulebook */                               \
  X(interrupts_only, "5E Interrupts")                                                          \
  X(already_cast, "5E Interrupts") /* successfully cast: nothing interrupts it any more */     \
  X(prevention_only, "5E Damage Prevention")                                                   \
  X(prevention_step_only, "5E Damage Prevention")                                              \
  X(no_damage_waits, "5E Damage Prevention")                                                   \
  X(regeneration_only, "5E Regeneration")                                                      \
  X(regeneration_window_only, "5E Regeneration")                                               \
  X(not_dying, "5E Regeneration")                                                              \
  X(batch_resolving, "5E Series and Batches")                                                  \
  X(upkeep_unpaid, "5E Phase Structure")    /* its upkeep cost has not been paid */            \
  X(phase_effect_due, "5E Phase Structure") /* something of the phase must be done first */    \
  X(too_many_blocks, "")                    /* the state has no room for another one */        \
  X(stack_full, "")                         /* the state has no room for more on the stack */  \
  X(duel_full, "")                          /* nor for more permanents, effects or shields */
enum class ReasonCode : u8 {
#define UPKEEP_X(n, cite) n,
  UPKEEP_REASONS(UPKEEP_X)
#undef UPKEEP_X
      count
};
struct Reason {
  ReasonCode code = ReasonCode::none;
  i16 a = 0, b = 0;
  Ref object;  // what stands in the way, if anything
};
const char* citation(ReasonCode code);
const char* reason_name(ReasonCode code);

}  // namespace upkeep
