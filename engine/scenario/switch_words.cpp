// The value of a switch in the words of the preset table (era-sixth-m10-foundations 8) as well as
// in those of engine/rules/ruleset.h.
#include <algorithm>
#include <cctype>

#include "rules/ruleset.h"
#include "scenario/syntax.h"

namespace upkeep::scenario {
namespace {

struct Said {
  const char* name;
  const char* words;  // letters and digits alone; a `*` stands for whatever follows
  const char* value;
};
constexpr Said kSaid[] = {
    {"poolEmpties", "phaseattackbegin*", "phaseAndAttack"},
    {"firstActor", "interrupt*", "actorThenActive"},
    {"firstActor", "ap*", "active"},
    {"drawWindows", "respondafter", "respondAndAfter"},
    {"combatBegin", "announcedbyap*", "announced"},
    {"attackTargets", "playerplaneswalker", "playerAndPlaneswalker"},
    {"manaBurn", "1*", "one"},
    {"manaBurn", "true", "one"},
    {"manaBurn", "on", "one"},
    {"maxAttacks", "1", "one"},
    {"mulligan", "parisdeclared*", "parisTogether"},
    {"mulligan", "parissimultaneous", "parisTogether"},
    {"firstDraw", "starterstarting*", "freeForAllNobody"},
    {"starter", "randomplayer*", "randomChooses"},
    {"deckRules", "40*", "forty"},
    {"deckRules", "60*", "sixtyFour"},
    {"vocabulary", "summon*", "classic1997"},
    {"vocabulary", "playinplay*", "classic"},
    {"vocabulary", "battlefield*", "modern"},
    {"counterAnnihilation", "11", "plus1minus1"},
    {"continuous", "layers17", "layers"},
    {"continuous", "layers16", "layers"},
    {"endOfTurn", "endsteptriggers*", "endStep"},
};

std::string plain(std::string_view text) {
  std::string out;
  for (char c : text)
    if (std::isalnum(static_cast<unsigned char>(c)))
      out += char(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

}  // namespace

std::string switch_value(const std::string& name, std::string_view text) {
  const std::string all = plain(text), first = plain(text.substr(0, text.find_first_of(",;(+")));
  for (const Said& k : kSaid) {
    const std::string_view words = k.words;
    const bool open = words.back() == '*';
    if (name == k.name &&
        (open ? all.rfind(words.substr(0, words.size() - 1), 0) == 0 : all == words))
      return k.value;
  }
  const char* values = nullptr;
  for (int i = 0; i < int(Switch::count); ++i)
    if (name == switch_name(Switch(i))) values = switch_values(Switch(i));
  if (!values) return {};
  const std::string list = values;
  auto one_of = [&](auto&& fits) {
    for (std::size_t at = 0; at < list.size();) {
      const std::size_t end = std::min(list.find(' ', at), list.size());
      const std::string value = list.substr(at, end - at);
      if (fits(value)) return value;
      at = end + 1;
    }
    return std::string();
  };
  std::string found = one_of([&](const std::string& v) { return plain(v) == all; });
  if (found.empty()) found = one_of([&](const std::string& v) { return plain(v) == first; });
  if (!found.empty()) return found;
  const bool yes = all == "true" || all == "on" || all == "yes";
  const bool no = all == "false" || all == "off" || all == "no" || all == "none";
  return one_of([&](const std::string& v) {
    return (yes && (v == "true" || v == "on")) ||
           (no && (v == "false" || v == "off" || v == "none"));
  });
}

}  // namespace upkeep::scenario
