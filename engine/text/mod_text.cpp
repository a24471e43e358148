// Continuous modifications: verb phrases of what they affect, or sentences of their own.
#include <algorithm>
#include <cstring>

#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::color_words(ColorSet colors, bool fem, bool plural, P word) {
  std::vector<std::string> list;
  for (int c = 0; c < 5; ++c) {
    if (colors >> c & 1) list.push_back(adjective(t, color_adjective(c), fem, plural));
  }
  if (list.empty()) return adjective(t, A::colorless, fem, plural);
  return join(t, list, word);
}

std::string Writer::keyword_list(KeywordSet set, P word) {
  std::vector<std::string> list;
  std::vector<std::string> verbs;  // Spanish: "la habilidad de volar"
  const char* const of = language(t.lang).ability_of;
  for (int k = 0; k < int(Keyword::count); ++k) {
    if (!(set >> k & 1)) continue;
    std::string w = keyword_object(Keyword(k), t);
    if (of && w.compare(0, std::strlen(of), of) == 0) {
      verbs.push_back(w.substr(std::strlen(of)));
    } else if (!w.empty()) {
      list.push_back(w);
    }
  }
  if (verbs.size() == 1) list.insert(list.begin(), of + verbs[0]);
  if (verbs.size() > 1) {
    const char* const start = word == P::or_ ? of : language(t.lang).abilities_of;
    list.insert(list.begin(), start + join(t, verbs, word == P::or_ ? word : P::and_));
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

Writer::ModText Writer::mods(u16 first, const Np& subject, bool temporary,
                             const Selector& affects) {
  ModText out;
  const Np outer = iterated;
  if (affects.kind == SelKind::all && outer.text.empty()) {  // "its mana value", of each
    iterated = Np("it");
    iterated.poss = "its";
    if (noun_first()) iterated = that_np(affects.filter, false);
  }
  // Names collected from several mods: "has flying and first strike".
  KeywordSet gained = 0, lost = 0;
  std::vector<std::string> granted;
  std::size_t has_at = 0;
  auto verb = [&](const std::string& v, bool restriction = false) {
    out.verbs.push_back(v);
    out.restriction = out.restriction && restriction;
  };
  auto sentence = [&](const std::string& v, bool restriction = true) {
    out.sentences.push_back(v);
    out.restriction = out.restriction && restriction;
  };
  // What is said in one word with a type: "becomes a 2/2 green Ape creature". And bans that go
  // together.
  constexpr KeywordSet kBoth = bit(Keyword::cant_attack) | bit(Keyword::cant_block);
  KeywordSet banned = 0;
  u16 type_mod = 0, size_mod = 0, color_mod = 0;
  for (u16 i = first; i; i = db.mods[i].next) {
    const Mod& m = db.mods[i];
    if ((m.kind == ModKind::set_types || m.kind == ModKind::add_types) && (m.types & kCreature) &&
        !type_mod)
      type_mod = i;
    if (m.kind == ModKind::pt_set) size_mod = i;
    if (m.kind == ModKind::set_color && m.colors) color_mod = i;
    if (m.kind == ModKind::add_keywords) banned |= m.keywords;
  }
  if (!type_mod || !size_mod) type_mod = size_mod = color_mod = 0;
  const bool both_banned = (banned & kBoth) == kBoth;
  for (u16 i = first; i; i = db.mods[i].next) {
    const Mod& m = db.mods[i];
    auto size = [&](const Mod& set) {  // "2/2", "X/X"
      auto write = [&](const Number& n) {
        if (n.kind == Number::figure || n.kind == Number::x) return n.text;
        if (where.empty() || where.back() != n.text) where.push_back(n.text);
        return std::string("X");
      };
      const std::string power = write(number(set.p));
      return power + "/" + write(number(set.t));
    };
    auto braces = [&]() { return "{" + number(m.p).text + "}"; };
    auto things = [&](Det det, bool plural) { return np(m.filter, det, plural); };
    auto plural_things = [&]() {
      Np p = m.filter ? np(m.filter, Det::none, true)
                      : Np(noun(t, N::creature).many, true, noun(t, N::creature).fem);
      return p;
    };
    auto becomes = [&](const std::string& w, V now, V then) {
      return s(temporary ? then : now, {subject, Np(w)});
    };
    auto damage_word = [&]() {
      return s(m.flags & kECombatOnly ? V::combat_damage_word : V::damage_word);
    };
    switch (m.kind) {
      case ModKind::none:
        break;
      case ModKind::copy:
        verb(s(V::m_copy, {subject, it.text.empty() ? Np(s(P::any_target)) : it}));
        break;
      case ModKind::control:
        if (temporary || affects.kind == SelKind::target) {
          sentence(s(V::gain_control, {you_np(), subject}), false);
        } else {
          sentence(s(V::m_you_control, {subject}));
        }
        break;
      case ModKind::text_color:
        sentence(s(V::m_text_color, {subject}), false);
        break;
      case ModKind::text_land:
        sentence(s(V::m_text_land, {subject}), false);
        break;
      case ModKind::set_types:
      case ModKind::add_types: {
        bool also = m.kind == ModKind::add_types;
        std::string pt, colors;
        if (i == type_mod) {
          pt = size(db.mods[size_mod]);
          if (color_mod) {
            colors = color_words(db.mods[color_mod].colors, noun(t, N::creature).fem,
                                 subject.plural, P::and_);
          }
        }
        std::string w =
            type_words(m.types, m.subtypes, subject.fem, subject.plural, Det::none, m.a);
        if (w.empty()) w = s(V::m_none);
        bool gender = false;
        if (noun_first() && m.types)
          gender = noun(t, m.types & kCreature ? N::creature
                           : m.types & kLand   ? N::land
                                               : N::artifact)
                       .fem;
        if (noun_first() && !m.types) gender = subject.fem;
        if (!pt.empty())
          w = !noun_first() ? pt + " " + (colors.empty() ? "" : colors + " ") + w
                            : w + (colors.empty() ? "" : " " + colors) + " " + pt;
        bool only_super = !m.types && m.subtypes.empty();
        if (!only_super && !subject.plural) w = with_det(t.lang, Det::a, w, gender, false);
        // What the card is already needs no "also".
        if (also && affects.kind == SelKind::self && card && m.subtypes.empty() == false &&
            (card->types & ~m.types) == 0)
          also = false;
        if (also &&
            (pt.empty() || affects.kind == SelKind::all || !temporary || !(m.types & kLand))) {
          verb(becomes(w, V::m_is_also, V::m_becomes_also));
        } else {
          verb(becomes(w, V::m_is, V::m_becomes));
        }
        break;
      }
      case ModKind::set_land_type:
      case ModKind::set_subtypes:
        verb(becomes(type_words(0, m.subtypes, subject.fem, subject.plural,
                                subject.plural ? Det::none : Det::a, 0),
                     V::m_is, V::m_becomes));
        break;
      case ModKind::set_chosen_land_type:
        verb(s(temporary ? V::m_land_becomes_chosen : V::m_land_chosen, {subject}));
        break;
      case ModKind::all_creature_types:
        verb(s(temporary ? V::m_gains_all_types : V::m_all_types, {subject}));
        break;
      case ModKind::remove_types:
        verb(s(V::m_not_types,
               {subject, Np(type_words(m.types, m.subtypes, subject.fem, subject.plural,
                                       subject.plural ? Det::none : Det::a, m.a))}));
        break;
      case ModKind::set_color:
        if (i == color_mod) break;
        verb(becomes(color_words(m.colors, subject.fem, subject.plural, P::and_), V::m_color_is,
                     V::m_color_becomes));
        break;
      case ModKind::add_color:
        verb(s(V::m_color_also,
               {subject, Np(color_words(m.colors, subject.fem, subject.plural, P::and_))}));
        break;
      case ModKind::set_chosen_color:
        verb(s(temporary ? V::m_color_becomes_chosen : V::m_color_chosen, {subject}));
        break;
      case ModKind::add_keywords:
        if (m.flags & kESparesSource) sentence(s(V::m_spares, {this_np()}));
        if (both_banned && (m.keywords & kBoth)) {
          if (m.keywords & bit(Keyword::cant_attack))
            verb(s(V::m_cant_attack_or_block, {subject}), true);
          if (!(m.keywords & ~kBoth)) break;
        }
        for (int k = 0; k < int(Keyword::count); ++k) {
          if (!(m.keywords >> k & 1) || (both_banned && (kBoth >> k & 1))) continue;
          if (!keyword_is_name(Keyword(k), t.words)) {
            const bool others = Keyword(k) == Keyword::cant_be_enchanted && card && card->enchant;
            verb(expand(t, keyword_phrase(Keyword(k), t), {subject}) +
                     (others ? s(P::by_other_auras) : ""),
                 true);
          } else {
            if (!gained && granted.empty()) has_at = out.verbs.size();
            gained |= bit(Keyword(k));
            out.restriction = false;
          }
        }
        break;
      case ModKind::remove_keywords:
        lost |= m.keywords;
        out.restriction = false;
        break;
      case ModKind::remove_abilities:
        verb(s(V::m_loses_abilities, {subject}));
        break;
      case ModKind::grant_ability: {
        Writer inner(db, t);
        inner.card = card;
        const Noun kind =
            affects.kind == SelKind::all ? head_noun(affects.filter) : noun(t, N::creature);
        inner.granted_noun = Np(kind.one, false, kind.fem);
        std::string words = inner.ability_paragraph(m.ability);
        if (!gained && granted.empty()) has_at = out.verbs.size();
        granted.push_back("“" + words + "”");
        out.restriction = false;
        break;
      }
      case ModKind::protection_chosen:
        if (!gained && granted.empty()) has_at = out.verbs.size();
        granted.push_back(s(V::m_protection_chosen));
        out.restriction = false;
        break;
      case ModKind::pt_define: {
        bool same = amount_words(m.p) == amount_words(m.t);
        if (same) {
          // Named a moment ago: "its power and toughness".
          const bool again = !subject.you && !subject.obj.empty() && subject.obj != subject.text;
          sentence(s(again ? V::m_pt_is_own : V::m_pt_is, {subject, Np(amount_words(m.p))}));
        } else {
          const bool fixed_p = db.amounts[m.p].kind == AmountKind::constant;
          const bool fixed_t = db.amounts[m.t].kind == AmountKind::constant;
          if (!fixed_p || fixed_t) sentence(s(V::m_power_is, {subject, Np(amount_words(m.p))}));
          if (!fixed_t) sentence(s(V::m_toughness_is, {subject, Np(amount_words(m.t))}));
        }
        break;
      }
      case ModKind::pt_set: {
        if (i == size_mod) break;
        const std::string w = size(m);
        if (t.modern()) {
          verb(s(V::m_pt_set, {subject, Np(w)}));
        } else {
          verb(s(temporary ? V::m_pt_becomes_classic : V::m_pt_set_classic, {subject, Np(w)}));
        }
        break;
      }
      case ModKind::pt_add:
        verb(s(V::m_pt_add, {subject, Np(signed_pt(m.p, m.t))}));
        break;
      case ModKind::pt_switch:
        verb(s(V::m_switch, {subject}));
        break;
      case ModKind::own_attack_cost:
        verb(s(V::m_own_attack_cost, {subject, Np(braces())}), true);
        break;
      case ModKind::form:
        verb(s(V::m_is, {subject, Np(form_words(m.filter))}));
        break;
      case ModKind::keep_color:
        verb(s(V::m_keep_color, {subject}));
        break;
      case ModKind::same_ability:
        verb(s(V::m_same_ability, {subject}));
        break;
      case ModKind::attack_or_block_cost: {
        Number n = number(m.p);
        bool fixed = n.kind == Number::figure;
        std::string each;
        if (n.count_filter) {
          each = " " + s(P::for_each, {np(n.count_filter, Det::none, false)});
        } else if (!fixed) {
          where.push_back(n.text);
        }
        std::string cost = fixed            ? braces()
                           : n.count_filter ? "{" + std::to_string(n.factor) + "}"
                                            : "{X}";
        verb(s(V::m_attack_block_cost, {subject, Np(cost + each)}), true);
        break;
      }
      case ModKind::cant_be_blocked_by:
        verb(s(V::m_cant_be_blocked_by, {subject, plural_things()}), true);
        break;
      case ModKind::can_block_only:
        verb(s(V::m_can_block_only, {subject, plural_things()}), true);
        break;
      case ModKind::cant_be_blocked_except_by:
        verb(s(V::m_cant_be_blocked_except_by, {subject, plural_things()}), true);
        break;
      case ModKind::must_be_blocked:
        sentence(s(V::m_must_be_blocked, {subject}));
        break;
      case ModKind::cant_attack_unless_defender:
        verb(s(V::m_cant_attack_unless, {subject, things(Det::a, false)}), true);
        break;
      case ModKind::prevent_damage_to: {
        if (m.next && !m.filter && db.mods[m.next].kind == ModKind::prevent_damage_by &&
            (db.mods[m.next].flags & kECombatOnly) == (m.flags & kECombatOnly)) {
          sentence(s(V::m_prevent_both, {subject, Np(damage_word())}));
          i = m.next;
          break;
        }
        Np by;
        if (m.filter) by.text = s(V::sfx_by, {np(m.filter, Det::none, true)});
        sentence(s(V::m_prevent_to, {subject, by, Np(damage_word())}));
        break;
      }
      case ModKind::prevent_damage_by:
        sentence(s(V::m_prevent_by, {subject, Np(damage_word())}));
        break;
      case ModKind::damage_to_owner_instead:
        sentence(s(V::m_damage_to_source, {subject, this_np()}));
        break;
      case ModKind::dies_exile:
        sentence(s(V::m_dies_exile, {affects.kind == SelKind::all && affects.filter
                                         ? np(affects.filter, Det::a, false)
                                         : subject}));
        break;
      case ModKind::cant_be_regenerated:
        verb(s(V::m_cant_regenerate, {subject}), true);
        break;
      case ModKind::cant_target:
        verb(s(V::m_cant_target, {subject, plural_things()}), true);
        break;
      case ModKind::max_blockers: {
        Np n = count_np(m.p, 0, noun(t, N::creature));
        Number count = number(m.p);
        if (count.kind == Number::figure && count.value == 1)
          n.text = number_word(t.lang, 1, n.fem) + " " + noun(t, N::creature).one;
        verb(s(V::m_max_blockers, {subject, n}), true);
        break;
      }
      case ModKind::blocks_extra: {
        Number n = number(m.p);
        bool many = n.kind != Number::figure || n.value != 1;
        std::string w = n.kind == Number::figure
                            ? number_word(t.lang, n.value, noun(t, N::creature).fem)
                            : n.text;
        if (!noun_first() && !many) w = "an";
        verb(s(V::m_blocks_extra, {subject, Np(s(V::additional_creature, {Np(w, many)}))}));
        break;
      }
      case ModKind::must_be_targeted:
        verb(s(V::m_must_target, {subject}), true);
        break;
      case ModKind::attack_sacrifice:
        verb(s(V::m_attack_sacrifice, {subject, count_np(m.p, m.filter, noun(t, N::permanent))}),
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
      case ModKind::mana_doubled:
      case ModKind::spend_any_color:
      case ModKind::reveal_top:
      case ModKind::cant_win:
      case ModKind::cant_lose:
      case ModKind::no_mana_burn:
      case ModKind::spend_as:
      case ModKind::zero_life:
      case ModKind::cant_be_attacked_except_by:
      case ModKind::discard_to_library:
      case ModKind::blocked_in_pile:
      case ModKind::random_blocks:
        for (const std::string& one : rule_mod(m, subject, affects)) sentence(one);
        break;
      case ModKind::count:
        break;
    }
  }
  if (gained || !granted.empty()) {
    std::vector<std::string> list;
    std::string names = keyword_list(gained, P::and_);
    std::string all = names;
    for (const std::string& g : granted) all += (all.empty() ? "" : " " + s(P::and_) + " ") + g;
    out.verbs.insert(out.verbs.begin() + std::ptrdiff_t(std::min(has_at, out.verbs.size())),
                     s(temporary ? V::m_gains : V::m_has, {subject, Np(all)}));
  }
  if ((lost & bit(Keyword::defender)) && !keyword_is_name(Keyword::defender, t.words)) {
    out.verbs.push_back(s(P::can_attack_now, {subject}));
    lost &= ~bit(Keyword::defender);
  }
  if (lost) out.verbs.push_back(s(V::m_loses, {subject, Np(keyword_list(lost, P::and_))}));
  iterated = outer;
  return out;
}

}  // namespace upkeep::text
