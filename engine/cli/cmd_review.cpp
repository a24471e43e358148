// A replay looked at again: where most was lost, and what would have been better.
#include <algorithm>
#include <cstdio>

#include "cli/cli.h"
#include "search/value.h"
#include "table/review.h"

namespace upkeep::cli {
namespace {

double percent(const Expectation& e) {
  return 100.0 * double(e.chance) / double(kCertain) / double(std::max(1, e.playouts));
}

std::string words_of(const State& s, const CardDb& db, Lang lang, const Expectation& e) {
  ViewNames names;
  std::string out;
  for (const std::string& step : path_words(s, db, lang, names, e.path, e.length))
    out += (out.empty() ? "" : " -> ") + step;
  return out;
}

}  // namespace

int review(Args& a) {
  long long playouts = 300, worst = 8;
  Lang lang = Lang::en;
  a.number("--playouts", playouts);
  a.number("--worst", worst);
  a.language(lang);
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.size() != 1) {
    std::fprintf(stderr, "duel: review needs one saved duel or replay\n");
    return 2;
  }
  const CardDb& db = standard_cards();
  std::string text;
  if (!read_input(paths[0], "a saved duel or a replay", text)) return 2;
  Session session;
  std::string error = read_session(text, db, session);
  Replay replay;
  if (!error.empty() || !replay.open(session, db, error)) {
    std::fprintf(stderr, "duel: \"%s\": %s\n", paths[0].c_str(), trouble_words(error).c_str());
    return 2;
  }
  Review review(replay, int(playouts));
  std::vector<Reviewed> all;
  for (Reviewed one; review.next(one);) all.push_back(one);
  const auto lost = [](const Reviewed& r) { return percent(r.best) - percent(r.chosen); };
  double sum[2] = {};
  int decisions[2] = {};
  for (const Reviewed& r : all) {
    sum[r.seat] += lost(r);
    ++decisions[r.seat];
  }
  std::sort(all.begin(), all.end(), [&](const Reviewed& x, const Reviewed& y) {
    return lost(x) != lost(y) ? lost(x) > lost(y) : x.at < y.at;
  });
  if (all.size() > std::size_t(worst)) all.resize(std::size_t(worst));
  for (const Reviewed& r : all) {
    const Moment& m = replay.moment(r.at);
    const State& s = replay.at(r.at);
    std::printf("turn %d, %c: %.0f %% instead of %.0f %%\n  done:   %s\n  better: %s\n", m.turn,
                'A' + r.seat, percent(r.chosen), percent(r.best),
                words_of(s, db, lang, r.chosen).c_str(), words_of(s, db, lang, r.best).c_str());
  }
  for (int p = 0; p < 2; ++p)
    std::printf("%c: %d decisions, %.1f points of a hundred lost in each\n", 'A' + p, decisions[p],
                decisions[p] ? sum[p] / decisions[p] : 0.0);
  return 0;
}

}  // namespace upkeep::cli
