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

Scope scope_for(const Read& c, const Frame& f) {
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
    if (p.to ? t.object == p.to : t.kind == TargetKind::player && t.player == p.to_player)
      return true;
  }
  return p.to && p.to == it->source;
}

// Collects what may be picked, in an order that tells nothing about hidden ones.
class Candidates {
 public:
  Candidates(const Read& c, const Frame& f, Ref* out)
      : c_(c),
        s_(c.s),
        f_(f),
        scope_(scope_for(c, f)),
        item_(f.item < c.s.stack_object_count ? &c.s.stack_objects[f.item] : nullptr),
        out_(out) {}

  int collect() {
    const Zone zone = Zone(f_.ref.gen);
    if (f_.flags & kPickSources) {
      if (prevention_step(s_) && s_.pending_damage_count)
        add_sources_of_pending_damage();
      else
        add_sources();
    } else if (zone == Zone::battlefield) {
      add_permanents();
    } else if (zone == Zone::stack) {
      add_spells();
    } else {
      for (int i = 0; i < s_.player_count; ++i)
        add_cards(zone, u8((s_.active + i) % s_.player_count));
    }
    return n_;
  }

 private:
  void add(u16 slot, bool any_zone) {
    const Ref r = make_ref(s_, slot);
    const u16 filter = f_.node;
    if (n_ >= kMaxCandidates) return;
    for (int i = 0; item_ && i < item_->picked_count; ++i)
      if (item_->picked[i] == r) return;
    if (filter &&
        !(any_zone ? matches_anywhere(c_, filter, r, scope_) : matches(c_, filter, r, scope_)))
      return;
    if ((f_.flags & kPickOthers) && r == scope_.source) return;
    out_[n_++] = r;
  }
  void add_source(const PendingDamage& p) {
    for (int k = 0; k < n_; ++k)
      if (out_[k] == p.source) return;
    if (!f_.node || source_fits(c_, f_.node, p, scope_)) out_[n_++] = p.source;
  }
  // In a prevention step only what has assigned damage that waits (era-fifth 7.6).
  void add_sources_of_pending_damage() {
    for (int i = 0; i < s_.pending_damage_count && n_ < kMaxCandidates; ++i) {
      const PendingDamage& p = s_.pending_damage[i];
      if (p.amount > 0 && concerned(item_, p, f_.player)) add_source(p);
    }
  }
  void add_sources() {
    for (int i = 0; i < s_.battlefield_count; ++i) add(s_.battlefield[i], true);
    for (int i = 0; i < s_.stack_count; ++i) {
      const StackObject& item = s_.stack_objects[s_.stack[i]];
      if (item.kind == StackObjectKind::spell && alive(s_, item.self)) add(item.self.slot, true);
    }
    // What has gone and whose ability waits may still deal damage (CR 609.7a).
    for (int i = 0; i < s_.stack_count && n_ < kMaxCandidates; ++i) {
      const StackObject& item = s_.stack_objects[s_.stack[i]];
      const bool ability =
          item.kind == StackObjectKind::activated || item.kind == StackObjectKind::triggered;
      if (!ability || alive(s_, item.source) || !last_known(s_, item.source)) continue;
      PendingDamage p;
      p.source = item.source;
      p.source_lki = item.source_lki;
      add_source(p);
    }
    // So may what has gone and whose combat damage waits on the stack.
    for (int i = 0; i < s_.assigned_count && n_ < kMaxCandidates; ++i) {
      const PendingDamage& p = s_.assigned[i];
      if (!alive(s_, p.source) && last_known(s_, p.source)) add_source(p);
    }
  }
  bool anybodys() const { return f_.pick.owner == kNoPlayer; }
  void add_permanents() {
    for (int i = 0; i < s_.battlefield_count; ++i) {
      const u16 slot = s_.battlefield[i];
      const u16 at = s_.objects[slot].perm;
      if (!anybodys() && s_.derived[at].controller != f_.pick.owner) continue;
      if ((f_.flags & kPickCounters) && !has_counters(s_.permanents[at])) continue;
      add(slot, false);
    }
  }
  void add_spells() {
    for (int i = s_.stack_count - 1; i >= 0; --i) {
      const Ref self = s_.stack_objects[s_.stack[i]].self;
      if (alive(s_, self) && (anybodys() || s_.objects[self.slot].controller == f_.pick.owner))
        add(self.slot, false);
    }
  }
  void add_cards(Zone zone, u8 player) {
    if (!anybodys() && player != f_.pick.owner) return;
    const ZoneList* l = zone_list(s_, zone, player);
    if (!l) return;
    const int begin = n_;
    const bool top_only = zone == Zone::library && f_.ref.slot;
    const int end = top_only ? std::min<int>(f_.ref.slot, l->count) : l->count;
    for (int k = 0; k < end; ++k) add(l->at[k], false);
    if (zone == Zone::library && !top_only) unite_equal_cards(begin);
  }
  // A searched library: equal cards are one option, and places tell nothing.
  void unite_equal_cards(int begin) {
    insertion_sort(out_ + begin, out_ + n_, [](Ref a, Ref b) { return a.slot < b.slot; });
    int kept = begin;
    for (int k = begin; k < n_; ++k) {
      bool seen = false;
      for (int j = begin; j < kept; ++j)
        seen |= s_.objects[out_[j].slot].card == s_.objects[out_[k].slot].card;
      if (!seen) out_[kept++] = out_[k];
    }
    n_ = kept;
  }

  const Read& c_;
  const State& s_;
  const Frame& f_;
  const Scope scope_;
  const StackObject* const item_;
  Ref* const out_;
  int n_ = 0;
};

int candidates(const Read& c, const Frame& f, Ref* out) { return Candidates(c, f, out).collect(); }

// Equal cards of a searched library count singly here.
int available(const Read& c, const Frame& f) {
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
  if (f.pc == stage::pick::clear) {
    if (!(f.flags & kPickAppend)) clear_picked(it);
    f.pc = stage::pick::next;
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

int options_pick(const Read& c, const Frame& f, Option* out, bool) {
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
