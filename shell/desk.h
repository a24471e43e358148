// What all parts of the screen share while the program runs: what they draw with, the game they
// show, and what a frame leaves behind for the next press of a button or key.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "draw/gfx.h"
#include "hit_regions.h"
#include "layout.h"
#include "platform/platform.h"
#include "table/game.h"
#include "text/strings.h"

namespace upkeep {

enum class Screen : u8 { title, setup, table };
enum class Sheet : u8 { none, zone, menu, log, stack, keys, concede, rules, zones };

// A control of this frame that does nothing now, and why.
struct Refusal {
  Rect r;
  std::string why;
  Cmd wanted = Cmd::none;
};

// How far a list is scrolled, and its bar.
struct Scroll {
  float at = 0, most = 0;
  Rect bar;
  float gain = 0;  // how much is scrolled for each pixel that the bar is pulled
  bool held = false;
  Command ring_seen;  // where the ring was when it was last scrolled to
};

// What of the table has been pressed, and the answer that is being put together.
struct Choice {
  Ref pending;   // chosen, and now whom: attacker or blocker
  Ref menu;      // a card with several things to do
  Ref selected;  // what the note is about; on touch: the next tap acts
  bool dialog_hidden = false;
  int number = 0;
};

struct Desk {
  Desk(Platform& where, Game& played) : platform(where), game(played) {}

  Platform& platform;
  Game& game;
  Gfx g;
  Ui ui;
  Layout lay;
  const View* view = nullptr;  // none while no duel is on the table
  Lang lang = Lang::en;
  bool touch = false;
  bool still = false;                       // without motion
  bool board = false;                       // inside another page, among what that says
  std::map<std::string, std::string> keys;  // own key of something → the one that does it now

  Screen screen = Screen::title;
  Sheet sheet = Sheet::none;
  Scroll scroll;
  Choice choice;
  ImVec2 pointer = {-1, -1};

  // Of this frame; and the one of them that was pressed.
  std::vector<Refusal> refusals;
  Command refused;
  std::vector<std::string> cites;  // rules that can be pressed
};

}  // namespace upkeep
