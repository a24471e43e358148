// Reads printed cards from data files and says how many are read, and what the others lack.
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include "cli/cli.h"
#include "cli/read_play.h"
#include "cli/read_sets.h"
#include "reader/input.h"

namespace upkeep::cli {
namespace {

// What is missing, in few words: those around the place where reading stopped.
std::string lack_key(reader::Refusal why, const std::string& detail) {
  const std::size_t stop = detail.find(" >> ");
  if (stop == std::string::npos) return std::string(reader::refusal_name(why)) + ": " + detail;
  std::size_t from = stop, to = stop + 4;
  for (int i = 0; i < 2 && from != std::string::npos && from > 0; ++i)
    from = detail.rfind(' ', from - 1);
  for (int i = 0; i < 3 && to != std::string::npos; ++i) to = detail.find(' ', to + 1);
  from = from == std::string::npos ? 0 : from;
  return "words:" + std::string(from ? "" : " ") + detail.substr(from, to - from);
}

struct Lack {
  int unlocks = 0, part = 0;  // cards that lack nothing else; cards that lack it
  std::string example;
};

void explain(reader::Reader& reader, const reader::PrintedCard& card) {
  std::printf("%s  %s  %s\n", card.name.c_str(), card.mana_cost.c_str(), card.type_line.c_str());
  for (const auto& line : reader.explain(card)) {
    std::printf("\n%s\n", line.line.c_str());
    if (!line.stopped.empty()) std::printf("  stopped: %s\n", line.stopped.c_str());
    for (const auto& c : line.candidates)
      std::printf("  %s %s\n    %s\n", c.same ? "=" : "/", c.json.c_str(), c.said.c_str());
  }
}

// The program's own cards, read from their own texts.
int read_own(reader::Reader& reader, bool list) {
  const CardDb& db = standard_cards();
  int all = 0, good = 0;
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    const CardDef& card = db.cards[i];
    if (card.token || card.fixture) continue;
    ++all;
    reader::ReadCard r;
    if (reader.reads_itself(db, card.id, r)) {
      ++good;
    } else if (list) {
      std::printf(
          "%s\t%s\t%s\t%s\n", card.name.c_str(),
          r.refusal == reader::Refusal::none ? "other trees" : reader::refusal_name(r.refusal),
          r.detail.c_str(), r.json.c_str());
    }
  }
  std::printf("read %d of %d\n", good, all);
  return 0;
}

}  // namespace

int read(Args& a) {
  std::string only, out, grammar, wanted, sets, into;
  a.text("--only", only);
  a.text("--explain", wanted);
  a.text("--grammar", grammar);
  a.output("--out", out);
  a.text("--sets", sets);
  a.text("--into", into);
  const bool list = a.flag("--list");
  const bool own = a.flag("--own"), play = a.flag("--play");
  long long rounds = 1, seed = 1;
  a.number("--rounds", rounds);
  a.number("--seed", seed);
  const std::vector<std::string> files = a.rest();
  if (!a.finish()) return 2;
  if ((files.empty() && !own) || sets.empty() != into.empty()) {
    std::fprintf(
        stderr,
        "usage: duel read FILE… [--only NAMES] [--explain NAME] [--list] [--out FILE] [--play]\n"
        "       duel read FILE… --sets SETS --into FOLDER\n");
    return 2;
  }
  reader::Reader reader;
  if (!grammar.empty()) {
    std::string text, why;
    if (!read_input(grammar, "a grammar", text)) return 2;
    if (!reader.use_grammar(text, why)) {
      std::fprintf(stderr, "duel read: %s: %s\n", grammar.c_str(), why.c_str());
      return 2;
    }
  }
  if (own) return read_own(reader, list);
  std::set<std::string> names;
  if (!only.empty()) {
    std::string text;
    if (!read_input(only, "a list of names", text)) return 2;
    std::size_t at = 0;
    while (at < text.size()) {
      std::size_t end = text.find('\n', at);
      if (end == std::string::npos) end = text.size();
      names.insert(text.substr(at, end - at));
      at = end + 1;
    }
  }
  std::vector<reader::PrintedCard> cards;
  for (const std::string& file : files) {
    std::string text, why;
    if (!read_input(file, "a file of cards", text)) return 2;
    if (!reader::read_cards(text, cards, why)) {
      std::fprintf(stderr, "duel read: %s:%s\n", file.c_str(), why.c_str());
      return 1;
    }
  }
  int tried = 0, good = 0, ours = 0, same = 0;
  std::map<std::string, int> kinds;
  std::map<std::string, Lack> lacks;
  std::string json;
  std::vector<std::string> definitions;
  std::map<std::string, reader::ReadCard> by_name;
  for (const reader::PrintedCard& card : cards) {
    if (!wanted.empty()) {
      if (card.name == wanted) explain(reader, card);
      continue;
    }
    if (!names.empty() && !names.count(card.name)) continue;
    ++tried;
    const reader::ReadCard r = reader.read(card);
    ++kinds[reader::refusal_name(r.refusal)];
    if (!sets.empty()) by_name.emplace(card.name, r);
    if (r.refusal == reader::Refusal::none) {
      ++good;
      json += (json.empty() ? "[\n" : ",\n") + r.json;
      definitions.push_back(r.json);
      // A card that the program has: the trees we wrote must come out.
      if (const u16 known = standard_cards().find(card.name)) {
        ++ours;
        if (reader.same_trees(r, standard_cards(), known))
          ++same;
        else if (list)
          std::printf("%s\tother trees\t%s\n", card.name.c_str(), r.json.c_str());
      }
    } else {
      std::set<std::string> keys;
      for (const auto& [why, detail] : r.lacks) keys.insert(lack_key(why, detail));
      for (const std::string& key : keys) {
        Lack& l = lacks[key];
        if (l.example.empty()) l.example = card.name;
        ++l.part;
        l.unlocks += keys.size() == 1;
      }
    }
    if (list)
      std::printf("%s\t%s\t%s\n", card.name.c_str(), reader::refusal_name(r.refusal),
                  r.refusal == reader::Refusal::none ? r.json.c_str() : r.detail.c_str());
  }
  if (!wanted.empty()) return 0;
  if (!list) {
    // First what alone would make most cards readable.
    std::vector<std::pair<std::string, Lack>> sorted(lacks.begin(), lacks.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& x, const auto& y) {
      return x.second.unlocks != y.second.unlocks ? x.second.unlocks > y.second.unlocks
                                                  : x.second.part > y.second.part;
    });
    std::printf("unlocks  part of\n");
    for (const auto& [what, l] : sorted)
      std::printf("%7d %8d  %s  (%s)\n", l.unlocks, l.part, what.c_str(), l.example.c_str());
  }
  for (const auto& [kind, n] : kinds) std::printf("%s %d\n", kind.c_str(), n);
  std::printf("the program's own: %d read, %d as they are written\n", ours, same);
  std::printf("read %d of %d\n", good, tried);
  if (!out.empty() && !write_file(out, json.empty() ? "[]\n" : json + "\n]\n")) return 1;
  if (!sets.empty()) {
    std::string text;
    if (!read_input(sets, "a file of sets", text) || !write_sets(text, by_name, into)) return 1;
  }
  if (play && !play_read_cards(definitions, rounds, u64(seed))) return 1;
  return 0;
}

}  // namespace upkeep::cli
