// What must hold after every decision of any duel; random play checks it (tests/unit), nothing else
// does.
#include <memory>
#include <string>

#include "duel.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "state_sound.h"
#include "util/per_thread.h"

namespace upkeep {
namespace {

std::string number(long v) { return std::to_string(v); }

// Characteristics are rebuilt only as far as something changed: they must be what a whole rebuild
// would give, and the summary of the board must not lack anything.
std::string check_derived(const State& s, const CardDb& db) {
  // Kept between calls: random play asks after each of its decisions, and a State is large.
  UPKEEP_PER_THREAD const std::unique_ptr<State> fresh = std::make_unique<State>();
  copy_state(*fresh, s);
  fresh->derived_dirty = 1;
  Ctx c{*fresh, db, nullptr};
  refresh(c);
  for (int i = 0; i < s.permanent_count; ++i) {
    Derived was = s.derived[i], is = fresh->derived[i];
    for (int k = was.granted_count; k < 6; ++k) was.granted[k] = is.granted[k] = 0;  // unused
    if (!(was == is))
      return "characteristics of slot " + number(s.permanents[i].object.slot) + " are out of date";
  }
  const Board &a = fresh->board, &b = s.board;
  if ((a.keywords & ~b.keywords) || (a.types & ~b.types) || (a.supers & ~b.supers) ||
      (a.traits & ~b.traits) || (a.users & ~b.users) || a.face_down > b.face_down ||
      a.attached > b.attached || a.counters > b.counters ||
      (fresh->trigger_union & ~s.trigger_union))
    return "the summary of the board lacks something";
  for (int p = 0; p < s.player_count; ++p)
    for (const ZoneList* l : {&s.hand[p], &s.graveyard[p], &s.library[p]})
      for (int i = 0; i < l->count; ++i)
        if (db.brief(s.objects[l->at[i]].card) & ~b.cards)
          return "the summary of the cards lacks something";
  return {};
}

}  // namespace

std::string check_invariants(const State& s, const CardDb& db) {
  u8 seen[kMaxObjects] = {};
  const auto see = [&](u16 slot, Zone zone) -> std::string {
    if (slot == 0 || slot >= s.object_count)
      return "a zone lists slot " + number(slot) + " that is not in use";
    if (s.objects[slot].zone != zone)
      return "slot " + number(slot) + " is listed in a zone it is not in";
    if (seen[slot]++) return "slot " + number(slot) + " is in two places";
    return {};
  };
  std::string e;
  if (e = unsound(s, db); !e.empty()) return "no sound value: " + e;
  for (int p = 0; p < s.player_count; ++p) {
    const auto all = [&](const ZoneList& list, Zone zone, Zone other) -> std::string {
      for (int i = 0; i < list.count; ++i) {
        const u16 slot = list.at[i];
        if (std::string wrong = see(slot, s.objects[slot].zone == other ? other : zone);
            !wrong.empty())
          return wrong;
        if (s.objects[slot].owner != p)
          return "slot " + number(slot) + " lies in another player's zone";
      }
      return {};
    };
#define UPKEEP_X(zone, is_in, or_in) \
  if (e = all(s.zone[p], Zone::is_in, Zone::or_in); !e.empty()) return e;
    UPKEEP_STATE_ZONES(UPKEEP_X)
#undef UPKEEP_X
    if (s.players[p].known_top_count + s.players[p].known_bottom_count > s.library[p].count)
      return "more library cards placed than there are";
  }
  if (s.battlefield_count != s.permanent_count)
    return "battlefield list and permanents differ in number";
  for (int i = 0; i < s.battlefield_count; ++i) {
    const u16 slot = s.battlefield[i];
    if (e = see(slot, Zone::battlefield); !e.empty()) return e;
    const u16 pi = s.objects[slot].perm;
    if (pi >= s.permanent_count) return "slot " + number(slot) + " has no permanent";
    if (!(s.permanents[pi].object == make_ref(s, slot)))
      return "permanent " + number(pi) + " belongs to another object";
    for (int k = 0; k < kCounterKinds; ++k)
      if (s.permanents[pi].counters[k] < 0 || s.permanents[pi].rare_n[k % kRareCounters] < 0)
        return "negative counters on slot " + number(slot);
    if (s.permanents[pi].damage < 0) return "negative damage on slot " + number(slot);
  }
  for (int i = 0; i < s.stack_count; ++i) {
    const u16 item = s.stack[i];
    if (item >= s.stack_object_count || s.stack_objects[item].kind == StackObjectKind::none)
      return "the stack lists an item that is not in use";
    if (s.stack_objects[item].self) ++seen[s.stack_objects[item].self.slot];
  }
  for (u16 slot = 1; slot < s.object_count; ++slot) {
    const Object& o = s.objects[slot];
    if (o.zone == Zone::none || o.zone == Zone::stack || o.zone == Zone::command ||
        o.zone == Zone::ante)
      continue;
    if (!seen[slot]) return "slot " + number(slot) + " is in no list of its zone";
    if (o.card == 0 || o.card >= db.cards.size())
      return "slot " + number(slot) + " has no definition";
  }
  for (u16 slot = 1; slot < s.first_hole && slot < s.object_count; ++slot)
    if (s.objects[slot].zone == Zone::none) return "a free slot below the first hole";
  if (!s.over) {
    if (s.decision.kind == DecisionKind::none) return "the duel goes on and nobody is asked";
    if (!in_game(s, s.decision.player)) return "a player who has left is asked";
    if (s.frame_count == 0) return "the duel goes on without a frame";
  }
  if (s.derived_dirty) return "characteristics are out of date at a decision";
  return check_derived(s, db);
}

}  // namespace upkeep
