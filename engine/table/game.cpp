#include "table/game.h"

#include <algorithm>

#include "state_fingerprint.h"
#include "table/auto_pass.h"
#include "text/strings.h"

namespace upkeep {
namespace {

constexpr std::size_t kMaxHappened = 256;
constexpr int kMaxAutomatic = 4000;  // a guard, not a rule: decisions passed in one go

// In windows for damage and destruction all are asked, and this class passes for who can do
// nothing, unless they want to pause: so the pace of play need not tell what a hand holds.
// Who is asked tells what they hold: between people everybody is.
void ask_everybody(Rules& rules, bool between_people) {
  if (rules.is(Prevention::step) || rules.is(Regeneration::window_when_dying))
    rules.set(WindowsAsk::all);
  if (between_people && rules.is(Mulligan::all_land_or_no_land)) rules.set(MulliganAsks::all);
}

}  // namespace

// Turns events into log lines, as the humans at this table may read them.
class Game::Sink final : public EventSink {
 public:
  explicit Sink(Game& game) : game_(game) { wants_causes = true; }
  void on_event(const Event& e) override {
    happen(e);
    count(e);
    if (!has_log_line(e)) return;
    const u8 reader = game_.log_reader();
    const State& s = *game_.state_;
    // The hands that a duel begins with lie there to be seen; a mulligan has its line.
    if (s.turn == 0 &&
        (e.type == LogEvent::draw || (e.type == LogEvent::move && Zone(e.amount) == Zone::hand)))
      return;
    // A turn is told of between its steps and those of the one before.
    const Step step = e.type == LogEvent::turn ? Step::none : s.step;
    const bool known = reader < kMaxPlayers ? !(e.hidden_from >> reader & 1) : e.hidden_from == 0;
    LogLine line;
    line.serial = ++game_.serial_;
    line.turn = s.turn;
    line.step = step;
    line.player = e.player;
    line.card = known ? e.card : u16(0);
    line.other_card = e.other_card;
    line.object = known ? e.object : Ref{};
    line.other = e.other;
    line.why = causes;
    line.at = u32(game_.session_.choices.size());
    line.event = true;
    line.type = e.type;
    line.told = e;
    game_.log_.push_back(std::move(line));
  }

 private:
  void count(const Event& e) {
    Summary& t = game_.summary_;
    if (e.player < kMaxPlayers && e.type == LogEvent::cast) ++t.casts[e.player];
    if (e.player < kMaxPlayers && e.type == LogEvent::damage && !e.other)
      t.damage[e.player] += e.amount;
    const bool end = e.type == LogEvent::win || e.type == LogEvent::draw_game;
    if (e.type != LogEvent::turn && !end) return;
    Summary::Lives now;
    for (int p = 0; p < game_.state_->player_count; ++p)
      now.life[p] = i16(game_.state_->players[p].life);
    t.lives.push_back(now);
  }
  void happen(const Event& e) {
    const Step step = game_.state_->step;
    if (e.type == LogEvent::damage && !e.other &&
        (step == Step::damage || step == Step::first_strike_damage))
      game_.struck_ = true;
    if (e.type == LogEvent::attack) game_.attacked_ = true;
    switch (e.type) {
      case LogEvent::damage:
      case LogEvent::lose:
      case LogEvent::gain:
      case LogEvent::mana_burn:
      case LogEvent::leave:
      case LogEvent::tap:
      case LogEvent::untap:
      // What is only heard.
      case LogEvent::cast:
      case LogEvent::activate:
      case LogEvent::trigger:
      case LogEvent::resolve:
      case LogEvent::countered:
      case LogEvent::prevent:
      case LogEvent::enter:
      case LogEvent::draw:
      case LogEvent::attack:
      case LogEvent::block:
      case LogEvent::shuffle:
      case LogEvent::turn:
      case LogEvent::win:
      case LogEvent::draw_game:
        break;
      default:
        return;
    }
    if (game_.happened_.size() >= kMaxHappened)
      game_.happened_.erase(game_.happened_.begin(), game_.happened_.begin() + kMaxHappened / 2);
    game_.happened_.push_back({++game_.happenings_, e.type, e.player, e.amount, e.object, e.other});
  }
  Game& game_;
};

u8 Game::log_reader() const {
  int humans = 0;
  u8 last = 0;
  for (u8 p = 0; p < 2; ++p)
    if (config_.seats[p] == SeatKind::human) {
      ++humans;
      last = p;
    }
  // Two humans share the log, so it may hold nothing that only one of them knows.
  return humans == 1 ? last : u8(kMaxPlayers);
}

ViewNames Game::names() const {
  ViewNames n;
  for (int p = 0; p < kMaxPlayers; ++p) n.player[p] = config_.names[p];
  return n;
}

void Game::changed() { ++changes_; }

const OptionList& Game::options() const {
  if (options_.count >= 0) return options_;
  options_.count = options_.without_mana = legal(*state_, cards(), options_.at);
  // While paying, legal() without mana leaves out the taking back as well.
  if (state_->decision.kind == DecisionKind::act)
    options_.without_mana =
        int(std::find_if(options_.at, options_.at + options_.count,
                         [](const Option& o) {
                           return o.kind == OptionKind::mana || o.kind == OptionKind::back;
                         }) -
            options_.at);
  return options_;
}

Game::Game(const CardDb& db) : db_(db), state_(std::make_unique<State>()) {
  state_changed();
  std::vector<PositionIssue> issues;
  origin_.make(session_, db_, issues);
  for (Stops& stop : stops_) stop.steps[0] = u16(1 << int(Step::main1));
}

u64 Game::hash() const { return StateFingerprint(origin_.cards())(*state_); }

void Game::stop() {
  running_ = false;
  curtain_ = false;
  changed();
}

void Game::reset_table() {
  ++duels_;
  log_.clear();
  said_ = 0;
  summary_ = {};
  happened_.clear();
  human_choices_.clear();
  future_ = {};
  branches_.clear();
  notes_.clear();
  serial_ = 0;
  passing_ = {};
  yields_.clear();
  hold_ = false;
  reading_at_ = 0;
  read_ = {};
  struck_ = false;
  attacked_ = false;
  running_ = true;
  curtain_ = false;
  for (std::size_t& limit : undo_limit_) limit = 0;
  seat_ = config_.seats[0] == SeatKind::human ? 0 : 1;
}

void Game::start(const GameConfig& config) {
  Session session;
  Setup& setup = session.setup;
  setup.era = config.era;
  setup.rules = config.rules;
  ask_everybody(setup.rules, !config.open && config.seats[0] == SeatKind::human &&
                                 config.seats[1] == SeatKind::human);
  setup.seed = config.seed;
  setup.first = config.first;
  if (config.ask_starter) setup.flags |= kSetupAskStarter;
  for (int p = 0; p < kMaxPlayers; ++p) setup.decks[p] = config.decks[p];
  Origin origin;
  std::vector<PositionIssue> issues;
  origin.make(session, db_, issues);
  setup.cards = origin.fingerprint();
  config_ = config;
  config_.position.clear();
  take(std::move(session), std::move(origin));
  run_to_next_question();
  if (config_.seats[0] == SeatKind::human && config_.seats[1] == SeatKind::human) curtain_ = true;
  changed();
}

bool Game::start_text(const GameConfig& config, std::string_view text, bool era_given,
                      std::vector<PositionIssue>& issues) {
  Session session;
  if (!take_position(text, era_given ? &config.era : nullptr, db_, session, issues)) return false;
  Origin origin;
  if (!origin.make(session, db_, issues)) return false;
  config_ = config;
  take(std::move(session), std::move(origin));
  const State& s = *state_;
  if (!s.over && config_.seats[s.decision.player] == SeatKind::human) seat_ = s.decision.player;
  changed();
  return true;
}

void Game::rematch(u64 seed) {
  GameConfig config = config_;
  std::vector<PositionIssue> issues;
  if (!config.position.empty()) {
    start_text(config, config.position, true, issues);
    return;
  }
  config.seed = seed;
  // Whoever lost starts.
  const u8 winner = state_->winner;
  config.first = winner < 2 ? u8(1 - winner) : kNoPlayer;
  start(config);
}

void Game::take(Session session, Origin origin, std::vector<Note> notes) {
  session_ = std::move(session);
  origin_ = std::move(origin);
  sense_.reset();
  computer_.reset();  // it may know other cards
  const Setup& setup = session_.setup;
  config_.era = setup.era;
  config_.rules = setup.rules;
  config_.rules.set(preset(setup.era).windows_ask());
  config_.rules.set(preset(setup.era).mulligan_asks());
  config_.seed = setup.seed;
  config_.first = setup.first;
  config_.ask_starter = (setup.flags & kSetupAskStarter) != 0;
  config_.position = session_.position;
  for (int p = 0; p < kMaxPlayers; ++p) config_.decks[p] = setup.decks[p];
  reset_table();
  gate_ = nullptr;
  gate_seat_ = false;
  coming_.clear();
  coming_entropy_.clear();
  coming_people_.clear();
  fresh_ = 0;
  savable_ = true;
  notes_ = std::move(notes);
  rebuild();
}

void Game::start_position(const GameConfig& config, const State& state) {
  config_ = config;
  reset_table();
  savable_ = false;
  auto_pass_ = false;
  copy_state(*state_, state);
  state_changed();
  session_ = Session{};
  coming_.clear();
  coming_entropy_.clear();
  coming_people_.clear();
  fresh_ = 0;
  std::vector<PositionIssue> issues;
  origin_.make(session_, db_, issues);
  if (!state_->over && config_.seats[state_->decision.player] == SeatKind::human)
    seat_ = state_->decision.player;
  changed();
}

// The log tells the same whether a duel was played or played again.
void Game::rebuild() {
  log_.clear();
  said_ = 0;
  summary_ = {};
  serial_ = 0;
  for (std::size_t& limit : undo_limit_) limit = 0;
  const std::vector<u16> choices = session_.choices;
  session_.choices.clear();
  Sink sink(*this);
  origin_.begin(*state_, &sink);
  state_changed();
  std::size_t mixed = 0;
  for (u16 choice : choices) {
    mix_entropy(session_, session_.choices.size(), mixed, *state_);
    tell_notes(session_.choices.size(), false);
    if (!play(choice)) break;
  }
  mix_entropy(session_, session_.choices.size(), mixed, *state_);
  if (!session_.entropy.empty())
    for (std::size_t& limit : undo_limit_)
      limit = std::max<std::size_t>(limit, session_.entropy.back().at);
  tell_notes(session_.choices.size(), true);
  happened_.clear();
}

bool Game::play(u16 choice) {
  Sink sink(*this);
  RevealWatch second(1, &sink);
  RevealWatch first(0, &second);
  const u64 chance = state_->rng;
  if (choice >= kConcedeChoice) {
    if (!play_choice(*state_, cards(), choice, &first)) return false;
  } else {
    const OptionList& list = options();
    if (state_->over || choice >= list.count) return false;
    const Option option = list.at[choice];
    apply_unchecked(*state_, cards(), option, &first);
  }
  state_changed();
  session_.choices.push_back(choice);
  const bool random = state_->rng != chance;
  if (first.revealed || random) undo_limit_[0] = session_.choices.size();
  if (second.revealed || random) undo_limit_[1] = session_.choices.size();
  return true;
}

void Game::lift_curtain() {
  if (!curtain_) return;
  curtain_ = false;
  changed();
}

const View& Game::view() {
  if (view_at_ != version()) {
    // Behind the curtain the view is that of nobody: no hand is in it.
    const u8 seat = curtain_ ? u8(kMaxPlayers) : seat_;
    const OptionList& list = options();
    const ViewContext known{list.at, list.count, auto_pass_ ? this : nullptr};
    view_ = make_view(*state_, cards(), seat, config_.lang, names(), known);
    hold_back(view_);
    if (reading()) show_to_read(view_);
    view_at_ = version();
  }
  return view_;
}

void Game::set_lang(Lang lang) {
  if (config_.lang == lang) return;
  config_.lang = lang;
  said_ = 0;
  changed();
}

std::string Game::words_of(const LogLine& line) const {
  if (line.event)
    return log_text(line.told, cards(), log_reader(), config_.lang, names(),
                    state_->rules.vocabulary());
  const Str words = line.note.kind == NoteKind::taken_back ? Str::timeline_taken_back
                                                           : Str::timeline_the_duel_goes_on;
  return str(config_.lang, words,
             {config_.names[line.note.player], std::to_string(line.note.turn)});
}

const std::vector<LogLine>& Game::log() const {
  for (; said_ < log_.size(); ++said_) log_[said_].text = words_of(log_[said_]);
  return log_;
}

bool Game::choose(int index) {
  const u8 who = state_->decision.player;
  const OptionList& list = options();
  if (index < 0 || index >= list.count) return false;
  use_entropy(u16(index));
  const bool acted = !passing(list.at[index]) && !draw_of_turn(list.at[index]);
  if (!play(u16(index))) return false;
  forget_future();
  if (acted) end_yields(who);
  changed();
  return true;
}

bool Game::act(int index) {
  const State& s = *state_;
  if (!running_ || s.over || curtain_ || !coming_.empty() || reading()) return false;
  const u8 who = s.decision.player;
  if (who >= kMaxPlayers || config_.seats[who] != SeatKind::human || who != seat_) return false;
  const std::size_t before = session_.choices.size();
  passing_.until_turn = 0;
  passing_.declining = kNoPlayer;
  if (who == passing_.attack_seat) passing_.attacker = {};
  const OptionList& list = options();
  if (index < 0 || index >= list.count) return false;
  if (gate_ && !gate_->allows(s, cards(), list.at[index])) return false;
  const bool acted = !passing(list.at[index]);
  if (!choose(index)) return false;
  human_choices_.push_back({u32(before), who});
  passing_.held = hold_ && acted;
  run_to_next_question();
  return true;
}

Reason Game::explain_option(const Option& attempt) const {
  return explain(*state_, cards(), seat_, attempt);
}

// What needs no thought is not asked of the computer: its only option, and to pay as proposed.
bool Game::computer_forced() const {
  if (!computer_to_move()) return false;
  const OptionList& list = options();
  return list.without_mana == 1 || (list.without_mana > 0 && list.at[0].kind == OptionKind::pay);
}

void Game::run_to_next_question() {
  reading_at_ = 0;
  for (int i = 0; i < kMaxAutomatic; ++i) {
    const State& s = *state_;
    if (s.over) break;
    if (s.turn != passing_.until_turn) passing_.until_turn = 0;
    if (s.stack_count == 0 && !waits_for_damage(s.decision.prompt)) passing_.declining = kNoPlayer;
    const int choice = computer_forced() ? 0 : automatic_choice();
    if (choice < 0 || attack_unseen()) break;
    if (unread()) {
      reading_at_ = session_.choices.size() + 1;
      break;
    }
    if (!choose(choice)) break;
  }
  // Whoever is asked now sees it.
  if (!reading()) struck_ = false;
  if (!reading() && !state_->over && config_.seats[state_->decision.player] == SeatKind::human)
    attacked_ = false;
  go_on_attacking();
  const State& s = *state_;
  passing_.held = false;
  if (s.over) {
    curtain_ = false;
    changed();
    return;
  }
  const u8 who = s.decision.player;
  if (config_.seats[who] == SeatKind::human && who != seat_ && !gate_seat_) {
    const bool other_human = config_.seats[seat_] == SeatKind::human;
    seat_ = who;
    curtain_ = other_human && !config_.open;
  }
  changed();
}

bool Game::concede(u8 player) {
  if (!running_ || state_->over || !coming_.empty() || player >= state_->player_count) return false;
  if (!play(u16(kConcedeChoice + player))) return false;
  forget_future();
  run_to_next_question();
  return true;
}

bool Game::computer_to_move() const {
  const State& s = *state_;
  return running_ && !s.over && coming_.empty() && s.decision.player < kMaxPlayers &&
         config_.seats[s.decision.player] == SeatKind::computer;
}

u64 Game::computer_seed() const {
  return config_.seed * 0x9E3779B97F4A7C15ull + session_.choices.size() * 977 + 13;
}

void Game::step_computer(const FlatLimits& limits) {
  if (!computer_to_move()) return;
  if (!computer_) computer_ = std::make_unique<FlatPlayer>(cards());
  computer_->begin(*state_, state_->decision.player, computer_seed(), limits);
  while (!computer_->step(limits.playouts)) {
  }
  computer_answer(computer_->best());
}

bool Game::computer_answer(const Option& option) {
  if (!computer_to_move()) return false;
  const OptionList& list = options();
  const Option* found = std::find(list.at, list.at + list.count, option);
  if (found == list.at + list.count) return false;
  choose(int(found - list.at));
  run_to_next_question();
  return true;
}

}  // namespace upkeep
