// Effects on mana, on spells on the stack, and on the course of the turn.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/combat/combat.h"
#include "rules/combat/declarations.h"
#include "rules/effects/effects.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/zones.h"

namespace upkeep {

// ------------------------------------------------------------------ mana (CR 106)
u8 mana_choices(const Read& c, const Effect& e, const StackObject& it) {
  if (e.flags & kEProduceChosen) {
    const Permanent* p = permanent_of(c.s, it.source);
    u8 color = p ? p->chosen_color : kNoColor;
    if (const LastKnownInfo* l = p ? nullptr : last_known(c.s, it.source)) color = l->chosen_color;
    return color < 5 ? u8(1 << color) : u8(0);
  }
  if (!(e.flags & kELandColors)) {
    u8 listed = 0;  // "Add {W} or {U}"
    for (int k = 0; k < kManaKinds; ++k)
      if (e.mana[k]) listed = u8(listed | 1 << k);
    return listed ? listed : kAllColors;
  }
  // What the lands in question could make, costs not considered (CR 106.7).
  Selection lands;
  select(c, e.what, scope_of(c.s, it), lands);
  u8 mask = 0;
  for (int i = 0; i < lands.object_count; ++i) {
    u16 ids[kMaxAbilitiesSeen];
    const int n = abilities_of(c, lands.objects[i], ids, kMaxAbilitiesSeen);
    for (int k = 0; k < n; ++k) {
      const Ability& a = c.db.abilities[ids[k]];
      if (!(a.flags & kAManaAbility)) continue;
      for (int m = 0; m < a.mode_count; ++m) {
        for (u16 at = c.db.modes[a.first_mode + m].effects; at; at = c.db.effects[at].next) {
          const Effect& made = c.db.effects[at];
          if (made.kind != EffectKind::add_mana) continue;
          if (made.flags & (kEAnyColor | kEAnyCombination)) mask |= kAllColors;
          for (int symbol = 0; symbol < kManaKinds; ++symbol)
            mask = u8(mask | (made.mana[symbol] ? 1 << symbol : 0));
        }
      }
    }
  }
  return e.flags & kEAnyColor ? u8(mask & kAllColors) : mask;
}

namespace {

bool chooses_mana(const Effect& e) {
  return bool(e.flags & (kEAnyColor | kEAnyCombination | kEProduceChosen | kELandColors));
}

Run ask_color(EffectContext& x, u8 who, u8 mask) {
  x.f.pc = stage::add_mana::asked;
  Decision& d = ask(x.c, DecisionKind::choose, Prompt::color, who);
  d.item = x.f.item;
  d.ability = x.f.node;
  d.about = x.it.source;
  d.allowed = mask;
  return Run::wait;
}

int count_bits(u8 mask) {
  int n = 0;
  for (; mask; mask = u8(mask & (mask - 1))) ++n;
  return n;
}

}  // namespace

Run fx_add_mana(EffectContext& x) {
  const u8 who = who_one(x, x.e.who);
  if (who >= x.s.player_count || !in_game(x.s, who)) return Run::done;
  const int n = std::clamp(amount(x, x.e.amount), 0, 1000);
  if (!chooses_mana(x.e)) {
    int total = 0;
    for (int k = 0; k < kManaKinds; ++k) {
      add_mana(x.c, who, Mana(k), n * x.e.mana[k], x.it.source);
      total += n * x.e.mana[k];
    }
    x.it.last_amount = i16(std::min(total, 30000));
    return Run::done;
  }
  const u8 mask = mana_choices(x.c, x.e, x.it);
  if (mask == 0 || n == 0) return Run::done;
  const bool each{x.e.flags & kEAnyCombination};
  if (x.f.pc == stage::add_mana::start) {
    x.f.add_mana.left = i16(each ? n : 1);
    x.it.last_amount = i16(n);
    // Announced with the ability, by the option chosen.
    if (x.it.chosen_color < kManaKinds && (mask >> x.it.chosen_color & 1)) {
      add_mana(x.c, who, Mana(x.it.chosen_color), n, x.it.source);
      return Run::done;
    }
  } else {
    add_mana(x.c, who, Mana(x.f.effects.answer), each ? 1 : n, x.it.source);
    --x.f.add_mana.left;
  }
  if (x.f.add_mana.left <= 0) return Run::done;
  if (count_bits(mask) == 1) {
    int k = 0;
    while (!(mask >> k & 1)) ++k;
    add_mana(x.c, who, Mana(k), each ? x.f.add_mana.left : n, x.it.source);
    return Run::done;
  }
  return ask_color(x, who, mask);
}

Run fx_pool(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  int total = 0;
  for (int i = 0; i < count; ++i) {
    for (u16& m : x.s.players[players[i]].pool) {
      total += m;
      m = 0;
    }
    if (x.e.kind != EffectKind::set_pool_mana) continue;
    const int n = std::clamp(amount(x, x.e.amount), 0, 1000);
    for (int k = 0; k < kManaKinds; ++k)
      add_mana(x.c, players[i], Mana(k), n * x.e.mana[k], x.it.source);
  }
  x.it.last_amount = i16(std::min(total, 30000));
  return Run::done;
}

// ------------------------------------------------------------------ copies of spells (CR 707.10)
Run fx_copy_spell(EffectContext& x) {
  if (x.f.pc == stage::once::done) return Run::done;
  x.f.pc = stage::once::done;
  Ref objects[kMaxStackObjects];
  const int n = objects_of(x, x.e.what, objects, kMaxStackObjects);
  const int times = std::clamp(amount(x, x.e.amount), 0, kMaxStackObjects);
  u16 copies[kMaxStackObjects];
  int made = 0;
  clear_picked(x.it);
  for (int i = 0; i < n; ++i) {
    const u16 item = item_of(x.s, objects[i]);
    if (item == kNoIndex) continue;
    for (int k = 0; k < times && made < kMaxStackObjects; ++k) {
      const u16 copy = copy_item(x.c, item, x.it.controller);
      if (copy == kNoIndex) break;
      add_picked(x.it, x.s.stack_objects[copy].self);
      copies[made++] = copy;
    }
  }
  // What is different about a copy is so before new targets are chosen for it (CR 707.10, 707.9).
  for (int i = 0; x.e.mods && i < made; ++i) modify_for_good(x, x.s.stack_objects[copies[i]].self);
  if (!(x.e.flags & kEOptional) || made == 0) return Run::done;
  bool pushed = false;
  for (int i = 0; i < made && x.s.frame_count < kMaxFrames - 16; ++i) {
    if (x.s.stack_objects[copies[i]].target_count == 0) continue;
    push_cast(x.c, copies[i], kCastNewTargets);
    pushed = true;
  }
  return pushed ? Run::wait : Run::done;
}

Run fx_change_target(EffectContext& x) {
  if (x.f.pc == stage::once::done) return Run::done;
  x.f.pc = stage::once::done;
  Ref objects[kMaxStackObjects];
  const int n = objects_of(x, x.e.what, objects, kMaxStackObjects);
  for (int i = 0; i < n; ++i) {
    const u16 item = item_of(x.s, objects[i]);
    if (item == kNoIndex || x.s.stack_objects[item].target_count == 0 || resolving(x.s, item))
      continue;
    push_cast(x.c, item, x.e.flags & kEOptional ? kCastNewTargets : kCastNewTargets | kCastForced);
    // Whoever carries out the effect chooses (CR 115.7), whoever controls the spell.
    top_frame(x.s).player = x.it.controller;
    return Run::wait;
  }
  return Run::done;
}

// ------------------------------------------------------------------ the course of the turn
Run fx_turns(EffectContext& x) {
  State& s = x.s;
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  const int n = std::clamp(amount(x, x.e.amount), 0, 100);
  switch (x.e.kind) {
    case EffectKind::extra_turn:  // CR 500.7: the most recent comes first
      for (int i = count - 1; i >= 0; --i) {
        for (int k = 0; k < std::max(n, x.e.amount ? 0 : 1); ++k) {
          if (s.extra_turn_count < 8) s.extra_turns[s.extra_turn_count++] = players[i];
        }
      }
      break;
    case EffectKind::extra_combat:
      if (s.extra_combats < 255) ++s.extra_combats;
      break;
    case EffectKind::extra_land:
      for (int i = 0; i < count; ++i)
        s.players[players[i]].extra_lands =
            u8(std::min(255, s.players[players[i]].extra_lands + n));
      break;
    case EffectKind::skip_step:
      for (int i = 0; i < count; ++i) {
        Player& p = s.players[players[i]];
        switch (Step(x.e.n)) {
          case Step::draw:
            ++p.skip_draw;
            break;
          case Step::untap:
            ++p.skip_untap;
            break;
          case Step::begin_combat:
          case Step::attackers:
          case Step::blockers:
          case Step::first_strike_damage:
          case Step::damage:
          case Step::end_combat:
            ++p.skip_combat;
            break;
          case Step::none:
          case Step::upkeep:
          case Step::main1:
          case Step::main2:
          case Step::discard:
          case Step::end:
          case Step::cleanup:
            ++p.skip_turn;
            break;
        }
      }
      break;
    default:  // CR 723: everything on the stack is exiled, then the turn goes to its cleanup step
      s.end_turn = 1;
      for (int i = s.stack_count - 1; i >= 0; --i) {
        const u16 item = s.stack[i];
        if (resolving(s, item)) continue;
        const Ref self = s.stack_objects[item].self;
        remove_from_stack(x.c, item);
        if (s.stack_objects[item].kind == StackObjectKind::spell)
          move_object(x.c, self, Zone::exile, s.objects[self.slot].owner);
        free_item(x.c, item);
      }
      s.pending_count = 0;
      move_object(x.c, x.it.self, Zone::exile, x.it.controller);
      end_combat_cleanup(x.c);
  }
  return Run::done;
}

}  // namespace upkeep
