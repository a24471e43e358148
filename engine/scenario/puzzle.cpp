#include "scenario/puzzle.h"

#include <memory>

#include "scenario/position.h"
#include "text/phrases.h"
#include "text/strings.h"
#include "view/view.h"

namespace upkeep::scenario {

namespace {

// A solution as the players read it while they play: each step is what its button says.
class Teller {
 public:
  Teller(const NameScope& world, Lang lang) : world_(world), lang_(lang) {}

  void step(std::vector<SolutionStep>& out, const State& s, const SolveStep& step) {
    const Option& o = step.option;
    const bool again = !out.empty() && out.back().player == s.decision.player;
    const bool declared = last_ == OptionKind::attack || last_ == OptionKind::block;
    const bool passed = last_ == OptionKind::pass;
    last_ = o.kind;
    switch (o.kind) {
      case OptionKind::pay:
      case OptionKind::back:
        return;
      case OptionKind::done:
        if (step.forced || (declared && again)) return;
        if (s.decision.kind == DecisionKind::attackers)
          out.push_back({s.decision.player, words(Str::option_no_attack)});
        else if (s.decision.kind == DecisionKind::blockers)
          out.push_back({s.decision.player, words(Str::option_no_block)});
        return;
      case OptionKind::object:
      case OptionKind::player:
      case OptionKind::yes:
      case OptionKind::no:
      case OptionKind::value:
        answer(out, s, step, again);
        return;
      case OptionKind::pass:
        // Many in a row are one line: what is passed over is nothing to look for.
        if (step.forced || (passed && again)) return;
        [[fallthrough]];
      default:
        if (step.forced) return;
        out.push_back({s.decision.player, words(s, o)});
    }
  }
  SolutionStep one(const State& s, const Option& o) const {
    return {s.decision.player, words(s, o)};
  }

 private:
  const char* words(Str key) const { return str(lang_, key); }
  View seen(const State& s) const {
    return make_view(s, *world_.db, s.decision.player, lang_, ViewNames{});
  }
  std::string words(const State& s, const Option& o) const {
    for (const ViewOption& v : seen(s).options)
      if (v.option == o) return v.text + which(s, o);
    return option_words(world_, s, o);
  }
  // What belongs to the step before it stands behind that.
  void answer(std::vector<SolutionStep>& out, const State& s, const SolveStep& step,
              bool again) const {
    const bool announcing =
        again && s.frame_count && s.frames[s.frame_count - 1].kind == FrameKind::cast;
    // A single target is told all the same: it is what the step does.
    if (step.forced && !(announcing && s.decision.prompt == Prompt::target)) return;
    const std::string text = words(s, step.option);
    if (announcing && s.decision.prompt == Prompt::target) {
      std::string& before = out.back().text;
      if (before.back() == '.') before.pop_back();
      before += (before.find(" → ") == std::string::npos ? " → " : ", ") + text;
      return;
    }
    if (announcing && s.decision.prompt == Prompt::x_value) {
      out.back().text += " (X = " + text + ")";
      return;
    }
    std::string question = seen(s).question;
    // Of a division the answer says itself to whom.
    if (s.decision.kind == DecisionKind::divide)
      question.resize(std::min(question.size(), question.find(" → ")));
    const char last = question.empty() ? '?' : question.back();
    if (last == '.') question.pop_back();
    question += (last == '?' ? " " : ": ") + text;
    if (announcing)
      out.back().text += " (" + question + ")";
    else
      out.push_back({s.decision.player, question});
  }
  // Of several of one name: the one that the file names, or whose it is.
  std::string which(const State& s, const Option& o) const {
    if (o.kind != OptionKind::object) return {};
    const Derived* d = derived_of(s, o.object);
    if (!d) return {};
    for (const Label& l : world_.labels)
      if (stands_for_label(l, o.object) && l.text != card_name_of(world_, d->card))
        return " (" + l.text + ")";
    const u8 owner = controller_of(s, o.object);
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Ref r = ref_of(s, s.battlefield[i]);
      const Derived* other = derived_of(s, r);
      if (other && r != o.object && other->card == d->card && controller_of(s, r) != owner)
        return std::string(" (") + player_letter(owner) + ")";
    }
    return {};
  }

  const NameScope& world_;
  Lang lang_;
  OptionKind last_ = OptionKind::concede;
};

}  // namespace

bool goal_of(const Scenario& file, Era era, const NameScope& world, const State& start, Goal& out) {
  static constexpr std::pair<std::string_view, GoalKind> kKinds[] = {
      {"wins", GoalKind::wins}, {"survives", GoalKind::survives}, {"life", GoalKind::life},
      {"hand", GoalKind::hand}, {"alive", GoalKind::alive},       {"dead", GoalKind::dead},
  };
  for (const Statement& st : file.statements) {
    if (st.kind != Kind::goal || !st.applies(era)) continue;
    out = {};
    for (const auto& [word, kind] : kKinds)
      if (st.word == word) out.kind = kind;
    // Of a goal that names no player it is whose turn it is.
    out.player = st.player == kNoPlayer ? start.active : st.player;
    out.turn = st.number ? u16(st.number) : start.turn;
    out.comparison = st.value == ">="   ? Comparison::at_least
                     : st.value == "<=" ? Comparison::at_most
                                        : Comparison::equal;
    if (st.of != kNoPlayer) out.of = st.of;
    out.number = i16(st.x);
    if (out.kind != GoalKind::alive && out.kind != GoalKind::dead) return true;
    for (const Ref r : objects_named(world, start, st.object)) {
      if (!permanent_of(start, r)) continue;
      out.object = r;
      out.card = start.objects[r.slot].card;
      return true;
    }
    return false;
  }
  return false;
}

bool PuzzleStart::set_up(const Scenario& file, Era era, const CardDb& db, Issue& issue) {
  own = own_cards(file, db);
  if (!scenario::set_up(file, era, own ? *own : db, own.get(), world, at, issue)) return false;
  if (goal_of(file, era, world, at.s(), goal)) return true;
  issue = {Pos{1, 1}, sentences({Str::duel_flaw_there_no_goal,
                                 expected({Str::duel_flaw_part_line_such_as, {"goal A wins"}})})};
  return false;
}

bool solve_puzzle(const Scenario& file, Era era, const CardDb& db, const SolveLimits& limits,
                  Puzzle& out, Issue& issue, const Lang* lang) {
  PuzzleStart start;
  if (!start.set_up(file, era, db, issue)) return false;
  const NameScope& world = start.world;
  const Goal& goal = start.goal;
  out.solution = solve(start.at.s(), *world.db, goal, limits);
  out.line.clear();
  out.others.clear();
  out.spare.clear();
  out.told.clear();
  out.told_others.clear();
  out.told_spare.clear();
  Teller teller(world, lang ? *lang : Lang::en);
  Branch& at = start.at;
  bool told = false;
  for (std::size_t n = 0; n < out.solution.line.size(); ++n) {
    const SolveStep& step = out.solution.line[n];
    // Where the other beginnings part from the line.
    if (!step.forced && step.player == goal.player && !told) {
      told = true;
      for (std::size_t i = 1; i < out.solution.first.size(); ++i) {
        out.others.push_back(option_words(world, at.s(), out.solution.first[i]));
        if (lang) out.told_others.push_back(teller.one(at.s(), out.solution.first[i]));
      }
    }
    if (!step.forced && step.option.kind != OptionKind::pay)
      out.line.push_back(std::string(1, player_letter(step.player)) + " " +
                         option_words(world, at.s(), step.option));
    if (lang) teller.step(out.told, at.s(), step);
    for (const std::size_t i : out.solution.spare) {
      if (i != n) continue;
      out.spare.push_back(option_words(world, at.s(), step.option));
      if (lang) out.told_spare.push_back(teller.one(at.s(), step.option));
    }
    apply_unchecked(at.s(), *world.db, step.option, nullptr);
  }
  return true;
}

}  // namespace upkeep::scenario
