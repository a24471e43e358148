// Drawing with ImGui's draw lists: fonts, icons, gradients, shadows, dashes, mana symbols. All
// sizes are in design pixels and multiplied by `scale`; fonts are baked for scale times the
// device's pixel ratio, so text is never blurred.
#pragma once
#include <string>
#include <vector>

#include "draw/icons.h"
#include "imgui.h"
#include "theme.h"

namespace upkeep {

// sans800 has numbers only, sans500_italic the letters of our own languages.
enum class Face : u8 { alegreya700, alegreya800, sans500, sans700, sans800, sans500_italic, count };

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
  float right() const { return x + w; }
  float bottom() const { return y + h; }
  float cx() const { return x + w / 2; }
  float cy() const { return y + h / 2; }
  bool has(ImVec2 p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }
  Rect grown(float d) const { return {x - d, y - d, w + 2 * d, h + 2 * d}; }
};

class Watcher;

// All vertices since `first`: turned and sized about a point, and made fainter.
void alter(ImDrawList* d, int first, ImVec2 about, float degrees, float size, float alpha);

class Gfx {
 public:
  // Bakes fonts for this scale and pixel ratio into ImGui's atlas; the backend uploads it. Call
  // outside a frame, and upload_icons() once a GL context exists (again after it was lost), or
  // without_pixels() where there is none.
  void bake_fonts(float scale, float ratio);
  void upload_icons() { icons_.create(); }
  void without_pixels() { icons_.create_without_pixels(); }
  void forget_textures() { icons_.forget(); }
  void begin(ImDrawList* list) {
    list_ = list;
    icons_.begin();
  }
  // Another number whenever places in the textures, of letters or icons, hold something else.
  unsigned textures() const { return icons_.age() + bakes_; }
  // Icons found no room in their texture: another frame shows them.
  bool incomplete() const { return icons_.overflowed(); }
  float ratio() const { return ratio_; }
  // Who looks on (draw/regions.h). In the page nobody does, and nothing of it is there.
#ifndef UPKEEP_SHOTS
  static constexpr Watcher* watcher() { return nullptr; }
#else
  void watch(Watcher* watcher) {
    watcher_ = watcher;
    if (watcher) icons_.keep_copy();
  }
  Watcher* watcher() const { return watcher_; }
#endif
  // A shape that says something: told to whoever looks on.
  void sign(const char* name, const Rect& r) const;
  float icon_alpha(ImVec2 uv) const { return icons_.alpha(uv); }
  ImDrawList* list() const { return list_; }
  float scale() const { return scale_; }
  float px(float v) const { return v * scale_; }

  // Text at (x, y) = top left. Returns its width. Sizes: 13 15 18 22 28 48 64.
  float text(float x, float y, Face face, float size, ImU32 color, const std::string& text) const;
  float text_width(Face face, float size, const std::string& text) const;
  void text_centered(float cx, float y, Face face, float size, ImU32 color,
                     const std::string& text) const;
  void text_right(float right, float y, Face face, float size, ImU32 color,
                  const std::string& text) const;
  // Wrapped text with symbols ({R}, {T} …) drawn; returns the height used. max_lines 0: no limit.
  // With `draw` false only measures; `indent`: how far in the first line begins. In the text,
  // kStrong and kQuiet begin bold words and quiet ones in italics, kPlain ends them, and an icon's
  // name stands between two kIcon.
  float paragraph(const Rect& in, Face face, float size, ImU32 color, const std::string& text,
                  int max_lines = 0, bool draw = true, float indent = 0,
                  float leading = 1.3f) const;
  static constexpr char kStrong = 1, kQuiet = 2, kPlain = 3, kIcon = 4;
  // Lines of about equal length round `cx`, as few as `width` allows; returns the height used.
  float centered(float cx, float y, float width, Face face, float size, ImU32 color,
                 const std::string& text, bool draw = true) const;
  // The text cut with … to fit.
  std::string fit(Face face, float size, const std::string& text, float width) const;

  void gradient(const Rect& r, ImU32 top, ImU32 bottom, float rounding,
                ImDrawFlags corners = 0) const;
  void outline(const Rect& r, ImU32 color, float rounding, float thickness = 1) const;
  void shadow(const Rect& r, float rounding, bool lifted = false) const;
  void glow(const Rect& r, float rounding, ImU32 color) const;
  void dashed_ring(const Rect& r, float rounding, ImU32 color, float thickness = 2) const;
  void dashed_curve(ImVec2 a, ImVec2 b, ImVec2 c, ImVec2 d, ImU32 color, float thickness = 3) const;
  void hatch(const Rect& r, ImU32 color) const;
  // A lozenge between two curls, `half` to each side.
  void ornament(float cx, float cy, float half, ImU32 color) const;
  void disc(float cx, float cy, float radius, ImU32 fill, ImU32 rim) const;
  void gradient_disc(float cx, float cy, float radius, unsigned top, unsigned bottom) const;
  // With an edge that nothing of it looks out from under.
  void boxed(const Rect& r, ImU32 line, float width, ImU32 top, ImU32 bottom, float rounding) const;
  // A line of light inside the upper edge of what has a border.
  void lit(const Rect& r, float rounding, float alpha) const;

  // False too while its outline is on its way.
  bool has_icon(const char* name) const { return icons_.here(IconAtlas::index(name)); }
  IconAtlas& icons() { return icons_; }
  void icon(const char* name, const Rect& r, ImU32 color) const;
  // Lit from above: `light` at the top, `tint` at the bottom, with a soft copy beneath. turned: 90°
  // clockwise.
  void picture_icon(const char* name, const Rect& r, ImU32 light, ImU32 tint, bool turned) const;
  // One symbol as written in card text, without braces: "R", "2", "T", "X", "W/U", "C".
  void symbol(const std::string& symbol, float cx, float cy, float diameter) const;

 private:
  ImTextureID icon_texture() const { return ImTextureID(std::intptr_t(icons_.texture())); }
  ImFont* font(Face face, float size, float& drawn) const;

  ImDrawList* list_ = nullptr;
  float scale_ = 1, ratio_ = 1;
  unsigned bakes_ = 0;
  float per_em_[int(Face::count)] = {};
  mutable IconAtlas icons_;  // fills while drawing
#ifdef UPKEEP_SHOTS
  Watcher* watcher_ = nullptr;
#endif
  ImFont* fonts_[int(Face::count)][7] = {};
};

}  // namespace upkeep
