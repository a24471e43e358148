// What moves: cards on their way to another place, damage, life, tapping, what leaves the
// battlefield; and whose turn begins. watch() takes up what has happened; drawing reads it.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "board/tile.h"
#include "part.h"

namespace upkeep {

class Motion : public Part {
 public:
  explicit Motion(Desk& desk) : Part(desk) {}

  void watch();
  void finish();  // any input ends what moves
  void remember(const std::vector<Tile>& tiles);
  void forget_tiles() { known_.clear(); }
  void forget_all() {
    known_.clear();
    glides_.clear();
  }
  Rect glide(Ref r, const Rect& to);
  int shown_life(int player, int life) const;
  void draw() const;
  void turn(int first, const Tile& t) const;
  void draw_banner() const;

 private:
  float turning(Ref r) const;  // degrees a tile still has to turn
  void announce_turn();
  double banner_time() const;  // since it came; below 0 if there is none

  struct Glide {
    Rect from, to;
    double start = 0;
  };
  struct Effect {
    enum Kind : u8 { hit, life, gone, turned } kind = hit;
    double start = 0;
    Ref ref;
    int player = 0, amount = 0;
    Rect at;
    ViewObject object;  // gone: what it was
  };
  struct Known {
    Rect standing;
    ViewObject object;
  };
  std::map<u32, Glide> glides_;
  std::vector<Effect> effects_;
  std::vector<Known> known_;  // the tiles of the last frame
  u32 seen_happened_ = 0;
  // Whose turn has just begun, and what was drawn.
  struct Banner {
    double start = 0;  // 0: none
    std::string title, below;
  };
  Banner banner_;
};

}  // namespace upkeep
