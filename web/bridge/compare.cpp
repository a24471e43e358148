// One position under all eras, side by side, for the page that compares them.
#include "scenario/compare.h"
#include "bridge.h"
#include "calls_bridge.h"
#include "scenario/export.h"
#include "scenario/parse.h"
#include "session/replay.h"

using namespace upkeep;

namespace {

void put_line(JsonWriter& j, const scenario::TraceLine& l, const scenario::Scenario& file) {
  j.open('{');
  j.key("line").number(file.statements[l.statement].pos.line);
  j.key("text").text(file.statements[l.statement].text);
  j.key("told").open('[');
  for (const std::string& t : l.told) j.text(t);
  j.close(']');
  // What counts for being alike: neither the words of an era nor what nobody asks about.
  std::string sum;
  for (const std::string& e : l.events) sum += e + "\n";
  j.key("sum").text(sum);
  j.key("refused").text(l.refused);
  j.key("reason").text(l.reason);
  j.key("rule").text(l.rule);
  j.close('}');
}

void put_era(JsonWriter& j, const scenario::EraTrace& e, const scenario::Scenario& file) {
  j.open('{');
  j.key("era").text(era_name(e.era));
  j.key("problem").text(e.problem);
  j.key("lines").open('[');
  for (const scenario::TraceLine& l : e.lines) put_line(j, l, file);
  j.close(']');
  j.key("end").open('{');
  j.key("sum").text(e.end);
  j.key("over").boolean(e.over != 0);
  j.key("winner").number(e.over && e.winner < kMaxPlayers ? e.winner : -1);
  j.key("life").open('[');
  for (int p = 0; p < e.players; ++p) j.number(e.life[p]);
  j.close(']');
  j.key("mana").open('[');
  for (int p = 0; p < e.players; ++p) j.number(e.mana[p]);
  j.close(']');
  j.key("zones").open('[');
  for (const scenario::EndZone& z : e.zones) {
    j.open('{');
    j.key("player").number(z.player);
    j.key("name").text(z.name);
    j.key("cards").text(z.cards);
    j.close('}');
  }
  j.close(']');
  j.close('}');
  j.close('}');
}

void put_parting(JsonWriter& j, const scenario::Parting& p, Lang lang) {
  j.open('{');
  j.key("from").number(int(p.from));
  j.key("to").number(int(p.to));
  j.key("line").number((long long)p.line);
  j.key("together").boolean(p.together);
  j.key("switches").open('[');
  for (const Switch s : p.switches) {
    j.open('{');
    j.key("name").text(switch_name(s));
    j.key("label").text(switch_label(s, lang));
    j.key("was").text(switch_value_label(s, preset(p.from)[s], lang));
    j.key("is").text(switch_value_label(s, preset(p.to)[s], lang));
    j.key("source").text(switch_source(s));
    j.close('}');
  }
  j.close(']');
  j.close('}');
}

// What whoever sits here may know: all of it once it is over.
u8 eyes(const Game& game) {
  if (game.over()) return kEverySeat;
  for (u8 p = 0; p < 2; ++p)
    if (game.config().seats[p] == SeatKind::human &&
        game.config().seats[1 - p] == SeatKind::computer)
      return p;
  return u8(kMaxPlayers);
}

}  // namespace

extern "C" {

// The `.duel` text in bridge_input() under every era: { issues } or { eras, partings }.
const char* bridge_compare(const char* lang_name) {
  const Lang lang = parse_lang(lang_name);
  const std::vector<u8>& bytes = given_bytes();
  const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  scenario::Scenario file;
  std::vector<scenario::Issue> issues;
  JsonWriter j;
  j.open('{');
  if (!scenario::parse("compare", text, file, issues)) {
    std::vector<PositionIssue> wrong;
    for (const scenario::Issue& i : issues)
      wrong.push_back({i.pos.line, i.pos.column, say(i.message)});
    put_issues(j, wrong);
    j.close('}');
    return give(std::move(j.out));
  }
  const scenario::Comparison c = scenario::compare_eras(file, standard_cards(), &lang);
  j.key("title").text(file.title);
  j.key("eras").open('[');
  for (const scenario::EraTrace& e : c.eras) put_era(j, e, file);
  j.close(']');
  j.key("partings").open('[');
  for (const scenario::Parting& p : c.partings) put_parting(j, p, lang);
  j.close(']');
  j.close('}');
  return give(std::move(j.out));
}

// The turn under way of the duel on the table as such a text, without what may not be known here;
// empty if there is none.
const char* bridge_compare_table(const char* title) {
  Game& game = shared_game();
  if (!game.running() || game.coming()) return give({});
  Replay replay;
  std::string error;
  if (!replay.open(game.session(), standard_cards(), error)) return give({});
  return give(scenario::written_turn(replay, replay.size(), eyes(game), title));
}
}
