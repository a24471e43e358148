// The drawer of small screens, which holds stack, log and zones, and the row that opens it.
#include <algorithm>
#include <cmath>

#include "board/sheets.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

// The drawer's row on a phone: what is asked or waits, and the way to the drawer, log and menu.
class DrawerRow : public Part {
 public:
  // `again`: what another tap on the card that a finger has chosen does, if anything.
  DrawerRow(Desk& desk, const std::string& again) : Part(desk), again_(again) {}
  void draw();

 private:
  void draw_ground() const;
  void draw_wood() const;
  void draw_waiting();
  void draw_question(float x, float room);
  void draw_first(const ViewStackEntry& e, float x, float room);
  void draw_prompt();
  void draw_label() const;

  const std::string again_;
  Rect main_;            // all but the two buttons
  float waiting_w_ = 0;  // how much room the word for what waits needs
  bool named_ = true;    // it stands there
};

void DrawerRow::draw() {
  const Rect r = lay_.drawer;
  const float side = r.h;
  main_ = {r.x, r.y, r.w - (lay_.bare ? 0 : 2 * (side + g_.px(8))), r.h};
  draw_ground();
  const PlaceState s = ui_.place(main_, {Cmd::show_stack}, waiting_name(lang_, v_->words));
  draw_wood();
  waiting_w_ = g_.text_width(Face::sans700, 15, waiting_name(lang_, v_->words)) + g_.px(46);
  if (v_->stack.empty())
    draw_prompt();
  else
    draw_waiting();
  draw_label();
  if (s.focused) focus_ring(main_, 8);
  if (lay_.bare) return;
  icon_button({main_.right() + g_.px(8), r.y, side, side}, {Cmd::show_log}, "scroll-quill",
              w(Str::canvas_log));
  icon_button({main_.right() + g_.px(16) + side, r.y, side, side}, {Cmd::show_menu},
              "settings-knobs", w(Str::canvas_menu));
}

// All that is below the board; where the hand lies it is darker.
void DrawerRow::draw_ground() const {
  g_.gradient({0, lay_.board.bottom(), lay_.w, lay_.h - lay_.board.bottom()}, rgb(ink::kPage),
              rgb(ink::kPage2), 0);
  g_.list()->AddRectFilled({0, lay_.hand.y}, {lay_.w, lay_.h}, rgb(0x000000, .28f));
  g_.list()->AddLine({0, lay_.hand.y}, {lay_.w, lay_.hand.y}, rgb(ink::kWalnutLine), g_.px(1));
}

void DrawerRow::draw_wood() const {
  g_.list()->AddRectFilled({main_.x, main_.y + g_.px(2)},
                           {main_.right(), main_.bottom() + g_.px(2)}, rgb(0x0D0805), g_.px(8));
  g_.gradient(main_, rgb(0x33261C), rgb(0x1E150F), 8);
  g_.outline(main_, rgb(ink::kButtonLine), 8, 1);
}

// How much waits. A question that is answered elsewhere comes before what it is.
void DrawerRow::draw_waiting() {
  const ViewStackEntry& e = v_->stack[0];
  ImDrawList* d = g_.list();
  const float cx = main_.x + g_.px(24);
  d->AddCircleFilled({cx, main_.cy()}, g_.px(13),
                     rgb(e.controller == me() ? ink::kMine : ink::kTheirs), 32);
  d->AddCircleFilled({cx, main_.cy()}, g_.px(10), rgb(0x1B130D), 32);
  g_.text_centered(cx, main_.cy() - g_.px(7.6f), Face::sans800, 13, rgb(ink::kText),
                   std::to_string(v_->stack.size()));
  const float x = main_.x + g_.px(44), room = main_.right() - x - waiting_w_;
  if (!again_.empty() || (my_move() && v_->kind != DecisionKind::act))
    draw_question(x, room);
  else
    draw_first(e, x, room);
}

// A long one comes before what the row leads to.
void DrawerRow::draw_question(float x, float room) {
  const std::string& asked = again_.empty() ? v_->question : again_;
  const auto lines = [&](float size) {
    return g_.paragraph({0, 0, room, 0}, Face::sans700, size, 0, asked, 0, false) /
           (g_.px(size) * 1.3f);
  };
  named_ = lines(13) < 2.5f;
  if (!named_) room += waiting_w_ - g_.px(34);
  const float size = g_.text_width(Face::sans700, 15, asked) <= room ? 15.f
                     : lines(13) < 2.5f                              ? 13.f
                                                                     : 11.f;
  const float h = g_.paragraph({0, 0, room, 0}, Face::sans700, size, 0, asked, 2, false);
  g_.paragraph({x, main_.cy() - h / 2, room, 0}, Face::sans700, size, rgb(ink::kText), asked, 2);
}

// What is on top, whose it is and where it goes.
void DrawerRow::draw_first(const ViewStackEntry& e, float x, float room) {
  float size = 15;
  while (size > 11 && std::max(g_.text_width(Face::sans700, size, e.name),
                               g_.text_width(Face::alegreya700, size, e.name)) > room)
    size -= 2;
  // Whose it is its ring says too: a name that is too long has both lines.
  const bool two = e.targets.empty() && g_.text_width(Face::sans700, size, e.name) > room;
  if (two) {
    g_.paragraph({x, main_.y + g_.px(7), room, 0}, Face::sans700, size, rgb(ink::kText), e.name, 2);
    return;
  }
  g_.text(x, main_.y + g_.px(5.4f), size < 15 ? Face::sans700 : Face::alegreya700, size,
          rgb(ink::kText), g_.fit(Face::sans700, size, e.name, room));
  std::string under = v_->players[e.controller].name;
  if (!e.targets.empty()) {
    const std::string at = "\u2192 " + e.targets;
    under += " " + at;
    if (g_.text_width(Face::sans500, 13, under) > room) under = at;
    named_ = g_.text_width(Face::sans500, 13, under) <= room;
  }
  g_.text(x, main_.y + g_.px(24), Face::sans500, 13, rgb(ink::kText2),
          g_.fit(Face::sans500, 13, under, named_ ? room : room + waiting_w_ - g_.px(34)));
}

// While nothing waits; a long question comes before what the row leads to.
void DrawerRow::draw_prompt() {
  const std::string text = !again_.empty() ? again_
                           : pending_      ? w(Str::canvas_choose_other)
                                           : v_->question;
  float room = main_.w - waiting_w_ - g_.px(12);
  named_ = g_.paragraph({0, 0, room, 0}, Face::sans700, 13, 0, text, 0, false) < g_.px(36);
  if (!named_) room = main_.w - g_.px(12 + 34);
  const float size = g_.text_width(Face::sans700, 15, text) > room ? 13.f : 15.f;
  const float h = g_.paragraph({0, 0, room, 0}, Face::sans700, size, 0, text, 2, false);
  g_.paragraph({main_.x + g_.px(12), main_.cy() - h / 2, room, 0}, Face::sans700, size,
               rgb(ink::kText), text, 2);
}

// What the row leads to, and that it opens upwards.
void DrawerRow::draw_label() const {
  if (named_)
    g_.text_right(main_.right() - g_.px(31), main_.cy() - g_.px(8.6f), Face::sans700, 15,
                  rgb(ink::kBrass), waiting_name(lang_, v_->words));
  const ImVec2 up[3] = {{main_.right() - g_.px(24), main_.cy() + g_.px(3)},
                        {main_.right() - g_.px(18.5f), main_.cy() - g_.px(3)},
                        {main_.right() - g_.px(13), main_.cy() + g_.px(3)}};
  g_.list()->AddPolyline(up, 3, rgb(ink::kBrass), 0, g_.px(2));
}

}  // namespace

void Sheets::draw_drawer() {
  const InRegion part(g_, "the drawer's row", lay_.drawer,
                      // What is asked on a slip is read there.
                      kLoose | (dialogs_.wanted() ? unsigned(kMayCut) : 0u));
  DrawerRow(desk_, v_->kind == DecisionKind::act ? prompt_.second_tap() : "").draw();
}

void Sheets::draw_stack_list(const Rect& body) {
  float y = body.y + g_.px(lay_.h < g_.px(720) ? 8.f : 12.f);
  bool boxes = false;
  for (const ViewWindow& window : v_->windows) boxes = boxes || window.kind != WindowKind::response;
  if (boxes) return stack_.draw_window_rows(body, y);
  if (v_->stack.empty()) {
    g_.text(body.x + g_.px(24), y, Face::sans500, 15, rgb(ink::kText3),
            g_.fit(Face::sans500, 15, w(empty_words(v_->words)), body.w - g_.px(32)));
    y += g_.px(30);
  }
  const int n = int(v_->stack.size());
  // As high as in the column, not as the single one of the drawer's picture: more of those that
  // wait are in sight.
  const float tall = g_.px(88), flat = g_.px(52);
  const bool low = (tall + g_.px(10)) * float(n) > body.bottom() - y - g_.px(60);
  // Leafed by whole entries: what is above is as if it were not there.
  const float step = flat + g_.px(10);
  scroll_max_ = std::max(0.f, y + tall + step * float(n - 1) - body.bottom());
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  for (int i = int(std::ceil(scroll_ / step - .01f)), first = i; i < n; ++i) {
    const float h = low && i > first ? flat : tall;
    if (y + h > body.bottom()) {
      g_.text(body.x + g_.px(24), body.bottom() - g_.px(18), Face::sans500, 13, rgb(ink::kText2),
              str(lang_, Str::canvas_more, {std::to_string(n - i)}));
      return;
    }
    stack_.draw_entry({body.x + g_.px(24), y, body.w - g_.px(40), h}, std::size_t(i), false);
    y += h + g_.px(10);
  }
  outlook_.draw(
      {body.x + g_.px(24), y + g_.px(6), body.w - g_.px(48), body.bottom() - y - g_.px(6)});
}

// Whose cards lie where: what may be looked through is a button.
void Sheets::draw_zone_list(const Rect& body) {
  float y = body.y + g_.px(6);
  const float x = body.x + g_.px(12), width = body.w - g_.px(24), gap = g_.px(8);
  for (int p : {other(), me()}) {
    const ViewPlayer& pl = v_->players[std::size_t(p)];
    const auto count = [&](Zone zone, int n) {
      return zone_label(zone, lang_, v_->words) + " " + std::to_string(n);
    };
    g_.text(x, y, Face::alegreya700, 15, rgb(ink::kText),
            g_.fit(Face::alegreya700, 15, pl.name, width * .4f));
    g_.text_right(x + width, y + g_.px(2), Face::sans500, 13, rgb(ink::kText2),
                  count(Zone::library, pl.library) + " \u00b7 " + count(Zone::hand, pl.hand));
    y += g_.px(24);
    const float half = (width - gap) / 2;
    button({x, y, half, g_.px(44)}, {Cmd::show_zone, p * 16 + int(Zone::graveyard)},
           count(Zone::graveyard, pl.graveyard), "", Look::walnut,
           {pl.graveyard > 0, w(Str::canvas_empty_zone)});
    button({x + half + gap, y, half, g_.px(44)}, {Cmd::show_zone, p * 16 + int(Zone::exile)},
           count(Zone::exile, pl.exile), "", Look::walnut,
           {pl.exile > 0, w(Str::canvas_empty_zone)});
    y += g_.px(44) + gap;
  }
}

// The sheet of small screens: the pass button stays within reach.
void Sheets::draw_drawer_sheet() {
  ui_.cover();
  const InRegion over(g_, "the drawer", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  g_.list()->AddRectFilled({0, 0}, {lay_.w, lay_.h}, rgb(0x0A0604, .62f));
  Region outside;
  outside.r = {0, 0, lay_.w, lay_.h};
  outside.command = {Cmd::close, 1};
  outside.label = w(Str::canvas_close);
  outside.acts = false;
  ui_.place(outside);
  const bool low = lay_.h < g_.px(720);
  const float top = std::max(g_.px(80), lay_.drawer.y - g_.px(120));
  const Rect r{0, top, lay_.w, lay_.h - top + g_.px(20)};
  ui_.place(r, {}, "");
  g_.shadow(r, 16, true);
  g_.gradient(r, rgb(ink::kWalnut), rgb(ink::kWalnut2), 16);
  g_.outline(r, rgb(ink::kBrass2), 16, 1);
  g_.list()->AddRectFilled({r.cx() - g_.px(24), r.y + g_.px(8)},
                           {r.cx() + g_.px(24), r.y + g_.px(12)}, rgb(ink::kText3), g_.px(2));
  const struct {
    Sheet sheet;
    Command command;
    std::string label;
  } tabs[] = {{Sheet::stack,
               {Cmd::show_stack},
               waiting_name(lang_, v_->words) +
                   (v_->stack.empty() ? "" : " " + std::to_string(v_->stack.size()))},
              {Sheet::log, {Cmd::show_log}, w(Str::canvas_log)},
              {Sheet::zones, {Cmd::show_zones}, w(Str::canvas_zones)}};
  const float tab_w = (r.w - g_.px(16)) / 3, ty = r.y + g_.px(20), tab_h = g_.px(44);
  const float line = ty + tab_h - g_.px(.5f);
  g_.list()->AddLine({r.x + g_.px(8), line}, {r.right() - g_.px(8), line}, rgb(ink::kWalnutLine),
                     g_.px(1));
  for (int i = 0; i < 3; ++i) {
    const Rect t{r.x + g_.px(8) + float(i) * tab_w, ty, tab_w, tab_h};
    const bool on = sheet_ == tabs[i].sheet;
    const PlaceState s = ui_.place(t, tabs[i].command, tabs[i].label);
    g_.text_centered(t.cx(), t.cy() - g_.px(11), Face::alegreya700, 18,
                     rgb(on ? ink::kBrass : ink::kText2),
                     g_.fit(Face::alegreya700, 18, tabs[i].label, t.w - g_.px(6)));
    if (on)
      g_.list()->AddRectFilled({t.x, t.bottom() - g_.px(3)}, {t.right(), t.bottom()},
                               rgb(ink::kBrass));
    if (s.focused) focus_ring(t.grown(-g_.px(4)), 6);
  }
  const float gap = g_.px(8), row = g_.px(low ? 44.f : 48.f);
  const float by = lay_.h - row - g_.px(low ? 8.f : 24.f);
  // After the end there is nothing to pass.
  const float pass_h = v_->over ? 0 : g_.px(low ? 56.f : 64.f);
  const float py = by - pass_h - g_.px(low ? 8.f : 16.f);
  const Rect body{r.x, ty + tab_h + gap, r.w, py - ty - tab_h - 2 * gap};
  if (sheet_ == Sheet::stack)
    draw_stack_list(body);
  else if (sheet_ == Sheet::log)
    log_panel_.draw(body, false);
  else
    draw_zone_list(body);
  if (!v_->over) prompt_.draw_pass({g_.px(8), py, r.w - g_.px(16), pass_h});
  const float half = (r.w - 3 * gap) / 2;
  const bool may =
      my_move() && v_->kind == DecisionKind::act && is_act_window(v_->prompt) && !v_->stack.empty();
  // Both lead back to the table, where the hand is.
  if (may) button({gap, by, half, row}, {Cmd::close, 2}, w(Str::table_respond), "", Look::walnut);
  button({may ? half + 2 * gap : gap, by, may ? half : r.w - 2 * gap, row}, {Cmd::close},
         w(Str::canvas_close), "", Look::walnut);
}

}  // namespace upkeep
