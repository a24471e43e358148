// What is said of a card agrees with the name it has in that language: "Elfi di Llanowar" are
// several, a "Pianura" is feminine.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cards/load.h"
#include "cause.h"
#include "decision.h"
#include "decks/legality.h"
#include "event.h"
#include "reason.h"
#include "text/event_rules.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {
namespace {

constexpr Lang kRomance[] = {Lang::pt, Lang::es, Lang::it};

struct Said {
  std::string what, text;
};

// Every sentence that is said of a card, as nobody in particular reads it.
std::vector<Said> said_of(u16 card, Lang lang, Vocabulary words) {
  const CardDb& db = standard_cards();
  const std::string name = card_name(db, card, lang);
  std::vector<Said> out;
  const Speech s{db, lang, words, kNoPlayer, {"Ana", "Beto"}};
  for (int k = 0; k < int(LogEvent::count); ++k) {
    Event e;
    e.type = LogEvent(k);
    e.player = 0;
    e.card = card;
    e.amount = 2;
    e.value = 1;
    out.push_back({std::string("event ") + event_name(e.type), log_line(s, e)});
  }
  for (int k = 1; k <= int(Prompt::regeneration); ++k) {
    Decision d;
    d.prompt = Prompt(k);
    out.push_back({"question " + std::to_string(k), prompt_text(s, d, name, name)});
  }
  for (int k = 0; k < int(ReasonCode::count); ++k) {
    const Reason r{ReasonCode(k), 1, 2, {}};
    out.push_back({std::string("reason ") + reason_name(r.code), reason_text(s, r, name)});
  }
  for (int k = 0; k < int(CauseKind::count); ++k) {
    Cause c;
    c.kind = CauseKind(k);
    c.player = 0;
    c.card = card;
    out.push_back({"cause " + std::to_string(k), cause_text(s, c)});
  }
  for (int k = 0; k <= int(OptionKind::offer); ++k)
    out.push_back({"next " + std::to_string(k), next_text(s, OptionKind(k), name, "", true)});
  out.push_back({"resolves", resolves_line(name, lang)});
  out.push_back({"is cast", is_cast_line(name, lang)});
  out.push_back({"dies", dies_line(name, lang)});
  return out;
}

// Where no verb goes with the name: it stands behind a preposition, a colon or as what is acted on.
// The numbers of questions are those of Why, of causes those of CauseKind.
const std::set<std::string> kNoSubject = {"cause 3",
                                          "cause 4",
                                          "cause 6",
                                          "cause 7",
                                          "cause 8",
                                          "cause 9",
                                          "cause 14",
                                          "cause 15",
                                          "cause 16",
                                          "event activate",
                                          "event cast",
                                          "event cast_cancelled",
                                          "event control",
                                          "event counter",
                                          "event discard",
                                          "event draw",
                                          "event mill",
                                          "event move",
                                          "event play_land",
                                          "event sacrifice",
                                          "event target",
                                          "event token",
                                          "event trigger",
                                          "question 2",
                                          "question 3",
                                          "question 4",
                                          "question 5",
                                          "question 6",
                                          "question 7",
                                          "question 8",
                                          "question 12",
                                          "question 13",
                                          "question 14",
                                          "question 15",
                                          "question 16",
                                          "question 17",
                                          "question 18",
                                          "question 21",
                                          "question 27",
                                          "question 33",
                                          "question 34",
                                          "question 35",
                                          "question 36",
                                          "question 43",
                                          "question 45",
                                          "question 47",
                                          "question 49",
                                          "question 51",
                                          "question 53",
                                          "question 54",
                                          "reason lethal_first",
                                          "reason cant_block_protection"};

std::string without(std::string text, const std::string& name) {
  for (std::size_t at; (at = text.find(name)) != std::string::npos;)
    text.replace(at, name.size(), "#");
  return text;
}

TEST(Agreement, AVerbIsPluralWithAPluralName) {
  const CardDb& db = standard_cards();
  const u16 many = db.find("Llanowar Elves"), one = db.find("Hill Giant");
  ASSERT_TRUE(many && one);
  std::size_t agreed = 0;
  for (Lang lang : kRomance)
    for (Vocabulary words : {Vocabulary::classic1997, Vocabulary::classic, Vocabulary::modern2009,
                             Vocabulary::modern}) {
      const auto a = said_of(many, lang, words), b = said_of(one, lang, words);
      ASSERT_EQ(a.size(), b.size());
      for (std::size_t i = 0; i < a.size(); ++i) {
        const std::string name = card_name(db, many, lang);
        if (a[i].text.find(name) == std::string::npos) continue;
        if (without(a[i].text, name) == without(b[i].text, card_name(db, one, lang)))
          EXPECT_TRUE(kNoSubject.count(a[i].what)) << a[i].what << ": " << a[i].text;
        else
          ++agreed;
      }
    }
  EXPECT_GT(agreed, 450u);
}

TEST(Agreement, AnAdjectiveHasTheGenderOfTheName) {
  const CardDb& db = standard_cards();
  const auto tapped = [&](const char* card, Lang lang) {
    const Speech s{db, lang, Vocabulary::modern, kNoPlayer, {}};
    return reason_text(s, {ReasonCode::already_tapped, 0, 0, {}},
                       card_name(db, db.find(card), lang));
  };
  EXPECT_EQ(tapped("Llanowar Elves", Lang::it), "Elfi di Llanowar sono TAPpati.");
  EXPECT_EQ(tapped("Plains", Lang::it), "Pianura è TAPpata.");
  EXPECT_EQ(tapped("Shivan Dragon", Lang::it), "Drago di Shiv è TAPpato.");
  EXPECT_EQ(tapped("Llanowar Elves", Lang::pt), "Elfos de Llanowar estão virados.");
  EXPECT_EQ(tapped("Llanowar Elves", Lang::es), "Elfos de Llanowar están girados.");
  // What is not shown is "a card", which is feminine in two of them.
  const Speech it{db, Lang::it, Vocabulary::modern, 0, {"Ana", "Beto"}};
  Event e;
  e.type = LogEvent::exile;
  e.card = db.find("Grizzly Bears");
  e.hidden_from = 1;
  EXPECT_EQ(log_line(it, e), "Una carta viene esiliata");
}

TEST(Agreement, WordsAreFilledWithThings) {
  const char* const four = "{0} [0:è|sono] distrutt[0:o|a|i|e]";
  EXPECT_EQ(text::fill_row(Lang::it, four, {"Elfi di Llanowar"}),
            "Elfi di Llanowar sono distrutti");
  // A token goes by its subtype, and what has no name of its own in a language is one thing.
  EXPECT_EQ(text::fill_row(Lang::it, four, {"Vespa"}), "Vespa è distrutta");
  EXPECT_EQ(text::fill_row(Lang::it, four, {"Llanowar Elves"}), "Llanowar Elves è distrutto");
  EXPECT_EQ(text::fill_row(Lang::en, "{0} [0:dies|die]", {"Llanowar Elves"}),
            "Llanowar Elves dies");
  for (const char* none : {"0", "2", "12"})
    EXPECT_EQ(text::fill_row(Lang::it, "{0} [0:danno|danni]", {none}),
              none + std::string(" danni"));
  EXPECT_EQ(text::fill_row(Lang::it, "{0} [0:danno|danni]", {"1"}), "1 danno");
}

TEST(Agreement, OneCardIsNotSeveral) {
  const CardDb& db = standard_cards();
  const DeckProblem small{DeckCode::too_small, true, 0, 1, 40};
  EXPECT_EQ(deck_problem_text(db, small, Lang::en), "Only 1 card. A deck needs at least 40.");
  EXPECT_EQ(deck_problem_text(db, small, Lang::it),
            "Solo 1 carta. Un mazzo ne richiede almeno 40.");
  const DeckProblem few{DeckCode::few_lands, false, 0, 1, 20};
  EXPECT_EQ(deck_problem_text(db, few, Lang::pt),
            "Só 1 de 20 cards é terreno. O comum é cerca de dois em cada cinco.");
  const DeckProblem newer{DeckCode::not_of_time, true, db.find("Llanowar Elves"), 1, 0};
  EXPECT_EQ(deck_problem_text(db, newer, Lang::es),
            "Elfos de Llanowar son posteriores a estas reglas.");
}

}  // namespace
}  // namespace upkeep
