// What is said together: effects that make one sentence, and amounts that are clearer as a phrase
// of their own than as a sum.
#include "text/writer.h"

namespace upkeep::text {
namespace {

bool same_sel(const Selector& a, const Selector& b) {
  return a.kind == b.kind && a.n == b.n && a.filter == b.filter;
}

// "at least 0" says nothing: no amount is less.
const Amount& without_floor(const CardDb& db, u16 amount) {
  const Amount& a = db.amounts[amount];
  if (a.kind != AmountKind::maximum) return a;
  auto zero = [&](u16 i) {
    return !i || (db.amounts[i].kind == AmountKind::constant && !db.amounts[i].value);
  };
  if (zero(a.a)) return db.amounts[a.b];
  if (zero(a.b)) return db.amounts[a.a];
  return a;
}

bool all_cards_of_iterated(const CardDb& db, const Effect& e, Zone zone) {
  if (e.kind != EffectKind::move || e.to != Place::library_shuffled ||
      e.what.kind != SelKind::all || !e.what.filter)
    return false;
  const Filter& f = db.filters[e.what.filter];
  return f.zone == zone && f.owner == PlayerRelation::iterated && !f.types_all && !f.types_any &&
         !f.or_next;
}

}  // namespace

// Whether an amount is the number of such counters on this very object.
bool Writer::counts_of(u16 amount, const Selector& on, Counter c) const {
  if (!amount) return false;
  const Amount& a = db.amounts[amount];
  return a.kind == AmountKind::counters && Counter(a.value) == c && same_sel(a.sel, on);
}

// Whether a modification of many objects speaks of each ("X/X, where X is its mana value").
bool Writer::each_of_them(u16 first) const {
  for (u16 i = first; i; i = db.mods[i].next) {
    const Mod& m = db.mods[i];
    if (m.kind != ModKind::pt_set && m.kind != ModKind::pt_add) continue;
    for (u16 amount : {m.p, m.t}) {
      if (amount && db.amounts[amount].sel.kind == SelKind::iterated) return true;
    }
  }
  return false;
}

namespace {

// A clause whose subject has been named in the one before it.
std::string stripped(const Np& who, std::string second) {
  if (!who.you && second.compare(0, who.text.size(), who.text) == 0)
    second = second.substr(who.text.size());
  return second;
}

}  // namespace

// "Each player shuffles their hand and graveyard into their library, then draws …"
std::string Writer::each_shuffles(u16& i, u16 next, Mood mood) {
  const Effect& e = db.effects[i];
  const Effect& c = db.effects[e.child];
  if (all_cards_of_iterated(db, c, Zone::hand)) {
    V key = V::shuffle_hand;
    u16 at = c.next;
    if (at && all_cards_of_iterated(db, db.effects[at], Zone::graveyard)) {
      key = V::shuffle_hand_graveyard;
      at = db.effects[at].next;
    }
    if (at && db.effects[at].kind == EffectKind::shuffle) at = db.effects[at].next;
    const Effect* draw = nullptr;
    if (at && db.effects[at].kind == EffectKind::draw && !db.effects[at].next) {
      draw = &db.effects[at];
      at = 0;
    } else if (!at && next && db.effects[next].kind == EffectKind::draw &&
               same_sel(db.effects[next].who, e.what)) {
      draw = &db.effects[next];
    }
    if (!at) {
      const Np who = sel(e.what);
      // "The cards from their hand", of which as many are drawn again.
      if (key == V::shuffle_hand && draw && draw->amount && t.today() &&
          db.amounts[draw->amount].kind == AmountKind::last_amount &&
          !s(V::shuffle_hand_cards, {who}).empty())
        key = V::shuffle_hand_cards;
      std::string out = s(key, {who}, mood);
      if (draw) {
        Effect o = *draw;
        if (draw == &db.effects[next]) i = next;
        o.who = e.what;
        out = s(P::then_join, {Np(out), Np(stripped(who, clause(o, mood)))});
      }
      return out;
    }
  }
  return {};
}

// What is chosen is moved at once: "put two cards from your hand on top of your library".
std::string Writer::chosen_moves(u16& i, u16 next, Mood mood) {
  const Effect& e = db.effects[i];
  const Effect& o = db.effects[next];
  clause(e, mood);  // for what "it" is from now on
  where.clear();
  from_zone = true;
  Np things = count_np(e.amount, e.filter, noun(t, N::permanent), true);
  if (e.flags & kEUpTo) {
    const Number n = number(e.amount);
    if (n.kind == Number::figure && n.value >= 20) {  // as many as there can be
      std::string suffix;
      things = bare_chain(e.filter, true, suffix, P::or_, true, nullptr);
      things.text = s(P::any_number_of, {Np(things.text + suffix, true, things.fem)});
      things.plural = true;
    } else {
      things.text = s(P::up_to, {things});
    }
  }
  from_zone = false;
  i = next;
  const Np after = it;
  std::string out =
      o.kind == EffectKind::exile ? s(V::exile, {things}, mood) : place_clause(o, things, mood);
  if (things.plural && (o.to == Place::library_top || o.to == Place::library_bottom))
    out += s(P::in_any_order);
  it = after;
  return out;
}

std::string Writer::together(u16& i, Mood mood) {
  const Effect& e = db.effects[i];
  const u16 next = e.next == chain_end ? u16(0) : e.next;
  if (e.kind == EffectKind::for_each && e.what.kind == SelKind::each_player && e.child)
    return each_shuffles(i, next, mood);
  // Down to the fewest that any player has.
  if ((e.kind == EffectKind::sacrifice || e.kind == EffectKind::discard) && e.amount &&
      db.amounts[e.amount].kind == AmountKind::subtract &&
      db.amounts[db.amounts[e.amount].b].kind == AmountKind::minimum &&
      !db.amounts[db.amounts[e.amount].b].b) {
    const Np who = sel(e.who);
    if (e.kind == EffectKind::discard) return s(V::balance_discard, {who}, mood);
    std::string suffix;
    Np things = bare_chain(e.filter, true, suffix, P::or_, true, nullptr);
    things.text += suffix;
    return s(V::balance_sacrifice, {who, things}, mood);
  }
  if (!next) return {};
  const Effect& o = db.effects[next];
  // "You may remove any number of counters from it. If you do, …": none is any number, too.
  if ((e.said & kSaidWhen) && (e.flags & kEUpTo) && t.today() && has_pronouns(t) &&
      mood == Mood::order &&
      (e.kind == EffectKind::remove_counters ||
       (e.kind == EffectKind::choose_object && o.kind == EffectKind::exile &&
        o.what.kind == SelKind::it))) {
    u16 at = i;
    const std::string act = e.kind == EffectKind::remove_counters
                                ? clause(e, Mood::infinitive)
                                : chosen_moves(at, next, Mood::infinitive);
    const u16 rest = db.effects[at].next;
    if (rest && rest != chain_end) {
      const std::string then = nested(rest, Mood::order);
      for (i = rest; db.effects[i].next && db.effects[i].next != chain_end;) i = db.effects[i].next;
      return s(V::may, {you_np(), Np(act)}) + ". " + s(V::if_does, {you_np(), Np(then)});
    }
  }
  // "Deals 3 damage to any target and you gain 3 life."
  if (e.kind == EffectKind::damage && o.kind == EffectKind::gain_life && mood == Mood::order &&
      (o.who.kind == SelKind::none || o.who.kind == SelKind::you) && e.amount && o.amount &&
      !(e.flags & (kENoRegen | kEExileIfDies))) {
    const auto plain = [&](u16 amount) {
      const AmountKind k = db.amounts[amount].kind;
      return k == AmountKind::constant || k == AmountKind::x;
    };
    if (plain(e.amount) && plain(o.amount)) {
      const std::string first = clause(e, mood);
      i = next;
      return first + " " + s(P::and_) + " " + clause(o, mood);
    }
  }
  // "Discard your hand, ante the top card of your library, then draw seven cards."
  const u16 third = o.next == chain_end ? u16(0) : o.next;
  const auto yours = [&](const Effect& x) {
    return x.who.kind == SelKind::none || x.who.kind == SelKind::you;
  };
  if (e.kind == EffectKind::discard && o.kind == EffectKind::ante && third &&
      db.effects[third].kind == EffectKind::draw && yours(e) && yours(o) &&
      yours(db.effects[third])) {
    const std::string first = clause(e, mood), second = clause(o, mood);
    i = third;
    return s(P::then_join, {Np(first + ", " + second), Np(clause(db.effects[third], mood))});
  }
  // "They tap all lands with mana abilities they control and lose all unspent mana."
  if (e.kind == EffectKind::tap && o.kind == EffectKind::empty_pool && (e.said & kSaidIt) &&
      t.today() && has_pronouns(t) && e.what.kind == SelKind::all) {
    const Selector* const outer = recipient;
    recipient = &o.who;
    const Np lands = sel(e.what);
    recipient = outer;
    const Np they(pronoun(t, true).text, true), silent("", true);
    i = next;
    return they.text + " " + s(V::tap, {lands}) + " " + s(P::and_) + s(V::empty_pool, {silent});
  }
  // "Tap all lands target player controls and that player loses all unspent mana."
  if (e.kind == EffectKind::tap && o.kind == EffectKind::empty_pool && t.modern()) {
    const std::string first = clause(e, mood);
    i = next;
    return first + " " + s(P::and_) + " " + clause(o, mood);
  }
  // "Untap target creature and gain control of it until end of turn. That creature gains haste."
  if (e.kind == EffectKind::untap && o.kind == EffectKind::gain_control &&
      same_sel(e.what, o.what) && e.what.kind == SelKind::target) {
    const std::string first = clause(e, mood);
    i = next;
    const std::string second = clause(o, mood);
    apart = true;
    return first + " " + s(P::and_) + " " + second;
  }
  // "Draw three cards, then put two cards from your hand on top of your library in any order."
  if (e.kind == EffectKind::draw && o.kind == EffectKind::choose_object && o.next &&
      o.next != chain_end && !(o.flags & (kERandom | kEReveal)) && o.filter &&
      db.filters[o.filter].zone == Zone::hand && db.effects[o.next].kind == EffectKind::move &&
      db.effects[o.next].what.kind == SelKind::it) {
    const std::string first = clause(e, mood);
    u16 at = next;
    const std::string second = chosen_moves(at, o.next, mood);
    i = at;
    return s(P::then_join, {Np(first), Np(second)});
  }

  // "Gets -1/-1 and gains your choice of flying or first strike until end of turn."
  if (e.kind == EffectKind::apply && o.kind == EffectKind::choose_one && mood == Mood::order &&
      e.mods && db.mods[e.mods].kind == ModKind::pt_add && !db.mods[e.mods].next &&
      e.what.kind != SelKind::none && e.what.kind != SelKind::all) {
    const Effect& one = db.effects[o.child];
    if (one.kind == EffectKind::apply && same_sel(one.what, e.what) && one.duration == e.duration) {
      Np subject = sel(e.what);
      const ModText m = mods(e.mods, subject, true, e.what);
      const Np again = sel(e.what);
      const std::string choice = keyword_choice(o);
      if (!choice.empty() && choice.compare(0, again.text.size(), again.text) == 0) {
        i = next;
        return subject.text + " " + m.verbs.front() + " " + s(P::and_) +
               choice.substr(again.text.size());
      }
    }
  }
  // "Target creature gains protection from the color of your choice until end of turn."
  if (e.kind == EffectKind::choose_color && o.kind == EffectKind::apply && o.mods && t.modern() &&
      (e.who.kind == SelKind::none || e.who.kind == SelKind::you) &&
      db.mods[o.mods].kind == ModKind::protection_chosen && !db.mods[o.mods].next &&
      !s(P::from_color_choice).empty()) {
    std::string words = clause(o, mood);
    const std::string what = s(V::m_protection_chosen);
    const std::size_t at = words.find(what);
    if (at != std::string::npos) {
      i = next;
      return words.replace(at, what.size(), s(P::from_color_choice));
    }
  }
  // "Scry 2, then draw a card."
  if (e.kind == EffectKind::scry && o.kind == EffectKind::draw && same_sel(e.who, o.who) &&
      t.modern() && !noun_first() && number(e.amount).text != "1") {
    const std::string first = clause(e, mood);
    i = next;
    return s(P::then_join, {Np(first), Np(clause(o, mood))});
  }
  // "Sacrifice a land of an opponent's choice."
  if (e.kind == EffectKind::choose_object && o.kind == EffectKind::sacrifice && !e.flags &&
      e.who.kind == SelKind::opponent && o.what.kind == SelKind::it && t.today() && e.filter &&
      db.filters[e.filter].controller == PlayerRelation::you &&
      !s(P::of_choice_of, {Np()}).empty() && !db.filters[e.filter].or_next) {
    Filter f = db.filters[e.filter];
    f.controller = PlayerRelation::any;
    std::string suffix;
    const Np thing = bare(f, false, suffix);
    const Np one(with_det(t.lang, Det::a, thing.text, thing.fem, false) + suffix +
                 s(P::of_choice_of, {player_np(P::pl_an_opponent)}));
    i = next;
    return s(V::sacrifice, {you_np(), one}, mood);
  }
  // "Attach it to a land of their choice."
  if (e.kind == EffectKind::choose_object && o.kind == EffectKind::attach && !e.flags &&
      o.what.kind == SelKind::it && o.from.kind == SelKind::none && mood == Mood::infinitive) {
    const Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
    i = next;
    return s(V::attach_choice, {this_np(), np(e.filter, Det::a, false), who}, mood);
  }
  // "Deals 4 damage to any target and 2 damage to you."
  if (e.kind == EffectKind::damage && o.kind == EffectKind::damage && same_sel(e.from, o.from) &&
      e.amount && o.amount) {
    auto plain = [&](const Effect& x) {
      const AmountKind k = db.amounts[x.amount].kind;
      return (k == AmountKind::constant || k == AmountKind::x) && x.what.kind != SelKind::all &&
             !(x.flags & (kENoRegen | kEExileIfDies));
    };
    if (plain(e) && plain(o)) {
      std::string first = clause(e, mood);
      Np amount = damage_np(o.amount);
      const bool self = o.what.kind == SelKind::self && o.from.kind == SelKind::none;
      const Np itself(s(P::itself));
      Np to = self && !itself.text.empty() ? itself : sel(o.what);
      i = next;
      return first + " " + s(P::and_) + " " + amount.text + " " + s(P::to_, {to});
    }
  }
  // "This creature deals 3 damage to you and becomes tapped."
  if (e.kind == EffectKind::damage && o.kind == EffectKind::tap && said &&
      e.from.kind == SelKind::none && o.what.kind == SelKind::self) {
    std::string first = clause(e, mood);
    i = next;
    return first + " " + s(P::and_) + " " + s(V::becomes_tapped, {this_np()});
  }
  // "Each player discards their hand, then draws seven cards."
  if (e.kind == EffectKind::discard && e.what.kind == SelKind::none && o.kind == EffectKind::draw &&
      same_sel(e.who, o.who) && !(e.flags & kEYouChoose)) {
    std::string first = clause(e, mood);
    const Np who = sel(o.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : o.who);
    i = next;
    return s(P::then_join, {Np(first), Np(stripped(who, clause(o, mood)))});
  }
  // "Untap up to five lands."
  if (e.kind == EffectKind::choose_object && (e.flags & kEUpTo) && !(e.flags & kERandom) &&
      o.what.kind == SelKind::it && t.modern() && !noun_first() &&
      (o.kind == EffectKind::untap || o.kind == EffectKind::tap) &&
      (e.who.kind == SelKind::none || e.who.kind == SelKind::you)) {
    clause(e, mood);
    Np things = count_np(e.amount, e.filter, noun(t, N::permanent), true);
    things.text = s(P::up_to, {things});
    i = next;
    return s(o.kind == EffectKind::untap ? V::untap : V::tap, {things}, mood);
  }
  if (e.kind == EffectKind::choose_object && !(e.flags & kERandom) && o.what.kind == SelKind::it &&
      (o.kind == EffectKind::move || o.kind == EffectKind::exile) &&
      (e.who.kind == SelKind::none || e.who.kind == SelKind::you))
    return chosen_moves(i, next, mood);
  return {};
}

std::string Writer::counters_clause(const Effect& e, Mood mood) {
  const bool players = e.what.kind == SelKind::none;
  if (e.kind == EffectKind::put_counters) {
    if (players) {
      Np p = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
      return s(V::get_counters, {p, counters_np(e.amount, e.counter)}, mood);
    }
    // "Put X counters on it, up to a total of four": the lesser of X and what is missing.
    if (e.amount) {
      const Amount& a = without_floor(db, e.amount);
      if (a.kind == AmountKind::minimum && a.a && a.b) {
        for (int side = 0; side < 2; ++side) {
          const u16 amount = side ? a.b : a.a;
          const Amount& rest = without_floor(db, side ? a.a : a.b);
          if (rest.kind != AmountKind::subtract || !counts_of(rest.b, e.what, e.counter) ||
              db.amounts[rest.a].kind != AmountKind::constant)
            continue;
          Np object = sel(e.what);
          const std::string most = number_word(t.lang, db.amounts[rest.a].value, false);
          return s(
              V::put_counters_total,
              {object, counters_np(amount, e.counter), Np(most), Np(counter_noun(e.counter, true))},
              mood);
        }
      }
    }
    Np object = e.what.kind == SelKind::all ? np(e.what.filter, Det::each, false) : sel(e.what);
    const std::string each = s(P::each_of, {Np()});
    if (e.what.kind == SelKind::target && object.plural && t.modern() && !noun_first() &&
        object.text.compare(0, each.size(), each) != 0)
      object = Np(s(P::each_of, {object}));
    if (db.amounts[e.amount].kind == AmountKind::creatures_died_this_turn) {
      const Np one(with_det(t.lang, Det::a, counter_noun(e.counter, false), false, false));
      return s(V::put_counters, {object, one}, mood) + " " + s(P::each_died);
    }
    // "Put a +1/+1 counter on it for each creature you control."
    if (const Number n = number(e.amount);
        (wording & kSaidForEach) && t.modern() && !noun_first() && n.counts() && n.factor > 0) {
      const Np some(n.factor == 1
                        ? with_det(t.lang, Det::a, counter_noun(e.counter, false), false, false)
                        : number_word(t.lang, n.factor, false) + " " +
                              counter_noun(e.counter, true));
      return s(V::put_counters, {object, some}, mood) + " " + s(P::for_each, {each_np(n)});
    }
    return s(V::put_counters, {object, counters_np(e.amount, e.counter)}, mood);
  }
  Np object =
      sel(players ? (e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who) : e.what);
  const std::string many = counter_noun(e.counter, true);
  if ((e.flags & kEUpTo) && !players && counts_of(e.amount, e.what, e.counter))
    return s(V::remove_counters, {object, Np(s(P::any_number_of, {Np(many, true)}), true)}, mood);
  Np counters = counters_np(e.amount, e.counter);
  if (e.flags & kEAll) counters = Np(with_det(t.lang, Det::all, many, false, true), true);
  if (e.flags & kEUpTo) counters.text = s(P::up_to, {counters});
  return s(V::remove_counters, {object, counters}, mood);
}

// "gains your choice of flying or first strike": options that grant one keyword each.
std::string Writer::keyword_choice(const Effect& e) {
  std::vector<std::string> names;
  const Effect* at = &e;
  const Effect* any = nullptr;
  for (;;) {
    const bool more = at->else_child && db.effects[at->else_child].kind == EffectKind::choose_one;
    for (u16 child : {at->child, more ? u16(0) : at->else_child}) {
      if (!child) continue;
      const Effect& x = db.effects[child];
      if (x.kind != EffectKind::apply || x.next || !x.mods || db.mods[x.mods].next ||
          db.mods[x.mods].kind != ModKind::add_keywords || x.what.kind == SelKind::none)
        return {};
      if (any && (!same_sel(any->what, x.what) || any->duration != x.duration)) return {};
      any = &x;
      for (int k = 0; k < int(Keyword::count); ++k) {
        if (!(db.mods[x.mods].keywords >> k & 1)) continue;
        if (!keyword_is_name(Keyword(k), t.words)) return {};
        std::string name = keyword_object(Keyword(k), t);
        static const std::string kAbility = "la habilidad de ";
        if (!names.empty() && name.compare(0, kAbility.size(), kAbility) == 0)
          name = name.substr(kAbility.size());
        names.push_back(name);
      }
    }
    if (!more) break;
    at = &db.effects[at->else_child];
  }
  if (names.size() < 2) return {};
  Np subject = sel(any->what);
  Np choice(s(P::of_your_choice, {Np(join(t, names, P::or_))}));
  return subject.text + " " + s(V::m_gains, {subject, choice}) + " " +
         duration(any->duration, false);
}

// "Its owner loses half their life, rounded up."
std::string Writer::half_life(const Effect& e, Mood mood) {
  if (!e.amount) return {};
  const Amount& a = db.amounts[e.amount];
  if ((a.kind != AmountKind::half_up && a.kind != AmountKind::half_down) || !a.a ||
      db.amounts[a.a].kind != AmountKind::life)
    return {};
  const Selector you{SelKind::you, 0, 0};
  const Selector who = e.who.kind == SelKind::none ? you : e.who;
  const Selector& of = db.amounts[a.a].sel;
  if (!same_sel(of.kind == SelKind::none ? you : of, who)) return {};
  return s(a.kind == AmountKind::half_up ? V::lose_half_up : V::lose_half_down, {sel(who)}, mood);
}

// "You gain that much life, but no more than that creature's toughness."
std::string Writer::limited_gain(const Effect& e, Mood mood) {
  if (!e.amount) return {};
  const Amount& a = without_floor(db, e.amount);
  if (a.kind != AmountKind::minimum || !a.a || !a.b ||
      db.amounts[a.a].kind != AmountKind::last_amount)
    return {};
  const Amount& most = db.amounts[a.b];
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  std::string gain = s(V::gain_life, {who, life_np(a.a)}, mood);
  // The life there was: what is left and what was just taken.
  const bool before = most.kind == AmountKind::add &&
                      db.amounts[most.a].kind == AmountKind::last_amount &&
                      db.amounts[most.b].kind == AmountKind::life;
  const std::string limit =
      before ? s(P::a_life_before, {sel(db.amounts[most.b].sel)}) : amount_words(a.b);
  return s(P::but_no_more, {Np(gain), Np(limit)});
}

// "If damage is dealt this way."
bool Writer::asks_of_damage(u16 index) const {
  const Condition& c = db.conditions[index];
  return c.kind == CondKind::compare && c.cmp == Cmp::ge &&
         db.amounts[c.a].kind == AmountKind::last_amount &&
         db.amounts[c.b].kind == AmountKind::constant && db.amounts[c.b].value == 1;
}

// "counter target spell unless its controller pays {3}": the effect is said first.
std::string Writer::unless_paid(const Effect& e, const std::string& times, Mood mood) {
  const Selector payer_sel = e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who;
  const Effect* act = &db.effects[e.else_child];
  const u16 rest = act->next;
  // "Deals 3 damage to you unless you discard a card. If it deals damage to you this way, tap it."
  const Effect* const after_damage = rest ? &db.effects[rest] : nullptr;
  const bool hurts = after_damage && act->kind == EffectKind::damage && t.today() &&
                     act->what.kind == SelKind::you && act->from.kind == SelKind::none &&
                     after_damage->kind == EffectKind::when && !after_damage->next &&
                     !after_damage->else_child && asks_of_damage(after_damage->condition) &&
                     !s(P::c_deals_this_way, {Np(), Np()}).empty();
  const bool announced = act->kind == EffectKind::counter_spell ||
                         act->kind == EffectKind::destroy || act->kind == EffectKind::sacrifice ||
                         hurts;
  if (rest && !announced) {
    // Several consequences: first the way out, then they.
    Np payer = sel(payer_sel), silent = payer;
    silent.text.clear();
    // "Unless you pay {B}, tap this creature and sacrifice a land."
    if ((e.said & kSaidFirst) && t.today() && payer.you && !s(P::unless_first, {Np()}).empty()) {
      const std::string way = cost_clause(e.cost, silent, Mood::subjunctive) + times;
      return s(P::unless_first, {Np(way), Np(nested(e.else_child, Mood::order))});
    }
    std::string out = s(V::may, {payer, Np(cost_clause(e.cost, silent, Mood::infinitive) + times)});
    return out + ". " + s(V::if_does_not, {payer, Np(nested(e.else_child, Mood::order))});
  }
  std::vector<u16> prices = {e.cost};
  u16 first = e.else_child;
  // Another way to pay: "unless that player pays {1} or 1 life".
  while (!rest && act->kind == EffectKind::pay && !act->child && act->else_child && !act->amount &&
         same_sel(act->who, e.who) && !(act->flags & kEForced)) {
    prices.push_back(act->cost);
    first = act->else_child;
    act = &db.effects[first];
    if (act->next) break;
  }
  const u16 outer_end = chain_end;
  chain_end = rest;
  std::string out = nested(first, mood);
  chain_end = outer_end;
  const u16 how = wording;  // how who pays is named afterwards
  wording = 0;
  Np payer = sel(payer_sel);
  wording = how;
  // "Deals 2 damage to that player unless they pay {2}."
  if (t.today() && has_pronouns(t) && !payer.you && payer_sel.kind != SelKind::target_controller &&
      (same_sel(act->what, payer_sel) || same_sel(act->who, payer_sel)))
    payer = Np(pronoun(t, true).text, true);
  if (payer.you && !noun_first()) payer.text.clear();
  std::vector<std::string> ways;
  for (std::size_t i = 0; i < prices.size(); ++i) {
    if (i && !payer.you) payer.text.clear();
    std::string way = cost_clause(prices[i], payer, Mood::subjunctive) + (i ? "" : times);
    // "Pays {1} or 1 life": the verb is said once.
    const std::size_t first_word = way.find_first_not_of(' ');
    const std::size_t space = way.find(' ', first_word);
    if (i && space != std::string::npos &&
        ways[0].find(way.substr(first_word, space - first_word + 1)) != std::string::npos)
      way = way.substr(space + 1);
    ways.push_back(way);
  }
  // In 1997 one paid, or it happened.
  const bool choice = t.words == Vocabulary::classic1997 && payer_sel.kind == SelKind::you &&
                      ability && ability->kind == AbilityKind::triggered && prices.size() == 1;
  if (choice) {
    const std::string pay = cost_clause(prices[0], you_np(), Mood::order) + times;
    out = s(P::pay_or, {Np(out), Np(pay)});
  } else {
    out = s(P::unless, {Np(out), Np(join(t, ways, P::or_))});
  }
  if (!rest) return out;
  if (hurts) {
    const bool before = self_said;
    const std::string dealt = s(P::c_deals_this_way, {this_np(), you_np()});
    self_said = true;
    out += ". " + s(P::if_, {Np(dealt), Np(nested(after_damage->child, Mood::order))});
    self_said = before;
    return out;
  }
  Np again = payer_sel.kind == SelKind::you ? payer : player_np(P::pl_that);
  const Effect& after = db.effects[rest];
  if (after.kind == EffectKind::when && !after.next && !after.else_child &&
      db.conditions[after.condition].kind == CondKind::did && act->kind == EffectKind::destroy) {
    const Np destroyed(
        s(P::c_destroyed_so, {that_of(act->what).text.empty() ? this_np() : that_of(act->what)}));
    const bool before = self_said;
    self_said = self_said || act->what.kind == SelKind::self;
    out += ". " + s(P::if_, {destroyed, Np(nested(after.child, Mood::order))});
    self_said = before;
    return out;
  }
  const bool before = payer_named;
  payer_named = payer_sel.kind == SelKind::target_controller;
  const std::string consequences = if_done(again, rest, false);
  payer_named = before;
  return out + ". " + consequences;
}

// "You may have it deal 2 damage to any target": what somebody else does. The plural is the
// infinitive where nouns come last.
std::string Writer::may_have(const Np& who, const Effect& e) {
  if (noun_first() || !t.today()) return {};
  const bool before = silent_subject;
  Np subject;
  std::string out;
  switch (e.kind) {
    case EffectKind::damage:
      if (e.flags & (kENoRegen | kEExileIfDies)) return {};
      subject = damage_source(e, Mood::order);
      break;
    case EffectKind::fight:
      fighting = true;
      subject = sel(e.what);
      fighting = false;
      break;
    case EffectKind::apply: {
      if (e.what.kind == SelKind::none) return {};
      for (u16 m = e.mods; m; m = db.mods[m].next)
        if (db.mods[m].kind != ModKind::pt_add && db.mods[m].kind != ModKind::add_keywords &&
            db.mods[m].kind != ModKind::set_color && db.mods[m].kind != ModKind::add_types)
          return {};
      if (e.what.kind == SelKind::all) return {};
      subject = sel(e.what);
      break;
    }
    case EffectKind::become_copy:
      subject = e.from.kind == SelKind::none ? this_np() : sel(e.from);
      break;
    case EffectKind::lose_life:
    case EffectKind::gain_life:
      subject = sel(e.who);
      break;
    default:
      return {};
  }
  if (subject.you || subject.text.empty()) return {};
  silent_subject = true;
  if (e.kind == EffectKind::lose_life || e.kind == EffectKind::gain_life)
    out = clause(e, Mood::infinitive);
  else
    out = clause(e, Mood::order);
  silent_subject = before;
  out = s(V::may_have, {who, subject, Np(out + take_where())});
  return out;
}

std::string Writer::may_clause(const Effect& e) {
  const Selector chooser = e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who;
  // "You may … If you do, …": what hangs on it is said after it.
  u16 tail = 0;
  for (u16 i = e.child; i; i = db.effects[i].next) {
    const Effect& x = db.effects[i];
    if (i != e.child && x.kind == EffectKind::when && !x.next &&
        db.conditions[x.condition].kind == CondKind::did)
      tail = i;
  }
  const u16 outer_end = chain_end;
  chain_end = tail;
  Np who = sel(chooser);
  did_who = who;
  std::string out;
  const Effect& first = db.effects[e.child];
  const bool alone = !first.next || first.next == tail;
  if (infinitive_fits(e.child, e.who)) {
    out = s(V::may, {who, Np(nested(e.child, Mood::infinitive))});
  } else if (alone && (first.kind == EffectKind::shuffle || first.kind == EffectKind::draw ||
                       first.kind == EffectKind::discard || first.kind == EffectKind::mill)) {
    Np other = sel(first.who);
    const bool then = (e.said & kSaidWhen) && !s(V::may_then_have, {who, other}).empty();
    out = s(then ? V::may_then_have : V::may_have,
            {who, other, Np(clause(first, Mood::infinitive) + take_where())});
  } else if (std::string have = alone ? may_have(who, first) : std::string(); !have.empty()) {
    out = have;
  } else {
    out = s(V::wish, {who, Np(nested(e.child, Mood::order))});
  }
  chain_end = outer_end;
  if (tail) out += ". " + clause(db.effects[tail], Mood::order);
  if (e.else_child) out += ". " + s(V::if_does_not, {who, Np(nested(e.else_child, Mood::order))});
  return out;
}

}  // namespace upkeep::text
