// The log of a view: what a seat may read of an event, in the words of text/.
#include "text/phrases.h"
#include "view/view.h"

namespace upkeep {
namespace {

bool hidden(u8 from, u8 seat) {
  if (seat == kEverySeat) return false;
  if (seat >= kMaxPlayers) return from != 0;  // read by several, or by nobody in particular
  return (from >> seat & 1) != 0;
}

}  // namespace

// What everybody sees on the table would bury what they do not.
bool has_log_line(const Event& e) {
  switch (e.type) {
    case LogEvent::mana:
    case LogEvent::tap:
    case LogEvent::untap:
    case LogEvent::step:
    case LogEvent::pass:
    case LogEvent::leave:
    case LogEvent::attach:
    case LogEvent::shuffle:
    case LogEvent::destroy:  // it dies, which has its line, or regenerates
      return false;
    case LogEvent::enter: {  // what was cast, played or made has had its line
      const Zone from = Zone(e.value);
      return from != Zone::stack && from != Zone::none && e.amount == 0;
    }
    case LogEvent::window:
      return WindowKind(e.value) >= WindowKind::prevention;  // every action opens the others
    case LogEvent::trigger:
    case LogEvent::resolve:
      return e.card || e.other_card || e.value;  // else the draw of the turn
    case LogEvent::move:  // a spell that has resolved or was countered has had its line
      return Zone(e.amount) != Zone::stack || Zone(e.value) != Zone::graveyard;
    case LogEvent::damage:
    case LogEvent::prevent:
    case LogEvent::lose:
    case LogEvent::gain:
      return e.amount > 0;
    default:
      return true;
  }
}

std::string log_text(const Event& e, const CardDb& db, u8 seat, Lang lang, const ViewNames& names,
                     Vocabulary words) {
  if (!has_log_line(e)) return {};
  Event seen = e;
  if (hidden(e.hidden_from, seat)) seen.card = 0;
  if (hidden(e.other_hidden_from, seat)) seen.other_card = 0;
  seen.hidden_from = seen.other_hidden_from = 0;
  // An ability is called after its source.
  const bool ability = e.type == LogEvent::activate || e.type == LogEvent::trigger ||
                       (e.type == LogEvent::resolve && e.other);
  if (ability && !seen.other_card) seen.other_card = seen.card;
  Speech speech{db, lang, words, seat < kMaxPlayers ? seat : kNoPlayer, {}};
  for (const std::string& name : names.player) speech.players.push_back(name);
  return log_line(speech, seen);
}

}  // namespace upkeep
