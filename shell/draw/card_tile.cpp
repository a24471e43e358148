// A permanent on the board: small, with what happens to it.
#include <algorithm>
#include <cmath>

#include "draw/card.h"
#include "draw/card_parts.h"
#include "draw/regions.h"

namespace upkeep {

Rect tile_rect(const Rect& standing, bool tapped) {
  // One that is as wide as it is high keeps its place: its spine and its mark say that it is
  // tapped.
  if (!tapped || standing.w >= standing.h) return standing;
  // Lies down about its middle.
  const float w = standing.h, h = standing.w;
  return {standing.cx() - w / 2, standing.cy() - h / 2, w, h};
}

namespace {

constexpr float kRounding = 8;

// One tile while it is drawn, layer by layer from the lowest up.
class TileDrawing {
 public:
  TileDrawing(Gfx& g, const Rect& standing, const CardFace& f, u32 state, int group, float visible);
  Rect draw();

 private:
  // Where the next mark at the right foot goes, and for how many there is room.
  struct Marks {
    float x, y, radius, step;
    int left;
    void next() { y -= step; }
  };

  void draw_frame();
  void draw_back_or_spine();
  void draw_name();
  void draw_picture();
  void draw_note();
  void draw_spine_symbol();
  void draw_marks();
  void draw_note_arrow(Marks& at);
  void draw_tap_mark();
  void draw_counters();
  void draw_plate();
  void draw_wound();
  void draw_pile_size();
  void draw_attack();
  void draw_block();
  void draw_playable();

  bool flag(u32 which) const { return (f_.flags & which) != 0; }
  // Nobody may see its face, though who looks knows what it is.
  bool known_face_down() const { return f_.def && flag(kVFaceDown); }

  Gfx& g_;
  const CardFace& f_;
  const Rect standing_;
  const u32 state_;
  const int group_;
  const float visible_;
  const bool tapped_;
  const Rect r_, in_;   // as it lies; within its frame
  const float right_;   // what hangs at the right goes to the right of what can be seen
  const bool big_;      // has room for a name and marks
  const bool small_;    // all gives way to the name
  const bool bare_;     // the smallest: no name, and one place for each thing
  const bool named_;    // its name is written
  const bool covered_;  // of it its name, its pile and its size are read, and no more
  const bool pile_;     // of things with a size
  const bool broad_;    // its plate, for more or longer numbers
  Rect back_, rest_;    // its spine, and what is beside that
  float band_ = 0;      // how high its name's band is
  Rect art_;
  bool told_ = false;  // its note is written
};

TileDrawing::TileDrawing(Gfx& g, const Rect& standing, const CardFace& f, u32 state, int group,
                         float visible)
    : g_(g),
      f_(f),
      standing_(standing),
      state_(state),
      group_(group),
      visible_(visible),
      tapped_(flag(kVTapped)),
      r_(tile_rect(standing, tapped_)),
      in_(r_.grown(-g.px(3))),
      right_(visible > 0 ? r_.x + visible : r_.right()),
      big_(standing.w >= g.px(60)),
      small_(standing.w < g.px(80)),
      bare_((state & kStateNoText) != 0),
      named_(f.def && big_ && !bare_),
      covered_(visible > 0 && visible < g.px(56)),
      pile_(group > 1 && has_plate(f)),
      broad_(f.power > 9 || f.toughness > 9 || f.power != f.base_power) {
  const float bar = g.px(small_ && tapped_ ? 9 : 12);
  back_ = tapped_ ? Rect{in_.x, in_.y, in_.w, bar} : Rect{in_.x, in_.y, bar, in_.h};
  rest_ = tapped_ ? Rect{in_.x, in_.y + bar, in_.w, in_.h - bar}
                  : Rect{in_.x + bar, in_.y, in_.w - bar, in_.h};
}

Rect TileDrawing::draw() {
  draw_frame();
  draw_back_or_spine();
  if (named_) draw_name();
  draw_picture();
  draw_note();
  if (tapped_)
    g_.list()->AddRectFilled({in_.x, in_.y}, {in_.right(), in_.bottom()}, rgb(ink::kDark, .2f),
                             g_.px(6));
  draw_spine_symbol();
  draw_marks();
  if (tapped_) draw_tap_mark();
  draw_counters();
  if (has_plate(f_)) draw_plate();
  draw_window_marks(g_, r_, f_);
  if (f_.damage > 0) draw_wound();
  if (group_ > 1) draw_pile_size();
  if (flag(kVAttacking)) draw_attack();
  if (flag(kVBlocking)) draw_block();
  if (state_ & kStatePlayable) draw_playable();
  state_rings(g_, r_, state_, kRounding);
  return r_;
}

// The edges of those behind it, then its own.
void TileDrawing::draw_frame() {
  if (group_ > 1)
    for (int i = (group_ > 3 ? 2 : group_ - 1); i > 0; --i)
      pile_edge(g_, {r_.x + g_.px(4.f * float(i)), r_.y - g_.px(4.f * float(i)), r_.w, r_.h}, f_,
                kRounding);
  g_.shadow(r_, kRounding, (state_ & (kStateHovered | kStateSelected | kStateShown)) != 0);
  ImU32 edge = rgb(ink::kDark);
  if (flag(kVAttacking)) edge = rgb(ink::kAttack);
  if (flag(kVBlocking)) edge = rgb(ink::kBlock);
  g_.list()->AddRectFilled({r_.x, r_.y}, {r_.right(), r_.bottom()}, edge, g_.px(kRounding));
}

// What lies face down has neither name nor picture, and all marks of what happens to it.
void TileDrawing::draw_back_or_spine() {
  if (f_.def) {
    spine(g_, back_, f_, 6, tapped_ ? ImDrawFlags_RoundCornersTop : ImDrawFlags_RoundCornersLeft);
    return;
  }
  draw_back(g_, in_, 6);
  // Of small ones above the middle, which a wound may cover.
  g_.text_centered(in_.cx(), in_.cy() - g_.px(small_ ? 17.f : 13.f), Face::alegreya800,
                   small_ ? 15.f : 22.f, rgb(ink::kBrass), f_.mask ? std::to_string(f_.mask) : "?");
}

// On one line, else on two; only a word that is too wide is set smaller.
void TileDrawing::draw_name() {
  std::string name = short_name(f_.name);
  // On a small tile the name has the spine's width too.
  const bool whole = !tapped_ && small_;
  const Rect top = whole ? Rect{in_.x, rest_.y, in_.w, 0} : rest_;
  // A small one that lies down has its frame too.
  const float frame = tapped_ && standing_.h < g_.px(60) ? g_.px(5) : 0;
  const float seen = visible_ > 0 ? right_ - top.x - g_.px(3) : top.w;
  static constexpr float kSizes[] = {13, 12, 11};
  const float room = seen - g_.px(2) + frame;
  // In a short pile its number stands where the second line would.
  const bool single = group_ > 1 && visible_ > 0 && standing_.h < g_.px(75);
  if (single) name = g_.fit(Face::sans700, 11, name, room);
  const bool two = !single && name.find(' ') != std::string::npos &&
                   g_.text_width(Face::sans700, kSizes[tapped_ ? 2 : 0], name) > room;
  band_ = g_.px(!two ? 20 : tapped_ ? 28 : 34);
  g_.gradient({top.x, top.y, top.w, band_}, rgb(ink::kPaper), rgb(ink::kPaper2), 6,
              tapped_ ? ImDrawFlags_RoundCornersNone
              : whole ? ImDrawFlags_RoundCornersTop
                      : ImDrawFlags_RoundCornersTopRight);
  g_.list()->AddRectFilled({top.x, top.y + band_ - g_.px(1)}, {top.right(), top.y + band_},
                           rgb(0x8C7448));
  if (two && tapped_)
    name_block(g_, {top.x + g_.px(1), top.y + g_.px(1), room, band_}, name, Face::sans700,
               kSizes + 2, 1, rgb(ink::kInk), true);
  else
    name_block(g_, {top.x + g_.px(1) - frame / 2, top.y + g_.px(2), room, band_}, name,
               Face::sans700, kSizes, 3, rgb(ink::kInk), true, two);
}

void TileDrawing::draw_picture() {
  art_ = {rest_.x, rest_.y + band_, rest_.w, rest_.h - band_};
  if (f_.def) picture(g_, art_, f_, 0, tapped_, false);
  if (flag(kVSick)) g_.hatch(art_, rgb(ink::kDark, .22f));
}

// What was chosen for it (a colour, a type, a pile): nothing else on the table tells.
void TileDrawing::draw_note() {
  const float clear = has_plate(f_) ? r_.bottom() + g_.px(small_ ? -18.f : -22.f) : in_.bottom();
  const float wide = std::fmin(art_.w, right_ - art_.x);
  told_ = named_ && !covered_ && !f_.note.empty() && clear - art_.y >= g_.px(16) &&
          !(known_face_down() && g_.text_width(Face::sans700, 11, f_.note) > wide - g_.px(4));
  if (!told_) return;
  const Rect strip{art_.x, art_.y, wide, g_.px(17)};
  const float room = strip.w - g_.px(4);
  float size = 13;
  for (float smaller : {12.f, 11.f})
    if (g_.text_width(Face::sans700, size, f_.note) > room) size = smaller;
  g_.list()->AddRectFilled({strip.x, strip.y}, {strip.right(), strip.bottom()}, rgb(ink::kDark));
  g_.text_centered(strip.cx(), strip.y + g_.px(.5f + (13 - size) / 2), Face::sans700, size,
                   rgb(ink::kText), g_.fit(Face::sans700, size, f_.note, room));
}

// The colours of the cost, or the mana of a land, as small discs on the spine tell colours apart
// without colour. Many lie over one another.
void TileDrawing::draw_spine_symbol() {
  if (!big_ || !f_.def) return;
  int shown[kManaKinds], n = 0;
  for (int k = 0; k < kManaKinds; ++k)
    if (f_.def->cost.exists ? k < 5 && f_.def->cost.pips[k] : f_.makes >> k & 1) shown[n++] = k;
  if (n == 0) return;
  float x = tapped_ ? back_.x + g_.px(9) : back_.cx();
  float y = tapped_ ? back_.cy() : back_.y + (named_ && small_ ? band_ + g_.px(10) : g_.px(9.5f));
  const float foot = f_.creature ? g_.px(30) : g_.px(9);
  const float room = (tapped_ ? back_.right() - x : back_.bottom() - y) - foot;
  const float step = n > 1 ? std::fmax(0.f, std::fmin(g_.px(12), room / float(n - 1))) : 0;
  for (int i = 0; i < n; ++i) {
    g_.symbol(std::string(1, "WUBRGC"[shown[i]]), x, y, g_.px(11));
    (tapped_ ? x : y) += step;
  }
}

// Marks at the right foot, upwards.
void TileDrawing::draw_marks() {
  Marks at{right_ - g_.px(small_ ? 10.f : 13.f),
           r_.bottom() - g_.px(pile_ || (f_.damage > 0 && r_.w < g_.px(80)) ? 31.f
                               : small_                                     ? 11.f
                                                                            : 14.f),
           g_.px(small_ ? 9.f : 11.f), g_.px(small_ ? 20.f : 24.f),
           pile_                     ? 1
           : standing_.h > g_.px(90) ? 3
                                     : 2};
  if (!told_ && f_.note.compare(0, 2, "\xE2\x86") == 0) draw_note_arrow(at);
  if (!told_ && known_face_down()) {
    mark(g_, at.x, at.y, at.radius, "book-cover");
    at.next();
    --at.left;
  }
  // Of a tile that is mostly covered hatching tells it.
  if (flag(kVSick) && !covered_) {
    if (pile_) --at.left;
    mark(g_, at.x, at.y, at.radius, "hourglass");
    at.next();
  }
  if (!big_ || covered_) return;
  int shown = 0;
  const auto chip = [&](const char* icon) {
    if (shown == at.left || at.y - at.radius < art_.y) return;
    mark(g_, at.x, at.y, at.radius, icon);
    at.next();
    ++shown;
  };
  for (const KeywordMark& m : kMarks)
    if (f_.keywords & bit(m.keyword)) chip(m.icon);
  if (f_.regenerates) chip("regeneration");
}

// Where there is no room for its words, the arrow that they begin with.
void TileDrawing::draw_note_arrow(Marks& at) {
  // Of the narrowest in the corner that is left.
  const bool corner = !named_ || r_.w < g_.px(56);
  const float ax = corner ? r_.x + g_.px(6) : at.x, ay = corner ? r_.y + g_.px(4) : at.y;
  g_.disc(ax, ay, g_.px(9), rgb(0x1B130D), rgb(0xD2C2A3, .9f));
  g_.text_centered(ax, ay - g_.px(8), Face::sans700, 13, rgb(ink::kText), f_.note.substr(0, 3));
  if (corner) return;
  at.next();
  --at.left;
}

void TileDrawing::draw_tap_mark() {
  // Of a small tile the name begins close below it.
  const bool lies = r_.w != standing_.w && big_;
  mark(g_,
       right_ - g_.px(lies   ? (small_ ? 10.f : 12.f)
                      : big_ ? 7.f
                             : 8.f),
       r_.y + g_.px(lies && !small_ ? 6.f : 4.f),
       g_.px(lies   ? 12.f
             : big_ ? 9.f
                    : 10.f),
       "tap", true);
}

void TileDrawing::draw_counters() {
  int total = 0;
  for (int i = 0; i < kCounterKinds; ++i)
    if (i != int(Counter::loyalty)) total += f_.counters[i];
  for (const i16 n : f_.rare_n) total += n;
  if (total <= 0) return;
  const float cx = r_.x + g_.px(9), cy = r_.y + g_.px(band_ > 0 ? 30.f : 10.f);
  g_.disc(cx, cy, g_.px(9), rgb(0x244D34), rgb(ink::kRaised));
  g_.text_centered(cx, cy - g_.px(8), Face::sans700, 13, rgb(ink::kText), std::to_string(total));
}

// In design pixels, for what stands beside it, too.
struct PlateSize {
  float w, h;
};
PlateSize plate_size(bool small, bool broad) {
  return {small ? (broad ? 46.f : 34.f) : (broad ? 52.f : 40.f), small ? 20.f : 24.f};
}

void TileDrawing::draw_plate() {
  const PlateSize size = plate_size(small_, broad_);
  plate(g_, r_.x - g_.px(2), r_.bottom() + g_.px(2), g_.px(size.w), g_.px(size.h),
        small_ ? 15.f : 18.f, f_);
}

void TileDrawing::draw_wound() {
  const PlateSize numbers = plate_size(small_, broad_);
  const float side = g_.px(bare_ ? 24.f : 28.f);
  // Beside the plate, whose numbers it must not cover; above it where it leaves no room.
  const bool above = bare_ && broad_;
  const float sx = above ? r_.right() - side * .8f
                         : std::fmax(r_.cx() - side / 2 + g_.px(6), r_.x + g_.px(numbers.w - 7));
  // Above the shield of what blocks.
  const bool shield = flag(kVBlocking) && !bare_;
  const float up = shield ? g_.px(r_.w < g_.px(80) ? 9.f : 19.f) : 0;
  const Rect star{sx, r_.bottom() - (above ? g_.px(numbers.h - 4) + side : side * .75f) - up, side,
                  side};
  g_.sign("damage", star);
  g_.icon("star10", star.grown(g_.px(1.5f)), rgb(ink::kCream));
  g_.icon("star10", star, rgb(ink::kDamage));
  g_.text_centered(star.cx(), star.cy() - g_.px(9), Face::sans800, 13, IM_COL32_WHITE,
                   std::to_string(f_.damage));
}

void TileDrawing::draw_pile_size() {
  const std::string label = "\u00d7" + std::to_string(group_);
  const float tag_w = visible_ > 0 ? std::min(g_.px(30), visible_) : g_.px(30);
  // Above the plate; of lands at the foot, within the smallest.
  const bool lies = r_.w > r_.h;
  const bool above = pile_ && (visible_ > 0 || (!lies && r_.w < g_.px(58)));
  const float tag_y = above                       ? plate_size(small_, broad_).h + 19
                      : !big_ || r_.h < g_.px(50) ? 21.f
                                                  : 14.f;
  const Rect tag{right_ - tag_w + (visible_ > 0 ? 0 : g_.px(4)), r_.bottom() - g_.px(tag_y), tag_w,
                 g_.px(20)};
  g_.gradient(tag, rgb(ink::kBrass), rgb(ink::kBrass2), 6);
  g_.text_centered(tag.cx(), tag.y + g_.px(1), Face::sans800, 13, rgb(ink::kInk), label);
}

void TileDrawing::draw_attack() {
  const float cx = (r_.x + right_) / 2;
  // The name stays readable; without one, the ribbon's marker.
  const float cy = r_.y + g_.px(bare_ ? 7.f : -6.f);
  g_.disc(cx, cy, g_.px(12), rgb(ink::kAttackDisc), rgb(ink::kAttack));
  g_.icon("crossed-swords", {cx - g_.px(8), cy - g_.px(8), g_.px(16), g_.px(16)},
          rgb(ink::kAttackGlyph));
}

void TileDrawing::draw_block() {
  // On small tiles lower, so that the numbers stay free; on the smallest at the side, so that
  // those of the ribbon do.
  const float cx = bare_ ? r_.x + g_.px(3) : (r_.x + right_) / 2;
  const float cy = bare_ ? r_.y + g_.px(21) : r_.bottom() + g_.px(r_.w < g_.px(80) ? 9.f : 1.f);
  g_.disc(cx, cy, g_.px(r_.w < g_.px(80) ? 10.f : 12.f), rgb(ink::kBlockDisc), rgb(ink::kBlock));
  g_.icon("shield", {cx - g_.px(8), cy - g_.px(8), g_.px(16), g_.px(16)}, rgb(ink::kBlockGlyph));
  if (!f_.place) return;
  const float nx = bare_ ? right_ - g_.px(13) : cx + g_.px(20);
  g_.disc(nx, cy, g_.px(9.5f), rgb(ink::kBlockGlyph), rgb(ink::kBlockDisc));
  g_.text_centered(nx, cy - g_.px(7.6f), Face::sans800, 13, rgb(ink::kBlockDisc),
                   std::to_string(f_.place));
}

void TileDrawing::draw_playable() {
  g_.outline(r_.grown(g_.px(1)), rgb(ink::kBrass), kRounding + 1, 2);
  // On what lies the arrow has the corner, and on what attacks the swords have the middle.
  playable_lozenge(g_,
                   !tapped_            ? right_ - g_.px(visible_ > 0 ? 12.f : 6.f)
                   : flag(kVAttacking) ? r_.x + g_.px(14)
                                       : r_.cx(),
                   r_.y);
}

}  // namespace

Rect draw_tile(Gfx& g, const Rect& standing, const CardFace& f, u32 state, int group,
               float visible) {
  const InRegion part(g, "a small card", {-1e6f, -1e6f, 2e6f, 2e6f}, kLoose | kMayCut);
  return TileDrawing(g, standing, f, state, group, visible).draw();
}

}  // namespace upkeep
