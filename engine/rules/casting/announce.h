// What players with priority may do, announcing spells and abilities, their targets, and paying
// costs on resolution: the face of casting/ for the rest of the rules.
#pragma once
#include "rules/frame.h"
#include "rules/outside.h"
#include "rules/query.h"

namespace upkeep {

// ------------------------------------------------------------------ actions (legal_act.cpp)
// Options of a player with priority: pass, lands, casts, activations, special actions, then mana
// abilities.
int act_options(const Read& c, u8 player, Option* out, bool offer_mana);
// Whether the player can do anything but pass and make mana.
bool can_act(const Read& c, u8 player);
// Whether a player with priority passes without being asked: for RunOn alone, where a few looks
// prove that there is nothing else to do. A frame asks this where it would ask the player.
bool passes(Ctx& c, u8 player);
// Begins the chosen one.
void begin_act(Ctx& c, u8 player, const Option& o);

// ------------------------------------------------------------------ announcing (cast.cpp)
// Starts the announcement of `item` (CR 601.2), whose kind, source, card, ability and controller
// are set. For triggered abilities and copies only modes and targets are chosen.
void push_cast(Ctx& c, u16 item, u8 flags);
// Collects what triggers on the item having been cast (announce.cpp).
void fire_announced(Ctx& c, u16 item);

// ------------------------------------------------------------------ targets (target.cpp)
// Objects and players that are legal for one more target of a slot, given those chosen so far.
int target_options(const Read& c, const StackObject& item, u16 spec, u8 slot, Option* out);
bool target_legal(const Read& c, const StackObject& item, const Target& t, u16 spec);

// ------------------------------------------------------------------ paying on resolution (pay.cpp)
bool can_pay_cost(const Read& c, u8 player, u16 cost, const Scope& scope);
// Lets the player pay; the result is in kItemDid of the item.
void push_pay(Ctx& c, u8 player, u16 cost, u16 item, bool mana_paid = false);
bool can_pay_mana(const Read& c, u8 player, const ManaCost& cost, int x);
// Pays at once as the mana solver proposes, activating mana abilities. False if it can't be paid.
bool pay_mana_auto(Ctx& c, u8 player, const ManaCost& cost, int x);

}  // namespace upkeep
