// The windows of 1997: the batch with nested boxes in the right column, pills on the board, the
// damage that waits. Inner windows hang on a bracket from what they interrupt.
#include <algorithm>

#include "board/stack_panel.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

struct WindowLook {
  unsigned line, box;
  const char* icon;
};
const WindowLook& look_of(WindowKind kind) {
  static constexpr WindowLook kLooks[] = {{ink::kInterrupt, ink::kInterruptBox, "power-lightning"},
                                          {ink::kBrass, ink::kWalnut2, "scroll-unfurled"},
                                          {ink::kPrevention, ink::kPreventionBox, "healing-shield"},
                                          {ink::kRegeneration, ink::kRegenerationBox, "cycle"}};
  return kLooks[int(kind)];
}

}  // namespace

void draw_window_marks(Gfx& g, const Rect& r, const CardFace& f) {
  const auto mark = [&g](float cx, float cy, float radius, const char* icon) {
    g.disc(cx, cy, radius, rgb(0x14100C), rgb(ink::kCream));
    const float k = radius * .7f;
    g.icon(icon, {cx - k, cy - k, 2 * k, 2 * k}, rgb(ink::kCream));
  };
  if (f.waiting > 0) {
    // Assigned only: a hollow star.
    // On the smallest tiles above the plate, on small ones beside it.
    const bool tiny = r.w < g.px(58) && r.h < g.px(58), small = r.w < g.px(80);
    const float side = g.px(tiny ? 26.f : 30.f);
    const Rect star{r.right() - side +
                        (tiny    ? g.px(6)
                         : small ? g.px(7)
                                 : -g.px(6)),
                    r.bottom() - (tiny ? g.px(17) + side : side * .85f), side, side};
    g.icon("star10", star.grown(g.px(2)), rgb(ink::kPrevention));
    g.icon("star10", star, rgb(ink::kPreventionBox));
    g.text_centered(star.cx(), star.cy() - g.px(9), Face::sans800, 13, rgb(ink::kPrevention),
                    std::to_string(f.waiting));
  }
  if (f.flags & kVDying) {
    g.outline(r.grown(g.px(2)), rgb(ink::kRegeneration), 8, 3);
    mark(r.x + g.px(4), r.y + g.px(2), g.px(11), "cycle");
  }
  if (f.flags & kVAsked) mark(r.x + g.px(6), r.y + g.px(2), g.px(10), "hourglass");
}

void StackPanel::draw() {
  entries_.clear();
  if (lay_.phone()) return;
  column(lay_.right, false);
  if (lay_.shape != Shape::wide) head_.draw();
  const Rect r = lay_.stack;
  if (r.h < g_.px(60)) return;
  const InRegion part(g_, "the stack", lay_.right, kLoose);
  panel(r);
  const bool small = r.w < g_.px(190);
  const int n = int(v_->stack.size());
  bool boxes = false;
  for (const ViewWindow& window : v_->windows) boxes = boxes || window.kind != WindowKind::response;
  const float tall = g_.px(88), flat = g_.px(52);
  // Where there is room for one thing only (640×360: a page at 200 %) what waits comes before what
  // it is called.
  const bool low = (n || boxes) && r.h < g_.px(36) + flat + g_.px(24);
  if (!low) {
    g_.text(r.x + g_.px(12), r.y + g_.px(7.3f), Face::alegreya700, 18, rgb(ink::kBrass),
            waiting_name(lang_, v_->words));
    if (!small && r.w > g_.px(210))
      g_.text_right(
          r.right() - g_.px(12), r.y + g_.px(11.4f), Face::sans500, 13, rgb(ink::kText2),
          w(v_->words == Vocabulary::classic1997 ? Str::canvas_last_first : Str::canvas_top_first));
  }
  float y = r.y + g_.px(low ? 7.f : 36.f);
  if (boxes) return draw_window_rows(r, y);
  // What is being announced lies nowhere else: neither in the hand nor among what waits.
  if (v_->announced) {
    y += g_.paragraph({r.x + g_.px(12), y, r.w - g_.px(24), 0}, Face::sans700, 13, rgb(ink::kBrass),
                      w(Str::table_announced) + card_name(game_.cards(), v_->announced, lang_), 2) +
         g_.px(6);
  }
  if (n == 0) {
    if (!v_->announced)
      y += g_.paragraph({r.x + g_.px(12), y, r.w - g_.px(24), 0}, Face::sans500, 13,
                        rgb(ink::kText3), w(empty_words(v_->words)), 2) +
           g_.px(8);
    outlook_.draw({r.x + g_.px(12), y, r.w - g_.px(24), r.bottom() - y - g_.px(6)});
    return;
  }
  const bool compact = small || tall * float(n) + g_.px(8) * float(n) > r.bottom() - y - g_.px(10);
  for (int i = 0; i < n; ++i) {
    const float h = compact && !(i == 0 && !small && r.h > g_.px(220)) ? flat : tall;
    if (y + h > r.bottom() - g_.px(i + 1 < n ? 28.f : 4.f)) {
      draw_waiting_more({r.x + g_.px(6), r.bottom() - g_.px(26), r.w - g_.px(12), g_.px(24)},
                        n - i);
      return;
    }
    draw_entry({r.x + g_.px(8), y, r.w - g_.px(16), h}, std::size_t(i), false);
    y += h + g_.px(8);
  }
  outlook_.draw({r.x + g_.px(12), y, r.w - g_.px(24), r.bottom() - y - g_.px(4)});
}

void StackPanel::draw_entry(const Rect& box, std::size_t index, bool dim) {
  const ViewStackEntry& e = v_->stack[index];
  Region region;
  region.r = box;
  region.command = {Cmd::object, 0, e.ref};
  region.label = e.name;
  region.card = e.card;
  region.shows = e.ref;
  region.acts = takes(e.ref);
  const PlaceState s = ui_.place(region);
  entries_.push_back({e.ref, box.cy()});
  // No room beside the words.
  const bool yields =
      e.controller != me() && my_move() && v_->kind == DecisionKind::act && box.w >= g_.px(190);
  // Pressed or pointed at it shows the card; what it is aimed at is ringed on the table.
  const InRegion part(g_, "what waits", box.grown(g_.px(18)), kLoose | kMayCut);
  draw_stack_entry(g_, box, e, face_of(game_.cards(), e.card, lang_, v_->words),
                   int(v_->stack.size() - index), e.controller == me(),
                   v_->players[e.controller].name, dim, yields ? g_.px(26) : 0);
  if (my_move() && !options_of(e.ref, false).empty()) g_.glow(box, 6, rgb(ink::kBrass));
  if (s.hovered) g_.outline(box, rgb(ink::kCream), 6, 2);
  if (s.focused) focus_ring(box, 6);
  if (yields) draw_yield(box, e);
}

// Not to be asked about this (or its like) again: one press, two, and a third takes it back.
void StackPanel::draw_yield(const Rect& box, const ViewStackEntry& e) {
  const YieldTo now = game_.yield_of(e.ref);
  const float side = g_.px(touch_ || lay_.phone() || lay_.low() ? 44.f : 30.f);
  const Rect r{box.right() - side, box.bottom() - side, side, side};
  const PlaceState s =
      ui_.place(r, {Cmd::yield, 0, e.ref},
                w(now == YieldTo::none ? Str::table_once : Str::table_every), false);
  const Rect face{r.right() - g_.px(28), r.bottom() - g_.px(28), g_.px(24), g_.px(24)};
  if (s.hovered || now != YieldTo::none)
    g_.list()->AddRectFilled({face.x, face.y}, {face.right(), face.bottom()},
                             rgb(now != YieldTo::none ? ink::kBrass : ink::kPaperInset), g_.px(5));
  g_.outline(face, rgb(ink::kPaperLine), 5, 1);
  g_.icon("fast-forward-button", face.grown(-g_.px(4)), rgb(ink::kInk2));
  if (s.focused) focus_ring(face, 5);
}

// What has no room is read in the sheet, which this opens.
void StackPanel::draw_waiting_more(const Rect& r, int more) {
  const std::string text = str(lang_, Str::canvas_more, {std::to_string(more)});
  const bool open = sheet_ == Sheet::stack || lay_.phone();
  const PlaceState s = open ? PlaceState{} : ui_.place(r, {Cmd::show_stack}, text, false);
  if (!open) g_.outline(r, rgb(s.hovered ? ink::kBrass : ink::kButtonLine), 5, 1);
  g_.text(r.x + g_.px(6), r.cy() - g_.px(8.2f), Face::sans500, 13,
          rgb(open ? ink::kText2 : ink::kText), text);
  if (s.focused) focus_ring(r, 5);
}

// From what is interrupted down and round a corner to what interrupts it.
void StackPanel::draw_bracket(ImVec2 from, ImVec2 to, unsigned color) {
  ImDrawList* d = g_.list();
  const float corner = std::min(g_.px(6), to.x - from.x);
  d->PathLineTo(from);
  d->PathLineTo({from.x, to.y - corner});
  d->PathBezierQuadraticCurveTo({from.x, to.y}, {from.x + corner, to.y}, 6);
  d->PathLineTo(to);
  d->PathStroke(rgb(color), 0, g_.px(2));
}

// The batch while windows are open, from its beginning down: each window is a box round what is in
// it, then what waits for it to close.
class StackPanel::WindowRows {
 public:
  WindowRows(StackPanel& panel, const Rect& r, float y)
      : panel_(panel),
        g_(panel.g_),
        v_(*panel.v_),
        r_(r),
        y_(y),
        small_(r.w < g_.px(190)),
        unit_(g_.px(small_ ? 6.f : 16.f)),
        left_(r.x + gap_),
        right_(r.right() - gap_),
        foot_(r.bottom() - g_.px(25)) {}
  void draw();

 private:
  // A box whose end is not known yet: its vertices below the middle are moved down to it.
  struct Open {
    Rect box;
    int first, last;
    int base, outer;  // how many entries lie below it, and how many of them wait for it to close
    float left, right;
  };
  // What stands in a box above what lies in it.
  struct Head {
    std::vector<std::string> lines;
    float width = 0, title_size = 0, title_h = 0, height = 0;
  };

  bool draw_entry(int from_below, bool dim);
  bool open_window(const ViewWindow& window);
  std::vector<std::string> lines_of(const ViewWindow& window) const;
  float line_height(const Head& head, const std::string& text) const;
  Head fit_head(const ViewWindow& window) const;
  void draw_head(const Head& head, const Rect& box, const ViewWindow& window) const;
  void close_windows();
  void draw_foot();
  // What is left above the foot, and the ends of the boxes that are open.
  float room() const { return foot_ - y_ - gap_ * float(depth_); }

  StackPanel& panel_;
  Gfx& g_;
  const View& v_;
  const Rect r_;
  float y_;
  const bool small_;
  const float gap_ = g_.px(8), unit_;  // between entries; how far a box stands to the right
  float left_, right_;                 // of the innermost box
  const float foot_;
  const int count_ = int(v_.stack.size());
  Open open_[4];
  int depth_ = 0;
  int shown_ = 0;     // entries from the beginning of the batch that are drawn, or belong below
  int waiting_ = -1;  // entries that wait until the outermost window is closed
  int drawn_ = 0;
};

void StackPanel::WindowRows::draw() {
  for (const ViewWindow& window : v_.windows) {
    if (window.kind == WindowKind::response || depth_ == 4) continue;
    if (!open_window(window)) break;
  }
  if (waiting_ < 0) waiting_ = shown_ = count_;
  close_windows();
  draw_foot();
}

// False: there is no room for it.
bool StackPanel::WindowRows::draw_entry(int from_below, bool dim) {
  const float h = g_.px(depth_ ? 48.f : 52.f);
  if (y_ + h + gap_ * float(depth_) > foot_) return false;
  panel_.draw_entry({left_, y_, right_ - left_, h}, std::size_t(count_ - 1 - from_below), dim);
  y_ += h + gap_;
  ++drawn_;
  return true;
}

// What it interrupts stands before it, what came before that waits. False: there is no room for it.
bool StackPanel::WindowRows::open_window(const ViewWindow& window) {
  const bool interrupt = window.kind == WindowKind::interrupt;
  const int first = std::min(count_, interrupt ? int(window.base) - 1 : int(window.base));
  // With no room for both, neither: what is on top comes first.
  if (interrupt && y_ + g_.px(108) + gap_ * float(depth_) > foot_) return false;
  if (waiting_ < 0) waiting_ = std::max(0, first);
  const bool hangs = interrupt && first >= 0 && draw_entry(first, false);
  const float hung = depth_ ? g_.px(4) : gap_;
  if (hangs) y_ -= gap_ - hung;
  shown_ = std::min(count_, int(window.base));
  const Head head = fit_head(window);
  if (head.height > room()) return false;
  const WindowLook& look = look_of(window.kind);
  const Rect box{left_ + unit_, y_, head.width, head.height};
  if (hangs)
    panel_.draw_bracket({box.x - unit_ * .6f, y_ - hung}, {box.x, y_ + g_.px(16)}, look.line);
  Open& o = open_[depth_++];
  o = {box, g_.list()->VtxBuffer.Size, 0, shown_, first, left_, right_};
  g_.boxed(box, rgb(look.line), 2, rgb(look.box), rgb(look.box), 6);
  o.last = g_.list()->VtxBuffer.Size;
  draw_head(head, box, window);
  y_ += head.height;
  const float side = g_.px(small_ ? 4.f : 8.f);
  left_ = box.x + side;
  right_ = box.right() - side;
  return true;
}

std::vector<std::string> StackPanel::WindowRows::lines_of(const ViewWindow& window) const {
  std::vector<std::string> lines;
  if (window.kind == WindowKind::prevention) {
    // What is resolving has left the batch: whose damage waits, and where it goes, is said here
    // instead of on an entry of its own.
    for (const ViewPacket& p : v_.pending_damage)
      if (lines.size() < 4) lines.push_back(p.text);
  } else if (window.kind == WindowKind::regeneration) {
    for (const ViewObject& o : v_.objects)
      if ((o.flags & kVDying) && lines.size() < 4)
        lines.push_back(str(panel_.lang_, Str::canvas_dying, {o.name}));
  }
  // Who is asked is said under the name, too: what waits comes before it.
  if (!window.line.empty() &&
      y_ + g_.px(52) + float(waiting_ + count_ - shown_) * g_.px(60) + gap_ * float(depth_) <=
          foot_)
    lines.push_back(window.line);
  return lines;
}

float StackPanel::WindowRows::line_height(const Head& head, const std::string& text) const {
  return std::max(g_.px(18), g_.paragraph({0, 0, head.width - g_.px(18), 0}, Face::sans500, 13, 0,
                                          text, 0, false));
}

// Its title, and as many lines as there is room for.
StackPanel::WindowRows::Head StackPanel::WindowRows::fit_head(const ViewWindow& window) const {
  Head head;
  head.lines = lines_of(window);
  head.width = right_ - left_ - unit_;
  const auto title_h = [&](float size) {
    return g_.paragraph({0, 0, head.width - g_.px(40), 0}, Face::sans700, size, 0, window.title, 0,
                        false);
  };
  head.title_size = title_h(15) > g_.px(20) ? 13.f : 15.f;
  head.title_h = std::max(g_.px(28), title_h(head.title_size) + g_.px(7));
  float lines_h = 0;
  for (const std::string& text : head.lines) lines_h += line_height(head, text);
  while (!head.lines.empty() && head.title_h + g_.px(6) + lines_h > room()) {
    lines_h -= line_height(head, head.lines.back());
    head.lines.pop_back();
  }
  head.height = head.title_h + (head.lines.empty() ? 0 : lines_h + g_.px(6));
  return head;
}

void StackPanel::WindowRows::draw_head(const Head& head, const Rect& box,
                                       const ViewWindow& window) const {
  const WindowLook& look = look_of(window.kind);
  g_.icon(look.icon, {box.x + g_.px(10), box.y + g_.px(6), g_.px(16), g_.px(16)}, rgb(look.line));
  g_.paragraph({box.x + g_.px(33), box.y + g_.px(5), head.width - g_.px(40), 0}, Face::sans700,
               head.title_size, rgb(look.line), window.title);
  float y = box.y + head.title_h;
  for (const std::string& text : head.lines) {
    g_.paragraph({box.x + g_.px(10), y, head.width - g_.px(18), 0}, Face::sans500, 13,
                 rgb(ink::kText), text);
    y += line_height(head, text);
  }
}

// What is inside the innermost window; then of each window outwards what waits in it.
void StackPanel::WindowRows::close_windows() {
  int above = count_;
  for (bool waits = false; depth_ > 0; waits = true) {
    Open& o = open_[depth_ - 1];
    bool any = y_ > o.box.bottom();
    for (int i = above - 1; i >= o.base && i >= 0; --i) any = draw_entry(i, waits) || any;
    --depth_;
    left_ = o.left, right_ = o.right;
    for (int v = o.first; v < o.last && any; ++v)
      if (ImVec2& p = g_.list()->VtxBuffer[v].pos; p.y > o.box.cy()) p.y += y_ - o.box.bottom();
    y_ += gap_;
    above = o.outer;
  }
}

// What waits until all windows are closed, and how much more there is.
void StackPanel::WindowRows::draw_foot() {
  int left_over = waiting_;
  while (left_over > 0 && draw_entry(left_over - 1, waiting_ < count_)) --left_over;
  if (drawn_ < count_)
    panel_.draw_waiting_more({r_.x + g_.px(8), foot_ + g_.px(1), r_.w - g_.px(16), g_.px(22)},
                             count_ - drawn_);
  else if (waiting_ > 0 && waiting_ < count_)
    g_.text(r_.x + g_.px(12), std::min(y_, foot_) + g_.px(1), Face::sans500, 13, rgb(ink::kText2),
            g_.fit(Face::sans500, 13, panel_.w(Str::canvas_wait_until), r_.w - g_.px(24)));
}

void StackPanel::draw_window_rows(const Rect& r, float y) { WindowRows(*this, r, y).draw(); }

// On the board, where the eye is: which windows are open, nested.
void StackPanel::draw_window_pills(const Rect& marker, const std::vector<Tile>& tiles) {
  if (lay_.phone() || lay_.low()) {
    // No room for words, which stand under the player's name: signs at the marker's foot.
    float x = marker.right() - g_.px(16);
    for (const ViewWindow& w : v_->windows) {
      const WindowLook& look = look_of(w.kind);
      g_.disc(x, marker.bottom() + g_.px(1), g_.px(9), rgb(look.box), rgb(look.line));
      g_.icon(look.icon, {x - g_.px(6.5f), marker.bottom() - g_.px(5.5f), g_.px(13), g_.px(13)},
              rgb(look.line));
      x -= g_.px(23);
    }
    return;
  }
  if (v_->windows.empty()) return;
  const float h = g_.px(28), step = h + g_.px(8);
  const auto indent_of = [&](std::size_t i) { return g_.px(28) * std::min(float(i), 3.f); };
  float wide = 0;
  for (std::size_t i = 0; i < v_->windows.size(); ++i)
    wide = std::max(
        wide, indent_of(i) + g_.px(44) + g_.text_width(Face::sans700, 15, v_->windows[i].title));
  const float x = lay_.board.right() - g_.px(16) - wide;
  float y = lay_.ribbon.bottom() + g_.px(20);
  // Nearer to the ribbon where they would lie on a creature's name.
  for (const Tile& t : tiles)
    if (t.covered.right() + g_.px(8) > x && t.covered.y < y + step * float(v_->windows.size()) &&
        t.covered.bottom() > y)
      y = lay_.ribbon.bottom() + g_.px(8);
  for (std::size_t i = 0; i < v_->windows.size(); ++i) {
    const ViewWindow& w = v_->windows[i];
    const WindowLook& look = look_of(w.kind);
    const float indent = indent_of(i);
    const Rect pill{x + indent, y, g_.text_width(Face::sans700, 15, w.title) + g_.px(44), h};
    if (indent > 0)
      draw_bracket({pill.x - g_.px(10), y - g_.px(8)}, {pill.x, pill.cy()}, look.line);
    draw_pill(pill, look.box, look.line);
    g_.icon(look.icon, {pill.x + g_.px(10), pill.cy() - g_.px(8), g_.px(16), g_.px(16)},
            rgb(look.line));
    g_.text(pill.x + g_.px(32), pill.cy() - g_.px(9), Face::sans700, 15, rgb(look.line), w.title);
    y += step;
  }
}

// Damage on its way to a player waits beside the disc.
void StackPanel::draw_waiting_damage() const {
  for (int p = 0; p < int(v_->players.size()); ++p) {
    int sum = 0;
    for (const ViewPacket& packet : v_->pending_damage)
      if (!packet.to && packet.to_player == p) sum += packet.amount;
    if (!sum) continue;
    const int row = p == me() ? 1 : 0;
    // Below the upper disc, above the lower one: the counts stand beside them.
    const float cx = lay_.disc_x + lay_.disc_r * .95f + g_.px(6),
                cy = lay_.disc_y[row] + (row ? -1.f : 1.f) * (lay_.disc_r * .7f + g_.px(6));
    const float side = g_.px(32);
    const Rect star{cx - side / 2, cy - side / 2, side, side};
    g_.icon("star10", star.grown(g_.px(2)), rgb(ink::kPrevention));
    g_.icon("star10", star, rgb(ink::kPreventionBox));
    g_.text_centered(cx, cy - g_.px(9), Face::sans800, 15, rgb(ink::kPrevention),
                     std::to_string(sum));
  }
}

}  // namespace upkeep
