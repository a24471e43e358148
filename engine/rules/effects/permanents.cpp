// Effects on permanents that last no longer than a moment: tap, counters, attach, tokens,
// regeneration …
#include <algorithm>
#include <bit>

#include "rules/ahead.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/enter.h"
#include "rules/effects/pick.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {

Run fx_tap(EffectContext& x) {
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  clear_picked(x.it);
  int changed = 0;
  for (int i = 0; i < n; ++i) {
    const bool was = (perm_at(x.s, objects[i])->flags & kPTapped) != 0;
    set_tapped(x.c, objects[i], x.e.kind == EffectKind::tap);
    changed += was != (x.e.kind == EffectKind::tap);
    add_picked(x.it, objects[i]);
  }
  x.it.last_amount = i16(changed);
  set_did(x.it, changed > 0);
  return Run::done;
}

Run fx_tap_or_untap(EffectContext& x) {
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  if (x.it.tap_choice != TapChoice::none) {
    for (int i = 0; i < n; ++i) set_tapped(x.c, objects[i], x.it.tap_choice == TapChoice::tap);
    return Run::done;
  }
  if (x.f.pc == stage::tap_choice::asked && x.f.tap_choice.index < n) {
    set_tapped(x.c, objects[x.f.tap_choice.index], x.f.effects.answer != 0);
    ++x.f.tap_choice.index;
  }
  if (x.f.tap_choice.index >= n) return Run::done;
  x.f.pc = stage::tap_choice::asked;
  Decision& d = ask(x.c, DecisionKind::choose, Prompt::tap_or_untap, x.it.controller);
  d.item = x.f.item;
  d.ability = x.f.node;
  d.about = objects[x.f.tap_choice.index];
  d.hi = 1;
  return Run::wait;
}

Run fx_attach(EffectContext& x) {
  Ref hosts[kMaxPermanents], from[4];
  int m = 1;
  from[0] = x.it.source;
  if (x.e.from.kind != SelKind::none)
    m = battlefield_of(x, x.e.from, from, 4);
  else if (!perm_at(x.s, from[0]))
    m = 0;
  const int n = battlefield_of(x, x.e.what, hosts, kMaxPermanents);
  if (m == 0) return Run::done;
  if (n > 0) {
    if (can_attach(x.c, from[0], hosts[0])) attach(x.c, from[0], hosts[0]);
    return Run::done;
  }
  Selection found;
  select(x.c, x.e.what, x.sc, found);
  if (found.player_count && can_attach_to_player(x.c, from[0], found.players[0]))
    attach_to_player(x.c, from[0], found.players[0]);
  return Run::done;
}

// ------------------------------------------------------------------ tokens
namespace {

// All enter together and then trigger (CR 603.6a).
struct TokenOf {
  u16 card = 0;
  u16 flags = 0;      // how it enters
  u16 copy_mods = 0;  // exceptions that what it copies has copied (CR 707.9b)
  u16 copy_of = 0;    // kCopyOfFaceDown, or 0
  ColorSet made = 0;  // the colours that the changed text says (CR 612.1)
};

// True if a token enters with a choice that has yet to be made (CR 707.5).
bool make_tokens(EffectContext& x, const TokenOf& of, u8 controller, int n) {
  const int first = x.it.picked_count;
  // Until 2009 whoever controlled the effect owned what it made (8E 216.1).
  const u8 owner = x.s.rules.is(TokenOwner::first_controller) ? controller : x.it.controller;
  const u16 flags = u16(entering_flags(x.e) | of.flags);
  bool waits = false;
  for (int i = 0; i < n && x.it.picked_count < kMaxPicked; ++i) {
    if (x.c.db.card(of.card).has_replacement && !of.copy_of) {
      const Ref made = new_token(x.c, of.card, controller, owner);
      if (!made) break;
      if (enter_needs_choice(x.c, made, controller, flags)) {
        push_enter(x.c, made, controller, flags, x.f.item);
        waits = true;
        continue;
      }
      x.s.objects[made.slot].zone = Zone::none;
      x.s.objects[made.slot].flags = 0;
      note_hole(x.s, made.slot);
    }
    const Ref now = create_token(x.c, of.card, controller, u16(flags | kMoveNoTrigger), owner,
                                 of.copy_mods, of.copy_of);
    if (!now) break;
    if (of.made) {
      perm_at(x.s, now)->color_override = of.made;
      dirty(x.s);
    }
    add_picked(x.it, now);
  }
  for (int i = first; i < x.it.picked_count; ++i) {
    EventData ev;
    ev.object = x.it.picked[i];
    ev.player = controller;
    fire(x.c, TriggerEvent::enters, ev);
  }
  return waits;
}

}  // namespace

// What changed words make of the token's own colours; 0 if it keeps them.
static ColorSet changed_colors(const EffectContext& x, u16 card) {
  const ColorSet own = x.c.db.card(card).colors;
  const ColorSet now = words_now(words_of(x.c, x.sc).colors, own);
  return now == own ? ColorSet(0) : now;
}

Run fx_create_token(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  clear_picked(x.it);
  for (int i = 0; i < count; ++i)
    make_tokens(x, {.card = x.e.card, .made = changed_colors(x, x.e.card)}, players[i],
                std::clamp(amount(x, x.e.amount), 0, kMaxPicked));
  after_entering(x);
  x.it.last_amount = i16(x.it.picked_count);
  return Run::done;
}

Run fx_copy_token(EffectContext& x) {
  if (x.f.pc == stage::copy_token::start) {
    Selection found;
    select(x.c, x.e.what, x.sc, found);
    const u8 who = who_one(x, x.e.who);
    const int n = std::clamp(amount(x, x.e.amount), 0, kMaxPicked);
    TokenOf of[8];
    int count = 0;
    for (int i = 0; i < found.object_count && count < 8; ++i) {
      // Of something that has gone, what it last was (CR 707.12).
      TokenOf& now = of[count];
      now.card = characteristics(x.c, found.objects[i]).card;
      if (const Permanent* p = perm_at(x.s, found.objects[i])) {
        now.copy_mods = p->copy_mods;
        now.made = copiable(x.s, found.objects[i]).made;
        if (p->flags & kPFaceDown || copiable(x.s, found.objects[i]).card == kCopyOfFaceDown) {
          now.card = x.s.objects[found.objects[i].slot].card;  // which nobody sees (CR 707.2)
          now.copy_of = kCopyOfFaceDown;
          now.copy_mods = 0;
          now.made = 0;
        }
      }
      if (now.card) ++count;
    }
    clear_picked(x.it);
    x.f.pc = stage::copy_token::entered;
    bool waits = false;
    for (int i = 0; i < count && who < x.s.player_count; ++i)
      waits = make_tokens(x, of[i], who, n) || waits;
    if (waits) return Run::wait;
  }
  after_entering(x);
  x.it.last_amount = i16(x.it.picked_count);
  return Run::done;
}

// ------------------------------------------------------------------ counters
namespace {

void player_counters(EffectContext& x, u8 player, int n) {
  Player& p = x.s.players[player];
  n = std::clamp(n, -int(p.poison), 30000 - int(p.poison));
  if (n == 0) return;
  p.poison = u16(p.poison + n);
  x.s.sba_needed = 1;
  Event e;
  e.type = LogEvent::counter;
  e.player = player;
  e.value = u8(Counter::poison);
  e.amount = i16(n);
  emit(x.c, e);
}

int change_counters(EffectContext& x, Ref r, int n) {
  const Permanent* p = perm_at(x.s, r);
  if (!p) return 0;
  const int before = counters_of(*p, x.e.counter);
  put_counters(x.c, r, x.e.counter, n);
  return std::abs(counters_of(*perm_at(x.s, r), x.e.counter) - before);
}

}  // namespace

Run fx_counters(EffectContext& x) {
  const bool put = x.e.kind == EffectKind::put_counters;
  Ref objects[kMaxPermanents];
  const int count = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  int n = std::clamp(amount(x, x.e.amount), 0, 30000);
  if (x.e.flags & kEAll) n = 30000;
  if (x.e.flags & kEUpTo) {
    if (x.f.pc == stage::counters::start && count) {
      x.f.pc = stage::counters::asked;
      const int have = counters_of(*perm_at(x.s, objects[0]), x.e.counter);
      Decision& d = ask(x.c, DecisionKind::number, Prompt::choose_number, x.it.controller);
      d.item = x.f.item;
      d.ability = x.f.node;
      d.about = objects[0];
      d.hi = i16(std::min({n, put ? n : have, kMaxOptions - 1}));
      return Run::wait;
    }
    n = x.f.effects.answer;
  }
  int total = 0;
  for (int i = 0; i < count; ++i) total += change_counters(x, objects[i], put ? n : -n);
  if (count || x.e.what.kind != SelKind::none) {
    clear_picked(x.it);
    for (int i = 0; i < count; ++i) add_picked(x.it, objects[i]);
    Selection found;
    select(x.c, x.e.what, x.sc, found);
    for (int i = 0; i < found.player_count && x.e.counter == Counter::poison; ++i)
      player_counters(x, found.players[i], put ? n : -n);
  } else if (x.e.counter == Counter::poison) {
    u8 players[kMaxPlayers];
    const int who = who_all(x, x.e.who, players);
    for (int i = 0; i < who; ++i) player_counters(x, players[i], put ? n : -n);
    total = who * n;
  }
  x.it.last_amount = i16(std::min(total, 30000));
  set_did(x.it, total > 0);
  return Run::done;
}

// CR 701.27: permanents first, then players one by one (only poison is kept for players).
Run fx_proliferate(EffectContext& x) {
  if (x.f.pc == stage::proliferate::start) {
    x.f.pc = stage::proliferate::picked;
    pick_from(x.c, x.it.controller, Prompt::choose_object, 0, Zone::battlefield, 0, kMaxPicked,
              x.f.item, kNoPlayer, kPickCounters);
    return Run::wait;
  }
  if (x.f.pc == stage::proliferate::picked) {
    for (int i = 0; i < x.it.picked_count; ++i) {
      for (int k = 0; k < kAllCounterKinds; ++k) {
        const Permanent* p = perm_at(x.s, x.it.picked[i]);
        if (p && counters_of(*p, Counter(k)) > 0) put_counters(x.c, x.it.picked[i], Counter(k), 1);
      }
    }
  } else if (x.f.effects.answer) {
    player_counters(x, u8(x.f.proliferate.players - 1), 1);
  }
  x.f.pc = stage::proliferate::asked;
  while (x.f.proliferate.players < x.s.player_count) {
    const u8 p = u8(x.f.proliferate.players++);
    if (!in_game(x.s, p) || x.s.players[p].poison == 0) continue;
    Decision& d = ask(x.c, DecisionKind::choose, Prompt::may, x.it.controller);
    d.item = x.f.item;
    d.ability = x.f.node;
    d.about = x.it.source;
    d.n = p;
    return Run::wait;
  }
  return Run::done;
}

// ------------------------------------------------------------------ the rest
Run fx_permanent(EffectContext& x) {
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  clear_picked(x.it);
  for (int i = 0; i < n; ++i) {
    Permanent& p = *perm_at(x.s, objects[i]);
    add_picked(x.it, objects[i]);
    switch (x.e.kind) {
      case EffectKind::regenerate:  // a shield until the end of the turn (CR 701.15)
        if (regeneration_window(x.s)) {
          if (is_dying(x.s, objects[i])) regenerate_now(x.c, objects[i]);
        } else if (p.regen_shields < 255) {
          ++p.regen_shields;
        }
        break;
      case EffectKind::remove_damage: {
        int most = x.e.amount ? std::max(0, amount(x, x.e.amount)) : 30000;
        // Off the damage that waits first, then off what is marked (era-fifth 7.7).
        for (int k = 0; prevention_step(x.s) && k < x.s.pending_damage_count; ++k) {
          PendingDamage& packet = x.s.pending_damage[k];
          if (!(packet.to == objects[i]) || packet.amount <= 0) continue;
          const int n2 = std::min<int>(most, packet.amount);
          packet.amount = i16(packet.amount - n2);
          most -= n2;
        }
        p.damage = i16(std::max(0, p.damage - most));
        touch(x.s, kFactDamage);
        if (p.damage == 0) p.flags &= ~kPDeathtouched;
        break;
      }
      case EffectKind::double_counters:
        put_counters(x.c, objects[i], x.e.counter, counters_of(p, x.e.counter));
        break;
      case EffectKind::turn_face_up:
        turn_up(x.c, objects[i]);
        break;
      case EffectKind::remove_from_combat:
        remove_from_combat(x.c, objects[i]);
        break;
      default:
        p.flags |= kPSkipUntap;
    }
  }
  return Run::done;
}

}  // namespace upkeep
