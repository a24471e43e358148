// The two ends of an announcement: what a player with priority starts, taking it back without a
// trace (CR 733.1), and what happens once everything is paid (CR 601.2i, 602.2b).
#include <algorithm>

#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

int place_in(const ZoneList& l, u16 slot) {
  for (int i = 0; i < l.count; ++i)
    if (l.at[i] == slot) return i;
  return -1;
}

void begin_cast(Ctx& c, u8 player, const Option& o, u16 flags = 0) {
  State& s = c.s;
  Object& card = s.objects[o.object.slot];
  ZoneList* from = zone_list(s, card.zone, card.owner);
  const int place = from ? place_in(*from, o.object.slot) : -1;
  const u16 item = place < 0 ? kNoIndex : new_item(c);
  if (item == kNoIndex) return;
  const CardDef& def = c.db.card(card.card);
  StackObject& it = s.stack_objects[item];
  it.kind = StackObjectKind::spell;
  it.card = card.card;
  it.controller = player;
  it.flags = flags;
  if (card.zone == Zone::hand) it.flags |= kItemFromHand;
  if (o.a) {
    it.cast_option = u8(o.a - 1);
    const CastOptionKind way = c.db.cast_options[def.first_cast_option + o.a - 1].kind;
    if (way == CastOptionKind::flashback) it.flags |= kItemFlashback;
    if (way == CastOptionKind::alternative) it.flags |= kItemAlternative;
    if (way == CastOptionKind::morph) it.flags |= kItemFaceDown;
  }
  if ((def.types & (kInstant | kSorcery)) && !(it.flags & kItemFaceDown))
    it.ability = spell_ability(c, card.card);
  keep_for_undo(c, it, o.object, place);
  // CR 601.2a: the card is on the stack from here on. Not through move_object(), which would
  // collect triggers and could not be undone.
  touch(s, kFactCards);
  for (int i = place; i + 1 < from->count; ++i) from->at[i] = from->at[i + 1];
  --from->count;
  card.gen = u16(card.gen + 1);
  if (card.gen == 0) card.gen = 1;
  card.zone = Zone::stack;
  card.controller = player;
  card.perm = item;
  card.flags &= u8(kObjToken);
  if (it.flags & kItemFaceDown) {
    card.flags |= kObjFaceDown;
    card.known_to = u16(bit_of(player));
  } else {
    card.known_to = everyone(s);
  }
  card.entered = s.clock++;
  it.self = it.source = make_ref(s, o.object.slot);
  push_cast(c, item, flags & kItemCastFaceDown ? u8(kCastNoCost) : u8(0));
  top_frame(s).ref = o.object;
}

void begin_ability(Ctx& c, u8 player, Ref source, u16 ability, StackObjectKind kind) {
  State& s = c.s;
  const u16 item = new_item(c);
  if (item == kNoIndex) return;
  StackObject& it = s.stack_objects[item];
  const Derived* d = derived_at(s, source);
  it.kind = kind;
  it.source = source;
  // A face-down permanent is turned up as the card it is.
  it.card = d && kind != StackObjectKind::special ? d->card : definition_beneath(s, source);
  it.ability = ability;
  it.controller = player;
  keep_words(c, it);
  keep_for_undo(c, it, {}, 0);
  push_cast(c, item, 0);
}

// Counts a land that is played; where each effect gives plays of its own, of the effect that can
// end first: what a permanent gave then stays with the player.
void use_land_play(Ctx& c, u8 player) {
  State& s = c.s;
  ++s.players[player].lands_played;
  if (!s.rules.is(LandPlays::each_permission)) return;
  RulesModRoom mods;
  const int count = rules_mods(c, ModKind::extra_land, mods);
  for (int i = 0; i < count; ++i) {
    Permanent* p = perm_at(s, mods[i].scope.source);
    if (!p || land_plays_left(c, mods[i], player) == 0) continue;
    ++p->lands_played;
    ++s.players[player].extra_lands;
    return;
  }
}

void begin_land(Ctx& c, u8 player, Ref land) {
  State& s = c.s;
  use_land_play(c, player);
  emit(c, {.type = LogEvent::play_land,
           .player = player,
           .card = s.objects[land.slot].card,
           .object = land});
  Frame& f = push_frame(c, FrameKind::cast);
  f.pc = stage::cast::land;
  f.player = player;
  f.ref = land;
  push_enter(c, land, player, 0, kNoIndex);
}

void begin_mana(Ctx& c, u8 player, const Option& o) {
  const Ability& a = c.db.abilities[o.b];
  if (!simple_mana_ability(c, a)) {
    begin_ability(c, player, o.object, o.b, StackObjectKind::mana);
    return;
  }
  u8 result = 0;
  tap_by_hand(c, player, o, result);
}

void tell_targets(Ctx& c, const StackObject& it) {
  for (int i = 0; i < it.target_count; ++i) emit_target(c, it, it.targets[i]);
}

void fire_targets(Ctx& c, const StackObject& it) {
  for (int i = 0; i < it.target_count; ++i) {
    if (it.targets[i].kind != TargetKind::object) continue;
    EventData e;
    e.object = it.targets[i].object;
    e.other = it.self;
    e.player = it.controller;
    fire(c, TriggerEvent::becomes_target, e);
  }
}

void pay_other_costs(Ctx& c, Frame& f, StackObject& it) {
  u16 costs[kMaxCosts];
  const int n = costs_of(c, it, costs, kMaxCosts);
  // The objects first, so that "sacrifice another" does not find its source gone.
  PartAt p;
  int at = 0;
  for (int cursor = 0; cost_part_at(c, it, cursor, p); ++cursor)
    for (int i = 0; i < p.need && at < f.cast.paid_with; ++i)
      pay_part(c, p.part, it.announcing.paid_with[at++]);
  const Scope scope = scope_of(c.s, it);
  for (int i = 0; i < n; ++i) pay_plain(c, it.controller, c.db.costs[costs[i]], it.source, scope);
  // What was paid with is what "it" means at first (a sacrificed creature's power).
  for (int i = 0; i < f.cast.paid_with; ++i) it.picked[i] = it.announcing.paid_with[i];
  it.picked_count = u8(f.cast.paid_with);
  it.is_announced = 0;
}

}  // namespace

void emit_target(Ctx& c, const StackObject& it, const Target& t) {
  Event e{.type = LogEvent::target,
          .player = t.player,
          .card = it.card,
          .object = it.self,
          .other = t.object};
  if (t.kind == TargetKind::object) e.other_card = definition_of(c.s, t.object);
  emit(c, e);
}

void begin_masked(Ctx& c, u8 player, Ref card) {
  begin_cast(c, player, {.kind = OptionKind::cast, .object = card},
             u16(kItemFaceDown | kItemCastFaceDown));
  if (top_frame(c.s).kind == FrameKind::cast) top_frame(c.s).flags |= kCastFinal;
}

void begin_act(Ctx& c, u8 player, const Option& o) {
  refresh(c);
  switch (o.kind) {
    case OptionKind::play_land:
      return begin_land(c, player, o.object);
    case OptionKind::cast:
      return begin_cast(c, player, o);
    case OptionKind::activate:
      return begin_ability(c, player, o.object, o.b, StackObjectKind::activated);
    case OptionKind::mana:
      return begin_mana(c, player, o);
    case OptionKind::special:
      return begin_ability(c, player, o.object, 0, StackObjectKind::special);
    case OptionKind::offer:
      return begin_offer(c, o);
    default:
      return;
  }
}

void tap_by_hand(Ctx& c, u8 player, const Option& o, u8& result) {
  const Ability& a = c.db.abilities[o.b];
  const Cost& k = c.db.costs[a.cost];
  ManaVariant v[kMaxVariants];
  const int n = mana_variants(c, o.object, o.b, player, v);
  int at = 0;
  while (at < n && v[at].kind != o.a) ++at;
  if (at == n) return;
  if (k.mana.exists && !is_free(k.mana, 0)) {
    const Excluded ex{&o.object, 1, nullptr, 0};
    if (!pay_now(c, player, k.mana, 0, ex)) return;
  }
  result |= activate_mana(c, player, o.object, o.b, v[at]);
  if (result & kManaDamage) deal_queued(c, kNoIndex);
}

// ------------------------------------------------------------------ taking it back
void keep_for_undo(Ctx& c, StackObject& it, Ref object, int place) {
  const State& s = c.s;
  Undo& undo = it.announcing.undo;
  for (int k = 0; k < kManaKinds; ++k) undo.pool[k] = s.players[it.controller].pool[k];
  const Object& o = s.objects[object.slot];
  undo.place = i16(place);
  undo.known_to = o.known_to;
  undo.entered = o.entered;
  undo.clock = s.clock;
  undo.zone = o.zone;
  undo.controller = o.controller;
  undo.flags = o.flags;
  undo.pad = 0;
  it.is_announced = 1;
}

void take_back(Ctx& c, Frame& f, bool wanted) {
  State& s = c.s;
  const u16 item = f.item;
  StackObject& it = s.stack_objects[item];
  if (f.flags & kCastTriggered) {  // CR 603.3d: it is removed
    pop_frame(c);
    free_item(c, item);
    return;
  }
  emit(c, {.type = LogEvent::cast_cancelled,
           .player = it.controller,
           .card = it.card,
           .object = it.self,
           .other = it.source});
  // "Fizzled": what was drawn stays drawn (era-fifth 3.4). Where nobody may fizzle on purpose,
  // giving up is no event of the duel but a correction, and leaves no trace.
  if (s.rules.is(IllegalCast::fizzle_keep_mana) && (!wanted || s.rules.voluntary_fizzle()))
    f.flags |= kCastFinal;
  if (!(f.flags & kCastFinal)) {
    for (int i = 0; i < f.cast.tapped; ++i) {
      const Ref r = it.announcing.paid_with[f.cast.paid_with + i];
      Permanent* p = perm_at(s, r);
      if (!p) continue;
      p->flags &= ~kPTapped;
      touch(s, kFactTapped);
      emit(c, {.type = LogEvent::untap,
               .player = it.controller,
               .card = s.objects[r.slot].card,
               .object = r});
    }
    for (int k = 0; k < kManaKinds; ++k)
      s.players[it.controller].pool[k] = it.announcing.undo.pool[k];
  }
  if (it.kind == StackObjectKind::spell && alive(s, it.self)) {
    Object& o = s.objects[it.self.slot];
    const Undo& undo = it.announcing.undo;
    const Zone to = undo.zone;
    ZoneList* l = zone_list(s, to, o.owner);
    if (l && l->count < kZoneCap) {
      int place = undo.place;
      if (place > l->count) place = l->count;
      for (int i = l->count; i > place; --i) l->at[i] = l->at[i - 1];
      l->at[place] = it.self.slot;
      ++l->count;
      touch(s, kFactCards);
      o.zone = to;
      o.perm = kNoIndex;
      o.controller = undo.controller;
      o.flags = undo.flags;
      o.known_to = undo.known_to;
      o.entered = undo.entered;
      o.gen = f.ref.gen;
      if (!(f.flags & kCastFinal)) s.clock = undo.clock;
    } else {
      move_object(c, it.self, Zone::graveyard, o.owner);
    }
  }
  pop_frame(c);
  free_item(c, item);
}

// ------------------------------------------------------------------ becoming cast or activated
void finish_cast(Ctx& c, Frame& f) {
  State& s = c.s;
  const u16 item = f.item;
  StackObject& it = s.stack_objects[item];
  const bool triggered = (f.flags & kCastTriggered) != 0;
  if (!triggered) {
    const Ref source = it.source;
    s.passes = 0;
    const bool lock = s.rules.is(SourceLock::announcement) && it.kind != StackObjectKind::spell;
    const u16 locked = lock ? snapshot(c, source) : kNoIndex;
    pay_other_costs(c, f, it);
    it.optional_costs = 0;
    if (it.kind != StackObjectKind::spell) {
      it.source_lki = lock ? locked : last_known_index(s, source);
      if (Permanent* p = it.ability ? perm_at(s, source) : nullptr) {
        const u16 uses = ability_uses(c.db.abilities[it.ability]);
        const u16 first = uses & p->used_abilities ? uses : u16(uses & -uses);
        p->used_abilities |= first;
        if ((c.db.abilities[it.ability].flags & kACounted) && p->uses < 255) ++p->uses;
      }
    }
  }
  pop_frame(c);
  switch (it.kind) {
    case StackObjectKind::special: {
      const Ref source = it.source;
      free_item(c, item);
      turn_up(c, source);
      return;
    }
    case StackObjectKind::mana: {
      // CR 605.3b: it resolves now.
      Frame& m = push_frame(c, FrameKind::mana);
      m.item = item;
      m.player = it.controller;
      return;
    }
    default:
      break;
  }
  put_on_stack(c, item);
  Event e;
  e.player = it.controller;
  e.card = it.card;
  e.object = it.self;
  if (it.kind == StackObjectKind::spell) {
    e.type = LogEvent::cast;
    if (it.flags & kItemFaceDown) e.hidden_from = u8(everyone(s) & ~bit_of(it.controller));
    ++s.players[it.controller].spells_cast;
  } else {
    e.type = triggered ? LogEvent::trigger : LogEvent::activate;
    e.other = it.source;
  }
  emit(c, e);
  tell_targets(c, it);
  const bool action =
      !triggered && s.frame_count &&
      (batch_timing(s) || interrupt_window(s) || top_frame(s).kind == FrameKind::window);
  if (action)
    push_batch(c, item);  // it triggers nothing before it is successfully cast (era-fifth 4.6)
  else
    fire_announced(c, item);
  // A mana source gives nobody a chance to answer (5E Mana Sources).
  if (!action && !triggered && is_mana_source(c, s.stack_objects[item])) push_resolve(c, item);
}

void fire_announced(Ctx& c, u16 item) {
  State& s = c.s;
  const StackObject& it = s.stack_objects[item];
  if (it.kind == StackObjectKind::spell) {
    EventData cast;
    cast.object = it.self;
    cast.player = it.controller;
    note_time(s, &Tally::casts, it.controller);
    fire(c, TriggerEvent::cast, cast);
  }
  if (it.kind == StackObjectKind::activated && (c.db.abilities[it.ability].flags & kACycling)) {
    EventData cycled;
    cycled.object = follow(s, it.source);
    cycled.player = it.controller;
    fire(c, TriggerEvent::cycled, cycled);
  }
  fire_targets(c, it);
}

// ------------------------------------------------------------------ mana abilities that were
// announced
void step_mana(Ctx& c, Frame& f) {
  State& s = c.s;
  const StackObject& it = s.stack_objects[f.item];
  if (f.pc == stage::mana::produce) {
    f.pc = stage::mana::finish;
    const Ability& a = c.db.abilities[it.ability];
    push_effects(c, f.item, c.db.modes[a.first_mode + it.modes[0]].effects);
    return;
  }
  const u16 item = f.item;
  const Ref source = it.source;
  const bool tapped = (c.db.costs[c.db.abilities[it.ability].cost].flags & kCostTap) != 0;
  const u8 player = it.controller;
  pop_frame(c);
  free_item(c, item);
  if (tapped) mana_triggers(c, player, source);
}

void answer_mana(Ctx&, Frame&, const Option&) {}

int options_mana(const Read&, const Frame&, Option*, bool) { return 0; }

// ------------------------------------------------------------------ parts of the cost
bool cost_part_at(const Read& c, const StackObject& it, int cursor, PartAt& out) {
  u16 costs[kMaxCosts];
  const int n = costs_of(c, it, costs, kMaxCosts);
  const int which = cursor / int(CostPart::count);
  if (which >= n) return false;
  out.cost = costs[which];
  out.part = CostPart(cursor % int(CostPart::count));
  out.need = part_count(c.db.costs[out.cost], out.part);
  return true;
}

void excluded_for(const Read& c, const StackObject& it, const Frame& f, ExcludedList& out) {
  constexpr u16 kUsesSelf = kCostSacSelf | kCostExileSelf | kCostReturnSelf;
  if (it.kind == StackObjectKind::activated || it.kind == StackObjectKind::mana) {
    const Cost& k = c.db.costs[c.db.abilities[it.ability].cost];
    if (k.flags & kCostTap)
      out.at[out.n++] = it.source;
    else if (k.flags & kUsesSelf)
      out.kept[out.kept_n++] = it.source;
  }
  u16 costs[kMaxCosts];
  const int n = costs_of(c, it, costs, kMaxCosts);
  for (int i = 0; i < n; ++i)
    if (const u16 life = c.db.costs[costs[i]].life)
      out.life += std::max(0, amount_of(c, life, scope_of(c.s, it)));
  PartAt p;
  int at = 0;
  for (int cursor = 0; f.cast.paid_with > 0 && cost_part_at(c, it, cursor, p); ++cursor)
    for (int i = 0; i < p.need && at < f.cast.paid_with; ++i) {
      const Ref r = it.announcing.paid_with[at++];
      if (p.part == CostPart::tap)
        out.at[out.n++] = r;
      else
        out.kept[out.kept_n++] = r;
    }
}

int options_of_pay(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no,
                   bool back, Option* out, bool offer_mana) {
  int n = 0;
  out[n++] = {.kind = OptionKind::pay};
  // Who searches needs neither: going back leads nowhere new.
  if (!offer_mana) return n;
  if (back) out[n++] = {.kind = OptionKind::back};
  return n + paying_options(c, player, cost, x, no, out + n, kMaxOptions - n);
}

}  // namespace upkeep
