// The preview is what then happens if nobody does anything; and each event has a cause.
#include "view/preview.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <vector>

#include "cards/load.h"
#include "decks/load.h"
#include "position.h"
#include "random_duel.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

class Events final : public EventSink {
 public:
  std::vector<Event> list;
  void on_event(const Event& e) override {
    if (e.type != LogEvent::pass) list.push_back(e);
  }
};

bool same(const Event& a, const Event& b) {
  return a.type == b.type && a.player == b.player && a.value == b.value && a.amount == b.amount &&
         (a.card == b.card || !a.card) && a.object.slot == b.object.slot &&
         a.other.slot == b.other.slot;
}

class PreviewOf : public ::testing::TestWithParam<Era> {};

TEST_P(PreviewOf, IsWhatThenHappens) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  const auto state = std::make_unique<State>(), after = std::make_unique<State>();
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 4711;
  int told = 0, certain = 0, settled = 0;
  for (std::size_t g = 0; g < decks.size() * 2; ++g) {
    State& s = *state;
    const u64 seed = start_random_duel(s, db, GetParam(), decks[g % decks.size()],
                                       decks[(g * 3 + 1) % decks.size()], rng);
    for (int decision = 0; !s.over && decision < 1200; ++decision) {
      if (has_preview(s) && is_act_window(s.decision.prompt) && next(rng) % 4 == 0) {
        const u64 hash = hash_state(s);
        const u8 seat = u8(next(rng) % 2);
        const Preview p = preview(s, db, seat);
        ASSERT_EQ(hash_state(s), hash);
        ASSERT_NE(p.end, PreviewEnd::nothing);
        ASSERT_LE(p.certain, p.events.size());
        Events then;
        copy_state(*after, s);
        for (int i = 0; i < 400 && !after->over && then.list.size() < p.certain; ++i) {
          const int n = legal(*after, db, options.get());
          const int at = idle_answer(*after, options.get(), n);
          if (at < 0) break;
          apply_unchecked(*after, db, options[std::size_t(at)], &then);
        }
        ASSERT_GE(then.list.size(), p.certain) << "seed " << seed << " at " << decision;
        for (std::size_t i = 0; i < p.certain; ++i)
          ASSERT_TRUE(same(p.events[i], then.list[i]))
              << "event " << i << " of " << p.certain << ": " << int(p.events[i].type) << " and "
              << int(then.list[i].type) << " seed " << seed << " decision " << decision;
        if (!p.chance && p.end == PreviewEnd::settled) {
          for (int k = 0; k < 2; ++k) ASSERT_EQ(p.after[k], after->players[k].life);
        }
        ++told;
        certain += !p.chance;
        settled += p.end == PreviewEnd::settled;
      }
      const int n = legal(s, db, options.get());
      ASSERT_GT(n, 0);
      apply_unchecked(s, db, options[std::size_t(next(rng) % u64(n))], nullptr);
    }
  }
  EXPECT_GT(told, 150);
  EXPECT_GT(certain, told / 4);
  EXPECT_GT(settled, told / 4);
}

// Two duels that differ only in what the seat cannot know have one preview.
TEST_P(PreviewOf, TellsNothingHidden) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  const auto state = std::make_unique<State>(), other = std::make_unique<State>();
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 99;
  int told = 0;
  for (std::size_t g = 0; g < decks.size(); ++g) {
    State& s = *state;
    const u64 seed = start_random_duel(s, db, GetParam(), decks[g % decks.size()],
                                       decks[(g * 3 + 1) % decks.size()], rng);
    for (int decision = 0; !s.over && decision < 800; ++decision) {
      if (has_preview(s) && is_act_window(s.decision.prompt) && next(rng) % 6 == 0) {
        copy_state(*other, s);
        determinize(*other, db, 0, next(rng));
        const Preview a = preview(s, db, 0), b = preview(*other, db, 0);
        ASSERT_EQ(a.certain, b.certain) << "seed " << seed << " decision " << decision;
        for (std::size_t i = 0; i < a.certain; ++i) {
          ASSERT_TRUE(same(a.events[i], b.events[i]));
          ASSERT_EQ(a.events[i].card, b.events[i].card);
        }
        ++told;
      }
      const int n = legal(s, db, options.get());
      apply_unchecked(s, db, options[std::size_t(next(rng) % u64(n))], nullptr);
    }
  }
  EXPECT_GT(told, 50);
}

class WhyReader final : public EventSink {
 public:
  explicit WhyReader(const CardDb& db) : db_(db) { wants_causes = true; }
  void on_event(const Event& e) override {
    ++events;
    if (causes.n == 0) {
      ++bare;
      last_bare = int(e.type);
    }
    for (int i = 0; i < causes.n; ++i) {
      kinds.insert(causes.at[i].kind);
      if (++said % 7) continue;
      for (int l = 0; l < kLangs; ++l) {
        const Speech speech{db_, Lang(l), Vocabulary::modern, 0, {"Ana", "Rui"}};
        const std::string text = cause_text(speech, causes.at[i]);
        if (text.empty() || text.find_first_of("[]%|<>~") != std::string::npos) wrong = text + "?";
      }
    }
  }
  int events = 0, bare = 0, said = 0, last_bare = -1;
  std::set<CauseKind> kinds;
  std::string wrong;

 private:
  const CardDb& db_;
};

TEST_P(PreviewOf, EveryEventHasACauseInWords) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  const auto state = std::make_unique<State>(), bare = std::make_unique<State>();
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 31;
  WhyReader reader(db);
  for (std::size_t g = 0; g < decks.size() * 2; ++g) {
    State& s = *state;
    const u64 seed = start_random_duel(s, db, GetParam(), decks[g % decks.size()],
                                       decks[(g * 3 + 1) % decks.size()], rng);
    for (int decision = 0; !s.over && decision < 900; ++decision) {
      const int n = legal(s, db, options.get());
      const Option o = options[std::size_t(next(rng) % u64(n))];
      if (decision % 50 == 0) {  // to ask why changes nothing
        copy_state(*bare, s);
        apply_unchecked(*bare, db, o, nullptr);
      }
      apply_unchecked(s, db, o, &reader);
      if (decision % 50 == 0) {
        ASSERT_EQ(hash_state(*bare), hash_state(s));
      }
      ASSERT_EQ(reader.bare, 0) << "event " << reader.last_bare << " seed " << seed << " decision "
                                << decision;
      ASSERT_EQ(reader.wrong, "");
    }
  }
  EXPECT_GT(reader.events, 1000);
  for (const CauseKind k : {CauseKind::turn, CauseKind::choice, CauseKind::cost, CauseKind::spell,
                            CauseKind::triggered, CauseKind::combat_damage, CauseKind::check})
    EXPECT_TRUE(reader.kinds.count(k)) << int(k);
}

INSTANTIATE_TEST_SUITE_P(Eras, PreviewOf,
                         ::testing::Values(Era::fifth, Era::sixth, Era::m10, Era::foundations),
                         [](const auto& param) { return std::string(era_name(param.param)); });

TEST(Preview, TellsWhatTheStackDoes) {
  Position p("A.play Mountain\nA.hand Lightning Bolt\nB.play Grizzly Bears\n");
  EXPECT_FALSE(has_preview(*p.s));
  ASSERT_TRUE(p.play(OptionKind::cast, "Lightning Bolt"));
  if (p.s->decision.prompt == Prompt::target) p.play(OptionKind::player, nullptr, 1);
  if (p.s->decision.prompt == Prompt::pay_mana) p.play(OptionKind::pay);
  const Preview told = preview(*p.s, p.db, 0);
  EXPECT_EQ(told.end, PreviewEnd::settled);
  EXPECT_FALSE(told.chance);
  EXPECT_EQ(told.before[1], 20);
  EXPECT_EQ(told.after[1], 17);
}

TEST(Cause, EveryKindAndCheckIsSaidInFourLanguages) {
  const CardDb& db = standard_cards();
  const u16 bears = db.find("Grizzly Bears");
  const auto each = [&](const Cause& c, const std::string& what) {
    std::set<std::string> said;
    for (int l = 0; l < kLangs; ++l) {
      const Speech speech{db, Lang(l), Vocabulary::modern, 0, {"Ana", "Rui"}};
      const std::string text = cause_text(speech, c);
      EXPECT_FALSE(text.empty()) << what;
      EXPECT_EQ(text.find_first_of("[]%|<>~{}"), std::string::npos) << text;
      said.insert(text);
      EXPECT_FALSE(cause_rule(speech, c).empty()) << what;
    }
    EXPECT_EQ(said.size(), std::size_t(kLangs)) << what;
  };
  for (int k = 0; k < int(CauseKind::count); ++k)
    for (const u16 card : {u16(0), bears})
      for (const u8 player : {u8(0), u8(1), kNoPlayer})
        each({CauseKind(k), player, 2, 0, card, 0, {}}, "kind " + std::to_string(k));
  for (int d = 0; d < int(CheckRule::count); ++d)
    each({CauseKind::check, kNoPlayer, u8(d), 0, 0, 0, {}}, "check " + std::to_string(d));
}

}  // namespace
}  // namespace upkeep
