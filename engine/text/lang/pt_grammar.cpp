// Portuguese: its grammar.
#include "text/lang/language.h"

namespace upkeep::text {

const char* phrase_pt(P key);
const char* verb_pt(V key);

namespace {

constexpr Contraction kContractions[] = {
    {" de o ", " do "},
    {" de a ", " da "},
    {" de os ", " dos "},
    {" de as ", " das "},
    {" em o ", " no "},
    {" em a ", " na "},
    {" em os ", " nos "},
    {" em as ", " nas "},
    {" a o ", " ao "},
    {" a a ", " à "},
    {" a os ", " aos "},
    {" a as ", " às "},
    {" por o ", " pelo "},
    {" por a ", " pela "},
    {" por os ", " pelos "},
    {" por as ", " pelas "},
    {" de este ", " deste "},
    {" de esta ", " desta "},
    {" de aquele ", " daquele "},
    {" de aquela ", " daquela "},
    {" de aqueles ", " daqueles "},
    {" de aquelas ", " daquelas "},
    {" em este ", " neste "},
    {" em esta ", " nesta "},
    {" em aquele ", " naquele "},
    {" em aquela ", " naquela "},
    {" em aqueles ", " naqueles "},
    {" em aquelas ", " naquelas "},
    {" de ele", " dele"},
    {" de ela", " dela"},
    {" a aquele ", " àquele "},
    {" a aquela ", " àquela "},
    {" a aqueles ", " àqueles "},
    {" a aquelas ", " àquelas "},
    {" em ele", " nele"},
    {" em ela", " nela"},
};

void contract(std::string& s) {
  for (const Contraction& c : kContractions) replace_all(s, c.from, c.to);
}

std::string with_det(Det det, const std::string& w, bool fem, bool plural) {
  const char* const the = fem ? (plural ? "as " : "a ") : (plural ? "os " : "o ");
  switch (det) {
    case Det::none:
      return w;
    case Det::a:
      return plural ? w : (fem ? "uma " : "um ") + w;
    case Det::the:
    case Det::plural_the:
      return the + w;
    case Det::each:
      return "cada " + w;
    case Det::all:
      return (fem ? (plural ? "todas " : "toda ") : (plural ? "todos " : "todo ")) + (the + w);
    case Det::no:
      return (fem ? "nenhuma " : "nenhum ") + w;
    case Det::this_:
      if (plural) return (fem ? "estas " : "estes ") + w;
      return (fem ? "esta " : "este ") + w;
    case Det::that:
      if (plural) return (fem ? "aquelas " : "aqueles ") + w;
      return (fem ? "aquela " : "aquele ") + w;
    case Det::another:
      return (fem ? (plural ? "outras " : "outra ") : (plural ? "outros " : "outro ")) + w;
    case Det::each_other:
      return (fem ? "cada outra " : "cada outro ") + w;
    case Det::all_other:
      return (fem ? "as outras " : "os outros ") + w;
  }
  return w;
}

std::string with_pronoun(const std::string& verb, bool infinitive, int form) {
  static const char* const kObjects[] = {"o", "a", "os", "as"};
  std::string v = verb;
  if (!infinitive) return v + "-" + kObjects[form];
  const char kind = v.size() > 2 ? v[v.size() - 2] : ' ';
  const bool hiatus = v.size() > 3 && std::string("aeu").find(v[v.size() - 3]) < 3;
  v = v.substr(0, v.size() - 2) + (kind == 'a' ? "á" : kind == 'e' ? "ê" : hiatus ? "í" : "i");
  return v + "-l" + kObjects[form];
}

std::string plural(const std::string& s) {
  if (ends_in(s, "ão")) return s.substr(0, s.size() - 3) + "ões";
  if (ends_in(s, "m")) return s.substr(0, s.size() - 1) + "ns";
  if (ends_in(s, "r") || ends_in(s, "z")) return s + "es";
  if (ends_in(s, "al")) return s.substr(0, s.size() - 1) + "is";
  return s + "s";
}

}  // namespace

extern const Language language_pt;
const Language language_pt = {
    .phrase = phrase_pt,
    .verb = verb_pt,
    .with_det = with_det,
    .with_pronoun = with_pronoun,
    .contract = contract,
    .spell_out = nullptr,
    .shorten = nullptr,
    .plural = plural,
    .possessive = nullptr,
    .keyword_object = nullptr,
    .noun_first = true,
    .repeats_article = false,
    .title_case = true,
    .class_first = false,
    .infinitive_costs = false,
    .you_and_plural = true,
    .negation = Negation::clause,
    .no = "não",
    .kind_of = "",
    .counter_of = "de ",
    .endings = {"o", "a", "os", "as"},
    .pronouns = {"ele", "ela", "eles", "elas"},
    .subjects = {"ele", "ela"},
    .places = {" do jogo ", " do combate "},
    .ability_of = nullptr,
    .abilities_of = nullptr,
    .your = nullptr,
    .of_owner = nullptr,
    .one_thing = {},
    .things = {},
    .yours = "",
    .one_more = nullptr,
    .small_words = {"de", "do"},
    .before_pronoun = {" su ", "di "},
    .of_general_kind = "de ",
};

}  // namespace upkeep::text
