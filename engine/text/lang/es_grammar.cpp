// Spanish: its grammar.
#include <cstring>

#include "text/lang/language.h"

namespace upkeep::text {

const char* phrase_es(P key);
const char* verb_es(V key);

namespace {

constexpr Contraction kContractions[] = {
    {" a el ", " al "},         {" de el ", " del "},        {" y i", " e i"},
    {" y Y ", " e Y "},         {" y hi", " e hi"},          {" o o", " u o"},
    {" la Aura ", " el Aura "}, {" una Aura ", " un Aura "},
};

void contract(std::string& s) {
  for (const Contraction& c : kContractions) replace_all(s, c.from, c.to);
}

std::string with_det(Det det, const std::string& w, bool fem, bool plural) {
  const char* const the = fem ? (plural ? "las " : "la ") : (plural ? "los " : "el ");
  switch (det) {
    case Det::none:
      return w;
    case Det::a:
      return plural ? w : (fem ? "una " : "un ") + w;
    case Det::the:
    case Det::plural_the:
      return the + w;
    case Det::each:
      return "cada " + w;
    case Det::all:
      return (fem ? (plural ? "todas " : "toda ") : (plural ? "todos " : "todo ")) + (the + w);
    case Det::no:
      return (fem ? "ninguna " : "ningún ") + w;
    case Det::this_:
      if (plural) return (fem ? "estas " : "estos ") + w;
      return (fem ? "esta " : "este ") + w;
    case Det::that:
      if (plural) return (fem ? "esas " : "esos ") + w;
      return (fem ? "esa " : "ese ") + w;
    case Det::another:
      return (fem ? (plural ? "otras " : "otra ") : (plural ? "otros " : "otro ")) + w;
    case Det::each_other:
      return (fem ? "cada otra " : "cada otro ") + w;
    case Det::all_other:
      return (fem ? "las otras " : "los otros ") + w;
  }
  return w;
}

// Spanish moves no stress: "exilia" becomes "exíliala", "remueve" "remuévela".
std::string stressed(const std::string& verb) {
  const std::string vowels = "aeiou";
  auto vowel = [&](std::size_t i) { return vowels.find(verb[i]) != std::string::npos; };
  std::size_t i = verb.size();
  if (!i || !vowel(i - 1)) return verb;  // "pon": one syllable
  while (i && vowel(i - 1)) --i;         // the last syllable's vowels …
  while (i && !vowel(i - 1)) --i;
  if (!i) return verb;  // … and none before them
  std::size_t at = i - 1;
  if (at && vowel(at - 1) && (verb[at] == 'i' || verb[at] == 'u')) --at;
  static const char* const acute[] = {"á", "é", "í", "ó", "ú"};
  return verb.substr(0, at) + acute[vowels.find(verb[at])] + verb.substr(at + 1);
}

std::string with_pronoun(const std::string& verb, bool infinitive, int form) {
  static const char* const kObjects[] = {"lo", "la", "los", "las"};
  return (infinitive ? verb : stressed(verb)) + kObjects[form];
}

std::string plural(const std::string& s) {
  const bool vowel = !s.empty() && std::strchr("aeiou", s.back() | 32) != nullptr;
  if (ends_in(s, "ón")) return s.substr(0, s.size() - 3) + "ones";
  if (ends_in(s, "án")) return s.substr(0, s.size() - 3) + "anes";
  if (ends_in(s, "ín")) return s.substr(0, s.size() - 3) + "ines";
  if (ends_in(s, "z")) return s.substr(0, s.size() - 1) + "ces";
  return s + (vowel ? "s" : "es");
}

// Keywords that are verbs on the type line are "la habilidad de" and an infinitive elsewhere.
const char* keyword_object(Keyword k) {
  switch (k) {
    case Keyword::flying:
      return "la habilidad de volar";
    case Keyword::first_strike:
      return "la habilidad de dañar primero";
    case Keyword::double_strike:
      return "la habilidad de dañar dos veces";
    case Keyword::trample:
      return "la habilidad de arrollar";
    case Keyword::banding:
      return "la habilidad de formar bandas";
    case Keyword::plainswalk:
      return "la habilidad de cruzar llanuras";
    case Keyword::islandwalk:
      return "la habilidad de cruzar islas";
    case Keyword::swampwalk:
      return "la habilidad de cruzar pantanos";
    case Keyword::mountainwalk:
      return "la habilidad de cruzar montañas";
    case Keyword::forestwalk:
      return "la habilidad de cruzar bosques";
    case Keyword::landwalk_any_legendary:
      return "la habilidad de cruzar tierras legendarias";
    case Keyword::fear:
      return "la habilidad de inspirar temor";
    case Keyword::indestructible:
      return "la habilidad de indestructible";
    case Keyword::defender:
      return "la habilidad de defensor";
    default:
      return nullptr;
  }
}

}  // namespace

extern const Language language_es;
const Language language_es = {
    .phrase = phrase_es,
    .verb = verb_es,
    .with_det = with_det,
    .with_pronoun = with_pronoun,
    .contract = contract,
    .spell_out = nullptr,
    .shorten = nullptr,
    .plural = plural,
    .possessive = nullptr,
    .keyword_object = keyword_object,
    .noun_first = true,
    .repeats_article = false,
    .title_case = false,
    .class_first = true,
    .infinitive_costs = true,
    .you_and_plural = true,
    .negation = Negation::clause,
    .no = "no",
    .kind_of = "de ",
    .counter_of = "de ",
    .endings = {"o", "a", "os", "as"},
    .pronouns = {"él", "ella", "ellos", "ellas"},
    .subjects = {"", ""},
    .places = {" del juego ", " del combate "},
    .ability_of = "la habilidad de ",
    .abilities_of = "las habilidades de ",
    .your = nullptr,
    .of_owner = nullptr,
    .one_thing = {},
    .things = {},
    .yours = "",
    .one_more = nullptr,
    .small_words = {},
    .before_pronoun = {" su ", "di "},
    .of_general_kind = "de ",
};

}  // namespace upkeep::text
