// Computer players by their names on the command line.
#pragma once
#include <string>
#include <vector>

#include "cli/cli.h"
#include "search/flat.h"

namespace upkeep::cli {

struct Mind {
  std::string name;
  bool thinks = false, quick = false, idle = false;
  FlatLimits limits;
  std::vector<double> times;  // seconds, of each thought
};

// A name, which for flat and full may go on with the number of playouts: full:400. False, having
// said so on stderr, if there is no such player.
bool parse_mind(const std::string& text, Mind& out);

// What minds need to choose with. The cards must outlive it.
class Thinker {
 public:
  explicit Thinker(const CardDb& db) : db_(db) {}
  // At the pending decision; the options are those of legal() without what only takes back.
  Option choose(Mind& mind, const State& s, Chance& chance);

 private:
  const CardDb& db_;
  FlatPlayer flat_{db_};
  Sense sense_{db_};
};

}  // namespace upkeep::cli
