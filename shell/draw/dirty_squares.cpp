#include "draw/dirty_squares.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace upkeep {
namespace {

constexpr unsigned kNowhere = ~0u;

u64 mixed(u64 print, u64 word) {
  print = (print ^ word) * 0x9E3779B97F4A7C15u;
  return print ^ print >> 32;
}

u64 vertex_print(u64 print, const ImDrawVert& v) {
  u64 at, uv;
  std::memcpy(&at, &v.pos, sizeof at);
  std::memcpy(&uv, &v.uv, sizeof uv);
  return mixed(mixed(mixed(print, at), uv), v.col);
}

}  // namespace

Damage::Box Damage::common(const Box& a, const Box& b) {
  return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
          std::min(a.bottom, b.bottom)};
}

Damage::Box Damage::around(const Box& a, const Box& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom)};
}

// In device pixels from the top, rounded as the OpenGL backend rounds what it gives to glScissor.
Damage::Box Damage::scissor(const ImDrawCmd& command) const {
  const ImVec2 k = frame_->FramebufferScale;
  const ImVec4& c = command.ClipRect;
  const float left = c.x * k.x, top = c.y * k.y, right = c.z * k.x, bottom = c.w * k.y;
  const int x = int(left), y = int(float(height_) - bottom);
  const Box box{x, height_ - y - int(bottom - top), x + int(right - left), height_ - y};
  return common(box, {0, 0, width_, height_});
}

// The clip rectangle that the backend rounds to these pixels.
ImVec4 Damage::clip(const Box& pixels) const {
  const ImVec2 k = frame_->FramebufferScale;
  return {(float(pixels.left) + .25f) / k.x, (float(pixels.top) - .5f) / k.y,
          (float(pixels.right) + .5f) / k.x, (float(pixels.bottom) - .25f) / k.y};
}

void Damage::print() {
  const ImDrawList& list = *frame_->CmdLists[0];
  const ImVec2 k = frame_->FramebufferScale;
  pieces_.clear();
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const Box cut = scissor(command);
    u64 by = mixed(1, u64(std::uintptr_t(command.TextureId)));
    by = mixed(by, u64(unsigned(cut.left)) << 32 | unsigned(cut.top));
    by = mixed(by, u64(unsigned(cut.right)) << 32 | unsigned(cut.bottom));
    for (unsigned from = 0; from < command.ElemCount; from += kPiece) {
      const unsigned to = std::min(from + kPiece, command.ElemCount);
      u64 print = by;
      ImVec2 low{1e9f, 1e9f}, high{-1e9f, -1e9f};
      for (unsigned i = from; i < to; ++i) {
        const ImDrawVert& v = list.VtxBuffer[int(list.IdxBuffer[int(command.IdxOffset + i)])];
        print = vertex_print(print, v);
        low = {std::min(low.x, v.pos.x), std::min(low.y, v.pos.y)};
        high = {std::max(high.x, v.pos.x), std::max(high.y, v.pos.y)};
      }
      // A hair more than it covers: corners are rounded to parts of a pixel.
      const Box pixels =
          common(cut, {int(std::floor(low.x * k.x - .1f)), int(std::floor(low.y * k.y - .1f)),
                       int(std::ceil(high.x * k.x + .1f)), int(std::ceil(high.y * k.y + .1f))});
      if (pixels.empty()) {
        pieces_.push_back({0, 0, 0, 0});
        continue;
      }
      const Box squares{pixels.left / kSide, pixels.top / kSide, (pixels.right - 1) / kSide + 1,
                        (pixels.bottom - 1) / kSide + 1};
      pieces_.push_back(squares);
      for (int y = squares.top; y < squares.bottom; ++y)
        for (int x = squares.left; x < squares.right; ++x) {
          u64& square = prints_[std::size_t(y * across_ + x)];
          square = mixed(square, print);
        }
    }
  }
}

// Joins the two that together cover least beside themselves, once there are too many.
void Damage::add_part(Box squares) {
  for (Box& p : parts_)
    if (p.bottom == squares.top && p.left == squares.left && p.right == squares.right) {
      p.bottom = squares.bottom;
      return;
    }
  parts_.push_back(squares);
  if (parts_.size() <= kParts) return;
  std::size_t a = 0, b = 1;
  int least = -1;
  for (std::size_t i = 0; i < parts_.size(); ++i)
    for (std::size_t j = i + 1; j < parts_.size(); ++j) {
      const int more = around(parts_[i], parts_[j]).area() - parts_[i].area() - parts_[j].area();
      if (least < 0 || more < least) {
        least = more;
        a = i;
        b = j;
      }
    }
  parts_[a] = around(parts_[a], parts_[b]);
  parts_.erase(parts_.begin() + std::ptrdiff_t(b));
}

void Damage::find_parts() {
  parts_.clear();
  const auto same = [&](int x, int y) {
    const auto at = std::size_t(y * across_ + x);
    return prints_[at] == before_[at];
  };
  for (int y = 0; y < down_; ++y)
    for (int x = 0; x < across_; ++x) {
      if (same(x, y)) continue;
      const int from = x;
      while (x < across_ && !same(x, y)) ++x;
      add_part({from, y, x, y + 1});
    }
}

void Damage::collect(const Box& part) {
  const ImDrawList& all = *frame_->CmdLists[0];
  const Box pixels{part.left * kSide, part.top * kSide, part.right * kSide, part.bottom * kSide};
  std::size_t piece = 0;
  for (const ImDrawCmd& command : all.CmdBuffer) {
    const std::size_t first = piece;
    piece += (command.ElemCount + kPiece - 1) / kPiece;
    const Box cut = common(scissor(command), pixels);
    if (cut.empty()) continue;
    ImDrawCmd some = command;
    some.ClipRect = clip(cut);
    some.IdxOffset = unsigned(list_.IdxBuffer.Size);
    for (std::size_t p = first; p < piece; ++p) {
      if (!pieces_[p].meets(part)) continue;
      const unsigned from = unsigned(p - first) * kPiece;
      const unsigned to = std::min(from + kPiece, command.ElemCount);
      for (unsigned i = from; i < to; ++i) {
        const ImDrawIdx vertex = all.IdxBuffer[int(command.IdxOffset + i)];
        unsigned& place = place_[vertex];
        if (place == kNowhere) {
          place = unsigned(list_.VtxBuffer.Size);
          list_.VtxBuffer.push_back(all.VtxBuffer[int(vertex)]);
        }
        list_.IdxBuffer.push_back(place);
      }
    }
    some.ElemCount = unsigned(list_.IdxBuffer.Size) - some.IdxOffset;
    if (some.ElemCount) list_.CmdBuffer.push_back(some);
  }
}

ImDrawData* Damage::since_last(ImDrawData* frame, unsigned textures) {
  frame_ = frame;
  const int w = int(frame->DisplaySize.x * frame->FramebufferScale.x);
  const int h = int(frame->DisplaySize.y * frame->FramebufferScale.y);
  if (w != width_ || h != height_ || textures != textures_) forget();
  width_ = w;
  height_ = h;
  textures_ = textures;
  across_ = (w + kSide - 1) / kSide;
  down_ = (h + kSide - 1) / kSide;
  before_.swap(prints_);
  prints_.assign(std::size_t(across_ * down_), 0);
  print();
  if (before_.empty()) return frame;
  find_parts();
  int area = 0;
  for (const Box& p : parts_) area += p.area();
  if (area * 4 > across_ * down_ * 3) return frame;
  place_.assign(std::size_t(frame->CmdLists[0]->VtxBuffer.Size), kNowhere);
  list_.CmdBuffer.resize(0);
  list_.IdxBuffer.resize(0);
  list_.VtxBuffer.resize(0);
  for (const Box& p : parts_) collect(p);
  data_ = *frame;
  data_.CmdLists = lists_;
  data_.TotalVtxCount = list_.VtxBuffer.Size;
  data_.TotalIdxCount = list_.IdxBuffer.Size;
  return &data_;
}

}  // namespace upkeep
