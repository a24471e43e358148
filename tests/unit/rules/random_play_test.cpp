// Random play over all decks and rulesets: what must hold after every decision of any duel.
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <vector>

#include "cards/load.h"
#include "decks/load.h"
#include "duel.h"
#include "random_duel.h"

namespace upkeep {
namespace {

// UPKEEP_RANDOM=7 plays other duels than usual, and four times as many: the long run.
const char* other_duels() { return std::getenv("UPKEEP_RANDOM"); }
u64 seeded(u64 usual) {
  const char* other = other_duels();
  return other ? usual + 1000003 * std::strtoull(other, nullptr, 10) : usual;
}

int cards_of(const State& s, u8 owner) {
  int n = 0;
  for (u16 i = 1; i < s.object_count; ++i) {
    const Object& o = s.objects[i];
    if (o.zone != Zone::none && o.owner == owner && !(o.flags & (kObjToken | kObjAbility))) ++n;
  }
  return n;
}

class RandomPlay : public ::testing::TestWithParam<Era> {};
using DuelSetup = upkeep::Setup;

TEST_P(RandomPlay, KeepsEveryInvariantAndCopiesExactly) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  auto state = std::make_unique<State>();
  auto copy = std::make_unique<State>();
  auto options = std::make_unique<Option[]>(kMaxOptions);
  auto other = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = seeded(20240611);
  int begun = 0, finished = 0;
  for (std::size_t a = 0; a < decks.size(); ++a)
    for (std::size_t b = 0; b < decks.size(); ++b) {
      // Each deck meets every fourth of the others, those of each era other ones.
      if (!other_duels() && (a + b + std::size_t(GetParam())) % 4) continue;
      ++begun;
      DuelSetup setup;
      setup.era = GetParam();
      setup.rules = preset(GetParam());
      setup.seed = next(rng);
      setup.decks[0] = cards_of(decks[a]);
      setup.decks[1] = cards_of(decks[b]);
      State& s = *state;
      start_duel(s, db, setup, nullptr);
      const int cards[2] = {int(setup.decks[0].size()), int(setup.decks[1].size())};
      int decisions = 0;
      for (; !s.over && decisions < 6000; ++decisions) {
        const std::string broken = check_invariants(s, db);
        ASSERT_EQ(broken, "") << decks[a].name[0] << " against " << decks[b].name[0] << ", seed "
                              << setup.seed << ", decision " << decisions;
        for (u8 p = 0; p < 2; ++p)
          ASSERT_EQ(cards_of(s, p), cards[p])
              << "cards are conserved, decision " << decisions << " seed " << setup.seed;
        const int n = legal(s, db, options.get());
        ASSERT_GT(n, 0) << "why " << int(s.decision.prompt) << " ask " << int(s.decision.kind)
                        << " frame " << int(s.frames[s.frame_count - 1].kind) << " seed "
                        << setup.seed << " decision " << decisions;
        ASSERT_LE(n, kMaxOptions);
        const int pick = int(next(rng) % u64(n));
        if (decisions % 37 == 0) {
          // A copy is the same duel: same hash, same options, same future.
          copy_state(*copy, s);
          ASSERT_EQ(hash_state(*copy), hash_state(s));
          ASSERT_EQ(legal(*copy, db, other.get()), n);
          for (int i = 0; i < n; ++i)
            ASSERT_EQ(options[std::size_t(i)], other[std::size_t(i)])
                << "why " << int(s.decision.prompt) << " frame "
                << int(s.frames[s.frame_count - 1].kind);
          apply_unchecked(*copy, db, options[std::size_t(pick)], nullptr);
          ASSERT_TRUE(apply(s, db, options[std::size_t(pick)], nullptr));
          ASSERT_EQ(hash_state(*copy), hash_state(s));
        } else {
          apply_unchecked(s, db, options[std::size_t(pick)], nullptr);
        }
      }
      finished += s.over;
    }
  EXPECT_GT(begun, 90);
  EXPECT_GT(finished, begun / 2);
}

// Running on to the next choice leaves the state as answering each question does.
TEST_P(RandomPlay, RunsOnToTheSameChoices) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  auto by_hand = std::make_unique<State>();
  auto runs_on = std::make_unique<State>();
  auto options = std::make_unique<Option[]>(kMaxOptions);
  auto other = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = seeded(4711);
  int choices = 0, answered = 0;
  for (std::size_t a = 0; a < decks.size(); ++a) {
    State& s = *by_hand;
    const std::vector<u16> any = any_deck(db, rng);  // every other duel is of any cards there are
    const u64 seed =
        a % 2 ? start_random_duel(s, db, GetParam(), any, any, rng)
              : start_random_duel(s, db, GetParam(), decks[a], decks[(a + 1) % decks.size()], rng);
    copy_state(*runs_on, s);
    RunOn on;
    if (a % 3 == 0) on.until_turn = u16(s.turn + 9);
    if (a % 5 == 0) on.most = 700;
    int n = legal(s, db, options.get(), false), listed = n, steps = 0;
    while (!s.over && steps < 4000) {
      ASSERT_EQ(hash_state(*runs_on), hash_state(s)) << "seed " << seed << ", question " << steps;
      ASSERT_EQ(listed, n) << "seed " << seed << ", question " << steps;
      const Option pick = options[std::size_t(next(rng) % u64(n))];
      ++choices;
      const int before = on.answered;
      listed = apply_to_choice(*runs_on, db, pick, on, other.get());
      apply_unchecked(s, db, pick, nullptr);
      ++steps;
      n = legal(s, db, options.get(), false);
      for (int k = before; k < on.answered; ++k, ++steps) {
        ASSERT_EQ(n, 1) << "seed " << seed << ", question " << steps;
        apply_unchecked(s, db, options[0], nullptr);
        n = legal(s, db, options.get(), false);
      }
      // It stops for nothing but a choice, or where it is to stop.
      ASSERT_TRUE(n != 1 || on.answered >= on.most || s.turn >= on.until_turn);
    }
    ASSERT_EQ(hash_state(*runs_on), hash_state(s)) << "seed " << seed;
    answered += on.answered;
  }
  EXPECT_GT(choices, 1000);
  EXPECT_GT(answered, choices / 2);
}

INSTANTIATE_TEST_SUITE_P(Eras, RandomPlay,
                         ::testing::Values(Era::fifth, Era::sixth, Era::m10, Era::foundations),
                         [](const auto& param) { return std::string(era_name(param.param)); });

TEST(RandomPlayOfMany, ThreeAndFourSeatsKeepTheInvariantsToTheEnd) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  auto state = std::make_unique<State>();
  auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = seeded(77);
  int finished = 0;
  for (int game = 0; game < 12; ++game) {
    DuelSetup setup;
    setup.player_count = u8(3 + game % 2);
    setup.seed = next(rng);
    for (int p = 0; p < setup.player_count; ++p)
      setup.decks[p] = cards_of(decks[std::size_t(game + p) % decks.size()]);
    State& s = *state;
    start_duel(s, db, setup, nullptr);
    int decisions = 0;
    for (; !s.over && decisions < 12000; ++decisions) {
      const std::string broken = check_invariants(s, db);
      ASSERT_EQ(broken, "") << "seed " << setup.seed << ", decision " << decisions;
      const int n = legal(s, db, options.get(), false);
      ASSERT_GT(n, 0) << "why " << int(s.decision.prompt) << " seed " << setup.seed;
      apply_unchecked(s, db, options[std::size_t(next(rng) % u64(n))], nullptr);
    }
    finished += s.over;
  }
  EXPECT_GT(finished, 6);
}

// Every switch has any of its values, whatever the others have: nothing may break, hang or stop.
TEST(RandomSwitches, EveryCombinationKeepsTheInvariants) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  auto state = std::make_unique<State>();
  auto copy = std::make_unique<State>();
  auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = seeded(5);
  int finished = 0;
  const int kGames = other_duels() ? 160 : 40;
  for (int game = 0; game < kGames; ++game) {
    DuelSetup setup;
    setup.era = Era::sixth;
    std::string words;
    for (int i = 0; i < int(Switch::count); ++i) {
      setup.rules.set(Switch(i), u8(next(rng) % u64(switch_value_count(Switch(i)))));
      if (Switch(i) == Switch::timing && !era_supported(Era::fifth)) setup.rules.set(Timing::stack);
      words += std::string(" ") + switch_name(Switch(i)) + "=" +
               std::to_string(int(setup.rules[Switch(i)]));
    }
    SCOPED_TRACE("game " + std::to_string(game) + words);
    setup.player_count = game % 5 == 4 ? 3 : 2;
    setup.seed = next(rng);
    setup.flags = next(rng) % 2 ? kSetupAskStarter : 0;
    for (int p = 0; p < setup.player_count; ++p)
      setup.decks[p] =
          game % 2 ? cards_of(decks[std::size_t(next(rng) % decks.size())]) : any_deck(db, rng);
    State& s = *state;
    start_duel(s, db, setup, nullptr);
    int cards = 0;  // owners may change; who does not play for ante leaves some cards out
    for (int p = 0; p < 2; ++p)
      for (u16 card : setup.decks[p]) cards += s.rules.is(Ante::on) || !db.card(card).for_ante;
    int decisions = 0;
    for (; !s.over && decisions < 4000; ++decisions) {
      const std::string broken = check_invariants(s, db);
      ASSERT_EQ(broken, "") << "decision " << decisions << " why " << int(s.decision.prompt)
                            << " frame " << int(s.frames[s.frame_count - 1].kind) << " pc "
                            << int(s.frames[s.frame_count - 1].pc);
      if (setup.player_count == 2) {
        ASSERT_EQ(cards_of(s, 0) + cards_of(s, 1), cards) << "decision " << decisions;
      }
      const int n = legal(s, db, options.get());
      ASSERT_GT(n, 0) << "why " << int(s.decision.prompt) << " ask " << int(s.decision.kind)
                      << " frame " << int(s.frames[s.frame_count - 1].kind) << " decision "
                      << decisions;
      const Option pick = options[std::size_t(next(rng) % u64(n))];
      if (decisions % 41 == 0) {
        copy_state(*copy, s);
        apply_unchecked(*copy, db, pick, nullptr);
        ASSERT_TRUE(apply(s, db, pick, nullptr));
        ASSERT_EQ(hash_state(*copy), hash_state(s)) << "decision " << decisions;
      } else {
        apply_unchecked(s, db, pick, nullptr);
      }
    }
    finished += s.over;
  }
  EXPECT_GT(finished, kGames * 2 / 3);
}

}  // namespace
}  // namespace upkeep
