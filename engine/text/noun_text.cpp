// Filters as noun phrases: "a nonblack creature an opponent controls".
#include <algorithm>

#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {
namespace {

struct TypeName {
  TypeSet bit;
  N noun;
};
constexpr TypeName kTypeNames[] = {
    {kArtifact, N::artifact}, {kCreature, N::creature},   {kEnchantment, N::enchantment},
    {kInstant, N::instant},   {kInterrupt, N::interrupt}, {kManaSource, N::mana_source},
    {kKindred, N::kindred},   {kLand, N::land},           {kPlaneswalker, N::planeswalker},
    {kSorcery, N::sorcery},
};

std::vector<N> type_nouns(TypeSet types, Vocabulary words) {
  std::vector<N> out;
  for (const TypeName& n : kTypeNames) {
    if (!(types & n.bit)) continue;
    if (n.bit == kPlaneswalker && !modern_words(words) && types != kPlaneswalker) continue;
    if ((n.bit == kInterrupt || n.bit == kManaSource) && words != Vocabulary::classic1997) continue;
    out.push_back(n.noun);
  }
  return out;
}

const std::string& form(const Noun& n, bool plural) { return plural ? n.many : n.one; }

}  // namespace

Noun Writer::head_noun(u16 filter) const {
  if (!filter) return noun(t, N::permanent);
  const Filter& f = db.filters[filter];
  if (f.flags & kFSpell || f.zone == Zone::stack) {
    return noun(t, (f.flags & kFAbility) && !(f.flags & kFSpell) ? N::ability : N::spell);
  }
  if (f.zone != Zone::battlefield) return noun(t, N::card);
  if ((f.flags & kFSelf) && f.or_next) return head_noun(f.or_next);  // "this or another creature"
  if (f.or_next) {
    Noun a = head_noun(f.or_next);
    std::vector<N> names = type_nouns(TypeSet(f.types_any | f.types_all), t.words);
    if (names.size() == 1 && noun(t, names[0]).one == a.one) return a;
    return noun(t, N::permanent);
  }
  if (f.types_all & kCreature || f.types_any == kCreature) return noun(t, N::creature);
  TypeSet types = f.types_all ? f.types_all : f.types_any;
  std::vector<N> names = type_nouns(types, t.words);
  if (names.size() == 1) return noun(t, names[0]);
  if (names.empty() && !f.subtypes_any.empty()) {
    bool land = true;
    int count = 0, last = 0;
    for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i) {
      if (!f.subtypes_any.has(i)) continue;
      land = land && i <= kForest;
      ++count;
      last = i;
    }
    if (count == 1) return subtype_noun(t.lang, db.subtypes[std::size_t(last)]);
    return noun(t, land ? N::land : N::creature);
  }
  return noun(t, N::permanent);
}

// A filter while it is said: what is known of it, and what has been said.
struct Writer::Bare {
  const Filter& f;
  const bool plural;
  std::string& suffix;
  const bool zone;
  const Lang lang;
  const Language& own;
  const bool spell = (f.flags & kFSpell) || (f.zone == Zone::stack && !(f.flags & kFAbility));
  const bool ability_object = (f.flags & kFAbility) && !(f.flags & kFSpell);
  const bool in_card_zone =
      f.zone != Zone::battlefield && f.zone != Zone::stack && f.zone != Zone::none;
  const bool general = spell || ability_object || in_card_zone || (f.flags & kFToken);
  std::vector<Noun> kinds = {}, all = {};  // which kind of the head: one of these, all of those
  Noun head = {};                          // the general word
  std::string core = {};                   // both together
  bool fem = false;
  bool supers_said = false;
  Np agree = {};
  std::vector<std::string> before = {},
                           after = {};  // adjectives; English puts all of them before the head
  std::string not_suffix = {};
};

// Whether it asks for creature types and nothing else about types.
bool Writer::creature_kinds(const Filter& f) const {
  if (f.subtypes_any.empty() || f.types_all || f.types_any) return false;
  for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i)
    if (f.subtypes_any.has(i) && !is_creature_type(db.subtypes[std::size_t(i)])) return false;
  return true;
}

void Writer::find_kinds(Bare& b) {
  if (!b.f.subtypes_any.empty()) {
    std::vector<int> kinds;
    for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i)
      if (b.f.subtypes_any.has(i)) kinds.push_back(i);
    put_in_order(kinds, b.f.said_order);
    for (int i : kinds) b.kinds.push_back(subtype_noun(b.lang, db.subtypes[std::size_t(i)]));
  } else if (b.f.types_any) {
    TypeSet all_kinds = kArtifact | kCreature | kEnchantment | kLand;
    if ((b.f.types_any & all_kinds) != all_kinds) {
      for (N n : type_nouns(b.f.types_any, t.words)) b.kinds.push_back(noun(t, n));
    }
  }
  for (N n : type_nouns(b.f.types_all, t.words)) b.all.push_back(noun(t, n));
  // "Enchantment creature".
  if (b.f.types_all & kCreature && !noun_first() && t.modern() && b.all.size() > 1)
    std::stable_partition(b.all.begin(), b.all.end(),
                          [&](const Noun& n) { return n.one != noun(t, N::creature).one; });
  // "Permanent card": not one of an instant or a sorcery.
  if (b.general && !b.ability_object && (b.spell || b.in_card_zone)) {
    constexpr TypeSet kLasting = kArtifact | kCreature | kEnchantment | kLand;
    if ((b.f.types_any & kLasting) == kLasting && !(b.f.types_any & (kInstant | kSorcery)))
      b.all.push_back(noun(t, N::permanent));
  }
  // "Goblin creatures" in 2009's words; "Goblins" before, and today what the card says.
  if (!b.f.subtypes_any.empty() && b.f.types_all & kCreature && b.all.size() == 1 &&
      (!t.modern() || noun_first()))
    b.all.clear();
  // What lords of 2009 give is for "other Goblin creatures".
  if (t.words == Vocabulary::modern2009 && b.plural && !noun_first() && creature_kinds(b.f) &&
      b.all.empty() && !b.in_card_zone && !b.spell &&
      ((b.f.flags & kFOther) || b.f.controller == PlayerRelation::you))
    b.all.push_back(noun(t, N::creature));
  if (!b.f.subtypes_any.empty() && b.f.types_all == kLand) b.all.clear();

  b.head = noun(t, b.spell                 ? N::spell
                   : b.ability_object      ? N::ability
                   : b.in_card_zone        ? N::card
                   : (b.f.flags & kFToken) ? N::token
                                           : N::permanent);
  b.fem = b.head.fem;
}

std::string Writer::kind_list(const Bare& b, bool many) const {
  std::vector<std::string> words;
  for (const Noun& k : b.kinds) {
    const bool article = b.own.repeats_article && !b.general && b.all.empty() && !words.empty();
    // "carta de instantáneo o de conjuro"
    const char* const of = b.general && !words.empty() ? b.own.kind_of : "";
    words.push_back(article ? with_det(b.lang, list_det, form(k, many), k.fem, many)
                            : of + form(k, many));
  }
  return words.empty() ? std::string() : join(t, words, list_word);
}

std::string Writer::all_list(const Bare& b, bool many) const {
  // English: "artifact creature"; the others put the creature first.
  std::string out;
  for (std::size_t i = 0; i < b.all.size(); ++i) {
    std::size_t k = !noun_first() ? i : b.all.size() - 1 - i;
    if (!out.empty()) out += " ";
    bool last = !noun_first() && i + 1 == b.all.size();
    out += form(b.all[k], many && (noun_first() ? i == 0 : last));
  }
  return out;
}

void Writer::general_core(Bare& b) {
  std::string qualifier = b.kinds.empty() ? all_list(b, false) : kind_list(b, false);
  if (!b.kinds.empty() && !b.all.empty())
    qualifier =
        !noun_first() ? qualifier + " " + all_list(b, false) : all_list(b, false) + " " + qualifier;
  b.core = form(b.head, b.plural);
  // "Basic" belongs to the kind: "cards de terreno básico".
  if (!qualifier.empty() && noun_first()) {
    const bool kind_fem =
        b.kinds.empty() ? (b.all.empty() ? false : b.all.back().fem) : b.kinds.front().fem;
    if (b.f.super_all & kLegendary) qualifier += " " + adjective(t, A::legendary, kind_fem, false);
    if (b.f.super_all & kBasic) qualifier += " " + adjective(t, A::basic, kind_fem, false);
    if (b.f.super_all & kSnow) qualifier += " " + adjective(t, A::snow, kind_fem, false);
    b.supers_said = true;
  }
  if (!qualifier.empty()) {
    // "mágica instantânea" is no "mágica de mágica instantânea".
    if (qualifier.compare(0, b.head.one.size() + 1, b.head.one + " ") == 0) {
      b.core = qualifier;
    } else {
      b.core = s(b.spell ? P::spell_of_type : P::card_of_type, {Np(b.core), Np(qualifier)});
    }
  }
}

// In 1997 "Plague Rats" were creatures of that name.
bool Writer::bare_name(const Filter& f) const {
  return f.name && t.words == Vocabulary::classic1997 && !noun_first();
}

void Writer::find_core(Bare& b) {
  if (bare_name(b.f)) {
    b.core = db.names[b.f.name];
    return;
  }
  if (b.general) {
    general_core(b);
  } else if (b.kinds.empty() && b.all.empty()) {
    b.core = form(b.head, b.plural);
  } else if (b.kinds.empty()) {
    b.core = all_list(b, b.plural);
    b.head = !noun_first() ? b.all.front() : b.all.back();
    b.fem = b.head.fem;
  } else {
    b.core = kind_list(b, b.plural);
    b.fem = b.kinds.front().fem;
    for (const Noun& k : b.kinds) mixed = mixed || k.fem != b.fem;
    if (!b.all.empty()) {
      b.core = !noun_first() ? kind_list(b, false) + " " + all_list(b, b.plural)
                             : all_list(b, b.plural) + " " + kind_list(b, false);
      if (noun_first()) b.fem = b.all.back().fem;
    }
  }
}

void Writer::add_adjective(Bare& b, A key) const {
  b.after.push_back(adjective(t, key, b.fem, b.plural));
}

// "Nonartifact, nonblack".
void Writer::add_negatives(Bare& b) {
  std::vector<std::string> negatives;
  for (N n : type_nouns(b.f.types_none, Vocabulary::modern)) {
    if (b.own.negation != Negation::clause) {
      negatives.push_back(noun(t, n).one);
    } else {
      negatives.push_back(b.general ? b.own.of_general_kind + noun(t, n).one
                                    : form(noun(t, n), b.plural));
    }
  }
  for (int c = 0; c < 5; ++c) {
    if (b.f.colors_none >> c & 1)
      negatives.push_back(adjective(t, color_adjective(c), b.fem, b.plural));
  }
  for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i) {
    if (b.f.subtypes_none.has(i))
      negatives.push_back((b.own.negation == Negation::prefix ? "-" : "") +
                          form(subtype_noun(b.lang, db.subtypes[std::size_t(i)]),
                               b.plural && b.own.negation == Negation::clause));
  }
  std::vector<std::string> supers;
  if (b.f.super_none & kBasic) supers.push_back(adjective(t, A::basic, b.fem, b.plural));
  if (b.f.super_none & kLegendary) supers.push_back(adjective(t, A::legendary, b.fem, b.plural));
  for (const std::string& w : supers) {
    if (b.own.negation == Negation::clause) {  // "terreno não básico"
      b.after.push_back(std::string(b.own.no) + " " + w);
    } else {
      negatives.push_back(w);
    }
  }
  if (b.own.negation == Negation::prefix) {
    std::string list;
    for (std::size_t i = 0; i < negatives.size(); ++i)
      list += std::string(i ? ", " : "") + b.own.no + negatives[i];
    if (!list.empty()) b.before.push_back(list);
  } else if (b.own.negation == Negation::word) {
    std::string list;
    for (std::size_t i = 0; i < negatives.size(); ++i)
      list += (i ? " " + s(P::and_) + " " : "") + b.own.no + " " + negatives[i];
    if (!list.empty()) b.after.push_back(list);
  } else if (!negatives.empty()) {
    b.not_suffix = s(P::suf_not, {b.agree, Np(join(t, negatives, P::nor))});
  }
}

void Writer::add_adjectives(Bare& b) {
  // "criatura azul virada", "blue creature" with "tapped" b.before it
  if (b.f.colors_any && noun_first())
    b.after.push_back(color_words(b.f.colors_any, b.fem, b.plural, P::or_));
  if (b.f.flags & kFTapped) add_adjective(b, A::tapped);
  if (b.f.flags & kFUntapped) add_adjective(b, A::untapped);
  if ((b.f.flags & kFAttacking) && (b.f.flags & kFBlocking)) {
    b.after.push_back(adjective(t, A::attacking, b.fem, b.plural) + " " + s(P::or_) + " " +
                      adjective(t, A::blocking, b.fem, b.plural));
  } else {
    if (b.f.flags & kFAttacking) add_adjective(b, A::attacking);
    if (b.f.flags & kFBlocking) add_adjective(b, A::blocking);
  }
  if (b.f.flags & kFBlocked) add_adjective(b, A::blocked);
  if (b.f.flags & kFUnblocked) add_adjective(b, A::unblocked);
  if (b.f.flags & kFEnchanted) add_adjective(b, A::enchanted);
  if (b.f.flags & kFNontoken) {
    if (b.own.negation == Negation::clause) {
      b.not_suffix += (b.not_suffix.empty() ? "" : " " + s(P::and_) + " ") +
                      s(P::suf_not, {b.agree, Np(form(noun(t, N::token), b.plural))});
    } else {
      add_adjective(b, A::nontoken);
    }
  }
  if (b.f.flags & kFColorless) add_adjective(b, A::colorless);
  if (b.f.flags & kFMulticolor) add_adjective(b, A::multicolored);
  if (b.f.flags & kFMonocolor) add_adjective(b, A::monocolored);
  if ((b.f.super_all & kLegendary) && !b.supers_said) add_adjective(b, A::legendary);
  if ((b.f.super_all & kBasic) && !b.supers_said) add_adjective(b, A::basic);
  if ((b.f.super_all & kSnow) && !b.supers_said) add_adjective(b, A::snow);
  if (b.f.super_all & kWorld) add_adjective(b, A::world);
  // "Black and/or red creatures", where there may be several.
  if (b.f.colors_any && !noun_first())
    b.after.push_back(color_words(b.f.colors_any, b.fem, b.plural,
                                  b.plural && t.today() && !b.spell ? P::and_or : P::or_));
}

// What follows.
void Writer::tail(Bare& b, const std::string& w) {
  if (w.empty()) return;
  const bool relative = w.compare(0, 4, "que ") == 0 || w.compare(0, 4, "che ") == 0;
  const bool second = b.suffix.compare(0, 5, " que ") == 0 || b.suffix.compare(0, 5, " che ") == 0;
  if (relative && second) b.suffix += " " + s(P::and_);
  b.suffix += " " + w;
}

void Writer::add_stat(Bare& b, P word, Cmp cmp, u16 amount) {
  P key = P::stat_eq;
  switch (cmp) {
    case Cmp::none:
      return;
    case Cmp::eq:
      break;
    case Cmp::le:
      key = P::stat_le;
      break;
    case Cmp::ge:
      key = P::stat_ge;
      break;
    case Cmp::lt:
      key = P::stat_lt;
      break;
    case Cmp::gt:
      key = P::stat_gt;
      break;
    case Cmp::ne:
      key = P::stat_ne;
      break;
  }
  if (key == P::stat_eq && word == P::stat_mv) key = P::stat_mv_eq;
  Number n = number(amount);
  // "With power less than or equal to the number of …"
  if (n.kind == Number::words && t.modern() && !s(P::stat_le_words).empty()) {
    if (key == P::stat_le) key = P::stat_le_words;
    if (key == P::stat_ge) key = P::stat_ge_words;
  }
  tail(b, s(key, {b.agree, Np(s(word)), Np(n.text)}));
}

void Writer::add_qualities(Bare& b) {
  add_stat(b, P::stat_power, b.f.power_cmp, b.f.power);
  add_stat(b, P::stat_toughness, b.f.toughness_cmp, b.f.toughness);
  add_stat(b, P::stat_mv, b.f.mv_cmp, b.f.mv);
  if (b.f.keywords_any)
    tail(b, s(P::suf_with, {b.agree, Np(keyword_list(b.f.keywords_any, keyword_word))}));
  if (b.f.keywords_none)
    tail(b, s(P::suf_without, {b.agree, Np(keyword_list(b.f.keywords_none, P::or_))}));
  if (b.f.counter != Counter::count) {
    const bool many = b.plural && t.modern() && !noun_first();
    tail(b, s(P::suf_counter,
              {b.agree, Np(many ? counter_noun(b.f.counter, true)
                                : with_det(b.lang, Det::a, counter_noun(b.f.counter, false), false,
                                           false))}));
  }
  if (b.f.name && !bare_name(b.f)) tail(b, s(P::suf_named, {b.agree, Np(db.names[b.f.name])}));
  struct FlagSuffix {
    u64 flag;
    P key;
  };
  static constexpr FlagSuffix kSuffixes[] = {{kFDamagedBySource, P::suf_damaged_by_source},
                                             {kFAttachedToSource, P::suf_attached_to_source},
                                             {kFBlockingSource, P::suf_blocking_source},
                                             {kFBlockedBySource, P::suf_blocked_by_source},
                                             {kFChosenColor, P::suf_chosen_color},
                                             {kFChosenType, P::suf_chosen_type},
                                             {kFNotChosenType, P::suf_not_chosen_type},
                                             {kFSick, P::suf_sick},
                                             {kFHasXCost, P::suf_x_cost},
                                             {kFSharesTypeWithSource, P::suf_shares_type},
                                             {kFTargetsSource, P::suf_targets_source},
                                             {kFDamaged, P::suf_damaged},
                                             {kFDidNotAttack, P::suf_did_not_attack},
                                             {kFAttackedThisTurn, P::suf_attacked},
                                             {kFDrawnThisTurn, P::suf_drawn},
                                             {kFUnenchanted, P::suf_unenchanted},
                                             {kFAboveSource, P::suf_above},
                                             {kFRemembered, P::suf_noted},
                                             {kFSingleTarget, P::suf_single_target}};
  // "Whenever this becomes blocked, … each creature blocking it": named a moment ago.
  constexpr u64 kNear = kFBlockingSource | kFBlockedBySource | kFAttachedToSource;
  const auto again = [&](u64 flag) {
    return has_pronouns(t) && (of_subject || (self_said && t.today() && (flag & kNear)));
  };
  for (const FlagSuffix& x : kSuffixes) {
    if (!(b.f.flags & x.flag)) continue;
    const std::vector<Np> names = {b.agree, again(x.flag) ? pronoun(t) : this_np()};
    // Tokens that it remembers are those it made.
    const bool made = x.flag == kFRemembered && (b.f.flags & kFToken) && t.today() &&
                      !s(P::suf_created, names).empty();
    tail(b, s(made ? P::suf_created : x.key, names));
  }
}

// Whether the damage that is told of strikes this player: "the number of Swamps they control".
bool Writer::strikes(const Selector& player) const {
  if (!recipient || !has_pronouns(t)) return false;
  switch (recipient->kind) {
    case SelKind::active_player:
    case SelKind::event_player:
      return player.kind == SelKind::active_player || player.kind == SelKind::event_player;
    case SelKind::chosen_player:
    case SelKind::iterated:
      return player.kind == recipient->kind;
    default:
      return false;
  }
}

void Writer::add_controller(Bare& b) {
  P control = P::suf_you_control;
  std::string control_words;
  bool controlled = !b.in_card_zone && b.f.controller != PlayerRelation::any;
  switch (b.f.controller) {
    case PlayerRelation::any:
    case PlayerRelation::you:
      break;
    case PlayerRelation::opponent:
      control =
          fighting != ((wording & kSaidWhen) != 0) ? P::suf_not_yours : P::suf_opponent_controls;
      break;
    case PlayerRelation::active:
      control = step_player() ? P::suf_that_player_controls : P::suf_active_controls;
      break;
    case PlayerRelation::defending:
      control = P::suf_defending_controls;
      break;
    case PlayerRelation::target_player:
      control = mentioned[0] ? P::suf_that_player_controls : P::suf_target_player_controls;
      if (!mentioned[0] && controlled && mode && mode->target_count && t.modern() &&
          db.targets[mode->first_target].players == kTargetOpponent &&
          !s(P::suf_target_opponent_controls).empty())
        control = P::suf_target_opponent_controls;
      mentioned[0] = mentioned[0] || controlled;
      break;
    case PlayerRelation::event_player:
      control = of_attack() ? P::suf_defending_controls : P::suf_that_player_controls;
      break;
    case PlayerRelation::iterated:
    case PlayerRelation::chosen:
      control = P::suf_that_player_controls;
      break;
  }
  static constexpr std::pair<PlayerRelation, SelKind> kPeople[] = {
      {PlayerRelation::active, SelKind::active_player},
      {PlayerRelation::event_player, SelKind::event_player},
      {PlayerRelation::chosen, SelKind::chosen_player},
      {PlayerRelation::iterated, SelKind::iterated}};
  for (const auto& [relation, kind] : kPeople)
    if (b.f.controller == relation && strikes({kind, 0, 0})) control = P::suf_they_control;
  if (b.f.controller == PlayerRelation::iterated && !iterated.text.empty() &&
      control != P::suf_they_control) {
    control_words = s(P::suf_player_controls, {b.agree, iterated});
  } else if (controlled) {
    // "Each creature your opponents control."
    const bool each = every_one && control == P::suf_opponent_controls && t.today();
    control_words = s(control, {each ? Np("", true) : b.agree});
  }
  // "que controla el jugador activo, que no sea Muro y que haya estado …"
  const bool relatives = control_words.compare(0, 4, "que ") == 0 &&
                         b.suffix.compare(0, 5, " que ") == 0 &&
                         b.suffix.find(" " + s(P::and_) + " que ") != std::string::npos;
  if (controlled) b.suffix = " " + control_words + (relatives ? "," : "") + b.suffix;
}

void Writer::add_mana_ability(Bare& b) {
  if (b.f.flags & kFManaAbility) {
    // "Lands with mana abilities that player controls", "lands that player controls that produce
    // mana".
    const std::string able = " " + s(P::suf_mana_ability, {b.agree, this_np()});
    if (t.modern()) {
      b.suffix = able + b.suffix;
    } else {
      tail(b, able.substr(1));
    }
  }
}

void Writer::add_place_or_owner(Bare& b) {
  if (b.in_card_zone) {
    PlayerRelation owner = b.f.owner != PlayerRelation::any ? b.f.owner : b.f.controller;
    if (b.zone && b.f.zone != Zone::library)
      tail(b, s(from_zone ? P::from_zone : P::in_zone,
                {b.agree, Np(zone_of(b.f.zone, owner, b.plural))}));
  } else if (b.f.owner != PlayerRelation::any) {
    tail(b,
         s(b.f.owner == PlayerRelation::you                              ? P::suf_you_own
           : b.f.owner == PlayerRelation::opponent                       ? P::suf_opponent_owns
           : b.f.owner == PlayerRelation::target_player && !mentioned[0] ? P::suf_target_player_owns
                                                                         : P::suf_that_player_owns,
           {b.agree}));
    mentioned[0] = mentioned[0] || b.f.owner == PlayerRelation::target_player;
  }
}

// One filter without its alternatives: adjectives and head, and what follows it.
Np Writer::bare(const Filter& f, bool plural, std::string& suffix, bool zone) {
  if (f.flags & kFSelf) {
    Np self = this_np();
    self.obj.clear();
    return self;
  }
  Bare b{f, plural, suffix, zone, t.lang, language(t.lang)};
  find_kinds(b);
  mixed = false;
  find_core(b);
  const bool first_fem = b.fem;  // what the article agrees with
  if (mixed) b.fem = false;
  b.agree = Np("", plural, b.fem);
  if (f.flags & kFHistoric) add_adjective(b, A::historic);
  add_negatives(b);
  add_adjectives(b);
  std::string text;
  if (!noun_first()) {
    for (const std::string& w : b.before) text += w + " ";
    for (const std::string& w : b.after) text += w + " ";
    text += b.core;
  } else {
    text = b.core;
    for (const std::string& w : b.after) text += " " + w;
  }

  tail(b, b.not_suffix);
  add_qualities(b);
  add_controller(b);
  add_mana_ability(b);
  add_place_or_owner(b);
  return Np(text, plural, first_fem);
}

Np Writer::bare_chain(u16 filter, bool plural, std::string& suffix, P word, bool zone,
                      bool* first_fem) {
  std::vector<std::string> parts;
  std::string last_suffix;
  bool fem = true, same = true, first = true;
  std::vector<std::string> suffixes;
  for (u16 i = filter; i; i = db.filters[i].or_next) {
    std::string suf;
    Np one = bare(db.filters[i], plural, suf, zone);
    if (first && first_fem) *first_fem = one.fem;
    const bool article = language(t.lang).repeats_article && !first;
    first = false;
    fem = fem && one.fem && !mixed;
    parts.push_back(article ? with_det(t.lang, list_det, one.text, one.fem, plural) : one.text);
    suffixes.push_back(suf);
    same = same && suf == suffixes.front();
  }
  if (same) {
    suffix = suffixes.empty() ? "" : suffixes.front();
  } else {
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) parts[i] += suffixes[i];
    suffix = suffixes.back();
  }
  chain_fem = fem;
  return Np(join(t, parts, word), plural, fem);
}

Np Writer::np(u16 filter, Det det, bool plural) {
  if (!filter) {
    Noun n = noun(t, N::permanent);
    return Np(with_det(t.lang, det, form(n, plural), n.fem, plural), plural, n.fem);
  }
  const Filter& f = db.filters[filter];
  if (is_self(filter)) return this_np();
  // "This creature or another Elf you control".
  if ((f.flags & kFSelf) && f.or_next && (db.filters[f.or_next].flags & kFOther) &&
      !db.filters[f.or_next].or_next && !plural && t.modern() &&
      !s(P::or_another, {Np(), Np()}).empty()) {
    std::string suffix;
    const Np one = bare(db.filters[f.or_next], false, suffix);
    return Np(s(P::or_another, {this_np(), Np(one.text + suffix)}), false, false);
  }
  if ((f.flags & kFHostOfSource) && !f.or_next) return host_np();
  std::string suffix;
  bool fem = false;
  P word = det == Det::all || det == Det::plural_the ? P::and_ : chain_word;
  bool other = f.flags & kFOther;
  // "All other Goblins get +1/+1", as 1997 said of all that an ability holds for.
  const bool all_of_1997 = det == Det::all && t.words == Vocabulary::classic1997 && ability &&
                           ability->kind == AbilityKind::static_;
  list_word = word == chain_word ? kind_word : word;
  list_det = det == Det::a ? Det::a : word == P::and_ ? Det::the : Det::none;
  every_one = one_of_many || (det == Det::each && !noun_first());
  Np b = bare_chain(filter, plural, suffix, word, true, &fem);
  every_one = false;
  list_word = P::or_;
  list_det = Det::none;
  const bool bare_one = det == Det::none && !plural;
  if (other) {
    det = det == Det::a                 ? Det::another
          : det == Det::each            ? Det::each_other
          : det == Det::none && !plural ? Det::another
                                        : Det::all_other;
    if (det == Det::all_other && !noun_first() && !plural) det = Det::none;
  }
  const bool every = other && bare_one;
  Np out((every ? with_det(t.lang, Det::each_other, b.text, fem, false)
                : with_det(t.lang, det, b.text, fem, plural)) +
             suffix,
         plural, b.fem);
  if (((wording & kSaidAll) || all_of_1997) && other && det == Det::all_other && plural &&
      !noun_first())
    out.text = with_det(t.lang, Det::all, out.text, b.fem, true);
  // "For each other creature": of "each other creature" without what "for each" says.
  if (every) out.text = out.text.substr(out.text.find(' ') + 1);
  return out;
}

// "All creatures": a kind of permanent, and nothing more is said of them.
bool Writer::whole_kind(u16 filter) const {
  if (!filter) return false;
  const Filter& f = db.filters[filter];
  return !f.or_next && f.zone == Zone::battlefield && f.controller == PlayerRelation::any &&
         f.owner == PlayerRelation::any && !f.colors_any && !f.colors_none && !f.types_none &&
         !(f.flags & ~u64(kFChosenType)) && f.power_cmp == Cmp::none &&
         f.toughness_cmp == Cmp::none && f.mv_cmp == Cmp::none && !f.keywords_any &&
         !f.keywords_none && !f.super_all && !f.super_none && f.subtypes_none.empty() && !f.name &&
         f.counter == Counter::count;
}

Np Writer::that_np(u16 filter, bool plural) {
  Noun n = head_noun(filter);
  return Np(with_det(t.lang, Det::that, form(n, plural), n.fem, plural), plural, n.fem);
}

}  // namespace upkeep::text
