// Effects as clauses: one switch over every effect.
#include "text/writer.h"

namespace upkeep::text {
namespace {

bool same_sel(const Selector& a, const Selector& b) {
  return a.kind == b.kind && a.n == b.n && a.filter == b.filter;
}

bool same_amount(const CardDb& db, u16 a, u16 b) {
  if (a == b) return true;
  if (!a || !b) return false;
  const Amount &x = db.amounts[a], &y = db.amounts[b];
  return x.kind == y.kind && x.value == y.value && x.filter == y.filter && x.a == y.a &&
         x.b == y.b && same_sel(x.sel, y.sel);
}

// Two effects that differ only in whom they strike: "each creature and each player".
bool joins(const CardDb& db, const Effect& a, const Effect& b) {
  if (a.kind != EffectKind::damage || a.kind != b.kind || a.flags != b.flags ||
      !same_sel(a.from, b.from) || !same_amount(db, a.amount, b.amount))
    return false;
  // "1 damage to any target and 1 damage to you": of a few, each has its own.
  const auto few = [](const Effect& e) {
    return e.what.kind == SelKind::target || e.what.kind == SelKind::you ||
           e.what.kind == SelKind::self;
  };
  const AmountKind k = db.amounts[a.amount].kind;
  const bool plain = k == AmountKind::constant || k == AmountKind::x;
  return !plain || !(few(a) || few(b));
}

}  // namespace

// Whether "you may" can be followed by this in the infinitive: its subject is the chooser or
// nobody.
bool Writer::infinitive_fits(u16 first, const Selector& chooser, bool alone) const {
  for (u16 i = first; i && i != chain_end; i = alone ? u16(0) : db.effects[i].next) {
    const Effect& e = db.effects[i];
    auto own = [&]() {
      return e.who.kind == SelKind::none || same_sel(e.who, chooser) ||
             (chooser.kind == SelKind::none && e.who.kind == SelKind::you);
    };
    switch (e.kind) {
      case EffectKind::lose_life:
      case EffectKind::gain_life:
      case EffectKind::draw:
      case EffectKind::discard:
      case EffectKind::mill:
      case EffectKind::add_mana:
      case EffectKind::create_token:
      case EffectKind::copy_token:
      case EffectKind::search:
      case EffectKind::shuffle:
      case EffectKind::scry:
      case EffectKind::look_top:
      case EffectKind::extra_turn:
      case EffectKind::skip_step:
      case EffectKind::flip_coin:
      case EffectKind::choose_color:
      case EffectKind::choose_type:
      case EffectKind::choose_number:
      case EffectKind::choose_object:
      case EffectKind::gain_control:
      case EffectKind::ante:
      case EffectKind::gain_ownership:
        if (!own()) return false;
        break;
      case EffectKind::reveal_hand:
        break;
      case EffectKind::sacrifice:
        if (e.what.kind == SelKind::none && !own()) return false;
        break;
      case EffectKind::put_counters:
      case EffectKind::remove_counters:
        if (e.what.kind == SelKind::none && !own()) return false;
        break;
      case EffectKind::destroy:
      case EffectKind::exile:
      case EffectKind::move:
      case EffectKind::tap:
      case EffectKind::untap:
      case EffectKind::tap_or_untap:
      case EffectKind::counter_spell:
      case EffectKind::attach:
      case EffectKind::regenerate:
      case EffectKind::copy_spell:
      case EffectKind::exchange_control:
      case EffectKind::turn_face_up:
      case EffectKind::remove_from_combat:
      case EffectKind::end_turn:
      case EffectKind::remove_damage:
      case EffectKind::double_counters:
      case EffectKind::proliferate:
      case EffectKind::change_target:
      case EffectKind::exile_until_leaves:
      case EffectKind::remember:
      case EffectKind::forget:
        break;
      case EffectKind::prevent_damage:
        if (e.flags & kENextTime) return false;
        break;
      case EffectKind::apply: {
        for (u16 m = e.mods; m; m = db.mods[m].next) {
          ModKind k = db.mods[m].kind;
          if (k != ModKind::control && k != ModKind::text_color && k != ModKind::text_land)
            return false;
        }
        break;
      }
      case EffectKind::damage:
      case EffectKind::set_life:
      case EffectKind::redirect_damage:
      case EffectKind::extra_combat:
      case EffectKind::extra_land:
      case EffectKind::fight:
      case EffectKind::delay:
      case EffectKind::may:
      case EffectKind::pay:
      case EffectKind::when:
      case EffectKind::for_each:
      case EffectKind::repeat:
      case EffectKind::choose_one:
      case EffectKind::win:
      case EffectKind::lose:
      case EffectKind::draw_game:
      case EffectKind::must_block:
      case EffectKind::empty_pool:
      case EffectKind::become_copy:
      case EffectKind::untap_step_skip:
      case EffectKind::set_pool_mana:
      case EffectKind::repeat_until:
      case EffectKind::replace_draw:
      case EffectKind::offer_payment:
      case EffectKind::reflect_damage:
      case EffectKind::tap_lands_for_mana:
      case EffectKind::take_mana:
      case EffectKind::play_card:
      case EffectKind::unblock:
      case EffectKind::make_block:
      case EffectKind::separate_into_piles:
      case EffectKind::cast_face_down:
        return false;
      case EffectKind::count:
        break;
    }
  }
  return true;
}

std::vector<std::string> Writer::clauses(u16 first, Mood mood, std::vector<u16>* from) {
  std::vector<std::string> out;
  for (u16 i = first; i && i != chain_end; i = db.effects[i].next) {
    if (from) from->resize(out.size());
    if (from) from->push_back(i);
    const Effect& e = db.effects[i];
    u16 next = e.next == chain_end ? u16(0) : e.next;
    // What asks for a joint of its own is not drawn into one sentence with what is before it.
    const bool linked = next && db.effects[next].joint() != Joint::usual;
    if (linked) next = 0;
    if (i != first) said = true;
    if (i != first) if_subject = nullptr;
    if (e.kind == EffectKind::damage && next && joins(db, e, db.effects[next])) {
      const Effect& o = db.effects[next];
      Np amount = damage_np(e.amount);
      auto each = [&](const Effect& x) {
        return x.what.kind == SelKind::all ? np(x.what.filter, Det::each, false) : sel(x.what);
      };
      const Np source = damage_source(e, mood);
      std::string to =
          s(P::to_, {each(e)}) + " " + s(P::and_) + " " +
          (!noun_first() && o.what.kind != SelKind::you ? each(o).object() : s(P::to_, {each(o)}));
      out.push_back(s(V::deal, {source, amount, Np(to)}, mood) + take_where());
      i = next;
      continue;
    }
    // "Prevent all combat damage that would be dealt to or by it."
    if (e.kind == EffectKind::prevent_damage && next &&
        db.effects[next].kind == EffectKind::prevent_damage) {
      const Effect& o = db.effects[next];
      if (!e.amount && !o.amount && e.flags == o.flags && !e.filter && !o.filter &&
          e.what.kind != SelKind::none && e.what.kind != SelKind::all && same_sel(e.what, o.from) &&
          e.from.kind == SelKind::none) {
        // Not "it": damage is dealt to and by many.
        apart = e.what.kind == SelKind::target && mentioned[e.what.n & 7] &&
                t.words != Vocabulary::classic1997;
        Np object = sel(e.what);
        Np word(s(e.flags & kECombatOnly ? V::combat_damage_word : V::damage_word));
        out.push_back(s(V::prevent_both, {word, object}, mood));
        i = next;
        continue;
      }
    }
    // "Shuffle all cards from your hand and all cards from your graveyard into …"
    if (e.kind == EffectKind::move && e.to == Place::library_shuffled && next &&
        e.what.kind == SelKind::all) {
      const Effect& o = db.effects[next];
      if (o.kind == EffectKind::move && o.to == e.to && o.what.kind == SelKind::all) {
        from_zone = true;
        Np both = sel(e.what);
        both.text += " " + s(P::and_) + " " + sel(o.what).text;
        from_zone = false;
        out.push_back(place_clause(e, both, mood));
        i = next;
        const u16 after = o.next;
        if (after && db.effects[after].kind == EffectKind::shuffle) i = after;
        continue;
      }
    }
    // Drawing and then discarding are one sentence.
    if (e.kind == EffectKind::draw && next && db.effects[next].kind == EffectKind::discard &&
        same_sel(e.who, db.effects[next].who)) {
      std::string first_part = clause(e, mood);
      Effect o = db.effects[next];
      Np who = sel(o.who);
      std::string second = clause(o, mood);
      if (!who.you && second.compare(0, who.text.size(), who.text) == 0)
        second = second.substr(who.text.size());
      out.push_back(s(P::then_join, {Np(first_part), Np(second)}) + take_where());
      i = next;
      continue;
    }
    // "Exile target creature, then return it to the battlefield."
    if (e.kind == EffectKind::exile && next && db.effects[next].kind == EffectKind::move &&
        db.effects[next].what.kind == SelKind::it && db.effects[next].to == Place::battlefield) {
      const std::string away = clause(e, mood);
      last_effect = e.kind;
      out.push_back(s(P::then_join, {Np(away), Np(clause(db.effects[next], mood))}) + take_where());
      last_effect = EffectKind::move;
      i = next;
      continue;
    }
    previous = i == first ? nullptr : previous;
    std::string c = linked ? std::string() : together(i, mood);
    if (c.empty()) c = clause(e, mood);
    previous = &e;
    // What X is stands behind the last clause of its sentence.
    const u16 after = db.effects[i].next;
    const Joint joint = after && after != chain_end ? db.effects[after].joint() : Joint::usual;
    const bool goes_on = joint != Joint::usual && joint != Joint::apart &&
                         joint != Joint::apart_after && mood == Mood::order;
    if (!c.empty()) out.push_back(goes_on ? c : c + take_where());
    last_effect = e.kind;
    if (e.kind == EffectKind::search && next && db.effects[next].kind == EffectKind::shuffle) {
      i = next;  // a search shuffles by itself
    }
  }
  return out;
}

Np Writer::destroyed_np(const Effect& e) const {
  u16 filter = e.what.filter;
  if (e.what.kind == SelKind::target && mode && e.what.n < mode->target_count)
    filter = db.targets[std::size_t(mode->first_target + e.what.n)].filter;
  const Noun n = filter ? head_noun(filter) : noun(t, N::permanent);
  return Np(n.many, true, n.fem);
}

// One effect, in the wording that its card asks for.
std::string Writer::clause(const Effect& e, Mood mood) {
  const u16 outer = wording;
  wording = e.said;
  std::string out = clause_words(e, mood);
  wording = outer;
  if (noun_first() || mood != Mood::order || !(e.said & (kSaidYou | kSaidBare))) return out;
  if (e.kind == EffectKind::move && e.to == Place::battlefield) return out;  // whose control
  out.erase(0, out.find_first_not_of(' '));
  const Np who = e.who.kind == SelKind::none || e.who.kind == SelKind::you ? you_np() : sel(e.who);
  const std::string subject = (who.you ? who.obj : who.text) + " ";
  const bool named = out.compare(0, subject.size(), subject) == 0;
  // Only where the effect before it has the same subject.
  const bool same = previous && (same_sel(previous->who, e.who) ||
                                 (who.you && previous->who.kind == SelKind::none));
  if (e.said & kSaidBare) return named && same ? out.substr(subject.size()) : out;
  return named || !who.you ? out : subject + out;
}

std::string Writer::clause_words(const Effect& e, Mood mood) {
  auto who = [&]() {
    return sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  };
  auto what = [&]() { return sel(e.what); };
  auto remember = [&](const Np& np) { it = np; };
  switch (e.kind) {
    case EffectKind::damage:
      return damage_clause(e, mood);
    case EffectKind::destroy: {
      Np object = what();
      std::string out = s(e.flags & kENoRegen ? V::destroy_noregen : V::destroy, {object}, mood);
      if (e.flags & kEExileIfDies) out += ". " + s(V::exile_if_dies, {});
      remember(that_of(e.what));
      apart = (e.flags & kENoRegen) && e.what.kind == SelKind::target;
      return out;
    }
    case EffectKind::exile: {
      from_zone = true;
      Np object = what();
      from_zone = false;
      remember(that_of(e.what));
      // "Exile all graveyards", "exile target player's graveyard".
      if (e.what.kind == SelKind::all && (wording & kSaidBare) && !noun_first()) {
        const std::string all =
            with_det(t.lang, Det::all, noun(t, N::card).many, false, true) + " ";
        if (object.text.compare(0, all.size(), all) == 0) {
          const std::string from = s(P::from_zone, {Np(), Np("\x01")});
          const std::string lead = all + from.substr(0, from.find('\x01'));
          const Filter& f = db.filters[e.what.filter];
          if (f.zone == Zone::graveyard && !f.or_next &&
              object.text.compare(0, lead.size(), lead) == 0)
            object = Np(object.text.substr(lead.size()));
        }
      }
      return s(V::exile, {object}, mood);
    }
    case EffectKind::exile_until_leaves: {
      Np object = what();
      return s(V::exile_until_leaves, {object, this_np()}, mood);
    }
    case EffectKind::sacrifice:
      return sacrifice_clause(e, mood);
    case EffectKind::move:
      return move_clause(e, mood);
    case EffectKind::tap: {
      Np object = what();
      remember(that_of(e.what));
      return s(V::tap, {object}, mood);
    }
    case EffectKind::untap: {
      Np object = what();
      remember(that_of(e.what));
      return s(V::untap, {object}, mood);
    }
    case EffectKind::tap_or_untap:
      return s(V::tap_or_untap, {what()}, mood);
    case EffectKind::counter_spell: {
      Np object = what();
      std::string out = s(V::counter_spell, {object}, mood);
      if (e.to != Place::graveyard && e.to != Place::none) {
        Noun sp = noun(t, N::spell);
        const Np card_np(
            has_pronouns(t) ? pronoun(t).text : with_det(t.lang, Det::that, sp.one, sp.fem, false),
            false, sp.fem);
        Effect put = e;
        put.kind = EffectKind::move;
        const std::string top = e.to == Place::library_top && t.modern() ? s(P::counter_top) : "";
        std::string moved = s(V::counter_to, {Np(place_clause(put, card_np, Mood::order))});
        // "… put it on top of its owner's library instead of into that player's graveyard"
        if (const std::size_t comma = moved.find(", "); !top.empty() && comma != std::string::npos)
          moved = moved.substr(0, comma + 2) + top;
        out += ". " + moved;
      }
      return out;
    }
    case EffectKind::add_mana:
      return mana_clause(e, mood);
    case EffectKind::apply:
      return apply_clause(e, mood);
    case EffectKind::attach:
      return s(V::attach,
               {e.from.kind != SelKind::none               ? sel(e.from)
                : t.modern() && e.what.kind != SelKind::it ? sel({SelKind::self, 0, 0})
                                                           : this_np(),
                what()},
               mood);
    case EffectKind::create_token:
    case EffectKind::copy_token:
      return token_clause(e, mood);
    case EffectKind::put_counters:
    case EffectKind::remove_counters:
      return counters_clause(e, mood);
    case EffectKind::regenerate:
      return s(V::regenerate, {what()}, mood);
    case EffectKind::prevent_damage:
    case EffectKind::redirect_damage:
      return prevent_clause(e, mood);
    case EffectKind::search:
      return search_clause(e, mood);
    case EffectKind::look_top:
      return look_clause(e, mood);
    case EffectKind::extra_combat:
      return s(V::extra_combat, {}, mood);
    case EffectKind::copy_spell: {
      Number n = number(e.amount);
      std::string out = n.kind == Number::figure && n.value == 1
                            ? s(V::copy_spell, {what()}, mood)
                            : s(V::copy_spell_times, {what(), Np(n.text)}, mood);
      if (e.mods) {
        const ModText m = mods(e.mods, Np(s(P::the_copy), false, true), false, e.what);
        const std::string what_else = join(t, m.verbs, P::and_);
        const std::string that = s(P::r_except_that, {Np(s(P::the_copy)), Np(what_else)});
        out += (wording & kSaidThat) && t.today() && !that.empty()
                   ? that
                   : s(P::r_except, {Np(what_else)});
      }
      if (e.flags & kEOptional) out += ". " + s(V::new_targets, {});
      it = Np(s(P::the_copy), false, true);
      return out;
    }
    case EffectKind::fight: {
      fighting = true;
      Np a = silent_subject ? Np(std::string(), true) : sel(e.what);
      Np b = e.from.kind == SelKind::none ? this_np() : sel(e.from);
      fighting = false;
      return s(V::fight, {a, b}, mood);
    }
    case EffectKind::delay:
    case EffectKind::may:
    case EffectKind::pay:
    case EffectKind::when:
    case EffectKind::for_each:
    case EffectKind::repeat:
    case EffectKind::choose_one:
    case EffectKind::repeat_until:
    case EffectKind::replace_draw:
    case EffectKind::offer_payment:
      return control_clause(e, mood);
    case EffectKind::draw_game:
      return s(V::draw_game, {}, mood);
    case EffectKind::exchange_control: {
      Np a = what();
      // "Exchange control of two target creatures."
      if (e.what.kind == SelKind::target && e.from.kind == SelKind::target && e.what.n == 0 &&
          e.from.n == 1 && mode && mode->target_count == 2) {
        const TargetSpec& one = db.targets[mode->first_target];
        const TargetSpec& two = db.targets[std::size_t(mode->first_target + 1)];
        bool fem = false;
        const std::string things = target_bare(one, true, &fem);
        if (two.other_than_slot == 0 && one.max == 1 && two.max == 1 && one.min && two.min &&
            things == target_bare(two, true, nullptr) && things.find('\x01') == std::string::npos) {
          mentioned[1] = true;
          const std::string pair =
              number_word(t.lang, 2, fem) + " " + s(P::target_plural, {Np(things, true, fem)});
          return s(V::exchange_control_one, {Np(pair, true, fem)}, mood);
        }
      }
      if (e.from.kind == SelKind::none && a.plural) return s(V::exchange_control_one, {a}, mood);
      return s(V::exchange_control, {a, e.from.kind == SelKind::none ? this_np() : sel(e.from)},
               mood);
    }
    case EffectKind::gain_control: {
      Np p = who();
      Np object = what();
      return s(V::gain_control, {p, object}, mood) + " " + duration(e.duration, false);
    }
    case EffectKind::turn_face_up:
      return s(V::turn_face_up, {what()}, mood);
    case EffectKind::remove_from_combat:
      return s(V::remove_from_combat, {what()}, mood);
    case EffectKind::must_block: {
      Np blockers = e.filter ? np(e.filter, Det::all, true)
                             : Np(with_det(t.lang, Det::all, noun(t, N::creature).many,
                                           noun(t, N::creature).fem, true),
                                  true, noun(t, N::creature).fem);
      return s(V::must_block, {blockers, what()}, mood);
    }
    case EffectKind::end_turn:
      return s(V::end_turn, {}, mood);
    case EffectKind::become_copy: {
      Np object = silent_subject                 ? Np(std::string(), true)
                  : e.from.kind == SelKind::none ? this_np()
                                                 : sel(e.from);
      std::string out =
          s(V::become_copy, {object, what()}, mood) + " " + duration(e.duration, false);
      while (!out.empty() && out.back() == ' ') out.pop_back();
      if (e.mods) {
        const ModText m =
            mods(e.mods, silent_subject ? Np() : object, false, {SelKind::self, 0, 0});
        out += s(P::r_except, {Np(join(t, m.verbs, P::and_it))});
      }
      return out;
    }
    case EffectKind::remove_damage:
      return s(V::heal, {what()}, mood);
    case EffectKind::double_counters: {
      Np object = what();
      return s(
          V::double_counters,
          {object, Np(with_det(t.lang, Det::the, counter_noun(e.counter, true), false, true), true),
           Np(counter_noun(e.counter, true), true)},
          mood);
    }
    case EffectKind::proliferate:
      return s(V::proliferate, {}, mood);
    case EffectKind::change_target:
      if (e.flags & kEOptional) return s(V::pick_targets, {you_np(), what()}, mood);
      return s(V::change_target, {what()}, mood);
    case EffectKind::untap_step_skip: {
      const Np object = what();
      const std::string own =
          (wording & kSaidYou) ? s(P::skips_own_untap, {object}) : std::string();
      return own.empty() ? s(V::untap_step_skip, {object}, mood) : own;
    }
    case EffectKind::ante:
    case EffectKind::gain_ownership:
      return stake_clause(e, mood);
    case EffectKind::reflect_damage:
      return answer_clause(e, mood);
    case EffectKind::tap_lands_for_mana:
      return s(V::use_lands, {who()}, mood);
    case EffectKind::take_mana:
      return s(V::take_mana, {who()}, mood);
    case EffectKind::remember:
      // What was made is "created with this" from now on.
      if (t.today() && previous && previous->kind == EffectKind::create_token &&
          e.what.kind == SelKind::it && !s(P::suf_created, {Np(), Np()}).empty())
        return {};
      return s(V::note, {sel(e.what)}, mood);
    case EffectKind::forget:
      return s(V::forget, {sel(e.what)}, mood);
    case EffectKind::play_card:
      return s(V::play_card, {sel(e.what)}, mood);
    case EffectKind::unblock:
      return s(V::unblock, {sel(e.what)}, mood);
    case EffectKind::make_block:
      return s(V::make_block, {sel(e.what), np(e.filter, Det::a, false)});
    case EffectKind::separate_into_piles: {
      // Whose they are is said by the filter, or follows from who separates them.
      const Np p = who();
      return p.you ? s(V::part_attackers, {p, np(e.filter, Det::each, false)}, mood)
                   : s(V::part, {p, np(e.filter, Det::all, true)}, mood);
    }
    case EffectKind::cast_face_down:
      return s(V::cast_hidden, {np(e.filter, Det::a, false)});
    case EffectKind::lose_life:
    case EffectKind::gain_life:
    case EffectKind::set_life:
    case EffectKind::draw:
    case EffectKind::discard:
    case EffectKind::mill:
    case EffectKind::shuffle:
    case EffectKind::scry:
    case EffectKind::reveal_hand:
    case EffectKind::extra_turn:
    case EffectKind::extra_land:
    case EffectKind::skip_step:
    case EffectKind::flip_coin:
    case EffectKind::choose_color:
    case EffectKind::choose_type:
    case EffectKind::choose_number:
    case EffectKind::choose_object:
    case EffectKind::win:
    case EffectKind::lose:
    case EffectKind::empty_pool:
    case EffectKind::set_pool_mana:
      return player_clause(e, mood);
    case EffectKind::count:
      break;
  }
  return {};
}

}  // namespace upkeep::text
