// Every word that a card file may use is played in some scenario: by a card that the scenario puts
// into a zone, or by the tokens which that card makes. That the rules name a word does not show
// that it does what it says.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "cards/card.h"
#include "cards/vocabulary.h"
#include "project.h"
#include "scenario/parse.h"

namespace upkeep {
namespace {

// What cards say, collected over everything they refer to.
class WordsOfCards {
 public:
  explicit WordsOfCards(const CardDb& db) : db_(db) {}

  std::set<SelKind> selectors;
  std::set<AmountKind> amounts;
  std::set<CondKind> conditions;
  std::set<EffectKind> effects;
  std::set<ModKind> mods;
  std::set<TriggerEvent> events;
  std::set<ReplKind> replacements;
  std::set<CastOptionKind> cast_options;
  std::set<Duration> durations;
  std::set<DelayTime> delays;
  KeywordSet keywords = 0;
  u64 filter_flags = 0;
  u32 ability_flags = 0, effect_flags = 0;

  void card(u16 id) {
    if (!cards_.insert(id).second || !id) return;
    const CardDef& c = db_.card(id);
    keywords |= c.keywords;
    for (int i = 0; i < c.ability_count; ++i) ability(u16(c.first_ability + i));
    for (int i = 0; i < c.cast_option_count; ++i) {
      const CastOption& o = db_.cast_options[std::size_t(c.first_cast_option + i)];
      cast_options.insert(o.kind);
      cost(o.cost);
      condition(o.condition);
    }
    target(c.enchant);
    filter(c.equip_filter);
    condition(c.cast_condition);
  }

 private:
  void sel(const Selector& s) {
    selectors.insert(s.kind);
    filter(s.filter);
  }
  void filter(u16 id) {
    for (; id; id = db_.filters[id].or_next) {
      const Filter& f = db_.filters[id];
      filter_flags |= f.flags;
      keywords |= f.keywords_any | f.keywords_none;
      for (u16 a : {f.power, f.toughness, f.mv}) amount(a);
    }
  }
  void amount(u16 id) {
    if (!id) return;
    const Amount& a = db_.amounts[id];
    amounts.insert(a.kind);
    sel(a.sel);
    filter(a.filter);
    amount(a.a);
    amount(a.b);
  }
  void condition(u16 id) {
    if (!id) return;
    const Condition& c = db_.conditions[id];
    conditions.insert(c.kind);
    sel(c.sel);
    filter(c.filter);
    for (u16 part : {c.a, c.b}) c.kind == CondKind::compare ? amount(part) : condition(part);
  }
  void cost(u16 id) {
    if (!id) return;
    const Cost& c = db_.costs[id];
    for (u16 f :
         {c.sac_filter, c.discard_filter, c.exile_grave_filter, c.tap_filter, c.return_filter})
      filter(f);
    amount(c.life);
  }
  void target(u16 id) {
    if (!id) return;
    const TargetSpec& t = db_.targets[id];
    filter(t.filter);
    amount(t.max_amount);
    amount(t.divide);
  }
  void mod_list(u16 id) {
    for (; id; id = db_.mods[id].next) {
      const Mod& m = db_.mods[id];
      mods.insert(m.kind);
      keywords |= m.keywords;
      amount(m.p);
      amount(m.t);
      m.kind == ModKind::form ? mod_list(m.filter) : filter(m.filter);
      ability(m.ability);
    }
  }
  void effect_list(u16 id) {
    for (; id; id = db_.effects[id].next) {
      const Effect& e = db_.effects[id];
      effects.insert(e.kind);
      effect_flags |= e.flags.bits();
      durations.insert(e.duration);
      if (e.kind == EffectKind::delay) delays.insert(DelayTime(e.n));
      for (const Selector& s : {e.what, e.who, e.from}) sel(s);
      amount(e.amount);
      amount(e.amount2);
      filter(e.filter);
      condition(e.condition);
      mod_list(e.mods);
      cost(e.cost);
      card(e.card);
      effect_list(e.child);
      effect_list(e.else_child);
    }
  }
  void ability(u16 id) {
    // An ability may grant itself.
    if (!id || !abilities_.insert(id).second) return;
    const Ability& a = db_.abilities[id];
    ability_flags |= a.flags;
    events.insert(a.trigger.event);
    replacements.insert(a.repl);
    filter(a.trigger.object);
    filter(a.trigger.other);
    condition(a.trigger.condition);
    cost(a.cost);
    for (int m = 0; m < a.mode_count; ++m) {
      const Mode& mode = db_.modes[std::size_t(a.first_mode + m)];
      for (int i = 0; i < mode.target_count; ++i) target(u16(mode.first_target + i));
      effect_list(mode.effects);
    }
    sel(a.affects);
    mod_list(a.mods);
    condition(a.condition);
    amount(a.amount);
    filter(a.filter);
    effect_list(a.effects);
  }

  const CardDb& db_;
  std::set<u16> cards_, abilities_;
};

// Adds what the scenario of a file puts into zones.
void add_cards(const std::filesystem::path& path, CardDb& db, std::set<u16>& cards) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  scenario::Scenario file;
  std::vector<scenario::Issue> issues;
  if (!scenario::parse(path.string(), text.str(), file, issues)) return;
  for (const scenario::Statement& s : file.statements) {
    if (s.kind != scenario::Kind::zone && s.kind != scenario::Kind::deck) continue;
    for (const scenario::Entry& e : s.items) {
      Message error;
      cards.insert(e.defined ? define_simple(db, e.name, error) : db.find(e.name));
    }
  }
}

TEST(Words, ScenariosPlayThemAll) {
  CardDb db = standard_cards();
  std::set<u16> cards;
  std::error_code error;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(project_path("tests/scenarios"), error))
    if (entry.path().extension() == ".duel") add_cards(entry.path(), db, cards);
  ASSERT_FALSE(error);
  ASSERT_GT(cards.size(), 500u);
  WordsOfCards played(db);
  for (u16 card : cards) played.card(card);

  // What the engine writes down of an effect, and no card says.
  if (played.effects.count(EffectKind::become_copy)) played.mods.insert(ModKind::copy);

  std::string missing;
  const auto all = [&](const char* kind, WordList words, const auto& said) {
    ASSERT_GT(words.count, 5) << kind;
    for (int i = 0; i < words.count; ++i) {
      const std::string word = words.words[i];
      if (word != "none" && word != "always" && !said(i))
        missing += "\n  " + std::string(kind) + " " + word;
    }
  };
  const auto flags = [&](const char* kind, FlagList words, u64 said) {
    for (int i = 0; i < words.count; ++i)
      if (!(words.words[i].bit & said))
        missing += "\n  " + std::string(kind) + " " + words.words[i].word;
  };
  all("selector", selector_words(), [&](int i) { return played.selectors.count(SelKind(i)); });
  all("amount", amount_words(), [&](int i) { return played.amounts.count(AmountKind(i)); });
  all("condition", condition_words(), [&](int i) { return played.conditions.count(CondKind(i)); });
  all("effect", effect_words(), [&](int i) { return played.effects.count(EffectKind(i)); });
  all("mod", mod_words(), [&](int i) { return played.mods.count(ModKind(i)); });
  all("event", event_words(), [&](int i) { return played.events.count(TriggerEvent(i)); });
  all("replacement", replacement_words(),
      [&](int i) { return played.replacements.count(ReplKind(i)); });
  all("cast option", cast_option_words(),
      [&](int i) { return played.cast_options.count(CastOptionKind(i)); });
  all("duration", duration_words(), [&](int i) { return played.durations.count(Duration(i)); });
  all("delay", delay_words(), [&](int i) { return played.delays.count(DelayTime(i)); });
  all("keyword", keyword_words(), [&](int i) { return played.keywords >> i & 1; });
  flags("filter", filter_flag_words(), played.filter_flags);
  flags("effect flag", effect_flag_words(), played.effect_flags);
  flags("ability flag", ability_flag_words(), played.ability_flags);
  EXPECT_EQ(missing, "") << "no scenario plays these words";
}

}  // namespace
}  // namespace upkeep
