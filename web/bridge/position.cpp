// A duel that begins from the position of a `.duel` text: lessons, puzzles, boards of cards.
#include <cstring>
#include <string>

#include "bridge.h"
#include "calls_bridge.h"

using namespace upkeep;

extern "C" {

// `mode`: words in any order: hot-seat (both are people; as nothing else is said), computer (B is
// the computer), computer-a (A is), and an era, if the text knows several. Empty, or
// {"issues": [{"line", "column", "message"}]} and nothing has changed.
const char* bridge_position(const char* text, const char* mode) {
  GameConfig config;
  config.lang = shared_game().config().lang;
  config.names[0] = "A";
  config.names[1] = "B";
  bool era_given = false;
  std::string word;
  for (const char* p = mode;; ++p) {
    if (*p && *p != ' ') {
      word += *p;
      continue;
    }
    if (word == "computer") config.seats[1] = SeatKind::computer;
    if (word == "computer-a") config.seats[0] = SeatKind::computer;
    if (Era era; parse_era(word.c_str(), era)) {
      config.era = era;
      era_given = true;
    }
    word.clear();
    if (!*p) break;
  }
  std::vector<PositionIssue> issues;
  if (shared_game().start_text(config, text, era_given, issues)) {
    done(true);
    return give({});
  }
  JsonWriter j;
  j.open('{');
  put_issues(j, issues);
  j.close('}');
  return give(std::move(j.out));
}
}
