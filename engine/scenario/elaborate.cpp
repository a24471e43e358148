#include "scenario/elaborate.h"

#include <algorithm>

namespace upkeep::scenario {
namespace {

constexpr int kMaxApplied = 6000;

bool resolution_begun(const State& s) {
  for (int i = 0; i < s.frame_count; ++i)
    if (s.frames[i].kind == FrameKind::resolve || s.frames[i].kind == FrameKind::settle)
      return true;
  return false;
}

bool is_question(const DefaultAnswer& d) {
  return d.kind == Default::none || d.kind == Default::no_combat;
}

// Whether the options are named in it already.
bool tells_options(const Message& m) {
  return m.key == Str::duel_flaw_legal ||
         std::any_of(m.parts.begin(), m.parts.end(), tells_options);
}

}  // namespace

bool answers_question(Kind k) {
  switch (k) {
    case Kind::order:
    case Kind::assign:
    case Kind::choose:
    case Kind::yes:
    case Kind::no:
    case Kind::discard:
    case Kind::mulligan:
    case Kind::keep:
    case Kind::tap:
    case Kind::fizzle:
      return true;
    default:
      return false;
  }
}

// Takes the answers that nobody need write, so that what is looked at next is complete.
void Elaborator::take_implied_answers(std::size_t i) {
  for (int n = 0; n < 500 && !announcing_; ++n) {
    DefaultAnswer d = default_answer(world_, s());
    const Kind said = i < file_.statements.size() ? file_.statements[i].kind : Kind::pass;
    auto option_of = [&](OptionKind kind) {
      std::vector<Option> all(kMaxOptions);
      all.resize(std::size_t(legal(s(), db_, all.data())));
      for (const Option& o : all)
        if (o.kind == kind) return o;
      return Option{.kind = kind};
    };
    // Whom a choice has not named gets no counter.
    if (proliferates(world_, s()) && (said == Kind::choose || said == Kind::no)) {
      if (answered_by_next(i)) return;
      d = {Default::forced, option_of(OptionKind::no)};
    }
    // "A no" to new targets keeps all of them.
    if (said == Kind::no && !s().over && s().decision.prompt == Prompt::new_targets)
      d = {Default::forced, option_of(OptionKind::done)};
    if (d.kind != Default::forced && d.kind != Default::ordering && d.kind != Default::payment)
      return;
    if (s().decision.kind == DecisionKind::attackers || s().decision.kind == DecisionKind::blockers)
      return;
    if (answered_by_next(i) || (d.kind == Default::ordering && ordered_later(i))) return;
    line_.apply(db_, d.option, d.kind);
  }
}

// ------------------------------------------------------------------ actions
bool Elaborator::concede(const Statement& st) {
  line_.recorder.restart();
  if (st.player >= s().player_count || s().over || !in_game(s(), st.player))
    return fail(st, {Str::duel_flaw_not_in_game, {letter(st.player)}});
  line_.concede(db_, st.player);
  announcing_ = false;
  return true;
}

// The line has been carried out as far as it goes by itself.
bool Elaborator::accept(const Attempt& t, Outcome o, const Branch& at) {
  in_window_ = at.asked().prompt == Prompt::prevention || at.asked().prompt == Prompt::regeneration;
  line_ = t.result;
  announcing_ = o == Outcome::paused;
  open_ = t.open;
  return true;
}

bool Elaborator::announce_further(const Statement& st, Branch from, std::size_t i) {
  const Statement* n = next_action(i);
  Attempt t(world_, *open_.line, false, n && answers_question(n->kind));
  const Outcome o = t.resume(from, open_);
  if (o == Outcome::no || o == Outcome::ambiguous) return fail(st, t.failure.message);
  line_ = std::move(t.result);
  announcing_ = o == Outcome::paused;
  open_ = t.open;
  return true;
}

// An announcement is open: this line answers its question.
bool Elaborator::go_on_announcing(std::size_t i) {
  const Statement& st = file_.statements[i];
  line_.recorder.restart();
  Attempt t(world_, st, false, false);
  const bool fits = answers_question(st.kind) && s().decision.player == st.player;
  if (!fits || t.act(line_) != Outcome::done)
    return fail(st,
                {Str::duel_flaw_question_left_unanswered,
                 {sentences({options_words(world_, s()), fits ? t.failure.message : Message()})}});
  if (st.kind != Kind::tap && st.kind != Kind::fizzle)
    return announce_further(st, std::move(t.result), i);
  line_ = std::move(t.result);
  announcing_ = st.kind == Kind::tap;
  return true;
}

bool Elaborator::perform(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (st.kind == Kind::concede) return concede(st);
  if (announcing_) return go_on_announcing(i);
  // An answer that was taken already because there was no other.
  if (answers_question(st.kind) && st.kind != Kind::tap && st.kind != Kind::fizzle) {
    const Statement* next = next_action(i);
    Attempt now(world_, st, false, next && answers_question(next->kind));
    if (now.act(line_) == Outcome::no &&
        (restates(st, line_) || (undamaged_ && sole_recipient(st, *undamaged_, {}))))
      return restates_ = true;
  }
  return pass_until_legal(i);
}

// Everybody passes until the line can be carried out, and no further.
bool Elaborator::pass_until_legal(std::size_t i) {
  const Statement& st = file_.statements[i];
  const Statement* next = next_action(i);
  const bool may_pause = next && answers_question(next->kind);
  const bool hold = held_open(i);
  Branch at = line_;
  at.recorder.restart();
  Message first, first_options, why;  // why not, where the player could first act
  Failure nearest;                    // why not, where the line came furthest
  const int last_turn = s().turn + 2 * s().player_count;
  for (int n = 0; n < kMaxApplied; ++n) {
    if (at.asked().player == st.player || at.s().over) {
      Attempt t(world_, st, hold, may_pause);
      const Outcome o = t.act(at);
      if (o == Outcome::ambiguous && may_pause && half_said(i, at)) return true;
      if (o == Outcome::ambiguous)
        return fail(st, {Str::duel_flaw_part_quoted_and, {st.text, t.failure.message}});
      if (o != Outcome::no) return accept(t, o, at);
      if ((may_pause && half_said(i, at)) || said_later(i, at) ||
          promise(st, at, hold, may_pause) || phase_answer(st, at))
        return true;
      if (t.failure.depth >= nearest.depth) nearest = t.failure;
      if (first_options.empty()) {
        first = t.failure.message;
        first_options = options_words(world_, at.s());
        if (!first.empty())
          why = {Str::duel_flaw_where_first_act, {letter(st.player), first, first_options}};
      }
    }
    const State& now = at.s();
    if (n > 0 && nothing_to_declare(st, now)) {
      line_ = std::move(at);
      return restates_ = true;
    }
    const DefaultAnswer d = default_answer(world_, now);
    if (is_question(d)) {
      if (st.kind == Kind::assign && assigned_unasked(st, at)) return restates_ = true;
      if (said_further_down(st, at)) continue;
      if (taken_on_the_way(st)) return restates_ = true;
      if (now.over) return fail(st, sentences({Str::duel_flaw_never_legal_game_ends, why}));
      if (now.decision.player == st.player && n == 0) {
        return fail(st, tells_options(first) ? first : sentences({first, first_options}));
      }
      return fail(st, {Str::duel_flaw_never_legal_before_question,
                       {sentences({options_words(world_, now),
                                   nearest.depth > 0 ? Message(Str::duel_flaw_as_far_as_it_came,
                                                               {nearest.message})
                                                     : Message(),
                                   why})}});
    }
    if (now.turn > last_turn) {
      if (taken_on_the_way(st)) return restates_ = true;
      return fail(st, sentences({Str::duel_flaw_never_legal_in_two_rounds, why}));
    }
    at.apply(db_, st.kind == Kind::attack ? announcing_attack(at, st.player, d.option) : d.option,
             d.kind);
    // The only answer was taken on the way.
    if (st.kind == Kind::choose && chosen_unasked(st, at)) {
      line_ = std::move(at);
      return restates_ = true;
    }
  }
  return fail(st, Str::duel_flaw_this_does_not_become_legal);
}

bool Elaborator::resolve(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (announcing_)
    return fail(st, {Str::duel_flaw_question_left_unanswered, {options_words(world_, s())}});
  const bool whole = s().rules.is(Timing::batch);
  const bool under_way = whole && resolving(s());
  // The answer before has let it resolve.
  if (!s().over && s().stack_count == 0 && !under_way && i > 0 && just_answered(i))
    return restates_ = true;
  line_.recorder.restart();
  if (s().over || (s().stack_count == 0 && !under_way))
    return fail(st,
                sentences({Str::duel_flaw_there_nothing_to_resolve, question_words(world_, s())}));
  const Ref top = s().stack_count ? s().stack_objects[s().stack[s().stack_count - 1]].self : Ref{};
  bool begun = false;
  for (int n = 0; n < kMaxApplied && !s().over; ++n) {
    const bool waits =
        whole ? s().stack_count > 0 : find(s(), top) && s().objects[top.slot].zone == Zone::stack;
    begun = begun || (whole ? resolution_begun(s()) : resolving(s()));
    if (!waits && !resolving(s())) return true;
    const DefaultAnswer d = default_answer(world_, s());
    if (is_question(d) && begun) return true;
    if (is_question(d))
      return fail(st, {Str::duel_flaw_question_left_unanswered, {options_words(world_, s())}});
    if (d.kind != Default::pass && answered_by_next(i)) return true;
    if (begun && whole && wanted_here(i)) return true;
    line_.apply(db_, d.option, d.kind);
  }
  return s().over || fail(st, Str::duel_flaw_it_does_not_resolve);
}

// The step or turn that an `until` line waits for has begun.
bool Elaborator::has_reached(const Statement& st) const {
  for (const Event& e : line_.recorder.events) {
    if (st.kind == Kind::until_turn) {
      if (e.type == LogEvent::turn && e.amount >= st.number) return true;
      continue;
    }
    if (e.type != LogEvent::step || e.player != st.player) continue;
    const Step step = Step(e.value) == Step::first_strike_damage ? Step::damage : Step(e.value);
    if (step == st.step) return true;
    // 1997 has the discard phase in its place (DECISIONS.md).
    if (st.step == Step::end && step == Step::discard) return true;
  }
  return false;
}

bool Elaborator::until(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (announcing_)
    return fail(st, {Str::duel_flaw_question_left_unanswered, {options_words(world_, s())}});
  if (st.kind == Kind::until_step && came_here(i)) return restates_ = true;
  line_.recorder.restart();
  if (st.kind == Kind::until_turn && st.number <= s().turn)
    return fail(st, sentences({{Str::duel_flaw_turn_has_begun_already, {std::to_string(st.number)}},
                               {Str::duel_flaw_it, {step_of(s())}}}));
  const bool attacks =
      st.kind == Kind::until_step && st.step >= Step::begin_combat && st.step <= Step::main2;
  for (int n = 0; n < kMaxApplied && !s().over; ++n) {
    const DefaultAnswer d = default_answer(world_, s());
    const bool stays =
        d.kind == Default::forced || d.kind == Default::ordering || d.kind == Default::payment;
    if (d.kind == Default::none) {
      if (n == 0)
        return fail(st, {Str::duel_flaw_question_left_unanswered, {options_words(world_, s())}});
      return true;
    }
    if (has_reached(st) && (!stays || s().decision.kind == DecisionKind::attackers ||
                            s().decision.kind == DecisionKind::blockers))
      return true;
    if (stays && n > 0 && answered_by_next(i)) return true;
    line_.apply(db_, attacks ? announcing_attack(line_, st.player, d.option) : d.option, d.kind);
  }
  return s().over || fail(st, Str::duel_flaw_that_does_not_come);
}

bool Elaborator::takes(const Statement& st) {
  line_.recorder.restart();
  if (s().over || s().decision.player != st.player)
    return fail(st, sentences({{Str::duel_flaw_not_asked, {letter(st.player)}},
                               question_words(world_, s())}));
  std::vector<Option> all(kMaxOptions);
  const int n = legal(s(), db_, all.data());
  if (st.number >= n)
    return fail(st, {Str::duel_flaw_there_are_options_0_to,
                     {std::to_string(n - 1), options_words(world_, s())}});
  line_.apply(db_, all[std::size_t(st.number)]);
  announcing_ = false;
  return true;
}

bool Elaborator::action(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (st.player != kNoPlayer && st.player >= s().player_count)
    return fail(st, {Str::duel_flaw_not_in_game, {letter(st.player)}});
  if (st.kind == Kind::takes) {  // and nothing by itself: every choice is written
    begun_ = true;
    return takes(st);
  }
  if (st.kind == Kind::entropy) {
    line_.chance(st.large);
    return true;
  }
  std::vector<Event> dealt = events_of_assign();
  std::unique_ptr<State> before;
  bool ok;
  if (st.kind == Kind::resolve) {
    ok = resolve(i);
    in_window_ = false;
  } else if (st.kind == Kind::until_step || st.kind == Kind::until_turn) {
    ok = until(i);
  } else {
    in_window_ = false;
    if (st.kind != Kind::assign || last_act_ != Kind::assign) undamaged_.reset();
    if (st.kind == Kind::assign && !undamaged_) {
      before = std::make_unique<State>();
      copy_state(*before, s());
    }
    ok = perform(i);
    if (before) undamaged_ = std::move(before);
    // A refusal of what could not be paid for anyway was not asked.
    if (!ok && st.kind == Kind::no && (offered_in_vain(line_) || vain_refusal())) {
      result_ = RunResult{};
      ok = restates_ = true;
    }
  }
  const std::size_t moved = note_action(st, std::move(dealt));
  for (std::size_t& at : retold_) at += moved;
  if (!ok) return false;
  note_phase_effect(st);
  take_implied_answers(i);
  return true;
}

bool Elaborator::end(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (announcing_)
    return fail(st, {Str::duel_flaw_question_left_unanswered, {options_words(world_, s())}});
  for (int n = 0; n < kMaxApplied && !s().over && (s().stack_count || resolving(s())); ++n) {
    const DefaultAnswer d = default_answer(world_, s());
    if (is_question(d))
      return fail(st, {Str::duel_flaw_question_left_unanswered, {options_words(world_, s())}});
    line_.apply(db_, d.option, d.kind);
  }
  return s().over || !s().stack_count || fail(st, Str::duel_flaw_stack_does_not_become_empty);
}

// An expectation that holds only once windows have been passed over says that they have been.
void Elaborator::expectation(const Statement& st, std::size_t i) {
  Message there;
  if (st.kind == Kind::holds) {
    if (announcing_ || !first_wrong(st, line_, there)) return;
    Branch further = line_;
    if (pass_over(further, i) && !first_wrong(st, further, there)) line_ = std::move(further);
  } else if (st.kind == Kind::happened && !has_happened(st, line_)) {
    Branch further = line_;
    if (pass_over(further, i) && has_happened(st, further)) line_ = std::move(further);
  }
}

// ------------------------------------------------------------------ the whole file
bool Elaborator::start(Elaboration& out) {
  if (!begin()) return false;
  line_.applied.clear();
  for (std::size_t i = 0; i < file_.statements.size(); ++i)
    if (plays(file_.statements[i])) {
      if (i > 0) take_implied_answers(i - 1);
      break;
    }
  beginning_ = line_.recorder.events;
  out.beginning = std::move(line_.applied);
  line_.applied.clear();
  return true;
}

bool Elaborator::line(std::size_t i, Elaboration& out) {
  const Statement& st = file_.statements[i];
  const std::size_t promises = world_.promises.size(), taken_up = world_.taken_up.size();
  restates_ = line_.recorder.restarted = false;
  const bool answered = std::find(answered_.begin(), answered_.end(), i) != answered_.end();
  bool ok = true;
  if (answered)
    restates_ = true;
  else if (st.can != Can::none)
    ;  // changes nothing
  else if (is_action(st.kind))
    ok = action(i);
  else if (st.kind == Kind::end)
    ok = end(i);
  else
    expectation(st, i);
  if (!ok) return false;
  after_event_ = st.kind == Kind::happened;
  if (line_.recorder.restarted && !restates_) retold_.clear();
  ElaboratedLine line;
  line.statement = i;
  line.restates = restates_;
  line.answered_before = answered;
  line.restarts = line_.recorder.restarted;
  line.choices = std::move(line_.applied);
  line_.applied.clear();
  line.promises.assign(world_.promises.begin() + std::ptrdiff_t(promises), world_.promises.end());
  line.taken_up.assign(world_.taken_up.begin() + std::ptrdiff_t(taken_up), world_.taken_up.end());
  out.lines.push_back(std::move(line));
  return true;
}

Elaboration Elaborator::run() {
  Elaboration out;
  bool ok = start(out);
  for (std::size_t i = 0; ok && i < file_.statements.size(); ++i)
    if (plays(file_.statements[i])) ok = line(i, out);
  out.announcing = announcing_;
  if (!ok) {
    out.complete = false;
    out.issue = {result_.pos, result_.message};
  }
  return out;
}

Elaboration elaborate(const Scenario& file, Era era, const CardDb& db, CardDb* own) {
  return Elaborator(file, era, db, own).run();
}

}  // namespace upkeep::scenario
