// The icons as outlines, drawn into a texture at the very sizes the table shows them in, so that
// they are as sharp as the screen is at every pixel ratio. What is not shown is never drawn.
#pragma once
#include <map>
#include <vector>

#include "imgui.h"

namespace upkeep {

class IconAtlas {
 public:
  struct Cell {
    ImVec2 a, b;  // texture coordinates
    int x = 0, y = 0;
  };
  // Makes the texture; needs a GL context, a new one after it was lost: what was drawn lies in the
  // same places then, so that every pixel is as before.
  void create();
  // Gives out places as if there were one, for checks of what is drawn: no pixels go anywhere.
  void create_without_pixels();
  void forget();
  unsigned texture() const { return texture_; }
  // How often places of the texture have been given to other icons.
  unsigned age() const { return age_; }

  // Which icon has this name, or -1.
  static int index(const char* name);
  // Whether its outline is here. Those of the pictures of cards come in packs, when one is first
  // shown: if it is not here, its pack is wanted from now on.
  bool here(int index) const;
  // The next pack to be fetched, or 0; each is named once.
  unsigned wanted();
  // Gives a pack, however it came about: false if it is not one of this program's.
  bool take(unsigned pack, const unsigned char* bytes, std::size_t size);
  // Its cell for a side of so many device pixels; null while there is no texture or no room.
  const Cell* cell(int index, float pixels);
  // Before a frame: what overflowed in the last one begins anew. True if the last one missed icons.
  bool begin();
  bool overflowed() const { return full_; }

  // For checks of what is drawn: the alpha at a point of the texture, if kept.
  void keep_copy() { copy_.assign(std::size_t(kSide) * kSide, 0); }
  float alpha(ImVec2 uv) const;

  static constexpr int kSide = 2048;

 private:
  void clear();
  void upload(int index, int size, int x, int y);
  const unsigned char* outline(int index) const;
  struct Pack {
    std::vector<unsigned char> bytes;
    bool shown = false, asked = false;  // a picture of it is to be seen; the surroundings know
  };
  mutable std::vector<Pack> packs_;  // by number, as far as one was shown or came
  struct Shelf {
    int y = 0, height = 0, used = 0;
  };
  unsigned texture_ = 0, age_ = 0;
  bool pixels_ = true;
  std::map<unsigned, Cell> cells_;  // index << 12 | pixels
  std::vector<Shelf> shelves_;
  int next_y_ = 0;
  bool full_ = false;
  int largest_ = 512;
  std::vector<unsigned char> copy_;
};

// The coverage of an icon (its outline as assets/build/icon-outlines.mjs writes it) in a square of
// `size` pixels, 0..255.
std::vector<unsigned char> icon_coverage(const unsigned char* outline, int size);

}  // namespace upkeep
