// Prints the cards. Their texts are generated from the trees that the engine runs.
#include <cstdio>

#include "cli/cli.h"
#include "decks/list.h"
#include "scenario/syntax.h"
#include "text/text.h"

namespace upkeep::cli {
namespace {

std::string json_text(const std::string& s) {
  std::string out = "\"";
  for (char c : s) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (u8(c) < 0x20) {
      out += ' ';
    } else {
      out += c;
    }
  }
  return out + "\"";
}

}  // namespace

int cards(Args& a) {
  Era era = Era::foundations;
  bool given;
  Lang lang = Lang::en;
  a.rules(era, given);
  a.language(lang);
  const bool json = a.flag("--json");
  const std::vector<std::string> names = a.rest();
  if (!a.finish()) return 2;
  const Vocabulary words = preset(era).vocabulary();
  const CardDb& db = standard_cards();
  int unknown = 0;
  for (const std::string& n : names) {
    bool there = false;
    for (std::size_t i = 1; i < db.cards.size() && !there; ++i)
      there = scenario::same_name(n, db.cards[i].name);
    if (there) continue;
    const u16 near = nearest_card(db, n);
    std::fprintf(stderr, "duel: there is no card named \"%s\"%s%s%s\n", n.c_str(),
                 near ? "; did you mean " : "", near ? db.card(near).name.c_str() : "",
                 near ? "?" : "");
    ++unknown;
  }
  if (unknown) return 1;
  int shown = 0;
  if (json) std::printf("[");
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    const CardDef& c = db.cards[i];
    bool wanted = names.empty();
    for (const std::string& n : names) wanted = wanted || scenario::same_name(n, c.name);
    if (!wanted) continue;
    const std::string name = card_name(db, c.id, lang), text = rules_text(db, c.id, lang, words);
    const std::string type = type_line(db, c.id, lang, words);
    const std::string cost = c.cost.exists ? mana_text(c.cost) : "";
    std::string size;
    if (c.types & kCreature) size = std::to_string(c.power) + "/" + std::to_string(c.toughness);
    if (json) {
      std::printf(
          "%s\n{\"name\":%s,\"shown\":%s,\"cost\":%s,\"type\":%s,\"text\":%s,\"size\":%s,"
          "\"loyalty\":%d,\"token\":%s,\"fixture\":%s,\"file\":%s}",
          shown ? "," : "", json_text(c.name).c_str(), json_text(name).c_str(),
          json_text(cost).c_str(), json_text(type).c_str(), json_text(text).c_str(),
          json_text(size).c_str(), c.loyalty, c.token ? "true" : "false",
          c.fixture ? "true" : "false", json_text(c.file).c_str());
    } else {
      std::printf("%s%s%s%s\n%s%s%s\n", shown ? "\n" : "", name.c_str(), cost.empty() ? "" : "  ",
                  cost.c_str(), type.c_str(), size.empty() ? "" : "  ", size.c_str());
      if (!text.empty()) std::printf("%s\n", text.c_str());
    }
    ++shown;
  }
  if (json) std::printf("\n]\n");
  return 0;
}

}  // namespace upkeep::cli
