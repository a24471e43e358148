// The position editor: what is wrong with a text, under each of the eras it names, and the text as
// a link. Nothing here changes the game on the table.
#include <cstring>
#include <string>

#include "bridge.h"
#include "calls_bridge.h"
#include "scenario/lint.h"
#include "session/link.h"
#include "session/start.h"

using namespace upkeep;

extern "C" {

// {"eras": [names], "goal", "issues": [{"line", "column", "message", "era", "mended", "acts"}]}: an
// issue with an era holds under it alone; `mended` is the line as it may have been meant.
const char* bridge_position_check(const char* text) {
  scenario::Scenario file;
  const std::vector<scenario::Flaw> flaws = scenario::lint(text, standard_cards(), file);
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
  const auto issue = [&j](const scenario::Flaw& f, const char* era) {
    j.open('{');
    j.key("line").number(f.issue.pos.line);
    j.key("column").number(f.issue.pos.column);
    j.key("message").text(say(f.issue.message));
    j.key("era").text(era);
    j.key("mended").text(f.mended);
    j.key("acts").boolean(f.acts);
    j.close('}');
  };
  for (const scenario::Flaw& f : flaws) {
    if (f.eras.empty() || f.eras.size() == file.rules.size())
      issue(f, "");
    else
      for (const Era era : f.eras) issue(f, era_name(era));
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
