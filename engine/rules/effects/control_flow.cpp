// Effects that steer others: may, pay, when, for each, repeat, choose one, delayed triggers.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

// A yes-or-no question of the present effect; the answer comes back at stage `then`.
Run ask_yes_no(EffectContext& x, Prompt why, u8 player, u8 then) {
  x.f.pc = then;
  Decision& d = ask(x.c, DecisionKind::choose, why, player);
  d.item = x.f.item;
  d.ability = x.f.node;
  // A question about one card of a hand after the other names the card.
  const Ref each = x.it.iterated;
  const bool card = alive(x.s, each) && x.s.objects[each.slot].zone == Zone::hand;
  d.about = card ? each : x.it.source;
  d.hi = 1;
  return Run::wait;
}

// for_each over objects of the battlefield goes by the time they entered, so that neither what the
// child does to the board nor what enters meanwhile upsets it.
Ref next_entered(const EffectContext& x, u32 after, u32 before) {
  Selection found;
  select(x.c, x.e.what, x.sc, found);
  Ref best;
  u32 best_time = before;
  for (int i = 0; i < found.object_count; ++i) {
    const Ref r = found.objects[i];
    if (!alive(x.s, r)) continue;
    const u32 t = x.s.objects[r.slot].entered;
    if (t > after && t < best_time) {
      best = r;
      best_time = t;
    }
  }
  return best;
}

// Nobody is asked for what begins with a choice among nothing (CR 608.2d).
bool nothing_to_choose(EffectContext& x, u16 child) {
  const Effect& first = x.c.db.effects[child];
  if (first.kind != EffectKind::choose_object || first.flags & kEUpTo) return false;
  Selector all;
  all.kind = SelKind::all;
  all.filter = first.filter;
  Ref objects[kMaxPermanents];
  return objects_of(x, all, objects, kMaxPermanents) == 0;
}

}  // namespace

Run fx_may(EffectContext& x) {
  switch (x.f.pc) {
    case stage::may::start: {
      if (x.it.tap_choice != TapChoice::none &&
          x.c.db.effects[x.e.child].kind == EffectKind::tap_or_untap) {
        x.f.pc = stage::may::done;  // said when it was announced
        set_did(x.it, true);
        return push_children(x, x.e.child);
      }
      const u8 who = who_one(x, x.e.who);
      if (who >= x.s.player_count || !in_game(x.s, who) || nothing_to_choose(x, x.e.child)) {
        set_did(x.it, false);
        x.f.pc = stage::may::done;
        return push_children(x, x.e.else_child);
      }
      return ask_yes_no(x, Prompt::may, who, stage::may::answered);
    }
    case stage::may::answered: {
      const bool yes = x.f.effects.answer != 0;
      set_did(x.it, yes);
      x.f.pc = stage::may::done;
      return push_children(x, yes ? x.e.child : x.e.else_child);
    }
    default:
      return Run::done;
  }
}

namespace {

// "Pay {1} for each counter": one payment of so much mana and life (CR 118.1). Costs with other
// parts are paid once.
bool multiplied(const Cost& k) {
  return !k.flags && !k.sac_n && !k.discard_n && !k.exile_grave_n && !k.tap_n && !k.return_n &&
         k.remove_counter == Counter::count;
}

ManaCost times_mana(const ManaCost& m, int times) {
  ManaCost out = m;
  const auto scale = [times](u8 n) { return u8(std::min(255, n * times)); };
  out.generic = scale(m.generic);
  for (u8& pip : out.pips) pip = scale(pip);
  return out;
}

bool in_pool(const State& s, u8 who, const ManaCost& m) {
  int have = 0, need = m.generic;
  for (int k = 0; k < kManaKinds; ++k) {
    const int n = s.players[who].pool[k];
    if (n < m.pips[k]) return false;
    have += n;
    need += m.pips[k];
  }
  return have >= need && !m.hybrid_count && !m.x;
}

bool can_pay_times(const EffectContext& x, u8 who, const Cost& k, int times) {
  if (times == 0) return true;
  const int life = k.life ? amount(x, k.life) * times : 0;
  return x.s.players[who].life >= life && can_pay_mana(x.c, who, times_mana(k.mana, times), 0);
}

// Several upkeep costs of one permanent: the mana of all of them is paid at once.
ManaCost& add_mana(ManaCost& sum, const ManaCost& m) {
  sum.generic = u8(std::min(255, sum.generic + m.generic));
  for (int k = 0; k < kManaKinds; ++k) sum.pips[k] = u8(std::min(255, sum.pips[k] + m.pips[k]));
  for (int i = 0; i < m.hybrid_count && sum.hybrid_count < 8; ++i)
    sum.hybrid[sum.hybrid_count++] = m.hybrid[i];
  sum.exists = true;
  return sum;
}

constexpr int kMostTogether = 16;
struct Together {
  u16 items[kMostTogether];
  int n = 0;
  ManaCost mana;
};

const Effect& payment_of(const Read& c, u16 item) {
  const Ability& a = c.db.abilities[c.s.stack_objects[item].ability];
  return c.db.effects[c.db.modes[a.first_mode].effects];
}

// The mana of a payment, as often as it is asked for.
ManaCost mana_times(const Read& c, const Effect& e, const Scope& scope) {
  const Cost& k = c.db.costs[e.cost];
  return times_mana(
      k.mana, e.amount && multiplied(k) ? std::clamp(amount_of(c, e.amount, scope), 0, 255) : 1);
}

// What is to be paid in all where this is one of several; n is 0 where it is the only one.
Together together(const Read& c, const Effect& e, const StackObject& it) {
  Together t;
  t.n = upkeep_costs_with(c.s, c.db, it, t.items, kMostTogether);
  if (!t.n) return t;
  add_mana(t.mana, mana_times(c, e, scope_of(c.s, it)));
  for (int i = 0; i < t.n; ++i)
    add_mana(t.mana, mana_times(c, payment_of(c, t.items[i]),
                                scope_of(c.s, c.s.stack_objects[t.items[i]])));
  return t;
}
Together together(const EffectContext& x) { return together(x.c, x.e, x.it); }

bool can_pay_together(const EffectContext& x, u8 who, const Together& t) {
  for (int i = 0; i < t.n; ++i) {
    Scope scope = scope_of(x.s, x.s.stack_objects[t.items[i]]);
    scope.controller = who;
    const Cost& k = x.c.db.costs[payment_of(x.c, t.items[i]).cost];
    if (cost_check(x.c, who, k, scope.source, scope, nullptr) != ReasonCode::legal) return false;
  }
  return can_pay_mana(x.c, who, t.mana, 0);
}

void answer_together(EffectContext& x, const Together& t, u16 answer) {
  for (int i = 0; i < t.n; ++i) {
    StackObject& it = x.s.stack_objects[t.items[i]];
    it.flags = u16(it.flags | answer);
  }
}

// What is no mana of a cost whose mana has been paid together with that of others.
Run pay_rest(EffectContext& x, u8 who) {
  x.f.pc = stage::unless_paid::paid;
  x.f.unless_paid.payer = who;
  set_did(x.it, false);
  push_pay(x.c, who, x.e.cost, x.f.item, true);
  return Run::wait;
}

}  // namespace

ManaCost sum_to_pay(const Read& c, u16 effect, const StackObject& it) {
  const Effect& e = c.db.effects[effect];
  const Together t = together(c, e, it);
  return t.n ? t.mana : mana_times(c, e, scope_of(c.s, it));
}

Run fx_pay(EffectContext& x) {
  const Cost& cost = x.c.db.costs[x.e.cost];
  const bool scaled = x.e.amount && multiplied(cost) && !cost.mana.hybrid_count && !cost.mana.x;
  const int times = scaled ? std::clamp(amount(x, x.e.amount), 0, 255) : 1;
  for (;;) {
    switch (x.f.pc) {
      case stage::unless_paid::next_player: {
        u8 players[kMaxPlayers];
        const int n = who_all(x, x.e.who, players);
        if (x.f.unless_paid.asked >= n || x.it.flags & kItemRefusedWith) {
          answer_together(x, together(x), kItemRefusedWith);
          set_did(x.it, false);
          x.f.pc = stage::unless_paid::done;
          return push_children(x, x.e.else_child);
        }
        const u8 who = players[x.f.unless_paid.asked++];
        if (x.it.flags & kItemPaidWith) return pay_rest(x, who);
        const bool can =
            scaled ? can_pay_times(x, who, cost, times) : can_pay_cost(x.c, who, x.e.cost, x.sc);
        if (!can) continue;
        if (const Together t = together(x); t.n && !can_pay_together(x, who, t)) continue;
        x.f.unless_paid.payer = who;
        if (x.e.flags & kEForced) {
          // Nobody has to draw mana for it; what is there has to be spent (catalogue ).
          if (!in_pool(x.s, who, cost.mana)) continue;
          x.f.effects.answer = 1;
          x.f.pc = stage::unless_paid::answered;
          continue;
        }
        return ask_yes_no(x, Prompt::pay_or, who, stage::unless_paid::answered);
      }
      case stage::unless_paid::answered:
        x.f.pc = stage::unless_paid::next_player;
        if (!x.f.effects.answer) continue;
        set_did(x.it, false);
        if (together(x).n || (scaled && times)) {
          x.f.pc = stage::unless_paid::sum_paid;
          push_pay_sum(x.c, u8(x.f.unless_paid.payer), x.f.node, x.f.item);
          return Run::wait;
        }
        x.f.pc = stage::unless_paid::paid;
        if (scaled) {  // no times at all
          set_did(x.it, true);
          continue;
        }
        push_pay(x.c, u8(x.f.unless_paid.payer), x.e.cost, x.f.item);
        return Run::wait;
      case stage::unless_paid::paid:
        if (!(x.it.flags & kItemDid)) {
          x.f.pc = stage::unless_paid::next_player;
          continue;
        }
        x.f.pc = stage::unless_paid::done;
        if (Permanent* p = perm_at(x.s, x.it.source); p && x.it.kind == StackObjectKind::triggered)
          p->flags &= ~kPUpkeepUnpaid;
        return push_children(x, x.e.child);
      case stage::unless_paid::sum_paid:
        x.f.pc = stage::unless_paid::next_player;
        if (!(x.it.flags & kItemDid)) continue;
        if (const Together t = together(x); t.n) {
          answer_together(x, t, kItemPaidWith);
          return pay_rest(x, u8(x.f.unless_paid.payer));
        }
        x.f.pc = stage::unless_paid::paid;
        if (cost.life) lose_life(x.c, u8(x.f.unless_paid.payer), amount(x, cost.life) * times);
        continue;
      default:
        return Run::done;
    }
  }
}

Run fx_when(EffectContext& x) {
  if (x.f.pc == stage::once::done) return Run::done;
  x.f.pc = stage::once::done;
  return push_children(x, condition_holds(x.c, x.e.condition, x.sc) ? x.e.child : x.e.else_child);
}

Run fx_repeat(EffectContext& x) {
  if (x.f.pc == stage::repeat::start) {
    x.f.repeat.rounds = i16(std::clamp(amount(x, x.e.amount), 0, 1000));
    x.f.pc = stage::repeat::again;
  }
  if (x.f.repeat.rounds <= 0) return Run::done;
  --x.f.repeat.rounds;
  return push_children(x, x.e.child);
}

// Once at least, and not for ever.
Run fx_repeat_until(EffectContext& x) {
  constexpr int kMostRounds = 1000;
  if (x.f.repeat.rounds > 0 &&
      (condition_holds(x.c, x.e.condition, x.sc) || x.f.repeat.rounds > kMostRounds))
    return Run::done;
  ++x.f.repeat.rounds;
  x.f.pc = stage::repeat::again;
  return push_children(x, x.e.child);
}

Run fx_for_each(EffectContext& x) {
  if (x.f.pc == stage::for_each::start) {
    const bool board = x.e.what.kind == SelKind::all;
    if (board) {
      x.f.for_each.before = x.s.clock;
      x.f.pc = stage::for_each::by_time;
    } else {
      x.f.pc = stage::for_each::pushed;
      Selection found;
      select(x.c, x.e.what, x.sc, found);
      const int room = kMaxFrames - 24 - x.s.frame_count;
      const int players = std::min(found.player_count, std::max(0, room));
      const int objects = std::min(found.object_count, std::max(0, room - players));
      if (!x.e.child || players + objects == 0) return Run::done;
      for (int i = objects - 1; i >= 0; --i) {  // the last pushed runs first
        push_effects(x.c, x.f.item, x.e.child);
        top_frame(x.s).ref = found.objects[i];
        top_frame(x.s).player = kNoPlayer;
      }
      for (int i = players - 1; i >= 0; --i) {
        push_effects(x.c, x.f.item, x.e.child);
        top_frame(x.s).ref = Ref{};
        top_frame(x.s).player = found.players[i];
      }
      return Run::wait;
    }
  }
  if (x.f.pc == stage::for_each::by_time) {
    const Ref r = next_entered(x, x.f.for_each.after, x.f.for_each.before);
    if (!r || !x.e.child) return Run::done;
    x.f.for_each.after = x.s.objects[r.slot].entered;
    push_effects(x.c, x.f.item, x.e.child);
    top_frame(x.s).ref = r;
    top_frame(x.s).player = kNoPlayer;
    return Run::wait;
  }
  return Run::done;
}

// ------------------------------------------------------------------ one of several
// The loader chains the options: child is the first, else_child another choose_one with the others,
// or the last one. A choose_one that something follows is an option itself.
u16 choose_one_option(const CardDb& db, u16 effect, int n) {
  const Effect* e = &db.effects[effect];
  for (int i = 0; i < 64; ++i) {
    if (i == n) return e->child;
    const u16 rest = e->else_child;
    if (!rest) return 0;
    const Effect& r = db.effects[rest];
    if (r.kind != EffectKind::choose_one || r.next) return i + 1 == n ? rest : 0;
    e = &r;
  }
  return 0;
}

Run fx_choose_one(EffectContext& x) {
  switch (x.f.pc) {
    case stage::choose_one::start: {
      u8 who = who_one(x, x.e.who);
      if (who >= x.s.player_count) who = x.it.controller;
      x.f.pc = stage::choose_one::answered;
      Decision& d = ask(x.c, DecisionKind::choose, Prompt::choose_option, who);
      d.item = x.f.item;
      d.ability = x.f.node;
      d.about = x.it.source;
      int n = 0;
      while (choose_one_option(x.c.db, x.f.node, n)) ++n;
      d.hi = i16(n - 1);
      return Run::wait;
    }
    case stage::choose_one::answered:
      x.f.pc = stage::choose_one::done;
      return push_children(x, choose_one_option(x.c.db, x.f.node, x.f.effects.answer));
    default:
      return Run::done;
  }
}

// ------------------------------------------------------------------ delayed triggers (CR 603.7)
DelayedTrigger* add_delayed(EffectContext& x) {
  State& s = x.s;
  if (s.delayed_count >= kMaxDelayed) return nullptr;
  DelayedTrigger& t = s.delayed[s.delayed_count++];
  t = DelayedTrigger{};
  t.source = x.it.source;
  t.card = x.it.card;
  t.controller = x.it.controller;
  t.x = x.it.x;
  t.turn = s.turn;
  t.timestamp = s.clock++;
  t.ability = x.it.ability;
  return &t;
}

Run fx_delay(EffectContext& x) {
  Selection found;
  select(x.c, x.e.what, x.sc, found);
  Ref objects[kMaxPermanents];
  int n = x.e.what.kind == SelKind::none ? 0 : objects_of(x, x.e.what, objects, kMaxPermanents);
  // Of a source that has gone already there may be more to do than to it (CR 603.7c).
  if (n == 0 && x.e.what.kind == SelKind::self && x.c.db.effects[x.e.child].next)
    objects[n++] = x.it.source;
  for (int i = 0; i < std::max(n, 1); ++i) {
    if (x.e.what.kind != SelKind::none && n == 0 && found.player_count == 0) break;
    DelayedTrigger* t = add_delayed(x);
    if (!t) break;
    t->effects = x.e.child;
    t->when = DelayTime(x.e.n);
    if (n) t->saved = objects[i];
    if (found.player_count) t->saved_player = found.players[0];
    if (x.e.cost) t->price = x.f.node;
  }
  return Run::done;
}

Run fx_exile_until_leaves(EffectContext& x) {
  if (!perm_at(x.s, x.it.source)) return Run::done;  // CR 610.3b
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  Ref gone[kMaxPermanents];
  move_all(x.c, objects, n, Zone::exile, 0, gone);
  clear_picked(x.it);
  for (int i = 0; i < n; ++i) {
    add_picked(x.it, gone[i]);
    if (!gone[i]) continue;
    if (DelayedTrigger* t = add_delayed(x)) {
      t->kind = DelayedKind::return_from_exile;
      t->saved = gone[i];
    }
  }
  set_did(x.it, n > 0);
  return Run::done;
}

// Something says of an opponent that nobody else can win (CR 104.3e).
static bool win_is_barred(const Read& c, u8 player) {
  if (cannot_lose(c, player, ModKind::cant_win)) return true;
  RulesModRoom m;
  const int n = c.s.has_rules_mods ? rules_mods(c, ModKind::cant_lose, m) : 0;
  for (int i = 0; i < n; ++i)
    for (u8 p = 0; p < c.s.player_count; ++p)
      if (p != player && in_game(c.s, p) && (m[i].mod->flags & kMOpponentsCantWin) &&
          mod_affects_player(c, m[i], p))
        return true;
  return false;
}

Run fx_outcome(EffectContext& x) {
  u8 players[kMaxPlayers];
  switch (x.e.kind) {
    case EffectKind::draw_game:
      end_duel(x.c, kNoPlayer);
      break;
    case EffectKind::win: {
      const u8 who = who_one(x, x.e.who);
      if (who >= x.s.player_count || !in_game(x.s, who)) break;
      if (win_is_barred(x.c, who)) break;          // nothing happens
      for (u8 p = 0; p < x.s.player_count; ++p) {  // CR 104.2b: the others lose
        if (p != who && in_game(x.s, p)) player_loses(x.c, p, LossReason::effect);
      }
      if (!x.s.over) end_duel(x.c, who);
      break;
    }
    default: {
      const int n = who_all(x, x.e.who, players);
      if (n > 0 && n == [&] {
            u8 in[kMaxPlayers];
            return apnap(x.s, in);
          }()) {
        end_duel(x.c, kNoPlayer);  // CR 104.4a: all lose at one time
        break;
      }
      for (int i = 0; i < n; ++i) player_loses(x.c, players[i], LossReason::effect);
    }
  }
  return Run::done;
}

}  // namespace upkeep
