// What a source remembers, and playing another player's card for them (CR 723).
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/query.h"

namespace upkeep {

bool is_noted(const State& s, Ref source, Ref object) {
  for (int i = 0; i < s.delayed_count; ++i) {
    const DelayedTrigger& t = s.delayed[i];
    if (t.kind != DelayedKind::memory || !(t.source == source)) continue;
    if (object ? t.saved == object : alive(s, t.saved)) return true;
  }
  return false;
}

Run fx_note(EffectContext& x) {
  State& s = x.s;
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  for (int i = 0; i < n && s.delayed_count < kMaxDelayed; ++i) {
    if (is_noted(s, x.it.source, objects[i])) continue;
    DelayedTrigger& t = s.delayed[s.delayed_count++];
    t = DelayedTrigger{};
    t.source = x.it.source;
    t.card = x.it.card;
    t.controller = x.it.controller;
    t.kind = DelayedKind::memory;
    t.saved = objects[i];
    t.turn = s.turn;
    t.timestamp = s.clock++;
  }
  return Run::done;
}

Run fx_forget(EffectContext& x) {
  State& s = x.s;
  Ref objects[kMaxPermanents];
  const int n = objects_of(x, x.e.what, objects, kMaxPermanents);
  for (int i = 0; i < n; ++i) {
    u16 kept = 0;
    for (u16 k = 0; k < s.delayed_count; ++k) {
      const DelayedTrigger t = s.delayed[k];
      if (t.kind == DelayedKind::memory && t.source == x.it.source && t.saved == objects[i])
        continue;
      s.delayed[kept++] = t;
    }
    s.delayed_count = kept;
  }
  return Run::done;
}

// ------------------------------------------------------------------ deciding for another
u8 decider(const State& s, u8 player) {
  for (int i = s.frame_count - 1; i >= 0; --i) {
    const Frame& f = s.frames[i];
    if (f.kind == FrameKind::command && f.player == player) return u8(f.command.controller);
    if (f.kind != FrameKind::resolve || f.item >= s.stack_object_count) continue;
    const StackObject& it = s.stack_objects[f.item];
    if (it.decision_controller && it.controller == player) return u8(*it.decision_controller);
  }
  return player;
}

bool commanded(const State& s, u8 player) { return s.commands && decider(s, player) != player; }

Run fx_play_card(EffectContext& x) {
  if (x.f.pc == stage::once::done) return Run::done;
  x.f.pc = stage::once::done;
  Ref card[1];
  if (!objects_of(x, x.e.what, card, 1)) return Run::done;
  const Object& o = x.s.objects[card[0].slot];
  if (o.zone != Zone::hand || !in_game(x.s, o.owner)) return Run::done;
  Frame& f = push_frame(x.c, FrameKind::command);
  f.player = o.owner;
  f.command.controller = x.it.controller;
  f.ref = card[0];
  x.s.commands = 1;
  return Run::wait;
}

// Timing by type does not count in the middle of a resolution, everything else does; only lands
// may make mana for it.
void step_command(Ctx& c, Frame& f) {
  State& s = c.s;
  if (f.pc == stage::command::played) {
    pop_frame(c);
    return;
  }
  f.pc = stage::command::played;
  refresh(c);
  ActScan scan(c, f.player, false);
  scan.sorcery_ok = true;
  const Ref card = f.ref;
  const u8 player = f.player;
  const u8 decision_controller = u8(f.command.controller);
  if (check_land(scan, card).code == ReasonCode::legal) {
    begin_act(c, player, {.kind = OptionKind::play_land, .object = card});
    return;
  }
  if (check_cast(scan, card, 0).code != ReasonCode::legal) return;
  begin_act(c, player, {.kind = OptionKind::cast, .object = card});
  Frame& cast = top_frame(s);
  if (cast.kind != FrameKind::cast) return;
  cast.flags |= kCastFinal;  // it is played if it can be
  s.stack_objects[cast.item].decision_controller = MaybePlayer(decision_controller);
}
void answer_command(Ctx&, Frame&, const Option&) {}
int options_command(const Read&, const Frame&, Option*, bool) { return 0; }

}  // namespace upkeep
