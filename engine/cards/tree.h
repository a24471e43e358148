// The closed trees of which cards are made: who, which, how many, if, at what cost, at whom, what
// happens, what goes on applying. Every enum comes from one list of words; a word in a card file
// that is not in its list is an error of the loader, and a new word does not compile until every
// switch over it answers. Trees live in flat pools of CardDb (card.h) and are named by index; 0 is
// always "none" in a pool.
#pragma once
#include "ids.h"
#include "util/flags.h"

namespace upkeep {

// ---------------------------------------------------------------- who and what
// Which objects or players an effect, amount or condition speaks of.
#define UPKEEP_SELECTORS(X)                                                                     \
  X(none)                                                                                       \
  X(self)        /* the source of the ability, or the spell itself */                           \
  X(target)      /* the targets of slot n (all of them where the slot has several) */           \
  X(all)         /* every object that matches the filter (its zone: battlefield unless said) */ \
  X(you)         /* the controller of the spell or ability */                                   \
  X(opponent)    /* each opponent */                                                            \
  X(each_player) /* all players, in APNAP order */                                              \
  X(target_controller) /* controller (last known) of the target of slot n */                    \
  X(target_owner)                                                                               \
  X(event_object)     /* the object the trigger event happened to, or that did it */            \
  X(event_other)      /* the other object of the event (damaged creature, blocked attacker) */  \
  X(event_player)     /* the player of the event */                                             \
  X(event_controller) /* controller (last known) of event_object */                             \
  X(attached)         /* the object this Aura or Equipment is attached to */                    \
  X(attached_controller)                                                                        \
  X(it) /* what the previous effect of this resolution affected, made or picked */              \
  X(it_controller)                                                                              \
  X(it_owner)                                                                                   \
  X(chosen_player) /* the player chosen as the permanent entered */                             \
  X(active_player)                                                                              \
  X(defending_player)   /* the player attacked by the source or event object */                 \
  X(iterated)           /* the player or object of the enclosing for_each */                    \
  X(saved)              /* what a delayed trigger remembered */                                 \
  X(all_players_others) /* every player but the target of slot n, or the controller of it */    \
  X(owner)              /* the owner of the source */                                           \
  X(you_and_target)     /* you and the player who is the target of slot n */                    \
  X(tails)              /* the players whose coin came up tails in the last flip */             \
  X(all_and_players)    /* every object that matches the filter, and all players */             \
  X(defending_players)  /* every player who is attacked, or whose planeswalker is */
enum class SelKind : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_SELECTORS(UPKEEP_X)
#undef UPKEEP_X
      count
};
struct Selector {
  SelKind kind = SelKind::none;
  u8 n = 0;        // target slot
  u16 filter = 0;  // for `all`: which objects; for the others: only those that also match (0: any)
};

// ---------------------------------------------------------------- filters
// A conjunction of tests on one object; `or_next` adds an alternative filter (disjunction).
enum class PlayerRelation : u8 {
  any,
  you,
  opponent,
  active,
  defending,
  event_player,
  target_player,
  iterated,
  chosen  // the player chosen as the source entered
};
enum class Cmp : u8 { none, eq, le, ge, lt, gt, ne };
enum FilterFlag : u64 {
  kFTapped = 1 << 0,
  kFUntapped = 1 << 1,
  kFAttacking = 1 << 2,
  kFBlocking = 1 << 3,
  kFBlocked = 1 << 4,
  kFUnblocked = 1 << 5,
  kFOther = 1 << 6,  // not the source
  kFToken = 1 << 7,
  kFNontoken = 1 << 8,
  kFColorless = 1 << 9,
  kFMulticolor = 1 << 10,
  kFMonocolor = 1 << 11,
  kFDamagedBySource = 1 << 12,  // dealt damage this turn by the source
  kFAttachedToSource = 1 << 13,
  kFHostOfSource = 1 << 14,  // the object the source is attached to
  kFBlockingSource = 1 << 15,
  kFBlockedBySource = 1 << 16,
  kFChosenColor = 1 << 17,  // of the colour chosen for the source
  kFChosenType = 1 << 18,   // of the creature or land type chosen for the source
  kFSpell = 1 << 19,        // an object on the stack that is a spell
  kFAbility = 1 << 20,      // an activated or triggered ability on the stack
  kFSick = 1 << 21,
  kFHasXCost = 1 << 22,
  kFSharesTypeWithSource = 1 << 23,
  kFEnchanted = 1 << 24,
  kFTargetsSource = 1 << 25,  // a stack object with the source among its targets
  kFDamaged = 1 << 26,        // has damage marked
  kFNotChosenType = 1 << 27,
  kFSelf = 1 << 28,  // is the source
  kFHistoric = 1 << 29,
  // has not attacked this turn, though under its controller's control since the turn began
  kFDidNotAttack = 1 << 30,
  kFAttackedThisTurn = 1u << 31,
  kFDrawnThisTurn = u64(1) << 32,  // in a hand: drawn this turn
  kFUnenchanted = u64(1) << 33,
  kFAboveSource = u64(1) << 34,   // in the same graveyard, put there after the source
  kFRemembered = u64(1) << 35,    // remembered by the source
  kFSingleTarget = u64(1) << 36,  // a stack object with exactly one target
  kFManaAbility = u64(1) << 37    // has a mana ability
};
struct Filter {
  Zone zone = Zone::battlefield;
  PlayerRelation controller = PlayerRelation::any;
  PlayerRelation owner = PlayerRelation::any;
  u8 super_all = 0, super_none = 0;  // SuperBits: must have all / must have none
  TypeSet types_any = 0;             // has one of these (0: no test)
  TypeSet types_all = 0;             // has all of these
  TypeSet types_none = 0;
  ColorSet colors_any = 0, colors_none = 0;
  Cmp power_cmp = Cmp::none, toughness_cmp = Cmp::none, mv_cmp = Cmp::none;
  u16 power = 0, toughness = 0, mv = 0;  // Amount indices
  KeywordSet keywords_any = 0, keywords_none = 0;
  SubtypeSet subtypes_any, subtypes_none;
  u64 flags = 0;
  Counter counter = Counter::count;  // has at least one such counter (count: no test)
  u16 name = 0;                      // named like this card name (index in CardDb::names, 0: any)
  u8 said_order = 0;                 // how its text orders subtypes_any: see order_said()
  u16 or_next = 0;
};

// Whether a subtype is one of creatures (CR 205.3m), whatever cards are known.
bool is_creature_type(const std::string& english);
// The order in which a text says the members of a set, as a number: 0 is the order of the set, and
// the permutations of at most five follow each other by the factorial number system.
u8 order_said(const std::vector<u8>& said);
// The members of a set in the order that the text says them.
void put_in_order(std::vector<int>& members, u8 said_order);

// ---------------------------------------------------------------- amounts and conditions
#define UPKEEP_AMOUNTS(X)                                                                         \
  X(constant) /* value */                                                                         \
  X(x)        /* X of the spell or ability */                                                     \
  X(count)    /* number of objects that match filter */                                           \
  X(power)    /* of sel, last known where gone */                                                 \
  X(toughness)                                                                                    \
  X(mana_value)                                                                                   \
  X(counters) /* counters of kind `value` on sel */                                               \
  X(life)     /* life of player sel */                                                            \
  X(hand_size)                                                                                    \
  X(library_size)                                                                                 \
  X(event_amount)  /* amount of the trigger event (damage, life, cards) */                        \
  X(last_amount)   /* what the previous effect did: damage dealt, cards discarded, life gained */ \
  X(chosen_number) /* picked by choose_number in this resolution */                               \
  X(add)           /* a + b */                                                                    \
  X(subtract)      /* a - b */                                                                    \
  X(multiply)      /* a * value */                                                                \
  X(half_up)                                                                                      \
  X(half_down)                                                                                    \
  X(minimum)                                                                                      \
  X(maximum)                                                                                      \
  X(divided_share) /* what the division gave the present target */                                \
  X(even_share)    /* a divided evenly, rounded down, among the chosen targets */                 \
  X(target_count)                                                                                 \
  X(kick_count)                                                                                   \
  X(domain) /* basic land types among lands you control */                                        \
  X(marked_damage)                                                                                \
  X(devotion)               /* mana symbols of colours `value` among permanents you control */    \
  X(poison)                 /* poison counters of player sel */                                   \
  X(damage_dealt_this_turn) /* to player sel */                                                   \
  X(cards_drawn_this_turn)                                                                        \
  X(spells_cast_this_turn)                                                                        \
  X(creatures_died_this_turn)                                                                     \
  X(lands_played_this_turn)       /* by player sel */                                             \
  X(untapped_lands_as_turn_began) /* that player sel controlled */                                \
  X(times_used)     /* how often this ability of the source was activated this turn */            \
  X(source_number)  /* the number last chosen for the source */                                   \
  X(card_types)     /* how many card types are among the objects that match filter */             \
  X(colors_among)   /* how many colours are */                                                    \
  X(greatest_power) /* the greatest among the objects that match filter, 0 without any */         \
  X(greatest_toughness)                                                                           \
  X(greatest_mana_value)
enum class AmountKind : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_AMOUNTS(UPKEEP_X)
#undef UPKEEP_X
      count_
};
struct Amount {
  AmountKind kind = AmountKind::constant;
  i16 value = 0;
  Selector sel;
  u16 filter = 0;
  u16 a = 0, b = 0;
};

#define UPKEEP_CONDITIONS(X)                                                     \
  X(always)                                                                      \
  X(compare) /* amount a cmp amount b */                                         \
  X(exists)  /* some object matches filter */                                    \
  X(matches) /* everything in sel matches filter (and there is something) */     \
  X(kicked)  /* an optional additional cost was paid (n: which, 0 any) */        \
  X(your_turn)                                                                   \
  X(both)           /* a and b */                                                \
  X(either)         /* a or b */                                                 \
  X(negate)         /* not a */                                                  \
  X(did)            /* the previous `may`, `pay` or action was done */           \
  X(cast_from_hand) /* the source was cast, and from a hand */                   \
  X(was_cast)                                                                    \
  X(flashed_back)                                                                \
  X(is_step) /* n: Step */                                                       \
  X(won_flip)                                                                    \
  X(same_player) /* player sel is you */                                         \
  X(in_combat_phase)                                                             \
  X(before_attackers) /* attackers have not been declared this turn */           \
  X(opponents_turn)                                                              \
  X(before_damage)    /* combat damage has not been dealt this turn */           \
  X(no_tails)         /* no coin of the last flip came up tails */               \
  X(damaged_opponent) /* the source has dealt damage to an opponent this turn */ \
  X(before_blockers)  /* in combat, blockers have not been declared */           \
  /* What happened this turn, as State::tally keeps it. */                       \
  X(you_attacked)  /* you, with a creature that was declared */                  \
  X(been_attacked) /* you or a planeswalker of yours, this step */               \
  X(you_gained_life)                                                             \
  X(opponent_lost_life)                                                          \
  X(you_descended)        /* a permanent card came into your graveyard */        \
  X(permanent_left_yours) /* it left the battlefield under your control */       \
  X(attacked_last_turn)   /* the source, in its controller's last turn */        \
  X(entered_this_turn)    /* the source, and is still there */
enum class CondKind : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_CONDITIONS(UPKEEP_X)
#undef UPKEEP_X
      count
};
struct Condition {
  CondKind kind = CondKind::always;
  Cmp cmp = Cmp::none;
  u8 n = 0;
  Selector sel;
  u16 filter = 0;
  u16 a = 0, b = 0;  // Amount indices for compare, Condition indices for both/either/negate
};

// ---------------------------------------------------------------- costs
// One mana cost. `pips[k]` coloured (or colourless) symbols; hybrid symbols each as a byte.
enum HybridFlag : u8 { kHybridTwo = 0x40, kHybridPhyrexian = 0x80 };
struct ManaCost {
  u8 generic = 0;
  u8 pips[kManaKinds] = {};
  u8 x = 0;        // number of {X} symbols
  u8 x_color = 0;  // X may be paid only with these colours (0: any), e.g. Drain Life
  u8 hybrid_count = 0;
  u8 hybrid[8] = {};    // low 6 bits: mask of Mana kinds; kHybridTwo: or two generic;
                        // kHybridPhyrexian: or 2 life
  bool exists = false;  // a card without a mana cost (a land, a token) has none
  bool operator==(const ManaCost&) const = default;
};
enum CostFlag : u16 {
  kCostTap = 1,
  kCostUntap = 2,
  kCostSacSelf = 4,
  kCostDiscardSelf = 8,
  kCostExileSelf = 16,
  kCostReturnSelf = 32,
  kCostLoyalty = 64,  // `loyalty` counters are added (or removed)
  kCostDiscardHand = 128,
  kCostDiscardRandom = 256,
  kCostXNotZero = 512
};
struct Cost {
  ManaCost mana;
  u16 flags = 0;
  i8 loyalty = 0;
  u8 remove_n = 0;
  Counter remove_counter = Counter::count;
  u8 sac_n = 0, discard_n = 0, exile_grave_n = 0, tap_n = 0, return_n = 0;
  u16 sac_filter = 0, discard_filter = 0, exile_grave_filter = 0, tap_filter = 0, return_filter = 0;
  u16 life = 0;  // Amount index
};

// ---------------------------------------------------------------- targets
enum TargetPlayers : u8 { kTargetNoPlayer, kTargetAnyPlayer, kTargetOpponent, kTargetSelfPlayer };
constexpr u8 kNoSlot = 0xFF;
struct TargetSpec {
  u16 filter = 0;  // objects that may be chosen (0: no objects)
  TargetPlayers players = kTargetNoPlayer;
  u8 min = 1, max = 1;  // 255: any number
  u16 max_amount = 0;   // Amount index that gives the number exactly (X targets), 0: min..max
  u16 divide =
      0;  // Amount index: divided as its caster chooses among these targets (each at least 1)
  bool divide_even = false;      // divided evenly, rounded down, by the spell itself
  u8 extra_cost = 0;             // generic mana more for each target beyond the first
  u8 other_than_slot = kNoSlot;  // must differ from the targets of that slot
  PlayerRelation chooser = PlayerRelation::you;
};

// ---------------------------------------------------------------- effects
#define UPKEEP_EFFECTS(X)                                                                          \
  X(damage)    /* amount to `what` (objects and players); source: `from` or the source */          \
  X(lose_life) /* who */                                                                           \
  X(gain_life)                                                                                     \
  X(set_life)                                                                                      \
  X(draw)                                                                                          \
  X(discard) /* who discards amount; flags: random, whole hand, chosen by you */                   \
  X(mill)                                                                                          \
  X(destroy)   /* what; flag no_regen ("bury" in the 1997 words) */                                \
  X(exile)     /* what, from wherever it is */                                                     \
  X(sacrifice) /* who sacrifices amount permanents that match filter; or `what` itself */          \
  X(move)      /* what to zone `to`: hand, library top/bottom/shuffled, graveyard, battlefield */  \
  X(tap)                                                                                           \
  X(untap)                                                                                         \
  X(tap_or_untap)  /* controller chooses on resolution */                                          \
  X(counter_spell) /* what (on the stack); `to` where the card goes (graveyard) */                 \
  X(add_mana)      /* amount times the mana in `mana` to who */                                    \
  X(apply)         /* continuous effect: mods on `what` (or rules mods on who) for duration */     \
  X(attach)        /* self (or `from`) to what */                                                  \
  X(create_token)  /* amount tokens of card `card` for who; flags tapped, attacking */             \
  X(copy_token)    /* amount tokens that are copies of what */                                     \
  X(put_counters)  /* amount of `counter` on what, or on who for poison */                         \
  X(remove_counters)                                                                               \
  X(regenerate)      /* what gets a shield (or is saved, in the window of 1997) */                 \
  X(prevent_damage)  /* next amount (0: all) to what this turn; flags combat, by filter, from */   \
  X(redirect_damage) /* next amount to what is dealt to `from` instead */                          \
  X(search)          /* who searches library for up to amount cards matching filter, to `to` */    \
  X(shuffle)                                                                                       \
  X(scry)                                                                                          \
  X(look_top) /* look at amount cards, put up to `n` matching filter to `to`, rest to `rest` */    \
  X(reveal_hand)                                                                                   \
  X(extra_turn)                                                                                    \
  X(extra_combat) /* additional combat phase followed by a main phase */                           \
  X(extra_land)   /* amount additional land plays this turn */                                     \
  X(skip_step)    /* who skips the next step n */                                                  \
  X(copy_spell) /* what (on the stack), amount times, with mods; controller may choose targets */  \
  X(fight)      /* what with from */                                                               \
  X(flip_coin)  /* won_flip tells */                                                               \
  X(choose_color)                                                                                  \
  X(choose_type)   /* a creature type, or a basic land type by flag */                             \
  X(choose_number) /* who chooses 0..amount */                                                     \
  X(choose_object) /* who picks amount objects that match filter: they become `it` */              \
  X(delay)         /* child runs at the next `n` (DelayTime); remembers what */                    \
  X(may)           /* who may do child; else_child if not */                                       \
  X(pay)           /* who may pay cost: child if paid, else_child if not */                        \
  X(when)          /* if condition: child, else else_child */                                      \
  X(for_each)      /* child once for every player or object of what, as `iterated` */              \
  X(repeat)        /* child amount times */                                                        \
  X(choose_one)    /* who chooses on resolution among the children of child..else_child chain */   \
  X(win)                                                                                           \
  X(lose)                                                                                          \
  X(draw_game)                                                                                     \
  X(exchange_control)                                                                              \
  X(gain_control) /* of what for duration */                                                       \
  X(turn_face_up)                                                                                  \
  X(remove_from_combat)                                                                            \
  X(must_block) /* creatures of filter must block what this turn if able */                        \
  X(end_turn)                                                                                      \
  X(empty_pool)    /* who loses all unspent mana */                                                \
  X(become_copy)   /* self becomes a copy of what for duration */                                  \
  X(remove_damage) /* removes marked damage */                                                     \
  X(double_counters)                                                                               \
  X(proliferate)                                                                                   \
  X(change_target)   /* of what (on the stack), by you */                                          \
  X(untap_step_skip) /* what does not untap during its controller's next untap step */             \
  X(set_pool_mana)                                                                                 \
  X(exile_until_leaves)                                                                            \
  X(ante)           /* who puts the top amount cards of their library into the ante */             \
  X(gain_ownership) /* who becomes the owner of what */                                            \
  X(repeat_until)   /* child again and again, until condition */                                   \
  X(replace_draw)   /* the next draw of who this turn is replaced by child */                      \
  X(offer_payment)  /* until end of turn who may pay cost any time: child, which remembers what */ \
  X(reflect_damage) /* the next time a chosen source deals damage to what, the source's controller \
                       takes as much */                                                            \
  X(tap_lands_for_mana) /* who uses a mana ability of every land they control */                   \
  X(take_mana)          /* who loses all unspent mana, and you add it */                           \
  X(remember)           /* the source remembers what */                                            \
  X(forget)             /* the source no longer remembers what */                                  \
  X(play_card)          /* whoever has what in hand plays it if able, and you decide for them */   \
  X(unblock)    /* what is removed from combat, and what only it had blocked is unblocked */       \
  X(make_block) /* what may block one that matches filter, which you choose */                     \
  X(separate_into_piles) /* each of who puts what they control and matches filter into 2 piles */  \
  X(cast_face_down) /* you may cast face down a card that matches filter and that the mana spent   \
                       could pay */
enum class EffectKind : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_EFFECTS(UPKEEP_X)
#undef UPKEEP_X
      count
};
enum class Duration : u8 {
  end_of_turn,           // until end of turn / this turn
  permanent,             // no end
  while_on_battlefield,  // as long as the source stays on the battlefield
  while_tapped,          // as long as the source stays tapped
  while_attached,
  your_next_turn,  // until your next turn begins
  end_of_combat,
  your_next_upkeep,
  while_you_control,      // as long as you control the source
  controllers_next_turn,  // during the next turn of the controller of what is affected, not before
  while_counters          // as long as it has a counter of the kind
};
enum class Place : u8 {
  none,
  hand,
  library_top,
  library_bottom,
  library_shuffled,
  graveyard,
  battlefield,
  exile
};
enum class DelayTime : u8 {
  end_step,
  your_upkeep,
  next_upkeep,
  end_of_combat,
  your_next_end_step,
  dies_this_turn,
  next_cleanup,
  each_upkeep,      // every upkeep of the controller, for the rest of the duel
  their_draw_step,  // the next one of the player that is remembered
  never,            // no word of cards: of what waits there and is no trigger (DelayedKind)
};
enum EffectFlag : u32 {
  kENoRegen = 1,
  kERandom = 2,
  kETapped = 4,
  kEYouChoose = 8,  // discard/sacrifice: the ability's controller chooses, not who
  kECombatOnly = 16,
  kEUpTo = 32,
  kEReveal = 64,
  kEUnderYourControl = 128,
  kEUnpreventable = 256,
  kEAttacking = 512,
  kEAll = 1024,          // whole hand, all mana of any one colour, all counters …
  kEAnyColor = 2048,     // add_mana: one colour of your choice
  kEExileIfDies = 4096,  // damage/destroy: the card is exiled if it would die this turn
  kEBasicLand = 8192,    // choose_type: a basic land type
  kEAnyCombination = 32768,
  kEProduceChosen = 65536,  // add_mana: the colour chosen for the source
  kEOptional = 131072,      // copy: new targets may be chosen …
  kEChosenSource = 262144,  // prevention: only from a source of your choice matching filter
  kENextTime = 524288,      // prevention: the next time, whatever the amount
  kEFaceDown = 1048576,
  kEWithHaste = 2097152,
  kESacAtEnd = 8388608,
  kELandColors = 16777216,     // add_mana: a type any land `what` could produce
  kEForced = 33554432,         // pay: is paid if the pool holds it, and otherwise cannot be
  kEAllBut = 67108864,         // prevention: all but amount
  kEGainPrevented = 1u << 28,  // prevention: you gain as much life as is prevented
  kEManaOffer = 1u << 29,      // offer: also wherever a mana ability may be used
  kERemember = 1u << 30,       // choose_number: the source keeps it
  kEAnyway = 1u << 31          // damage: no_regen and exile_if_dies hold also if none is dealt
};
using EffectFlags = Flags<EffectFlag>;
constexpr EffectFlags operator|(EffectFlag a, EffectFlag b) { return EffectFlags(a) | b; }
// How a text says an effect or an ability where there are several ways and the trees leave it open.
// It changes nothing of what is done, and counts in English only, but for how clauses are joined.
enum class Joint : u8 {  // what stands between it and the effect before it
  usual,                 // as the writer would have it
  apart,                 // a full stop
  conjunction,           // "and"
  afterwards,            // ", then"
  comma,
  last,        // ", and", the last of several
  and_after,   // "and then"
  apart_after  // a full stop, "then"
};
enum SaidFlag : u16 {
  kSaidJoint = 7,  // the bits of the Joint
  // The card is named, where "it" would do; "the creature" of what is enchanted; "if the player
  // does"; of a target "other than this creature".
  kSaidNamed = 8,
  // "It", where it would be named; of a token "It has" in a sentence; of mana "its controller
  // adds".
  kSaidIt = 16,
  kSaidThat = 32,  // "that creature", where "it" would do; "if that player doesn't"; "that library"
  // "You draw a card", where it would be "draw a card"; "if you cast it"; of what comes back "under
  // its owner's control".
  kSaidYou = 64,
  // No subject: it is that of the effect before, or of what enters tapped and doesn't untap.
  kSaidBare = 128,
  kSaidChoice = 256,    // "of their choice"
  kSaidEach = 512,      // "each creature", where it would be "all creatures"; "if a player does"
  kSaidForEach = 1024,  // "1 life for each", where it would be "life equal to the number of"
  // "Until end of turn" and other times stand in front, as do "unless" and this trigger itself.
  kSaidFirst = 2048,
  kSaidAll = 4096,     // "all creatures", where it would be "creatures" or "each creature"
  kSaidNumber = 8192,  // "equal to the number of", where it would be "for each" or "where X is"
  kSaidWhere = 16384,  // "X damage, where X is", where it would be said otherwise
  // The other one of two: of a trigger of "when" and "whenever", of what others control of "an
  // opponent controls" and "you don't control", of what comes back of "return" and "put", of any
  // number of "you may", of "have" of "then have".
  kSaidWhen = 32768
};
struct Effect {
  EffectKind kind = EffectKind::damage;
  Duration duration = Duration::end_of_turn;
  Place to = Place::none, rest = Place::none;
  Counter counter = Counter::p1p1;
  u8 n = 0;
  u8 mana[kManaKinds] = {};
  u16 said = 0;  // Joint and SaidFlag bits
  Joint joint() const { return Joint(said & kSaidJoint); }
  Selector what, who, from;
  u16 amount = 0, amount2 = 0;  // Amount indices
  u16 filter = 0, condition = 0;
  u16 mods = 0;  // first Mod of a chain (apply)
  u16 cost = 0;  // Cost index (pay)
  u16 card = 0;  // token definition (create_token)
  u16 child = 0, else_child = 0,
      next = 0;  // Effect indices; next: the following effect of the list
  EffectFlags flags;
};

// ---------------------------------------------------------------- continuous modifications
// One word of a continuous effect. Its layer (CR 613) follows from the kind.
#define UPKEEP_MODS(X)                                                                             \
  X(none)                                                                                          \
  X(copy)          /* layer 1; object in ContinuousEffect */                                       \
  X(control)       /* layer 2: controller becomes the effect's controller */                       \
  X(text_color)    /* layer 3: colour word a becomes b */                                          \
  X(text_land)     /* layer 3: basic land word a becomes b */                                      \
  X(set_types)     /* layer 4: types become `types` (with subtypes) */                             \
  X(add_types)     /* layer 4: also types/subtypes/supertypes */                                   \
  X(set_land_type) /* layer 4: lands become the basic type(s) in subtypes, lose abilities */       \
  X(set_chosen_land_type)                                                                          \
  X(set_subtypes) /* creature types become subtypes */                                             \
  X(all_creature_types)                                                                            \
  X(remove_types)                                                                                  \
  X(set_color) /* layer 5 */                                                                       \
  X(add_color)                                                                                     \
  X(set_chosen_color)                                                                              \
  X(add_keywords) /* layer 6 */                                                                    \
  X(remove_keywords)                                                                               \
  X(remove_abilities)                                                                              \
  X(grant_ability)     /* ability index */                                                         \
  X(protection_chosen) /* protection from the colour chosen for the source */                      \
  X(pt_define)         /* layer 7a */                                                              \
  X(pt_set)            /* layer 7b */                                                              \
  X(pt_add)            /* layer 7c */                                                              \
  X(pt_switch)         /* layer 7d (switch power and toughness) */                                 \
  /* rules-changing, no layer: what they say is looked up where it matters */                      \
  X(extra_land) /* you may play amount more lands each turn */                                     \
  X(hand_size)  /* maximum hand size is amount */                                                  \
  X(no_hand_size)                                                                                  \
  X(cost_more) /* spells that match filter cost amount more (who: controller of spell) */          \
  X(cost_less)                                                                                     \
  X(cant_cast)            /* spells that match filter can't be cast by who */                      \
  X(cant_activate)        /* activated abilities of objects matching filter can't be activated */  \
  X(attack_cost)          /* creatures can't attack you unless {amount} is paid for each */        \
  X(attack_or_block_cost) /* affected can't attack or block unless {amount} is paid */             \
  X(untap_limit)          /* each player untaps no more than amount objects matching filter */     \
  X(cant_be_blocked_by)   /* affected can't be blocked by creatures matching filter */             \
  X(can_block_only)       /* affected can block only creatures matching filter */                  \
  X(cant_be_blocked_except_by)                                                                     \
  X(must_be_blocked)             /* all creatures able to block affected do so */                  \
  X(cant_attack_unless_defender) /* unless defending player controls an object matching filter */  \
  X(prevent_damage_to) /* prevent damage that sources matching filter would deal to affected */    \
  X(prevent_damage_by) /* prevent damage affected would deal (flag combat) */                      \
  X(damage_to_owner_instead) /* damage to you from unblocked creatures is dealt to source */       \
  X(enters_tapped)           /* objects matching filter enter tapped */                            \
  X(dies_exile)              /* affected is exiled instead of going to a graveyard */              \
  X(cant_be_regenerated)                                                                           \
  X(skip_draw)                                                                                     \
  X(extra_draw) /* draws amount more in the draw step (who) */                                     \
  X(skip_untap)                                                                                    \
  X(damage_doubled)                                                                                \
  X(life_gain_prevented)                                                                           \
  X(spend_any_color)                                                                               \
  X(cant_lose)                                                                                     \
  X(cant_target)        /* affected can't be the target of objects matching filter */              \
  X(max_blockers)       /* can't be blocked by more than amount creatures */                       \
  X(blocks_extra)       /* can block amount additional creatures */                                \
  X(must_be_targeted)   /* spells that opponents cast target it if they can */                     \
  X(zero_life)          /* who doesn't lose for having no life left */                             \
  X(discard_to_library) /* cards that effects make who discard may go on top of the library */     \
  X(cant_be_attacked_except_by) /* who can be attacked only by creatures that match filter */      \
  X(any_lands)                  /* you may play any number of lands */                             \
  X(own_attack_cost)            /* affected can't attack unless {amount} is paid */                \
  X(ability_cost_more) /* activated abilities of objects matching filter cost amount more */       \
  X(spend_as)          /* who may spend mana of colour a as though it were of colour b */          \
  X(attack_sacrifice)  /* affected can't attack unless amount that match filter are sacrificed */  \
  X(form)         /* one of the sets of characteristics to choose from: filter, its first mod */   \
  X(keep_color)   /* a copy keeps its own colour */                                                \
  X(same_ability) /* a copy has the ability that made it a copy */                                 \
  X(cant_win)                                                                                      \
  X(blocked_in_pile) /* attackers in a pile of the pair amount can't be blocked but by creatures   \
                        in the same pile and those that match filter */                            \
  X(random_blocks)   /* who attacks: creatures are not declared as blockers, but put into piles of \
                        which each attacker gets one by chance */
enum class ModKind : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_MODS(UPKEEP_X)
#undef UPKEEP_X
      count
};
enum ModFlag : u32 {
  kMOpponentsCantWin = 1,      // cant_lose: nor can their opponents win
  kMCombatOnly = 16,           // of damage: only of combat damage
  kMSparesSource = 134217728,  // this protection does not remove the Aura that gives it
};
using ModFlags = Flags<ModFlag>;
constexpr ModFlags operator|(ModFlag a, ModFlag b) { return ModFlags(a) | b; }
constexpr u8 kChosenWord = 0xFF;  // Mod::a, b: chosen as the spell resolves
struct Mod {
  ModKind kind = ModKind::none;
  u8 a = 0, b = 0;  // text words; super bits for add_types in a
  ColorSet colors = 0;
  TypeSet types = 0;
  PlayerRelation who = PlayerRelation::any;  // whose spells, lands, draws
  u16 p = 0, t = 0;                          // Amount indices (power/toughness, or amount in p)
  u16 filter = 0;
  u16 ability = 0;
  u16 next = 0;  // next Mod of the chain
  ModFlags flags;
  KeywordSet keywords = 0;
  SubtypeSet subtypes;
};

}  // namespace upkeep
