#include "view/casting_steps.h"

#include "rules/outside.h"
#include "view/view.h"

namespace upkeep {
namespace {

// The frame of the announcement that is asked about now; a mana ability announced in between is
// part of it.
const Frame* frame_of(const State& s) {
  const Frame* found = nullptr;
  for (int i = 0; i < s.frame_count; ++i) {
    const Frame& f = s.frames[i];
    if (f.kind != FrameKind::cast || (f.flags & (kCastTriggered | kCastNewTargets))) continue;
    const StackObjectKind kind = s.stack_objects[f.item].kind;
    if (f.pc <= stage::cast::finish &&
        (kind == StackObjectKind::spell || kind == StackObjectKind::activated))
      if (!found) found = &f;
  }
  return found;
}

int pool_of(const State& s, u8 player) {
  int n = 0;
  for (const u16 m : s.players[player].pool) n += m;
  return n;
}

int mana_in(const ManaCost& k) {
  int n = k.generic + k.hybrid_count;
  for (const u8 p : k.pips) n += p;
  return n;
}

u8 step_of(const State& s, const Frame& f, const ManaCost& cost) {
  switch (f.pc) {
    case stage::cast::modes:
    case stage::cast::optional:
    case stage::cast::splice:
    case stage::cast::x:
      return 2;
    case stage::cast::targets:
      return 3;
    case stage::cast::divide:
      return 4;
    case stage::cast::choose_costs:
      return 6;
    default:
      // Mana is made until there is enough of it; the payer may do both at once.
      return pool_of(s, s.stack_objects[f.item].controller) < mana_in(cost) ? 7 : 8;
  }
}

}  // namespace

Casting casting(const State& s, const CardDb& db, u8 seat, Lang lang) {
  Casting out;
  const Frame* f = frame_of(s);
  if (!f) return out;
  const StackObject& it = s.stack_objects[f->item];
  if ((it.flags & kItemFaceDown) && seat != it.controller && seat != kEverySeat) return out;
  const Read c{s, db};
  const CardDef& def = db.card(it.card);
  out.on = true;
  out.player = it.controller;
  out.ability = it.kind != StackObjectKind::spell;
  out.about = it.self ? it.self : it.source;
  out.card = it.card;
  ManaCost cost = total_cost(c, it, (f->flags & kCastNoCost) != 0);
  // Where something costs less, total_cost() may have put X into it already.
  const bool has_x = cost.x != 0 || (it.kind == StackObjectKind::spell && it.x > 0 && def.cost.x);
  if (has_x && f->pc > stage::cast::x) {
    out.x = it.x;
    cost.generic = u8(cost.generic + cost.x * it.x);
    cost.x = 0;
  }
  out.cost = mana_text(cost);
  out.step = step_of(s, *f, cost);

  const Ability* a = it.ability ? &db.abilities[it.ability] : nullptr;
  const bool modal = a && a->mode_count > 1;
  const Vocabulary words = s.rules.vocabulary();
  for (int i = 0; modal && i < it.mode_count; ++i)
    out.modes.push_back(mode_text(db, it.ability, it.modes[i], lang, words));
  out.kicked = it.kick_count;
  out.buyback = (it.flags & kItemBuyback) != 0;
  out.spliced = (it.spliced[0] != 0) + (it.spliced[1] != 0);
  bool optional = false;
  for (int i = 0; it.kind == StackObjectKind::spell && i < def.cast_option_count; ++i) {
    const CastOptionKind kind = db.cast_options[def.first_cast_option + i].kind;
    optional |= kind == CastOptionKind::kicker || kind == CastOptionKind::multikicker ||
                kind == CastOptionKind::buyback;
  }
  // What the modes ask for is known once they are chosen.
  bool divided = false;
  const int slots = f->pc > stage::cast::modes || !modal ? slot_count(c, it) : 0;
  for (int i = 0; i < slots; ++i) {
    const TargetSpec* t = spec_of(c, it, u8(i));
    divided |= t && t->divide;
  }
  for (int i = 0; i < it.target_count; ++i) {
    const Target& t = it.targets[i];
    Casting::Aim aim;
    if (t.kind == TargetKind::object) aim.object = t.object;
    if (t.kind == TargetKind::player) aim.player = t.player;
    if (f->pc > stage::cast::divide || (f->pc == stage::cast::divide && i < f->cast.index))
      aim.share = t.share;
    out.targets.push_back(aim);
  }
  for (int i = 0; i < f->cast.paid_with; ++i) out.paid_with.push_back(it.announcing.paid_with[i]);
  out.tapped = f->pc == stage::cast::pay ? f->cast.tapped : 0;
  PartAt part;
  const bool parts = cost_part_at(c, it, 0, part);
  out.wanted[0] = out.wanted[4] = out.wanted[5] = true;
  out.wanted[1] = modal || has_x || optional || out.spliced > 0;
  out.wanted[2] = slots > 0;
  out.wanted[3] = divided;
  out.wanted[6] = mana_in(cost) > 0 || cost.x > 0;
  out.wanted[7] = out.wanted[6] || parts;
  return out;
}

}  // namespace upkeep
