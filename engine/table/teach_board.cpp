#include "table/teach_board.h"

#include <memory>

#include "scenario/parse.h"
#include "scenario/puzzle.h"

namespace upkeep {
namespace {

constexpr const char* kKinds[] = {"cast",  "activate", "play",    "attack",
                                  "block", "mana",     "special", "pass"};
// What a hint may cost: positions looked at.
constexpr u64 kHintPositions = 400000;

const char* kind_word(const Option& o) {
  switch (o.kind) {
    case OptionKind::cast:
      return "cast";
    case OptionKind::activate:
      return "activate";
    case OptionKind::play_land:
      return "play";
    case OptionKind::attack:
    case OptionKind::announce_attack:
      return "attack";
    case OptionKind::block:
      return "block";
    case OptionKind::mana:
      return "mana";
    case OptionKind::special:
      return "special";
    case OptionKind::pass:
      return "pass";
    default:
      return nullptr;
  }
}

bool same_letters(const std::string& a, const std::string& b) { return scenario::same_name(a, b); }

}  // namespace

TeachBoard::~TeachBoard() { leave(); }

void TeachBoard::leave() {
  if (on_) game_.set_gate(nullptr);
  on_ = false;
}

bool TeachBoard::load(const GameConfig& config, std::string_view text, bool era_given,
                      BoardMode mode, std::vector<PositionIssue>& issues) {
  GameConfig open = config;
  open.open = true;
  if (!game_.start_text(open, text, era_given, issues)) return false;
  on_ = true;
  mode_ = mode;
  script_.clear();
  sayings_.clear();
  scenario::Scenario file;
  std::vector<scenario::Issue> found;
  if (scenario::parse("board", text, file, found)) {
    scenario::Issue issue;
    if (!scenario::script_of(file, game_.config().era, standard_cards(), script_, issue))
      issues.push_back({issue.pos.line, issue.pos.column, issue.message});
    for (scenario::Saying& s : file.sayings)
      if (!s.eras || s.eras >> int(game_.config().era) & 1) sayings_.push_back(std::move(s));
    scenario::PuzzleStart start;
    has_goal_ = start.set_up(file, game_.config().era, standard_cards(), issue);
    goal_ = start.goal;
  }
  if (has_goal_ && mode == BoardMode::puzzle) game_.show_seat(goal_.player);
  game_.set_gate(this);
  return true;
}

std::string TeachBoard::said(Lang lang) const {
  const std::size_t at = step();
  if (at == std::size_t(-1)) return {};
  const u32 from = at ? script_[at - 1].line : 0;
  const u32 to = at < script_.size() ? script_[at].line : ~u32(0);
  // One language alone, so that nothing is said twice: the reader's, else what is said for all,
  // else English.
  for (const int wanted : {int(lang), -1, int(Lang::en)}) {
    std::string words;
    for (const scenario::Saying& s : sayings_)
      if (s.lang == wanted && s.pos.line > from && s.pos.line < to)
        words += (words.empty() ? "" : "\n") + s.words;
    if (!words.empty()) return words;
  }
  return {};
}

bool TeachBoard::allow(std::string_view words) {
  std::vector<Allowed> list;
  bool all = false;
  while (!words.empty()) {
    const std::size_t comma = words.find(',');
    std::string word(words.substr(0, comma));
    words.remove_prefix(comma == std::string_view::npos ? words.size() : comma + 1);
    while (!word.empty() && word.front() == ' ') word.erase(0, 1);
    while (!word.empty() && word.back() == ' ') word.pop_back();
    if (word.empty()) continue;
    if (word == "all") {
      all = true;
      continue;
    }
    if (word == "none") continue;
    Allowed a;
    const std::size_t colon = word.find(':');
    a.kind = word.substr(0, colon);
    if (colon != std::string::npos) {
      a.name = word.substr(colon + 1);
      while (!a.name.empty() && a.name.front() == ' ') a.name.erase(0, 1);
    }
    bool known = false;
    for (const char* k : kKinds) known = known || a.kind == k;
    if (!known) return false;
    list.push_back(std::move(a));
  }
  all_ = all;
  allowed_ = std::move(list);
  game_.set_gate(this);
  return true;
}

bool TeachBoard::allows(const State& s, const CardDb& db, const Option& o) const {
  if (mode_ == BoardMode::read) return false;
  if (mode_ == BoardMode::puzzle && has_goal_ && s.decision.player != goal_.player) return false;
  const char* kind = kind_word(o);
  // What belongs to something begun is never held back.
  if (all_ || !kind || s.decision.prompt == Prompt::pay_mana) return true;
  for (const Allowed& a : allowed_) {
    if (a.kind != kind) continue;
    if (a.name.empty()) return true;
    const Derived* d = derived_of(s, o.object);
    const Object* x = find(s, o.object);
    const u16 card = d && d->card ? d->card : x ? x->card : u16(0);
    if (card && same_letters(db.card(card).name, a.name)) return true;
  }
  return false;
}

std::size_t TeachBoard::step() const {
  const std::vector<u16>& made = game_.session().choices;
  std::size_t at = 0;
  for (std::size_t i = 0;; ++i) {
    if (at == made.size()) return i;
    if (i == script_.size()) return std::size_t(-1);
    for (const u16 c : script_[i].choices) {
      if (at == made.size() || made[at] != c) return std::size_t(-1);
      ++at;
    }
  }
}

bool TeachBoard::go_to(std::size_t step) {
  if (!on_ || step > script_.size()) return false;
  std::vector<u16> choices;
  for (std::size_t i = 0; i < step; ++i)
    choices.insert(choices.end(), script_[i].choices.begin(), script_[i].choices.end());
  return game_.play_again(choices);
}

GoalState TeachBoard::goal() const {
  if (!on_ || !has_goal_) return GoalState::none;
  return goal_state(game_.state(), goal_);
}

int TeachBoard::next_of_script() const {
  const std::vector<u16>& made = game_.session().choices;
  std::size_t at = 0;
  for (const scenario::ScriptLine& line : script_)
    for (const u16 c : line.choices) {
      if (at == made.size()) return c;
      if (made[at++] != c) return -1;
    }
  return -1;
}

bool TeachBoard::reply() {
  const State& s = game_.state();
  if (!on_ || mode_ != BoardMode::puzzle || goal() != GoalState::open) return false;
  if (s.decision.player == goal_.player) return false;
  const int best = best_answer(s, game_.cards(), goal_, next_of_script());
  if (best < 0) return false;
  Option options[kMaxOptions];
  legal(s, game_.cards(), options, false);
  return game_.answer(options[best]);
}

bool TeachBoard::hint(Option& out) const {
  if (!on_ || goal() != GoalState::open) return false;
  SolveLimits limits;
  limits.positions = kHintPositions;
  limits.first_only = true;
  const Solution way = solve(game_.state(), game_.cards(), goal_, limits);
  if (way.verdict != Verdict::solved) return false;
  for (const SolveStep& step : way.line)
    if (step.player == goal_.player) {
      out = step.option;
      return true;
    }
  return false;
}

}  // namespace upkeep
