// Objects and the zones they are in: moving, drawing, libraries, tokens (zones.cpp, library.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {

// ------------------------------------------------------------------ objects
// Tells that the slot is free.
inline void note_hole(State& s, u16 slot) {
  s.object_hole = 1;
  if (slot < s.first_hole) s.first_hole = slot;
}
// A free slot in a new generation; 0 if there is none.
u16 new_object(Ctx& c);
// Null for battlefield and stack.
ZoneList* zone_list(State& s, Zone z, u8 player);
const ZoneList* zone_list(const State& s, Zone z, u8 player);
// What an object is now, as last known information; snapshot() keeps it and returns its index.
LastKnownInfo describe(const Read& c, Ref object);
u16 snapshot(Ctx& c, Ref object);
// Makes the player the owner of a card; in a hand or a graveyard it moves to theirs.
void set_owner(Ctx& c, Ref object, u8 player);

// ------------------------------------------------------------------ moving
enum MoveFlag : u16 {
  kMoveTapped = 1,
  kMoveBottom = 2,
  kMoveFaceDown = 4,
  kMoveAttacking = 8,
  kMoveNoTrigger = 16,
  kMoveRevealed = 32,
  kMoveKnown = 64,   // the controller of what moves it knows the position
  kMovePlayed = 128  // a land that is played: only told
};
// Moves an object to a zone, where it is a new object (CR 400.7); returns its new Ref, {} if it
// ceased to exist. Applies replacements ("exile it instead"), collects triggers, sends events, and
// keeps last known information of a permanent that leaves. `controller`: under whose control it
// enters; choices to be made as it enters must have been made (see push_enter).
Ref move_object(Ctx& c, Ref object, Zone to, u8 controller, u16 flags = 0);
// The same for several at one time: all look back before any has gone (CR 603.10a). `moved` gets
// the new Refs.
void move_all(Ctx& c, const Ref* objects, int n, Zone to, u16 flags = 0, Ref* moved = nullptr);
// Where an object went in fact, and whether its owner's library is to be shuffled then.
struct Went {
  Zone zone = Zone::none;
  bool shuffle = false;
};
// Moves without an event, for draws, discards and mills, which send events of their own.
Ref move_quietly(Ctx& c, Ref object, Zone to, Went& went);

// Choices made as a permanent enters (CR 614.12); filled by the enter frame.
struct EnterSpec {
  u16 copy_of = 0;
  u8 chosen_color = kNoColor;
  u8 chosen_player = kNoPlayer;
  u16 chosen_type = kNoIndex;
  u8 host_player = kNoPlayer;
  i8 number = 0;
  u16 form = 0, copy_mods = 0;
  ColorSet made = 0;
  Ref host;
};
Ref enter_battlefield(Ctx& c, Ref object, u8 controller, u16 flags, const EnterSpec& spec);

// ------------------------------------------------------------------ libraries and hands
void shuffle(Ctx& c, u8 player);
// The slot of the card at that depth of a library, drawn now if it is not fixed yet.
u16 library_card(Ctx& c, u8 player, int depth);
void draw_cards(Ctx& c, u8 player, int n);
// Draws one card, without asking what may replace it.
void draw_card(Ctx& c, u8 player);
void discard_card(Ctx& c, Ref card, bool to_library = false);
void mill_cards(Ctx& c, u8 player, int n);
// Moves a card within its library: to a depth among those whose place is fixed, or (-1) to the
// bottom.
void reposition(Ctx& c, u8 player, int depth, int to);
void put_on_bottom(Ctx& c, u8 player, Ref card);
void put_on_top(Ctx& c, u8 player, Ref card, bool revealed);
// Shows a card to these players (bits).
void show_card(Ctx& c, Ref card, u8 to);

// ------------------------------------------------------------------ tokens
// `owner`: kNoPlayer for its first controller (CR 111.2).
Ref create_token(Ctx& c, u16 card, u8 controller, u16 flags, u8 owner = kNoPlayer,
                 u16 copy_mods = 0, u16 copy_of = 0);
// A token that has not entered yet.
Ref new_token(Ctx& c, u16 card, u8 controller, u8 owner);
// Sends the event of its creation.
void tell_token(Ctx& c, Ref token, u8 controller);

}  // namespace upkeep
