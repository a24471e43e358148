// What befalls players, and damage.
#include "text/writer.h"

namespace upkeep::text {

// What deals it: named, or the card itself.
Np Writer::damage_source(const Effect& e, Mood mood) {
  if (silent_subject) return Np(std::string(), true);
  if (e.from.kind != SelKind::none) return sel(e.from);
  if (mood != Mood::order || !ability) return {};
  const bool before = self_said;
  // "Sacrifice this creature: It deals 1 damage": the cost has just named it.
  if (ability->kind == AbilityKind::activated && !said && t.today() && has_pronouns(t)) {
    const Cost& c = db.costs[ability->cost];
    self_said = self_said || (c.flags & kCostSacSelf) || c.remove_n;
  }
  const Np source = sel({SelKind::self, 0, 0});
  self_said = before || ability->kind == AbilityKind::spell;
  return source;
}

// "… deals X damage to that player, where X is the number of cards in their hand minus 4": what is
// reckoned stands behind.
bool Writer::reckoned(u16 amount) const {
  if (!amount || noun_first()) return false;
  const Amount* a = &db.amounts[amount];
  if (a->kind == AmountKind::maximum)
    a = &db.amounts[is_zero(a->a) ? a->b : is_zero(a->b) ? a->a : amount];
  return a->kind == AmountKind::subtract || a->kind == AmountKind::domain ||
         a->kind == AmountKind::untapped_lands_as_turn_began || a->kind == AmountKind::devotion;
}

// Whether it is short: "damage equal to its power to any target".
bool Writer::measured(u16 amount) const {
  if (!amount) return false;
  const Amount& a = db.amounts[amount];
  return a.kind == AmountKind::power || a.kind == AmountKind::toughness ||
         a.kind == AmountKind::mana_value ||
         (a.kind == AmountKind::counters && a.sel.kind == SelKind::self && recipient &&
          recipient->kind != SelKind::target);
}

// Whether what deals the damage deals as much as it measures itself: "equal to its power".
bool Writer::own_size(const Effect& e) const {
  const Selector& of = db.amounts[e.amount].sel;
  return t.modern() && has_pronouns(t) && e.from.kind == SelKind::target &&
         of.kind == e.from.kind && of.n == e.from.n && !of.filter && !e.from.filter;
}

std::string Writer::damage_clause(const Effect& e, Mood mood) {
  auto what = [&]() { return sel(e.what); };
  const bool divided = e.amount && db.amounts[e.amount].kind == AmountKind::divided_share;
  const bool even = e.amount && db.amounts[e.amount].kind == AmountKind::even_share;
  const Np source = damage_source(e, mood);
  Np amount;
  std::string to, equal;
  if ((divided || even) && mode && e.what.kind == SelKind::target &&
      e.what.n < mode->target_count) {
    const TargetSpec& spec = db.targets[std::size_t(mode->first_target + e.what.n)];
    Number n = number(spec.divide ? spec.divide : e.amount);
    amount = Np(s(even || spec.divide_even ? P::even_damage : P::divided_damage,
                  {Np(n.text, n.kind != Number::figure || n.value != 1)}));
    to = s(P::among, {what()});
  } else {
    // The target is named before an amount that speaks of it.
    Np target = e.what.kind == SelKind::all && !(wording & kSaidAll)
                    ? np(e.what.filter, Det::each, false)
                    : what();
    if (e.what.kind == SelKind::target && target.plural && t.modern() && !noun_first() &&
        target.text.compare(0, s(P::each_of, {Np()}).size(), s(P::each_of, {Np()})) != 0)
      target = Np(s(P::each_of, {target}));
    to = s(P::to_, {target});
    const bool counted = previous && previous->kind == EffectKind::destroy &&
                         db.amounts[e.amount].kind == AmountKind::last_amount;
    const Selector* const outer = recipient;
    recipient = &e.what;
    const bool where_x = (wording & kSaidWhere) && number(e.amount).kind == Number::words;
    if (!counted && !(wording & kSaidNumber) && (where_x || reckoned(e.amount))) {
      where.push_back(amount_words(e.amount));
      amount = Np(s(P::n_damage, {Np("X", true)}), true);
      if (target.you) equal = s(V::deal_you, {source, amount}, mood);
    } else if (!counted && measured(e.amount) && !target.you &&
               (db.amounts[e.amount].sel.kind != SelKind::target || own_size(e))) {
      const bool before = self_said;
      self_said = before || (has_pronouns(t) && e.from.kind == SelKind::none);
      of_itself = own_size(e);
      const Np first(amount_words(e.amount));
      of_itself = false;
      self_said = before;
      equal = s(V::deal_measured, {source, first, Np(to)}, mood);
    } else if (counted || number(e.amount).kind == Number::words) {
      Np words(counted ? s(P::a_gone_this_way, {destroyed_np(*previous)}) : amount_words(e.amount));
      equal = target.you ? s(V::deal_you_equal, {source, words}, mood)
                         : s(V::deal_equal, {source, words, Np(to)}, mood);
    } else {
      amount = damage_np(e.amount);
      if (target.you) equal = s(V::deal_you, {source, amount}, mood);
    }
    recipient = outer;
  }
  std::string out = equal.empty() ? s(V::deal, {source, amount, Np(to)}, mood) : equal;
  const bool anyway{e.flags & kEAnyway};
  if (anyway && (e.flags & kENoRegen) && (e.flags & kEExileIfDies))
    return out + ". " + s(V::regen_anyway, {pronoun(t)}) + ", " + s(P::and_) + " " +
           s(V::exile_anyway, {});
  if (e.flags & kENoRegen)
    out += ". " + s(anyway ? V::regen_anyway : V::no_regen_sentence, {pronoun(t)});
  // Of a target that is a creature for certain: "if that creature would die this turn, …"
  if ((e.flags & kEExileIfDies) && anyway && t.modern() && e.what.kind == SelKind::target && mode &&
      e.what.n < mode->target_count && !s(P::if_that_would_die, {Np()}).empty()) {
    const TargetSpec& spec = db.targets[std::size_t(mode->first_target + e.what.n)];
    if (spec.players == kTargetNoPlayer && spec.filter && spec.max == 1) {
      const Filter& f = db.filters[spec.filter];
      const bool walkers = f.types_any == (kCreature | kPlaneswalker) && !f.types_all;
      const Noun c = noun(t, N::creature), w = noun(t, N::planeswalker);
      const std::string that = with_det(t.lang, Det::that, c.one, c.fem, false) +
                               (walkers ? " " + s(P::or_) + " " + w.one : "");
      return out + ". " + s(P::if_that_would_die, {Np(that)});
    }
  }
  if (e.flags & kEExileIfDies) out += ". " + s(anyway ? V::exile_anyway : V::exile_if_dies, {});
  return out;
}

std::string Writer::step_noun(Step step) const {
  switch (step) {
    case Step::none:
      return {};
    case Step::untap:
      return s(V::step_next_untap);
    case Step::upkeep:
      return s(V::step_next_upkeep);
    case Step::draw:
      return s(V::step_next_draw);
    case Step::main1:
    case Step::main2:
      return s(V::step_next_main);
    case Step::begin_combat:
    case Step::end_combat:
      return s(V::step_next_combat);
    case Step::attackers:
      return s(V::step_next_attackers);
    case Step::blockers:
      return s(V::step_next_blockers);
    case Step::first_strike_damage:
    case Step::damage:
      return s(V::step_next_damage);
    case Step::discard:
      return s(V::step_next_discard);
    case Step::end:
      return s(V::step_next_end);
    case Step::cleanup:
      return s(V::step_next_cleanup);
  }
  return {};
}

std::string Writer::player_clause(const Effect& e, Mood mood) {
  auto who = [&]() {
    return sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  };
  auto what = [&]() { return sel(e.what); };
  const Noun card_noun = noun(t, N::card);
  switch (e.kind) {
    case EffectKind::lose_life:
      if (std::string half = half_life(e, mood); !half.empty()) return half;
      if (reckoned(e.amount)) {
        where.push_back(amount_words(e.amount));
        return s(V::lose_life, {who(), Np(s(P::n_life, {Np("X", true)}), true)}, mood);
      }
      return s(V::lose_life, {who(), life_np(e.amount)}, mood);
    case EffectKind::gain_life:
      if (std::string limited = limited_gain(e, mood); !limited.empty()) return limited;
      if (previous && e.amount && db.amounts[e.amount].kind == AmountKind::last_amount &&
          (previous->kind == EffectKind::damage || previous->kind == EffectKind::lose_life) &&
          previous->amount && number(previous->amount).kind == Number::words) {
        const P life = previous->kind == EffectKind::damage ? P::life_dealt : P::life_lost;
        return s(V::gain_life, {who(), Np(s(life))}, mood);
      }
      // Of several players together.
      if (t.today() && previous && e.amount && previous->kind == EffectKind::lose_life &&
          db.amounts[e.amount].kind == AmountKind::last_amount &&
          (previous->who.kind == SelKind::opponent || previous->who.kind == SelKind::each_player ||
           previous->who.kind == SelKind::all_players_others))
        return s(V::gain_life, {who(), Np(s(P::life_lost))}, mood);
      if (reckoned(e.amount)) {
        where.push_back(amount_words(e.amount));
        return s(V::gain_life, {who(), Np(s(P::n_life, {Np("X", true)}), true)}, mood);
      }
      return s(V::gain_life, {who(), life_np(e.amount)}, mood);
    case EffectKind::set_life: {
      Np p = who();
      return s(V::set_life, {p, Np(number(e.amount).text)}, mood);
    }
    case EffectKind::draw: {
      Np p = who();
      Np cards = count_np(e.amount, 0, card_noun);
      // A card besides that of the draw step.
      if (ability && ability->trigger.event == TriggerEvent::draw_step &&
          number(e.amount).kind == Number::figure) {
        const int n = number(e.amount).value;
        const std::string word =
            n == 1 ? one_more(card_noun.fem) : number_word(t.lang, n, card_noun.fem);
        cards.text = s(V::additional_card, {Np(word, n != 1)});
      }
      if (e.flags & kEReveal) {
        it = Np(with_det(t.lang, Det::that, cards.plural ? card_noun.many : card_noun.one,
                         card_noun.fem, cards.plural),
                cards.plural, card_noun.fem);
        const Np shown = it;
        if (has_pronouns(t)) it = pronoun(t, cards.plural);
        return s(V::draw_reveal, {p, cards, Np("", shown.plural)}, mood);
      }
      return s(V::draw, {p, cards}, mood);
    }
    case EffectKind::discard: {
      if (e.what.kind != SelKind::none) return s(V::discard_those, {what()}, mood);
      Np p = who();
      if (e.flags & kEAll) return s(V::discard, {p, Np(s(P::z_own_hand, {p}))}, mood);
      Np cards = count_np(e.amount, e.filter, card_noun);
      if (e.flags & kEYouChoose) return s(V::discard_you_choose, {p, cards}, mood);
      if ((e.flags & kEReveal) && (e.flags & kERandom)) {
        const std::string shown = s(V::reveal_hand, {p, Np(s(P::z_own_hand, {p}))}, mood);
        Np silent(std::string(), p.plural);
        if (!p.you && t.modern() && has_pronouns(t))  // "reveals their hand and discards …"
          return shown + " " + s(P::and_) + " " + s(V::discard_random, {silent, cards}, mood);
        return shown + ". " + s(V::discard_random, {player_np(P::pl_that), cards}, mood);
      }
      if ((e.flags & kERandom) && number(e.amount).kind == Number::x)
        return s(V::discard_random, {p, cards}, mood) + s(P::own_hand_if_few, {p});
      return s(e.flags & kERandom ? V::discard_random : V::discard, {p, cards}, mood);
    }
    case EffectKind::mill: {
      Np p = who();
      const Np cards = count_np(e.amount, 0, card_noun);
      // "The top card", "the top two cards".
      const Np top = cards.plural ? cards : Np(card_noun.one);
      return s(V::mill, {p, cards, Np(s(P::z_own_library, {p})), top}, mood);
    }
    case EffectKind::shuffle: {
      Np p = who();
      std::string out = s(V::shuffle, {p, Np(s(P::z_own_library, {p}))}, mood);
      if ((wording & kSaidThat) && t.today() && has_pronouns(t)) out += " " + s(P::z_that_library);
      return out;
    }
    case EffectKind::scry: {
      Np p = who();
      Number n = number(e.amount);
      if (!t.modern() && n.kind == Number::figure && n.value == 1) return s(V::scry_one, {p}, mood);
      Np cards = count_np(e.amount, 0, card_noun);
      if (noun_first()) cards.text = with_det(t.lang, Det::the, cards.text, card_noun.fem, true);
      return s(V::scry, {p, Np(n.text), cards}, mood);
    }
    case EffectKind::reveal_hand: {
      Np p = who();
      if (e.flags & kEYouChoose) return s(V::look_hand, {p, Np(s(P::z_hand, {p}))}, mood);
      return s(V::reveal_hand, {p, Np(s(P::z_own_hand, {p}))}, p.you ? mood : Mood::order);
    }
    case EffectKind::extra_turn:
      return s(V::extra_turn, {who()}, mood);
    case EffectKind::extra_land: {
      Number n = number(e.amount);
      bool many = n.kind != Number::figure || n.value != 1;
      std::string w =
          n.kind == Number::figure ? number_word(t.lang, n.value, noun(t, N::land).fem) : n.text;
      if (!many) w = one_more(noun(t, N::land).fem);
      if (many && t.modern() && !noun_first() && n.kind == Number::figure) w = s(P::up_to, {Np(w)});
      return s(V::extra_land, {who(), Np(s(V::additional_land, {Np("", many), Np(w)}))}, mood);
    }
    case EffectKind::skip_step: {
      const std::string step = step_noun(Step(e.n));
      const bool fem = step[0] == 'f' || step[0] == 'd';  // Spanish "fase", "declaración"
      return s(V::skip_step, {who(), Np(step, false, fem)}, mood);
    }
    case EffectKind::flip_coin:
      return s(V::flip_coin, {who()}, mood);
    case EffectKind::choose_color:
      return s(V::choose_color, {who()}, mood);
    case EffectKind::choose_type:
      return s(e.flags & kEBasicLand ? V::choose_land_type : V::choose_creature_type, {who()},
               mood);
    case EffectKind::choose_number:
      return s(V::choose_number, {who(), Np(number(e.amount).text)}, mood);
    case EffectKind::choose_object: {
      Np p = e.who.kind == SelKind::opponent ? player_np(P::pl_an_opponent) : who();
      Np things = count_np(e.amount, e.filter, noun(t, N::permanent), true);
      if (e.flags & kEUpTo) things.text = s(P::up_to, {things});
      it = that_np(e.filter, things.plural);
      it_filter = e.filter;
      if (e.filter) {
        const Filter& f = db.filters[e.filter];
        picked_yours = f.zone != Zone::battlefield &&
                       (f.owner == PlayerRelation::you || f.controller == PlayerRelation::you);
      }
      if (e.flags & kEReveal) {
        if (e.filter && db.filters[e.filter].zone == Zone::hand && !p.you) {  // "from their hand"
          things = count_np(e.amount, e.filter, card_noun, false);
          things.text += " " + s(P::from_zone, {things, Np(s(P::z_own_hand, {p}))});
        }
        return s(e.flags & kERandom ? V::reveal_random : V::reveal_chosen, {p, things}, mood);
      }
      if (e.flags & kERandom) return s(V::choose_object_random, {p, things}, mood);
      return s(V::choose_object, {p, things}, mood);
    }
    case EffectKind::win:
      return s(V::win, {who()}, mood);
    case EffectKind::lose:
      return s(V::lose, {who()}, mood);
    case EffectKind::empty_pool:
      return s(V::empty_pool, {who()}, mood);
    case EffectKind::set_pool_mana: {
      Np p = who();
      std::string symbols =
          e.flags & kEAnyColor ? s(V::mana_any_color, {Np("1")}) : pool_symbols(e);
      return s(V::set_pool, {p, Np(symbols)}, mood);
    }
    default:
      return {};
  }
}

}  // namespace upkeep::text
