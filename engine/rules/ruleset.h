// The switches of the rules. An era is nothing but a row of this table; the engine asks for a
// switch by name and never for the era. Any switch can be set by itself (`option` in a .duel file,
// house rules). Source of names and values: catalogue era-sixth-m10-foundations section 8; what
// each one decides, and where two of them meet, is told in engine/README.md.
#pragma once
#include "ids.h"

namespace upkeep {

enum class Era : u8 { fifth, sixth, m10, foundations, count };

// The table: a switch a row.
//   E(name, Type, fifth, sixth, m10, foundations, value, value …)  one of several values
//   B(name, word for false, word for true, fifth, sixth, m10, foundations)  a yes or no
// The words are those of `option` lines and house rules; an underscore behind one is not part of it
// (`static_`). Read with rules.NAME(): an enumerator of rule::Type, or a bool.
// clang-format off
#define UPKEEP_SWITCHES(E, B)                                                                                                                                                             \
  E(timing, Timing, batch, stack, stack, stack, batch, stack)                                                                                                                             \
  E(turnStructure, TurnStructure, six, five, five, five, six, five)                                                                                                                       \
  E(poolEmpties, PoolEmpties, phaseAndAttack, phase, stepAndPhase, stepAndPhase, phaseAndAttack, phase, stepAndPhase)                                                                     \
  B(manaBurn, none, one, true, true, false, false)                                                                                                                                        \
  B(announceFloatingMana, false, true, false, false, true, true)                                                                                                                          \
  E(manaSpells, ManaSpells, source, stack, stack, stack, source, stack)                                                                                                                   \
  E(lifeLoss, LifeLoss, phaseEnd, sba, sba, sba, phaseEnd, sba)                                                                                                                           \
  B(damageOnStack, false, true, false, true, false, false)                                                                                                                                \
  E(damageSplit, DamageSplit, free, free, orderedLethal, free, free, orderedLethal)                                                                                                       \
  E(trample, Trample, afterPrevention, lethalAssign, lethalAssign, lethalAssign, afterPrevention, lethalAssign)                                                                           \
  B(trampleCountsMarked, false, true, true, true, true, true)                                                                                                                             \
  B(tappedBlockerDealsDamage, false, true, false, true, true, true)                                                                                                                       \
  B(tappedArtifactsOff, false, true, true, false, false, false)                                                                                                                           \
  E(wallsAttack, WallsAttack, neverByType, neverByType, defender, defender, neverByType, defender)                                                                                        \
  E(deathtouch, Deathtouch, none, trigger, static_, static_, none, trigger, static_, staticFreeDivision)                                                                                  \
  E(lifelink, Lifelink, none, trigger, static_, static_, none, trigger, static_)                                                                                                          \
  E(legendRule, LegendRule, oldestStays, oldestStays, allDie, ownChoice, oldestStays, allDie, ownChoice)                                                                                  \
  E(worldRule, WorldRule, newestStays, newestStays, newestStays, newestStays, none, newestStays)                                                                                          \
  B(planeswalkers, false, true, false, false, true, true)                                                                                                                                 \
  E(planeswalkerUnique, PlaneswalkerUnique, none, none, byTypeAllDie, legendRule, none, byTypeAllDie, byTypeOwnChoice, legendRule)                                                        \
  B(planeswalkerRedirect, false, true, false, false, true, false)                                                                                                                         \
  E(counterAnnihilation, CounterAnnihilation, none, none, plus1minus1, plus1minus1, none, plus1minus1, exactOpposites)                                                                    \
  E(continuous, Continuous, timestamp, staged, layers, layers, timestamp, staged, layers)                                                                                                 \
  E(setPowerToughness, SetPowerToughness, beforeModifiers, timestamp, beforeModifiers, beforeModifiers, timestamp, beforeModifiers)                                                       \
  E(duplicateTargets, DuplicateTargets, never, perOccurrence, perOccurrence, perOccurrence, never, perOccurrence)                                                                         \
  E(illegalCast, IllegalCast, fizzleKeepMana, rewind, rewind, rewind, fizzleKeepMana, rewind)                                                                                             \
  E(regenCombat, RegenCombat, staysNoDamage, removed, removed, removed, staysNoDamage, removed)                                                                                           \
  E(prevention, Prevention, step, shield, shield, shield, step, shield)                                                                                                                   \
  E(regeneration, Regeneration, windowWhenDying, shield, shield, shield, windowWhenDying, shield)                                                                                         \
  E(toughnessZero, ToughnessZero, regenerable, sba, sba, sba, regenerable, sba)                                                                                                           \
  E(tokenOwner, TokenOwner, effectController, effectController, firstController, firstController, effectController, firstController)                                                      \
  E(mulligan, Mulligan, allLandOrNoLand, paris, parisTogether, london, allLandOrNoLand, paris, parisTogether, london, none)                                                               \
  B(mulliganScry, false, true, false, false, false, false)                                                                                                                                \
  B(freeFirstMulligan, false, true, false, false, true, true)                                                                                                                             \
  E(firstDraw, FirstDraw, starterSkips, starterSkips, freeForAllNobody, freeForAllNobody, starterSkips, freeForAllNobody)                                                                 \
  B(ante, off, on, true, false, false, false)                                                                                                                                             \
  E(vocabulary, Vocabulary, classic1997, classic, modern, modern, classic1997, classic, modern)                                                                                           \
  E(drawUsesStack, DrawUsesStack, action, false_, false_, false_, false_, true_, action)                                                                                                  \
  E(endOfTurn, EndOfTurn, discardPhase, endStep, endStep, endStep, endStep, discardPhase)                                                                                                 \
  E(cleanupPriority, CleanupPriority, preventionAndRegenerationOnly, sbaOrTriggerRepeat, sbaOrTriggerRepeat, sbaOrTriggerRepeat, sbaOrTriggerRepeat, none, preventionAndRegenerationOnly) \
  E(upkeepOrder, UpkeepOrder, beginningNormalEnd, stack, stack, stack, stack, table, beginningNormalEnd)                                                                                  \
  B(actBetweenResolutions, false, true, false, true, true, true)                                                                                                                          \
  B(firstStrikeWindow, false, true, false, true, true, true)                                                                                                                              \
  E(damageStepActions, DamageStepActions, preventionOnly, onStackAndAfter, after, after, after, onStackAndAfter, preventionOnly)                                                          \
  E(otherLoss, OtherLoss, afterEffect, sba, sba, sba, sba, afterEffect)                                                                                                                   \
  E(deathCheck, DeathCheck, afterEachEffect, sba, sba, sba, sba, afterEachEffect)                                                                                                         \
  E(tokenCease, TokenCease, immediate, sba, sba, sba, sba, immediate)                                                                                                                     \
  E(combatBegin, CombatBegin, announced, step, step, step, step, announced)                                                                                                               \
  E(maxAttacks, MaxAttacks, one, byEffects, byEffects, byEffects, byEffects, one)                                                                                                         \
  E(attackTargets, AttackTargets, player, player, playerAndPlaneswalker, playerAndPlaneswalker, playerAndPlaneswalker, player)                                                            \
  E(sourceLock, SourceLock, announcement, lastKnown, lastKnown, lastKnown, lastKnown, announcement)                                                                                       \
  B(voluntaryFizzle, false, true, true, false, false, false)                                                                                                                              \
  B(untapCostRepeat, byCardText, true, true, false, false, false)                                                                                                                         \
  E(starter, Starter, random, randomChooses, randomChooses, randomChooses, randomChooses, random)                                                                                         \
  E(deckRules, DeckRules, forty, sixtyFour, sixtyFour, sixtyFour, sixtyFour, forty, free)                                                                                                 \
  E(bothPlayersOrder, BothPlayersOrder, activeFirst, apnap, apnap, apnap, apnap, activeFirst)                                                                                             \
  E(tapOrUntap, TapOrUntap, announced, onResolution, onResolution, onResolution, onResolution, announced)                                                                                 \
  E(counterWindow, CounterWindow, interruptWindow, stack, stack, stack, interruptWindow, stack)                                                                                           \
  E(firstActor, FirstActor, actorThenActive, active, active, active, actorThenActive, active)                                                                                             \
  E(nonActiveInstants, NonActiveInstants, respondOrPhaseEnd, priority, priority, priority, respondOrPhaseEnd, priority)                                                                   \
  E(triggers, Triggers, immediate, stack, stack, stack, immediate, stack)                                                                                                                 \
  E(phaseEnd, PhaseEnd, declareAndCancel, passes, passes, passes, declareAndCancel, passes)                                                                                               \
  E(drawWindows, DrawWindows, respondAndAfter, after, after, after, respondAndAfter, after)                                                                                               \
  E(untapWindow, UntapWindow, none, none, none, none, none, ifTriggered)                                                                                                                  \
  E(windowsAsk, WindowsAsk, able, able, able, able, able, all)
// clang-format on

enum class Switch : u8 {
#define UPKEEP_E(name, ...) name,
#define UPKEEP_B(name, ...) name,
  UPKEEP_SWITCHES(UPKEEP_E, UPKEEP_B)
#undef UPKEEP_E
#undef UPKEEP_B
      count
};

// The values of each switch that has more to say than yes or no, e.g. rule::DamageSplit::free.
namespace rule {
#define UPKEEP_E(name, Type, fifth, sixth, m10, foundations, ...) \
  enum class Type : u8 { __VA_ARGS__ };
#define UPKEEP_B(name, ...)
UPKEEP_SWITCHES(UPKEEP_E, UPKEEP_B)
#undef UPKEEP_E
#undef UPKEEP_B
}  // namespace rule

// A value for every switch. By name where the rules ask, by Switch where all are gone through.
struct Rules {
  u8 value[int(Switch::count)] = {};
  u8 operator[](Switch s) const { return value[int(s)]; }
#define UPKEEP_E(name, Type, ...)                                          \
  rule::Type name() const { return rule::Type(value[int(Switch::name)]); } \
  void name(rule::Type v) { value[int(Switch::name)] = u8(v); }
#define UPKEEP_B(name, ...)                                   \
  bool name() const { return value[int(Switch::name)] != 0; } \
  void name(bool v) { value[int(Switch::name)] = u8(v); }
  UPKEEP_SWITCHES(UPKEEP_E, UPKEEP_B)
#undef UPKEEP_E
#undef UPKEEP_B
};

Rules preset(Era era);
bool era_supported(Era era);
const char* era_name(Era era);
// Parses "m10"; false if unknown.
bool parse_era(const char* name, Era& out);
// Sets one switch by name; false if the switch or the value is unknown, with the values it knows in
// `expected` (a static string).
bool set_switch(Rules& rules, const char* name, const char* value, const char*& expected);
const char* switch_name(Switch s);
const char* switch_values(Switch s);
const char* switch_source(Switch s);  // ruleset_sources.cpp

}  // namespace upkeep
