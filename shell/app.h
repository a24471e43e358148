// The front end: screens, the table, what clicks and keys do. Draws from the view of the seat alone
// and acts by option index through Game. Platforms feed it events and call frame() inside an ImGui
// frame.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "draw/card.h"
#include "draw/gfx.h"
#include "hit_regions.h"
#include "layout.h"
#include "platform/platform.h"
#include "shots/recorder.h"
#include "table/game.h"
#include "text/text.h"

namespace upkeep {

enum class Screen : u8 { title, setup, table };
enum class Sheet : u8 { none, zone, menu, log, stack, keys, concede, rules, zones };
enum class Pointer : u8 { mouse, touch };

// Whether a control does something now, and if not, why.
struct Able {
  bool yes;
  std::string why;
  Able(bool able, std::string reason = {})
      : yes(able), why(able ? std::string() : std::move(reason)) {}
};

class App {
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
  void refresh();
  void set_resume(bool on) {
    has_resume_ = on;
    refresh();
  }
  // In words: how long ago the duel that lies open was saved, how many lessons are done; each may
  // be empty.
  void set_standing(const char* saved, const char* lessons) {
    if (saved_ == saved && lessons_ == lessons) return;
    saved_ = saved;
    lessons_ = lessons;
    refresh();
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
  // The key that does what `own` does by default, as buttons show it.
  std::string key_for(const std::string& own) const;
  void set_lang(Lang lang);
  void show_table() {
    screen_ = Screen::table;
    refresh();
  }
  void leave();  // to the title page; the duel stays open where it is kept
  const Ui& ui() const { return ui_; }
  const Layout& layout() const { return lay_; }
  std::string regions_json() const;
  std::string chosen_setup() const;
  Game& game() { return game_; }
  int frames() const { return frames_; }
  void show_menu() {
    sheet_ = Sheet::menu;
    scroll_ = 0;
  }
  // What a page about the rules points at, a line each: a card by name or "slot.generation", a zone
  // ("hand", "B graveyard", "life", "stack", "pass"), a step ("blockers"). Empty: nothing.
  void set_highlight(const std::string& marks);
  // The next frame has every fault that its check knows, so that the check can be tested.
  void spoil_next_frame() { spoil_ = true; }
#ifdef UPKEEP_SHOTS
  // Something else than a screen, drawn in its place at the design's own scale.
  void show_instead(void (*draw)(Gfx&, float width, float height));
#endif

 private:
  // What a permanent on the board looks like and where.
  struct Tile {
    const ViewObject* object = nullptr;
    std::vector<const ViewObject*> group;  // equal ones behind it
    std::vector<const ViewObject*> attached;
    Rect standing, covered;
    float want = -1;    // x of the middle, if combat says so
    float visible = 0;  // how much of its width the next one leaves free, 0: all
    bool shown = true;  // false: the row does not fit, and it is not leafed to
    PlaceState place;
    std::vector<std::pair<Rect, PlaceState>> attached_states;
  };
  struct RowArrow {
    Rect r;
    int row = 0, count = 0;  // how many lie beyond it, negative: to the left
    bool usable = false;     // one of them can do something
  };

  // commands.cpp; false: it is none of these
  void run(const Command& c);
  bool run_play(const Command& c);
  bool run_look(const Command& c);
  bool run_setup(const Command& c);
  // input.cpp
  void click_object(Ref r);
  void click_player(int player);
  void act(int index);
  void primary();
  bool none_of_many() const;
  bool may_withdraw(Ref r) const;
  std::string choose_none() const;
  bool dialog_key(const std::string& key);
  bool setup_key(const std::string& key);
  std::string keys_text() const;
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

  // highlight.cpp
  std::vector<Rect> places_of(const std::string& mark) const;
  void draw_highlights();

  // screens/curtain.cpp
  void draw_title();
  void draw_bound(const Rect& page);
  void page_frame(const Rect& r);  // title.cpp
  void draw_title_menu(const Rect& r, bool open_book);
  std::string resume_words() const;
  void draw_title_duel(const Rect& r);
  void draw_miniature(const Rect& r);
  float draw_books(const Rect& r, bool covers);
  // setup.cpp
  void draw_setup();
  void setup_field(const Rect& r, Command cmd, const std::string& value, const std::string& empty,
                   bool computer = false);
  void setup_deck(const Rect& r, int player);
  bool lot_chooses() const;
  void draw_rules(const Rect& r);  // screens/house_rules.cpp
  int changed_rules() const;
  void draw_over();
  void draw_faults();
  void begin_duel();
  void draw_curtain();

  // table.cpp, board/placement.cpp
  void draw_table();
  void draw_leather();
  void place_tiles();
  float tile_width(const Tile& t, float w, float h) const;
  void place_wing(std::vector<Tile>& row, std::size_t begin, std::size_t end, const Rect& area,
                  float w, float h, bool mine, int id);
  void line_up(std::vector<Tile>& row, bool mine);
  void place_row(std::vector<Tile>& row, float y, float w, float h, bool mine, bool split);
  void draw_tiles();
  void place_tile(Tile& t);
  bool raised(const Tile& t) const;
  static constexpr int kHandRow = 6;  // among the rows that arrows stand at
  void draw_row_arrow(const RowArrow& a, const Rect& pressed);
  void draw_row_arrows();
  void draw_tile_with_attachments(Tile& t);
  void draw_strip_name(const Rect& r, const std::string& name, bool lowest);
  u32 tile_state(const ViewObject& o) const;
  void draw_plates();
  void draw_ribbon();  // ribbon.cpp
  void draw_step_chip();
  void draw_attack_moments(const Rect& marker, float from);
  // motion.cpp
  void watch_events();
  void finish_motion();
  void remember_tiles();
  float turning(Ref r) const;  // degrees a tile still has to turn
  int shown_life(int player, int life) const;
  void draw_effects();
  void turn_tile(int first, const Tile& t);
  // board/arrows.cpp
  void draw_lines();
  void draw_damage();
  void draw_pill(const Rect& r, unsigned fill, unsigned line);
  Rect rect_of(Ref r) const;

  // hand.cpp
  void draw_hand();
  void draw_preview();
  void draw_preview_card();
  void draw_note();
  void draw_what_now(const ViewObject* withdrawn, float x, float y, float right, float foot);
  void yes_disc(float x, float y, bool mark);
  float draw_check(float x, float y, float right, bool ok, const std::string& label,
                   const std::string& text, bool draw);
  float draw_told(const Explanation& told, float x, float y, float right, float room, bool draw);
  void draw_cite(const Rect& box, const std::string& rule, const std::string& about);
  float draw_moment(float x, float right, float foot);
  void draw_refused(float x, float y, float right, float foot);
  std::string division_rule() const;
  float draw_payment(float x, float y, float right);
  void draw_big_card();
  bool no_target(const Command& c, Explanation& told);
  bool refused(const ViewObject& o, Explanation& told);
  float reason_width() const;
  float reason_height(Explanation& told);
  void draw_reason(const Explanation& told, const Rect& card, float h);
  const char* badge_for(const ViewObject& o);
  Reason reason_for(const ViewObject& o);
  int activated_ability(const ViewObject& o) const;  // the first of its card, -1: none

  // panels.cpp
  void draw_head();
  void draw_stack_panel();
  void draw_entry(const Rect& box, std::size_t index, bool dim);
  void draw_yield(const Rect& box, const ViewStackEntry& e);
  void draw_window_rows(const Rect& r, float y);
  void draw_window_pills();
  void draw_bracket(ImVec2 from, ImVec2 to, unsigned color);
  void draw_waiting_damage();
  Str window_word() const;
  void draw_prompt();
  // ante.cpp; side: 0 above, 1 below
  const ViewObject* ante_of(int side, int& count) const;
  Rect ante_mat(int side) const;
  float ante_room(int side) const;
  void draw_ante();
  std::string ante_words() const;
  const ViewOption* draw_pass(const Rect& r);
  std::string no_undo() const;
  std::string no_priority() const;
  bool may_step_back() const;
  bool shown_first(Ref r) const;
  std::string second_tap() const;
  bool attack_waits(const ViewOption& o);
  void draw_buttons();
  void draw_drawer();
  void draw_sheet();
  // menu.cpp: the settings, in groups of things that stand in a row where there is room.
  struct MenuItem {
    Command command;
    std::string label, key;
    int chosen = -1;  // 0, 1: something that is set or not; -1: something to do
    bool able = true;
  };
  struct MenuGroup {
    std::string above;  // what is said of it
    std::vector<MenuItem> items;
    std::string below;
  };
  struct MenuPart {
    Rect r;
    const MenuItem* item;  // or words
    const std::string* words;
  };
  struct MenuPlan {
    std::vector<MenuGroup> groups;
    std::vector<MenuPart> parts;
    float width = 0, height = 0, content = 0;
  };
  std::vector<MenuGroup> menu_groups() const;
  float menu_item_width(const MenuItem& item) const;
  std::size_t menu_rows(const MenuGroup& group, float width) const;
  // Where a group's words and items lie below `y`; returns its height.
  float lay_menu_group(const MenuGroup& group, float x, float y, float width,
                       std::vector<MenuPart>& parts) const;
  float lay_menu(MenuPlan& plan, std::size_t from, std::size_t to, float x, float width) const;
  // One column in `narrow`, or two in `broad` where that would be higher than `most`.
  MenuPlan plan_menu(float narrow, float broad, float most) const;
  void draw_menu(const Rect& r, const MenuPlan& plan);
  float keys_height(float width) const;
  void draw_keys(const Rect& r);
  void draw_zone_sheet(const Rect& r);

  // drawer.cpp
  const Forecast& outlook();
  float draw_outlook(const Rect& r);
  void draw_log_panel(const Rect& r, bool framed);
  void draw_stack_list(const Rect& body);
  void draw_zone_list(const Rect& body);
  void draw_drawer_sheet();

  // dialogs.cpp
  bool on_table(Ref r) const;
  bool dialog_wanted() const;
  float slip_top(float height, float foot) const;
  bool stack_shown() const;
  void draw_dialog();
  void draw_choice_menu();
  std::vector<const ViewOption*> menu_options() const;
  std::string told_apart(const ViewOption& o) const;
  void draw_waiting_more(const Rect& r, int more);
  // dialog_parts.cpp
  void draw_option_list(Rect r, const std::vector<const ViewOption*>& options);
  bool many_names(std::size_t options) const;
  void sort_names(std::vector<const ViewOption*>& options) const;
  void follow_ring(const std::vector<const ViewOption*>& options, std::size_t before, int columns,
                   float rows, float room);
  void draw_names(Rect r, const std::vector<const ViewOption*>& options);
  // How wide and high cards lie in rows of so much room.
  struct CardGrid {
    int columns;
    float w, h, gap;
    float height(std::size_t cards) const {
      return float((int(cards) + columns - 1) / columns) * (h + gap);
    }
  };
  CardGrid card_grid(float room, std::size_t cards) const;
  void draw_card_options(Rect r, const std::vector<const ViewOption*>& options,
                         const std::vector<const ViewObject*>& taken);
  void draw_number(Rect r);
  float progress_height(float width) const;
  float placed_height(const ViewPlaced& p, float width) const;
  void draw_progress(const Rect& r);

  // widgets.cpp
  enum class Look { brass, walnut, paper, rubric, plain };
  void button(const Rect& r, const Command& c, const std::string& label, const std::string& key,
              Look look, const Able& able = true, const std::string& second = {},
              const char* icon = nullptr);
  // One of several, of which one holds: a check mark says which.
  void choice(const Rect& r, const Command& c, const std::string& label, bool chosen,
              bool paper = false);
  void chosen_mark(float cx, float cy);
  void icon_button(const Rect& r, const Command& c, const char* icon, const std::string& label);
  void draw_refusal();
  bool refuse(Cmd wanted);
  PlaceState place_cite(const Rect& r, const std::string& rule);
  // `line` 0: in the colour of its letters.
  void key_cap(float right, float cy, const std::string& key, ImU32 color, ImU32 line = 0);
  void panel(const Rect& r);
  void slip(const Rect& r, bool lifted = true);
  void column(const Rect& r, bool left);
  // Where a part that scrolls stands in what it shows; can be pulled. At the right edge of `r`.
  void scroll_bar(const Rect& r, float content);

  void focus_ring(const Rect& r, float rounding);
  void life_disc(float cx, float cy, float rad, bool lit);
  void lozenges(const Rect& r, bool studs = true);

  const ViewObject* object(Ref r) const;
  std::vector<const ViewOption*> options_of(Ref r, bool mana) const;
  const ViewOption* option_kind(OptionKind kind) const;
  const ViewOption* due_option() const;  // where passing is not possible: what must be done
  bool my_move() const;
  bool takes(Ref r) const;  // a click on it answers, or begins to
  int me() const;
  int other() const { return 1 - me(); }
  CardFace face(const ViewObject& o) const;
  Lang lang() const { return lang_; }
  const char* w(Str word) const { return str(lang_, word); }
  void changed();
  void reset_choice();
  Rect glide(Ref r, const Rect& to);

  Platform& platform_;
  Game& game_;
  Gfx g_;
  Ui ui_;
  Layout lay_;
  const View* v_ = nullptr;
  float width_ = 1280, height_ = 720, ratio_ = 1, baked_scale_ = 0, baked_ratio_ = 0;
  bool touch_ = false, still_ = false, board_ = false;
  float zoom_ = 1;
  std::map<std::string, std::string> keys_;  // own key of something → the one that does it now
  int frames_ = 0;
  bool spoil_ = false;
#ifdef UPKEEP_SHOTS
  void (*instead_)(Gfx&, float, float) = nullptr;
#endif

  Screen screen_ = Screen::title;
  Sheet sheet_ = Sheet::none;
  int sheet_arg_ = 0;
  int log_filter_ = 0;
  u32 why_of_ = 0;         // the line of the log whose reasons are shown
  bool why_moved_ = true;  // false: they were opened just now, and may be out of sight
  Forecast outlook_;
  u32 outlook_at_ = 0;
  float scroll_ = 0, scroll_max_ = 0, hand_scroll_ = 0;
  Rect bar_;            // of what scrolls
  float bar_gain_ = 0;  // how much is scrolled for each pixel that it is pulled
  bool bar_held_ = false;
  Command ring_seen_;  // where the ring was when it was last scrolled to
  bool dialog_hidden_ = false;
  int number_ = 0;
  bool typed_ = false;      // by digits, and goes on by them
  std::string typed_name_;  // the beginning of a name among many
  u64 question_ = 0;        // the hash of the game for which number_ is being chosen
  u32 seen_changes_ = 0;
  u32 attack_at_ = 0;  // the changes for which attack_waits_ holds
  bool attack_waits_ = true;
  bool seat_ring_ = false;  // another question has been asked since the ring was looked after
  Ref pending_;             // chosen, and now whom: attacker or blocker
  Ref menu_;                // a card with several things to do
  Ref selected_;            // what the note is about; on touch: the next tap acts
  bool big_card_ = false;
  Ref big_ref_;
  u16 big_def_ = 0;
  ImVec2 pointer_ = {-1, -1};
  ImVec2 down_at_ = {0, 0};
  double down_time_ = 0;
  double patience_ = .3, acted_time_ = -10;
  ImVec2 acted_at_ = {0, 0};
  bool down_ = false, dragging_ = false, held_ = false;
  bool finger_ = false;  // what is down is a finger
  Ref drag_;
  float drag_scroll_ = 0;
  float hand_to_[2] = {0, 0};  // where the hand is pushed to for what lies beyond its edges
  Ref targets_of_;             // whose possible targets these are
  int targets_option_ = -1;
  std::vector<Option> targets_;
  Ref would_pay_of_;
  std::vector<PayStep> would_pay_;
  std::vector<std::string> marks_;
  std::vector<std::pair<int, Rect>> zone_areas_;  // player * 16 + Zone

  std::vector<Tile> tiles_;
  bool hushed_ = false;  // what was pressed is read; its card lies no longer over the board
  std::vector<std::pair<Ref, float>> entries_;  // where the batch's entries were drawn last
  // Controls of this frame that do nothing now, and the one that was pressed.
  struct Refusal {
    Rect r;
    std::string why;
    Cmd wanted = Cmd::none;
  };
  std::vector<Refusal> refusals_;
  Command refused_;
  std::vector<std::string> cites_;  // rules that this frame names and that can be pressed
  std::vector<RowArrow> arrows_;
  int arrow_row_ = -1;           // the row of creatures whose middle an attack goes through
  std::vector<Rect> cells_;      // of the ribbon, in its order
  Rect marker_;                  // of the present step, on the ribbon
  int row_first_[6] = {};        // per row or wing that does not fit: the first tile shown
  int unblocked_[2] = {-1, -1};  // damage on its way to the player above, below
  std::map<u32, std::pair<u32, const char*>> badges_;
  struct Glide {
    Rect from, to;
    double start = 0;
  };
  std::map<u32, Glide> glides_;
  struct Effect {
    enum Kind : u8 { hit, life, gone, turn } kind = hit;
    double start = 0;
    Ref ref;
    int player = 0, amount = 0;
    Rect at;
    ViewObject object;  // gone: what it was
  };
  struct Known {
    Rect standing;
    ViewObject object;
  };
  std::vector<Effect> effects_;
  std::vector<Known> known_;  // the tiles of the last frame
  u32 seen_happened_ = 0;

  // new duel
  Lang lang_ = Lang::en;
  bool has_resume_ = false;
  std::unique_ptr<View> left_;  // the duel that was left open, as its seat saw it
  u8 left_seat_ = 0;
  std::string saved_, lessons_;  // of the duel that was left, of the course
  bool versus_computer_ = true;
  int era_ = int(Era::foundations);
  Rules rules_ = preset(Era::foundations);
  int decks_[2] = {0, 1};
  std::string names_[2] = {"Ada", "Bruno"};
  std::string seed_text_;
  int first_ = 2;  // 0, 1, by lot, or by lot who chooses
  Command editing_;
};

// Pages of text beside the canvas, as arguments of Cmd::page.
enum PageArg {
  kPageLessons,
  kPagePuzzles,
  kPageDecks,
  kPageSettings,
  kPageGames,
  kPageAbout,
  kPageTimeline,
  kPageShare,
  kPageCompare
};
const char* share_label(Lang lang);
const char* page_name(int page);

}  // namespace upkeep
