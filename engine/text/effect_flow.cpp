// How clauses are strung together, and effects that steer others: may, pay, if, for each, repeat,
// one of several, later.
#include <algorithm>

#include "text/writer.h"

namespace upkeep::text {

// Clauses with what stands between them: what their effects ask for, or else full stops, or "and".
std::string Writer::chained(const std::vector<std::string>& list, const std::vector<u16>& from,
                            bool sentences) const {
  std::string out;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i == 0) {
      out = list[i];
      continue;
    }
    Joint joint = i < from.size() ? db.effects[from[i]].joint() : Joint::usual;
    if (joint == Joint::usual) joint = sentences ? Joint::apart : Joint::conjunction;
    switch (joint) {
      case Joint::usual:
      case Joint::apart:
        out += ". " + list[i];
        break;
      case Joint::conjunction:
        out += " " + s(P::and_) + " " + list[i];
        break;
      case Joint::afterwards:
        out = s(P::then_join, {Np(out), Np(list[i])});
        break;
      case Joint::comma:
        out += ", " + list[i];
        break;
      case Joint::last:
        out += ", " + s(P::and_) + " " + list[i];
        break;
      case Joint::and_after:
        out += " " + s(P::and_) + " " + s(P::afterwards) + " " + list[i];
        break;
      case Joint::apart_after:
        out += ". " + s(P::afterwards) + " " + list[i];
        break;
    }
  }
  return out;
}

// All in one clause, for what follows "if" or "you may".
std::string Writer::nested(u16 first, Mood mood) {
  const bool before = said;
  said = mood == Mood::order;
  std::vector<u16> from;
  std::vector<std::string> list = clauses(first, mood, &from);
  said = said || before;
  bool sentences_inside = false;
  for (const std::string& c : list)
    sentences_inside =
        sentences_inside || c.find(". ") != std::string::npos || c.find(", ") != std::string::npos;
  // "An opponent chooses a land you control. Sacrifice that land.": an order cannot follow what
  // somebody else does in the same sentence.
  std::size_t order = 0;
  bool theirs = false;
  for (std::size_t i = 0; i < list.size() && !order && mood == Mood::order; ++i) {
    if (db.effects[from[i]].joint() != Joint::usual) break;
    const Effect& e = db.effects[from[i]];
    const bool nobody = e.who.kind == SelKind::none || e.who.kind == SelKind::you;
    const bool ordered = e.kind != EffectKind::gain_ownership && e.kind != EffectKind::gain_life &&
                         e.kind != EffectKind::lose_life;  // those name their subject
    if (theirs && nobody && ordered && infinitive_fits(from[i], {SelKind::you, 0, 0}, true))
      order = i;
    theirs = theirs || !nobody;
  }
  if (order) {
    const auto at = list.begin() + std::ptrdiff_t(order);
    return join(t, {list.begin(), at}, P::and_) + ". " + join(t, {at, list.end()}, P::and_);
  }
  const bool linked = std::any_of(from.begin() + (from.empty() ? 0 : 1), from.end(),
                                  [&](u16 e) { return db.effects[e].joint() != Joint::usual; });
  if (linked) return chained(list, from, sentences_inside);
  if (!sentences_inside || list.size() == 1) return join(t, list, P::and_);
  return chained(list, {}, true);
}

std::string Writer::sentences(u16 first) {
  std::vector<u16> from;
  const std::vector<std::string> list = clauses(first, Mood::order, &from);
  return chained(list, from, true);
}

// "If you do, …", "if they don't, …", or with the player named again.
std::string Writer::if_done(const Np& who, u16 then, bool done) {
  const u16 how = wording;
  const std::string rest = nested(then, Mood::order);
  if ((how & (kSaidNamed | kSaidThat | kSaidEach)) && t.today() && has_pronouns(t) && !who.you) {
    const Np again = player_np(how & kSaidNamed  ? P::pl_the_player
                               : how & kSaidThat ? P::pl_that
                                                 : P::pl_a_player);
    return s(done ? V::if_who_does : V::if_who_does_not, {again, Np(rest)});
  }
  return s(done ? V::if_does : V::if_does_not, {who, Np(rest)});
}

std::string Writer::pay_clause(const Effect& e, Mood mood) {
  const auto who_of = [&]() {
    return sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  };
  // The price may multiply: "{2} for each age counter".
  std::string times;
  const ManaCost& mana = db.costs[e.cost].mana;
  price_x = false;
  if (e.amount &&
      !(db.amounts[e.amount].kind == AmountKind::constant && db.amounts[e.amount].value <= 1)) {
    const Amount& a = db.amounts[e.amount];
    if (a.kind == AmountKind::count) {
      times = " " + s(P::for_each, {np(a.filter, Det::none, false)});
    } else if (a.kind == AmountKind::counters) {
      times =
          " " + s(P::for_each,
                  {Np(s(P::counter_on, {Np(counter_noun(Counter(a.value), false)), sel(a.sel)}))});
    } else if (a.kind == AmountKind::x && mana_symbols(mana) == "{1}") {
      price_x = true;  // {1} times X is {X}
    } else {
      times = " " + s(P::times, {Np(number(e.amount).text)});
    }
  }
  if (e.flags & kEForced) {
    const Np who = who_of();
    std::string out = cost_clause(e.cost, who, Mood::order) + times;
    if (e.else_child) out += ". " + s(V::if_does_not, {who, Np(nested(e.else_child, Mood::order))});
    return out;
  }
  if (!e.child && e.else_child) return unless_paid(e, times, mood);
  Np payer = who_of();
  did_who = payer;
  did_sel = e.who;
  Np silent = payer;
  silent.text.clear();
  std::string out = s(V::may, {payer, Np(cost_clause(e.cost, silent, Mood::infinitive) + times)});
  if (e.child) out += ". " + if_done(payer, e.child, true);
  if (e.else_child) out += ". " + if_done(payer, e.else_child, false);
  return out;
}

// "Deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead."
std::string Writer::kicked_damage(const Effect& e) {
  if (db.conditions[e.condition].kind != CondKind::kicked || !e.child || !e.else_child) return {};
  const Effect& more = db.effects[e.child];
  const Effect& less = db.effects[e.else_child];
  const auto plain = [&](const Effect& x) {
    return x.kind == EffectKind::damage && !x.next && !x.flags && x.from.kind == SelKind::none &&
           x.what.kind == SelKind::target && number(x.amount).kind == Number::figure;
  };
  if (!plain(more) || !plain(less) || more.what.n != less.what.n) return {};
  std::string out = clause(less, Mood::order);
  std::string to;
  if (!t.today()) {
    Np target = sel(more.what);
    if (!noun_first() && mode &&
        any_target_filter(db, db.targets[std::size_t(mode->first_target + more.what.n)])) {
      target = Np(with_det(t.lang, Det::that, noun(t, N::creature).one, false, false) + " " +
                  s(P::or_) + " " + noun(t, N::player).one);
    }
    to = s(P::sfx_to_player, {target});
  }
  const std::string instead = s(V::instead_deal, {damage_np(more.amount), Np(to)});
  return out + ". " + s(P::if_, {Np(condition(e.condition)), Np(instead)});
}

// "You gain life equal to the damage dealt", but not more than there was.
bool Writer::drains(const Effect& e) const {
  const auto limited = [&](u16 child, AmountKind most) {
    if (!child || db.effects[child].next || db.effects[child].kind != EffectKind::gain_life)
      return false;
    const Effect& gain = db.effects[child];
    if (gain.who.kind != SelKind::none && gain.who.kind != SelKind::you) return false;
    const Amount* a = &db.amounts[gain.amount];
    if (a->kind == AmountKind::maximum && a->a && a->b)
      a = &db.amounts[db.amounts[a->a].kind == AmountKind::minimum ? a->a : a->b];
    if (a->kind != AmountKind::minimum || !a->a || !a->b ||
        db.amounts[a->a].kind != AmountKind::last_amount)
      return false;
    const Amount& limit = db.amounts[a->b];
    return limit.kind == most || (most == AmountKind::life && limit.kind == AmountKind::add &&
                                  db.amounts[limit.b].kind == AmountKind::life);
  };
  return !noun_first() && limited(e.child, AmountKind::toughness) &&
         limited(e.else_child, AmountKind::life);
}

// "Sacrifice a creature other than this creature. If you can't, it deals 7 damage to you."
std::string Writer::or_else(const Effect& e) {
  Condition c = db.conditions[e.condition];
  if (!e.child || !e.else_child) return {};
  const Effect& act = db.effects[e.child];
  // "Sacrifice that many permanents. If you can't, …": if there are as many.
  if (c.kind == CondKind::compare && c.cmp == Cmp::ge && t.today() && act.amount &&
      db.amounts[c.a].kind == AmountKind::count &&
      db.amounts[c.b].kind == db.amounts[act.amount].kind &&
      db.amounts[c.b].kind == AmountKind::event_amount) {
    c.kind = CondKind::exists;
    c.filter = db.amounts[c.a].filter;
  }
  if (c.kind != CondKind::exists || !c.filter) return {};
  if (act.kind != EffectKind::sacrifice || act.next || act.what.kind != SelKind::none ||
      !act.filter || (act.who.kind != SelKind::none && act.who.kind != SelKind::you))
    return {};
  const Filter& there = db.filters[c.filter];
  const Filter& gone = db.filters[act.filter];
  if (there.controller != PlayerRelation::you || there.types_any != gone.types_any ||
      there.types_all != gone.types_all || there.flags != gone.flags ||
      !(there.subtypes_any == gone.subtypes_any) || there.or_next || gone.or_next)
    return {};
  std::string first = clause(act, Mood::order);
  if (gone.flags & kFOther) {
    Filter plain = gone;
    plain.flags = gone.flags & ~u64(kFOther);
    std::string suffix;
    Np thing = bare(plain, false, suffix);
    thing.text = with_det(t.lang, Det::a, thing.text, thing.fem, false) + suffix;
    const std::string but = s(P::other_than, {thing, this_np()});
    if (!but.empty()) first = s(V::sacrifice, {you_np(), Np(but)});
  }
  self_said = false;
  const std::string cannot = s(P::if_cannot, {Np(nested(e.else_child, Mood::order))});
  return cannot.empty() ? std::string() : first + ". " + cannot;
}

std::string Writer::when_clause(const Effect& e) {
  if (std::string kicked = kicked_damage(e); !kicked.empty()) return kicked;
  if (const std::string forced = or_else(e); !forced.empty()) return forced;
  if (drains(e)) return s(P::gain_dealt, {this_np()});
  const Condition& c = db.conditions[e.condition];
  if (c.kind == CondKind::did && (wording & kSaidEach) && !e.else_child && !did_who.text.empty())
    return if_done(did_who, e.child, true);
  std::string cond = condition(e.condition);
  const Selector* const about = c.kind == CondKind::matches ? &c.sel : nullptr;
  if_subject = about;
  again_named = c.kind == CondKind::compare && db.amounts[c.a].kind == AmountKind::times_used;
  std::string out = s(P::if_, {Np(cond), Np(nested(e.child, Mood::order))});
  if_subject = about;
  if (e.else_child) {
    const std::string rest = nested(e.else_child, Mood::order);
    // A coin that isn't won is lost.
    out += ". " + (c.kind == CondKind::won_flip
                       ? s(P::if_, {Np(condition(e.condition, true)), Np(rest)})
                       : s(P::otherwise, {Np(rest)}));
  }
  if_subject = nullptr;
  again_named = false;
  return out;
}

std::string Writer::for_each_clause(const Effect& e) {
  Np outer = iterated;
  std::string out;
  const bool all = e.what.kind == SelKind::all;
  Np each = all ? np(e.what.filter, Det::none, false) : sel(e.what);
  if (!all && (e.what.kind == SelKind::each_player || e.what.kind == SelKind::opponent)) {
    // "Each player discards …": the first child names the players, the rest says "that player".
    iterated = each;
    const Effect& child = db.effects[e.child];
    if (child.who.kind == SelKind::iterated && child.kind != EffectKind::for_each) {
      out = clause(child, Mood::order) + take_where();
      iterated = player_np(P::pl_that);
      if (child.next) {
        for (const std::string& c : clauses(child.next, Mood::order)) out += ". " + c;
      }
      iterated = outer;
      return out;
    }
    iterated = player_np(P::pl_that);
    std::string people =
        e.what.kind == SelKind::opponent ? noun(t, N::opponent).one : noun(t, N::player).one;
    out = s(V::for_each_do, {Np(people), Np(nested(e.child, Mood::order))});
    iterated = outer;
    return out;
  }
  if (!all && !each.plural) {
    iterated = each;
    out = nested(e.child, Mood::order);
    iterated = outer;
    return out;
  }
  if (all) {
    iterated = has_pronouns(t) ? pronoun(t) : that_np(e.what.filter, false);
    iterated.near = true;
  } else {
    iterated = has_pronouns(t) ? Np(pronoun(t).text) : that_of(e.what);
    if (iterated.text.empty()) iterated = each;
  }
  if (!all && e.what.kind == SelKind::it && it_filter && noun_first())
    iterated = that_np(it_filter, false);
  iterated.near = true;
  if (all)
    out = s(V::for_each_do, {Np(each.text), Np(nested(e.child, Mood::order))});
  else
    out = s(V::for_each_of, {each, Np(nested(e.child, Mood::order))});
  iterated = outer;
  return out;
}

std::string Writer::choose_one_clause(const Effect& e) {
  const auto who_of = [&]() {
    return sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  };
  if (std::string choice = keyword_choice(e); !choice.empty()) return choice;
  std::vector<std::string> options;
  const Effect* at = &e;
  for (;;) {
    options.push_back(nested(at->child, Mood::order));
    if (!at->else_child) break;
    const Effect& rest = db.effects[at->else_child];
    if (rest.kind != EffectKind::choose_one || rest.next) {
      options.push_back(nested(at->else_child, Mood::order));
      break;
    }
    at = &rest;
  }
  Np who = who_of();
  std::string list;
  for (std::size_t i = 0; i < options.size(); ++i) {
    list += (i == 0 ? "" : i + 1 == options.size() ? "; " + s(P::or_) + " " : "; ") + options[i];
  }
  return s(V::choose_one_of, {who, Np(list)});
}

std::string Writer::delay_clause(const Effect& e) {
  Np outer = saved, now;
  saved_self = e.what.kind == SelKind::self;
  if (e.what.kind != SelKind::none) {
    // Mention it now where it is new, so that the child can say "it".
    now = sel(e.what);
    saved = that_of(e.what);
    if (saved.text.empty()) saved = now;
    if (saved.text.empty()) saved.text = saved.obj;  // a subject left unsaid
    // Where something else has been spoken of, "it" would be that.
    if (has_pronouns(t) && e.what.kind == SelKind::self)
      saved = again_named ? this_np() : pronoun(t);
  }
  V key = V::delay_end_step;
  switch (DelayTime(e.n)) {
    case DelayTime::end_step:
    case DelayTime::never:
      break;
    case DelayTime::your_upkeep:
      key = V::delay_your_upkeep;
      break;
    case DelayTime::next_upkeep:
      key = V::delay_next_upkeep;
      break;
    case DelayTime::end_of_combat:
      key = V::delay_end_of_combat;
      break;
    case DelayTime::your_next_end_step:
      key = V::delay_your_end_step;
      break;
    case DelayTime::dies_this_turn:
      key = V::delay_dies;
      break;
    case DelayTime::next_cleanup:
      key = V::delay_cleanup;
      break;
    case DelayTime::each_upkeep:
      key = V::delay_each_upkeep;
      break;
    case DelayTime::their_draw_step:
      key = V::delay_their_draw;
      break;
  }
  // "Destroy that creature if it attacked this turn."
  const Effect& first = db.effects[e.child];
  if (!noun_first() && t.modern() && first.kind == EffectKind::when && !first.next &&
      !first.else_child && DelayTime(e.n) == DelayTime::end_step &&
      e.what.kind == SelKind::target && mode && e.what.n < mode->target_count) {
    const Np again = saved;
    saved = that_np(db.targets[std::size_t(mode->first_target + e.what.n)].filter, false);
    const std::string act = nested(first.child, Mood::order);
    saved = again;
    const std::string when = condition(first.condition);
    saved = outer;
    return s(key, {Np(s(P::if_after, {Np(when), Np(act)}))});
  }
  std::string inner = nested(e.child, Mood::order);
  // A target is told of as one where nothing before has told of it.
  Np dying = e.what.kind == SelKind::target ? now
             : saved.text.empty()           ? sel({SelKind::it, 0, 0})
                                            : saved;
  saved = outer;
  // A short effect says its time at the end, where it is easier to read.
  if (!(wording & kSaidFirst) && inner.size() < 70 && inner.find(". ") == std::string::npos &&
      inner.find(", ") == std::string::npos) {
    switch (DelayTime(e.n)) {
      case DelayTime::end_step:
        return s(V::late_end_step, {Np(inner)});
      case DelayTime::your_upkeep:
        return s(V::late_your_upkeep, {Np(inner)});
      case DelayTime::next_upkeep:
        return s(V::late_next_upkeep, {Np(inner)});
      case DelayTime::end_of_combat:
        return s(V::late_end_of_combat, {Np(inner)});
      case DelayTime::your_next_end_step:
        return s(V::late_your_end_step, {Np(inner)});
      case DelayTime::next_cleanup:
        return s(V::late_cleanup, {Np(inner)});
      case DelayTime::dies_this_turn:
      case DelayTime::each_upkeep:
      case DelayTime::their_draw_step:
      case DelayTime::never:
        break;
    }
  }
  // "That player loses 1 life at the beginning of their next draw step unless they pay {1} before."
  if (e.cost && DelayTime(e.n) == DelayTime::their_draw_step && t.today() &&
      !s(V::delay_unless, {Np(), Np()}).empty()) {
    const Np silent;
    const std::string price = cost_clause(e.cost, silent, Mood::infinitive);
    return s(V::delay_unless, {Np(inner), Np(price)});
  }
  if (e.cost) {
    Np silent;
    const std::string price = cost_clause(e.cost, silent, Mood::infinitive);
    inner = s(V::unless_before, {Np(inner), Np(price)});
  }
  return s(key, {Np(inner), dying});
}

std::string Writer::offer_payment_clause(const Effect& e) {
  const auto who_of = [&]() {
    return sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  };
  const Np p = who_of();
  Np silent = p;
  silent.text.clear();
  const Np outer = saved;
  if (e.what.kind != SelKind::none) {
    const Np now = sel(e.what);
    saved = that_of(e.what);
    if (saved.text.empty()) saved = now;
  }
  const std::string inner = nested(e.child, Mood::order);
  saved = outer;
  return s(e.flags & kEManaOffer ? V::offer_mana : V::offer,
           {p, Np(cost_clause(e.cost, silent, Mood::infinitive)), Np(inner)});
}

std::string Writer::control_clause(const Effect& e, Mood mood) {
  auto who_of = [&]() {
    return sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  };
  switch (e.kind) {
    case EffectKind::may:
      // Which of the two is said on casting then, and leaves nothing to decline.
      if (t.words == Vocabulary::classic1997 && !e.else_child && e.child &&
          db.effects[e.child].kind == EffectKind::tap_or_untap)
        return nested(e.child, mood);
      return may_clause(e);
    case EffectKind::pay:
      return pay_clause(e, mood);
    case EffectKind::when:
      return when_clause(e);
    case EffectKind::for_each:
      return for_each_clause(e);
    case EffectKind::repeat:
      return s(V::repeat_do, {Np(number(e.amount).text), Np(nested(e.child, Mood::order))});
    case EffectKind::choose_one:
      return choose_one_clause(e);
    case EffectKind::delay:
      return delay_clause(e);
    case EffectKind::repeat_until:
      return s(V::repeat_until, {Np(sentences(e.child)), Np(condition(e.condition))});
    case EffectKind::replace_draw: {
      const Np p = who_of();
      return s(V::replace_draw, {p, Np(nested(e.child, Mood::order))});
    }
    case EffectKind::offer_payment:
      return offer_payment_clause(e);
    default:
      return {};
  }
}

}  // namespace upkeep::text
