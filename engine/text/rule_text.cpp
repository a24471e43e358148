// The switches of the rules as a page of house rules names them. What each one decides in full is
// told in engine/README.md.
#include "text/phrases.h"

namespace upkeep {
namespace {

// In the order of UPKEEP_SWITCHES.
constexpr Str kLabels[] = {
    Str::switch_timing,
    Str::switch_turnStructure,
    Str::switch_poolEmpties,
    Str::switch_manaBurn,
    Str::switch_announceFloatingMana,
    Str::switch_manaSpells,
    Str::switch_lifeLoss,
    Str::switch_damageOnStack,
    Str::switch_damageSplit,
    Str::switch_trample,
    Str::switch_trampleCountsMarked,
    Str::switch_tappedBlockerDealsDamage,
    Str::switch_tappedArtifactsOff,
    Str::switch_wallsAttack,
    Str::switch_deathtouch,
    Str::switch_lifelink,
    Str::switch_legendRule,
    Str::switch_worldRule,
    Str::switch_planeswalkers,
    Str::switch_planeswalkerUnique,
    Str::switch_planeswalkerRedirect,
    Str::switch_counterAnnihilation,
    Str::switch_continuous,
    Str::switch_setPowerToughness,
    Str::switch_duplicateTargets,
    Str::switch_illegalCast,
    Str::switch_regenCombat,
    Str::switch_prevention,
    Str::switch_regeneration,
    Str::switch_toughnessZero,
    Str::switch_tokenOwner,
    Str::switch_mulligan,
    Str::switch_mulliganScry,
    Str::switch_freeFirstMulligan,
    Str::switch_firstDraw,
    Str::switch_ante,
    Str::switch_vocabulary,
    Str::switch_drawUsesStack,
    Str::switch_endOfTurn,
    Str::switch_cleanupPriority,
    Str::switch_upkeepOrder,
    Str::switch_actBetweenResolutions,
    Str::switch_firstStrikeWindow,
    Str::switch_damageStepActions,
    Str::switch_otherLoss,
    Str::switch_deathCheck,
    Str::switch_tokenCease,
    Str::switch_combatBegin,
    Str::switch_maxAttacks,
    Str::switch_attackTargets,
    Str::switch_sourceLock,
    Str::switch_voluntaryFizzle,
    Str::switch_untapCostRepeat,
    Str::switch_starter,
    Str::switch_deckRules,
    Str::switch_bothPlayersOrder,
    Str::switch_tapOrUntap,
    Str::switch_counterWindow,
    Str::switch_firstActor,
    Str::switch_nonActiveInstants,
    Str::switch_triggers,
    Str::switch_phaseEnd,
    Str::switch_drawWindows,
    Str::switch_untapWindow,
    Str::switch_windowsAsk,
};
static_assert(sizeof(kLabels) / sizeof(kLabels[0]) == std::size_t(Switch::count));

}  // namespace

std::string switch_label(Switch s, Lang lang) { return str(lang, kLabels[int(s)]); }

std::string switch_value_name(Switch s, int value) {
  const char* p = switch_values(s);
  for (int i = 0; *p; ++i) {
    const char* end = p;
    while (*end && *end != ' ') ++end;
    if (i == value) return std::string(p, end);
    p = *end ? end + 1 : end;
  }
  return {};
}

}  // namespace upkeep
