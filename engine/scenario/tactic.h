// A position that somebody is to play well: a `.duel` file with a line such as
// `tactic burn until end`. What is written leads to the moment; from there a player chooses for one
// seat, and what the file expects at the end tells how well.
#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "scenario/run.h"

namespace upkeep::scenario {

class Tactic {
 public:
  // The option taken at the pending decision.
  using Chooser = std::function<Option(const State&)>;
  struct Result {
    bool solved = false;
    Issue issue;  // else: the first expectation that does not hold, and what is there instead
    std::vector<std::string> told;  // what has happened since the moment, passes and mana aside
  };

  Tactic();
  ~Tactic();
  // Plays up to the moment. False, with the place, if there is none or it cannot be reached.
  bool begin(const Scenario& file, Era era, const CardDb& db, Issue& issue);
  // From the moment on; any number of times. The other seat does what is written for it, where it
  // can, and else what `other` says; without that it does nothing.
  Result play(const Chooser& player, const Chooser& other) const;

  const Statement& line() const;  // the `tactic` line
  const CardDb& db() const;       // with the cards that the file describes

 private:
  struct Moment;
  std::unique_ptr<Moment> moment_;
};

}  // namespace upkeep::scenario
