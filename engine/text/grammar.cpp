#include "text/grammar.h"

#include <cstring>

#include "text/lang/language.h"

namespace upkeep::text {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Splits at '|' outside of nested marks.
std::vector<std::string> options(const std::string& s) {
  std::vector<std::string> out(1);
  int depth = 0;
  bool words = false;
  for (char c : s) {
    if (c == '[' || c == '{' || c == '<') ++depth;
    if (c == ']' || c == '}' || c == '>') --depth;
    if (c == '%' || c == '~') words = !words;
    if (c == '|' && depth == 0 && !words) {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  return out;
}

std::size_t closing(const std::string& s, std::size_t i, char open, char close) {
  int depth = 0;
  for (std::size_t k = i; k < s.size(); ++k) {
    if (s[k] == open) ++depth;
    if (s[k] == close && --depth == 0) return k;
  }
  return s.size();
}

std::size_t agree(Tongue t, const Np& np, std::size_t count) {
  if (count == 2) return np.plural || (np.you && !t.noun_first());
  if (count == 3) return np.you ? 0 : np.plural ? 2 : 1;
  return std::size_t(np.plural) * 2 + std::size_t(np.fem);
}

// Which of `count` wordings is that of a time: the last is the newest.
std::size_t era_form(Vocabulary words, std::size_t count) {
  switch (words) {
    case Vocabulary::classic1997:
      return 0;
    case Vocabulary::classic:
      return count == 2 ? 0 : 1;
    case Vocabulary::modern2009:
      return count == 2 ? 1 : 2;
    case Vocabulary::modern:
      return count - 1;
  }
  return 0;
}

std::size_t mood_form(Tongue t, const Np& subject, Mood mood, std::size_t count) {
  if (count == 2) return mood == Mood::infinitive;
  if (mood == Mood::infinitive) return 3;
  if (mood == Mood::subjunctive && count == 6)
    return subject.you ? 4 : subject.plural && !t.noun_first() ? 2 : 5;
  return subject.you ? 0 : subject.plural ? 2 : 1;
}

std::string spaces(const std::string& raw) {
  std::string out;
  for (char c : raw) {
    if (c == ' ' && (out.empty() || out.back() == ' ' || out.back() == '\n')) continue;
    if ((c == '.' || c == ',' || c == ';' || c == ':' || c == '\n') && !out.empty() &&
        out.back() == ' ') {
      out.pop_back();
    }
    out += c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace

void replace_all(std::string& s, const std::string& from, const std::string& to) {
  for (std::size_t i = 0; (i = s.find(from, i)) != std::string::npos; i += to.size()) {
    s.replace(i, from.size(), to);
  }
}

bool ends_in(const std::string& s, const char* tail) {
  const std::size_t n = std::strlen(tail);
  return s.size() >= n && s.compare(s.size() - n, n, tail) == 0;
}

bool begins_with_vowel(const std::string& s) {
  return !s.empty() && std::string("aeiouAEIOU").find(s[0]) != std::string::npos;
}

// Whether nothing but a place stands between an order and its object.
static bool takes_pronoun(Lang lang, const std::string& between) {
  if (between == " ") return true;
  for (const char* place : language(lang).places)
    if (place && between == place) return true;
  return false;
}

bool Tongue::noun_first() const { return language(lang).noun_first; }

std::string expand(Tongue t, const char* tpl, const std::vector<Np>& args, Mood mood) {
  const std::string s = tpl;
  static const Np nothing;
  auto arg = [&](char c) -> const Np& {
    std::size_t i = std::size_t(c - '0');
    return i < args.size() ? args[i] : nothing;
  };
  std::string out;
  std::size_t verb_from = 0, verb_to = std::string::npos;  // where a lone order stands
  for (std::size_t i = 0; i < s.size(); ++i) {
    char c = s[i];
    if (c == '{' && i + 1 < s.size() && is_digit(s[i + 1])) {
      std::size_t end = s.find('}', i);
      const Np& np = arg(s[i + 1]);
      char form = end > i + 3 ? s[i + 3] : 't';
      if (np.near && t.noun_first() && verb_to != std::string::npos &&
          takes_pronoun(t.lang, out.substr(verb_to))) {
        const std::string where = out.substr(verb_to, out.size() - verb_to - 1);
        const std::string verb = out.substr(verb_from, verb_to - verb_from);
        out.resize(verb_from);
        out += with_pronoun(t.lang, verb, mood == Mood::infinitive, np) + where;
      } else if (form == 'p' && np.near && t.noun_first()) {
        const Language& own = language(t.lang);
        if (own.before_pronoun[0] && ends_in(out, own.before_pronoun[0]))
          out += own.before_pronoun[1];
        out += own.pronouns[int(np.plural) * 2 + int(np.fem)];
      } else if (form == 'o' || form == 'p') {
        out += np.object();
      } else if (form == 's') {
        out += !np.poss.empty()              ? np.poss
               : language(t.lang).possessive ? language(t.lang).possessive(np.text, np.plural)
                                             : np.text;
      } else if (!np.you && !(mood == Mood::infinitive && s[i + 1] == '0' && s.find('<') > i &&
                              s.find('<') != std::string::npos)) {
        // The subject of an infinitive stands before "may", not here.
        out += np.text;
      }
      i = end;
    } else if (c == '[' && i + 2 < s.size() && is_digit(s[i + 1]) && s[i + 2] == ':') {
      std::size_t end = closing(s, i, '[', ']');
      std::vector<std::string> o = options(s.substr(i + 3, end - i - 3));
      out += expand(t, o[agree(t, arg(s[i + 1]), o.size())].c_str(), args, mood);
      i = end;
    } else if (c == '<') {
      std::size_t end = closing(s, i, '<', '>');
      std::vector<std::string> o = options(s.substr(i + 1, end - i - 1));
      const std::size_t k = mood_form(t, arg('0'), mood, o.size());
      const std::string verb = expand(t, o[k].c_str(), args, mood);
      // Only orders and infinitives of one word take a pronoun behind them; "fai tornare" in it.
      const bool lone = (verb.find(' ') == std::string::npos || verb.compare(0, 2, "fa") == 0) &&
                        (k == 0 || mood == Mood::infinitive);
      verb_from = out.size();
      out += verb;
      verb_to = lone ? out.size() : std::string::npos;
      i = end;
    } else if (c == '~') {
      std::size_t end = s.find('~', i + 1);
      std::vector<std::string> o = options(s.substr(i + 1, end - i - 1));
      out += expand(t, o[mood == Mood::subjunctive].c_str(), args, mood);
      i = end;
    } else if (c == '%') {
      std::size_t end = s.find('%', i + 1);
      std::vector<std::string> o = options(s.substr(i + 1, end - i - 1));
      const std::size_t k = era_form(t.words, o.size());
      out += expand(t, o[k].c_str(), args, mood);
      i = end;
    } else {
      out += c;
    }
  }
  return out;
}

Np named(Lang lang, const std::string& shown) {
  const int form = name_form(lang, shown);
  return Np(shown, form & 2, form & 1);
}

std::string fill_row(Lang lang, const char* words, std::initializer_list<std::string> args) {
  std::vector<Np> things;
  for (const std::string& a : args) {
    const bool figures = !a.empty() && a.find_first_not_of("0123456789") == std::string::npos;
    things.push_back(figures ? Np(a, a != "1") : named(lang, a));
  }
  return expand({lang, Vocabulary::modern}, words, things);
}

Np pronoun(Tongue t, bool plural) {
  const Language& own = language(t.lang);
  const Pronoun& p = plural ? own.things : own.one_thing;
  if (!p.subject) return {};
  Np np(p.subject, plural);
  np.obj = p.object;
  np.poss = p.own;
  return np;
}

bool has_pronouns(Tongue t) { return language(t.lang).one_thing.subject != nullptr; }

std::string with_pronoun(Lang lang, const std::string& verb, bool infinitive, const Np& object) {
  const auto own = language(lang).with_pronoun;
  return own ? own(verb, infinitive, int(object.plural) * 2 + int(object.fem)) : verb;
}

std::string say(Tongue t, P key, const std::vector<Np>& args, Mood mood) {
  return expand(t, language(t.lang).phrase(key), args, mood);
}

std::string say(Tongue t, V key, const std::vector<Np>& args, Mood mood) {
  return expand(t, language(t.lang).verb(key), args, mood);
}

std::string join(Tongue t, const std::vector<std::string>& parts, P word) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      bool last = i + 1 == parts.size();
      if (!last) {
        out += ", ";
      } else {
        out += (!t.noun_first() && parts.size() > 2 ? ", " : " ") + say(t, word) + " ";
      }
    }
    out += parts[i];
  }
  return out;
}

std::string with_det(Lang lang, Det det, const std::string& phrase, bool fem, bool plural) {
  return language(lang).with_det(det, phrase, fem, plural);
}

std::string capital(const std::string& s) {
  std::string out = s;
  if (out.empty()) return out;
  if (out[0] >= 'a' && out[0] <= 'z') out[0] = char(out[0] - 32);
  // The Latin-1 letters of UTF-8: C3 A0..BE to C3 80..9E.
  if (out.size() > 1 && u8(out[0]) == 0xC3 && u8(out[1]) >= 0xA0 && u8(out[1]) != 0xB7) {
    out[1] = char(u8(out[1]) - 0x20);
  }
  return out;
}

std::string uncapital(const std::string& s) {
  std::string out = s;
  if (out.empty()) return out;
  if (out[0] >= 'A' && out[0] <= 'Z') out[0] = char(out[0] + 32);
  if (out.size() > 1 && u8(out[0]) == 0xC3 && u8(out[1]) >= 0x80 && u8(out[1]) < 0x9F) {
    out[1] = char(u8(out[1]) + 0x20);
  }
  return out;
}

std::string lower_contract(Lang lang, const std::string& raw) {
  std::string s = spaces(" " + raw + " ");
  s = " " + s + " ";
  if (const auto contract = language(lang).contract) contract(s);
  return spaces(s);
}

std::string finish(Lang lang, const std::string& raw) {
  std::string s = lower_contract(lang, raw), out;
  bool start = true;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (start && s[i] != ' ') {
      out += capital(s.substr(i, 2));
      i += s.size() - i >= 2 ? 1 : 0;
      start = out.back() == '\n';
      continue;
    }
    out += s[i];
    if (s[i] == '\n' || (s[i] == '.' && i + 1 < s.size() && s[i + 1] == ' ')) start = true;
  }
  return out;
}

}  // namespace upkeep::text
