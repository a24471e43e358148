// How the lines after the present one change it, and what the lines before have already done.
#include <algorithm>

#include "scenario/elaborate.h"

namespace upkeep::scenario {

const Statement* Elaborator::next_action(std::size_t i) const {
  for (std::size_t k = i + 1; k < file_.statements.size(); ++k) {
    const Statement& n = file_.statements[k];
    if (n.applies(era_) && is_action(n.kind) && n.can == Can::none) return &n;
  }
  return nullptr;
}

// Whether the next line answers the pending question.
bool Elaborator::answered_by_next(std::size_t i) {
  const Statement* n = next_action(i);
  if (n && n->kind == Kind::takes) return true;
  if (!n || s().over || n->player != s().decision.player) return false;
  const bool combat = (n->kind == Kind::attack && s().decision.kind == DecisionKind::attackers) ||
                      (n->kind == Kind::block && s().decision.kind == DecisionKind::blockers);
  if (!answers_question(n->kind) && !combat) return false;
  Attempt t(world_, *n, false, true);
  // An order that begins as asked is meant for this question, right or wrong.
  return t.act(line_) != Outcome::no || (n->kind == Kind::order && t.failure.depth > 0);
}

// Whether the next line is an action that is legal in the window now open.
bool Elaborator::wanted_here(std::size_t i) {
  const Statement* n = next_action(i);
  if (!n || s().over || n->player != s().decision.player) return false;
  if (n->kind != Kind::cast && n->kind != Kind::activate) return false;
  Attempt t(world_, *n, false, true);
  return t.act(line_) != Outcome::no || promise(*n, line_, false, true, true);
}

// Whether a later line gives this spell up (`fizzle`): it is left unpaid.
bool Elaborator::held_open(std::size_t i) const {
  const Statement& me = file_.statements[i];
  if (me.kind != Kind::cast && me.kind != Kind::activate) return false;
  for (std::size_t k = i + 1; k < file_.statements.size(); ++k) {
    const Statement& n = file_.statements[k];
    if (!n.applies(era_) || is_expectation(n.kind) || n.can != Can::none) continue;
    if (n.player != me.player) return false;
    if (n.kind == Kind::fizzle) return true;
    if (n.kind != Kind::tap) return false;
  }
  return false;
}

// Whether the order asked for is written after an `until` line that ends here.
bool Elaborator::ordered_later(std::size_t i) const {
  for (std::size_t k = i + 1; k < file_.statements.size(); ++k) {
    const Statement& n = file_.statements[k];
    if (!n.applies(era_) || !is_action(n.kind) || n.can != Can::none) continue;
    if (n.kind != Kind::until_step)
      return k > i + 1 && n.kind == Kind::order && n.player == s().decision.player;
    if (s().active != n.player || s().step != n.step) return false;
  }
  return false;
}

// An announcement whose targets, X, mode or division are written in the lines after it.
bool Elaborator::half_said(std::size_t i, const Branch& at) {
  const Statement& st = file_.statements[i];
  const Statement* next = next_action(i);
  if ((st.kind != Kind::cast && st.kind != Kind::activate) || next->player != st.player ||
      (next->kind != Kind::choose && next->kind != Kind::assign))
    return false;
  Attempt t(world_, st, false, true);
  t.pause_anywhere();
  if (t.act(at) != Outcome::paused) return false;
  Attempt answer(world_, *next, false, true);
  if (answer.act(t.result) != Outcome::done) return false;
  line_ = std::move(t.result);
  announcing_ = true;
  open_ = t.open;
  return true;
}

// "Tap or untap" is chosen with the announcement in one era and on resolution in others
// (tapOrUntap): a file for several eras may write it after the `resolve`.
bool Elaborator::said_later(std::size_t i, const Branch& at) {
  const Statement& st = file_.statements[i];
  if (st.kind != Kind::cast && st.kind != Kind::activate) return false;
  for (std::size_t k = i + 1; k < file_.statements.size(); ++k) {
    const Statement& o = file_.statements[k];
    if (!o.applies(era_) || o.kind != Kind::choose || o.player != st.player || o.names.empty() ||
        (!same_name(o.names[0].text, "tap") && !same_name(o.names[0].text, "untap")))
      continue;
    Attempt t(world_, st, false, true);
    if (t.act(at) != Outcome::paused) return false;
    Attempt answer(world_, o, false, true);
    if (answer.act(t.result) != Outcome::done) return false;
    Attempt rest(world_, st, false, false);
    if (rest.resume(answer.result, t.open) != Outcome::done) return false;
    line_ = std::move(rest.result);
    answered_.push_back(k);
    return true;
  }
  return false;
}

// The order in which hands are kept and damage is divided differs by era: the answer to the pending
// question may be in a later line.
bool Elaborator::said_further_down(const Statement& st, Branch& at) {
  if (at.s().over) return false;
  const bool divides = st.kind == Kind::assign && at.asked().prompt == Prompt::damage_division;
  const bool hands = (st.kind == Kind::keep || st.kind == Kind::mulligan) &&
                     at.asked().prompt == Prompt::mulligan && at.asked().player != st.player;
  if (!hands && !divides) return false;
  for (std::size_t k = 0; k < file_.statements.size(); ++k) {
    const Statement& o = file_.statements[k];
    if (&o <= &st || !o.applies(era_) || o.can != Can::none || is_expectation(o.kind) ||
        std::find(answered_.begin(), answered_.end(), k) != answered_.end())
      continue;
    if (divides ? o.kind != Kind::assign : o.kind != Kind::keep && o.kind != Kind::mulligan)
      return false;
    if (o.player != at.asked().player) continue;
    Attempt t(world_, o, false, true);
    if (t.act(at) != Outcome::done) {
      if (divides) continue;
      return false;
    }
    at = std::move(t.result);
    answered_.push_back(k);
    return true;
  }
  return false;
}

// Windows in which the player asked can do nothing are passed over (era-fifth 14): where an
// expectation needs it, and only there.
// The steps in which damage is prevented and creatures are regenerated are passed over too where
// the next action has no place in them.
bool Elaborator::pass_over(Branch& at, std::size_t i) const {
  bool any = false;
  for (int n = 0; n < 100 && !at.s().over; ++n) {
    const Prompt why = at.asked().prompt;
    if (why < Prompt::interrupt || why > Prompt::regeneration) break;
    std::vector<Option> all(kMaxOptions);
    all.resize(std::size_t(legal(at.s(), db_, all.data(), false)));
    if (all.size() != 1) {
      if (why != Prompt::prevention && why != Prompt::regeneration) break;
      const Statement* next = next_action(i);
      if (next && (next->kind == Kind::pass || next->kind == Kind::takes)) break;
      if (next && (next->kind == Kind::cast || next->kind == Kind::activate)) {
        Statement bare = *next;
        bare.names.clear();
        Attempt as_written(world_, *next, false, true), in_part(world_, bare, false, true);
        in_part.pause_anywhere();
        if (next->player != at.asked().player || as_written.act(at) != Outcome::no ||
            in_part.act(at) != Outcome::no)
          break;
      }
    }
    const Option* pass = nullptr;
    for (const Option& o : all)
      if (o.kind == OptionKind::pass || all.size() == 1) pass = &o;
    if (!pass) break;
    at.apply(db_, *pass);
    any = true;
  }
  return any;
}

// What was done in the line before was the last that anybody could do before the step that is to be
// waited for: it has begun just now.
bool Elaborator::came_here(std::size_t i) const {
  const Statement& st = file_.statements[i];
  const Step now = s().step == Step::first_strike_damage ? Step::damage : s().step;
  if (s().over || now != st.step || s().active != st.player) return false;
  for (std::size_t k = i; k-- > 0;) {
    const Statement& o = file_.statements[k];
    if (!o.applies(era_) || is_expectation(o.kind) || o.can != Can::none || is_header(o.kind) ||
        is_position(o.kind))
      continue;
    if (!is_action(o.kind) || o.kind == Kind::until_step || o.kind == Kind::until_turn ||
        o.kind == Kind::pass || o.kind == Kind::takes || o.kind == Kind::resolve)
      return false;
    for (const Event& e : line_.recorder.events)
      if (e.type == LogEvent::step && e.player == st.player && Step(e.value) == s().step)
        return true;
    return false;
  }
  // A position in a step in which nobody may act has gone on from it.
  for (const Statement& o : file_.statements)
    if (o.kind == Kind::start && o.applies(era_) && (o.step != st.step || o.player != st.player))
      for (const Event& e : line_.recorder.events)
        if (e.type == LogEvent::step && e.player == st.player && Step(e.value) == s().step)
          return true;
  return false;
}

// The line before was an answer, and nothing is left on the stack since; or what it used in a
// window (1997) was the last that the batch waited for.
bool Elaborator::just_answered(std::size_t i) const {
  if (in_window_) return true;
  for (const Event& e : line_.recorder.events)
    if (s().rules.is(Timing::batch) && (e.type == LogEvent::resolve || e.type == LogEvent::fizzled))
      return true;
  for (std::size_t k = i; k-- > 0;) {
    const Statement& o = file_.statements[k];
    if (!o.applies(era_) || is_expectation(o.kind) || o.can != Can::none) continue;
    return o.kind == Kind::yes || o.kind == Kind::no || o.kind == Kind::choose ||
           o.kind == Kind::discard || o.kind == Kind::order || o.kind == Kind::assign;
  }
  return false;
}

}  // namespace upkeep::scenario
