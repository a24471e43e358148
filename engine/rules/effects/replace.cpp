// What happens instead of a draw or of life gained (CR 614). There may be a question in it, and a
// card is drawn or life is gained in the middle of many things, so it is owed first, and dealt with
// in a frame of its own as soon as what is being done has come to a stop.
#include "rules/effects/replace.h"
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/offers.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

// The n-th ability of permanents of this player that replaces such a thing now; 0 if there is none.
u16 replacement(const Read& c, ReplKind kind, u8 player, int n, Ref& source) {
  const State& s = c.s;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    const Derived& d = s.derived[s.objects[r.slot].perm];
    if (d.controller != player || !(c.db.brief(d.card) & kTraitReplaces)) continue;
    u16 ids[kMaxAbilitiesSeen];
    const int count = abilities_of(c, r, ids, kMaxAbilitiesSeen);
    for (int k = 0; k < count; ++k) {
      const Ability& a = c.db.abilities[ids[k]];
      if (a.kind != AbilityKind::replacement || a.repl != kind || switched_off(c, r, a)) continue;
      if ((a.repl_flags & kReplDrawStep) && (s.step != Step::draw || s.active != player)) continue;
      if (a.condition && !condition_holds(c, a.condition, scope_of(s, r))) continue;
      if (n-- > 0) continue;
      source = r;
      return ids[k];
    }
  }
  return 0;
}

int next_draw_of(const State& s, u8 player) {
  for (int i = 0; i < s.delayed_count; ++i)
    if (s.delayed[i].kind == DelayedKind::replace_draw && s.delayed[i].saved_player == player)
      return i;
  return -1;
}

// Runs a list of effects that belongs to nothing on the stack.
bool begin_effects(Ctx& c, Frame& f, const StackObject& with, u16 effects) {
  const u16 item = new_item(c);
  if (item == kNoIndex) return false;
  c.s.stack_objects[item] = with;
  f.item = item;
  f.pc = stage::replaced::running;
  push_effects(c, item, effects);
  return true;
}

void begin_ability(Ctx& c, Frame& f, Ref source, u16 ability) {
  StackObject it;
  it.kind = StackObjectKind::special;
  it.source = source;
  it.card = definition_of(c.s, source);
  it.ability = ability;
  it.controller = f.player;
  it.event.player = f.player;
  it.event.amount = f.replaced.amount;
  begin_effects(c, f, it, c.db.abilities[ability].effects);
}

}  // namespace

bool draw_may_be_replaced(const Read& c, u8 player) {
  const State& s = c.s;
  if (s.delayed_count && next_draw_of(s, player) >= 0) return true;
  Ref source;
  return (s.board.traits & kTraitReplaces) && replacement(c, ReplKind::draw, player, 0, source);
}

bool life_gain_replaced(Ctx& c, u8 player, int n) {
  if (!(c.s.board.traits & kTraitReplaces)) return false;
  Ref source;
  const u16 ability = replacement(c, ReplKind::gain_life, player, 0, source);
  if (!ability) return false;
  PendingReplacement o;
  o.kind = ReplacementKind::life_gain;
  o.player = player;
  o.amount = i16(n);
  o.source = source;
  o.ability = ability;
  owe(c, o);
  return true;
}

void owe(Ctx& c, const PendingReplacement& o) {
  if (c.s.pending_replacement_count < kMaxPendingReplacements)
    c.s.pending_replacements[c.s.pending_replacement_count++] = o;
}

void owe_zone(Ctx& c, Ref card, u8 player, Zone from, u16 ability) {
  PendingReplacement o;
  o.kind = ReplacementKind::zone_change;
  o.player = player;
  o.set_from(from);
  o.source = card;
  o.ability = ability;
  owe(c, o);
}

void push_owed(Ctx& c) {
  State& s = c.s;
  for (int i = s.pending_replacement_count - 1; i >= 0; --i) {
    const PendingReplacement& o = s.pending_replacements[i];
    Frame& f = push_frame(c, FrameKind::replaced);
    f.player = o.player;
    f.item = kNoIndex;
    f.ref = o.source;
    f.node = o.ability;
    f.replaced.draws = o.kind == ReplacementKind::draw ? o.amount : i16(0);
    f.replaced.amount = o.amount;
    if (o.kind == ReplacementKind::zone_change) f.pc = stage::replaced::which_zone;
  }
  s.pending_replacement_count = 0;
}

namespace {

// By the effect that waits for the player's next draw, once.
void replace_next_draw(Ctx& c, Frame& f, int at) {
  State& s = c.s;
  const DelayedTrigger t = s.delayed[at];
  for (int k = at + 1; k < s.delayed_count; ++k) s.delayed[k - 1] = s.delayed[k];
  --s.delayed_count;
  --f.replaced.draws;
  f.replaced.asked = 0;
  StackObject it;
  it.kind = StackObjectKind::special;
  it.source = t.source;
  it.card = t.card;
  it.ability = t.ability;
  it.controller = t.controller;
  it.x = t.x;
  it.saved_player = t.saved_player;
  begin_effects(c, f, it, t.effects);
}

// In the stage which_zone, `amount` is the zone the card came from.
Zone zone_left(const Frame& f) { return Zone(f.replaced.amount); }

}  // namespace

// f.node: the ability that replaces life gained, or the one asked about.
void step_replaced(Ctx& c, Frame& f) {
  State& s = c.s;
  refresh(c);
  switch (f.pc) {
    case stage::replaced::pay_offer:
      f.pc = stage::replaced::offer_paid;
      push_pay(c, f.player, c.db.effects[f.node].cost, f.item);
      return;
    case stage::replaced::offer_paid:
      f.pc = stage::replaced::offer_run;
      if (!(s.stack_objects[f.item].flags & kItemDid)) return;
      if (c.db.effects[f.node].kind == EffectKind::delay)
        call_off(s, s.stack_objects[f.item].timestamp);
      else
        push_effects(c, f.item, c.db.effects[f.node].child);
      return;
    case stage::replaced::offer_run:
      free_item(c, f.item);
      pop_frame(c);
      return;
    case stage::replaced::which_zone: {
      Decision& d =
          ask(c, DecisionKind::choose, Prompt::may, in_game(s, f.player) ? f.player : s.active);
      d.about = f.ref;
      d.ability = f.node;
      d.hi = 1;
      return;
    }
    default:
      break;
  }
  if (f.pc == stage::replaced::running) {
    free_item(c, f.item);
    f.item = kNoIndex;
    f.pc = stage::replaced::next;
  }
  if (f.node) {
    const u16 ability = f.node;
    f.node = 0;
    begin_ability(c, f, f.ref, ability);
    return;
  }
  if (f.replaced.draws <= 0 || !in_game(s, f.player)) {
    pop_frame(c);
    return;
  }
  if (const int at = next_draw_of(s, f.player); at >= 0) return replace_next_draw(c, f, at);
  Ref source;
  const u16 ability = replacement(c, ReplKind::draw, f.player, f.replaced.asked, source);
  if (!ability) {
    --f.replaced.draws;
    f.replaced.asked = 0;
    draw_card(c, f.player);
    return;
  }
  if (!(c.db.abilities[ability].repl_flags & kReplOptional)) {
    --f.replaced.draws;
    f.replaced.asked = 0;
    begin_ability(c, f, source, ability);
    return;
  }
  f.ref = source;
  f.pc = stage::replaced::asked;
  Decision& d = ask(c, DecisionKind::choose, Prompt::may, f.player);
  d.about = source;
  d.ability = ability;
  d.hi = 1;
}

// What has waited in exile is shuffled into its library, or stays there.
static void finish_zone_change(Ctx& c, Ref card, Zone from, u8 player, bool shuffled) {
  State& s = c.s;
  if (!alive(s, card) || s.objects[card.slot].zone != Zone::exile) return;
  const Object& o = s.objects[card.slot];
  const u8 owner = o.owner;
  if (shuffled) {
    move_object(c, card, Zone::library, owner);
    shuffle(c, owner);
    return;
  }
  emit(c, {.type = LogEvent::exile,
           .player = player,
           .value = u8(Zone::exile),
           .amount = i16(from),
           .card = o.card,
           .object = card,
           .other = card});
}

void answer_replaced(Ctx& c, Frame& f, const Option& o) {
  if (f.pc == stage::replaced::which_zone) {
    const Ref card = f.ref;
    const Zone from = zone_left(f);
    const u8 player = f.player;
    pop_frame(c);
    finish_zone_change(c, card, from, player, o.kind == OptionKind::yes);
    return;
  }
  f.pc = stage::replaced::next;
  if (o.kind != OptionKind::yes) {
    ++f.replaced.asked;
    return;
  }
  --f.replaced.draws;
  f.replaced.asked = 0;
  begin_ability(c, f, f.ref, c.s.decision.ability);
}

int options_replaced(const Read& c, const Frame&, Option* out, bool) {
  return simple_options(c, out);
}

Run fx_replace_draw(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int n = who_all(x, x.e.who, players);
  for (int i = 0; i < n; ++i) {
    DelayedTrigger* const t = add_delayed(x);
    if (!t) break;
    t->kind = DelayedKind::replace_draw;
    t->saved_player = players[i];
    t->effects = x.e.child;
  }
  return Run::done;
}

}  // namespace upkeep
