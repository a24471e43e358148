// Decks and cards for the page: what there is, what is wrong with a list, the player's own.
#include <bitset>
#include <string_view>

#include "bridge.h"
#include "calls_bridge.h"
#include "cards/load.h"
#include "cards/sought.h"
#include "cards/user_cards.h"
#include "cards/vocabulary.h"
#include "decks/legality.h"
#include "decks/list.h"
#include "table/deck_choice.h"

using namespace upkeep;

namespace {

std::string_view input_text() {
  const std::vector<u8>& bytes = given_bytes();
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <class Text>
void write_strings(JsonWriter& j, const std::vector<Text>& strings) {
  j.open('[');
  for (const Text& s : strings) j.text(s);
  j.close(']');
}

void write_errors(JsonWriter& j, const std::vector<LoadError>& errors) {
  j.open('[');
  for (const LoadError& e : errors) {
    j.open('{');
    j.key("file").text(e.file);
    j.key("where").text(e.where);
    j.key("message").text(say(e.message));
    j.close('}');
  }
  j.close(']');
}

// Eras whose rules and time allow a deck, and those in whose field it is.
void write_eras(JsonWriter& j, const DeckDef& d) {
  std::vector<std::string> fields, rules, legal;
  for (int e = 0; e < int(Era::count); ++e) {
    bool by_rules = true, by_time = true;
    for (const DeckProblem& p : check_deck(standard_cards(), d, preset(Era(e)), Era(e)))
      if (p.forbids) (p.code == DeckCode::not_of_time ? by_time : by_rules) = false;
    if (d.eras >> e & 1) fields.push_back(era_name(Era(e)));
    if (by_rules) rules.push_back(era_name(Era(e)));
    if (by_rules && by_time) legal.push_back(era_name(Era(e)));
  }
  write_strings(j.key("eras"), fields);  // even with the others there
  write_strings(j.key("plays"), rules);  // the rules allow it
  write_strings(j.key("legal"), legal);  // and its cards are of that time
}

void write_deck(JsonWriter& j, const DeckDef& d, Lang l, bool own) {
  j.open('{');
  j.key("id").text(d.id);
  j.key("name").text(d.name[int(l)].empty() ? d.name[0] : d.name[int(l)]);
  j.key("size").number(d.size());
  j.key("own").boolean(own);
  j.key("plan").text(d.plan[int(l)]);
  write_eras(j, d);
  j.close('}');
}

const char* word_of_color(int color) {
  static constexpr const char* kLetters[] = {"W", "U", "B", "R", "G"};
  return kLetters[color];
}

const char* kind_of(const CardDef& c) {
  if (c.types & kCreature) return "creature";
  if (c.types & kLand) return "land";
  if (c.types & kPlaneswalker) return "planeswalker";
  if (c.types & kArtifact) return "artifact";
  if (c.types & kEnchantment) return "enchantment";
  return c.types & kInstant ? "instant" : "sorcery";
}

int mana_value_of(const ManaCost& c) {
  int value = c.generic;
  for (u8 p : c.pips) value += p;
  for (int i = 0; i < c.hybrid_count; ++i) value += (c.hybrid[i] & kHybridTwo) ? 2 : 1;
  return value;
}

// What its effects do, in the words of card files ("draw", "destroy"), each once.
class Deeds {
 public:
  explicit Deeds(const CardDb& db) : db_(db) {}
  std::vector<const char*> of(const CardDef& c) {
    for (int i = 0; i < c.ability_count; ++i) {
      const Ability& a = db_.abilities[std::size_t(c.first_ability + i)];
      chain(a.effects);
      for (int m = 0; m < a.mode_count; ++m)
        chain(db_.modes[std::size_t(a.first_mode + m)].effects);
      mods(a.mods);
    }
    std::vector<const char*> words;
    for (int k = 0; k < int(EffectKind::count); ++k)
      if (seen_[std::size_t(k)]) words.push_back(effect_words().words[k]);
    return words;
  }

 private:
  void chain(u16 effect) {
    for (u16 e = effect; e; e = db_.effects[e].next) {
      const Effect& x = db_.effects[e];
      seen_.set(std::size_t(x.kind));
      chain(x.child);
      chain(x.else_child);
    }
  }
  void mods(u16 mod) {
    for (u16 m = mod; m; m = db_.mods[m].next)
      if (const u16 a = db_.mods[m].ability)
        for (int k = 0; k < db_.abilities[a].mode_count; ++k)
          chain(db_.modes[std::size_t(db_.abilities[a].first_mode + k)].effects);
  }
  const CardDb& db_;
  std::bitset<std::size_t(EffectKind::count)> seen_;
};

// lines: its text in parts, too, each [words, what they mean, whether they are a keyword].
void write_card(JsonWriter& j, const CardDb& db, const CardDef& c, Lang l, Vocabulary words,
                bool lines = false) {
  j.open('{');
  if (lines) {
    j.key("lines").open('[');
    for (const RulesLine& line : rules_lines(db, c.id, l, words)) {
      j.open('[');
      j.text(line.text);
      j.text(line.reminder);
      j.boolean(line.keyword != Keyword::count);
      j.close(']');
    }
    j.close(']');
  }
  j.key("name").text(c.name);
  j.key("shown").text(card_name(db, c.id, l));
  j.key("cost").text(c.cost.exists ? mana_text(c.cost) : std::string());
  j.key("value").number(mana_value_of(c.cost));
  j.key("type").text(type_line(db, c.id, l, words));
  if (l != Lang::en) j.key("english").text(type_line(db, c.id, Lang::en, words));
  j.key("kind").text(kind_of(c));
  j.key("text").text(rules_text(db, c.id, l, words));
  std::string size;
  if (c.types & kCreature) size = std::to_string(c.power) + "/" + std::to_string(c.toughness);
  j.key("size").text(size);
  j.key("loyalty").number(c.loyalty);
  std::string colors;
  for (int k = 0; k < 5; ++k)
    if (c.colors >> k & 1) colors += word_of_color(k);
  j.key("colors").text(colors);
  j.key("basic").boolean((c.supers & kBasic) != 0);
  j.key("since").number(int(card_time(db, c.id)));
  j.key("own").boolean(c.file.rfind("own/", 0) == 0);
  write_strings(j.key("does"), Deeds(db).of(c));
  j.close('}');
}

}  // namespace

extern "C" {

// ------------------------------------------------------------------ decks
const char* bridge_decks(const char* lang) {
  const Lang l = parse_lang(lang);
  JsonWriter j;
  j.open('[');
  for (const DeckDef& d : standard_decks())
    if (!d.bench) write_deck(j, d, l, false);
  for (const DeckDef& d : own_decks()) write_deck(j, d, l, true);
  j.close(']');
  return give(std::move(j.out));
}

// The plain list of a deck; empty if there is none.
const char* bridge_deck_list(const char* id, const char* lang) {
  const DeckDef* d = choose_deck(id);
  return give(d ? write_deck_list(standard_cards(), *d, parse_lang(lang)) : std::string());
}

// Reads the input as a plain list: its cards, its mistakes, and what is to be said of it for an
// era.
const char* bridge_deck_read(const char* era, const char* lang) {
  const Lang l = parse_lang(lang);
  Era e = Era::foundations;
  parse_era(era, e);
  const CardDb& db = standard_cards();
  DeckList list = read_deck_list(db, input_text());
  DeckDef deck;
  deck.cards = list.cards;
  JsonWriter j;
  j.open('{');
  j.key("name").text(list.name);
  j.key("sideboard").number(list.sideboard);
  j.key("sidebegins").number(list.sideboard_line);
  j.key("others").number(list.others);
  j.key("more").number(list.more_errors);
  j.key("size").number(deck.size());
  j.key("cards").open('[');
  for (const auto& [card, count] : deck.cards) {
    j.open('{');
    j.key("name").text(db.card(card).name);
    j.key("count").number(count);
    j.close('}');
  }
  j.close(']');
  j.key("errors").open('[');
  for (const DeckLineError& error : list.errors) {
    j.open('{');
    j.key("code").text(deck_line_code_name(error.code));
    j.key("line").number(error.line);
    j.key("column").number(error.column);
    j.key("text").text(error.text);
    j.key("nearest").text(error.nearest);
    j.key("message").text(deck_line_text(error, l));
    j.close('}');
  }
  j.close(']');
  j.key("problems").open('[');
  for (const DeckProblem& p : check_deck(db, deck, preset(e), e)) {
    j.open('{');
    j.key("code").text(deck_code_name(p.code));
    j.key("forbids").boolean(p.forbids);
    j.key("card").text(p.card ? db.card(p.card).name : std::string());
    j.key("message").text(deck_problem_text(db, p, l));
    j.close('}');
  }
  j.close(']');
  write_eras(j, deck);
  j.close('}');
  return give(std::move(j.out));
}

// The player's deck from the plain list in the input. 0 if there is no card in it.
int bridge_deck_keep(const char* id, const char* name) {
  DeckList list = read_deck_list(standard_cards(), input_text());
  if (list.cards.empty()) return 0;
  DeckDef deck;
  deck.id = id;
  for (std::string& n : deck.name) n = name;
  deck.cards = std::move(list.cards);
  keep_own_deck(std::move(deck));
  shell_changed();
  return 1;
}
void bridge_deck_drop(const char* id) {
  drop_own_deck(id);
  shell_changed();
}

// ------------------------------------------------------------------ cards
// Every card that a deck may hold, in the words of a language and of an era.
const char* bridge_cards(const char* era, const char* lang) {
  Era e = Era::foundations;
  parse_era(era, e);
  const CardDb& db = standard_cards();
  const Vocabulary words = preset(e).vocabulary();
  JsonWriter j;
  j.open('[');
  for (std::size_t i = 1; i < db.cards.size(); ++i)
    if (!db.cards[i].token && !db.cards[i].fixture)
      write_card(j, db, db.cards[i], parse_lang(lang), words);
  j.close(']');
  return give(std::move(j.out));
}

// One of them; null if there is none of that name.
const char* bridge_card(const char* name, const char* era, const char* lang) {
  Era e = Era::foundations;
  parse_era(era, e);
  const CardDb& db = standard_cards();
  const u16 card = db.find(name);
  JsonWriter j;
  if (card && !db.card(card).token) {
    const Vocabulary words = preset(e).vocabulary();
    write_card(j, db, db.card(card), parse_lang(lang), words, true);
  } else {
    j.null();
  }
  return give(std::move(j.out));
}

// The cards of a set, whose file is in the input, as bridge_cards() tells those of the program;
// they are not kept. `path`: as card_time() reads it.
const char* bridge_set_cards(const char* path, const char* era, const char* lang) {
  Era e = Era::foundations;
  parse_era(era, e);
  const Vocabulary words = preset(e).vocabulary();
  CardDb db;
  std::vector<LoadError> errors;
  const std::string_view file = input_text();
  load_cards(db, path, file.data(), file.size(), errors);
  JsonWriter j;
  j.open('[');
  for (std::size_t i = 1; i < db.cards.size(); ++i)
    if (!db.cards[i].token) write_card(j, db, db.cards[i], parse_lang(lang), words);
  j.close(']');
  return give(std::move(j.out));
}

// The cards that were asked for since the last call and are not there: a name, or the last bits of
// its fingerprint as [bits, number].
const char* bridge_sought() {
  JsonWriter j;
  j.open('[');
  for (const SoughtCard& c : take_sought()) {
    if (!c.bits) {
      j.text(c.name);
      continue;
    }
    j.open('[');
    j.number(c.bits);
    j.number(c.print);
    j.close(']');
  }
  j.close(']');
  return give(std::move(j.out));
}

// A card file of the player in the input: its mistakes. With `add` it is kept if it has none.
const char* bridge_own_cards(const char* path, int add) {
  JsonWriter j;
  write_errors(j, add ? add_own_cards(path, input_text()) : check_own_cards(path, input_text()));
  return give(std::move(j.out));
}
}
