// Effects that search libraries, and look at or reveal their cards.
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::search_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  Noun card_noun = noun(t, N::card);
  Np things = count_np(e.amount, e.filter, card_noun);
  Number n = number(e.amount);
  if (n.kind != Number::figure || n.value != 1) things.text = s(P::up_to, {things});
  Np library(s(P::z_own_library, {who}));
  Np after("", things.plural, card_noun.fem);
  // What was shown is "it", as is what lands search for; else "that card".
  if (has_pronouns(t) && !(e.flags & kEReveal) && !things.plural &&
      !(card && (card->types & kLand))) {
    after.obj = with_det(t.lang, Det::that, things.plural ? card_noun.many : card_noun.one,
                         card_noun.fem, things.plural);
  } else if (has_pronouns(t)) {
    after.obj = pronoun(t, things.plural).object();
  }
  const bool on_top = e.to == Place::library_top && !things.plural;
  if (has_pronouns(t) && (wording & kSaidIt)) after.obj = pronoun(t, things.plural).object();
  if (has_pronouns(t) && ((wording & kSaidThat) || (on_top && !(wording & kSaidIt))))
    after.obj = with_det(t.lang, Det::that, things.plural ? card_noun.many : card_noun.one,
                         card_noun.fem, things.plural);
  it = Np(with_det(t.lang, Det::that, things.plural ? card_noun.many : card_noun.one, card_noun.fem,
                   things.plural),
          things.plural, card_noun.fem);
  Np again = who;
  again.text.clear();
  // "Reveal that card, put it into your hand."
  const bool that_shown =
      (wording & kSaidThat) && (e.flags & kEReveal) && has_pronouns(t) && !on_top;
  const std::string shown = !(e.flags & kEReveal) ? std::string()
                            : that_shown ? s(V::reveal_chosen, {again, Np(after.object())}, mood)
                                         : s(V::reveal_it, {again, Np(), after}, mood);
  if (that_shown) after.obj = pronoun(t, things.plural).object();
  const std::string reveal = shown.empty() ? "" : shown + ", ";
  if (e.to == Place::library_top) {
    if (!reveal.empty() && t.modern() && !noun_first())
      things.text += ", " + reveal.substr(0, reveal.size() - 2);
    return s(V::search_you, {who, library, things, after}, mood);
  }
  std::string put = reveal + put_it(e.to, again, after, e.flags, mood);
  // Before 2018 shuffling was a sentence of its own.
  const std::string then = put_it(e.to, again, after, e.flags, mood);
  const std::string old =
      shown.empty() ? " " + s(P::and_) + " " + then : ", " + shown + ", " + s(P::and_) + " " + then;
  const std::string next = mood == Mood::infinitive
                               ? s(V::if_does, {who, Np()})
                               : s(P::afterwards) + (who.you ? "" : " " + s(P::pl_that));
  return s(V::search, {who, library, things, Np(put), Np(old), Np(next)}, mood);
}

std::string Writer::look_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  // Any of them into the graveyard, the others back on top: a word of its own (CR 701.25).
  if (t.modern() && e.to == Place::graveyard && e.rest == Place::library_top && !e.filter &&
      (e.flags & kEUpTo) && number(e.amount).kind == Number::figure &&
      number(e.amount).value == e.n)
    return s(V::surveil, {who, Np(std::to_string(e.n))}, mood);
  Noun card_noun = noun(t, N::card);
  Np cards = count_np(e.amount, 0, card_noun);
  if (!noun_first() && !cards.plural) cards.text = card_noun.one;
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
  if (!e.n) return s(P::then_join, {Np(out), Np(s(V::look_reorder, {again}))});
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
  // "You may reveal a creature card from among them and put it into your hand. Put the rest …"
  if (!noun_first() && e.filter && e.n == 1 && (e.flags & kEUpTo) &&
      (e.to == Place::hand || e.to == Place::battlefield)) {
    std::string suffix;
    bool fem = false;
    const Np kind = bare_chain(e.filter, false, suffix, P::or_, false, &fem);
    const Np one(
        s(V::look_pick_of_them, {Np(with_det(t.lang, Det::a, kind.text, fem, false) + suffix)}));
    const Np silent;
    const std::string taken =
        e.to == Place::hand ? s(V::reveal_chosen, {silent, one}, Mood::infinitive) + " " +
                                  s(P::and_) + " " + look_place(e.to, who, pronoun(t), e.flags)
                            : look_place(e.to, who, one, e.flags);
    const Np others(s(V::look_rest));
    std::string put = look_place(e.rest, who, others, {});
    if (e.rest == Place::library_bottom)
      put += (e.flags & kERandom) ? s(P::in_random_order) : s(P::in_any_order);
    it = pronoun(t);
    return out + ". " + s(V::may, {who, Np(taken)}) + ". " + put;
  }
  std::string first = look_place(e.to, who, picked, e.flags);
  Np rest(s(e.flags & kERandom ? V::look_rest_random : V::look_rest), false, false);
  std::string second =
      look_place(e.rest == Place::none ? Place::library_top : e.rest, who, rest, {});
  it = Np(
      with_det(t.lang, Det::that, e.n > 1 ? card_noun.many : card_noun.one, card_noun.fem, e.n > 1),
      e.n > 1, card_noun.fem);
  if (!noun_first() && (e.rest == Place::library_bottom || e.rest == Place::graveyard)) {
    second = look_place(e.rest, who, Np(s(V::look_rest)), {});
    if (e.rest == Place::library_bottom)
      second += (e.flags & kERandom) ? s(P::in_random_order) : s(P::in_any_order);
    second = s(V::look_rest) + second.substr(second.find(s(V::look_rest)) + s(V::look_rest).size());
  }
  if (noun_first() && e.rest == Place::library_bottom && !(e.flags & kERandom))
    second += s(P::in_any_order);
  return out + ". " + first + " " + s(P::and_) + " " + second;
}

std::string Writer::look_place(Place to, const Np& who, const Np& thing, EffectFlags flags) {
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
