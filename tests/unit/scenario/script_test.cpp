// What a file does, as choices: played again from its position they lead to what the file expects.
#include <gtest/gtest.h>

#include <memory>

#include "scenario/parse.h"
#include "scenario/script.h"
#include "session/start.h"

namespace upkeep::scenario {
namespace {

constexpr const char* kText =
    "scenario Growth in answer\nrules fifth foundations\nA.play Mountain\nA.hand Lightning Bolt\n"
    "B.play Forest, Grizzly Bears\nB.hand Giant Growth\nA cast Lightning Bolt -> Grizzly Bears\n"
    "B cast Giant Growth -> Grizzly Bears\nresolve\n? Grizzly Bears 5/5\n@foundations resolve\n";

TEST(Script, PlayedAgainItEndsAsWritten) {
  Scenario file;
  std::vector<Issue> issues;
  ASSERT_TRUE(parse("t", kText, file, issues));
  for (const Era era : file.rules) {
    std::vector<ScriptLine> script;
    Issue issue;
    ASSERT_TRUE(script_of(file, era, standard_cards(), script, issue)) << say(issue.message);
    ASSERT_EQ(script.size(), era == Era::fifth ? 3u : 4u);
    EXPECT_EQ(script[0].text, "A cast Lightning Bolt -> Grizzly Bears");
    EXPECT_EQ(script[0].line, 7u);
    Session session;
    std::vector<PositionIssue> wrong;
    ASSERT_TRUE(take_position(kText, &era, standard_cards(), session, wrong));
    for (const ScriptLine& l : script)
      session.choices.insert(session.choices.end(), l.choices.begin(), l.choices.end());
    const auto s = std::make_unique<State>();
    Origin origin;
    ASSERT_TRUE(origin.make(session, standard_cards(), wrong));
    EXPECT_EQ(replay(session, origin, *s, nullptr), session.choices.size());
    EXPECT_EQ(s->graveyard[0].count, 1);
    EXPECT_EQ(s->graveyard[1].count, 1);
    EXPECT_EQ(s->battlefield_count, 3);
    EXPECT_EQ(s->stack_object_count == 0 || s->stack_count == 0, true);
  }
}

TEST(Script, SaysWhichLineCannotBePlayed) {
  const std::string text =
      "scenario t\nrules foundations\nA.hand Lightning Bolt\nA cast Lightning Bolt -> B\n";
  Scenario file;
  std::vector<Issue> issues;
  ASSERT_TRUE(parse("t", text, file, issues));
  std::vector<ScriptLine> script;
  Issue issue;
  EXPECT_FALSE(script_of(file, Era::foundations, standard_cards(), script, issue));
  EXPECT_EQ(issue.pos.line, 4u);
}

}  // namespace
}  // namespace upkeep::scenario
