#include "draw/icons.h"

#include <SDL.h>
#if defined(__EMSCRIPTEN__)
#include <GLES3/gl3.h>
#else
#include <SDL_opengl.h>
#endif

#include <algorithm>
#include <cmath>
#include <cstring>

#include "front_assets.h"

namespace upkeep {
namespace {

constexpr float kGrid = 256;

// Exact coverage of pixels by lines: each line adds what it covers to the right of itself, and a
// running sum over a row is the winding of every pixel.
class Raster {
 public:
  explicit Raster(int size) : size_(size), sum_(std::size_t(size) * std::size_t(size + 2), 0) {}

  void line(ImVec2 a, ImVec2 b) {
    if (a.y == b.y) return;
    const float dir = a.y < b.y ? 1.f : -1.f;
    if (a.y > b.y) std::swap(a, b);
    const float slope = (b.x - a.x) / (b.y - a.y);
    float x = a.x;
    if (a.y < 0) x -= a.y * slope;
    const int first = std::max(0, int(a.y)), last = std::min(size_, int(std::ceil(b.y)));
    for (int y = first; y < last; ++y) {
      const float dy = std::min(float(y + 1), b.y) - std::max(float(y), a.y);
      const float next = x + slope * dy;
      row(y, dy * dir, std::min(x, next), std::max(x, next));
      x = next;
    }
  }

  void curve(ImVec2 a, ImVec2 b, ImVec2 c, ImVec2 d) {
    const float spread = std::hypot(b.x - a.x, b.y - a.y) + std::hypot(c.x - b.x, c.y - b.y) +
                         std::hypot(d.x - c.x, d.y - c.y);
    const int n = std::clamp(int(std::sqrt(spread) * 1.6f) + 1, 2, 40);
    ImVec2 from = a;
    for (int i = 1; i <= n; ++i) {
      const float t = float(i) / float(n), u = 1 - t;
      const float k[4] = {u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t};
      const ImVec2 to{k[0] * a.x + k[1] * b.x + k[2] * c.x + k[3] * d.x,
                      k[0] * a.y + k[1] * b.y + k[2] * c.y + k[3] * d.y};
      line(from, to);
      from = to;
    }
  }

  // Adds the shape to `out`, or cuts it out.
  void finish(std::vector<unsigned char>& out, bool cut) {
    for (int y = 0; y < size_; ++y) {
      float winding = 0;
      for (int x = 0; x < size_; ++x) {
        winding += at(y, x);
        const float cover = std::min(1.f, std::fabs(winding));
        unsigned char& pixel = out[std::size_t(y * size_ + x)];
        const float now = float(pixel) / 255;
        pixel = (unsigned char)((cut ? now * (1 - cover) : now + (1 - now) * cover) * 255 + .5f);
      }
    }
    std::fill(sum_.begin(), sum_.end(), 0.f);
  }

 private:
  float& at(int y, int x) { return sum_[std::size_t(y) * std::size_t(size_ + 2) + std::size_t(x)]; }

  // A piece of a line within one row, from x0 to x1, of signed height d.
  void row(int y, float d, float x0, float x1) {
    const float right = float(size_);
    if (x0 >= right) return;
    if (x1 <= 0) {
      at(y, 0) += d;
      return;
    }
    if (x0 < 0 || x1 > right) {
      // Cut where it leaves the square: left of it all is covered, right of it nothing matters.
      const float whole = x1 - x0, inside0 = std::max(0.f, x0), inside1 = std::min(right, x1);
      if (x0 < 0) at(y, 0) += d * (0 - x0) / whole;
      row(y, d * (inside1 - inside0) / whole, inside0, inside1);
      return;
    }
    const int first = int(x0), last = int(std::ceil(x1));
    if (last <= first + 1) {
      const float middle = (x0 + x1) / 2 - float(first);
      at(y, first) += d * (1 - middle);
      at(y, first + 1) += d * middle;
      return;
    }
    const float s = 1 / (x1 - x0), in = float(first + 1) - x0, out = x1 - float(last - 1);
    const float a0 = .5f * s * in * in, am = .5f * s * out * out;
    at(y, first) += d * a0;
    if (last == first + 2) {
      at(y, first + 1) += d * (1 - a0 - am);
    } else {
      const float a1 = s * (1.5f - (x0 - float(first)));
      at(y, first + 1) += d * (a1 - a0);
      for (int x = first + 2; x < last - 1; ++x) at(y, x) += d * s;
      const float a2 = a1 + float(last - first - 3) * s;
      at(y, last - 1) += d * (1 - a2 - am);
    }
    at(y, last) += d * am;
  }

  int size_;
  std::vector<float> sum_;
};

class Reader {
 public:
  Reader(const unsigned char* at, float scale) : at_(at), scale_(scale) {}
  int byte() { return *at_++; }
  int number() {
    int v = *at_++;
    if (v >= 224) v = 224 + ((v - 224) << 8) + *at_++;
    return v & 1 ? -(v + 1) / 2 : v / 2;
  }
  ImVec2 point() {
    x_ += number();
    y_ += number();
    return here();
  }
  ImVec2 here() const { return {float(x_) * scale_, float(y_) * scale_}; }
  void start() { x_ = y_ = 0; }

 private:
  const unsigned char* at_;
  float scale_;
  int x_ = 0, y_ = 0;
};

}  // namespace

std::vector<unsigned char> icon_coverage(const unsigned char* outline, int size) {
  std::vector<unsigned char> out(std::size_t(size) * std::size_t(size), 0);
  Reader in(outline, float(size) / kGrid);
  Raster raster(size);
  for (int layers = in.byte(); layers > 0; --layers) {
    const bool cut = in.byte() == 1;
    while (in.byte() != 255) {
      in.start();
      const ImVec2 first = in.point();
      ImVec2 now = first;
      for (int run = in.byte(); run != 0; run = in.byte())
        for (int n = run >> 1; n > 0; --n) {
          if (run & 1) {
            const ImVec2 b = in.point(), c = in.point(), d = in.point();
            raster.curve(now, b, c, d);
            now = d;
          } else {
            const ImVec2 b = in.point();
            raster.line(now, b);
            now = b;
          }
        }
      raster.line(now, first);
    }
    raster.finish(out, cut);
  }
  return out;
}

int IconAtlas::index(const char* name) {
  int lo = 0, hi = int(kIconCount) - 1;
  while (lo <= hi) {
    const int mid = (lo + hi) / 2;
    const int order = std::strcmp(name, kIcons[mid].name);
    if (order == 0) return mid;
    if (order < 0)
      hi = mid - 1;
    else
      lo = mid + 1;
  }
  return -1;
}

const unsigned char* IconAtlas::outline(int index) const {
  const IconName& icon = kIcons[index];
  if (icon.pack == 0) return kIconOutlines + icon.offset;
#if defined(__EMSCRIPTEN__)
  if (icon.pack >= packs_.size() || packs_[icon.pack].bytes.empty()) return nullptr;
  return packs_[icon.pack].bytes.data() + icon.offset;
#else
  return kPictures[icon.pack] + icon.offset;
#endif
}

bool IconAtlas::here(int index) const {
  if (index < 0) return false;
  if (outline(index)) return true;
  const unsigned pack = kIcons[index].pack;
  if (packs_.size() <= pack) packs_.resize(pack + 1);
  packs_[pack].shown = true;
  return false;
}

unsigned IconAtlas::wanted() {
  for (Pack& pack : packs_)
    if (pack.shown && !pack.asked) {
      pack.asked = true;
      return unsigned(&pack - packs_.data());
    }
  return 0;
}

bool IconAtlas::take(unsigned pack, const unsigned char* bytes, std::size_t size) {
  if (pack == 0 || pack >= kIconPackCount || size != kIconPacks[pack].size) return false;
  unsigned print = 0x811c9dc5;
  for (std::size_t i = 0; i < size; ++i) print = (print ^ bytes[i]) * 0x01000193;
  if (print != kIconPacks[pack].print) return false;
  if (packs_.size() <= pack) packs_.resize(pack + 1);
  packs_[pack].bytes.assign(bytes, bytes + size);
  return true;
}

void IconAtlas::create() {
  GLuint texture = 0;
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, kSide, kSide, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
  texture_ = texture;
  for (const auto& [id, cell] : cells_) upload(int(id >> 12), int(id & 4095), cell.x, cell.y);
}

void IconAtlas::create_without_pixels() {
  texture_ = 1;
  pixels_ = false;
}

void IconAtlas::forget() { texture_ = 0; }

void IconAtlas::clear() {
  cells_.clear();
  shelves_.clear();
  next_y_ = 0;
  full_ = false;
  ++age_;
}

bool IconAtlas::begin() {
  if (!full_) return false;
  // A second time in a row means that one frame alone is too much: smaller, then.
  if (cells_.empty()) largest_ = std::max(32, largest_ / 2);
  clear();
  return true;
}

const IconAtlas::Cell* IconAtlas::cell(int index, float pixels) {
  if (!texture_ || !here(index)) return nullptr;
  int size = std::clamp(int(pixels + .5f), 4, largest_);
  if (size > 96) size = std::min(largest_, (size + 7) / 8 * 8);
  const unsigned id = unsigned(index) << 12 | unsigned(size);
  const auto known = cells_.find(id);
  if (known != cells_.end()) return &known->second;
  // One empty pixel around it, so that neighbours do not bleed.
  const int need = size + 2;
  Shelf* place = nullptr;
  for (Shelf& s : shelves_)
    if (s.height >= need && s.height <= need + need / 4 + 2 && s.used + need <= kSide) {
      place = &s;
      break;
    }
  if (!place) {
    if (next_y_ + need > kSide) {
      full_ = true;
      return nullptr;
    }
    shelves_.push_back({next_y_, need, 0});
    next_y_ += need;
    place = &shelves_.back();
  }
  const int x = place->used, y = place->y;
  place->used += need;
  upload(index, size, x, y);
  const float k = 1.f / kSide;
  const Cell cell{{float(x + 1) * k, float(y + 1) * k},
                  {float(x + 1 + size) * k, float(y + 1 + size) * k},
                  x,
                  y};
  return &cells_.emplace(id, cell).first->second;
}

void IconAtlas::upload(int index, int size, int x, int y) {
  const int need = size + 2;
  const std::vector<unsigned char> cover = icon_coverage(outline(index), size);
  std::vector<unsigned char> pixels4(std::size_t(need) * std::size_t(need) * 4, 255);
  for (int v = 0; v < need; ++v)
    for (int u = 0; u < need; ++u) {
      const bool inside = u > 0 && v > 0 && u <= size && v <= size;
      const unsigned char a = inside ? cover[std::size_t((v - 1) * size + u - 1)] : 0;
      pixels4[std::size_t(v * need + u) * 4 + 3] = a;
      if (!copy_.empty()) copy_[std::size_t(y + v) * kSide + std::size_t(x + u)] = a;
    }
  if (!pixels_) return;
  glBindTexture(GL_TEXTURE_2D, texture_);
  glTexSubImage2D(GL_TEXTURE_2D, 0, x, y, need, need, GL_RGBA, GL_UNSIGNED_BYTE, pixels4.data());
}

float IconAtlas::alpha(ImVec2 uv) const {
  if (copy_.empty()) return 1;
  const int x = std::clamp(int(uv.x * kSide), 0, kSide - 1);
  const int y = std::clamp(int(uv.y * kSide), 0, kSide - 1);
  return float(copy_[std::size_t(y) * kSide + std::size_t(x)]) / 255;
}

}  // namespace upkeep
