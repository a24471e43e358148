// The position editor: what is wrong with a text, under each of the eras it names, and the text as
// a link. Nothing here changes the game on the table.
#include <cstring>
#include <string>

#include "bridge.h"
#include "calls_bridge.h"
#include "scenario/parse.h"
#include "session/link.h"
#include "session/start.h"

using namespace upkeep;

extern "C" {

// {"eras": [names], "goal", "issues": [{"line", "column", "message", "era"}]}: an issue with an era
// holds under it alone.
const char* bridge_position_check(const char* text) {
  scenario::Scenario file;
  std::vector<scenario::Issue> wrong;
  const bool read = scenario::parse("position", text, file, wrong);
  JsonWriter j;
  j.open('{');
  j.key("eras").open('[');
  for (const Era era : file.rules) j.text(era_name(era));
  j.close(']');
  bool goal = false;
  for (const scenario::Statement& s : file.statements)
    goal = goal || s.kind == scenario::Kind::goal;
  j.key("goal").boolean(goal);
  j.key("issues").open('[');
  const auto issue = [&j](u32 line, u32 column, const std::string& message, const char* era) {
    j.open('{');
    j.key("line").number(line);
    j.key("column").number(column);
    j.key("message").text(message);
    j.key("era").text(era);
    j.close('}');
  };
  for (const scenario::Issue& i : wrong) issue(i.pos.line, i.pos.column, say(i.message), "");
  if (read) {
    for (const Era era : file.rules) {
      Session session;
      Origin origin;
      std::vector<PositionIssue> found;
      if (take_position(text, &era, standard_cards(), session, found) &&
          origin.make(session, standard_cards(), found))
        continue;
      for (const PositionIssue& i : found) issue(i.line, i.column, say(i.message), era_name(era));
    }
  }
  j.close(']');
  j.close('}');
  return give(std::move(j.out));
}

// A link to a position, under the first of its eras. Empty if it is none.
const char* bridge_position_link(const char* text) {
  Link link;
  link.kind = LinkKind::position;
  std::vector<PositionIssue> issues;
  if (!take_position(text, nullptr, standard_cards(), link.session, issues)) return give({});
  return give(encode_link(link, standard_cards()));
}
}
