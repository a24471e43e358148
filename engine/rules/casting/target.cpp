// Targets (CR 115): which objects and players a slot may have, when chosen and again on resolution.
#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

// One slot of one spell or ability, asked about many candidates.
struct Query {
  const Read& c;
  const TargetSpec& t;
  const Scope& scope;
  const StackObject* it;  // null: only asked whether there would be a target
  Ref self;               // the spell itself, no target of its own (CR 115.5)
  u8 slot = 0;
  bool aura = false;
  bool windows = false;  // the rules know windows, and this is an announcement
  u16 equip = 0;         // filter on what the Equipment may be attached to
};

constexpr u16 zone_bit(Zone z) { return u16(1u << int(z)); }

u16 zones_of(const CardDb& db, u16 filter) {
  u16 mask = 0;
  for (std::size_t guard = 0; filter && guard < db.filters.size(); ++guard) {
    const Filter& f = db.filters[filter];
    if (f.flags & (kFSpell | kFAbility))
      mask |= zone_bit(Zone::stack);
    else
      mask |= zone_bit(f.zone == Zone::none ? Zone::battlefield : f.zone);
    filter = f.or_next;
  }
  return mask;
}

bool chosen_before(const Query& q, Ref object, u8 player) {
  if (!q.it) return false;
  const bool never = q.c.s.rules.is(DuplicateTargets::never);
  for (int i = 0; i < q.it->target_count; ++i) {
    const Target& t = q.it->targets[i];
    if (!never && t.slot != q.slot && t.slot != q.t.other_than_slot) continue;
    if (t.kind == TargetKind::object ? object && t.object == object
                                     : player != kNoPlayer && t.player == player)
      return true;
  }
  return false;
}

ReasonCode object_reason(const Query& q, Ref r, Ref* by = nullptr) {
  if (!q.t.filter || !alive(q.c.s, r) || r == q.self) return ReasonCode::illegal_target;
  if (!matches(q.c, q.t.filter, r, q.scope)) return ReasonCode::illegal_target;
  if (q.windows)
    if (const ReasonCode w = window_target(q.c.s, window_now(q.c.s), r, kNoPlayer);
        w != ReasonCode::legal)
      return w;
  const ReasonCode code = targetable(q.c, r, q.scope.source, q.scope.controller, q.scope, by);
  if (code != ReasonCode::legal) return code;
  if (q.aura && has_keyword(q.c.s, r, Keyword::cant_be_enchanted)) {
    if (by) *by = keyword_giver(q.c, r, Keyword::cant_be_enchanted);
    if (by && !*by) *by = r;
    return ReasonCode::effect_forbids;
  }
  if (q.equip && !matches(q.c, q.equip, r, q.scope)) return ReasonCode::illegal_target;
  return chosen_before(q, r, kNoPlayer) ? ReasonCode::target_repeated : ReasonCode::legal;
}

bool player_allowed(const Query& q, u8 p) {
  if (!in_game(q.c.s, p)) return false;
  if (q.windows && window_target(q.c.s, window_now(q.c.s), {}, p) != ReasonCode::legal)
    return false;
  switch (q.t.players) {
    case kTargetNoPlayer:
      return false;
    case kTargetAnyPlayer:
      return true;
    case kTargetOpponent:
      return p != q.scope.controller;
    case kTargetSelfPlayer:
      return p == q.scope.controller;
  }
  return false;
}

// Calls fn(Ref) for every legal object until it returns false: battlefield in order of entering,
// the stack from the top, then the cards of each player, oldest first.
template <class Fn>
void each_object(const Query& q, Fn fn) {
  const State& s = q.c.s;
  if (!q.t.filter) return;
  const u16 zones = zones_of(q.c.db, q.t.filter);
  auto tell = [&](u16 slot) {
    const Ref r = make_ref(s, slot);
    return object_reason(q, r) != ReasonCode::legal || fn(r);
  };
  if (zones & zone_bit(Zone::battlefield))
    for (int i = 0; i < s.battlefield_count; ++i)
      if (!tell(s.battlefield[i])) return;
  if (zones & zone_bit(Zone::stack))
    for (int i = s.stack_count - 1; i >= 0; --i)
      if (!tell(s.stack_objects[s.stack[i]].self.slot)) return;
  for (int p = 0; p < s.player_count; ++p) {
    auto cards = [&](Zone z, const ZoneList& l) {
      if (!(zones & zone_bit(z))) return true;
      for (int i = 0; i < l.count; ++i)
        if (!tell(l.at[i])) return false;
      return true;
    };
    if (!cards(Zone::graveyard, s.graveyard[p]) || !cards(Zone::exile, s.exile[p]) ||
        !cards(Zone::hand, s.hand[p]) || !cards(Zone::ante, s.command_and_ante[p]))
      return;
  }
}

// "creature target player controls" cannot be judged before that player is chosen.
bool waits_for_player(const CardDb& db, u16 filter) {
  for (std::size_t guard = 0; filter && guard < db.filters.size(); ++guard) {
    const Filter& f = db.filters[filter];
    if (f.controller == PlayerRelation::target_player || f.owner == PlayerRelation::target_player)
      return true;
    filter = f.or_next;
  }
  return false;
}

Query query(const Read& c, const StackObject& it, const TargetSpec& t, const Scope& scope,
            u8 slot) {
  Query q{c, t, scope, &it, it.self, slot};
  q.windows = has_windows(c.s);
  if (it.kind == StackObjectKind::spell) q.aura = c.db.card(it.card).enchant != 0;
  if (it.ability && (c.db.abilities[it.ability].flags & kAEquip))
    q.equip = c.db.card(it.card).equip_filter;
  return q;
}

}  // namespace

bool targets_use_x(const CardDb& db, u16 ability) {
  const Ability& a = db.abilities[ability];
  const auto is_x = [&](Cmp cmp, u16 amount) {
    return cmp != Cmp::none && db.amounts[amount].kind == AmountKind::x;
  };
  for (int m = 0; m < a.mode_count; ++m) {
    const Mode& mode = db.modes[a.first_mode + m];
    for (int t = 0; t < mode.target_count; ++t) {
      u16 filter = db.targets[mode.first_target + t].filter;
      for (std::size_t guard = 0; filter && guard < db.filters.size(); ++guard) {
        const Filter& f = db.filters[filter];
        if (is_x(f.mv_cmp, f.mv) || is_x(f.power_cmp, f.power) ||
            is_x(f.toughness_cmp, f.toughness))
          return true;
        filter = f.or_next;
      }
    }
  }
  return false;
}

bool targets_for_x(const Read& c, const StackObject& item, int x) {
  StackObject it = item;
  it.x = i16(x);
  const Scope scope = scope_of(c.s, it);
  for (u8 slot = 0; slot < slot_count(c, it); ++slot) {
    u16 index = 0;
    const TargetSpec* t = spec_of(c, it, slot, &index);
    if (t && slot_min(c, *t, scope) > 0 && !any_target(c, it, index, slot)) return false;
  }
  return true;
}

const TargetSpec* spec_of(const Read& c, const StackObject& item, u8 slot, u16* index) {
  const CardDb& db = c.db;
  u16 at = 0;
  if (item.effects) return nullptr;
  if (!item.ability) {
    if (item.kind == StackObjectKind::spell && slot == 0 && !(item.flags & kItemFaceDown))
      at = db.card(item.card).enchant;
  } else {
    const Ability& a = db.abilities[item.ability];
    int left = slot;
    for (int m = 0; m < item.mode_count && !at; ++m) {
      const Mode& mode = db.modes[a.first_mode + item.modes[m]];
      if (left < mode.target_count) at = u16(mode.first_target + left);
      left -= mode.target_count;
    }
    for (const u16 more : item.spliced) {
      if (!more || at) continue;
      const Mode& mode = db.modes[db.abilities[more].first_mode];
      if (left >= 0 && left < mode.target_count) at = u16(mode.first_target + left);
      left -= mode.target_count;
    }
  }
  if (index) *index = at;
  return at ? &db.targets[at] : nullptr;
}

int slot_count(const Read& c, const StackObject& it) {
  if (it.effects) return 0;
  if (!it.ability)
    return it.kind == StackObjectKind::spell && !(it.flags & kItemFaceDown) &&
                   c.db.card(it.card).enchant
               ? 1
               : 0;
  const Ability& a = c.db.abilities[it.ability];
  int n = 0;
  for (int m = 0; m < it.mode_count; ++m) n += c.db.modes[a.first_mode + it.modes[m]].target_count;
  for (const u16 more : it.spliced)
    if (more) n += c.db.modes[c.db.abilities[more].first_mode].target_count;
  return n;
}

int slot_max(const Read& c, const TargetSpec& t, const Scope& scope) {
  int n = t.max;
  if (t.max_amount) n = amount_of(c, t.max_amount, scope);
  // Each must get at least 1 (CR 601.2d).
  if (t.divide && !t.divide_even) {
    const int all = amount_of(c, t.divide, scope);
    if (n > all) n = all;
  }
  if (n > kMaxTargets) n = kMaxTargets;
  return n < 0 ? 0 : n;
}

int slot_min(const Read& c, const TargetSpec& t, const Scope& scope) {
  const int most = slot_max(c, t, scope);
  const int least = t.max_amount ? most : t.min;
  return least < most ? least : most;
}

u8 target_chooser(const Read& c, const StackObject& it, const TargetSpec& t) {
  if (t.chooser != PlayerRelation::opponent) return it.controller;
  return next_player(c.s, it.controller);
}

namespace {

// "Spells your opponents cast must target this if able": where such a target may be chosen, no
// other may be (CR 601.2c). What is chosen already asks for nothing more.
bool demands(const Read& c, const StackObject& item, Ref r) {
  RulesModRoom mods;
  const int n = rules_mods(c, ModKind::must_be_targeted, mods);
  for (int i = 0; i < n; ++i)
    if (mods[i].scope.controller != item.controller && mod_affects(c, mods[i], r)) return true;
  return false;
}

// What must be chosen before all else, if there is such a thing.
Ref some_demand(const Query& q, const StackObject& item) {
  if (!(q.c.s.has_rules_mods & rules_mod_bit(ModKind::must_be_targeted))) return {};
  Ref found;
  if (item.kind == StackObjectKind::spell)
    each_object(q, [&](Ref r) {
      if (demands(q.c, item, r)) found = r;
      return !found;
    });
  return found;
}

}  // namespace

int target_options(const Read& c, const StackObject& item, u16 spec, u8 slot, Option* out) {
  const TargetSpec& t = c.db.targets[spec];
  const Scope scope = scope_of(c.s, item);
  const Query q = query(c, item, t, scope, slot);
  const bool demanded = bool(some_demand(q, item));
  int n = 0;
  each_object(q, [&](Ref r) {
    if (!demanded || demands(c, item, r)) out[n++] = {.kind = OptionKind::object, .object = r};
    return n < kMaxOptions - 8;
  });
  if (t.players != kTargetNoPlayer && !demanded)
    for (int i = 0; i < c.s.player_count; ++i)
      if (player_allowed(q, u8(i)) && !chosen_before(q, {}, u8(i)))
        out[n++] = {.kind = OptionKind::player, .a = u8(i)};
  return n;
}

bool any_target(const Read& c, const StackObject& item, u16 spec, u8 slot) {
  const TargetSpec& t = c.db.targets[spec];
  const Scope scope = scope_of(c.s, item);
  const Query q = query(c, item, t, scope, slot);
  for (int i = 0; i < c.s.player_count; ++i)
    if (player_allowed(q, u8(i)) && !chosen_before(q, {}, u8(i))) return true;
  bool found = false;
  each_object(q, [&](Ref) {
    found = true;
    return false;
  });
  return found;
}

ReasonCode target_reason(const Read& c, const StackObject& it, u16 spec, u8 slot, const Option& o,
                         Ref* by) {
  const TargetSpec& t = c.db.targets[spec];
  const Scope scope = scope_of(c.s, it);
  const Query q = query(c, it, t, scope, slot);
  if (o.kind == OptionKind::object) {
    const ReasonCode code = object_reason(q, o.object, by);
    if (code != ReasonCode::legal || demands(c, it, o.object)) return code;
  }
  if (o.kind == OptionKind::object || o.kind == OptionKind::player)
    if (const Ref first = some_demand(q, it)) {
      if (by) *by = first;
      return ReasonCode::effect_forbids;
    }
  if (o.kind == OptionKind::object) return ReasonCode::legal;
  if (o.kind != OptionKind::player || o.a >= c.s.player_count || !player_allowed(q, o.a))
    return ReasonCode::illegal_target;
  return chosen_before(q, {}, o.a) ? ReasonCode::target_repeated : ReasonCode::legal;
}

// Rechecked on resolution (CR 608.2b).
bool target_legal(const Read& c, const StackObject& item, const Target& t, u16 spec) {
  const Scope scope = scope_of(c.s, item);
  Query q = query(c, item, c.db.targets[spec], scope, t.slot);
  q.it = nullptr;  // it is no repetition of itself
  q.windows = false;
  if (t.kind == TargetKind::object) return object_reason(q, t.object) == ReasonCode::legal;
  return t.kind == TargetKind::player && player_allowed(q, t.player);
}

bool mode_has_targets(const Read& c, u16 first, int count, const Scope& scope, u16 equip,
                      u8* slot) {
  int found[8] = {};
  Ref only[8];
  const Object& o = c.s.objects[scope.source.slot];
  const CardDef& def = c.db.card(o.card);
  for (int i = 0; i < count && i < 8; ++i) {
    const TargetSpec& t = c.db.targets[first + i];
    int need = slot_min(c, t, scope);
    if (slot) *slot = u8(i);
    if (need == 0) continue;
    if (waits_for_player(c.db, t.filter)) {
      found[i] = need + 1;
      continue;
    }
    Query q{c, t, scope, nullptr, {}, u8(i)};
    q.windows = has_windows(c.s);
    // A spell is no target of its own; an ability may have its source as a target.
    if (o.zone != Zone::battlefield) q.self = scope.source;
    q.aura = first == def.enchant;
    q.equip = equip;
    // One more tells whether another slot must take a different one.
    const int enough = count > 1 ? need + 1 : need;
    for (int p = 0; p < c.s.player_count && found[i] < enough; ++p)
      found[i] += player_allowed(q, u8(p));
    if (found[i] < enough)
      each_object(q, [&](Ref r) {
        only[i] = r;
        return ++found[i] < enough;
      });
    if (found[i] < need) return false;
    if (t.other_than_slot < i && found[i] == 1 && found[t.other_than_slot] == 1 && only[i] &&
        only[i] == only[t.other_than_slot])
      return false;
  }
  return true;
}

}  // namespace upkeep
