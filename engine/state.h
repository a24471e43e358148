// The whole duel as one trivially copyable value: no pointers, no closures. Copying it is the undo,
// the save and the search. Everything that takes time is a frame on the frame stack, so a duel can
// stop, be copied and go on at any decision.
//
// Only `rules/` changes a State, through apply(); everyone else reads it through duel.h and view.h.
#pragma once
#include <cstddef>
#include <type_traits>

#include "cards/card.h"
#include "decision.h"
#include "ids.h"
#include "rules/ruleset.h"
#include "util/flags.h"
#include "util/maybe_index.h"

namespace upkeep {

// Capacities. They lie beyond what a duel of two decks reaches by itself. Whoever drives one there
// is told: what would be announced is refused while there is a reserve left (full_reason()),
// triggered abilities wait until there is room on the stack (room_for_trigger()), and an effect
// creates no further token or copy. Nothing is ever undefined.
constexpr int kMaxObjects = 1024;
constexpr int kMaxPermanents = 256;
constexpr int kMaxStackObjects = 256;
constexpr int kMaxFrames = 512;
constexpr int kMaxContinuous = 1024;
constexpr int kMaxPending = 250;  // PendingTrigger::placed counts them in eight bits
constexpr int kMaxDelayed = 256;
constexpr int kMaxShields = 256;
constexpr int kMaxPendingDamage = 1024;
constexpr int kMaxDamageLog = 512;
constexpr int kMaxLki = 256;
constexpr int kMaxTargets = 32;
constexpr int kMaxPicked = 64;
constexpr int kZoneCap = 256;
constexpr int kOwnBlocks = 4;  // attackers blocked that lie in the Permanent itself
// Further ones, of all blockers together: as long as fewer than ninety creatures fight they cannot
// be used up. No block is offered for which there is no room (ReasonCode::too_many_blocks).
constexpr int kMaxMoreBlocks = 2048;

using MaybePlayer = MaybeIndex<u8>;
constexpr u8 kNoCastOption = 0xFF;

enum ObjectFlag : u8 {
  kObjToken = 1,    // a token, or a copy of a spell: ceases to exist outside its zone
  kObjAbility = 2,  // stands for an ability on the stack
  kObjPlaced = 4,   // library: its position is known to the state (not part of the unordered rest)
  kObjFaceDown = 8,
  kObjRevealed = 16,   // hand or library: its identity has been shown to everyone
  kObjAction = 32,     // stack: combat damage or the draw, neither spell nor ability
  kObjDrawn = 64,      // hand: drawn this turn, where some card asks (kTraitDrawn)
  kObjUnordered = 128  // graveyard: came with others, and their owner has still to order them
};

// Any card, token, or object on the stack. 16 bytes.
struct Object {
  u16 gen = 0;
  u16 card = 0;  // definition of the card itself (a copy's differs: see Permanent::copy_of)
  Zone zone = Zone::none;
  u8 owner = 0;
  u8 controller = 0;  // base controller (who put it there); effects are in Derived
  u8 flags = 0;
  u16 perm =
      kNoIndex;  // battlefield: index in State::permanents; stack: index in State::stack_objects
  u16 known_to = 0;  // bit per player who has seen this card where it lies
  u32 entered = 0;   // timestamp of its last zone change
};
static_assert(sizeof(Object) == 16);

enum PermanentFlag : u32 {
  kPTapped = 1u << 0,
  kPSick = 1u << 1,  // not controlled continuously since its controller's turn began (CR 302.6)
  kPAttacking = 1u << 2,
  kPBlocking = 1u << 3,
  kPBlocked = 1u << 4,       // an attacker that became blocked
  kPDealtFirst = 1u << 5,    // dealt damage in the first of two damage steps
  kPDeathtouched = 1u << 6,  // dealt damage by a source with deathtouch since the last check
  kPFaceDown = 1u << 7,
  kPSkipUntap = 1u << 8,  // does not untap in its controller's next untap step
  kPAttackedThisTurn = 1u << 9,
  kPUsedLoyalty = 1u << 10,
  kPExileIfDies = 1u << 11,  // exiled instead of dying this turn
  kPNoRegenThisTurn = 1u << 12,
  kPMonstrous = 1u << 13,
  kPKicked = 1u << 14,
  kPCastFromHand = 1u << 15,
  kPCast = 1u << 16,
  kPBlockedThisTurn = 1u << 17,
  kPBlockedByMany = 1u << 18,  // more than one creature blocked it in this combat (kTraitBlocks)
  kPUpkeepUnpaid = 1u << 19,   // its upkeep cost of this turn has not been paid (1997)
  kPDying = 1u << 20,  // destroyed, not yet in the graveyard (Regeneration::window_when_dying)
  kPRegenerationOffered = 1u << 21,  // stack timing with windows: somebody could regenerate it
  kPRegenerated = 1u << 22,          // in this combat: deals and receives no combat damage (1997)
  kPUntapAsked = 1u << 23,           // untap step: its controller has been asked whether it untaps
  // Turned up before it deals or is dealt damage or taps, as long as it is face down.
  kPCastFaceDown = 1u << 24,
  // It attacked in a player's last turn, or in their turn that goes on: kPAttackedFor says whose.
  kPAttackedBefore = 1u << 25,
  kPAttackedFor = 3u << 26,
};

// Permanent::copy_of and ContinuousEffect::copy_card of what copies a face-down creature: a 2/2
// that is nothing else, and lies face up (CR 707.2, 708.2).
constexpr u16 kCopyOfFaceDown = 0xFFFF;

// What a permanent has beyond its card.
struct Permanent {
  Ref object;
  u32 flags = 0;  // PermanentFlag
  i16 damage = 0;
  i16 counters[kCounterKinds] = {};
  u8 rare_kind[kRareCounters] = {};  // Counter, 0: none
  i16 rare_n[kRareCounters] = {};
  Ref attached_to;  // Aura, Equipment
  u8 attached_player = kNoPlayer;
  u8 attacked_player = kNoPlayer;  // defending player of an attacker
  u8 band = 0;                     // attackers with the same non-zero number are a band
  ColorSet color_override = 0;     // colours it was made in instead of its definition's, 0: none
  // The first attackers it blocks, with their orders: blocks.h reads all of them.
  u8 order[kOwnBlocks] = {};  // its place in the damage assignment order of blocking[i] (m10)
  Ref attacked;               // planeswalker attacked, if any
  Ref blocking[kOwnBlocks];
  u8 block_order[kOwnBlocks] = {};  // this blocker's own order among what it blocks
  u8 blocking_count = 0;
  u8 regen_shields = 0;
  u8 chosen_color = kNoColor;
  u8 chosen_player = kNoPlayer;
  u16 chosen_type = kNoIndex;  // subtype
  u16 copy_of = 0;             // definition it is a copy of, 0: its own
  u16 used_abilities = 0;      // bit per ability index used this turn (once-per-turn abilities)
  u16 kick_count = 0;
  u16 form = 0;                    // first Mod of the characteristics chosen as it entered
  u16 copy_mods = 0;               // first Mod of what it does not copy, or has besides
  u16 pile = 0;                    // bit per pile it lies in
  i16 x = 0;                       // X it was cast with
  u8 controller_seen = kNoPlayer;  // controller at the last refresh, to notice changes of control
  i8 chosen_number = 0;
  u8 uses = 0;            // how often the ability that asks was used this turn
  u8 lands_played = 0;    // of the lands that it lets its controller play, those played this turn
  u32 timestamp = 0;      // when it entered, attached, turned up or became a copy last
  u32 control_since = 0;  // timestamp of the last change of control
  u32 damaged_stamp = 0;
};

// A blocker and an attacker it blocks, beyond those that lie in the Permanent.
struct BlockPair {
  Ref attacker;
  u16 blocker = 0;  // object slot
  u8 order = 0, block_order = 0;
};

// Why a permanent has no printed abilities.
enum LostBit : u8 {
  kAbilitiesHidden = 1,  // face down, or a land of another type
  kAbilitiesTaken = 2    // an effect says so, and would if it lay face up
};

// Characteristics after continuous effects. A cache: rebuilt when `derived_dirty`, not part of the
// hash.
struct Derived {
  u16 card = 0;  // definition whose text it has (copies)
  TypeSet types = 0;
  u8 supers = 0;
  ColorSet colors = 0;
  u8 controller = 0;
  u8 lost_abilities = 0;  // printed abilities are gone (LostBit)
  u8 granted_count = 0;
  u8 land_mana = 0;  // bit per basic land type it has (intrinsic mana abilities)
  u16 spared_by =
      0;  // something has said of the protections in `spared`: not to remove what gives them
  KeywordSet spared = 0;
  i16 power = 0, toughness = 0;
  u16 granted[6] = {};  // ability indices
  KeywordSet keywords = 0;
  u64 trigger_mask = 0;
  SubtypeSet subtypes;
  u16 color_words = 0, land_words = 0;  // changed words of its text (rules/words.h)
  bool operator==(const Derived&) const = default;
};

// Why a player has left the duel; none: they are still in it.
enum class LossReason : u8 { none, life, library, poison, concede, effect };
// What a player has said of their opening hand (CR 103.5).
enum class OpeningHand : u8 {
  undecided,
  kept,
  mulligan_declared,  // taken when all have decided
  kept_for_good,      // 1997: as `kept`, and nobody's redrawing gives another choice
};

struct Player {
  i16 life = 20;
  u16 poison = 0;
  u16 pool[kManaKinds] = {};
  LossReason lost = LossReason::none;
  u8 drew_from_empty = 0;
  u8 lands_played = 0, extra_lands = 0;
  u8 mulligans = 0;
  OpeningHand opening_hand = OpeningHand::undecided;
  u8 cards_drawn = 0, spells_cast = 0;
  u8 skip_draw = 0, skip_untap = 0, skip_combat = 0, skip_turn = 0;
  i16 damage_this_turn = 0;
  u16 known_top_count = 0;     // cards at the top of the library whose order is fixed
  u16 known_bottom_count = 0;  // likewise at the bottom
};

struct ZoneList {
  u16 count = 0;
  u16 at[kZoneCap];  // object slots; library: [0] is the top; graveyard and exile: [0] is the
                     // newest last
};

enum class TargetKind : u8 { none, object, player };
struct Target {
  TargetKind kind = TargetKind::none;
  u8 slot = 0;
  u8 player = kNoPlayer;
  u8 legal = 1;  // as found at resolution
  Ref object;
  i16 share = 0;  // of a division
  u16 pad = 0;
};

struct EventData {
  Ref object = {}, other = {};
  u8 player = kNoPlayer;
  u8 flags = 0;
  i16 amount = 0;
  u16 lki = kNoIndex;  // snapshot of `object` if it has left
  u16 lki_other = kNoIndex;
};

enum class StackObjectKind : u8 {
  none,
  spell,
  activated,
  triggered,
  mana,
  special,
  combat_damage,  // what State::assigned holds, as one object (1999 to 2009)
  draw,           // the draw of the draw step (1999 to 2003)
};
enum StackObjectFlag : u16 {
  kItemKicked = 1,
  kItemBuyback = 2,
  kItemFlashback = 4,
  kItemCopy = 8,
  kItemFaceDown = 16,
  kItemAlternative = 32,
  kItemFromHand = 64,
  kItemDid = 128,  // last `may`/`pay` was done
  kItemWonFlip = 256,
  kItemNoTargetsLeft = 512,
  kItemDelayed = 1024,   // effects is the Effect itself, not an ability
  kItemPaidWith = 2048,  // an upkeep cost that has been paid with another (era-fifth 2.7)
  kItemWithoutPaying = 4096,
  kItemDrawOfTurn = 8192,     // the draw of the draw phase, where that is an action
  kItemCastFaceDown = 16384,  // by `cast_face_down`: so is what it becomes (kPCastFaceDown)
  kItemRefusedWith = 32768,   // an upkeep cost that has been refused with another
};

inline StackAction action_of(StackObjectKind kind) {
  return kind == StackObjectKind::combat_damage ? StackAction::combat_damage
         : kind == StackObjectKind::draw        ? StackAction::draw
                                                : StackAction::none;
}

// "Tap or untap", said with the announcement (TapOrUntap::announced).
enum class TapChoice : u8 { none, tap, untap };

// What takes an announcement back without a trace (CR 733.1): the mana its player had, the clock,
// and of a card that is cast where it was and as what.
struct Undo {
  u32 clock = 0;
  u32 entered = 0;
  u16 pool[kManaKinds] = {};
  u16 known_to = 0;
  i16 place = 0;
  Zone zone = Zone::none;
  u8 controller = 0;
  u8 flags = 0;
  u8 pad = 0;
};
constexpr int kMaxPaidWith = kMaxPicked - int(sizeof(Undo) / sizeof(Ref));
// A spell or ability while its frame of the kind `cast` is there.
struct Announcing {
  Undo undo;
  Ref paid_with[kMaxPaidWith];  // objects chosen to pay with, then sources tapped by hand
};

// A spell or ability being announced, waiting, or resolving.
struct StackObject {
  constexpr StackObject() : picked{} {}
  Ref self;         // its object on the stack
  Ref source;       // the spell itself, or the source of the ability
  u16 card = 0;     // definition of the source
  u16 ability = 0;  // Ability index (0: a permanent spell without text)
  u16 effects = 0;  // delayed triggers and the like: first Effect
  StackObjectKind kind = StackObjectKind::none;
  u8 controller = 0;
  u8 target_count = 0;
  u8 mode_count = 0;
  u8 modes[4] = {};  // chosen modes, ascending
  u16 flags = 0;
  i16 x = 0;
  u8 kick_count = 0;
  u8 cast_option = kNoCastOption;  // alternative cost: index among the card's cast options
  u8 picked_count = 0;
  u8 chosen_color = kNoColor;
  i16 last_amount = 0;
  i16 chosen_number = 0;  // or the pair of piles that it separates into (pile_pair())
  u16 source_lki = kNoIndex;
  Ref saved;
  u8 saved_player = kNoPlayer;
  u8 iterated_player = kNoPlayer;
  u16 chosen_type = kNoIndex;
  u16 spliced[2] = {};  // spell abilities of cards spliced onto it (CR 702.47)
  Ref iterated;
  EventData event;
  u32 timestamp = 0;
  Target targets[kMaxTargets];
  union {
    Ref picked[kMaxPicked];  // what the previous effect affected or made ("it")
    Announcing announcing;   // before anything has been picked, where is_announced
  };
  u8 tails = 0;                          // bit per player whose coin came up tails in the last flip
  MaybePlayer decision_controller = {};  // decides for its controller while it resolves
  TapChoice tap_choice = TapChoice::none;
  u8 is_announced = 0;
  u16 optional_costs = 0;  // bit per optional cost its player means to pay, while announced
  u16 form = 0;            // first Mod of the characteristics chosen as it enters
  u16 color_words = 0, land_words = 0;  // of an ability: the changed words it was put there with
  u8 spent[8] = {};  // mana of each kind paid for it, where its effects ask (`cast_face_down`)
};
inline StackAction action_of(const StackObject& it) {
  return it.flags & kItemDrawOfTurn ? StackAction::draw : action_of(it.kind);
}

// Last known information about an object that left a public zone. A ring.
// How a permanent that has left had been cast.
enum LastKnownCast : u8 { kLastCast = 1, kLastFromHand = 2, kLastKicked = 4 };
struct LastKnownInfo {
  Ref object;
  u8 owner = 0, controller = 0;
  u8 was_tapped = 0, was_attacking = 0;
  u8 defending = kNoPlayer;
  u8 cast = 0;  // LastKnownCast
  Ref attached_to;
  i16 damage = 0;
  i16 counters[kCounterKinds] = {};
  u8 rare_kind[kRareCounters] = {};  // Counter, 0: none
  i16 rare_n[kRareCounters] = {};
  i16 mana_value = 0;
  i16 x = 0;
  u8 chosen_color = kNoColor, chosen_player = kNoPlayer;
  u16 chosen_type = kNoIndex;
  Derived d;
};

// Something that would have happened and may be replaced (CR 614): it is dealt with as soon as what
// is being done has come to a stop, since there may be a question in it.
enum class ReplacementKind : u8 {
  none,
  draw,         // `player` draws `amount` cards
  life_gain,    // `ability` of `source` instead of `player` gaining `amount` life
  zone_change,  // by `ability` the card `source` has come from the zone from() to exile, and
                // `player` is asked whether it is shuffled into its library
};
struct PendingReplacement {
  ReplacementKind kind = ReplacementKind::none;
  u8 player = 0;
  i16 amount = 0;
  Ref source;
  u16 ability = 0;
  u16 pad = 0;

  Zone from() const { return Zone(amount); }
  void set_from(Zone zone) { amount = i16(zone); }
};
constexpr int kMaxPendingReplacements = 64;

// A continuous effect made by a resolved spell or ability.
struct ContinuousEffect {
  Ref source;
  Ref affected;           // one object, or …
  u8 player = kNoPlayer;  // … a player, or neither: looked up through the mods' filter
  u8 controller = 0;
  Duration duration = Duration::end_of_turn;
  u8 color = kNoColor;     // chosen
  u16 mods = 0;            // first Mod
  i16 p = 0, t = 0;        // amounts, fixed when the effect began
  u16 copy_card = 0;       // definition it makes a copy of
  u16 ability = 0;         // of a static ability that outlasts its source: says what it affects
  MaybePlayer waits = {};  // the player in whose next turn it applies, until that turn begins
  u8 pad = 0;
  u16 effect = 0;  // whose `what` says what it affects at any time, also later (CR 611.2c)
  u16 type = kNoIndex;
  u16 card = 0;  // definition of the source
  // What it copies has this form, or copies with these exceptions. Of the duration while_counters,
  // which copies nothing, the kind of counter: see needed_counter().
  u16 copy_form = 0;
  u32 timestamp = 0;
  u16 color_words = 0, land_words = 0;  // the changed words of the text that made it

  MaybeIndex<u16> needed_counter() const { return MaybeIndex<u16>::of_raw(copy_form); }
  void set_needed_counter(Counter kind) { copy_form = MaybeIndex<u16>(int(kind)).raw(); }
};

// A trigger that is no series effect: the active player takes it up during the phase, when and if
// they like (era-fifth 2.7).
enum PhaseEffect : u8 {
  kNoPhaseEffect,
  kPhaseEffect,
  kPhaseDraw,
  kEndOfPhase  // waits for the end of its phase
};

struct PendingTrigger {
  u16 ability = 0;
  u16 effects = 0;  // delayed trigger: its Effect
  u8 controller = 0;
  u8 placed = 0;
  u16 card = 0;
  Ref source;
  u16 source_lki = kNoIndex;
  Ref saved;
  u8 saved_player = kNoPlayer;
  u8 series = 0;  // batch timing: the series it belongs to, 0 while it belongs to none
  i16 x = 0;
  PhaseEffect phase = kNoPhaseEffect;  // batch timing
  u8 late = 0;                         // batch timing: caused by something put into a graveyard
  u32 timestamp = 0;
  EventData event;
};

// What waits among the delayed triggers. Only the first kind has a `when`.
enum class DelayedKind : u8 {
  trigger,
  return_from_exile,  // `saved` comes back at once when `source` leaves play (CR 610.3)
  replace_draw,       // its effects come instead of its controller's next draw (CR 614.11)
  offer,              // what its controller may do until end of turn: `effects` is the offer
  memory,             // `source` remembers `saved`
};

struct DelayedTrigger {
  Ref source;
  Ref saved;
  u16 effects = 0;
  u16 card = 0;
  DelayTime when = DelayTime::never;
  u8 controller = 0;
  u8 saved_player = kNoPlayer;
  DelayedKind kind = DelayedKind::trigger;
  i16 x = 0;
  u16 turn = 0;
  u32 timestamp = 0;
  u16 ability = 0;
  u16 price = 0;  // the `delay` whose cost the player remembered may pay before, to call it off
};

enum ShieldFlag : u8 {
  kShieldCombat = 1,    // only from combat damage
  kShieldNextTime = 2,  // the whole of the next damage
  kShieldAllTurn = 4,   // all damage this turn
  kShieldBySource = 8,  // damage by `source_object` to anything
  kShieldWindow = 16,   // made in a prevention step: for the damage that waits, and no other
  kShieldAllBut = 32,   // next time: `amount` is dealt all the same
  kShieldGain = 64,     // its controller gains as much life as it prevents
  kShieldAnswer = 128,  // prevents nothing: to_object deals as much to the source's controller
};
using ShieldFlags = Flags<ShieldFlag>;
constexpr ShieldFlags operator|(ShieldFlag a, ShieldFlag b) { return ShieldFlags(a) | b; }

// A prevention or redirection shield (CR 615).
struct Shield {
  Ref source_object;  // only damage from this source (chosen), if set
  Ref to_object;      // what it protects …
  Ref redirect;       // redirected here
  u8 to_player = kNoPlayer;
  u8 by_any = 0;  // protects everything (Fog)
  ShieldFlags flags;
  u8 redirect_player = kNoPlayer;
  i16 amount = 0;
  u16 filter = 0;  // on the source
  u8 controller = 0;
  u8 pad = 0;
  u16 card = 0;  // definition of what made it
  u32 timestamp = 0;
};

enum PacketFlag : u8 {
  kPacketCombat = 1,  // combat damage
  kPacketUnpreventable = 2,
  kPacketReplaced = 4,  // replacement and prevention effects have been applied
  kPacketDeferred = 8,  // waits for the next prevention step
  kPacketSpilled = 16,  // of a trampler: what the blocker need not take has gone on
  kPacketNoRegen = 32,  // a creature dealt this damage can't be regenerated this turn
  kPacketExiles = 64,   // … is exiled if it would die this turn
};
using PacketFlags = Flags<PacketFlag>;
constexpr PacketFlags operator|(PacketFlag a, PacketFlag b) { return PacketFlags(a) | b; }

// Damage assigned but not yet dealt (one source to one recipient), a packet of it.
struct PendingDamage {
  Ref source;
  Ref to;
  u8 to_player = kNoPlayer;
  PacketFlags flags;
  i16 amount = 0;
  u16 source_lki = kNoIndex;
  u16 applied = 0;  // bits of static replacements already applied
};

struct DamageLogEntry {
  Ref source, target;
  u8 player = kNoPlayer;  // where the target is none
  u8 pad = 0;
};

// What a player has done, or has been done to them, this turn.
enum Deed : u8 {
  kDeedAttacked = 1,      // declared an attacker
  kDeedBeenAttacked = 2,  // an attacker was last declared against them or a planeswalker of theirs
  kDeedGainedLife = 4,
  kDeedLostLife = 8,
  kDeedDescended = 16,      // a permanent card was put into their graveyard
  kDeedPermanentLeft = 32,  // a permanent of theirs left the battlefield
};
// What happened this turn that only few cards ask for (kTraitTally); hashed where there is some.
struct Tally {
  u16 creatures_died = 0;
  u8 drawn_before = 0;  // cards the active player had drawn when this draw step began
  u8 pad = 0;
  u32 began = 0;                        // timestamp as the turn began
  u8 deeds[kMaxPlayers] = {};           // Deed bits
  u8 untapped_lands[kMaxPlayers] = {};  // under the player's control as the turn began
  u8 casts[kMaxPlayers] = {};           // spells cast
  u8 gains[kMaxPlayers] = {};           // how often life was gained
  u8 losses[kMaxPlayers] = {};          // and lost
  bool operator==(const Tally&) const = default;
};

// What the player asked during a `damage` frame decides.
enum class DamageQuestion : i16 {
  none,
  way,           // which replacement or prevention effect is applied first (CR 616.1)
  planeswalker,  // which planeswalker of the opponent it is dealt to instead, if any
  packet,        // which damage a shield is used for first
  excess,        // how much of a trampler's the blocker takes
};
// What the action of a `batch` frame is to its batch.
enum class BatchRole : i16 {
  unknown = -1,
  start,      // begins a batch: responses follow
  response,   // joins the batch that is being gathered, or waits on the stack
  interrupt,  // resolves by itself as soon as it is successful
  source      // a mana source: resolves at once, nobody can answer (era-fifth 1.4)
};
// How far the end of a phase of 1997 has come.
enum class PhaseEnding : i16 { not_yet, effects_ended, hand_at_limit };

// Kinds of work in progress.
enum class FrameKind : u8 {
#define FRAME(name) name,
#include "frames.inc"
};

// The fields of one kind of frame, by its name.
namespace frame {
#define FRAME(name) struct name {
#define PROGRESS(name) struct name {
#define FIELD(type, name) type name;
#define END(name) \
  }               \
  ;
#include "frames.inc"
}  // namespace frame

// The stages of one kind of frame or of one kind of effect, by its name.
namespace stage {
#define FRAME(name) \
  namespace name {  \
  enum Stage : u8 {
#define PROGRESS(name) \
  namespace name {     \
  enum Stage : u8 {
#define STAGE(name, ...) name __VA_ARGS__,
#define END(name) \
  }               \
  ;               \
  }
#include "frames.inc"
}  // namespace stage
constexpr u8 kFirstStage = 0;  // of every kind

struct Frame {
  FrameKind kind = FrameKind::none;
  u8 pc = kFirstStage;  // the stage it is at
  u8 player = 0;
  u8 flags = 0;
  u16 item = kNoIndex;  // State::stack_objects
  u16 node = 0;         // Effect, Ability, Cost … index
  union {
    u16 words[4] = {};
#define PROGRESS(name)
#define END(name) frame::name name;
#include "frames.inc"
  };
  Ref ref, ref2;
};
// Frames are hashed by their bytes: no field lies outside of the words, and there is no padding.
static_assert(sizeof(Frame) == 24);

// Beside the flags of a setup: some card of this duel has a static ability that works in a
// graveyard, so graveyards are looked at for characteristics.
constexpr u8 kGraveStatics = 128;

struct Header {
  u64 rng = 1;
  u64 cards = 0;  // fingerprint of the card database
  u32 clock = 1;  // timestamps
  u16 turn = 0;
  u16 object_count = 1;  // used prefixes of the arrays of State
  u16 permanent_count = 0;
  u16 battlefield_count = 0;
  u16 stack_object_count = 0;
  u16 stack_count = 0;
  u16 frame_count = 0;
  u16 continuous_count = 0;
  u16 pending_count = 0;
  u16 delayed_count = 0;
  u16 shield_count = 0;
  u16 pending_damage_count = 0;
  u16 assigned_count = 0;
  u16 pending_replacement_count = 0;
  u16 log_count = 0;
  u16 lki_next = 0;  // where the ring of last known information is written next
  u16 lki_used = 0;
  u16 picked_attacks = 0;
  Decision decision;
  Player players[kMaxPlayers];
  Rules rules;
  u8 era = 0;
  u8 player_count = 2;
  u8 active = 0;
  u8 first = 0;  // who took the first turn
  Step step = Step::none;
  u8 over = 0;            // 1 ended
  u8 winner = kNoPlayer;  // kNoPlayer with over: drawn
  u8 passes = 0;          // players who passed in succession
  u8 object_hole = 0;     // some slot below object_count is free
  u8 attacked = 0;        // attackers have been declared this turn
  u8 first_strike_step = 0;
  u8 extra_combats = 0;
  u8 extra_turn_count = 0;
  u8 sba_needed = 1;
  u8 extra_turns[8] = {};  // players, last is next
  u8 attacker_count = 0;   // declared or put there attacking in this combat
  u8 end_turn = 0;
  u8 options = 0;  // SetupFlag, kGraveStatics
  u8 combat_phase = 0;
  u16 more_block_count = 0;  // at the end of a whole word: all of it is hashed
};

// What there is on the battlefield at all, so that nobody walks over it in search of what is not
// there. Kept by refresh(): it may still name what has left, but never lacks what is there.
struct Board {
  KeywordSet keywords = 0;
  TypeSet types = 0;
  u8 supers = 0;
  u32 traits = 0;    // CardTraits bits
  u8 users = 0;      // bit per player who may have a use for an activated ability there
  u32 cards = 0;     // CardTraits bits of all cards of the duel, wherever they are
  u8 face_down = 0;  // some permanent is face down
  u8 attached = 0;   // some permanent is attached to another
  u8 counters = 0;   // some permanent has counters
  u8 watched = 0;    // Fact bits that some continuous effect looks at: see touch()
  u8 words = 0;      // some text may be changed: see words_of()
};

struct State : Header {
#if defined(UPKEEP_SANITIZED)
  // Memory of earlier states is used again (state_memory.cpp).
  static void* operator new(std::size_t size);
  static void operator delete(void* memory);
#endif

  Object objects[kMaxObjects];
  Permanent permanents[kMaxPermanents];
  u16 battlefield[kMaxPermanents];  // object slots in the order they entered
  ZoneList library[kMaxPlayers], hand[kMaxPlayers], graveyard[kMaxPlayers], exile[kMaxPlayers],
      command_and_ante[kMaxPlayers];
  StackObject stack_objects[kMaxStackObjects];
  u16 stack[kMaxStackObjects];  // item indices, last is the top
  Frame frames[kMaxFrames];
  ContinuousEffect continuous_effects[kMaxContinuous];
  PendingTrigger pending[kMaxPending];
  DelayedTrigger delayed[kMaxDelayed];
  Shield shields[kMaxShields];
  PendingDamage pending_damage[kMaxPendingDamage];
  PendingDamage assigned[kMaxPendingDamage];  // combat damage that waits on the stack
  DamageLogEntry damage_log[kMaxDamageLog];
  Tally tally;
  LastKnownInfo lki[kMaxLki];
  PendingReplacement pending_replacements[kMaxPendingReplacements];
  BlockPair more_blocks[kMaxMoreBlocks];  // by blocker
  u8 commands = 0;  // somebody has played a card for another: only there to save time
  // ---- cache, not hashed
  Derived derived[kMaxPermanents];
  u16 first_hole = 1;     // no slot below it is free
  u64 trigger_union = 0;  // events anybody on the battlefield listens to
  u8 derived_dirty = 1;
  u64 has_rules_mods = 0;  // bit per kind of rules-changing modification there is (rules_mod_bit)
  u8 simple_board = 0;     // no continuous effect at all at the last refresh
  Board board;
};
static_assert(std::is_trivially_copyable_v<State>);

// Every array of a State with the count of what is used of it and its capacity, and every kind of
// zone: copying, hashing, writing and checking a state go by these lists.
#define UPKEEP_STATE_ARRAYS(X)                                                \
  X(objects, object_count, kMaxObjects)                                       \
  X(permanents, permanent_count, kMaxPermanents)                              \
  X(battlefield, battlefield_count, kMaxPermanents)                           \
  X(stack_objects, stack_object_count, kMaxStackObjects)                      \
  X(stack, stack_count, kMaxStackObjects)                                     \
  X(frames, frame_count, kMaxFrames)                                          \
  X(continuous_effects, continuous_count, kMaxContinuous)                     \
  X(pending, pending_count, kMaxPending)                                      \
  X(delayed, delayed_count, kMaxDelayed)                                      \
  X(shields, shield_count, kMaxShields)                                       \
  X(pending_damage, pending_damage_count, kMaxPendingDamage)                  \
  X(assigned, assigned_count, kMaxPendingDamage)                              \
  X(pending_replacements, pending_replacement_count, kMaxPendingReplacements) \
  X(damage_log, log_count, kMaxDamageLog)
// The same of characteristics, now and as they were: copied and written, but not hashed, since they
// follow from the rest.
#define UPKEEP_STATE_CHARACTERISTICS(X) \
  X(derived, permanent_count, kMaxPermanents) X(lki, lki_used, kMaxLki)
// Arrays that are hashed only where there is something in them, which is rare: a state without it
// has the hash and the bytes it had before there was such an array.
#define UPKEEP_STATE_RARE(X) X(more_blocks, more_block_count, kMaxMoreBlocks)
// The zones of each player, and the one or two zones that an object listed there is in.
#define UPKEEP_STATE_ZONES(X)        \
  X(library, library, library)       \
  X(hand, hand, hand)                \
  X(graveyard, graveyard, graveyard) \
  X(exile, exile, exile)             \
  X(command_and_ante, command, ante)
// What is no array: hashed, or left out of the hash since it follows from the rest or is only there
// to save time.
#define UPKEEP_STATE_SINGLES(X) X(tally)
#define UPKEEP_STATE_CACHE(X) \
  X(commands)                 \
  X(first_hole)               \
  X(trigger_union)            \
  X(derived_dirty)            \
  X(has_rules_mods)           \
  X(simple_board)             \
  X(board)

// Copies the used prefixes only; dst becomes equal to src in every observable way.
void copy_state(State& dst, const State& src);
// Hash of the used prefixes, cache excluded. Equal on every platform for equal choices, as long as
// the cards and switches are the same: for what is compared within one run of a program.
u64 hash_state(const State& s);

}  // namespace upkeep
