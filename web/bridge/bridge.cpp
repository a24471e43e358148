// The game for the page's JavaScript: texts and numbers only, the view of one seat only.
#include <algorithm>
#include <cstring>

#include "bridge.h"
#include "calls_bridge.h"
#include "search/level.h"
#include "state_bytes.h"
#include "table/deck_choice.h"
#include "text/event_rules.h"
#include "text/phrases.h"

using namespace upkeep;

namespace {

std::string g_text;       // what the last call returned
std::vector<u8> g_bytes;  // likewise
std::vector<u8> g_input;  // what JavaScript writes before a call
u32 g_state_serial = 0;   // which decision the worker was last asked about
GameConfig g_config;

}  // namespace

namespace upkeep {

const char* give(std::string text) {
  g_text = std::move(text);
  return g_text.c_str();
}

int give_bytes(std::vector<u8> bytes) {
  g_bytes = std::move(bytes);
  return int(g_bytes.size());
}

// The state as a seat may know it: everything hidden is dealt anew.
static int give_as_known(const Game& game, u8 seat) {
  static State image;
  copy_state(image, game.state());
  determinize(image, game.cards(), seat, game.computer_seed() ^ 0x5DEECE66Dull);
  return give_bytes(encode_state(image, game.cards()));
}

void put_issues(JsonWriter& j, const std::vector<PositionIssue>& issues) {
  j.key("issues").open('[');
  for (const PositionIssue& i : issues) {
    j.open('{');
    j.key("line").number(i.line);
    j.key("column").number(i.column);
    j.key("message").text(say(i.message));
    j.close('}');
  }
  j.close(']');
}

const std::vector<u8>& given_bytes() { return g_input; }

int done(bool changed) {
  if (changed) shell_changed();
  return changed ? 1 : 0;
}

}  // namespace upkeep

extern "C" {

// ------------------------------------------------------------------ what there is to play with
// The page of house rules: every switch, its values, and what each era has.
const char* bridge_rules(const char* lang) {
  const Lang l = parse_lang(lang);
  JsonWriter j;
  j.open('[');
  for (int i = 0; i < int(Switch::count); ++i) {
    const Switch s = Switch(i);
    j.open('{');
    j.key("name").text(switch_name(s));
    j.key("label").text(switch_label(s, l));
    j.key("values").open('[');
    for (int v = 0; !switch_value_name(s, v).empty(); ++v) {
      j.open('{');
      j.key("name").text(switch_value_name(s, v));
      j.key("label").text(switch_value_label(s, v, l));
      j.close('}');
    }
    j.close(']');
    j.key("era").open('{');
    for (int e = 0; e < int(Era::count); ++e)
      j.key(era_name(Era(e))).text(switch_value_name(s, preset(Era(e))[s]));
    j.close('}');
    j.close('}');
  }
  j.close(']');
  return give(std::move(j.out));
}

const char* bridge_version() {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string text(16, '0');
  for (int i = 0; i < 16; ++i)
    text[std::size_t(i)] = kHex[standard_cards().fingerprint >> (60 - 4 * i) & 15];
  return give(std::move(text));
}

// ------------------------------------------------------------------ a new duel
void bridge_setup(const char* era, const char* lang, u32 seed_low, u32 seed_high, int first) {
  g_config = GameConfig{};
  Era e = Era::foundations;
  if (!parse_era(era, e) || !era_supported(e)) e = Era::foundations;
  g_config.era = e;
  g_config.rules = preset(e);
  g_config.lang = parse_lang(lang);
  g_config.seed = u64(seed_high) << 32 | seed_low;
  g_config.first = first < 0 ? kNoPlayer : u8(first);
  g_config.ask_starter = first == -2;
}

// A house rule, after bridge_setup(). 0 if there is no such switch or value.
int bridge_setup_rule(const char* name, const char* value) {
  const char* expected = nullptr;
  return set_switch(g_config.rules, name, value, expected) ? 1 : 0;
}

// 0 if there is no such deck.
int bridge_setup_seat(int seat, int computer, const char* name, const char* deck) {
  const DeckDef* d = choose_deck(deck);
  if (seat < 0 || seat > 1 || !d) return 0;
  g_config.seats[seat] = computer ? SeatKind::computer : SeatKind::human;
  g_config.names[seat] = name;
  g_config.deck_names[seat] = d->id;
  g_config.decks[seat].clear();
  for (const auto& [card, count] : d->cards)
    g_config.decks[seat].insert(g_config.decks[seat].end(), std::size_t(count), card);
  return 1;
}

int bridge_start() {
  if (g_config.decks[0].empty() || g_config.decks[1].empty()) return 0;
  shared_game().start(g_config);
  return done(true);
}

void bridge_rematch(u32 seed) {
  shared_game().rematch(seed);
  done(true);
}

// ------------------------------------------------------------------ reading
const char* bridge_state() {
  Game& game = shared_game();
  JsonWriter j;
  j.open('{');
  j.key("running").boolean(game.running());
  if (game.running()) {
    j.key("duel").number(game.duels());
    j.key("seat").number(game.seat());
    j.key("curtain").boolean(game.curtain());
    j.key("computer").boolean(game.computer_to_move() || game.reading());
    j.key("hot_seat")
        .boolean(game.config().seats[0] == SeatKind::human &&
                 game.config().seats[1] == SeatKind::human);
    j.key("coming").number((long long)game.coming());
    j.key("undo").boolean(game.can_undo());
    j.key("redo").boolean(game.can_redo());
    j.key("take_back").player(game.take_back_seat());
    j.key("branches").number((long long)game.branches().size());
    j.key("passing").boolean(game.passing_to_end());
    j.key("hold").boolean(game.hold());
    j.key("auto_pass").boolean(game.auto_pass());
    j.key("pause").boolean(game.pause());
    j.key("can_always").boolean(game.can_always());
    j.key("can_decline").boolean(game.can_decline_batch());
    // Windows in which the seat stops with nothing to do (WindowStop); -1 where there are none.
    const Rules& rules = game.state().rules;
    const bool windows = rules.is(CounterWindow::interrupt_window) || rules.is(Prevention::step);
    j.key("window_stops").number(windows ? game.stops(game.seat()).windows : -1);
    j.key("changes").number(game.version());
    // Serial of the last line of the log, 0 if there is none.
    j.key("log").number(game.log().empty() ? 0 : game.log().back().serial);
    j.key("decisions").number((long long)game.session().choices.size());
    j.key("era").text(era_name(game.config().era));
    j.key("lang").text(lang_tag(game.config().lang));
    j.key("rules").open('{');  // where they differ from the era's
    for (int i = 0; i < int(Switch::count); ++i)
      if (const Switch s = Switch(i); game.config().rules[s] != preset(game.config().era)[s])
        j.key(switch_name(s)).text(switch_value_name(s, game.config().rules[s]));
    j.close('}');
    j.key("names").open('[');
    for (int p = 0; p < 2; ++p) j.text(game.config().names[p]);
    j.close(']');
    j.key("decks").open('[');
    for (int p = 0; p < 2; ++p) j.text(game.config().deck_names[p]);
    j.close(']');
    j.key("computer_seats").open('[');
    for (int p = 0; p < 2; ++p) j.boolean(game.config().seats[p] == SeatKind::computer);
    j.close(']');
    j.key("view").raw(view_json(game.view(), game.cards()));
  }
  j.close('}');
  return give(std::move(j.out));
}

u32 bridge_changes() { return shared_game().version(); }

// Log lines with a serial above `since`.
const char* bridge_log(u32 since) {
  JsonWriter j;
  const Vocabulary words = shared_game().state().rules.vocabulary();
  const Lang lang = shared_game().config().lang;
  j.open('[');
  const std::vector<LogLine>& log = shared_game().log();
  const auto after = [](u32 serial, const LogLine& line) { return serial < line.serial; };
  for (auto at = std::upper_bound(log.begin(), log.end(), since, after); at != log.end(); ++at) {
    const LogLine& line = *at;
    j.open('{');
    j.key("serial").number(line.serial);
    j.key("turn").number(line.turn);
    j.key("text").text(line.text);
    if (line.event) {
      j.key("kind").text(event_name(line.type));
      j.key("rule").text(event_citation(line.type, lang, words));
      if (const u16 card = line.card ? line.card : line.other_card) j.key("card").number(card);
    }
    j.key("at").number(line.at);
    j.close('}');
  }
  j.close(']');
  return give(std::move(j.out));
}

const char* bridge_hash() {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string text(16, '0');
  const u64 h = shared_game().running() ? shared_game().hash() : 0;
  for (int i = 0; i < 16; ++i) text[std::size_t(i)] = kHex[h >> (60 - 4 * i) & 15];
  return give(std::move(text));
}

// ------------------------------------------------------------------ acting
int bridge_act(int index) { return done(shared_game().act(index)); }
int bridge_undo() { return done(shared_game().undo()); }
int bridge_concede() {
  Game& game = shared_game();
  return done(game.running() && game.concede(game.seat()));
}
int bridge_pass_turn() {
  shared_game().pass_to_end_of_turn();
  return done(true);
}
int bridge_lift_curtain() {
  if (!shared_game().curtain()) return 0;
  shared_game().lift_curtain();
  return done(true);
}
int bridge_stop() {
  shared_game().stop();
  return done(true);
}
void bridge_set(const char* what, int value) {
  Game& game = shared_game();
  if (!std::strcmp(what, "hold")) game.set_hold(value != 0);
  if (!std::strcmp(what, "auto_pass")) game.set_auto_pass(value != 0);
  if (!std::strcmp(what, "pace")) game.set_pace(value);
  if (!std::strcmp(what, "go_on")) game.go_on();
  if (!std::strcmp(what, "pause")) game.set_pause(value != 0);
  if (!std::strcmp(what, "decline")) game.decline_batch();
  if (!std::strcmp(what, "always")) game.always(value != 0);
  if (!std::strcmp(what, "window_stops")) {
    Stops stops = game.stops(game.seat());
    stops.windows = u8(value & 7);
    game.set_stops(game.seat(), stops);
  }
  done(true);
}
void bridge_lang(const char* lang) {
  shared_game().set_lang(parse_lang(lang));
  done(true);
}

// ------------------------------------------------------------------ keeping
const u8* bridge_bytes() { return g_bytes.data(); }
u8* bridge_input(int size) {
  g_input.assign(std::size_t(size < 0 ? 0 : size), 0);
  return g_input.data();
}
int bridge_save() { return give_bytes(shared_game().save()); }
// Empty, or why the bytes are no game.
const char* bridge_restore() {
  std::string error;
  if (shared_game().restore(g_input.data(), g_input.size(), error)) {
    done(true);
    return give({});
  }
  return give(error.empty() ? "damaged" : error);
}

// ------------------------------------------------------------------ the computer
// The state as the computer's seat may know it; 0 if it owes no decision.
int bridge_computer_state() {
  Game& game = shared_game();
  if (!game.computer_to_move()) return give_bytes({});
  g_state_serial = game.changes();
  return give_as_known(game, game.state().decision.player);
}
// The same for the player at the table, who wants to know what the computer would do.
int bridge_hint_state() {
  Game& game = shared_game();
  return game.may_hint() ? give_as_known(game, game.seat()) : give_bytes({});
}
// What options of that player say that stand in bridge_input() one after the other.
const char* bridge_hint_words() {
  std::vector<Option> path(std::min<std::size_t>(g_input.size() / sizeof(Option), 8));
  if (!path.empty())
    std::memcpy(static_cast<void*>(path.data()), g_input.data(), path.size() * sizeof(Option));
  JsonWriter j;
  j.open('[');
  for (const std::string& step : shared_game().path_words(path.data(), int(path.size())))
    j.text(step);
  j.close(']');
  return give(std::move(j.out));
}
int bridge_computer_seat() { return shared_game().state().decision.player; }
u32 bridge_computer_seed(int high) {
  const u64 seed = shared_game().computer_seed();
  return u32(high ? seed >> 32 : seed);
}
// The answer, as the worker gave it, in bridge_input(). Refused if it is not legal, or the game
// went on.
int bridge_computer_answer() {
  Game& game = shared_game();
  if (g_input.size() != sizeof(Option) || !game.computer_to_move() ||
      game.changes() != g_state_serial)
    return 0;
  Option option;
  std::memcpy(static_cast<void*>(&option), g_input.data(), sizeof option);
  return done(game.computer_answer(option));
}
// Without a worker: thinks here, briefly.
int bridge_computer_here(int level) {
  constexpr int kBrief = 60;  // playouts
  Game& game = shared_game();
  if (!game.computer_to_move()) return 0;
  FlatLimits limits = limits_of_level(level);
  limits.playouts = std::min(limits.playouts, kBrief);
  game.step_computer(limits);
  return done(true);
}
}
