// Entering the battlefield with the choices made for it (CR 614.12; enter.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {

// Asks the choices to be made as an object enters (copy, color, payment) in an `enter` frame, and
// then moves it. `item`: the item that resolves, or kNoIndex; the new Ref is appended to what it
// has picked.
void push_enter(Ctx& c, Ref object, u8 controller, u16 flags, u16 item);
// Must its controller choose something as it enters?
bool enter_needs_choice(const Read& c, Ref object, u8 controller, u16 flags);

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

}  // namespace upkeep
