// What a language answers for itself; all else that is said in it stands in assets/strings. A new
// language is `extern const Language language_xx` in a file of this folder, its phrases and verbs,
// and assets/strings/xx.json. Nobody else asks which language is spoken.
#pragma once
#include <string>

#include "text/grammar.h"

namespace upkeep::text {

// How "that is not black" is said of a creature.
enum class Negation : u8 {
  prefix,  // "nonblack creature"
  word,    // "creatura non nera"
  clause   // "criatura que no sea negra"
};

// What stands for something that has been named. All null where the noun is said again ("essa
// criatura"), as it is where a language has no such words, or leaves them out.
struct Pronoun {
  const char* subject;
  const char* object;
  const char* own;  // before what is its
};

struct Language {
  // Every phrase and verb that card texts are made of (phrase_keys.h).
  const char* (*phrase)(P key);
  const char* (*verb)(V key);
  // A determiner before a noun phrase.
  std::string (*with_det)(Det det, const std::string& phrase, bool fem, bool plural);
  // An order (or infinitive) with its object as a pronoun; null where that is a word of its own.
  std::string (*with_pronoun)(const std::string& verb, bool infinitive, int form);
  // Contractions, in a text that begins and ends with a space; null: none.
  void (*contract)(std::string& text);
  void (*spell_out)(std::string& text);            // as 1997 wrote, without "can't"; null: as ever
  void (*shorten)(std::string& text);              // as the others did, "it's"; null: as ever
  std::string (*plural)(const std::string& noun);  // of a subtype
  // Whose something is, by a name or noun: "each player's"; null: never said so.
  std::string (*possessive)(const std::string& noun, bool plural);
  // A keyword as the object of "has", where it isn't its name; null or empty: its name.
  const char* (*keyword_object)(Keyword keyword);

  bool noun_first;        // "criatura azul", with gender and articles, not "blue creature"
  bool repeats_article;   // "un artefatto o una terra"
  bool title_case;        // type lines have capitals: "Basic Land"
  bool class_first;       // "Mago Umano", not "Human Wizard"
  bool infinitive_costs;  // "Sacrificar esta criatura:", not "Sacrifice this creature:"
  bool you_and_plural;    // what agrees with "you and target player" is plural
  Negation negation;
  const char* no;          // what negates an adjective
  const char* kind_of;     // before each further kind of card: "carta de instantáneo o de conjuro"
  const char* counter_of;  // between "counter" and its name: "contador de carga"
  // By form: masculine, feminine, their plurals.
  const char* endings[4];   // of adjectives that end in '*' in assets/strings
  const char* pronouns[4];  // after a preposition
  const char* subjects[2];  // as the subject of a further verb; empty: the verb alone
  // What may stand between a verb and its object, besides a space, so that a pronoun can do.
  const char* places[5];
  // What keywords that are verbs stand behind: "la habilidad de volar"; null: nothing.
  const char* ability_of;
  const char* abilities_of;
  // "Your" and "'s" before the name of a spell; null: the name alone is said.
  const char* your;
  const char* of_owner;
  Pronoun one_thing, things;
  const char* yours;              // before what is the reader's; empty: said by the phrase itself
  const char* one_more;           // "an", before "additional"; null: the numeral
  const char* small_words[3];     // without a capital in a title
  const char* before_pronoun[2];  // a preposition, and what comes between it and a pronoun
  const char* of_general_kind;    // "que no sea de terreno", of cards that may be of any kind
};

extern const Language* const kLanguages[kLangs];
inline const Language& language(Lang lang) { return *kLanguages[int(lang)]; }

// Helpers for the files of the languages.
struct Contraction {
  const char* from;
  const char* to;
};
void replace_all(std::string& s, const std::string& from, const std::string& to);
bool ends_in(const std::string& s, const char* tail);
bool begins_with_vowel(const std::string& s);

}  // namespace upkeep::text
