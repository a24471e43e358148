// The card itself, players and zones as noun phrases.
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

Np Writer::this_np() const {
  if (!granted_noun.text.empty()) {
    return Np(with_det(t.lang, Det::this_, granted_noun.text, granted_noun.fem, false), false,
              granted_noun.fem);
  }
  N key = N::permanent;
  TypeSet types = card ? card->types : TypeSet(0);
  bool spell = ability && ability->kind == AbilityKind::spell;
  bool elsewhere = ability && (ability->zone == Zone::hand || ability->zone == Zone::graveyard);
  // Until 2024 a card called itself by its name; instants and sorceries still do.
  const bool instant = spell || (types && !(types & kPermanentTypes));
  if (card && !unnamed && (!t.today() || (instant && !elsewhere))) return name_np();
  if (elsewhere) {
    key = N::card;
  } else if (spell || (types && !(types & kPermanentTypes))) {
    key = N::spell;
  } else if (types & kCreature) {
    key = N::creature;
  } else if (types & kPlaneswalker) {
    key = N::planeswalker;
  } else if ((types & kEnchantment) && card->enchant && t.modern()) {
    key = N::aura;
  } else if (types & kEnchantment) {
    key = N::enchantment;
  } else if (types & kLand) {
    key = N::land;
  } else if (types & kArtifact) {
    key = N::artifact;
  }
  Noun n = noun(t, key);
  return Np(with_det(t.lang, Det::this_, n.one, n.fem, false), false, n.fem);
}

Np Writer::name_np() const {
  const char* const printed = printed_name(card->name, t.lang);
  std::string name = printed ? printed : card->name;
  // A legend goes by its first name: "Thalia".
  if (card->supers & kLegendary) name = name.substr(0, name.find(','));
  Np out = named(t.lang, printed ? printed : card->name);
  out.text = name;
  if (const char* of = language(t.lang).of_owner) out.poss = name + of;
  return out;
}

Np Writer::spell_np() const {
  if (card && !t.today()) return name_np();
  const Noun n = noun(t, N::spell);
  return Np(with_det(t.lang, Det::this_, n.one, n.fem, false), false, n.fem);
}

Np Writer::you_np() const {
  Np np;
  np.you = true;
  np.obj = s(P::pl_you);
  np.poss = language(t.lang).yours;
  return np;
}

Np Writer::player_np(P key) const {
  Np np(s(key));
  if (key == P::pl_each || key == P::pl_opponents) np.poss = pronoun(t, true).poss;
  return np;
}

std::string Writer::one_more(bool fem) const {
  const char* const word = language(t.lang).one_more;
  return word ? word : number_word(t.lang, 1, fem);
}

bool Writer::is_self(u16 filter) const {
  return filter && (db.filters[filter].flags & kFSelf) && !db.filters[filter].or_next;
}

bool Writer::is_host(u16 filter) const {
  return filter && (db.filters[filter].flags & kFHostOfSource);
}

Np Writer::host_np() const {
  Noun n = noun(t, N::permanent);
  bool equip = card && (card->types & kArtifact) && !card->enchant;
  if (card && card->enchant) {
    const TargetSpec& spec = db.targets[card->enchant];
    n = spec.filter ? head_noun(spec.filter) : noun(t, N::player);
    // What enchants a card in a graveyard enchants the creature that comes from there later on.
    if (spec.filter && db.filters[spec.filter].zone == Zone::graveyard && ability &&
        (ability->kind != AbilityKind::triggered || ability->trigger.event != TriggerEvent::enters))
      n = noun(t, N::creature);
  } else if (equip) {
    n = noun(t, N::creature);
  }
  Np word(n.one, false, n.fem);
  std::string text = s(equip ? P::host_equipped : P::host_enchanted, {word});
  if (noun_first()) text = with_det(t.lang, Det::the, text, n.fem, false);
  return Np(text, false, n.fem);
}

std::string Writer::zone_of(Zone z, PlayerRelation owner, bool all) {
  P own = P::z_graveyard, any = P::z_a_graveyard;
  switch (z) {
    case Zone::hand:
      own = P::z_hand;
      any = P::z_a_hand;
      break;
    case Zone::library:
      own = P::z_library;
      any = P::z_a_library;
      break;
    case Zone::graveyard:
      if (owner == PlayerRelation::any && all) return s(P::z_all_graveyards);
      break;
    case Zone::battlefield:
      return s(P::z_battlefield);
    case Zone::exile:
      return s(P::z_exile);
    case Zone::stack:
      return s(P::z_stack);
    case Zone::command:
      return s(P::z_command);
    case Zone::ante:
      return s(P::z_ante);
    case Zone::none:
      return {};
  }
  if (owner == PlayerRelation::any) return s(any);
  return s(own, {whose_np(owner, true)});
}

Np Writer::whose_np(PlayerRelation w, bool indefinite) {
  switch (w) {
    case PlayerRelation::any:
      return player_np(indefinite ? P::pl_a_player : P::pl_each);
    case PlayerRelation::you:
      return you_np();
    case PlayerRelation::opponent:
      return player_np(indefinite ? P::pl_an_opponent : P::pl_opponents);
    case PlayerRelation::active:
      return player_np(step_player() ? P::pl_that : P::pl_active);
    case PlayerRelation::defending:
      return player_np(P::pl_defending);
    case PlayerRelation::event_player:
      return player_np(of_attack() ? P::pl_defending : P::pl_that);
    case PlayerRelation::target_player: {
      Np np = player_np(mentioned[0] ? P::pl_that : P::pl_target);
      mentioned[0] = true;
      return np;
    }
    case PlayerRelation::iterated:
      return iterated.text.empty() ? player_np(P::pl_that) : iterated;
    case PlayerRelation::chosen:
      return player_np(chosen_named ? P::pl_that : P::pl_chosen);
  }
  return {};
}

// Whether the ability triggers in a step of any player, so that "that player" is the active one.
bool Writer::step_player() const {
  if (!ability || ability->kind != AbilityKind::triggered ||
      ability->trigger.player != PlayerRelation::any)
    return false;
  TriggerEvent e = ability->trigger.event;
  return e == TriggerEvent::upkeep || e == TriggerEvent::draw_step ||
         e == TriggerEvent::main_phase || e == TriggerEvent::begin_combat;
}

Np Writer::controller_of(const Np& np) const {
  return Np(s(np.again && noun_first() ? P::its_controller : P::pl_controller_of, {np}));
}

Np Writer::owner_of(const Np& np) const {
  return Np(s((np.again || np.near) && noun_first() ? P::its_owner : P::pl_owner_of, {np}));
}

}  // namespace upkeep::text
