// Links of the page: written from the game on the table, read without touching it, opened when
// somebody says so. Also what other pages need of them: decks, and which saved game one goes on
// with.
#include <cstring>
#include <memory>

#include "bridge.h"
#include "calls_bridge.h"
#include "decks/load.h"
#include "session/link.h"

using namespace upkeep;

namespace {

Link g_link;  // the last one read
LinkError g_link_error = LinkError::no_link;

const char* hex8(u32 n) {
  static char text[9];
  for (int i = 0; i < 8; ++i) text[i] = "0123456789abcdef"[n >> (28 - 4 * i) & 15];
  return text;
}

Session session_of(const Game& game) {
  Session session = game.session();
  return session;
}

void tell_deck(JsonWriter& j, const Link& link, int p) {
  for (const DeckDef& d : standard_decks())
    if (d.id == link.decks[p]) {
      j.text(d.id);
      return;
    }
  j.text("");
}

// As lines "4 Lightning Bolt", as the deck pages read them.
std::string deck_lines(const CardDb& db, const std::vector<u16>& list) {
  std::string out;
  for (std::size_t i = 0; i < list.size();) {
    std::size_t n = 1;
    while (i + n < list.size() && list[i + n] == list[i]) ++n;
    out += std::to_string(n) + " " + db.card(list[i]).name + "\n";
    i += n;
  }
  return out;
}

}  // namespace

const Link* upkeep::read_link() {
  const bool good = g_link_error == LinkError::none || g_link_error == LinkError::other_rules;
  return good && g_link.kind != LinkKind::deck ? &g_link : nullptr;
}

extern "C" {

// The game on the table as a link of a kind (duel, replay, challenge, position); `moment` for
// replay: how many choices have been made, -1 all. Empty if there is none.
const char* bridge_link(const char* kind, int moment) {
  const Game& game = shared_game();
  if (!game.running()) return give({});
  Link link;
  for (int k = 0; k < int(LinkKind::count); ++k)
    if (!std::strcmp(kind, link_kind_name(LinkKind(k)))) link.kind = LinkKind(k);
  link.session = session_of(game);
  if (link.session.setup.decks[0].empty() && link.session.position.empty()) return give({});
  link.moment = moment >= 0 ? std::size_t(moment) : link.session.choices.size();
  for (int p = 0; p < 2; ++p) {
    link.names[p] = game.config().names[p];
    link.computer[p] = game.config().seats[p] == SeatKind::computer;
  }
  return give(encode_link(link, standard_cards()));
}

// A deck from a plain list. Empty if its lines are no deck.
const char* bridge_link_deck(const char* name, const char* lines) {
  std::vector<LoadError> errors;
  const DeckDef deck = load_deck(standard_cards(), "deck", lines, std::strlen(lines), errors);
  if (!errors.empty() || deck.cards.empty()) return give({});
  Link link;
  link.kind = LinkKind::deck;
  link.names[0] = name;
  for (const auto& [card, n] : deck.cards)
    link.session.setup.decks[0].insert(link.session.setup.decks[0].end(), std::size_t(n), card);
  return give(encode_link(link, standard_cards()));
}

// What a link is, before anything is done with it.
const char* bridge_link_read(const char* text) {
  const CardDb& db = standard_cards();
  const LinkReport report = decode_link(text, db, g_link);
  g_link_error = report.error;
  JsonWriter j;
  j.open('{');
  j.key("error").text(report.error == LinkError::none ? "" : link_error_name(report.error));
  j.key("version").text(hex8(report.maker));
  j.key("own_version").text(hex8(program_version()));
  if (report.error == LinkError::none || report.error == LinkError::other_rules) {
    const Setup& setup = g_link.session.setup;
    j.key("kind").text(link_kind_name(g_link.kind));
    j.key("names").open('[');
    for (const std::string& name : g_link.names) j.text(name);
    j.close(']');
    j.key("computer").open('[');
    for (bool c : g_link.computer) j.boolean(c);
    j.close(']');
    j.key("decks").open('[');
    for (int p = 0; p < 2; ++p) tell_deck(j, g_link, p);
    j.close(']');
    if (g_link.kind == LinkKind::deck) {
      j.key("cards").number(int(setup.decks[0].size()));
      j.key("list").text(deck_lines(db, setup.decks[0]));
    } else {
      static State s;
      replay(g_link.session, db, s, nullptr);
      j.key("era").text(era_name(setup.era));
      j.key("choices").number(int(g_link.session.choices.size()));
      j.key("moment").number(int(g_link.moment));
      j.key("turn").number(s.turn);
      j.key("step").number(int(s.step));
      j.key("over").boolean(s.over != 0);
      j.key("winner").number(s.over && s.winner < 2 ? s.winner : -1);
      j.key("to_act").number(s.over || s.decision.player > 1 ? -1 : s.decision.player);
      j.key("life").open('[');
      for (int p = 0; p < 2; ++p) j.number(s.players[p].life);
      j.close(']');
      j.key("house_rules").boolean(setup.rules != preset(setup.era));
      j.key("position").boolean(!g_link.session.position.empty());
      j.key("own_cards").boolean(!g_link.session.card_files.empty());
    }
  }
  j.close('}');
  return give(std::move(j.out));
}

// Puts the link read last on the table: 1 if it could be. `seat`: who sits here (-1: both are
// people here, as with a shared screen). A duel shows again what that seat has not seen yet.
int bridge_link_open(int as_computer, const char* name_a, const char* name_b) {
  if (g_link_error != LinkError::none && g_link_error != LinkError::other_rules) return 0;
  if (g_link.kind == LinkKind::deck) return 0;
  Game& game = shared_game();
  GameConfig config;
  config.lang = game.config().lang;
  const char* names[2] = {name_a, name_b};
  for (int p = 0; p < 2; ++p) {
    config.names[p] = g_link.names[p].empty() ? names[p] : g_link.names[p];
    config.deck_names[p] = g_link.decks[p];
    config.seats[p] = g_link.computer[p] ? SeatKind::computer : SeatKind::human;
  }
  if (as_computer >= 0 && as_computer < 2) config.seats[as_computer] = SeatKind::computer;
  std::size_t shown = ~std::size_t(0);
  Session session = g_link.session;
  if (g_link.kind == LinkKind::replay)
    session.choices.resize(std::min(session.choices.size(), g_link.moment));
  while (!session.entropy.empty() && session.entropy.back().at > session.choices.size())
    session.entropy.pop_back();
  if (g_link.kind == LinkKind::duel) shown = last_seen(session, standard_cards());
  return done(game.open(config, session, shown));
}

// The text of the position that the link read last begins from; empty if it begins from decks.
const char* bridge_link_position() {
  return give(read_link() ? read_link()->session.position : std::string());
}

// Of the link read last: from which moment on it is played as a replay.
void bridge_link_moment(int moment) {
  g_link.kind = LinkKind::replay;
  g_link.moment = std::size_t(moment < 0 ? 0 : moment);
}

// How many choices of what happened are still to be shown; shows the next.
int bridge_link_coming() { return int(shared_game().coming()); }
int bridge_link_show() { return done(shared_game().show_next()); }

// Chance of this device for what comes next.
void bridge_entropy(u32 value) { shared_game().add_entropy(value ? value : 1); }

// A saved game (its record in bridge_input()) beside the link read last:
// {"common", "here", "there"} choices if they are of one beginning, else {}.
const char* bridge_link_branch() {
  JsonWriter j;
  j.open('{');
  const std::vector<u8>& bytes = given_bytes();
  const std::string_view record(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  Record kept;
  std::string error;
  if (decode_record(record, standard_cards(), kept, error)) {
    const Session& saved = kept.session;
    const std::size_t common = common_choices(saved, g_link.session);
    if (common != ~std::size_t(0)) {
      j.key("common").number(int(common));
      j.key("here").number(int(saved.choices.size()));
      j.key("there").number(int(g_link.session.choices.size()));
    }
  }
  j.close('}');
  return give(std::move(j.out));
}
}
