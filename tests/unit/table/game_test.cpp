// The game at a table: saved, undone, redone, taken back and branched, over duels of chance.
#include "table/game.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "decks/load.h"

namespace upkeep {
namespace {

GameConfig config_of(Era era, u64 seed) {
  GameConfig config;
  config.era = era;
  config.rules = preset(era);
  config.seed = seed;
  std::vector<const DeckDef*> decks;
  for (const DeckDef& d : standard_decks())
    if (!d.bench && deck_problems(standard_cards(), d, preset(era)).empty()) decks.push_back(&d);
  for (std::size_t p = 0; p < 2; ++p) {
    config.names[p] = p ? "Beto" : "Ana";
    for (const auto& [card, count] : decks[(seed + p) % decks.size()]->cards)
      config.decks[p].insert(config.decks[p].end(), std::size_t(count), card);
  }
  return config;
}

class Luck {
 public:
  explicit Luck(u64 seed) : state_(seed * 2 + 1) {}
  u32 below(u32 n) {
    state_ = state_ * 6364136223846793005ull + 1442695040888963407ull;
    return u32((state_ >> 33) % n);
  }

 private:
  u64 state_;
};

// One decision of whoever sits there. Not conceding; passing oftener than not, so that turns go by.
bool decide(Game& game, Luck& luck) {
  game.lift_curtain();
  const View& v = game.view();
  if (v.over || v.options.empty()) return false;
  return game.act(int(v.options[luck.below(3) ? 0 : luck.below(u32(v.options.size()))].index));
}

std::string log_of(const Game& game) {
  std::string out;
  for (const LogLine& line : game.log()) out += line.text + "\n";
  return out;
}

void same_game(Game& a, Game& b) {
  EXPECT_EQ(a.hash(), b.hash());
  EXPECT_EQ(log_of(a), log_of(b));
  EXPECT_EQ(a.save(), b.save());
  EXPECT_EQ(a.branches(), b.branches());
}

// The hands before the first turn: a line for each mulligan, none for each card.
TEST(Game, AMulliganIsOneLine) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    Game game(standard_cards());
    game.start(config_of(era, 5));
    bool taken = false;
    for (int i = 0; i < 20 && game.state().turn == 0; ++i) {
      game.lift_curtain();
      const View& v = game.view();
      const bool again = v.prompt == Prompt::mulligan && !taken;
      taken = taken || again;
      ASSERT_TRUE(game.act(int(v.options[again ? 1 : 0].index)));
    }
    std::string log;
    for (const LogLine& line : game.log())
      if (line.turn == 0) log += line.text + "\n";
    EXPECT_NE(log.find("mulligan"), std::string::npos) << log;
    EXPECT_EQ(log.find("\u2192"), std::string::npos) << log;
  }
}

// Of a creature spell that waits comes a creature, though the log says only that the spell
// resolves.
TEST(Game, APreviewTellsWhatComesToBeThere) {
  int seen = 0;
  for (Era era : {Era::foundations, Era::fifth})
    for (u64 seed = 1; seed <= 6; ++seed) {
      Game game(standard_cards());
      game.start(config_of(era, seed));
      Luck luck(seed);
      for (int i = 0; i < 400 && decide(game, luck); ++i) {
        const State& s = game.state();
        if (game.curtain() || s.stack_count != 1) continue;
        const StackObject& item = s.stack_objects[s.stack[0]];
        if (item.kind != StackObjectKind::spell ||
            !(game.cards().card(item.card).types & kCreature))
          continue;
        const Forecast told = game.preview();
        if (!told.any || !told.certain || told.end != PreviewEnd::settled) continue;
        ++seen;
        EXPECT_FALSE(told.lines.empty()) << game.cards().card(item.card).name;
      }
    }
  EXPECT_GT(seen, 3);
}

// In another language the log is told from its beginning, and nothing else changes.
TEST(Game, TheLogSpeaksTheLanguageOfItsReader) {
  for (u64 seed = 0; seed < 8; ++seed) {
    Game game(standard_cards());
    game.start(config_of(Era(seed % 4), seed));
    Luck luck(seed);
    for (int i = 0; i < 60 && decide(game, luck); ++i) game.lift_curtain();
    const std::string english = log_of(game);
    const u64 hash = game.hash();
    const bool undo = game.can_undo();
    game.set_lang(Lang::pt);
    const std::string portuguese = log_of(game);
    EXPECT_EQ(game.hash(), hash);
    EXPECT_EQ(game.can_undo(), undo);
    EXPECT_EQ(std::count(english.begin(), english.end(), '\n'),
              std::count(portuguese.begin(), portuguese.end(), '\n'));
    EXPECT_NE(portuguese.find("Turno 1"), std::string::npos) << portuguese;
    EXPECT_EQ(portuguese.find("draw"), std::string::npos) << portuguese;
    game.set_lang(Lang::en);
    EXPECT_EQ(log_of(game), english);
  }
}

TEST(Game, UndoAndRedoAreEachOthersInverse) {
  int undone = 0;
  for (u64 seed = 0; seed < 12; ++seed) {
    Game game(standard_cards());
    game.start(config_of(Era(seed % 4), seed));
    Luck luck(seed);
    for (int i = 0; i < 120 && decide(game, luck); ++i) {
      game.lift_curtain();
      std::vector<u64> hashes = {game.hash()};
      const std::string log = log_of(game);
      while (game.can_undo() && luck.below(4)) {
        ASSERT_TRUE(game.undo());
        hashes.push_back(game.hash());
        ++undone;
      }
      for (std::size_t k = hashes.size() - 1; k > 0; --k) {
        ASSERT_TRUE(game.can_redo());
        ASSERT_TRUE(game.redo());
        EXPECT_EQ(game.hash(), hashes[k - 1]);
        game.lift_curtain();
      }
      EXPECT_FALSE(game.can_redo());
      EXPECT_EQ(log_of(game), log);
    }
  }
  EXPECT_GT(undone, 200);
}

TEST(Game, AnotherChoiceForgetsWhatWasUndone) {
  Game game(standard_cards());
  game.start(config_of(Era::foundations, 3));
  Luck luck(9);
  for (int i = 0; i < 400 && decide(game, luck); ++i) {
    game.lift_curtain();
    if (!game.can_undo() || game.over()) continue;
    const u16 taken = game.session().choices.back();
    const std::size_t n = game.session().choices.size();
    game.undo();
    if (game.session().choices.size() + 1 != n || game.view().options.size() < 2) {
      game.redo();
      continue;
    }
    for (const ViewOption& o : game.view().options)
      if (o.index != taken) {
        ASSERT_TRUE(game.act(int(o.index)));
        break;
      }
    EXPECT_FALSE(game.can_redo());
    return;
  }
  FAIL() << "nothing to undo came";
}

TEST(Game, ASaveBringsBackEverything) {
  for (u64 seed = 0; seed < 8; ++seed) {
    Game game(standard_cards());
    game.start(config_of(Era(seed % 4), seed));
    Luck luck(seed + 40);
    for (int i = 0; i < 90 && decide(game, luck); ++i) {
      if (i == 30) game.branch_at(game.session().choices.size() / 2, true);
      if (i == 60) game.take_back();
    }
    const std::vector<u8> bytes = game.save();
    Game back(standard_cards());
    std::string error;
    ASSERT_TRUE(back.restore(bytes.data(), bytes.size(), error)) << error;
    same_game(game, back);
    // What could be undone still can.
    game.lift_curtain();
    back.lift_curtain();
    if (game.seat() == back.seat()) {
      EXPECT_EQ(game.can_undo(), back.can_undo());
    }
    for (int i = 0; i < 10; ++i) {
      Luck a(seed + u64(i)), b(seed + u64(i));
      EXPECT_EQ(decide(game, a), decide(back, b));
    }
    EXPECT_EQ(game.hash(), back.hash());
  }
}

TEST(Game, TakenBackWithConsentIsRead) {
  Game game(standard_cards());
  game.start(config_of(Era::sixth, 6));
  Luck luck(1);
  int taken = 0;
  for (int i = 0; i < 300 && decide(game, luck); ++i) {
    if (i % 7 || !game.can_take_back()) continue;
    const u8 who = game.take_back_seat();
    const std::size_t n = game.session().choices.size();
    ASSERT_TRUE(game.take_back());
    EXPECT_LT(game.session().choices.size(), n);
    EXPECT_EQ(game.seat(), who);
    EXPECT_TRUE(game.curtain());
    EXPECT_NE(log_of(game).find(who ? "Beto undoes a choice" : "Ana undoes a choice"),
              std::string::npos);
    ++taken;
  }
  EXPECT_GT(taken, 10);
}

TEST(Game, BranchesAreKeptAndGoneTo) {
  for (u64 seed = 0; seed < 4; ++seed) {
    Game game(standard_cards());
    game.start(config_of(Era(seed), seed));
    Luck luck(seed + 3);
    for (int i = 0; i < 60; ++i) decide(game, luck);
    const u64 first = game.hash();
    const std::size_t n = game.session().choices.size();
    // Two people who play: not without the other's consent.
    EXPECT_FALSE(game.branch_at(n / 2, false));
    ASSERT_TRUE(game.branch_at(n / 2, true));
    EXPECT_EQ(game.session().choices.size(), n / 2);
    ASSERT_EQ(game.branches().size(), 1u);
    for (int i = 0; i < 30; ++i) decide(game, luck);
    const u64 second = game.hash();
    ASSERT_TRUE(game.go_to_branch(0, true));
    EXPECT_EQ(game.hash(), first);
    ASSERT_EQ(game.branches().size(), 1u);
    ASSERT_TRUE(game.go_to_branch(0, true));
    EXPECT_EQ(game.hash(), second);
    // There and back leaves nothing behind that is the beginning of what there is.
    ASSERT_TRUE(game.forget_branch(0));
    EXPECT_TRUE(game.branches().empty());
  }
}

// A board in a page that made room for others comes back as one: what it holds back, whose side it
// shows, no curtain between the two, and either side's choice can be undone.
TEST(Game, ABoardComesBackAsOne) {
  struct NoSpells : ActGate {
    bool allows(const State&, const CardDb&, const Option& o) const override {
      return o.kind != OptionKind::cast && o.kind != OptionKind::pass;
    }
  } gate;
  GameConfig config;
  config.open = true;
  const char* text =
      "scenario A board\nrules foundations\nA.play Mountain x2\nA.hand Shock\nB.play Plains x2\n"
      "B.hand Healing Salve\n";
  Game game(standard_cards());
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(game.start_text(config, text, false, issues));
  const auto press = [&](OptionKind kind) {
    for (const ViewOption& o : game.view().options)
      if (o.option.kind == kind) return game.act(o.index);
    return false;
  };
  // The other side is asked, and what the first did is undone all the same.
  ASSERT_TRUE(press(OptionKind::mana));
  ASSERT_TRUE(press(OptionKind::pass));
  ASSERT_EQ(game.seat(), 1);
  EXPECT_FALSE(game.curtain());
  ASSERT_TRUE(game.undo());
  EXPECT_EQ(game.seat(), 0);
  ASSERT_TRUE(press(OptionKind::pass));
  game.set_gate(&gate);
  const std::vector<u8> bytes = game.save();
  std::string error;
  ASSERT_TRUE(game.restore(bytes.data(), bytes.size(), error)) << error;
  EXPECT_FALSE(game.curtain());
  EXPECT_EQ(game.seat(), 1);
  EXPECT_FALSE(press(OptionKind::cast));
  // Nor does it pass by the button for the rest of the turn.
  EXPECT_FALSE(game.may_pass());
  const u64 before = game.hash();
  game.pass_to_end_of_turn();
  EXPECT_EQ(game.hash(), before);
  game.show_seat(0);
  ASSERT_TRUE(game.restore(bytes.data(), bytes.size(), error)) << error;
  EXPECT_EQ(game.seat(), 0);
  game.set_gate(nullptr);
  game.stop();
}

}  // namespace
}  // namespace upkeep
