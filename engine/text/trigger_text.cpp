// What a triggered ability waits for.
#include "text/writer.h"

namespace upkeep::text {

// Whether all that it names dies: creatures and planeswalkers do (CR 700.4).
bool Writer::mortal(u16 filter) const {
  for (u16 i = filter; i; i = db.filters[i].or_next) {
    const Filter& f = db.filters[i];
    constexpr TypeSet kMortal = kCreature | kPlaneswalker;
    if (f.flags & kFSelf) {
      if (!card || !(card->types & kMortal)) return false;
      continue;
    }
    if (!(f.types_all & kMortal) && !(f.types_any && !(f.types_any & ~kMortal)) &&
        !(f.types_all == 0 && f.types_any == 0 && creature_kinds(f)))
      return false;
  }
  return true;
}

// "Second", agreeing with what is counted.
Np Writer::ordinal(const Trigger& tr, bool fem) const {
  static constexpr P kOrdinals[] = {P::ord_first, P::ord_second, P::ord_third, P::ord_fourth};
  return Np(s(kOrdinals[(tr.nth - 1) & 3], {Np("", false, fem)}));
}

// In which turns that is counted: "each turn", "during each opponent's turn".
std::string Writer::of_turns(const Trigger& tr) const {
  return s(tr.during == PlayerRelation::any        ? P::each_turn
           : tr.during == PlayerRelation::opponent ? P::each_opponents_turn
                                                   : P::each_own_turn);
}

// The clause after "when" or "whenever"; `once`: it can happen but once, so "when".
std::string Writer::trigger_clause(const Trigger& tr, bool& once, bool& at_step) {
  const std::string clause = event_clause(tr, once, at_step);
  const bool object_counted = tr.event == TriggerEvent::cast || tr.event == TriggerEvent::draws;
  if (tr.nth) {
    if (object_counted) return clause;
    return clause + " " + s(P::nth_time, {ordinal(tr, true)}) + " " + of_turns(tr);
  }
  if (tr.during == PlayerRelation::any) return clause;
  const bool theirs = tr.during == PlayerRelation::opponent;
  return clause + " " + s(theirs ? P::during_opponents_turn : P::during_own_turn);
}

// "One or more creatures you control", "one or more other artifact cards".
Np Writer::one_or_more(u16 filter, const Filter& f) {
  if (!filter) return some_of(Noun(noun(t, N::card)));
  std::string suffix;
  bool fem = false;
  Np things;
  if (f.or_next) {
    things = np(filter, Det::none, true);
    fem = things.fem;
  } else {
    things = bare(f, true, suffix);
    fem = things.fem;
    if (f.flags & kFOther) things.text = with_det(t.lang, Det::another, things.text, fem, true);
  }
  return Np(s(P::one_or_more, {Np(things.text + suffix, true, fem)}), true, fem);
}

Np Writer::some_of(const Noun& n) const {
  return Np(s(P::one_or_more, {Np(n.many, true, n.fem)}), true, n.fem);
}

std::string Writer::event_clause(const Trigger& tr, bool& once, bool& at_step) {
  at_step = false;
  const bool self = is_self(tr.object);
  once = self;
  auto object = [&]() {
    if (tr.together) return one_or_more(tr.object, db.filters[tr.object]);
    if (!tr.object) {
      Noun n = noun(t, N::permanent);
      return Np(with_det(t.lang, Det::a, n.one, n.fem, false), false, n.fem);
    }
    return np(tr.object, Det::a, false);
  };
  auto creature = [&]() {
    Noun n = noun(t, N::creature);
    return tr.object ? object() : Np(with_det(t.lang, Det::a, n.one, n.fem, false), false, n.fem);
  };
  auto some = [&](N key) {
    if (tr.together) return object();
    Noun n = noun(t, key);
    return tr.object ? np(tr.object, Det::a, false)
                     : Np(with_det(t.lang, Det::a, n.one, n.fem, false), false, n.fem);
  };
  // "Discards a creature card", "cycles a card".
  auto card_of = [&]() {
    if (!tr.object || db.filters[tr.object].or_next || noun_first() ||
        db.filters[tr.object].zone != Zone::battlefield)
      return some(N::card);
    Filter f = db.filters[tr.object];
    f.zone = Zone::library;  // a card; where it lies is not said
    if (tr.together) return one_or_more(tr.object, f);
    std::string suffix;
    const Np one = bare(f, false, suffix);
    if (one.text == noun(t, N::card).one && suffix.empty() && !(f.flags & kFOther))
      return some(N::card);  // any card: told without a filter
    const bool not_this = (f.flags & kFOther) != 0;
    return Np(with_det(t.lang, not_this ? Det::another : Det::a, one.text, one.fem, false) +
              suffix);
  };
  auto other = [&]() {
    Noun n = noun(t, N::creature);
    return tr.other ? np(tr.other, Det::a, false)
                    : Np(with_det(t.lang, Det::a, n.one, n.fem, false), false, n.fem);
  };
  auto player = [&]() { return whose_np(tr.player, true); };
  auto damage = [&]() {
    return Np(s(tr.combat_only      ? P::bare_combat_damage
                : tr.noncombat_only ? P::bare_noncombat_damage
                                    : P::bare_damage));
  };
  // In 1997 upkeep effects happen when the active player takes them up.
  auto part_of_phase = [&]() {
    const bool phase = tr.event == TriggerEvent::upkeep || tr.event == TriggerEvent::draw_step;
    if (t.words != Vocabulary::classic1997 || !phase || tr.part == 1) return P::t_begin_step;
    return tr.part == 2 ? P::t_end_of_step : P::t_during_step;
  };
  auto step = [&](P key) {
    at_step = true;
    Np who = tr.player == PlayerRelation::any ? player_np(P::pl_each) : whose_np(tr.player, false);
    // "Each player's upkeep", not "their upkeep".
    if (tr.player == PlayerRelation::any || tr.player == PlayerRelation::opponent) who.poss.clear();
    return s(part_of_phase(), {Np(s(key, {who}))});
  };
  auto to_whom = [&]() -> Np {
    if (tr.to_player_only || (tr.player != PlayerRelation::any && !tr.to_object_only))
      return Np(s(P::sfx_to_player, {player()}));
    if (tr.to_object_only || tr.other) return Np(s(P::sfx_to_player, {other()}));
    return {};
  };
  switch (tr.event) {
    case TriggerEvent::none:
      return {};
    case TriggerEvent::enters: {
      // "a creature you control enters"
      return s(P::t_enters, {some(N::permanent)});
    }
    case TriggerEvent::leaves:
      return s(P::t_leaves, {some(N::permanent)});
    case TriggerEvent::dies: {
      bool creature_dies = !tr.object || head_noun(tr.object).one == noun(t, N::creature).one;
      if (self)
        creature_dies = !granted_noun.text.empty() ? granted_noun.text == noun(t, N::creature).one
                                                   : card && (card->types & kCreature);
      const bool aura = card && card->enchant;
      if (is_host(tr.object))
        creature_dies =
            !aura || head_noun(db.targets[card->enchant].filter).one == noun(t, N::creature).one;
      if (t.today() && tr.object && !self && !is_host(tr.object)) creature_dies = mortal(tr.object);
      once = self || (is_host(tr.object) && aura);
      return s(creature_dies ? P::t_dies : P::t_dies_permanent, {creature()});
    }
    case TriggerEvent::to_graveyard: {
      if (self) return s(P::t_to_graveyard, {object()});
      if (tr.object && db.filters[tr.object].zone == Zone::battlefield)
        return s(P::t_dies_permanent, {object()});
      if (tr.object && db.filters[tr.object].owner == PlayerRelation::you &&
          !db.filters[tr.object].or_next) {
        // "Cards are put into your graveyard": whose they are is said with the place.
        Filter f = db.filters[tr.object];
        f.zone = Zone::library;
        f.owner = PlayerRelation::any;
        if (tr.together) return s(P::t_to_own_graveyard, {one_or_more(tr.object, f)});
        std::string suffix;
        const Np one = bare(f, false, suffix);
        return s(P::t_to_own_graveyard,
                 {Np(with_det(t.lang, f.flags & kFOther ? Det::another : Det::a, one.text, one.fem,
                              false) +
                         suffix,
                     false, one.fem)});
      }
      return s(P::t_to_graveyard, {some(N::card)});
    }
    case TriggerEvent::attacks:
      once = false;
      if (tr.player != PlayerRelation::any)
        return s(P::t_attacks_player, {creature(), Np(), player()});
      return s(P::t_attacks, {creature()});
    case TriggerEvent::attacks_or_blocks:
      once = false;
      return s(P::t_attacks_or_blocks, {creature()});
    case TriggerEvent::blocks_or_becomes_blocked:
      once = false;
      return s(P::t_blocks_or_becomes, {creature()});
    case TriggerEvent::attacks_alone:
      once = false;
      return s(P::t_attacks_alone, {creature()});
    case TriggerEvent::player_attacks:
      return s(P::t_player_attacks, {Np(), Np(), player()});
    case TriggerEvent::blocks:
      once = false;
      if (tr.other) return s(P::t_blocks_other, {creature(), other()});
      return s(P::t_blocks, {creature()});
    case TriggerEvent::becomes_blocked:
      once = false;
      return s(P::t_becomes_blocked, {creature()});
    case TriggerEvent::blocked_by:
      once = false;
      if (is_self(tr.other) && !self)  // "whenever this creature blocks a creature"
        return s(P::t_blocks_other, {this_np(), creature()});
      return s(P::t_blocked_by, {creature(), other()});
    case TriggerEvent::blocks_or_blocked:
      once = false;
      return s(P::t_blocks_or_blocked, {creature(), other()});
    case TriggerEvent::unblocked:
      once = false;
      return s(P::t_unblocked, {creature()});
    case TriggerEvent::deals_damage:
      once = false;
      if (tr.player == PlayerRelation::you && !tr.to_object_only && !tr.other)
        return s(P::t_deals_damage_you, {some(N::source), Np(), player(), damage()});
      return s(P::t_deals_damage, {some(N::source), to_whom(), player(), damage()});
    case TriggerEvent::dealt_damage: {
      once = false;
      Np by = tr.other ? Np(s(V::sfx_by, {other()})) : Np();
      return s(P::t_dealt_damage, {creature(), by, player(), damage()});
    }
    case TriggerEvent::player_damaged: {
      once = false;
      Np by = tr.object ? Np(s(V::sfx_by, {object()})) : Np();
      return s(P::t_player_damaged, {Np(), by, player(), damage()});
    }
    case TriggerEvent::cast:
      once = self;
      if (tr.nth)
        return s(P::t_cast_nth, {ordinal(tr, noun(t, N::spell).fem), Np(of_turns(tr)), player()});
      return s(P::t_cast, {self ? this_np() : some(N::spell), Np(),
                           self && tr.player == PlayerRelation::any ? you_np() : player()});
    case TriggerEvent::becomes_target: {
      once = false;
      Noun sp = noun(t, N::spell), ab = noun(t, N::ability);
      Np by(with_det(t.lang, Det::a, sp.one, sp.fem, false) + " " + s(P::or_) + " " +
            (!noun_first() ? ab.one : with_det(t.lang, Det::a, ab.one, ab.fem, false)));
      if (tr.other) by = np(tr.other, Det::a, false);
      return s(P::t_becomes_target, {some(N::permanent), by});
    }
    case TriggerEvent::taps:
      once = false;
      return s(P::t_taps, {some(N::permanent)});
    case TriggerEvent::untaps:
      once = false;
      return s(P::t_untaps, {some(N::permanent)});
    case TriggerEvent::tapped_for_mana:
      once = false;
      if (tr.player == PlayerRelation::any && tr.object) {
        // Nobody is named who does it, where "its controller" follows.
        const bool nobody = self || is_host(tr.object) || (ability && (ability->said & kSaidIt));
        return nobody ? s(P::t_is_tapped_for_mana, {object()})
                      : s(P::t_tapped_for_mana, {object(), Np(), player()});
      }
      return s(P::t_tapped_for_mana, {some(N::land), Np(), player()});
    case TriggerEvent::upkeep:
      if (host_step) {
        at_step = true;
        return s(part_of_phase(), {Np(s(P::step_upkeep_of, {controller_of(host_np())}))});
      }
      // "Each player's upkeep" where that player is spoken of.
      if (tr.player == PlayerRelation::any && ability && (ability->said & kSaidEach) &&
          !s(P::t_each_upkeep).empty()) {
        at_step = true;
        return s(P::t_each_upkeep);
      }
      return step(P::step_upkeep);
    case TriggerEvent::draw_step:
      return step(P::step_draw);
    case TriggerEvent::main_phase:
      return step(P::step_main);
    case TriggerEvent::begin_combat:
      return step(P::step_combat);
    case TriggerEvent::end_combat:
      at_step = true;
      return s(P::t_end_combat);
    case TriggerEvent::end_step:
      if (tr.player == PlayerRelation::any) {
        at_step = true;
        return s(end_last ? P::t_end_any : P::t_end_each);
      }
      at_step = true;
      return s(P::t_end_of, {whose_np(tr.player, false)});
    case TriggerEvent::draws:
      if (tr.nth)
        return s(P::t_draws_nth, {ordinal(tr, noun(t, N::card).fem), Np(of_turns(tr)), player()});
      if (tr.past_first) return s(P::t_draws_past_first, {Np(), Np(), player()});
      return s(P::t_draws, {Np(), Np(), player()});
    case TriggerEvent::discards:
      return s(P::t_discards, {card_of(), Np(), player()});
    case TriggerEvent::gains_life:
      return s(P::t_gains_life, {Np(), Np(), player()});
    case TriggerEvent::loses_life:
      return s(P::t_loses_life, {Np(), Np(), player()});
    case TriggerEvent::sacrificed:
      return s(P::t_sacrificed, {some(N::permanent), Np(),
                                 tr.player == PlayerRelation::any && self ? you_np() : player()});
    case TriggerEvent::land_played:
      return s(P::t_land_played, {Np(), Np(), player()});
    case TriggerEvent::counters_put:
      once = false;
      if (tr.counter != Counter::count)
        return s(P::t_kind_put, {some(N::permanent), Np(counter_noun(tr.counter, true), true)});
      return s(P::t_counters_put, {some(N::permanent)});
    case TriggerEvent::attached:
      once = false;
      return s(P::t_attached, {some(N::permanent), other()});
    case TriggerEvent::turned_face_up:
      return s(P::t_face_up, {some(N::permanent)});
    case TriggerEvent::state:
      once = true;
      return {};
    case TriggerEvent::cycled:
      once = self;
      return s(P::t_cycled, {self ? this_np() : card_of(), Np(),
                             tr.player == PlayerRelation::any && self ? you_np() : player()});
    case TriggerEvent::count:
      break;
  }
  return {};
}

}  // namespace upkeep::text
