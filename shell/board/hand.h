// The hand: a fan, or on a phone a strip that is pushed sideways.
#pragma once
#include <map>
#include <utility>

#include "board/battlefield.h"
#include "part.h"

namespace upkeep {

class HandRow : public Part {
 public:
  HandRow(Desk& desk, Battlefield& field, Motion& motion, const Aim& aim)
      : Part(desk), field_(field), motion_(motion), aim_(aim) {}

  void draw();
  float scrolled() const { return scrolled_; }
  void scroll_to(float x) { scrolled_ = x; }
  // To what lies beyond its edge, 0 at the left, 1 at the right.
  void leaf(int side) { scrolled_ = beyond_[side]; }
  // Something else is asked.
  void asked_anew() {
    badges_.clear();
    anew_ = true;
  }

 private:
  struct Hand;
  struct HandCard;
  HandCard hand_card(const Hand& hand, int i) const;
  void sort_hand(Hand& hand) const;
  void lay_out_hand(Hand& hand);
  void look_beyond(Hand& hand);
  void turn_to_playable(Hand& hand);
  float place_in_fan(const Hand& hand, HandCard& c) const;
  float place_in_strip(const HandCard& c) const;
  void draw_one_of_hand(Hand& hand, int i);
  u32 hand_card_state(const Hand& hand, const HandCard& c) const;
  void draw_beyond_hand(const Hand& hand);
  const char* badge_for(const ViewObject& o);

  Battlefield& field_;
  Motion& motion_;
  const Aim& aim_;
  float scrolled_ = 0;
  float beyond_[2] = {0, 0};
  bool anew_ = false;
  std::map<u32, std::pair<u32, const char*>> badges_;
};

}  // namespace upkeep
