// A text as a complete list of choices, and the run that plays these and nothing else.
#include "scenario/elaborate.h"

#include <gtest/gtest.h>

#include "scenario/parse.h"

namespace upkeep::scenario {
namespace {

constexpr const char* kText =
    "scenario T\nrules foundations\nA.play Mountain\nA.hand Lightning Bolt\nB.play Grizzly Bears\n"
    "A cast Lightning Bolt -> Grizzly Bears\nresolve\nend B.grave Grizzly Bears\n";

struct Elaborated {
  Scenario file;
  Elaboration choices;
  explicit Elaborated(const std::string& text) {
    std::vector<Issue> issues;
    EXPECT_TRUE(parse("t", text, file, issues));
    choices = elaborate(file, Era::foundations, standard_cards(), nullptr);
  }
  RunResult run() const {
    return run_strictly(file, Era::foundations, standard_cards(), nullptr, choices);
  }
};

TEST(Elaborate, SaysWhatIsWrittenAndWhatIsImplied) {
  const Elaborated e(kText);
  ASSERT_TRUE(e.choices.complete);
  ASSERT_EQ(e.choices.lines.size(), 3u);  // cast, resolve, end
  const std::vector<Choice>& cast = e.choices.lines[0].choices;
  ASSERT_FALSE(cast.empty());
  EXPECT_EQ(cast[0].option.kind, OptionKind::cast);
  for (const Choice& c : cast) EXPECT_EQ(c.implied, Default::none);
  const std::vector<Choice>& resolve = e.choices.lines[1].choices;
  ASSERT_EQ(resolve.size(), 2u);
  for (const Choice& c : resolve) {
    EXPECT_EQ(c.implied, Default::pass);
    EXPECT_EQ(c.option.kind, OptionKind::pass);
  }
  EXPECT_TRUE(e.choices.lines[2].choices.empty());
  EXPECT_TRUE(e.run().ok);
}

TEST(Elaborate, StopsWhereALineCannotBePlayed) {
  const Elaborated e(std::string(kText).insert(std::string(kText).find("resolve"),
                                               "A cast Lightning Bolt -> B\n"));
  EXPECT_FALSE(e.choices.complete);
  EXPECT_EQ(e.choices.issue.pos.line, 7u);
  EXPECT_EQ(e.choices.lines.size(), 1u);
  EXPECT_EQ(e.run().pos.line, 7u);
}

TEST(StrictRun, FailsAtAChoiceThatIsMissing) {
  Elaborated e(kText);
  e.choices.lines[0].choices.pop_back();  // the payment
  const RunResult r = e.run();
  EXPECT_FALSE(r.ok);
  EXPECT_EQ(r.pos.line, 7u);
  EXPECT_NE(say(r.message).find("missing choice"), std::string::npos) << say(r.message);
}

TEST(StrictRun, FailsAtAnAnswerThatNobodyAskedFor) {
  Elaborated e(kText);
  Choice yes;
  yes.option.kind = OptionKind::yes;
  e.choices.lines[0].choices.push_back(yes);
  RunResult r = e.run();
  EXPECT_EQ(r.pos.line, 6u);
  EXPECT_NE(say(r.message).find("doesn't fit the current choice"), std::string::npos)
      << say(r.message);
  e = Elaborated(kText);
  e.choices.lines[0].choices.clear();
  r = e.run();
  EXPECT_EQ(r.pos.line, 6u);
  EXPECT_NE(say(r.message).find("there's no such choice now"), std::string::npos) << say(r.message);
}

TEST(StrictRun, TakesNothingForGrantedThatHadToBeWritten) {
  Elaborated e(kText);
  e.choices.lines[0].choices[0].implied = Default::forced;  // the spell is one of several options
  const RunResult r = e.run();
  EXPECT_EQ(r.pos.line, 6u);
  EXPECT_NE(say(r.message).find("missing choice"), std::string::npos) << say(r.message);
}

TEST(StrictRun, FailsAtAQuestionOpenAtTheEnd) {
  Elaborated e(kText);
  e.choices.announcing = true;
  EXPECT_FALSE(e.run().ok);
}

}  // namespace
}  // namespace upkeep::scenario
