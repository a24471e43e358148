// Effects that last: modifications, control, copies of permanents.
#include <algorithm>

#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/layer_order.h"
#include "rules/query.h"

namespace upkeep {
namespace {

void choices_of_source(const EffectContext& x, ContinuousEffect& e) {
  e.color = x.it.chosen_color;
  e.type = x.it.chosen_type;
  const Permanent* p = perm_at(x.s, x.it.source);
  const LastKnownInfo* l = p ? nullptr : last_known(x.s, x.it.source);
  if (e.color == kNoColor && (p || l)) e.color = p ? p->chosen_color : l->chosen_color;
  if (e.type == kNoIndex && (p || l)) e.type = p ? p->chosen_type : l->chosen_type;
}

// Amounts are fixed as the effect begins (CR 608.2i); the first modification that has some gives
// them.
void fix_amounts(EffectContext& x, ContinuousEffect& e, u16 mods) {
  for (u16 m = mods; m; m = x.c.db.mods[m].next) {
    const Mod& mod = x.c.db.mods[m];
    if (!mod.p && !mod.t) continue;
    e.p = i16(std::clamp(amount(x, mod.p), -30000, 30000));
    e.t = i16(std::clamp(amount(x, mod.t), -30000, 30000));
    return;
  }
}

ContinuousEffect effect_of(EffectContext& x, u16 mods) {
  ContinuousEffect e;
  e.source = x.it.source;
  e.controller = x.it.controller;
  e.duration = x.e.duration;
  e.mods = mods;
  e.card = x.it.card;
  if (e.duration == Duration::while_counters) e.set_needed_counter(x.e.counter);
  const TextWords words = words_of(x.c, x.sc);
  e.color_words = words.colors;
  e.land_words = words.lands;
  choices_of_source(x, e);
  return e;
}

// Which of the two words of a text change is still to be chosen; 0 none.
int open_words(const EffectContext& x, bool& land) {
  for (u16 m = x.e.mods; m; m = x.c.db.mods[m].next) {
    const Mod& mod = x.c.db.mods[m];
    if (mod.kind != ModKind::text_color && mod.kind != ModKind::text_land) continue;
    land = mod.kind == ModKind::text_land;
    return (mod.a == kChosenWord) + 2 * (mod.b == kChosenWord);
  }
  return 0;
}

Run ask_word(EffectContext& x, bool land, u8 then, int not_this) {
  x.f.pc = then;
  Decision& d =
      ask(x.c, DecisionKind::choose, land ? Prompt::land_type : Prompt::color, x.it.controller);
  d.item = x.f.item;
  d.ability = x.f.node;
  d.about = x.it.source;
  d.n = then;
  if (!land) d.allowed = u8(not_this < 5 ? kAllColors & ~(1 << not_this) : kAllColors);
  return Run::wait;
}

}  // namespace

// What only changes the rules, such as "can't block", is not fixed to the objects that are there
// when it begins (CR 611.2c).
bool only_rules(const EffectContext& x, u16 first) {
  for (u16 m = first; m; m = x.c.db.mods[m].next) {
    const Mod& mod = x.c.db.mods[m];
    if (mod.kind != ModKind::add_keywords || !mod.keywords || mod.keywords & ~kRulesWords)
      return false;
  }
  return first != 0;
}

// Can be asked at any time what it matches: it speaks of nothing that this spell or ability knows.
bool stands_alone(const CardDb& db, u16 filter) {
  for (u16 i = filter; i; i = db.filters[i].or_next) {
    const Filter& f = db.filters[i];
    const auto fixed = [&](Cmp cmp, u16 amount) {
      return cmp == Cmp::none || db.amounts[amount].kind == AmountKind::constant;
    };
    if (f.controller > PlayerRelation::opponent || f.owner > PlayerRelation::opponent ||
        f.zone != Zone::battlefield || f.flags & (kFOther | kFAttachedToSource | kFSelf) ||
        !fixed(f.power_cmp, f.power) || !fixed(f.toughness_cmp, f.toughness) ||
        !fixed(f.mv_cmp, f.mv))
      return false;
  }
  return true;
}

Run fx_apply(EffectContext& x) {
  bool land = false;
  const int open = open_words(x, land);
  if (x.f.pc == stage::text_change::start && (open & 1))
    return ask_word(x, land, stage::text_change::asked_from, 5);
  if (x.f.pc == stage::text_change::asked_from) x.f.text_change.from = x.f.effects.answer;
  if (x.f.pc <= stage::text_change::asked_from && (open & 2))
    return ask_word(x, land, stage::text_change::asked_to, x.f.text_change.from);
  if (x.f.pc == stage::text_change::asked_to) x.f.text_change.to = x.f.effects.answer;
  ContinuousEffect e = effect_of(x, x.e.mods);
  if (open & 1) e.color = u8(x.f.text_change.from);
  if (open & 2) e.type = u16(x.f.text_change.to);
  if (x.e.what.kind == SelKind::none) {
    u8 players[kMaxPlayers];
    const int n = who_all(x, x.e.who, players);
    fix_amounts(x, e, x.e.mods);
    for (int i = 0; i < n; ++i) {
      e.player = players[i];
      add_continuous(x.c, e);
    }
    return Run::done;
  }
  if (x.e.what.kind == SelKind::all && !x.e.filter && only_rules(x, x.e.mods) &&
      stands_alone(x.c.db, x.e.what.filter)) {
    e.effect = x.f.node;
    add_continuous(x.c, e);
    return Run::done;
  }
  Ref objects[kMaxPermanents];
  const int n = objects_of(x, x.e.what, objects, kMaxPermanents);
  Selection found;
  select(x.c, x.e.what, x.sc, found);
  const Ref iterated = x.it.iterated;
  // All are fixed before the first begins: the effects are one (CR 611.2c).
  i16 p[kMaxPermanents], t[kMaxPermanents];
  for (int i = 0; i < n; ++i) {
    x.it.iterated = objects[i];
    fix_amounts(x, e, x.e.mods);
    p[i] = e.p;
    t[i] = e.t;
  }
  x.it.iterated = iterated;
  clear_picked(x.it);
  for (int i = 0; i < n; ++i) {
    const Zone zone = x.s.objects[objects[i].slot].zone;
    if (zone != Zone::battlefield && zone != Zone::stack) continue;
    if (x.e.filter && !matches(x.c, x.e.filter, objects[i], x.sc)) continue;
    e.affected = objects[i];
    e.p = p[i];
    e.t = t[i];
    if (e.duration == Duration::controllers_next_turn)
      e.waits = MaybePlayer(controller_of(x.s, objects[i]));
    add_continuous(x.c, e);
    add_picked(x.it, objects[i]);
  }
  e.affected = Ref{};
  for (int i = 0; i < found.player_count; ++i) {
    fix_amounts(x, e, x.e.mods);
    e.player = found.players[i];
    add_continuous(x.c, e);
  }
  return Run::done;
}

void modify_for_good(EffectContext& x, Ref object) {
  ContinuousEffect e = effect_of(x, x.e.mods);
  e.duration = Duration::permanent;
  e.affected = object;
  fix_amounts(x, e, x.e.mods);
  add_continuous(x.c, e);
}

Run fx_must_block(EffectContext& x) {
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  for (int i = 0; i < n; ++i) {
    ContinuousEffect e = effect_of(x, x.e.mods);
    e.duration = Duration::end_of_turn;
    e.affected = objects[i];
    add_continuous(x.c, e);
  }
  return Run::done;
}

Run fx_gain_control(EffectContext& x) {
  const u8 who = who_one(x, x.e.who);
  if (who >= x.s.player_count || !in_game(x.s, who)) return Run::done;
  Ref objects[kMaxPermanents];
  const int n = battlefield_of(x, x.e.what, objects, kMaxPermanents);
  clear_picked(x.it);
  for (int i = 0; i < n; ++i) {
    ContinuousEffect e = effect_of(x, x.c.db.control_mod);
    e.controller = who;
    e.affected = objects[i];
    add_continuous(x.c, e);
    add_picked(x.it, objects[i]);
  }
  refresh(x.c);
  set_did(x.it, n > 0);
  return Run::done;
}

Run fx_exchange_control(EffectContext& x) {  // CR 701.12b: both or nothing
  Ref a[4], b[4];
  const int n = battlefield_of(x, x.e.what, a, 4);
  int m = 1;
  b[0] = x.it.source;
  if (x.e.from.kind != SelKind::none)
    m = battlefield_of(x, x.e.from, b, 4);
  else if (!perm_at(x.s, b[0]))
    m = 0;
  if (x.e.from.kind == x.e.what.kind && x.e.from.n == x.e.what.n && n > 1) b[0] = a[1];
  if (n == 0 || m == 0) return Run::done;
  const u8 ca = controller_of(x.s, a[0]), cb = controller_of(x.s, b[0]);
  if (ca == cb) return Run::done;
  ContinuousEffect e = effect_of(x, x.c.db.control_mod);
  e.controller = cb;
  e.affected = a[0];
  add_continuous(x.c, e);
  e.controller = ca;
  e.affected = b[0];
  add_continuous(x.c, e);
  refresh(x.c);
  set_did(x.it, true);
  return Run::done;
}

Run fx_become_copy(EffectContext& x) {
  Ref what[1], self[kMaxPermanents];
  if (!battlefield_of(x, x.e.what, what, 1)) return Run::done;
  int n = 1;
  self[0] = x.it.source;
  if (x.e.from.kind != SelKind::none) n = battlefield_of(x, x.e.from, self, kMaxPermanents);
  Copiable from = copiable(x.s, what[0]);
  if (perm_at(x.s, what[0])->flags & kPFaceDown) from = {kCopyOfFaceDown, 0, 0, 0};
  for (int i = 0; i < n; ++i) {
    Permanent* p = perm_at(x.s, self[i]);
    if (!p) continue;
    Event ev;
    ev.type = LogEvent::transform;
    ev.object = self[i];
    ev.card = definition_of(x.s, self[i]);
    ev.other = what[0];
    ev.other_card = from.card == kCopyOfFaceDown ? u16(0) : from.card;
    ev.player = controller_of(x.s, self[i]);
    if (x.e.duration == Duration::permanent) {
      p->timestamp = x.s.clock++;  // CR 613.7a: what it says now, it says from now on
      // What was chosen belongs to the abilities that asked for it, not to those of the copy, even
      // if they say the same (CR 607.5).
      p->chosen_color = kNoColor;
      p->chosen_player = kNoPlayer;
      p->chosen_type = kNoIndex;
      p->chosen_number = 0;
      p->copy_of = from.card;
      p->form = from.form;
      p->color_override = from.made;
      p->copy_mods = x.e.mods ? x.e.mods : from.copy_mods;
    } else {
      ContinuousEffect e = effect_of(x, x.e.mods);
      e.affected = self[i];
      e.copy_card = from.card;
      e.copy_form = from.form ? from.form : from.copy_mods;
      fix_amounts(x, e, x.e.mods);
      add_continuous(x.c, e);
    }
    dirty(x.s);
    x.s.sba_needed = 1;
    emit(x.c, ev);
  }
  return Run::done;
}

}  // namespace upkeep
