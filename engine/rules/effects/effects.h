// Carrying out the effects of a spell or ability, one after the other (effects.cpp and the files
// beside it).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {

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
// A delayed trigger of what is carried out (CR 603.7), still without its time; null if there is no
// room for one (control_flow.cpp).
DelayedTrigger* add_delayed(EffectContext& x);
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
Zone zone_of(Place p);

// Entering in the course of an effect; true if some wait for a choice in frames of their own.
bool put_onto_battlefield(EffectContext& x, const Ref* objects, int n, u8 controller, bool owners,
                          u16 flags);
void after_entering(EffectContext& x);  // haste, "sacrifice it at end" for what is picked
u16 entering_flags(const Effect& e);

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
// What the effect's modifications say holds for the object as long as it is there.
void modify_for_good(EffectContext& x, Ref object);
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
Run fx_cast_hidden(EffectContext& x);                // rules/effects/cast_face_down.cpp
int hidden_options(const Read& c, Option* out);      // which cards
int part_options(const Read& c, Option* out);        // what may go into the left pile
int make_block_options(const Read& c, Option* out);  // what it may block

// What the answer of a question of an effects frame does, and its options (by the decision's
// `why`).
void fx_answer(Ctx& c, Frame& f, const Option& o);
int fx_options(const Read& c, const Frame& f, Option* out);
// Options of questions that need nothing but the decision: yes/no, colours, types, numbers.
int simple_options(const Read& c, Option* out);
// Mana kinds (bits) that add_mana with a choice offers.
u8 mana_choices(const Read& c, const Effect& e, const StackObject& it);
// The n-th option list of a choose_one.
u16 choose_one_option(const CardDb& db, u16 effect, int n);

}  // namespace upkeep
