#include "scenario/lint.h"

#include <algorithm>

#include "scenario/names.h"
#include "scenario/parse.h"
#include "scenario/parse_parts.h"
#include "scenario/script.h"

namespace upkeep::scenario {
namespace {

std::string line_of(std::string_view text, u32 number) {
  std::size_t at = 0;
  for (u32 n = 1; n < number && at != std::string_view::npos; ++n) {
    at = text.find('\n', at);
    if (at != std::string_view::npos) ++at;
  }
  if (at == std::string_view::npos) return {};
  std::string line(text.substr(at, text.find('\n', at) - at));
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

// The line with `to` in place of the `size` bytes at a column, which counts from 1.
std::string mend(std::string_view text, Pos pos, std::size_t size, const std::string& to) {
  std::string line = line_of(text, pos.line);
  if (to.empty() || !pos.column || pos.column - 1 + size > line.size()) return {};
  return line.replace(pos.column - 1, size, to);
}

// A word in the place of a verb.
std::string mend_verb(std::string_view text, Pos pos) {
  const std::string line = line_of(text, pos.line);
  if (!pos.column || pos.column > line.size()) return {};
  std::size_t end = pos.column - 1;
  while (end < line.size() && line[end] >= 'a' && line[end] <= 'z') ++end;
  const std::size_t size = end + 1 - pos.column;
  return mend(text, pos, size, nearest_verb(line.substr(pos.column - 1, size)));
}

void add_unknown_cards(std::string_view text, const Scenario& file, const CardDb& db,
                       std::vector<Flaw>& out) {
  NameScope scope;
  scope.db = &db;
  const auto look = [&](const std::vector<Statement>& statements) {
    for (const Statement& s : statements)
      for (const Entry& e : s.items)
        if (!e.defined && !known_name(scope, e.name))
          out.push_back(
              {{e.pos, sentences({{Str::duel_flaw_no_card_here, {e.name}},
                                  expected(or_nearest_name(
                                      scope, e.name, Str::duel_flaw_part_english_name_one))})},
               {},
               mend(text, e.pos, e.name.size(), nearest_name(scope, e.name))});
  };
  look(file.statements);
  look(file.given);
}

bool acts(const Scenario& file, u32 line) {
  return std::any_of(file.statements.begin(), file.statements.end(),
                     [&](const Statement& s) { return s.pos.line == line && is_action(s.kind); });
}

// The same in several eras is said once.
void add_for_era(std::vector<Flaw>& out, const Issue& issue, Era era, bool acts) {
  const std::string said = say(issue.message);
  for (Flaw& f : out)
    if (f.issue.pos.line == issue.pos.line && f.issue.pos.column == issue.pos.column &&
        say(f.issue.message) == said) {
      f.eras.push_back(era);
      return;
    }
  out.push_back({issue, {era}, {}, acts});
}

}  // namespace

std::vector<Flaw> lint(std::string_view text, const CardDb& db, Scenario& file) {
  std::vector<Flaw> out;
  std::vector<Issue> issues;
  const bool parsed = parse("lint", text, file, issues);
  for (const Issue& i : issues) out.push_back({i, {}, mend_verb(text, i.pos)});
  add_unknown_cards(text, file, db, out);
  if (parsed && out.empty())
    for (const Era era : file.rules) {
      std::vector<ScriptLine> lines;
      Issue issue;
      // What no list of choices can hold (a player who gives up) is no mistake.
      if (!script_of(file, era, db, lines, issue) &&
          issue.message.key != Str::duel_flaw_this_cannot_be_played_again)
        add_for_era(out, issue, era, acts(file, issue.pos.line));
    }
  std::stable_sort(out.begin(), out.end(), [](const Flaw& a, const Flaw& b) {
    return a.issue.pos.line != b.issue.pos.line ? a.issue.pos.line < b.issue.pos.line
                                                : a.issue.pos.column < b.issue.pos.column;
  });
  return out;
}

}  // namespace upkeep::scenario
