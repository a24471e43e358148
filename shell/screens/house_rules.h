// House rules: every switch of the rules with its value, the era's own marked.
#pragma once
#include "part.h"
#include "screens/new_duel.h"

namespace upkeep {

class HouseRules : public Part {
 public:
  HouseRules(Desk& desk, const NewDuel& chosen) : Part(desk), chosen_(chosen) {}
  UPKEEP_SELDOM void draw(const Rect& r) const;

 private:
  const NewDuel& chosen_;
};

}  // namespace upkeep
