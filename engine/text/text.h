// All wording of cards, generated from the trees alone: no card has a text of its own anywhere.
// Mana and tap symbols stay as tokens ({R} {2} {T} {X} {W/U} {W/P}) for the front end to draw.
#pragma once
#include <string>
#include <vector>

#include "cards/card.h"
#include "rules/ruleset.h"
#include "text/strings.h"

namespace upkeep {

// "en", "pt-BR" …; anything else is English.
Lang parse_lang(const std::string& tag);
const char* lang_tag(Lang lang);
const char* lang_name(Lang lang);  // as the language calls itself

// The words of 2009 and later: battlefield, exile.
constexpr bool modern_words(Vocabulary words) {
  return words == Vocabulary::modern || words == Vocabulary::modern2009;
}
// The whole text of a card, one paragraph per ability, parted by '\n'. Empty for a card without
// one.
std::string rules_text(const CardDb& db, u16 card, Lang lang, Vocabulary words);
// One paragraph of that text. A named keyword stands alone, with the sentence that says what it
// means; other paragraphs have one where their words rest on a rule that newcomers do not know. A
// creature without abilities has nothing but such a sentence.
struct RulesLine {
  std::string text, reminder;
  Keyword keyword = Keyword::count;  // count: none
  bool apart = false;                // of a keyword: it shares no line
};
std::vector<RulesLine> rules_lines(const CardDb& db, u16 card, Lang lang, Vocabulary words);
// One ability of a card (index into CardDb::abilities).
std::string ability_text(const CardDb& db, u16 ability, Lang lang, Vocabulary words);
// One mode of an ability, counted from 0, as its bullet says it.
std::string mode_text(const CardDb& db, u16 ability, int mode, Lang lang, Vocabulary words);
// A few words for an object on the stack: "+3/+3", "3 damage", "counter". `mode` -1: the first one.
// Where a kicker changes it, it is that of a kicked spell, or of one that isn't.
std::string effect_summary(const CardDb& db, u16 ability, int mode, Lang lang, Vocabulary words,
                           bool kicked = true);
// What a target slot of a mode asks for, without "target": "creature", "creature or player".
std::string target_text(const CardDb& db, u16 target_spec, Lang lang, Vocabulary words);

std::string type_line(const CardDb& db, u16 card, Lang lang, Vocabulary words);
std::string type_line(const CardDb& db, TypeSet types, u8 supers, const SubtypeSet& subtypes,
                      Lang lang, Vocabulary words);
// Empty where the keyword is a restriction that is written as a sentence ("Can't block.").
std::string keyword_name(Keyword keyword, Lang lang, Vocabulary words);
// What the keyword means, in one sentence.
std::string keyword_reminder(Keyword keyword, Lang lang, Vocabulary words);
std::string mana_text(const ManaCost& cost);
std::string cost_text(const CardDb& db, u16 cost, u16 card, Lang lang, Vocabulary words);
std::string counter_name(Counter counter, Lang lang);
std::string subtype_name(const CardDb& db, int subtype, Lang lang);
// The printed name: English, but for those whose translation is certain.
std::string card_name(const CardDb& db, u16 card, Lang lang);
// The translated name of an English one, or nullptr.
const char* printed_name(const std::string& english, Lang lang);
// Number and gender of a name as it is shown: 1 feminine, plus 2 in the plural. A translated name
// has those it was printed with, a token named after its subtype the gender of that; any other name
// stays English and is a masculine one, as all are in English.
int name_form(Lang lang, const std::string& shown);

}  // namespace upkeep
