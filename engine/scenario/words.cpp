// The fixed words of the format: steps, zones, counters, keywords, colours, events.
#include <algorithm>
#include <cstring>

#include "scenario/syntax.h"

namespace upkeep::scenario {
namespace {

template <class T>
struct Word {
  const char* word;
  T value;
};
constexpr Word<Step> kSteps[] = {
    {"untap", Step::untap},
    {"upkeep", Step::upkeep},
    {"draw", Step::draw},
    {"main1", Step::main1},
    {"begin-combat", Step::begin_combat},
    {"attackers", Step::attackers},
    {"blockers", Step::blockers},
    {"damage", Step::damage},
    {"end-combat", Step::end_combat},
    {"main2", Step::main2},
    {"discard", Step::discard},
    {"end", Step::end},
    {"cleanup", Step::cleanup},
};
constexpr Word<Zone> kZones[] = {
    {"play", Zone::battlefield}, {"hand", Zone::hand},   {"library", Zone::library},
    {"grave", Zone::graveyard},  {"exile", Zone::exile}, {"ante", Zone::ante},
    {"command", Zone::command},
};
constexpr Word<Counter> kCounters[] = {
    {"+1/+1", Counter::p1p1},      {"-1/-1", Counter::m1m1},        {"loyalty", Counter::loyalty},
    {"charge", Counter::charge},   {"poison", Counter::poison},     {"age", Counter::age},
    {"+0/+1", Counter::p0p1},      {"+1/+0", Counter::p1p0},        {"-0/-1", Counter::m0m1},
    {"-2/-2", Counter::m2m2},      {"time", Counter::time},         {"corpse", Counter::corpse},
    {"carrion", Counter::carrion}, {"mire", Counter::mire},         {"-0/-2", Counter::m0m2},
    {"doom", Counter::doom},       {"vitality", Counter::vitality},
#define X(name, word) {word, Counter::name},
#include "rare_counters.inc"
#undef X
};
static_assert(sizeof(kCounters) / sizeof(kCounters[0]) == std::size_t(kAllCounterKinds));
constexpr const char* kKeywords[] = {
#define UPKEEP_X(n) #n,
    UPKEEP_KEYWORDS(UPKEEP_X)
#undef UPKEEP_X
};
constexpr const char* kColors[] = {"white", "blue", "black", "red", "green"};
constexpr const char* kEvents[] = {
#define UPKEEP_X(n) #n,
    UPKEEP_LOG_EVENTS(UPKEEP_X)
#undef UPKEEP_X
};
constexpr const char* kWindows[] = {"interrupt", "response", "damage-prevention", "regeneration"};

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; }

template <class T, std::size_t N>
bool look_up(const Word<T> (&words)[N], std::string_view word, T& out) {
  for (const Word<T>& w : words)
    if (word == w.word) {
      out = w.value;
      return true;
    }
  return false;
}
template <class T, std::size_t N>
const char* word_of(const Word<T> (&words)[N], T value) {
  for (const Word<T>& w : words)
    if (w.value == value) return w.word;
  return "?";
}

}  // namespace

const char* step_word(Step s) {
  return s == Step::first_strike_damage ? "damage" : word_of(kSteps, s);
}
bool parse_step(std::string_view word, Step& out) { return look_up(kSteps, word, out); }
const char* zone_word(Zone z) { return z == Zone::stack ? "stack" : word_of(kZones, z); }
bool parse_zone(std::string_view word, Zone& out) { return look_up(kZones, word, out); }
const char* counter_word(Counter c) { return word_of(kCounters, c); }
bool parse_counter(std::string_view word, Counter& out) { return look_up(kCounters, word, out); }

std::string keyword_words(Keyword k) {
  std::string out = kKeywords[int(k)];
  for (char& c : out)
    if (c == '_') c = ' ';
  if (out.rfind("protection ", 0) == 0) out.insert(11, "from ");
  return out;
}

bool parse_keyword(std::string_view words, Keyword& out) {
  for (int i = 0; i < int(Keyword::count); ++i)
    if (same_name(words, keyword_words(Keyword(i)))) {
      out = Keyword(i);
      return true;
    }
  if (!same_name(words, "web")) return false;
  out = Keyword::reach;  // its name in 1997
  return true;
}

const char* color_word(int color) { return color >= 0 && color < 5 ? kColors[color] : "colorless"; }
bool parse_color(std::string_view word, int& out) {
  for (int i = 0; i < 5; ++i)
    if (same_name(word, kColors[i])) {
      out = i;
      return true;
    }
  return false;
}

const char* event_word(LogEvent t) {
  switch (t) {
    case LogEvent::mana_burn:
      return "mana-burn";
    case LogEvent::return_hand:
      return "return";
    case LogEvent::lose_game:
      return "lose-game";
    case LogEvent::draw_game:
      return "draw-game";
    case LogEvent::cast_cancelled:
      return "fizzle";
    case LogEvent::fizzled:
      return "failed";
    case LogEvent::put_on_stack:
      return "waits";
    case LogEvent::owner_changed:
      return "own";
    default:
      return kEvents[int(t)];
  }
}
const char* window_word(WindowKind window) {
  return window <= WindowKind::regeneration ? kWindows[int(window)] : "?";
}

std::string mana_words(const ManaText& m) {
  std::string out;
  if (m.generic) out += std::to_string(m.generic);
  for (int k = 0; k < kManaKinds; ++k) out.append(m.kinds[k], "WUBRGC"[k]);
  return out.empty() ? "empty" : out;
}

char player_letter(u8 player) { return player < kMaxPlayers ? char('A' + player) : '?'; }

bool same_name(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (lower(a[i]) != lower(b[i])) return false;
  return true;
}

std::string name_words(const Name& n) {
  switch (n.kind) {
    case NameKind::player:
      return std::string(1, player_letter(n.player));
    case NameKind::zoned:
      return std::string(1, player_letter(n.player)) + "." + zone_word(n.zone) + ":" + n.text;
    case NameKind::spell:
      return "spell " + n.text;
    case NameKind::ability:
      return "ability " + n.text;
    case NameKind::object:
      break;
  }
  return n.text;
}

std::string format_issue(const std::string& path, const Issue& issue) {
  return path + ":" + std::to_string(issue.pos.line) + ":" + std::to_string(issue.pos.column) +
         ": " + say(issue.message);
}

// As the table of switches has it, letters' case aside; on and off, yes and no stand for true and
// false, and where there is neither, off and no for none.
std::string switch_value(const std::string& name, std::string_view text) {
  const char* values = nullptr;
  for (int i = 0; i < int(Switch::count); ++i)
    if (name == switch_name(Switch(i))) values = switch_values(Switch(i));
  if (!values) return {};
  auto listed = [&](std::string_view wanted) -> std::string {
    std::string_view list = values;
    while (!list.empty()) {
      const std::string_view value = list.substr(0, list.find(' '));
      if (same_name(value, wanted)) return std::string(value);
      list.remove_prefix(std::min(list.size(), value.size() + 1));
    }
    return {};
  };
  if (std::string value = listed(text); !value.empty()) return value;
  const bool yes = same_name(text, "on") || same_name(text, "yes") || same_name(text, "true");
  const bool no = same_name(text, "off") || same_name(text, "no") || same_name(text, "false");
  for (const char* word : {"on", "true"})
    if (yes && !listed(word).empty()) return listed(word);
  for (const char* word : {"off", "false", "none"})
    if (no && !listed(word).empty()) return listed(word);
  return {};
}

const std::vector<std::string>& tactic_classes() {
  static const std::vector<std::string> all = {
      "burn",   "aim",     "chump",  "survive", "x",      "land",   "feed",       "open",
      "trick",  "counter", "hand",   "overpay", "race",   "lethal", "band",       "batch",
      "divide", "ante",    "remove", "sweep",   "upkeep", "fight",  "regenerate", "walker"};
  return all;
}

const Statement* tactic_of(const Scenario& file, Era era) {
  for (const Statement& st : file.statements)
    if (st.kind == Kind::tactic && st.applies(era)) return &st;
  return nullptr;
}

}  // namespace upkeep::scenario
