// Effects on cards in hands and libraries: draw, discard, mill, search, scry, look, reveal.
#include <algorithm>

#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/pick.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

void shown(Ctx& c, u8 owner, u16 slot, u8 to) {
  State& s = c.s;
  Object& o = s.objects[slot];
  o.known_to = u16(o.known_to | to);
  if ((o.known_to & everyone(s)) == everyone(s) && hidden_zone(o.zone)) o.flags |= kObjRevealed;
  Event e;
  e.type = LogEvent::reveal;
  e.player = owner;
  e.object = make_ref(s, slot);
  e.card = o.card;
  e.hidden_from = u8(everyone(s) & ~to & ~bit_of(owner));
  emit(c, e);
}

void show_hand(Ctx& c, u8 owner, u8 to) {
  const ZoneList& hand = c.s.hand[owner];
  for (int i = 0; i < hand.count; ++i) shown(c, owner, hand.at[i], to);
}

bool was_picked(const StackObject& it, Ref r) {
  for (int i = 0; i < it.picked_count; ++i) {
    if (it.picked[i] == r) return true;
  }
  return false;
}

u16 player_mask(const EffectContext& x, const Selector& sel) {
  u8 players[kMaxPlayers];
  const int n = who_all(x, sel, players);
  u16 mask = 0;
  for (int i = 0; i < n; ++i) mask = u16(mask | 1 << players[i]);
  return mask;
}

// Puts picked cards where the effect says. True if something waits to enter the battlefield.
bool put_picked(EffectContext& x, Place to, u8 controller) {
  Ref cards[kMaxPicked], moved[kMaxPicked];
  const int n = x.it.picked_count;
  std::copy(x.it.picked, x.it.picked + n, cards);
  x.it.last_amount = i16(n);
  if (to == Place::battlefield)
    return put_onto_battlefield(x, cards, n, controller, false, entering_flags(x.e));
  u16 flags = to == Place::library_bottom ? u16(kMoveBottom) : u16(0);
  // What was looked for among cards that only one player sees is shown to all when it is taken.
  const bool looked_for = x.e.kind == EffectKind::look_top && x.e.filter;
  if (looked_for || x.e.flags & kEReveal) flags |= kMoveRevealed;
  move_all(x.c, cards, n, zone_of(to), flags, moved);
  clear_picked(x.it);
  for (int i = 0; i < n; ++i) add_picked(x.it, moved[i]);
  return false;
}

}  // namespace

void show_card(Ctx& c, Ref card, u8 to) {
  if (alive(c.s, card)) shown(c, c.s.objects[card.slot].owner, card.slot, to);
}

Run fx_draw(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  int total = 0;
  if (x.e.flags & kEReveal) clear_picked(x.it);
  for (int i = 0; i < count; ++i) {
    const int n = std::clamp(amount(x, x.e.amount), 0, 1000);
    const int before = x.s.hand[players[i]].count;
    draw_cards(x.c, players[i], n);
    total += n;
    for (int k = before; (x.e.flags & kEReveal) && k < x.s.hand[players[i]].count; ++k) {
      const Ref card = make_ref(x.s, x.s.hand[players[i]].at[k]);
      show_card(x.c, card, everyone(x.s));
      add_picked(x.it, card);
    }
  }
  x.it.last_amount = i16(std::min(total, 30000));
  set_did(x.it, total > 0);
  return Run::done;
}

// "You may put it on top of your library instead of into your graveyard."
static bool to_library_allowed(const Read& c, u8 player) {
  if (!c.s.has_rules_mods) return false;
  RulesModRoom mods;
  const int n = rules_mods(c, ModKind::discard_to_library, mods);
  for (int i = 0; i < n; ++i)
    if (mod_affects_player(c, mods[i], player)) return true;
  return false;
}

namespace {

// Up to `each` cards of the player's hand, all or at random.
void pick_unasked(EffectContext& x, u8 player, int each) {
  const ZoneList& hand = x.s.hand[player];
  u16 slots[kZoneCap];
  int n = 0;
  for (int i = 0; i < hand.count; ++i) {
    if (!x.e.filter || matches(x.c, x.e.filter, make_ref(x.s, hand.at[i]), x.sc))
      slots[n++] = hand.at[i];
  }
  for (int k = 0; k < each && n > 0; ++k) {
    const int at = x.e.flags & kERandom ? int(random_below(x.s, u32(n))) : 0;
    add_picked(x.it, make_ref(x.s, slots[at]));
    for (int i = at + 1; i < n; ++i) slots[i - 1] = slots[i];
    --n;
  }
}

}  // namespace

Run fx_discard(EffectContext& x) {
  if (x.f.pc == stage::each_player::start && x.e.what.kind != SelKind::none) {
    Ref cards[kMaxPicked];
    const int n = objects_of(x, x.e.what, cards, kMaxPicked);
    clear_picked(x.it);
    for (int i = 0; i < n; ++i) {
      if (x.s.objects[cards[i].slot].zone == Zone::hand) add_picked(x.it, cards[i]);
    }
    x.f.each_player.asked = kMaxPlayers;
    x.f.pc = stage::each_player::choose;
  }
  if (x.f.pc == stage::each_player::start) {
    clear_picked(x.it);
    x.f.each_player.each =
        i16(x.e.flags & kEAll ? kMaxPicked : std::clamp(amount(x, x.e.amount), 0, kMaxPicked));
    if (counts_down(x)) x.f.each_player.each = -1;
    x.f.each_player.who = i16(player_mask(x, x.e.who));
    x.f.pc = stage::each_player::choose;
  }
  u8 order[kMaxPlayers];
  const int all = apnap(x.s, order);
  while (x.f.each_player.asked < all) {
    const u8 p = order[x.f.each_player.asked++];
    if (!(x.f.each_player.who >> p & 1)) continue;
    const int each = x.f.each_player.each < 0 ? amount_for(x, x.e.amount, p) : x.f.each_player.each;
    if (each <= 0) continue;
    if (x.e.flags & kEReveal)
      show_hand(x.c, p, everyone(x.s));
    else if (x.e.flags & kEYouChoose)
      show_hand(x.c, p, bit_of(x.it.controller));
    if (x.e.flags & (kEAll | kERandom)) {
      pick_unasked(x, p, each);
      continue;
    }
    const u8 chooser = x.e.flags & kEYouChoose ? x.it.controller : p;
    pick_from(x.c, chooser, Prompt::discard, x.e.filter, Zone::hand, each, each, x.f.item, p,
              kPickAppend);
    return Run::wait;
  }
  if (x.f.pc == stage::each_player::choose) {
    x.f.pc = stage::each_player::discard;
    x.f.each_player.gone = 0;
  }
  const int n = x.it.picked_count;
  for (; x.f.each_player.gone < n; ++x.f.each_player.gone) {
    const Ref card = x.it.picked[x.f.each_player.gone];
    bool to_library = false;
    if (alive(x.s, card) && to_library_allowed(x.c, x.s.objects[card.slot].owner)) {
      if (x.f.pc == stage::each_player::discard) {
        x.f.pc = stage::each_player::asked_library;
        Decision& d =
            ask(x.c, DecisionKind::choose, Prompt::to_library, x.s.objects[card.slot].owner);
        d.item = x.f.item;
        d.ability = x.f.node;
        d.about = card;
        d.hi = 1;
        return Run::wait;
      }
      x.f.pc = stage::each_player::discard;
      to_library = x.f.effects.answer != 0;
    }
    discard_card(x.c, card, to_library);
    const Ref now = follow(x.s, card);
    if (now) x.it.picked[x.f.each_player.gone] = now;
  }
  x.it.last_amount = i16(n);
  set_did(x.it, n > 0);
  return Run::done;
}

Run fx_mill(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  clear_picked(x.it);
  int total = 0;
  for (int i = 0; i < count; ++i) {
    const u8 p = players[i];
    const int n = std::clamp(amount(x, x.e.amount), 0, int(x.s.library[p].count));
    Ref cards[kZoneCap];
    for (int k = 0; k < n; ++k) cards[k] = make_ref(x.s, library_card(x.c, p, k));
    mill_cards(x.c, p, n);
    for (int k = 0; k < n; ++k) add_picked(x.it, follow(x.s, cards[k]));
    total += n;
  }
  x.it.last_amount = i16(total);
  set_did(x.it, total > 0);
  return Run::done;
}

// ------------------------------------------------------------------ searching (CR 701.23)
static bool names_a_quality(const Filter& f) {
  const Filter any;
  return f.super_all || f.super_none || f.types_any || f.types_all || f.types_none ||
         f.colors_any || f.colors_none || f.power_cmp != any.power_cmp ||
         f.toughness_cmp != any.toughness_cmp || f.mv_cmp != any.mv_cmp || f.keywords_any ||
         f.keywords_none || !(f.subtypes_any == any.subtypes_any) ||
         !(f.subtypes_none == any.subtypes_none) || f.flags || f.name || f.or_next;
}
Run fx_search(EffectContext& x) {
  const u8 who = who_one(x, x.e.who);
  if (who >= x.s.player_count || !in_game(x.s, who)) return Run::done;
  switch (x.f.pc) {
    case stage::search::start: {
      x.f.pc = stage::search::found;
      // A search for a quality may find nothing, one for so many cards may not (CR 701.23b, d).
      const int most = std::max(0, amount(x, x.e.amount));
      pick_from(x.c, who, Prompt::search, x.e.filter, Zone::library,
                names_a_quality(x.c.db.filters[x.e.filter]) ? 0 : most, most, x.f.item, who);
      return Run::wait;
    }
    case stage::search::found: {
      set_did(x.it, x.it.picked_count > 0);
      if (x.e.flags & kEReveal) {
        for (int i = 0; i < x.it.picked_count; ++i)
          shown(x.c, who, x.it.picked[i].slot, everyone(x.s));
      }
      if (x.e.to == Place::library_top) {  // shuffle, then put it on top
        Ref cards[kMaxPicked];
        const int n = x.it.picked_count;
        std::copy(x.it.picked, x.it.picked + n, cards);
        shuffle(x.c, who);
        for (int i = n - 1; i >= 0; --i) put_on_top(x.c, who, cards[i], bool(x.e.flags & kEReveal));
        return Run::done;
      }
      x.f.pc = stage::search::put;
      const bool mine{x.e.flags & kEUnderYourControl};
      if (put_picked(x, x.e.to, mine ? x.it.controller : who)) return Run::wait;
      shuffle(x.c, who);
      return Run::done;
    }
    default:
      shuffle(x.c, who);
      return Run::done;
  }
}

Run fx_shuffle(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int n = who_all(x, x.e.who, players);
  for (int i = 0; i < n; ++i) shuffle(x.c, players[i]);
  return Run::done;
}

// ------------------------------------------------------------------ scry (CR 701.18)
namespace {

Run ask_order(EffectContext& x, u8 who, u8 then) {
  x.f.pc = then;
  // Whoever looks puts them back, be it another's library.
  const bool mine = x.e.kind == EffectKind::look_top && (x.e.flags & kEYouChoose);
  Decision& d = ask(x.c, DecisionKind::order, Prompt::look, mine ? x.it.controller : who);
  d.item = x.f.item;
  d.ability = x.f.node;
  d.done = x.f.library_top.placed;
  d.hi = x.f.library_top.kept;
  d.about = x.it.source;
  d.n = who;
  return Run::wait;
}

// The answer's card comes next. True when all but the last have their place.
bool place_next(EffectContext& x, u8 who) {
  const ZoneList& l = x.s.library[who];
  for (int i = x.f.library_top.placed; i < x.f.library_top.kept; ++i) {
    if (l.at[i] != x.f.ref2.slot) continue;
    reposition(x.c, who, i, x.f.library_top.placed);
    break;
  }
  ++x.f.library_top.placed;
  return x.f.library_top.placed + 1 >= x.f.library_top.kept;
}

}  // namespace

Run fx_scry(EffectContext& x) {
  const u8 who = who_one(x, x.e.who);
  if (who >= x.s.player_count || !in_game(x.s, who)) return Run::done;
  if (x.f.pc == stage::scry::start) {
    x.f.library_top.looked = i16(std::clamp(amount(x, x.e.amount), 0, int(x.s.library[who].count)));
    x.f.library_top.kept = 0;
    for (int i = 0; i < x.f.library_top.looked; ++i)
      shown(x.c, who, library_card(x.c, who, i), bit_of(who));
    x.f.pc = stage::scry::next;
  }
  if (x.f.pc == stage::scry::asked) {
    if (x.f.effects.answer)
      reposition(x.c, who, x.f.library_top.kept, -1);
    else
      ++x.f.library_top.kept;
    --x.f.library_top.looked;
    x.f.pc = stage::scry::next;
  }
  if (x.f.pc == stage::scry::next) {
    if (x.f.library_top.looked > 0) {
      x.f.pc = stage::scry::asked;
      Decision& d = ask(x.c, DecisionKind::choose, Prompt::scry, who);
      d.item = x.f.item;
      d.ability = x.f.node;
      d.about = make_ref(x.s, library_card(x.c, who, x.f.library_top.kept));
      d.hi = 1;
      return Run::wait;
    }
    x.f.library_top.placed = 0;
    x.f.pc = stage::scry::order;
    if (x.f.library_top.kept < 2) return Run::done;
  }
  if (x.f.pc == stage::scry::asked_order && place_next(x, who)) return Run::done;
  return ask_order(x, who, stage::scry::asked_order);
}

// ------------------------------------------------------------------ looking at the top
// As in scry, of what is not taken and goes back on top.
namespace {

// What was put in order goes under the library, where the effect says so.
Run put_under(EffectContext& x, u8 who) {
  if (x.e.n && x.e.rest == Place::library_bottom)
    for (int i = 0; i < x.f.library_top.kept; ++i)
      put_on_bottom(x.c, who, make_ref(x.s, x.s.library[who].at[0]));
  return Run::done;
}

}  // namespace

Run fx_look_top(EffectContext& x) {
  const u8 who = who_one(x, x.e.who);
  if (who >= x.s.player_count || !in_game(x.s, who)) return Run::done;
  const u8 looker = x.e.flags & kEYouChoose ? x.it.controller : who;
  switch (x.f.pc) {
    case stage::look_top::start: {
      const int n = std::clamp(amount(x, x.e.amount), 0, int(x.s.library[who].count));
      x.f.library_top.looked = i16(n);
      for (int i = 0; i < n; ++i)
        shown(x.c, who, library_card(x.c, who, i),
              x.e.flags & kEReveal ? everyone(x.s) : bit_of(looker));
      x.f.pc = stage::look_top::taken;
      const int lo = x.e.filter || (x.e.flags & kEUpTo) ? 0 : int(x.e.n);
      if (x.e.n == 0 || n == 0) {
        clear_picked(x.it);
        return fx_look_top(x);
      }
      pick_from(x.c, looker, Prompt::look, x.e.filter, Zone::library, lo, x.e.n, x.f.item, who, 0,
                n);
      return Run::wait;
    }
    case stage::look_top::taken: {
      set_did(x.it, x.it.picked_count > 0);
      Ref rest[kZoneCap];
      int n = 0;
      for (int i = 0; i < x.f.library_top.looked; ++i) {
        const Ref r = make_ref(x.s, x.s.library[who].at[i]);
        if (!was_picked(x.it, r)) rest[n++] = r;
      }
      if (!x.e.n && x.e.rest == Place::none) return Run::done;  // they stay as they lie
      const bool top = x.e.rest == Place::library_top || x.e.rest == Place::none;
      if ((x.e.flags & kERandom) && !top) {
        // In a random order: which of them lies where is known to nobody any more.
        for (int i = n - 1; i > 0; --i) {
          const int j = int(random_below(x.s, u32(i + 1)));
          std::swap(x.s.objects[rest[i].slot].card, x.s.objects[rest[j].slot].card);
        }
        for (int i = 0; i < n; ++i) {
          Object& o = x.s.objects[rest[i].slot];
          o.known_to = 0;
          o.flags &= u8(~kObjRevealed);
        }
      }
      // Those that go under the library in any order lie on top of it until they are put in order.
      const bool ordered = x.e.rest == Place::library_bottom && !(x.e.flags & kERandom) &&
                           x.e.to != Place::library_top && x.e.to != Place::library_bottom;
      if (ordered) {
      } else if (x.e.rest == Place::library_bottom || x.e.rest == Place::library_shuffled) {
        for (int i = 0; i < n; ++i) put_on_bottom(x.c, who, rest[i]);
      } else if (!top) {
        const u16 flags = x.e.flags & kEReveal ? u16(kMoveRevealed) : u16(0);
        move_all(x.c, rest, n, zone_of(x.e.rest), flags);
      }
      x.f.library_top.kept = i16(top || ordered ? n : 0);
      x.f.library_top.placed = 0;
      x.f.pc = stage::look_top::order;
      if (x.e.to == Place::library_top) {
        for (int i = x.it.picked_count - 1; i >= 0; --i)
          put_on_top(x.c, who, x.it.picked[i], x.e.filter || (x.e.flags & kEReveal));
        return Run::done;
      }
      if (x.e.to == Place::library_bottom) {
        for (int i = 0; i < x.it.picked_count; ++i) put_on_bottom(x.c, who, x.it.picked[i]);
      } else if (put_picked(x, x.e.to, who)) {
        return Run::wait;
      }
      return fx_look_top(x);
    }
    case stage::look_top::order:
      if (x.e.to == Place::battlefield) after_entering(x);
      if (x.e.rest == Place::library_shuffled) shuffle(x.c, who);
      if (x.f.library_top.kept < 2) return put_under(x, who);
      return ask_order(x, who, stage::look_top::asked_order);
    default:
      if (place_next(x, who)) return put_under(x, who);
      return ask_order(x, who, stage::look_top::asked_order);
  }
}

Run fx_reveal_hand(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int n = who_all(x, x.e.who, players);
  const u8 to = x.e.flags & kEYouChoose ? bit_of(x.it.controller) : everyone(x.s);
  for (int i = 0; i < n; ++i) show_hand(x.c, players[i], to);
  return Run::done;
}

}  // namespace upkeep
