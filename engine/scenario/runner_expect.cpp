// What a file says has happened, holds, or cannot be done.
#include "scenario/runner_class.h"

namespace upkeep::scenario {

// ------------------------------------------------------------------ expectations
// A wider reason holds where a narrower one of its kind does.
static bool covers(Kind kind, const std::string& wide, ReasonCode narrow) {
  const std::string name = reason_name(narrow);
  if (narrow == ReasonCode::effect_forbids)
    return (kind == Kind::block && wide == "cant_block") ||
           (kind == Kind::attack && wide == "cant_attack");
  // A card of that name that somebody else holds.
  if (narrow == ReasonCode::not_yours)
    return wide == "not_in_hand" && (kind == Kind::cast || kind == Kind::play);
  const bool target = name.rfind("target_", 0) == 0;
  if (wide == "illegal_target") return target;
  if (wide == "no_target") return target || narrow == ReasonCode::illegal_target;
  if (wide == "already_tapped") return narrow == ReasonCode::tapped_artifact;
  if (wide == "not_enough_mana") return narrow == ReasonCode::not_enough_color;
  if (wide == "cant_block") return name.rfind("cant_block_", 0) == 0;
  if (wide == "cant_attack")
    return name.rfind("cant_attack_", 0) == 0 || narrow == ReasonCode::summoning_sick;
  return false;
}

// What was used in a window (1997) has resolved already, because nobody could answer it: "here" is
// before that, where this could not be done, or somebody would have been asked.
bool Runner::gone_by(const Statement& st) const {
  if (s().rules.timing() != rule::Timing::batch || st.kind == Kind::attack ||
      st.kind == Kind::block)
    return false;
  // The last thing of a step: no other of it can be acted in.
  if (last_act_ == Kind::discard || last_act_ == Kind::assign) {
    bool done = false, gone = false;
    for (const Event& e : line_.recorder.events) {
      const bool act = e.type == LogEvent::discard || e.type == LogEvent::damage;
      done = done || act;
      gone = !act && (gone || (done && e.type == LogEvent::step));
    }
    return gone;
  }
  if (last_act_ != Kind::cast && last_act_ != Kind::activate) return false;
  Ref used;
  for (const Event& e : line_.recorder.events) {
    if (e.type == LogEvent::activate || e.type == LogEvent::cast) used = e.object;
    if (e.type == LogEvent::resolve && used && e.object == used)
      return st.because.empty() || st.because == reason_name(ReasonCode::not_now) ||
             st.because == reason_name(ReasonCode::prevention_only) ||
             st.because == reason_name(ReasonCode::regeneration_only) ||
             st.because == reason_name(ReasonCode::batch_resolving);
  }
  return false;
}

bool Runner::can(const Statement& st) {
  Branch at = line_;
  at.recorder.events.clear();
  const bool combat = st.kind == Kind::attack || st.kind == Kind::block;
  const u16 turn = s().turn;
  bool is_legal = false;
  std::string what;
  std::vector<ReasonCode> reasons;
  Branch asked_last = at;
  bool refused = false;
  for (int n = 0; n < 400 && !at.s().over; ++n) {
    const Decision& d = at.asked();
    const bool declares = d.kind == DecisionKind::attackers || d.kind == DecisionKind::blockers;
    if (d.player == st.player && (!combat || declares)) {
      Attempt t(world_, st, false, true);
      const Outcome o = t.act(at);
      is_legal = !refused && o != Outcome::no;
      if (t.reasons.empty()) t.guess_reasons(at);
      reasons.insert(reasons.end(), t.reasons.begin(), t.reasons.end());
      asked_last = at;
      what = t.failure.message + "; " + options_words(world_, at.s());
      // Who is asked for an interrupt is asked for a response as well, about the same spell (1997):
      // what can be done there can be done, and why not there is why not.
      const bool answers = d.prompt == Prompt::interrupt;
      refused = answers && !st.because.empty() && st.can == Can::cannot;
      if (is_legal || !(combat || refused || (answers && st.can == Can::can))) break;
      if (combat && (st.kind == Kind::attack) == (d.kind == DecisionKind::attackers)) break;
    }
    const DefaultAnswer a = default_answer(world_, at.s());
    if (a.kind != Default::pass && a.kind != Default::forced && a.kind != Default::ordering) break;
    const Step step = at.s().step;
    const std::size_t seen = at.recorder.events.size();
    apply_to(at, st.kind == Kind::attack ? announcing_attack(at, st.player, a.option) : a.option);
    bool over = combat ? at.s().turn != turn : at.s().step != step || at.s().turn != turn;
    for (std::size_t i = seen; i < at.recorder.events.size(); ++i) {
      const LogEvent t = at.recorder.events[i].type;
      over = over || t == LogEvent::resolve || t == LogEvent::fizzled || t == LogEvent::turn ||
             (!combat && t == LogEvent::step);
    }
    if (over) break;
  }
  if (st.can == Can::can)
    return is_legal ||
           fail(st, "this is not legal: " + (what.empty() ? options_words(world_, s()) : what));
  if (is_legal && gone_by(st)) return true;
  if (is_legal) return fail(st, "this is legal; expected that it is not");
  if (st.because.empty()) return true;
  if (reasons.empty()) {
    Attempt t(world_, st, false, true);
    t.guess_reasons(asked_last);
    reasons = t.reasons;
  }
  std::string found;
  for (ReasonCode r : reasons) {
    if (st.because == reason_name(r) || covers(st.kind, st.because, r)) return true;
    found += (found.empty() ? "" : ", ") + std::string(reason_name(r));
  }
  return fail(
      st, "the reason is " + (found.empty() ? "not known" : found) + "; expected " + st.because);
}

bool Runner::happened(std::size_t i) {
  const Statement& st = file_.statements[i];
  const std::vector<Event>& events = line_.recorder.events;
  std::size_t at = st.kind == Kind::not_happened ? before_ : after_event_ ? cursor_ : 0;
  const std::size_t from = at;
  if (st.kind == Kind::not_happened || !at) used_.clear();
  const bool found = st.kind == Kind::happened
                         ? find_in_order(world_, s(), events, st.event, at, used_)
                         : find_event(world_, s(), events, st.event, at);
  if (found == (st.kind == Kind::happened)) {
    cursor_ = at;
    return true;
  }
  if (st.kind == Kind::happened) {
    Branch further = line_;
    std::size_t there = after_event_ ? cursor_ : 0;
    if (pass_over(further, i) &&
        find_event(world_, further.s(), further.recorder.events, st.event, there)) {
      line_ = std::move(further);
      cursor_ = there;
      return true;
    }
  }
  if (st.kind == Kind::not_happened) return fail(st, "this has happened; expected that it has not");
  std::string list;
  std::size_t shown = 0;
  for (std::size_t k = from; k < events.size(); ++k) {
    const LogEvent t = events[k].type;
    if (t == LogEvent::pass || t == LogEvent::target) continue;
    if (++shown > 60) {
      list += "; …";
      break;
    }
    list += (list.empty() ? "" : "; ") + event_words(world_, s(), events[k]);
  }
  return fail(st, "this has not happened" + std::string(from ? " after the line before" : "") +
                      "; there is: " + (list.empty() ? "nothing" : list));
}

bool Runner::end(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (announcing_) return fail(st, "a question is left unanswered: " + options_words(world_, s()));
  for (int n = 0; n < kMaxApplied && !s().over && (s().stack_count || resolving(s())); ++n) {
    const DefaultAnswer d = default_answer(world_, s());
    if (d.kind == Default::none || d.kind == Default::no_combat)
      return fail(st, "a question is left unanswered: " + options_words(world_, s()));
    apply_to(line_, d.option);
  }
  if (!s().over && s().stack_count) return fail(st, "the stack does not become empty");
  return true;
}

}  // namespace upkeep::scenario
