// Cards as data: the closed trees that a card file is parsed into once, and the database that owns
// them. The engine runs these trees, the text generator reads the same ones, and nothing else
// describes what a card does. Every enum below comes from one list of words; a word in a card file
// that is not in the list is an error of the loader, and a new word does not compile until every
// switch over it answers.
//
// Trees live in flat pools of CardDb and are named by index; 0 is always "none" in a pool.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cards/tree.h"
#include "text/message.h"

namespace upkeep {

// ---------------------------------------------------------------- abilities
#define UPKEEP_EVENTS(X)                                                                      \
  X(none)                                                                                     \
  X(enters) /* object matching filter enters the battlefield */                               \
  X(leaves)                                                                                   \
  X(dies)         /* battlefield to graveyard */                                              \
  X(to_graveyard) /* from anywhere */                                                         \
  X(attacks)      /* declared as an attacker; other: none; player: defending */               \
  X(attacks_alone)                                                                            \
  X(player_attacks)  /* player attacks with one or more creatures, once */                    \
  X(blocks)          /* object blocks; other: attacker */                                     \
  X(becomes_blocked) /* object becomes blocked, once */                                       \
  X(blocked_by)      /* object becomes blocked by other, for each blocker */                  \
  X(unblocked)                                                                                \
  X(deals_damage)   /* object deals damage to other or player; amount */                      \
  X(dealt_damage)   /* object is dealt damage by other; amount */                             \
  X(player_damaged) /* player is dealt damage by object; amount */                            \
  X(cast)           /* player casts spell object */                                           \
  X(becomes_target) /* object becomes the target of stack object other */                     \
  X(taps)                                                                                     \
  X(untaps)                                                                                   \
  X(tapped_for_mana) /* object, by player */                                                  \
  X(upkeep)          /* beginning of step; player: active player */                           \
  X(draw_step)                                                                                \
  X(main_phase)                                                                               \
  X(begin_combat)                                                                             \
  X(end_combat)                                                                               \
  X(end_step)                                                                                 \
  X(draws)                                                                                    \
  X(discards)                                                                                 \
  X(gains_life)                                                                               \
  X(loses_life)                                                                               \
  X(sacrificed)                                                                               \
  X(land_played)                                                                              \
  X(counters_put)                                                                             \
  X(attached) /* object becomes attached to other */                                          \
  X(turned_face_up)                                                                           \
  X(state) /* the condition is true (CR 603.8) */                                             \
  X(cycled)                                                                                   \
  X(blocks_or_blocked)         /* object blocks or becomes blocked by other, for each pair */ \
  X(attacks_or_blocks)         /* object attacks or blocks, once */                           \
  X(blocks_or_becomes_blocked) /* object blocks, or becomes blocked, once */
enum class TriggerEvent : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_EVENTS(UPKEEP_X)
#undef UPKEEP_X
      count
};
struct Trigger {
  TriggerEvent event = TriggerEvent::none;
  u16 object =
      0;  // filter for the event's object (kFSelf: this permanent; kFHostOfSource: enchanted)
  u16 other = 0;                                // filter for the other object
  PlayerRelation player = PlayerRelation::any;  // relation of the event's player to the controller
  bool combat_only = false;
  bool noncombat_only = false;
  bool to_player_only = false, to_object_only = false;
  u16 condition = 0;  // intervening if, tested twice (CR 603.4)
  u8 part = 0;        // phase effects of 1997: 0 during the phase, 1 at its beginning, 2 at its end
  u8 nth = 0;         // only the nth time in a turn that it happens for that player; 0: every time
  bool past_first = false;  // draws: all but the first of the player's draw step
  PlayerRelation during = PlayerRelation::any;  // in whose turn
  bool together = false;             // once for all that it happens to at one time (CR 603.2c)
  Counter counter = Counter::count;  // counters_put: of this kind
};

enum class AbilityKind : u8 { spell, activated, triggered, static_, replacement };
enum AbilityFlag : u32 {
  kASorceryTiming = 1,  // only when you could cast a sorcery
  kAOncePerTurn = 2,
  kAYourTurn = 4,
  kAYourUpkeep = 8,
  kAAnyPlayer = 16,       // any player may activate
  kAManaAbility = 32,     // set by the loader: adds mana, no target, no loyalty
  kACharacteristic = 64,  // characteristic-defining: works in every zone
  kAOpponentsTurn = 128,
  kABeforeAttackers = 256,
  kACycling = 1024,
  kAEquip = 2048,
  kAOpponentMay = 4096,
  kADuringCombat = 8192,
  kATwicePerTurn = 16384,
  kAOwner = 32768,     // only the owner of the permanent may activate
  kALingers = 131072,  // static: goes on until end of turn when its permanent has left
  kACounted = 65536    // set by the loader: asks how often it was used
};
// What replaces or modifies the way a permanent enters, dies or is damaged (CR 614).
#define UPKEEP_REPLACEMENTS(X)                                                                  \
  X(none)                                                                                       \
  X(enters_tapped)                                                                              \
  X(enters_with_counters) /* counter, amount */                                                 \
  X(enters_as_copy)       /* may copy any object matching filter */                             \
  X(enters_choose_color)                                                                        \
  X(enters_choose_creature_type)                                                                \
  X(enters_choose_land_type)                                                                    \
  X(enters_choose_opponent)                                                                     \
  X(enters_pay)        /* pay cost or go to the graveyard / enter tapped (flag tapped) */       \
  X(graveyard_exile)   /* self would go to a graveyard: exile it */                             \
  X(graveyard_shuffle) /* self would go to a graveyard: shuffle into library */                 \
  X(damage_counters)   /* damage to self removes that many +1/+1 counters, prevented */         \
  X(discard_to_battlefield)                                                                     \
  X(enters_lose_life) /* its controller loses amount life as it enters */                       \
  X(draw)      /* its controller would draw a card: effects; with kReplOptional if they like */ \
  X(gain_life) /* its controller would gain life: effects */                                    \
  X(enters_choose_number) /* 0 to amount */                                                     \
  X(enters_choose_form)   /* one of the forms that mods lists */                                \
  X(skip_turn) /* tapped as its controller would begin a turn: may untap instead of the turn */
enum class ReplKind : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_REPLACEMENTS(UPKEEP_X)
#undef UPKEEP_X
      count
};
// How a replacement is limited (Ability::repl_flags, beside effect flags).
enum ReplFlag : u32 { kReplOptional = 1u << 30, kReplDrawStep = 1u << 29 };
struct Mode {
  u16 first_target = 0;  // TargetSpec index of slot 0
  u8 target_count = 0;   // slots
  u16 effects = 0;       // first Effect
};
struct Ability {
  AbilityKind kind = AbilityKind::spell;
  Zone zone = Zone::battlefield;  // where it works from (activated, triggered, static)
  u16 said = 0;                   // SaidFlag bits
  u16 keyword = 0;                // the keyword ability that it is, "Bushido 1": in CardDb::names
  u32 flags = 0;
  u16 cost = 0;        // Cost index (activated)
  u16 first_mode = 0;  // Mode index; non-modal abilities have one mode
  u8 mode_count = 0, modes_min = 1, modes_max = 1;
  Trigger trigger;
  // static: what it affects and how
  Selector affects;   // self, attached, all(filter), you, opponent, each_player
  u16 mods = 0;       // first Mod
  u16 condition = 0;  // static: as long as; activated: only if
  // replacement
  ReplKind repl = ReplKind::none;
  Counter counter = Counter::p1p1;
  u16 amount = 0, filter = 0, effects = 0;
  u32 repl_flags = 0;
  u16 card = 0;  // the definition it is printed on
  u8 index = 0;  // counted in the order of the card's text, over all abilities
};

// Optional or alternative ways to pay for a card (CR 118.8, 118.9).
#define UPKEEP_CAST_OPTIONS(X) \
  X(kicker) X(multikicker) X(buyback) X(flashback) X(alternative) X(morph) X(additional) X(splice)
enum class CastOptionKind : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_CAST_OPTIONS(UPKEEP_X)
#undef UPKEEP_X
      count
};
struct CastOption {
  CastOptionKind kind = CastOptionKind::kicker;
  u16 cost = 0;       // Cost index
  u16 condition = 0;  // only if
};

// ---------------------------------------------------------------- a card
// Keywords that are triggered abilities.
constexpr KeywordSet kTriggeredKeywords =
    bit(Keyword::flanking) | bit(Keyword::prowess) | bit(Keyword::exalted);

// All of a card but its texts and lists.
struct CardFacts {
  u16 id = 0;
  ManaCost cost;
  TypeSet types = 0;
  u8 supers = 0;
  ColorSet colors = 0;  // from the cost, or the colour indicator of a token
  SubtypeSet subtypes;
  KeywordSet keywords = 0;
  i8 power = 0, toughness = 0, loyalty = 0;
  bool token = false;
  u16 first_ability = 0;  // abilities of a card are consecutive in CardDb::abilities
  u8 ability_count = 0;
  u16 first_cast_option = 0;
  u8 cast_option_count = 0;
  u16 enchant = 0;  // Aura: TargetSpec index of what it enchants
  u16 equip_filter = 0;
  bool fixture = false;        // only for tests: not offered in decks
  bool keyword_lines = false;  // its keywords stand on lines of their own
  bool for_ante = false;       // only for duels that are played for ante
  u16 cast_condition = 0;      // cast this only if …
  // Filled by the loader for speed: which kinds of ability are printed on it.
  bool has_static = false, has_trigger = false, has_activated = false, has_replacement = false,
       has_mana = false, has_grave_static = false, has_grave_trigger = false, asks_tally = false;
  u64 trigger_mask = 0;  // bit per TriggerEvent
};
struct CardDef : CardFacts {
  std::string name;               // English name; identity of the card
  std::string art;                // icon name for the picture
  std::string file;               // path of the file it was read from
  std::vector<u8> subtype_order;  // as printed
  std::vector<u8> keyword_order;  // as printed; what is not in it comes after it
};

// The few bits of a card that are looked at for every card at every decision, kept together so that
// the hot path does not walk over whole definitions.
enum CardTraits : u32 {
  kTraitLand = 1,
  kTraitFast = 2,        // an instant, or has flash
  kTraitWays = 4,        // other ways of casting it
  kTraitGraveyard = 8,   // can be cast, or has an ability, in a graveyard
  kTraitHand = 16,       // has an ability in a hand
  kTraitActivated = 32,  // has an activated ability that is no mana ability
  kTraitStatic = 64,
  kTraitAura = 128,  // enchants something
  // A static ability sees something that is no Fact, so that any change may concern it.
  kTraitWatches = 256,
  kTraitMana = 512,            // has a mana ability beside those of basic land types
  kTraitShared = 1024,         // has an activated ability that others may use
  kTraitReplaces = 2048,       // replaces draws or life gained
  kTraitDrawn = 4096,          // speaks of the cards drawn this turn
  kTraitTally = 8192,          // asks for what State::tally counts
  kTraitGraveTrigger = 16384,  // has a triggered ability that works in a graveyard
  kTraitPile = 32768,          // asks for the order of a graveyard
  kTraitBlocks = 65536,        // asks whether an attacker was blocked by more than one creature
  kTraitFacts = 1u << 24,      // from here on a bit for each Fact that a static ability sees
};
// What a static ability may see beyond which permanents there are and what they are. A change of
// one concerns only the abilities that see it (touch() in rules/continuous.h).
enum Fact : u8 {
  kFactTapped = 1,
  kFactCombat = 2,  // who attacks, blocks, is blocked
  kFactStep = 4,    // the step, and whose turn it is
  kFactCards = 8,   // what lies in hands, libraries, graveyards and in exile
  kFactLife = 16,
  kFactDamage = 32,  // marked on permanents
  kFactElse = 64,    // anything else: any change may concern it
  kAnyFact = 127
};

struct LoadError {
  std::string file;   // path of the card file
  std::string where;  // JSON path ("/abilities/0/effects/1/amount") or line:column for broken JSON
  Message message;    // what is wrong and what was expected
};

class CardDb {
 public:
  std::vector<CardDef> cards;      // [0] is no card
  std::vector<Ability> abilities;  // [0] is none, likewise below
  std::vector<Mode> modes;
  std::vector<TargetSpec> targets;
  std::vector<Effect> effects;
  std::vector<Filter> filters;
  std::vector<Amount> amounts;
  std::vector<Condition> conditions;
  std::vector<Cost> costs;
  std::vector<Mod> mods;
  std::vector<CastOption> cast_options;
  std::vector<std::string> names;     // for Filter::name
  std::vector<std::string> subtypes;  // interned; 0..4 the basic land types
  std::vector<u8> creature_types;     // which subtypes are creature types
  int wall = -1;                      // the subtype Wall; -1: no card has it
  // Of the program's own cards, by what they say: the version that a program names to players. Test
  // cards and those of players do not count.
  u64 fingerprint = 0;
  // Of all cards in their order: what the numbers in a state refer to.
  u64 contents = 0;
  // How many of the creature types are the program's own; others come behind them.
  u16 own_creature_types = 0;

  CardDb();
  // Definition number by English name (case-insensitive), 0 if there is none.
  u16 find(const std::string& name) const;
  const CardDef& card(u16 id) const { return cards[id]; }
  u32 brief(u16 id) const { return traits[id]; }  // CardTraits bits
  std::vector<u32> traits;  // parallel to cards; kept so by summarise_traits()
  void summarise_traits();
  // The ability that gives a basic land type its mana ability ("{T}: Add {G}."), by colour.
  u16 basic_mana_ability(int color) const { return basic_mana_[color]; }
  u16 basic_mana_[5] = {};
  // The triggered ability that a keyword stands for (CR 702.25, 702.83, 702.108); 0: it is none.
  u16 keyword_ability(Keyword k) const {
    return k == Keyword::flanking     ? flanking_
           : k == Keyword::prowess    ? prowess_
           : k == Keyword::exalted    ? exalted_
           : k == Keyword::deathtouch ? deathtouch_
           : k == Keyword::lifelink   ? lifelink_
                                      : 0;
  }
  u16 flanking_ = 0, prowess_ = 0, exalted_ = 0;
  u16 deathtouch_ = 0, lifelink_ = 0;  // as they were until 2009
  // Words that effects need and no card file spells out.
  u16 control_mod = 0;      // Mod: changes control
  u16 haste_mod = 0;        // Mod: has haste
  u16 sacrifice_saved = 0;  // Effect: sacrifice what a delayed trigger remembered
  // Makes an amount that is a constant (pools it).
  u16 constant(int value);
  u16 intern_subtype(const std::string& name);
};

// The static ability that a modification gives, 0 if it gives none.
u16 granted_static(const CardDb& db, const Mod& mod);

// A card file as it was read; both texts must outlive its loading.
struct CardFile {
  std::string_view path, text;
};
// Parses card files (each an object, or an array of objects) into db. The cards are numbered in the
// order of their names, so neither the order of the files nor that within them matters. Appends
// every error found; if there is any, nothing is added. Never throws, never crashes on any input.
void load_cards(CardDb& db, const std::vector<CardFile>& files, std::vector<LoadError>& errors);
void load_cards(CardDb& db, const std::string& path, const char* text, std::size_t size,
                std::vector<LoadError>& errors);
// The cards embedded at build time, and behind them those that only tests need (not in a program
// that starts with packed cards). Errors there are programming errors of the build.
const CardDb& standard_cards();
// Adds a definition for "creature 4/1 red [flying, first strike]" or "token 1/1 green Saproling" to
// db. Returns 0 and a message if the words are not understood.
u16 define_simple(CardDb& db, const std::string& words, Message& error);

}  // namespace upkeep
