// Casting a creature card face down for the mana that an ability was paid with.
#include "rules/casting/cast.h"
#include "rules/effects/effects.h"
#include "rules/query.h"

namespace upkeep {
namespace {

// Could the mana spent pay this cost, or a part of it? X of the card's own cost would be 0.
bool covers(const StackObject& it, const ManaCost& cost) {
  if (!cost.exists) return false;
  u8 pool[kManaKinds];
  for (int k = 0; k < kManaKinds; ++k) pool[k] = it.spent[k];
  return can_pay(pool, nullptr, 0, cost, 0, 0);
}

// A face-down spell is a colourless creature spell, and something may forbid those (CR 708.4).
bool allowed(const Read& c, u8 player, Ref card) {
  if (!c.s.has_rules_mods) return true;
  StackObject as_item;
  as_item.card = c.s.objects[card.slot].card;
  as_item.controller = player;
  as_item.flags = kItemFaceDown;
  const Derived as = characteristics_of_spell(c, as_item, card);
  Ref by;
  return !forbidden(c, ModKind::cant_cast, player, card, &as, by);
}

}  // namespace

u8* spent_on(const Read& c, StackObject& it) {
  if (it.kind != StackObjectKind::activated) return nullptr;
  const Ability& a = c.db.abilities[it.ability];
  for (u16 e = a.mode_count ? c.db.modes[a.first_mode].effects : u16(0); e;
       e = c.db.effects[e].next)
    if (c.db.effects[e].kind == EffectKind::cast_face_down) return it.spent;
  return nullptr;
}

// The card chosen is f.ref2, or none.
Run fx_cast_hidden(EffectContext& x) {
  if (x.f.pc == stage::cast_hidden::cast) return Run::done;
  if (x.f.pc == stage::cast_hidden::chosen) {
    x.f.pc = stage::cast_hidden::cast;
    if (!x.f.ref2) return Run::done;
    begin_masked(x.c, x.it.controller, x.f.ref2);
    return Run::wait;
  }
  x.f.pc = stage::cast_hidden::chosen;
  Decision& d = ask(x.c, DecisionKind::pick, Prompt::choose_object, x.it.controller);
  d.item = x.f.item;
  d.ability = x.f.node;
  d.filter = x.e.filter;
  d.about = x.it.source;
  d.hi = 1;
  return Run::wait;
}

int hidden_options(const Read& c, Option* out) {
  const State& s = c.s;
  const Decision& d = s.decision;
  const StackObject& it = s.stack_objects[d.item];
  const Scope scope = scope_of(s, it);
  const ZoneList& hand = s.hand[d.player];
  int n = 0;
  for (int i = 0; i < hand.count && n < kMaxOptions - 1; ++i) {
    const Ref r = make_ref(s, hand.at[i]);
    if (!matches(c, d.filter, r, scope)) continue;
    if (covers(it, c.db.card(s.objects[r.slot].card).cost) && allowed(c, d.player, r))
      out[n++] = {.kind = OptionKind::object, .object = r};
  }
  out[n++] = {.kind = OptionKind::done};
  return n;
}

}  // namespace upkeep
