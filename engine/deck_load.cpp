#include "deck_load.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "card_load_json.h"
#include "embedded.h"

namespace upkeep {

namespace {

using Kind = JsonValue::Kind;

constexpr int kMaxCopies = 250;
constexpr std::size_t kMaxDeckErrors = 100;
constexpr const char* kLanguages[] = {"en", "pt", "es", "it"};

class DeckReader {
 public:
  DeckReader(const CardDb& db, const std::string& file, std::vector<LoadError>& errors)
      : db_(db), file_(file), errors_(errors), first_(errors.size()) {}

  DeckDef deck;

  bool failed() const { return errors_.size() > first_; }

  void fail(const std::string& where, const std::string& message) {
    if (errors_.size() - first_ < kMaxDeckErrors) errors_.push_back({file_, where, message});
  }

  void add(const std::string& where, const std::string& name, std::int64_t count) {
    if (count < 1 || count > kMaxCopies) {
      fail(where, "expected 1 to " + std::to_string(kMaxCopies) + " copies");
      return;
    }
    u16 card = db_.find(name);
    if (!card || db_.card(card).token) {
      fail(where, "there is no card \"" + name.substr(0, 60) + "\"");
      return;
    }
    if (db_.card(card).fixture) {
      fail(where, "\"" + name + "\" is a card for tests only");
      return;
    }
    for (auto& entry : deck.cards) {
      if (entry.first != card) continue;
      entry.second += int(count);
      return;
    }
    deck.cards.emplace_back(card, int(count));
  }

  void read_names(const JsonValue& v) {
    if (!v.is(Kind::object)) return fail("/name", "expected an object with en, pt, es and it");
    for (const JsonMember& m : v.members) {
      bool known = false;
      for (int i = 0; i < 4; ++i) {
        if (m.key != kLanguages[i]) continue;
        known = true;
        if (!m.value.is(Kind::string) || m.value.text.empty() || m.value.text.size() > 60)
          fail("/name/" + m.key, "expected a text of 1 to 60 bytes");
        else
          deck.name[i] = m.value.text;
      }
      if (!known) fail("/name/" + m.key.substr(0, 20), "unknown language; expected en, pt, es, it");
    }
    if (deck.name[0].empty()) fail("/name", "needs \"en\"");
    for (std::string& name : deck.name) {
      if (name.empty()) name = deck.name[0];
    }
  }

  void read_json(const JsonValue& root) {
    if (!root.is(Kind::object)) return fail("/", "expected a deck as an object");
    bool named = false, listed = false;
    for (const JsonMember& m : root.members) {
      if (m.key == "$schema") continue;
      if (m.key == "name") {
        named = true;
        read_names(m.value);
      } else if (m.key == "bench") {
        if (!m.value.is(Kind::boolean)) fail("/bench", "expected true or false");
        deck.bench = m.value.integer != 0;
      } else if (m.key == "cards") {
        listed = true;
        if (!m.value.is(Kind::object)) {
          fail("/cards", "expected an object of names and numbers");
          continue;
        }
        for (const JsonMember& c : m.value.members) {
          std::string where = "/cards/" + c.key.substr(0, 60);
          if (!c.value.is(Kind::integer))
            fail(where, "expected a number of copies");
          else
            add(where, c.key, c.value.integer);
        }
      } else {
        fail("/" + m.key.substr(0, 40), "unknown key; expected name, cards, bench");
      }
    }
    if (!named) fail("/", "needs \"name\"");
    if (!listed) fail("/", "needs \"cards\"");
  }

  void read_lines(std::string_view text) {
    int line = 0;
    while (!text.empty()) {
      std::size_t end = text.find('\n');
      std::string_view s = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      ++line;
      if (std::size_t hash = s.find('#'); hash != std::string_view::npos) s = s.substr(0, hash);
      while (!s.empty() && (s.back() == ' ' || s.back() == '\r' || s.back() == '\t'))
        s.remove_suffix(1);
      std::size_t indent = 0;
      while (indent < s.size() && (s[indent] == ' ' || s[indent] == '\t')) ++indent;
      s.remove_prefix(indent);
      if (s == "Sideboard" || s == "Sideboard:") return;
      if (s.empty() || s == "Deck" || s == "Deck:") continue;
      read_line(s, std::to_string(line) + ":" + std::to_string(indent + 1));
    }
  }

 private:
  void read_line(std::string_view s, const std::string& where) {
    int count = 0;
    std::size_t i = 0;
    while (i < s.size() && i < 4 && s[i] >= '0' && s[i] <= '9') count = count * 10 + (s[i++] - '0');
    bool number = i > 0;
    if (number && i < s.size() && s[i] == 'x') ++i;
    if (!number || i >= s.size() || s[i] != ' ') {
      fail(where, "expected a number and a name, like \"4 Lightning Bolt\"");
      return;
    }
    while (i < s.size() && s[i] == ' ') ++i;
    add(where, std::string(s.substr(i)), count);
  }

  const CardDb& db_;
  const std::string& file_;
  std::vector<LoadError>& errors_;
  std::size_t first_;
};

std::string base_name(const std::string& path) {
  std::size_t slash = path.rfind('/');
  std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
  return name.substr(0, name.find('.'));
}

std::vector<DeckDef> load_standard() {
  std::vector<DeckDef> decks;
  std::vector<LoadError> errors;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const EmbeddedFile& file = kEmbeddedFiles[i];
    std::string_view path = file.path;
    if (path.substr(0, 6) != "decks/") continue;
    decks.push_back(load_deck(standard_cards(), file.path, file.data, file.size, errors));
  }
  for (const LoadError& e : errors)
    std::fprintf(stderr, "%s:%s: %s\n", e.file.c_str(), e.where.c_str(), e.message.c_str());
  if (!errors.empty()) std::abort();  // the build's own decks are broken
  return decks;
}

}  // namespace

int DeckDef::size() const {
  int n = 0;
  for (const auto& entry : cards) n += entry.second;
  return n;
}

DeckDef load_deck(const CardDb& db, const std::string& path, const char* text, std::size_t size,
                  std::vector<LoadError>& errors) {
  DeckReader reader(db, path, errors);
  reader.deck.id = base_name(path);
  std::string_view all(text, size);
  std::size_t start = all.find_first_not_of(" \t\r\n");
  if (size > kMaxJsonBytes) {
    reader.fail("1:1", "too large for a deck");
  } else if (start != std::string_view::npos && all[start] == '{') {
    JsonValue root;
    if (parse_json(path, text, size, root, errors)) reader.read_json(root);
  } else {
    for (std::string& name : reader.deck.name) name = reader.deck.id;
    reader.read_lines(all);
    if (!reader.failed() && reader.deck.cards.empty()) reader.fail("1:1", "no cards");
  }
  if (!reader.failed() && reader.deck.size() > 1000) reader.fail("/cards", "more than 1000 cards");
  if (!reader.failed()) return reader.deck;
  DeckDef none;
  none.id = reader.deck.id;
  return none;
}

std::vector<std::string> deck_problems(const CardDb& db, const DeckDef& deck, int smallest,
                                       int copies) {
  std::vector<std::string> problems;
  if (deck.size() < smallest)
    problems.push_back(std::to_string(deck.size()) + " cards; at least " +
                       std::to_string(smallest) + " are needed");
  for (const auto& entry : deck.cards) {
    const CardDef& card = db.card(entry.first);
    if (copies && entry.second > copies && !(card.supers & kBasic))
      problems.push_back(std::to_string(entry.second) + " copies of " + card.name + "; at most " +
                         std::to_string(copies));
  }
  return problems;
}

std::vector<std::string> deck_problems(const CardDb& db, const DeckDef& deck, const Rules& rules) {
  // 1997: at least 40 cards, as many of each as one likes; since then 60, four of each (8E 100.2).
  const u8 limit = rules[Switch::deckRules];
  std::vector<std::string> problems = deck_problems(db, deck,
                                                    limit == rule::sixtyFour ? 60
                                                    : limit == rule::forty   ? 40
                                                                             : 1,
                                                    limit == rule::sixtyFour ? 4 : 0);
  for (const auto& entry : deck.cards)
    if (db.card(entry.first).for_ante && !rules[Switch::ante])
      problems.push_back(db.card(entry.first).name + " is only for duels that are played for ante");
  for (const auto& entry : deck.cards)
    if ((db.card(entry.first).types & kPlaneswalker) && !rules[Switch::planeswalkers])
      problems.push_back(db.card(entry.first).name + " is a planeswalker; these rules have none");
  return problems;
}

const std::vector<DeckDef>& standard_decks() {
  static const std::vector<DeckDef> decks = load_standard();
  return decks;
}

}  // namespace upkeep
