// Effects that need more than a phrase: moving, mana, tokens, prevention, searching, looking, and
// those that steer others (may, pay, if, for each, later).
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

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

// What "it" will mean after an effect on `sl`.
Np Writer::that_of(const Selector& sl) {
  switch (sl.kind) {
    case SelKind::target:
      if (mode && sl.n < mode->target_count)
        return that_target(db.targets[std::size_t(mode->first_target + sl.n)]);
      return {};
    case SelKind::all: {
      if (noun_first()) {
        Np those = that_np(sl.filter, true);
        those.near = true;
        return those;
      }
      Np np("they", true);
      np.obj = "them";
      np.poss = "their";
      return np;
    }
    case SelKind::it:
      return it;
    default:
      return {};
  }
}

std::string Writer::apply_clause(const Effect& e, Mood mood) {
  Np subject;
  bool players = e.what.kind == SelKind::none;
  const Selector& target = players ? e.who : e.what;
  if (target.kind == SelKind::all) {
    subject = each_of_them(e.mods) ? np(target.filter, Det::each, false)
                                   : np(target.filter, Det::plural_the, true);
  } else {
    subject = sel(target);
  }
  if (!players) it = that_of(e.what);
  if (noun_first() && if_subject && target.kind == SelKind::target &&
      if_subject->kind == target.kind && if_subject->n == target.n && !subject.plural) {
    subject.obj = subject.text;
    subject.text = language(t.lang).subjects[subject.fem];
  }
  if_subject = nullptr;
  ModText m = mods(e.mods, subject, e.duration != Duration::permanent || true, target);
  std::string tail = take_where();
  std::string span = duration(e.duration, m.restriction);
  if (e.duration == Duration::while_counters) {
    const Np counter(with_det(t.lang, Det::a, counter_noun(e.counter, false), false, false));
    span = s(V::dur_counters, {counter});
  }
  std::vector<std::string> parts;
  if (!m.verbs.empty())
    parts.push_back(subject.text + " " + join(t, m.verbs, P::and_) + " " + span + tail);
  bool blocked = false, tax = false, exceptions = false;
  for (u16 i = e.mods; i; i = db.mods[i].next) {
    const ModKind k = db.mods[i].kind;
    exceptions =
        exceptions || k == ModKind::cant_be_attacked_except_by || k == ModKind::blocked_in_pile;
    blocked = blocked || db.mods[i].kind == ModKind::must_be_blocked;
    tax = tax || db.mods[i].kind == ModKind::attack_or_block_cost;
  }
  // Behind a list of exceptions the duration would belong to the last of them.
  for (const std::string& one : m.sentences) {
    parts.push_back(exceptions && !span.empty() ? s(V::until_first, {Np(span), Np(one)})
                                                : one + " " + span);
  }
  if (blocked && parts.size() == 1 && e.duration == Duration::end_of_turn) {
    Noun c = noun(t, N::creature);
    Np all(with_det(t.lang, Det::all, c.many, c.fem, true), true, c.fem);
    parts[0] = s(V::must_block, {all, subject}) + tail;
  }
  // A long "unless" would swallow the duration at its end.
  if (tax && parts.size() == 1) {
    parts[0] = s(V::until_first, {Np(s(V::dur_end_of_turn)),
                                  Np(subject.text + " " + join(t, m.verbs, P::and_) + tail)});
  }
  // Text changes and changes of control are orders, so they bend to "you may".
  if (mood == Mood::infinitive && m.verbs.empty()) {
    parts.clear();
    for (u16 i = e.mods; i; i = db.mods[i].next) {
      ModKind k = db.mods[i].kind;
      V key = k == ModKind::text_color  ? V::m_text_color
              : k == ModKind::text_land ? V::m_text_land
                                        : V::gain_control;
      parts.push_back(
          (key == V::gain_control ? s(key, {you_np(), subject}, mood) : s(key, {subject}, mood)) +
          " " + span);
    }
  }
  std::string out;
  for (const std::string& p : parts) out += (out.empty() ? "" : ". ") + p;
  return out;
}

std::string Writer::sacrifice_clause(const Effect& e, Mood mood) {
  if (e.what.kind != SelKind::none) {
    Np object = sel(e.what);
    if (e.what.kind == SelKind::self || e.what.kind == SelKind::it ||
        e.what.kind == SelKind::saved) {
      Np thing(object.object(), object.plural, object.fem);
      thing.near = object.near;
      return s(V::sacrifice, {you_np(), thing}, mood);
    }
    Np pronoun = e.what.kind == SelKind::target ? that_of(e.what) : object;
    if (!noun_first()) {
      std::string o = pronoun.object() == object.object() ? "it" : pronoun.object();
      return s(V::controller_sacrifices, {object, Np(o)}, mood);
    }
    return s(V::controller_sacrifices,
             {object, Np(that_of(e.what).text.empty() ? object.text : pronoun.text)}, mood);
  }
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  if (e.flags & kEAll) {
    u16 f = e.filter;
    return s(V::sacrifice, {who, np(f, Det::all, true)}, mood);
  }
  return s(V::sacrifice, {who, count_np(e.amount, e.filter, noun(t, N::permanent))}, mood);
}

// Where something is put: a clause with the thing named.
std::string Writer::place_clause(const Effect& e, const Np& object, Mood mood) {
  bool yours = false, back = false, own_zone = false;
  u16 filter = e.what.kind == SelKind::all ? e.what.filter : u16(0);
  if (e.what.kind == SelKind::target && mode && e.what.n < mode->target_count) {
    filter = db.targets[std::size_t(mode->first_target + e.what.n)].filter;
  }
  Zone from = Zone::battlefield;
  if (filter) {
    const Filter& f = db.filters[filter];
    from = f.zone;
    yours = f.owner == PlayerRelation::you ||
            (f.zone != Zone::battlefield && f.controller == PlayerRelation::you);
  }
  if (e.what.kind == SelKind::self && ability) {
    from = ability->zone;
    yours = from != Zone::battlefield;
    if (ability->kind == AbilityKind::triggered &&
        (ability->trigger.event == TriggerEvent::dies ||
         ability->trigger.event == TriggerEvent::to_graveyard)) {
      from = Zone::graveyard;
    }
  }
  if (e.what.kind == SelKind::it && (picked_yours || owned)) yours = own_zone = true;
  if (e.what.kind == SelKind::target && owned) yours = own_zone = true;
  back = from == Zone::graveyard || from == Zone::exile ||
         ((e.what.kind == SelKind::it || e.what.kind == SelKind::saved) &&
          last_effect == EffectKind::exile);
  auto place = [&](V yours_key, V owners_key) {
    return Np(s(yours ? yours_key : owners_key, {object}));
  };
  switch (e.to) {
    case Place::none:
    case Place::hand:
      if (own_zone) return s(V::put_hand, {object, place(V::your_hand, V::owners_hand)}, mood);
      return s(yours ? V::take_hand : V::move_hand, {object, place(V::your_hand, V::owners_hand)},
               mood);
    case Place::library_top:
      return s(V::put_top, {object, place(V::your_library, V::owners_library)}, mood);
    case Place::library_bottom:
      return s(V::put_bottom, {object, place(V::your_library, V::owners_library)}, mood);
    case Place::library_shuffled:
      return s(V::put_shuffled, {object, place(V::your_library, V::owners_library)}, mood);
    case Place::graveyard:
      return s(V::put_graveyard, {object, place(V::your_graveyard, V::owners_graveyard)}, mood);
    case Place::exile:
      return s(V::exile, {object}, mood);
    case Place::battlefield: {
      std::string tail;
      if (e.flags & kETapped) tail += s(V::sfx_tapped, {object});
      if (e.flags & kEAttacking) tail += s(V::sfx_attacking, {object});
      if (e.flags & kEUnderYourControl) tail += s(V::sfx_your_control);
      std::string out =
          s(back ? V::return_battlefield : V::put_battlefield, {object, Np(tail)}, mood);
      if (e.flags & (kEHaste | kEWithHaste)) out += ". " + s(V::gains_haste, {object});
      if (e.flags & kESacAtEnd) out += ". " + s(V::sac_at_end, {object});
      return out;
    }
  }
  return {};
}

std::string Writer::move_clause(const Effect& e, Mood mood) {
  from_zone = true;
  Np object = sel(e.what);
  from_zone = false;
  std::string out = place_clause(e, object, mood);
  Np after = that_of(e.what);
  if (!after.text.empty()) it = after;
  return out;
}

std::string Writer::pool_symbols(const Effect& e) const {
  ManaCost c;
  for (int i = 0; i < kManaKinds; ++i) c.pips[i] = e.mana[i];
  int total = 0;
  for (int i = 0; i < kManaKinds; ++i) total += e.mana[i];
  return total ? mana_symbols(c) : std::string();
}

std::string Writer::mana_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  Number n = number(e.amount);
  const bool one = n.kind == Number::figure && n.value == 1;
  std::string figure = n.kind == Number::figure ? number_word(t.lang, n.value, false) : n.text;
  if (one) figure = str(t.lang, Str::number_form_one_article);
  if (n.kind == Number::words) {
    where.push_back(n.text);
    figure = "X";
  }
  Np count(figure, !one);
  int kinds = 0;
  std::vector<std::string> each;
  for (int i = 0; i < kManaKinds; ++i) {
    if (!e.mana[i]) continue;
    ++kinds;
    each.push_back(std::string("{") + "WUBRGC"[i] + "}");
  }
  std::string what;
  if (e.flags & kELandColors) {
    Np lands = e.what.kind == SelKind::all ? np(e.what.filter, Det::a, false) : sel(e.what);
    const bool made = e.what.kind == SelKind::event_object;  // "whenever … is tapped for mana"
    what = s(made                   ? V::mana_land_made
             : e.flags & kEAnyColor ? V::mana_land_any_color
                                    : V::mana_land_colors,
             {count, lands});
  } else if ((e.flags & kEAnyColor) && kinds && one) {
    what = join(t, each, P::or_);
  } else if (e.flags & kEAnyColor) {
    what = s(V::mana_any_color, {count});
  } else if (e.flags & kEAnyCombination) {
    what = kinds ? s(V::mana_combination, {count, Np(join(t, each, P::or_))})
                 : s(V::mana_any_combination, {count});
  } else if (e.flags & kEProduceChosen) {
    what = s(V::mana_chosen, {count});
  } else {
    std::string symbols = pool_symbols(e);
    if (n.kind == Number::figure) {
      for (int i = 0; i < n.value; ++i) what += symbols;
      if (n.value > 8) what = number_word(t.lang, n.value, false) + " " + symbols;
    } else {
      where.clear();
      const Amount& am = db.amounts[e.amount];
      if (n.count_filter && n.factor == 1) {
        what = symbols + " " + s(P::for_each, {np(n.count_filter, Det::none, false)});
      } else if (am.kind == AmountKind::counters) {
        Np counter(counter_noun(Counter(am.value), false));
        what = symbols + " " + s(P::for_each, {Np(s(P::counter_on, {counter, sel(am.sel)}))});
      } else if (am.kind == AmountKind::add && last_effect == EffectKind::remove_counters &&
                 number(am.a).text == "1" && number(am.b).kind == Number::that) {
        what = s(P::mana_plus_each, {Np(symbols)});
      } else {
        what = s(V::mana_equal, {Np(symbols), Np(n.kind == Number::x ? "X" : n.text)});
      }
    }
  }
  return s(V::add_mana, {who, Np(what)}, mood);
}

std::string Writer::token_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  std::string tail;
  Noun token = noun(t, N::token);
  Noun phrase;
  phrase.fem = token.fem;
  if (e.kind == EffectKind::copy_token) {
    Np what = sel(e.what);
    phrase.one = s(V::copy_of, {Np(token.one), what});
    phrase.many = s(V::copy_of, {Np(token.many, true, token.fem), what});
  } else {
    const CardDef& d = db.cards[e.card];
    std::string pt =
        (d.types & kCreature) ? std::to_string(d.power) + "/" + std::to_string(d.toughness) : "";
    auto write = [&](bool plural) {
      std::string color = d.colors || !(d.types & kArtifact)
                              ? color_words(d.colors, token.fem, plural, P::and_)
                              : std::string();
      std::string kinds = type_words(d.types, d.subtypes, false, false, Det::none, d.supers);
      std::string out = s(V::token_phrase, {Np("", plural), Np(pt), Np(color), Np(kinds)});
      std::vector<std::string> with;
      KeywordSet named = 0;
      for (int k = 0; k < int(Keyword::count); ++k) {
        if ((d.keywords >> k & 1) && keyword_words(Keyword(k)).name != Str::none)
          named |= bit(Keyword(k));
      }
      if (named) with.push_back(keyword_list(named, P::and_));
      for (int a = 0; a < d.ability_count; ++a) {
        Writer inner(db, t);
        inner.card = &d;
        with.push_back("“" + inner.ability_paragraph(u16(d.first_ability + a)) + "”");
      }
      if (!with.empty()) out = s(V::with_quote, {Np(out), Np(join(t, with, P::and_))});
      // Named after what it is, unless the file says otherwise.
      std::string own;
      for (u8 sub : d.subtype_order) own += (own.empty() ? "" : " ") + db.subtypes[sub];
      if (!d.name.empty() && d.name != own && d.name != own + " Token")
        out = s(V::named_token, {Np(out, plural, token.fem), Np(d.name)});
      return out;
    };
    phrase.one = write(false);
    phrase.many = write(true);
  }
  Np count = count_np(e.amount, 0, phrase);
  if (e.flags & kETapped) tail += s(V::sfx_tapped, {Np("", count.plural, token.fem)});
  if (e.flags & kEAttacking)
    tail += (e.flags & kETapped ? " " + s(P::and_) : "") +
            s(V::sfx_attacking, {Np("", count.plural, token.fem)});
  std::string out = s(V::create, {who, count, Np(tail)}, mood);
  it = Np(
      with_det(t.lang, Det::that, count.plural ? token.many : token.one, token.fem, count.plural),
      count.plural, token.fem);
  // What has no name of its own is a sentence: "Those tokens can't be enchanted."
  for (int k = 0; e.kind == EffectKind::create_token && k < int(Keyword::count); ++k) {
    if (!(db.cards[e.card].keywords >> k & 1) || keyword_words(Keyword(k)).name != Str::none)
      continue;
    out += ". " + capital(it.text + " " + expand(t, keyword_phrase(Keyword(k), t), {it}));
  }
  if (e.flags & (kEHaste | kEWithHaste)) out += ". " + s(V::gains_haste, {it});
  if (e.flags & kESacAtEnd) out += ". " + s(V::sac_at_end, {it});
  return out;
}

std::string Writer::prevent_clause(const Effect& e, Mood mood) {
  const bool redirect = e.kind == EffectKind::redirect_damage;
  const bool all = !e.amount || (db.amounts[e.amount].kind == AmountKind::constant &&
                                 db.amounts[e.amount].value == 0);
  // A source: named, matching a filter, or chosen.
  Np source;
  if (e.flags & kEAsManySourcesColors || (e.flags & kENextTime)) {
    std::string suffix, text;
    bool fem = noun(t, N::source).fem;
    const Noun src = noun(t, N::source);
    if (e.filter) {
      Filter f = db.filters[e.filter];
      f.zone = Zone::battlefield;
      const bool only_color = !f.types_any && !f.types_all && f.subtypes_any.empty();
      if (only_color && f.colors_any) {
        std::string color = color_words(f.colors_any, fem, false, P::or_);
        text = !noun_first() ? color + " " + src.one : src.one + " " + color;
      } else {
        Np b = bare(f, false, suffix, false);
        text = b.text;
        fem = b.fem;
      }
    } else {
      text = src.one;
    }
    std::string chosen = s(V::source_of_choice, {Np(text)});
    source = Np(with_det(t.lang, Det::a, chosen, fem, false) + suffix, false, fem);
  } else if (e.filter) {
    source = np(e.filter, Det::none, true);
  }
  if (redirect) {
    Np to = sel(e.from);
    Np from = sel(e.what);
    if (e.flags & kENextTime) return s(V::redirect_next_time, {to, source, from}, mood);
    if (all) return s(V::redirect_all, {to, Np(), from}, mood);
    return s(V::redirect_next, {to, damage_np(e.amount), from}, mood);
  }
  if (e.from.kind != SelKind::none)
    source = e.from.kind == SelKind::all ? np(e.from.filter, Det::none, true) : sel(e.from);
  std::string by = source.text.empty() && source.obj.empty() ? "" : s(V::sfx_by, {source});
  Np to = e.what.kind == SelKind::none  ? Np()
          : e.what.kind == SelKind::all ? np(e.what.filter, Det::none, true)
                                        : sel(e.what);
  if (e.flags & kENextTime) {
    if (e.what.kind == SelKind::none) to = you_np();
    if (e.flags & kEAllBut) {
      const Np word(s(e.flags & kECombatOnly ? P::bare_combat_damage : P::bare_damage));
      const Number left = number(e.amount);
      return s(V::prevent_next_but, {to, source, word, Np(left.text, left.text != "1")}, mood);
    }
    std::string out = s(V::prevent_next_time, {to, source}, mood);
    if (e.flags & kEGainPrevented) out += ". " + s(V::gain_prevented);
    return out;
  }
  if (!all) return s(V::prevent_next, {to, damage_np(e.amount), Np(by)}, mood);
  Np word(s(e.flags & kECombatOnly ? V::combat_damage_word : V::damage_word));
  if (e.what.kind == SelKind::none) return s(V::prevent_everything, {word, Np(by)}, mood);
  return s(V::prevent_all, {Np(s(V::sfx_to, {to})), word, Np(by)}, mood);
}

// "put it into your hand", after a search or a look.
std::string Writer::put_it(Place to, const Np& who, const Np& thing, u32 flags, Mood mood) {
  auto own = [&](P key) { return Np(s(key, {who})); };
  switch (to) {
    case Place::none:
    case Place::hand:
      return s(V::put_it_hand, {who, own(P::z_own_hand), thing}, mood);
    case Place::library_top:
    case Place::library_shuffled:
      return s(V::put_it_top, {who, own(P::z_own_library), thing}, mood);
    case Place::library_bottom:
      return s(V::put_it_bottom, {who, own(P::z_own_library), thing}, mood);
    case Place::graveyard:
      return s(V::put_it_hand, {who, own(P::z_own_graveyard), thing}, mood);
    case Place::exile:
      return s(V::exile_it, {who, Np(), thing}, mood);
    case Place::battlefield: {
      std::string tail;
      if (flags & kETapped) tail += s(V::sfx_tapped, {thing});
      if (flags & kEUnderYourControl) tail += s(V::sfx_your_control);
      return s(V::put_it_battlefield, {who, Np(tail), thing}, mood);
    }
  }
  return {};
}

std::string Writer::search_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  Noun card_noun = noun(t, N::card);
  Np things = count_np(e.amount, e.filter, card_noun);
  Number n = number(e.amount);
  if (n.kind != Number::figure || n.value != 1) things.text = s(P::up_to, {things});
  Np library(s(P::z_own_library, {who}));
  Np after("", things.plural, card_noun.fem);
  it = Np(with_det(t.lang, Det::that, things.plural ? card_noun.many : card_noun.one, card_noun.fem,
                   things.plural),
          things.plural, card_noun.fem);
  Np again = who;
  again.text.clear();
  std::string reveal = e.flags & kEReveal ? s(V::reveal_it, {again, Np(), after}, mood) + ", " : "";
  if (e.to == Place::library_top) {
    return s(V::search_you, {who, library, Np(things.text)}, mood);
  }
  std::string put = reveal + put_it(e.to, again, after, e.flags, mood);
  return s(V::search, {who, library, things, Np(put)}, mood);
}

std::string Writer::look_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  Noun card_noun = noun(t, N::card);
  Np cards = count_np(e.amount, 0, card_noun);
  if (!noun_first() && !cards.plural) cards.text = "card";
  if (noun_first())
    cards.text = with_det(t.lang, Det::the, cards.plural ? cards.text : card_noun.one,
                          card_noun.fem, cards.plural);
  Np library(s(P::z_own_library, {who}));
  if (e.flags & kEYouChoose) {  // you look at the top of another's library
    library = Np(s(P::z_library, {who}));
    who = you_np();
  }
  std::string out =
      s(e.flags & kEReveal ? V::reveal_top_cards : V::look_top, {who, cards, library}, mood);
  Np again = who;
  again.text.clear();
  if (!e.n && e.rest == Place::none) return out;
  if (!e.n) return out + ". " + capital(s(V::look_reorder, {again}));
  std::string number = number_word(t.lang, e.n, card_noun.fem);
  Np picked;
  if (e.filter) {
    Noun fallback = card_noun;
    std::string suffix;
    bool fem = false;
    Np b = bare_chain(e.filter, e.n > 1, suffix, P::or_, false, &fem);
    picked = Np(e.n == 1 && noun_first() ? with_det(t.lang, Det::a, b.text, fem, false) + suffix
                                         : number + " " + b.text + suffix,
                e.n > 1, b.fem);
  } else {
    picked = Np(number, e.n > 1, card_noun.fem);
  }
  if (e.filter || (e.flags & kEUpTo)) picked.text = s(P::up_to, {picked});
  picked.text = s(e.filter ? V::look_pick_of_them : V::look_one_of_them, {picked});
  std::string first = look_place(e.to, who, picked, e.flags);
  Np rest(s(e.flags & kERandom ? V::look_rest_random : V::look_rest), false, false);
  std::string second =
      look_place(e.rest == Place::none ? Place::library_top : e.rest, who, rest, 0);
  it = Np(
      with_det(t.lang, Det::that, e.n > 1 ? card_noun.many : card_noun.one, card_noun.fem, e.n > 1),
      e.n > 1, card_noun.fem);
  return out + ". " + first + " " + s(P::and_) + " " + second;
}

std::string Writer::look_place(Place to, const Np& who, const Np& thing, u32 flags) {
  auto own = [&](P key) { return Np(s(key, {who})); };
  switch (to) {
    case Place::none:
    case Place::hand:
      return s(V::put_hand, {thing, own(P::z_own_hand)});
    case Place::library_top:
      return s(V::put_top, {thing, own(P::z_own_library)});
    case Place::library_shuffled:
      return s(V::put_shuffled, {thing, own(P::z_own_library)});
    case Place::library_bottom:
      return s(V::put_bottom, {thing, own(P::z_own_library)});
    case Place::graveyard:
      return s(V::put_graveyard, {thing, own(P::z_own_graveyard)});
    case Place::exile:
      return s(V::exile, {thing});
    case Place::battlefield:
      return s(V::put_battlefield, {thing, Np(flags & kETapped ? s(V::sfx_tapped, {thing}) : "")});
  }
  return {};
}

}  // namespace upkeep::text
