#include "scenario/walkthrough.h"

#include <cstdio>

#include "frame_names.h"
#include "scenario/position.h"
#include "scenario/script.h"
#include "state_fingerprint.h"

namespace upkeep::scenario {
namespace {

template <class T>
std::int64_t number(T value) {
  return std::int64_t(value);
}
template <class Int>
std::int64_t number(MaybeIndex<Int> value) {
  return value.raw();
}

// " name value" for each of the fields of its own.
std::string fields_of(const Frame& f) {
  std::string out;
  switch (f.kind) {
#define FRAME(name)       \
  case FrameKind::name: { \
    [[maybe_unused]] const frame::name& own = f.name;
#define FIELD(type, name) out += "  " #name " " + std::to_string(number(own.name));
#define END(name) \
  break;          \
  }
#include "frames.inc"
  }
  return out;
}

}  // namespace

const char* Walkthrough::help() {
  return "number: choose · enter: what the file does, or the first · u: undo · f: frames in full · "
         "h: hash · s: state · q: quit";
}

bool Walkthrough::begin(const Scenario& file, Era era, const CardDb& db, Issue& issue) {
  own_ = own_cards(file, db);
  db_ = own_ ? own_.get() : &db;
  Branch position;
  if (!set_up(file, era, *db_, own_.get(), names_, position, issue)) return false;
  states_.push_back(std::move(position.state));
  script_at_.push_back(0);
  std::vector<ScriptLine> script;
  Issue problem;
  if (!script_of(file, era, db, script, problem)) script_ends_ = format_issue(file.path, problem);
  for (const ScriptLine& l : script) {
    lines_.push_back("line " + std::to_string(l.line) + ": " + l.text);
    for (const u16 c : l.choices) script_.push_back({c, lines_.size() - 1});
  }
  return true;
}

const Walkthrough::Scripted* Walkthrough::scripted() const {
  return script_at_.back() < script_.size() ? &script_[script_at_.back()] : nullptr;
}

std::string Walkthrough::screen() const {
  const State& s = state();
  std::string out = say(step_of(s)) + "\nframes:";
  for (int i = 0; i < s.frame_count; ++i)
    out +=
        std::string(i ? " > " : " ") + frame_name(s.frames[i].kind) + " " + stage_name(s.frames[i]);
  out += "\n" + say(question_words(names_, s)) + "\n";
  std::vector<Option> all(kMaxOptions);
  const int n = options(all.data());
  const Scripted* next = scripted();
  for (int i = 0; i < n; ++i) {
    char number[16];
    std::snprintf(number, sizeof number, "%c%3d  ", next && next->choice == i ? '*' : ' ', i);
    out += number + option_words(names_, s, all[std::size_t(i)]) + "\n";
  }
  if (next)
    out += lines_[next->line] + "\n";
  else if (script_at_.back() == kOffScript)
    out += "not as in the file any more; u goes back\n";
  else if (!s.over)
    out += (script_ends_.empty() ? "the file ends here" : script_ends_) + "\n";
  return out;
}

std::string Walkthrough::take(int choice) {
  std::vector<Option> all(kMaxOptions);
  const int n = options(all.data());
  if (n == 0) return "the duel is over; u goes back, q quits\n";
  const Scripted* next = scripted();
  if (choice < 0) choice = next ? next->choice : 0;
  if (choice >= n) return "there are options 0 to " + std::to_string(n - 1) + "\n";
  auto after = std::make_unique<State>();
  copy_state(*after, state());
  Recorder happened;
  const Option& o = all[std::size_t(choice)];
  std::string out = "- " + option_words(names_, state(), o) + "\n";
  apply_unchecked(*after, *db_, o, &happened);
  for (const Event& e : happened.events)
    if (e.type != LogEvent::pass) out += "  " + event_words(names_, *after, e) + "\n";
  script_at_.push_back(next && next->choice == choice ? script_at_.back() + 1
                       : next                         ? kOffScript
                                                      : script_at_.back());
  states_.push_back(std::move(after));
  return out;
}

std::string Walkthrough::undo() {
  if (states_.size() == 1) return "this is the beginning\n";
  states_.pop_back();
  script_at_.pop_back();
  return {};
}

std::string Walkthrough::frames_in_full() const {
  const State& s = state();
  std::string out;
  for (int i = 0; i < s.frame_count; ++i) {
    const Frame& f = s.frames[i];
    out += std::to_string(i) + "  " + frame_name(f.kind) + "  pc " + stage_name(f) + "  player " +
           player_letter(f.player);
    if (f.item != kNoIndex) {
      out += "  item " + std::to_string(f.item);
      const Ref r = f.item < s.stack_object_count ? s.stack_objects[f.item].self : Ref{};
      if (r && find(s, r)) out += " (" + object_words(names_, s, r) + ")";
    }
    if (f.node) out += "  node " + std::to_string(f.node);
    out += fields_of(f) + "\n";
  }
  return out;
}

std::string Walkthrough::table() const {
  const State& s = state();
  std::string out = position_words(names_, s) + "\n";
  if (s.stack_count) out += "stack";
  for (int i = s.stack_count; i-- > 0;)
    out += (i + 1 < s.stack_count ? ", " : " ") +
           object_words(names_, s, s.stack_objects[s.stack[i]].self);
  return s.stack_count ? out + "\n" : out;
}

std::string Walkthrough::command(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t\r\n");
  const std::size_t last = line.find_last_not_of(" \t\r\n");
  const std::string word = first == std::string::npos ? "" : line.substr(first, last - first + 1);
  if (word.empty()) return take(-1);
  if (word == "u") return undo();
  if (word == "f") return frames_in_full();
  if (word == "s") return table();
  if (word == "h") {
    char hash[24];
    std::snprintf(hash, sizeof hash, "%016llx\n",
                  static_cast<unsigned long long>(StateFingerprint(*db_)(state())));
    return hash;
  }
  if (word == "q") {
    done_ = true;
    return {};
  }
  if (word.size() > 5 || word.find_first_not_of("0123456789") != std::string::npos)
    return std::string(help()) + "\n";
  return take(std::stoi(word));
}

}  // namespace upkeep::scenario
