// The parts of the card loader. A CardReader turns one JSON tree into entries of the pools of
// CardDb; whatever it cannot read is noted with its JSON path and reading goes on, so that one run
// reports every mistake of a file. load_cards() throws the new entries away if there was any.
//
// How a card file says things, where the trees leave it open:
//   filter     "nonblack nonartifact creature", {"types":…}, or a list of filters ("any of these")
//   amount     3, "x", {"count": filter}, {"power": "target"}, …
//   cost       "{2}{B}, {T}, sacrifice self", or an object where something is chosen
//   targets    a list of slots: "any", "creature", "player", or an object
//   selector   "self", "target" (slot 0), {"target": 1}, {"all": filter}, {"it": filter}
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "cards/card.h"
#include "cards/json_tree.h"
#include "cards/vocabulary.h"

namespace upkeep {

// A pool never outgrows the 16-bit handles that point into it.
constexpr std::size_t kMaxPool = 65000;

class CardReader {
 public:
  CardReader(CardDb& db, std::string file, std::vector<LoadError>& errors);

  // The cards of a file, to be read one by one in whatever order.
  struct Entry {
    const JsonValue* card;
    std::string where;  // JSON path
  };
  std::vector<Entry> list_cards(const JsonValue& root);
  void read(const Entry& entry);
  bool failed() const { return failed_; }

  // For the parts of the reader.
  void fail(Message message);
  void fail_kind(const JsonValue& v, const Message& expected);

  // One step deeper in the JSON path for as long as it lives.
  class Scope {
   public:
    Scope(CardReader& r, std::string_view key);
    Scope(CardReader& r, std::size_t index);
    ~Scope();
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    CardReader& r_;
    std::size_t length_;
  };

  // An object whose keys are asked for one by one; finish() reports those nobody asked for.
  class Fields {
   public:
    Fields(CardReader& r, const JsonValue& v, Message what);
    explicit operator bool() const { return ok_; }
    const JsonValue* get(const char* key);
    const JsonValue* need(const char* key);
    void finish();

   private:
    CardReader& r_;
    const JsonValue& v_;
    Message what_;
    bool ok_;
    std::vector<const char*> asked_;
  };

 private:
  // cards/load.cpp: cards
  u16 read_card(const JsonValue& v, bool token);
  void read_cast_options(const JsonValue& v, CardDef& card);
  void read_type_line(Fields& f, CardDef& card, bool token);
  void check_card(const CardDef& card, bool has_spell);
  u16 add_card(CardDef card, std::vector<Ability>& list, std::size_t first_new);

  // cards/load_ability.cpp
  bool read_ability(const JsonValue& v, Ability& a);
  void read_modes(Fields& f, Ability& a, bool effects_needed);
  Mode read_mode(Fields& f, bool effects_needed);
  void read_activated(const JsonValue& v, Ability& a);
  void read_triggered(const JsonValue& v, Ability& a);
  void read_static(const JsonValue& v, Ability& a);
  void read_replacement(const JsonValue& v, Ability& a);
  u32 read_ability_flags(Fields& f);
  void read_said(Fields& f, u16& said);
  void read_keyword_name(Fields& f, Ability& a);
  void finish_ability(Ability& a);
  u16 read_targets(const JsonValue& v, u8& count);
  TargetSpec read_target(const JsonValue& v);
  u16 read_forms(const JsonValue& v);
  void name_itself(u16 ability);  // where its effects speak of the ability itself
  void name_in(u16 effect, u16 ability);
  bool adds_mana(u16 effect) const;
  bool asks_times_used(u16 effect) const;

  // cards/load_effect.cpp
  u16 read_effects(const JsonValue& v);
  u16 read_effect(const JsonValue& v);
  u16 read_options(const JsonValue& v, Selector who);
  u16 read_mods(const JsonValue& v);
  Mod read_mod(const JsonValue& v);

  // cards/load_value.cpp: filters, selectors, amounts, conditions
  u16 read_filter(const JsonValue& v, Zone zone = Zone::battlefield);
  Filter read_filter_words(const std::string& words, Zone zone);
  Filter read_filter_object(const JsonValue& v, Zone zone);
  Selector read_sel(const JsonValue& v);
  u16 read_amount(const JsonValue& v);
  Amount read_amount_object(const JsonValue& v);
  u16 read_condition(const JsonValue& v);
  int read_int(const JsonValue& v, int low, int high);
  std::string read_text(const JsonValue& v, std::size_t longest);
  bool read_bool(const JsonValue& v);
  int read_word(const JsonValue& v, WordList words, int otherwise);
  u32 read_flag_words(const JsonValue& v, FlagList words);
  // `one` for each of a list, or for the only one.
  template <class One>
  void each(const JsonValue& v, const One& one) {
    if (!v.is(JsonValue::Kind::array)) return one(v);
    for (std::size_t i = 0; i < v.items.size(); ++i) {
      Scope at(*this, i);
      one(v.items[i]);
    }
  }
  ColorSet read_colors(const JsonValue& v);
  KeywordSet read_keywords(const JsonValue& v, std::vector<u8>* order = nullptr);
  SubtypeSet read_subtypes(const JsonValue& v, std::vector<u8>* order, bool creature);
  int intern_subtype(const std::string& word, bool creature);
  Cmp read_comparison(const JsonValue& v, u16& amount);

  // cards/load_cost.cpp
  ManaCost read_mana(const JsonValue& v);
  bool parse_mana(std::string_view text, ManaCost& cost, Message& why);
  u16 read_cost(const JsonValue& v);
  void parse_cost_words(const std::string& text, Cost& cost);
  u16 read_cost_choice(const JsonValue& v, u8& n, Zone zone);

  template <class T>
  u16 push(std::vector<T>& pool, T value) {
    if (pool.size() >= kMaxPool) {
      fail(Str::flaw_card_set_too_large);
      return 0;
    }
    pool.push_back(std::move(value));
    return u16(pool.size() - 1);
  }

  ColorSet card_colors_ = 0;  // of the card being read
  CardDb& db_;
  std::string file_;
  std::string path_;
  std::vector<LoadError>& errors_;
  bool failed_ = false;
};

// The sizes of all pools, to take back what a file with mistakes has added.
struct PoolSizes {
  std::size_t cards, abilities, modes, targets, effects, filters, amounts, conditions, costs, mods,
      cast_options, names, subtypes, creature_types;
  bool operator==(const PoolSizes&) const = default;
};
PoolSizes pool_sizes(const CardDb& db);
void cut_pools(CardDb& db, const PoolSizes& to);
// Mixes the cards from number `first` on into both fingerprints of db, and sums up their traits.
void note_new_cards(CardDb& db, std::size_t first);
#ifndef UPKEEP_PACKED_CARDS
// The program's own cards without test cards, from the files it carries.
void load_program_cards(CardDb& db, std::vector<LoadError>& errors);
#endif

// A token definition equal to this one but for its number and file, 0 if there is none.
u16 find_token(const CardDb& db, const CardDef& token);

// Fills what a definition says about its abilities: the has_ flags and the mask of trigger events.
void summarise_abilities(const CardDb& db, CardDef& card);

// Nothing reports more mistakes than this for one file.
constexpr std::size_t kMaxLoadErrors = 200;

// Colours that the symbols of a mana cost have.
ColorSet colors_of(const ManaCost& cost);

}  // namespace upkeep
