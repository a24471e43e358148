// What can be clicked, tapped or reached with keys in the frame on the screen, and which of it the
// pointer and the focus ring are on. A command says what a place does; places with equal commands
// are the same place.
#pragma once
#include <string>
#include <vector>

#include "draw/gfx.h"
#include "ids.h"

namespace upkeep {

enum class Cmd : u8 {
  none,
  option,  // arg: index in legal()'s list
  object,  // ref: the card is clicked
  player,  // arg: the player is clicked
  end_turn,
  attack,  // ref: with this creature, or with one still to be chosen
  attack_all,
  hold,
  undo,
  redo,
  hint,       // what the computer would do
  look_back,  // at another player's last turn, once more
  look,       // at card `arg`
  lift,
  show_zone,  // arg: player * 16 + zone
  show_menu,
  show_log,
  leaf,  // arg: row * 2 + (0 back, 1 on); the hand is row 6
  show_stack,
  show_keys,
  close,
  hide_dialog,
  number,  // arg: change of the number in the dialog
  take_number,
  stop,  // arg: Step | 64 for other players' turns
  auto_pass,
  concede,
  leave,
  rematch,
  // title page and new duel
  new_duel,
  resume,
  begin,
  era,
  lang,
  opponent,
  level,  // the next one of the computer player
  deck,   // arg: player * 16 + direction (0 back, 1 on)
  name,   // arg: player
  seed,
  first,
  rules,      // the page of house rules
  rule,       // arg: the switch whose next value is taken
  era_rules,  // all as in the era
  pause,
  alike,
  stop_window,  // arg: WindowStop
  page,         // arg: PageArg
  decline,      // the rest of the batch
  yield,        // ref: something on the stack that is not to be asked about (again)
  no_yields,
  always,  // arg: 1 yes, 0 no, whenever this ability asks
  show_zones,
  log_filter,  // arg: which lines
  why,         // arg: the line of the log
  cite,        // arg: which of the rules that this frame names
  refused,     // a control that does nothing now; arg: which of the reasons of this frame
};

struct Command {
  Cmd cmd = Cmd::none;
  int arg = 0;
  Ref ref = {};
  bool operator==(const Command&) const = default;
  explicit operator bool() const { return cmd != Cmd::none; }
};

struct Region {
  Rect r;
  Command command;
  std::string label;
  u16 card = 0;      // definition to preview, 0: none
  Ref shows = {};    // object to preview
  bool acts = true;  // false: Tab goes past it, arrows reach it
};

struct PlaceState {
  bool hovered = false, focused = false, pressed = false;
};

class Ui {
 public:
  void begin();
  // All places before this are covered by what comes.
  void cover() { first_ = regions_.size(); }
  // What is placed from here on is cut to `r`; of what leaves less than `least` to be pressed
  // nothing can be, but the ring still finds it.
  void clip(const Rect& r, float least) {
    clip_ = r;
    least_ = least;
  }
  void no_clip() { clip_ = {}; }
  PlaceState place(const Region& region);
  PlaceState place(const Rect& r, Command command, const std::string& label, bool acts = true);

  const Region* at(ImVec2 p) const;
  const Region* focused() const;
  // The next place for the ring: dx, dy a direction, or both 0 and `step` +1/-1 in the order in
  // which they were placed, among those that act. False at the end of the order.
  bool move_focus(int dx, int dy, int step);
  void focus(Command c) {
    focus_ = c;
    ring_ = true;
  }
  void drop_focus() {
    ring_ = false;
    focus_ = {};
  }
  bool ring() const { return ring_; }
  // What the ring is on, also before it has been placed in this frame.
  Command ring_at() const { return ring_ ? focus_ : Command{}; }

  void set_hover(Command c) { hover_ = c; }
  Command hover() const { return hover_; }
  void set_pressed(Command c) { pressed_ = c; }
  Command pressed() const { return pressed_; }
  const std::vector<Region>& regions() const { return regions_; }
  std::size_t first() const { return first_; }

 private:
  std::vector<Region> regions_;
  std::size_t first_ = 0;
  Command hover_, focus_, pressed_;
  bool ring_ = false;
  Rect clip_;
  float least_ = 0;
};

}  // namespace upkeep
