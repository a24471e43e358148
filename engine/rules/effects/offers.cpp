// Actions that an effect lets a player take later (CR 116.2c), and mana abilities that an effect
// has used.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/offers.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/window.h"

namespace upkeep {

// ------------------------------------------------------------------ offers
// An offer waits among the delayed triggers, though nothing triggers it: `effects` is the `offer`
// itself with its price and what it buys.
Run fx_offer(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int n = who_all(x, x.e.who, players);
  Selection found;
  select(x.c, x.e.what, x.sc, found);
  if (x.e.what.kind != SelKind::none && !found.object_count && !found.player_count)
    return Run::done;
  for (int i = 0; i < n; ++i) {
    DelayedTrigger* const t = add_delayed(x);
    if (!t) break;
    t->kind = DelayedKind::offer;
    t->controller = players[i];
    t->effects = x.f.node;
    if (found.object_count)
      t->saved = found.objects[0];
    else if (found.player_count)
      t->saved_player = found.players[0];
  }
  return Run::done;
}

namespace {

// Who may use it now, kNoPlayer if it is no offer: a delayed trigger that can be bought off is one
// to the player it remembers.
u8 offered_to(const DelayedTrigger& t) {
  return t.kind == DelayedKind::offer ? t.controller : t.price ? t.saved_player : kNoPlayer;
}
u16 offer_effect(const DelayedTrigger& t) {
  return t.kind == DelayedKind::offer ? t.effects : t.price;
}

// An item that stands for the use of an offer.
StackObject item_of_offer(const DelayedTrigger& t) {
  StackObject it;
  it.kind = StackObjectKind::special;
  it.source = t.source;
  it.card = t.card;
  it.controller = offered_to(t);
  it.saved = t.saved;
  it.saved_player = t.saved_player;
  it.x = t.x;
  it.timestamp = t.timestamp;
  return it;
}

bool offer_allowed(const Read& c, const Effect& e, const StackObject& it, u8 player) {
  const State& s = c.s;
  if (!e.child || !can_pay_cost(c, player, e.cost, scope_of(s, it))) return false;
  if (e.flags & kEManaOffer || !has_windows(s)) return true;
  Mode m;
  m.effects = e.child;
  return window_allows(c, window_now(s), m, scope_of(s, it)) == ReasonCode::legal;
}

}  // namespace

// Of the offers that cost mana or make anything but certain mana the payer knows nothing.
int mana_offers(const Read& c, u8 player, ManaOffer* out, int cap) {
  const State& s = c.s;
  int n = 0;
  for (int i = 0; i < s.delayed_count && n < cap; ++i) {
    const DelayedTrigger& t = s.delayed[i];
    if (t.kind != DelayedKind::offer || t.controller != player) continue;
    const Effect& e = c.db.effects[t.effects];
    const Effect& made = c.db.effects[e.child];
    if (!(e.flags & kEManaOffer) || made.kind != EffectKind::add_mana || made.next ||
        (made.who.kind != SelKind::none && made.who.kind != SelKind::you))
      continue;
    if (made.flags & (kEAnyColor | kEAnyCombination | kELandColors | kEProduceChosen)) continue;
    const Cost& k = c.db.costs[e.cost];
    const StackObject it = item_of_offer(t);
    ManaOffer& o = out[n];
    o.offer = u16(i);
    o.life = k.life ? amount_of(c, k.life, scope_of(s, it)) : 0;
    const int times = amount_of(c, made.amount, scope_of(s, it));
    for (int m = 0; m < kManaKinds; ++m) o.made[m] = u8(std::clamp(made.mana[m] * times, 0, 200));
    if (o.life > 0 && o.life < 256 && !k.flags && is_free(k.mana, 0)) ++n;
  }
  return n;
}

Ref source_of_offer(const State& s, u16 offer) {
  const Ref now = follow(s, s.delayed[offer].source);
  return now ? now : s.delayed[offer].source;
}

void use_mana_offer(Ctx& c, u8 player, u16 offer, const u8* made) {
  State& s = c.s;
  const StackObject it = item_of_offer(s.delayed[offer]);
  const Ref source = source_of_offer(s, offer);
  pay_plain(c, player, c.db.costs[c.db.effects[s.delayed[offer].effects].cost], it.source,
            scope_of(s, it));
  for (int k = 0; k < kManaKinds; ++k)
    if (made[k]) add_mana(c, player, Mana(k), made[k], source);
}

int offer_options(const Read& c, u8 player, bool mana, Option* out, int cap) {
  const State& s = c.s;
  int n = 0;
  for (int i = 0; i < s.delayed_count && n < cap; ++i) {
    const DelayedTrigger& t = s.delayed[i];
    if (offered_to(t) != player) continue;
    const Effect& e = c.db.effects[offer_effect(t)];
    if (bool(e.flags & kEManaOffer) != mana) continue;
    if (!offer_allowed(c, e, item_of_offer(t), player)) continue;
    out[n++] = {.kind = OptionKind::offer,
                .b = offer_effect(t),
                .object = source_of_offer(s, u16(i)),
                .value = i};
  }
  return n;
}

void begin_offer(Ctx& c, const Option& o) {
  State& s = c.s;
  if (o.value < 0 || o.value >= s.delayed_count || offered_to(s.delayed[o.value]) == kNoPlayer)
    return;
  const u16 item = new_item(c);
  if (item == kNoIndex) return;
  s.stack_objects[item] = item_of_offer(s.delayed[o.value]);
  s.passes = 0;
  Frame& f = push_frame(c, FrameKind::replaced);
  f.player = s.stack_objects[item].controller;
  f.item = item;
  f.node = offer_effect(s.delayed[o.value]);
  f.pc = stage::replaced::pay_offer;
}

// The delayed trigger that has been bought off does not happen.
void call_off(State& s, u32 timestamp) {
  u16 kept = 0;
  for (u16 i = 0; i < s.delayed_count; ++i) {
    const DelayedTrigger t = s.delayed[i];
    if (!t.price || t.timestamp != timestamp) s.delayed[kept++] = t;
  }
  s.delayed_count = kept;
}

// ------------------------------------------------------------------ mana abilities of lands
namespace {

// What may be used of the land now, each output an option.
int uses_of(const Read& c, u8 player, Ref land, Option* out) {
  Option all[kMaxOptions];
  const int n = mana_options(c, player, all, kMaxOptions);
  int count = 0;
  for (int i = 0; i < n; ++i)
    if (all[i].object == land) out[count++] = all[i];
  return count;
}

bool is_land(const State& s, u16 slot, u8 player) {
  const Derived& d = s.derived[s.objects[slot].perm];
  return d.controller == player && (d.types & kLand);
}

}  // namespace

// The answer is the kind of mana asked for.
Run fx_use_lands(EffectContext& x) {
  State& s = x.s;
  const u8 who = who_one(x, x.e.who);
  if (who >= s.player_count || !in_game(s, who)) return Run::done;
  refresh(x.c);
  for (; x.f.use_lands.place < s.battlefield_count; ++x.f.use_lands.place) {
    if (!is_land(s, s.battlefield[x.f.use_lands.place], who)) continue;
    const Ref land = make_ref(s, s.battlefield[x.f.use_lands.place]);
    Option uses[kMaxOptions];
    const int n = uses_of(x.c, who, land, uses);
    if (n == 0) continue;
    u8 kinds = 0;
    int how_many = 0, chosen = 0;
    for (int i = 0; i < n; ++i) {
      if (uses[i].a >= kManaKinds || (kinds >> uses[i].a & 1)) continue;
      kinds = u8(kinds | 1 << uses[i].a);
      ++how_many;
    }
    if (how_many > 1 && x.f.pc == stage::use_lands::next) {
      x.f.pc = stage::use_lands::asked;
      Decision& d = ask(x.c, DecisionKind::choose, Prompt::color, who);
      d.item = x.f.item;
      d.ability = x.f.node;
      d.about = land;
      d.allowed = kinds;
      return Run::wait;
    }
    for (int i = 0; i < n && x.f.pc == stage::use_lands::asked; ++i)
      if (uses[i].a == x.f.effects.answer) chosen = i;
    x.f.pc = stage::use_lands::next;
    ++x.f.use_lands.place;
    begin_act(x.c, who, uses[chosen]);
    return Run::wait;
  }
  return Run::done;
}

Run fx_take_mana(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  int total = 0;
  for (int i = 0; i < count; ++i) {
    for (int k = 0; k < kManaKinds; ++k) {
      u16& pool = x.s.players[players[i]].pool[k];
      const int n = pool;
      pool = 0;
      add_mana(x.c, x.it.controller, Mana(k), n, x.it.source);
      total += n;
    }
  }
  x.it.last_amount = i16(std::min(total, 30000));
  return Run::done;
}

}  // namespace upkeep
