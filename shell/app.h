// The front end: screens, the table, what clicks and keys do. Draws from the view of the seat alone
// and acts by option index through Game. Platforms feed it events and call frame() inside an ImGui
// frame.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "board/ante.h"
#include "board/battlefield.h"
#include "board/dialogs.h"
#include "board/hand.h"
#include "board/head.h"
#include "board/highlight.h"
#include "board/log_panel.h"
#include "board/motion.h"
#include "board/note.h"
#include "board/outlook.h"
#include "board/plates.h"
#include "board/preview.h"
#include "board/prompt.h"
#include "board/ribbon.h"
#include "board/sheets.h"
#include "board/stack_panel.h"
#include "board/tile.h"
#include "pages.h"
#include "part.h"
#include "screens/curtain.h"
#include "screens/debug_overlay.h"
#include "screens/house_rules.h"
#include "screens/key_list.h"
#include "screens/menu.h"
#include "screens/result.h"
#include "screens/setup.h"
#include "screens/title.h"

namespace upkeep {

enum class Pointer : u8 { mouse, touch };

// Its parts are bound to the desk when they are made: it comes first.
struct DeskOwner {
  DeskOwner(Platform& platform, Game& game) : desk(platform, game) {}
  Desk desk;
};

class App : private DeskOwner, private Part {
 public:
  App(Platform& platform, Game& game);

  // Size in logical pixels and how many device pixels one is. True if the fonts must be baked anew
  // (bake() then, outside of a frame).
  bool resize(float w, float h, float ratio);
  void bake();
  Gfx& gfx() { return g_; }

  void pointer_move(ImVec2 p, Pointer kind);
  // `time`: when it happened, in the platform's seconds; events may wait while a frame is drawn.
  void pointer_down(ImVec2 p, Pointer kind, int button, double time);
  void pointer_up(ImVec2 p, Pointer kind, double time);
  void pointer_leave();
  bool wheel(ImVec2 p, float dy);
  // `key` as the web names keys: "a", " ", "Enter", "ArrowLeft". True if it did something.
  bool key(const std::string& key, bool shift, bool ctrl);

  void frame(ImDrawList* list);
  // The game changed without the canvas's doing.
  using Part::refresh;
  // Of the computer player, as the settings of the page have it.
  void set_level(int level) {
    chosen_.level = level;
    refresh();
  }
  void set_resume(bool on) {
    title_.set_resume(on);
    refresh();
  }
  // In words: how long ago the duel that lies open was saved, how many lessons are done; each may
  // be empty.
  void set_standing(const char* saved, const char* lessons) {
    if (title_.set_standing(saved, lessons)) refresh();
  }
  // It stands in another page, among what that says: what is left of the table where it is small.
  void set_board(bool on) {
    board_ = on;
    refresh();
  }
  void set_reduced_motion(bool on) { still_ = on; }
  // Within so many seconds of an action a second press at the same place does nothing: the other
  // half of a double click answers no question that nobody has read.
  void set_patience(double seconds) { patience_ = seconds; }
  // Larger than the design, 1 to 1.5. True if the fonts must be baked anew.
  bool set_zoom(float zoom) {
    zoom_ = zoom < 1 ? 1 : zoom > 1.5f ? 1.5f : zoom;
    return resize(width_, height_, ratio_);
  }
  // Another key for something that has one ("f" to pass to the end of turn); empty: its own.
  void set_key(const std::string& own, const std::string& key);
  void set_lang(Lang lang);
  void show_table() {
    screen_ = Screen::table;
    refresh();
  }
  void leave();     // to the title page; the duel stays open where it is kept
  void to_start();  // the same from wherever the player is
  const Ui& ui() const { return ui_; }
  const Layout& layout() const { return lay_; }
  std::string regions_json() const;
  std::string chosen_setup() const { return setup_.chosen_setup(); }
  Game& game() { return game_; }
  int frames() const { return frames_; }
  void show_menu() {
    sheet_ = Sheet::menu;
    scroll_ = 0;
  }
  // What a page about the rules points at (board/highlight.h).
  void set_highlight(const std::string& marks) { highlights_.set(marks); }
  // The next frame has every fault that its check knows, so that the check can be tested.
  void spoil_next_frame() { spoil_ = true; }
#ifdef UPKEEP_SHOTS
  // Something else than a screen, drawn in its place at the design's own scale.
  void show_instead(void (*draw)(Gfx&, float width, float height));
#endif

 private:
  // commands.cpp; false: it is none of these
  void run(const Command& c);
  bool run_answer(const Command& c);
  bool run_pace(const Command& c);
  bool run_duel(const Command& c);
  bool run_look(const Command& c);
  bool run_setup(const Command& c);
  // keys.cpp
  bool run_by_key(const Command& c);  // false: there is none
  bool meant_by(std::string& k) const;
  std::optional<bool> ring_key(const std::string& k, bool shift);
  bool escape_key();
  std::optional<bool> sheet_key(const std::string& k);
  bool result_key(const std::string& k);
  bool table_key(const std::string& k, bool shift);
  bool dialog_key(const std::string& key);

  // input.cpp
  void click_object(Ref r);
  bool answers_pending(Ref r);
  void select_idle(Ref r);
  bool meant_to_act(const ViewObject& o) const;
  void click_player(int player);
  void act(int index);
  void begin_attack(Ref creature);
  bool idle_attack(int index);
  bool gives_up(const Command& c) const;
  void primary();
  Command ring_start() const;
  void seat_ring();
  bool choosing_number() const;
  bool may_take(int number) const;
  bool by_steps() const;
  bool number_key(const std::string& k);
  const ViewObject* in_the_way(const Reason& reason, Ref tried) const;
  bool name_key(const std::string& name);
  void tried(Ref r, const Reason& reason);  // what is not legal: the surroundings are told
  bool aimed_wrong(const Command& c);

  // pointer.cpp
  void hold_started();
  bool was_a_tap(double time);
  void drop(Ref dragged, ImVec2 p);
  void answer_by(const Command& under);
  void drop_creature(Ref dragged, const Command& under, ImVec2 p);
  void press(const Command& pressed, ImVec2 p, bool touch, double time);
  void lay_out();
  void watch_hold();
  bool is_double_click(const Command& c, ImVec2 p, double time) const;

  // drag.cpp
  Command under_pointer(Ref dragged) const;
  bool drop_fits(const ViewObject& card, Command under);
  Reason drop_reason(const ViewObject& card, Command under);
  void draw_drag();
  // What would be tapped for the card that is pointed at, before it is cast.
  const std::vector<PayStep>& would_pay();

  void update();
  void tell_screen();
  void draw_faults();

  // table.cpp
  void draw_table();
  void draw_leather();
  void draw_plates();

  void draw_refusal();
  void reset_choice();

  float width_ = 1280, height_ = 720, ratio_ = 1, baked_scale_ = 0, baked_ratio_ = 0;
  float zoom_ = 1;
  int frames_ = 0;
  Screen told_ = Screen::title;  // of which the surroundings know
  bool spoil_ = false;
#ifdef UPKEEP_SHOTS
  void (*instead_)(Gfx&, float, float) = nullptr;
#endif

  bool typed_ = false;      // by digits, and goes on by them
  std::string typed_name_;  // the beginning of a name among many
  u64 question_ = 0;        // the hash of the game for which number_ is being chosen
  u32 seen_changes_ = 0;
  bool seat_ring_ = false;  // another question has been asked since the ring was looked after
  ImVec2 down_at_ = {0, 0};
  double down_time_ = 0;
  double patience_ = .3, acted_time_ = -10;
  double lifted_time_ = -10;    // when the curtain rose
  double answered_time_ = -10;  // when a question was answered last
  ImVec2 acted_at_ = {0, 0};
  bool down_ = false, held_ = false;
  bool finger_ = false;  // what is down is a finger
  float drag_scroll_ = 0;
  Aim aim_;
  u32 warned_at_ = 0;  // the changes of the game in which an idle attack has been warned of

  bool hushed_ = false;  // what was pressed is read; its card lies no longer over the board

  NewDuel chosen_;
  TitleScreen title_{desk, chosen_};
  SetupScreen setup_{desk, chosen_};
  HouseRules house_rules_{desk, chosen_};
  Menu settings_{desk};
  KeyList key_list_{desk};
  Curtain curtain_{desk};
  DebugOverlay debug_{desk};
  Result result_{desk};
  Motion motion_{desk};
  Plates plates_{desk, motion_};
  AntePanel ante_{desk};
  Battlefield field_{desk, motion_, ante_, aim_};
  Ribbon ribbon_{desk};
  LogPanel log_panel_{desk};
  Outlook outlook_{desk};
  Dialogs dialogs_{desk, ante_};
  TableHead head_{desk};
  StackPanel stack_{desk, head_, outlook_};
  PromptBar prompt_{desk, outlook_, dialogs_};
  NotePanel note_{desk, field_, dialogs_, aim_};
  CardPreview preview_{desk, head_, note_};
  HandRow hand_{desk, field_, motion_, aim_};
  Sheets sheets_{
      desk, {settings_, house_rules_, key_list_, log_panel_, stack_, prompt_, outlook_, dialogs_}};
  Highlights highlights_{desk, field_, ribbon_, plates_};
};

}  // namespace upkeep
