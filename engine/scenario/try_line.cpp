#include "scenario/try_line.h"

#include "scenario/attempt.h"
#include "scenario/parse.h"
#include "scenario/position.h"
#include "session/session.h"

namespace upkeep::scenario {

bool try_line(std::string_view position, Era era, const CardDb& db, const State& now,
              std::string_view line, Tried& out, Issue& issue) {
  out = Tried{};
  if (line.size() > 2000 || line.find('\n') != std::string_view::npos) {
    issue = {Pos{1, 1}, expected(Str::duel_flaw_part_one_line)};
    return false;
  }
  Scenario file, words;
  std::vector<Issue> issues;
  const std::string head = std::string("scenario line\nrules ") + era_name(era) + "\n";
  if (!parse("line", head + std::string(line) + "\n", words, issues)) {
    issue = issues.empty() ? Issue{} : issues[0];
    if (issue.pos.line > 2) issue.pos.line -= 2;
    return false;
  }
  const Statement* st = nullptr;
  for (const Statement& s : words.statements) st = &s;
  if (!st || !is_action(st->kind) || st->can != Can::none || st->player == kNoPlayer) {
    issue = {Pos{1, 1}, expected({Str::duel_flaw_part_action_such_as, {"A cast Shock -> B"}})};
    return false;
  }
  // The labels of the position. Without a position, only card names are known.
  NameScope world;
  world.db = &db;
  std::unique_ptr<CardDb> own;
  Branch begun;
  if (!position.empty() && parse("position", position, file, issues)) {
    own = own_cards(file, db);
    Issue ignored;
    set_up(file, era, own ? *own : db, own.get(), world, begun, ignored);
    world.db = &db;
  }
  Branch at;
  copy_state(at.s(), now);
  if (now.over || now.decision.player != st->player) {
    out.message = question_words(world, now);
    out.has_reason = !now.over;
    out.reason.code = ReasonCode::not_your_decision;
    return true;
  }
  Attempt attempt(world, *st, false, false);
  const Outcome o = attempt.act(at);
  if (o != Outcome::done) {
    out.message = attempt.failure.message;
    if (attempt.whys.empty()) attempt.guess_reasons(at);
    for (const auto& [reason, tried] : attempt.whys) {
      if (reason.code == ReasonCode::legal) continue;
      out.has_reason = true;
      out.reason = reason;
      out.attempt = tried;
      break;
    }
    return true;
  }
  for (const Choice& c : attempt.result.applied) {
    const int choice = choice_of(at.s(), db, c.option);
    if (choice < 0) {
      out.choices.clear();
      out.message = Str::duel_flaw_this_cannot_be_played_again;
      return true;
    }
    out.choices.push_back(u16(choice));
    apply_unchecked(at.s(), db, c.option, nullptr);
  }
  return true;
}

}  // namespace upkeep::scenario
