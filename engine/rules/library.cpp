// Libraries, whose order is drawn only as far as it is needed, and hands: shuffle, draw, discard,
// mill.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/query.h"
#include "rules/zones.h"
#include "util/insertion_sort.h"

namespace upkeep {
namespace {

// "If an opponent makes you discard this, put it onto the battlefield instead."
bool discarded_to_battlefield(Ctx& c, Ref card) {
  State& s = c.s;
  const CardDef& d = c.db.card(s.objects[card.slot].card);
  if (!d.has_replacement) return false;
  bool has = false;
  for (int i = 0; i < d.ability_count; ++i) {
    const Ability& a = c.db.abilities[d.first_ability + i];
    has |= a.kind == AbilityKind::replacement && a.repl == ReplKind::discard_to_battlefield;
  }
  if (!has) return false;
  for (int i = s.frame_count - 1; i >= 0; --i) {
    if (s.frames[i].kind == FrameKind::resolve)
      return s.stack_objects[s.frames[i].item].controller != s.objects[card.slot].owner;
  }
  return false;
}

}  // namespace

void shuffle(Ctx& c, u8 player) {
  State& s = c.s;
  ZoneList& l = s.library[player];
  for (int i = 0; i < l.count; ++i) {
    Object& o = s.objects[l.at[i]];
    o.flags = u8(o.flags & ~(kObjPlaced | kObjRevealed));
    o.known_to = 0;
  }
  // Where a card lies is drawn when it is needed; the list is kept in one order, so that it tells
  // nothing.
  insertion_sort(l.at, l.at + l.count);
  s.players[player].known_top_count = 0;
  s.players[player].known_bottom_count = 0;
  Event e;
  e.type = LogEvent::shuffle;
  e.player = player;
  emit(c, e);
}

u16 library_card(Ctx& c, u8 player, int depth) {
  State& s = c.s;
  ZoneList& l = s.library[player];
  Player& p = s.players[player];
  if (depth < 0 || depth >= l.count) return 0;
  while (depth >= p.known_top_count && depth < l.count - p.known_bottom_count) {
    const int i = p.known_top_count;
    const int j = i + int(random_below(s, u32(l.count - p.known_bottom_count - i)));
    std::swap(l.at[i], l.at[j]);
    s.objects[l.at[i]].flags |= kObjPlaced;
    ++p.known_top_count;
  }
  return l.at[depth];
}

void reposition(Ctx& c, u8 player, int depth, int to) {
  State& s = c.s;
  ZoneList& l = s.library[player];
  Player& p = s.players[player];
  const u16 slot = library_card(c, player, depth);
  if (!slot) return;
  if (to >= 0) {
    for (; depth > to; --depth) l.at[depth] = l.at[depth - 1];
    for (; depth < to; ++depth) l.at[depth] = l.at[depth + 1];
    l.at[to] = slot;
    return;
  }
  for (; depth + 1 < l.count; ++depth) l.at[depth] = l.at[depth + 1];
  l.at[l.count - 1] = slot;
  if (p.known_top_count) {
    --p.known_top_count;
    ++p.known_bottom_count;
  }
}

namespace {

int depth_of(const State& s, u8 player, Ref card) {
  const ZoneList& l = s.library[player];
  for (int i = 0; i < l.count; ++i) {
    if (l.at[i] == card.slot) return i;
  }
  return -1;
}

}  // namespace

void put_on_bottom(Ctx& c, u8 player, Ref card) {
  const int at = depth_of(c.s, player, card);
  if (at >= 0) reposition(c, player, at, -1);
}

void put_on_top(Ctx& c, u8 player, Ref card, bool revealed) {
  State& s = c.s;
  ZoneList& l = s.library[player];
  Player& p = s.players[player];
  int at = depth_of(s, player, card);
  if (at < 0) return;
  if (at >= p.known_top_count) {
    if (at >= l.count - p.known_bottom_count) --p.known_bottom_count;
    ++p.known_top_count;
  }
  for (; at > 0; --at) l.at[at] = l.at[at - 1];
  l.at[0] = card.slot;
  Object& o = s.objects[card.slot];
  o.flags |= kObjPlaced;
  o.known_to = u16(o.known_to | bit_of(player));
  if (revealed) {
    o.known_to = everyone(s);
    o.flags |= kObjRevealed;
  }
}

void draw_card(Ctx& c, u8 player) {
  State& s = c.s;
  const u16 slot = library_card(c, player, 0);
  if (!slot) {
    s.players[player].drew_from_empty = 1;  // CR 704.5b
    s.sba_needed = 1;
    return;
  }
  Went went;
  const Ref now = move_quietly(c, make_ref(s, slot), Zone::hand, went);
  touch(s, kFactCards);
  if (!now) return;
  if (s.players[player].cards_drawn < 255) ++s.players[player].cards_drawn;
  if (s.board.cards & kTraitDrawn) s.objects[slot].flags |= kObjDrawn;
  Event e;
  e.type = LogEvent::draw;
  e.player = player;
  e.object = now;
  e.card = s.objects[slot].card;
  e.amount = 1;
  e.hidden_from = u8(everyone(s) & ~s.objects[slot].known_to);
  emit(c, e);
  EventData ev;
  ev.object = now;
  ev.player = player;
  ev.amount = s.players[player].cards_drawn;
  fire(c, TriggerEvent::draws, ev);
}

void draw_cards(Ctx& c, u8 player, int n) {
  State& s = c.s;
  if (!in_game(s, player)) return;
  if (n > 0 && draw_may_be_replaced(c, player)) {
    PendingReplacement o;
    o.kind = ReplacementKind::draw;
    o.player = player;
    o.amount = i16(n);
    owe(c, o);
    return;
  }
  for (int i = 0; i < n; ++i) {
    if (!s.library[player].count) i = n - 1;  // once tried is enough
    draw_card(c, player);
  }
}

void discard_card(Ctx& c, Ref card, bool to_library) {
  State& s = c.s;
  if (!alive(s, card) || s.objects[card.slot].zone != Zone::hand) return;
  const u8 player = s.objects[card.slot].owner;
  Event e;
  e.type = LogEvent::discard;
  e.player = player;
  e.object = card;
  e.card = s.objects[card.slot].card;
  Ref now;
  if (discarded_to_battlefield(c, card)) {
    emit(c, e);
    now = move_object(c, card, Zone::battlefield, player);
  } else {
    Went went;
    now = move_quietly(c, card, to_library ? Zone::library : Zone::graveyard, went);
    e.other = now;
    e.value = u8(went.zone);
    // On top of a library nobody else need see it.
    if (to_library) e.hidden_from = u8(everyone(s) & ~s.objects[card.slot].known_to);
    emit(c, e);
    if (went.shuffle) shuffle(c, player);
  }
  touch(s, kFactCards);
  EventData ev;
  ev.object = now ? now : card;
  ev.player = player;
  ev.amount = 1;
  fire(c, TriggerEvent::discards, ev);
}

void mill_cards(Ctx& c, u8 player, int n) {
  State& s = c.s;
  // All at one time: what is shuffled into the library instead is not milled again (CR 701.17a).
  Ref cards[kZoneCap];
  n = std::min(n, int(s.library[player].count));
  for (int i = 0; i < n; ++i) cards[i] = make_ref(s, library_card(c, player, i));
  bool again = false;
  for (int i = 0; i < n; ++i) {
    const Ref card = cards[i];
    const u16 slot = card.slot;
    Went went;
    const Ref now = move_quietly(c, card, Zone::graveyard, went);
    Event e;
    e.type = LogEvent::mill;
    e.player = player;
    e.object = card;
    e.other = now;
    e.card = s.objects[slot].card;
    e.amount = 1;
    e.value = u8(went.zone);
    emit(c, e);
    again = again || went.shuffle;
  }
  if (again) shuffle(c, player);
  touch(s, kFactCards);
}

}  // namespace upkeep
