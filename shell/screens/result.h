// The end of a duel: who won and how it went.
#pragma once
#include "part.h"

namespace upkeep {

class Result : public Part {
 public:
  explicit Result(Desk& desk) : Part(desk) {}
  // `stakes`: what becomes of the ante, in words, or nothing.
  void draw(const std::string& stakes, bool hidden) const;
};

}  // namespace upkeep
