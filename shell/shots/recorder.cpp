// Reads a recorded frame as the graphics card would: which triangles lie under a text and which
// over it, with their colours. So the checks need no pixels, and know what they complain about.
#include "shots/recorder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace upkeep {
namespace {

struct Box {
  float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;
  void add(ImVec2 p) {
    x0 = std::min(x0, p.x), y0 = std::min(y0, p.y);
    x1 = std::max(x1, p.x), y1 = std::max(y1, p.y);
  }
  float w() const { return x1 - x0; }
  float h() const { return y1 - y0; }
  bool empty() const { return x1 <= x0 || y1 <= y0; }
};
Box common(const Box& a, const Box& b) {
  return {std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1), std::min(a.y1, b.y1)};
}

struct Triangle {
  Box box;
  unsigned i[3];
  int at;  // index of its first index
  ImVec4 clip;
  bool icons;
  bool overlay;
};

struct Color {
  float r = 0, g = 0, b = 0, a = 0;
};
Color unpack(ImU32 c) {
  return {float(c >> IM_COL32_R_SHIFT & 255) / 255, float(c >> IM_COL32_G_SHIFT & 255) / 255,
          float(c >> IM_COL32_B_SHIFT & 255) / 255, float(c >> IM_COL32_A_SHIFT & 255) / 255};
}
void put_over(Color& under, const Color& over) {
  under.r += (over.r - under.r) * over.a;
  under.g += (over.g - under.g) * over.a;
  under.b += (over.b - under.b) * over.a;
}

// As WCAG 2 counts it.
float luminance(const Color& c) {
  const auto linear = [](float v) {
    return v <= .03928f ? v / 12.92f : std::pow((v + .055f) / 1.055f, 2.4f);
  };
  return .2126f * linear(c.r) + .7152f * linear(c.g) + .0722f * linear(c.b);
}
float contrast(const Color& a, const Color& b) {
  const float x = luminance(a), y = luminance(b);
  return (std::max(x, y) + .05f) / (std::min(x, y) + .05f);
}

// All triangles of a frame, and what colour they make at a point.
class DrawnFrame {
 public:
  DrawnFrame(const ImDrawList* list, const Gfx& gfx, const std::vector<Recorder::Region>& regions)
      : list_(list), gfx_(gfx) {
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&font_, &font_w_, &font_h_);
    const ImTextureID fonts = ImGui::GetIO().Fonts->TexID;
    for (const ImDrawCmd& cmd : list->CmdBuffer)
      for (unsigned k = 0; k + 2 < cmd.ElemCount; k += 3) {
        Triangle t;
        t.at = int(cmd.IdxOffset + k);
        for (int c = 0; c < 3; ++c) {
          t.i[c] = list->IdxBuffer[t.at + c] + cmd.VtxOffset;
          t.box.add(list->VtxBuffer[int(t.i[c])].pos);
        }
        t.clip = cmd.ClipRect;
        t.icons = cmd.TextureId != fonts;
        t.overlay = false;
        for (const Recorder::Region& r : regions)
          t.overlay = t.overlay || ((r.flags & kOverlay) && t.at >= r.idx &&
                                    (t.at < r.idx_end || r.idx_end < 0));
        t.box = common(t.box, {t.clip.x, t.clip.y, t.clip.z, t.clip.w});
        if (!t.box.empty()) sort_in(t);
      }
  }

  // What lies below index `from`, and how much of it is covered by what comes at `to` or later.
  // `veiled`: the same of what an overlay covers.
  void at(ImVec2 p, int from, int to, Color& under, float& covered, float& veiled) const {
    under = {0, 0, 0, 1};
    float open = 1, unveiled = 1;
    for (const int index : near(p)) {
      const Triangle& t = triangles_[std::size_t(index)];
      if (t.at >= from && t.at < to) continue;
      if (p.x < t.box.x0 || p.x > t.box.x1 || p.y < t.box.y0 || p.y > t.box.y1) continue;
      Color c;
      if (!color(t, p, c)) continue;
      if (t.at < from)
        put_over(under, c);
      else
        (t.overlay ? unveiled : open) *= 1 - c.a;
    }
    covered = 1 - open;
    veiled = 1 - unveiled;
  }

  // How much those in between cover there.
  float between(ImVec2 p, int from, int to) const {
    float open = 1;
    Color c;
    for (const int index : near(p))
      if (const Triangle& t = triangles_[std::size_t(index)];
          t.at >= from && t.at < to && p.x >= t.box.x0 && p.x <= t.box.x1 && p.y >= t.box.y0 &&
          p.y <= t.box.y1 && color(t, p, c))
        open *= 1 - c.a;
    return 1 - open;
  }

 private:
  // Only those of one square of the picture are asked about a point in it, in their order.
  static constexpr float kSquare = 24;
  static constexpr int kAcross = 128;
  void sort_in(const Triangle& t) {
    const int index = int(triangles_.size());
    triangles_.push_back(t);
    const auto cell = [](float v) { return std::clamp(int(v / kSquare), 0, kAcross - 1); };
    for (int y = cell(t.box.y0); y <= cell(t.box.y1); ++y)
      for (int x = cell(t.box.x0); x <= cell(t.box.x1); ++x)
        squares_[std::size_t(y * kAcross + x)].push_back(index);
  }
  const std::vector<int>& near(ImVec2 p) const {
    const auto cell = [](float v) { return std::clamp(int(v / kSquare), 0, kAcross - 1); };
    return squares_[std::size_t(cell(p.y) * kAcross + cell(p.x))];
  }
  bool color(const Triangle& t, ImVec2 p, Color& out) const {
    const ImDrawVert& a = list_->VtxBuffer[int(t.i[0])];
    const ImDrawVert& b = list_->VtxBuffer[int(t.i[1])];
    const ImDrawVert& c = list_->VtxBuffer[int(t.i[2])];
    const float d =
        (b.pos.y - c.pos.y) * (a.pos.x - c.pos.x) + (c.pos.x - b.pos.x) * (a.pos.y - c.pos.y);
    if (std::fabs(d) < 1e-6f) return false;
    const float u =
        ((b.pos.y - c.pos.y) * (p.x - c.pos.x) + (c.pos.x - b.pos.x) * (p.y - c.pos.y)) / d;
    const float v =
        ((c.pos.y - a.pos.y) * (p.x - c.pos.x) + (a.pos.x - c.pos.x) * (p.y - c.pos.y)) / d;
    const float w = 1 - u - v;
    if (u < 0 || v < 0 || w < 0) return false;
    const Color ca = unpack(a.col), cb = unpack(b.col), cc = unpack(c.col);
    out = {ca.r * u + cb.r * v + cc.r * w, ca.g * u + cb.g * v + cc.g * w,
           ca.b * u + cb.b * v + cc.b * w, ca.a * u + cb.a * v + cc.a * w};
    const ImVec2 uv{a.uv.x * u + b.uv.x * v + c.uv.x * w, a.uv.y * u + b.uv.y * v + c.uv.y * w};
    out.a *= t.icons ? gfx_.icon_alpha(uv) : font_alpha(uv);
    return out.a > .004f;
  }
  float font_alpha(ImVec2 uv) const {
    const int x = std::clamp(int(uv.x * float(font_w_)), 0, font_w_ - 1);
    const int y = std::clamp(int(uv.y * float(font_h_)), 0, font_h_ - 1);
    return float(font_[y * font_w_ + x]) / 255;
  }

  const ImDrawList* list_;
  const Gfx& gfx_;
  std::vector<Triangle> triangles_;
  std::vector<std::vector<int>> squares_ =
      std::vector<std::vector<int>>(std::size_t(kAcross * kAcross));
  unsigned char* font_ = nullptr;
  int font_w_ = 1, font_h_ = 1;
};

std::vector<Box> glyphs_of(const ImDrawList* list, const Recorder::Text& t) {
  std::vector<Box> glyphs;
  for (int v = t.vtx; v + 3 < t.vtx_end; v += 4) {
    Box b;
    for (int k = 0; k < 4; ++k) b.add(list->VtxBuffer[v + k].pos);
    glyphs.push_back(b);
  }
  return glyphs;
}

// A text as it was read: where it is, on what, how much of it is seen.
struct Seen {
  std::vector<Box> glyphs;
  Box box;
  Color text, worst;
  float ratio = 21;     // of the points of the text, the contrast that nine of ten have
  float hidden = 0;     // the share that is covered
  float dimmed = 0;     // by what is half transparent
  bool nowhere = true;  // outside of its clip rectangle altogether
};

// Points outside of the screen are on nothing.
Seen look(const ImDrawList* list, const DrawnFrame& frame, const Recorder::Text& t) {
  Seen s;
  s.glyphs = glyphs_of(list, t);
  for (const Box& g : s.glyphs) {
    s.box.add({g.x0, g.y0});
    s.box.add({g.x1, g.y1});
  }
  std::vector<std::pair<float, Color>> ratios;
  const Color own = unpack(t.color);
  int points = 0, hidden = 0;
  float dimmed = 0;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const Box clip{std::max(0.f, t.clip.x), std::max(0.f, t.clip.y), std::min(screen.x, t.clip.z),
                 std::min(screen.y, t.clip.w)};
  for (const Box& g : s.glyphs) {
    if (common(g, clip).empty()) continue;
    s.nowhere = false;
    for (float fx : {.1f, .5f, .9f})
      for (float fy : {.1f, .5f, .9f}) {
        const ImVec2 p{g.x0 + g.w() * fx, g.y0 + g.h() * fy};
        if (p.x < clip.x0 || p.x > clip.x1 || p.y < clip.y0 || p.y > clip.y1) continue;
        Color under;
        float covered, veiled;
        frame.at(p, t.idx, t.idx_end, under, covered, veiled);
        if (t.flags & kOverlay) {
          covered = 1 - (1 - covered) * (1 - veiled);
          veiled = 0;
        }
        if (veiled > .9f) continue;
        ++points;
        if (covered > .9f) {
          ++hidden;
          continue;
        }
        dimmed += 1 - (1 - covered) * (1 - veiled);
        Color text = under;
        put_over(text, own);
        ratios.push_back({contrast(text, under), under});
      }
  }
  s.text = own;
  s.hidden = points ? float(hidden) / float(points) : 1;
  s.dimmed = ratios.empty() ? 0 : dimmed / float(ratios.size());
  if (!ratios.empty()) {
    std::sort(ratios.begin(), ratios.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    const auto& at = ratios[ratios.size() / ((t.flags & kSign) ? 2 : 10)];
    s.ratio = at.first;
    s.worst = at.second;
  }
  return s;
}

std::string hex(const Color& c) {
  char out[8];
  std::snprintf(out, sizeof out, "#%02X%02X%02X", int(c.r * 255 + .5f), int(c.g * 255 + .5f),
                int(c.b * 255 + .5f));
  return out;
}
std::string place(const Box& b) {
  char out[64];
  std::snprintf(out, sizeof out, "(%d,%d %dx%d)", int(b.x0), int(b.y0), int(b.w()), int(b.h()));
  return out;
}

}  // namespace

void Recorder::open(const char* name, const Rect& r, unsigned flags, const ImDrawList* list) {
  regions_.push_back({name, r, flags, open_, list->VtxBuffer.Size, -1, list->IdxBuffer.Size, -1});
  open_ = int(regions_.size()) - 1;
}

void Recorder::close(const ImDrawList* list) {
  if (open_ < 0) return;
  regions_[std::size_t(open_)].vtx_end = list->VtxBuffer.Size;
  regions_[std::size_t(open_)].idx_end = list->IdxBuffer.Size;
  open_ = regions_[std::size_t(open_)].parent;
}

void Recorder::text(const ImDrawList* list, int vtx, int idx, float size, ImU32 color,
                    const std::string& text, bool lacks) {
  Text t;
  t.lacks = lacks;
  t.text = text;
  t.size = size;
  t.color = color;
  t.clip = list->_CmdHeader.ClipRect;
  t.vtx = vtx;
  t.vtx_end = list->VtxBuffer.Size;
  t.idx = idx;
  t.idx_end = list->IdxBuffer.Size;
  t.region = open_;
  for (int r = open_; r >= 0; r = regions_[std::size_t(r)].parent)
    t.flags |= regions_[std::size_t(r)].flags;
  texts_.push_back(t);
}

std::vector<std::string> Recorder::problems(const ImDrawList* list, float w, float h,
                                            const Gfx& gfx) const {
  std::vector<std::string> out;
  const DrawnFrame frame(list, gfx, regions_);
  std::vector<Seen> seen;
  for (const Text& t : texts_) seen.push_back(look(list, frame, t));
  char line[400];
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    const Text& t = texts_[i];
    const Seen& s = seen[i];
    if (s.glyphs.empty() || unpack(t.color).a < .02f) continue;
    const std::string where = "\"" + t.text + "\" " + place(s.box);
    const Box clip{std::max(0.f, t.clip.x), std::max(0.f, t.clip.y), std::min(w, t.clip.z),
                   std::min(h, t.clip.w)};
    // Fully under something else: not part of the picture.
    if (s.hidden > .95f && !s.nowhere) continue;
    if (t.lacks) out.push_back("a letter that the face has not: " + where);
    // Words that nobody may read to their end; some end in "…" by themselves, after a space.
    static const std::string kEllipsis = "\u2026";
    const std::size_t stem = t.text.size() - std::min(t.text.size(), kEllipsis.size());
    const bool cut_short =
        t.cut || (stem && t.text.compare(stem, std::string::npos, kEllipsis) == 0 &&
                  t.text[stem - 1] != ' ');
    if (cut_short && !(t.flags & kMayCut))
      out.push_back("cut short: " + (t.cut && i ? texts_[i - 1].text + " " : std::string()) +
                    where + (t.region < 0 ? "" : " in " + regions_[std::size_t(t.region)].name));
    if (!(t.flags & kMayClip)) {
      const bool beside = s.box.x0 < clip.x0 - 1.5f || s.box.x1 > clip.x1 + 1.5f;
      const bool past = s.box.y0 < clip.y0 - 1.5f || s.box.y1 > clip.y1 + 1.5f;
      if (beside || (past && !(t.flags & kMayScroll))) out.push_back("clipped: " + where);
    }
    if (s.nowhere) continue;
    // A sign that the font has no shape for; what is clipped away leaves none either.
    const float around = 3 * s.box.h();
    std::size_t shapes = 0;
    for (char c : t.text) shapes += (c & 0xC0) != 0x80 && c != ' ';
    if (s.glyphs.size() < shapes && s.box.x0 - around > clip.x0 && s.box.x1 + around < clip.x1)
      out.push_back("a sign without a shape: " + where);
    for (std::size_t k = 0; k < regions_.size(); ++k) {
      const Region& region = regions_[k];
      const Rect& b = region.r;
      if (!(region.flags & kAlone) || (t.idx >= region.idx && t.idx < region.idx_end) ||
          (t.flags & kOverlay) != (region.flags & kOverlay))
        continue;
      if (std::any_of(s.glyphs.begin(), s.glyphs.end(), [&](const Box& g) {
            const Box both = common(g, {b.x, b.y, b.right(), b.bottom()});
            const ImVec2 middle{(both.x0 + both.x1) / 2, (both.y0 + both.y1) / 2};
            return !both.empty() && frame.between(middle, t.idx_end, region.idx) < .9f;
          }))
        out.push_back("in " + region.name + ": " + where);
    }
    if (!(t.flags & kMayCover) && s.hidden > .12f) {
      std::snprintf(line, sizeof line, "covered to %d %%: ", int(s.hidden * 100));
      out.push_back(line + where);
    }
    if (s.ratio < 4.5f && s.dimmed < .15f) {
      std::snprintf(line, sizeof line, "contrast %.2f of %s on %s: ", double(s.ratio),
                    hex(s.text).c_str(), hex(s.worst).c_str());
      out.push_back(line + where);
    }
    for (int r = t.region; r >= 0; r = regions_[std::size_t(r)].parent) {
      const Region& region = regions_[std::size_t(r)];
      if (region.flags & kMayClip) continue;
      // What is scrolled away is in no place that matters.
      const bool past = s.box.y0 < region.r.y - 2 || s.box.y1 > region.r.bottom() + 2;
      if (s.box.x0 < region.r.x - 1 || s.box.x1 > region.r.right() + 1 ||
          (past && !(t.flags & kMayScroll))) {
        out.push_back("outside of " + region.name + ": " + where);
        break;
      }
    }
    for (std::size_t k = i + 1; k < texts_.size(); ++k) {
      const Seen& o = seen[k];
      if (o.nowhere || o.hidden > .95f || common(s.box, o.box).empty()) continue;
      bool over = false;
      for (const Box& a : s.glyphs)
        for (const Box& b : o.glyphs) {
          const Box both = common(common(a, b), clip);
          if (over || both.w() < 1.6f || both.h() < 1.6f) continue;
          // What lies under a card that covers it is no overlap.
          const ImVec2 middle{(both.x0 + both.x1) / 2, (both.y0 + both.y1) / 2};
          over = frame.between(middle, t.idx_end, texts_[k].idx) < .9f;
        }
      if (over) out.push_back("overlap: " + where + " and \"" + texts_[k].text + "\"");
    }
  }
  // Shapes that leave the part of the table they belong to.
  for (const Region& r : regions_) {
    if ((r.flags & (kLoose | kMayClip)) || r.vtx_end < 0) continue;
    for (int v = r.vtx; v < r.vtx_end; ++v) {
      const ImDrawVert& p = list->VtxBuffer[v];
      if ((p.col >> IM_COL32_A_SHIFT & 255) < 4) continue;
      const float slack = gfx.px(18);  // shadows, rings, what hangs at edges
      if (p.pos.x < r.r.x - slack || p.pos.x > r.r.right() + slack || p.pos.y < r.r.y - slack ||
          p.pos.y > r.r.bottom() + slack) {
        std::snprintf(line, sizeof line, "a shape at %d,%d is outside of %s", int(p.pos.x),
                      int(p.pos.y), r.name.c_str());
        out.push_back(line);
        break;
      }
    }
  }
  return out;
}

std::string Recorder::signs_json() const {
  std::string out = "[";
  char line[160];
  for (const Sign& s : signs_) {
    std::snprintf(line, sizeof line, "%s\n{\"x\":%g,\"y\":%g,\"w\":%g,\"h\":%g,\"sign\":\"%s\"}",
                  out.size() > 1 ? "," : "", double(s.r.x), double(s.r.y), double(s.r.w),
                  double(s.r.h), s.name.c_str());
    out += line;
  }
  return out + "]";
}

std::string Recorder::json(const ImDrawList* list, const Gfx& gfx) const {
  const DrawnFrame frame(list, gfx, regions_);
  std::string out = "[";
  char line[320];
  for (const Text& t : texts_) {
    const Seen s = look(list, frame, t);
    if (s.glyphs.empty()) continue;
    std::string text;
    for (char c : t.text) {
      if (c == '"' || c == '\\') text += '\\';
      text += c;
    }
    std::snprintf(line, sizeof line,
                  "%s\n{\"x\":%d,\"y\":%d,\"w\":%d,\"h\":%d,\"clip\":[%d,%d,%d,%d],\"size\":%g,"
                  "\"color\":\"%s\",\"background\":\"%s\",\"contrast\":%.2f,\"hidden\":%.2f,"
                  "\"region\":\"%s\",\"text\":\"",
                  out.size() > 1 ? "," : "", int(s.box.x0), int(s.box.y0), int(s.box.w()),
                  int(s.box.h()), int(t.clip.x), int(t.clip.y), int(t.clip.z), int(t.clip.w),
                  double(t.size), hex(s.text).c_str(), hex(s.worst).c_str(), double(s.ratio),
                  double(s.hidden),
                  t.region < 0 ? "" : regions_[std::size_t(t.region)].name.c_str());
    out += line + text + "\"}";
  }
  return out + "]";
}

}  // namespace upkeep
