// Damage (CR 120): packets wait until prevention and replacement have been applied to each (CR
// 614-616), then all are dealt as one event.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/combat/combat.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

u8 affected_player(const State& s, const PendingDamage& p) {
  return p.to ? controller_of(s, p.to) : p.to_player;
}

bool recipient_exists(const State& s, const PendingDamage& p) {
  if (!p.to) return in_game(s, p.to_player);
  const Derived* d = derived_at(s, p.to);
  return d && d->types & (kCreature | kPlaneswalker);
}

bool controls_planeswalker(const State& s, u8 player) {
  for (int i = 0; i < s.battlefield_count; i++) {
    const Derived& d = derived_in(s, battlefield_ref(s, i));
    if (d.controller == player && d.types & kPlaneswalker) return true;
  }
  return false;
}

// 2007 to 2018: noncombat damage to a player may be dealt to one of their planeswalkers instead,
// one replacement among those the player may put in order (M10 306.7, 616.1).
bool may_hit_planeswalker(const Read& c, const PendingDamage& p) {
  const State& s = c.s;
  if (!s.rules.planeswalker_redirect() || p.to || p.flags & kPacketCombat ||
      p.applied & kAppliedPlaneswalker)
    return false;
  const u8 by = controller_of(s, p.source);
  return by != p.to_player && in_game(s, by) && controls_planeswalker(s, p.to_player);
}

int ways_now(const Read& c, const PendingDamage& p, Way* out) {
  int n = gather_ways(c, p, out);
  if (Ref by; n && n < kMaxWays && fully_prevented(c, p, by))
    out[n++] = Way{WayKind::prevent_all, 0, p.amount, by};
  if (n < kMaxWays && may_hit_planeswalker(c, p))
    out[n++] = Way{WayKind::planeswalker, 0, p.amount, p.source};
  return n;
}

// Applies everything to one packet; false while a question is open.
bool replace_and_prevent(Ctx& c, Frame& f, u16 index) {
  State& s = c.s;
  for (;;) {
    PendingDamage& p = s.pending_damage[index];
    if (p.amount <= 0 || !recipient_exists(s, p)) {
      p.amount = 0;
      break;
    }
    if (p.flags & kPacketDeferred) return true;
    if (Ref by; fully_prevented(c, p, by) && !rewarded(c, p)) {
      prevent(c, p, p.amount);
      break;
    }
    Way ways[kMaxWays];
    const int n = ways_now(c, p, ways);
    if (n == 0) break;
    if (ways[n - 1].kind == WayKind::planeswalker &&
        (n == 1 || p.applied & kAppliedPlaneswalkerNow)) {
      p.applied |= kAppliedPlaneswalker;
      f.damage.asked = i16(index);
      f.damage.question = DamageQuestion::planeswalker;
      ask(c, DecisionKind::choose, Prompt::replacement_order, controller_of(s, p.source)).about =
          p.source;
      return false;
    }
    const int way = obvious_way(s, ways, n);
    if (way < 0) {
      f.damage.asked = i16(index);
      f.damage.question = DamageQuestion::way;
      Decision& d = ask(c, DecisionKind::choose, Prompt::replacement_order, affected_player(s, p));
      d.about = p.source;
      d.lo = d.hi = p.amount;
      return false;
    }
    take_way(c, index, ways[way]);
    if (s.derived_dirty) refresh(c);
  }
  s.pending_damage[index].flags |= kPacketReplaced;
  return true;
}

// Combat damage of an attacker with trample to a creature.
bool tramples(const State& s, const PendingDamage& p) {
  const Derived* d = derived_at(s, p.source);
  return p.to && p.flags & kPacketCombat && d && d->keywords & bit(Keyword::trample) &&
         is_attacking(perm_in(s, p.source));
}

// ---- dealing
struct Source {
  KeywordSet keywords = 0;
  u8 controller = 0;
  u16 card = 0;
};

Source source_of(const Read& c, const PendingDamage& p) {
  const State& s = c.s;
  Source out;
  if (const LastKnownInfo* locked = locked_source(s, p.source, p.source_lki)) {
    out.keywords = locked->d.keywords;
    out.card = locked->d.card;
    out.controller = controller_of(s, p.source);
    return out;
  }
  if (const Derived* d = derived_at(s, p.source)) {
    out.keywords = d->keywords;
    out.controller = d->controller;
    out.card = d->card;
    return out;
  }
  const LastKnownInfo* l = alive(s, p.source) ? nullptr
                           : p.source_lki != kNoIndex && s.lki[p.source_lki].object == p.source
                               ? &s.lki[p.source_lki]
                               : last_known(s, p.source);
  const Derived d = l ? l->d : characteristics(c, p.source);
  out.keywords = d.keywords;
  out.card = d.card;
  out.controller = l ? l->controller : controller_of(s, p.source);
  return out;
}

void log_damage(State& s, const DamageLogEntry& dealt) {
  if (damage_was_dealt(s, dealt)) return;
  if (s.log_count < kMaxDamageLog) s.damage_log[s.log_count++] = dealt;
}

void deal_to_player(Ctx& c, const PendingDamage& p, const Source& from) {
  if (c.s.board.cards & kTraitTally) log_damage(c.s, {p.source, {}, p.to_player});
  Player& pl = c.s.players[p.to_player];
  pl.damage_this_turn = i16(pl.damage_this_turn + p.amount);
  if (!(from.keywords & bit(Keyword::infect))) {
    pl.life = i16(pl.life - p.amount);  // CR 120.3a
    note_deed(c.s, p.to_player, kDeedLostLife);
    return;
  }
  pl.poison = u16(pl.poison + p.amount);  // CR 120.3b
  Event e;
  e.type = LogEvent::counter;
  e.player = p.to_player;
  e.value = u8(Counter::poison);
  e.amount = p.amount;
  emit(c, e);
}

void deal_to_permanent(Ctx& c, const PendingDamage& p, const Source& from) {
  State& s = c.s;
  const TypeSet types = derived_in(s, p.to).types;
  if (types & kPlaneswalker) {  // CR 120.3c
    const int loyalty = perm_in(s, p.to).counters[int(Counter::loyalty)];
    put_counters(c, p.to, Counter::loyalty, -(p.amount < loyalty ? p.amount : loyalty));
  }
  if (!(types & kCreature)) return;
  if (from.keywords & (bit(Keyword::infect) | bit(Keyword::wither))) {
    put_counters(c, p.to, Counter::m1m1, p.amount);  // CR 120.3d
  } else {
    Permanent& perm = s.permanents[s.objects[p.to.slot].perm];
    const int damage = perm.damage + p.amount;
    perm.damage = i16(damage < 32000 ? damage : 32000);
  }
  Permanent& perm = s.permanents[s.objects[p.to.slot].perm];
  perm.damaged_stamp = s.clock;
  if (from.keywords & bit(Keyword::deathtouch) &&
      (s.rules.is(Deathtouch::static_) || s.rules.is(Deathtouch::static_free_division)))
    perm.flags |= kPDeathtouched;
  if (p.flags & kPacketNoRegen) perm.flags |= kPNoRegenThisTurn;
  if (p.flags & kPacketExiles) perm.flags |= kPExileIfDies;
  log_damage(s, {p.source, p.to});
}

// What one source deals at one time, whomever to; 0 for a packet that an earlier one of it has
// spoken for: it gains life once (CR 702.15e), and "whenever it deals damage" triggers once.
int dealt_by_source(const State& s, int index) {
  const PendingDamage& p = s.pending_damage[index];
  int sum = 0;
  for (int i = 0; i < s.pending_damage_count; i++) {
    const PendingDamage& q = s.pending_damage[i];
    if (q.amount <= 0 || q.flags & kPacketDeferred || !(q.source == p.source)) continue;
    if (i < index) return 0;
    sum += q.amount;
  }
  return std::min(sum, 32000);
}

void deal(Ctx& c, int index) {
  const PendingDamage p = c.s.pending_damage[index];
  const Source from = source_of(c, p);
  Event e;
  e.type = LogEvent::damage;
  e.object = p.source;
  e.card = from.card;
  e.amount = p.amount;
  e.value = p.flags & kPacketCombat ? 1 : 0;
  e.other = p.to;
  if (p.to) e.other_card = permanent_event(c, LogEvent::damage, p.to).card;
  e.player = p.to_player;
  emit(c, e);
  if (p.to)
    deal_to_permanent(c, p, from);
  else
    deal_to_player(c, p, from);
  if (from.keywords & bit(Keyword::lifelink) && c.s.rules.is(Lifelink::static_) &&
      in_game(c.s, from.controller))
    gain_life(c, from.controller, dealt_by_source(c.s, index));  // CR 702.15b, the same event
}

// All that one recipient is dealt at one time is dealt to it once (CR 120.4, R-291): 0 for a packet
// that an earlier one has spoken for.
int dealt_at_once(const State& s, int index) {
  const PendingDamage& p = s.pending_damage[index];
  int sum = 0;
  for (int i = 0; i < s.pending_damage_count; i++) {
    const PendingDamage& q = s.pending_damage[i];
    if (q.amount <= 0 || q.flags & kPacketDeferred || !(q.to == p.to)) continue;
    if (!p.to && q.to_player != p.to_player) continue;
    if (i < index) return 0;
    sum += q.amount;
  }
  return sum;
}

void fire_damage(Ctx& c, int index) {
  const PendingDamage p = c.s.pending_damage[index];
  const int dealt = dealt_at_once(c.s, index);
  const bool combat{p.flags & kPacketCombat};
  EventData e;
  e.object = p.source;
  e.other = p.to;
  e.player = p.to_player;
  e.amount = p.amount;
  e.lki = p.source_lki;
  fire(c, TriggerEvent::deals_damage, e, u8(combat | kFirePart));
  if (const int sum = dealt_by_source(c.s, index)) {
    EventData all = e;
    all.amount = i16(sum);
    fire(c, TriggerEvent::deals_damage, all, u8(combat | kFireTotal));
  }
  if (p.to) {
    EventData d;
    d.object = p.to;
    d.other = p.source;
    d.amount = i16(dealt);
    d.lki_other = p.source_lki;
    if (dealt) fire(c, TriggerEvent::dealt_damage, d, combat);
    return;
  }
  e.amount = i16(dealt);
  if (dealt) fire(c, TriggerEvent::player_damaged, e, combat);
  if (source_of(c, p).keywords & bit(Keyword::infect)) return;
  EventData l;
  l.player = p.to_player;
  l.amount = p.amount;
  note_time(c.s, &Tally::losses, p.to_player);
  fire(c, TriggerEvent::loses_life, l);
}

// What goes on to the next prevention step is new there.
void keep_deferred(State& s) {
  u16 kept = 0;
  for (u16 i = 0; i < s.pending_damage_count; i++) {
    PendingDamage p = s.pending_damage[i];
    if (!(p.flags & kPacketDeferred) || p.amount <= 0) continue;
    p.flags = p.flags.without(kPacketDeferred | kPacketReplaced);
    s.pending_damage[kept++] = p;
  }
  s.pending_damage_count = kept;
}

// The blocker takes `takes` of the packet, the rest goes to the defending player.
void spill_packet(Ctx& c, u16 index, int takes) {
  State& s = c.s;
  PendingDamage& p = s.pending_damage[index];
  p.flags |= kPacketSpilled;
  const int over = p.amount - takes;
  if (over <= 0 || s.pending_damage_count == kMaxPendingDamage) return;
  const u8 defender = perm_in(s, p.source).attacked_player;
  if (!in_game(s, defender)) return;
  p.amount = i16(takes);
  PendingDamage& q = s.pending_damage[s.pending_damage_count++];
  q = PendingDamage{};
  q.source = p.source;
  q.source_lki = p.source_lki;
  q.to_player = defender;
  q.amount = i16(over);
  q.flags = kPacketCombat | kPacketDeferred;
}

// Damage of tramplers that their blockers need not take goes to the defending player, in a
// prevention step of its own (era-fifth 9.4). Where several have trampled on one blocker their
// controller says whose damage it takes (9.6); false while that is asked.
bool spill(Ctx& c, Frame& f) {
  State& s = c.s;
  for (int b = 0; b < s.battlefield_count; b++) {
    const Ref blocker = battlefield_ref(s, b);
    if (!is_blocking(perm_in(s, blocker))) continue;
    const Derived& d = derived_in(s, blocker);
    int need = d.toughness - perm_in(s, blocker).damage;
    for (;;) {
      int left = need, rest = 0;
      u16 first = kNoIndex;
      bool differ = false;
      for (u16 i = 0; i < s.pending_damage_count; i++) {
        const PendingDamage& p = s.pending_damage[i];
        if (!(p.to == blocker) || p.flags & kPacketDeferred) continue;
        if (!tramples(s, p) || p.flags & kPacketSpilled) {
          left -= p.amount;
        } else if (first == kNoIndex) {
          first = i;
        } else {
          rest += p.amount;
          differ = differ || source_of(c, p).card != source_of(c, s.pending_damage[first]).card;
        }
      }
      if (first == kNoIndex) break;
      if (left < 0) left = 0;
      const PendingDamage& p = s.pending_damage[first];
      const int lo = left > rest ? std::min(left - rest, int(p.amount)) : 0;
      const int hi = std::min(int(p.amount), left);
      if (differ && lo < hi) {
        f.damage.asked = i16(first);
        f.damage.question = DamageQuestion::excess;
        const Derived* by = derived_at(s, p.source);
        Decision& ask_for =
            ask(c, DecisionKind::divide, Prompt::damage_division, controller_of(s, p.source));
        ask_for.about = p.source;
        ask_for.lo = i16(lo);
        ask_for.hi = i16(hi);
        ask_for.done = i16(by ? by->power - p.amount : 0);
        ask_for.to = blocker;
        return false;
      }
      spill_packet(c, first, hi);
    }
  }
  return true;
}

void deal_all(Ctx& c, u16 item) {
  State& s = c.s;
  int total = 0;
  for (int i = 0; i < s.pending_damage_count; i++) {
    // What has left in the prevention step is not dealt damage.
    if (!recipient_exists(s, s.pending_damage[i])) s.pending_damage[i].amount = 0;
  }
  for (int i = 0; i < s.pending_damage_count; i++) {
    const PendingDamage& p = s.pending_damage[i];
    if (p.amount <= 0 || p.flags & kPacketDeferred) continue;
    total += p.amount;
    deal(c, i);
  }
  if (total > 0) {
    s.sba_needed = 1;
    touch(s, kFactDamage | kFactLife);
    refresh(c);
    if (s.trigger_union & kDamageEvents || s.board.cards & kTraitTally)
      for (int i = 0; i < s.pending_damage_count; i++) {
        const PendingDamage& p = s.pending_damage[i];
        if (p.amount > 0 && !(p.flags & kPacketDeferred)) fire_damage(c, i);
      }
  }
  keep_deferred(s);
  if (item != kNoIndex) s.stack_objects[item].last_amount = i16(total < 32000 ? total : 32000);
}

}  // namespace

void queue_damage(Ctx& c, Ref source, u16 source_lki, Ref to, u8 to_player, int amount,
                  PacketFlags flags) {
  State& s = c.s;
  if (amount <= 0) return;
  unmask(c, source);
  if (prevention_step(s)) {
    // What one source assigns to one recipient in one event is one packet (era-fifth 7.2).
    for (int i = 0; i < s.pending_damage_count; i++) {
      PendingDamage& p = s.pending_damage[i];
      const bool same = p.source == source && p.to == to && (to || p.to_player == to_player) &&
                        !(p.flags & (kPacketReplaced | kPacketDeferred)) &&
                        (p.flags & kPacketCombat) == (flags & kPacketCombat);
      if (!same) continue;
      const int sum = p.amount + amount;
      p.amount = i16(sum < 32000 ? sum : 32000);
      return;
    }
    // A spell has left the stack when the damage that waits is looked at.
    if (source_lki == kNoIndex && s.objects[source.slot].zone == Zone::stack)
      source_lki = snapshot(c, source);
  }
  if (s.pending_damage_count == kMaxPendingDamage) return;
  PendingDamage& p = s.pending_damage[s.pending_damage_count++];
  p = PendingDamage{};
  p.source = source;
  p.source_lki = source_lki;
  p.to = to;
  p.to_player = to ? kNoPlayer : to_player;
  p.amount = i16(amount < 32000 ? amount : 32000);
  p.flags = flags & (kPacketCombat | kPacketUnpreventable | kPacketNoRegen | kPacketExiles);
}

namespace {

bool reads_last_amount(const CardDb& db, u16 amount, int depth = 0) {
  if (!amount || depth > 8) return false;
  const Amount& a = db.amounts[amount];
  return a.kind == AmountKind::last_amount || reads_last_amount(db, a.a, depth + 1) ||
         reads_last_amount(db, a.b, depth + 1);
}

bool asks_last_amount(const CardDb& db, u16 condition, int depth = 0) {
  if (!condition || depth > 8) return false;
  const Condition& c = db.conditions[condition];
  switch (c.kind) {
    case CondKind::compare:
      return reads_last_amount(db, c.a) || reads_last_amount(db, c.b);
    case CondKind::both:
    case CondKind::either:
      return asks_last_amount(db, c.a, depth + 1) || asks_last_amount(db, c.b, depth + 1);
    case CondKind::negate:
      return asks_last_amount(db, c.a, depth + 1);
    default:
      return false;
  }
}

bool reads_result(const CardDb& db, u16 list, int depth = 0) {
  for (u16 e = list; e && depth <= 8; e = db.effects[e].next) {
    const Effect& next = db.effects[e];
    if (asks_last_amount(db, next.condition) || reads_last_amount(db, next.amount) ||
        reads_last_amount(db, next.amount2) || reads_result(db, next.child, depth + 1) ||
        reads_result(db, next.else_child, depth + 1))
      return true;
  }
  return false;
}

// Does what follows in the text of the effect being run ask how much damage was dealt?
bool needs_result(const Read& c, u16 item) {
  const State& s = c.s;
  if (item == kNoIndex || !s.frame_count || s.frames[s.frame_count - 1].kind != FrameKind::effects)
    return false;
  return reads_result(c.db, c.db.effects[s.frames[s.frame_count - 1].node].next);
}

}  // namespace

void deal_queued(Ctx& c, u16 item) {
  if (c.s.pending_damage_count == 0) {
    if (item != kNoIndex) c.s.stack_objects[item].last_amount = 0;
    return;
  }
  // Under batch timing it waits until the spell or effect has resolved (era-fifth 5.4), unless what
  // follows in the text depends on it.
  if (batch_timing(c.s) && !needs_result(c, item)) return;
  push_frame(c, FrameKind::damage).item = item;
}

namespace {

// Creatures that would be dealt damage now are turned up first; true if some were.
bool unmask_damaged(Ctx& c) {
  State& s = c.s;
  bool any = false;
  for (int i = 0; i < s.pending_damage_count; i++) {
    PendingDamage& p = s.pending_damage[i];
    const Permanent* to = p.amount > 0 && !(p.flags & kPacketDeferred) ? perm_at(s, p.to) : nullptr;
    if (!to || !is_masked(*to)) continue;
    const Ref object = p.to;
    unmask(c, object);
    any = true;
    for (int k = 0; k < s.pending_damage_count; k++)
      if (PendingDamage& q = s.pending_damage[k]; q.to == object)
        q.flags = q.flags.without(kPacketReplaced);
  }
  return any;
}
}  // namespace

void step_damage(Ctx& c, Frame& f) {
  State& s = c.s;
  refresh(c);
  if (f.pc == stage::damage::replace && f.flags & kDamageApplyOnly) {
    for (u16 i = 0; i < s.pending_damage_count; i++)
      s.pending_damage[i].flags = s.pending_damage[i].flags.without(kPacketReplaced);
    f.pc = stage::damage::asked;
  }
  for (u16 i = 0; i < s.pending_damage_count && f.pc != stage::damage::deal; i++) {
    if (s.pending_damage[i].flags & (kPacketReplaced | kPacketDeferred)) continue;
    u16 index = i;
    if (f.damage.next) {
      index = u16(*f.damage.next);
    } else if (int shield = 0;
               s.shield_count && s.pending_damage_count > 1 && contested(c, i, shield)) {
      f.damage.asked = i16(i);
      f.damage.question = DamageQuestion::packet;
      Decision& d = ask(c, DecisionKind::choose, Prompt::replacement_order,
                        affected_player(s, s.pending_damage[i]));
      d.about = s.pending_damage[i].to;
      d.lo = d.hi = s.shields[shield].amount;
      return;
    }
    if (!replace_and_prevent(c, f, index)) {
      f.damage.next = MaybeIndex<i16>(index);
      return;
    }
    f.damage.next = {};
    if (index != i) i--;
  }
  if (f.flags & kDamageApplyOnly) {
    pop_frame(c);
    drop_window_shields(s);
    return;
  }
  if (prevention_step(s) && f.pc == stage::damage::replace) {
    f.pc = stage::damage::asked;
    for (int i = 0; i < s.pending_damage_count; i++)
      if (s.pending_damage[i].amount > 0) return push_window(c, Waiting::prevention);
  }
  if (f.pc == stage::damage::asked)
    for (u16 i = 0; i < s.pending_damage_count; i++)
      if (recipient_exists(s, s.pending_damage[i])) take_late_way(c, i);
  if (s.derived_dirty) refresh(c);
  if (f.pc != stage::damage::deal && unmask_damaged(c))
    return;  // what it is may prevent some of it
  if (f.pc != stage::damage::deal && s.rules.is(Trample::after_prevention) && !spill(c, f)) return;
  f.pc = stage::damage::deal;
  const u16 item = f.item;
  pop_frame(c);
  deal_all(c, item);
}

void answer_damage(Ctx& c, Frame& f, const Option& o) {
  const u16 index = u16(f.damage.asked);
  switch (f.damage.question) {
    case DamageQuestion::planeswalker:
      if (o.kind == OptionKind::object)
        redirect(c, index, c.s.pending_damage[index].amount, o.object, kNoPlayer);
      break;
    case DamageQuestion::packet:
      f.damage.next = MaybeIndex<i16>(o.value);
      break;
    case DamageQuestion::excess:
      spill_packet(c, index, o.value);
      break;
    default: {
      Way ways[kMaxWays];
      const int n = ways_now(c, c.s.pending_damage[index], ways);
      if (o.value >= 0 && o.value < n) take_way(c, index, ways[o.value]);
    }
  }
  f.damage.question = DamageQuestion::none;
}

int options_damage(const Read& c, const Frame& f, Option* out, bool) {
  const State& s = c.s;
  const PendingDamage& p = s.pending_damage[f.damage.asked];
  int n = 0;
  if (f.damage.question == DamageQuestion::planeswalker) {
    out[n++] = Option{OptionKind::player, p.to_player, 0, {}, {}, 0};
    for (int i = 0; i < s.battlefield_count; i++) {
      const Ref r = battlefield_ref(s, i);
      const Derived& d = derived_in(s, r);
      if (d.controller == p.to_player && d.types & kPlaneswalker)
        out[n++] = Option{OptionKind::object, 0, 0, r, {}, 0};
    }
    return n;
  }
  if (f.damage.question == DamageQuestion::excess) {
    for (int v = s.decision.lo; v <= s.decision.hi && n < kMaxOptions; v++)
      out[n++] = Option{OptionKind::value, 0, 0, p.source, {}, v};
    return n;
  }
  if (f.damage.question == DamageQuestion::packet) {
    int shield = 0;
    if (!contested(c, u16(f.damage.asked), shield)) return 0;
    for (int k = 0; k < s.pending_damage_count; k++) {
      const PendingDamage& q = s.pending_damage[k];
      if (!(q.flags & kPacketReplaced) && q.amount > 0 && shield_applies(c, s.shields[shield], q))
        out[n++] = Option{OptionKind::value, 0, 0, q.source, {}, k};
    }
    return n;
  }
  Way ways[kMaxWays];
  const int count = ways_now(c, p, ways);
  for (int i = 0; i < count; i++)
    out[n++] =
        Option{OptionKind::value, u8(ways[i].kind), card_of_way(c, ways[i]), ways[i].about, {}, i};
  return n;
}

}  // namespace upkeep
