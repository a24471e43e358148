// Choices made as a permanent enters the battlefield (CR 614.12): what it copies, a colour, a type,
// an opponent, a payment, what an Aura that was not cast is attached to. The frame: ref the object,
// player its controller, a the MoveFlags, node the ability looked at next, b the definition copied,
// c chosen colour and player, d chosen type, ref2 host, flags below.
#include "rules/effects/enter.h"
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

enum Flag : u8 { kOwnItem = 1, kNotPaid = 2, kForm = 4, kNumber = 8 };
constexpr int kHostPlayerShift = 4;  // above them the player an Aura will be attached to
MaybePlayer host_player(const Frame& f) {
  return MaybePlayer::of_raw(u8(f.flags >> kHostPlayerShift));
}
void set_host_player(Frame& f, u8 player) {
  f.flags |= u8(MaybePlayer(player).raw() << kHostPlayerShift);
}

bool asks(ReplKind k) {
  switch (k) {
    case ReplKind::enters_as_copy:
    case ReplKind::enters_choose_color:
    case ReplKind::enters_choose_creature_type:
    case ReplKind::enters_choose_land_type:
    case ReplKind::enters_choose_opponent:
    case ReplKind::enters_pay:
    case ReplKind::enters_choose_number:
    case ReplKind::enters_choose_form:
      return true;
    case ReplKind::none:
    case ReplKind::enters_tapped:
    case ReplKind::enters_with_counters:
    case ReplKind::graveyard_exile:
    case ReplKind::graveyard_shuffle:
    case ReplKind::damage_counters:
    case ReplKind::discard_to_battlefield:
    case ReplKind::enters_lose_life:
    case ReplKind::draw:
    case ReplKind::gain_life:
    case ReplKind::skip_turn:
    case ReplKind::count:
      break;
  }
  return false;
}

// An Aura spell enters attached to its target; any other Aura's controller chooses (CR 303.4f).
bool is_own_spell(const State& s, Ref object) {
  const Object& o = s.objects[object.slot];
  return o.zone == Zone::stack && o.perm < s.stack_object_count &&
         s.stack_objects[o.perm].self == object;
}

u16 definition(const Read& c, const Frame& f) {
  if (f.enter.copy_of == kCopyOfFaceDown) return 0;
  return f.enter.copy_of ? f.enter.copy_of : c.s.objects[f.ref.slot].card;
}

Scope scope_for(const Frame& f) {
  Scope sc;
  sc.source = f.ref;
  sc.controller = f.player;
  return sc;
}

bool may_host(const Read& c, const Frame& f, Ref host) {
  const CardDef& d = c.db.card(definition(c, f));
  const TargetSpec& t = c.db.targets[d.enchant];
  return t.filter && permanent_of(c.s, host) && matches(c, t.filter, host, scope_for(f)) &&
         !has_keyword(c.s, host, Keyword::cant_be_enchanted) && !protected_from(c, host, f.ref);
}

bool may_host_player(const Read& c, const Frame& f, u8 player) {
  const TargetSpec& t = c.db.targets[c.db.card(definition(c, f)).enchant];
  if (!in_game(c.s, player)) return false;
  switch (t.players) {
    case kTargetNoPlayer:
      return false;
    case kTargetAnyPlayer:
      return true;
    case kTargetOpponent:
      return player != f.player;
    case kTargetSelfPlayer:
      return player == f.player;
  }
  return false;
}

int host_options(const Read& c, const Frame& f, Option* out) {
  int n = 0;
  for (int i = 0; i < c.s.battlefield_count; ++i) {
    const Ref r = make_ref(c.s, c.s.battlefield[i]);
    if (!may_host(c, f, r)) continue;
    out[n++] = {.kind = OptionKind::object, .object = r};
  }
  for (u8 p = 0; p < c.s.player_count; ++p) {
    if (!may_host_player(c, f, p)) continue;
    out[n++] = {.kind = OptionKind::player, .a = p};
  }
  return n;
}

const Ability& ability_at(const Read& c, const Frame& f) {
  return c.db.abilities[c.db.card(definition(c, f)).first_ability + f.node];
}

int copy_options(const Read& c, const Frame& f, Option* out) {
  const u16 filter = ability_at(c, f).filter;
  int n = 0;
  for (int i = 0; i < c.s.battlefield_count; ++i) {
    const Ref r = make_ref(c.s, c.s.battlefield[i]);
    if (filter && !matches(c, filter, r, scope_for(f))) continue;
    out[n++] = {.kind = OptionKind::object, .object = r};
  }
  return n;
}

Decision& question(Ctx& c, Frame& f, DecisionKind shape, Prompt why) {
  Decision& d = ask(c, shape, why, f.player);
  d.about = f.ref;
  d.item = f.item;
  d.lo = 1;
  d.hi = 1;
  return d;
}

// The item in which a payment leaves its result.
bool need_item(Ctx& c, Frame& f) {
  if (f.item < c.s.stack_object_count) return true;
  const u16 item = new_item(c);
  if (item == kNoIndex) return false;
  StackObject& it = c.s.stack_objects[item];
  it.kind = StackObjectKind::special;
  it.controller = f.player;
  it.source = f.ref;
  it.card = c.s.objects[f.ref.slot].card;
  f.item = item;
  f.flags |= kOwnItem;
  return true;
}

void not_paid(const Read& c, Frame& f) {
  if (ability_at(c, f).repl_flags & kETapped)
    f.enter.move_flags = i16(f.enter.move_flags | kMoveTapped);
  else
    f.flags |= kNotPaid;
  ++f.node;
  f.pc = stage::enter::abilities;
}

// One ability of what enters. True if a question was asked or a frame pushed.
bool ask_ability(Ctx& c, Frame& f, const Ability& a) {
  switch (a.repl) {
    case ReplKind::enters_choose_color:
      question(c, f, DecisionKind::choose, Prompt::color);
      return true;
    case ReplKind::enters_choose_creature_type:
      question(c, f, DecisionKind::choose, Prompt::creature_type);
      return true;
    case ReplKind::enters_choose_land_type:
      question(c, f, DecisionKind::choose, Prompt::land_type);
      return true;
    case ReplKind::enters_choose_number: {
      if (!need_item(c, f)) return false;
      Decision& d = question(c, f, DecisionKind::number, Prompt::choose_number);
      d.lo = 0;
      d.hi = i16(amount_of(c, a.amount, scope_for(f)));
      return true;
    }
    case ReplKind::enters_choose_form: {
      if (!need_item(c, f)) return false;
      Decision& d = question(c, f, DecisionKind::choose, Prompt::choose_option);
      d.lo = 0;
      d.hi = -1;
      for (u16 m = a.mods; m; m = c.db.mods[m].next) ++d.hi;
      return true;
    }
    case ReplKind::enters_choose_opponent: {
      int n = 0;
      u8 only = kNoPlayer;
      for (u8 p = 0; p < c.s.player_count; ++p) {
        if (p == f.player || !in_game(c.s, p)) continue;
        only = p;
        ++n;
      }
      if (n > 1) {
        question(c, f, DecisionKind::choose, Prompt::choose_player);
        return true;
      }
      f.enter.opponent = only;
      return false;
    }
    case ReplKind::enters_pay:
      if (!need_item(c, f) ||
          !can_pay_cost(c, f.player, a.cost, scope_of(c.s, c.s.stack_objects[f.item]))) {
        not_paid(c, f);
        --f.node;  // the caller steps on
        return false;
      }
      question(c, f, DecisionKind::choose, Prompt::pay_or).ability =
          u16(c.db.card(definition(c, f)).first_ability + f.node);
      return true;
    default:
      return false;
  }
}

// "… except that it is an enchantment too": what the card adds to what it copies (CR 707.9).
u16 exceptions(const Read& c, u16 card) {
  const CardDef& d = c.db.card(card);
  for (int i = 0; i < d.ability_count; ++i) {
    const Ability& a = c.db.abilities[d.first_ability + i];
    if (a.kind == AbilityKind::replacement && a.repl == ReplKind::enters_as_copy) return a.mods;
  }
  return 0;
}

void finish(Ctx& c, Frame& f) {
  State& s = c.s;
  const u16 card = s.objects[f.ref.slot].card;
  const Frame done = f;
  pop_frame(c);
  Ref now;
  if (done.flags & kNotPaid) {
    move_object(c, done.ref, Zone::graveyard, s.objects[done.ref.slot].owner);
  } else {
    EnterSpec spec;
    spec.copy_of = done.enter.copy_of;
    spec.chosen_color = done.enter.color;
    spec.chosen_player = done.enter.opponent;
    spec.chosen_type = done.enter.type;
    if (spec.copy_of) {
      // What it copies may have a form of its own, or copy with exceptions (CR 707.2, 707.9).
      if (done.item < s.stack_object_count && perm_at(s, s.stack_objects[done.item].saved)) {
        const Copiable from = copiable(s, s.stack_objects[done.item].saved);
        spec.form = from.form;
        spec.copy_mods = from.copy_mods;
        spec.made = spec.copy_of == kCopyOfFaceDown ? ColorSet(0) : from.made;
      }
      if (const u16 own = exceptions(c, card)) spec.copy_mods = own;
    }
    if (done.flags & kForm) spec.form = s.stack_objects[done.item].form;
    if (done.flags & kNumber) spec.number = i8(s.stack_objects[done.item].chosen_number);
    spec.host = done.ref2;
    if (const MaybePlayer host = host_player(done)) spec.host_player = u8(*host);
    // A land that is played waits on its announcement alone; one that an effect puts there does
    // not.
    const Frame* under = s.frame_count ? &top_frame(s) : nullptr;
    const bool played = under && under->kind == FrameKind::cast && under->ref == done.ref;
    now = enter_battlefield(c, done.ref, done.player,
                            u16(done.enter.move_flags | (played ? kMovePlayed : 0)), spec);
    if (now && s.objects[now.slot].flags & kObjToken) tell_token(c, now, done.player);
  }
  if (done.flags & kOwnItem)
    free_item(c, done.item);
  else if (done.item < s.stack_object_count)
    add_picked(s.stack_objects[done.item], now);
}

// Would what is there take its abilities away, those included that change how it enters (CR
// 614.12)?
bool enters_without_abilities(const Read& c, Ref object, u8 controller) {
  const State& s = c.s;
  const Derived as = characteristics(c, object);
  if (!s.rules.enters_looks_ahead()) return false;
  for (int b = 0; b < s.battlefield_count; ++b) {
    const Ref r = make_ref(s, s.battlefield[b]);
    const Derived& d = *derived_at(s, r);
    const CardDef& def = c.db.card(d.card);
    if (!def.has_static || d.lost_abilities) continue;
    for (int i = 0; i < def.ability_count; ++i) {
      const Ability& a = c.db.abilities[def.first_ability + i];
      if (a.kind != AbilityKind::static_ || a.affects.kind != SelKind::all) continue;
      bool takes = false;
      for (u16 m = a.mods; m; m = c.db.mods[m].next)
        takes = takes || c.db.mods[m].kind == ModKind::remove_abilities ||
                c.db.mods[m].kind == ModKind::set_land_type;
      const Scope sc = scope_of(s, r);
      if (takes && !(s.rules.tapped_artifacts_off() && switched_off(c, r, a)) &&
          (!a.condition || condition_holds(c, a.condition, sc)) &&
          matches_as_spell(c, a.affects.filter, object, as, controller, sc))
        return true;
    }
  }
  return false;
}

}  // namespace

bool enter_needs_choice(const Read& c, Ref object, u8 controller, u16 flags) {
  if (flags & kMoveFaceDown) return false;
  const CardDef& d = c.db.card(c.s.objects[object.slot].card);
  if (d.enchant && !is_own_spell(c.s, object)) return true;
  for (int i = 0; d.has_replacement && i < d.ability_count; ++i) {
    const Ability& a = c.db.abilities[d.first_ability + i];
    if (a.kind == AbilityKind::replacement && asks(a.repl))
      return !enters_without_abilities(c, object, controller);
  }
  return false;
}

void push_enter(Ctx& c, Ref object, u8 controller, u16 flags, u16 item) {
  State& s = c.s;
  if (!alive(s, object)) return;
  Frame& f = push_frame(c, FrameKind::enter);
  f.ref = object;
  f.player = controller;
  f.enter.move_flags = i16(flags);
  f.item = item;
  f.enter.color = kNoColor;
  f.enter.opponent = kNoPlayer;
  f.enter.type = kNoIndex;
  if (!is_own_spell(s, object)) {
    if (!enter_needs_choice(c, object, controller, flags)) finish(c, f);
    return;
  }
  const StackObject& it = s.stack_objects[s.objects[object.slot].perm];
  if (c.db.card(it.card).enchant && !(flags & kMoveFaceDown)) {
    for (int i = 0; i < it.target_count; ++i) {
      if (it.targets[i].slot != 0 || !it.targets[i].legal) continue;
      if (it.targets[i].kind == TargetKind::object) f.ref2 = it.targets[i].object;
      if (it.targets[i].kind == TargetKind::player) set_host_player(f, it.targets[i].player);
    }
  }
  if (!enter_needs_choice(c, object, controller, flags)) finish(c, f);
}

void step_enter(Ctx& c, Frame& f) {
  State& s = c.s;
  if (!alive(s, f.ref)) {
    if (f.flags & kOwnItem) free_item(c, f.item);
    pop_frame(c);
    return;
  }
  refresh(c);
  const auto count = [&] { return int(c.db.card(definition(c, f)).ability_count); };
  switch (f.pc) {
    case stage::enter::copy:
      for (; f.node < count(); ++f.node) {
        const Ability& a = ability_at(c, f);
        if (a.kind != AbilityKind::replacement || a.repl != ReplKind::enters_as_copy) continue;
        Option options[kMaxPermanents];
        if (copy_options(c, f, options) == 0) continue;
        Decision& d = question(c, f, DecisionKind::pick, Prompt::copy_what);
        d.lo = 0;
        d.filter = a.filter;
        return;
      }
      f.node = 0;
      f.pc = stage::enter::abilities;
      [[fallthrough]];
    case stage::enter::abilities:
      for (; f.node < count(); ++f.node) {
        const Ability& a = ability_at(c, f);
        if (a.kind != AbilityKind::replacement || !asks(a.repl)) continue;
        if (a.condition && !condition_holds(c, a.condition, scope_for(f))) continue;
        if (ask_ability(c, f, a)) return;
      }
      f.pc = stage::enter::host;
      return;
    case stage::enter::paid:
      if (s.stack_objects[f.item].flags & kItemDid) {
        ++f.node;
        f.pc = stage::enter::abilities;
      } else {
        not_paid(c, f);
      }
      return;
    case stage::enter::host: {
      f.pc = stage::enter::enter;
      const bool hosted = f.ref2 || host_player(f);
      if (!c.db.card(definition(c, f)).enchant || hosted) return;
      Option options[kMaxPermanents + kMaxPlayers];
      if (host_options(c, f, options) == 0) {  // it stays where it is (CR 303.4g)
        const bool on_stack = s.objects[f.ref.slot].zone == Zone::stack;
        if (on_stack) {
          f.flags |= kNotPaid;
          return;
        }
        if (f.flags & kOwnItem) free_item(c, f.item);
        pop_frame(c);
        return;
      }
      question(c, f, DecisionKind::pick, Prompt::attach_to);
      return;
    }
    default:
      finish(c, f);
  }
}

void answer_enter(Ctx& c, Frame& f, const Option& o) {
  switch (f.pc) {
    case stage::enter::copy:
      if (const Permanent* p = o.kind == OptionKind::object ? perm_at(c.s, o.object) : nullptr;
          p && p->flags & kPFaceDown) {
        // A copy of what lies face down is a 2/2 that is nothing else, and lies face up (CR 707.2).
        f.enter.copy_of = kCopyOfFaceDown;
      } else if (o.kind == OptionKind::object) {
        f.enter.copy_of = copiable(c.s, o.object).card;
        if (need_item(c, f)) c.s.stack_objects[f.item].saved = o.object;
      }
      f.node = 0;
      f.pc = stage::enter::abilities;
      return;
    case stage::enter::abilities: {
      const ReplKind k = ability_at(c, f).repl;
      if (k == ReplKind::enters_choose_form) {
        u16 m = ability_at(c, f).mods;
        for (int i = 0; i < o.value && m; ++i) m = c.db.mods[m].next;
        c.s.stack_objects[f.item].form = c.db.mods[m].filter;
        f.flags |= kForm;
        ++f.node;
        return;
      }
      if (k == ReplKind::enters_choose_number) {
        c.s.stack_objects[f.item].chosen_number = i16(o.value);
        f.flags |= kNumber;
      }
      if (k == ReplKind::enters_pay) {
        if (o.kind != OptionKind::yes) {
          not_paid(c, f);
          return;
        }
        StackObject& it = c.s.stack_objects[f.item];
        set_did(it, false);
        f.pc = stage::enter::paid;
        push_pay(c, f.player, ability_at(c, f).cost, f.item);
        return;
      }
      if (k == ReplKind::enters_choose_color) f.enter.color = u8(o.value);
      if (k == ReplKind::enters_choose_opponent) f.enter.opponent = o.a;
      if (k == ReplKind::enters_choose_creature_type || k == ReplKind::enters_choose_land_type)
        f.enter.type = u16(o.value);
      Event e;
      e.type = LogEvent::choose;
      e.player = f.player;
      e.value = u8(k == ReplKind::enters_choose_opponent ? o.a : o.value);
      e.amount = i16(k == ReplKind::enters_choose_number          ? Prompt::choose_number
                     : k == ReplKind::enters_choose_color         ? Prompt::color
                     : k == ReplKind::enters_choose_opponent      ? Prompt::choose_player
                     : k == ReplKind::enters_choose_creature_type ? Prompt::creature_type
                                                                  : Prompt::land_type);
      e.object = f.ref;
      e.card = definition(c, f);
      emit(c, e);
      ++f.node;
      return;
    }
    default:
      if (o.kind == OptionKind::object) f.ref2 = o.object;
      if (o.kind == OptionKind::player) set_host_player(f, o.a);
  }
}

int options_enter(const Read& c, const Frame& f, Option* out, bool) {
  int n = 0;
  switch (c.s.decision.prompt) {
    case Prompt::copy_what:
      n = copy_options(c, f, out);
      out[n++] = {.kind = OptionKind::done};
      return n;
    case Prompt::attach_to:
      return host_options(c, f, out);
    case Prompt::choose_player:
      for (u8 p = 0; p < c.s.player_count; ++p) {
        if (p == f.player || !in_game(c.s, p)) continue;
        out[n++] = {.kind = OptionKind::player, .a = p};
      }
      return n;
    default:
      return simple_options(c, out);
  }
}

}  // namespace upkeep
