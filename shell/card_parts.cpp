// What cards of all sizes are put together from.
#include "card_parts.h"

#include <cmath>
#include <cstring>

namespace upkeep {

const char* kind_icon(TypeSet types) {
  if (types & kCreature) return "bird-claw";
  if (types & kLand) return "mountains";
  if (types & kArtifact) return "gears";
  if (types & kEnchantment) return "aura";
  if (types & kInstant) return "heavy-lightning";
  if (types & kSorcery) return "scroll-unfurled";
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

// A land is painted by the mana it makes.
int picture_kind(const CardFace& f) {
  if (f.kind != kKindLand || !f.def) return f.kind;
  for (int i = 0; i < 5; ++i)
    if (f.def->subtypes.has(i)) return i;
  return kKindLand;
}

// On a small tile a long word gives way.
std::string short_name(const std::string& name) {
  for (const char* word : {"Protection", "Proteção", "Protección", "Protezione"})
    if (const std::size_t at = name.find(word); at != std::string::npos && name.size() > 16)
      return name.substr(0, at) + "Prot." + name.substr(at + std::strlen(word));
  return name;
}

std::string number(int v) { return v < 0 ? "\u2212" + std::to_string(-v) : std::to_string(v); }

std::string size_text(const CardFace& f) {
  if (f.loyalty >= 0) return std::to_string(f.loyalty);
  return number(f.power) + "/" + number(f.toughness);
}

bool has_plate(const CardFace& f) { return f.creature || f.loyalty >= 0; }

// The plate with power and toughness, w wide, its left bottom corner at (x, bottom).
void plate(Gfx& g, float x, float bottom, float w, float h, float size, const CardFace& f) {
  const Rect r{x, bottom - h, w, h};
  g.shadow(r, 6);
  g.gradient(r, rgb(0x3A2B20), rgb(0x1B130D), 6);
  g.outline(r, rgb(ink::kBrass2, .9f), 6, 1.2f);
  std::string text = size_text(f);
  ImU32 color = rgb(ink::kText);
  if (f.creature) {
    const int change = f.power - f.base_power + f.toughness - f.base_toughness;
    if (f.power != f.base_power || f.toughness != f.base_toughness) {
      color = rgb(change >= 0 ? ink::kRaised : ink::kLowered);
      const float a = g.px(size >= 22 ? 5.f : 3.5f), cx = r.x + g.px(5) + a, cy = r.cy();
      if (change >= 0)
        g.list()->AddTriangleFilled({cx - a, cy + a * .7f}, {cx + a, cy + a * .7f},
                                    {cx, cy - a * .8f}, color);
      else
        g.list()->AddTriangleFilled({cx - a, cy - a * .7f}, {cx, cy + a * .8f},
                                    {cx + a, cy - a * .7f}, color);
      g.text_centered(r.cx() + a, r.cy() - g.px(size) * .6f, Face::sans800, size, color, text);
      return;
    }
  }
  g.text_centered(r.cx(), r.cy() - g.px(size) * .6f, Face::sans800, size, color, text);
}

void picture(Gfx& g, const Rect& r, const CardFace& f, float top_rounding, bool turned, bool rays) {
  const CardColors& c = card_colors(picture_kind(f));
  g.gradient(r, rgb(c.picture), rgb(c.picture2), top_rounding, ImDrawFlags_RoundCornersTop);
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
    for (int i = 0; i < 24; ++i) {
      const float a = float(i) * 6.2831853f / 24;
      g.list()->AddTriangleFilled({cx, cy}, edge(a - .065f), edge(a + .065f),
                                  IM_COL32(255, 255, 255, 18));
    }
    g.list()->PushClipRect({r.x, r.y + round}, {r.right(), r.bottom()}, true);
    for (float y = r.y + r.h * .72f; y < r.bottom(); y += g.px(4))
      g.list()->AddLine({r.x, y}, {r.right(), y}, rgb(c.frame, .22f), g.px(1));
    g.list()->PopClipRect();
    const Rect inner = r.grown(-g.px(5));
    g.list()->AddRect({inner.x, inner.y}, {inner.right(), inner.bottom()},
                      IM_COL32(255, 255, 255, 60), g.px(top_rounding - 5),
                      ImDrawFlags_RoundCornersTop, g.px(1));
  }
  const char* name = g.has_icon(f.art.c_str()) ? f.art.c_str() : kind_icon(f.types);
  const float side = (r.w < r.h ? r.w : r.h) * .8f;
  g.picture_icon(name, {r.cx() - side / 2, r.cy() - side / 2, side, side}, rgb(c.light),
                 rgb(c.tint), turned);
  g.list()->AddRect({r.x, r.y}, {r.right(), r.bottom()}, rgb(c.frame, .8f), g.px(top_rounding),
                    ImDrawFlags_RoundCornersTop, g.px(1.2f));
}

void spine(Gfx& g, const Rect& r, const CardFace& f, float rounding, ImDrawFlags corners) {
  const CardColors& c = card_colors(f.kind);
  g.gradient(r, rgb(c.spine), rgb(c.spine2), rounding, corners);
  g.list()->AddLine({r.right() - 1, r.y}, {r.right() - 1, r.bottom()}, rgb(0x000000, .25f),
                    g.px(1));
}

void mark(Gfx& g, float cx, float cy, float radius, const char* icon_name) {
  g.disc(cx, cy, radius, rgb(0x1B130D), rgb(0xD2C2A3, .9f));
  // The drawn arrow fills less of its square than the icons do.
  const bool small = icon_name[0] == 't' && icon_name[1] == 'a';
  const float side = radius * (small ? 2.1f : 1.45f);
  g.icon(icon_name, {cx - side / 2, cy - side / 2, side, side}, rgb(ink::kText));
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
  if (state & kStateSelected) {
    g.outline(r.grown(g.px(2)), rgb(ink::kBrass), rounding + 2, 3);
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
      const float line = g.px(size) * .9f;
      for (int i = 0; i < 3; ++i)
        g.text(r.x, r.y + line * float(i) - g.px(1.5f), face, size, color,
               g.fit(face, size, parts[i], r.w));
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
