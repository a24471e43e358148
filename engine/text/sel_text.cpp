// Targets and selectors as noun phrases, with the memory of what has been named before.
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {
namespace {

// "Player or planeswalker".
bool walkers_or_player(const CardDb& db, const TargetSpec& spec) {
  if (!spec.filter || spec.players == kTargetNoPlayer) return false;
  const Filter& f = db.filters[spec.filter];
  return f.types_any ? f.types_any == kPlaneswalker : f.types_all == kPlaneswalker;
}

// "Target creature with toughness less than this creature's power": "it" could be either.
bool measured_by_source(const CardDb& db, const Filter& f) {
  for (u16 amount : {f.power, f.toughness, f.mv}) {
    if (!amount) continue;
    const Amount& a = db.amounts[amount];
    if (a.sel.kind == SelKind::self && a.kind != AmountKind::constant && a.kind != AmountKind::x)
      return true;
  }
  return false;
}

}  // namespace

bool any_target_filter(const CardDb& db, const TargetSpec& spec) {
  if (!spec.filter || spec.players != kTargetAnyPlayer) return false;
  const Filter& f = db.filters[spec.filter];
  Filter plain;
  plain.types_any = kCreature | kPlaneswalker;
  return f.types_any == plain.types_any && !f.or_next && !f.types_all && !f.types_none &&
         !f.colors_any && !f.colors_none && !f.flags && f.controller == PlayerRelation::any &&
         f.subtypes_any.empty() && !f.keywords_any && !f.keywords_none &&
         f.power_cmp == Cmp::none && f.toughness_cmp == Cmp::none;
}

// "creature or player": what a slot takes, without "target".
std::string Writer::target_bare(const TargetSpec& spec, bool plural, bool* fem) {
  std::string suffix, text;
  // Where no planeswalkers are known, a spell that could only strike them strikes players.
  if (walkers_or_player(db, spec)) {
    Noun p = noun(t, spec.players == kTargetOpponent ? N::opponent : N::player),
         w = noun(t, N::planeswalker);
    if (fem) *fem = p.fem;
    std::string who = plural ? p.many : p.one;
    return t.today() ? who + " " + s(P::or_) + " " + (plural ? w.many : w.one) : who;
  }
  if (any_target_filter(db, spec) && !t.today()) {
    // Planeswalkers were no targets of such a spell before 2018: they took the damage instead.
    const Noun c = noun(t, N::creature);
    if (fem) *fem = c.fem;
    text = plural ? c.many : c.one;
    chain_fem = c.fem;
  } else if (spec.filter) {
    text = bare_chain(spec.filter, plural, suffix, P::or_, true, fem).text;
  }
  if (spec.players != kTargetNoPlayer) {
    Noun p = noun(t, spec.players == kTargetOpponent ? N::opponent : N::player);
    std::string who = plural ? p.many : p.one;
    if (text.empty()) {
      if (fem) *fem = p.fem;
      text = who;
    } else {
      if (language(t.lang).repeats_article) who = with_det(t.lang, list_det, who, p.fem, plural);
      // "Creatures and/or players", where there may be several.
      const bool several = plural && !t.today();
      text += suffix + " " + (several ? s(P::and_) + "/" : "") + s(P::or_) + " " + who;
      return text;
    }
  }
  // The suffix goes behind "target" in the languages that put it after the noun.
  return suffix.empty() ? text : text + "\x01" + suffix;
}

// "Two targets", "up to two targets", "one or two targets".
std::string Writer::counted(const TargetSpec& spec, const std::string& things, bool fem) {
  const std::string most = number_word(t.lang, spec.max, fem) + " " + things;
  if (spec.min == spec.max) return most;
  if (spec.min == 1 && spec.max == 3) {  // "one, two, or three targets"
    return join(t,
                {fem ? number_word(t.lang, 1, fem) : std::string(str(t.lang, Str::number_one)),
                 number_word(t.lang, 2, fem), most},
                P::or_);
  }
  if (spec.min != 1 || spec.max != 2) return s(P::up_to, {Np(most)});
  // Spanish "un" stands before its noun only.
  const std::string least =
      fem ? number_word(t.lang, spec.min, fem) : std::string(str(t.lang, Str::number_one));
  return least + " " + s(P::or_) + " " + most;
}

Np Writer::target_np(const TargetSpec& spec, u8 slot) {
  const bool plural = spec.max > 1 || spec.max_amount;
  const bool any = any_target_filter(db, spec);
  bool fem = false;
  Filter f = spec.filter ? db.filters[spec.filter] : Filter();
  std::string words, suffix;
  if (any && t.today()) {
    if (!plural) return Np(s(P::any_target));
  }
  if (spec.players == kTargetSelfPlayer && !spec.filter) return you_np();
  if (spec.players == kTargetNoPlayer && is_self(spec.filter)) return this_np();
  list_det = plural ? Det::none : Det::a;
  words = target_bare(spec, plural, &fem);
  list_det = Det::none;
  const bool agrees = spec.filter ? chain_fem && spec.players == kTargetNoPlayer : fem;
  if (any && t.today()) {
    Np np("", true);
    std::string targets = s(P::targets_word);
    if (spec.max_amount) return Np(number(spec.max_amount).text + " " + targets, true);
    if (spec.max == 255)
      return Np(
          s(spec.min == 0 || spec.divide || spec.divide_even ? P::any_number_of : P::one_or_more,
            {Np(targets, true)}),
          true);
    np.text = counted(spec, targets, false);
    return np;
  }
  std::size_t cut = words.find('\x01');
  if (cut != std::string::npos) {
    suffix = words.substr(cut + 1);
    words = words.substr(0, cut);
  }
  bool other =
      (f.flags & kFOther) || (spec.other_than_slot != kNoSlot && spec.other_than_slot < slot);
  Np b(words, plural, fem);
  if (!plural) {
    if (spec.min == 0) {
      std::string one = with_det(t.lang, Det::a, s(P::target_plural, {b}), fem, false);
      if (!noun_first()) {
        const std::string things = s(P::target_plural, {b});
        one = number_word(t.lang, 1, fem) + " " + (other ? other_things(things) : things);
      }
      return Np(s(P::up_to, {Np(one)}) + suffix, false, fem);
    }
    // "Target creature other than this creature."
    if ((wording & kSaidNamed) && (f.flags & kFOther)) {
      const std::string but = s(P::other_than, {Np(s(P::target_one, {b}) + suffix), this_np()});
      if (!but.empty()) return Np(but, false, fem);
    }
    if (other) return Np(s(P::other_target, {b}) + suffix, false, fem);
    std::string text = s(P::target_one, {b});
    if (language(t.lang).repeats_article) text = with_det(t.lang, Det::a, text, fem, false);
    return Np(text + suffix, false, agrees);
  }
  std::string many = s(P::target_plural, {b});
  if (other && !noun_first()) many = other_things(many);
  Np np(many, true, agrees);
  if (spec.max_amount) {
    np.text = number(spec.max_amount).text + " " + many;
  } else if (spec.max == 255) {
    np.text =
        s(spec.min == 0 || spec.divide || spec.divide_even ? P::any_number_of : P::one_or_more,
          {Np(many, true, fem)});
  } else {
    np.text = counted(spec, many, fem);
  }
  np.text += suffix;
  return np;
}

// The second mention.
Np Writer::that_target(const TargetSpec& spec) {
  const bool plural = spec.max > 1 || spec.max_amount;
  if (!spec.filter) {
    Np np = player_np(spec.players == kTargetOpponent ? P::pl_that_opponent : P::pl_that);
    return np;
  }
  if (another) return Np(s(P::the_target), plural);
  const bool two =
      (mode && mode->target_count > 1) || measured_by_source(db, db.filters[spec.filter]);
  if (spec.players != kTargetNoPlayer) {
    // "That permanent or player".
    if (t.today() && has_pronouns(t) && !plural && any_target_filter(db, spec)) {
      return Np(with_det(t.lang, Det::that, noun(t, N::permanent).one, false, false) + " " +
                s(P::or_) + " " + noun(t, N::player).one);
    }
    const Noun n = noun(t, N::target);
    return Np(with_det(t.lang, Det::that, plural ? n.many : n.one, n.fem, plural), plural, n.fem);
  }
  if (has_pronouns(t)) {
    // "That creature" is what the ability speaks of, if that is one.
    const bool taken = ability && ability->kind == AbilityKind::triggered &&
                       (ability->trigger.object || ability->trigger.other) &&
                       !is_self(ability->trigger.object);
    if ((wording & kSaidThat) && !taken) return that_np(spec.filter, plural);
    int named = 0;
    for (const bool m : mentioned) named += m;
    if (of_itself || ((wording & kSaidIt) && !taken && named == 1)) return pronoun(t, plural);
    if (!two && !apart) return pronoun(t, plural);
    apart = false;
    return that_np(spec.filter, plural);
  }
  Np out = that_np(spec.filter, plural);
  out.again = true;
  out.near = !two;
  return out;
}

bool Writer::spoken_of() const {
  for (bool m : mentioned)
    if (m) return true;
  if (ability && ability->kind == AbilityKind::triggered &&
      ((ability->trigger.object && !is_self(ability->trigger.object)) || ability->trigger.other))
    return true;
  return !it.text.empty() || !has_pronouns(t);
}

bool Writer::of_attack() const {
  return ability && ability->kind == AbilityKind::triggered &&
         ability->trigger.event == TriggerEvent::attacks;
}

// "The creature": what is enchanted, where "it" or "that creature" would do.
Np Writer::the_host() const {
  const Noun n =
      card && card->enchant ? head_noun(db.targets[card->enchant].filter) : noun(t, N::creature);
  return Np(with_det(t.lang, Det::the, n.one, n.fem, false), false, n.fem);
}

bool Writer::tells_of_other() const {
  return ability && ability->kind == AbilityKind::triggered && ability->trigger.object &&
         !is_self(ability->trigger.object);
}

Np Writer::sel(const Selector& sl) {
  Np out;
  auto target = [&](u8 n) -> Np {
    if (!mode || n >= mode->target_count) return Np(s(P::any_target));
    const TargetSpec& spec = db.targets[std::size_t(mode->first_target + n)];
    if (mentioned[n & 7]) {
      if (sl.filter && spec.filter) {  // "those creatures with flying"
        const bool plural = spec.max > 1 || spec.max_amount;
        const Np those = np(sl.filter, Det::that, plural);
        return plural ? Np(s(P::each_of, {those}), false, those.fem) : those;
      }
      return that_target(spec);
    }
    mentioned[n & 7] = true;
    return target_np(spec, n);
  };
  switch (sl.kind) {
    case SelKind::none:
    case SelKind::self: {
      out = this_np();
      if (wording & kSaidNamed) return out;
      // Where an event tells of something else, "it" is that.
      if (!self_said && (!(wording & kSaidIt) || spoken_of() || tells_of_other())) return out;
      if (has_pronouns(t)) {
        out = pronoun(t);
      } else {
        // A subject that has just been named needs no noun; as an object it is named again.
        out.obj = out.text;
        out.near = true;
        out.text = language(t.lang).subjects[out.fem];
      }
      return out;
    }
    case SelKind::target:
      out = target(sl.n);
      break;
    case SelKind::all:
      if (wording & kSaidEach) return np(sl.filter, Det::each, false);
      return np(sl.filter, Det::all, true);
    case SelKind::you:
      return you_np();
    case SelKind::opponent:
      return player_np(P::pl_opponents);
    case SelKind::each_player:
      return player_np(P::pl_each);
    case SelKind::target_controller:
      if (payer_named) return player_np(P::pl_that);
      return controller_of(target(sl.n));
    case SelKind::target_owner:
      return owner_of(target(sl.n));
    case SelKind::event_object: {
      const u16 object = ability ? ability->trigger.object : u16(0);
      if (is_self(object)) return sel({SelKind::self, 0, 0});
      if (has_pronouns(t) && (wording & kSaidIt)) return pronoun(t);
      if (is_host(object) &&
          !(moving && t.today() && ability && ability->trigger.event == TriggerEvent::dies)) {
        Np h = host_np();
        Noun n = card && card->enchant ? head_noun(db.targets[card->enchant].filter)
                                       : noun(t, N::creature);
        h.text = with_det(t.lang, Det::that, n.one, n.fem, false);
        return h;
      }
      TriggerEvent e = ability ? ability->trigger.event : TriggerEvent::none;
      if (e == TriggerEvent::discards || e == TriggerEvent::draws || e == TriggerEvent::cycled) {
        Noun c = noun(t, N::card);
        return Np(with_det(t.lang, Det::that, c.one, c.fem, false), false, c.fem);
      }
      if (e == TriggerEvent::cast) {
        Noun c = noun(t, N::spell);
        return Np(with_det(t.lang, Det::that, c.one, c.fem, false), false, c.fem);
      }
      if (moving && t.today() && has_pronouns(t) &&
          (e == TriggerEvent::dies || e == TriggerEvent::to_graveyard)) {
        const Noun c = noun(t, N::card);
        return Np(with_det(t.lang, Det::that, c.one, c.fem, false), false, c.fem);
      }
      return that_np(object, false);
    }
    case SelKind::event_other:
      if (ability && is_self(ability->trigger.other)) return this_np();
      if (ability && ability->trigger.other) {
        const Filter& f = db.filters[ability->trigger.other];
        // The host is a creature, too.
        if (is_host(ability->trigger.object) &&
            head_noun(ability->trigger.other).one == noun(t, N::creature).one) {
          const Noun n = noun(t, N::creature);
          return Np(s(P::the_other, {Np(n.one, false, n.fem)}), false, n.fem);
        }
        int kinds = 0;
        Noun kind;
        for (int i = 0; i < int(db.subtypes.size()) && i < kMaxSubtypes; ++i) {
          if (!f.subtypes_any.has(i)) continue;
          ++kinds;
          kind = subtype_noun(t.lang, db.subtypes[std::size_t(i)]);
        }
        if (kinds == 1 && !f.or_next)  // "destroy that Wall"
          return Np(with_det(t.lang, Det::that, kind.one, kind.fem, false), false, kind.fem);
        return that_np(ability->trigger.other, false);
      }
      {
        Noun n = noun(t, N::creature);
        return Np(with_det(t.lang, Det::that, n.one, n.fem, false), false, n.fem);
      }
    case SelKind::event_player:
      if (ability && ability->trigger.player == PlayerRelation::you) return you_np();
      // "Whenever enchanted land is tapped for mana": nobody was named who did it.
      if (ability && ability->trigger.event == TriggerEvent::tapped_for_mana &&
          ability->trigger.player == PlayerRelation::any &&
          (is_host(ability->trigger.object) || (ability->said & kSaidIt))) {
        if (t.modern() && has_pronouns(t)) return controller_of(pronoun(t));
        return controller_of(is_host(ability->trigger.object)
                                 ? sel({SelKind::attached, 0, 0})
                                 : that_np(ability->trigger.object, false));
      }
      return player_np(P::pl_that);
    case SelKind::event_controller: {
      if ((wording & kSaidNamed) && ability && is_host(ability->trigger.object) && t.today() &&
          has_pronouns(t))
        return controller_of(the_host());
      Np o = sel({SelKind::event_object, 0, 0});
      return controller_of(o);
    }
    case SelKind::attached: {
      out = host_np();
      if (!host_said) return out;
      if ((wording & kSaidNamed) && t.today() && has_pronouns(t)) return the_host();
      const Noun n = card && card->enchant ? head_noun(db.targets[card->enchant].filter)
                                           : noun(t, N::creature);
      // "At the beginning of the upkeep of its controller, destroy that land."
      if (has_pronouns(t) && !host_step) {
        out = pronoun(t);
      } else {
        out = Np(with_det(t.lang, Det::that, n.one, n.fem, false), false, n.fem);
        out.near = true;
      }
      out.again = true;
      return out;
    }
    case SelKind::attached_controller:
      if (host_step) return player_np(P::pl_that);
      if (host_said && ability && ability->kind == AbilityKind::triggered) {
        // "its" would be that of the Aura that does something
        const Noun n = card && card->enchant ? head_noun(db.targets[card->enchant].filter)
                                             : noun(t, N::creature);
        Np that(with_det(t.lang, Det::that, n.one, n.fem, false), false, n.fem);
        if (const char* of = language(t.lang).of_owner) that.poss = that.text + of;
        return controller_of(that);
      }
      return controller_of(sel({SelKind::attached, 0, 0}));
    case SelKind::it:
    case SelKind::saved:
      out = sl.kind == SelKind::it ? it : saved;
      if (out.text.empty() && sacrificed) {  // what the cost took
        const Noun n = head_noun(sacrificed);
        const std::string the =
            !noun_first() ? n.one : with_det(t.lang, Det::the, n.one, n.fem, false);
        out = Np(s(P::the_sacrificed, {Np(the, false, n.fem)}), false, n.fem);
        return out;
      }
      if (out.text.empty()) {
        Noun n = noun(t, N::card);
        if (has_pronouns(t)) {
          out = pronoun(t);
        } else {
          out = Np(with_det(t.lang, Det::that, n.one, n.fem, false), false, n.fem);
        }
      }
      if (has_pronouns(t) && (wording & kSaidIt) && sl.kind == SelKind::it)
        return pronoun(t, out.plural);
      // What has left the battlefield is a card.
      if (has_pronouns(t) && (wording & kSaidThat) && last_effect == EffectKind::exile &&
          !(sl.kind == SelKind::saved && saved_self)) {
        const Noun n = noun(t, N::card);
        return Np(with_det(t.lang, Det::that, out.plural ? n.many : n.one, n.fem, out.plural),
                  out.plural, n.fem);
      }
      return out;
    case SelKind::it_controller:
      return controller_of(sel({SelKind::it, 0, 0}));
    case SelKind::it_owner:
      return owner_of(sel({SelKind::it, 0, 0}));
    case SelKind::chosen_player:
      return player_np(chosen_named ? P::pl_that : P::pl_chosen);
    case SelKind::active_player:
      return player_np(step_player() ? P::pl_that : P::pl_active);
    case SelKind::defending_player:
      return player_np(P::pl_defending);
    case SelKind::defending_players:
      return player_np(P::pl_each_defending);
    case SelKind::iterated:
      if (iterated.text.empty()) return player_np(P::pl_that);
      return iterated;
    case SelKind::owner: {
      Np who = owner_of(sel({SelKind::self, 0, 0}));
      return who;
    }
    case SelKind::you_and_target: {
      Np who(s(P::pl_you_and, {target(sl.n)}), language(t.lang).you_and_plural);
      return who;
    }
    case SelKind::tails:
      return player_np(P::pl_tails);
    case SelKind::all_and_players:
      out = np(sl.filter, Det::each, false);
      // The preposition stands before both: "a cada criatura e a cada jogador".
      if (noun_first())
        out.obj = out.text + " " + s(P::and_) + " " + s(P::to_, {player_np(P::pl_each)});
      out.text += " " + s(P::and_) + " " + player_np(P::pl_each).text;
      return out;
    case SelKind::all_players_others:
      return player_np(P::pl_each_other);
    case SelKind::count:
      break;
  }
  return out;
}

// What "it" will mean after an effect on `sl`.
Np Writer::that_of(const Selector& sl) {
  switch (sl.kind) {
    case SelKind::target:
      if (mode && sl.n < mode->target_count)
        return that_target(db.targets[std::size_t(mode->first_target + sl.n)]);
      return {};
    case SelKind::all: {
      if (has_pronouns(t)) return pronoun(t, true);
      Np those = that_np(sl.filter, true);
      those.near = true;
      return those;
    }
    case SelKind::it:
      return it;
    default:
      return {};
  }
}

}  // namespace upkeep::text
