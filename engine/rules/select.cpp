// Whom and what a selector names now.
#include "rules/query.h"

namespace upkeep {

namespace {

void add_object(const Read& c, Selection& out, const Selector& sel, const Scope& scope, Ref r) {
  if (!r || out.object_count >= kMaxPermanents) return;
  if (sel.filter && sel.kind != SelKind::all) {
    if (!matches(c, sel.filter, r, scope)) {
      const LastKnownInfo* l = alive(c.s, r) ? nullptr : last_known(c.s, r);
      if (!l || !matches_lki(c, sel.filter, *l, scope)) return;
    }
  }
  out.lki[out.object_count] = alive(c.s, r) ? kNoIndex : last_known_index(c.s, r);
  out.objects[out.object_count++] = r;
}

void add_player(Selection& out, u8 p) {
  if (p == kNoPlayer || out.player_count >= kMaxPlayers) return;
  out.players[out.player_count++] = p;
}

void add_zone(const Read& c, Selection& out, const Selector& sel, const Scope& scope,
              const ZoneList& list) {
  for (int i = list.count - 1; i >= 0; --i) {
    const Ref r = make_ref(c.s, list.at[i]);
    if (matches(c, sel.filter, r, scope)) add_object(c, out, sel, scope, r);
  }
}

void select_all(const Read& c, const Selector& sel, const Scope& scope, Selection& out) {
  const State& s = c.s;
  const Filter& f = c.db.filters[sel.filter];
  if (f.flags & (kFSpell | kFAbility)) {
    for (int i = s.stack_count - 1; i >= 0; --i) {
      const Ref r = s.stack_objects[s.stack[i]].self;
      if (matches(c, sel.filter, r, scope)) add_object(c, out, sel, scope, r);
    }
    return;
  }
  switch (f.zone) {
    case Zone::none:
    case Zone::battlefield:
      for (int i = 0; i < s.battlefield_count; ++i) {
        const Ref r = make_ref(s, s.battlefield[i]);
        if (matches(c, sel.filter, r, scope)) add_object(c, out, sel, scope, r);
      }
      return;
    default:
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        switch (f.zone) {
          case Zone::graveyard:
            add_zone(c, out, sel, scope, s.graveyard[p]);
            break;
          case Zone::hand:
            add_zone(c, out, sel, scope, s.hand[p]);
            break;
          case Zone::exile:
            add_zone(c, out, sel, scope, s.exile[p]);
            break;
          case Zone::library:
            add_zone(c, out, sel, scope, s.library[p]);
            break;
          case Zone::ante:
            add_zone(c, out, sel, scope, s.command_and_ante[p]);
            break;
          default:
            break;
        }
      }
  }
}

Ref host_of(const State& s, Ref source) {
  const Object& o = s.objects[source.slot];
  if (alive(s, source) && o.zone == Zone::battlefield) return s.permanents[o.perm].attached_to;
  // An Aura that is gone brings no card back out of a graveyard.
  if (const LastKnownInfo* l = last_known(s, source))
    if (!alive(s, l->attached_to) || s.objects[l->attached_to.slot].zone == Zone::battlefield)
      return l->attached_to;
  return {};
}

}  // namespace

void select(const Read& c, const Selector& sel, const Scope& scope, Selection& out) {
  const State& s = c.s;
  out.object_count = out.player_count = 0;
  const EventData* ev = scope.event ? scope.event : scope.item ? &scope.item->event : nullptr;
  switch (sel.kind) {
    case SelKind::none:
    case SelKind::count:
      return;
    case SelKind::self:
      add_object(c, out, sel, scope, scope.source);
      return;
    case SelKind::target:
      if (!scope.item) return;
      for (int i = 0; i < scope.item->target_count; ++i) {
        const Target& t = scope.item->targets[i];
        if (t.slot != sel.n || !t.legal) continue;
        if (t.kind == TargetKind::object) add_object(c, out, sel, scope, t.object);
        if (t.kind == TargetKind::player) add_player(out, t.player);
      }
      return;
    case SelKind::all:
      select_all(c, sel, scope, out);
      return;
    case SelKind::you:
      add_player(out, scope.controller);
      return;
    case SelKind::all_and_players:
      select_all(c, sel, scope, out);
      [[fallthrough]];
    case SelKind::opponent:
    case SelKind::each_player:
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        if (s.players[p].lost != LossReason::none) continue;
        if (sel.kind != SelKind::opponent || p != scope.controller) add_player(out, p);
      }
      return;
    case SelKind::target_controller:
    case SelKind::target_owner:
      if (!scope.item) return;
      for (int i = 0; i < scope.item->target_count; ++i) {
        const Target& t = scope.item->targets[i];
        if (t.slot != sel.n) continue;
        if (t.kind == TargetKind::player) add_player(out, t.player);
        if (t.kind == TargetKind::object)
          add_player(out, sel.kind == SelKind::target_owner ? s.objects[t.object.slot].owner
                                                            : controller_of(s, t.object));
        return;
      }
      return;
    case SelKind::event_object:
      if (ev) add_object(c, out, sel, scope, ev->object);
      return;
    case SelKind::event_other:
      if (ev) add_object(c, out, sel, scope, ev->other);
      return;
    case SelKind::event_player:
      if (ev) add_player(out, ev->player);
      return;
    case SelKind::event_controller:
      if (ev) add_player(out, controller_of(s, ev->object));
      return;
    case SelKind::attached:
      add_object(c, out, sel, scope, host_of(s, scope.source));
      return;
    case SelKind::attached_controller: {
      const Ref host = host_of(s, scope.source);
      if (host) add_player(out, controller_of(s, host));
      return;
    }
    case SelKind::it:
      if (scope.item)
        for (int i = 0; i < scope.item->picked_count; ++i)
          add_object(c, out, sel, scope, scope.item->picked[i]);
      return;
    case SelKind::it_controller:
      if (scope.item && scope.item->picked_count)
        add_player(out, controller_of(s, scope.item->picked[0]));
      return;
    case SelKind::it_owner:
      if (scope.item && scope.item->picked_count)
        add_player(out, s.objects[scope.item->picked[0].slot].owner);
      return;
    case SelKind::chosen_player: {
      const Object& o = s.objects[scope.source.slot];
      if (alive(s, scope.source) && o.zone == Zone::battlefield)
        add_player(out, s.permanents[o.perm].chosen_player);
      else if (const LastKnownInfo* l = last_known(s, scope.source))
        add_player(out, l->chosen_player);
      return;
    }
    case SelKind::active_player:
      add_player(out, s.active);
      return;
    case SelKind::defending_player: {
      Ref attacker = scope.source;
      const Permanent* p = permanent_of(s, attacker);
      if ((!p || !(p->flags & kPAttacking)) && ev && ev->object) {
        attacker = ev->object;
        p = permanent_of(s, attacker);
      }
      if (p && p->attacked_player != kNoPlayer) return add_player(out, p->attacked_player);
      if (const LastKnownInfo* l = last_known(s, attacker)) add_player(out, l->defending);
      return;
    }
    case SelKind::iterated:
      if (scope.affected) return add_object(c, out, sel, scope, scope.affected);
      if (!scope.item) return;
      if (scope.item->iterated) add_object(c, out, sel, scope, scope.item->iterated);
      add_player(out, scope.item->iterated_player);
      return;
    case SelKind::saved:
      if (!scope.item) return;
      if (scope.item->saved) add_object(c, out, sel, scope, scope.item->saved);
      add_player(out, scope.item->saved_player);
      return;
    case SelKind::owner:
      if (scope.source) add_player(out, s.objects[scope.source.slot].owner);
      return;
    case SelKind::you_and_target:
      add_player(out, scope.controller);
      for (int i = 0; scope.item && i < scope.item->target_count; ++i) {
        const Target& t = scope.item->targets[i];
        if (t.slot == sel.n && t.legal && t.kind == TargetKind::player &&
            t.player != scope.controller)
          add_player(out, t.player);
      }
      return;
    case SelKind::tails:
      for (int i = 0; scope.item && i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        if (scope.item->tails >> p & 1) add_player(out, p);
      }
      return;
    case SelKind::defending_players:
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        bool attacked = false;
        for (int k = 0; k < s.permanent_count; ++k)
          attacked = attacked || ((s.permanents[k].flags & kPAttacking) &&
                                  s.permanents[k].attacked_player == p);
        if (attacked && s.players[p].lost == LossReason::none) add_player(out, p);
      }
      return;
    case SelKind::all_players_others: {
      u8 skip = kNoPlayer;
      for (int i = 0; scope.item && i < scope.item->target_count; ++i) {
        const Target& t = scope.item->targets[i];
        if (t.slot != sel.n) continue;
        skip = t.kind == TargetKind::object ? controller_of(s, t.object) : t.player;
        break;
      }
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        if (p != skip && s.players[p].lost == LossReason::none) add_player(out, p);
      }
      return;
    }
  }
}

u8 select_player(const Read& c, const Selector& sel, const Scope& scope) {
  Selection out;
  select(c, sel, scope, out);
  if (out.player_count) return out.players[0];
  // "its controller" of something that names an object.
  return out.object_count ? controller_of(c.s, out.objects[0]) : kNoPlayer;
}

}  // namespace upkeep
