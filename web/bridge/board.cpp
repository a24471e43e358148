// Boards in pages about the rules: a position, what its text does, its goal, and lines tried at it.
#include <memory>

#include "bridge.h"
#include "calls_bridge.h"
#include "scenario/try_line.h"
#include "table/teach_board.h"
#include "text/phrases.h"

using namespace upkeep;

namespace {

TeachBoard& board() {
  static TeachBoard the_board(shared_game());
  return the_board;
}

const char* refusal(const scenario::Tried& tried) {
  Game& game = shared_game();
  JsonWriter j;
  j.open('{');
  j.key("ok").boolean(false);
  j.key("message").text(say(tried.message));
  if (tried.has_reason) {
    std::string name;
    for (const ViewObject& o : game.view().objects)
      if (o.ref && o.ref == tried.attempt.object) name = o.name;
    told_to(j, game.tell(tried.reason, tried.attempt, name));
  }
  j.close('}');
  return give(std::move(j.out));
}

const char* cannot(const char* code, const Message& why) {
  JsonWriter j;
  j.open('{');
  j.key("ok").boolean(false);
  if (*code) j.key("code").text(code);
  j.key("message").text(say(why));
  j.close('}');
  return give(std::move(j.out));
}

// Tries a line at the game; what can be done is done if `play`.
const char* line(const char* text, bool play) {
  Game& game = shared_game();
  if (!game.running()) return cannot("", Str::duel_flaw_no_position_loaded);
  scenario::Tried tried;
  scenario::Issue issue;
  if (!scenario::try_line(game.config().position, game.config().era, game.cards(), game.state(),
                          text, tried, issue)) {
    JsonWriter j;
    j.open('{');
    j.key("ok").boolean(false);
    j.key("column").number(issue.pos.column);
    j.key("message").text(say(issue.message));
    j.close('}');
    return give(std::move(j.out));
  }
  if (tried.choices.empty()) return refusal(tried);
  const OptionList& options = game.options();
  const int first = tried.choices[0];
  if (board().on() && first < options.count &&
      !board().allows(game.state(), game.cards(), options.at[first]))
    return cannot("not_offered", Str::duel_flaw_this_board_does_not_offer_it);
  if (play) {
    for (const u16 c : tried.choices)
      if (!game.act(c)) break;
    done(true);
  }
  return give("{\"ok\":true}");
}

}  // namespace

extern "C" {

// `era`: one the text knows, or empty; `mode`: play, read or puzzle; `names`: of the two players,
// a line each, may be empty. { ok, issues }: issues with ok are of the script alone.
const char* bridge_board_load(const char* text, const char* era, const char* mode,
                              const char* names) {
  GameConfig config;
  config.lang = shared_game().config().lang;
  const bool given = parse_era(era, config.era);
  const std::string both = names;
  const std::size_t cut = both.find('\n');
  config.names[0] = both.substr(0, cut);
  if (cut != std::string::npos) config.names[1] = both.substr(cut + 1);
  if (config.names[0].empty()) config.names[0] = "A";
  if (config.names[1].empty()) config.names[1] = "B";
  const std::string how = mode;
  const BoardMode m = how == "read"     ? BoardMode::read
                      : how == "puzzle" ? BoardMode::puzzle
                                        : BoardMode::play;
  std::vector<PositionIssue> issues;
  const bool ok = board().load(config, text, given, m, issues);
  JsonWriter j;
  j.open('{');
  j.key("ok").boolean(ok);
  put_issues(j, issues);
  j.close('}');
  done(ok);
  return give(std::move(j.out));
}

const char* bridge_board_state() {
  static const char* const kGoals[] = {"none", "open", "met", "missed"};
  TeachBoard& b = board();
  JsonWriter j;
  j.open('{');
  j.key("goal").text(kGoals[int(b.goal())]);
  if (b.goal() != GoalState::none) {
    static const char* const kKinds[] = {"wins", "survives", "life", "hand", "alive", "dead"};
    static const char* const kComparisons[] = {"equal", "at_least", "at_most"};
    const Goal& wanted = b.wanted();
    j.key("goal_kind").text(kKinds[int(wanted.kind)]);
    j.key("goal_player").number(wanted.player);
    j.key("goal_survive").boolean(wanted.kind == GoalKind::survives);
    j.key("goal_turn").number(wanted.turn);
    if (wanted.kind == GoalKind::life || wanted.kind == GoalKind::hand) {
      j.key("goal_of").number(wanted.of);
      j.key("goal_comparison").text(kComparisons[int(wanted.comparison)]);
      j.key("goal_number").number(wanted.number);
    }
    if (wanted.card)
      j.key("goal_card")
          .text(card_name(shared_game().cards(), wanted.card, shared_game().config().lang));
  }
  const std::size_t step = b.step();
  j.key("step").number(step == std::size_t(-1) ? -1 : int(step));
  j.key("said").text(b.said(shared_game().config().lang));
  j.key("steps").open('[');
  for (const scenario::ScriptLine& l : b.script()) {
    j.open('{');
    j.key("line").number(l.line);
    j.key("text").text(l.text);
    j.close('}');
  }
  j.close(']');
  j.close('}');
  return give(std::move(j.out));
}

int bridge_board_go(int step) { return done(step >= 0 && board().go_to(std::size_t(step))); }
int bridge_board_allow(const char* words) { return done(board().allow(words)); }
// The best answer of the other side: 1 if one was given, and there may be another to give.
int bridge_board_reply() { return done(board().reply()); }
int bridge_board_seat(int seat) {
  if (seat < 0 || seat > 1 || !shared_game().running()) return 0;
  shared_game().show_seat(u8(seat));
  return done(true);
}

// { ok, text, ref }: what to do next on the way to the goal.
const char* bridge_board_hint() {
  Game& game = shared_game();
  Option o;
  JsonWriter j;
  j.open('{');
  const bool found = board().hint(o);
  j.key("ok").boolean(found);
  if (found) {
    for (const ViewOption& v : game.view().options)
      if (v.option == o) j.key("text").text(v.text);
    if (o.object)
      j.key("ref").text(std::to_string(o.object.slot) + "." + std::to_string(o.object.gen));
  }
  j.close('}');
  return give(std::move(j.out));
}

// A line as in a `.duel` file: { ok } or why not, { message, code, text, rule }.
const char* bridge_board_act(const char* text) { return line(text, true); }
const char* bridge_board_try(const char* text) { return line(text, false); }
}
