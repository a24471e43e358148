// Steps, zones, colours, windows and what passing leads to.
#include "text/phrases.h"

#include "text/lang/language.h"
#include "text/strings.h"

namespace upkeep {

using namespace text;

std::string step_label(Step step, Lang lang) {
  switch (step) {
    case Step::none:
      return {};
    case Step::untap:
      return str(lang, Str::step_untap);
    case Step::upkeep:
      return str(lang, Str::step_upkeep);
    case Step::draw:
      return str(lang, Str::step_draw);
    case Step::main1:
      return str(lang, Str::step_main1);
    case Step::begin_combat:
      return str(lang, Str::step_begin_combat);
    case Step::attackers:
      return str(lang, Str::step_attackers);
    case Step::blockers:
      return str(lang, Str::step_blockers);
    case Step::first_strike_damage:
    case Step::damage:
      return str(lang, Str::step_damage);
    case Step::end_combat:
      return str(lang, Str::step_end_combat);
    case Step::main2:
      return str(lang, Str::step_main2);
    case Step::discard:
      return str(lang, Str::step_discard);
    case Step::end:
      return str(lang, Str::step_end);
    case Step::cleanup:
      return str(lang, Str::step_cleanup);
  }
  return {};
}

std::string step_full_name(Step step, Lang lang, Vocabulary words) {
  const bool old = words == Vocabulary::classic1997;
  switch (step) {
    case Step::none:
      return {};
    case Step::untap:
      return old ? str(lang, Str::step_full_untap_untap_phase)
                 : str(lang, Str::step_full_untap_untap_step);
    case Step::upkeep:
      return old ? str(lang, Str::step_full_upkeep_upkeep_phase) : str(lang, Str::step_full_upkeep);
    case Step::draw:
      return old ? str(lang, Str::step_full_draw_draw_phase)
                 : str(lang, Str::step_full_draw_draw_step);
    case Step::main1:
      return old ? str(lang, Str::step_full_main1_main_phase)
                 : str(lang, Str::step_full_main1_first_main_phase);
    case Step::begin_combat:
      return old ? str(lang, Str::step_full_begin_combat_attack_announced)
                 : str(lang, Str::step_full_begin_combat_beginning_of_combat);
    case Step::attackers:
      return old ? str(lang, Str::step_full_attackers_attack_attackers)
                 : str(lang, Str::step_full_attackers_declare_attackers);
    case Step::blockers:
      return old ? str(lang, Str::step_full_blockers_attack_blockers)
                 : str(lang, Str::step_full_blockers_declare_blockers);
    case Step::first_strike_damage:
      return old ? str(lang, Str::step_full_first_strike_damage_attack_first_strike)
                 : str(lang, Str::step_full_first_strike_damage);
    case Step::damage:
      return old ? str(lang, Str::step_full_damage_attack_damage)
                 : str(lang, Str::step_full_damage_combat_damage);
    case Step::end_combat:
      return old ? str(lang, Str::step_full_end_combat_end_of_the)
                 : str(lang, Str::step_full_end_combat_end_of_combat);
    case Step::main2:
      return old ? str(lang, Str::step_full_main2_main_phase)
                 : str(lang, Str::step_full_main2_second_main_phase);
    case Step::discard:
      return str(lang, Str::step_full_discard);
    case Step::end:
      return old ? str(lang, Str::step_full_end_end_phase) : str(lang, Str::step_full_end_end_step);
    case Step::cleanup:
      return old ? str(lang, Str::step_full_cleanup)
                 : str(lang, Str::step_full_cleanup_cleanup_step);
  }
  return {};
}

std::string zone_label(Zone zone, Lang lang, Vocabulary words) {
  const bool modern = modern_words(words);
  switch (zone) {
    case Zone::none:
      return {};
    case Zone::library:
      return str(lang, Str::zone_library);
    case Zone::hand:
      return str(lang, Str::zone_hand);
    case Zone::battlefield:
      return modern ? str(lang, Str::zone_battlefield) : str(lang, Str::zone_battlefield_in_play);
    case Zone::graveyard:
      return str(lang, Str::zone_graveyard);
    case Zone::stack:
      return waiting_name(lang, words);
    case Zone::exile:
      return modern ? str(lang, Str::zone_exile) : str(lang, Str::zone_exile_removed);
    case Zone::command:
      return str(lang, Str::zone_command);
    case Zone::ante:
      return str(lang, Str::zone_ante);
  }
  return {};
}

std::string color_name(int color, Lang lang) {
  return color < 0 || color > 5
             ? std::string()
             : adjective({lang, Vocabulary::modern}, color_adjective(color), false, false);
}

std::string color_list(ColorSet colors, Lang lang) {
  std::vector<std::string> list;
  for (int c = 0; c < 5; ++c) {
    if (colors >> c & 1) list.push_back(color_name(c, lang));
  }
  if (list.empty()) return color_name(5, lang);
  Tongue t{lang, Vocabulary::modern};
  return lower_contract(lang, join(t, list, P::and_));
}

std::string window_name(WindowKind window, Lang lang) {
  switch (window) {
    case WindowKind::interrupt:
      return str(lang, Str::window_name_interrupt);
    case WindowKind::response:
      return str(lang, Str::window_name_response);
    case WindowKind::prevention:
      return str(lang, Str::window_name_prevention);
    case WindowKind::regeneration:
      return str(lang, Str::window_name_regeneration);
  }
  return {};
}

std::string waiting_name(Lang lang, Vocabulary words) {
  return words == Vocabulary::classic1997 ? str(lang, Str::waiting_batch)
                                          : str(lang, Str::waiting_stack);
}

std::string pool_note(bool burns, Lang lang) {
  return burns ? str(lang, Str::pool_note_burns_at_phase_end)
               : str(lang, Str::pool_note_empties_at_step_end);
}

std::string pass_verb(PassVerb verb, Lang lang) {
  switch (verb) {
    case PassVerb::pass:
      return str(lang, Str::pass_verb_pass);
    case PassVerb::decline:
      return str(lang, Str::pass_verb_decline);
    case PassVerb::no_prevention:
      return str(lang, Str::pass_verb_no_prevention);
    case PassVerb::no_regeneration:
      return str(lang, Str::pass_verb_no_regeneration);
    case PassVerb::done:
      return str(lang, Str::pass_verb_done);
    case PassVerb::no_response:
      return str(lang, Str::pass_verb_no_response);
    case PassVerb::end_phase:
      return str(lang, Str::pass_verb_end_phase);
    case PassVerb::agree:
      return str(lang, Str::pass_verb_agree);
  }
  return {};
}

std::string pass_line(PassVerb verb, const std::string& what, Lang lang) {
  return what.empty() ? pass_verb(verb, lang) : pass_verb(verb, lang) + " → " + what;
}

std::string resolves_line(const std::string& name, Lang lang) {
  return fill_row(lang, str(lang, Str::resolves_resolves), {name});
}

std::string action_name(StackAction action, Lang lang) {
  return action == StackAction::draw ? str(lang, Str::action_the_draw)
                                     : str(lang, Str::action_combat_damage);
}

std::string is_cast_line(const std::string& name, Lang lang) {
  return fill_row(lang, str(lang, Str::is_cast_is_cast), {name});
}

std::string dies_line(const std::string& name, Lang lang) {
  return fill_row(lang, str(lang, Str::dies_dies), {name});
}

std::string owned_by(Lang lang, const std::string& name, bool proper, const std::string& owner) {
  const char* const mine = language(lang).your;
  if (!mine) return name;
  const std::string whose = owner.empty() ? std::string(mine) : owner + language(lang).of_owner;
  return whose + " " + (proper ? name : uncapital(name));
}

}  // namespace upkeep
