// How far a file has been played under one era, and what it expects at that point. The elaboration
// (elaborate.h) and the strict run (run.cpp) both go along such a course.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "scenario/attempt.h"
#include "scenario/check.h"
#include "scenario/position.h"
#include "scenario/run.h"

namespace upkeep::scenario {

inline std::string letter(u8 p) { return std::string(1, player_letter(p)); }

class Course {
 public:
  Course(const Scenario& file, Era era, const CardDb& db, CardDb* own)
      : file_(file), era_(era), db_(db), own_(own) {}

 protected:
  bool fail(Pos pos, Message message) {
    if (result_.ok) result_ = RunResult{false, pos, std::move(message)};
    return false;
  }
  bool fail(const Statement& st, Message message) { return fail(st.pos, std::move(message)); }

  bool begin();  // the position, and that every name means something
  State& s() { return line_.s(); }
  const State& s() const { return line_.s(); }
  // The statements below the position that are for this era.
  bool plays(const Statement& st) const {
    return st.applies(era_) && !is_header(st.kind) && !is_position(st.kind);
  }
  // What has happened counts from this action on; `dealt`: see events_of_assign().
  // Returns how many events were put before those of the action.
  std::size_t note_action(const Statement& st, std::vector<Event> dealt);
  // In the action behind a row of `assign` lines the damage that they dealt is told too.
  std::vector<Event> events_of_assign() const;

  // `=` and `!`. Goes on from the `=` line before.
  bool has_happened(const Statement& st, const Branch& at);
  // The first state of a `?` or `end` line that does not hold, and what is there instead.
  const Check* first_wrong(const Statement& st, const Branch& at, Message& there) const;
  bool judge_event(const Statement& st);
  bool judge_states(const Statement& st);
  bool judge_can(const Statement& st);  // `can` and `cannot`
  // Where an attack has to be announced (1997), that is done instead of passing.
  Option announcing_attack(const Branch& at, u8 player, const Option& otherwise) const;

  const Scenario& file_;
  Era era_;
  const CardDb& db_;
  CardDb* own_;
  NameScope world_;
  Branch line_;
  RunResult result_;
  bool after_event_ = false;  // the last line was an `=` line

 private:
  bool check_name(const Name& n);
  bool check_names();
  bool already_over(const Statement& st) const;

 protected:
  std::vector<Event> beginning_;  // before the first action
  bool begun_ = false;            // there has been an action
  Kind last_act_{};               // of the last action

 private:
  std::size_t before_ = 0;         // of the events, those that were before the last action
  std::size_t cursor_ = 0;         // of the events, the first behind the `=` line before
  std::vector<std::size_t> used_;  // events that the lines before stand for
};

}  // namespace upkeep::scenario
