// Prints a recorded duel as text in one of four languages, or as a `.duel` file.
#include <cstdio>

#include "cli/cli.h"
#include "session/replay.h"

namespace upkeep::cli {

bool Telling::take(Args& a) {
  text_ = a.flag("--text");
  duel_ = a.flag("--duel");
  std::string seat;
  a.language(lang_);
  if (a.text("--seat", seat)) {
    if (seat == "A" || seat == "B")
      seat_ = u8(seat[0] - 'A');
    else if (seat == "both")
      seat_ = kEverySeat;
    else {
      std::fprintf(stderr, "duel: no seat \"%s\"; there are A, B and both\n", seat.c_str());
      return false;
    }
  }
  return a.ok();
}

std::string Telling::tell(const Session& session, const std::string* names) const {
  std::string error;
  Replay replay;
  if (!replay.open(session, standard_cards(), error)) return error;
  ViewNames players;
  for (int p = 0; p < 2; ++p) players.player[p] = names[p];
  const std::string out = duel_ ? replay_duel(replay, names[0] + " against " + names[1], players)
                                : replay_text(replay, seat_, lang_, players);
  if (out.empty()) return "the format cannot say how this duel began";
  std::fwrite(out.data(), 1, out.size(), stdout);
  return "";
}

}  // namespace upkeep::cli
