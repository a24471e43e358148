// Whole declarations of attackers and blockers: what a player would think of, beside each creature
// alone. Nothing here says which is best; that is tried (search/flat.h).
#pragma once
#include <vector>

#include "search/sense.h"

namespace upkeep {

constexpr int kMostDeclared = 15;      // creatures in one declaration that is thought of
constexpr int kMostDeclarations = 20;  // declarations

// Options of the pending decision, in their order; completing the declaration is not among them.
struct Declaration {
  Option picks[kMostDeclared];
  int count = 0;
};

// Declarations for the pending `attackers` or `blockers` decision, whose options are given. Each
// goes on from what has been declared already. None for any other decision.
std::vector<Declaration> declarations(const State& s, const Sense& sense, const Option* options,
                                      int n);

}  // namespace upkeep
