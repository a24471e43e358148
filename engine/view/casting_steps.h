// The announcement under way as the eight steps of CR 601.2 (catalogue ): announce,
// options, targets, division, legality, total cost, mana abilities, payment. Which of them it is
// at, what has been chosen, and which have something to choose at all.
#pragma once
#include <string>
#include <vector>

#include "duel.h"
#include "text/text.h"

namespace upkeep {

constexpr int kCastingSteps = 8;

struct Casting {
  bool on = false;
  u8 step = 0;  // 1 to 8: where it stands
  u8 player = kNoPlayer;
  bool ability = false;  // an ability is activated
  Ref about;             // the spell, or the source of the ability
  u16 card = 0;
  bool wanted[kCastingSteps] = {};  // there is something to choose or to do in this step
  std::vector<std::string> modes;   // chosen, where there is a choice
  int x = -1;                       // -1: not chosen, or there is none
  int kicked = 0;                   // times
  bool buyback = false;
  int spliced = 0;
  struct Aim {
    Ref object;  // or nothing:
    u8 player = kNoPlayer;
    int share = 0;  // of what is divided
  };
  std::vector<Aim> targets;
  std::string cost;            // the total mana cost as far as it is known by now
  std::vector<Ref> paid_with;  // chosen to be sacrificed, discarded …
  int tapped = 0;              // sources used by hand for it so far
};

// As `seat` may know it: a card cast face down is nobody else's business.
Casting casting(const State& s, const CardDb& db, u8 seat, Lang lang);

}  // namespace upkeep
