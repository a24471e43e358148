#include "draw/gfx.h"

#include <cmath>
#include <cstring>

#include "draw/regions.h"
#include "front_assets.h"
#include "imgui_internal.h"

namespace upkeep {
namespace {

constexpr float kSizes[] = {13, 15, 18, 22, 28, 48, 64};

struct FontData {
  const unsigned char* data;
  unsigned size;
};
FontData font_data(Face face) {
  switch (face) {
    case Face::alegreya700:
      return {kFontAlegreya700, kFontAlegreya700Size};
    case Face::alegreya800:
      return {kFontAlegreya800, kFontAlegreya800Size};
    case Face::sans500:
      return {kFontSans500, kFontSans500Size};
    case Face::sans700:
      return {kFontSans700, kFontSans700Size};
    case Face::sans500_italic:
      return {kFontSans500Italic, kFontSans500ItalicSize};
    case Face::sans800:
    case Face::count:
      break;
  }
  return {kFontSans800, kFontSans800Size};
}

// Which sizes of a face the design uses: only those are baked.
bool wanted(Face face, int size) {
  const float px = kSizes[size];
  switch (face) {
    case Face::alegreya700:
      return px == 15 || px == 18 || px == 22;
    case Face::alegreya800:
      return px >= 18;
    case Face::sans500:
      return px < 22;
    case Face::sans500_italic:
      return px == 13 || px == 15;
    case Face::sans700:
      return px == 13 || px == 15 || px == 18;
    case Face::sans800:
      return px < 48;
    case Face::count:
      break;
  }
  return false;
}

// ImGui measures fonts from ascent to descent, the design by the em square: how much larger the
// former is.
float height_per_em(const FontData& d) {
  const auto u16_at = [&](unsigned at) { return unsigned(d.data[at]) << 8 | d.data[at + 1]; };
  const auto s16_at = [&](unsigned at) { return float(std::int16_t(u16_at(at))); };
  float em = 1000, ascent = 1000, descent = 0;
  for (unsigned i = 0, n = u16_at(4); i < n; ++i) {
    const unsigned entry = 12 + 16 * i;
    const unsigned offset = u16_at(entry + 8) << 16 | u16_at(entry + 10);
    if (!std::memcmp(d.data + entry, "head", 4)) em = float(u16_at(offset + 18));
    if (!std::memcmp(d.data + entry, "hhea", 4)) {
      ascent = s16_at(offset + 4);
      descent = s16_at(offset + 6);
    }
  }
  return (ascent - descent) / em;
}

ImVec2 operator+(ImVec2 a, ImVec2 b) { return {a.x + b.x, a.y + b.y}; }
ImVec2 operator*(ImVec2 a, float k) { return {a.x * k, a.y * k}; }

// What of a word is set alike.
struct Glyph {
  const char* begin;
  const char* end;
  char style;   // kStrong, kQuiet, or kIcon: an icon
  bool symbol;  // {R}
};

// The next unbreakable piece of a paragraph: a word or a symbol, with what is glued to it.
// `style` goes on from word to word.
bool next_word(const char*& p, std::vector<Glyph>& parts, bool& newline, char& style) {
  parts.clear();
  newline = false;
  while (*p == ' ') ++p;
  if (*p == '\n') {
    ++p;
    newline = true;
    return true;
  }
  if (!*p) return false;
  while (*p && *p != ' ' && *p != '\n') {
    if (*p == Gfx::kIcon) {
      // What somebody typed may have such a sign and no second one.
      const char* close = std::strchr(p + 1, Gfx::kIcon);
      if (close) parts.push_back({p + 1, close, Gfx::kIcon, false});
      p = close ? close + 1 : p + 1;
      continue;
    }
    if (*p > 0 && *p < Gfx::kIcon) {
      style = *p++;
      continue;
    }
    if (*p == '{') {
      const char* close = std::strchr(p, '}');
      if (close && close - p <= 5) {
        parts.push_back({p + 1, close, style, true});
        p = close + 1;
        continue;
      }
    }
    const char* start = p;
    do ++p;
    while (*p && *p != ' ' && *p != '\n' && *p != '{' && !(*p > 0 && *p <= Gfx::kIcon));
    parts.push_back({start, p, style, false});
  }
  return true;
}

// Glyphs stand on whole pixels. The spaces of these faces are narrow: rounded down, words of small
// text run together.
void snap_advances(ImFont& font) {
  for (ImFontGlyph& glyph : font.Glyphs)
    glyph.AdvanceX =
        glyph.Codepoint == ' ' ? std::ceil(glyph.AdvanceX) : std::floor(glyph.AdvanceX + .5f);
  font.BuildLookupTable();
}

}  // namespace

void Gfx::bake_fonts(float scale, float ratio) {
  scale_ = scale;
  ratio_ = ratio;
  ++bakes_;
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  atlas->Clear();
  static const ImWchar kRanges[] = {0x20,   0xFF,   0x152,  0x153,  0x2013, 0x2014, 0x2018,
                                    0x201D, 0x2022, 0x2022, 0x2026, 0x2026, 0x2190, 0x2193,
                                    0x2212, 0x2212, 0x25B2, 0x25B2, 0x25BC, 0x25BC, 0};
  ImFont* fallback = nullptr;
  for (int f = 0; f < int(Face::count); ++f)
    for (int s = 0; s < 7; ++s) {
      fonts_[f][s] = nullptr;
      if (!wanted(Face(f), s)) continue;
      const FontData d = font_data(Face(f));
      per_em_[f] = height_per_em(d);
      ImFontConfig config;
      config.FontDataOwnedByAtlas = false;
      config.OversampleH = ratio >= 2 ? 1 : 2;
      fonts_[f][s] =
          atlas->AddFontFromMemoryTTF(const_cast<unsigned char*>(d.data), int(d.size),
                                      kSizes[s] * scale * ratio * per_em_[f], &config, kRanges);
      if (!fallback) fallback = fonts_[f][s];
    }
  ImGui::GetIO().FontDefault = fallback;
  atlas->Build();
  for (ImFont* font : atlas->Fonts) snap_advances(*font);
}

ImFont* Gfx::font(Face face, float size, float& drawn) const {
  int best = 0;
  for (int s = 0; s < 7; ++s)
    if (kSizes[s] <= size + .1f) best = s;
  for (int d = 0; d < 7; ++d)
    for (int sign = -1; sign <= 1; sign += 2) {
      const int s = best + sign * d;
      if (s < 0 || s >= 7 || !fonts_[int(face)][s]) continue;
      drawn = px(size) * per_em_[int(face)];
      return fonts_[int(face)][s];
    }
  drawn = px(size);
  return ImGui::GetIO().FontDefault;
}

float Gfx::text_width(Face face, float size, const std::string& text) const {
  float drawn;
  const ImFont* f = font(face, size, drawn);
  return f->CalcTextSizeA(drawn, FLT_MAX, 0, text.c_str(), text.c_str() + text.size()).x;
}

namespace {

// Whether the face has not every letter: another sign stands in its place.
bool lacks(const ImFont& font, const std::string& text) {
  for (const char *p = text.c_str(), *end = p + text.size(); p < end;) {
    unsigned letter = 0;
    p += ImTextCharFromUtf8(&letter, p, end);
    if (!font.FindGlyphNoFallback(ImWchar(letter))) return true;
  }
  return false;
}

}  // namespace

float Gfx::text(float x, float y, Face face, float size, ImU32 color,
                const std::string& text) const {
  float drawn;
  ImFont* f = font(face, size, drawn);
  // Every face stands on the same line, 0.9 of its size below y; on whole device pixels, so that
  // glyphs stay as sharp as they were baked.
  const float top = y + px(size) * .9f - f->Ascent * drawn / f->FontSize;
  const ImVec2 at(std::floor(x * ratio_ + .5f) / ratio_, std::floor(top * ratio_ + .5f) / ratio_);
  const int vtx = list_->VtxBuffer.Size, idx = list_->IdxBuffer.Size;
  list_->AddText(f, drawn, at, color, text.c_str(), text.c_str() + text.size());
  // ImGui goes back to a whole pixel of the page, which need not be one of the device.
  const ImVec2 off(at.x - std::floor(at.x), at.y - std::floor(at.y));
  for (int v = vtx; v < list_->VtxBuffer.Size; ++v) {
    list_->VtxBuffer[v].pos.x += off.x;
    list_->VtxBuffer[v].pos.y += off.y;
  }
  if (Watcher* look = watcher()) look->text(list_, vtx, idx, size, color, text, lacks(*f, text));
  return text_width(face, size, text);
}

void Gfx::text_centered(float cx, float y, Face face, float size, ImU32 color,
                        const std::string& t) const {
  text(cx - text_width(face, size, t) / 2, y, face, size, color, t);
}

void Gfx::text_right(float right, float y, Face face, float size, ImU32 color,
                     const std::string& t) const {
  text(right - text_width(face, size, t), y, face, size, color, t);
}

std::string Gfx::fit(Face face, float size, const std::string& t, float width) const {
  if (text_width(face, size, t) <= width) return t;
  std::string cut = t;
  while (!cut.empty()) {
    // Whole UTF-8 characters only.
    while (!cut.empty() && (cut.back() & 0xC0) == 0x80) cut.pop_back();
    if (!cut.empty()) cut.pop_back();
    while (!cut.empty() && cut.back() == ' ') cut.pop_back();
    if (text_width(face, size, cut + "\u2026") <= width) return cut + "\u2026";
  }
  return cut;
}

float Gfx::centered(float cx, float y, float width, Face face, float size, ImU32 color,
                    const std::string& t, bool draw) const {
  const auto lines = [&](float room) {
    std::vector<std::string> found(1);
    for (std::size_t at = 0; at < t.size();) {
      const std::size_t end = std::min(t.find(' ', at), t.size());
      const std::string word = t.substr(at, end - at), line = found.back() + " " + word;
      if (found.back().empty())
        found.back() = word;
      else if (text_width(face, size, line) <= room)
        found.back() = line;
      else
        found.push_back(word);
      at = end + 1;
    }
    return found;
  };
  std::vector<std::string> best = lines(width);
  for (float narrower = width * .95f; best.size() > 1 && narrower > width * .5f;
       narrower -= width * .05f) {
    std::vector<std::string> evener = lines(narrower);
    if (evener.size() > best.size()) break;
    best = std::move(evener);
  }
  const float line = px(size) * 1.3f;
  for (std::size_t i = 0; draw && i < best.size(); ++i)
    text_centered(cx, y + line * float(i), face, size, color, best[i]);
  return line * float(best.size());
}

float Gfx::paragraph(const Rect& in, Face face, float size, ImU32 color, const std::string& t,
                     int max_lines, bool draw, float indent, float leading) const {
  // Where lines are close, paragraphs stand apart.
  const float line = px(size) * leading, gap = px(leading < 1.3f ? 6 : 4);
  const float space = text_width(face, size, " ");
  const float symbol_size = px(size) * 1.06f;
  float x = in.x + indent, y = in.y;
  int lines = 1;
  const char* p = t.c_str();
  std::vector<Glyph> parts, ahead;
  bool newline;
  char style = kPlain;
  const auto face_of = [&](const Glyph& g) {
    return g.style == kStrong ? Face::sans700 : g.style == kQuiet ? Face::sans500_italic : face;
  };
  const auto width_of = [&](const std::vector<Glyph>& word) {
    float width = 0;
    for (const Glyph& g : word)
      width += g.style == kIcon || g.symbol
                   ? symbol_size + px(g.symbol ? 1 : 4)
                   : text_width(face_of(g), size, std::string(g.begin, g.end));
    return width;
  };
  // What does not fit on the last line that there is room for is cut, and says so.
  const auto cut = [&] {
    if (draw) {
      text(x > in.x ? x - space : x, y, face, size, color, "\u2026");
      if (Watcher* look = watcher()) look->cut();
    }
    return y + line - in.y;
  };
  while (next_word(p, parts, newline, style)) {
    if (newline) {
      if (max_lines && lines == max_lines) return cut();
      x = in.x;
      y += line + gap;
      ++lines;
      continue;
    }
    const float width = width_of(parts);
    if (x > in.x && x + width > in.right()) {
      if (max_lines && lines == max_lines) return cut();
      x = in.x;
      y += line;
      ++lines;
    }
    if (max_lines && lines == max_lines && x > in.x) {
      // The last word that leaves room for the sign of the cut, if another follows.
      const char* next = p;
      bool ends = false;
      char later = style;
      if (next_word(next, ahead, ends, later) &&
          (ends || x + width + space + width_of(ahead) > in.right()) &&
          x + width + text_width(face, size, "\u2026") > in.right())
        return cut();
    }
    for (const Glyph& g : parts) {
      const std::string piece(g.begin, g.end);
      if (g.style == kIcon) {
        if (draw)
          icon(piece.c_str(), {x, y + px(size) * .03f, symbol_size, symbol_size},
               rgb(ink::kRubric));
        x += symbol_size + px(4);
      } else if (g.symbol) {
        if (draw) symbol(piece, x + symbol_size / 2, y + px(size) * .56f, symbol_size);
        x += symbol_size + px(1);
      } else {
        const Face set = face_of(g);
        if (draw) text(x, y, set, size, g.style == kQuiet ? rgb(ink::kInk2) : color, piece);
        x += text_width(set, size, piece);
      }
    }
    x += space;
  }
  return y + line - in.y;
}

void Gfx::gradient(const Rect& r, ImU32 top, ImU32 bottom, float rounding,
                   ImDrawFlags corners) const {
  const int first = list_->VtxBuffer.Size;
  list_->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, top | IM_COL32_A_MASK, px(rounding),
                       corners);
  const float alpha = float(top >> 24) / 255.f;
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(list_, first, list_->VtxBuffer.Size, {r.x, r.y},
                                                {r.x, r.bottom()}, top, bottom);
  if (alpha < 1)
    for (int i = first; i < list_->VtxBuffer.Size; ++i) {
      ImU32& c = list_->VtxBuffer[i].col;
      c = (c & ~IM_COL32_A_MASK) | ImU32(float(c >> 24) * alpha) << 24;
    }
}

void Gfx::outline(const Rect& r, ImU32 color, float rounding, float thickness) const {
  list_->AddRect({r.x, r.y}, {r.right(), r.bottom()}, color, px(rounding), 0, px(thickness));
}

void Gfx::shadow(const Rect& r, float rounding, bool lifted) const {
  static constexpr float kResting[][3] = {{5, 0, .08f}, {3, 1, .16f}, {1, 1, .28f}};
  static constexpr float kLifted[][3] = {{13, 1, .06f}, {9, 2, .10f}, {5, 2, .18f}, {2, 1, .30f}};
  const auto* layers = lifted ? kLifted : kResting;
  for (int i = 0; i < (lifted ? 4 : 3); ++i) {
    const float dy = px(layers[i][0]), grow = px(layers[i][1]);
    list_->AddRectFilled({r.x - grow, r.y + dy - grow}, {r.right() + grow, r.bottom() + dy + grow},
                         IM_COL32(0, 0, 0, int(layers[i][2] * 255)), px(rounding) + grow);
  }
}

void Gfx::glow(const Rect& r, float rounding, ImU32 color) const {
  const ImU32 base = color & ~IM_COL32_A_MASK;
  outline(r.grown(px(9)), base | 26u << IM_COL32_A_SHIFT, rounding + 9, 4);
  outline(r.grown(px(5)), base | 84u << IM_COL32_A_SHIFT, rounding + 5, 4);
  outline(r.grown(px(1.5f)), color, rounding + 1.5f, 3);
}

void Gfx::dashed_ring(const Rect& r, float rounding, ImU32 color, float thickness) const {
  // Walks along the rounded rectangle in steps of half a dash: three parts drawn, two left out.
  list_->PathClear();
  list_->PathRect({r.x, r.y}, {r.right(), r.bottom()}, px(rounding));
  ImVector<ImVec2> path = list_->_Path;
  list_->PathClear();
  if (path.empty()) return;
  const ImVec2 start = path[0];  // not by reference: push_back may move what it refers to
  path.push_back(start);
  float whole = 0;
  for (int i = 0; i + 1 < path.Size; ++i)
    whole += std::hypot(path[i + 1].x - path[i].x, path[i + 1].y - path[i].y);
  const int dashes = whole < px(40) ? 4 : whole > px(4000) ? 400 : int(whole / px(10));
  const float period = whole / float(dashes), on = period * .6f;
  int corner = 0;
  float passed = 0;  // length of the path before path[corner]
  const auto segment = [&] {
    return std::hypot(path[corner + 1].x - path[corner].x, path[corner + 1].y - path[corner].y);
  };
  const auto point = [&](float at) {
    while (corner + 2 < path.Size && passed + segment() < at) passed += segment(), ++corner;
    const float length = segment();
    const float k = length > 0 ? std::fmin(1.f, (at - passed) / length) : 0;
    return path[corner] * (1 - k) + path[corner + 1] * k;
  };
  for (int i = 0; i < dashes; ++i) {
    ImVec2 last = point(period * float(i));
    for (int part = 1; part <= 3; ++part) {
      const ImVec2 next = point(period * float(i) + on * float(part) / 3);
      list_->AddLine(last, next, color, px(thickness));
      last = next;
    }
  }
}

void Gfx::dashed_curve(ImVec2 a, ImVec2 b, ImVec2 c, ImVec2 d, ImU32 color, float thickness) const {
  list_->AddBezierCubic(a, b, c, d, rgb(ink::kCasing, .85f), px(thickness + 4));
  constexpr int kSteps = 96;
  ImVec2 last = a;
  float along = 0;
  for (int i = 1; i <= kSteps; ++i) {
    const float t = float(i) / kSteps, u = 1 - t;
    const ImVec2 at = a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t);
    along += std::hypot(at.x - last.x, at.y - last.y);
    if (std::fmod(along, px(15)) < px(9)) list_->AddLine(last, at, color, px(thickness));
    last = at;
  }
}

void Gfx::hatch(const Rect& r, ImU32 color) const {
  list_->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
  for (float x = r.x - r.h; x < r.right(); x += px(9))
    list_->AddLine({x, r.bottom()}, {x + r.h, r.y}, color, px(3));
  list_->PopClipRect();
}

void Gfx::disc(float cx, float cy, float radius, ImU32 fill, ImU32 rim) const {
  list_->AddCircleFilled({cx, cy}, radius + px(1.5f), rim, 32);
  list_->AddCircleFilled({cx, cy}, radius, fill, 32);
}

void Gfx::gradient_disc(float cx, float cy, float radius, unsigned top, unsigned bottom) const {
  const int first = list_->VtxBuffer.Size;
  list_->AddCircleFilled({cx, cy}, radius, rgb(top), radius > px(20) ? 64 : 32);
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(list_, first, list_->VtxBuffer.Size,
                                                {cx, cy - radius}, {cx, cy + radius}, rgb(top),
                                                rgb(bottom));
}

void Gfx::boxed(const Rect& r, ImU32 line, float width, ImU32 top, ImU32 bottom,
                float rounding) const {
  list_->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, line, px(rounding));
  gradient(r.grown(-px(width)), top, bottom, rounding - width);
}

void Gfx::lit(const Rect& r, float rounding, float alpha) const {
  const float in = px(rounding * .6f);
  list_->AddLine({r.x + in, r.y + px(1)}, {r.right() - in, r.y + px(1)}, rgb(0xFFF0D2, alpha),
                 px(1));
}

// ------------------------------------------------------------------ icons
void Gfx::sign(const char* name, const Rect& r) const {
  if (Watcher* look = watcher()) look->sign(name, r);
}

void Gfx::icon(const char* name, const Rect& r, ImU32 color) const {
  sign(name, r);
  const IconAtlas::Cell* cell = icons_.cell(IconAtlas::index(name), r.w * ratio_);
  if (!cell) return;
  // Small ones lie on whole device pixels, as they were drawn.
  ImVec2 at{r.x, r.y};
  if (r.w * ratio_ < 64)
    at = {std::floor(r.x * ratio_ + .5f) / ratio_, std::floor(r.y * ratio_ + .5f) / ratio_};
  list_->AddImage(icon_texture(), at, at + ImVec2(r.w, r.h), cell->a, cell->b, color);
}

void Gfx::picture_icon(const char* name, const Rect& r, ImU32 light, ImU32 tint,
                       bool turned) const {
  const IconAtlas::Cell* cell = icons_.cell(IconAtlas::index(name), r.w * ratio_);
  if (!cell) return;
  const ImVec2 a = cell->a, b = cell->b;
  const ImVec2 uv[4] = {{a.x, a.y}, {b.x, a.y}, {b.x, b.y}, {a.x, b.y}};
  const int shift = turned ? 3 : 0;  // a quarter turn clockwise
  for (int layer = 0; layer < 2; ++layer) {
    const float d = layer == 0 ? r.w * .03f : 0;
    const ImU32 top = layer == 0 ? rgb(0x140C06, .42f) : light, bottom = layer == 0 ? top : tint;
    list_->PushTextureID(icon_texture());
    list_->PrimReserve(6, 4);
    const unsigned base = list_->_VtxCurrentIdx;
    const ImVec2 p[4] = {{r.x + d, r.y + d},
                         {r.right() + d, r.y + d},
                         {r.right() + d, r.bottom() + d},
                         {r.x + d, r.bottom() + d}};
    const int order[6] = {0, 1, 2, 0, 2, 3};
    for (int i : order) list_->PrimWriteIdx(base + unsigned(i));
    for (int i = 0; i < 4; ++i)
      list_->PrimWriteVtx(p[i], uv[(i + shift) % 4], i < 2 ? top : bottom);
    list_->PopTextureID();
  }
}

void Gfx::symbol(const std::string& s, float cx, float cy, float diameter) const {
  static constexpr const char* kLetters = "WUBRGC";
  static constexpr const char* kIconsOf[] = {"mana-w", "mana-u", "mana-b",
                                             "mana-r", "mana-g", "mana-c"};
  const float radius = diameter / 2;
  const InRegion part(*this, "a symbol", {cx - radius, cy - radius, diameter, diameter},
                      kLoose | kSign | kMayClip);
  const auto disc_of = [&](int kind) {
    const ManaColors& m = mana_colors(kind);
    list_->AddCircleFilled({cx, cy}, radius, rgb(0x20160E), 32);
    gradient_disc(cx, cy, radius * .9f, m.disc, m.disc2);
  };
  const Rect box{cx - radius, cy - radius, diameter, diameter};
  const char* letter = s.size() == 1 ? std::strchr(kLetters, s[0]) : nullptr;
  if (letter && *letter) {
    const int kind = int(letter - kLetters);
    disc_of(kind);
    icon(kIconsOf[kind], box, rgb(mana_colors(kind).glyph));
    return;
  }
  if (s == "T" || s == "Q") {
    disc_of(5);
    icon(s == "T" ? "tap" : "untap", box, rgb(mana_colors(5).glyph));
    return;
  }
  const std::size_t slash = s.find('/');
  if (slash != std::string::npos) {
    // Two halves: the second colour's disc with the first one's glyph small at the upper left.
    const char* one = std::strchr(kLetters, s[0]);
    const char* two = std::strchr(kLetters, s[slash + 1]);
    disc_of(two && *two ? int(two - kLetters) : 5);
    if (two && *two)
      icon(kIconsOf[two - kLetters], {cx - radius * .1f, cy - radius * .1f, radius, radius},
           rgb(mana_colors(int(two - kLetters)).glyph));
    else
      text_centered(cx + radius * .35f, cy - px(2), Face::sans700, 13, rgb(ink::kInk),
                    s.substr(slash + 1));
    list_->AddCircleFilled({cx - radius * .4f, cy - radius * .4f}, radius * .55f,
                           rgb(mana_colors(one && *one ? int(one - kLetters) : 5).disc2), 24);
    if (one && *one)
      icon(kIconsOf[one - kLetters], {cx - radius * .9f, cy - radius * .9f, radius, radius},
           rgb(mana_colors(int(one - kLetters)).glyph));
    return;
  }
  disc_of(5);
  const float size = diameter / scale_ >= 26 ? 18.f : diameter / scale_ >= 17 ? 15.f : 13.f;
  text_centered(cx, cy - px(size) * .58f, Face::sans800, size, rgb(mana_colors(5).glyph), s);
}

void Gfx::ornament(float cx, float cy, float half, ImU32 color) const {
  ImDrawList* d = list_;
  const float k = half / 60;
  const ImVec2 p[4] = {{cx, cy - 7 * k}, {cx + 6 * k, cy}, {cx, cy + 7 * k}, {cx - 6 * k, cy}};
  d->AddConvexPolyFilled(p, 4, color);
  for (const float side : {-k, k}) {
    const auto at = [&](float x, float y) { return ImVec2(cx + side * x, cy + k * y); };
    const float thick = std::max(px(1), 1.4f * k);
    d->AddBezierCubic(at(10, 0), at(18, -8), at(28, -8), at(32, -2), color, thick);
    d->AddBezierCubic(at(32, -2), at(35, 3), at(28, 5), at(27, 1), color, thick);
    d->AddBezierCubic(at(33, 0), at(42, 4), at(50, 3), at(56, 0), color, thick);
  }
}

}  // namespace upkeep
