#include "scenario/course.h"

namespace upkeep::scenario {

bool Course::begin() {
  Issue issue;
  if (!set_up(file_, era_, db_, own_, world_, line_, issue)) return fail(issue.pos, issue.message);
  // What the file expects to have happened is what it does itself.
  if (!file_.given.empty()) line_.recorder.restart();
  return check_names();
}

bool Course::check_name(const Name& n) {
  if (n.kind == NameKind::player || n.text.empty() || known_name(world_, n.text)) return true;
  if (Name whole; card_begins_so(world_, n, whole)) return true;
  return fail(n.pos,
              sentences({{Str::duel_flaw_no_card_and_no_label, {n.text}},
                         expected(or_nearest_name(world_, n.text, Str::duel_flaw_part_one))}));
}

bool Course::check_names() {
  for (const Statement& st : file_.statements) {
    if (!st.applies(era_)) continue;
    bool ok = check_name(st.object) && check_name(st.event.object) && check_name(st.event.other);
    if (st.kind != Kind::choose)
      for (const Name& n : st.names) ok = ok && check_name(n);
    for (const Attacker& a : st.attackers) {
      for (const Name& n : a.band) ok = ok && check_name(n);
      ok = ok && check_name(a.target);
    }
    for (const Block& b : st.blocks) ok = ok && check_name(b.blocker) && check_name(b.attacker);
    for (const Share& h : st.shares) ok = ok && check_name(h.to);
    for (const Check& c : st.checks) {
      ok = ok && check_name(c.subject) && check_name(c.other);
      for (const Name& n : c.names) ok = ok && check_name(n);
      for (const Entry& e : c.items) {
        if (e.defined) continue;
        Name n;
        n.text = e.name;
        n.pos = e.pos;
        ok = ok && check_name(n);
      }
    }
    if (!ok) return false;
  }
  return true;
}

// ------------------------------------------------------------------ what has happened
std::vector<Event> Course::events_of_assign() const {
  return last_act_ == Kind::assign ? line_.recorder.events : std::vector<Event>();
}

// What went on from the position before anybody could act belongs to the first action too.
std::size_t Course::note_action(const Statement& st, std::vector<Event> dealt) {
  std::vector<Event>& events = line_.recorder.events;
  std::size_t moved = 0;
  before_ = 0;
  auto put_before = [&](const std::vector<Event>& earlier) {
    if (events.size() == earlier.size()) return;  // they stand there already
    before_ = earlier.size();
    events.insert(events.begin(), earlier.begin(), earlier.end());
    moved += before_;
  };
  if (last_act_ == Kind::assign) put_before(dealt);
  last_act_ = st.kind;
  if (!begun_) put_before(beginning_);
  begun_ = true;
  return moved;
}

bool Course::has_happened(const Statement& st, const Branch& at) {
  const std::vector<Event>& events = at.recorder.events;
  if (st.kind == Kind::not_happened) {
    std::size_t from = before_;
    return find_event(world_, at.s(), events, st.event, from);
  }
  // What was found before the last action says nothing about the events since.
  if (!after_event_) cursor_ = 0;
  std::size_t from = cursor_;
  if (!from) used_.clear();
  std::vector<std::size_t> used = used_;
  if (!find_in_order(world_, at.s(), events, st.event, from, used)) return false;
  cursor_ = from;
  used_ = std::move(used);
  return true;
}

bool Course::judge_event(const Statement& st) {
  const std::size_t from = after_event_ ? cursor_ : 0;
  const bool found = has_happened(st, line_);
  if (found == (st.kind == Kind::happened)) return true;
  if (found)
    return fail(st, sentences({Str::duel_flaw_this_has_happened,
                               expected(Str::duel_flaw_part_that_it_has_not)}));
  const std::vector<Event>& events = line_.recorder.events;
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
  const Message there = list.empty() ? Message(Str::duel_flaw_part_nothing) : Message(list);
  return fail(
      st, sentences({from ? Str::duel_flaw_has_not_happened : Str::duel_flaw_this_has_not_happened,
                     {Str::duel_flaw_there, {there}}}));
}

const Check* Course::first_wrong(const Statement& st, const Branch& at, Message& there) const {
  for (const Check& c : st.checks) {
    there = check_state(world_, at.s(), c);
    if (!there.empty()) return &c;
  }
  return nullptr;
}

bool Course::judge_states(const Statement& st) {
  Message there;
  const Check* wrong = first_wrong(st, line_, there);
  return !wrong || fail(wrong->pos, {Str::duel_flaw_expected_but, {wrong->text, there}});
}

// ------------------------------------------------------------------ what can be done
namespace {

// A wider reason holds where a narrower one of its kind does.
bool covers(Kind kind, const std::string& wide, ReasonCode narrow) {
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

}  // namespace

Option Course::announcing_attack(const Branch& at, u8 player, const Option& otherwise) const {
  if (at.asked().player != player || at.asked().kind != DecisionKind::act) return otherwise;
  std::vector<Option> all(kMaxOptions);
  all.resize(std::size_t(legal(at.s(), db_, all.data(), false)));
  for (const Option& o : all)
    if (o.kind == OptionKind::announce_attack) return o;
  return otherwise;
}

// What was used in a window (1997) has resolved already, because nobody could answer it: "here" is
// before that, where this could not be done, or somebody would have been asked.
bool Course::already_over(const Statement& st) const {
  if (!s().rules.is(Timing::batch) || st.kind == Kind::attack || st.kind == Kind::block)
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

namespace {

// What a `can` or `cannot` line has found out.
struct Verdict {
  bool legal = false;
  Message what;  // why not, and what else could be done
  std::vector<ReasonCode> reasons;
};

// Nothing may resolve and no step may end on the way to where the player is asked; combat may come
// as long as it is the same turn.
bool went_too_far(const State& before, const Branch& at, std::size_t seen, Step step, bool combat) {
  if (at.s().turn != before.turn || (!combat && at.s().step != step)) return true;
  for (std::size_t i = seen; i < at.recorder.events.size(); ++i) {
    const LogEvent t = at.recorder.events[i].type;
    if (t == LogEvent::resolve || t == LogEvent::fizzled || t == LogEvent::turn ||
        (!combat && t == LogEvent::step))
      return true;
  }
  return false;
}

}  // namespace

bool Course::judge_can(const Statement& st) {
  Branch at = line_;
  at.recorder.restart();
  const bool combat = st.kind == Kind::attack || st.kind == Kind::block;
  Verdict found;
  Branch asked_last = at;
  bool refused = false;
  for (int n = 0; n < 400 && !at.s().over; ++n) {
    const Decision& d = at.asked();
    const bool declares = d.kind == DecisionKind::attackers || d.kind == DecisionKind::blockers;
    if (d.player == st.player && (!combat || declares)) {
      Attempt t(world_, st, false, true);
      const Outcome o = t.act(at);
      found.legal = !refused && o != Outcome::no;
      if (t.reasons.empty()) t.guess_reasons(at);
      found.reasons.insert(found.reasons.end(), t.reasons.begin(), t.reasons.end());
      asked_last = at;
      found.what = sentences({t.failure.message, options_words(world_, at.s())});
      // Who is asked for an interrupt is asked for a response as well, about the same spell (1997):
      // what can be done there can be done, and why not there is why not.
      const bool answers = d.prompt == Prompt::interrupt;
      refused = answers && !st.because.empty() && st.can == Can::cannot;
      if (found.legal || !(combat || refused || (answers && st.can == Can::can))) break;
      if (combat && (st.kind == Kind::attack) == (d.kind == DecisionKind::attackers)) break;
    }
    const DefaultAnswer a = default_answer(world_, at.s());
    if (a.kind != Default::pass && a.kind != Default::forced && a.kind != Default::ordering) break;
    const Step step = at.s().step;
    const std::size_t seen = at.recorder.events.size();
    at.apply(db_, st.kind == Kind::attack ? announcing_attack(at, st.player, a.option) : a.option);
    if (went_too_far(s(), at, seen, step, combat)) break;
  }
  if (st.can == Can::can)
    return found.legal ||
           fail(st, {Str::duel_flaw_this_not_legal,
                     {found.what.empty() ? options_words(world_, s()) : found.what}});
  if (found.legal && already_over(st)) return true;
  if (found.legal)
    return fail(st,
                sentences({Str::duel_flaw_this_legal, expected(Str::duel_flaw_part_that_it_not)}));
  if (st.because.empty()) return true;
  if (found.reasons.empty()) {
    Attempt t(world_, st, false, true);
    t.guess_reasons(asked_last);
    found.reasons = t.reasons;
  }
  std::string reasons;
  for (ReasonCode r : found.reasons) {
    if (st.because == reason_name(r) || covers(st.kind, st.because, r)) return true;
    reasons += (reasons.empty() ? "" : ", ") + std::string(reason_name(r));
  }
  return fail(
      st,
      sentences({{Str::duel_flaw_reason,
                  {reasons.empty() ? Message(Str::duel_flaw_part_not_known) : Message(reasons)}},
                 expected(st.because)}));
}

}  // namespace upkeep::scenario
