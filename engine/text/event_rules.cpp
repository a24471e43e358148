#include "text/event_rules.h"

#include "text/rows.h"

namespace upkeep {

const char* event_name(EventType type) {
  switch (type) {
#define UPKEEP_X(n)  \
  case EventType::n: \
    return #n;
    UPKEEP_EVENT_TYPES(UPKEEP_X)
#undef UPKEEP_X
    case EventType::count:
      break;
  }
  return "";
}

const char* event_rule(EventType type) {
  switch (type) {
    case EventType::cast:
      return "CR 601";
    case EventType::activate:
      return "CR 602";
    case EventType::trigger:
      return "CR 603";
    case EventType::target:
      return "CR 115";
    case EventType::resolve:
    case EventType::failed:
      return "CR 608";
    case EventType::damage:
      return "CR 120";
    case EventType::prevent:
      return "CR 615";
    case EventType::lose:
    case EventType::gain:
      return "CR 119";
    case EventType::mana_burn:
      return "6E 300.4";
    case EventType::dies:
    case EventType::return_hand:
    case EventType::move:
    case EventType::leave:
      return "CR 400.7";
    case EventType::destroy:
    case EventType::bury:
    case EventType::countered:
    case EventType::sacrifice:
    case EventType::regenerate:
    case EventType::exile:
    case EventType::discard:
    case EventType::mill:
    case EventType::attach:
    case EventType::reveal:
    case EventType::tap:
    case EventType::untap:
    case EventType::shuffle:
      return "CR 701";
    case EventType::draw:
      return "CR 121";
    case EventType::enter:
      return "CR 110";
    case EventType::token:
      return "CR 111";
    case EventType::own:
    case EventType::control:
      return "CR 108.4";
    case EventType::counter:
      return "CR 122";
    case EventType::attack:
      return "CR 508";
    case EventType::block:
      return "CR 509";
    case EventType::step:
    case EventType::turn:
      return "CR 500";
    case EventType::play_land:
      return "CR 305";
    case EventType::mulligan:
    case EventType::keep:
      return "CR 103.5";
    case EventType::win:
    case EventType::lose_game:
    case EventType::draw_game:
      return "CR 104";
    case EventType::coin:
      return "CR 705";
    case EventType::pass:
      return "CR 117";
    case EventType::mana:
      return "CR 106";
    case EventType::transform:
      return "CR 708";
    case EventType::window:
    case EventType::waits:
    case EventType::choose:
    case EventType::fizzle:
    case EventType::count:
      break;
  }
  return "";
}

namespace {

// The section of the Fifth Edition rulebook, where one is about it.
const char* section_of_1997(EventType type) {
  switch (type) {
    case EventType::cast:
    case EventType::activate:
    case EventType::resolve:
    case EventType::failed:
      return "Series and Batches";
    case EventType::countered:
      return "Interrupts";
    case EventType::trigger:
      return "Triggered Abilities";
    case EventType::prevent:
    case EventType::damage:
      return "Damage Prevention";
    case EventType::regenerate:
      return "Regeneration";
    case EventType::draw:
    case EventType::mana_burn:
    case EventType::turn:
    case EventType::step:
      return "Phase Structure";
    default:
      return "";
  }
}

}  // namespace

std::string event_citation(EventType type, Lang lang, Vocabulary words) {
  const std::string rule = event_rule(type);
  if (words != Vocabulary::classic1997 || rule.empty()) return rule;
  const std::string book = text::book_of_1997(lang);
  const std::string section = section_of_1997(type);
  return section.empty() ? book : book + ", " + section;
}

}  // namespace upkeep
