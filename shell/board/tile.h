// What a permanent on the board looks like and where.
#pragma once
#include <vector>

#include "draw/gfx.h"
#include "hit_regions.h"
#include "view/view.h"

namespace upkeep {

struct Tile {
  const ViewObject* object = nullptr;
  std::vector<const ViewObject*> group;  // equal ones behind it
  std::vector<const ViewObject*> attached;
  Rect standing, covered;
  float want = -1;    // x of the middle, if combat says so
  float visible = 0;  // how much of its width the next one leaves free, 0: all
  float strip = 0;    // how far below one another the strips of what is attached lie
  bool shown = true;  // false: the row does not fit, and it is not leafed to
  PlaceState place;
  std::vector<std::pair<Rect, PlaceState>> attached_states;
};

// How far below one another the strips of what is attached lie: many draw together, so that they
// cover little of what is below.
constexpr std::size_t kApart = 4;  // so many still lie apart
inline float strip_step(const Gfx& g, std::size_t attached) {
  constexpr float kStep = 18, kMost = kStep * float(kApart - 1);
  return g.px(attached > kApart ? kMost / float(attached - 1) : kStep);
}

// Where a part of a row lies, how large its tiles are, and whose it is; `id` tells parts apart that
// can be leafed through.
struct WingPlace {
  Rect area;
  float w, h;
  bool mine;
  int id;
};

struct Wing;  // such a part while its tiles are placed (board/placement.cpp)

}  // namespace upkeep
