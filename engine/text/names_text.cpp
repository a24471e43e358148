// Names: languages, keywords, counters, subtypes, cards, type lines.
#include <algorithm>

#include "text/lang/language.h"
#include "text/string_tables.h"
#include "text/writer.h"

namespace upkeep {

using namespace text;

Lang parse_lang(const std::string& tag) {
  std::string two;
  for (std::size_t i = 0; i < tag.size() && i < 2; ++i) two += char(tag[i] | 32);
  if (tag.size() > 2 && tag[2] != '-' && tag[2] != '_') return Lang::en;
  for (int l = 0; l < kLangs; ++l)
    if (two == text::kLangTags[l]) return Lang(l);
  return Lang::en;
}

const char* lang_tag(Lang lang) { return text::kLangTags[int(lang)]; }

const char* lang_name(Lang lang) { return text::kLangNames[int(lang)]; }

std::string counter_name(Counter counter, Lang lang) {
  auto pick = [&](Str key) -> std::string { return str(lang, key); };
  switch (counter) {
    case Counter::p1p1:
      return "+1/+1";
    case Counter::m1m1:
      return "-1/-1";
    case Counter::p0p1:
      return "+0/+1";
    case Counter::p1p0:
      return "+1/+0";
    case Counter::m0m1:
      return "-0/-1";
    case Counter::m0m2:
      return "-0/-2";
    case Counter::m2m2:
      return "-2/-2";
    case Counter::loyalty:
      return pick(Str::name_loyalty);
    case Counter::charge:
      return pick(Str::name_charge);
    case Counter::poison:
      return pick(Str::name_poison);
    case Counter::age:
      return pick(Str::name_age);
    case Counter::time:
      return pick(Str::name_time);
    case Counter::corpse:
      return pick(Str::name_corpse);
    case Counter::mire:
      return pick(Str::name_mire);
    case Counter::carrion:
      return pick(Str::name_carrion);
    case Counter::doom:
      return pick(Str::name_doom);
    case Counter::vitality:
      return pick(Str::name_vitality);
#define X(name, word) \
  case Counter::name: \
    return pick(Str::name_counter_##name);
#include "rare_counters.inc"
#undef X
    case Counter::count:
      break;
  }
  return {};
}

std::string subtype_name(const CardDb& db, int subtype, Lang lang) {
  return subtype_noun(lang, db.subtypes[std::size_t(subtype)]).one;
}

std::string card_name(const CardDb& db, u16 card, Lang lang) {
  const CardDef& d = db.cards[card];
  if (const char* printed = printed_name(d.name, lang)) return printed;
  if (d.token && d.subtype_order.size() == 1 && d.name == db.subtypes[d.subtype_order[0]]) {
    return subtype_name(db, d.subtype_order[0], lang);
  }
  return d.name;
}

std::string keyword_name(Keyword keyword, Lang lang, Vocabulary words) {
  if (!keyword_is_name(keyword, words)) return {};
  return str(lang, keyword_words(keyword).name);
}

std::string keyword_reminder(Keyword keyword, Lang lang, Vocabulary words) {
  // What reads "with reach" today had a sentence of its own, and no name.
  if (keyword == Keyword::flying && !keyword_is_name(Keyword::reach, words))
    return str(lang, Str::name_flies);
  const KeywordWords w = keyword_words(keyword);
  if (w.reminder != Str::none) return str(lang, w.reminder);
  Tongue t{lang, words};
  Noun creature = noun(t, N::creature);
  Np self(with_det(lang, Det::this_, creature.one, creature.fem, false), false, creature.fem);
  std::string phrase = expand(t, str(lang, w.phrase), {self});
  return phrase.empty() ? phrase : finish(lang, self.text + " " + phrase) + ".";
}

namespace text {

bool keyword_is_name(Keyword k, Vocabulary words) {
  const KeywordWords w = keyword_words(k);
  if (w.name == Str::none || w.classic == Str::none) return w.name != Str::none;
  switch (k) {
    case Keyword::haste:
    case Keyword::fear:
      return words != Vocabulary::classic1997;  // since 1999
    case Keyword::hexproof:
    case Keyword::indestructible:
    case Keyword::menace:
      return words == Vocabulary::modern;  // since 2011, 2013 and 2015
    default:
      return modern_words(words);  // since 2004 to 2007
  }
}

const char* keyword_phrase(Keyword k, Tongue t) {
  const KeywordWords w = keyword_words(k);
  // What is said of another keyword has that one's name, where there is one.
  const Keyword of = k == Keyword::attacks_as_though_no_defender ? Keyword::defender
                     : k == Keyword::attacks_as_though_haste     ? Keyword::haste
                                                                 : k;
  if (!keyword_is_name(of, t.words) && w.classic != Str::none) return str(t.lang, w.classic);
  return str(t.lang, w.phrase);
}

std::string keyword_object(Keyword k, Tongue t) {
  if (const auto own = language(t.lang).keyword_object)
    if (const char* words = own(k)) return words;
  std::string name = str(t.lang, keyword_words(k).name);
  if (name.empty()) return expand(t, keyword_phrase(k, t), {Np()});
  return uncapital(name);
}

}  // namespace text

namespace {

std::string title(const std::string& s, Lang lang) {
  if (!language(lang).title_case) return capital(s);
  std::string out, word;
  auto flush = [&]() {
    bool small = false;
    for (const char* w : language(lang).small_words) small = small || (w && word == w);
    out += small ? word : capital(word);
    word.clear();
  };
  for (char c : s) {
    if (c == ' ') {
      flush();
      out += ' ';
    } else {
      word += c;
    }
  }
  flush();
  return out;
}

std::string line(const CardDb& db, TypeSet types, u8 supers, const std::vector<int>& subs,
                 u16 enchant, Lang lang, Vocabulary words) {
  Tongue t{lang, words};
  std::string sub;
  // "Human Wizard" names the race first, "Mago Umano" the class.
  std::vector<int> order = subs;
  if (types & kCreature && language(lang).class_first) std::reverse(order.begin(), order.end());
  for (int i : order) {
    std::string w = subtype_name(db, i, lang);
    // Two types may share a word: "Human Wizard Sorcerer" is "Humano hechicero".
    if (!sub.empty() && capital(w) == capital(sub.substr(sub.rfind(' ') + 1))) continue;
    if (!language(lang).title_case && !sub.empty()) w = uncapital(w);
    sub += (sub.empty() ? "" : " ") + w;
  }
  const bool old = !modern_words(words), oldest = words == Vocabulary::classic1997;
  if (old && enchant) {
    const TargetSpec& spec = db.targets[enchant];
    Writer w(db, t);
    std::string what = spec.filter ? w.head_noun(spec.filter).one : noun(t, N::player).one;
    return title(std::string(str(lang, Str::name_enchant)) + " " + what, lang);
  }
  if (oldest && (types & kCreature) && !(types & kArtifact) && !(types & kLand)) {
    const bool legend = supers & kLegendary;
    std::string what = legend ? str(lang, Str::name_legend) : sub;
    if (what.empty()) what = title(noun(t, N::creature).one, lang);
    return std::string(str(lang, Str::name_summon)) + " " + what;
  }
  if (oldest && (types & kInterrupt)) return title(noun(t, N::interrupt).one, lang);
  if (oldest && (types & kManaSource)) return title(noun(t, N::mana_source).one, lang);
  struct Type {
    TypeSet bit;
    N key;
  };
  static constexpr Type kOrder[] = {{kKindred, N::kindred},   {kEnchantment, N::enchantment},
                                    {kArtifact, N::artifact}, {kLand, N::land},
                                    {kCreature, N::creature}, {kPlaneswalker, N::planeswalker},
                                    {kInstant, N::instant},   {kSorcery, N::sorcery}};
  std::vector<Noun> list;
  for (const Type& x : kOrder) {
    if (!(types & x.bit)) continue;
    list.push_back(noun(t, x.key == N::kindred && words != Vocabulary::modern ? N::tribal : x.key));
  }
  if (language(lang).noun_first) std::reverse(list.begin(), list.end());
  std::string text;
  for (const Noun& n : list) text += (text.empty() ? "" : " ") + n.one;
  const bool fem = !list.empty() && list[0].fem;
  auto super = [&](u8 bit, A key) {
    if (!(supers & bit)) return;
    std::string w = adjective(t, key, fem, false);
    text = language(lang).noun_first ? text + " " + w : w + " " + text;
  };
  super(kSnow, A::snow);
  super(kWorld, A::world);
  if (!(oldest && (types & kLand))) super(kBasic, A::basic);
  super(kLegendary, A::legendary);
  text = title(text, lang);
  if (oldest) sub.clear();
  if (old && (types & kEnchantment)) sub.clear();
  if (!sub.empty()) text += " — " + sub;
  return text;
}

}  // namespace

std::string type_line(const CardDb& db, u16 card, Lang lang, Vocabulary words) {
  const CardDef& d = db.cards[card];
  std::vector<int> subs(d.subtype_order.begin(), d.subtype_order.end());
  return line(db, d.types, d.supers, subs, d.enchant, lang, words);
}

std::string type_line(const CardDb& db, TypeSet types, u8 supers, const SubtypeSet& subtypes,
                      Lang lang, Vocabulary words) {
  std::vector<int> subs;
  for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i) {
    if (subtypes.has(i)) subs.push_back(i);
  }
  return line(db, types, supers, subs, 0, lang, words);
}

std::string mana_text(const ManaCost& cost) {
  return cost.exists ? mana_symbols(cost) : std::string();
}

}  // namespace upkeep
