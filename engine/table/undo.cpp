// The time of a duel at a table: back, forth again, back with the other's consent, and other ways
// it could have gone. What is kept are choices; the state is played again from them.
#include <algorithm>

#include "table/game.h"

namespace upkeep {

Variation Game::course() const { return {session_.choices, session_.entropy, human_choices_}; }

// Another course, or another length of the same.
void Game::set_course(Variation course) {
  session_.choices = std::move(course.choices);
  session_.entropy = std::move(course.entropy);
  human_choices_ = std::move(course.people);
  passing_ = {};
  rebuild();
}

// The first `at` choices of a course.
Variation Game::beginning(const Variation& course, std::size_t at) {
  Variation out = course;
  if (at < out.choices.size()) out.choices.resize(at);
  while (!out.entropy.empty() && out.entropy.back().at > at) out.entropy.pop_back();
  while (!out.people.empty() && out.people.back().before >= at) out.people.pop_back();
  return out;
}

// Whoever is asked now sits at the table; between two people the curtain falls.
void Game::sit_down() {
  const State& s = *state_;
  const bool both = config_.seats[0] == SeatKind::human && config_.seats[1] == SeatKind::human;
  if (!s.over && config_.seats[s.decision.player] == SeatKind::human) {
    curtain_ = both && !config_.open && s.decision.player != seat_;
    if (!gate_seat_) seat_ = s.decision.player;
  } else {
    curtain_ = false;
  }
  changed();
}

// ------------------------------------------------------------------ undo and redo
bool Game::can_undo() const {
  if (!running_ || curtain_ || !savable_ || !coming_.empty() || human_choices_.empty())
    return false;
  // Where both look at the table together, nobody has anything to hide.
  if (config_.open) return true;
  const PersonChoice& last = human_choices_.back();
  return last.seat == seat_ && last.before >= undo_limit_[seat_];
}

bool Game::undo() {
  if (!can_undo()) return false;
  const PersonChoice last = human_choices_.back();
  if (future_.choices.empty()) future_ = course();
  set_course(beginning(course(), last.before));
  if (!gate_seat_) seat_ = last.seat;
  curtain_ = false;
  changed();
  return true;
}

bool Game::can_redo() const {
  return running_ && !curtain_ && savable_ && coming_.empty() &&
         future_.choices.size() > session_.choices.size();
}

bool Game::redo() {
  if (!can_redo()) return false;
  // To where a person was asked the next time.
  std::size_t to = future_.choices.size();
  for (const PersonChoice& p : future_.people)
    if (p.before > session_.choices.size()) {
      to = p.before;
      break;
    }
  set_course(beginning(future_, to));
  if (to == future_.choices.size()) future_ = {};
  sit_down();
  return true;
}

bool Game::withdraw(Ref creature) {
  const DecisionKind kind = state_->decision.kind;
  if (kind != DecisionKind::attackers && kind != DecisionKind::blockers) return false;
  const auto declared = [&] {
    const Object& o = state_->objects[creature.slot];
    return o.gen == creature.gen && o.perm != kNoIndex &&
           (state_->permanents[o.perm].flags &
            (kind == DecisionKind::attackers ? kPAttacking : kPBlocking)) != 0;
  };
  if (!declared()) return false;
  const Variation whole = course();
  std::vector<Option> again;
  while (declared()) {
    const std::size_t n = session_.choices.size();
    const u16 choice = n ? session_.choices.back() : u16(0);
    const bool back = undo() && session_.choices.size() + 1 == n && state_->decision.kind == kind &&
                      choice < options().count;
    if (!back || options().at[choice].kind == OptionKind::back) {
      // Not of this declaration: all of it stays as it was.
      set_course(whole);
      future_ = {};
      changed();
      return false;
    }
    const Option& declaration = options().at[choice];
    if (declaration.object != creature) again.push_back(declaration);
  }
  future_ = {};
  for (std::size_t i = again.size(); i > 0; --i) {
    const OptionList& list = options();
    const Option* found = std::find(list.at, list.at + list.count, again[i - 1]);
    if (found != list.at + list.count) act(int(found - list.at));
  }
  return true;
}

// What is chosen now is another way than the one taken back, or the same one again.
void Game::forget_future() {
  const std::size_t n = session_.choices.size();
  if (n < future_.choices.size() && n > 0 && future_.choices[n - 1] == session_.choices[n - 1])
    return;
  future_ = {};
}

// ------------------------------------------------------------------ with the other's consent
bool Game::can_take_back() const {
  if (!running_ || !savable_ || !coming_.empty() || human_choices_.empty()) return false;
  if (config_.seats[0] != SeatKind::human || config_.seats[1] != SeatKind::human) return false;
  return session_.entropy.empty() || human_choices_.back().before >= session_.entropy.back().at;
}

u8 Game::take_back_seat() const { return can_take_back() ? human_choices_.back().seat : kNoPlayer; }

bool Game::take_back() {
  if (!can_take_back()) return false;
  const PersonChoice last = human_choices_.back();
  note(NoteKind::taken_back, last.seat, last.before);
  future_ = {};
  set_course(beginning(course(), last.before));
  sit_down();
  // Both have just looked at the table together: whoever goes on says when the other looks away.
  curtain_ = !state_->over && !config_.open;
  changed();
  return true;
}

void Game::note(NoteKind kind, u8 player, std::size_t at) {
  if (notes_.size() >= kMaxNotes) notes_.erase(notes_.begin());
  notes_.push_back({u32(at), kind, player, state_->turn});
}

// Adds the notes about this moment to the log; with `last`, also those about later moments of a
// variation that has been left.
void Game::tell_notes(std::size_t at, bool last) {
  for (const Note& n : notes_) {
    if (n.at != at && !(last && n.at > at)) continue;
    LogLine line;
    line.serial = ++serial_;
    line.turn = state_->turn;
    line.step = state_->step;
    line.at = u32(at);
    line.note = n;
    log_.push_back(std::move(line));
  }
}

// ------------------------------------------------------------------ other ways
bool Game::needs_consent() const {
  return running_ && !state_->over && config_.seats[0] == SeatKind::human &&
         config_.seats[1] == SeatKind::human;
}

void Game::keep_branch(Variation course) {
  for (const Variation& b : branches_)
    if (b.choices.size() >= course.choices.size() &&
        std::equal(course.choices.begin(), course.choices.end(), b.choices.begin()))
      return;  // it is the beginning of one that is kept
  if (branches_.size() >= kMaxBranches) branches_.erase(branches_.begin());
  branches_.push_back(std::move(course));
}

bool Game::branch_at(std::size_t at, bool agreed) {
  if (!running_ || !savable_ || !coming_.empty() || at >= session_.choices.size()) return false;
  if (needs_consent() && !agreed) return false;
  keep_branch(course());
  note(NoteKind::branched, seat_, at);
  future_ = {};
  set_course(beginning(course(), at));
  sit_down();
  return true;
}

bool Game::go_to_branch(std::size_t index, bool agreed) {
  if (!running_ || !savable_ || !coming_.empty() || index >= branches_.size()) return false;
  if (needs_consent() && !agreed) return false;
  Variation there = std::move(branches_[index]);
  branches_.erase(branches_.begin() + std::ptrdiff_t(index));
  keep_branch(course());
  future_ = {};
  set_course(std::move(there));
  sit_down();
  return true;
}

bool Game::forget_branch(std::size_t index) {
  if (index >= branches_.size()) return false;
  branches_.erase(branches_.begin() + std::ptrdiff_t(index));
  changed();
  return true;
}

// ------------------------------------------------------------------ keeping it
Record Game::record() const {
  Record r;
  r.lang = config_.lang;
  for (int p = 0; p < 2; ++p) {
    r.computer[p] = config_.seats[p] == SeatKind::computer;
    r.names[p] = config_.names[p];
    r.deck_names[p] = config_.deck_names[p];
  }
  r.session = session_;
  std::vector<u16>& choices = r.session.choices;
  choices.insert(choices.end(), coming_.rbegin(), coming_.rend());
  std::vector<Entropy>& entropy = r.session.entropy;
  entropy.insert(entropy.end(), coming_entropy_.rbegin(), coming_entropy_.rend());
  r.people = human_choices_;
  r.people.insert(r.people.end(), coming_people_.begin(), coming_people_.end());
  r.branches = branches_;
  r.notes = notes_;
  return r;
}

std::vector<u8> Game::save() const {
  if (!running_ || !savable_) return {};
  const std::string bytes = encode_record(record(), db_, origin_.fingerprint());
  return {bytes.begin(), bytes.end()};
}

bool Game::restore(const u8* data, std::size_t size, std::string& error) {
  Record r;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (!decode_record(bytes, db_, r, error)) return false;
  Origin origin;
  std::vector<PositionIssue> issues;
  const auto state = std::make_unique<State>();
  if (!origin.make(r.session, db_, issues) ||
      upkeep::replay(r.session, origin, *state, nullptr) != r.session.choices.size()) {
    error = session_error_name(SessionError::illegal_choice);
    return false;
  }
  config_.lang = r.lang;
  for (int p = 0; p < 2; ++p) {
    config_.seats[p] = r.computer[p] ? SeatKind::computer : SeatKind::human;
    config_.names[p] = r.names[p];
    config_.deck_names[p] = r.deck_names[p];
  }
  // A board in a page stays one: what it holds back, whose side it shows, and no curtain.
  const ActGate* const gate = config_.open ? gate_ : nullptr;
  const bool fixed = gate && gate_seat_;
  const u8 shown = seat_;
  take(std::move(r.session), std::move(origin), std::move(r.notes));
  human_choices_ = std::move(r.people);
  branches_ = std::move(r.branches);
  gate_ = gate;
  gate_seat_ = fixed;
  const State& s = *state_;
  if (fixed)
    seat_ = shown;
  else if (!s.over && config_.seats[s.decision.player] == SeatKind::human)
    seat_ = s.decision.player;
  curtain_ = !config_.open && !s.over && config_.seats[0] == SeatKind::human &&
             config_.seats[1] == SeatKind::human;
  changed();
  return true;
}

}  // namespace upkeep
