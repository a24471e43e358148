// Effects about damage and life: dealing, fighting, preventing, redirecting, gaining and losing.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/combat/combat.h"
#include "rules/effects/effects.h"
#include "rules/effects/pick.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

bool takes_damage(const State& s, Ref r) {
  const Derived* d = derived_at(s, r);
  return d && (d->types & (kCreature | kPlaneswalker));
}

// What the object that deals the damage is, and what is known of it if it has gone.
struct Source {
  Ref ref;
  u16 lki = kNoIndex;
};

int sources_of(const EffectContext& x, Source* out, int cap) {
  if (x.e.from.kind == SelKind::none) {
    out[0].ref = x.it.source;
    out[0].lki = locked_source(x.s, x.it.source, x.it.source_lki) ? x.it.source_lki
                 : alive(x.s, x.it.source)                        ? kNoIndex
                 : x.it.source_lki != kNoIndex                    ? x.it.source_lki
                                               : last_known_index(x.s, x.it.source);
    return 1;
  }
  Selection found;
  select(x.c, x.e.from, x.sc, found);
  const int n = std::min(found.object_count, cap);
  for (int i = 0; i < n; ++i) {
    out[i].ref = found.objects[i];
    out[i].lki = found.lki[i];
  }
  return n;
}

void mark(EffectContext& x, Ref r) {
  Permanent* p = perm_at(x.s, r);
  if (!p) return;
  if (x.e.flags & kEExileIfDies) p->flags |= kPExileIfDies;
  if (x.e.flags & kENoRegen) p->flags |= kPNoRegenThisTurn;
}

}  // namespace

Run fx_damage(EffectContext& x) {
  if (x.f.pc == stage::once::done) return Run::done;
  x.f.pc = stage::once::done;
  Source sources[8];
  const int count = sources_of(x, sources, 8);
  PacketFlags flags;
  if (x.e.flags & kEUnpreventable) flags |= kPacketUnpreventable;
  if (!(x.e.flags & kEAnyway)) {
    if (x.e.flags & kENoRegen) flags |= kPacketNoRegen;
    if (x.e.flags & kEExileIfDies) flags |= kPacketExiles;
  }
  const AmountKind kind = x.c.db.amounts[x.e.amount].kind;
  Ref hit[kMaxPermanents];
  int hits = 0;
  auto to_object = [&](const Source& from, Ref r, int n) {
    if (!takes_damage(x.s, r)) return;
    if (x.e.flags & kEAnyway) mark(x, r);
    if (n > 0) queue_damage(x.c, from.ref, from.lki, r, kNoPlayer, n, flags);
    if (hits < kMaxPermanents) hit[hits++] = r;
  };
  for (int i = 0; i < count; ++i) {
    if (x.e.what.kind == SelKind::target && kind == AmountKind::divided_share) {
      for (int k = 0; k < x.it.target_count; ++k) {  // CR 601.2d: shares were announced
        const Target& t = x.it.targets[k];
        if (t.slot != x.e.what.n || !t.legal) continue;
        if (t.kind == TargetKind::object) to_object(sources[i], t.object, t.share);
        if (t.kind == TargetKind::player)
          queue_damage(x.c, sources[i].ref, sources[i].lki, Ref{}, t.player, t.share, flags);
      }
      continue;
    }
    const int n = amount(x, x.e.amount);
    Selection found;
    select(x.c, x.e.what, x.sc, found);
    for (int k = 0; k < found.object_count; ++k) to_object(sources[i], found.objects[k], n);
    for (int k = 0; k < found.player_count; ++k) {
      if (in_game(x.s, found.players[k]))
        queue_damage(x.c, sources[i].ref, sources[i].lki, Ref{}, found.players[k], n, flags);
    }
  }
  clear_picked(x.it);
  for (int i = 0; i < hits; ++i) add_picked(x.it, hit[i]);
  x.it.last_amount = 0;
  deal_queued(x.c, x.f.item);
  return Run::wait;
}

Run fx_fight(EffectContext& x) {  // CR 701.14
  if (x.f.pc == stage::once::done) return Run::done;
  x.f.pc = stage::once::done;
  Ref a[4], b[4];
  const int n = battlefield_of(x, x.e.what, a, 4);
  int m = 1;
  b[0] = x.it.source;
  if (x.e.from.kind != SelKind::none) m = battlefield_of(x, x.e.from, b, 4);
  if (n == 0 || m == 0) return Run::done;
  const Derived* da = derived_at(x.s, a[0]);
  const Derived* db = derived_at(x.s, b[0]);
  if (!da || !db || !is_creature(*da) || !is_creature(*db)) return Run::done;
  queue_damage(x.c, a[0], kNoIndex, b[0], kNoPlayer, da->power, {});
  queue_damage(x.c, b[0], kNoIndex, a[0], kNoPlayer, db->power, {});
  deal_queued(x.c, x.f.item);
  return Run::wait;
}

// ------------------------------------------------------------------ shields (CR 615)
namespace {

bool add_shield(State& s, const Shield& sh) {
  if (s.shield_count >= kMaxShields) return false;
  s.shields[s.shield_count] = sh;
  s.shields[s.shield_count].timestamp = s.clock++;
  ++s.shield_count;
  return true;
}

Shield shield_of(const EffectContext& x) {
  Shield sh;
  sh.controller = x.it.controller;
  sh.card = x.it.card;
  sh.filter = x.e.filter;
  if (inside_window(x.s)) sh.flags |= kShieldWindow;
  if (x.e.flags & kECombatOnly) sh.flags |= kShieldCombat;
  if (x.e.flags & kEAllBut) {
    sh.flags |= kShieldAllBut;
    sh.amount = i16(std::max(0, amount(x, x.e.amount)));
  }
  if (x.e.flags & kEGainPrevented) sh.flags |= kShieldGain;
  if (x.e.flags & kENextTime)
    sh.flags |= kShieldNextTime;
  else if (!x.e.amount)
    sh.flags |= kShieldAllTurn;
  else
    sh.amount = i16(std::max(0, amount(x, x.e.amount)));
  return sh;
}

// "A source of your choice": chosen on resolution (CR 609.7). True once it has been.
bool source_chosen(EffectContext& x) {
  if (!(x.e.flags & kEChosenSource) || x.f.pc == stage::shield::chosen) return true;
  x.f.pc = stage::shield::chosen;
  pick_from(x.c, x.it.controller, Prompt::source_of_damage, x.e.filter, Zone::battlefield, 1, 1,
            x.f.item, kNoPlayer, kPickSources);
  return false;
}

// The shield looks again at what its source has to be (CR 609.7b). In a prevention step it was
// chosen among damage that waits; and in changed words it cannot, for it outlives the text they
// stand in.
void of_chosen(const EffectContext& x, Shield& sh) {
  sh.source_object = x.it.picked[0];
  if (inside_window(x.s) || words_of(x.c, x.sc)) sh.filter = 0;
}

// One shield for everyone and everything that `sel` names; with none named, for all.
void put_shields(EffectContext& x, const Selector& sel, const Shield& sh) {
  if (sel.kind == SelKind::none) {
    Shield all = sh;
    all.by_any = 1;
    add_shield(x.s, all);
    return;
  }
  Selection found;
  select(x.c, sel, x.sc, found);
  for (int i = 0; i < found.object_count; ++i) {
    if (!perm_at(x.s, found.objects[i])) continue;
    Shield one = sh;
    one.to_object = found.objects[i];
    add_shield(x.s, one);
  }
  for (int i = 0; i < found.player_count; ++i) {
    Shield one = sh;
    one.to_player = found.players[i];
    add_shield(x.s, one);
  }
}

}  // namespace

Run fx_prevent(EffectContext& x) {
  if (!source_chosen(x)) return Run::wait;
  Shield sh = shield_of(x);
  if (x.e.flags & kEChosenSource) {
    if (!x.it.picked_count) return Run::done;
    of_chosen(x, sh);
    put_shields(x, x.e.what, sh);
    return Run::done;
  }
  if (x.e.from.kind == SelKind::none) {
    put_shields(x, x.e.what, sh);
    return Run::done;
  }
  Selection from;
  select(x.c, x.e.from, x.sc, from);
  for (int i = 0; i < from.object_count; ++i) {
    Shield one = sh;
    one.source_object = from.objects[i];
    if (x.e.what.kind == SelKind::none) one.flags |= kShieldBySource;
    put_shields(x, x.e.what, one);
  }
  return Run::done;
}

Run fx_answer_damage(EffectContext& x) {
  if (!source_chosen(x)) return Run::wait;
  Shield sh = shield_of(x);
  sh.flags = sh.flags.without(kShieldAllTurn) | kShieldNextTime | kShieldAnswer;
  if (x.e.flags & kEChosenSource) {
    if (!x.it.picked_count) return Run::done;
    of_chosen(x, sh);
  }
  Selection found;
  select(x.c, x.e.what, x.sc, found);
  for (int i = 0; i < found.player_count; ++i) {
    sh.to_player = found.players[i];
    sh.to_object = x.it.source;  // what deals it
    add_shield(x.s, sh);
  }
  return Run::done;
}

Run fx_redirect(EffectContext& x) {
  if (!source_chosen(x)) return Run::wait;
  Shield sh = shield_of(x);
  if (x.e.flags & kEChosenSource) {
    if (!x.it.picked_count) return Run::done;
    of_chosen(x, sh);
  }
  Selection to;
  select(x.c, x.e.from, x.sc, to);
  if (to.object_count && perm_at(x.s, to.objects[0]))
    sh.redirect = to.objects[0];
  else if (to.player_count)
    sh.redirect_player = to.players[0];
  else
    return Run::done;
  put_shields(x, x.e.what, sh);
  return Run::done;
}

// ------------------------------------------------------------------ life
Run fx_life(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  int total = 0;
  for (int i = 0; i < count; ++i) {
    const u8 p = players[i];
    const int n = amount(x, x.e.amount);
    const int before = x.s.players[p].life;
    switch (x.e.kind) {
      case EffectKind::gain_life:
        gain_life(x.c, p, n);
        break;
      case EffectKind::lose_life:
        lose_life(x.c, p, n);
        break;
      default:  // CR 119.5: as much is gained or lost as is needed
        if (n > before) gain_life(x.c, p, n - before);
        if (n < before) lose_life(x.c, p, before - n);
    }
    total += std::abs(x.s.players[p].life - before);
  }
  x.it.last_amount = i16(std::min(total, 30000));
  set_did(x.it, total > 0);
  return Run::done;
}

}  // namespace upkeep
