#include "search/solve.h"

#include <cstring>
#include <memory>
#include <unordered_map>

#include "scenario/names.h"
#include "util/per_thread.h"

namespace upkeep {
namespace {

constexpr int kMaxDepth = 600;  // options in one line, forced ones included
// What an answer may cost: positions looked at.
constexpr u64 kAnswerPositions = 60000;
// Ways for chance to fall, besides the one the state has in store.
constexpr u64 kOtherSeeds[] = {0x9E3779B97F4A7C15ull, 0xD1B54A32D192ED03ull, 0x94D049BB133111EBull};

// Something in the state speaks of this object alone, so it is not like another.
bool singled_out(const State& s, Ref r) {
  for (int i = 0; i < s.stack_object_count; ++i) {
    const StackObject& it = s.stack_objects[i];
    if (it.kind == StackObjectKind::none) continue;
    if (it.source == r || it.saved == r || it.iterated == r || it.event.object == r) return true;
    for (int t = 0; t < it.target_count; ++t)
      if (it.targets[t].object == r) return true;
    for (int p = 0; p < it.picked_count; ++p)
      if (it.picked[p] == r) return true;
  }
  for (int i = 0; i < s.frame_count; ++i) {
    const Frame& f = s.frames[i];
    if (f.kind != FrameKind::cast || f.item >= s.stack_object_count) continue;
    for (int p = 0; p < f.cast.paid_with + f.cast.tapped; ++p)
      if (s.stack_objects[f.item].announcing.paid_with[p] == r) return true;
  }
  for (int i = 0; i < s.continuous_count; ++i)
    if (s.continuous_effects[i].affected == r || s.continuous_effects[i].source == r) return true;
  for (int i = 0; i < s.pending_count; ++i)
    if (s.pending[i].source == r || s.pending[i].saved == r || s.pending[i].event.object == r)
      return true;
  for (int i = 0; i < s.delayed_count; ++i)
    if (s.delayed[i].source == r || s.delayed[i].saved == r) return true;
  for (int i = 0; i < s.shield_count; ++i)
    if (s.shields[i].source_object == r || s.shields[i].to_object == r ||
        s.shields[i].redirect == r)
      return true;
  for (int i = 0; i < s.pending_damage_count; ++i)
    if (s.pending_damage[i].source == r || s.pending_damage[i].to == r) return true;
  for (int i = 0; i < s.log_count; ++i)
    if (s.damage_log[i].source == r || s.damage_log[i].target == r) return true;
  return false;
}

bool twins(const State& s, Ref a, Ref b) {
  return a == b || (scenario::alike(s, a, b) && !singled_out(s, a) && !singled_out(s, b));
}

// The same choice but for which of two like objects it names.
bool same_choice(const State& s, const Option& a, const Option& b) {
  if (a == b) return true;
  if (a.kind != b.kind || a.a != b.a || a.b != b.b || a.value != b.value) return false;
  // An attacker that joins a band is named by its slot, an order by its place.
  if (a.kind == OptionKind::value) return false;
  if (!a.object != !b.object || !a.other != !b.other) return false;
  return (!a.object || twins(s, a.object, b.object)) && (!a.other || twins(s, a.other, b.other));
}

int place_of(const State& s, Ref r) {
  for (int i = 0; i < s.battlefield_count; ++i)
    if (s.battlefield[i] == r.slot) return i;
  return -1;
}

class Search {
 public:
  Search(const CardDb& db, const Goal& goal, const SolveLimits& limits)
      : db_(db), goal_(goal), limits_(limits) {}

  Solution run(const State& start) {
    Solution out;
    positions_ = 0;
    for (int actions = 0; actions <= limits_.actions; ++actions) {
      copy_state(at(0), start);
      line_.clear();
      seen_.clear();
      const Outcome o = reaches(0, actions, kNoPlace);
      out.positions = positions_;
      if (o == Outcome::limit) {
        out.verdict = Verdict::limit;
        return out;
      }
      if (o != Outcome::yes) continue;
      out.verdict = Verdict::solved;
      out.actions = actions;
      out.line = line_;
      if (limits_.first_only) return out;
      find_first(start, actions, out);
      find_spare(start, actions, out);
      out.positions = positions_;
      return out;
    }
    return out;
  }

 private:
  enum class Outcome : u8 { no, yes, limit };
  static constexpr int kNoPlace = -1;

  State& at(int depth) {
    while (int(states_.size()) <= depth) states_.push_back(std::make_unique<State>());
    return *states_[std::size_t(depth)];
  }

  // What may be decided here, without taking anything back and one of each kind. An attack or a
  // block is declared creature by creature: only in the order of the battlefield.
  std::vector<Option> moves(const State& s, int place) const {
    UPKEEP_PER_THREAD Option list[kMaxOptions];
    const bool mana = limits_.every_payment && s.decision.player == goal_.player;
    const int n = legal(s, db_, list, mana);
    std::vector<Option> out;
    for (int i = 0; i < n; ++i) {
      const Option& o = list[i];
      if (o.kind == OptionKind::back || o.kind == OptionKind::concede) continue;
      if ((o.kind == OptionKind::attack || o.kind == OptionKind::block) &&
          place_of(s, o.object) < place)
        continue;
      if (without_ && s.decision.player == goal_.player && same_use(s, o, without_use_)) continue;
      bool again = false;
      for (const Option& k : out) again = again || same_choice(s, k, o);
      if (!again) out.push_back(o);
    }
    if (!mana && s.decision.prompt == Prompt::pay_mana && out.size() > 1 &&
        out[0].kind == OptionKind::pay)
      out.resize(1);
    if (out.empty() && place != kNoPlace) return moves(s, kNoPlace);  // what must attack or block
    if (out.empty() && n) out.push_back(list[0]);
    return out;
  }

  // What is left out while find_spare() asks whether it is needed.
  struct Use {
    OptionKind kind;
    u16 card;
    u8 a;
    u16 ability;
  };
  static Use use_of(const State& s, const Option& o) {
    const Derived* d = derived_of(s, o.object);
    const Object* x = find(s, o.object);
    return {o.kind, d && d->card ? d->card : x ? x->card : u16(0), o.a, o.b};
  }
  static bool same_use(const State& s, const Option& o, const Use& u) {
    if (o.kind != u.kind) return false;
    const Use v = use_of(s, o);
    const bool combat = o.kind == OptionKind::attack || o.kind == OptionKind::block;
    return v.card == u.card && (combat || (v.a == u.a && v.ability == u.ability));
  }

  static bool is_action(const Option& o, int place) {
    switch (o.kind) {
      case OptionKind::play_land:
      case OptionKind::cast:
      case OptionKind::activate:
      case OptionKind::special:
        return true;
      case OptionKind::attack:
      case OptionKind::block:
        return place == kNoPlace;  // one for the whole declaration
      default:
        return false;
    }
  }
  static int place_after(const State& s, const Option& o) {
    return o.kind == OptionKind::attack || o.kind == OptionKind::block ? place_of(s, o.object)
                                                                       : kNoPlace;
  }

  // The goal is reached after `o` at depth, however chance falls.
  Outcome after(int depth, const Option& o, int actions, int place) {
    const std::size_t mark = line_.size();
    State& next = at(depth + 1);
    copy_state(next, at(depth));
    const u64 before = next.rng;
    apply_unchecked(next, db_, o, nullptr);
    const bool chance = next.rng != before;
    const Outcome first = reaches(depth + 1, actions, place);
    if (first != Outcome::yes || !chance) return first;
    const std::vector<SolveStep> line = line_;
    for (const u64 seed : kOtherSeeds) {
      line_.resize(mark);
      copy_state(next, at(depth));
      next.rng ^= seed;
      apply_unchecked(next, db_, o, nullptr);
      const Outcome other = reaches(depth + 1, actions, place);
      if (other != Outcome::yes) return other;
    }
    line_ = line;
    return Outcome::yes;
  }

  Outcome reaches(int depth, int actions, int place) {
    State& s = at(depth);
    const GoalState now = goal_state(s, goal_);
    if (now != GoalState::open) return now == GoalState::met ? Outcome::yes : Outcome::no;
    if (depth >= kMaxDepth || ++positions_ > limits_.positions) return Outcome::limit;
    const u8 player = s.decision.player;
    const bool own = player == goal_.player;
    const std::vector<Option> all = moves(s, place);
    if (all.empty()) return Outcome::no;
    const bool branches = all.size() > 1;
    // What has been found of a position: the most actions that were not enough, the fewest that
    // were.
    const u64 key = branches ? hash_state(s) * 31 + u64(place + 2) : 0;
    if (branches) {
      const auto it = seen_.find(key);
      if (it != seen_.end() && actions <= it->second) return Outcome::no;
    }
    const std::size_t mark = line_.size();
    if (own) {
      // What is done comes before what is left undone.
      for (const bool idle : {false, true})
        for (const Option& o : all) {
          const bool rests =
              o.kind == OptionKind::pass || o.kind == OptionKind::done || o.kind == OptionKind::no;
          if (rests != idle) continue;
          const bool action = is_action(o, place);
          if (action && actions == 0) continue;
          line_.push_back({o, player, action, !branches});
          const Outcome out =
              after(depth, o, actions - (action ? 1 : 0), place_after(at(depth), o));
          if (out != Outcome::no) return out;
          line_.resize(mark);
        }
      if (branches) seen_[key] = u8(actions);
      return Outcome::no;
    }
    std::vector<SolveStep> longest;
    for (const Option& o : all) {
      line_.resize(mark);
      line_.push_back({o, player, is_action(o, place), !branches});
      const Outcome out = after(depth, o, actions, place_after(at(depth), o));
      if (out != Outcome::yes) {
        if (out == Outcome::no) {
          line_.resize(mark);
          if (branches) seen_[key] = u8(actions);
        }
        return out;
      }
      // The answer that holds out longest is worth showing.
      if (line_.size() > longest.size()) longest = line_;
    }
    line_ = std::move(longest);
    return Outcome::yes;
  }

  void find_first(const State& start, int actions, Solution& out) {
    // The first decision with a choice that is the goal's player's.
    copy_state(at(0), start);
    std::size_t i = 0;
    for (; i < out.line.size(); ++i) {
      const SolveStep& step = out.line[i];
      if (!step.forced && step.player == goal_.player) break;
      apply_unchecked(at(0), db_, step.option, nullptr);
    }
    if (i == out.line.size()) return;
    out.first.push_back(out.line[i].option);
    for (const Option& o : moves(at(0), kNoPlace)) {
      if (same_choice(at(0), o, out.first[0])) continue;
      const bool action = is_action(o, kNoPlace);
      if (action && actions == 0) continue;
      line_.clear();
      if (after(0, o, actions - (action ? 1 : 0), place_after(at(0), o)) == Outcome::yes)
        out.first.push_back(o);
    }
  }

  void find_spare(const State& start, int actions, Solution& out) {
    State& walk = at(kMaxDepth + 2);
    copy_state(walk, start);
    for (std::size_t i = 0; i < out.line.size(); ++i) {
      const SolveStep& step = out.line[i];
      const bool counts = step.player == goal_.player && (is_action(step.option, kNoPlace) ||
                                                          step.option.kind == OptionKind::attack);
      if (counts) {
        without_use_ = use_of(walk, step.option);
        without_ = true;
        copy_state(at(0), start);
        line_.clear();
        seen_.clear();
        const Outcome o = reaches(0, actions, kNoPlace);
        without_ = false;
        if (o == Outcome::yes) out.spare.push_back(i);
        if (o == Outcome::limit) {
          out.spare_known = false;
          return;
        }
      }
      apply_unchecked(walk, db_, step.option, nullptr);
    }
  }

  const CardDb& db_;
  const Goal goal_;
  const SolveLimits limits_;
  std::vector<std::unique_ptr<State>> states_;
  std::vector<SolveStep> line_;
  std::unordered_map<u64, u8> seen_;  // positions from which so many actions are not enough
  u64 positions_ = 0;
  Use without_use_{};
  bool without_ = false;
};

}  // namespace

Solution solve(const State& start, const CardDb& db, const Goal& goal, const SolveLimits& limits) {
  return Search(db, goal, limits).run(start);
}

bool holds_at_end(const State& s, const Goal& goal) {
  int number = 0;
  switch (goal.kind) {
    case GoalKind::wins:
      return false;
    case GoalKind::survives:
      return true;
    case GoalKind::alive:
      return permanent_of(s, goal.object) != nullptr;
    case GoalKind::dead:
      return permanent_of(s, goal.object) == nullptr;
    case GoalKind::life:
      number = s.players[goal.of].life;
      break;
    case GoalKind::hand:
      number = s.hand[goal.of].count;
      break;
  }
  if (goal.comparison == Comparison::at_least) return number >= goal.number;
  if (goal.comparison == Comparison::at_most) return number <= goal.number;
  return number == goal.number;
}

GoalState goal_state(const State& s, const Goal& goal) {
  if (s.over) return s.winner == goal.player ? GoalState::met : GoalState::missed;
  if (!in_game(s, goal.player)) return GoalState::missed;
  const bool holds = holds_at_end(s, goal);
  // What has died does not come back as what it was.
  const bool settled = s.turn > goal.turn || (goal.kind == GoalKind::alive && !holds) ||
                       (goal.kind == GoalKind::dead && holds);
  return !settled ? GoalState::open : holds ? GoalState::met : GoalState::missed;
}

int best_answer(const State& s, const CardDb& db, const Goal& goal, int authors) {
  Option options[kMaxOptions];
  const int n = legal(s, db, options, false);
  if (!n) return -1;
  // Among answers that ask as much, the author's, then one that does something: an opponent who
  // only passes is none.
  const auto zeal = [&](int i) {
    if (i == authors) return 2;
    const OptionKind k = options[i].kind;
    return int(k != OptionKind::pass && k != OptionKind::done && k != OptionKind::no);
  };
  int best = 0, best_actions = -2;
  SolveLimits limits;
  limits.positions = kAnswerPositions / u64(n) + 2000;
  limits.actions = kMaxSolveActions - 1;
  limits.first_only = true;
  Search search(db, goal, limits);
  const auto after = std::make_unique<State>();
  for (int i = 0; i < n; ++i) {
    if (options[i].kind == OptionKind::back) continue;
    if (s.decision.prompt == Prompt::pay_mana && options[0].kind == OptionKind::pay && i) break;
    if (n == 1) break;
    // Nothing is better than what cannot be met, unless the author says so.
    if (best_actions == kMaxSolveActions && zeal(i) <= zeal(best)) continue;
    copy_state(*after, s);
    apply_unchecked(*after, db, options[i], nullptr);
    const Solution way = search.run(*after);
    // The goal out of reach, or as far as can be; what cannot be told lies between.
    const int actions = way.verdict == Verdict::solved     ? way.actions
                        : way.verdict == Verdict::unsolved ? kMaxSolveActions
                                                           : kMaxSolveActions - 1;
    if (actions > best_actions || (actions == best_actions && zeal(i) > zeal(best))) {
      best = i;
      best_actions = actions;
    }
  }
  return best;
}

}  // namespace upkeep
