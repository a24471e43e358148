// The interpreter of effect lists: f.node is the effect being carried out, f.pc its stage; its
// PROGRESS (frames.inc) and f.ref2 are what it remembers from one stage to the next; f.ref and
// f.player are what the enclosing for_each is at. A child list runs in a frame of its own.
#include "rules/effects/effects.h"
#include "rules/ahead.h"
#include "rules/continuous.h"
#include "rules/query.h"

namespace upkeep {
namespace {

// Every word of EffectKind is answered here; there is no default on purpose.
Run run_effect(EffectContext& x) {
  switch (x.e.kind) {
    case EffectKind::damage:
      return fx_damage(x);
    case EffectKind::lose_life:
    case EffectKind::gain_life:
    case EffectKind::set_life:
      return fx_life(x);
    case EffectKind::draw:
      return fx_draw(x);
    case EffectKind::discard:
      return fx_discard(x);
    case EffectKind::mill:
      return fx_mill(x);
    case EffectKind::destroy:
      return fx_destroy(x);
    case EffectKind::exile:
      return fx_exile(x);
    case EffectKind::sacrifice:
      return fx_sacrifice(x);
    case EffectKind::move:
      return fx_move(x);
    case EffectKind::tap:
    case EffectKind::untap:
      return fx_tap(x);
    case EffectKind::tap_or_untap:
      return fx_tap_or_untap(x);
    case EffectKind::counter_spell:
      return fx_counter_spell(x);
    case EffectKind::add_mana:
      return fx_add_mana(x);
    case EffectKind::apply:
      return fx_apply(x);
    case EffectKind::attach:
      return fx_attach(x);
    case EffectKind::create_token:
      return fx_create_token(x);
    case EffectKind::copy_token:
      return fx_copy_token(x);
    case EffectKind::put_counters:
    case EffectKind::remove_counters:
      return fx_counters(x);
    case EffectKind::prevent_damage:
      return fx_prevent(x);
    case EffectKind::redirect_damage:
      return fx_redirect(x);
    case EffectKind::search:
      return fx_search(x);
    case EffectKind::shuffle:
      return fx_shuffle(x);
    case EffectKind::scry:
      return fx_scry(x);
    case EffectKind::look_top:
      return fx_look_top(x);
    case EffectKind::reveal_hand:
      return fx_reveal_hand(x);
    case EffectKind::extra_turn:
    case EffectKind::extra_combat:
    case EffectKind::extra_land:
    case EffectKind::skip_step:
    case EffectKind::end_turn:
      return fx_turns(x);
    case EffectKind::copy_spell:
      return fx_copy_spell(x);
    case EffectKind::fight:
      return fx_fight(x);
    case EffectKind::flip_coin:
      return fx_flip_coin(x);
    case EffectKind::choose_color:
    case EffectKind::choose_type:
    case EffectKind::choose_number:
    case EffectKind::choose_object:
      return fx_choose(x);
    case EffectKind::delay:
      return fx_delay(x);
    case EffectKind::may:
      return fx_may(x);
    case EffectKind::pay:
      return fx_pay(x);
    case EffectKind::when:
      return fx_when(x);
    case EffectKind::for_each:
      return fx_for_each(x);
    case EffectKind::repeat:
      return fx_repeat(x);
    case EffectKind::choose_one:
      return fx_choose_one(x);
    case EffectKind::win:
    case EffectKind::lose:
    case EffectKind::draw_game:
      return fx_outcome(x);
    case EffectKind::exchange_control:
      return fx_exchange_control(x);
    case EffectKind::gain_control:
      return fx_gain_control(x);
    case EffectKind::must_block:
      return fx_must_block(x);
    case EffectKind::empty_pool:
    case EffectKind::set_pool_mana:
      return fx_pool(x);
    case EffectKind::become_copy:
      return fx_become_copy(x);
    case EffectKind::proliferate:
      return fx_proliferate(x);
    case EffectKind::change_target:
      return fx_change_target(x);
    case EffectKind::exile_until_leaves:
      return fx_exile_until_leaves(x);
    case EffectKind::ante:
      return fx_ante(x);
    case EffectKind::gain_ownership:
      return fx_gain_ownership(x);
    case EffectKind::repeat_until:
      return fx_repeat_until(x);
    case EffectKind::replace_draw:
      return fx_replace_draw(x);
    case EffectKind::offer_payment:
      return fx_offer(x);
    case EffectKind::reflect_damage:
      return fx_answer_damage(x);
    case EffectKind::tap_lands_for_mana:
      return fx_use_lands(x);
    case EffectKind::take_mana:
      return fx_take_mana(x);
    case EffectKind::remember:
      return fx_note(x);
    case EffectKind::forget:
      return fx_forget(x);
    case EffectKind::play_card:
      return fx_play_card(x);
    case EffectKind::unblock:
      return fx_unblock(x);
    case EffectKind::make_block:
      return fx_make_block(x);
    case EffectKind::separate_into_piles:
      return fx_part(x);
    case EffectKind::cast_face_down:
      return fx_cast_hidden(x);
    case EffectKind::regenerate:
    case EffectKind::remove_damage:
    case EffectKind::double_counters:
    case EffectKind::turn_face_up:
    case EffectKind::remove_from_combat:
    case EffectKind::untap_step_skip:
      return fx_permanent(x);
    case EffectKind::count:
      return Run::done;
  }
  return Run::done;
}

// Has the object been moved by the very spell or ability that is resolving (CR 400.7j)?
bool moved_by_this(const EffectContext& x, Ref old) {
  const State& s = x.s;
  const Ref now = follow(s, old);
  if (!now) return false;
  for (int i = s.frame_count - 1; i >= 0; --i) {
    const Frame& f = s.frames[i];
    if (f.kind == FrameKind::resolve && f.item == x.f.item)
      return s.objects[now.slot].entered >= f.resolve.began;
  }
  return false;
}

// May an object that is gone be found where it went? Only by what speaks of the very event that
// moved it, of what it did itself, or of its own source that its cost moved (CR 400.7e-j).
bool may_follow(const EffectContext& x, SelKind kind, Ref r) {
  const StackObject& it = x.it;
  switch (kind) {
    case SelKind::it:
      return true;
    case SelKind::attached: {
      // What an Aura brought back from a graveyard.
      const Ref now = follow(x.s, r);
      return now && permanent_of(x.s, now);
    }
    case SelKind::event_object:
    case SelKind::event_other:
      return it.event.lki != kNoIndex;
    case SelKind::self: {
      if (it.event.lki != kNoIndex && it.event.object == r) return true;
      if (moved_by_this(x, r)) return true;
      if (it.kind != StackObjectKind::activated && it.kind != StackObjectKind::mana) return false;
      const u16 flags = x.c.db.costs[x.c.db.abilities[it.ability].cost].flags;
      return (flags & (kCostSacSelf | kCostDiscardSelf | kCostExileSelf)) != 0;
    }
    default:
      return false;
  }
}

}  // namespace

void push_effects(Ctx& c, u16 item, u16 first_effect) {
  State& s = c.s;
  const bool nested =
      s.frame_count && top_frame(s).kind == FrameKind::effects && top_frame(s).item == item;
  const Ref ref = nested ? top_frame(s).ref : Ref{};
  const u8 player = nested ? top_frame(s).player : kNoPlayer;
  Frame& f = push_frame(c, FrameKind::effects);
  f.item = item;
  f.node = first_effect;
  f.ref = ref;
  f.player = player;
}

void step_effects(Ctx& c, Frame& f) {
  State& s = c.s;
  // The item is gone when its controller has left the duel.
  if (!f.node || s.over || s.stack_objects[f.item].kind == StackObjectKind::none) {
    pop_frame(c);
    return;
  }
  StackObject& it = s.stack_objects[f.item];
  it.iterated = f.ref;
  it.iterated_player = f.player;
  refresh(c);
  const Effect& e = c.db.effects[f.node];
  EffectContext x{c, s, f, it, e, scope_of(s, it)};
  const bool skipped = f.pc == kFirstStage && e.condition && e.kind != EffectKind::when &&
                       e.kind != EffectKind::repeat_until && !condition_holds(c, e.condition, x.sc);
  if (!skipped && run_effect(x) == Run::wait) return;
  f.node = e.next;
  f.pc = kFirstStage;
  f.flags = 0;
  for (u16& word : f.words) word = 0;
  f.ref2 = Ref{};
}

void answer_effects(Ctx& c, Frame& f, const Option& o) { fx_answer(c, f, o); }

int options_effects(const Read& c, const Frame& f, Option* out, bool) {
  return fx_options(c, f, out);
}

// ------------------------------------------------------------------ what all effects use
void clear_picked(StackObject& it) { it.picked_count = 0; }

void add_picked(StackObject& it, Ref r) {
  if (r && it.picked_count < kMaxPicked) it.picked[it.picked_count++] = r;
}

void set_did(StackObject& it, bool did) {
  it.flags = u16(did ? it.flags | kItemDid : it.flags & ~kItemDid);
}

int amount(const EffectContext& x, u16 index) { return amount_of(x.c, index, x.sc); }

int amount_for(EffectContext& x, u16 index, u8 player) {
  const u8 before = x.it.iterated_player;
  x.it.iterated_player = player;
  const int n = amount(x, index);
  x.it.iterated_player = before;
  return n;
}

u8 who_one(const EffectContext& x, const Selector& sel) {
  if (sel.kind == SelKind::none) return x.it.controller;
  return select_player(x.c, sel, x.sc);
}

int who_all(const EffectContext& x, const Selector& sel, u8* out) {
  int n = 0;
  auto add = [&](u8 p) {
    if (p >= x.s.player_count || !in_game(x.s, p)) return;
    for (int i = 0; i < n; ++i) {
      if (out[i] == p) return;
    }
    out[n++] = p;
  };
  if (sel.kind == SelKind::none) {
    add(x.it.controller);
    return n;
  }
  Selection found;
  select(x.c, sel, x.sc, found);
  for (int i = 0; i < found.player_count; ++i) add(found.players[i]);
  for (int i = 0; i < found.object_count; ++i) add(controller_of(x.s, found.objects[i]));
  return n;
}

int objects_of(const EffectContext& x, const Selector& sel, Ref* out, int cap) {
  Selection found;
  select(x.c, sel, x.sc, found);
  int n = 0;
  for (int i = 0; i < found.object_count && n < cap; ++i) {
    Ref r = found.objects[i];
    if (!alive(x.s, r)) r = may_follow(x, sel.kind, r) ? follow(x.s, r) : Ref{};
    if (r) out[n++] = r;
  }
  return n;
}

int battlefield_of(const EffectContext& x, const Selector& sel, Ref* out, int cap) {
  const int n = objects_of(x, sel, out, cap);
  int kept = 0;
  for (int i = 0; i < n; ++i) {
    if (perm_at(x.s, out[i])) out[kept++] = out[i];
  }
  return kept;
}

Run push_children(EffectContext& x, u16 first) {
  if (!first) return Run::done;
  push_effects(x.c, x.f.item, first);
  return Run::wait;
}

bool resolving(const State& s, u16 item) {
  for (int i = 0; i < s.frame_count; ++i) {
    if (s.frames[i].kind == FrameKind::resolve && s.frames[i].item == item) return true;
  }
  return false;
}

Zone zone_of(Place p) {
  switch (p) {
    case Place::none:
      break;
    case Place::hand:
      return Zone::hand;
    case Place::library_top:
    case Place::library_bottom:
    case Place::library_shuffled:
      return Zone::library;
    case Place::graveyard:
      return Zone::graveyard;
    case Place::battlefield:
      return Zone::battlefield;
    case Place::exile:
      return Zone::exile;
  }
  return Zone::graveyard;
}

}  // namespace upkeep
