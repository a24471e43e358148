// Reading the state: scopes, filters, amounts, selectors, characteristics (query.cpp, filter.cpp,
// amount.cpp, select.cpp).
#pragma once
#include "duel.h"
#include "event.h"
#include "rules/read.h"
#include "rules/words.h"

namespace upkeep {

// ------------------------------------------------------------------ objects and players
// An object that still is what the Ref named.
inline bool alive(const State& s, Ref r) {
  return r.slot && s.objects[r.slot].gen == r.gen && s.objects[r.slot].zone != Zone::none;
}
inline Ref make_ref(const State& s, u16 slot) { return Ref{slot, s.objects[slot].gen}; }
inline const Derived* derived_at(const State& s, Ref r) {
  const Object& o = s.objects[r.slot];
  return o.gen == r.gen && o.zone == Zone::battlefield && r.slot ? &s.derived[o.perm] : nullptr;
}
// The object is known to be on the battlefield.
inline const Permanent& perm_in(const State& s, Ref r) {
  return s.permanents[s.objects[r.slot].perm];
}
inline const Derived& derived_in(const State& s, Ref r) {
  return s.derived[s.objects[r.slot].perm];
}
// The permanent at a place of the battlefield list.
inline Ref battlefield_ref(const State& s, int i) { return make_ref(s, s.battlefield[i]); }
inline bool is_creature(const Derived& d) { return (d.types & kCreature) != 0; }
// What an effect has cast face down and is still so (see unmask()).
inline bool is_masked(const Permanent& p) {
  return (p.flags & kPFaceDown) && (p.flags & kPCastFaceDown);
}
inline bool any_attackers(const State& s) {
  for (int i = 0; i < s.battlefield_count; ++i)
    if (s.permanents[s.objects[s.battlefield[i]].perm].flags & kPAttacking) return true;
  return false;
}
// Turn history (State::tally).
inline void note_deed(State& s, u8 player, Deed deed) {
  if ((s.board.cards & kTraitTally) && player < s.player_count) s.tally.deeds[player] |= deed;
}
// How often something happened for a player this turn (State::tally).
inline void note_time(State& s, u8 (Tally::*of)[kMaxPlayers], u8 player) {
  if (!(s.board.cards & kTraitTally) || player >= s.player_count) return;
  u8& times = (s.tally.*of)[player];
  if (times < 255) ++times;
}
inline bool did(const State& s, u8 player, Deed deed) {
  return player < s.player_count && (s.tally.deeds[player] & deed);
}
// The player in whose turn it attacked (kPAttackedBefore).
inline u8 attacked_for(u32 permanent_flags) {
  return u8((permanent_flags & kPAttackedFor) / (kPAttackedFor / 3));
}
inline bool hidden_zone(Zone z) { return z == Zone::hand || z == Zone::library; }
inline TypeSet c_types(const Read& c, u16 card) { return c.db.card(card).types; }
inline int players_left(const State& s) {
  int n = 0;
  for (int p = 0; p < s.player_count; ++p) n += s.players[p].lost == LossReason::none;
  return n;
}
inline u8 bit_of(u8 player) { return u8(1u << player); }
inline u8 everyone(const State& s) { return u8((1u << s.player_count) - 1); }
// Players in turn order beginning with the active one (CR 101.4). Returns how many.
int apnap(const State& s, u8* out);
// The player who makes this player's decisions (effects/play_for_another.cpp).
u8 decider(const State& s, u8 player);
// Whether that is another player.
bool commanded(const State& s, u8 player);
// Whether a source remembers an object; Ref{} as `object` asks for any.
bool is_noted(const State& s, Ref source, Ref object);

inline bool compare(int a, Cmp cmp, int b) {
  switch (cmp) {
    case Cmp::none:
      return true;
    case Cmp::eq:
      return a == b;
    case Cmp::le:
      return a <= b;
    case Cmp::ge:
      return a >= b;
    case Cmp::lt:
      return a < b;
    case Cmp::gt:
      return a > b;
    case Cmp::ne:
      return a != b;
  }
  return false;
}

// ------------------------------------------------------------------ scopes
// On whose behalf a filter, an amount or a condition is read.
struct Scope {
  Ref source;                         // `self`
  u8 controller = 0;                  // `you`
  const StackObject* item = nullptr;  // targets, X, picked objects; null for static abilities
  const EventData* event = nullptr;
  u16 source_lki = kNoIndex;
  i16 x = 0;     // used when item is null
  Ref affected;  // `iterated` of a static ability: the object whose characteristics are computed
};
Scope scope_of(const State& s, const StackObject& item);
// Of a static ability of a permanent.
Scope scope_of(const State& s, Ref permanent);

// ------------------------------------------------------------------ filters (filter.cpp)
// Does the object match, the zone of the filter included?
bool matches(const Read& c, u16 filter, Ref object, const Scope& scope);
// Likewise for what has left, by its last known information.
bool matches_lki(const Read& c, u16 filter, const LastKnownInfo& l, const Scope& scope);
// Would the card match as a spell that `caster` casts with these characteristics, wherever it is?
bool matches_as_spell(const Read& c, u16 filter, Ref card, const Derived& as, u8 caster,
                      const Scope& scope);
// Has the object the qualities of the filter, in whatever zone it is?
bool matches_anywhere(const Read& c, u16 filter, Ref object, const Scope& scope);
bool matches_relation(const Read& c, PlayerRelation w, u8 player, const Scope& scope);
// Whether the log of this turn has an entry for this source and this target or player.
bool damage_was_dealt(const State& s, const DamageLogEntry& dealt);
// Whether the source has dealt damage to the player this turn.
bool damaged_player(const State& s, Ref source, u8 player);
// The changed words of the text in which `scope` is read (CR 612).
TextWords words_of(const Read& c, const Scope& scope);
// Fixes for an ability the words that its source has now.
void keep_words(const Read& c, StackObject& ability);

// ------------------------------------------------------------------ amounts (amount.cpp)
int amount_of(const Read& c, u16 amount, const Scope& scope);
bool condition_holds(const Read& c, u16 condition, const Scope& scope);

// ------------------------------------------------------------------ selectors (select.cpp)
// The objects and players a selector names now, in APNAP order and then in the order of entering.
struct Selection {
  int object_count = 0, player_count = 0;
  Ref objects[kMaxPermanents];
  u8 players[kMaxPlayers];
  u16 lki[kMaxPermanents];  // kNoIndex, or the snapshot of an object that has left
};
void select(const Read& c, const Selector& sel, const Scope& scope, Selection& out);
// The one player a selector names; kNoPlayer if there is none.
u8 select_player(const Read& c, const Selector& sel, const Scope& scope);

// ------------------------------------------------------------------ characteristics (query.cpp)
// Of an object in any zone: after continuous effects on the battlefield, elsewhere the card's own,
// copies and face-down spells considered.
Derived characteristics(const Read& c, Ref object);
int mana_value(const Read& c, Ref object);
// The definition whose text an object has, copies of permanents considered.
u16 definition_of(const State& s, Ref object);
// The copiable values of a permanent, as if face up: its own, or those of what it copies (CR
// 707.2). The card is kCopyOfFaceDown if it copies a face-down permanent.
struct Copiable {
  u16 card = 0, form = 0, copy_mods = 0;
  ColorSet made = 0;  // made_colors()
};
Copiable copiable(const State& s, Ref permanent);
inline u16 definition_beneath(const State& s, Ref permanent) {
  const u16 card = copiable(s, permanent).card;
  return card == kCopyOfFaceDown ? u16(0) : card;
}
// What a card that has changed zones once since `old` has become (of a creature that died: the card
// in the graveyard), if that zone is public; otherwise {} (CR 400.7).
Ref follow(const State& s, Ref old);
// Last known information of what has left (CR 608.2h); null and kNoIndex if there is none.
const LastKnownInfo* last_known(const State& s, Ref object);
u16 last_known_index(const State& s, Ref object);
// What the source of an ability was when it was announced, where the rules fix it then (switch
// sourceLock); null if they do not, or if it is a spell.
inline const LastKnownInfo* locked_source(const State& s, Ref source, u16 lki) {
  return s.rules.is(SourceLock::announcement) && lki < kMaxLki && s.lki[lki].object == source
             ? &s.lki[lki]
             : nullptr;
}

// ------------------------------------------------------------------ keywords and abilities
bool has_keyword(const State& s, Ref permanent, Keyword k);
// Keywords that are triggered abilities under some rules, and under these.
constexpr KeywordSet kMaybeTriggered =
    kTriggeredKeywords | bit(Keyword::deathtouch) | bit(Keyword::lifelink);
inline KeywordSet triggered_keywords(const Rules& rules) {
  KeywordSet k = kTriggeredKeywords;
  if (rules.is(Deathtouch::trigger)) k |= bit(Keyword::deathtouch);
  if (rules.is(Lifelink::trigger)) k |= bit(Keyword::lifelink);
  return k;
}
// The order in which those of one permanent trigger.
constexpr Keyword kTriggeredOrder[] = {Keyword::flanking, Keyword::prowess, Keyword::exalted,
                                       Keyword::deathtouch, Keyword::lifelink};
// The bits of Permanent::used_abilities that an ability uses up: one if it may be used once each
// turn, two if twice.
inline u16 ability_uses(const Ability& a) {
  const u16 one = u16(1 << (a.index & 15)), other = u16(1 << ((a.index + 8) & 15));
  if (a.flags & kATwicePerTurn) return u16(one | other);
  return a.flags & kAOncePerTurn ? one : u16(0);
}
// A tapped artifact that is no creature, land or enchantment has no abilities under the rules of
// 1997, but for those that speak of its being tapped (switch tappedArtifactsOff; era-fifth 2.16).
bool switched_off(const Read& c, Ref permanent, const Ability& a);
// All abilities a permanent has now, printed and granted, in text order.
constexpr int kMaxAbilitiesSeen = 32;  // of one object
int abilities_of(const Read& c, Ref permanent, u16* out, int cap);
// Can `source` (a spell, or the source of an ability; `by` controls it) target the object?
// Protection, shroud, hexproof and "can't be the target" forbid it. Returns ReasonCode::legal, or
// why not and in `forbidder` what forbids it.
ReasonCode targetable(const Read& c, Ref object, Ref source, u8 by, const Scope& scope,
                      Ref* forbidder = nullptr);
constexpr KeywordSet kProtectionBits =
    bit(Keyword::protection_white) | bit(Keyword::protection_blue) |
    bit(Keyword::protection_black) | bit(Keyword::protection_red) | bit(Keyword::protection_green) |
    bit(Keyword::protection_artifacts) | bit(Keyword::protection_creatures);
// Protection from the source: it can't damage, block, be attached to or target the object (CR
// 702.16).
bool protected_from(const Read& c, Ref object, Ref source, u16 source_lki = kNoIndex,
                    bool attaching = false);

// ------------------------------------------------------------------ events
// The players (a bit each) who may not see which card a face-down permanent is (CR 708.5).
u8 hidden_from(const State& s, Ref object);
// Marks an event about a face-down permanent as hidden from them.
void hide_face_down(const State& s, Event& e);
// An event about a permanent, with its definition as the players may see it now.
inline Event permanent_event(const Read& c, LogEvent type, Ref object) {
  Event e;
  e.type = type;
  e.object = object;
  e.card = c.s.objects[object.slot].card;
  if (const Derived* d = derived_at(c.s, object); d && d->card) e.card = d->card;
  hide_face_down(c.s, e);  // the permanent may have left when the event is sent
  return e;
}

}  // namespace upkeep
