// The switches of the rules. An era is nothing but a row of this table; the engine asks for a
// switch by name and never for the era. Any switch can be set by itself (`option` in a .duel file,
// house rules). Source of names and values: catalogue era-sixth-m10-foundations section 8; what
// each one decides, and where two of them meet, is told in engine/README.md.
#pragma once
#include "ids.h"

namespace upkeep {

enum class Era : u8 { fifth, sixth, m10, foundations, count };

// X(name, "value value …", fifth, sixth, m10, foundations): the numbers index the list of values.
// Append only: the place of a row and of a value is part of a State and of every save. How the rows
// past the first are hashed (late_rows) lets duels recorded before them keep their hashes.
#define UPKEEP_SWITCHES(X)                                                                \
  X(timing, "batch stack", 0, 1, 1, 1)                                                    \
  X(turnStructure, "six five", 0, 1, 1, 1)                                                \
  X(poolEmpties, "phaseAndAttack phase stepAndPhase", 0, 1, 2, 2)                         \
  X(manaBurn, "none one", 1, 1, 0, 0)                                                     \
  X(announceFloatingMana, "false true", 0, 0, 1, 1)                                       \
  X(manaSpells, "source stack", 0, 1, 1, 1)                                               \
  X(lifeLoss, "phaseEnd sba", 0, 1, 1, 1)                                                 \
  X(damageOnStack, "false true", 0, 1, 0, 0)                                              \
  X(damageSplit, "free orderedLethal", 0, 0, 1, 0)                                        \
  X(trample, "afterPrevention lethalAssign", 0, 1, 1, 1)                                  \
  X(trampleCountsMarked, "false true", 1, 1, 1, 1)                                        \
  X(tappedBlockerDealsDamage, "false true", 0, 1, 1, 1)                                   \
  X(tappedArtifactsOff, "false true", 1, 0, 0, 0)                                         \
  X(wallsAttack, "neverByType defender", 0, 0, 1, 1)                                      \
  X(deathtouch, "none trigger static staticFreeDivision", 0, 1, 2, 2)                     \
  X(lifelink, "none trigger static", 0, 1, 2, 2)                                          \
  X(legendRule, "oldestStays allDie ownChoice", 0, 0, 1, 2)                               \
  X(worldRule, "none newestStays", 1, 1, 1, 1)                                            \
  X(planeswalkers, "false true", 0, 0, 1, 1)                                              \
  X(planeswalkerUnique, "none byTypeAllDie byTypeOwnChoice legendRule", 0, 0, 1, 3)       \
  X(planeswalkerRedirect, "false true", 0, 0, 1, 0)                                       \
  X(counterAnnihilation, "none plus1minus1 exactOpposites", 0, 0, 1, 1)                   \
  X(continuous, "timestamp staged layers", 0, 1, 2, 2)                                    \
  X(setPowerToughness, "timestamp beforeModifiers", 1, 0, 1, 1)                           \
  X(duplicateTargets, "never perOccurrence", 0, 1, 1, 1)                                  \
  X(illegalCast, "fizzleKeepMana rewind", 0, 1, 1, 1)                                     \
  X(regenCombat, "staysNoDamage removed", 0, 1, 1, 1)                                     \
  X(prevention, "step shield", 0, 1, 1, 1)                                                \
  X(regeneration, "windowWhenDying shield", 0, 1, 1, 1)                                   \
  X(toughnessZero, "regenerable sba", 0, 1, 1, 1)                                         \
  X(tokenOwner, "effectController firstController", 0, 0, 1, 1)                           \
  X(mulligan, "allLandOrNoLand paris parisTogether london none", 0, 1, 2, 3)              \
  X(mulliganScry, "false true", 0, 0, 0, 0)                                               \
  X(freeFirstMulligan, "false true", 0, 0, 1, 1)                                          \
  X(firstDraw, "starterSkips freeForAllNobody", 0, 0, 1, 1)                               \
  X(ante, "off on", 1, 0, 0, 0)                                                           \
  X(vocabulary, "classic1997 classic modern", 0, 1, 2, 2)                                 \
  X(drawUsesStack, "false true action", 2, 0, 0, 0)                                       \
  X(endOfTurn, "endStep discardPhase", 1, 0, 0, 0)                                        \
  X(cleanupPriority, "sbaOrTriggerRepeat none preventionAndRegenerationOnly", 2, 0, 0, 0) \
  X(upkeepOrder, "stack table beginningNormalEnd", 2, 0, 0, 0)                            \
  X(actBetweenResolutions, "true false", 1, 0, 0, 0)                                      \
  X(firstStrikeWindow, "true false", 1, 0, 0, 0)                                          \
  X(damageStepActions, "after onStackAndAfter preventionOnly", 2, 1, 0, 0)                \
  X(otherLoss, "sba afterEffect", 1, 0, 0, 0)                                             \
  X(deathCheck, "sba afterEachEffect", 1, 0, 0, 0)                                        \
  X(tokenCease, "sba immediate", 1, 0, 0, 0)                                              \
  X(combatBegin, "step announced", 1, 0, 0, 0)                                            \
  X(maxAttacks, "byEffects one", 1, 0, 0, 0)                                              \
  X(attackTargets, "playerAndPlaneswalker player", 1, 1, 0, 0)                            \
  X(sourceLock, "lastKnown announcement", 1, 0, 0, 0)                                     \
  X(voluntaryFizzle, "false true", 1, 0, 0, 0)                                            \
  X(untapCostRepeat, "byCardText true", 1, 0, 0, 0)                                       \
  X(starter, "randomChooses random", 1, 0, 0, 0)                                          \
  X(deckRules, "sixtyFour forty free", 1, 0, 0, 0)                                        \
  X(bothPlayersOrder, "apnap activeFirst", 1, 0, 0, 0)                                    \
  X(tapOrUntap, "onResolution announced", 1, 0, 0, 0)                                     \
  X(counterWindow, "interruptWindow stack", 0, 1, 1, 1)                                   \
  X(firstActor, "actorThenActive active", 0, 1, 1, 1)                                     \
  X(nonActiveInstants, "respondOrPhaseEnd priority", 0, 1, 1, 1)                          \
  X(triggers, "immediate stack", 0, 1, 1, 1)                                              \
  X(phaseEnd, "declareAndCancel passes", 0, 1, 1, 1)                                      \
  X(drawWindows, "respondAndAfter after", 0, 1, 1, 1)                                     \
  X(untapWindow, "none ifTriggered", 0, 0, 0, 0)                                          \
  X(windowsAsk, "able all", 0, 0, 0, 0)

enum class Switch : u8 {
#define UPKEEP_X(name, values, a, b, c, d) name,
  UPKEEP_SWITCHES(UPKEEP_X)
#undef UPKEEP_X
      count
};

// Value names, one enum a switch, e.g. DamageSplit::orderedLethal.
namespace rule {
enum Timing : u8 { batch, stack };
enum PoolEmpties : u8 { phaseAndAttack, phase, stepAndPhase };
enum DamageSplit : u8 { freeSplit, orderedLethal };
enum WallsAttack : u8 { neverByType, byDefender };
enum Keywordness : u8 { kwNone, kwTrigger, kwStatic, kwStaticFree };
enum LegendRule : u8 { oldestStays, allDie, ownChoice };
enum PlaneswalkerUnique : u8 { puNone, byTypeAllDie, byTypeOwnChoice, puLegend };
enum Continuous : u8 { byTimestamp, staged, layers };
enum Mulligan : u8 { allLandOrNoLand, paris, parisTogether, london, noMulligan };
enum UpkeepOrder : u8 { upkeepStack, upkeepTable, beginningNormalEnd };
enum DamageStepActions : u8 { afterDamage, onStackAndAfter, preventionOnly };
enum DeckRules : u8 { sixtyFour, forty, anyDeck };
}  // namespace rule

// Fixed, so that a new switch does not move what comes after it in a State.
constexpr int kSwitchCap = 96;
static_assert(int(Switch::count) <= kSwitchCap);

struct Rules {
  u8 value[kSwitchCap] = {};
  u8 operator[](Switch s) const { return value[int(s)]; }
};

Rules preset(Era era);
// The rows that the first recorded duels knew, and the room that there was for them.
constexpr int kFirstRows = 57, kFirstRoom = 64;
// What rows later than those say that is not what held before there was such a row; 0 if nothing.
u64 late_rows(const Rules& rules, Era era);
// Rows that were part of `timing` before they had a name: in a record that changes the timing and
// does not speak of them, they go along.
bool follows_timing(Switch s);
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
