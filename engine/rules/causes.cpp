// Why an event happened, read off the frames under which it was sent. Only sinks that ask for it
// pay for it.
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {
namespace {

CheckRule check_of(const State& s, const Event& e) {
  switch (e.type) {
    case LogEvent::lose_game:
      switch (LossReason(e.value)) {
        case LossReason::life:
          return CheckRule::life;
        case LossReason::library:
          return CheckRule::library;
        case LossReason::poison:
          return CheckRule::poison;
        default:
          return CheckRule::other;
      }
    case LogEvent::counter:
      return CheckRule::counters;
    default:
      break;
  }
  const Permanent* p = permanent_of(s, e.object);
  const LastKnownInfo* l = p ? nullptr : last_known(s, e.object);
  const Derived* d = p ? derived_of(s, e.object) : l ? &l->d : nullptr;
  if (!d) return CheckRule::other;
  const int damage = p ? p->damage : l->damage;
  if (d->types & kCreature && d->toughness <= 0) return CheckRule::toughness;
  if (d->types & kCreature && damage > 0) return CheckRule::damage;
  if (d->types & kPlaneswalker &&
      (p ? p->counters[int(Counter::loyalty)] : l->counters[int(Counter::loyalty)]) <= 0)
    return CheckRule::loyalty;
  if (d->supers & kLegendary || d->types & kPlaneswalker) return CheckRule::legend;
  if (d->supers & kWorld) return CheckRule::world;
  if (d->types & kEnchantment) return CheckRule::attached;
  return CheckRule::other;
}

// Every event of these kinds is somebody's own doing.
bool chosen(LogEvent t) {
  switch (t) {
    case LogEvent::cast:
    case LogEvent::activate:
    case LogEvent::target:
    case LogEvent::cast_cancelled:
    case LogEvent::attack:
    case LogEvent::block:
    case LogEvent::play_land:
    case LogEvent::mulligan:
    case LogEvent::keep:
    case LogEvent::choose:
    case LogEvent::pass:
      return true;
    default:
      return false;
  }
}

Cause of_item(const State& s, u16 index) {
  const StackObject& it = s.stack_objects[index];
  Cause c;
  c.player = it.controller;
  // What lies face down on the stack is not told.
  c.card = it.flags & kItemFaceDown ? u16(0) : it.card;
  c.ability = it.ability;
  c.source = it.self ? it.self : it.source;
  switch (it.kind) {
    case StackObjectKind::spell:
      c.kind = CauseKind::spell;
      break;
    case StackObjectKind::activated:
      c.kind = CauseKind::ability;
      break;
    case StackObjectKind::triggered:
      c.kind = CauseKind::triggered;
      break;
    case StackObjectKind::mana:
      c.kind = CauseKind::mana_ability;
      break;
    case StackObjectKind::combat_damage:
      c.kind = CauseKind::combat_damage;
      break;
    case StackObjectKind::draw:
      c.kind = CauseKind::turn;
      c.detail = u8(Step::draw);
      break;
    default:
      c.kind = CauseKind::effect;
      break;
  }
  return c;
}

}  // namespace

void find_causes(const Ctx& c, const Event& e, Causes& out) {
  const State& s = c.s;
  out = Causes{};
  if (e.type == LogEvent::trigger) {
    Cause t;
    t.kind = CauseKind::triggers;
    t.player = e.player;
    t.card = e.hidden_from | e.other_hidden_from ? u16(0) : e.other_card ? e.other_card : e.card;
    t.source = e.other ? e.other : e.object;
    for (int i = 0; i < s.stack_object_count; ++i)
      if (s.stack_objects[i].kind == StackObjectKind::triggered &&
          s.stack_objects[i].self == e.object)
        t.ability = s.stack_objects[i].ability;
    out.add(t);
  } else if (chosen(e.type)) {
    Cause t;
    t.kind = CauseKind::choice;
    t.player = e.player;
    // Targets and blocks name no player of their own.
    if (t.player == kNoPlayer || e.type == LogEvent::target) t.player = s.decision.player;
    if (e.type == LogEvent::attack) t.player = s.active;
    out.add(t);
  } else if (e.type == LogEvent::mana_burn) {
    Cause t;
    t.kind = CauseKind::mana_empties;
    t.player = e.player;
    out.add(t);
  } else if (c.by.kind != CauseKind::count) {
    Cause t = c.by;
    if (t.kind == CauseKind::check) t.detail = u8(check_of(s, e));
    out.add(t);
  } else if (e.type == LogEvent::mana && e.card) {
    Cause t;
    t.kind = CauseKind::mana_ability;
    t.player = e.player;
    t.card = e.card;
    t.source = e.object;
    out.add(t);
  }
  bool combat = false, in_step = false;
  if (e.type == LogEvent::damage || e.type == LogEvent::prevent)
    for (int i = 0; i < s.pending_damage_count && !combat; ++i)
      combat = s.pending_damage[i].flags & kPacketCombat && s.pending_damage[i].source == e.object;
  if (combat) {
    Cause t;
    t.kind = CauseKind::combat_damage;
    t.player = s.active;
    out.add(t);
  }
  u16 last = kNoIndex;
  for (int i = s.frame_count - 1; i >= 0 && out.n < kMaxCauses; --i) {
    const Frame& f = s.frames[i];
    Cause t;
    switch (f.kind) {
      case FrameKind::resolve:
      case FrameKind::effects:
      case FrameKind::pick:
      case FrameKind::pay:
      case FrameKind::enter:
      case FrameKind::replaced:
        if (f.item >= s.stack_object_count ||
            s.stack_objects[f.item].kind == StackObjectKind::none) {
          if (f.kind != FrameKind::enter && f.kind != FrameKind::replaced) break;
          t.kind = f.kind == FrameKind::enter ? CauseKind::enters : CauseKind::replaced;
          t.player = f.player;
          t.source = f.ref;
          if (f.ref && alive(s, f.ref)) t.card = definition_of(s, f.ref);
          out.add(t);
          break;
        }
        if (f.item == last) break;
        last = f.item;
        t = of_item(s, f.item);
        if (f.kind == FrameKind::replaced) t.kind = CauseKind::replaced;
        out.add(t);
        break;
      case FrameKind::cast:
      case FrameKind::mana:
        if (f.item >= s.stack_object_count || f.item == last) break;
        last = f.item;
        if (chosen(e.type)) break;
        t = of_item(s, f.item);
        t.kind = f.kind == FrameKind::mana ? CauseKind::mana_ability : CauseKind::cost;
        out.add(t);
        break;
      case FrameKind::state_based:
      case FrameKind::settle:
        if (out.n && out.at[out.n - 1].kind == CauseKind::check) break;
        if (e.type != LogEvent::dies && e.type != LogEvent::destroy && e.type != LogEvent::bury &&
            e.type != LogEvent::lose_game && f.kind == FrameKind::settle)
          break;
        t.kind = CauseKind::check;
        t.detail = u8(check_of(s, e));
        out.add(t);
        break;
      case FrameKind::attackers:
      case FrameKind::blockers:
      case FrameKind::block_order:
        if (combat) break;
        combat = true;
        t.kind = CauseKind::combat;
        t.player = s.active;
        out.add(t);
        break;
      case FrameKind::combat_damage:
        if (combat) break;
        combat = true;
        t.kind = CauseKind::combat_damage;
        t.player = s.active;
        out.add(t);
        break;
      case FrameKind::window:
      case FrameKind::batch:
        if (out.n || e.type != LogEvent::window) break;
        t.kind = CauseKind::window;
        out.add(t);
        break;
      case FrameKind::mulligan:
        t.kind = CauseKind::setup;
        out.add(t);
        in_step = true;
        break;
      case FrameKind::step:
      case FrameKind::turn:
      case FrameKind::cleanup:
        if (in_step) break;
        in_step = true;
        t.kind = CauseKind::turn;
        t.detail = u8(s.step);
        t.player = s.active;
        out.add(t);
        break;
      default:
        break;
    }
  }
}

}  // namespace upkeep
