#include "scenario/tactic.h"

#include "scenario/approach.h"

namespace upkeep::scenario {
namespace {

constexpr int kLongest = 4000;  // decisions

class Trial : public Course {
 public:
  using Course::Course;
  bool ready(Issue& issue) {
    if (begin()) return true;
    issue = {result_.pos, result_.message};
    return false;
  }
  Tactic::Result play(const Branch& moment, const Statement& tactic, const Tactic::Chooser& player,
                      const Tactic::Chooser& other);

 private:
  bool is_over(const State& start, const Statement& tactic, int done);
  bool answer(std::vector<const Statement*>& lines, u8 seat);
  Option idle() const;
  bool holds(const Statement& st, Message& there, Pos& pos);

  u16 turn_ = 0;  // in which the named step comes, where it is of a later turn
};

bool Trial::is_over(const State& start, const Statement& tactic, int done) {
  if (s().over) return true;
  if (done == 0) return false;
  if (tactic.number) return s().turn >= tactic.number;
  if (tactic.step == Step::none)
    return s().decision.kind == DecisionKind::act && s().stack_count == 0 && !resolving(s());
  // 1997 has the discard phase in the place of the end of the turn.
  const bool here =
      s().step >= tactic.step || (tactic.step == Step::end && s().step == Step::discard);
  const u8 whose = tactic.of == kNoPlayer ? start.active : tactic.of;
  const bool this_turn =
      tactic.of == kNoPlayer || (whose == start.active && start.step < tactic.step);
  if (this_turn) return s().turn > start.turn || here;
  if (s().turn == start.turn) return false;
  if (turn_ && s().turn > turn_) return true;
  if (s().active != whose) return false;
  turn_ = s().turn;
  return here;
}

// One of the lines written for the other seat, if it can be done here.
bool Trial::answer(std::vector<const Statement*>& lines, u8 seat) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i]->player != seat) continue;
    Attempt attempt(world_, *lines[i], false, false);
    if (attempt.act(line_) != Outcome::done) continue;
    line_ = std::move(attempt.result);
    lines.erase(lines.begin() + std::ptrdiff_t(i));
    return true;
  }
  return false;
}

Option Trial::idle() const {
  const DefaultAnswer d = default_answer(world_, s());
  if (d.kind != Default::none) return d.option;
  std::vector<Option> all(kMaxOptions);
  all.resize(std::size_t(legal(s(), db_, all.data(), false)));
  // A hand is kept: that is the first option.
  for (const Option& o : all)
    if ((o.kind == OptionKind::no && s().decision.prompt != Prompt::mulligan) ||
        o.kind == OptionKind::done)
      return o;
  return all[0];
}

bool Trial::holds(const Statement& st, Message& there, Pos& pos) {
  pos = st.pos;
  if (st.kind == Kind::happened || st.kind == Kind::not_happened) {
    there = st.kind == Kind::happened ? Message(Str::duel_flaw_this_has_not_happened)
                                      : sentences({Str::duel_flaw_this_has_happened,
                                                   expected(Str::duel_flaw_part_that_it_has_not)});
    return has_happened(st, line_) == (st.kind == Kind::happened);
  }
  if (st.can != Can::none) {
    const RunResult before = result_;
    const bool ok = judge_can(st);
    there = result_.message;
    result_ = before;
    return ok;
  }
  Message found;
  const Check* wrong = first_wrong(st, line_, found);
  if (!wrong) return true;
  pos = wrong->pos;
  there = {Str::duel_flaw_expected_but, {wrong->text, found}};
  return false;
}

Tactic::Result Trial::play(const Branch& moment, const Statement& tactic,
                           const Tactic::Chooser& player, const Tactic::Chooser& other) {
  line_ = moment;
  line_.recorder.restart();
  const u8 seat = tactic.player == kNoPlayer ? 0 : tactic.player;
  std::vector<const Statement*> answers;
  for (const Statement& st : file_.statements)
    if (st.then && st.applies(era_)) answers.push_back(&st);
  Tactic::Result out;
  int done = 0;
  for (; !is_over(moment.s(), tactic, done); ++done) {
    if (done == kLongest) {
      out.issue = {tactic.pos, Str::duel_flaw_that_does_not_come};
      return out;
    }
    const u8 asked = s().decision.player;
    if (asked == seat) {
      line_.apply(db_, player(s()));
    } else if (!answer(answers, asked)) {
      bool attacks = false;
      for (const Statement* st : answers)
        attacks = attacks || (st->kind == Kind::attack && st->player == asked);
      const Option o = other ? other(s()) : idle();
      line_.apply(db_, attacks ? announcing_attack(line_, asked, o) : o);
    }
  }
  // Each expectation holds, or one of the alternatives behind it.
  bool good = true;
  for (const Statement& st : file_.statements) {
    if (!plays(st) || st.then || !(is_expectation(st.kind) || st.can != Can::none)) continue;
    if (st.alternative && good) continue;
    if (!st.alternative && !good) break;
    Message there;
    Pos pos;
    const bool ok = holds(st, there, pos);
    if (!ok && !st.alternative) out.issue = {pos, there};
    good = ok;
  }
  out.solved = good;
  for (const Event& e : line_.recorder.events)
    if (e.type != LogEvent::pass && e.type != LogEvent::mana && e.type != LogEvent::tap)
      out.told.push_back(event_words(world_, s(), e));
  return out;
}

}  // namespace

struct Tactic::Moment {
  const Scenario* file = nullptr;
  Era era = Era::foundations;
  std::unique_ptr<CardDb> own;
  const CardDb* db = nullptr;
  const Statement* line = nullptr;
  Branch at;
};

Tactic::Tactic() = default;
Tactic::~Tactic() = default;
const Statement& Tactic::line() const { return *moment_->line; }
const CardDb& Tactic::db() const { return *moment_->db; }

bool Tactic::begin(const Scenario& file, Era era, const CardDb& db, Issue& issue) {
  moment_ = std::make_unique<Moment>();
  Moment& m = *moment_;
  m.file = &file;
  m.era = era;
  m.own = own_cards(file, db);
  m.db = m.own ? m.own.get() : &db;
  m.line = tactic_of(file, era);
  bool expects = false;
  Scenario approach = file;
  std::erase_if(approach.statements, [&](const Statement& st) {
    const bool expected_of_it = is_expectation(st.kind) || st.can != Can::none;
    expects = expects || (expected_of_it && st.applies(era));
    return st.then || expected_of_it;
  });
  if (!m.line || !expects) {
    issue = {m.line ? m.line->pos : Pos{1, 1},
             expected({Str::duel_flaw_part_line_such_as,
                       {m.line ? "? B.life 20" : "tactic burn until end"}})};
    return false;
  }
  if (!Trial(file, era, *m.db, m.own.get()).ready(issue)) return false;
  if (!Approach(approach, era, *m.db, m.own.get()).play(m.at, issue)) return false;
  if (!m.at.s().over && m.at.s().decision.kind != DecisionKind::none) return true;
  issue = {m.line->pos, Str::duel_flaw_that_does_not_come};
  return false;
}

Tactic::Result Tactic::play(const Chooser& player, const Chooser& other) const {
  const Moment& m = *moment_;
  Trial trial(*m.file, m.era, *m.db, m.own.get());
  Result out;
  if (trial.ready(out.issue)) out = trial.play(m.at, *m.line, player, other);
  return out;
}

}  // namespace upkeep::scenario
