// What cards of all sizes are put together from.
#include "draw/card_parts.h"

#include <cmath>
#include <cstring>

namespace upkeep {

const char* kind_icon(const CardFace& f) {
  if (f.types & kCreature) return "bird-claw";
  if (f.types & kLand) return "mountains";
  if (f.types & kArtifact) return "gears";
  if (f.types & kEnchantment) return f.def && f.def->enchant ? "ribbon" : "aura";
  // Only the first of the four times writes "interrupt" on it.
  if ((f.types & kInterrupt) && f.words == Vocabulary::classic1997) return "power-lightning";
  if (f.types & kInstant) return "heavy-lightning";
  if (f.types & kSorcery) return "scroll-unfurled";
  return "broadsword";
}

int kind_of(TypeSet types, ColorSet colors, const CardDef& def) {
  if (types & kLand) {
    return kKindLand;
  }
  int kind = -1;
  for (int i = 0; i < 5; ++i)
    if (colors >> i & 1) kind = kind < 0 ? i : kKindGold;
  if (kind >= 0) return kind;
  (void)def;
  return kKindArtifact;
}

// A land is painted by the mana it makes, if that is of one colour.
int picture_kind(const CardFace& f) {
  if (f.kind != kKindLand || !f.def) return f.kind;
  for (int i = 0; i < 5; ++i)
    if (f.makes == 1 << i) return i;
  return kKindLand;
}

// On a small tile a long word gives way.
std::string short_name(const std::string& name) {
  for (int l = 0; l < kLangs; ++l) {
    if (!has_words(Lang(l))) continue;  // nothing on the table is in that language
    const char* const word = str(Lang(l), Str::table_protection);
    if (const std::size_t at = name.find(word); at != std::string::npos && name.size() > 16)
      return name.substr(0, at) + "Prot." + name.substr(at + std::strlen(word));
  }
  return name;
}

std::string number(int v) { return v < 0 ? "\u2212" + std::to_string(-v) : std::to_string(v); }

std::string size_text(const CardFace& f) {
  if (f.loyalty >= 0) return std::to_string(f.loyalty);
  return number(f.power) + "/" + number(f.toughness);
}

bool has_plate(const CardFace& f) { return f.creature || f.loyalty >= 0; }

// The plate with power and toughness, w wide, its left bottom corner at (x, bottom).
void plate(Gfx& g, float x, float bottom, float w, float h, float size, const CardFace& f,
           bool signs) {
  const Rect r{x, bottom - h, w, h};
  const float rounding = signs ? 8.f : 6.f;
  g.shadow(r, rounding);
  g.outline(r.grown(g.px(.5f)), rgb(ink::kDark), rounding, 1);
  g.gradient(r, rgb(0x3A2A1E), rgb(0x1A110B), rounding);
  g.outline(r.grown(-g.px(.6f)), rgb(ink::kBrass2), rounding, signs ? 2.f : 1.5f);
  const std::string text = size_text(f);
  const bool changed = f.creature && (f.power != f.base_power || f.toughness != f.base_toughness);
  const bool up = f.power - f.base_power + f.toughness - f.base_toughness >= 0;
  const ImU32 color = rgb(!changed ? ink::kText : up ? ink::kRaised : ink::kLowered);
  const float a = changed ? g.px(size >= 22 ? 5.f : 3.5f) : 0;
  // Long numbers are set smaller; between the frame's edges, and beside the triangle.
  while (size > 9 && g.text_width(Face::sans800, size, text) > w - g.px(8) - 2 * a) size -= 1;
  const float cx = r.cx() + a, wide = g.text_width(Face::sans800, size, text);
  const int first = g.list()->VtxBuffer.Size;
  g.text_centered(cx, r.cy() - g.px(size) * .6f, Face::sans800, size, color, text);
  // The stroke between the numbers steps back behind them: four corners a letter.
  if (const std::size_t at = text.find('/'); at != std::string::npos) {
    std::size_t letter = 0;
    for (std::size_t i = 0; i < at; ++i) letter += (text[i] & 0xC0) != 0x80;
    for (int v = first + int(letter) * 4; v < first + int(letter) * 4 + 4; ++v) {
      if (v >= g.list()->VtxBuffer.Size) break;
      ImU32& ink = g.list()->VtxBuffer[v].col;
      ink = (ink & ~IM_COL32_A_MASK) | IM_COL32(0, 0, 0, 191);
    }
  }
  if (changed) {
    const float tx = r.x + g.px(5) + a, cy = r.cy();
    if (up)
      g.list()->AddTriangleFilled({tx - a, cy + a * .7f}, {tx + a, cy + a * .7f},
                                  {tx, cy - a * .8f}, color);
    else
      g.list()->AddTriangleFilled({tx - a, cy - a * .7f}, {tx, cy + a * .8f},
                                  {tx + a, cy - a * .7f}, color);
  } else if (signs && f.creature) {
    const float side = g.px(15), free = (w - wide) / 2 - side;
    if (free < g.px(3)) return;
    const float edge = std::fmin(free - g.px(1), g.px(8));
    const Rect sword{r.x + edge, r.cy() - side / 2, side, side};
    const Rect shield{r.right() - edge - side, sword.y, side, side};
    g.icon("broadsword", sword, rgb(ink::kBrass));
    g.icon("edged-shield", shield, rgb(ink::kBrass));
  }
}

namespace {

// A light in the middle of a picture, that fades before its edges.
void picture_light(Gfx& g, const Rect& r) {
  constexpr int kParts = 24;
  const float cx = r.cx(), cy = r.y + r.h * .48f;
  const float radius = .62f * std::hypot(r.w / 2, r.bottom() - cy);
  ImDrawList* list = g.list();
  list->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
  list->PrimReserve(kParts * 3, kParts + 1);
  const unsigned base = list->_VtxCurrentIdx;
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  list->PrimWriteVtx({cx, cy}, uv, rgb(0xFFFAE6, .34f));
  for (int i = 0; i < kParts; ++i) {
    const float a = float(i) * 6.2831853f / kParts;
    list->PrimWriteVtx({cx + radius * std::cos(a), cy + radius * std::sin(a)}, uv,
                       rgb(0xFFFAE6, 0));
    list->PrimWriteIdx(base);
    list->PrimWriteIdx(base + 1 + unsigned(i));
    list->PrimWriteIdx(base + 1 + unsigned(i + 1) % kParts);
  }
  list->PopClipRect();
}

}  // namespace

void picture(Gfx& g, const Rect& r, const CardFace& f, float top_rounding, bool turned, bool rays) {
  const CardColors& c = card_colors(picture_kind(f));
  g.gradient(r, rgb(c.picture), rgb(c.picture2), top_rounding, ImDrawFlags_RoundCornersTop);
  picture_light(g, r);
  if (rays) {
    // Each ray ends at the picture's edge, round corners included.
    const float cx = r.cx(), cy = r.y + r.h * .54f, round = g.px(top_rounding);
    const auto edge = [&](float a) {
      const float dx = std::cos(a), dy = std::sin(a);
      float t = 1e9f;
      if (dx > 0) t = std::fmin(t, (r.right() - cx) / dx);
      if (dx < 0) t = std::fmin(t, (r.x - cx) / dx);
      if (dy > 0) t = std::fmin(t, (r.bottom() - cy) / dy);
      if (dy < 0) t = std::fmin(t, (r.y - cy) / dy);
      for (float ox : {r.x + round, r.right() - round}) {
        const float oy = r.y + round, x = cx + dx * t, y = cy + dy * t;
        if (y >= oy || (ox < cx ? x >= ox : x <= ox)) continue;
        const float fx = cx - ox, fy = cy - oy, b = fx * dx + fy * dy;
        const float under = b * b - (fx * fx + fy * fy - round * round);
        if (under > 0) t = -b + std::sqrt(under);
      }
      return ImVec2(cx + dx * t, cy + dy * t);
    };
    for (int i = 0; i < 12; ++i) {
      const float a = float(i) * 6.2831853f / 12 - 1.5707963f;
      g.list()->AddTriangleFilled({cx, cy}, edge(a - .055f), edge(a + .055f),
                                  IM_COL32(255, 255, 255, 18));
    }
    // Hatching, denser downwards.
    for (float y = r.bottom() - g.px(4), n = 0; y > r.y + r.h * .62f; y -= g.px(4), ++n)
      g.list()->AddRectFilled({r.x, y}, {r.right(), y + g.px(1)},
                              rgb(0, std::fmax(.149f - .0113f * n, .01f)));
  }
  const char* name = g.has_icon(f.art.c_str()) ? f.art.c_str() : kind_icon(f);
  const float side = (r.w < r.h ? r.w : r.h) * (rays ? .75f : top_rounding > 0 ? .77f : .72f);
  g.picture_icon(name, {r.cx() - side / 2, r.cy() - side / 2, side, side}, rgb(c.light),
                 rgb(c.tint), turned);
  if (!rays && !top_rounding) return;
  g.list()->AddRect({r.x, r.y}, {r.right(), r.bottom()}, rgb(c.frame), g.px(top_rounding),
                    ImDrawFlags_RoundCornersTop, g.px(rays ? 2.f : 1.2f));
  if (!rays) return;
  const Rect inner = r.grown(-g.px(4.5f));
  g.list()->AddRect({inner.x, inner.y}, {inner.right(), inner.bottom()}, rgb(0xFFF6DC, .42f),
                    g.px(top_rounding - 4), ImDrawFlags_RoundCornersTop, g.px(1));
}

void spine(Gfx& g, const Rect& r, const CardFace& f, float rounding, ImDrawFlags corners) {
  const CardColors& c = card_colors(f.kind);
  g.gradient(r, rgb(c.spine), rgb(c.spine2), rounding, corners);
  // The edge towards the rest of the card, below where it lies down.
  const float line = g.px(1);
  if (r.w > r.h)
    g.list()->AddRectFilled({r.x, r.bottom() - line}, {r.right(), r.bottom()}, rgb(c.frame));
  else
    g.list()->AddRectFilled({r.right() - line, r.y}, {r.right(), r.bottom()}, rgb(c.frame));
}

void mark(Gfx& g, float cx, float cy, float radius, const char* icon_name, bool cream) {
  g.disc(cx, cy, radius, rgb(0x1B130D), rgb(cream ? ink::kText : ink::kBrass2));
  // The drawn arrow fills less of its square than the icons do.
  const bool small = icon_name[0] == 't' && icon_name[1] == 'a';
  const float side = radius * (small ? 2.1f : 1.4f);
  g.icon(icon_name, {cx - side / 2, cy - side / 2, side, side},
         rgb(cream ? ink::kText : ink::kBrass));
}

void pile_edge(Gfx& g, const Rect& r, const CardFace& f, float rounding) {
  g.gradient(r, rgb(ink::kDark), rgb(ink::kDark), rounding);
  const unsigned tone = card_colors(f.kind).spine2;
  const Rect in = r.grown(-g.px(2));
  g.gradient(in, rgb(tone), rgb(tone), rounding - 2);
  g.outline(in.grown(-g.px(.5f)), rgb(0xFFF4DC, .25f), rounding - 2, 1);
}

void paper(Gfx& g, const Rect& r, float rounding, bool dim) {
  g.gradient(r, rgb(dim ? 0xA89F8A : ink::kPaper), rgb(dim ? 0x98896C : ink::kPaper2), rounding);
}

void state_rings(Gfx& g, const Rect& r, u32 state, float rounding) {
  if (state & kStateTargetMine)
    g.dashed_ring(r.grown(g.px(3)), rounding + 3, rgb(ink::kMine), 2.5f);
  if (state & kStateTargetTheirs)
    g.dashed_ring(r.grown(g.px(3)), rounding + 3, rgb(ink::kTheirs), 2.5f);
  if (state & kStateProposed) g.dashed_ring(r.grown(g.px(2)), rounding + 2, rgb(ink::kBrass), 2.f);
  if (state & (kStateSelected | kStateShown))
    g.outline(r.grown(g.px(2)), rgb(ink::kBrass), rounding + 2, 3);
  if (state & kStateSelected) {
    // On the edge, as what may be chosen is marked: below it the name begins.
    g.disc(r.right() - g.px(4), r.y - g.px(5), g.px(9), rgb(ink::kBrass2), rgb(ink::kDark));
    g.icon("check", {r.right() - g.px(10), r.y - g.px(11), g.px(12), g.px(12)}, rgb(ink::kInk));
  }
  if (state & kStateHovered) g.outline(r.grown(g.px(1)), rgb(ink::kCream), rounding + 1, 2);
  if (state & kStateFocused) {
    g.outline(r.grown(g.px(2)), rgb(ink::kDark), rounding + 2, 2);
    g.outline(r.grown(g.px(4.5f)), rgb(ink::kCream), rounding + 4.5f, 3);
  }
}

void playable_lozenge(Gfx& g, float cx, float cy) {
  const float a = g.px(8);
  g.sign("lozenge", {cx - a, cy - a, 2 * a, 2 * a});
  const ImVec2 p[4] = {{cx, cy - a}, {cx + a, cy}, {cx, cy + a}, {cx - a, cy}};
  g.list()->AddConvexPolyFilled(p, 4, rgb(ink::kBrass));
  g.list()->AddPolyline(p, 4, rgb(ink::kDark), ImDrawFlags_Closed, g.px(1.2f));
  g.list()->AddLine({cx - a * .4f, cy}, {cx + a * .4f, cy}, rgb(ink::kInk), g.px(1.8f));
  g.list()->AddLine({cx, cy - a * .4f}, {cx, cy + a * .4f}, rgb(ink::kInk), g.px(1.8f));
}

// The name on at most two lines in the largest of the sizes that fits.
float name_block(Gfx& g, const Rect& r, const std::string& name, Face face, const float* sizes,
                 int n, ImU32 color, bool centered, bool broken) {
  for (int i = 0; i < n && !broken; ++i) {
    const float size = sizes[i];
    if (g.text_width(face, size, name) <= r.w) {
      const float y = r.y;
      if (centered)
        g.text_centered(r.cx(), y, face, size, color, name);
      else
        g.text(r.x, y, face, size, color, name);
      return g.px(size) * 1.12f;
    }
  }
  // Two lines: broken where both halves fit, in the largest size that lets them.
  std::size_t middle = std::string::npos;
  float size = sizes[n - 1];
  for (int i = 0; i < n && middle == std::string::npos; ++i)
    for (std::size_t at = name.find(' '); at != std::string::npos; at = name.find(' ', at + 1))
      if (g.text_width(face, sizes[i], name.substr(0, at)) <= r.w &&
          g.text_width(face, sizes[i], name.substr(at + 1)) <= r.w) {
        middle = at;
        size = sizes[i];
      }
  // A left-aligned name of three words may stand on three lines.
  if (middle == std::string::npos && !centered) {
    const std::size_t one = name.find(' '), two = name.rfind(' ');
    if (one != two) {
      const std::string parts[] = {name.substr(0, one), name.substr(one + 1, two - one - 1),
                                   name.substr(two + 1)};
      const float small = size - 1, line = g.px(small);
      for (int i = 0; i < 3; ++i)
        g.text(r.x, r.y + line * float(i) - g.px(1.5f), face, small, color,
               g.fit(face, small, parts[i], r.w));
      return line * 3;
    }
  }
  if (middle == std::string::npos) middle = name.find(' ', name.size() / 3);
  if (middle == std::string::npos) {
    const std::string cut = g.fit(face, size, name, r.w);
    if (centered)
      g.text_centered(r.cx(), r.y, face, size, color, cut);
    else
      g.text(r.x, r.y, face, size, color, cut);
    return g.px(size) * 1.12f;
  }
  const std::string one = g.fit(face, size, name.substr(0, middle), r.w),
                    two = g.fit(face, size, name.substr(middle + 1), r.w);
  const float line = g.px(size) * 1.06f;
  if (centered) {
    g.text_centered(r.cx(), r.y, face, size, color, one);
    g.text_centered(r.cx(), r.y + line, face, size, color, two);
  } else {
    g.text(r.x, r.y, face, size, color, one);
    g.text(r.x, r.y + line, face, size, color, two);
  }
  return line * 2;
}

}  // namespace upkeep
