// Inside the runner: a state that can be copied and tried, and the parts that play the lines.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "scenario/names.h"
#include "scenario/run.h"
#include "scenario/syntax.h"

namespace upkeep::scenario {

class Recorder : public EventSink {
 public:
  std::vector<Event> events;
  void on_event(const Event& e) override { events.push_back(e); }
};

// A state with what has happened on the way to it. Cheap to copy compared with anything else here.
struct Branch {
  std::unique_ptr<State> state;
  Recorder recorder;
  std::vector<Option> applied;  // on the way to it

  Branch() : state(std::make_unique<State>()) {}
  Branch(const Branch& o)
      : state(std::make_unique<State>()), recorder(o.recorder), applied(o.applied) {
    copy_state(*state, *o.state);
  }
  Branch(Branch&&) = default;
  Branch& operator=(Branch&&) = default;
  Branch& operator=(const Branch& o) {
    if (this != &o) {
      copy_state(*state, *o.state);
      recorder = o.recorder;
      applied = o.applied;
    }
    return *this;
  }
  State& s() { return *state; }
  const State& s() const { return *state; }
  const Decision& asked() const { return state->decision; }
  void apply(const CardDb& db, const Option& o) {
    applied.push_back(o);
    apply_unchecked(*state, db, o, &recorder);
  }
};

// An announcement under way: what of the written line has been used.
struct Progress {
  std::size_t target = 0, mode = 0, divide = 0;
  bool x = false, paid = false;
  u32 with = 0;  // bit per entry of Statement::with
};
struct Announcement {
  const Statement* line = nullptr;
  Progress used;
  u16 item = kNoIndex;
  int base = 0;          // frames below it
  std::size_t mark = 0;  // events before it
};

enum class Outcome : u8 {
  no,  // cannot be done here
  done,
  paused,     // under way; another line must answer a question first
  ambiguous,  // could be done in several ways that the line does not tell apart
};

struct Failure {
  std::string message;
  int depth = -1;
};

// One attempt at a written line at the pending decision. Never changes `from`.
class Attempt {
 public:
  Attempt(const NameScope& w, const Statement& line, bool hold_open, bool may_pause)
      : w_(w), line_(line), hold_open_(hold_open), may_pause_(may_pause) {}
  // The next line says what this one leaves open: targets, X, a mode, a division.
  void pause_anywhere() { pause_any_ = true; }

  Outcome act(const Branch& from);                        // whatever kind of line it is
  Outcome resume(const Branch& from, Announcement open);  // after a question in between

  // Why it is not legal, without trying it.
  void guess_reasons(const Branch& at);

  Branch result;
  Announcement open;                            // after `paused`
  Failure failure;                              // why not, as far as it came
  std::vector<ReasonCode> reasons;              // for `because`
  std::vector<std::pair<Reason, Option>> whys;  // the same with their numbers, and what was tried

 private:
  struct Node {
    Branch line;
    Announcement a;
  };
  struct Asked;                          // a decision of the announcement
  static constexpr int kMaxDepth = 120;  // decisions of one announcement

  // attempt.cpp
  Outcome simple(const Branch& from, OptionKind kind);
  Outcome one_of(const Branch& from, const std::vector<Option>& candidates);
  Outcome tap_then_color(const Branch& from, const Option& o);
  bool numbered(u16 ability, bool among_activated) const;
  // attempt_announce.cpp
  Outcome start(const Branch& from);
  Outcome walk(Node node, int depth);
  Outcome announced(Node node, int depth);
  Outcome name_target(Asked& q);
  Outcome name_target(Asked& q, const Name& name, const std::vector<Option>& stop);
  Outcome choose_mode(Asked& q);
  Outcome choose_x(Asked& q);
  Outcome kick(Asked& q);
  Outcome yes_or_no(Asked& q, const char* word);
  Outcome share_out(Asked& q);
  Outcome pay(Node node, int depth);
  std::string not_as_written(const Branch& at, const Option& pay) const;
  Outcome go(const Asked& q, const std::vector<Option>& options, const Progress& used,
             bool first_wins = true);
  Outcome branch(const Node& node, const std::vector<Option>& options,
                 const std::vector<Progress>& used, bool first_wins, int depth);
  Outcome finish(Node node, Outcome o);
  bool announcing(const State& s, const Announcement& a) const;
  bool all_used(const Progress& p) const;
  bool taxes_targets(u16 item, const State& s) const;
  bool shares_fit(const State& s, u16 item) const;
  bool allowed_with(const Option& o, const State& s) const;
  // attempt_combat.cpp
  Outcome attack(const Branch& from);
  Outcome block(const Branch& from);
  // attempt_answer.cpp
  Outcome order(const Branch& from);
  Outcome assign(const Branch& from);
  Outcome choose(const Branch& from);
  Outcome choose_untapped(const Branch& from, const std::vector<Name>& names);
  Outcome choose_names(const Branch& from, const std::vector<Name>& names);
  std::vector<Option> called(const Branch& at, const std::vector<Option>& all,
                             const Name& name) const;
  Outcome keep(const Branch& from);

  Outcome fail(int depth, const std::string& message);
  void note_reason(const Branch& at, const Option& attempt);
  std::vector<Option> options(const State& s) const;
  std::vector<Option> matching(const Branch& at, const std::vector<Option>& all, OptionKind kind,
                               const Name& name) const;
  std::vector<Option> told_apart(const State& s, std::vector<Option> all) const;
  void apply_to(Branch& at, const Option& o) const;

  const NameScope& w_;
  const Statement& line_;
  bool hold_open_, may_pause_, pause_any_ = false;
  int steps_ = 0;
};

// What the pending question would be answered with if nobody writes an answer.
enum class Default : u8 { none, pass, forced, ordering, payment, no_combat };
struct DefaultAnswer {
  Default kind = Default::none;
  Option option;
};
DefaultAnswer default_answer(const NameScope& w, const State& s);
// Asked whether the player Decision::n gets another counter.
bool proliferates(const NameScope& w, const State& s);

// check.cpp: expectations. Empty if it holds, else what is there instead.
std::string check_state(const NameScope& w, const State& s, const Check& c);
// Advances `at` behind the event if it is among events[at…].
bool find_event(const NameScope& w, const State& s, const std::vector<Event>& events,
                const EventPattern& p, std::size_t& at);
// The same for lines that go on from one another: what happened at one time may be told in any
// order. `used`: the events that lines before stand for.
bool find_in_order(const NameScope& w, const State& s, const std::vector<Event>& events,
                   const EventPattern& p, std::size_t& at, std::vector<std::size_t>& used);

// position.cpp
// `own` is `db` where the file's own cards may be added to it, else null.
bool set_up(const Scenario& file, Era era, const CardDb& db, CardDb* own, NameScope& world,
            Branch& line, Issue& issue);

}  // namespace upkeep::scenario
