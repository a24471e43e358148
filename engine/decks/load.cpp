#include "decks/load.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "cards/embedded.h"
#include "cards/json_tree.h"
#include "decks/legality.h"
#include "decks/list.h"
#include "util/insertion_sort.h"

namespace upkeep {

namespace {

using Kind = JsonValue::Kind;

constexpr int kMaxCopies = 250;
constexpr std::size_t kMaxDeckErrors = 100;

// "en, pt, es, it"
std::string languages() {
  std::string out;
  for (int l = 0; l < kLangs; ++l) out += (l ? ", " : "") + std::string(lang_tag(Lang(l)));
  return out;
}

class DeckReader {
 public:
  DeckReader(const CardDb& db, const std::string& file, std::vector<LoadError>& errors)
      : db_(db), file_(file), errors_(errors), first_(errors.size()) {}

  DeckDef deck;

  bool failed() const { return errors_.size() > first_; }

  void fail(const std::string& where, Message message) {
    if (errors_.size() - first_ < kMaxDeckErrors)
      errors_.push_back({file_, where, std::move(message)});
  }

  void add(const std::string& where, const std::string& name, std::int64_t count) {
    if (count < 1 || count > kMaxCopies) {
      fail(where, {Str::flaw_deck_copies, {std::to_string(kMaxCopies)}});
      return;
    }
    u16 card = db_.find(name);
    if (!card || db_.card(card).token) {
      fail(where, {Str::flaw_deck_no_card, {name.substr(0, 60)}});
      return;
    }
    if (db_.card(card).fixture) {
      fail(where, {Str::flaw_deck_test_card, {name}});
      return;
    }
    for (auto& entry : deck.cards) {
      if (entry.first != card) continue;
      entry.second += int(count);
      return;
    }
    deck.cards.emplace_back(card, int(count));
  }

  void read_words(const JsonValue& v, const std::string& at, std::string (&words)[kLangs],
                  std::size_t longest) {
    if (!v.is(Kind::object)) return fail(at, {Str::flaw_deck_languages, {languages()}});
    for (const JsonMember& m : v.members) {
      bool known = false;
      for (int i = 0; i < kLangs; ++i) {
        if (m.key != lang_tag(Lang(i))) continue;
        known = true;
        if (!m.value.is(Kind::string) || m.value.text.empty() || m.value.text.size() > longest)
          fail(at + "/" + m.key, {Str::flaw_expected_text_1_to_bytes, {std::to_string(longest)}});
        else
          words[i] = m.value.text;
      }
      if (!known)
        fail(at + "/" + m.key.substr(0, 20), {Str::flaw_deck_unknown_language, {languages()}});
    }
    if (words[0].empty()) fail(at, {Str::flaw_needs_these, {"\"en\""}});
    for (std::string& word : words) {
      if (word.empty()) word = words[0];
    }
  }

  void read_eras(const JsonValue& v) {
    if (!v.is(Kind::array)) return fail("/eras", Str::flaw_deck_eras);
    for (std::size_t i = 0; i < v.items.size(); ++i) {
      Era era = Era::foundations;
      if (v.items[i].is(Kind::string) && parse_era(v.items[i].text.c_str(), era))
        deck.eras |= u8(1 << int(era));
      else
        fail("/eras/" + std::to_string(i), Str::flaw_deck_era);
    }
  }

  void read_json(const JsonValue& root) {
    if (!root.is(Kind::object)) return fail("/", Str::flaw_deck_object);
    bool named = false, listed = false;
    for (const JsonMember& m : root.members) {
      if (m.key == "$schema") continue;
      if (m.key == "name") {
        named = true;
        read_words(m.value, "/name", deck.name, 60);
      } else if (m.key == "plan") {
        read_words(m.value, "/plan", deck.plan, 400);
      } else if (m.key == "eras") {
        read_eras(m.value);
      } else if (m.key == "bench") {
        if (!m.value.is(Kind::boolean)) fail("/bench", Str::flaw_deck_bench);
        deck.bench = m.value.integer != 0;
      } else if (m.key == "cards") {
        listed = true;
        if (!m.value.is(Kind::object)) {
          fail("/cards", Str::flaw_deck_cards);
          continue;
        }
        for (const JsonMember& c : m.value.members) {
          std::string where = "/cards/" + c.key.substr(0, 60);
          if (!c.value.is(Kind::integer))
            fail(where, Str::flaw_deck_number);
          else
            add(where, c.key, c.value.integer);
        }
      } else {
        fail("/" + m.key.substr(0, 40), Str::flaw_deck_key);
      }
    }
    if (!named) fail("/", {Str::flaw_needs_these, {"\"name\""}});
    if (!listed) fail("/", {Str::flaw_needs_these, {"\"cards\""}});
  }

  void read_lines(std::string_view text, DeckList* told) {
    DeckList list = read_deck_list(db_, text);
    if (told) *told = list;
    for (const DeckLineError& e : list.errors)
      fail(std::to_string(e.line) + ":" + std::to_string(e.column), deck_line_message(e));
    for (std::string& name : deck.name) name = list.name.empty() ? deck.id : list.name;
    deck.cards = std::move(list.cards);
  }

 private:
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

// 0 for a deck of no era in particular, else which era its id begins with.
int era_place(const std::string& id) {
  Era era = Era::fifth;
  const std::size_t dash = id.find('-');
  return dash != std::string::npos && parse_era(id.substr(0, dash).c_str(), era) ? int(era) + 1 : 0;
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
    std::fprintf(stderr, "%s:%s: %s\n", e.file.c_str(), e.where.c_str(), say(e.message).c_str());
  if (!errors.empty()) std::abort();  // the build's own decks are broken
  insertion_sort(decks.begin(), decks.end(), [](const DeckDef& a, const DeckDef& b) {
    const int x = era_place(a.id), y = era_place(b.id);
    return x != y ? x < y : a.id < b.id;
  });
  return decks;
}

}  // namespace

int DeckDef::size() const {
  int n = 0;
  for (const auto& entry : cards) n += entry.second;
  return n;
}

DeckDef load_deck(const CardDb& db, const std::string& path, const char* text, std::size_t size,
                  std::vector<LoadError>& errors, DeckList* list) {
  DeckReader reader(db, path, errors);
  reader.deck.id = base_name(path);
  std::string_view all(text, size);
  std::size_t start = all.find_first_not_of(" \t\r\n");
  if (size > kMaxJsonBytes) {
    reader.fail("1:1", Str::flaw_deck_too_large);
  } else if (start != std::string_view::npos && all[start] == '{') {
    JsonValue root;
    if (parse_json(path, text, size, root, errors)) reader.read_json(root);
  } else {
    reader.read_lines(all, list);
    if (!reader.failed() && reader.deck.cards.empty()) reader.fail("1:1", Str::flaw_deck_empty);
  }
  if (!reader.failed() && reader.deck.size() > 1000) reader.fail("/cards", Str::flaw_deck_many);
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
  std::vector<std::string> problems;
  for (const DeckProblem& p : check_deck(db, deck, rules, Era::foundations))
    if (p.forbids) problems.push_back(deck_problem_text(db, p, Lang::en));
  return problems;
}

const std::vector<DeckDef>& standard_decks() {
  static const std::vector<DeckDef> decks = load_standard();
  return decks;
}

}  // namespace upkeep
