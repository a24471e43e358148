// Paying on resolution ("unless its controller pays", upkeep costs) once its player has said yes,
// and what the payer would do, for show.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/query.h"

namespace upkeep {
namespace {

Scope pay_scope(const Read& c, const Frame& f) {
  Scope scope;
  if (f.item < c.s.stack_object_count) scope = scope_of(c.s, c.s.stack_objects[f.item]);
  scope.controller = f.player;
  return scope;
}

int pay_x(const Read& c, const Frame& f) {
  return f.item < c.s.stack_object_count ? c.s.stack_objects[f.item].x : 0;
}

ManaCost mana_of(const Read& c, const Frame& f) {
  if (!f.pay.is_sum || f.item >= c.s.stack_object_count) return c.db.costs[f.node].mana;
  return sum_to_pay(c, f.pay.effect, c.s.stack_objects[f.item]);
}

void set_result(Ctx& c, const Frame& f, bool did) {
  if (f.item >= c.s.stack_object_count) return;
  StackObject& it = c.s.stack_objects[f.item];
  it.flags = did ? u16(it.flags | kItemDid) : u16(it.flags & ~kItemDid);
}

ExcludedList pay_excluded(const Read& c, const Cost& k, Ref source, const Scope& scope) {
  ExcludedList ex;
  if (k.life) ex.life = std::max(0, amount_of(c, k.life, scope));
  if (k.flags & kCostTap)
    ex.at[ex.n++] = source;
  else if (k.flags & (kCostSacSelf | kCostExileSelf | kCostReturnSelf))
    ex.kept[ex.kept_n++] = source;
  return ex;
}

}  // namespace

bool can_pay_cost(const Read& c, u8 player, u16 cost, const Scope& scope) {
  const Cost& k = c.db.costs[cost];
  if (player >= c.s.player_count || !in_game(c.s, player)) return false;
  Scope own = scope;
  own.controller = player;
  if (cost_check(c, player, k, scope.source, own, nullptr) != ReasonCode::legal) return false;
  const int x = scope.item ? scope.item->x : scope.x;
  const ExcludedList ex = pay_excluded(c, k, scope.source, own);
  return payable(c, player, k.mana, x, ex.view());
}

void push_pay(Ctx& c, u8 player, u16 cost, u16 item, bool mana_paid) {
  Frame& f = push_frame(c, FrameKind::pay);
  if (mana_paid) f.pc = stage::pay::choose;
  f.player = player;
  f.node = cost;
  f.item = item;
  if (item < c.s.stack_object_count) f.ref = c.s.stack_objects[item].source;
}

void push_pay_sum(Ctx& c, u8 player, u16 effect, u16 item) {
  push_pay(c, player, c.db.effects[effect].cost, item);
  Frame& f = top_frame(c.s);
  f.pay.effect = effect;
  f.pay.is_sum = 1;
}

void step_pay(Ctx& c, Frame& f) {
  refresh(c);
  const Cost& k = c.db.costs[f.node];
  const Scope scope = pay_scope(c, f);
  switch (f.pc) {
    case stage::pay::check:
      if (f.pay.is_sum ? !can_pay_mana(c, f.player, mana_of(c, f), 0)
                       : !can_pay_cost(c, f.player, f.node, scope)) {
        set_result(c, f, false);
        pop_frame(c);
        return;
      }
      f.pc = stage::pay::mana;
      return;
    case stage::pay::mana: {
      if (is_free(mana_of(c, f), pay_x(c, f))) {
        f.pc = f.pay.is_sum ? stage::pay::done : stage::pay::choose;
        return;
      }
      Decision& d = ask(c, DecisionKind::act, Prompt::pay_mana, f.player);
      d.item = f.item;
      d.ability = f.node;
      d.about = f.ref;
      return;
    }
    case stage::pay::choose: {
      if (f.pay.part >= int(CostPart::count)) {
        f.pc = stage::pay::plain;
        return;
      }
      const CostPart part = CostPart(f.pay.part);
      const int need = part_count(k, part);
      const int n = f.pay.chosen < need
                        ? part_options(c, f.player, k, part, f.ref, scope, nullptr, 0, nullptr)
                        : 0;
      if (n == 0) {
        ++f.pay.part;
        f.pay.chosen = 0;
        return;
      }
      if (n <= need - f.pay.chosen) {
        Option only[1];
        // Each payment changes what is left, so they are found one by one.
        Option found[kMaxPermanents];
        part_options(c, f.player, k, part, f.ref, scope, nullptr, 0, found);
        only[0] = found[0];
        ++f.pay.chosen;
        pay_part(c, part, only[0].object);
        return;
      }
      Decision& d = ask(c, DecisionKind::pick, part_why(part), f.player);
      d.lo = d.hi = i16(need);
      d.done = f.pay.chosen;
      d.filter = part_filter(k, part);
      d.item = f.item;
      d.ability = f.node;
      d.about = f.ref;
      return;
    }
    case stage::pay::done:
      set_result(c, f, true);
      pop_frame(c);
      return;
    case stage::pay::plain:
      set_result(c, f, true);
      {
        const Ref source = f.ref;
        const u8 player = f.player;
        pop_frame(c);
        pay_plain(c, player, k, source, scope);
      }
      return;
  }
}

void answer_pay(Ctx& c, Frame& f, const Option& o) {
  const Cost& k = c.db.costs[f.node];
  switch (f.pc) {
    case stage::pay::mana: {
      if (o.kind == OptionKind::offer) return begin_offer(c, o);
      if (o.kind == OptionKind::mana) {
        u8 result = 0;
        tap_by_hand(c, f.player, o, result);
        return;
      }
      f.pc = f.pay.is_sum ? stage::pay::done : stage::pay::choose;
      const ExcludedList ex = pay_excluded(c, k, f.ref, pay_scope(c, f));
      if (pay_now(c, f.player, mana_of(c, f), pay_x(c, f), ex.view())) return;
      set_result(c, f, false);
      pop_frame(c);
      return;
    }
    case stage::pay::choose:
      ++f.pay.chosen;
      pay_part(c, CostPart(f.pay.part), o.object);
      return;
    default:
      return;
  }
}

int options_pay(const Read& c, const Frame& f, Option* out, bool offer_mana) {
  const Cost& k = c.db.costs[f.node];
  switch (f.pc) {
    case stage::pay::mana: {
      const ExcludedList ex = pay_excluded(c, k, f.ref, pay_scope(c, f));
      return options_of_pay(c, f.player, mana_of(c, f), pay_x(c, f), ex.view(), false, out,
                            offer_mana);
    }
    case stage::pay::choose:
      return part_options(c, f.player, k, CostPart(f.pay.part), f.ref, pay_scope(c, f), nullptr, 0,
                          out);
    default:
      return 0;
  }
}

// ------------------------------------------------------------------ for show
namespace {
int proposed(const State& s, const CardDb& db, PayStep* out, int cap, int* life_paid) {
  int life = 0;
  if (life_paid) *life_paid = 0;
  if (s.decision.kind != DecisionKind::act || s.decision.prompt != Prompt::pay_mana ||
      s.frame_count == 0)
    return 0;
  const Read c{s, db};
  const Frame& f = s.frames[s.frame_count - 1];
  ManaCost cost;
  int x = 0;
  ExcludedList ex;
  if (f.kind == FrameKind::cast) {
    const StackObject& it = s.stack_objects[f.item];
    cost = total_cost(c, it, (f.flags & kCastNoCost) != 0);
    x = it.x;
    excluded_for(c, it, f, ex);
  } else {
    const Cost& k = db.costs[f.node];
    cost = mana_of(c, f);
    x = pay_x(c, f);
    ex = pay_excluded(c, k, f.ref, pay_scope(c, f));
  }
  SourceList list;
  Payment pay;
  if (!propose(c, f.player, cost, x, ex.view(), list, pay)) return 0;
  int n = 0;
  for (int i = 0; i < pay.source_count && n < cap; ++i) {
    const int at = pay.uses[i].source_index;
    const SourceList::Use& use = list.use(at);
    out[n++] = {use.ability ? make_ref(s, list.sources()[at].id) : source_of_offer(s, use.offer),
                use.ability, pay.uses[i].kind};
    life += list.sources()[at].life;
  }
  if (life_paid) *life_paid = life + pay.life;
  return n;
}

}  // namespace

int proposed_payment(const State& s, const CardDb& db, PayStep* out, int cap) {
  return proposed(s, db, out, cap, nullptr);
}

int life_of_payment(const State& s, const CardDb& db) {
  PayStep steps[kMaxManaSources];
  int life = 0;
  proposed(s, db, steps, kMaxManaSources, &life);
  return life;
}

ManaCost cost_of(const State& s, const CardDb& db, const Option& o) {
  const Read c{s, db};
  StackObject it;
  if (!alive(s, o.object)) return {};
  const Object& card = s.objects[o.object.slot];
  it.source = o.object;
  it.controller = controller_of(s, o.object);
  switch (o.kind) {
    case OptionKind::cast: {
      const CardDef& def = db.card(card.card);
      it.kind = StackObjectKind::spell;
      it.card = card.card;
      if (o.a > def.cast_option_count) return {};
      if (o.a) {
        it.cast_option = u8(o.a - 1);
        if (db.cast_options[def.first_cast_option + o.a - 1].kind == CastOptionKind::morph)
          it.flags |= kItemFaceDown;
      }
      break;
    }
    case OptionKind::activate:
    case OptionKind::mana:
      if (o.b >= db.abilities.size()) return {};
      it.kind = StackObjectKind::activated;
      it.ability = o.b;
      break;
    case OptionKind::special:
      it.kind = StackObjectKind::special;
      it.card = card.card;
      break;
    default:
      return {};
  }
  return total_cost(c, it, false);
}

}  // namespace upkeep
