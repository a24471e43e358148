// The log and the questions of duels as they are played, in every language: nothing in them is
// open, empty or English. `UPKEEP_SHOW_LINES=pt upkeep_unit --gtest_filter='*TextPlay*'` prints the
// lines.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <set>
#include <vector>

#include "cards/load.h"
#include "duel.h"
#include "random_duel.h"
#include "text/phrases.h"
#include "text/text_flaw.h"

namespace upkeep {
namespace {

struct Sink : EventSink {
  std::vector<Event> events;
  void on_event(const Event& e) override { events.push_back(e); }
};

class TextPlay : public ::testing::TestWithParam<Era> {};

TEST_P(TextPlay, EveryLineIsWhole) {
  const CardDb& db = standard_cards();
  const Rules rules = preset(GetParam());
  const auto words = rules.vocabulary();
  std::set<std::string> names[kLangs];  // as they are said in each language
  for (int lang = 0; lang < kLangs; ++lang) {
    for (u16 card = 1; card < db.cards.size(); ++card) {
      names[lang].insert(db.card(card).name);
      names[lang].insert(card_name(db, card, Lang(lang)));
    }
    names[lang].erase("");
  }
  const char* show = std::getenv("UPKEEP_SHOW_LINES");
  auto state = std::make_unique<State>();
  auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 97;
  // One line for each kind of event or question, with each reader, is enough to judge.
  std::set<std::string> seen;
  auto judge = [&](Lang lang, const std::string& key, const std::string& line) {
    if (line.empty() || !seen.insert(key).second) return;
    EXPECT_EQ(text_flaw::flaw(line, Lang::en, true), "") << line;
    EXPECT_EQ(text_flaw::flaw(line, lang, true), "") << line;
    EXPECT_EQ(text_flaw::english_word_in(line, names[int(lang)], lang), "") << line;
    if (show && lang == parse_lang(show)) std::printf("%s\n", line.c_str());
  };
  for (int game = 0; game < 6; ++game) {
    upkeep::Setup setup;
    setup.era = GetParam();
    setup.rules = rules;
    setup.seed = next(rng);
    setup.decks[0] = any_deck(db, rng, false);
    setup.decks[1] = any_deck(db, rng, false);
    Sink sink;
    State& s = *state;
    start_duel(s, db, setup, &sink);
    for (int k = 0; k < 1500; ++k) {
      for (Lang lang : {Lang::en, Lang::pt, Lang::es, Lang::it}) {
        for (u8 seat : {u8(0), u8(1), kNoPlayer}) {
          const Speech speech{db, lang, words, seat, {"Ana", "Bruno"}};
          for (const Event& e : sink.events) {
            const bool mine = seat != kNoPlayer && e.player == seat;
            judge(lang,
                  std::to_string(int(lang)) + (mine ? "y" : "n") + std::to_string(int(e.type)) +
                      (e.other_card ? "o" : "") + (e.amount == 1 ? "1" : "") +
                      char('a' + e.value % 8),
                  log_line(speech, e));
          }
          if (!s.over && s.decision.player == seat) {
            judge(lang, std::to_string(int(lang)) + "?" + std::to_string(int(s.decision.prompt)),
                  prompt_text(speech, s.decision, "Shivan Dragon", "Llanowar Elves"));
          }
        }
      }
      sink.events.clear();
      if (s.over) break;
      const int n = legal(s, db, options.get());
      ASSERT_GT(n, 0);
      apply(s, db, options[u32(next(rng) % u64(n))], &sink);
    }
  }
}

std::string era_of(const ::testing::TestParamInfo<Era>& info) {
  return std::string("era") + std::to_string(int(info.param));
}
INSTANTIATE_TEST_SUITE_P(Eras, TextPlay,
                         ::testing::Values(Era::fifth, Era::sixth, Era::m10, Era::foundations),
                         era_of);

}  // namespace
}  // namespace upkeep
