// Plays what the elaboration has made of a file, strictly, and judges what the file expects.
#include "scenario/run.h"

#include "scenario/elaborate.h"
#include "scenario/parse.h"
#include "scenario/puzzle.h"

namespace upkeep::scenario {
namespace {

class StrictRun : public Course {
 public:
  using Course::Course;
  RunResult run(const Elaboration& e);

 private:
  bool play(Pos pos, const Choice& c);
  bool may_be_implied(const Choice& c) const;
  bool line(const ElaboratedLine& l);
  bool action(const Statement& st, const ElaboratedLine& l);
  bool nothing_left_open(const Statement& last, bool announcing);
  bool goals();
  Goal goal_;
  bool has_goal_ = false;
};

// What nobody has written: a pass, an only answer, an ordering or a payment as offered, no attack
// and no block.
bool StrictRun::may_be_implied(const Choice& c) const {
  const Decision& d = s().decision;
  switch (c.implied) {
    case Default::pass:
      return d.kind == DecisionKind::act &&
             (c.option.kind == OptionKind::pass || c.option.kind == OptionKind::phase ||
              c.option.kind == OptionKind::announce_attack);
    case Default::no_combat:
      return d.kind == DecisionKind::act ||
             ((d.kind == DecisionKind::attackers || d.kind == DecisionKind::blockers) &&
              c.option.kind == OptionKind::done);
    case Default::forced:
      // Whom a choice has not named gets no counter; "no" to new targets keeps all of them.
      return proliferates(world_, s()) || d.prompt == Prompt::new_targets ||
             default_answer(world_, s()).kind == Default::forced;
    case Default::ordering:
      return default_answer(world_, s()).kind == Default::ordering;
    case Default::payment:
      return c.option.kind == OptionKind::pay;
    case Default::none:
      return true;
  }
  return false;
}

bool StrictRun::play(Pos pos, const Choice& c) {
  switch (c.kind) {
    case Choice::Kind::concede:
      line_.concede(db_, c.player);
      return true;
    case Choice::Kind::chance:
      line_.chance(c.chance);
      return true;
    case Choice::Kind::option:
      break;
  }
  if (s().over) return fail(pos, {Str::duel_flaw_over_and, {question_words(world_, s())}});
  if (may_be_implied(c) && apply(s(), db_, c.option, &line_.recorder)) return true;
  const Str wrong = c.implied == Default::none ? Str::duel_flaw_this_no_answer
                                               : Str::duel_flaw_question_left_unanswered;
  return fail(pos, {wrong, {options_words(world_, s())}});
}

bool StrictRun::action(const Statement& st, const ElaboratedLine& l) {
  std::vector<Event> dealt = events_of_assign();
  if (l.restarts) line_.recorder.restart();
  bool written = false;
  for (const Choice& c : l.choices) {
    if (!play(st.pos, c)) return false;
    written = written || c.implied == Default::none;
  }
  const bool by_itself = st.kind == Kind::resolve || st.kind == Kind::until_step ||
                         st.kind == Kind::until_turn || st.kind == Kind::pass;
  if (!written && !by_itself && !l.restates) return fail(st, Str::duel_flaw_nobody_is_asked);
  if (st.kind == Kind::takes) begun_ = true;
  if (st.kind != Kind::takes && st.kind != Kind::entropy && !l.answered_before)
    note_action(st, std::move(dealt));
  return true;
}

bool StrictRun::line(const ElaboratedLine& l) {
  const Statement& st = file_.statements[l.statement];
  if (st.player != kNoPlayer && st.player >= s().player_count)
    return fail(st, {Str::duel_flaw_not_in_game, {letter(st.player)}});
  bool ok = true;
  if (st.can != Can::none) {
    ok = judge_can(st);
  } else if (is_action(st.kind)) {
    ok = action(st, l);
  } else {
    for (const Choice& c : l.choices) ok = ok && play(st.pos, c);
    const bool event = st.kind == Kind::happened || st.kind == Kind::not_happened;
    ok = ok && (event ? judge_event(st) : judge_states(st));
  }
  after_event_ = st.kind == Kind::happened;
  world_.promises.insert(world_.promises.end(), l.promises.begin(), l.promises.end());
  world_.taken_up.insert(world_.taken_up.end(), l.taken_up.begin(), l.taken_up.end());
  return ok;
}

bool StrictRun::nothing_left_open(const Statement& last, bool announcing) {
  const bool asked = !s().over && s().decision.kind != DecisionKind::none &&
                     default_answer(world_, s()).kind == Default::none;
  return (!announcing && !asked) ||
         fail(last, {Str::duel_flaw_question_left_unanswered, {options_words(world_, s())}});
}

// What is written below a goal is a way to it.
bool StrictRun::goals() {
  for (const Statement& st : file_.statements) {
    if (st.kind != Kind::goal || !st.applies(era_)) continue;
    if (goal_.kind != GoalKind::wins && goal_.kind != GoalKind::survives) {
      const bool won = s().over && s().winner == goal_.player;
      return (has_goal_ && (won || (!s().over && holds_at_end(s(), goal_)))) ||
             fail(st, {Str::duel_flaw_goal_is_not_reached, {question_words(world_, s())}});
    }
    const bool lost = s().over ? s().winner != st.player : !in_game(s(), st.player);
    if (lost || (st.word == "wins" && !s().over))
      return fail(st, {st.word == "wins" ? Str::duel_flaw_has_not_won_in_end
                                         : Str::duel_flaw_has_not_survived_in_end,
                       {letter(st.player), question_words(world_, s())}});
  }
  return true;
}

RunResult StrictRun::run(const Elaboration& e) {
  if (!begin()) return result_;
  has_goal_ = goal_of(file_, era_, world_, s(), goal_);
  for (const Choice& c : e.beginning)
    if (!play(file_.rules_pos, c)) return result_;
  beginning_ = line_.recorder.events;
  for (const ElaboratedLine& l : e.lines)
    if (!line(l)) return result_;
  if (!e.complete) {
    fail(e.issue.pos, e.issue.message);
    return result_;
  }
  if (e.lines.empty()) return result_;
  if (nothing_left_open(file_.statements[e.lines.back().statement], e.announcing)) goals();
  return result_;
}

}  // namespace

RunResult run_strictly(const Scenario& file, Era era, const CardDb& db, CardDb* own,
                       const Elaboration& elaboration) {
  return StrictRun(file, era, db, own).run(elaboration);
}

RunResult run_scenario(const Scenario& file, Era era, const CardDb& db) {
  if (!era_supported(era))
    return {false, file.rules_pos, {Str::duel_flaw_not_built_yet, {era_name(era)}}};
  // What somebody else is to play has no run of its own.
  if (const Statement* tactic = tactic_of(file, era))
    return {false, tactic->pos, expected("duel tactics")};
  const std::unique_ptr<CardDb> own = own_cards(file, db);
  const CardDb& all = own ? *own : db;
  return run_strictly(file, era, all, own.get(), elaborate(file, era, all, own.get()));
}

FileReport test_file(const std::string& path, std::string_view text, const CardDb& db,
                     const Era* only) {
  FileReport report;
  Scenario file;
  std::vector<Issue> issues;
  if (!parse(path, text, file, issues)) {
    for (const Issue& i : issues) report.failures.push_back(format_issue(path, i));
    report.failed = file.rules.empty() || only ? 1 : int(file.rules.size());
    return report;
  }
  for (Era era : file.rules) {
    if (only && *only != era) continue;
    const RunResult r = run_scenario(file, era, db);
    if (r.ok) {
      ++report.passed;
      continue;
    }
    ++report.failed;
    report.failures.push_back(path + ":" + std::to_string(r.pos.line) + ":" +
                              std::to_string(r.pos.column) + ": [" + era_name(era) + "] " +
                              say(r.message));
  }
  return report;
}

}  // namespace upkeep::scenario
