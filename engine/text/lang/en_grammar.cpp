// English: its grammar.
#include "text/lang/language.h"

namespace upkeep::text {

const char* phrase_en(P key);
const char* verb_en(V key);

namespace {

std::string with_det(Det det, const std::string& w, bool, bool plural) {
  bool an = begins_with_vowel(w) && w.compare(0, 3, "uni") != 0 && w.compare(0, 3, "Uni") != 0;
  // "an X/X creature", "an 8/8", "an 11/11"
  an =
      an || w.compare(0, 2, "X/") == 0 || w.compare(0, 2, "8/") == 0 || w.compare(0, 3, "11/") == 0;
  switch (det) {
    case Det::none:
    case Det::plural_the:
      return w;
    case Det::a:
      return plural ? w : (an ? "an " : "a ") + w;
    case Det::the:
      return "the " + w;
    case Det::each:
      return "each " + w;
    case Det::all:
      return "all " + w;
    case Det::no:
      return "no " + w;
    case Det::this_:
      return (plural ? "these " : "this ") + w;
    case Det::that:
      return (plural ? "those " : "that ") + w;
    case Det::another:
      return (plural ? "other " : "another ") + w;
    case Det::each_other:
      return "each other " + w;
    case Det::all_other:
      return (plural ? "other " : "each other ") + w;
  }
  return w;
}

void spell_out(std::string& s) {
  static const std::pair<const char*, const char*> kWhole[] = {
      {"can't", "cannot"},     {"doesn't", "does not"}, {"don't", "do not"},
      {"didn't", "did not"},   {"isn't", "is not"},     {"aren't", "are not"},
      {"you're", "you are"},   {"wasn't", "was not"},   {"weren't", "were not"},
      {"haven't", "have not"}, {"hasn't", "has not"},   {"you've", "you have"},
      {"it's ", "it is "},     {"It's ", "It is "},     {"that's ", "that is "}};
  for (const auto& [from, to] : kWhole) replace_all(s, from, to);
}

void shorten(std::string& s) { replace_all(s, " it is ", " it's "); }

std::string plural(const std::string& s) {
  if (s == "Elf" || s == "Wolf") return s.substr(0, s.size() - 1) + "ves";
  if (s == "Dwarf") return "Dwarves";
  if (s == "Merfolk" || s == "Treefolk" || s == "Fish" || s == "Plains" || s == "Sheep" ||
      ends_in(s, "kin") || s == "Djinn" || s == "Myr" || s == "Equipment" || ends_in(s, "'s")) {
    return s;
  }
  if (s == "Fungus") return "Fungi";
  if (ends_in(s, "y")) return s.substr(0, s.size() - 1) + "ies";
  if (ends_in(s, "s") || ends_in(s, "x") || ends_in(s, "ch") || ends_in(s, "sh")) return s + "es";
  return s + "s";
}

std::string possessive(const std::string& noun, bool plural) {
  return noun + (plural || ends_in(noun, "s") ? "'" : "'s");
}

}  // namespace

extern const Language language_en;
const Language language_en = {
    .phrase = phrase_en,
    .verb = verb_en,
    .with_det = with_det,
    .with_pronoun = nullptr,
    .contract = nullptr,
    .spell_out = spell_out,
    .shorten = shorten,
    .plural = plural,
    .possessive = possessive,
    .keyword_object = nullptr,
    .noun_first = false,
    .repeats_article = false,
    .title_case = true,
    .class_first = false,
    .infinitive_costs = false,
    .you_and_plural = true,
    .negation = Negation::prefix,
    .no = "non",
    .kind_of = "",
    .counter_of = "",
    .endings = {"", "", "", ""},
    .pronouns = {"it", "it", "them", "them"},
    .subjects = {"", ""},
    .places = {},
    .ability_of = nullptr,
    .abilities_of = nullptr,
    .your = "Your",
    .of_owner = "'s",
    .one_thing = {"it", "it", "its"},
    .things = {"they", "them", "their"},
    .yours = "your",
    .one_more = "an",
    .small_words = {},
    .before_pronoun = {},
    .of_general_kind = "",
};

}  // namespace upkeep::text
