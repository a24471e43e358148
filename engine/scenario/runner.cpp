#include "scenario/runner_class.h"

#include <algorithm>

#include "scenario/parse.h"
#include "session/session.h"

namespace upkeep::scenario {
namespace {

bool answers(Kind k) {
  return k == Kind::order || k == Kind::assign || k == Kind::choose || k == Kind::yes ||
         k == Kind::no || k == Kind::discard || k == Kind::mulligan || k == Kind::keep ||
         k == Kind::tap || k == Kind::fizzle;
}

bool resolution_begun(const State& s) {
  for (int i = 0; i < s.frame_count; ++i)
    if (s.frames[i].kind == FrameKind::resolve || s.frames[i].kind == FrameKind::settle)
      return true;
  return false;
}

}  // namespace

bool resolving(const State& s) {
  for (int i = 0; i < s.frame_count; ++i) switch (s.frames[i].kind) {
      case FrameKind::resolve:
      case FrameKind::batch:  // batch timing: what has been announced, and what follows from it
      case FrameKind::settle:
        return true;
      default:
        break;
    }
  return false;
}

// ------------------------------------------------------------------ looking ahead
const Statement* Runner::next_action(std::size_t i) const {
  for (std::size_t k = i + 1; k < file_.statements.size(); ++k) {
    const Statement& n = file_.statements[k];
    if (n.applies(era_) && is_action(n.kind) && n.can == Can::none) return &n;
  }
  return nullptr;
}

// The next line answers the pending question itself.
bool Runner::claimed(std::size_t i) {
  const Statement* n = next_action(i);
  if (n && n->kind == Kind::takes) return true;
  if (!n || s().over || n->player != s().decision.player) return false;
  const bool combat = (n->kind == Kind::attack && s().decision.kind == DecisionKind::attackers) ||
                      (n->kind == Kind::block && s().decision.kind == DecisionKind::blockers);
  if (!answers(n->kind) && !combat) return false;
  Attempt t(world_, *n, false, true);
  return t.act(line_) != Outcome::no;
}

// The next line is an action that is legal in the window now open.
bool Runner::wanted_here(std::size_t i) {
  const Statement* n = next_action(i);
  if (!n || s().over || n->player != s().decision.player) return false;
  if (n->kind != Kind::cast && n->kind != Kind::activate) return false;
  Attempt t(world_, *n, false, true);
  return t.act(line_) != Outcome::no || promise(*n, line_, false, true, true);
}

// A spell that a later line gives up is left unpaid.
bool Runner::held_open(std::size_t i) const {
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

// Takes the answers that nobody need write, so that what is looked at next is complete.
void Runner::settle(std::size_t i) {
  for (int n = 0; n < 500 && !announcing_; ++n) {
    DefaultAnswer d = default_answer(world_, s());
    // Whom a choice has not named gets no counter.
    const Kind said = file_.statements.size() > i ? file_.statements[i].kind : Kind::pass;
    if (proliferates(world_, s()) && (said == Kind::choose || said == Kind::no)) {
      if (claimed(i)) return;
      d = {Default::forced, {.kind = OptionKind::no}};
      std::vector<Option> all(kMaxOptions);
      all.resize(std::size_t(legal(s(), db_, all.data())));
      for (const Option& o : all)
        if (o.kind == OptionKind::no) d.option = o;
    }
    // "A no" to new targets keeps all of them.
    if (said == Kind::no && !s().over && s().decision.prompt == Prompt::new_targets) {
      std::vector<Option> all(kMaxOptions);
      all.resize(std::size_t(legal(s(), db_, all.data())));
      for (const Option& o : all)
        if (o.kind == OptionKind::done) d = {Default::forced, o};
    }
    if (d.kind != Default::forced && d.kind != Default::ordering && d.kind != Default::payment)
      return;
    if (s().decision.kind == DecisionKind::attackers || s().decision.kind == DecisionKind::blockers)
      return;
    if (claimed(i) || (d.kind == Default::ordering && ordered_later(i))) return;
    apply_to(line_, d.option);
  }
}

// Behind an `until` that ends here stands the order.
bool Runner::ordered_later(std::size_t i) const {
  for (std::size_t k = i + 1; k < file_.statements.size(); ++k) {
    const Statement& n = file_.statements[k];
    if (!n.applies(era_) || !is_action(n.kind) || n.can != Can::none) continue;
    if (n.kind != Kind::until_step)
      return k > i + 1 && n.kind == Kind::order && n.player == s().decision.player;
    if (s().active != n.player || s().step != n.step) return false;
  }
  return false;
}

// Where an attack has to be announced, that is done instead of passing.
Option Runner::announcing_attack(const Branch& at, u8 player, const Option& otherwise) const {
  if (at.asked().player != player || at.asked().kind != DecisionKind::act) return otherwise;
  std::vector<Option> all(kMaxOptions);
  all.resize(std::size_t(legal(at.s(), db_, all.data(), false)));
  for (const Option& o : all)
    if (o.kind == OptionKind::announce_attack) return o;
  return otherwise;
}

// Windows in which the player asked can do nothing are passed over (era-fifth 14): where an
// expectation needs it, and only there.
// The steps in which damage is prevented and creatures are regenerated are passed over too where
// the next action has no place in them.
bool Runner::pass_over(Branch& at, std::size_t i) const {
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

// ------------------------------------------------------------------ names
bool Runner::check_name(const Name& n) {
  if (n.kind == NameKind::player || n.text.empty() || known_name(world_, n.text)) return true;
  if (Name whole; card_begins_so(world_, n, whole)) return true;
  return fail(n.pos, "\"" + n.text + "\" is no card and no label; expected one" +
                         nearest_name(world_, n.text));
}

bool Runner::check_names() {
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

// ------------------------------------------------------------------ actions
bool Runner::go_on_announcing(const Statement& st, Branch from, std::size_t i) {
  const Statement* n = next_action(i);
  Attempt t(world_, *open_.line, false, n && answers(n->kind));
  const Outcome o = t.resume(from, open_);
  if (o == Outcome::no || o == Outcome::ambiguous) return fail(st, t.failure.message);
  line_ = std::move(t.result);
  announcing_ = o == Outcome::paused;
  open_ = t.open;
  return true;
}

bool Runner::perform(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (st.kind == Kind::concede) {
    line_.recorder.events.clear();
    if (st.player >= s().player_count || s().over || !in_game(s(), st.player))
      return fail(st, letter(st.player) + " is not in the game");
    concede(s(), db_, st.player, &line_.recorder);
    announcing_ = false;
    return true;
  }
  const Statement* next = next_action(i);
  const bool may_pause = next && answers(next->kind);
  const bool hold = held_open(i);
  if (announcing_) {
    line_.recorder.events.clear();
    Attempt t(world_, st, false, false);
    const bool fits = answers(st.kind) && s().decision.player == st.player;
    if (!fits || t.act(line_) != Outcome::done)
      return fail(st, "a question is left unanswered: " + options_words(world_, s()) +
                          (fits ? "; " + t.failure.message : ""));
    if (st.kind == Kind::tap) {
      line_ = std::move(t.result);
      return true;
    }
    if (st.kind == Kind::fizzle) {
      line_ = std::move(t.result);
      announcing_ = false;
      return true;
    }
    return go_on_announcing(st, std::move(t.result), i);
  }
  // An answer that was taken already because there was no other.
  if (answers(st.kind) && st.kind != Kind::tap && st.kind != Kind::fizzle) {
    Attempt now(world_, st, false, may_pause);
    if (now.act(line_) == Outcome::no &&
        (evidence(st, line_) || (undamaged_ && sole_recipient(st, *undamaged_, {}))))
      return true;
  }
  Branch at = line_;
  at.recorder.events.clear();
  Failure first;
  std::string first_options;
  const int last_turn = s().turn + 2 * s().player_count;
  for (int n = 0; n < kMaxApplied; ++n) {
    if (at.asked().player == st.player || at.s().over) {
      Attempt t(world_, st, hold, may_pause);
      const Outcome o = t.act(at);
      if (o == Outcome::ambiguous && may_pause && half_said(i, at)) return true;
      if (o == Outcome::ambiguous) return fail(st, "\"" + st.text + "\" " + t.failure.message);
      if (o != Outcome::no) {
        in_window_ =
            at.asked().prompt == Prompt::prevention || at.asked().prompt == Prompt::regeneration;
        line_ = std::move(t.result);
        announcing_ = o == Outcome::paused;
        open_ = t.open;
        return true;
      }
      if ((may_pause && half_said(i, at)) || said_later(i, at) ||
          promise(st, at, hold, may_pause) || phase_answer(st, at))
        return true;
      if (first_options.empty()) {
        first = t.failure;
        first_options = options_words(world_, at.s());
      }
    }
    const State& now = at.s();
    // Attacking or blocking with nothing is not asked where there is nothing to do it with.
    const bool nothing =
        (st.kind == Kind::attack && st.attackers.empty() && now.active == st.player &&
         now.step >= Step::attackers && now.step <= Step::main2) ||
        (st.kind == Kind::block && st.blocks.empty() && now.active != st.player &&
         now.step >= Step::blockers && now.step <= Step::main2);
    if (nothing && n > 0 && now.turn == s().turn && now.decision.kind != DecisionKind::attackers &&
        now.decision.kind != DecisionKind::blockers) {
      line_ = std::move(at);
      return true;
    }
    const DefaultAnswer d = default_answer(world_, now);
    const std::string why = first.message.empty() ? ""
                                                  : "; where " + letter(st.player) +
                                                        " could first act: " + first.message +
                                                        " (" + first_options + ")";
    if (d.kind == Default::none || d.kind == Default::no_combat) {
      if (st.kind == Kind::assign && assigned_unasked(st, at)) return true;
      if (said_further_down(st, at)) continue;
      if (taken_on_the_way(st)) return true;
      if (now.over) return fail(st, "this cannot become legal, the game ends before it" + why);
      if (now.decision.player == st.player && n == 0)
        return fail(st, first.message + (first.message.find("; legal: ") == std::string::npos
                                             ? "; " + first_options
                                             : ""));
      return fail(st, "this cannot become legal before a question is answered: " +
                          options_words(world_, now) + why);
    }
    if (now.turn > last_turn)
      return taken_on_the_way(st) || fail(st, "this does not become legal in two rounds" + why);
    apply_to(at, st.kind == Kind::attack ? announcing_attack(at, st.player, d.option) : d.option);
    // The only answer was taken on the way.
    if (st.kind == Kind::choose && chosen_unasked(st, at)) {
      line_ = std::move(at);
      return true;
    }
  }
  return fail(st, "this does not become legal");
}

bool Runner::resolve(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (announcing_) return fail(st, "a question is left unanswered: " + options_words(world_, s()));
  const bool under_way = s().rules.timing() == rule::Timing::batch && resolving(s());
  // The answer before has let it resolve.
  if (!s().over && s().stack_count == 0 && !under_way && i > 0 && just_answered(i)) return true;
  line_.recorder.events.clear();
  if (s().over || (s().stack_count == 0 && !under_way))
    return fail(st, "there is nothing to resolve; " + question_words(world_, s()));
  const bool whole = s().rules.timing() == rule::Timing::batch;
  const Ref top = s().stack_count ? s().stack_objects[s().stack[s().stack_count - 1]].self : Ref{};
  bool begun = false;
  for (int n = 0; n < kMaxApplied && !s().over; ++n) {
    const bool waits =
        whole ? s().stack_count > 0 : find(s(), top) && s().objects[top.slot].zone == Zone::stack;
    begun = begun || (whole ? resolution_begun(s()) : resolving(s()));
    if (!waits && !resolving(s())) return true;
    const DefaultAnswer d = default_answer(world_, s());
    const bool question = d.kind == Default::none || d.kind == Default::no_combat;
    if (question && begun) return true;
    if (question) return fail(st, "a question is left unanswered: " + options_words(world_, s()));
    if (d.kind != Default::pass && claimed(i)) return true;
    if (begun && whole && wanted_here(i)) return true;
    apply_to(line_, d.option);
  }
  return s().over || fail(st, "it does not resolve");
}

bool Runner::until(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (announcing_) return fail(st, "a question is left unanswered: " + options_words(world_, s()));
  if (st.kind == Kind::until_step && came_here(i)) return true;
  line_.recorder.events.clear();
  if (st.kind == Kind::until_turn && st.number <= s().turn)
    return fail(st,
                "turn " + std::to_string(st.number) + " has begun already; it is " + step_of(s()));
  if (st.player != kNoPlayer && st.player >= s().player_count)
    return fail(st, letter(st.player) + " is not in the game");
  auto reached = [&] {
    for (const Event& e : line_.recorder.events) {
      if (st.kind == Kind::until_turn) {
        if (e.type == LogEvent::turn && e.amount >= st.number) return true;
        continue;
      }
      if (e.type != LogEvent::step || e.player != st.player) continue;
      const Step step = Step(e.value) == Step::first_strike_damage ? Step::damage : Step(e.value);
      if (step == st.step) return true;
    }
    return false;
  };
  for (int n = 0; n < kMaxApplied && !s().over; ++n) {
    const DefaultAnswer d = default_answer(world_, s());
    const bool stays =
        d.kind == Default::forced || d.kind == Default::ordering || d.kind == Default::payment;
    if (d.kind == Default::none) {
      if (n == 0) return fail(st, "a question is left unanswered: " + options_words(world_, s()));
      return true;
    }
    if (reached() && (!stays || s().decision.kind == DecisionKind::attackers ||
                      s().decision.kind == DecisionKind::blockers))
      return true;
    if (stays && n > 0 && claimed(i)) return true;
    const bool attacks =
        st.kind == Kind::until_step && st.step >= Step::begin_combat && st.step <= Step::main2;
    apply_to(line_, attacks ? announcing_attack(line_, st.player, d.option) : d.option);
  }
  return s().over || fail(st, "that does not come");
}

bool Runner::takes(const Statement& st) {
  line_.recorder.events.clear();
  if (s().over || s().decision.player != st.player)
    return fail(st, letter(st.player) + " is not asked; " + question_words(world_, s()));
  std::vector<Option> all(kMaxOptions);
  const int n = legal(s(), db_, all.data());
  if (st.number >= n)
    return fail(
        st, "there are options 0 to " + std::to_string(n - 1) + ": " + options_words(world_, s()));
  apply_to(line_, all[std::size_t(st.number)]);
  announcing_ = false;
  return true;
}

bool Runner::action(std::size_t i) {
  const Statement& st = file_.statements[i];
  std::unique_ptr<State> before;
  std::vector<Event> dealt;
  if (last_act_ == Kind::assign) dealt = line_.recorder.events;
  bool ok;
  switch (st.kind) {
    case Kind::resolve:
      ok = resolve(i);
      in_window_ = false;
      break;
    case Kind::until_step:
    case Kind::until_turn:
      ok = until(i);
      break;
    case Kind::takes:
      begun_ = true;
      return takes(st);  // and nothing by itself: every choice is written
    case Kind::entropy:
      mix(s(), st.large);
      return true;
    default:
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
        ok = true;
      }
  }
  keep_beginning(st, std::move(dealt));
  if (ok) note_phase_effect(st);
  if (ok) settle(i);
  return ok;
}

bool Runner::statement(std::size_t i) {
  const Statement& st = file_.statements[i];
  if (std::find(answered_.begin(), answered_.end(), i) != answered_.end()) return true;
  if (st.player != kNoPlayer && st.player >= s().player_count)
    return fail(st, letter(st.player) + " is not in the game");
  if (st.can != Can::none) return can(st);
  if (is_action(st.kind)) return action(i);
  if (st.kind == Kind::happened || st.kind == Kind::not_happened) return happened(i);
  if (st.kind == Kind::end && !end(i)) return false;
  for (const Check& c : st.checks) {
    std::string there = check_state(world_, s(), c);
    if (there.empty()) continue;
    Branch further = line_;
    if (st.kind != Kind::end && !announcing_ && pass_over(further, i) &&
        check_state(world_, further.s(), c).empty()) {
      line_ = std::move(further);
      continue;
    }
    if (!there.empty()) return fail(c.pos, "expected " + c.text + ", but " + there);
  }
  return true;
}

RunResult Runner::run() {
  Issue issue;
  if (!set_up(file_, era_, db_, own_, world_, line_, issue)) {
    fail(issue.pos, issue.message);
    return result_;
  }
  if (!check_names()) return result_;
  bool first = true;
  const Statement* last = nullptr;
  for (std::size_t i = 0; i < file_.statements.size(); ++i) {
    const Statement& st = file_.statements[i];
    if (!st.applies(era_) || is_header(st.kind) || is_position(st.kind)) continue;
    if (first) settle(i - 1);
    if (first) beginning_ = line_.recorder.events;
    first = false;
    last = &st;
    if (!statement(i)) return result_;
    after_event_ = st.kind == Kind::happened;
  }
  if (last && last->kind != Kind::end) {
    const Decision& d = s().decision;
    const bool open = announcing_ || (!s().over && resolving(s()) && d.kind != DecisionKind::none &&
                                      default_answer(world_, s()).kind == Default::none);
    if (open) fail(*last, "a question is left unanswered: " + options_words(world_, s()));
  }
  if (result_.ok && last) goal();
  return result_;
}

// What is written below a goal is a way to it.
void Runner::goal() {
  for (const Statement& st : file_.statements) {
    if (st.kind != Kind::goal || !st.applies(era_)) continue;
    const bool lost = s().over ? s().winner != st.player : !in_game(s(), st.player);
    if (lost || (st.word == "wins" && !s().over))
      fail(st, letter(st.player) + " has not " + (st.word == "wins" ? "won" : "survived") +
                   " in the end: " + question_words(world_, s()));
  }
}

std::unique_ptr<CardDb> own_cards(const Scenario& file, const CardDb& db) {
  for (const Statement& st : file.statements)
    for (const Entry& e : st.items)
      if (e.defined) return std::make_unique<CardDb>(db);
  return nullptr;
}

RunResult run_scenario(const Scenario& file, Era era, const CardDb& db) {
  if (!era_supported(era))
    return {false, file.rules_pos, std::string("rules ") + era_name(era) + ": not built yet"};
  std::unique_ptr<CardDb> own = own_cards(file, db);
  return Runner(file, era, own ? *own : db, own.get()).run();
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
                              r.message);
  }
  return report;
}

}  // namespace upkeep::scenario
