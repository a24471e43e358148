// One attempt at a written line at the pending decision.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "scenario/branch.h"
#include "scenario/names.h"

namespace upkeep::scenario {

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
  Message message;
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
  Message not_as_written(const Branch& at, const Option& pay) const;
  Outcome go(const Asked& q, const std::vector<Option>& options, const Progress& used,
             bool first_wins = true);
  Outcome branch(const Node& node, const std::vector<Option>& options,
                 const std::vector<Progress>& used, bool first_wins, int depth);
  Outcome finish(Node node, Outcome o);
  bool announcing(const State& s, const Announcement& a) const;
  bool all_used(const Progress& p) const;
  bool taxes_targets(u16 item, const State& s) const;
  void refused_extra(const State& s, const Announcement& a);
  bool shares_fit(const State& s, u16 item) const;
  bool allowed_with(const Option& o, const State& s) const;
  // attempt_reasons.cpp
  void guess_declaration(const Branch& at);
  void guess_target(const Branch& at, Option use);
  void guess_use(const Branch& at, OptionKind kind, Ref r);
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

  Outcome fail(int depth, Message message);
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
struct DefaultAnswer {
  Default kind = Default::none;
  Option option;
};
DefaultAnswer default_answer(const NameScope& w, const State& s);
// Whether a player is asked, for proliferate, if player Decision::n gets another counter.
bool proliferates(const NameScope& w, const State& s);

}  // namespace upkeep::scenario
