// What a player is asked, and the answers they may give: the eight shapes of decision and the
// option, a small fixed-size value. Large spaces are walked in small steps (one attacker at a time,
// then done).
#pragma once
#include "ids.h"

namespace upkeep {

// The shape of a pending decision.
enum class DecisionKind : u8 {
  none,
  act,        // cast, activate, play a land, special action, pass
  pick,       // pick objects or players, one option at a time, until `max` or done
  choose,     // one of a few: mode, yes/no, colour, card type, player
  number,     // a number lo..hi
  order,      // pick the next in an order, one at a time
  divide,     // a number for the next recipient of a division
  attackers,  // one attacker (with what it attacks) at a time, or done
  blockers,   // one block at a time, or done
};

// What the question is about; decides the wording, never the shape.
enum class Prompt : u8 {
  none,
  priority,
  pay_mana,  // act: tap for mana, pay as proposed, or take the announcement back
  target,    // pick: slot in `n`
  mode,
  x_value,
  kicker,  // yes/no, or number for multikicker
  buyback,
  alternative_cost,
  discard,
  discard_hand_size,
  sacrifice,
  sacrifice_cost,
  discard_cost,
  exile_cost,
  tap_cost,
  return_cost,
  may,     // yes/no: an optional effect
  pay_or,  // yes/no: pay a cost
  search,
  look,  // pick among revealed or looked-at cards
  scry,  // yes: to the bottom, no: stays on top
  color,
  creature_type,
  land_type,
  choose_player,
  choose_number,
  choose_object,
  choose_option,  // one of several effects
  copy_what,      // enters as a copy of
  source_of_damage,
  trigger_order,
  graveyard_order,
  blocker_order,
  attacker_order,
  damage_division,  // combat
  effect_division,  // a spell's
  legend,           // which to keep
  attackers,
  blockers,
  mulligan,
  mulligan_bottom,
  starting_player,
  new_targets,
  replacement_order,
  untap_choice,  // which to untap (limits, "you may choose not to untap")
  tap_or_untap,  // yes: tap, no: untap
  attach_to,
  coin_call,
  pay_life_or_mana,  // Phyrexian, hybrid by choice of the payer
  counter_kind,
  splice,  // yes/no: text of the card `about`, revealed from the hand, is added
  // batch timing, all of the shape `act`:
  phase_end,     // the active player ends the phase: act, or agree
  interrupt,     // interrupt `about`, or not
  response,      // respond to the batch, or not
  prevention,    // damage prevention step
  regeneration,  // something is dying
  to_library,    // yes/no: the card `about`, discarded, goes on top of the library
  pile,          // what goes into pile `n` (of two: the left one; the rest into the right one)
  block_what,    // which attacker the creature `about` is to block
};

inline bool is_act_window(Prompt w) {
  return w == Prompt::priority || (w >= Prompt::phase_end && w <= Prompt::regeneration);
}

enum class OptionKind : u8 {
  pass,  // also "done" and "no more"
  play_land,
  cast,      // object; a: how (0 usual, 1 + index of a cast option)
  activate,  // object; a: ability (index into CardDb::abilities in b)
  mana,      // mana ability: object; b: ability; a: mana kind
  special,   // turn face up
  pay,       // pay as the payer proposes
  back,      // take the announcement back
  object,    // pick this object
  player,    // pick this player
  yes,
  no,
  value,   // number, mode, colour, subtype: value
  attack,  // object attacks player a, or their planeswalker other; value: it joins the band of the
           // attacker in that slot (a band is offered by its first attacker on the battlefield)
  block,   // object blocks other
  done,
  concede,
  phase,            // take up a phase effect: source object, ability b, value: which that waits
  announce_attack,  // batch timing: the attack begins if the other player agrees
  offer,            // what an effect lets this player do: its source; value: which that waits
};

struct Option {
  OptionKind kind = OptionKind::pass;
  u8 a = 0;
  u16 b = 0;
  Ref object = {};
  Ref other = {};
  i32 value = 0;
  bool operator==(const Option&) const = default;
};
static_assert(sizeof(Option) == 16);

// The pending question. Its options are not stored: legal() lists them from the state.
struct Decision {
  DecisionKind kind = DecisionKind::none;
  Prompt prompt = Prompt::none;
  u8 player = kNoPlayer;
  u8 n = 0;             // slot, index of the thing being divided …
  i16 lo = 0, hi = 0;   // numbers; how many must / may be picked in all
  i16 done = 0;         // how many have been picked
  u16 filter = 0;       // pick: Filter index
  u16 item = kNoIndex;  // the spell or ability concerned
  u16 ability = 0;      // TargetSpec, Ability or Effect index, by `prompt`
  Ref about{};          // the object the question is about; divide: what deals the damage
  Ref to{};             // divide: the recipient; nothing: the player `to_player`
  u8 to_player = kNoPlayer;
  u8 allowed = 0;  // choose a colour: bit per kind of mana that may be chosen, 0: any colour
  u8 piles = 0;    // pile: how many there are
  u8 pad = 0;
};

}  // namespace upkeep
