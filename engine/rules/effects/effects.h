// What the files that carry out effects share among themselves: entering the battlefield with
// choices made, picking with a restricted set of candidates, and the small state of one effect
// being run.
#pragma once
#include "rules/internal.h"

namespace upkeep {

// Choices made as a permanent enters (CR 614.12); filled by the enter frame.
struct EnterSpec {
  u16 copy_of = 0;
  u8 chosen_color = 0xFF;
  u8 chosen_player = kNoPlayer;
  u16 chosen_type = kNoIndex;
  u8 host_player = kNoPlayer;
  i8 number = 0;
  u16 form = 0, copy_mods = 0;
  ColorSet made = 0;
  Ref host;
};
Ref enter_battlefield(Ctx& c, Ref object, u8 controller, u16 flags, const EnterSpec& spec);
// Moves without an event: draws, discards and mills report themselves with a word of their own.
// Where it went instead, and whether its owner's library is to be shuffled then.
struct Went {
  Zone zone = Zone::none;
  bool shuffle = false;
};
Ref move_quietly(Ctx& c, Ref object, Zone to, Went& went);
// The card is the player's from now on, where it lies: in a hand or a graveyard in theirs.
void set_owner(Ctx& c, Ref object, u8 player);
// The definition whose text an object has, copies of permanents considered.
u16 definition_of(const State& s, Ref object);
// The copiable values of a permanent that lies face up, or would: its own, or those of what it
// copies (CR 707.2). The card is kCopyOfFaceDown if that is nobody's.
struct Copiable {
  u16 card = 0, form = 0, copy_mods = 0;
  ColorSet made = 0;  // made_colors()
};
Copiable copiable(const State& s, Ref permanent);
inline u16 definition_beneath(const State& s, Ref permanent) {
  const u16 card = copiable(s, permanent).card;
  return card == kCopyOfFaceDown ? u16(0) : card;
}

// A delayed trigger that is no trigger: `saved` comes back from exile at once when `source` leaves
// the battlefield (CR 610.3). Its `when` is a value that no step asks for.
constexpr DelayTime kWhenSourceLeaves = DelayTime(0xFF);
// Likewise: its effects come instead of its controller's next draw this turn (CR 614.11).
constexpr DelayTime kNextDraw = DelayTime(0xFE);
// An action that its controller may take until end of turn: `effects` is the `offer`.
constexpr DelayTime kOffer = DelayTime(0xFD);
constexpr DelayTime kNote = DelayTime(0xFC);  // `source` remembers `saved`
// Program counters of `replaced` frames that stand for the use of an offer.
void call_off(State& s, u32 timestamp);  // rules/effects/offers.cpp
constexpr u8 kOfferPay = 8, kOfferPaid = 9, kOfferRun = 10;
// `card` has been exiled; its player may use `ability` on it instead.
void owe_zone(Ctx& c, Ref card, u8 player, Zone from, u16 ability);
constexpr u8 kWhichZone = 11;  // likewise for one whose player chooses what replaces the graveyard

inline u8 bit_of(u8 player) { return u8(1u << player); }
inline u8 everyone(const State& s) { return u8((1u << s.player_count) - 1); }
inline bool hidden_zone(Zone z) { return z == Zone::hand || z == Zone::library; }

// Players in turn order beginning with the active one (CR 101.4). Returns how many.
int apnap(const State& s, u8* out);

LastKnownInfo describe(const Ctx& c, Ref object);  // what snapshot() keeps
// Does an object in whatever zone have the qualities of the filter? (Sources of damage, events.)
bool matches_anywhere(const Ctx& c, u16 filter, Ref object, const Scope& scope);
// Changes an object's characteristics into those of a regeneration: not destroyed after all (CR
// 701.15).
void regenerate_now(Ctx& c, Ref object);
// What stands between a permanent and its destruction (indestructible, regeneration); true if
// nothing does: it has been reported as destroyed and the caller moves it.
bool doomed(Ctx& c, Ref object, bool no_regen);
void sacrifice_all(Ctx& c, const Ref* objects, int n);  // at one time
// Moves a card within its library: to a depth among those whose place is fixed, or (-1) to the
// bottom.
void reposition(Ctx& c, u8 player, int depth, int to);
void put_on_bottom(Ctx& c, u8 player, Ref card);
void put_on_top(Ctx& c, u8 player, Ref card, bool revealed);
// Must its controller choose something as it enters (CR 614.12)? enter.cpp
bool enter_needs_choice(const Ctx& c, Ref object, u8 controller, u16 flags);
void turn_up(Ctx& c, Ref object);  // a face-down permanent is turned face up
bool can_attach(const Ctx& c, Ref aura, Ref host);
bool can_attach_to_player(const Ctx& c, Ref aura, u8 player);
void attach_to_player(Ctx& c, Ref aura, u8 player);

// ---- pick.cpp
enum PickFlag : u8 {
  kPickAppend = 1,    // adds to what was picked already
  kPickSources = 2,   // sources of damage: permanents and spells
  kPickCounters = 4,  // permanents with counters
  kPickOthers = 8,    // not the source
};
// As push_pick; `zone` counts where there is no filter; `depth` not 0: only the top cards of a
// library.
Frame& pick_from(Ctx& c, u8 player, Prompt why, u16 filter, Zone zone, int lo, int hi, u16 item,
                 u8 owner, u8 flags = 0, int depth = 0);

// A card is shown to these players (bits).
void show_card(Ctx& c, Ref card, u8 to);

// ---- effects_*.cpp
enum class Run : u8 {
  done,  // go on to the next effect
  wait,  // a frame was pushed or a question asked; f.pc says where to go on
};
// One effect being run. `now` is read afresh at every stage.
struct EffectContext {
  Ctx& c;
  State& s;
  Frame& f;
  StackObject& it;
  const Effect& e;
  Scope sc;
};
void clear_picked(StackObject& it);
void add_picked(StackObject& it, Ref r);
void set_did(StackObject& it, bool did);
int amount(const EffectContext& x, u16 index);
bool counts_down(
    const EffectContext& x);  // another number for each player (rules/effects/zones.cpp)
int amount_for(EffectContext& x, u16 index, u8 player);  // with that player as `iterated`
u8 who_one(const EffectContext& x,
           const Selector& sel);  // the player meant; `you` where nothing is said
int who_all(const EffectContext& x, const Selector& sel, u8* out);  // likewise several, APNAP order
// Objects of `sel` as they are now: one that moved with the event that this ability speaks of is
// found where it went (CR 400.7).
int objects_of(const EffectContext& x, const Selector& sel, Ref* out, int cap);
int battlefield_of(const EffectContext& x, const Selector& sel, Ref* out,
                   int cap);                     // only those on the battlefield
Run push_children(EffectContext& x, u16 first);  // runs a child list, then comes back
bool resolving(const State& s, u16 item);
Zone zone_of(Place p);

// Entering in the course of an effect; true if some wait for a choice in frames of their own.
bool put_onto_battlefield(EffectContext& x, const Ref* objects, int n, u8 controller, bool owners,
                          u16 flags);
void after_entering(EffectContext& x);  // haste, "sacrifice it at end" for what is picked
u16 entering_flags(const Effect& e);
inline TypeSet c_types(const Ctx& c, u16 card) { return c.db.card(card).types; }

Run fx_damage(EffectContext& x);
Run fx_fight(EffectContext& x);
Run fx_prevent(EffectContext& x);
Run fx_redirect(EffectContext& x);
Run fx_life(EffectContext& x);
Run fx_draw(EffectContext& x);
Run fx_discard(EffectContext& x);
Run fx_mill(EffectContext& x);
Run fx_destroy(EffectContext& x);
Run fx_exile(EffectContext& x);
Run fx_sacrifice(EffectContext& x);
Run fx_move(EffectContext& x);
Run fx_tap(EffectContext& x);
Run fx_tap_or_untap(EffectContext& x);
Run fx_counter_spell(EffectContext& x);
Run fx_add_mana(EffectContext& x);
Run fx_pool(EffectContext& x);
Run fx_apply(EffectContext& x);
Run fx_gain_control(EffectContext& x);
Run fx_exchange_control(EffectContext& x);
Run fx_must_block(EffectContext& x);
Run fx_become_copy(EffectContext& x);
Run fx_attach(EffectContext& x);
Run fx_create_token(EffectContext& x);
Run fx_copy_token(EffectContext& x);
Run fx_counters(EffectContext& x);
Run fx_proliferate(EffectContext& x);
Run fx_permanent(EffectContext& x);  // regenerate, heal, face up, out of combat, no untap
Run fx_search(EffectContext& x);
Run fx_shuffle(EffectContext& x);
Run fx_scry(EffectContext& x);
Run fx_look_top(EffectContext& x);
Run fx_reveal_hand(EffectContext& x);
Run fx_turns(
    EffectContext& x);  // extra and skipped turns, phases, steps, land plays; end of the turn
Run fx_copy_spell(EffectContext& x);
Run fx_change_target(EffectContext& x);
Run fx_flip_coin(EffectContext& x);
Run fx_choose(EffectContext& x);  // colour, type, number, object
Run fx_delay(EffectContext& x);
Run fx_may(EffectContext& x);
Run fx_pay(EffectContext& x);
Run fx_when(EffectContext& x);
Run fx_for_each(EffectContext& x);
Run fx_repeat(EffectContext& x);
Run fx_choose_one(EffectContext& x);
Run fx_outcome(EffectContext& x);  // win, lose, draw
Run fx_exile_until_leaves(EffectContext& x);
Run fx_ante(EffectContext& x);
Run fx_gain_ownership(EffectContext& x);
Run fx_repeat_until(EffectContext& x);
Run fx_replace_draw(EffectContext& x);
Run fx_offer(EffectContext& x);
Run fx_answer_damage(EffectContext& x);
Run fx_use_lands(EffectContext& x);
Run fx_take_mana(EffectContext& x);
Run fx_note(EffectContext& x);
Run fx_forget(EffectContext& x);
Run fx_play_card(EffectContext& x);
Run fx_unblock(EffectContext& x);  // rules/effects/combat.cpp
Run fx_make_block(EffectContext& x);
Run fx_part(EffectContext& x);
Run fx_cast_hidden(EffectContext& x);               // rules/effects/cast_face_down.cpp
int hidden_options(const Ctx& c, Option* out);      // which cards
int part_options(const Ctx& c, Option* out);        // what may go into the left pile
int make_block_options(const Ctx& c, Option* out);  // what it may block

// What the answer of a question of an effects frame does, and its options (by the decision's
// `why`).
void fx_answer(Ctx& c, Frame& f, const Option& o);
int fx_options(const Ctx& c, const Frame& f, Option* out);
// Options of questions that need nothing but the decision: yes/no, colours, types, numbers.
int simple_options(const Ctx& c, Option* out);
// Mana kinds (bits) that add_mana with a choice offers.
u8 mana_choices(const Ctx& c, const Effect& e, const StackObject& it);
// The n-th option list of a choose_one.
u16 choose_one_option(const CardDb& db, u16 effect, int n);

}  // namespace upkeep
