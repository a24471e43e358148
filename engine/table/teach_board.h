// A board in a page about the rules: a position that is looked at, stepped through, played or
// solved. Beside the game it keeps what the position's text does below it (the script), its goal,
// and which actions the page allows.
#pragma once
#include <string>
#include <vector>

#include "scenario/script.h"
#include "search/solve.h"
#include "table/game.h"

namespace upkeep {

enum class BoardMode : u8 {
  play,    // everybody plays by hand
  read,    // nothing is done but by the script
  puzzle,  // the goal's player plays by hand, the answers are the best there are
};

class TeachBoard final : public ActGate {
 public:
  explicit TeachBoard(Game& game) : game_(game) {}
  ~TeachBoard() override;

  // As Game::start_text(); without a script if its lines cannot be played under the era (`issues`
  // says so, and the board stands at its beginning all the same).
  bool load(const GameConfig& config, std::string_view text, bool era_given, BoardMode mode,
            std::vector<PositionIssue>& issues);
  void leave();  // the game is no board any more
  bool on() const { return on_; }
  BoardMode mode() const { return mode_; }

  // "all", or any of: cast activate play attack block mana special pass, each as it is or with the
  // name of a card behind a colon, parted by commas. False if a word is not known.
  bool allow(std::string_view words);
  bool allows(const State& s, const CardDb& db, const Option& o) const override;

  const std::vector<scenario::ScriptLine>& script() const { return script_; }
  // What the author says where the board stands now, in a language, or in none that is named: the
  // `say` lines between the last line of the script that has been played and the next.
  std::string said(Lang lang) const;
  // How many lines of the script have been played; npos once something else was done.
  std::size_t step() const;
  // The position after so many lines of the script.
  bool go_to(std::size_t step);

  GoalState goal() const;
  const Goal& wanted() const { return goal_; }
  // Puzzle: a decision of the other side is pending and is answered: so that the goal is missed, if
  // that can be. True if something was done.
  bool reply();
  // What the goal's player does next on a way to the goal; false if there is none, or it takes
  // too long to find one.
  bool hint(Option& out) const;

 private:
  struct Allowed {
    std::string kind, name;
  };
  int next_of_script() const;  // the choice the script makes here, or -1
  Game& game_;
  bool on_ = false;
  BoardMode mode_ = BoardMode::play;
  bool all_ = true;
  std::vector<Allowed> allowed_;
  std::vector<scenario::ScriptLine> script_;
  std::vector<scenario::Saying> sayings_;  // of the era
  bool has_goal_ = false;
  Goal goal_;
};

}  // namespace upkeep
