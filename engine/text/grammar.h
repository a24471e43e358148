// The small grammar beneath all wording: noun phrases with gender, number and person, templates
// that agree with them, and the joins and contractions of each language.
//
// A template is text with these marks (arguments are counted from 0):
//   {0}            the argument as a subject; {0:o} after a verb or preposition; {0:p} after a
//   preposition, where a pronoun will do for what was named a moment ago; {0:s} English
//   possessive [0:a|b]        a if the argument is singular, b if plural ("you" counts as plural in
//   English only) [0:a|b|c]      you | singular | plural [0:a|b|c|d]    masculine | feminine |
//   masculine plural | feminine plural <a|b>          order | infinitive <a|b|c|d>      order or
//   "you" | he | they | infinitive <a|b|c|d|e|f>  the same, then the subjunctive for you | for
//   others ~a|b~  indicative | subjunctive ("mientras" wants it in Spanish) %a|b%          words of
//   the classic times | modern;  %a|b|c%  1997 | classic | modern;  %a|b|c|d%  1997 | classic |
//   2009 | modern
// A brace with a letter after it ({T}) is a symbol and is copied.
#pragma once
#include <initializer_list>
#include <string>
#include <vector>

#include "text/phrase_keys.h"
#include "text/text.h"

namespace upkeep::text {

struct Np {
  std::string text;  // as a subject; empty for "you"
  std::string obj;   // as an object, if it differs
  std::string poss;  // English possessive determiner: "its", "your", "target player's"
  bool plural = false, fem = false, you = false;
  bool again = false;  // a second mention: "its controller" rather than "that card's"
  bool near = false;   // named a moment ago: as the object of an order a pronoun will do
  Np() = default;
  Np(std::string t, bool pl = false, bool f = false) : text(std::move(t)), plural(pl), fem(f) {}
  Np(const char* t) : text(t) {}
  const std::string& object() const { return obj.empty() ? text : obj; }
};

// A name as it is shown, with its number and gender (name_form of text.h).
Np named(Lang lang, const std::string& shown);

struct Noun {
  std::string one, many;
  bool fem = false;
};

enum class Mood : u8 { order, infinitive, subjunctive };

struct Tongue {
  Lang lang = Lang::en;
  Vocabulary words = Vocabulary::modern;
  bool modern() const { return modern_words(words); }
  // The words of 2024: dies, create, mana value, any target, they for one player.
  bool today() const { return words == Vocabulary::modern; }
  bool noun_first() const;  // "criatura azul", not "blue creature"
};

std::string expand(Tongue t, const char* tpl, const std::vector<Np>& args, Mood mood = Mood::order);
// The phrase of a key in the language of t, filled.
std::string say(Tongue t, P key, const std::vector<Np>& args = {}, Mood mood = Mood::order);
std::string say(Tongue t, V key, const std::vector<Np>& args = {}, Mood mood = Mood::order);

Noun noun(Tongue t, N key);
// The form of an adjective that agrees.
std::string adjective(Tongue t, A key, bool fem, bool plural);
A color_adjective(int color);
Noun subtype_noun(Lang lang, const std::string& english);
// Whether `shown`, a subtype as this language names it, is feminine.
bool subtype_fem(Lang lang, const std::string& shown);
std::string number_word(Lang lang, int n, bool fem);

// The pronoun for something that has been named; nothing where the language says the noun again.
Np pronoun(Tongue t, bool plural = false);
bool has_pronouns(Tongue t);

// The order (or infinitive) of a verb with its object as a pronoun: "exile-a", "exíliala",
// "esiliala".
std::string with_pronoun(Lang lang, const std::string& verb, bool infinitive, const Np& object);

std::string join(Tongue t, const std::vector<std::string>& parts, P word);
std::string mana_symbols(const ManaCost& cost);
std::vector<int> printed_order(u32 colors);  // bits of ColorSet
// Puts a determiner before a noun phrase (Italian articles look at the next word).
enum class Det : u8 {
  none,
  a,
  the,
  each,
  all,
  no,
  this_,
  that,
  plural_the,
  another,
  each_other,
  all_other
};
std::string with_det(Lang lang, Det det, const std::string& phrase, bool fem, bool plural);

// Contractions, spaces, capitals: turns raw clauses into a printed paragraph.
std::string finish(Lang lang, const std::string& raw);
std::string capital(const std::string& s);
std::string uncapital(const std::string& s);
std::string lower_contract(Lang lang, const std::string& raw);

}  // namespace upkeep::text
