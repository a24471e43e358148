#include "cli/mind.h"

#include <cstdio>

#include "search/level.h"
#include "search/policy.h"

namespace upkeep::cli {

bool parse_mind(const std::string& text, long long playouts, Mind& out) {
  out = Mind{};
  out.name = text;
  out.quick = text == "quick";
  out.idle = text == "idle";
  out.thinks = text != "random" && !out.quick && !out.idle;
  if (!out.thinks) return true;
  if (text == "flat") {
    out.limits.playouts = int(playouts);
    return true;
  }
  if (text == "full") {
    out.limits = limits_of_level(kFullLevel);
    return true;
  }
  if (text.size() == 6 && text.compare(0, 5, "level") == 0 && text[5] >= '1' &&
      text[5] < '1' + kLevels) {
    out.limits = limits_of_level(text[5] - '0');
    return true;
  }
  std::fprintf(
      stderr,
      "duel: no player \"%s\"; there are idle, random, quick, flat, level1 to level%d, full\n",
      text.c_str(), kLevels);
  return false;
}

Option Thinker::choose(Mind& mind, const State& s, Chance& chance) {
  Option options[kMaxOptions];
  const int n = legal(s, db_, options, false);
  if (n == 1 || s.decision.prompt == Prompt::pay_mana) return options[0];
  if (mind.idle) {
    // A hand is kept.
    for (int i = 0; i < n && s.decision.prompt != Prompt::mulligan; ++i)
      if (options[i].kind == OptionKind::pass || options[i].kind == OptionKind::done ||
          options[i].kind == OptionKind::no)
        return options[i];
    return options[0];
  }
  if (mind.quick)
    return options[quick_choice(s, db_, sense_, options, n, chance.below(~u32{0}), u64(s.turn))];
  if (!mind.thinks) return options[chance.below(u32(n))];
  const double start = now();
  flat_.begin(s, s.decision.player, chance.below(0xFFFFFFFFu), mind.limits);
  while (!flat_.step(64)) {
  }
  const double time = now() - start;
  mind.thinking += time;
  ++mind.thoughts;
  if (time > mind.longest) mind.longest = time;
  return flat_.best();
}

}  // namespace upkeep::cli
