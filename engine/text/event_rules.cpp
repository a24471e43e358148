#include "text/event_rules.h"

#include "text/strings.h"

namespace upkeep {

const char* event_name(LogEvent type) {
  switch (type) {
#define UPKEEP_X(n) \
  case LogEvent::n: \
    return #n;
    UPKEEP_LOG_EVENTS(UPKEEP_X)
#undef UPKEEP_X
    case LogEvent::count:
      break;
  }
  return "";
}

const char* event_rule(LogEvent type) {
  switch (type) {
    case LogEvent::cast:
      return "CR 601";
    case LogEvent::activate:
      return "CR 602";
    case LogEvent::trigger:
      return "CR 603";
    case LogEvent::target:
      return "CR 115";
    case LogEvent::resolve:
    case LogEvent::fizzled:
      return "CR 608";
    case LogEvent::damage:
      return "CR 120";
    case LogEvent::prevent:
      return "CR 615";
    case LogEvent::lose:
    case LogEvent::gain:
      return "CR 119";
    case LogEvent::mana_burn:
      return "6E 300.4";
    case LogEvent::dies:
    case LogEvent::return_hand:
    case LogEvent::move:
    case LogEvent::leave:
      return "CR 400.7";
    case LogEvent::destroy:
    case LogEvent::bury:
    case LogEvent::countered:
    case LogEvent::sacrifice:
    case LogEvent::regenerate:
    case LogEvent::exile:
    case LogEvent::discard:
    case LogEvent::mill:
    case LogEvent::attach:
    case LogEvent::reveal:
    case LogEvent::tap:
    case LogEvent::untap:
    case LogEvent::shuffle:
      return "CR 701";
    case LogEvent::draw:
      return "CR 121";
    case LogEvent::enter:
      return "CR 110";
    case LogEvent::token:
      return "CR 111";
    case LogEvent::owner_changed:
    case LogEvent::control:
      return "CR 108.4";
    case LogEvent::counter:
      return "CR 122";
    case LogEvent::attack:
      return "CR 508";
    case LogEvent::block:
      return "CR 509";
    case LogEvent::step:
    case LogEvent::turn:
      return "CR 500";
    case LogEvent::play_land:
      return "CR 305";
    case LogEvent::mulligan:
    case LogEvent::keep:
      return "CR 103.5";
    case LogEvent::win:
    case LogEvent::lose_game:
    case LogEvent::draw_game:
      return "CR 104";
    case LogEvent::coin:
      return "CR 705";
    case LogEvent::pass:
      return "CR 117";
    case LogEvent::mana:
      return "CR 106";
    case LogEvent::transform:
      return "CR 708";
    case LogEvent::window:
    case LogEvent::put_on_stack:
    case LogEvent::choose:
    case LogEvent::cast_cancelled:
    case LogEvent::count:
      break;
  }
  return "";
}

namespace {

// The section of the Fifth Edition rulebook, where one is about it.
const char* section_of_1997(LogEvent type) {
  switch (type) {
    case LogEvent::cast:
    case LogEvent::activate:
    case LogEvent::resolve:
    case LogEvent::fizzled:
      return "Series and Batches";
    case LogEvent::countered:
      return "Interrupts";
    case LogEvent::trigger:
      return "Triggered Abilities";
    case LogEvent::prevent:
    case LogEvent::damage:
      return "Damage Prevention";
    case LogEvent::regenerate:
      return "Regeneration";
    case LogEvent::draw:
    case LogEvent::mana_burn:
    case LogEvent::turn:
    case LogEvent::step:
      return "Phase Structure";
    default:
      return "";
  }
}

}  // namespace

std::string event_citation(LogEvent type, Lang lang, Vocabulary words) {
  const std::string rule = event_rule(type);
  if (words != Vocabulary::classic1997 || rule.empty()) return rule;
  const std::string book = text::book_of_1997(lang);
  const std::string section = section_of_1997(type);
  return section.empty() ? book : book + ", " + section;
}

}  // namespace upkeep
