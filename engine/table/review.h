// A duel looked at again, decision by decision: what the strongest player would have done in the
// place of whoever decided, and how much the chance of winning went down by doing something else.
// It looks at no hidden card: what the seat could not know is dealt anew.
#pragma once
#include <string>
#include <vector>

#include "search/flat.h"
#include "session/replay.h"

namespace upkeep {

// A decision with the choices that belong to it: a spell with its targets, an attack as a whole.
struct Reviewed {
  std::size_t at = 0;      // its first choice
  std::size_t length = 0;  // so many choices
  u8 seat = 0;
  Expectation best, chosen;  // what was best, and what was done
  bool alike = false;        // they are the same
};

class Review {
 public:
  // Looks at the duel as it lies in `replay`, which must outlive this, with so many playouts for a
  // decision.
  Review(Replay& replay, int playouts);
  // The next decision in which there was something to decide; false at the end.
  bool next(Reviewed& out);
  // How far it is, in choices of the replay.
  std::size_t at() const { return at_; }

 private:
  // The choices from `at_` on that belong together; false if there was nothing to decide.
  bool take(Reviewed& out, std::vector<Option>& path);

  Replay& replay_;
  FlatPlayer player_;
  int playouts_;
  std::size_t at_ = 0;
};

// What the seat that decides in `s` sees of a path of its choices, a phrase each.
std::vector<std::string> path_words(const State& s, const CardDb& db, Lang lang,
                                    const ViewNames& names, const Option* path, int count);

}  // namespace upkeep
