// What a card that is dragged or pointed at could do: its targets, and what would pay for it.
#pragma once
#include <vector>

#include "view/view.h"

namespace upkeep {

struct Aim {
  bool dragging = false;
  Ref dragged;
  Ref targets_of;   // whose possible targets these are …
  int option = -1;  // … by this option of the view
  std::vector<Option> targets;
  Ref pays_for;
  std::vector<PayStep> payment;
};

}  // namespace upkeep
