// The permanents: where their tiles lie, what can be done with them, and the lines between them.
#pragma once
#include <utility>
#include <vector>

#include "board/aim.h"
#include "board/ante.h"
#include "board/motion.h"
#include "board/tile.h"
#include "part.h"

namespace upkeep {

// An arrow at the end of a row that does not fit.
struct RowArrow {
  Rect r;
  int row = 0, count = 0;  // how many lie beyond it, negative: to the left
  bool usable = false;     // one of them can do something
};
constexpr int kHandRow = 6;  // among the rows that arrows stand at: the hand

class Battlefield : public Part {
 public:
  Battlefield(Desk& desk, Motion& motion, const AntePanel& ante, const Aim& aim)
      : Part(desk), desk_(desk), motion_(motion), ante_(ante), aim_(aim) {}

  void place();  // board/placement.cpp
  void leaf(int row, int by) { row_first_[row] += by; }
  const std::vector<Tile>& tiles() const { return tiles_; }
  Rect rect_of(Ref r) const;
  u32 tile_state(const ViewObject& o) const;  // kState…
  // Before the tiles are drawn, and after. `entries`: where what waits lies, by its middle.
  void draw_lines(const std::vector<std::pair<Ref, float>>& entries);
  void draw();
  void draw_damage();
  void draw_row_arrow(const RowArrow& a, const Rect& pressed);

 private:
  // board/placement.cpp
  void sort_into_rows(std::vector<Tile> (&rows)[2][2]) const;
  void place_creatures(std::vector<Tile>& attackers, std::vector<Tile>& others, int attacking);
  float tile_width(const Tile& t, float w, float h) const;
  void leaf_wing(Wing& wing, const WingPlace& place, float gap, float least);
  void place_wing(std::vector<Tile>& row, std::size_t begin, std::size_t end,
                  const WingPlace& place);
  void line_up(std::vector<Tile>& row, bool mine);
  void place_row(std::vector<Tile>& row, float y, float w, float h, bool mine, bool split);
  void draw_row_arrows();
  // board/tiles.cpp
  void place_tile(Tile& t);
  bool fanned(const Tile& t) const;
  bool raised(const Tile& t) const;
  void draw_tile_with_attachments(Tile& t);
  void draw_strip_name(const Rect& r, const std::string& name, bool lowest);

  Desk& desk_;
  Motion& motion_;
  const AntePanel& ante_;
  const Aim& aim_;
  std::vector<Tile> tiles_;
  std::vector<RowArrow> arrows_;
  int arrow_row_ = -1;           // the row of creatures whose middle an attack goes through
  int row_first_[6] = {};        // per row or wing that does not fit: the first tile shown
  int unblocked_[2] = {-1, -1};  // damage on its way to the player above, below
};

}  // namespace upkeep
