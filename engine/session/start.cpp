#include "session/start.h"

#include "cards/fingerprint.h"
#include "scenario/lex.h"
#include "scenario/parse.h"
#include "scenario/position.h"

namespace upkeep {
namespace {

using scenario::Issue;
using scenario::Scenario;

void note(std::vector<PositionIssue>& to, const Issue& issue) {
  to.push_back({issue.pos.line, issue.pos.column, issue.message});
}

bool parse_position(std::string_view text, Scenario& file, std::vector<PositionIssue>& issues) {
  if (text.size() > kMaxPositionBytes) {
    note(issues, {{1, 1}, Str::duel_flaw_position_too_long});
    return false;
  }
  std::vector<Issue> found;
  if (!scenario::parse("position", text, file, found)) {
    for (const Issue& i : found) note(issues, i);
    return false;
  }
  if (file.players > 2) {
    note(issues, {file.rules_pos, sentences({Str::duel_flaw_more_than_two_players,
                                             Str::duel_flaw_duel_this_program_has_two})});
    return false;
  }
  return true;
}

}  // namespace

std::string card_file_path(std::string_view text) {
  const u64 h = text_fingerprint(text);
  std::string path = "user/";
  for (int i = 60; i >= 0; i -= 4) path += "0123456789abcdef"[h >> i & 15];
  return path + ".json";
}

std::unique_ptr<CardDb> with_card_files(const CardDb& db, const std::vector<std::string>& files,
                                        std::vector<PositionIssue>& issues, bool& failed) {
  std::unique_ptr<CardDb> own;
  failed = files.size() > kMaxCardFiles;
  for (const std::string& text : files) {
    const std::string path = card_file_path(text);
    bool there = false;
    for (const CardDef& c : own ? own->cards : db.cards) there = there || c.file == path;
    if (there) continue;
    if (!own) own = std::make_unique<CardDb>(db);
    std::vector<LoadError> errors;
    if (text.size() > kMaxCardFileBytes)
      errors.push_back({path, "", Str::flaw_file_too_long});
    else
      load_cards(*own, path, text.data(), text.size(), errors);
    for (const LoadError& e : errors) {
      failed = true;
      issues.push_back({0, 0, Message(Str::duel_flaw_in_card_file, {e.file, e.where, e.message})});
    }
  }
  return own;
}

bool Origin::make(const Session& session, const CardDb& db, std::vector<PositionIssue>& issues) {
  db_ = &db;
  start_.reset();
  events_.clear();
  setup_ = session.setup;
  bool failed = false;
  own_ = with_card_files(db, session.card_files, issues, failed);
  if (failed) return false;
  std::vector<u16> named;
  for (const std::vector<u16>& deck : setup_.decks)
    for (u16 card : deck) {
      if (card >= cards().cards.size()) return false;
      named.push_back(card);
    }
  if (!session.position.empty()) {
    Scenario file;
    if (!parse_position(session.position, file, issues)) return false;
    if (auto more = scenario::own_cards(file, cards())) own_ = std::move(more);
    scenario::NameScope world;
    scenario::Branch line;
    Issue issue;
    if (!scenario::set_up(file, setup_.era, cards(), own_.get(), world, line, issue)) {
      note(issues, issue);
      return false;
    }
    start_ = std::move(line.state);
    events_ = std::move(line.recorder.events);
    for (int i = 1; i < start_->object_count; ++i)
      if (start_->objects[i].card) named.push_back(start_->objects[i].card);
  }
  fingerprint_ = setup_.cards = cards_fingerprint(cards(), named);
  if (start_) start_->cards = fingerprint_;
  return true;
}

void Origin::begin(State& out, EventSink* sink) const {
  if (!start_) {
    start_duel(out, cards(), setup_, sink);
    return;
  }
  copy_state(out, *start_);
  if (!sink) return;
  sink->causes = Causes{};  // so it begins
  for (const Event& e : events_) sink->on_event(e);
}

bool take_position(std::string_view text, const Era* era, const CardDb& db, Session& session,
                   std::vector<PositionIssue>& issues) {
  Scenario file;
  if (!parse_position(text, file, issues)) return false;
  u32 last = ~u32(0);
  for (const scenario::Statement& s : file.statements)
    if (!scenario::is_header(s.kind) && !scenario::is_position(s.kind)) {
      last = s.pos.line;
      break;
    }
  session = Session{};
  session.setup.era = file.rules[0];
  for (Era e : file.rules)
    if (era && e == *era) session.setup.era = e;
  if (!era_supported(session.setup.era)) {
    note(issues, {file.rules_pos, "these rules are not built yet"});
    return false;
  }
  u32 number = 0;
  while (!text.empty() && ++number < last) {
    const std::size_t end = text.find('\n');
    std::string_view line = scenario::strip_comment(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == '\t'))
      line.remove_suffix(1);
    // Blank lines stay while they tell the place of a mistake.
    session.position.append(line).push_back('\n');
  }
  Origin origin;
  if (!origin.make(session, db, issues)) return false;
  std::string whole;
  bool blank = true;
  for (char c : session.position) {
    if (c != '\n' || !blank) whole += c;
    blank = c == '\n';
  }
  session.position = std::move(whole);
  const auto state = std::make_unique<State>();
  origin.begin(*state, nullptr);
  session.setup.rules = state->rules;
  session.setup.seed = file.seed;
  session.setup.first = state->first;
  session.setup.cards = origin.fingerprint();
  return true;
}

std::size_t replay(const Session& session, const Origin& origin, State& out, EventSink* sink,
                   std::size_t count) {
  origin.begin(out, sink);
  if (count > session.choices.size()) count = session.choices.size();
  std::size_t mixed = 0;
  for (std::size_t i = 0; i < count; ++i) {
    mix_entropy(session, i, mixed, out);
    if (!play_choice(out, origin.cards(), session.choices[i], sink)) return i;
  }
  mix_entropy(session, count, mixed, out);
  return count;
}

}  // namespace upkeep
