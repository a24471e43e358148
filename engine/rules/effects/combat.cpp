// Effects that change an attack while it goes on: who blocks whom, and piles.
#include "rules/combat/combat.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/query.h"

namespace upkeep {

// "Creatures that had become blocked by only that creature this combat become unblocked."
Run fx_unblock(EffectContext& x) {
  State& s = x.s;
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  for (int i = 0; i < n; ++i) {
    const Permanent& blocker = *perm_at(s, objects[i]);
    const int blocked = blocker.blocking_count;
    Ref attackers[kMaxBlocked];
    for (int k = 0; k < blocked; ++k) attackers[k] = blocked_at(s, blocker, k);
    remove_from_combat(x.c, objects[i]);
    for (int k = 0; k < blocked; ++k) {
      Permanent* a = perm_at(s, attackers[k]);
      if (a && is_attacking(*a) && !(a->flags & kPBlockedByMany)) a->flags &= ~kPBlocked;
    }
  }
  touch(s, kFactCombat);
  return Run::done;
}

namespace {

// An effect has it block (CR 509.3: what triggers on blocks that were not declared).
void begin_block(Ctx& c, Ref blocker, Ref attacker) {
  State& s = c.s;
  u64 was_blocked[kMaxPermanents / 64] = {};
  for (int i = 0; i < s.permanent_count; ++i)
    if (s.permanents[i].flags & kPBlocked) was_blocked[i >> 6] |= u64(1) << (i & 63);
  Permanent& b = *perm_at(s, blocker);
  if (!add_block(s, b, attacker)) return;
  emit_block(c, blocker, attacker);
  spread_over_bands(s);
  b.flags |= kPBlockedThisTurn;
  for (int k = 0; k < b.blocking_count; ++k) {
    const Ref attacked = blocked_at(s, b, k);
    Permanent* a = perm_at(s, attacked);
    if (!a) continue;
    const int others = blockers_of(s, attacked) - 1;
    order_at(s, b, k) = u8(others);  // behind those that were there before
    if ((s.board.cards & kTraitBlocks) && (others || a->flags & kPBlocked))
      a->flags |= kPBlockedByMany;
    a->flags |= kPBlocked;
  }
  touch(s, kFactCombat);
  refresh(c);
  fire_pair(c, TriggerEvent::blocks, blocker, attacker);
  fire_pair(c, TriggerEvent::attacks_or_blocks, blocker, attacker);
  fire_pair(c, TriggerEvent::blocks_or_becomes_blocked, blocker, attacker);
  for (int k = 0; k < b.blocking_count; ++k) {
    const Ref a = blocked_at(s, b, k);
    fire_pair(c, TriggerEvent::blocked_by, a, blocker);
    fire_pair(c, TriggerEvent::blocks_or_blocked, blocker, a);
    fire_pair(c, TriggerEvent::blocks_or_blocked, a, blocker);
    const u16 at = s.objects[a.slot].perm;
    if (was_blocked[at >> 6] >> (at & 63) & 1) continue;
    EventData e;
    e.object = a;
    e.player = s.permanents[at].attacked_player;
    fire(c, TriggerEvent::becomes_blocked, e);
    fire(c, TriggerEvent::blocks_or_becomes_blocked, e);
  }
}

}  // namespace

// What it blocks is f.ref2, or none.
Run fx_make_block(EffectContext& x) {
  Ref blocker[1];
  if (!battlefield_of(x, x.e.what, blocker, 1)) return Run::done;
  if (x.f.pc == stage::make_block::start) {
    x.f.pc = stage::make_block::chosen;
    const Permanent& p = perm_in(x.s, blocker[0]);
    if (p.blocking_count >= block_capacity(x.c, blocker[0])) return Run::done;
    Decision& d = ask(x.c, DecisionKind::pick, Prompt::block_what, x.it.controller);
    d.item = x.f.item;
    d.ability = x.f.node;
    d.filter = x.e.filter;
    d.about = blocker[0];
    d.hi = 1;
    Option out[kMaxOptions];
    if (make_block_options(x.c, out) > 1) return Run::wait;
    x.s.decision = Decision{};
    return Run::done;
  }
  if (x.f.ref2) begin_block(x.c, blocker[0], x.f.ref2);
  return Run::done;
}

int make_block_options(const Read& c, Option* out) {
  const State& s = c.s;
  const Decision& d = s.decision;
  const Scope scope = scope_of(s, s.stack_objects[d.item]);
  const BlockRoom room(s);
  int n = 0;
  for (int i = 0; i < s.battlefield_count && n < kMaxOptions - 1; ++i) {
    const Ref r = battlefield_ref(s, i);
    if (!is_attacking(perm_in(s, r)) || !matches(c, d.filter, r, scope)) continue;
    if (blocks(s, perm_in(s, d.about), r) || !room.fits(s, perm_in(s, d.about), r)) continue;
    if (can_block_pair(c, d.about, r) != ReasonCode::legal) continue;
    if (blockers_of(s, r) >= most_blockers(c, r)) continue;
    if (has_keyword(s, r, Keyword::menace) && blockers_of(s, r) == 0) continue;
    out[n++] = {.kind = OptionKind::object, .object = r};
  }
  out[n++] = {.kind = OptionKind::done};
  return n;
}

// ------------------------------------------------------------------ a left and a right pile
namespace {

// The first pair of piles in which nothing lies.
int free_pair(const State& s) {
  int used = 0;
  for (int i = 0; i < s.permanent_count; ++i) used |= s.permanents[i].pile;
  int n = 1;
  while (n < kMaxPiles / 2 && (pile_pair(n) & used)) ++n;
  return n;
}

bool may_be_parted(const Read& c, Ref r, u8 player, u16 filter, const Scope& scope, int pair) {
  return derived_in(c.s, r).controller == player && !(perm_in(c.s, r).pile & pair) &&
         matches(c, filter, r, scope);
}

}  // namespace

// The answer is f.ref2, none when the rest goes to the right. A later `part` of the same resolution
// goes on with the same piles.
Run fx_part(EffectContext& x) {
  State& s = x.s;
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  if (!x.it.chosen_number) x.it.chosen_number = i16(free_pair(s));
  const int pair = pile_pair(x.it.chosen_number);
  const int left = pair & -pair;
  for (; x.f.piles.players < count; ++x.f.piles.players, x.f.piles.left = 0) {
    const u8 player = players[x.f.piles.players];
    if (x.f.pc == stage::piles::asked) {
      x.f.pc = stage::piles::next;
      if (Permanent* p = x.f.ref2 ? perm_at(s, x.f.ref2) : nullptr) {
        p->pile = u16(p->pile | left);
        ++x.f.piles.left;
      } else {
        for (int i = 0; i < s.battlefield_count; ++i) {
          const Ref r = battlefield_ref(s, i);
          if (!may_be_parted(x.c, r, player, x.e.filter, x.sc, pair)) continue;
          Permanent& rest = *perm_at(s, r);
          rest.pile = u16(rest.pile | left << 1);
        }
      }
      touch(s, kFactCombat);
    }
    x.f.ref2 = Ref{};
    int n = 0;
    for (int i = 0; i < s.battlefield_count; ++i)
      n += may_be_parted(x.c, battlefield_ref(s, i), player, x.e.filter, x.sc, pair);
    if (!n) continue;
    x.f.pc = stage::piles::asked;
    Decision& d = ask(x.c, DecisionKind::pick, Prompt::pile, player);
    d.item = x.f.item;
    d.ability = x.f.node;
    d.filter = x.e.filter;
    d.about = x.it.source;
    d.n = 1;
    d.done = x.f.piles.left;
    d.hi = i16(x.f.piles.left + n);
    return Run::wait;
  }
  return Run::done;
}

int part_options(const Read& c, Option* out) {
  const State& s = c.s;
  const Decision& d = s.decision;
  const StackObject& it = s.stack_objects[d.item];
  const Scope scope = scope_of(s, it);
  int n = 0;
  for (int i = 0; i < s.battlefield_count && n < kMaxOptions - 1; ++i) {
    const Ref r = battlefield_ref(s, i);
    if (may_be_parted(c, r, d.player, d.filter, scope, pile_pair(it.chosen_number)))
      out[n++] = {.kind = OptionKind::object, .object = r};
  }
  out[n++] = {.kind = OptionKind::done};
  return n;
}

}  // namespace upkeep
