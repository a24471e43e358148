// What one of two people at a table learns from when the other is asked: nothing that lies hidden.
#include <gtest/gtest.h>

#include <cstring>
#include <memory>

#include "table/game.h"
#include "util/prng.h"
#include "view/view.h"

namespace upkeep {
namespace {

struct Pair {
  std::unique_ptr<Game> game = std::make_unique<Game>(standard_cards());

  Pair(const std::string& text) {
    std::vector<PositionIssue> issues;
    EXPECT_TRUE(game->start_text({}, "scenario x\n" + text, false, issues))
        << (issues.empty() ? std::string() : say(issues[0].message));
    game->lift_curtain();
  }
  const State& s() const { return game->state(); }
  // All that the first player sees and is asked.
  std::string seen() {
    std::string out =
        "turn " + std::to_string(s().turn) + " step " + std::to_string(int(s().step)) + " asked " +
        std::to_string(s().decision.player) + " curtain " + std::to_string(game->curtain()) + "\n";
    if (!game->curtain() && s().decision.player == 0) out += view_json(game->view(), game->cards());
    return out;
  }
  // The other player passes where that can be done, and takes the first answer otherwise.
  bool answer(u32 choice) {
    game->lift_curtain();
    const View& v = game->view();
    if (v.options.empty()) return false;
    if (s().decision.player == 1)
      for (const ViewOption& o : v.options)
        if (o.option.kind == OptionKind::pass) return game->act(int(o.index));
    return game->act(int(v.options[choice % v.options.size()].index));
  }
};

// An answer, and a card that can be played only in the own main phase.
constexpr const char* kHidden[][2] = {{"Counterspell", "Divination"},
                                      {"Lightning Bolt", "Lava Axe"},
                                      {"Giant Growth", "Grizzly Bears"},
                                      {"Terminate", "Hill Giant"},
                                      {"Unsummon", "Island"},
                                      {"Shock", "Stone Rain"},
                                      {"Swords to Plowshares", "Savannah Lions"},
                                      {"Fog", "Rampant Growth"}};

TEST(Secret, NobodyLearnsFromAStopWhatTheOtherHolds) {
  u64 chance = 7;
  int asked = 0, passed = 0;
  for (int n = 0; n < 200; ++n) {
    const Era era = Era(n % 4);
    const auto& hidden = kHidden[next_random(chance) % std::size(kHidden)];
    const u32 lands = u32(next_random(chance) % 4), creatures = u32(next_random(chance) % 3);
    const bool another = next_random(chance) % 2;
    const auto text = [&](const char* card) {
      std::string out = "rules " + std::string(era_name(era)) +
                        "\nA.play Mountain x3, Forest x3, Grizzly Bears x2\n"
                        "A.hand Lightning Bolt, Giant Growth, Hill Giant, Forest\n";
      if (lands)
        out += "B.play Island x" + std::to_string(lands) + ", Mountain x" + std::to_string(lands) +
               ", Forest x" + std::to_string(lands) + ", Plains x" + std::to_string(lands) + "\n";
      if (creatures) out += "B.play Gray Ogre x" + std::to_string(creatures) + "\n";
      return out + "B.hand " + card + (another ? ", Craw Wurm\n" : "\n");
    };
    Pair one(text(hidden[0])), two(text(hidden[1]));
    const u16 turn = one.s().turn;
    for (int i = 0; i < 80 && one.s().turn == turn && !one.game->over(); ++i) {
      ASSERT_EQ(one.seen(), two.seen()) << text(hidden[0]) << text(hidden[1]);
      const bool first = one.s().decision.player == 0;
      const u32 choice = first ? next_random(chance) : 0;
      asked += !first;
      passed += first;
      ASSERT_TRUE(one.answer(choice));
      ASSERT_TRUE(two.answer(choice));
    }
  }
  EXPECT_GT(asked, 100);
  EXPECT_GT(passed, 1000);
}

// Under the rules of 1997 only who holds no land, or nothing else, may take a mulligan: between two
// people both are asked, and nobody sees what of.
TEST(Secret, ThatAMulliganIsAskedAboutTellsNothing) {
  const CardDb& db = standard_cards();
  const auto course = [&](const char* card, u64 seed) {
    GameConfig config;
    config.era = Era::fifth;
    config.rules = preset(Era::fifth);
    config.rules.set(Ante::off);
    config.seed = seed;
    config.first = 0;
    for (int k = 0; k < 40; ++k) {
      config.decks[0].push_back(db.find(k % 2 ? "Mountain" : "Raging Goblin"));
      config.decks[1].push_back(db.find(k % 2 ? "Mountain" : card));
    }
    Game game(db);
    game.start(config);
    std::string seen;
    for (int asked = 0; asked < 2; ++asked) {
      seen += "curtain " + std::to_string(game.curtain()) + " seat " + std::to_string(game.seat()) +
              "\n" + view_json(game.view(), db);
      game.lift_curtain();
      EXPECT_EQ(game.view().prompt, Prompt::mulligan);
      EXPECT_EQ(game.seat(), asked);
      // By chance a deck of both deals a hand of one.
      const bool may = asked && !std::strcmp(card, "Mountain");
      if (game.view().options.size() != (may ? 2u : 1u)) return std::string();
      if (!game.act(0)) return std::string("not kept");
    }
    return seen + "curtain " + std::to_string(game.curtain()) + " seat " +
           std::to_string(game.seat());
  };
  // A hand with both for the first player; the other's deck is half lands, or nothing but lands.
  int compared = 0;
  for (u64 seed = 100; seed < 130; ++seed) {
    const std::string some = course("Raging Goblin", mix64(seed));
    if (some.empty()) continue;
    EXPECT_EQ(some, course("Mountain", mix64(seed)));
    ++compared;
  }
  EXPECT_GT(compared, 20);
}

TEST(Secret, WhoIsAskedByWhatTheyHoldTellsIt) {
  const auto stops = [](const char* card) {
    Pair p(
        std::string("rules foundations\nA.play Mountain\nA.hand Shock\nB.play Island x2\nB.hand ") +
        card + "\n");
    p.game->set_alike(false);
    for (const OptionKind kind : {OptionKind::cast, OptionKind::player}) {
      int index = -1;
      for (const ViewOption& o : p.game->view().options)
        if (o.option.kind == kind) index = int(o.index);
      EXPECT_TRUE(p.game->act(index));
    }
    return p.s().decision.player == 1 && p.s().turn == 5;
  };
  EXPECT_NE(stops("Counterspell"), stops("Divination"));
}

}  // namespace
}  // namespace upkeep
