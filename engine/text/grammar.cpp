#include "text/grammar.h"

namespace upkeep::text {
namespace {

bool ends_in_s(const std::string& s) { return !s.empty() && s.back() == 's'; }

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
  if (count == 2) return np.plural || (np.you && t.en());
  if (count == 3) return np.you ? 0 : np.plural ? 2 : 1;
  return std::size_t(np.plural) * 2 + std::size_t(np.fem);
}

std::size_t mood_form(const Np& subject, Mood mood, std::size_t count) {
  if (count == 2) return mood == Mood::infinitive;
  if (mood == Mood::infinitive) return 3;
  if (mood == Mood::subjunctive && count == 6) return subject.you ? 4 : 5;
  return subject.you ? 0 : subject.plural ? 2 : 1;
}

void replace_all(std::string& s, const std::string& from, const std::string& to) {
  for (std::size_t i = 0; (i = s.find(from, i)) != std::string::npos; i += to.size()) {
    s.replace(i, from.size(), to);
  }
}

struct Contraction {
  const char* from;
  const char* to;
};

constexpr Contraction kPt[] = {
    {" de o ", " do "},         {" de a ", " da "},       {" de os ", " dos "},
    {" de as ", " das "},       {" em o ", " no "},       {" em a ", " na "},
    {" em os ", " nos "},       {" em as ", " nas "},     {" a o ", " ao "},
    {" a a ", " à "},           {" a os ", " aos "},      {" a as ", " às "},
    {" por o ", " pelo "},      {" por a ", " pela "},    {" por os ", " pelos "},
    {" por as ", " pelas "},    {" de este ", " deste "}, {" de esta ", " desta "},
    {" de esse ", " desse "},   {" de essa ", " dessa "}, {" de esses ", " desses "},
    {" de essas ", " dessas "}, {" em este ", " neste "}, {" em esta ", " nesta "},
    {" em esse ", " nesse "},   {" em essa ", " nessa "}, {" em esses ", " nesses "},
    {" em essas ", " nessas "}, {" de ele", " dele"},     {" de ela", " dela"},
    {" em ele", " nele"},       {" em ela", " nela"},
};
constexpr Contraction kEs[] = {
    {" a el ", " al "},         {" de el ", " del "},        {" y i", " e i"},
    {" y Y ", " e Y "},         {" y hi", " e hi"},          {" o o", " u o"},
    {" la Aura ", " el Aura "}, {" una Aura ", " un Aura "},
};
constexpr Contraction kIt[] = {
    {" tra fino a ", " tra un massimo di "},
    {" e e", " ed e"},
    {" e è", " ed è"},
    {" a a", " ad a"},
};

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

void italian(std::string& s) {
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

bool vowel_start(const std::string& s) {
  return !s.empty() && std::string("aeiouAEIOU").find(s[0]) != std::string::npos;
}

// Italian lo/uno/gli: before s and a consonant, z, gn, ps, x, y.
bool hard_start(const std::string& s) {
  if (s.size() < 2) return false;
  char a = char(s[0] | 32), b = char(s[1] | 32);
  bool vowel_b = std::string("aeiou").find(b) != std::string::npos;
  return (a == 's' && !vowel_b && b != '\'') || a == 'z' || a == 'x' || a == 'y' ||
         (a == 'g' && b == 'n') || (a == 'p' && b == 's');
}

std::string italian_det(Det det, const std::string& w, bool fem, bool plural) {
  bool vowel = vowel_start(w), hard = hard_start(w);
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

std::string iberian_det(bool pt, Det det, const std::string& w, bool fem, bool plural) {
  std::string the = pt ? (fem ? (plural ? "as " : "a ") : (plural ? "os " : "o "))
                       : (fem ? (plural ? "las " : "la ") : (plural ? "los " : "el "));
  switch (det) {
    case Det::none:
      return w;
    case Det::a:
      if (plural) return w;
      return (pt ? (fem ? "uma " : "um ") : (fem ? "una " : "un ")) + w;
    case Det::the:
    case Det::plural_the:
      return the + w;
    case Det::each:
      return "cada " + w;
    case Det::all:
      return (fem ? (plural ? "todas " : "toda ") : (plural ? "todos " : "todo ")) + the + w;
    case Det::no:
      return (pt ? (fem ? "nenhuma " : "nenhum ") : (fem ? "ninguna " : "ningún ")) + w;
    case Det::this_:
      if (plural) return (fem ? "estas " : pt ? "estes " : "estos ") + w;
      return (fem ? "esta " : "este ") + w;
    case Det::that:
      if (plural) return (pt ? (fem ? "essas " : "esses ") : (fem ? "esas " : "esos ")) + w;
      return (pt ? (fem ? "essa " : "esse ") : (fem ? "esa " : "ese ")) + w;
    case Det::another:
      return (pt ? (fem ? (plural ? "outras " : "outra ") : (plural ? "outros " : "outro "))
                 : (fem ? (plural ? "otras " : "otra ") : (plural ? "otros " : "otro "))) +
             w;
    case Det::each_other:
      return (pt ? (fem ? "cada outra " : "cada outro ") : (fem ? "cada otra " : "cada otro ")) + w;
    case Det::all_other:
      return (pt ? (fem ? "as outras " : "os outros ") : (fem ? "las otras " : "los otros ")) + w;
  }
  return w;
}

std::string english_det(Det det, const std::string& w, bool plural) {
  bool an = vowel_start(w) && w.compare(0, 3, "uni") != 0 && w.compare(0, 3, "Uni") != 0;
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

}  // namespace

// Whether nothing but a place stands between an order and its object.
static bool takes_pronoun(const std::string& between) {
  static const char* const places[] = {" ",
                                       " do jogo ",
                                       " del juego ",
                                       " dal gioco ",
                                       " in gioco ",
                                       " in mano ",
                                       " sul campo di battaglia ",
                                       " do combate ",
                                       " del combate ",
                                       " dal combattimento "};
  for (const char* p : places) {
    if (between == p) return true;
  }
  return false;
}

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
      if (np.near && !t.en() && verb_to != std::string::npos &&
          takes_pronoun(out.substr(verb_to))) {
        const std::string where = out.substr(verb_to, out.size() - verb_to - 1);
        const std::string verb = out.substr(verb_from, verb_to - verb_from);
        out.resize(verb_from);
        out += with_pronoun(t.lang, verb, mood == Mood::infinitive, np) + where;
      } else if (form == 'p' && np.near && !t.en()) {
        static const char* const words[][4] = {{"ele", "ela", "eles", "elas"},
                                               {"él", "ella", "ellos", "ellas"},
                                               {"esso", "essa", "essi", "esse"}};
        const bool su = out.size() > 4 && out.compare(out.size() - 4, 4, " su ") == 0;
        out +=
            std::string(su ? "di " : "") + words[int(t.lang) - 1][int(np.plural) * 2 + int(np.fem)];
      } else if (form == 'o' || form == 'p') {
        out += np.object();
      } else if (form == 's') {
        out += np.poss.empty() ? np.text + (np.plural || ends_in_s(np.text) ? "'" : "'s") : np.poss;
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
      const std::size_t k = mood_form(arg('0'), mood, o.size());
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
      std::size_t k = o.size() == 2 ? std::size_t(t.modern()) : std::size_t(t.words);
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

namespace {

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

}  // namespace

std::string with_pronoun(Lang lang, const std::string& verb, bool infinitive, const Np& object) {
  const int form = int(object.plural) * 2 + int(object.fem);
  std::string v = verb;
  switch (lang) {
    case Lang::en:
      break;
    case Lang::pt: {
      static const char* const pt[] = {"o", "a", "os", "as"};
      if (!infinitive) return v + "-" + pt[form];
      const char kind = v.size() > 2 ? v[v.size() - 2] : ' ';
      const bool hiatus = v.size() > 3 && std::string("aeu").find(v[v.size() - 3]) < 3;
      v = v.substr(0, v.size() - 2) + (kind == 'a' ? "á" : kind == 'e' ? "ê" : hiatus ? "í" : "i");
      return v + "-l" + pt[form];
    }
    case Lang::es: {
      static const char* const es[] = {"lo", "la", "los", "las"};
      return (infinitive ? v : stressed(v)) + es[form];
    }
    case Lang::it: {
      static const char* const it[] = {"lo", "la", "li", "le"};
      if (v.compare(0, 4, "fai ") == 0) return std::string("fal") + it[form] + v.substr(3);
      if (v.compare(0, 4, "far ") == 0) return std::string("far") + it[form] + v.substr(3);
      return (infinitive ? v.substr(0, v.size() - 1) : v) + it[form];
    }
  }
  return v;
}

std::string say(Tongue t, P key, const std::vector<Np>& args, Mood mood) {
  const char* tpl = "";
  switch (t.lang) {
    case Lang::en:
      tpl = phrase_en(key);
      break;
    case Lang::pt:
      tpl = phrase_pt(key);
      break;
    case Lang::es:
      tpl = phrase_es(key);
      break;
    case Lang::it:
      tpl = phrase_it(key);
      break;
  }
  return expand(t, tpl, args, mood);
}

std::string say(Tongue t, V key, const std::vector<Np>& args, Mood mood) {
  const char* tpl = "";
  switch (t.lang) {
    case Lang::en:
      tpl = verb_en(key);
      break;
    case Lang::pt:
      tpl = verb_pt(key);
      break;
    case Lang::es:
      tpl = verb_es(key);
      break;
    case Lang::it:
      tpl = verb_it(key);
      break;
  }
  return expand(t, tpl, args, mood);
}

std::string join(Tongue t, const std::vector<std::string>& parts, P word) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      bool last = i + 1 == parts.size();
      if (!last) {
        out += ", ";
      } else {
        out += (t.en() && parts.size() > 2 ? ", " : " ") + say(t, word) + " ";
      }
    }
    out += parts[i];
  }
  return out;
}

std::string with_det(Lang lang, Det det, const std::string& phrase, bool fem, bool plural) {
  switch (lang) {
    case Lang::en:
      return english_det(det, phrase, plural);
    case Lang::pt:
      return iberian_det(true, det, phrase, fem, plural);
    case Lang::es:
      return iberian_det(false, det, phrase, fem, plural);
    case Lang::it:
      return italian_det(det, phrase, fem, plural);
  }
  return phrase;
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
  auto table = [&](const auto& list) {
    for (const Contraction& c : list) replace_all(s, c.from, c.to);
  };
  switch (lang) {
    case Lang::en:
      break;
    case Lang::pt:
      table(kPt);
      break;
    case Lang::es:
      table(kEs);
      break;
    case Lang::it:
      italian(s);
      table(kIt);
      break;
  }
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
