// A recorded duel as a `.duel` file: a bug report that is a test already.
#include "session/replay.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

std::string quoted(const std::string& name) {
  for (const char* c : {",", "(", ";", ":", "->", "#", "\""})
    if (name.find(c) != std::string::npos) return "\"" + name + "\"";
  return name;
}

std::string letter(u8 player) { return std::string(1, char('A' + player)); }

// One line: no line break and no second comment may come in by a name.
std::string plain(std::string text) {
  for (char& c : text)
    if (u8(c) < 0x20) c = ' ';
  return text;
}

bool put_setup(std::string& out, const Setup& setup, const CardDb& db) {
  if (setup.flags) return false;
  for (int i = 0; i < int(Switch::count); ++i)
    if (const Switch s = Switch(i); setup.rules[s] != preset(setup.era)[s])
      out += std::string("option   ") + switch_name(s) + " " +
             std::string(switch_value_name(s, setup.rules[s])) + "\n";
  out += "seed     " + std::to_string(setup.seed) + "\n";
  out += "first    " + (setup.first < kMaxPlayers ? letter(setup.first) : "random") + "\n";
  out += "start    game\n";
  for (u8 p = 0; p < setup.player_count; ++p) {
    const std::vector<u16>& deck = setup.decks[p];
    std::string cards;
    for (std::size_t i = 0; i < deck.size();) {
      std::size_t n = 1;
      while (i + n < deck.size() && deck[i + n] == deck[i]) ++n;
      cards += (cards.empty() ? " " : ", ") + quoted(db.card(deck[i]).name) +
               (n > 1 ? " x" + std::to_string(n) : "");
      i += n;
    }
    out += letter(p) + ".deck  " + cards + "\n";
    if (setup.life != 20) out += letter(p) + ".life   " + std::to_string(setup.life) + "\n";
  }
  return true;
}

// The position's own text, for the one era it was played in.
void put_position(std::string& out, const Session& session) {
  std::size_t at = 0;
  while (at < session.position.size()) {
    std::size_t end = session.position.find('\n', at);
    if (end == std::string::npos) end = session.position.size();
    const std::string line = session.position.substr(at, end - at);
    at = end + 1;
    if (line.compare(0, 6, "rules ") && line.compare(0, 9, "scenario ")) out += line + "\n";
  }
}

std::string what_holds(const State& s) {
  std::string out = "? life";
  for (u8 p = 0; p < s.player_count; ++p) out += " " + std::to_string(s.players[p].life);
  for (u8 p = 0; p < s.player_count; ++p)
    out += "; " + letter(p) + ".hand " + std::to_string(s.hand[p].count) + "; " + letter(p) +
           ".grave " + std::to_string(s.graveyard[p].count);
  if (!s.over) return out + "; active " + letter(s.active) + "\n";
  return out + (s.winner < kMaxPlayers ? "; " + letter(s.winner) + " wins\n" : "; game drawn\n");
}

}  // namespace

std::string replay_duel(Replay& replay, const std::string& title, const ViewNames& names) {
  const Session& session = replay.session();
  std::string out = "scenario " + plain(title) + "\n";
  out += std::string("rules    ") + era_name(session.setup.era) + "\n";
  if (!session.position.empty())
    put_position(out, session);
  else if (!put_setup(out, session.setup, replay.cards()))
    return {};
  out += "\n";
  std::size_t mixed = 0;
  for (std::size_t i = 0; i <= replay.size(); ++i) {
    const Moment& m = replay.moment(i);
    if (m.begins_turn || i == replay.size()) {
      if (i > 0) out += "\n";
      if (i < replay.size()) out += "# turn " + std::to_string(m.turn) + "\n";
      out += what_holds(replay.at(i));
    }
    // Chance from outside is in the state at this moment already: what holds is said of both.
    for (; mixed < session.entropy.size() && session.entropy[mixed].at <= i; ++mixed)
      out += "entropy  " + std::to_string(session.entropy[mixed].value) + "\n";
    if (i == replay.size()) break;
    if (m.kind == OptionKind::concede) {
      out += letter(m.player) + " concede\n";
      continue;
    }
    const u16 choice = session.choices[i];
    out += letter(m.player) + " takes " + std::to_string(choice);
    const View v = replay.view(i, kEverySeat, Lang::en, names);
    for (const ViewOption& o : v.options)
      if (o.index == choice)
        out += std::string(out.back() == '\n' ? 0 : 1, ' ') + "  # " + plain(o.text);
    out += "\n";
  }
  return out;
}

}  // namespace upkeep
