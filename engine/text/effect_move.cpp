// Effects that move cards and permanents: putting, returning, sacrificing.
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::sacrifice_clause(const Effect& e, Mood mood) {
  if (e.what.kind != SelKind::none) {
    Np object = sel(e.what);
    if (e.what.kind == SelKind::self || e.what.kind == SelKind::it ||
        e.what.kind == SelKind::saved) {
      Np thing(object.object(), object.plural, object.fem);
      thing.near = object.near;
      // In 1997 what went by its own effect was buried.
      if (t.words == Vocabulary::classic1997 && e.what.kind == SelKind::self && !noun_first())
        return s(V::destroy_noregen, {thing}, mood);
      return s(V::sacrifice, {you_np(), thing}, mood);
    }
    const Np again = e.what.kind == SelKind::target ? that_of(e.what) : object;
    if (has_pronouns(t)) {
      std::string o = again.object() == object.object() ? pronoun(t).object() : again.object();
      return s(V::controller_sacrifices, {object, Np(o)}, mood);
    }
    return s(V::controller_sacrifices,
             {object, Np(that_of(e.what).text.empty() ? object.text : again.text)}, mood);
  }
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  if (e.flags & kEAll) {
    u16 f = e.filter;
    return s(V::sacrifice, {who, np(f, Det::all, true)}, mood);
  }
  Np things = count_np(e.amount, e.filter, noun(t, N::permanent));
  if ((wording & kSaidChoice) && !noun_first()) things.text += s(P::of_own_choice, {who});
  return s(V::sacrifice, {who, things}, mood);
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
    // "Shuffle this into its owner's library", of a spell.
    yours = from != Zone::battlefield && !(ability->kind == AbilityKind::spell && t.today());
    if (ability->kind == AbilityKind::triggered &&
        (ability->trigger.event == TriggerEvent::dies ||
         ability->trigger.event == TriggerEvent::to_graveyard)) {
      from = Zone::graveyard;
    }
  }
  if (e.what.kind == SelKind::event_object && ability && t.today() &&
      ability->kind == AbilityKind::triggered && ability->trigger.event == TriggerEvent::dies)
    from = Zone::graveyard;
  if (e.what.kind == SelKind::it && (picked_yours || owned)) yours = own_zone = true;
  if (e.what.kind == SelKind::target && owned) yours = own_zone = true;
  back = from == Zone::graveyard || from == Zone::exile ||
         ((e.what.kind == SelKind::it || e.what.kind == SelKind::saved) &&
          last_effect == EffectKind::exile);
  auto place = [&](V yours_key, V owners_key) {
    // "Their owner's hand", of what one player owns.
    if (owners_key == V::owners_hand && !yours && object.plural && (wording & kSaidWhen) &&
        !s(V::one_owners_hand).empty())
      return Np(s(V::one_owners_hand));
    return Np(s(yours ? yours_key : owners_key, {object}));
  };
  switch (e.to) {
    case Place::none:
    case Place::hand:
      if (has_pronouns(t) && filter && db.filters[filter].owner == PlayerRelation::target_player)
        return s(V::move_hand, {object, Np(s(P::z_own_hand, {player_np(P::pl_that)}))}, mood);
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
      if (e.flags & kEUnderYourControl)
        tail += s(V::sfx_your_control);
      else if ((wording & kSaidYou) && t.modern())
        tail += s(V::sfx_owners_control, {object});
      // "Put target creature card from a graveyard onto the battlefield under your control": it
      // need not have been yours.
      if (from == Zone::graveyard && filter && (e.flags & kEUnderYourControl) && has_pronouns(t) &&
          db.filters[filter].owner == PlayerRelation::any &&
          db.filters[filter].controller == PlayerRelation::any)
        back = false;
      if (wording & kSaidWhen) back = false;
      std::string out =
          s(back ? V::return_battlefield : V::put_battlefield, {object, Np(tail)}, mood);
      if (e.flags & kEWithHaste) out += ". " + s(V::gains_haste, {object});
      if (e.flags & kESacAtEnd) out += ". " + s(V::sac_at_end, {object});
      return out;
    }
  }
  return {};
}

bool Writer::asks_above(u16 index) const {
  if (!index) return false;
  const Condition& c = db.conditions[index];
  return c.kind == CondKind::compare && db.amounts[c.a].kind == AmountKind::count &&
         (db.filters[db.amounts[c.a].filter].flags & kFAboveSource);
}

std::string Writer::move_clause(const Effect& e, Mood mood) {
  from_zone = moving = true;
  Np object = sel(e.what);
  from_zone = moving = false;
  // "Return this card from your graveyard to your hand."
  if (e.what.kind == SelKind::self && ability && ability->zone == Zone::graveyard && t.modern() &&
      !noun_first() && (e.to == Place::hand || e.to == Place::battlefield) &&
      !asks_above(ability->trigger.condition)) {
    Np card_np = this_np();
    card_np.text +=
        " " + s(P::from_zone, {card_np, Np(zone_of(Zone::graveyard, PlayerRelation::you, false))});
    if (!card_np.obj.empty()) card_np.obj = card_np.text;
    std::string put = e.to == Place::hand ? s(V::move_hand, {card_np, Np(s(V::your_hand))}, mood)
                                          : place_clause(e, card_np, mood);
    return put;
  }
  // "Shuffle your graveyard into your library."
  if (e.what.kind == SelKind::all && e.what.filter && e.to == Place::library_shuffled &&
      t.modern() && !noun_first()) {
    Filter plain;
    plain.zone = Zone::graveyard;
    plain.owner = PlayerRelation::you;
    const Filter& f = db.filters[e.what.filter];
    if (f.zone == plain.zone && f.owner == plain.owner && !f.types_all && !f.types_any &&
        !f.flags && f.subtypes_any.empty() && !f.or_next && !f.colors_any &&
        f.power_cmp == Cmp::none && f.mv_cmp == Cmp::none)
      object = Np(s(P::z_graveyard, {you_np()}));
  }
  std::string out = place_clause(e, object, mood);
  Np after = that_of(e.what);
  if (!after.text.empty()) it = after;
  return out;
}

// "put it into your hand", after a search or a look.
std::string Writer::put_it(Place to, const Np& who, const Np& thing, EffectFlags flags, Mood mood) {
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

}  // namespace upkeep::text
