// Where the pass button says a pass leads, in all four eras.
#include "view/pass_button.h"

#include <gtest/gtest.h>

#include "position.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

std::string lead(const Position& p, const AutomaticPass* automatic = nullptr) {
  const PassLead found = where_pass_leads(*p.s, p.db, automatic);
  if (found.ends_duel) return "end of the duel";
  return found.ends_turn ? "end of turn" : step_full_name(found.step, Lang::en, Vocabulary::modern);
}

// Passes whatever can be passed, but for the steps of a mask.
class Skip : public AutomaticPass {
 public:
  explicit Skip(unsigned stops) : stops_(stops) {}
  int after_pass(const State& s, const Option* options, int) const override {
    return options[0].kind == OptionKind::pass && !(stops_ >> int(s.step) & 1) ? 0 : -1;
  }

 private:
  unsigned stops_;
};

const char* const kDecks = "A.library Plains x5\nB.library Plains x5\n";

std::string from(Era era, const std::string& start, const std::string& rest = {}) {
  return lead(Position("start A " + start + "\n" + kDecks + rest, era));
}

TEST(PassButton, WithoutAnAttackerTheNextStepOfEachEra) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    EXPECT_EQ(from(era, "upkeep"), "Draw step");
    EXPECT_EQ(from(era, "draw"), "First main phase");
    EXPECT_EQ(from(era, "main1"), "Beginning of combat");
    EXPECT_EQ(from(era, "main2"), "End step");
    EXPECT_EQ(from(era, "end"), "end of turn");
  }
  EXPECT_EQ(from(Era::fifth, "upkeep"), "Draw step");
}

// No creature can attack: the rules skip the declaration, and so does what the button says.
TEST(PassButton, SkippedStepsOfCombatAreSkipped) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    const Position p("start A begin-combat\n" + std::string(kDecks), era);
    // What the rules do: passed by both, the next question.
    Position q("start A begin-combat\n" + std::string(kDecks), era);
    for (int i = 0; i < 9 && q.s->step == Step::begin_combat; ++i)
      ASSERT_TRUE(q.play(OptionKind::pass));
    EXPECT_EQ(lead(p), step_full_name(q.s->step, Lang::en, Vocabulary::modern));
  }
}

TEST(PassButton, WithACreatureTheAttackIsAskedAbout) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations})
    EXPECT_EQ(from(era, "begin-combat", "A.play Grizzly Bears\n"), "Declare attackers")
        << era_name(era);
}

TEST(PassButton, AutomaticPassingLeadsToTheNextStop) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    const Position p("start A main1\n" + std::string(kDecks), era);
    EXPECT_EQ(lead(p), "Beginning of combat");
    const Skip main2(1u << int(Step::main2)), end(1u << int(Step::end)), nothing(0);
    EXPECT_EQ(lead(p, &main2), "Second main phase");
    EXPECT_EQ(lead(p, &end), "End step");
    EXPECT_EQ(lead(p, &nothing), "end of turn");
  }
}

// Main phase, end of turn: in 1997 the attack is a choice made inside of the main phase.
TEST(PassButton, TheMainPhaseOf1997EndsWithoutAnAttack) {
  Position p("start A main1\n" + std::string(kDecks) + "A.play Grizzly Bears\n", Era::fifth);
  Position q("start A main1\n" + std::string(kDecks) + "A.play Grizzly Bears\n", Era::fifth);
  const Step now = q.s->step;
  for (int i = 0; i < 9 && q.s->step == now && q.s->turn == p.s->turn; ++i)
    ASSERT_TRUE(q.play(OptionKind::pass));
  const std::string next = q.s->turn != p.s->turn
                               ? "end of turn"
                               : step_full_name(q.s->step, Lang::en, Vocabulary::modern);
  EXPECT_EQ(lead(p), next);
  EXPECT_NE(next, "Beginning of combat");
}

// What the other player holds changes nothing of what is said.
TEST(PassButton, TellsNothingHidden) {
  for (int era = 0; era < int(Era::count); ++era) {
    SCOPED_TRACE(era_name(Era(era)));
    for (const char* start : {"upkeep", "main1", "main2"}) {
      const std::string begin = "start A " + std::string(start) + "\n" + kDecks +
                                "B.play Mountain x2\nA.play Grizzly Bears\n";
      const Skip main2(1u << int(Step::main2));
      for (const AutomaticPass* automatic :
           {static_cast<const AutomaticPass*>(nullptr), static_cast<const AutomaticPass*>(&main2)})
        EXPECT_EQ(lead(Position(begin + "B.hand Lightning Bolt x2\n", Era(era)), automatic),
                  lead(Position(begin + "B.hand Plains x2\n", Era(era)), automatic));
    }
  }
}

// Life below zero is lost with the phase in 1997.
TEST(PassButton, SaysThatTheDuelEnds) {
  EXPECT_EQ(from(Era::fifth, "main1", "A.life -1\n"), "end of the duel");
  EXPECT_EQ(from(Era::fifth, "main1", "A.life 1\n").find("duel"), std::string::npos);
}

TEST(PassButton, TheStateStaysAsItIs) {
  const Position p("start A main1\n" + std::string(kDecks), Era::m10);
  const u64 before = hash_state(*p.s);
  lead(p);
  EXPECT_EQ(hash_state(*p.s), before);
}

}  // namespace
}  // namespace upkeep
