// Makes links from files, and measures how long links are.
#include <algorithm>
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "search/flat.h"
#include "session/link.h"
#include "session/start.h"

namespace upkeep::cli {
namespace {

// A game between two computer players with few playouts.
Session computer_game(const CardDb& db, Era era, const DeckDef& a, const DeckDef& b, u64 seed,
                      int playouts, State& s) {
  Session session;
  session.setup.era = era;
  session.setup.rules = preset(era);
  session.setup.seed = seed;
  session.setup.decks[0] = deck_cards(a);
  session.setup.decks[1] = deck_cards(b);
  session.setup.cards = session_fingerprint(session, db);
  FlatPlayer player(db);
  FlatLimits limits;
  limits.playouts = playouts;
  Chance chance(seed);
  start_duel(s, db, session.setup, nullptr);
  while (!s.over && session.choices.size() < kMaxLinkChoices) {
    Option options[kMaxOptions];
    const int n = legal(s, db, options, false);
    Option o = options[0];
    if (n > 1 && s.decision.prompt != Prompt::pay_mana) {
      player.begin(s, s.decision.player, chance.below(0xFFFFFFFFu), limits);
      while (!player.step(64)) {
      }
      o = player.best();
    }
    const int choice = choice_of(s, db, o);
    if (choice < 0 || !play_choice(s, db, u16(choice), nullptr)) break;
    session.choices.push_back(u16(choice));
  }
  return session;
}

}  // namespace

int link_stats(Args& a) {
  long long games = 1000, seed = 1, playouts = 8;
  a.number("--games", games);
  a.number("--seed", seed);
  a.number("--playouts", playouts);
  if (!a.finish()) return 2;
  const CardDb& db = standard_cards();
  std::vector<const DeckDef*> decks;
  for (const DeckDef& d : standard_decks())
    if (!d.bench) decks.push_back(&d);
  const auto s = std::make_unique<State>(), back = std::make_unique<State>();
  std::vector<std::size_t> lengths, choices;
  std::size_t refused = 0, different = 0, overflowing = 0;
  const double start = now();
  double coding = 0;
  for (long long g = 0; g < games; ++g) {
    const Era era = Era(g % int(Era::count));
    Chance chance(u64(seed + g));
    std::vector<const DeckDef*> fit;
    for (const DeckDef* d : decks)
      if (deck_problems(db, *d, preset(era)).empty()) fit.push_back(d);
    if (fit.empty()) fit = decks;
    Link link;
    link.names[0] = "Ana";
    link.names[1] = "Computer";
    link.computer[1] = true;
    const DeckDef& one = *fit[chance.below(u32(fit.size()))];
    const DeckDef& two = *fit[chance.below(u32(fit.size()))];
    // A seed as the page takes it: 52 bits of chance.
    const u64 high = chance.below(1 << 20);
    const u64 dealt = high << 32 | chance.below(0xFFFFFFFFu);
    link.session = computer_game(db, era, one, two, dealt, int(playouts), *s);
    overflowing += !s->over;
    const double before = now();
    const std::string text = encode_link(link, db);
    Link read;
    if (text.empty() || decode_link(text, db, read).error != LinkError::none) {
      ++refused;
      continue;
    }
    coding += now() - before;
    replay(read.session, db, *back, nullptr);
    different += hash_state(*back) != hash_state(*s);
    lengths.push_back(text.size());
    choices.push_back(link.session.choices.size());
  }
  if (lengths.empty()) return 1;
  std::sort(lengths.begin(), lengths.end());
  std::sort(choices.begin(), choices.end());
  const auto at = [](const std::vector<std::size_t>& v, double share) {
    return v[std::min(v.size() - 1, std::size_t(double(v.size()) * share))];
  };
  std::printf("%zu games in %.0f s, %.1f ms to write and read a link\n", lengths.size(),
              now() - start, coding * 1000 / double(lengths.size()));
  std::printf("choices: median %zu, 99 %% %zu, most %zu\n", at(choices, 0.5), at(choices, 0.99),
              choices.back());
  std::printf("characters: median %zu, 90 %% %zu, 99 %% %zu, most %zu\n", at(lengths, 0.5),
              at(lengths, 0.9), at(lengths, 0.99), lengths.back());
  std::printf("refused %zu, with another hash %zu, not over %zu\n", refused, different,
              overflowing);
  const bool good = !refused && !different && at(lengths, 0.5) <= 400 && at(lengths, 0.99) <= 1800;
  return good ? 0 : 1;
}

int link(Args& a) {
  std::string kind_text;
  long long moment = -1, entropy = 0;
  const bool has_kind = a.text("--kind", kind_text);
  a.number("--moment", moment);
  a.number("--entropy", entropy);
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.size() != 1) {
    std::fprintf(stderr, "duel: link needs one file\n");
    return 2;
  }
  const CardDb& db = standard_cards();
  std::string text;
  if (!read_input(paths[0], "a saved duel (.upk) or a position (.duel)", text)) return 1;
  Link link;
  if (paths[0].size() > 5 && paths[0].compare(paths[0].size() - 5, 5, ".duel") == 0) {
    std::vector<PositionIssue> issues;
    if (!take_position(text, nullptr, db, link.session, issues)) {
      for (const PositionIssue& i : issues)
        std::fprintf(stderr, "%s:%u:%u: %s\n", paths[0].c_str(), i.line, i.column,
                     say(i.message).c_str());
      return 1;
    }
    link.kind = LinkKind::position;
  } else if (const std::string wrong = read_session(text, db, link.session); !wrong.empty()) {
    std::fprintf(stderr, "duel: \"%s\": %s\n", paths[0].c_str(), trouble_words(wrong).c_str());
    return 1;
  }
  for (int k = 0; has_kind && k < int(LinkKind::count); ++k)
    if (kind_text == link_kind_name(LinkKind(k))) link.kind = LinkKind(k);
  if (has_kind && kind_text != link_kind_name(link.kind)) {
    std::fprintf(stderr, "duel: no kind of link \"%s\"\n", kind_text.c_str());
    return 2;
  }
  if (moment >= 0) link.moment = std::size_t(moment);
  if (entropy) link.session.entropy.push_back({u32(link.session.choices.size()), u64(entropy)});
  const std::string out = encode_link(link, db);
  if (out.empty()) {
    std::fprintf(stderr, "%s: this cannot be put into a link\n", paths[0].c_str());
    return 1;
  }
  std::printf("%s\n", out.c_str());
  return 0;
}

}  // namespace upkeep::cli
