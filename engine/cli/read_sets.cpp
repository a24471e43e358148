#include "cli/read_sets.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include "cards/fingerprint.h"
#include "cards/json_tree.h"
#include "cards/load.h"
#include "cli/cli.h"
#include "reader/embedded.h"
#include "reader/picture.h"
#include "util/json_writer.h"

namespace upkeep::cli {
namespace {

struct PrintedSet {
  std::string code, name, date;
  bool main = false;  // one that cards are known by, not promotional
  std::vector<std::string> cards;
};

bool read_list(std::string_view text, std::vector<PrintedSet>& out) {
  std::vector<LoadError> errors;
  JsonValue root;
  if (!parse_json("sets", text.data(), text.size(), root, errors)) {
    for (const LoadError& e : errors)
      std::fprintf(stderr, "duel read: sets:%s: %s\n", e.where.c_str(), say(e.message).c_str());
    return false;
  }
  const JsonValue* data = root.find("data");
  if (!data) return false;
  const auto word = [](const JsonValue& of, const char* key) {
    const JsonValue* v = of.find(key);
    return v ? v->text : std::string();
  };
  for (const JsonMember& m : data->members) {
    PrintedSet s;
    s.code = m.key;
    s.name = word(m.value, "name");
    s.date = word(m.value, "releaseDate");
    const std::string type = word(m.value, "type");
    // Jokes, and cards that were only ever drawn on screens, are left out.
    if (type == "Funny" || type == "Online" || type == "funny" || type == "alchemy") continue;
    s.main = type != "Promo" && type != "promo";
    if (const JsonValue* cards = m.value.find("cards"))
      for (const JsonValue& card : cards->items) s.cards.push_back(word(card, "name"));
    std::sort(s.cards.begin(), s.cards.end());
    s.cards.erase(std::unique(s.cards.begin(), s.cards.end()), s.cards.end());
    out.push_back(std::move(s));
  }
  std::sort(out.begin(), out.end(), [](const PrintedSet& a, const PrintedSet& b) {
    return a.main != b.main ? a.main : a.date != b.date ? a.date < b.date : a.code < b.code;
  });
  return true;
}

const char* reason(reader::Refusal r) {
  switch (r) {
    case reader::Refusal::none:
      break;
    case reader::Refusal::header:
      return "type, cost or size";
    case reader::Refusal::parts:
      return "several parts";
    case reader::Refusal::words:
      return "words that are not read yet";
    case reader::Refusal::otherwise:
      return "read, but said otherwise";
    case reader::Refusal::ambiguous:
      return "two meanings";
  }
  return "";
}

}  // namespace

bool write_sets(std::string_view text, const std::map<std::string, reader::ReadCard>& read,
                const std::string& folder) {
  std::vector<PrintedSet> sets;
  if (!read_list(text, sets)) return false;
  char version[17];
  std::snprintf(
      version, sizeof version, "%016llx",
      static_cast<unsigned long long>(text_fingerprint({reader::kGrammar, reader::kGrammarSize})));
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  for (const auto& file : std::filesystem::directory_iterator(folder, failed))
    if (file.path().extension() == ".json") std::filesystem::remove(file.path(), failed);
  const CardDb& db = standard_cards();
  std::set<std::string> written;
  std::string table, missing;
  std::size_t all = 0, here = 0;
  for (const PrintedSet& s : sets) {
    std::string cards;
    std::vector<std::string> also;
    std::map<std::string, std::vector<std::string>> lacks;
    std::size_t known = 0, of = 0;
    for (const std::string& name : s.cards) {
      const auto found = read.find(name);
      if (found == read.end()) continue;
      ++of;
      const bool ours = db.find(name) != 0;
      const bool fresh = written.insert(name).second;
      if (fresh) ++all;
      if (!ours && found->second.refusal != reader::Refusal::none) {
        if (fresh) lacks[reason(found->second.refusal)].push_back(name);
        continue;
      }
      ++known;
      if (fresh) ++here;
      if (ours || !fresh)
        also.push_back(name);
      else
        cards += (cards.empty() ? "" : ",\n") + reader::with_picture(found->second.json, name);
    }
    if (!of) continue;
    table += "| " + s.code + " | " + s.name + " | " + s.date.substr(0, 4) + " | " +
             std::to_string(known) + " of " + std::to_string(of) + " |\n";
    if (!lacks.empty()) {
      missing += "\n## " + s.name + " (" + s.code + ")\n";
      for (const auto& [why, names] : lacks) {
        missing += "\n" + (char(why[0] - 'a' + 'A') + why.substr(1)) + " (" +
                   std::to_string(names.size()) + "): ";
        for (std::size_t i = 0; i < names.size(); ++i) missing += (i ? "; " : "") + names[i];
        missing += ".\n";
      }
    }
    if (!known || (!s.main && cards.empty())) continue;
    JsonWriter j;
    j.open('{');
    j.key("set").text(s.code);
    j.key("name").text(s.name);
    j.key("released").text(s.date);
    j.key("reader").text(version);
    j.key("also").open('[');
    for (const std::string& name : also) j.text(name);
    j.close(']');
    if (!write_file(folder + "/" + s.code + ".json",
                    j.out + ",\"cards\":[" + (cards.empty() ? "" : "\n") + cards + "\n]}\n"))
      return false;
  }
  const std::string head =
      "# Which cards of each set are here, and why others are not\n\n"
      "Written by `duel read CARDS --sets SETS --into assets/cards/sets`. A card is named where it "
      "was printed first. `duel read CARDS --explain NAME` shows\nwhere reading a card stops. Of " +
      std::to_string(all) + " cards " + std::to_string(here) +
      " are here.\n\n| set | name | year | cards here |\n|---|---|---|---|\n";
  return write_file(folder + "/MISSING.md", head + table + missing);
}

}  // namespace upkeep::cli
