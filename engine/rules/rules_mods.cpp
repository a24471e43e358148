// Modifications that change rules rather than characteristics (CR 613.11): looked up where they
// matter.
#include <utility>

#include "rules/continuous.h"
#include "rules/query.h"

namespace upkeep {

namespace {

int mods_of(const Read& c, ModKind kind, RulesModRoom& out) {
  const State& s = c.s;
  int n = 0;
  for (int b = 0; b < s.battlefield_count; ++b) {
    const Ref r = make_ref(s, s.battlefield[b]);
    const u16 at = s.objects[r.slot].perm;
    const Derived& d = s.derived[at];
    const CardDef& def = c.db.card(d.card);
    const auto add = [&](const Ability& ability) {
      if (ability.kind != AbilityKind::static_ || ability.zone != Zone::battlefield) return;
      for (u16 m = ability.mods; m && n < kMaxModsSeen; m = c.db.mods[m].next) {
        const Mod& mod = c.db.mods[m];
        if (mod.kind != kind) continue;
        const Scope scope = scope_of(s, r);
        if (ability.condition && !condition_holds(c, ability.condition, scope)) break;
        out[n++] = {&mod,
                    scope,
                    Ref{},
                    ability.affects,
                    kNoPlayer,
                    i16(amount_of(c, mod.p, scope)),
                    s.permanents[at].timestamp};
      }
    };
    for (int i = 0; def.has_static && !d.lost_abilities && i < def.ability_count; ++i)
      add(c.db.abilities[def.first_ability + i]);
    for (int i = 0; i < d.granted_count; ++i) add(c.db.abilities[d.granted[i]]);
  }
  for (int i = 0; i < s.continuous_count; ++i) {
    const ContinuousEffect& e = s.continuous_effects[i];
    if (e.waits) continue;
    for (u16 m = e.mods; m && n < kMaxModsSeen; m = c.db.mods[m].next) {
      const Mod& mod = c.db.mods[m];
      if (mod.kind != kind) continue;
      Scope scope;
      scope.source = e.source;
      scope.controller = e.controller;
      const Selector affects = e.effect ? c.db.effects[e.effect].what : Selector{};
      out[n++] = {&mod, scope, e.affected, affects, e.player, e.p, e.timestamp};
    }
  }
  return n;
}

}  // namespace

int rules_mods(const Read& c, ModKind kind, RulesModRoom& out) {
  if (!(c.s.has_rules_mods & rules_mod_bit(kind))) return 0;
  const int n = mods_of(c, kind, out);
  for (int i = 1; i < n; ++i)  // nearly in order already
    for (int j = i; j > 0 && out[j].timestamp < out[j - 1].timestamp; --j)
      std::swap(out[j], out[j - 1]);
  return n;
}

Ref keyword_giver(const Read& c, Ref creature, Keyword keyword) {
  RulesModRoom m;
  const int n = mods_of(c, ModKind::add_keywords, m);
  for (int i = 0; i < n; ++i)
    if (m[i].mod->keywords & bit(keyword) && m[i].scope.source != creature &&
        alive(c.s, m[i].scope.source) && mod_affects(c, m[i], creature))
      return m[i].scope.source;
  return {};
}

Ref abilities_taker(const Read& c, Ref object) {
  RulesModRoom m;
  const int n = mods_of(c, ModKind::remove_abilities, m);
  for (int i = 0; i < n; ++i)
    if (alive(c.s, m[i].scope.source) && mod_affects(c, m[i], object)) return m[i].scope.source;
  return {};
}

bool cannot_lose(const Read& c, u8 player, ModKind kind) {
  if (!c.s.has_rules_mods) return false;
  RulesModRoom m;
  const int n = rules_mods(c, kind, m);
  for (int i = 0; i < n; i++)
    if (mod_affects_player(c, m[i], player)) return true;
  return false;
}

bool mod_affects(const Read& c, const RulesMod& m, Ref object) {
  if (m.affected) return m.affected == object;
  switch (m.affects.kind) {
    case SelKind::none:
      return false;
    case SelKind::self:
      return object == m.scope.source;
    case SelKind::attached: {
      const Permanent* p = permanent_of(c.s, m.scope.source);
      return p && p->attached_to == object;
    }
    case SelKind::all:
      return matches(c, m.affects.filter, object, m.scope);
    case SelKind::you:
      return controller_of(c.s, object) == m.scope.controller;
    case SelKind::opponent:
      return controller_of(c.s, object) != m.scope.controller;
    case SelKind::each_player:
      return true;
    default:
      return false;
  }
}

bool mod_affects_player(const Read& c, const RulesMod& m, u8 player) {
  if (m.player != kNoPlayer) return m.player == player;
  if (m.affected) return false;
  switch (m.affects.kind) {
    case SelKind::you:
      return player == m.scope.controller;
    case SelKind::opponent:
      return player != m.scope.controller;
    case SelKind::each_player:
      return true;
    case SelKind::active_player:
      return player == c.s.active;
    case SelKind::attached_controller: {
      const Permanent* p = permanent_of(c.s, m.scope.source);
      return p && controller_of(c.s, p->attached_to) == player;
    }
    case SelKind::chosen_player: {
      const Permanent* p = permanent_of(c.s, m.scope.source);
      return p && p->chosen_player == player;
    }
    default:
      return matches_relation(c, m.mod->who, player, m.scope);
  }
}

}  // namespace upkeep
