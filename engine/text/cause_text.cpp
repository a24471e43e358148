// Why something happened, in one line for each link of the chain.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

using namespace text;

const char* cause_citation(CauseKind kind, u8 detail) {
  static const char* const kCitations[] = {
#define UPKEEP_X(n, cite) cite,
      UPKEEP_CAUSES(UPKEEP_X)
#undef UPKEEP_X
  };
  static const char* const kChecks[] = {"704.3",  "704.5a", "704.5b", "704.5c", "704.5f", "704.5g",
                                        "704.5i", "704.5j", "704.5k", "704.5m", "704.5d", "704.5q"};
  static_assert(sizeof(kChecks) / sizeof(*kChecks) == std::size_t(CheckRule::count));
  if (kind == CauseKind::check && detail < u8(CheckRule::count)) return kChecks[detail];
  if (kind == CauseKind::turn) {
    switch (Step(detail)) {
      case Step::untap:
        return "502.3";
      case Step::upkeep:
        return "503.1";
      case Step::draw:
        return "504.1";
      case Step::discard:
      case Step::cleanup:
        return "514.1";
      case Step::main1:
      case Step::main2:
        return "505.1";
      default:
        return "500.1";
    }
  }
  return kind < CauseKind::count ? kCitations[int(kind)] : "";
}

namespace {

Str check_words(CheckRule rule) {
  switch (rule) {
    case CheckRule::life:
      return Str::cause_life;
    case CheckRule::library:
      return Str::cause_library;
    case CheckRule::poison:
      return Str::cause_poison;
    case CheckRule::toughness:
      return Str::cause_toughness;
    case CheckRule::damage:
      return Str::cause_damage;
    case CheckRule::loyalty:
      return Str::cause_loyalty;
    case CheckRule::legend:
      return Str::cause_legend;
    case CheckRule::world:
      return Str::cause_world;
    case CheckRule::attached:
      return Str::cause_attached;
    case CheckRule::token:
      return Str::cause_token;
    case CheckRule::counters:
      return Str::cause_counters;
    case CheckRule::other:
    case CheckRule::count:
      break;
  }
  return Str::cause_count_the_rules_check;
}

Str words_of(const Cause& c) {
  const bool named = c.card != 0;
  switch (c.kind) {
    case CauseKind::setup:
      return Str::cause_setup;
    case CauseKind::turn:
      return Str::cause_turn;
    case CauseKind::choice:
      return Str::cause_choice;
    case CauseKind::cost:
      return named ? Str::cause_cost_a_part_of : Str::cause_cost_unnamed;
    case CauseKind::mana_ability:
      return named ? Str::cause_mana_ability_a_mana_ability : Str::cause_mana_ability_unnamed;
    case CauseKind::spell:
      return named ? Str::cause_spell_resolves : Str::cause_spell_a_spell_resolves;
    case CauseKind::ability:
      return named ? Str::cause_ability_an_ability_of : Str::cause_ability_an_ability_resolves;
    case CauseKind::triggered:
      return named ? Str::cause_triggered_of : Str::cause_triggered_unnamed;
    case CauseKind::triggers:
      return named ? Str::cause_triggers_what_waits_for : Str::cause_triggers_what_an_ability;
    case CauseKind::effect:
      return named ? Str::cause_effect_an_effect_of : Str::cause_effect_an_effect_from;
    case CauseKind::combat:
      return Str::cause_combat;
    case CauseKind::combat_damage:
      return Str::cause_combat_damage;
    case CauseKind::mana_empties:
      return Str::cause_mana_empties;
    case CauseKind::check:
      return check_words(CheckRule(c.detail));
    case CauseKind::replaced:
      return named ? Str::cause_replaced_an_effect_of : Str::cause_replaced_an_effect_replaces;
    case CauseKind::prevented:
      return named ? Str::cause_prevented_an_effect_of : Str::cause_prevented_an_effect_made;
    case CauseKind::enters:
      return named ? Str::cause_enters_it_happens_as : Str::cause_enters_unnamed;
    case CauseKind::window:
      return Str::cause_window;
    case CauseKind::leaves:
      return Str::cause_leaves;
    case CauseKind::count:
      break;
  }
  return Str::none;
}

}  // namespace

std::string cause_text(const Speech& s, const Cause& c) {
  const Str key = words_of(c);
  Np who;
  if (c.player != kNoPlayer && c.player == s.seat) {
    who.you = true;
  } else {
    who = Np(c.player == kNoPlayer ? std::string(str(s.lang, Str::cause_a_player))
                                   : player_label(s, c.player));
  }
  const Np what = c.card ? named(s.lang, card_name(s.db, c.card, s.lang)) : Np();
  const Np step(c.kind == CauseKind::turn ? step_full_name(Step(c.detail), s.lang, s.words)
                                          : std::string());
  std::string out = capital(
      lower_contract(s.lang, expand({s.lang, s.words}, str(s.lang, key), {who, what, step})));
  // The ability itself, as the card says it.
  if (c.card && c.ability && c.kind != CauseKind::cost && c.kind != CauseKind::mana_ability) {
    const std::string text = ability_text(s.db, c.ability, s.lang, s.words);
    if (!text.empty()) out += str(s.lang, Str::cause_text) + text + str(s.lang, Str::cause_text_2);
  }
  return out;
}

std::string cause_rule(const Speech& s, const Cause& c) {
  return cited(s, cause_citation(c.kind, c.detail));
}

std::string preview_end_text(const Speech& s, u8 player, int end, bool chance) {
  std::string out;
  Np who;
  if (player != kNoPlayer && player == s.seat)
    who.you = true;
  else if (player != kNoPlayer)
    who = Np(player_label(s, player));
  if (end == 2)
    out = capital(expand({s.lang, s.words}, str(s.lang, Str::cause_then), {who}));
  else if (end == 3)
    out = str(s.lang, Str::cause_the_duel_is_decided);
  else if (end == 4)
    out = str(s.lang, Str::cause_it_goes_on_from);
  if (chance)
    out += (out.empty() ? "" : " ") + std::string(str(s.lang, Str::cause_what_hangs_on_chance));
  return out;
}

}  // namespace upkeep
