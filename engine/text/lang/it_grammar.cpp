// Italian: its grammar.
#include "text/lang/language.h"

namespace upkeep::text {

const char* phrase_it(P key);
const char* verb_it(V key);

namespace {

constexpr Contraction kContractions[] = {
    {" tra fino a ", " tra un massimo di "},
    {" e e", " ed e"},
    {" e è", " ed è"},
    {" a una creatura o un giocatore bersaglio", " a una creatura o a un giocatore bersaglio"},
    {" a a", " ad a"},
};

void join_prepositions(std::string& s) {
  static const char* const prepositions[][2] = {
      {"di", "de"}, {"a", "a"}, {"da", "da"}, {"in", "ne"}, {"su", "su"}};
  static const char* const articles[][2] = {{"il ", "l "},  {"lo ", "llo "}, {"la ", "lla "},
                                            {"l'", "ll'"},  {"i ", "i "},    {"gli ", "gli "},
                                            {"le ", "lle "}};
  for (const auto& p : prepositions) {
    for (const auto& a : articles) {
      replace_all(s, std::string(" ") + p[0] + " " + a[0], std::string(" ") + p[1] + a[1]);
    }
  }
  // di + il: the table writes "de" for "di" and "ne" for "in", so all forms come out right.
}

void contract(std::string& s) {
  join_prepositions(s);
  for (const Contraction& c : kContractions) replace_all(s, c.from, c.to);
}

// Italian lo/uno/gli: before s and a consonant, z, gn, ps, x, y.
bool hard_start(const std::string& s) {
  if (s.size() < 2) return false;
  char a = char(s[0] | 32), b = char(s[1] | 32);
  bool vowel_b = std::string("aeiou").find(b) != std::string::npos;
  return (a == 's' && !vowel_b && b != '\'') || a == 'z' || a == 'x' || a == 'y' ||
         (a == 'g' && b == 'n') || (a == 'p' && b == 's');
}

std::string with_det(Det det, const std::string& w, bool fem, bool plural) {
  bool vowel = begins_with_vowel(w), hard = hard_start(w);
  std::string the = plural ? (fem             ? "le "
                              : vowel || hard ? "gli "
                                              : "i ")
                           : (vowel  ? "l'"
                              : fem  ? "la "
                              : hard ? "lo "
                                     : "il ");
  switch (det) {
    case Det::none:
      return w;
    case Det::a:
      if (plural) return w;
      return (fem ? (vowel ? "un'" : "una ") : hard ? "uno " : "un ") + w;
    case Det::the:
    case Det::plural_the:
      return the + w;
    case Det::each:
      return "ogni " + w;
    case Det::all:
      return (plural ? (fem ? "tutte " : "tutti ") : (fem ? "tutta " : "tutto ")) + the + w;
    case Det::no:
      return (fem ? "nessuna " : hard ? "nessuno " : "nessun ") + w;
    case Det::this_:
      return (plural ? (fem ? "queste " : "questi ") : (fem ? "questa " : "questo ")) + w;
    case Det::that:
      if (plural) return (fem ? "quelle " : vowel || hard ? "quegli " : "quei ") + w;
      return (vowel ? "quell'" : fem ? "quella " : hard ? "quello " : "quel ") + w;
    case Det::another:
      return (plural ? (fem ? "altre " : "altri ") : (fem ? "un'altra " : "un altro ")) + w;
    case Det::each_other:
      return (fem ? "ogni altra " : "ogni altro ") + w;
    case Det::all_other:
      return (fem ? "le altre " : "gli altri ") + w;
  }
  return w;
}

std::string with_pronoun(const std::string& verb, bool infinitive, int form) {
  static const char* const kObjects[] = {"lo", "la", "li", "le"};
  if (verb.compare(0, 4, "fai ") == 0) return std::string("fal") + kObjects[form] + verb.substr(3);
  if (verb.compare(0, 4, "far ") == 0) return std::string("far") + kObjects[form] + verb.substr(3);
  return (infinitive ? verb.substr(0, verb.size() - 1) : verb) + kObjects[form];
}

std::string plural(const std::string& s) {
  return s;  // its plurals are written out
}

}  // namespace

extern const Language language_it;
const Language language_it = {
    .phrase = phrase_it,
    .verb = verb_it,
    .with_det = with_det,
    .with_pronoun = with_pronoun,
    .contract = contract,
    .spell_out = nullptr,
    .shorten = nullptr,
    .plural = plural,
    .possessive = nullptr,
    .keyword_object = nullptr,
    .noun_first = true,
    .repeats_article = true,
    .title_case = true,
    .class_first = true,
    .infinitive_costs = false,
    .you_and_plural = false,
    .negation = Negation::word,
    .no = "non",
    .kind_of = "",
    .counter_of = "",
    .endings = {"o", "a", "i", "e"},
    .pronouns = {"esso", "essa", "essi", "esse"},
    .subjects = {"", ""},
    .places = {" dal gioco ", " in gioco ", " in mano ", " sul campo di battaglia ",
               " dal combattimento "},
    .ability_of = nullptr,
    .abilities_of = nullptr,
    .your = nullptr,
    .of_owner = nullptr,
    .one_thing = {},
    .things = {},
    .yours = "",
    .one_more = nullptr,
    .small_words = {"di"},
    .before_pronoun = {" su ", "di "},
    .of_general_kind = "",
};

}  // namespace upkeep::text
