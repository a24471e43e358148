// Whole games: recorded and played again.
#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "search/flat.h"
#include "session/game_record.h"
#include "session/link.h"
#include "session/session.h"
#include "session/start.h"
#include "state_fingerprint.h"
#include "util/base64url.h"

namespace upkeep::cli {
namespace {

constexpr int kLongestGame = 20000;

enum class Mind : u8 { random, flat };

struct Table {
  const CardDb& db;
  Mind minds[kMaxPlayers] = {};
  FlatLimits limits;
  FlatPlayer flat;
  explicit Table(const CardDb& d) : db(d), flat(d) {}

  Option choose(const State& s, Chance& chance) {
    Option options[kMaxOptions];
    const int n = legal(s, db, options, false);
    if (n == 1 || s.decision.prompt == Prompt::pay_mana) return options[0];
    if (minds[s.decision.player] == Mind::random) return options[chance.below(u32(n))];
    flat.begin(s, s.decision.player, chance.below(0xFFFFFFFFu), limits);
    while (!flat.step(64)) {
    }
    return flat.best();
  }
};

Setup make_setup(Era era, const std::vector<const DeckDef*>& decks, u64 seed) {
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.player_count = u8(decks.size());
  setup.seed = seed;
  for (std::size_t i = 0; i < decks.size(); ++i) setup.decks[i] = deck_cards(*decks[i]);
  return setup;
}

}  // namespace

// Lines "word value".
static std::string field(const std::string& text, const std::string& word) {
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = text.find('\n', at);
    if (end == std::string::npos) end = text.size();
    if (text.compare(at, word.size() + 1, word + " ") == 0)
      return text.substr(at + word.size() + 1, end - at - word.size() - 1);
    at = end + 1;
  }
  return "";
}

std::string read_session(const std::string& text, const CardDb& db, Session& out,
                         std::string* names) {
  Record record;
  std::string error;
  if (!decode_record(text, db, record, error)) return error;
  out = std::move(record.session);
  for (int p = 0; p < 2 && names; ++p) names[p] = record.names[p];
  return "";
}

int record(Args& a) {
  Era era = Era::foundations;
  bool given;
  std::string decks_text, path;
  long long seed = 1, playouts = 60, most = kLongestGame;
  a.rules(era, given);
  a.text("--decks", decks_text);
  a.number("--seed", seed);
  a.number("--playouts", playouts);
  a.number("--choices", most);
  const bool has_path = a.output("-o", path);
  const bool ai = a.flag("--ai"), as_saved = a.flag("--saved");
  if (!a.finish()) return 2;
  std::vector<const DeckDef*> decks;
  if (!parse_decks(decks_text, false, decks) || !decks_fit(decks, era)) return 2;
  if (!has_path) {
    std::fprintf(stderr, "duel: record needs -o FILE\n");
    return 2;
  }
  const CardDb& db = standard_cards();
  Session session;
  session.setup = make_setup(era, decks, u64(seed));
  Table table(db);
  for (Mind& m : table.minds) m = ai ? Mind::flat : Mind::random;
  table.limits.playouts = int(playouts);
  Chance chance(u64(seed) + 77);
  const auto state = std::make_unique<State>();
  session.setup.cards = session_fingerprint(session, db);
  start_duel(*state, db, session.setup, nullptr);
  while (!state->over && session.choices.size() < std::size_t(most)) {
    const int c = choice_of(*state, db, table.choose(*state, chance));
    if (c < 0 || !play_choice(*state, db, u16(c), nullptr)) {
      std::fprintf(stderr, "duel: a choice is not legal\n");
      return 1;
    }
    session.choices.push_back(u16(c));
  }
  const std::string hash = hex(StateFingerprint(db)(*state));
  std::string text;
  if (as_saved) {
    Record saved;
    for (int p = 0; p < 2; ++p) {
      saved.names[p] = char('A' + p);
      saved.deck_names[p] = decks[std::size_t(p)]->id;
    }
    saved.session = session;
    text = encode_record(saved, db);
  } else {
    text = "session " + to_base64url(encode_session(session, db)) + "\nhash " + hash + "\n";
  }
  if (!write_file(path, text)) {
    std::fprintf(stderr, "duel: %s cannot be written\n", path.c_str());
    return 1;
  }
  std::printf("%zu choices, %zu bytes, hash %s\n", session.choices.size(), text.size(),
              hash.c_str());
  return 0;
}

namespace {

constexpr const char* kSaved = "a saved duel (.upk), a replay or a link";

bool is_there(const std::string& path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0;
}

// A link, or its address, with whatever a message has put around it: no name of a file.
bool looks_like_link(std::string_view s) {
  if (s.find("://") != std::string_view::npos || s.find('#') != std::string_view::npos) return true;
  const auto part = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_';
  };
  while (!s.empty() && !part(s.front())) s.remove_prefix(1);
  while (!s.empty() && !part(s.back())) s.remove_suffix(1);
  // A link that was cut off may be short, but it hardly looks like a word.
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  const bool begun = s.size() >= 2 && s[0] == 'g' && !std::all_of(s.begin(), s.end(), small);
  return (begun || s.size() >= 8) && std::all_of(s.begin(), s.end(), part);
}

// Empty, or the code of why not.
std::string read_link(std::string_view text, const CardDb& db, Session& out, std::size_t& moment) {
  Link link;
  const LinkReport report = decode_link(text, db, link);
  std::string wrong;
  if (report.error != LinkError::none) wrong = link_error_name(report.error);
  if (report.error == LinkError::other_rules)
    wrong = trouble_words(wrong) + ": made with version " + hex(report.maker).substr(8);
  out = std::move(link.session);
  if (link.kind == LinkKind::replay) moment = link.moment;
  return wrong;
}

}  // namespace

int replay(Args& a) {
  const bool only_hash = a.flag("--hash");
  Telling telling;
  if (!telling.take(a)) return 2;
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.empty()) {
    std::fprintf(stderr, "duel: replay needs a saved duel (.upk), a replay or a link\n");
    return 2;
  }
  int failed = 0;
  const CardDb& db = standard_cards();
  const auto state = std::make_unique<State>();
  Origin origin;
  for (const std::string& path : paths) {
    std::string text, wrong, names[2] = {"A", "B"};
    Session session;
    std::size_t played = 0;
    if (const std::string trouble = path_trouble(path, kSaved); trouble.empty()) {
      if (!read_file(path, text)) wrong = "this file cannot be read";
      // A file may hold nothing but a link.
      if (wrong.empty() && (wrong = read_session(text, db, session, names)) == "no-record" &&
          looks_like_link(text))
        wrong = read_link(text, db, session, played);
    } else if (looks_like_link(path) && !is_there(path)) {
      wrong = read_link(path, db, session, played);
    } else {
      wrong = trouble;
    }
    if (wrong.empty()) {
      const std::size_t count = played ? played : session.choices.size();
      std::vector<PositionIssue> issues;
      played =
          origin.make(session, db, issues) ? replay(session, origin, *state, nullptr, count) : 0;
      if (played != count)
        wrong = trouble_words(session_error_name(SessionError::illegal_choice)) + ": number " +
                std::to_string(played);
    }
    if (wrong.empty() && telling.wanted()) {
      wrong = telling.tell(session, names);
      if (wrong.empty()) continue;
    }
    if (!wrong.empty()) {
      std::fprintf(stderr, "%s: %s\n", path.c_str(), trouble_words(wrong).c_str());
      ++failed;
      continue;
    }
    const std::string hash = hex(StateFingerprint(origin.cards())(*state)),
                      wanted = field(text, "hash");
    if (!wanted.empty() && wanted != hash) {
      std::fprintf(stderr, "%s: the final hash is %s, not %s\n", path.c_str(), hash.c_str(),
                   wanted.c_str());
      ++failed;
      continue;
    }
    if (only_hash) {
      std::printf("%s\n", hash.c_str());
    } else {
      std::printf("%s: %zu choices, %d turns, %s, hash %s\n", path.c_str(), session.choices.size(),
                  state->turn,
                  !state->over ? "not over"
                  : state->winner == kNoPlayer
                      ? "drawn"
                      : (std::string(1, char('A' + state->winner)) + " wins").c_str(),
                  hash.c_str());
    }
  }
  return failed ? 1 : 0;
}

}  // namespace upkeep::cli
