// A text is first elaborated into a complete list of choices, line by line: what is written, and
// what the format lets a line imply (passes, payments, only answers, orderings as offered). The run
// (run.cpp) then plays these choices strictly and judges what the file expects.
#pragma once
#include "scenario/course.h"

namespace upkeep::scenario {

// What one statement comes to.
struct ElaboratedLine {
  std::size_t statement = 0;
  bool restarts = false;  // what has happened is told from this line on
  // It says again what went without a question: an only answer, a hand that could only be kept, an
  // attack with nothing where nothing could attack.
  bool restates = false;
  bool answered_before = false;  // its answer was needed further up, and was taken there
  std::vector<Choice> choices;
  // What later questions are answered with because of it.
  std::vector<Promise> promises;
  std::vector<TakenUp> taken_up;
};

struct Elaboration {
  std::vector<Choice> beginning;      // before anybody could act
  std::vector<ElaboratedLine> lines;  // every statement below the position, in order
  bool announcing = false;            // the last line leaves an announcement open
  bool complete = true;
  Issue issue;  // else: where it cannot go on, which lines[…] do not reach
};

class Elaborator : public Course {
 public:
  using Course::Course;
  Elaboration run();

 protected:
  // The position, up to the first question.
  bool start(Elaboration& out);
  bool line(std::size_t i, Elaboration& out);
  bool action(std::size_t i);
  bool end(std::size_t i);
  void take_implied_answers(std::size_t i);

  bool announcing_ = false;  // a line is announced in part, and the next one goes on with it

 private:
  // elaborate.cpp: the lines as they are written
  bool perform(std::size_t i);
  bool concede(const Statement& st);
  bool go_on_announcing(std::size_t i);
  bool announce_further(const Statement& st, Branch from, std::size_t i);
  bool pass_until_legal(std::size_t i);
  bool accept(const Attempt& t, Outcome o, const Branch& at);
  bool resolve(std::size_t i);
  bool until(std::size_t i);
  bool has_reached(const Statement& st) const;
  bool takes(const Statement& st);
  void expectation(const Statement& st, std::size_t i);

  // elaborate_ahead.cpp: what later lines make of this one
  const Statement* next_action(std::size_t i) const;
  const Statement* action_before(std::size_t i) const;
  bool answered_by_next(std::size_t i);
  bool ordered_later(std::size_t i) const;
  bool wanted_here(std::size_t i);
  bool held_open(std::size_t i) const;
  bool half_said(std::size_t i, const Branch& at);
  bool said_later(std::size_t i, const Branch& at);
  bool said_further_down(const Statement& st, Branch& at);
  bool pass_over(Branch& at, std::size_t i) const;
  bool came_here(std::size_t i) const;
  bool just_answered(std::size_t i) const;

  // elaborate_implied.cpp: what a line may say of what needed no question
  template <class Found>
  bool passes_to(Found found);
  bool restates(const Statement& st, const Branch& at, std::size_t since = 0, bool targets = false);
  bool kept_unasked(const Statement& st, const Branch& at) const;
  bool names_happened(const Statement& st, const Branch& at, std::size_t since, bool targets);
  bool shares_happened(const Statement& st, const Branch& at, std::size_t since) const;
  bool taken_on_the_way(const Statement& st);
  bool assigned_unasked(const Statement& st, const Branch& at);
  bool sole_recipient(const Statement& st, const State& now, Ref but) const;
  bool assigned_on_the_way(const Statement& st);
  bool chosen_unasked(const Statement& st, const Branch& at) const;
  bool nothing_to_declare(const Statement& st, const State& now) const;
  bool offered_in_vain(const Branch& at) const;
  bool vain_refusal();
  bool chooses_source(const Statement& st, const State& at) const;
  bool may_keep(const Promise& p, const State& before, const Branch& made) const;
  bool promise(const Statement& st, const Branch& at, bool hold, bool may_pause, bool ask = false);
  bool phase_answer(const Statement& st, const Branch& at);
  void note_phase_effect(const Statement& st);

  Announcement open_;
  std::unique_ptr<State> undamaged_;   // before a row of `assign` lines
  bool in_window_ = false;             // the last action was in a prevention or regeneration step
  bool restates_ = false;              // the line at hand says what went without a question
  std::vector<std::size_t> answered_;  // lines whose answer had to be given before
  std::vector<std::size_t> retold_;    // of the events, those that lines have said again
};

// `own`: see position.h.
Elaboration elaborate(const Scenario& file, Era era, const CardDb& db, CardDb* own);
// run.cpp: plays exactly these choices and judges the expectations between them.
RunResult run_strictly(const Scenario& file, Era era, const CardDb& db, CardDb* own,
                       const Elaboration& elaboration);
// Answers a question that is open, rather than beginning something.
bool answers_question(Kind k);

}  // namespace upkeep::scenario
