// Codes choices for links. Writer and reader play the same duel, list the same options and learn
// the same probabilities, so that likely choices take few bits. Part of the format of links.
#pragma once
#include "duel.h"
#include "session/range_coder.h"

namespace upkeep::link {

class ChoiceModel {
 public:
  explicit ChoiceModel(const CardDb& db);
  // One choice at the pending decision: a position in the list of legal(), or a concession. What is
  // read is always one of them; kNoIndex, and the coder has failed, if there is none.
  u16 code(Coder& coder, const State& s, u16 choice);
  // How many options have been listed so far: the work done.
  u64 work() const { return work_; }

 private:
  u16 which(Coder& coder, const State& s, int kind, int n, u16 choice);
  u32 face(const State& s, const Option& o) const;  // what stands for its object wherever it is

  const CardDb& db_;
  std::vector<u32> names_;  // fingerprints of the names of the cards
  Predictor kinds_, options_;
  Option list_[kMaxOptions];
  u32 kept_[kMaxPlayers][2] = {};  // the last kinds each player chose
  u32 last_face_[kMaxPlayers] = {};
  u64 work_ = 0;
};

}  // namespace upkeep::link
