#include "search/flat.h"

#include <algorithm>

#include "search/declare.h"
#include "search/hands.h"
#include "search/policy.h"
#include "search/value.h"
#include "util/prng.h"

namespace upkeep {
namespace {

u64 mix(u64 z) { return next_random(z); }

// A win that comes soon is better than one that comes late, so that a won duel is won and a lost
// one is drawn out.
constexpr int kTurnWorth = 20;

// Questions of an announcement, or of a division: an answer is worth what the next ones make of it.
bool goes_on(Prompt prompt) {
  return prompt == Prompt::target || prompt == Prompt::mode || prompt == Prompt::effect_division ||
         prompt == Prompt::damage_division || prompt == Prompt::kicker ||
         prompt == Prompt::buyback || prompt == Prompt::alternative_cost ||
         prompt == Prompt::x_value;
}

}  // namespace

u32 FlatPlayer::below(u32 n) {
  random_ = mix(random_);
  return u32((random_ >> 32) * n >> 32);
}

// Follows an announcement or a declaration through the questions that belong to it.
void FlatPlayer::expand(const State& state, const Candidate& so_far, int depth, int& leaves) {
  const Decision& d = state.decision;
  Option options[kMaxOptions];
  const int n = state.over || d.player != seat_ || so_far.length >= kMaxPath
                    ? 0
                    : legal(state, db_, options, false);
  int picks[kMaxOptions];
  int count = 0;
  switch (n ? d.prompt : Prompt::none) {
    case Prompt::pay_mana:
      if (options[0].kind == OptionKind::pay) picks[count++] = 0;
      break;
    case Prompt::x_value:  // as much as possible, or half of it
      if (options[n - 1].value == 0) return;
      picks[count++] = n - 1;
      if (n > 3) picks[count++] = n / 2;
      break;
    case Prompt::target:
    case Prompt::mode:
    case Prompt::kicker:
    case Prompt::buyback:
    case Prompt::alternative_cost:
    case Prompt::effect_division:
    case Prompt::damage_division:
      for (int i = 0; i < n; ++i)
        if (options[i].kind != OptionKind::back && (limits_.uniform || meant(state, options[i])))
          picks[count++] = i;
      if (!count) return;  // only at what it is not meant for
      break;
    case Prompt::attackers:
    case Prompt::blockers:
      for (int i = 0; i < n && !count; ++i)
        if (options[i].kind == OptionKind::done) picks[count++] = i;
      break;
    default:
      break;
  }
  if (!count) {
    add(so_far);
    ++leaves;
    return;
  }
  // Where there are too many ways, an even sample of them.
  const int room = depth < 2 ? 12 : 4;
  const int tried = count < room ? count : room;
  for (int i = 0; i < tried; ++i) {
    if (leaves >= 16) return;
    Candidate next = so_far;
    const Option& o = options[picks[i * count / tried]];
    next.path[next.length++] = o;
    std::unique_ptr<State>& work = steps_[next.length - 1];
    if (!work) work = std::make_unique<State>();
    copy_state(*work, state);
    apply_unchecked(*work, db_, o, nullptr);
    expand(*work, next, depth + 1, leaves);
  }
}

// Which of the options are left where a rule of thumb knows better than playouts of a few turns:
// whether to keep a hand, and which land is played or searched for.
int FlatPlayer::settled(const State& s, Option* options, int n) const {
  const Prompt prompt = s.decision.prompt;
  const auto keep = [&](auto&& which) {
    int left = 0;
    for (int i = 0; i < n; ++i)
      if (which(options[i])) options[left++] = options[i];
    return left;
  };
  if (prompt == Prompt::mulligan) {
    const OptionKind answer = keeps_hand(s, db_, seat_) ? OptionKind::yes : OptionKind::no;
    const int left = keep([&](const Option& o) { return o.kind == answer; });
    return left ? left : n;  // in 1997 some hands can only be kept
  }
  if (prompt != Prompt::search && prompt != Prompt::priority) return n;
  const auto wanted = [&](const Option& o) {
    const bool land = o.kind == OptionKind::play_land || o.kind == OptionKind::object;
    const u16 card = s.objects[o.object.slot].card;
    return land && (db_.card(card).types & kLand) ? land_want(s, db_, seat_, card) : -1;
  };
  int most = 0;
  for (int i = 0; i < n; ++i) most = std::max(most, wanted(options[i]));
  return keep([&](const Option& o) {
    const int want = wanted(o);
    return want < 0 || want == most;
  });
}

bool FlatPlayer::meant(const State& s, const Option& o) const {
  return sense_.aims_well(s, o) && sense_.useful_share(s, o);
}

// Not surely bad, for a player of this strength.
bool FlatPlayer::sensible(const State& s, const Option& o) const {
  if ((limits_.holds_tricks && !sense_.timely(s, o)) || !meant(s, o)) return false;
  return !limits_.keeps_defence || (!sense_.wasted_block(s, o) && !sense_.fed_attack(s, o));
}

// An ability that only costs mana, used as often as there is mana for it: each time it is paid as
// proposed.
void FlatPlayer::add_again(Candidate c) {
  const Option use = c.path[0];
  State& s = *steps_[0];
  Option options[kMaxOptions];
  c.length = 0;
  int times = 0;
  copy_state(s, *base_);
  while (c.length + 2 <= kMaxPath && !s.over && s.decision.player == seat_) {
    const int n = legal(s, db_, options, false);
    if (std::find(options, options + n, use) == options + n) break;
    c.path[c.length++] = use;
    apply_unchecked(s, db_, use, nullptr);
    if (s.decision.prompt != Prompt::pay_mana) break;
    legal(s, db_, options, false);
    if (options[0].kind != OptionKind::pay) break;
    c.path[c.length++] = options[0];
    apply_unchecked(s, db_, options[0], nullptr);
    ++times;
  }
  if (times > 1) add(c);
}

// Whole declarations; one creature alone has been listed.
void FlatPlayer::add_declarations(const State& state, const Option* options, int n) {
  for (const Declaration& d : declarations(state, sense_, options, n)) {
    if (d.count < 2) continue;
    Candidate c;
    for (int i = 0; i < d.count; ++i) c.path[c.length++] = d.picks[i];
    c.path[c.length].kind = OptionKind::done;
    ++c.length;
    add(c);
  }
}

void FlatPlayer::begin(const State& state, u8 seat, u64 seed, const FlatLimits& limits) {
  copy_state(*base_, state);
  limits_ = limits;
  seat_ = seat;
  seed_ = mix(seed);
  random_ = mix(seed_ ^ 0x5EED);
  next_ = 0;
  deal_ = 0;
  candidates_.clear();
  Option options[kMaxOptions];
  int n = legal(state, db_, options, false);
  if (!limits_.uniform) n = settled(state, options, n);
  const DecisionKind kind = state.decision.kind;
  const bool combat = kind == DecisionKind::attackers || kind == DecisionKind::blockers;
  const bool announcing = goes_on(state.decision.prompt);
  if (!steps_[0]) steps_[0] = std::make_unique<State>();
  // Nothing is gained by keeping a land in the hand when the phase ends, nor a plain creature.
  bool kept = false;
  for (int i = 0; i < n; ++i)
    kept = kept || (!limits_.uniform && (options[i].kind == OptionKind::play_land ||
                                         sense_.kept_idly(state, options[i])));
  for (int i = 0; i < n; ++i) {
    const Option& o = options[i];
    if (state.decision.prompt == Prompt::pay_mana && i > 0) break;
    if (o.kind == OptionKind::back && n > 1) continue;
    if (kept && o.kind == OptionKind::pass && !state.stack_count) continue;
    if (!limits_.uniform && !sensible(state, o)) continue;
    Candidate c;
    c.path[c.length++] = o;
    if (o.kind == OptionKind::cast || o.kind == OptionKind::activate || announcing ||
        ((o.kind == OptionKind::attack || o.kind == OptionKind::block) && combat)) {
      copy_state(*steps_[0], state);
      apply_unchecked(*steps_[0], db_, o, nullptr);
      int leaves = 0;
      expand(*steps_[0], c, 0, leaves);
      if (o.kind == OptionKind::activate) add_again(c);
    } else {
      add(c);
    }
  }
  if (combat && !limits_.uniform) add_declarations(state, options, n);
  // Nothing that makes sense, but an answer is due.
  if (candidates_.empty()) {
    Candidate first;
    first.path[first.length++] = options[0];
    add(first);
  }
  // Too many to try: an even sample, always with the first.
  const std::size_t cap = std::size_t(limits_.candidates > 1 ? limits_.candidates : 2);
  if (candidates_.size() > cap) {
    std::vector<Candidate> some;
    for (std::size_t i = 0; i < cap; ++i) some.push_back(candidates_[i * candidates_.size() / cap]);
    candidates_ = std::move(some);
  }
  // A decision that is made without thinking: any of those that make some sense.
  if (int(below(100)) < limits_.mistakes) {
    candidates_[0] = candidates_[below(u32(candidates_.size()))];
    candidates_.resize(1);
  }
  alive_ = int(candidates_.size());
  int rounds = 0;
  for (int k = alive_; k > 1; k = (k + 1) / 2) ++rounds;
  round_budget_ = rounds ? limits_.playouts / rounds : 0;
  if (round_budget_ < alive_) round_budget_ = alive_;
  round_done_ = 0;
}

namespace {
void count_outcome(const State& s, u8 seat, Expectation& out) {
  ++out.playouts;
  if (s.over && s.winner == seat)
    ++out.won;
  else if (s.over || !in_game(s, seat))
    ++out.lost;
  else {
    const u8 other = u8((seat + 1) % s.player_count);
    for (const u8 p : {seat, other}) {
      const int side = p != seat;
      out.life[side] += s.players[p].life;
      out.hand[side] += s.hand[p].count;
    }
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Derived* d = derived_of(s, ref_of(s, s.battlefield[i]));
      if (d && (d->types & kCreature) && (d->controller == seat || d->controller == other))
        ++out.creatures[d->controller != seat];
    }
  }
}
}  // namespace

// Any option as likely as any other, but for giving up and taking back.
int FlatPlayer::any_of(const State& s, const Option* options, int n) {
  if (s.decision.prompt == Prompt::pay_mana) return 0;
  for (int tries = 0; tries < 8; ++tries) {
    const int i = int(below(u32(n)));
    if (options[i].kind != OptionKind::back && options[i].kind != OptionKind::concede) return i;
  }
  return 0;
}

// What both sides do in a playout.
int FlatPlayer::pick_of(const Option* options, int n, u64 playout) {
  const State& s = *work_;
  return limits_.uniform ? any_of(s, options, n)
                         : quick_choice(s, db_, sense_, options, n, below(0xFFFFFFFFu), playout);
}

void FlatPlayer::playout(Candidate& candidate, u64 seed) {
  State& s = *work_;
  copy_state(s, *base_);
  determinize(s, db_, seat_, seed);
  random_ = mix(seed);
  const int last_turn = s.turn + limits_.turns;
  Option options[kMaxOptions];
  for (int i = 0; i < candidate.length && !s.over; ++i) {
    // What comes after the first option may differ where hidden cards matter for it.
    if (i > 0) {
      if (s.decision.player != seat_) break;
      const int n = legal(s, db_, options, false);
      bool listed = false;
      for (int k = 0; k < n && !listed; ++k) listed = options[k] == candidate.path[i];
      if (!listed) break;
    }
    apply_unchecked(s, db_, candidate.path[i], nullptr);
  }
  RunOn on{.most = limits_.decisions, .until_turn = u16(last_turn)};
  int n = legal(s, db_, options, false);
  while (n > 0 && on.answered < on.most && s.turn < on.until_turn) {
    ++on.answered;
    n = apply_to_choice(s, db_, options[pick_of(options, n, seed)], on, options);
  }
  count_outcome(s, seat_, candidate);
  const int later = s.over ? kTurnWorth * (s.turn - base_->turn) : 0;
  const int chance = chance_of_winning(s, db_, seat_);
  candidate.chance += chance > kCertain / 2 ? chance - later : chance + later;
}

// The worse half is tried no more.
void FlatPlayer::halve() {
  const int keep = (alive_ + 1) / 2;
  while (alive_ > keep) {
    Candidate* worst = nullptr;
    for (Candidate& c : candidates_) {
      if (!c.alive) continue;
      // Compares means without dividing; the later of equals goes.
      if (!worst || c.chance * worst->playouts <= worst->chance * c.playouts) worst = &c;
    }
    worst->alive = false;
    --alive_;
  }
  round_done_ = 0;
}

bool FlatPlayer::step(int playouts) {
  while (playouts-- > 0) {
    if (alive_ <= 1) return true;
    while (next_ >= candidates_.size() || !candidates_[next_].alive) {
      ++next_;
      if (next_ >= candidates_.size()) {
        next_ = 0;
        ++deal_;  // every option meets the same hidden cards
        if (round_done_ >= round_budget_) {
          halve();
          if (alive_ <= 1) return true;
        }
      }
    }
    Candidate& c = candidates_[next_];
    playout(c, mix(seed_ + deal_));
    ++round_done_;
    ++next_;
  }
  return alive_ <= 1;
}

const FlatPlayer::Candidate* FlatPlayer::chosen() const {
  const Candidate* best = nullptr;
  for (const Candidate& c : candidates_) {
    if (!c.alive) continue;
    if (!best ||
        (c.playouts && (!best->playouts || c.chance * best->playouts > best->chance * c.playouts)))
      best = &c;
  }
  return best;
}

Option FlatPlayer::best() const { return chosen() ? chosen()->path[0] : Option{}; }

Expectation FlatPlayer::expected() const {
  const Candidate* best = chosen();
  return best ? Expectation(*best) : Expectation{};
}

Expectation FlatPlayer::expected_of(const Option* path, int length, int playouts, u64 deal) {
  Candidate c;
  while (c.length < length && c.length < kMaxPath) {
    c.path[c.length] = path[c.length];
    ++c.length;
  }
  for (const u64 end = deal + u64(playouts); deal < end; ++deal) playout(c, mix(seed_ + deal));
  return c;
}

bool FlatPlayer::expected_of_nothing(int playouts, Expectation& out) {
  Option options[kMaxOptions];
  const int n = legal(*base_, db_, options, false);
  for (int i = 0; i < n; ++i) {
    const OptionKind k = options[i].kind;
    if (k != OptionKind::pass && k != OptionKind::done && k != OptionKind::no) continue;
    out = expected_of(&options[i], 1, playouts);
    return true;
  }
  return false;
}

}  // namespace upkeep
