// A duel of 1997 speaks as 1997 did, in every language: none of what the program says of such a
// duel uses a word that came later (catalogue/era-fifth.md).
#include <gtest/gtest.h>

#include <cctype>
#include <string>
#include <vector>

#include "cards/load.h"
#include "cause.h"
#include "decision.h"
#include "decks/legality.h"
#include "event.h"
#include "reason.h"
#include "text/event_rules.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

constexpr Lang kAllLangs[] = {Lang::en, Lang::pt, Lang::es, Lang::it};

// Beginnings of words: places, ways and keywords that were not called so yet. What is a word of
// any language besides is left out (Italian "pila" is not; no text of ours speaks of a battery).
const std::vector<std::string>& later_words(Lang lang) {
  static const std::vector<std::string> kWords[kLangs] = {
      {"battlefield", "exile",       "the stack",    "priority",      "reach ",
       "vigilance",   "hexproof",    "shroud",       "with defender", "has defender",
       "haste",       "lifelink",    "deathtouch",   "enters",        " dies",
       " die ",       "state-based", "planeswalker", "emblem",        "mana value"},
      {"campo de batalha", "exíl", "exil", "pilha", "prioridade", "alcance", "vigilância", "ímpeto",
       "com defensor", "tem defensor", "manto", "planeswalker", "emblema", "valor de mana"},
      {"campo de batalla", "exili", "la pila", "prioridad", "alcance", "vigilancia", "prisa",
       "con defensor", "tiene defensor", "planeswalker", "emblema", "valor de maná"},
      {"campo di battaglia", "esili", "la pila", "in pila", "priorità", "raggiungere", "cautela",
       "rapidità", "con difensore", "ha difensore", "planeswalker", "emblema", "valore di mana"}};
  return kWords[int(lang)];
}

std::string later_word(const std::string& text, Lang lang) {
  std::string small = text + " ";
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = char(c + 32);
  for (const std::string& w : later_words(lang))
    if (small.find(w) != std::string::npos) return w;
  return {};
}

struct Said {
  std::string what, text;
};

// Everything that is said besides texts of cards, with each reader.
std::vector<Said> all_said(Lang lang, Vocabulary words) {
  const CardDb& db = standard_cards();
  std::vector<Said> out;
  for (u8 seat : {u8(0), u8(1), kNoPlayer}) {
    const Speech s{db, lang, words, seat, {"Ana", "Beto"}};
    for (int k = 0; k < int(LogEvent::count); ++k) {
      for (int zone = 0; zone < kZoneCount; ++zone) {
        Event e;
        e.type = LogEvent(k);
        e.player = 0;
        e.card = db.find("Grizzly Bears");
        e.other_card = db.find("Terror");
        e.amount = i16(zone);
        for (int value : {0, 1, 2, 3, zone}) {
          e.value = i16(value);
          out.push_back({"event " + std::to_string(k), log_line(s, e)});
        }
      }
    }
    for (int k = 1; k <= int(Prompt::regeneration); ++k) {
      Decision d;
      d.prompt = Prompt(k);
      d.hi = 2;
      out.push_back({"question " + std::to_string(k), prompt_text(s, d, "Shock", "Bears")});
    }
    for (int k = 0; k < int(ReasonCode::count); ++k) {
      const ReasonCode code = ReasonCode(k);
      if (code == ReasonCode::no_such_type) continue;  // of what these rules do not have
      for (int a : {0, 1, 2}) {
        const Reason r{code, i16(a), 2, {}};
        out.push_back({std::string("reason ") + reason_name(code), reason_text(s, r, "Bears")});
        out.push_back({std::string("remedy ") + reason_name(code), remedy_text(s, r)});
      }
    }
    for (int k = 0; k < int(CauseKind::count); ++k)
      for (int detail = 0; detail < int(CheckRule::count); ++detail) {
        Cause c;
        c.kind = CauseKind(k);
        c.player = 0;
        c.detail = u8(detail);
        c.card = db.find("Terror");
        // What only came later happens to no duel of 1997.
        if (c.kind == CauseKind::check && c.detail == u8(CheckRule::loyalty)) continue;
        out.push_back(
            {"cause " + std::to_string(k) + " " + std::to_string(detail), cause_text(s, c)});
      }
    for (int end = 0; end < 5; ++end)
      for (bool chance : {false, true})
        out.push_back({"preview " + std::to_string(end), preview_end_text(s, 1, end, chance)});
    for (int k = 0; k <= int(OptionKind::offer); ++k)
      out.push_back({"next " + std::to_string(k), next_text(s, OptionKind(k), "Bears", "", false)});
  }
  for (int z = 0; z < kZoneCount; ++z)
    out.push_back({"zone " + std::to_string(z), zone_label(Zone(z), lang, words)});
  for (int k = 0; k <= int(Step::cleanup); ++k)
    out.push_back({"step " + std::to_string(k), step_full_name(Step(k), lang, words)});
  return out;
}

TEST(Vocabulary, NothingSaidOf1997IsOfLaterTimes) {
  std::size_t said = 0;
  for (Lang lang : kAllLangs) {
    std::string last;
    for (const Said& s : all_said(lang, Vocabulary::classic1997)) {
      said += !s.text.empty();
      const std::string word = later_word(s.text, lang);
      if (word.empty() || s.text == last) continue;
      last = s.text;
      ADD_FAILURE() << lang_tag(lang) << " " << s.what << ": \"" << word << "\" in: " << s.text;
    }
  }
  EXPECT_GT(said, 4000u);
}

// No rule is cited by a number that there was not: 1997 had sections of a book.
TEST(Vocabulary, RulesOf1997AreCitedAsThen) {
  for (int k = 0; k < int(LogEvent::count); ++k) {
    const std::string then = event_citation(LogEvent(k), Lang::en, Vocabulary::classic1997);
    EXPECT_EQ(then.find("CR "), std::string::npos) << then;
    EXPECT_EQ(then.find("R-"), std::string::npos) << then;
    const std::string now = event_citation(LogEvent(k), Lang::pt, Vocabulary::modern);
    EXPECT_EQ(then.empty(), now.empty()) << k;
    EXPECT_EQ(now.find("R-"), std::string::npos) << now;
  }
}

// The sweep sees what it looks for: of a duel of today the same says exile and battlefield.
TEST(Vocabulary, TheSweepSeesLaterWords) {
  for (Lang lang : kAllLangs) {
    int found = 0;
    for (const Said& s : all_said(lang, Vocabulary::modern))
      found += !later_word(s.text, lang).empty();
    EXPECT_GT(found, 20) << lang_tag(lang);
  }
}

// Every card of the time: text, type line, and what it is called while it waits.
TEST(Vocabulary, CardsOf1997AreWordedAsThen) {
  const CardDb& db = standard_cards();
  int seen = 0;
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    const CardDef& d = db.cards[i];
    if (d.token || d.fixture || card_time(db, u16(i)) != Era::fifth) continue;
    ++seen;
    if (d.name == "Primal Clay") continue;  // one of the things it may become is told by keyword
    for (Lang lang : kAllLangs) {
      const std::string text = rules_text(db, u16(i), lang, Vocabulary::classic1997) + "\n" +
                               type_line(db, u16(i), lang, Vocabulary::classic1997);
      EXPECT_EQ(later_word(text, lang), "") << d.name << ": " << text;
    }
  }
  EXPECT_GT(seen, 100);
}

}  // namespace
}  // namespace upkeep
