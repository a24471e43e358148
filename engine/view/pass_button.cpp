// The pass button: what passing is called in each kind of window, and what follows from it.
#include "view/pass_button.h"

#include <memory>

#include "rules/outside.h"
#include "rules/query.h"
#include "rules/timing/window.h"
#include "text/phrases.h"
#include "view/words.h"

namespace upkeep {
namespace {

constexpr int kMaxDecisions = 500;  // a guard: a turn in which nobody acts has far fewer

// What a player does who does nothing they are not made to: passes, declares nothing, says no.
int least(const Option* options, int count) {
  for (int i = 0; i < count; ++i)
    if (options[i].kind == OptionKind::pass || options[i].kind == OptionKind::done ||
        options[i].kind == OptionKind::no)
      return i;
  return 0;
}

std::string lead_words(const State& s, const CardDb& db, const AutomaticPass* automatic,
                       Lang lang) {
  const PassLead lead = where_pass_leads(s, db, automatic);
  if (lead.ends_duel) return fill(Str::pass_end_of_duel, lang);
  const Vocabulary words = s.rules.vocabulary();
  // Combat damage is no small thing to pass over.
  const bool dealt =
      any_attackers(s) && s.step < Step::damage && (lead.ends_turn || lead.step > Step::damage);
  return (dealt ? step_full_name(Step::damage, lang, words) + ", " : "") +
         (lead.ends_turn ? fill(Str::pass_end, lang) : step_full_name(lead.step, lang, words));
}

std::string interrupted_words(const Read& c, Lang lang) {
  const Decision& d = c.s.decision;
  if (d.item >= c.s.stack_object_count) return {};
  const StackObject& item = c.s.stack_objects[d.item];
  const std::string name = waiting_item_name(c, item, lang);
  return item.kind == StackObjectKind::spell ? is_cast_line(name, lang)
                                             : fill(Str::pass_is_used, lang, {name});
}

// Damage that waits, that to the player who is asked first.
std::string packets_words(const Read& c, const ViewNames& names, Lang lang) {
  const State& s = c.s;
  const u8 who = s.decision.player;
  int players[kMaxPlayers] = {};
  for (int i = 0; i < s.pending_damage_count; ++i)
    if (!s.pending_damage[i].to && s.pending_damage[i].to_player < kMaxPlayers)
      players[s.pending_damage[i].to_player] += s.pending_damage[i].amount;
  std::string out;
  const auto add = [&](const std::string& text) { out += (out.empty() ? "" : ", ") + text; };
  if (players[who]) add(fill(Str::pass_damage_to_you, lang, {std::to_string(players[who])}));
  for (int p = 0; p < s.player_count; ++p)
    if (p != who && players[p])
      add(fill(Str::pass_damage_to, lang, {std::to_string(players[p]), player_name(names, u8(p))}));
  for (int i = 0; i < s.pending_damage_count; ++i) {
    const PendingDamage& p = s.pending_damage[i];
    int total = 0;
    bool first = true;
    for (int k = 0; k < s.pending_damage_count; ++k)
      if (p.to && s.pending_damage[k].to == p.to) {
        total += s.pending_damage[k].amount;
        first = first && k >= i;
      }
    if (first && total > 0)
      add(fill(Str::pass_damage_to, lang,
               {std::to_string(total), object_name(c, p.to, who, lang)}));
  }
  return out;
}

std::string dying_words(const Read& c, Lang lang) {
  const State& s = c.s;
  std::string out;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    if (!is_dying(s, r)) continue;
    const std::string name = object_name(c, r, s.decision.player, lang);
    out += out.empty() ? "" : ", ";
    out +=
        is_creature(*derived_at(s, r)) ? dies_line(name, lang) : fill(Str::pass_gone, lang, {name});
  }
  return out;
}

}  // namespace

PassLead where_pass_leads(const State& s, const CardDb& db, const AutomaticPass* automatic) {
  const u8 seat = s.decision.player;
  const auto copy = std::make_unique<State>();
  copy_state(*copy, s);
  determinize(*copy, db, seat, 1);
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  bool passed = false;
  for (int i = 0; i < kMaxDecisions; ++i) {
    const int count = legal(*copy, db, options.get(), false);
    int choice = -1;
    if (copy->decision.player != seat || !passed)
      choice = least(options.get(), count);
    else if (automatic)
      choice = automatic->after_pass(*copy, options.get(), count);
    if (choice < 0 || choice >= count) break;
    // What a phase of 1997 asks to be done first is done first.
    passed = passed || options[std::size_t(choice)].kind == OptionKind::pass;
    apply_unchecked(*copy, db, options[std::size_t(choice)], nullptr);
    PassLead lead;
    lead.ends_duel = copy->over != 0;
    lead.ends_turn = !lead.ends_duel && copy->turn != s.turn;
    if (lead.ends_duel || lead.ends_turn) return lead;
  }
  return {false, false, copy->step};
}

std::string burn_words(const Read& c, u8 player, Step step, Lang lang) {
  const State& s = c.s;
  if (s.rules.is(ManaBurn::none) || !pools_empty_after(s, step) || player >= s.player_count)
    return {};
  int mana = 0;
  for (u16 m : s.players[player].pool) mana += m;
  return mana ? fill(Str::pass_burn, lang, {std::to_string(mana)}) : std::string();
}

bool pass_ends_phase(const State& s) {
  // In the middle of the attack nothing that has a name of its own ends.
  return s.decision.prompt == Prompt::priority && batch_timing(s) && !s.stack_count &&
         (s.step < Step::begin_combat || s.step > Step::end_combat);
}

std::string pass_label(const Read& c, Lang lang) {
  const State& s = c.s;
  switch (s.decision.prompt) {
    case Prompt::priority:
      return pass_verb(pass_ends_phase(s) ? PassVerb::end_phase : PassVerb::pass, lang);
    case Prompt::phase_end:
      return pass_verb(PassVerb::agree, lang);
    case Prompt::interrupt:
      return pass_verb(PassVerb::decline, lang);
    case Prompt::response:
      return pass_verb(PassVerb::no_response, lang);
    case Prompt::prevention:
      return pass_verb(PassVerb::no_prevention, lang);
    case Prompt::regeneration:
      return pass_verb(PassVerb::no_regeneration, lang);
    default:
      return pass_verb(PassVerb::pass, lang);
  }
}

std::string pass_words(const Read& c, const ViewNames& names, Lang lang,
                       const AutomaticPass* automatic) {
  const State& s = c.s;
  const Decision& d = s.decision;
  if (d.kind != DecisionKind::act || !is_act_window(d.prompt)) return {};
  std::string what;
  switch (d.prompt) {
    case Prompt::interrupt:
      what = interrupted_words(c, lang);
      break;
    case Prompt::prevention:
      what = packets_words(c, names, lang);
      break;
    case Prompt::regeneration:
      what = dying_words(c, lang);
      break;
    default:
      if (s.stack_count > 1 && d.prompt == Prompt::response) {
        what = fill(Str::pass_the_batch_resolves, lang);
      } else if (s.stack_count) {
        what = resolves_line(
            waiting_item_name(c, s.stack_objects[s.stack[s.stack_count - 1]], lang), lang);
      } else {
        what = lead_words(s, c.db, automatic, lang) + burn_words(c, d.player, s.step, lang);
      }
  }
  return what.empty() ? what : "\u2192 " + what;
}

}  // namespace upkeep
