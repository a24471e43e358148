#include "cards/vocabulary.h"

#include <algorithm>
#include <vector>

namespace upkeep {

namespace {

#define UPKEEP_X(n) #n,
constexpr const char* kKeywords[] = {UPKEEP_KEYWORDS(UPKEEP_X)};
constexpr const char* kSelectors[] = {UPKEEP_SELECTORS(UPKEEP_X)};
constexpr const char* kAmounts[] = {UPKEEP_AMOUNTS(UPKEEP_X)};
constexpr const char* kConditions[] = {UPKEEP_CONDITIONS(UPKEEP_X)};
constexpr const char* kEffects[] = {UPKEEP_EFFECTS(UPKEEP_X)};
constexpr const char* kMods[] = {UPKEEP_MODS(UPKEEP_X)};
constexpr const char* kEvents[] = {UPKEEP_EVENTS(UPKEEP_X)};
constexpr const char* kReplacements[] = {UPKEEP_REPLACEMENTS(UPKEEP_X)};
constexpr const char* kCastOptions[] = {UPKEEP_CAST_OPTIONS(UPKEEP_X)};
#undef UPKEEP_X
constexpr const char* kCounters[] = {
    "+1/+1", "-1/-1", "loyalty", "charge",  "poison", "age",   "+0/+1", "+1/+0",    "-0/-1",
    "-2/-2", "time",  "corpse",  "carrion", "mire",   "-0/-2", "doom",  "vitality",
#define X(name, word) word,
#include "rare_counters.inc"
#undef X
};
static_assert(std::size(kCounters) == std::size_t(Counter::count));
constexpr const char* kZones[] = {"none",  "library", "hand",    "battlefield", "graveyard",
                                  "stack", "exile",   "command", "ante"};
static_assert(std::size(kZones) == kZoneCount);
constexpr const char* kSteps[] = {"none",      "untap",      "upkeep",
                                  "draw",      "main1",      "begin_combat",
                                  "attackers", "blockers",   "first_strike_damage",
                                  "damage",    "end_combat", "main2",
                                  "discard",   "end",        "cleanup"};
static_assert(std::size(kSteps) == std::size_t(Step::cleanup) + 1);
constexpr const char* kWhose[] = {"any",           "you",       "opponent",
                                  "active",        "defending", "event_player",
                                  "target_player", "iterated",  "chosen_player"};
static_assert(std::size(kWhose) == std::size_t(PlayerRelation::chosen) + 1);
constexpr const char* kCmps[] = {"none", "eq", "le", "ge", "lt", "gt", "ne"};
static_assert(std::size(kCmps) == std::size_t(Cmp::ne) + 1);
constexpr const char* kDurations[] = {
    "end_of_turn",           "permanent",        "while_on_battlefield",
    "while_tapped",          "while_attached",   "your_next_turn",
    "end_of_combat",         "your_next_upkeep", "while_you_control",
    "controllers_next_turn", "while_counters"};
static_assert(std::size(kDurations) == std::size_t(Duration::while_counters) + 1);
constexpr const char* kPlaces[] = {
    "none",      "hand",        "library_top", "library_bottom", "library_shuffled",
    "graveyard", "battlefield", "exile"};
static_assert(std::size(kPlaces) == std::size_t(Place::exile) + 1);
constexpr const char* kDelays[] = {"end_step",      "your_upkeep",        "next_upkeep",
                                   "end_of_combat", "your_next_end_step", "dies_this_turn",
                                   "next_cleanup",  "each_upkeep",        "their_draw_step"};
static_assert(std::size(kDelays) == std::size_t(DelayTime::their_draw_step) + 1);
constexpr const char* kJoints[] = {"usual", "apart", "and",      "then",
                                   "comma", "last",  "and_then", "apart_then"};
static_assert(std::size(kJoints) == std::size_t(Joint::apart_after) + 1);
constexpr FlagWord kSaid[] = {{"named", kSaidNamed},   {"it", kSaidIt},
                              {"that", kSaidThat},     {"you", kSaidYou},
                              {"bare", kSaidBare},     {"choice", kSaidChoice},
                              {"each", kSaidEach},     {"for_each", kSaidForEach},
                              {"first", kSaidFirst},   {"all", kSaidAll},
                              {"number", kSaidNumber}, {"where", kSaidWhere},
                              {"when", kSaidWhen}};
constexpr const char* kColors[] = {"white", "blue", "black", "red", "green"};
constexpr const char* kTargetPlayers[] = {"none", "any", "opponent", "you"};
static_assert(std::size(kTargetPlayers) == kTargetSelfPlayer + 1);

constexpr FlagWord kTypes[] = {{"artifact", kArtifact},
                               {"creature", kCreature},
                               {"enchantment", kEnchantment},
                               {"instant", kInstant},
                               {"land", kLand},
                               {"planeswalker", kPlaneswalker},
                               {"sorcery", kSorcery},
                               {"interrupt", kInterrupt | kInstant},
                               {"mana_source", kManaSource | kInstant},
                               {"kindred", kKindred}};
constexpr FlagWord kSupers[] = {
    {"basic", kBasic}, {"legendary", kLegendary}, {"world", kWorld}, {"snow", kSnow}};
constexpr FlagWord kFilterFlags[] = {{"tapped", kFTapped},
                                     {"untapped", kFUntapped},
                                     {"attacking", kFAttacking},
                                     {"blocking", kFBlocking},
                                     {"blocked", kFBlocked},
                                     {"unblocked", kFUnblocked},
                                     {"other", kFOther},
                                     {"token", kFToken},
                                     {"nontoken", kFNontoken},
                                     {"colorless", kFColorless},
                                     {"multicolor", kFMulticolor},
                                     {"monocolor", kFMonocolor},
                                     {"damaged_by_source", kFDamagedBySource},
                                     {"attached_to_source", kFAttachedToSource},
                                     {"host", kFHostOfSource},
                                     {"blocking_source", kFBlockingSource},
                                     {"blocked_by_source", kFBlockedBySource},
                                     {"chosen_color", kFChosenColor},
                                     {"chosen_type", kFChosenType},
                                     {"spell", kFSpell},
                                     {"ability", kFAbility},
                                     {"sick", kFSick},
                                     {"has_x_cost", kFHasXCost},
                                     {"shares_type_with_source", kFSharesTypeWithSource},
                                     {"enchanted", kFEnchanted},
                                     {"targets_source", kFTargetsSource},
                                     {"damaged", kFDamaged},
                                     {"not_chosen_type", kFNotChosenType},
                                     {"self", kFSelf},
                                     {"historic", kFHistoric},
                                     {"did_not_attack", kFDidNotAttack},
                                     {"attacked_this_turn", kFAttackedThisTurn},
                                     {"drawn_this_turn", kFDrawnThisTurn},
                                     {"unenchanted", kFUnenchanted},
                                     {"above_source", kFAboveSource},
                                     {"remembered", kFRemembered},
                                     {"single_target", kFSingleTarget},
                                     {"mana_ability", kFManaAbility}};
constexpr FlagWord kEffectFlags[] = {{"no_regen", kENoRegen},
                                     {"random", kERandom},
                                     {"tapped", kETapped},
                                     {"you_choose", kEYouChoose},
                                     {"combat_only", kECombatOnly},
                                     {"up_to", kEUpTo},
                                     {"reveal", kEReveal},
                                     {"under_your_control", kEUnderYourControl},
                                     {"unpreventable", kEUnpreventable},
                                     {"attacking", kEAttacking},
                                     {"everything", kEAll},
                                     {"any_color", kEAnyColor},
                                     {"exile_if_dies", kEExileIfDies},
                                     {"basic_land", kEBasicLand},
                                     {"any_combination", kEAnyCombination},
                                     {"produce_chosen", kEProduceChosen},
                                     {"new_targets", kEOptional},
                                     {"chosen_source", kEChosenSource},
                                     {"next_time", kENextTime},
                                     {"face_down", kEFaceDown},
                                     {"with_haste", kEWithHaste},
                                     {"sacrifice_at_end", kESacAtEnd},
                                     {"land_colors", kELandColors},
                                     {"forced", kEForced},
                                     {"all_but", kEAllBut},

                                     {"gain_prevented", kEGainPrevented},
                                     {"as_mana", kEManaOffer},
                                     {"remember", kERemember},
                                     {"anyway", kEAnyway}};
constexpr FlagWord kAbilityFlags[] = {{"sorcery", kASorceryTiming},
                                      {"once_per_turn", kAOncePerTurn},
                                      {"twice_per_turn", kATwicePerTurn},
                                      {"your_turn", kAYourTurn},
                                      {"your_upkeep", kAYourUpkeep},
                                      {"any_player", kAAnyPlayer},
                                      {"opponents_turn", kAOpponentsTurn},
                                      {"before_attackers", kABeforeAttackers},
                                      {"opponent_may", kAOpponentMay},
                                      {"during_combat", kADuringCombat},
                                      {"owner", kAOwner}};

constexpr const char* kNoncreatureSubtypes[] = {
    "Plains", "Island", "Swamp",     "Mountain", "Forest",   "Aura",        "Curse",
    "Saga",   "Shrine", "Equipment", "Vehicle",  "Treasure", "Clue",        "Food",
    "Desert", "Gate",   "Lair",      "Locus",    "Mine",     "Tower",       "Power-Plant",
    "Urza's", "Cave",   "Arcane",    "Trap",     "Blood",    "Contraption", "Lesson"};

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      std::size_t up = row[j];
      row[j] = std::min({up + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0u : 1u)});
      diagonal = up;
    }
  }
  return row[b.size()];
}

Message join_words(const std::vector<const char*>& words, std::string_view given) {
  const char* nearest = nullptr;
  std::size_t best = 3;  // with three or more wrong letters it is another word
  if (given.size() <= 40) {
    for (const char* w : words) {
      std::size_t d = distance(given, w);
      if (d < best && d < given.size()) {
        best = d;
        nearest = w;
      }
    }
  }
  std::string list;
  for (const char* w : words) list += (list.empty() ? "" : ", ") + std::string(w);
  if (nearest) return {Str::flaw_did_you_mean, {nearest, list}};
  return {Str::flaw_expected_one_of, {list}};
}

template <std::size_t N>
WordList list(const char* const (&words)[N]) {
  return {words, int(N)};
}
template <std::size_t N>
FlagList list(const FlagWord (&words)[N]) {
  return {words, int(N)};
}

}  // namespace

int WordList::find(std::string_view word) const {
  for (int i = 0; i < count; ++i) {
    if (word == words[i]) return i;
  }
  return -1;
}

u64 FlagList::find(std::string_view word) const {
  for (int i = 0; i < count; ++i) {
    if (word == words[i].word) return words[i].bit;
  }
  return 0;
}

WordList keyword_words() { return list(kKeywords); }
WordList selector_words() { return list(kSelectors); }
WordList amount_words() { return list(kAmounts); }
WordList condition_words() { return list(kConditions); }
WordList effect_words() { return list(kEffects); }
WordList mod_words() { return list(kMods); }
WordList event_words() { return list(kEvents); }
WordList replacement_words() { return list(kReplacements); }
WordList cast_option_words() { return list(kCastOptions); }
WordList counter_words() { return list(kCounters); }
WordList zone_words() { return list(kZones); }
WordList step_words() { return list(kSteps); }
WordList whose_words() { return list(kWhose); }
WordList cmp_words() { return list(kCmps); }
WordList duration_words() { return list(kDurations); }
WordList place_words() { return list(kPlaces); }
WordList delay_words() { return list(kDelays); }
WordList color_words() { return list(kColors); }
WordList target_player_words() { return list(kTargetPlayers); }
WordList joint_words() { return list(kJoints); }
FlagList said_words() { return list(kSaid); }
FlagList type_words() { return list(kTypes); }
FlagList super_words() { return list(kSupers); }
FlagList filter_flag_words() { return list(kFilterFlags); }
FlagList effect_flag_words() { return list(kEffectFlags); }
FlagList ability_flag_words() { return list(kAbilityFlags); }

Message expected_words(WordList words, std::string_view given) {
  return join_words({words.words, words.words + words.count}, given);
}

Message expected_words(FlagList words, std::string_view given) {
  std::vector<const char*> names;
  for (int i = 0; i < words.count; ++i) names.push_back(words.words[i].word);
  return join_words(names, given);
}

bool is_noncreature_subtype(std::string_view word) {
  for (const char* w : kNoncreatureSubtypes) {
    if (word == w) return true;
  }
  return false;
}

}  // namespace upkeep
