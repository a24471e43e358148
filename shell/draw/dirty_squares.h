// What a frame changes of the picture that stands, so that only that is drawn: a pointer that moves
// over a full table changes two cards of a hundred, and where pixels are made by software, or on a
// battery, all the others cost as much again. Squares of the screen are compared by a print of
// everything drawn in them, in order; what is drawn again is drawn from the ground up, so the
// picture is the same to the pixel as if all of it had been.
#pragma once
#include <vector>

#include "ids.h"
#include "imgui.h"

namespace upkeep {

class Damage {
 public:
  // `frame`: all that is to be seen, in one list, over an opaque ground. `textures`: another number
  // whenever a place in a texture holds something else than before. Returns what drawn over the
  // picture of the frame before makes it this one: `frame` itself if there is no such picture or
  // most of it changed, no commands if nothing did. Good until the next call.
  ImDrawData* since_last(ImDrawData* frame, unsigned textures);
  // The picture is gone: the canvas has a new size or context.
  void forget() { prints_.clear(); }

 private:
  static constexpr int kSide = 32;  // of a square, in device pixels
  static constexpr int kParts = 6;  // at most so many rectangles are drawn anew
  static constexpr int kPiece = 6;  // indices looked at together: a quad's
  struct Box {                      // right and bottom are outside
    int left, top, right, bottom;
    bool empty() const { return left >= right || top >= bottom; }
    int area() const { return (right - left) * (bottom - top); }
    bool meets(const Box& o) const {
      return left < o.right && o.left < right && top < o.bottom && o.top < bottom;
    }
  };
  static Box common(const Box& a, const Box& b);
  static Box around(const Box& a, const Box& b);
  Box scissor(const ImDrawCmd& command) const;
  ImVec4 clip(const Box& pixels) const;
  void print();
  void find_parts();
  void add_part(Box squares);
  void collect(const Box& part);

  ImDrawData* frame_ = nullptr;
  int width_ = 0, height_ = 0, across_ = 0, down_ = 0;
  unsigned textures_ = 0;
  std::vector<u64> prints_, before_;  // of each square
  std::vector<Box> pieces_;           // the squares that each piece may touch
  std::vector<Box> parts_;            // of squares
  std::vector<unsigned> place_;       // of a vertex among those drawn anew
  ImDrawList list_{nullptr};
  ImDrawList* lists_[1] = {&list_};
  ImDrawData data_;
};

}  // namespace upkeep
