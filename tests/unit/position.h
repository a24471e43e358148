// A position of a .duel file to be played on by hand.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "duel.h"
#include "scenario/parse.h"
#include "scenario/run.h"

namespace upkeep {

struct Position {
  CardDb db = standard_cards();
  std::unique_ptr<State> s = std::make_unique<State>();
  EventSink* sink = nullptr;

  explicit Position(const std::string& position, Era era = Era::fifth) {
    scenario::Scenario file;
    std::vector<scenario::Issue> issues;
    const std::string text =
        "scenario A position\nrules " + std::string(era_name(era)) + "\n" + position;
    EXPECT_TRUE(scenario::parse("ai", text, file, issues))
        << (issues.empty() ? std::string() : scenario::format_issue("ai", issues[0]));
    scenario::Issue issue;
    EXPECT_TRUE(scenario::build_position(file, era, db, *s, issue)) << say(issue.message);
  }

  // The first option of this kind, about this card or player if one is named.
  bool play(OptionKind kind, const char* card = nullptr, int player = -1) {
    Option options[kMaxOptions];
    const int n = legal(*s, db, options);
    for (int i = 0; i < n; ++i) {
      if (options[i].kind != kind) continue;
      if (card && db.card(s->objects[options[i].object.slot].card).name != card) continue;
      if (player >= 0 && options[i].a != player) continue;
      return apply(*s, db, options[i], sink);
    }
    return false;
  }
  // Passes until this question is asked.
  bool until(Prompt why) {
    for (int i = 0; i < 40 && !s->over; ++i) {
      if (s->decision.prompt == why) return true;
      if (!play(OptionKind::pass)) return false;
    }
    return false;
  }
};

}  // namespace upkeep
