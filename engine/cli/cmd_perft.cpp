// Counts the decision trees from a position: a change in what is legal, or in what order it is
// listed, changes the numbers. Payments are made as proposed and, like single answers, are not
// counted as a ply; taking a choice back is no move.
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "scenario/parse.h"
#include "scenario/run.h"
#include "state_fingerprint.h"

namespace upkeep::cli {
namespace {

class Tree {
 public:
  Tree(const CardDb& db, int depth)
      : db_(db), fingerprint_(db), counts_(std::size_t(depth) + 1), hash_(counts_.size()) {
    for (int i = 0; i <= depth + 1; ++i) states_.push_back(std::make_unique<State>());
  }
  void run(const State& s) {
    copy_state(*states_[0], s);
    descend(0);
  }
  const std::vector<u64>& counts() const { return counts_; }
  const std::vector<u64>& hash() const { return hash_; }

 private:
  int options(State& s, Option* out) {
    for (int i = 0; i < 10000 && !s.over; ++i) {
      int n = legal(s, db_, out, false);
      const bool pays = s.decision.prompt == Prompt::pay_mana;
      int kept = 0;
      for (int k = 0; k < n; ++k)
        if (out[k].kind != OptionKind::back) out[kept++] = out[k];
      n = kept;
      if (n == 0 || (n > 1 && !pays)) return n;
      apply_unchecked(s, db_, out[0], nullptr);
    }
    return 0;
  }
  void descend(std::size_t depth) {
    State& s = *states_[depth];
    Option list[kMaxOptions];
    const int n = options(s, list);
    ++counts_[depth];
    hash_[depth] = (hash_[depth] ^ fingerprint_(s)) * 0x100000001B3ull;
    if (depth + 1 >= counts_.size()) return;
    const std::vector<Option> moves(list, list + n);
    for (const Option& o : moves) {
      copy_state(*states_[depth + 1], s);
      apply_unchecked(*states_[depth + 1], db_, o, nullptr);
      descend(depth + 1);
    }
  }
  const CardDb& db_;
  StateFingerprint fingerprint_;
  std::vector<u64> counts_, hash_;
  std::vector<std::unique_ptr<State>> states_;
};

}  // namespace

int perft(Args& a) {
  Era era = Era::foundations;
  bool given;
  long long depth = 3;
  a.rules(era, given);
  a.number("--depth", depth);
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.size() != 1 || depth < 1 || depth > 40) {
    std::fprintf(stderr, "duel: perft needs one file, and a depth from 1 to 40\n");
    return 2;
  }
  scenario::Scenario file;
  if (!read_scenario(paths[0], file)) return 1;
  for (Era e : file.rules) {
    if (given && e != era) continue;
    if (!era_supported(e)) continue;
    CardDb db = standard_cards();
    const auto state = std::make_unique<State>();
    scenario::Issue issue;
    if (!scenario::build_position(file, e, db, *state, issue)) {
      std::fprintf(stderr, "%s\n", scenario::format_issue(paths[0], issue).c_str());
      return 1;
    }
    // The hash must not depend on which other cards the database has.
    state->cards = 0;
    Tree tree(db, int(depth));
    tree.run(*state);
    for (std::size_t d = 1; d < tree.counts().size(); ++d)
      std::printf("%s %zu %llu %s\n", era_name(e), d,
                  static_cast<unsigned long long>(tree.counts()[d]), hex(tree.hash()[d]).c_str());
  }
  return 0;
}

}  // namespace upkeep::cli
