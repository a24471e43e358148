// Paying mana costs with what the payer proposes (CR 601.2g-h). Most questions are answered from
// the summary alone; the exact payer is asked where sources are unusual or symbols hybrid.
#include <algorithm>
#include <new>

#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"

namespace upkeep {
namespace {

void pool_of(const State& s, u8 player, u8* out) {
  for (int k = 0; k < kManaKinds; ++k) {
    const u16 n = s.players[player].pool[k];
    out[k] = u8(n > 255 ? 255 : n);
  }
}

// Mana of one colour does for another: every symbol of that one becomes one of either.
void allow_instead(ManaCost& cost, u8 spent, u8 as) {
  if (spent > 4 || as > 4) return;
  for (int i = 0; i < cost.hybrid_count; ++i)
    if (cost.hybrid[i] >> as & 1) cost.hybrid[i] |= u8(1 << spent);
  while (cost.pips[as] && cost.hybrid_count < 8) {
    --cost.pips[as];
    cost.hybrid[cost.hybrid_count++] = u8(1 << as | 1 << spent);
  }
  if (cost.x_color >> as & 1) cost.x_color |= u8(1 << spent);
}

// "As though it were mana of any colour" turns coloured symbols into generic ones.
ManaCost effective(const Read& c, u8 player, ManaCost cost) {
  if (!c.s.has_rules_mods) return cost;
  RulesModRoom mods;
  const int swaps = rules_mods(c, ModKind::spend_as, mods);
  for (int i = 0; i < swaps; ++i)
    if (mod_affects_player(c, mods[i], player)) {
      const u16 words = words_of(c, mods[i].scope).colors;
      allow_instead(cost, word_now(words, mods[i].mod->a), word_now(words, mods[i].mod->b));
    }
  const int n = rules_mods(c, ModKind::spend_any_color, mods);
  for (int i = 0; i < n; ++i) {
    if (!mod_affects_player(c, mods[i], player)) continue;
    for (int k = 0; k < 5; ++k) {
      cost.generic = u8(cost.generic + cost.pips[k]);
      cost.pips[k] = 0;
    }
    cost.x_color = 0;
    break;
  }
  return cost;
}

enum class Quick : u8 { no, yes, ask };

// Hall's condition for coloured symbols and sources of one mana: exact where all sources are
// simple.
Quick quick_answer(const State& s, const ManaSummary& m, const ManaCost& cost, int x) {
  if (cost.hybrid_count || (x && cost.x_color)) return Quick::ask;
  const u16* pool = s.players[m.player].pool;
  int need = cost.generic + cost.x * x, have = m.total;
  u8 colors = 0;
  for (int k = 0; k < kManaKinds; ++k) {
    need += cost.pips[k];
    have += pool[k];
    if (cost.pips[k]) colors |= u8(1 << k);
  }
  const Quick fails = m.complex ? Quick::ask : Quick::no;
  if (have < need) return fails;
  for (u8 set = colors; set; set = u8((set - 1) & colors)) {
    int wanted = 0, found = 0;
    for (int k = 0; k < kManaKinds; ++k)
      if (set >> k & 1) {
        wanted += cost.pips[k];
        found += pool[k];
      }
    for (int i = 0; i < m.kinds; ++i)
      if (m.mask[i] & set) found += m.count[i];
    if (found < wanted) return fails;
  }
  return Quick::yes;
}

int life_for(const State& s, u8 player, const Excluded& no) {
  const int life = s.players[player].life - no.life;
  return life > 0 ? life : 0;
}

void hints_of(const Read& c, u8 player, PayHints& hints) {
  const ZoneList& hand = c.s.hand[player];
  for (int i = 0; i < hand.count; ++i) {
    const ManaCost& m = c.db.card(c.s.objects[hand.at[i]].card).cost;
    for (int k = 0; k < kManaKinds; ++k)
      if (m.pips[k] && hints.keep_weight[k] < 200)
        hints.keep_weight[k] = u8(hints.keep_weight[k] + m.pips[k]);
  }
}

// What must be left alone makes no mana anyway, and no life is kept.
bool spares_no_source(const Read& c, const Excluded& no) {
  if (no.life) return false;
  for (int i = 0; i < no.n; ++i)
    if (is_mana_source(c, no.at[i])) return false;
  for (int i = 0; i < no.kept_n; ++i)
    if (is_mana_source(c, no.kept[i])) return false;
  return true;
}

bool ask_payer(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no) {
  u8 pool[kManaKinds];
  pool_of(c.s, player, pool);
  SourceList list;
  list_sources(c, player, no, list);
  return can_pay(pool, list.sources(), list.n, effective(c, player, cost), x,
                 life_for(c.s, player, no));
}

}  // namespace

bool payable(const Read& c, u8 player, const ManaSummary& m, const ManaCost& cost, int x,
             const Excluded& no) {
  if (is_free(cost, x)) return true;
  if (no.empty() || spares_no_source(c, no)) {
    const Quick q = quick_answer(c.s, m, cost, x);
    if (q != Quick::ask) return q == Quick::yes;
  } else if (!m.complex) {
    // Not even with the permanent that must be kept.
    if (quick_answer(c.s, m, cost, x) == Quick::no) return false;
  }
  return ask_payer(c, player, cost, x, no);
}

bool payable(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no) {
  if (is_free(cost, x)) return true;
  if (no.empty()) {
    ManaSummary m;
    summarise_mana(c, player, m);
    return payable(c, player, m, cost, x, no);
  }
  return ask_payer(c, player, cost, x, no);
}

int greatest_x(const Read& c, u8 player, const ManaCost& cost, const Excluded& no) {
  u8 pool[kManaKinds];
  pool_of(c.s, player, pool);
  SourceList list;
  list_sources(c, player, no, list);
  return max_x(pool, list.sources(), list.n, effective(c, player, cost), life_for(c.s, player, no));
}

bool propose(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no,
             SourceList& list, Payment& out) {
  u8 pool[kManaKinds];
  pool_of(c.s, player, pool);
  list_sources(c, player, no, list);
  PayHints hints;
  hints_of(c, player, hints);
  return find_payment(pool, list.sources(), list.n, effective(c, player, cost), x,
                      life_for(c.s, player, no), hints, out);
}

namespace {

// The usual case: an empty pool, nothing but basic lands of one type, and nobody cares whether they
// are tapped. Then the first ones that stand there are what the payer would choose.
bool pay_with_basics(Ctx& c, u8 player, const ManaCost& cost, int x) {
  State& s = c.s;
  if (cost.hybrid_count || cost.x_color || s.has_rules_mods) return false;
  constexpr u64 kTapping =
      u64(1) << int(TriggerEvent::taps) | u64(1) << int(TriggerEvent::tapped_for_mana);
  if (s.trigger_union & kTapping) return false;
  for (const u16 m : s.players[player].pool)
    if (m) return false;
  int need = cost.generic + cost.x * x;
  u8 colors = 0;
  for (int k = 0; k < kManaKinds; ++k) {
    need += cost.pips[k];
    if (cost.pips[k]) colors |= u8(1 << k);
  }
  if (need > 32 || (colors & (colors - 1))) return false;
  Ref lands[32];
  int n = 0;
  u8 type = 0;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const u16 slot = s.battlefield[i];
    const u16 pi = s.objects[slot].perm;
    const Derived& d = s.derived[pi];
    if (d.controller != player) continue;
    const CardDef& def = c.db.card(d.card);
    if (!d.land_mana && !d.granted_count && !def.has_mana) continue;
    const bool basic =
        (d.supers & kBasic) && d.types == kLand && !d.granted_count && !def.ability_count;
    if (!basic || (d.land_mana & (d.land_mana - 1)) || (type && d.land_mana != type)) return false;
    type = d.land_mana;
    if (n < need && !(s.permanents[pi].flags & kPTapped)) lands[n++] = make_ref(s, slot);
  }
  if (n < need || (colors && colors != type)) return false;
  int k = 0;
  while (k < 4 && !(type >> k & 1)) ++k;
  for (int i = 0; i < n; ++i) {
    set_tapped(c, lands[i], true);
    add_mana(c, player, Mana(k), 1, lands[i]);
  }
  s.players[player].pool[k] = 0;
  return true;
}

}  // namespace

bool pay_now(Ctx& c, u8 player, const ManaCost& cost, int x, const Excluded& no, u8* spent) {
  if (is_free(cost, x)) return true;
  State& s = c.s;
  refresh(c);
  if (no.empty() && !spent && pay_with_basics(c, player, cost, x)) return true;
  SourceList list;
  Payment pay;
  if (!propose(c, player, cost, x, no, list, pay)) return false;
  u8 result = 0;
  u16* pool = s.players[player].pool;
  for (int i = 0; i < pay.source_count; ++i) {
    const Payment::Use& use = pay.uses[i];
    const ManaSource& src = list.sources()[use.source_index];
    const SourceList::Use& what = list.use(use.source_index);
    for (int k = 0; k < kManaKinds; ++k) pool[k] = u16(pool[k] - use.spent[k]);
    if (!what.ability) {
      use_mana_offer(c, player, what.offer, what.v.made);
      continue;
    }
    ManaVariant v = what.v;
    if (!src.fixed_output) {
      for (u8& m : v.made) m = 0;
      v.kind = use.kind;
      v.amount = src.amount;
      v.made[use.kind] = src.amount;
      v.mode = mode_making(c, make_ref(s, src.id), what.ability, player, use.kind);
    }
    result |= activate_mana(c, player, make_ref(s, src.id), what.ability, v);
  }
  for (int k = 0; k < kManaKinds; ++k)
    pool[k] = u16(pool[k] > pay.spent[k] ? pool[k] - pay.spent[k] : 0);
  for (int k = 0; spent && k < kManaKinds; ++k) spent[k] = pay.spent[k];
  if (pay.life) lose_life(c, player, pay.life);
  if (result & kManaDamage) deal_queued(c, kNoIndex);
  return true;
}

int paying_options(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no,
                   Option* out, int cap) {
  const State& s = c.s;
  u8 pool[kManaKinds];
  pool_of(s, player, pool);
  SourceList list;
  list_sources(c, player, no, list);
  const ManaCost wanted = effective(c, player, cost);
  const ManaSource* all = list.sources();
  SourceList rest;
  int n = 0;
  for (int i = 0; i < list.n; ++i) {
    const ManaSource& src = all[i];
    if (src.cost.exists || src.life) continue;
    const Ref r = make_ref(s, src.id);
    ManaVariant v[kMaxVariants];
    const int count = mana_variants(c, r, list.use(i).ability, player, v);
    // The abilities of one permanent lie side by side; those of others remain.
    rest.n = 0;
    for (int j = 0; j < list.n; ++j)
      if (all[j].group != src.group)
        new (rest.raw + sizeof(ManaSource) * std::size_t(rest.n++)) ManaSource(all[j]);
    for (int q = 0; q < count && n < cap; ++q) {
      if (src.fixed_output ? v[q].mode != list.use(i).v.mode || v[q].kind != list.use(i).v.kind
                           : v[q].kind >= kManaKinds || !(src.mask >> v[q].kind & 1))
        continue;
      u8 then[kManaKinds];
      for (int k = 0; k < kManaKinds; ++k) {
        const int have = pool[k] + (src.fixed_output ? src.fixed[k] : v[q].made[k]);
        then[k] = u8(have > 255 ? 255 : have);
      }
      if (can_pay(then, rest.sources(), rest.n, wanted, x, life_for(s, player, no)))
        out[n++] = {
            .kind = OptionKind::mana, .a = v[q].kind, .b = list.use(i).ability, .object = r};
    }
  }
  if (!s.delayed_count) return n;
  // What is offered for life, unless that life is needed.
  Option offered[kMaxDelayed];
  const int offers = offer_options(c, player, true, offered, kMaxDelayed);
  for (int i = 0; i < offers && n < cap; ++i) {
    int at = list.n;
    while (at > 0 && !(list.use(at - 1).ability == 0 && list.use(at - 1).offer == offered[i].value))
      --at;
    bool enough = true;
    if (at > 0) {
      const ManaSource& src = all[at - 1];
      u8 then[kManaKinds];
      for (int k = 0; k < kManaKinds; ++k)
        then[k] = u8(std::min(pool[k] + list.use(at - 1).v.made[k], 255));
      enough = can_pay(then, all, list.n, wanted, x, life_for(s, player, no) - src.life);
    }
    if (enough) out[n++] = offered[i];
  }
  return n;
}

bool can_pay_mana(const Read& c, u8 player, const ManaCost& cost, int x) {
  return payable(c, player, cost, x, {});
}

bool pay_mana_auto(Ctx& c, u8 player, const ManaCost& cost, int x) {
  return pay_now(c, player, cost, x, {});
}

}  // namespace upkeep
