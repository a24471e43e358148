#include "cli/mind.h"

#include <charconv>
#include <cstdio>

#include "search/level.h"
#include "search/policy.h"

namespace upkeep::cli {

bool parse_mind(const std::string& text, Mind& out) {
  out = Mind{};
  out.name = text;
  const std::size_t colon = text.find(':');
  const std::string name = text.substr(0, colon);
  out.quick = name == "quick";
  out.idle = name == "idle";
  out.thinks = name != "random" && !out.quick && !out.idle;
  const bool counted = name == "flat" || name == "full";
  const bool level = name.size() == 6 && name.compare(0, 5, "level") == 0 && name[5] >= '1' &&
                     name[5] < '1' + kLevels;
  int playouts = 0;
  bool known = counted || level || !out.thinks;
  if (colon != std::string::npos) {
    const char* digits = text.c_str() + colon + 1;
    const auto [end, error] = std::from_chars(digits, text.c_str() + text.size(), playouts);
    known = counted && error == std::errc() && !*end && playouts > 0;
  }
  if (!known) {
    std::fprintf(stderr,
                 "duel: no player \"%s\"; there are idle, random, quick, flat, level1 to level%d, "
                 "full, and with a number of playouts flat:N and full:N\n",
                 text.c_str(), kLevels);
    return false;
  }
  if (counted || level) out.limits = limits_of_level(level ? name[5] - '0' : kFullLevel);
  if (playouts) out.limits.playouts = playouts;
  out.limits.uniform = name == "flat";
  return true;
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
  mind.times.push_back(now() - start);
  return flat_.best();
}

}  // namespace upkeep::cli
