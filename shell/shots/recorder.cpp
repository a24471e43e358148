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

// What is wrong with a frame, a line each.
class Inspection {
 public:
  Inspection(const ImDrawList* list, float w, float h, const Gfx& gfx,
             const std::vector<Recorder::Text>& texts, const std::vector<Recorder::Region>& regions)
      : list_(list),
        w_(w),
        h_(h),
        gfx_(gfx),
        texts_(texts),
        regions_(regions),
        frame_(list, gfx, regions) {
    for (const Recorder::Text& t : texts) seen_.push_back(look(list, frame_, t));
  }
  std::vector<std::string> problems();

 private:
  // A text that is looked at.
  struct Subject {
    std::size_t index;
    const Recorder::Text& t;
    const Seen& s;
    std::string where;
    Box clip;  // within the screen
  };

  void check(const Subject& a);
  void check_end(const Subject& a);
  void check_clip(const Subject& a);
  void check_shapes(const Subject& a);
  void check_lone_keys(const Subject& a);
  void check_sight(const Subject& a);
  void check_region(const Subject& a);
  void check_overlaps(const Subject& a);
  bool overlap(const Subject& a, const Seen& other, const Recorder::Text& text) const;
  void check_shapes_of(const Recorder::Region& r);
  bool covered_between(const Box& box, int from, int to) const {
    const ImVec2 middle{(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2};
    return frame_.between(middle, from, to) >= .9f;
  }

  const ImDrawList* list_;
  const float w_, h_;
  const Gfx& gfx_;
  const std::vector<Recorder::Text>& texts_;
  const std::vector<Recorder::Region>& regions_;
  const DrawnFrame frame_;
  std::vector<Seen> seen_;
  std::vector<std::string> out_;
};

std::vector<std::string> Inspection::problems() {
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    const Recorder::Text& t = texts_[i];
    const Seen& s = seen_[i];
    if (s.glyphs.empty() || unpack(t.color).a < .02f) continue;
    // Fully under something else: not part of the picture.
    if (s.hidden > .95f && !s.nowhere) continue;
    check({i,
           t,
           s,
           "\"" + t.text + "\" " + place(s.box),
           {std::max(0.f, t.clip.x), std::max(0.f, t.clip.y), std::min(w_, t.clip.z),
            std::min(h_, t.clip.w)}});
  }
  for (const Recorder::Region& r : regions_) check_shapes_of(r);
  return out_;
}

void Inspection::check(const Subject& a) {
  if (a.t.lacks) out_.push_back("a letter that the face has not: " + a.where);
  check_end(a);
  check_clip(a);
  if (a.s.nowhere) return;
  check_shapes(a);
  check_lone_keys(a);
  check_sight(a);
  check_region(a);
  check_overlaps(a);
}

// Words that nobody may read to their end; some end in "…" by themselves, after a space.
void Inspection::check_end(const Subject& a) {
  static const std::string kEllipsis = "\u2026";
  const Recorder::Text& t = a.t;
  const std::size_t stem = t.text.size() - std::min(t.text.size(), kEllipsis.size());
  const bool cut_short =
      t.cut ||
      (stem && t.text.compare(stem, std::string::npos, kEllipsis) == 0 && t.text[stem - 1] != ' ');
  if (cut_short && !(t.flags & kMayCut))
    out_.push_back(
        "cut short: " + (t.cut && a.index ? texts_[a.index - 1].text + " " : std::string()) +
        a.where + (t.region < 0 ? "" : " in " + regions_[std::size_t(t.region)].name));
}

void Inspection::check_clip(const Subject& a) {
  if (a.t.flags & kMayClip) return;
  const Box &box = a.s.box, &clip = a.clip;
  const bool beside = box.x0 < clip.x0 - 1.5f || box.x1 > clip.x1 + 1.5f;
  const bool past = box.y0 < clip.y0 - 1.5f || box.y1 > clip.y1 + 1.5f;
  if (beside || (past && !(a.t.flags & kMayScroll))) out_.push_back("clipped: " + a.where);
}

// A sign that the font has no shape for; what is clipped away leaves none either.
void Inspection::check_shapes(const Subject& a) {
  const float around = 3 * a.s.box.h();
  std::size_t shapes = 0;
  for (char c : a.t.text) shapes += (c & 0xC0) != 0x80 && c != ' ';
  if (a.s.glyphs.size() < shapes && a.s.box.x0 - around > a.clip.x0 &&
      a.s.box.x1 + around < a.clip.x1)
    out_.push_back("a sign without a shape: " + a.where);
}

// No other words may touch a key on a button.
void Inspection::check_lone_keys(const Subject& a) {
  for (const Recorder::Region& region : regions_) {
    const Rect& b = region.r;
    if (!(region.flags & kAlone) || (a.t.idx >= region.idx && a.t.idx < region.idx_end) ||
        (a.t.flags & kOverlay) != (region.flags & kOverlay))
      continue;
    if (std::any_of(a.s.glyphs.begin(), a.s.glyphs.end(), [&](const Box& g) {
          const Box both = common(g, {b.x, b.y, b.right(), b.bottom()});
          return !both.empty() && !covered_between(both, a.t.idx_end, region.idx);
        }))
      out_.push_back("in " + region.name + ": " + a.where);
  }
}

// Whether something covers it, and whether it stands out from what is under it.
void Inspection::check_sight(const Subject& a) {
  char line[400];
  if (!(a.t.flags & kMayCover) && a.s.hidden > .12f) {
    std::snprintf(line, sizeof line, "covered to %d %%: ", int(a.s.hidden * 100));
    out_.push_back(line + a.where);
  }
  if (a.s.ratio < 4.5f && a.s.dimmed < .15f) {
    std::snprintf(line, sizeof line, "contrast %.2f of %s on %s: ", double(a.s.ratio),
                  hex(a.s.text).c_str(), hex(a.s.worst).c_str());
    out_.push_back(line + a.where);
  }
}

void Inspection::check_region(const Subject& a) {
  const Box& box = a.s.box;
  for (int r = a.t.region; r >= 0; r = regions_[std::size_t(r)].parent) {
    const Recorder::Region& region = regions_[std::size_t(r)];
    if (region.flags & kMayClip) continue;
    // What is scrolled away is in no place that matters.
    const bool past = box.y0 < region.r.y - 2 || box.y1 > region.r.bottom() + 2;
    if (box.x0 < region.r.x - 1 || box.x1 > region.r.right() + 1 ||
        (past && !(a.t.flags & kMayScroll))) {
      out_.push_back("outside of " + region.name + ": " + a.where);
      return;
    }
  }
}

void Inspection::check_overlaps(const Subject& a) {
  for (std::size_t k = a.index + 1; k < texts_.size(); ++k) {
    const Seen& o = seen_[k];
    if (o.nowhere || o.hidden > .95f || common(a.s.box, o.box).empty()) continue;
    if (overlap(a, o, texts_[k]))
      out_.push_back("overlap: " + a.where + " and \"" + texts_[k].text + "\"");
  }
}

// What lies under a card that covers it is no overlap.
bool Inspection::overlap(const Subject& a, const Seen& other, const Recorder::Text& text) const {
  for (const Box& one : a.s.glyphs)
    for (const Box& two : other.glyphs) {
      const Box both = common(common(one, two), a.clip);
      if (both.w() < 1.6f || both.h() < 1.6f) continue;
      if (!covered_between(both, a.t.idx_end, text.idx)) return true;
    }
  return false;
}

// Shapes that leave the part of the table they belong to: the first of them.
void Inspection::check_shapes_of(const Recorder::Region& r) {
  if ((r.flags & (kLoose | kMayClip)) || r.vtx_end < 0) return;
  const float slack = gfx_.px(18);  // shadows, rings, what hangs at edges
  for (int v = r.vtx; v < r.vtx_end; ++v) {
    const ImDrawVert& p = list_->VtxBuffer[v];
    if ((p.col >> IM_COL32_A_SHIFT & 255) < 4) continue;
    if (p.pos.x < r.r.x - slack || p.pos.x > r.r.right() + slack || p.pos.y < r.r.y - slack ||
        p.pos.y > r.r.bottom() + slack) {
      char line[400];
      std::snprintf(line, sizeof line, "a shape at %d,%d is outside of %s", int(p.pos.x),
                    int(p.pos.y), r.name.c_str());
      out_.push_back(line);
      return;
    }
  }
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
  return Inspection(list, w, h, gfx, texts_, regions_).problems();
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
