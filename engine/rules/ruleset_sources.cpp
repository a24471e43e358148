// Where the values of a switch come from: entries of the rules catalogue, and its files on the
// exact timing of an era.
#include "rules/ruleset.h"

namespace upkeep {

const char* switch_source(Switch s) {
  switch (s) {
    case Switch::timing:
      return "C-01";
    case Switch::turnStructure:
      return "C-02";
    case Switch::poolEmpties:
      return "C-04";
    case Switch::manaBurn:
      return "C-03";
    case Switch::announceFloatingMana:
      return "R-108";
    case Switch::manaSpells:
      return "era-sixth 3.5";
    case Switch::lifeLoss:
      return "C-43, G-02";
    case Switch::damageOnStack:
      return "C-20";
    case Switch::damageSplit:
      return "C-11";
    case Switch::trample:
      return "C-17";
    case Switch::trampleCountsMarked:
      return "era-sixth 5.9";
    case Switch::tappedBlockerDealsDamage:
      return "C-14";
    case Switch::tappedArtifactsOff:
      return "C-16";
    case Switch::wallsAttack:
      return "era-sixth 4.9";
    case Switch::deathtouch:
      return "era-sixth 7";
    case Switch::lifelink:
      return "era-sixth 7";
    case Switch::legendRule:
      return "era-sixth 4.3";
    case Switch::worldRule:
      return "era-sixth 4.3";
    case Switch::planeswalkers:
      return "C-39";
    case Switch::planeswalkerUnique:
      return "era-sixth 7";
    case Switch::planeswalkerRedirect:
      return "era-sixth 7";
    case Switch::counterAnnihilation:
      return "C-32";
    case Switch::continuous:
      return "C-27";
    case Switch::setPowerToughness:
      return "C-27";
    case Switch::duplicateTargets:
      return "C-10";
    case Switch::illegalCast:
      return "C-08";
    case Switch::regenCombat:
      return "C-15";
    case Switch::prevention:
      return "C-18";
    case Switch::regeneration:
      return "C-12";
    case Switch::toughnessZero:
      return "C-13";
    case Switch::tokenOwner:
      return "era-sixth 4.11";
    case Switch::mulligan:
      return "C-21";
    case Switch::mulliganScry:
      return "era-sixth 7";
    case Switch::freeFirstMulligan:
      return "C-21";
    case Switch::firstDraw:
      return "C-22";
    case Switch::ante:
      return "C-45";
    case Switch::vocabulary:
      return "C-33";
    case Switch::drawUsesStack:
      return "C-05";
    case Switch::endOfTurn:
      return "C-07";
    case Switch::cleanupPriority:
      return "C-36";
    case Switch::upkeepOrder:
      return "C-31";
    case Switch::actBetweenResolutions:
      return "era-sixth 3.2";
    case Switch::firstStrikeWindow:
      return "era-sixth 8";
    case Switch::damageStepActions:
      return "C-18";
    case Switch::otherLoss:
      return "C-43";
    case Switch::deathCheck:
      return "C-25";
    case Switch::tokenCease:
      return "C-38";
    case Switch::combatBegin:
      return "era-sixth 8";
    case Switch::maxAttacks:
      return "C-19";
    case Switch::attackTargets:
      return "C-19";
    case Switch::sourceLock:
      return "C-47";
    case Switch::voluntaryFizzle:
      return "C-09";
    case Switch::untapCostRepeat:
      return "C-46";
    case Switch::starter:
      return "era-sixth 6.2";
    case Switch::deckRules:
      return "C-34";
    case Switch::bothPlayersOrder:
      return "C-43";
    case Switch::tapOrUntap:
      return "K-32, R-140";
    case Switch::counterWindow:
      return "C-26";
    case Switch::firstActor:
      return "C-29";
    case Switch::nonActiveInstants:
      return "C-30";
    case Switch::triggers:
      return "C-24";
    case Switch::phaseEnd:
      return "C-28";
    case Switch::drawWindows:
      return "C-05";
    case Switch::untapWindow:
      return "C-06";
    case Switch::windowsAsk:
      return "era-fifth 4.10";
    case Switch::count:
      break;
  }
  return "";
}

}  // namespace upkeep
