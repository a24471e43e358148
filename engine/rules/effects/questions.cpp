// The questions that effects ask themselves: their options, and what becomes of the answers. An
// answer lies in f.effects.answer (1 for yes, a value otherwise) or f.ref2 (an object) when the
// effect goes on.
#include <algorithm>

#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/pick.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

int values(Option* out, int lo, int hi) {
  int n = 0;
  for (int v = lo; v <= hi && n < kMaxOptions; ++v) {
    out[n++] = {.kind = OptionKind::value, .value = v};
  }
  return n;
}

}  // namespace

int simple_options(const Read& c, Option* out) {
  const Decision& d = c.s.decision;
  if (d.kind == DecisionKind::number) return values(out, d.lo, d.hi);
  switch (d.prompt) {
    case Prompt::may:
    case Prompt::pay_or:
    case Prompt::to_library:
    case Prompt::scry:          // yes: to the bottom
    case Prompt::tap_or_untap:  // yes: tap
      out[0] = {.kind = OptionKind::yes};
      out[1] = {.kind = OptionKind::no};
      return 2;
    case Prompt::color: {
      int n = 0;
      for (int k = 0; k < kManaKinds; ++k) {
        if (!((d.allowed ? d.allowed : kAllColors) >> k & 1)) continue;
        out[n++] = {.kind = OptionKind::value, .value = k};
      }
      return n;
    }
    case Prompt::land_type:
      return values(out, 0, 4);
    case Prompt::creature_type: {
      int n = 0;
      for (u8 type : c.db.creature_types) {
        if (n >= kMaxOptions) break;
        out[n++] = {.kind = OptionKind::value, .value = type};
      }
      return n;
    }
    default:
      return values(out, 0, d.hi);
  }
}

int fx_options(const Read& c, const Frame& f, Option* out) {
  const Decision& d = c.s.decision;
  if (d.prompt == Prompt::look && d.kind == DecisionKind::order) {
    int n = 0;
    const ZoneList& l = c.s.library[d.n];
    for (int i = f.library_top.placed; i < f.library_top.kept && i < l.count; ++i) {
      out[n++] = {.kind = OptionKind::object, .object = make_ref(c.s, l.at[i])};
    }
    return n;
  }
  if (d.prompt == Prompt::choose_object) return hidden_options(c, out);
  if (d.prompt == Prompt::choose_player) {
    int n = 0;
    for (u8 p = 0; p < c.s.player_count; ++p)
      if (p != d.player && in_game(c.s, p)) out[n++] = {.kind = OptionKind::player, .a = p};
    return n;
  }
  if (d.prompt == Prompt::pile) return part_options(c, out);
  if (d.prompt == Prompt::block_what) return make_block_options(c, out);
  return simple_options(c, out);
}

void fx_answer(Ctx&, Frame& f, const Option& o) {
  switch (o.kind) {
    case OptionKind::yes:
      f.effects.answer = 1;
      break;
    case OptionKind::no:
      f.effects.answer = 0;
      break;
    case OptionKind::object:
      f.ref2 = o.object;
      break;
    case OptionKind::player:
      f.effects.answer = o.a;
      break;
    default:
      f.effects.answer = i16(o.value);
  }
}

// ------------------------------------------------------------------ choices that are effects of
// their own
Run fx_choose(EffectContext& x) {
  u8 who = who_one(x, x.e.who);
  if (who >= x.s.player_count || !in_game(x.s, who)) return Run::done;
  if (x.e.kind == EffectKind::choose_object && x.e.who.kind == SelKind::opponent) {
    // One of several opponents, whom the controller names first.
    u8 opponents[kMaxPlayers];
    if (x.f.pc == stage::choose::start && who_all(x, x.e.who, opponents) > 1) {
      x.f.pc = stage::choose::chosen_opponent;
      Decision& d = ask(x.c, DecisionKind::choose, Prompt::choose_player, x.it.controller);
      d.item = x.f.item;
      d.ability = x.f.node;
      d.about = x.it.source;
      return Run::wait;
    }
    if (x.f.pc == stage::choose::chosen_opponent) {
      who = u8(x.f.effects.answer);
      x.f.pc = stage::choose::start;
    }
  }
  if (x.e.kind == EffectKind::choose_object) {
    if (x.f.pc == stage::choose::chosen) {
      set_did(x.it, x.it.picked_count > 0);
      for (int i = 0; (x.e.flags & kEReveal) && i < x.it.picked_count; ++i)
        show_card(x.c, x.it.picked[i], everyone(x.s));
      return Run::done;
    }
    x.f.pc = stage::choose::chosen;
    const int n = std::max(0, amount(x, x.e.amount));
    if (x.e.flags & kERandom) {
      Selector all;
      all.kind = SelKind::all;
      all.filter = x.e.filter;
      Ref objects[kMaxPermanents];
      int left = objects_of(x, all, objects, kMaxPermanents);
      clear_picked(x.it);
      for (int i = 0; i < n && left > 0; ++i) {
        const int at = int(random_below(x.s, u32(left)));
        add_picked(x.it, objects[at]);
        objects[at] = objects[--left];
      }
      return fx_choose(x);
    }
    pick_from(x.c, who, Prompt::choose_object, x.e.filter, Zone::battlefield,
              x.e.flags & kEUpTo ? 0 : n, n, x.f.item, kNoPlayer);
    return Run::wait;
  }
  Prompt why = Prompt::color;
  if (x.e.kind == EffectKind::choose_type)
    why = x.e.flags & kEBasicLand ? Prompt::land_type : Prompt::creature_type;
  if (x.e.kind == EffectKind::choose_number) why = Prompt::choose_number;
  if (x.f.pc == stage::choose::start) {
    x.f.pc = stage::choose::chosen;
    const bool number = why == Prompt::choose_number;
    Decision& d = ask(x.c, number ? DecisionKind::number : DecisionKind::choose, why, who);
    d.item = x.f.item;
    d.ability = x.f.node;
    d.about = x.it.source;
    if (number) d.hi = i16(std::clamp(amount(x, x.e.amount), 0, kMaxOptions - 1));
    return Run::wait;
  }
  if (why == Prompt::color)
    x.it.chosen_color = u8(x.f.effects.answer);
  else if (why == Prompt::choose_number) {
    x.it.chosen_number = x.f.effects.answer;
    if (Permanent* p = x.e.flags & kERemember ? perm_at(x.s, x.it.source) : nullptr) {
      p->chosen_number = i8(x.f.effects.answer);
      dirty(x.s);
    }
  } else
    x.it.chosen_type = u16(x.f.effects.answer);
  Event e;
  e.type = LogEvent::choose;
  e.player = who;
  e.value = u8(x.f.effects.answer);
  e.amount = i16(why);
  e.object = x.it.source;
  e.card = x.it.card;
  emit(x.c, e);
  return Run::done;
}

Run fx_flip_coin(EffectContext& x) {  // CR 705.1: with an even chance nothing hangs on the call
  u8 players[kMaxPlayers];
  const int n = who_all(x, x.e.who, players);
  x.it.tails = 0;
  for (int i = 0; i < n; ++i) {
    const bool won = random_below(x.s, 2) == 1;
    x.it.flags = u16(won ? x.it.flags | kItemWonFlip : x.it.flags & ~kItemWonFlip);
    if (!won) x.it.tails |= bit_of(players[i]);
    Event e;
    e.type = LogEvent::coin;
    e.player = players[i];
    e.value = won;
    emit(x.c, e);
  }
  return Run::done;
}

}  // namespace upkeep
