// Continuous modifications: verb phrases of what they affect, or sentences of their own.
#include <algorithm>
#include <bit>
#include <cstring>

#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::color_words(ColorSet colors, bool fem, bool plural, P word) {
  std::vector<std::string> list;
  // Around the wheel, by the shorter way between two: "red and white", "green or blue".
  int first = 0;
  for (int c = 0; c < 5; ++c) {
    if (std::popcount(unsigned(colors & 31)) == 2 && (colors >> c & 1) &&
        ((colors >> (c + 1) % 5 & 1) || (colors >> (c + 2) % 5 & 1)))
      first = c;
  }
  for (int k = 0; k < 5; ++k) {
    const int c = (first + k) % 5;
    if (colors >> c & 1) list.push_back(adjective(t, color_adjective(c), fem, plural));
  }
  if (list.empty()) return adjective(t, A::colorless, fem, plural);
  return join(t, list, word);
}

std::string Writer::keyword_list(KeywordSet set, P word, const std::vector<Keyword>& order) {
  std::vector<std::string> list;
  std::vector<std::string> verbs;  // Spanish: "la habilidad de volar"
  const char* const of = language(t.lang).ability_of;
  std::vector<Keyword> listed = order;
  if (listed.empty())
    for (Keyword k : print_order())
      if (set & bit(k)) listed.push_back(k);
  for (Keyword k : listed) {
    std::string w = keyword_object(k, t);
    if (of && w.compare(0, std::strlen(of), of) == 0) {
      verbs.push_back(w.substr(std::strlen(of)));
    } else if (!w.empty()) {
      list.push_back(w);
    }
  }
  // "Protection from red and from green": what they share is said once.
  const std::string stem = t.modern() ? s(P::protection_stem) : std::string();
  for (std::size_t i = 0; !stem.empty() && i + 1 < list.size(); ++i) {
    const auto shields = [&](std::size_t k) {
      return k < list.size() && list[k].compare(0, stem.size(), stem) == 0;
    };
    if (!shields(i) || !shields(i + 1) || shields(i + 2)) continue;
    list[i] += " " + s(P::and_) + " " + list[i + 1].substr(stem.size());
    list.erase(list.begin() + std::ptrdiff_t(i + 1));
    break;
  }
  if (verbs.size() == 1) list.insert(list.begin(), of + verbs[0]);
  if (verbs.size() > 1) {
    const bool either = word == P::or_ || word == P::and_or;
    const char* const start = either ? of : language(t.lang).abilities_of;
    list.insert(list.begin(), start + join(t, verbs, either ? word : P::and_));
  }
  return join(t, list, word);
}

// "a 2/2 …" is written by the caller; this writes "artifact creature", "Plains", "Goblin creature".
std::string Writer::type_words(TypeSet types, const SubtypeSet& subs, bool fem, bool plural,
                               Det det, u8 supers) {
  std::vector<Noun> kinds, subtypes;
  static constexpr std::pair<TypeSet, N> kOrder[] = {{kArtifact, N::artifact},
                                                     {kEnchantment, N::enchantment},
                                                     {kLand, N::land},
                                                     {kPlaneswalker, N::planeswalker},
                                                     {kCreature, N::creature}};
  for (const auto& [bit, key] : kOrder) {
    if (types & bit) kinds.push_back(noun(t, key));
  }
  if (noun_first()) std::reverse(kinds.begin(), kinds.end());
  for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i) {
    if (subs.has(i)) subtypes.push_back(subtype_noun(t.lang, db.subtypes[std::size_t(i)]));
  }
  std::string text;
  bool gender = fem;
  auto add = [&](const std::string& w) { text += (text.empty() ? "" : " ") + w; };
  if (!noun_first()) {
    for (std::size_t i = 0; i < subtypes.size(); ++i) {
      bool last = kinds.empty() && i + 1 == subtypes.size();
      add(plural && last ? subtypes[i].many : subtypes[i].one);
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      add(plural && i + 1 == kinds.size() ? kinds[i].many : kinds[i].one);
    }
  } else {
    for (std::size_t i = 0; i < kinds.size(); ++i)
      add(plural && i == 0 ? kinds[i].many : kinds[i].one);
    if (!kinds.empty()) {
      gender = kinds[0].fem;
    } else if (!subtypes.empty()) {
      gender = subtypes[0].fem;
    }
    for (const Noun& n : subtypes) add(kinds.empty() && plural ? n.many : n.one);
  }
  auto super = [&](u8 bit, A key) {
    if (!(supers & bit)) return;
    std::string w = adjective(t, key, gender, plural);
    text = !noun_first() ? w + " " + text : text + " " + w;
  };
  super(kBasic, A::basic);
  super(kLegendary, A::legendary);
  super(kSnow, A::snow);
  if (det == Det::a && plural) return text;
  return with_det(t.lang, det, text, gender, plural);
}

std::string Writer::duration(Duration d, bool restriction) {
  Np self = this_np();
  switch (d) {
    case Duration::end_of_turn:
      return s(restriction ? V::dur_this_turn : V::dur_end_of_turn);
    case Duration::permanent:
      return {};
    case Duration::while_on_battlefield:
      if (const std::string leaves = s(V::dur_until_leaves, {self});
          (wording & kSaidWhen) && t.modern() && !leaves.empty())
        return leaves;
      return s(V::dur_on_battlefield, {self});
    case Duration::while_tapped:
      return s(V::dur_tapped, {self});
    case Duration::while_attached:
      return s(V::dur_attached, {self});
    case Duration::your_next_turn:
      return s(V::dur_your_next_turn);
    case Duration::end_of_combat:
      return s(V::dur_end_of_combat);
    case Duration::your_next_upkeep:
      return s(V::dur_your_next_upkeep);
    case Duration::controllers_next_turn:
      return s(V::dur_controllers_next);
    case Duration::while_you_control:
      return s(V::dur_you_control, {self});
    case Duration::while_counters:  // of a kind: apply_clause says which
      return {};
  }
  return {};
}

namespace {

// Bans that are said in one sentence.
constexpr KeywordSet kAttackOrBlock = bit(Keyword::cant_attack) | bit(Keyword::cant_block);

}  // namespace

// Modifications while they are said.
struct Writer::ModList {
  const Np& subject;
  const bool temporary;
  const Selector& affects;
  ModText out = {};
  // Names collected from several: "has flying and first strike", and where they stand.
  KeywordSet gained = 0, lost = 0;
  std::vector<Keyword> gained_order = {};  // as the card says them
  std::vector<std::string> granted = {};
  std::size_t has_at = 0;
  // What is said in one word with a type: "becomes a 2/2 green Ape creature".
  u16 type_mod = 0, size_mod = 0, color_mod = 0;
  bool both_banned = false, all_types = false;
  std::size_t becomes_at = 0;  // behind the verb that says so; 0: none
};

void Writer::add_verb(ModList& l, const std::string& words, bool restriction) {
  l.out.verbs.push_back(words);
  l.out.restriction = l.out.restriction && restriction;
}

void Writer::add_sentence(ModList& l, const std::string& words, bool restriction) {
  l.out.sentences.push_back(words);
  l.out.restriction = l.out.restriction && restriction;
}

// "2/2", "X/X".
std::string Writer::size_of(const Mod& set) {
  const auto write = [&](const Number& n) {
    if (n.kind == Number::figure || n.kind == Number::x) return n.text;
    if (where.empty() || where.back() != n.text) where.push_back(n.text);
    return std::string("X");
  };
  const std::string power = write(number(set.p));
  return power + "/" + write(number(set.t));
}

std::string Writer::braces_of(const Mod& m) { return "{" + number(m.p).text + "}"; }

// Whose price it is: yours, of the card itself; its controller's (plural here) of others.
Np Writer::payer_of(const ModList& l) {
  return Np(std::string(), l.temporary || l.affects.kind != SelKind::self);
}

// Whether what a filter names are lands, whatever else.
bool Writer::lands_only(u16 filter) const {
  if (!filter || db.filters[filter].or_next) return false;
  const Filter& f = db.filters[filter];
  if (f.types_all & kLand || f.types_any == kLand) return true;
  bool basic = !f.subtypes_any.empty();
  for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i)
    if (f.subtypes_any.has(i) && i > kForest) basic = false;
  return basic;
}

// Whether it does more than forbid: what is so said of whole kinds is said of "all creatures".
bool Writer::gives(u16 first) const {
  for (u16 i = first; i; i = db.mods[i].next) {
    switch (db.mods[i].kind) {
      case ModKind::pt_add:
      case ModKind::pt_set:
      case ModKind::grant_ability:
      case ModKind::remove_abilities:
      case ModKind::set_types:
      case ModKind::add_types:
      case ModKind::set_land_type:
      case ModKind::set_subtypes:
      case ModKind::set_color:
      case ModKind::add_color:
      case ModKind::set_chosen_color:
      case ModKind::set_chosen_land_type:
      case ModKind::all_creature_types:
        return true;
      case ModKind::add_keywords:
        for (int k = 0; k < int(Keyword::count); ++k) {
          if ((db.mods[i].keywords >> k & 1) && keyword_words(Keyword(k)).name != Str::none)
            return true;
        }
        break;
      default:
        break;
    }
  }
  return false;
}

Np Writer::plural_of(const Mod& m) {
  return m.filter ? np(m.filter, Det::none, true)
                  : Np(noun(t, N::creature).many, true, noun(t, N::creature).fem);
}

std::string Writer::becoming(const ModList& l, const std::string& w, V now, V then) {
  return s(l.temporary ? then : now, {l.subject, Np(w)});
}

std::string Writer::damage_word(const Mod& m) {
  return s(m.flags & kMCombatOnly ? V::combat_damage_word : V::damage_word);
}

void Writer::add_type_mod(ModList& l, const Mod& m, u16 i) {
  bool also = m.kind == ModKind::add_types;
  std::string pt, colors;
  if (i == l.type_mod) {
    pt = size_of(db.mods[l.size_mod]);
    if (l.color_mod) {
      colors = color_words(db.mods[l.color_mod].colors, noun(t, N::creature).fem, l.subject.plural,
                           P::and_);
    }
  }
  std::string w = type_words(m.types, m.subtypes, l.subject.fem, l.subject.plural, Det::none, m.a);
  if (w.empty()) w = s(V::m_none);
  bool gender = false;
  if (noun_first() && m.types)
    gender = noun(t, m.types & kCreature ? N::creature
                     : m.types & kLand   ? N::land
                                         : N::artifact)
                 .fem;
  if (noun_first() && !m.types) gender = l.subject.fem;
  if (!pt.empty())
    w = !noun_first() ? pt + " " + (colors.empty() ? "" : colors + " ") + w
                      : w + (colors.empty() ? "" : " " + colors) + " " + pt;
  bool only_super = !m.types && m.subtypes.empty();
  if (!only_super && !l.subject.plural) w = with_det(t.lang, Det::a, w, gender, false);
  // What the card is already needs no "also".
  if (also && l.affects.kind == SelKind::self && card && m.subtypes.empty() == false &&
      (card->types & ~m.types) == 0)
    also = false;
  // "Becomes an artifact creature with power and toughness each equal to its mana value."
  const Mod* const size = i == l.type_mod ? &db.mods[l.size_mod] : nullptr;
  if (also && size && (l.affects.filter || l.affects.kind == SelKind::target) &&
      number(size->p).kind == Number::words && amount_words(size->p) == amount_words(size->t)) {
    where.clear();
    const TypeSet known = l.affects.kind == SelKind::target
                              ? known_types(l.affects)
                              : db.filters[l.affects.filter].types_all;
    std::string whole = type_words(TypeSet(m.types | known), m.subtypes, l.subject.fem,
                                   l.subject.plural, Det::none, m.a);
    if (!l.subject.plural) whole = with_det(t.lang, Det::a, whole, gender, false);
    add_verb(l, s(is_host(l.affects.filter) ? V::m_is_sized : V::m_becomes_sized,
                  {l.subject, Np(whole), Np(amount_words(size->p))}));
    return;
  }
  // "Becomes a 2/2 creature until end of turn. It's still a land."
  TypeSet host = l.affects.kind == SelKind::self && card ? card->types
                 : l.affects.kind == SelKind::target     ? known_types(l.affects)
                                                         : TypeSet(0);
  // A target that is a Forest is a land, too.
  if (l.affects.kind == SelKind::target && t.today() && mode && l.affects.n < mode->target_count &&
      lands_only(db.targets[std::size_t(mode->first_target + l.affects.n)].filter))
    host = TypeSet(host | kLand);
  if (also && !pt.empty() && l.temporary && (host & kLand) && !(m.types & kLand)) {
    const Noun land = noun(t, N::land);
    l.out.after = s(V::m_still, {Np(with_det(t.lang, Det::a, land.one, land.fem, false))});
    also = false;
  }
  // "All Swamps are 1/1 black creatures that are still lands."
  if (also && !pt.empty() && !l.temporary && l.affects.kind == SelKind::all && l.subject.plural &&
      lands_only(l.affects.filter)) {
    if (const std::string still = s(P::still_lands); !still.empty()) {
      add_verb(l, s(V::m_is, {l.subject, Np(w + " " + still)}));
      return;
    }
  }
  bool lands = !m.subtypes.empty();
  for (int k = 0; k < int(db.subtypes.size()) && k < kMaxSubtypes; ++k)
    lands = lands && (!m.subtypes.has(k) || k <= int(kForest));
  if (also &&
      (pt.empty() || l.affects.kind == SelKind::all || !l.temporary || !(m.types & kLand))) {
    add_verb(l, becoming(l, w,
                         s(V::m_copy_also).empty() || !(copying || t.today()) ? V::m_is_also
                         : !m.types && !m.a && lands                          ? V::m_land_also
                         : !m.types && !m.a && (wording & kSaidWhen)          ? V::m_creature_also
                                                                              : V::m_copy_also,
                         V::m_becomes_also));
  } else {
    add_verb(l, becoming(l, w, V::m_is, V::m_becomes));
    if (i == l.type_mod) l.becomes_at = l.out.verbs.size();
  }
}

void Writer::add_keyword_mod(ModList& l, const Mod& m) {
  if (m.flags & kMSparesSource) add_sentence(l, s(V::m_spares, {this_np()}));
  if (l.both_banned && (m.keywords & kAttackOrBlock)) {
    if (m.keywords & bit(Keyword::cant_attack))
      add_verb(l, s(V::m_cant_attack_or_block, {l.subject}), true);
    if (!(m.keywords & ~kAttackOrBlock)) return;
  }
  for (int k = 0; k < int(Keyword::count); ++k) {
    if (!(m.keywords >> k & 1) || (l.both_banned && (kAttackOrBlock >> k & 1))) continue;
    if (!keyword_is_name(Keyword(k), t.words)) {
      const bool others = Keyword(k) == Keyword::cant_be_enchanted && card && card->enchant;
      if (Keyword(k) == Keyword::doesnt_untap && !l.temporary && l.affects.kind == SelKind::self) {
        add_verb(l, s(V::m_doesnt_untap_self, {l.subject}), true);
        continue;
      }
      if (Keyword(k) == Keyword::may_stay_tapped && !l.temporary &&
          l.affects.kind == SelKind::self) {
        add_sentence(l, s(V::m_may_stay_tapped, {l.subject}));
        continue;
      }
      if (Keyword(k) == Keyword::must_attack && !l.temporary && t.modern() && !noun_first()) {
        add_verb(l, s(V::m_attacks_each, {l.subject}), true);
        continue;
      }
      add_verb(l,
               expand(t, keyword_phrase(Keyword(k), t), {l.subject}) +
                   (others ? s(P::by_other_auras) : ""),
               true);
    } else {
      if (!l.gained && l.granted.empty()) l.has_at = l.out.verbs.size();
      if (!(l.gained & bit(Keyword(k)))) l.gained_order.push_back(Keyword(k));
      l.gained |= bit(Keyword(k));
      l.out.restriction = false;
    }
  }
}

void Writer::add_granted(ModList& l, const Mod& m) {
  Writer inner(db, t);
  inner.card = card;
  const Noun kind =
      l.affects.kind == SelKind::all ? head_noun(l.affects.filter) : noun(t, N::creature);
  inner.granted_noun = Np(kind.one, false, kind.fem);
  if (l.affects.kind == SelKind::all && creature_kinds(db.filters[l.affects.filter])) {
    // "Slivers" are permanents, and were creatures.
    const Noun any = noun(t, t.modern() ? N::permanent : N::creature);
    inner.granted_noun = Np(any.one, false, any.fem);
  }
  std::string words = inner.ability_paragraph(m.ability);
  if (!l.gained && l.granted.empty()) l.has_at = l.out.verbs.size();
  // "Other artifacts you control have ward {2}": a keyword ability is no quotation.
  const bool keyword = db.abilities[m.ability].keyword && t.modern();
  if (keyword && !words.empty()) {
    if (words[0] >= 'A' && words[0] <= 'Z') words[0] = char(words[0] - 'A' + 'a');
    if (words.back() == '.') words.pop_back();
  }
  l.granted.push_back(keyword ? words : "“" + words + "”");
  l.out.restriction = false;
}

void Writer::add_defined_size(ModList& l, const Mod& m) {
  bool same = amount_words(m.p) == amount_words(m.t);
  if (same) {
    // Named a moment ago: "its power and toughness".
    const bool again = !l.subject.you && !l.subject.obj.empty() && l.subject.obj != l.subject.text;
    if (const std::string fixed = s(V::m_pt_are_own, {l.subject, Np(amount_words(m.p))});
        number(m.p).kind == Number::figure && t.modern() && !fixed.empty())
      add_sentence(l, fixed);
    else
      add_sentence(l, s(again ? V::m_pt_is_own : V::m_pt_is, {l.subject, Np(amount_words(m.p))}));
  } else {
    const bool fixed_p = db.amounts[m.p].kind == AmountKind::constant;
    const bool fixed_t = db.amounts[m.t].kind == AmountKind::constant;
    const std::string power = amount_words(m.p);
    std::string size = amount_words(m.t);
    if (!fixed_p && !fixed_t && !s(V::m_toughness_own, {l.subject, Np(size)}).empty()) {
      // "… and its toughness is equal to that number plus 1"
      const std::size_t at = size.find(power);
      if (at != std::string::npos) size.replace(at, power.size(), s(P::that_number));
      add_sentence(l, s(V::m_power_is, {l.subject, Np(power)}) + " " + s(P::and_) + " " +
                          s(V::m_toughness_own, {l.subject, Np(size)}));
      return;
    }
    if (!fixed_p || fixed_t) add_sentence(l, s(V::m_power_is, {l.subject, Np(amount_words(m.p))}));
    if (!fixed_t) add_sentence(l, s(V::m_toughness_is, {l.subject, Np(amount_words(m.t))}));
  }
}

void Writer::add_combat_cost(ModList& l, const Mod& m) {
  Number n = number(m.p);
  bool fixed = n.kind == Number::figure;
  std::string each;
  if (n.counts()) {
    each = " " + s(P::for_each, {each_np(n)});
  } else if (!fixed) {
    where.push_back(n.text);
  }
  std::string cost = fixed        ? braces_of(m)
                     : n.counts() ? "{" + std::to_string(n.factor) + "}"
                                  : "{X}";
  add_verb(l, s(V::m_attack_block_cost, {l.subject, Np(cost + each)}), true);
}

// What is left of the creatures where only those with power 1 or less can be blocked.
std::string Writer::too_strong(const Mod& m) {
  if (!m.filter) return {};
  const Filter& f = db.filters[m.filter];
  const bool weak = f.power_cmp == Cmp::ge && t.modern() && !noun_first();
  if ((f.power_cmp != Cmp::le && !weak) || !f.power ||
      db.amounts[f.power].kind != AmountKind::constant)
    return {};
  Filter rest = f;
  rest.power_cmp = Cmp::none;
  std::string suffix;
  const Np all = bare(rest, true, suffix);
  const Noun creature = noun(t, N::creature);
  if (!suffix.empty() || all.text != creature.many || f.or_next) return {};
  const std::string least = std::to_string(db.amounts[f.power].value + (weak ? -1 : 1));
  return creature.many + " " +
         s(weak ? P::stat_le : P::stat_ge,
           {Np("", true, creature.fem), Np(s(P::stat_power)), Np(least)});
}

void Writer::add_most_blockers(ModList& l, const Mod& m) {
  Np n = count_np(m.p, 0, noun(t, N::creature));
  Number count = number(m.p);
  if (count.kind == Number::figure && count.value == 1)
    n.text = number_word(t.lang, 1, n.fem) + " " + noun(t, N::creature).one;
  add_verb(l, s(V::m_max_blockers, {l.subject, n}), true);
}

void Writer::add_extra_blocks(ModList& l, const Mod& m) {
  Number n = number(m.p);
  bool many = n.kind != Number::figure || n.value != 1;
  std::string w =
      n.kind == Number::figure ? number_word(t.lang, n.value, noun(t, N::creature).fem) : n.text;
  if (!many) w = one_more(noun(t, N::creature).fem);
  const Np each_combat(std::string(), l.temporary);
  add_verb(l, s(V::m_blocks_extra,
                {l.subject, Np(s(V::additional_creature, {Np(w, many), each_combat}))}));
}

// What is said together with it, if that comes later; else 0.
u16 Writer::add_mod(ModList& l, const Mod& m, u16 i) {
  switch (m.kind) {
    case ModKind::none:
      break;
    case ModKind::copy:
      add_verb(l, s(V::m_copy, {l.subject, it.text.empty() ? Np(s(P::any_target)) : it}));
      break;
    case ModKind::control:
      if (l.temporary || l.affects.kind == SelKind::target) {
        add_sentence(l, s(V::gain_control, {you_np(), l.subject}), false);
      } else {
        add_sentence(l, s(V::m_you_control, {l.subject}));
      }
      break;
    case ModKind::text_color:
      add_sentence(l, s(V::m_text_color, {l.subject}), false);
      break;
    case ModKind::text_land:
      add_sentence(l, s(V::m_text_land, {l.subject}), false);
      break;
    case ModKind::set_types:
    case ModKind::add_types:
      add_type_mod(l, m, i);
      break;
    case ModKind::set_land_type:
    case ModKind::set_subtypes:
      add_verb(l, becoming(l,
                           type_words(0, m.subtypes, l.subject.fem, l.subject.plural,
                                      l.subject.plural ? Det::none : Det::a, 0),
                           V::m_is, V::m_becomes));
      break;
    case ModKind::set_chosen_land_type:
      add_verb(l, s(l.temporary ? V::m_land_becomes_chosen : V::m_land_chosen, {l.subject}));
      break;
    case ModKind::all_creature_types:
      l.all_types = true;
      if (l.temporary && l.type_mod) break;  // "becomes a 2/2 creature with all creature types"
      add_verb(l, s(l.temporary ? V::m_gains_all_types : V::m_all_types, {l.subject}));
      break;
    case ModKind::remove_types:
      add_verb(l, s(V::m_not_types,
                    {l.subject, Np(type_words(m.types, m.subtypes, l.subject.fem, l.subject.plural,
                                              l.subject.plural ? Det::none : Det::a, m.a))}));
      break;
    case ModKind::set_color:
      if (i == l.color_mod) break;
      add_verb(l, becoming(l, color_words(m.colors, l.subject.fem, l.subject.plural, P::and_),
                           V::m_color_is, V::m_color_becomes));
      break;
    case ModKind::add_color:
      add_verb(l,
               s(V::m_color_also,
                 {l.subject, Np(color_words(m.colors, l.subject.fem, l.subject.plural, P::and_))}));
      break;
    case ModKind::set_chosen_color:
      add_verb(l, s(l.temporary ? V::m_color_becomes_chosen : V::m_color_chosen, {l.subject}));
      break;
    case ModKind::add_keywords:
      add_keyword_mod(l, m);
      break;
    case ModKind::remove_keywords:
      l.lost |= m.keywords;
      l.out.restriction = false;
      break;
    case ModKind::remove_abilities:
      add_verb(l, s(V::m_loses_abilities, {l.subject}));
      break;
    case ModKind::grant_ability:
      add_granted(l, m);
      break;
    case ModKind::protection_chosen:
      if (!l.gained && l.granted.empty()) l.has_at = l.out.verbs.size();
      l.granted.push_back(s(V::m_protection_chosen));
      l.out.restriction = false;
      break;
    case ModKind::pt_define:
      add_defined_size(l, m);
      break;
    case ModKind::pt_set: {
      if (i == l.size_mod) break;
      const std::string w = size_of(m);
      if (t.modern()) {
        add_verb(l, s(V::m_pt_set, {l.subject, Np(w)}));
      } else {
        add_verb(
            l, s(l.temporary ? V::m_pt_becomes_classic : V::m_pt_set_classic, {l.subject, Np(w)}));
      }
      break;
    }
    case ModKind::pt_add: {
      const bool before = self_said;
      of_subject = l.affects.kind == SelKind::self && t.modern();
      self_said = before || (of_subject && has_pronouns(t));
      add_verb(l, s(V::m_pt_add, {l.subject, Np(signed_pt(m.p, m.t))}));
      self_said = before;
      of_subject = false;
      break;
    }
    case ModKind::pt_switch:
      if (const std::string order = s(V::m_switch_those, {l.subject}); !order.empty()) {
        add_sentence(l, order, false);
        break;
      }
      add_verb(l, s(V::m_switch, {l.subject}));
      break;
    case ModKind::own_attack_cost:
      add_verb(l, s(V::m_own_attack_cost, {l.subject, Np(braces_of(m)), payer_of(l)}), true);
      break;
    case ModKind::form:
      add_verb(l, s(V::m_is, {l.subject, Np(form_words(m.filter))}));
      break;
    case ModKind::keep_color:
      add_verb(l, s(V::m_keep_color, {l.subject}));
      break;
    case ModKind::same_ability:
      add_verb(l, s(V::m_same_ability, {l.subject}));
      break;
    case ModKind::attack_or_block_cost:
      add_combat_cost(l, m);
      break;
    case ModKind::cant_be_blocked_by:
      add_verb(l, s(V::m_cant_be_blocked_by, {l.subject, plural_of(m)}), true);
      break;
    case ModKind::can_block_only:
      if (const std::string strong = too_strong(m); !strong.empty()) {
        add_verb(l, s(V::m_cant_block_those, {l.subject, Np(strong, true)}), true);
        break;
      }
      add_verb(l, s(V::m_can_block_only, {l.subject, plural_of(m)}), true);
      break;
    case ModKind::cant_be_blocked_except_by:
      chain_word = P::and_or;
      add_verb(l, s(V::m_cant_be_blocked_except_by, {l.subject, plural_of(m)}), true);
      chain_word = P::or_;
      break;
    case ModKind::must_be_blocked:
      add_sentence(l, s(V::m_must_be_blocked, {l.subject}));
      break;
    case ModKind::cant_attack_unless_defender:
      add_verb(l, s(V::m_cant_attack_unless, {l.subject, np(m.filter, Det::a, false)}), true);
      break;
    case ModKind::prevent_damage_to: {
      if (m.next && !m.filter && db.mods[m.next].kind == ModKind::prevent_damage_by &&
          (db.mods[m.next].flags & kMCombatOnly) == (m.flags & kMCombatOnly)) {
        add_sentence(l, s(V::m_prevent_both, {l.subject, Np(damage_word(m))}));
        return m.next;
      }
      Np by;
      if (m.filter) by.text = s(V::sfx_by, {np(m.filter, Det::none, true)});
      add_sentence(l, s(V::m_prevent_to, {l.subject, by, Np(damage_word(m))}));
      break;
    }
    case ModKind::prevent_damage_by:
      add_sentence(l, s(V::m_prevent_by, {l.subject, Np(damage_word(m))}));
      break;
    case ModKind::damage_to_owner_instead:
      add_sentence(l, s(V::m_damage_to_source, {l.subject, this_np()}));
      break;
    case ModKind::dies_exile:
      add_sentence(l, s(V::m_dies_exile, {l.affects.kind == SelKind::all && l.affects.filter
                                              ? np(l.affects.filter, Det::a, false)
                                              : l.subject}));
      break;
    case ModKind::cant_be_regenerated:
      add_verb(l, s(V::m_cant_regenerate, {l.subject}), true);
      break;
    case ModKind::cant_target:
      add_verb(l, s(V::m_cant_target, {l.subject, plural_of(m)}), true);
      break;
    case ModKind::max_blockers:
      add_most_blockers(l, m);
      break;
    case ModKind::blocks_extra:
      add_extra_blocks(l, m);
      break;
    case ModKind::must_be_targeted:
      add_verb(l, s(V::m_must_target, {l.subject}), true);
      break;
    case ModKind::attack_sacrifice:
      add_verb(l,
               s(V::m_attack_sacrifice,
                 {l.subject, count_np(m.p, m.filter, noun(t, N::permanent)), payer_of(l)}),
               true);
      break;
    case ModKind::extra_land:
    case ModKind::any_lands:
    case ModKind::ability_cost_more:
    case ModKind::hand_size:
    case ModKind::no_hand_size:
    case ModKind::cost_more:
    case ModKind::cost_less:
    case ModKind::cant_cast:
    case ModKind::cant_activate:
    case ModKind::attack_cost:
    case ModKind::untap_limit:
    case ModKind::enters_tapped:
    case ModKind::skip_draw:
    case ModKind::extra_draw:
    case ModKind::skip_untap:
    case ModKind::damage_doubled:
    case ModKind::life_gain_prevented:
    case ModKind::spend_any_color:
    case ModKind::cant_win:
    case ModKind::cant_lose:
    case ModKind::spend_as:
    case ModKind::zero_life:
    case ModKind::cant_be_attacked_except_by:
    case ModKind::discard_to_library:
    case ModKind::blocked_in_pile:
    case ModKind::random_blocks:
      for (const std::string& one : rule_mod(m, l.subject, l.affects)) add_sentence(l, one);
      break;
    case ModKind::count:
      break;
  }
  return 0;
}

Writer::ModText Writer::mods(u16 first, const Np& subject, bool temporary,
                             const Selector& affects) {
  ModList l{subject, temporary, affects};
  const Np outer = iterated;
  if (affects.kind == SelKind::all && outer.text.empty()) {  // "its mana value", of each
    iterated = has_pronouns(t) ? pronoun(t) : that_np(affects.filter, false);
  }
  KeywordSet banned = 0;
  for (u16 i = first; i; i = db.mods[i].next) {
    const Mod& m = db.mods[i];
    if ((m.kind == ModKind::set_types || m.kind == ModKind::add_types) && (m.types & kCreature) &&
        !l.type_mod)
      l.type_mod = i;
    if (m.kind == ModKind::pt_set) l.size_mod = i;
    if (m.kind == ModKind::set_color && m.colors) l.color_mod = i;
    if (m.kind == ModKind::add_keywords) banned |= m.keywords;
  }
  if (!l.type_mod || !l.size_mod) l.type_mod = l.size_mod = l.color_mod = 0;
  l.both_banned = (banned & kAttackOrBlock) == kAttackOrBlock;
  for (u16 i = first; i; i = db.mods[i].next)
    if (const u16 with = add_mod(l, db.mods[i], i)) i = with;
  if (l.gained || !l.granted.empty()) {
    std::vector<std::string> list;
    std::string names = keyword_list(l.gained, P::and_, l.gained_order);
    std::string all = names;
    for (const std::string& g : l.granted) all += (all.empty() ? "" : " " + s(P::and_) + " ") + g;
    if (l.temporary && l.becomes_at && l.becomes_at == l.has_at && l.granted.empty() &&
        !l.all_types) {
      // "becomes a 3/3 green Ape creature with trample"
      const Np creature(std::string(), l.subject.plural, noun(t, N::creature).fem);
      l.out.verbs[l.becomes_at - 1] += " " + s(P::suf_with, {creature, Np(names)});
    } else
      l.out.verbs.insert(
          l.out.verbs.begin() + std::ptrdiff_t(std::min(l.has_at, l.out.verbs.size())),
          s(l.temporary ? V::m_gains : V::m_has, {l.subject, Np(all)}));
  }
  if (l.temporary && l.all_types && l.becomes_at)
    l.out.verbs[l.becomes_at - 1] += " " + s(P::with_all_types);
  if ((l.lost & bit(Keyword::defender)) && !keyword_is_name(Keyword::defender, t.words)) {
    l.out.verbs.push_back(s(P::can_attack_now, {l.subject}));
    l.lost &= ~bit(Keyword::defender);
  }
  if (l.lost) l.out.verbs.push_back(s(V::m_loses, {l.subject, Np(keyword_list(l.lost, P::and_))}));
  iterated = outer;
  return l.out;
}

}  // namespace upkeep::text
