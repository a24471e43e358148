// What a page about the rules points at on its board.
#pragma once
#include <string>
#include <vector>

#include "board/battlefield.h"
#include "board/plates.h"
#include "board/ribbon.h"
#include "part.h"

namespace upkeep {

class Highlights : public Part {
 public:
  Highlights(Desk& desk, const Battlefield& field, const Ribbon& ribbon, const Plates& plates)
      : Part(desk), field_(field), ribbon_(ribbon), plates_(plates) {}

  // A line each: a card by name or "slot.generation", a zone ("hand", "B graveyard", "life",
  // "stack", "pass"), a step ("blockers"). Empty: nothing.
  void set(const std::string& marks);
  void draw() const;

 private:
  std::vector<Rect> places_of(const std::string& mark) const;

  const Battlefield& field_;
  const Ribbon& ribbon_;
  const Plates& plates_;
  std::vector<std::string> marks_;
};

}  // namespace upkeep
