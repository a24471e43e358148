// A duel's whole time for the page: its moments and what was said of them, whatever lies on the
// table now.
#include <algorithm>
#include <memory>

#include "bridge.h"
#include "calls_bridge.h"
#include "cards/user_cards.h"
#include "scenario/export.h"
#include "session/link.h"
#include "session/replay.h"
#include "table/review.h"
#include "text/event_rules.h"

using namespace upkeep;

namespace {

Replay g_replay;
Record g_record;
bool g_of_table = false;  // it is the duel on the table
bool g_of_link = false;   // somebody sent it to be looked at
std::unique_ptr<Review> g_review;

ViewNames names_of(const Record& r) {
  ViewNames names;
  for (int p = 0; p < 2; ++p) names.player[p] = r.names[p];
  return names;
}

// While a duel goes on, nobody looks into a hand that is not theirs: not even afterwards into what
// was in it. When it is over, or sent to be looked at, everything is open.
bool open_hands() { return g_of_link || g_replay.at(g_replay.size()).over; }

u8 eyes(int wanted) {
  if (open_hands())
    return wanted == 2 ? kEverySeat : wanted < 0 || wanted > 1 ? u8(kMaxPlayers) : u8(wanted);
  if (g_record.computer[0] != g_record.computer[1]) return g_record.computer[0] ? u8(1) : u8(0);
  return u8(kMaxPlayers);
}

void put_lines(JsonWriter& j, Lang lang, u8 seat) {
  const Rules& rules = g_replay.session().setup.rules;
  const Vocabulary words = rules.vocabulary();
  j.open('[');
  for (const ReplayLine& line : g_replay.lines(seat, lang, names_of(g_record))) {
    j.open('{');
    j.key("at").number(line.at);
    j.key("turn").number(line.turn);
    j.key("kind").text(event_name(line.event.type));
    const bool known =
        seat == kEverySeat ||
        (seat < kMaxPlayers ? !(line.event.hidden_from >> seat & 1) : line.event.hidden_from == 0);
    j.key("card").number(known && line.event.card ? line.event.card : line.event.other_card);
    j.key("rule").text(event_citation(line.event.type, lang, words));
    j.key("text").text(line.text);
    j.close('}');
  }
  j.close(']');
}

}  // namespace

extern "C" {

// The duel on the table (1), of the link read last (2), or a saved one in bridge_input() (0).
// Empty, or why not.
const char* bridge_timeline_open(int of_table) {
  std::string error;
  g_of_table = of_table == 1;
  g_of_link = of_table == 2;
  if (g_of_link) {
    const Link* link = read_link();
    if (!link) return give("no-duel");
    g_record = {};
    g_record.session = link->session;
    for (int p = 0; p < 2; ++p) {
      g_record.names[p] = link->names[p].empty() ? std::string(1, char('A' + p)) : link->names[p];
      g_record.computer[p] = link->computer[p];
    }
  } else if (g_of_table) {
    if (!shared_game().running()) return give("no-duel");
    g_record = shared_game().record();
  } else {
    const std::vector<u8>& bytes = given_bytes();
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (!decode_record(text, standard_cards(), g_record, error)) return give(error);
  }
  return give(g_replay.open(g_record.session, standard_cards(), error) ? "" : error);
}

// { size, over, consent, names, eyes: […], era, moments: [[turn, step, player, marks]], lines,
// branches }. marks: 1 begins a turn, 2 spell or ability, 4 attack.
const char* bridge_timeline(const char* lang_name, int seat) {
  const Lang lang = parse_lang(lang_name);
  const State& end = g_replay.at(g_replay.size());
  JsonWriter j;
  j.open('{');
  j.key("size").number((long long)g_replay.size());
  j.key("over").boolean(end.over);
  j.key("consent").boolean(g_of_table && shared_game().needs_consent());
  j.key("names").open('[');
  for (int p = 0; p < 2; ++p) j.text(g_record.names[p]);
  j.close(']');
  j.key("eyes").open('[');
  if (open_hands())
    for (int i = 0; i < 3; ++i) j.number(i);
  j.close(']');
  j.key("era").text(era_name(g_replay.session().setup.era));
  j.key("moments").open('[');
  for (std::size_t i = 0; i <= g_replay.size(); ++i) {
    const Moment& m = g_replay.moment(i);
    j.open('[');
    j.number(m.turn);
    j.number(int(m.step));
    j.player(m.player);
    j.number((m.begins_turn ? 1 : 0) | (m.spell ? 2 : 0) | (m.combat ? 4 : 0));
    j.close(']');
  }
  j.close(']');
  j.key("lines");
  put_lines(j, lang, eyes(seat));
  j.key("branches").open('[');
  for (const Variation& b : g_record.branches) {
    std::size_t common = 0;
    const std::vector<u16>& mine = g_record.session.choices;
    while (common < b.choices.size() && common < mine.size() && b.choices[common] == mine[common])
      ++common;
    j.open('{');
    j.key("at").number((long long)common);
    j.key("size").number((long long)b.choices.size());
    j.close('}');
  }
  j.close(']');
  j.close('}');
  return give(std::move(j.out));
}

// The view of a moment, as the wanted eyes may see it: 0, 1, 2 both.
const char* bridge_timeline_view(int at, const char* lang, int seat) {
  const std::size_t moment = std::size_t(at < 0 ? 0 : at);
  View v = g_replay.view(moment, eyes(seat), parse_lang(lang), names_of(g_record));
  v.options.clear();
  return give(view_json(v, g_replay.cards()));
}

// Looks at the duel whose time is open again, from its beginning, with so many playouts for each
// decision. It tells of both hands: for a duel that is over, or was sent to be looked at.
int bridge_timeline_review(int playouts) {
  g_review.reset();
  if (!open_hands()) return 0;
  g_review = std::make_unique<Review>(g_replay, playouts);
  return 1;
}

// The next decision: { of, at, next, seat, turn, alike, best, chosen }, the last two with { chance,
// words, expected }: in ten-thousandths, a phrase for each step, and what bridge_think_expected()
// says. Only { of }, the number of choices, where there is none left.
const char* bridge_timeline_review_next(const char* lang_name) {
  JsonWriter j;
  j.open('{');
  j.key("of").number((long long)g_replay.size());
  Reviewed one;
  if (g_review && g_review->next(one)) {
    const Lang lang = parse_lang(lang_name);
    const ViewNames names = names_of(g_record);
    j.key("at").number((long long)one.at);
    j.key("next").number((long long)g_review->at());
    j.key("seat").number(one.seat);
    j.key("turn").number(g_replay.moment(one.at).turn);
    j.key("alike").boolean(one.alike);
    const State& s = g_replay.at(one.at);
    const auto put = [&](const char* name, const Expectation& e) {
      j.key(name).open('{');
      j.key("chance").number(e.chance / std::max(1, e.playouts));
      j.key("words").open('[');
      if (!one.alike)
        for (const std::string& step :
             path_words(s, g_replay.cards(), lang, names, e.path, e.length))
          j.text(step);
      j.close(']');
      put_expectation(j.key("expected"), e);
      j.close('}');
    };
    put("best", one.best);
    put("chosen", one.chosen);
  }
  j.close('}');
  return give(std::move(j.out));
}

// "duel": a `.duel` file of it; "text": to be read.
const char* bridge_timeline_export(const char* kind, const char* lang, int seat) {
  const ViewNames names = names_of(g_record);
  if (std::string_view(kind) == "duel")
    return give(replay_duel(g_replay, g_record.names[0] + " against " + g_record.names[1], names));
  return give(replay_text(g_replay, eyes(seat), parse_lang(lang), names));
}

// The duel whose time is open, as a link: duel, challenge, or replay at a moment (-1: its end).
const char* bridge_timeline_link(const char* kind, int moment) {
  Link link;
  for (int k = 0; k < int(LinkKind::count); ++k)
    if (std::string_view(kind) == link_kind_name(LinkKind(k))) link.kind = LinkKind(k);
  link.session = g_record.session;
  if (link.session.setup.decks[0].empty() && link.session.position.empty()) return give({});
  const std::size_t size = link.session.choices.size();
  link.moment = moment >= 0 && std::size_t(moment) < size ? std::size_t(moment) : size;
  for (int p = 0; p < 2; ++p) {
    link.names[p] = g_record.names[p];
    link.computer[p] = g_record.computer[p];
  }
  return give(encode_link(link, standard_cards()));
}

// The player's card files that the duel on the table is played with, or (1) the one whose time is
// open: their paths, a line each. Read from the cards, since a duel that came by link knows no deck
// of the player's.
const char* bridge_own_used(int of_time) {
  std::string paths;
  if (own_cards().empty() || (!of_time && !shared_game().running())) return give(paths);
  const Session session = of_time ? g_record.session : shared_game().session();
  const State& s = of_time ? g_replay.at(g_replay.size()) : shared_game().state();
  const auto plays = [&](u16 card) {
    for (const std::vector<u16>& deck : session.setup.decks)
      if (std::find(deck.begin(), deck.end(), card) != deck.end()) return true;
    for (int i = 1; i < s.object_count; ++i)
      if (s.objects[i].card == card) return true;
    return false;
  };
  for (const OwnCards& file : own_cards())
    if (std::any_of(file.cards.begin(), file.cards.end(), plays)) paths += file.path + "\n";
  return give(std::move(paths));
}

// The turn of a moment up to there, as a text to be changed and compared.
const char* bridge_timeline_turn(int at, int seat) {
  const std::size_t moment = std::min(g_replay.size(), std::size_t(at < 0 ? 0 : at));
  return give(scenario::written_turn(g_replay, moment, eyes(seat), "Upkeep"));
}

// A card in a few lines: name, cost, type, text, in the words of the duel on the table.
const char* bridge_card_text(int card, const char* lang_name) {
  Game& game = shared_game();
  const CardDb& db = game.running() ? game.cards() : standard_cards();
  if (card <= 0 || std::size_t(card) >= db.cards.size()) return give({});
  const Lang lang = parse_lang(lang_name);
  const Rules& rules = game.running() ? game.state().rules : preset(Era::foundations);
  const Vocabulary words = rules.vocabulary();
  const CardDef& d = db.card(u16(card));
  std::string out = card_name(db, u16(card), lang) + " " + mana_text(d.cost) + "\n" +
                    type_line(db, u16(card), lang, words);
  if (d.types & kCreature) out += " " + std::to_string(d.power) + "/" + std::to_string(d.toughness);
  return give(out + "\n" + rules_text(db, u16(card), lang, words));
}

// ------------------------------------------------------------------ the duel on the table
int bridge_redo() { return done(shared_game().redo()); }
int bridge_take_back() { return done(shared_game().take_back()); }
int bridge_branch_at(int at, int agreed) {
  return done(at >= 0 && shared_game().branch_at(std::size_t(at), agreed != 0));
}
int bridge_branch_go(int index, int agreed) {
  return done(index >= 0 && shared_game().go_to_branch(std::size_t(index), agreed != 0));
}
int bridge_branch_forget(int index) {
  return done(index >= 0 && shared_game().forget_branch(std::size_t(index)));
}
}
