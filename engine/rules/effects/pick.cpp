// A player picks objects, one at a time: from the battlefield, a hand, a library, a graveyard. The
// frame: node filter, a/b how many at least and at most, c how many so far, d whose (kNoPlayer:
// anybody's), ref.slot depth of the library looked at, ref.gen the zone, ref2.slot the question.
#include <algorithm>

#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/pick.h"
#include "rules/query.h"
#include "rules/timing/window.h"
#include "rules/zones.h"
#include "util/insertion_sort.h"

namespace upkeep {
namespace {

constexpr int kMaxCandidates = kMaxPermanents + kMaxStackObjects;

Scope scope_for(const Ctx& c, const Frame& f) {
  if (f.item < c.s.stack_object_count) return scope_of(c.s, c.s.stack_objects[f.item]);
  Scope sc;
  sc.controller = f.player;
  return sc;
}

bool has_counters(const Permanent& p) {
  for (i16 n : p.counters) {
    if (n > 0) return true;
  }
  return false;
}

// Waits this damage for the player, for a target of the effect, or for its source?
bool concerned(const StackObject* it, const PendingDamage& p, u8 player) {
  if (!p.to && p.to_player == player) return true;
  if (!it) return false;
  for (int i = 0; i < it->target_count; ++i) {
    const Target& t = it->targets[i];
    if (p.to ? t.object == p.to : t.kind == 2 && t.player == p.to_player) return true;
  }
  return p.to && p.to == it->source;
}

// What may be picked, in an order that tells nothing about hidden ones.
int candidates(const Ctx& c, const Frame& f, Ref* out) {
  const State& s = c.s;
  const Scope sc = scope_for(c, f);
  const u16 filter = f.node;
  const StackObject* it = f.item < s.stack_object_count ? &s.stack_objects[f.item] : nullptr;
  int n = 0;
  auto offer = [&](u16 slot, bool any_zone) {
    const Ref r = make_ref(s, slot);
    if (n >= kMaxCandidates) return;
    for (int i = 0; it && i < it->picked_count; ++i) {
      if (it->picked[i] == r) return;
    }
    if (filter && !(any_zone ? matches_anywhere(c, filter, r, sc) : matches(c, filter, r, sc)))
      return;
    if ((f.flags & kPickOthers) && r == sc.source) return;
    out[n++] = r;
  };
  const Zone zone = Zone(f.ref.gen);
  const u8 owner = u8(f.pick.owner);
  if (f.flags & kPickSources && prevention_step(s) && s.pending_damage_count) {
    // In a prevention step only what has assigned damage that waits (era-fifth 7.6).
    for (int i = 0; i < s.pending_damage_count && n < kMaxCandidates; ++i) {
      const PendingDamage& p = s.pending_damage[i];
      if (p.amount <= 0 || !concerned(it, p, f.player)) continue;
      bool again = false;
      for (int k = 0; k < n; ++k) again = again || out[k] == p.source;
      if (again || (filter && !source_fits(c, filter, p, sc))) continue;
      out[n++] = p.source;
    }
    return n;
  }
  if (f.flags & kPickSources) {
    for (int i = 0; i < s.battlefield_count; ++i) offer(s.battlefield[i], true);
    for (int i = 0; i < s.stack_count; ++i) {
      const StackObject& item = s.stack_objects[s.stack[i]];
      if (item.kind == StackObjectKind::spell && alive(s, item.self)) offer(item.self.slot, true);
    }
    // What has gone and whose ability waits may still deal damage (CR 609.7a).
    for (int i = 0; i < s.stack_count && n < kMaxCandidates; ++i) {
      const StackObject& item = s.stack_objects[s.stack[i]];
      const bool ability =
          item.kind == StackObjectKind::activated || item.kind == StackObjectKind::triggered;
      if (!ability || alive(s, item.source) || !last_known(s, item.source)) continue;
      PendingDamage p;
      p.source = item.source;
      p.source_lki = item.source_lki;
      bool again = false;
      for (int k = 0; k < n; ++k) again = again || out[k] == item.source;
      if (!again && (!filter || source_fits(c, filter, p, sc))) out[n++] = item.source;
    }
    return n;
  }
  if (zone == Zone::battlefield) {
    for (int i = 0; i < s.battlefield_count; ++i) {
      const u16 slot = s.battlefield[i];
      const u16 at = s.objects[slot].perm;
      if (owner != kNoPlayer && s.derived[at].controller != owner) continue;
      if ((f.flags & kPickCounters) && !has_counters(s.permanents[at])) continue;
      offer(slot, false);
    }
    return n;
  }
  if (zone == Zone::stack) {
    for (int i = s.stack_count - 1; i >= 0; --i) {
      const Ref self = s.stack_objects[s.stack[i]].self;
      if (alive(s, self) && (owner == kNoPlayer || s.objects[self.slot].controller == owner))
        offer(self.slot, false);
    }
    return n;
  }
  for (int i = 0; i < s.player_count; ++i) {
    const u8 p = u8((s.active + i) % s.player_count);
    if (owner != kNoPlayer && p != owner) continue;
    const ZoneList* l = zone_list(const_cast<State&>(s), zone, p);
    if (!l) continue;
    const int begin = n;
    const int end =
        zone == Zone::library && f.ref.slot ? std::min<int>(f.ref.slot, l->count) : l->count;
    for (int k = 0; k < end; ++k) offer(l->at[k], false);
    if (zone != Zone::library || f.ref.slot) continue;
    // A searched library: equal cards are one option, and places tell nothing.
    insertion_sort(out + begin, out + n, [](Ref a, Ref b) { return a.slot < b.slot; });
    int kept = begin;
    for (int k = begin; k < n; ++k) {
      bool seen = false;
      for (int j = begin; j < kept; ++j)
        seen |= s.objects[out[j].slot].card == s.objects[out[k].slot].card;
      if (!seen) out[kept++] = out[k];
    }
    n = kept;
  }
  return n;
}

// Equal cards of a searched library count singly here.
int available(const Ctx& c, const Frame& f) {
  const State& s = c.s;
  Ref out[kMaxCandidates];
  const int n = candidates(c, f, out);
  if (Zone(f.ref.gen) != Zone::library || f.ref.slot) return n;
  int all = 0;
  for (int p = 0; p < s.player_count; ++p) {
    if (u8(f.pick.owner) != kNoPlayer && p != f.pick.owner) continue;
    for (int k = 0; k < s.library[p].count; ++k) {
      for (int j = 0; j < n; ++j)
        all += s.objects[out[j].slot].card == s.objects[s.library[p].at[k]].card;
    }
  }
  return all;
}

}  // namespace

Frame& pick_from(Ctx& c, u8 player, Prompt why, u16 filter, Zone zone, int lo, int hi, u16 item,
                 u8 owner, u8 flags, int depth) {
  if (filter) {
    const Filter& fl = c.db.filters[filter];
    zone = fl.flags & (kFSpell | kFAbility) ? Zone::stack : fl.zone == Zone::none ? zone : fl.zone;
  }
  Frame& f = push_frame(c, FrameKind::pick);
  f.player = player;
  f.node = filter;
  f.item = item;
  f.pick.lo = i16(lo);
  f.pick.hi = i16(std::min(hi, kMaxPicked));
  f.pick.done = 0;
  f.pick.owner = owner;
  f.flags = flags;
  f.ref = Ref{u16(depth), u16(zone)};
  f.ref2 = Ref{u16(why), 0};
  return f;
}

void push_pick(Ctx& c, u8 player, Prompt why, u16 filter, int lo, int hi, u16 item, u8 owner) {
  pick_from(c, player, why, filter, Zone::battlefield, lo, hi, item, owner);
}

void step_pick(Ctx& c, Frame& f) {
  State& s = c.s;
  if (f.item >= s.stack_object_count || s.stack_objects[f.item].kind == StackObjectKind::none) {
    pop_frame(c);
    return;
  }
  StackObject& it = s.stack_objects[f.item];
  if (f.pc == 0) {
    if (!(f.flags & kPickAppend)) clear_picked(it);
    f.pc = 1;
  }
  refresh(c);
  const int n = f.pick.done < f.pick.hi && in_game(s, f.player) ? available(c, f) : 0;
  if (n == 0) {
    pop_frame(c);
    return;
  }
  const bool hidden_search = Zone(f.ref.gen) == Zone::library && !f.ref.slot;
  if (f.pick.done + n <= f.pick.lo && !hidden_search) {  // all there are, and no choice
    Ref out[kMaxCandidates];
    const int count = candidates(c, f, out);
    const Zone zone = Zone(f.ref.gen);
    const bool open = (f.flags & kPickSources) || zone == Zone::battlefield || zone == Zone::stack;
    for (int i = 0; i < count && f.pick.done < f.pick.hi; ++i, ++f.pick.done) {
      add_picked(it, out[i]);
      // Nobody was asked, so that it is told what was taken.
      if (open)
        emit(c, {.type = LogEvent::choose,
                 .player = f.player,
                 .amount = i16(f.ref2.slot),
                 .card = c.s.objects[out[i].slot].card,
                 .object = out[i]});
    }
    pop_frame(c);
    return;
  }
  Decision& d = ask(c, DecisionKind::pick, Prompt(f.ref2.slot), f.player);
  d.lo = f.pick.lo;
  d.hi = f.pick.hi;
  d.done = f.pick.done;
  d.filter = f.node;
  d.item = f.item;
  d.about = it.source;
  d.n = u8(f.pick.owner);
}

void answer_pick(Ctx& c, Frame& f, const Option& o) {
  if (o.kind != OptionKind::object) {
    pop_frame(c);
    return;
  }
  add_picked(c.s.stack_objects[f.item], o.object);
  ++f.pick.done;
}

int options_pick(const Ctx& c, const Frame& f, Option* out, bool) {
  Ref refs[kMaxCandidates];
  const int count = candidates(c, f, refs);
  int n = 0;
  for (int i = 0; i < count && n < kMaxOptions - 1; ++i) {
    out[n++] = {.kind = OptionKind::object, .object = refs[i]};
  }
  if (f.pick.done >= f.pick.lo) out[n++] = {.kind = OptionKind::done};
  return n;
}

}  // namespace upkeep
