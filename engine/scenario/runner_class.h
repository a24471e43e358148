// One run of a parsed file under one era: runner.cpp plays the actions, runner_expect.cpp judges
// the expectations.
#pragma once
#include "scenario/runner.h"
#include "text/text.h"

namespace upkeep::scenario {

struct EraTrace;
struct TraceLine;
struct ScriptLine;
// A database of its own for a file that describes cards; null where the common one will do.
std::unique_ptr<CardDb> own_cards(const Scenario& file, const CardDb& db);

constexpr int kMaxApplied = 6000;

// Something is under way that no new line may be written into.
bool resolving(const State& s);
inline std::string letter(u8 p) { return std::string(1, player_letter(p)); }

class Runner {
 public:
  Runner(const Scenario& file, Era era, const CardDb& db, CardDb* own)
      : file_(file), era_(era), db_(db), own_(own) {}
  RunResult run();
  bool script(std::vector<ScriptLine>& out, Issue& issue);  // script.cpp: likewise, as choices
  // compare.cpp: plays the actions only, and tells what happens (to a reader too, if asked).
  void trace(EraTrace& out, const Lang* lang);

 private:
  void tell(const Lang& lang, TraceLine& out);
  void tell_refusal(const Lang& lang, const Statement& st, const Branch& at, TraceLine& out);
  bool fail(Pos pos, const std::string& message) {
    if (result_.ok) result_ = RunResult{false, pos, message};
    return false;
  }
  bool fail(const Statement& s, const std::string& message) { return fail(s.pos, message); }
  bool check_names();
  bool check_name(const Name& n);
  bool statement(std::size_t i);
  bool action(std::size_t i);
  bool takes(const Statement& s);
  bool perform(std::size_t i);
  bool go_on_announcing(const Statement& s, Branch from, std::size_t i);
  bool resolve(std::size_t i);
  bool until(std::size_t i);
  bool end(std::size_t i);
  bool can(const Statement& s);
  bool gone_by(const Statement& s) const;
  bool happened(std::size_t i);
  void settle(std::size_t i);
  void goal();
  bool claimed(std::size_t i);
  bool ordered_later(std::size_t i) const;
  bool wanted_here(std::size_t i);
  bool offered_in_vain(const Branch& line) const;
  bool vain_refusal();
  template <class Found>
  bool passes_to(Found found);  // scenario/elaborate.cpp
  bool phase_answer(const Statement& st, const Branch& at);
  bool came_here(std::size_t i) const;
  bool just_answered(std::size_t i) const;
  bool evidence(const Statement& s, const Branch& line, std::size_t since = 0,
                bool targets = false) const;
  bool taken_on_the_way(const Statement& s);
  bool assigned_unasked(const Statement& st, const Branch& at);
  bool sole_recipient(const Statement& st, const State& now, Ref but) const;
  bool assigned_on_the_way(const Statement& st);
  void note_phase_effect(const Statement& s);
  bool chosen_unasked(const Statement& st, const Branch& line) const;
  bool said_later(std::size_t i, const Branch& at);
  bool said_further_down(const Statement& st, Branch& at);
  bool half_said(std::size_t i, const Branch& at);
  bool promise(const Statement& st, const Branch& at, bool hold, bool may_pause, bool ask = false);
  void keep_beginning(const Statement& st, std::vector<Event> dealt);
  const Statement* next_action(std::size_t i) const;
  bool held_open(std::size_t i) const;
  Option announcing_attack(const Branch& at, u8 player, const Option& otherwise) const;
  bool pass_over(Branch& at, std::size_t i) const;
  void apply_to(Branch& at, const Option& o) { at.apply(db_, o); }
  State& s() { return line_.s(); }
  const State& s() const { return line_.s(); }

  const Scenario& file_;
  Era era_;
  const CardDb& db_;
  CardDb* own_;
  NameScope world_;
  Branch line_;
  RunResult result_;
  bool announcing_ = false;
  Announcement open_;
  Kind last_act_{};                   // of the last action
  std::unique_ptr<State> undamaged_;  // before a row of `assign` lines
  bool in_window_ = false;            // it was used in a prevention or regeneration step
  std::vector<Event> beginning_;      // before the first action
  std::size_t before_ = 0;            // of the events, those that were before it
  bool begun_ = false;                // there has been an action
  std::size_t cursor_ = 0;
  std::vector<std::size_t> used_;      // events that the lines before stand for
  std::vector<std::size_t> answered_;  // lines whose answer had to be given before
  bool after_event_ = false;           // the last line was an `=` line
};

}  // namespace upkeep::scenario
