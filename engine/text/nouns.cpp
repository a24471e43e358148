// Nouns, adjectives and number words. In assets/strings a leading "f " marks a feminine noun, '/'
// parts singular and plural; the '*' of an adjective stands for the language's four endings, and
// two or four forms are parted by '/'.
#include "text/lang/language.h"

namespace upkeep::text {
namespace {

Str noun_key(N key) {
  switch (key) {
    case N::artifact:
      return Str::noun_artifact;
    case N::creature:
      return Str::noun_creature;
    case N::enchantment:
      return Str::noun_enchantment;
    case N::instant:
      return Str::noun_instant;
    case N::land:
      return Str::noun_land;
    case N::planeswalker:
      return Str::noun_planeswalker;
    case N::sorcery:
      return Str::noun_sorcery;
    case N::interrupt:
      return Str::noun_interrupt;
    case N::mana_source:
      return Str::noun_mana_source;
    case N::kindred:
      return Str::noun_kindred;
    case N::tribal:
      return Str::noun_tribal;
    case N::permanent:
      return Str::noun_permanent;
    case N::card:
      return Str::noun_card;
    case N::spell:
      return Str::noun_spell;
    case N::ability:
      return Str::noun_ability;
    case N::token:
      return Str::noun_token;
    case N::player:
      return Str::noun_player;
    case N::opponent:
      return Str::noun_opponent;
    case N::source:
      return Str::noun_source;
    case N::aura:
      return Str::noun_aura;
    case N::counter:
      return Str::noun_counter;
    case N::object:
      return Str::noun_object;
    case N::target:
      return Str::noun_target;
  }
  return Str::none;
}

Str adjective_key(A key) {
  switch (key) {
    case A::white:
      return Str::adjective_white;
    case A::blue:
      return Str::adjective_blue;
    case A::black:
      return Str::adjective_black;
    case A::red:
      return Str::adjective_red;
    case A::green:
      return Str::adjective_green;
    case A::colorless:
      return Str::adjective_colorless;
    case A::multicolored:
      return Str::adjective_multicolored;
    case A::monocolored:
      return Str::adjective_monocolored;
    case A::tapped:
      return Str::adjective_tapped;
    case A::untapped:
      return Str::adjective_untapped;
    case A::attacking:
      return Str::adjective_attacking;
    case A::blocking:
      return Str::adjective_blocking;
    case A::blocked:
      return Str::adjective_blocked;
    case A::unblocked:
      return Str::adjective_unblocked;
    case A::nontoken:
      return Str::adjective_nontoken;
    case A::basic:
      return Str::adjective_basic;
    case A::legendary:
      return Str::adjective_legendary;
    case A::world:
      return Str::adjective_world;
    case A::snow:
      return Str::adjective_snow;
    case A::enchanted:
      return Str::adjective_enchanted;
    case A::historic:
      return Str::adjective_historic;
  }
  return Str::none;
}

std::vector<std::string> split(const std::string& s) {
  std::vector<std::string> out(1);
  for (char c : s) {
    if (c == '/') {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  return out;
}

Noun parse_noun(const char* words) {
  std::string s = words;
  Noun n;
  n.fem = s.compare(0, 2, "f ") == 0;
  std::vector<std::string> p = split(n.fem ? s.substr(2) : s);
  n.one = p[0];
  n.many = p.size() > 1 ? p[1] : p[0];
  return n;
}

}  // namespace

Noun noun(Tongue t, N key) { return parse_noun(str(t.lang, noun_key(key))); }

std::string adjective(Tongue t, A key, bool fem, bool plural) {
  std::string s = str(t.lang, adjective_key(key));
  if (!s.empty() && s.back() == '*') {
    s.pop_back();
    int i = int(plural) * 2 + int(fem);
    return s + language(t.lang).endings[i];
  }
  std::vector<std::string> p = split(s);
  if (p.size() == 4) return p[std::size_t(plural) * 2 + std::size_t(fem)];
  return p[p.size() > 1 && plural];
}

A color_adjective(int color) {
  static const A colors[] = {A::white, A::blue, A::black, A::red, A::green, A::colorless};
  return colors[color];
}

std::string number_word(Lang lang, int n, bool fem) {
  if (n < 0 || n > 20) return std::to_string(n);
  if (n == 1)
    return str(lang, fem ? Str::number_form_one_feminine : Str::number_form_one_masculine);
  if (n == 2 && fem) return str(lang, Str::number_form_two_feminine);
  return str(lang, Str(int(Str::number_zero) + n));
}

}  // namespace upkeep::text
