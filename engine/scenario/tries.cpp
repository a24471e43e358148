#include "scenario/tries.h"

#include <memory>
#include <unordered_map>

#include "scenario/puzzle.h"
#include "scenario/script.h"
#include "util/prng.h"

namespace upkeep::scenario {
namespace {

// Nothing that is tried lasts so long; what goes round in circles has not reached the goal.
constexpr int kMaxChoices = 2000;

class Learner {
 public:
  Learner(const State& start, const CardDb& db, const Goal& goal, std::vector<u16> authors)
      : start_(start), db_(db), goal_(goal), authors_(std::move(authors)) {}

  // Whether the goal is reached; `chance` null: by doing nothing.
  bool reaches(u64* chance) {
    State& s = *state_;
    copy_state(s, start_);
    bool written = true;  // so far everything is as the author has it
    for (std::size_t made = 0; made < kMaxChoices; ++made) {
      const GoalState now = goal_state(s, goal_);
      if (now != GoalState::open) return now == GoalState::met;
      const int authors = written && made < authors_.size() ? authors_[made] : -1;
      const int choice = s.decision.player != goal_.player ? answer(s, authors)
                         : chance                          ? at_random(s, *chance)
                                                           : idle(s);
      if (choice < 0) return false;
      written = written && choice == authors;
      legal(s, db_, options_, false);
      apply_unchecked(s, db_, options_[choice], nullptr);
    }
    return false;
  }

 private:
  // The other side looks far ahead, and many tries come to the same positions.
  int answer(const State& s, int authors) {
    const u64 key = hash_state(s) * 31 + u64(authors + 1);
    const auto known = answers_.find(key);
    if (known != answers_.end()) return known->second;
    const int found = best_answer(s, db_, goal_, authors);
    answers_.emplace(key, found);
    return found;
  }
  int idle(const State& s) {
    const int n = legal(s, db_, options_, false);
    for (int i = 0; i < n; ++i) {
      const OptionKind k = options_[i].kind;
      if (k == OptionKind::pass || k == OptionKind::done || k == OptionKind::no) return i;
    }
    return n ? 0 : -1;
  }
  // Mana is made and paid as proposed, which is what a click does; nothing is taken back.
  int at_random(const State& s, u64& chance) {
    const int n = legal(s, db_, options_, false);
    if (!n) return -1;
    if (s.decision.prompt == Prompt::pay_mana && options_[0].kind == OptionKind::pay) return 0;
    std::vector<int> open;
    for (int i = 0; i < n; ++i)
      if (options_[i].kind != OptionKind::back && options_[i].kind != OptionKind::concede)
        open.push_back(i);
    if (open.empty()) return -1;
    return open[upkeep::below(next_random(chance), u32(open.size()))];
  }

  const State& start_;
  const CardDb& db_;
  const Goal goal_;
  const std::vector<u16> authors_;
  const std::unique_ptr<State> state_ = std::make_unique<State>();
  Option options_[kMaxOptions];
  std::unordered_map<u64, int> answers_;
};

}  // namespace

bool try_puzzle(const Scenario& file, Era era, const CardDb& db, int tries, u64 seed, Tries& out,
                Issue& issue) {
  PuzzleStart start;
  if (!start.set_up(file, era, db, issue)) return false;
  std::vector<ScriptLine> script;
  if (!script_of(file, era, db, script, issue)) return false;
  std::vector<u16> authors;
  for (const ScriptLine& line : script)
    authors.insert(authors.end(), line.choices.begin(), line.choices.end());
  Learner learner(start.at.s(), *start.world.db, start.goal, std::move(authors));
  out = {};
  out.idle = learner.reaches(nullptr);
  u64 chance = mix64(seed);
  for (int i = 0; i < tries; ++i) out.reached += learner.reaches(&chance);
  return true;
}

}  // namespace upkeep::scenario
