// Conditions as clauses: "you control a Swamp", "it's your turn".
#include "text/writer.h"

namespace upkeep::text {
namespace {

// The filter says nothing but adjectives ("tapped", "attacking"), keywords or colours.
bool only_adjectives(const Filter& f) {
  return !f.or_next && !f.types_any && !f.types_all && f.subtypes_any.empty() &&
         !f.subtypes_none.w[0] && f.controller == PlayerRelation::any &&
         f.owner == PlayerRelation::any;
}

}  // namespace

// The types that what a selector names has for certain.
TypeSet Writer::known_types(const Selector& sl) const {
  auto of = [&](u16 filter) {
    if (!filter || db.filters[filter].or_next) return TypeSet(0);
    const Filter& f = db.filters[filter];
    const bool one = f.types_any && !(f.types_any & (f.types_any - 1));
    return TypeSet(f.types_all | (one ? f.types_any : TypeSet(0)));
  };
  switch (sl.kind) {
    case SelKind::self:
      return card ? card->types : TypeSet(0);
    case SelKind::attached:
      return card && card->enchant ? of(db.targets[card->enchant].filter) : TypeSet(kCreature);
    case SelKind::target:
      return mode && sl.n < mode->target_count
                 ? of(db.targets[std::size_t(mode->first_target + sl.n)].filter)
                 : TypeSet(0);
    case SelKind::it:
    case SelKind::saved:
    case SelKind::iterated:
      return kCreature;  // asked only of what attacks, blocks or has a size
    default:
      return 0;
  }
}
std::string Writer::compare_condition(const Condition& c, bool negated) {
  Cmp cmp = c.cmp;
  if (negated) {
    static const Cmp opposite[] = {Cmp::none, Cmp::ne, Cmp::gt, Cmp::lt, Cmp::ge, Cmp::le, Cmp::eq};
    cmp = opposite[int(cmp)];
  }
  const Amount& a = db.amounts[c.a];
  const Amount& b = db.amounts[c.b];
  if (a.kind == AmountKind::count && b.kind == AmountKind::constant &&
      (cmp == Cmp::ge || cmp == Cmp::gt)) {
    int n = b.value + (cmp == Cmp::gt);
    Filter f = db.filters[a.filter];
    std::string suffix;
    bool fem = false;
    bool yours = f.controller == PlayerRelation::you && !f.or_next && f.zone == Zone::battlefield;
    if (yours) f.controller = PlayerRelation::any;
    if (t.today() && f.zone != Zone::battlefield && !noun_first()) list_word = P::and_or;
    Np things =
        yours ? bare(f, true, suffix) : bare_chain(a.filter, true, suffix, P::or_, true, &fem);
    list_word = P::or_;
    std::string what = things.text + suffix;
    if (f.flags & kFOther && !noun_first()) what = other_things(what);
    // "This card is in your graveyard with three or more creature cards above it."
    if ((f.flags & kFAboveSource) && t.today() && ability && !f.or_next &&
        ability->kind == AbilityKind::triggered && !s(P::c_below).empty()) {
      f.flags &= ~u64(kFAboveSource);
      f.owner = PlayerRelation::any;
      f.zone = Zone::library;  // cards; where they lie is said already
      std::string rest;
      const Np cards = bare(f, true, rest, false);
      return s(P::c_below,
               {Np(cards.text + rest, true), Np(number_word(t.lang, n, cards.fem)), this_np()});
    }
    return s(yours ? P::c_you_count_ge : P::c_count_ge,
             {Np(what, true), Np(number_word(t.lang, n, things.fem))});
  }
  if ((a.kind == AmountKind::card_types || a.kind == AmountKind::colors_among) &&
      b.kind == AmountKind::constant && (cmp == Cmp::ge || cmp == Cmp::gt))
    return s(a.kind == AmountKind::card_types ? P::c_card_types_ge : P::c_colors_ge,
             {among_np(a.filter), Np(number_word(t.lang, b.value + (cmp == Cmp::gt), false))});
  // "you control two or fewer other lands"
  if (a.kind == AmountKind::count && b.kind == AmountKind::constant &&
      (cmp == Cmp::le || cmp == Cmp::lt) && !s(P::c_you_count_le).empty()) {
    const int n = b.value - (cmp == Cmp::lt);
    Filter f = db.filters[a.filter];
    if (f.controller == PlayerRelation::you && !f.or_next && f.zone == Zone::battlefield && n > 0) {
      f.controller = PlayerRelation::any;
      std::string suffix;
      Np things = bare(f, true, suffix);
      std::string what = things.text + suffix;
      if (f.flags & kFOther) what = other_things(what);
      return s(P::c_you_count_le, {Np(what, true), Np(number_word(t.lang, n, things.fem))});
    }
  }
  // "an opponent controls more lands than you"
  if (a.kind == AmountKind::count && b.kind == AmountKind::count && cmp == Cmp::gt &&
      db.filters[b.filter].controller == PlayerRelation::you && !db.filters[a.filter].or_next) {
    Filter f = db.filters[a.filter], mine = db.filters[b.filter];
    const bool opponent = f.controller == PlayerRelation::opponent;
    f.controller = mine.controller = PlayerRelation::any;
    std::string suffix, other;
    Np things = bare(f, true, suffix);
    if (opponent && things.text == bare(mine, true, other).text && suffix == other)
      return s(P::c_opponent_more, {Np(things.text + suffix, true, things.fem)});
  }
  if (b.kind == AmountKind::constant) {
    const int n = b.value + (cmp == Cmp::gt);
    const bool least = cmp == Cmp::ge || cmp == Cmp::gt;
    if (least && n == 1 && a.kind == AmountKind::last_amount && previous &&
        previous->kind == EffectKind::damage)
      return s(P::c_damage_this_way);
    if (least && a.kind == AmountKind::times_used)
      return s(P::c_used_ge, {Np(), Np(number_word(t.lang, n, true))});
    if (least && a.kind == AmountKind::lands_played_this_turn && n == 2)
      return s(P::c_not_first_land, {sel(a.sel)});
    if (a.kind == AmountKind::creatures_died_this_turn && n == (least ? 1 : 0) &&
        (least || cmp == Cmp::eq || cmp == Cmp::le))
      return s(least ? P::c_creature_died : P::c_no_creature_died);
  }
  // "You have no cards in hand", "you have 5 or less life".
  if (b.kind == AmountKind::constant && t.modern() && !s(P::c_no_hand, {you_np()}).empty() &&
      (a.kind == AmountKind::hand_size || a.kind == AmountKind::life)) {
    const Np who = sel(a.sel);
    const bool hand = a.kind == AmountKind::hand_size;
    if (hand && ((cmp == Cmp::eq && b.value == 0) || (cmp == Cmp::le && b.value == 0) ||
                 (cmp == Cmp::lt && b.value == 1)))
      return s(P::c_no_hand, {who});
    if (hand && cmp == Cmp::ge)
      return s(P::c_hand_ge, {who, Np(number_word(t.lang, b.value, false))});
    if (hand && cmp == Cmp::le && !s(P::c_hand_le).empty())
      return s(P::c_hand_le, {who, Np(number_word(t.lang, b.value, false))});
    if (!hand && (cmp == Cmp::ge || cmp == Cmp::le))
      return s(cmp == Cmp::ge ? P::c_life_ge : P::c_life_le, {who, Np(std::to_string(b.value))});
  }
  // "There are three or more charge counters on it."
  if (a.kind == AmountKind::counters && b.kind == AmountKind::constant && t.today() &&
      !s(P::c_counters_ge).empty()) {
    const int n = b.value + (cmp == Cmp::gt) - (cmp == Cmp::lt);
    const Counter kind = Counter(a.value);
    const bool least = cmp == Cmp::ge || cmp == Cmp::gt;
    const Np many(counter_noun(kind, true), true);
    if (n == 0 && (cmp == Cmp::eq || cmp == Cmp::le || cmp == Cmp::lt))
      return s(P::c_counters_none, {many, sel(a.sel)});
    if (least && n == 1)
      return s(P::c_counters_has,
               {Np(with_det(t.lang, Det::a, counter_noun(kind, false), false, false)), sel(a.sel)});
    if (least || (cmp == Cmp::eq && n > 1))
      return s(least ? P::c_counters_ge : P::c_counters_exactly,
               {n == 1 ? Np(counter_noun(kind, false)) : many, sel(a.sel),
                Np(number_word(t.lang, n, false))});
  }
  P key = P::cmp_eq;
  switch (cmp) {
    case Cmp::none:
    case Cmp::eq:
      break;
    case Cmp::le:
      key = P::cmp_le;
      break;
    case Cmp::ge:
      key = P::cmp_ge;
      break;
    case Cmp::lt:
      key = P::cmp_lt;
      break;
    case Cmp::gt:
      key = P::cmp_gt;
      break;
    case Cmp::ne:
      key = P::cmp_ne;
      break;
  }
  std::string left = amount_words(c.a), right = amount_words(c.b);
  // "Your devotion to green is less than five": what is counted is in words.
  if (b.kind == AmountKind::constant && t.modern() && !noun_first() &&
      (a.kind == AmountKind::devotion || a.kind == AmountKind::count))
    right = number_word(t.lang, b.value, false);
  return s(key, {Np(left), Np(right)});
}

std::string Writer::exists_condition(const Condition& c, bool negated) {
  Filter f = db.filters[c.filter];
  std::string suffix;
  bool on_field = f.zone == Zone::battlefield;
  bool yours = on_field && !f.or_next && f.controller == PlayerRelation::you;
  bool theirs = on_field && !f.or_next && f.controller != PlayerRelation::any && !yours;
  PlayerRelation whose = f.controller;
  if (yours || theirs) f.controller = PlayerRelation::any;
  bool fem = false;
  // "no Islands": plural in English after "no", singular article-less noun elsewhere.
  bool plural = negated && (!noun_first() || !(yours || theirs));
  Np thing = f.or_next ? bare_chain(c.filter, plural, suffix, P::or_, true, &fem)
                       : bare(f, plural, suffix);
  if (!f.or_next) fem = thing.fem;
  std::string what = thing.text;
  const bool other = f.flags & kFOther;
  const bool land_kinds = yours && !negated && !noun_first() && t.today() && !f.types_all &&
                          !f.types_any && lands_only(c.filter);
  std::vector<std::string> each;  // "a Forest or a Plains"
  u32 colors = 0;
  for (int i = 0; land_kinds && i <= int(kForest); ++i)
    if (f.subtypes_any.has(i)) colors |= 1u << i;
  for (int i : printed_order(colors))
    each.push_back(with_det(t.lang, Det::a, subtype_noun(t.lang, db.subtypes[std::size_t(i)]).one,
                            false, false));
  if (each.size() > 1) {
    what = join(t, each, P::or_);
  } else if (!negated) {
    what = with_det(t.lang, other ? Det::another : Det::a, what, fem, false);
  } else if (noun_first() && (yours || theirs)) {
    what = with_det(t.lang, Det::no, what, fem, false);
  } else if (!noun_first() && other) {
    what = other_things(what);
  }
  Np np(what + suffix, plural, fem);
  if (yours) return s(negated ? P::c_you_control_no : P::c_you_control, {np});
  if (theirs)
    return s(negated ? P::c_player_controls_no : P::c_player_controls, {np, whose_np(whose, true)});
  if (on_field) return s(negated ? P::c_none : P::c_exists, {np});
  return s(negated ? P::c_none_zone : P::c_exists_zone, {np});
}

std::string Writer::matches_condition(const Condition& c, bool negated) {
  Np who = sel(c.sel);
  self_said = c.sel.kind == SelKind::self;
  if (c.sel.kind == SelKind::attached) host_said = true;
  Filter f = db.filters[c.filter];
  // A type that is known of it is not said: "if it's attacking", not "an attacking creature".
  const TypeSet known = known_types(c.sel);
  if (f.flags || f.power_cmp != Cmp::none || f.toughness_cmp != Cmp::none ||
      f.mv_cmp != Cmp::none || f.keywords_any) {
    if (!(f.types_all & ~known)) f.types_all = 0;
    if (f.types_any & known) f.types_any = 0;
  }
  std::string suffix;
  if (only_adjectives(f) && f.zone == Zone::battlefield && f.power_cmp == Cmp::none &&
      (f.flags == kFAttackedThisTurn || f.flags == kFDidNotAttack)) {
    const bool attacked = (f.flags == kFAttackedThisTurn) != negated;
    if (!attacked && !negated) return s(P::c_held_did_not_attack, {who});
    return s(attacked ? P::c_attacked : P::c_did_not_attack, {who});
  }
  const int sizes = (f.power_cmp != Cmp::none) + (f.toughness_cmp != Cmp::none) +
                    (f.mv_cmp != Cmp::none) +
                    (f.counter != Counter::count && t.modern() && !noun_first());
  if (only_adjectives(f) && f.zone == Zone::battlefield && sizes == 1 && !f.flags &&
      !f.keywords_any && !f.colors_any) {
    bare(f, who.plural, suffix);  // " with power 2 or less"
    const std::size_t word = suffix.find(' ', 1);
    return s(negated ? P::c_has_not : P::c_has, {who, Np(suffix.substr(word + 1))});
  }
  if (only_adjectives(f) && f.zone == Zone::battlefield) {
    if (f.keywords_any && !f.flags) {
      return s(negated ? P::c_has_not : P::c_has, {who, Np(keyword_list(f.keywords_any, P::or_))});
    }
    std::string adjectives;
    auto add = [&](A key) {
      std::string w = adjective(t, key, who.fem, who.plural);
      adjectives += (adjectives.empty() ? "" : " " + s(P::and_) + " ") + w;
    };
    if (f.flags & kFTapped) add(A::tapped);
    if (f.flags & kFUntapped) add(A::untapped);
    std::vector<std::string> fights;
    if (f.flags & kFAttacking) fights.push_back(s(P::now_attacking));
    if (f.flags & kFBlocking) fights.push_back(s(P::now_blocking));
    if (!fights.empty()) {
      adjectives += (adjectives.empty() ? "" : " " + s(P::and_) + " ") + join(t, fights, P::or_);
    }
    if (f.flags & kFBlocked) add(A::blocked);
    if (f.flags & kFUnblocked) add(A::unblocked);
    if (f.flags & kFEnchanted) add(A::enchanted);
    if (!adjectives.empty()) return s(negated ? P::c_state_not : P::c_state, {who, Np(adjectives)});
    if (f.colors_any && !f.flags && f.power_cmp == Cmp::none) {
      return s(negated ? P::c_is_not : P::c_is,
               {who, Np(color_words(f.colors_any, who.fem, who.plural, P::or_))});
    }
  }
  // "If that card is a land card": where it lies is known.
  if (c.sel.kind == SelKind::it && f.zone == Zone::hand && !f.or_next) {
    Np kind = bare(f, who.plural, suffix, false);
    if (!who.plural) kind.text = with_det(t.lang, Det::a, kind.text, kind.fem, false);
    kind.text += suffix;
    return s(negated ? P::c_is_not : P::c_is, {who, kind});
  }
  Np what = np(c.filter, who.plural ? Det::none : Det::a, who.plural);
  return s(negated ? P::c_is_not : P::c_is, {who, what});
}

std::string Writer::condition(u16 index, bool negated) {
  if (!index) return {};
  const Condition& c = db.conditions[index];
  auto pair = [&](P yes, P no) { return s(negated ? no : yes); };
  switch (c.kind) {
    case CondKind::always:
      return pair(P::c_always, P::c_never);
    case CondKind::compare:
      return compare_condition(c, negated);
    case CondKind::exists:
      return exists_condition(c, negated);
    case CondKind::matches:
      return matches_condition(c, negated);
    case CondKind::kicked:
      return s(negated ? P::c_not_kicked : P::c_kicked,
               {card && !(card->types & kPermanentTypes) ? spell_np()
                : t.modern() && self_said                ? sel({SelKind::self, 0, 0})
                                                         : this_np()});
    case CondKind::your_turn:
      return pair(P::c_your_turn, P::c_not_your_turn);
    case CondKind::both:
      return join(t, {condition(c.a, negated), condition(c.b, negated)},
                  negated ? P::or_ : P::and_);
    case CondKind::either:
      return join(t, {condition(c.a, negated), condition(c.b, negated)},
                  negated ? P::and_ : P::or_);
    case CondKind::negate:
      return condition(c.a, !negated);
    case CondKind::did: {
      Np who = did_who.text.empty() ? you_np() : did_who;
      return s(negated ? P::c_did_not : P::c_did, {who});
    }
    case CondKind::cast_from_hand:
      if (!negated && ability && (ability->said & kSaidYou) && t.modern() &&
          !s(P::c_you_cast_hand).empty())
        return s(P::c_you_cast_hand);
      return pair(P::c_from_hand, P::c_not_from_hand);
    case CondKind::was_cast:
      if (!negated && ability && (ability->said & kSaidYou) && t.modern() &&
          !s(P::c_you_cast).empty())
        return s(P::c_you_cast);
      return pair(P::c_was_cast, P::c_not_cast);
    case CondKind::flashed_back:
      return pair(P::c_flashback, P::c_not_flashback);
    case CondKind::is_step:
      return s(negated ? P::c_not_step : P::c_step, {Np(step_noun(Step(c.n)))});
    case CondKind::won_flip:
      return pair(P::c_won, P::c_lost);
    case CondKind::no_tails:
      return pair(P::c_no_tails, P::c_tails);
    case CondKind::same_player:
      return s(negated ? P::c_other_player : P::c_same_player, {sel(c.sel)});
    case CondKind::in_combat_phase:
      return pair(P::c_in_combat, P::c_not_in_combat);
    case CondKind::before_attackers:
      return pair(P::c_before_attackers, P::c_after_attackers);
    case CondKind::before_damage:
      return pair(P::c_before_damage, P::c_after_damage);
    case CondKind::before_blockers:
      return pair(P::c_before_blockers, P::c_after_blockers);
    case CondKind::you_attacked:
      return pair(P::c_you_attacked, P::c_you_didnt_attack);
    case CondKind::been_attacked:
      return pair(P::c_been_attacked, P::c_not_been_attacked);
    case CondKind::you_gained_life:
      return pair(P::c_gained_life, P::c_not_gained_life);
    case CondKind::opponent_lost_life:
      return pair(P::c_opponent_lost_life, P::c_no_opponent_lost_life);
    case CondKind::you_descended:
      return pair(P::c_descended, P::c_not_descended);
    case CondKind::permanent_left_yours:
      return pair(P::c_permanent_left, P::c_no_permanent_left);
    case CondKind::attacked_last_turn:
    case CondKind::entered_this_turn: {
      const Np self = sel({SelKind::self, 0, 0});
      self_said = true;
      if (c.kind == CondKind::entered_this_turn)
        return s(negated ? P::c_not_entered : P::c_entered, {self});
      return s(negated ? P::c_not_attacked_last_turn : P::c_attacked_last_turn, {self});
    }
    case CondKind::damaged_opponent: {
      const Np self = sel({SelKind::self, 0, 0});
      self_said = true;
      return s(negated ? P::c_not_damaged_opponent : P::c_damaged_opponent, {self});
    }
    case CondKind::opponents_turn:
      return pair(P::c_opponents_turn, P::c_not_opponents_turn);
    case CondKind::count:
      break;
  }
  return {};
}

}  // namespace upkeep::text
