// Effects that move objects: destroy, exile, sacrifice, return, counter.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/enter.h"
#include "rules/effects/pick.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

// What was affected becomes `it`: a permanent as it last was, anything else as what it has become.
void remember(EffectContext& x, const Ref* before, const Ref* after, const bool* was_permanent,
              int n) {
  clear_picked(x.it);
  for (int i = 0; i < n; ++i)
    add_picked(x.it, was_permanent[i] || !after[i] ? before[i] : after[i]);
}

// A spell or ability on the stack goes with its item, unless it is the one that is resolving.
Ref move_from_stack(EffectContext& x, Ref r, Zone to, u16 flags) {
  const u16 item = item_of(x.s, r);
  const bool mine = item != kNoIndex && resolving(x.s, item);
  if (item != kNoIndex && !mine) remove_from_stack(x.c, item);
  const Ref now = move_object(x.c, r, to, x.s.objects[r.slot].owner, flags);
  if (item != kNoIndex && !mine) free_item(x.c, item);
  return now;
}

void add_haste(EffectContext& x, Ref r) {
  ContinuousEffect e;
  e.source = x.it.source;
  e.affected = r;
  e.controller = x.it.controller;
  e.duration = Duration::permanent;
  e.mods = x.c.db.haste_mod;
  e.card = x.it.card;
  add_continuous(x.c, e);
}

void sacrifice_later(EffectContext& x, Ref r) {
  State& s = x.s;
  if (s.delayed_count >= kMaxDelayed) return;
  DelayedTrigger& t = s.delayed[s.delayed_count++];
  t = DelayedTrigger{};
  t.source = x.it.source;
  t.card = x.it.card;
  t.controller = x.it.controller;
  t.effects = x.c.db.sacrifice_saved;
  t.when = DelayTime::end_step;
  t.saved = r;
  t.turn = s.turn;
  t.timestamp = s.clock++;
  t.ability = x.it.ability;
}

}  // namespace

void after_entering(EffectContext& x) {
  for (int i = 0; i < x.it.picked_count; ++i) {
    const Ref r = x.it.picked[i];
    if (!perm_at(x.s, r)) continue;
    if (x.e.flags & kEWithHaste) add_haste(x, r);
    if (x.e.flags & kESacAtEnd) sacrifice_later(x, r);
  }
}

u16 entering_flags(const Effect& e) {
  u16 flags = 0;
  if (e.flags & kETapped) flags |= kMoveTapped;
  if (e.flags & kEAttacking) flags |= kMoveAttacking | kMoveTapped;
  if (e.flags & kEFaceDown) flags |= kMoveFaceDown;
  return flags;
}

// Those that enter without a choice enter together, then each of the others (CR 603.6a, 614.12).
bool put_onto_battlefield(EffectContext& x, const Ref* objects, int n, u8 controller, bool owners,
                          u16 flags) {
  clear_picked(x.it);
  bool waits[kMaxPermanents] = {};
  Ref entered[kMaxPermanents];
  int count = 0;
  for (int i = 0; i < n; ++i) {
    const u8 under = owners ? x.s.objects[objects[i].slot].owner : controller;
    waits[i] = enter_needs_choice(x.c, objects[i], under, flags);
    if (waits[i]) continue;
    const Ref now =
        enter_battlefield(x.c, objects[i], under, u16(flags | kMoveNoTrigger), EnterSpec{});
    if (now) entered[count++] = now;
  }
  for (int i = 0; i < count; ++i) {
    add_picked(x.it, entered[i]);
    EventData ev;
    ev.object = entered[i];
    ev.player = controller_of(x.s, entered[i]);
    fire(x.c, TriggerEvent::enters, ev);
  }
  bool pushed = false;
  for (int i = n - 1; i >= 0; --i) {
    if (!waits[i]) continue;
    push_enter(x.c, objects[i], owners ? x.s.objects[objects[i].slot].owner : controller, flags,
               x.f.item);
    pushed = true;
  }
  return pushed;
}

// What follows in the text asks whether anything was destroyed, or how much.
bool asks_whether(const EffectContext& x) {
  const Effect* next = x.e.next ? &x.c.db.effects[x.e.next] : nullptr;
  if (!next) return false;
  if (next->amount && x.c.db.amounts[next->amount].kind == AmountKind::last_amount) return true;
  return next->kind == EffectKind::when && next->condition &&
         x.c.db.conditions[next->condition].kind == CondKind::did;
}

// Of those picked the ones that went.
Run tell_destroyed(EffectContext& x) {
  int gone = 0;
  for (int i = 0; i < x.it.picked_count; ++i)
    if (!perm_at(x.s, x.it.picked[i])) x.it.picked[gone++] = x.it.picked[i];
  x.it.picked_count = u8(gone);
  x.it.last_amount = i16(gone);
  set_did(x.it, gone > 0);
  return Run::done;
}

Run fx_destroy(EffectContext& x) {
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  if (x.f.pc == stage::destroy::window_over) {
    kill_dying(x.c);
    return tell_destroyed(x);
  }
  if (x.e.flags & kEExileIfDies) {
    for (int i = 0; i < n; ++i) perm_at(x.s, objects[i])->flags |= kPExileIfDies;
  }
  destroy_all(x.c, objects, n, bool(x.e.flags & kENoRegen));
  if (regeneration_window(x.s) && asks_whether(x)) {
    bool waits = false;
    clear_picked(x.it);
    for (int i = 0; i < n; ++i) {
      waits = waits || is_dying(x.s, objects[i]);
      add_picked(x.it, objects[i]);
    }
    if (!waits) return tell_destroyed(x);
    x.f.pc = stage::destroy::window_over;
    push_window(x.c, Waiting::regeneration);
    return Run::wait;
  }
  clear_picked(x.it);
  int gone = 0;
  for (int i = 0; i < n; ++i) {
    // With a window for regeneration what is destroyed stays until then (era-fifth 6, S5).
    const bool marked = regeneration_window(x.s) && is_dying(x.s, objects[i]);
    if (perm_at(x.s, objects[i]) && !marked) continue;
    add_picked(x.it, objects[i]);
    ++gone;
  }
  x.it.last_amount = i16(gone);
  set_did(x.it, gone > 0);
  return Run::done;
}

Run fx_exile(EffectContext& x) {
  Ref objects[kMaxPermanents], moving[kMaxPermanents], after[kMaxPermanents];
  bool permanent[kMaxPermanents] = {};
  const int n = objects_of(x, x.e.what, objects, kMaxPermanents);
  const u16 flags = x.e.flags & kEFaceDown ? u16(kMoveFaceDown) : u16(0);
  for (int i = 0; i < n; ++i) {
    permanent[i] = x.s.objects[objects[i].slot].zone == Zone::battlefield;
    moving[i] = x.s.objects[objects[i].slot].zone == Zone::stack ? Ref{} : objects[i];
  }
  move_all(x.c, moving, n, Zone::exile, flags, after);
  for (int i = 0; i < n; ++i) {
    if (!moving[i]) after[i] = move_from_stack(x, objects[i], Zone::exile, flags);
  }
  remember(x, objects, after, permanent, n);
  x.it.last_amount = i16(n);
  set_did(x.it, n > 0);
  return Run::done;
}

// Another number for each of them: down to what some player has.
bool counts_down(const EffectContext& x) {
  const Amount& a = x.c.db.amounts[x.e.amount];
  return a.kind == AmountKind::subtract && x.c.db.amounts[a.b].kind == AmountKind::minimum &&
         !x.c.db.amounts[a.b].b;
}

// The players pick one after the other. All go at one time then (CR 101.4).
Run fx_sacrifice(EffectContext& x) {
  if (x.f.pc == stage::each_player::start) {
    if (x.e.what.kind != SelKind::none) {
      Ref objects[kMaxPermanents];
      int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
      if (x.e.what.kind == SelKind::self && n && controller_of(x.s, objects[0]) != x.it.controller)
        n = 0;
      sacrifice_all(x.c, objects, n);
      clear_picked(x.it);
      for (int i = 0; i < n; ++i) add_picked(x.it, objects[i]);
      x.it.last_amount = i16(n);
      set_did(x.it, n > 0);
      return Run::done;
    }
    x.f.each_player.each = i16(x.e.flags & kEAll ? kMaxPicked : std::max(0, amount(x, x.e.amount)));
    if (counts_down(x)) x.f.each_player.each = -1;
    u8 players[kMaxPlayers];
    x.f.each_player.who = 0;
    const int count = who_all(x, x.e.who, players);
    for (int i = 0; i < count; ++i)
      x.f.each_player.who = i16(x.f.each_player.who | 1 << players[i]);
    clear_picked(x.it);
    x.f.pc = stage::each_player::choose;
  }
  u8 order[kMaxPlayers];
  const int all = apnap(x.s, order);
  while (x.f.each_player.asked < all) {
    const u8 p = order[x.f.each_player.asked++];
    if (!(x.f.each_player.who >> p & 1)) continue;
    const int n = x.f.each_player.each < 0 ? amount_for(x, x.e.amount, p) : x.f.each_player.each;
    if (n <= 0) continue;
    pick_from(x.c, x.e.flags & kEYouChoose ? x.it.controller : p, Prompt::sacrifice, x.e.filter,
              Zone::battlefield, n, n, x.f.item, p, kPickAppend);
    return Run::wait;
  }
  Ref objects[kMaxPicked];
  const int n = x.it.picked_count;
  std::copy(x.it.picked, x.it.picked + n, objects);
  sacrifice_all(x.c, objects, n);
  x.it.last_amount = i16(n);
  set_did(x.it, n > 0);
  return Run::done;
}

Run fx_move(EffectContext& x) {
  if (x.f.pc == stage::move::entered) {
    after_entering(x);
    return Run::done;
  }
  Ref objects[kMaxPermanents], moving[kMaxPermanents], after[kMaxPermanents];
  bool permanent[kMaxPermanents] = {};
  int n = objects_of(x, x.e.what, objects, kMaxPermanents);
  set_did(x.it, n > 0);
  x.it.last_amount = i16(n);
  if (x.e.to == Place::battlefield) {
    int kept = 0;
    for (int i = 0; i < n; ++i) {
      const Object& o = x.s.objects[objects[i].slot];
      const bool card =
          !(o.flags & (kObjToken | kObjAbility)) && (c_types(x.c, o.card) & kPermanentTypes);
      if (o.zone != Zone::battlefield && card) objects[kept++] = objects[i];
    }
    n = kept;
    const bool named = x.e.who.kind != SelKind::none && x.e.who.kind != SelKind::you;
    const bool owners = !named && !(x.e.flags & kEUnderYourControl);
    const u8 who = named ? who_one(x, x.e.who) : x.it.controller;
    x.f.pc = stage::move::entered;
    if (who >= x.s.player_count) return Run::done;
    if (put_onto_battlefield(x, objects, n, who, owners, entering_flags(x.e))) return Run::wait;
    after_entering(x);
    return Run::done;
  }
  u16 flags = 0;
  if (x.e.to == Place::library_bottom) flags |= kMoveBottom;
  if (x.e.flags & kEReveal) flags |= kMoveRevealed;
  if ((x.e.flags & kEFaceDown) && x.e.to == Place::exile) flags |= kMoveFaceDown;
  for (int i = 0; i < n; ++i) {
    permanent[i] = x.s.objects[objects[i].slot].zone == Zone::battlefield;
    moving[i] = x.s.objects[objects[i].slot].zone == Zone::stack ? Ref{} : objects[i];
  }
  move_all(x.c, moving, n, zone_of(x.e.to), flags, after);
  u8 shuffled = 0;
  for (int i = 0; i < n; ++i) {
    if (!moving[i]) after[i] = move_from_stack(x, objects[i], zone_of(x.e.to), flags);
    shuffled |= bit_of(x.s.objects[objects[i].slot].owner);
  }
  for (u8 p = 0; x.e.to == Place::library_shuffled && p < x.s.player_count; ++p) {
    if (shuffled >> p & 1) shuffle(x.c, p);
  }
  remember(x, objects, after, permanent, n);
  return Run::done;
}

Run fx_counter_spell(EffectContext& x) {  // CR 701.5
  Ref objects[kMaxStackObjects];
  const int n = objects_of(x, x.e.what, objects, kMaxStackObjects);
  clear_picked(x.it);
  int countered = 0;
  for (int i = 0; i < n; ++i) {
    const u16 item = item_of(x.s, objects[i]);
    if (item == kNoIndex || resolving(x.s, item)) continue;
    if (x.s.stack_objects[item].kind == StackObjectKind::spell &&
        (characteristics(x.c, objects[i]).keywords & bit(Keyword::cant_be_countered)))
      continue;
    add_picked(x.it, objects[i]);
    snapshot(x.c, objects[i]);
    counter_item(x.c, item, zone_of(x.e.to));
    ++countered;
  }
  x.it.last_amount = i16(countered);
  set_did(x.it, countered > 0);
  return Run::done;
}

}  // namespace upkeep
