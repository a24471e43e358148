// The wording of cards: every card in every language and vocabulary comes out whole. That the texts
// that were read and found good stay as they are is tested in text_golden_test.cpp.
#include "text/text.h"
#include "text/grammar.h"

#include <gtest/gtest.h>

#include <set>

#include "text/keywords.h"
#include "text/phrases.h"
#include "text/text_flaw.h"

using namespace upkeep;

namespace {

constexpr Lang kAllLangs[] = {Lang::en, Lang::pt, Lang::es, Lang::it};
constexpr Vocabulary kAllWords[] = {Vocabulary::classic1997, Vocabulary::classic,
                                    Vocabulary::modern2009, Vocabulary::modern};

bool vanilla(const CardDb& db, const CardDef& d) {
  (void)db;
  bool basic_types = false;
  for (u8 s : d.subtype_order) basic_types = basic_types || s <= kForest;
  return !d.ability_count && !d.keywords && !d.cast_option_count && !d.enchant &&
         !d.cast_condition && !basic_types;
}

using text_flaw::flaw;

// Names of cards inside a text are English in every language.
std::set<std::string> names_in_texts(const CardDb& db) {
  std::set<std::string> names(db.names.begin(), db.names.end());
  for (const CardDef& d : db.cards)
    if (d.token) names.insert(d.name);
  names.erase("");
  return names;
}

TEST(Text, EveryCardInEveryLanguage) {
  const CardDb& db = standard_cards();
  const std::set<std::string> all_names = names_in_texts(db);
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    const CardDef& d = db.cards[i];
    std::set<std::string> names = all_names;  // and its own, which it calls itself by
    names.insert(d.name.substr(0, d.supers & kLegendary ? d.name.find(',') : std::string::npos));
    for (Lang lang : kAllLangs) {
      for (Vocabulary words : kAllWords) {
        std::string text = rules_text(db, u16(i), lang, words);
        std::string where = d.name + " (" + lang_tag(lang) + "): " + text;
        const bool may_be_empty = vanilla(db, d) || (d.enchant && !modern_words(words));
        EXPECT_TRUE(may_be_empty || !text.empty()) << where;
        std::string wrong = flaw(text, lang);
        EXPECT_EQ(wrong, "") << where;
        EXPECT_EQ(text_flaw::english_word_in(text, names, lang), "") << where;
        std::string type = type_line(db, u16(i), lang, words);
        EXPECT_FALSE(type.empty()) << d.name;
        EXPECT_EQ(type.find("  "), std::string::npos) << type;
        for (int a = 0; a < d.ability_count; ++a) {
          const Ability& ability = db.abilities[std::size_t(d.first_ability + a)];
          if (ability.kind == AbilityKind::static_ || ability.kind == AbilityKind::replacement)
            continue;
          std::string summary = effect_summary(db, u16(d.first_ability + a), -1, lang, words);
          EXPECT_FALSE(summary.empty()) << d.name;
          std::string wrong_summary =
              flaw(summary.empty() || summary[0] < 'a' ? summary : "A " + summary, lang, true);
          EXPECT_EQ(wrong_summary, "") << d.name << ": " << summary;
          EXPECT_EQ(text_flaw::english_word_in(summary, names, lang), "") << summary;
        }
      }
    }
  }
}

TEST(Text, SameCardDiffersByLanguage) {
  const CardDb& db = standard_cards();
  const u16 bolt = db.find("Lightning Bolt");
  std::set<std::string> texts;
  for (Lang lang : kAllLangs) texts.insert(rules_text(db, bolt, lang, Vocabulary::modern));
  EXPECT_EQ(texts.size(), std::size_t(kLangs));
}

TEST(Text, TypeLines) {
  const CardDb& db = standard_cards();
  auto line = [&](const char* card, Lang lang, Vocabulary words) {
    return type_line(db, db.find(card), lang, words);
  };
  const Vocabulary old = Vocabulary::classic1997, mid = Vocabulary::classic,
                   now = Vocabulary::modern;
  EXPECT_EQ(line("Serra Angel", Lang::en, old), "Summon Angel");
  EXPECT_EQ(line("Serra Angel", Lang::en, mid), "Creature — Angel");
  EXPECT_EQ(line("Serra Angel", Lang::it, now), "Creatura — Angelo");
  EXPECT_EQ(line("Counterspell", Lang::en, old), "Interrupt");
  EXPECT_EQ(line("Counterspell", Lang::en, mid), "Instant");
  EXPECT_EQ(line("Dark Ritual", Lang::es, old), "Fuente de maná");
  EXPECT_EQ(line("Flight", Lang::en, old), "Enchant Creature");
  EXPECT_EQ(line("Flight", Lang::pt, mid), "Encantar Criatura");
  EXPECT_EQ(line("Flight", Lang::pt, now), "Encantamento — Aura");
  EXPECT_EQ(line("Forest", Lang::es, now), "Tierra básica — Bosque");
  EXPECT_EQ(line("Ornithopter", Lang::en, now), "Artifact Creature — Thopter");
  EXPECT_EQ(line("Ornithopter", Lang::pt, old), "Criatura Artefato");
}

TEST(Text, NamesKnownForCertain) {
  const CardDb& db = standard_cards();
  EXPECT_EQ(card_name(db, db.find("Shock"), Lang::pt), "Choque");
  EXPECT_EQ(card_name(db, db.find("Shock"), Lang::es), "Choque");
  EXPECT_EQ(card_name(db, db.find("Forest"), Lang::it), "Foresta");
  EXPECT_EQ(card_name(db, db.find("Serra Angel"), Lang::pt), "Anjo Serra");
  EXPECT_EQ(card_name(db, db.find("Forcefield"), Lang::pt), "Forcefield");
  // No name of the table is another card's.
  std::set<std::string> printed_names;
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    for (Lang lang : {Lang::pt, Lang::es, Lang::it}) {
      const char* printed = printed_name(db.cards[i].name, lang);
      if (!printed) continue;
      const u16 same = db.find(printed);
      EXPECT_TRUE(same == 0 || same == i) << "the English name of another card: " << printed;
      EXPECT_TRUE(printed_names.insert(lang_tag(lang) + std::string(printed)).second) << printed;
    }
  }
}

TEST(Text, LanguageTags) {
  EXPECT_EQ(parse_lang("pt-BR"), Lang::pt);
  EXPECT_EQ(parse_lang("es-MX"), Lang::es);
  EXPECT_EQ(parse_lang("IT"), Lang::it);
  EXPECT_EQ(parse_lang("de"), Lang::en);
  EXPECT_EQ(parse_lang(""), Lang::en);
  for (Lang lang : kAllLangs) EXPECT_EQ(parse_lang(lang_tag(lang)), lang);
}

TEST(Text, EveryKeywordHasWords) {
  for (int k = 0; k < int(Keyword::count); ++k) {
    for (Lang lang : kAllLangs) {
      for (Vocabulary words : kAllWords) {
        std::string reminder = keyword_reminder(Keyword(k), lang, words);
        EXPECT_EQ(reminder.empty() ? ' ' : reminder.back(), '.') << k << reminder;
        EXPECT_EQ(flaw(reminder, lang), "") << reminder;
      }
    }
  }
  EXPECT_EQ(keyword_name(Keyword::first_strike, Lang::es, Vocabulary::modern), "Daña primero");
  EXPECT_EQ(keyword_name(Keyword::vigilance, Lang::en, Vocabulary::classic1997), "");
}

TEST(Text, LinesSayWhatTheirKeywordsMean) {
  const CardDb& db = standard_cards();
  const auto lines = [&](const char* name, Lang lang, Vocabulary words) {
    return rules_lines(db, db.find(name), lang, words);
  };
  const std::vector<RulesLine> angel = lines("Serra Angel", Lang::en, Vocabulary::modern);
  ASSERT_EQ(angel.size(), 2u);
  EXPECT_EQ(angel[0].text, "Flying");
  EXPECT_EQ(angel[0].keyword, Keyword::flying);
  EXPECT_EQ(angel[0].reminder, "Can be blocked only by creatures with flying or reach.");
  EXPECT_EQ(angel[1].keyword, Keyword::vigilance);
  // Before there was such a word it is a sentence, which says what it means itself.
  const std::vector<RulesLine> old = lines("Serra Angel", Lang::en, Vocabulary::classic1997);
  ASSERT_EQ(old.size(), 2u);
  EXPECT_EQ(old[0].reminder.find("reach"), std::string::npos);
  EXPECT_EQ(old[1].keyword, Keyword::count);
  EXPECT_EQ(old[1].reminder, "");
  EXPECT_NE(lines("Counterspell", Lang::it, Vocabulary::modern)[0].reminder, "");
  EXPECT_EQ(lines("Grizzly Bears", Lang::pt, Vocabulary::modern)[0].text, "");
  EXPECT_EQ(rules_text(db, db.find("Grizzly Bears"), Lang::pt, Vocabulary::modern), "");
  EXPECT_EQ(lines("Counterspell", Lang::en, Vocabulary::classic1997)[0].reminder,
            "As an interrupt, it resolves before anyone can respond.");
  // "Any target" is said once what it is, where it is said.
  const std::string any = lines("Lightning Bolt", Lang::en, Vocabulary::modern)[0].reminder;
  EXPECT_EQ(any, "Any target: a creature, player, planeswalker, or battle.");
  EXPECT_EQ(lines("Lightning Bolt", Lang::en, Vocabulary::classic)[0].reminder, "");
  for (std::size_t card = 1; card < db.cards.size(); ++card) {
    bool said = false;
    int told = 0;
    for (const RulesLine& line : rules_lines(db, u16(card), Lang::en, Vocabulary::modern)) {
      said |= line.text.find("any target") != std::string::npos;
      told += line.reminder == any;
    }
    EXPECT_EQ(told, said) << db.cards[card].name;
  }
  for (std::size_t card = 1; card < db.cards.size(); ++card)
    for (Lang lang : kAllLangs)
      for (Vocabulary words : kAllWords)
        for (const RulesLine& line : rules_lines(db, u16(card), lang, words)) {
          EXPECT_FALSE(line.text.empty() && line.reminder.empty()) << db.cards[card].name;
          EXPECT_TRUE(line.keyword == Keyword::count ||
                      line.text == keyword_name(line.keyword, lang, words))
              << line.text;
          if (!line.reminder.empty()) {
            EXPECT_EQ(flaw(line.reminder, lang), "") << line.reminder;
          }
        }
}

// Every word of the trees, filled with what it may take, in every language: none is without a text.
class EveryWord : public ::testing::Test {
 protected:
  CardDb db;
  u16 creature = 0, spell_filter = 0, one = 0, count = 0, token = 0, pt = 0, cost = 0, inner = 0,
      condition = 0;
  Mode mode;
  template <class T>
  u16 push(std::vector<T>& pool, const T& x) {
    if (pool.empty()) pool.push_back(T());
    pool.push_back(x);
    return u16(pool.size() - 1);
  }
  void SetUp() override {
    Filter f;
    f.types_all = kCreature;
    creature = push(db.filters, f);
    f.controller = PlayerRelation::you;
    Amount a;
    a.kind = AmountKind::count;
    a.filter = push(db.filters, f);
    count = push(db.amounts, a);
    one = db.constant(1);
    Filter s;
    s.zone = Zone::stack;
    s.flags = kFSpell;
    spell_filter = push(db.filters, s);
    Message error;
    token = define_simple(db, "token 1/1 green Saproling", error);
    EXPECT_NE(token, 0) << say(error);
    Mod m;
    m.kind = ModKind::pt_add;
    m.p = m.t = one;
    pt = push(db.mods, m);
    Cost c;
    c.mana.exists = true;
    c.mana.generic = 2;
    cost = push(db.costs, c);
    Condition k;
    k.kind = CondKind::your_turn;
    condition = push(db.conditions, k);
    Effect draw;
    draw.kind = EffectKind::draw;
    draw.who.kind = SelKind::you;
    draw.amount = one;
    inner = push(db.effects, draw);
    TargetSpec t;
    t.filter = creature;
    mode.first_target = push(db.targets, t);
    mode.target_count = 1;
  }
  // The text of a triggered ability of a creature with this one effect.
  std::string text_of(const Effect& e, Lang lang, Vocabulary words) {
    Mode m = mode;
    m.effects = push(db.effects, e);
    Ability a;
    a.kind = AbilityKind::spell;
    a.mode_count = 1;
    a.first_mode = push(db.modes, m);
    a.card = token;
    return ability_text(db, push(db.abilities, a), lang, words);
  }
};

TEST_F(EveryWord, Effects) {
  for (int k = 0; k < int(EffectKind::count); ++k) {
    Effect e;
    e.kind = EffectKind(k);
    e.what.kind = SelKind::target;
    e.who.kind = SelKind::each_player;
    e.amount = one;
    e.filter = creature;
    e.to = Place::hand;
    e.rest = Place::library_bottom;
    e.card = token;
    e.mods = pt;
    e.cost = cost;
    e.child = e.else_child = inner;
    e.condition = condition;
    e.mana[kG] = 1;
    e.n = 1;
    if (EffectKind(k) == EffectKind::search) e.filter = 0;
    for (Lang lang : kAllLangs) {
      for (Vocabulary words : kAllWords) {
        std::string text = text_of(e, lang, words);
        EXPECT_EQ(flaw(text, lang), "") << k << ": " << text;
        EXPECT_GT(text.size(), 5u) << k;
      }
    }
  }
}

TEST_F(EveryWord, Modifications) {
  for (int k = 1; k < int(ModKind::count); ++k) {
    for (SelKind on : {SelKind::self, SelKind::all, SelKind::you}) {
      Mod m;
      m.kind = ModKind(k);
      m.p = m.t = one;
      m.filter = creature;
      m.types = kCreature;
      m.colors = 1;
      m.keywords = bit(Keyword::flying);
      m.subtypes.add(kForest);
      Ability granted;
      granted.kind = AbilityKind::activated;
      granted.cost = cost;
      Mode body;
      body.effects = inner;
      granted.first_mode = push(db.modes, body);
      granted.mode_count = 1;
      granted.card = token;
      m.ability = push(db.abilities, granted);
      Ability a;
      a.kind = AbilityKind::static_;
      a.affects.kind = on;
      a.affects.filter = creature;
      a.mods = push(db.mods, m);
      a.card = token;
      u16 at = push(db.abilities, a);
      for (Lang lang : kAllLangs) {
        for (Vocabulary words : kAllWords) {
          std::string text = ability_text(db, at, lang, words);
          EXPECT_EQ(flaw(text, lang), "") << k << ": " << text;
          EXPECT_GT(text.size(), 5u) << k;
        }
      }
    }
  }
}

TEST_F(EveryWord, Triggers) {
  Mode body;
  body.effects = inner;
  for (int k = 1; k < int(TriggerEvent::count); ++k) {
    Ability a;
    a.kind = AbilityKind::triggered;
    a.trigger.event = TriggerEvent(k);
    a.trigger.object = creature;
    a.trigger.other = creature;
    a.trigger.player = PlayerRelation::opponent;
    a.trigger.condition = TriggerEvent(k) == TriggerEvent::state ? condition : u16(0);
    a.first_mode = push(db.modes, body);
    a.mode_count = 1;
    a.card = token;
    u16 at = push(db.abilities, a);
    for (Lang lang : kAllLangs) {
      for (Vocabulary words : kAllWords) {
        std::string text = ability_text(db, at, lang, words);
        EXPECT_EQ(flaw(text, lang), "") << k << ": " << text;
        EXPECT_GT(text.size(), 20u) << k << text;
      }
    }
  }
}

TEST_F(EveryWord, AmountsAndConditions) {
  for (int k = 0; k < int(AmountKind::count_); ++k) {
    Amount a;
    a.kind = AmountKind(k);
    a.value = 2;
    a.filter = creature;
    a.sel.kind = SelKind::target;
    a.a = count;
    a.b = one;
    Effect e;
    e.kind = EffectKind::lose_life;
    e.who.kind = SelKind::each_player;
    e.amount = push(db.amounts, a);
    for (Lang lang : kAllLangs) {
      std::string text = text_of(e, lang, Vocabulary::modern);
      EXPECT_EQ(flaw(text, lang), "") << k << ": " << text;
    }
  }
  for (int k = 0; k < int(CondKind::count); ++k) {
    Condition c;
    c.kind = CondKind(k);
    c.cmp = Cmp::ge;
    c.n = u8(Step::upkeep);
    c.sel.kind = SelKind::target;
    c.filter = creature;
    const bool of_conditions =
        c.kind == CondKind::both || c.kind == CondKind::either || c.kind == CondKind::negate;
    c.a = of_conditions ? condition : count;
    c.b = of_conditions ? condition : one;
    Condition no;
    no.kind = CondKind::negate;
    no.a = push(db.conditions, c);
    Effect e;
    e.kind = EffectKind::when;
    e.child = inner;
    for (u16 cond : {no.a, push(db.conditions, no)}) {
      e.condition = cond;
      for (Lang lang : kAllLangs) {
        std::string text = text_of(e, lang, Vocabulary::modern);
        EXPECT_EQ(flaw(text, lang), "") << k << ": " << text;
        EXPECT_GT(text.size(), 10u) << k;
      }
    }
  }
}

// ---------------------------------------------------------------- phrases
Speech speech(Lang lang, Vocabulary words, u8 seat) {
  return {standard_cards(), lang, words, seat, {"Ana", "Bruno"}};
}

TEST(Phrases, RibbonLabelsAreShort) {
  for (int k = 1; k <= int(Step::cleanup); ++k) {
    for (Lang lang : kAllLangs) {
      EXPECT_FALSE(step_label(Step(k), lang).empty());
      EXPECT_LE(step_label(Step(k), lang).size(), 10u) << step_label(Step(k), lang);
      for (Vocabulary words : kAllWords) EXPECT_FALSE(step_full_name(Step(k), lang, words).empty());
    }
  }
  EXPECT_EQ(step_label(Step::upkeep, Lang::pt), "Manut.");
  EXPECT_EQ(pass_line(PassVerb::pass, resolves_line("Giant Growth", Lang::en), Lang::en),
            "Pass → Giant Growth resolves");
}

TEST(Phrases, LogLines) {
  const CardDb& db = standard_cards();
  Event e;
  e.type = LogEvent::damage;
  e.card = db.find("Lightning Bolt");
  e.amount = 3;
  e.player = 1;
  EXPECT_EQ(log_line(speech(Lang::en, Vocabulary::modern, 0), e),
            "Lightning Bolt deals 3 damage to Bruno");
  EXPECT_EQ(log_line(speech(Lang::en, Vocabulary::modern, 1), e),
            "Lightning Bolt deals 3 damage to you");
  EXPECT_EQ(log_line(speech(Lang::es, Vocabulary::modern, 1), e),
            "Relámpago te hace 3 puntos de daño");
  e.other_card = db.find("Grizzly Bears");
  EXPECT_EQ(log_line(speech(Lang::pt, Vocabulary::modern, 1), e),
            "Raio causa 3 de dano a Ursos Cinzentos");
  Event draw;
  draw.type = LogEvent::draw;
  draw.card = db.find("Shock");
  draw.player = 0;
  draw.hidden_from = 2;
  EXPECT_EQ(log_line(speech(Lang::en, Vocabulary::modern, 1), draw), "Ana draws a card");
  EXPECT_EQ(log_line(speech(Lang::pt, Vocabulary::modern, 0), draw), "Você compra Choque");
  EXPECT_EQ(log_line(speech(Lang::it, Vocabulary::modern, 0), draw), "Peschi Shock");
}

TEST(Phrases, EveryEventQuestionAndReason) {
  const CardDb& db = standard_cards();
  for (Lang lang : kAllLangs) {
    for (Vocabulary words : kAllWords) {
      Speech s = speech(lang, words, 0);
      for (int k = 0; k < int(LogEvent::count); ++k) {
        Event e;
        e.type = LogEvent(k);
        e.player = 0;
        e.card = db.find("Shock");
        e.amount = 2;
        e.value = 1;
        std::string line = log_line(s, e);
        const bool silent = e.type == LogEvent::choose || e.type == LogEvent::pass;
        EXPECT_EQ(line.empty(), silent) << k;
        EXPECT_EQ(flaw(line, lang), "") << line;
      }
      for (int k = 0; k <= int(Prompt::regeneration); ++k) {
        Decision d;
        d.prompt = Prompt(k);
        d.hi = 2;
        std::string prompt = prompt_text(s, d, "Shock", "Bears");
        EXPECT_FALSE(prompt.empty()) << k;
        EXPECT_EQ(flaw(prompt, lang, true), "") << prompt;
      }
      for (int k = 0; k < int(ReasonCode::count); ++k) {
        Reason r;
        r.code = ReasonCode(k);
        r.a = 1;
        r.b = 2;
        std::string text = reason_text(s, r, "Bears");
        const bool none = r.code == ReasonCode::none || r.code == ReasonCode::legal;
        EXPECT_EQ(text.empty(), none) << k;
        EXPECT_EQ(flaw(text, lang), "") << text;
      }
    }
  }
}

// From 1999 to 2009 spells, abilities and lands were all "played" (era-sixth, Words; C-37).
TEST(Texts, ClassicWordsPlaySpellsAndAbilities) {
  const CardDb& db = standard_cards();
  const u16 card = db.find("Fixture Cast Life");
  EXPECT_EQ(rules_text(db, card, Lang::en, Vocabulary::classic),
            "Whenever you play a spell, you gain 1 life.");
  EXPECT_EQ(rules_text(db, card, Lang::en, Vocabulary::modern),
            "Whenever you cast a spell, you gain 1 life.");
  EXPECT_EQ(rules_text(db, card, Lang::en, Vocabulary::classic1997),
            "Whenever you cast a spell, you gain 1 life.");
  EXPECT_EQ(rules_text(db, card, Lang::it, Vocabulary::classic),
            "Ogniqualvolta giochi una magia, guadagni 1 punto vita.");
}

TEST(Summary, SaysWhatAKickerChangesOfASpellThatIsKicked) {
  const CardDb& db = standard_cards();
  const u16 ability = db.card(db.find("Burst Lightning")).first_ability;
  const auto summary = [&](bool kicked) {
    return effect_summary(db, ability, -1, Lang::en, Vocabulary::modern, kicked);
  };
  EXPECT_EQ(summary(false), "2 damage");
  EXPECT_EQ(summary(true), "4 damage");
}

}  // namespace

// Orders take their object behind them, and Spanish keeps the stress where it was.
TEST(Texts, PronounsBehindOrders) {
  const text::Np it("", false, true), them("", true, false);
  EXPECT_EQ(text::with_pronoun(Lang::pt, "exile", false, it), "exile-a");
  EXPECT_EQ(text::with_pronoun(Lang::pt, "desvirar", true, them), "desvirá-los");
  EXPECT_EQ(text::with_pronoun(Lang::pt, "devolver", true, it), "devolvê-la");
  EXPECT_EQ(text::with_pronoun(Lang::pt, "destruir", true, it), "destruí-la");
  EXPECT_EQ(text::with_pronoun(Lang::es, "exilia", false, it), "exíliala");
  EXPECT_EQ(text::with_pronoun(Lang::es, "remueve", false, them), "remuévelos");
  EXPECT_EQ(text::with_pronoun(Lang::es, "destruye", false, it), "destrúyela");
  EXPECT_EQ(text::with_pronoun(Lang::es, "pon", false, it), "ponla");
  EXPECT_EQ(text::with_pronoun(Lang::es, "girar", true, it), "girarla");
  EXPECT_EQ(text::with_pronoun(Lang::it, "distruggi", false, it), "distruggila");
  EXPECT_EQ(text::with_pronoun(Lang::it, "STAPpare", true, them), "STAPparli");
  EXPECT_EQ(text::with_pronoun(Lang::it, "fai tornare", false, it), "falla tornare");
}
