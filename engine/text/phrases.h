// What the game says besides card texts: steps, zones, colours, what passing leads to, questions,
// log lines, and why something is not legal now. Like text.h it depends on no user interface.
#pragma once
#include <string>
#include <vector>

#include "checks.h"
#include "decision.h"
#include "event.h"
#include "reason.h"
#include "rules/ruleset.h"
#include "text/text.h"

namespace upkeep {

// ---- small words
std::string step_label(Step step, Lang lang);  // for the ribbon: at most 53 px at 13
std::string step_full_name(Step step, Lang lang, Vocabulary words);  // for the marker
// Its number on the ribbon of the turn: 1..12, or of the six phases of 1997 1..6; 0: none.
int step_place(Step step, bool six);
std::string zone_label(Zone zone, Lang lang, Vocabulary words);
std::string color_name(int color, Lang lang);        // white … green, 5: colourless
std::string color_list(ColorSet colors, Lang lang);  // "white and blue"
std::string window_name(WindowKind window, Lang lang);
std::string waiting_name(Lang lang, Vocabulary words);  // "Stack" or "Batch"
std::string pool_note(bool burns, Lang lang);           // what happens to unspent mana

// ---- house rules
std::string switch_label(Switch s, Lang lang);
std::string switch_value_label(Switch s, int value, Lang lang);

// ---- the pass button: "Pass → combat damage", "Decline → Giant Growth resolves"
enum class PassVerb : u8 {
  pass,
  decline,
  no_prevention,
  no_regeneration,
  done,
  no_response,
  end_phase,
  agree,
};
std::string pass_verb(PassVerb verb, Lang lang);
std::string pass_line(PassVerb verb, const std::string& what, Lang lang);
std::string resolves_line(const std::string& name, Lang lang);  // "Giant Growth resolves"
std::string action_name(StackAction action, Lang lang);
std::string is_cast_line(const std::string& name, Lang lang);  // "Healing Salve is cast"
std::string dies_line(const std::string& name, Lang lang);     // "Bears die"
// "Your Shock", "Ana's Shock" where a language has a word for it, else the name alone. `owner`:
// empty if it is the reader; `proper`: the name is one, and no word such as "The draw".
std::string owned_by(Lang lang, const std::string& name, bool proper, const std::string& owner);

// ---- who speaks to whom
// `seat` reads the line: it is "you", and it may not know every card. kNoPlayer: nobody in
// particular.
struct Speech {
  const CardDb& db;
  Lang lang = Lang::en;
  Vocabulary words = Vocabulary::modern;
  u8 seat = kNoPlayer;
  std::vector<std::string> players;  // names by player number
};
std::string player_label(const Speech& s, u8 player);
// One line of the log, without a full stop; empty where an event says nothing a reader needs.
std::string log_line(const Speech& s, const Event& e);
// The question, for the player who answers it. `item`: name of the spell or ability concerned,
// `about`: name of the object the question is about (either may be empty).
std::string prompt_text(const Speech& s, const Decision& d, const std::string& item,
                        const std::string& about);
// Why something is not legal, in one sentence with its numbers. `object`: what stands in the way.
std::string reason_text(const Speech& s, const Reason& r, const std::string& object);
// Why something happened: one link of the chain, without a full stop, and its rule.
std::string cause_text(const Speech& s, const Cause& c);
std::string cause_rule(const Speech& s, const Cause& c);
// How a preview (preview.h; `end` of PreviewEnd) ends; `player`: who must choose.
std::string preview_end_text(const Speech& s, u8 player, int end, bool chance);
// What would make it legal: one sentence.
std::string remedy_text(const Speech& s, const Reason& r);
// What is asked of an action (checks.h): a word for each check, its answer in a sentence, and when
// the next chance comes, where time alone will bring it ("Next chance: step 10, …"), else nothing.
// `object`: what stands in the way; `six`: the turn has the six phases of 1997.
std::string check_label(CheckKind kind, Lang lang);
std::string check_text(const Speech& s, const Checks& c, int i, const std::string& object,
                       bool six);
std::string next_chance_text(const Speech& s, const Checks& c, bool six);
// The present moment, for a player who may act in it. `window`: of 1997 (as in window_name), or -1;
// `own`: it is the reader's turn; `waits`: there is something on the stack; `attacked`: some
// creature attacks.
struct StepHint {
  std::string text, rule;  // a sentence, and the rule as it is cited
};
// `land`: the player whose turn it is may still play one.
StepHint step_hint(const Speech& s, Step step, int window, bool own, bool waits, bool attacked,
                   bool land = true);
// What follows on something that is legal, done with `name`; `text`: what it does, or nothing.
// `stack`: what is announced waits on the stack, not in a batch.
std::string next_text(const Speech& s, OptionKind kind, const std::string& name,
                      const std::string& text, bool stack);
// A rule as a duel of these words cites it: "CR 702.9b", or the name of the year's rules where
// there were no numbers. `rule`: "702.9b", "5E section", or nothing.
std::string cited(const Speech& s, const std::string& rule);
// The rule behind a reason.
std::string reason_citation(const Speech& s, const Reason& r);

}  // namespace upkeep
