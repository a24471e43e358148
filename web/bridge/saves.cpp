// Saved games that are not on the table: what they are, for the shelf.
#include <memory>

#include "bridge.h"
#include "calls_bridge.h"

using namespace upkeep;

extern "C" {

// What the bytes in bridge_input() hold, as JSON; { "error": … } if they are no game. Nobody's
// hand is in it.
const char* bridge_probe(const char* lang) {
  static const auto game = std::make_unique<Game>(standard_cards());
  JsonWriter j;
  j.open('{');
  std::string error;
  const std::vector<u8>& bytes = given_bytes();
  if (!game->restore(bytes.data(), bytes.size(), error)) {
    j.key("error").text(error.empty() ? "damaged" : error);
    j.close('}');
    return give(std::move(j.out));
  }
  const GameConfig& config = game->config();
  const State& s = game->state();
  j.key("era").text(era_name(config.era));
  j.key("turn").number(s.turn);
  j.key("over").boolean(s.over);
  j.key("winner").player(s.over ? s.winner : kNoPlayer);
  j.key("names").open('[');
  for (int p = 0; p < 2; ++p) j.text(config.names[p]);
  j.close(']');
  j.key("decks").open('[');
  for (int p = 0; p < 2; ++p) j.text(config.deck_names[p]);
  j.close(']');
  j.key("computers").open('[');
  for (int p = 0; p < 2; ++p) j.boolean(config.seats[p] == SeatKind::computer);
  j.close(']');
  const View view = make_view(s, game->cards(), u8(kMaxPlayers), parse_lang(lang), game->names());
  j.key("view").raw(view_json(view, game->cards()));
  j.close('}');
  return give(std::move(j.out));
}
}
