// A position walked through decision by decision, for `duel step`: what is asked, what the file
// answers, and the frames that the engine is working on.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "scenario/names.h"
#include "scenario/run.h"

namespace upkeep::scenario {

class Walkthrough {
 public:
  // False, with the place, if the position cannot be set up. A file whose actions cannot all be
  // played is walked through all the same: its script ends where it fails.
  bool begin(const Scenario& file, Era era, const CardDb& db, Issue& issue);

  // Where the duel stands: step, frames, and the pending decision with its options by number. The
  // option that the file takes is marked with a star.
  std::string screen() const;
  // Carries out one command and returns what is to be printed: a number, nothing (the option of the
  // file, or else the first), u, f, h, s or q.
  std::string command(const std::string& line);
  bool done() const { return done_; }

  const State& state() const { return *states_.back(); }
  static const char* help();

 private:
  struct Scripted {
    u16 choice;
    std::size_t line;  // of lines_
  };
  static constexpr std::size_t kOffScript = std::size_t(-1);

  int options(Option* out) const { return legal(state(), *db_, out); }
  const Scripted* scripted() const;
  std::string take(int choice);
  std::string undo();
  std::string frames_in_full() const;
  std::string table() const;

  std::unique_ptr<CardDb> own_;
  const CardDb* db_ = nullptr;
  NameScope names_;
  std::vector<std::unique_ptr<State>> states_;  // the position, and after each choice
  std::vector<std::size_t> script_at_;          // of script_, beside each state
  std::vector<Scripted> script_;
  std::vector<std::string> lines_;
  std::string script_ends_;  // why, where the file cannot be played to its end
  bool done_ = false;
};

}  // namespace upkeep::scenario
