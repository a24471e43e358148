// The plates of both players: name, zones, Mana and life.
#pragma once
#include <vector>

#include "board/motion.h"
#include "part.h"

namespace upkeep {

class Plates : public Part {
 public:
  Plates(Desk& desk, const Motion& motion) : Part(desk), motion_(motion) {}

  // `lit`: a bit for each Zone of a player in which something can be used or chosen now.
  void draw(const u32 (&lit)[2]);
  // By player * 16 + Zone.
  const std::vector<std::pair<int, Rect>>& zone_areas() const { return zone_areas_; }

 private:
  // One of them while it is drawn.
  struct Plate {
    int row = 0, player = 0;  // 0: above
    Rect r;
    bool small = false;  // no words beside the numbers
    bool acts = false;   // it is their turn to decide
    float name_x = 0, name_room = 0;
  };
  struct Count {
    const char* icon;
    int n;
    Zone zone;
  };

  const ViewPlayer& of(const Plate& p) const { return v_->players[std::size_t(p.player)]; }
  bool worded(const Plate& p) const { return !p.small && p.r.w > g_.px(600); }
  Str window_word() const;
  std::string what_they_do(const Plate& p, float room) const;
  void draw_wood(const Plate& p) const;
  void draw_name(const Plate& p) const;
  void draw_zones(const Plate& p, u32 lit);
  void draw_count(const Plate& p, const Count& count, float cx, bool can);
  void draw_pool(const Plate& p) const;
  bool can_be_chosen(int player) const;
  void draw_life(const Plate& p) const;
  void draw_lozenge(const Plate& p) const;
  void draw_life_marks(const Plate& p) const;

  const Motion& motion_;
  std::vector<std::pair<int, Rect>> zone_areas_;
};

}  // namespace upkeep
