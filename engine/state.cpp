// Copying, hashing and determinising a State: the used prefixes only.
#include "state.h"

#include <cstring>
#include <utility>

#include "duel.h"
#include "rules/casting/cast.h"

namespace upkeep {
namespace {

template <class T>
void copy_prefix(T* dst, const T* src, int n) {
  if (n > 0)
    std::memcpy(static_cast<void*>(dst), static_cast<const void*>(src), sizeof(T) * std::size_t(n));
}

void copy_list(ZoneList& dst, const ZoneList& src) {
  dst.count = src.count;
  copy_prefix(dst.at, src.at, src.count);
}

// A 64-bit multiply-mix over 8-byte words: fast, and the same on every little-endian machine.
struct Hasher {
  u64 h = 0x9AE16A3B2F90404Full;
  void word(u64 v) {
    h ^= v * 0x9E3779B97F4A7C15ull;
    h = (h << 29 | h >> 35) * 0xBF58476D1CE4E5B9ull;
  }
  void bytes(const void* p, std::size_t n) {
    const unsigned char* b = static_cast<const unsigned char*>(p);
    while (n >= 8) {
      u64 v;
      std::memcpy(&v, b, 8);
      word(v);
      b += 8;
      n -= 8;
    }
    if (n) {
      u64 v = 0;
      std::memcpy(&v, b, n);
      word(v ^ (u64(n) << 56));
    }
  }
  template <class T>
  void array(const T* p, int n) {
    static_assert(std::has_unique_object_representations_v<T>,
                  "padding would make the hash depend on chance");
    word(u64(n));
    if (n > 0) bytes(p, sizeof(T) * std::size_t(n));
  }
};

// Later kinds of counters and later fields count only where they are used, so that duels recorded
// before there were any keep their hash.
void hash_perms(Hasher& h, const State& s) {
  static_assert(std::has_unique_object_representations_v<Permanent>);
  h.word(u64(s.permanent_count));
  for (int i = 0; i < s.permanent_count; ++i) {
    const auto* b = reinterpret_cast<const unsigned char*>(&s.permanents[i]);
    // The first twelve kinds of counters, and what stands behind all of them; then what came later.
    h.bytes(b, 32);
    h.bytes(b + 48, 64);
    constexpr struct {
      int at;
      u64 name;
    } kLater[] = {{32, 32}, {112, 104}, {40, 40}};
    for (const auto& later : kLater) {
      u64 more;
      std::memcpy(&more, b + later.at, 8);
      if (more) h.word(more ^ later.name << 56);
    }
  }
}

void hash_items(Hasher& h, const State& s) {
  static_assert(std::has_unique_object_representations_v<StackObject>);
  h.word(u64(s.stack_object_count));
  for (int i = 0; i < s.stack_object_count; ++i) {
    h.bytes(&s.stack_objects[i], offsetof(StackObject, tails));
    const StackObject& it = s.stack_objects[i];
    if (it.tails || it.decision_controller) h.word(u64(it.tails) << 32 | it.decision_controller);
    if (it.color_words || it.land_words) h.word(u64(it.color_words) << 32 | it.land_words);
    u64 spent;
    std::memcpy(&spent, it.spent, sizeof spent);
    if (spent) h.word(spent ^ u64(0x5A) << 56);
  }
}

void hash_conts(Hasher& h, const State& s) {
  static_assert(std::has_unique_object_representations_v<ContinuousEffect>);
  h.word(u64(s.continuous_count));
  for (int i = 0; i < s.continuous_count; ++i) {
    const ContinuousEffect& e = s.continuous_effects[i];
    h.bytes(&e, offsetof(ContinuousEffect, color_words));
    if (e.color_words || e.land_words) h.word(u64(e.color_words) << 32 | e.land_words);
  }
}

}  // namespace

void copy_state(State& d, const State& s) {
  static_cast<Header&>(d) = static_cast<const Header&>(s);
  copy_prefix(d.objects, s.objects, s.object_count);
  copy_prefix(d.permanents, s.permanents, s.permanent_count);
  copy_prefix(d.battlefield, s.battlefield, s.battlefield_count);
  for (int p = 0; p < s.player_count; ++p) {
    copy_list(d.library[p], s.library[p]);
    copy_list(d.hand[p], s.hand[p]);
    copy_list(d.graveyard[p], s.graveyard[p]);
    copy_list(d.exile[p], s.exile[p]);
    copy_list(d.command_and_ante[p], s.command_and_ante[p]);
  }
  copy_prefix(d.stack_objects, s.stack_objects, s.stack_object_count);
  copy_prefix(d.stack, s.stack, s.stack_count);
  copy_prefix(d.frames, s.frames, s.frame_count);
  copy_prefix(d.continuous_effects, s.continuous_effects, s.continuous_count);
  copy_prefix(d.pending, s.pending, s.pending_count);
  copy_prefix(d.delayed, s.delayed, s.delayed_count);
  copy_prefix(d.shields, s.shields, s.shield_count);
  copy_prefix(d.pending_damage, s.pending_damage, s.pending_damage_count);
  copy_prefix(d.assigned, s.assigned, s.assigned_count);
  copy_prefix(d.damage_log, s.damage_log, s.log_count);
  copy_prefix(d.lki, s.lki, s.lki_used);
  copy_prefix(d.pending_replacements, s.pending_replacements, s.pending_replacement_count);
  d.pending_replacement_count = s.pending_replacement_count;
  d.commands = s.commands;
  copy_prefix(d.derived, s.derived, s.permanent_count);
  d.tally = s.tally;
  d.first_hole = s.first_hole;
  d.trigger_union = s.trigger_union;
  d.derived_dirty = s.derived_dirty;
  d.has_rules_mods = s.has_rules_mods;
  d.simple_board = s.simple_board;
  d.board = s.board;
}

u64 hash_state(const State& s) {
  Hasher h;
  const Header& head = s;
  static_assert(std::has_unique_object_representations_v<Header>);
  h.word(1);
  h.bytes(reinterpret_cast<const u8*>(&head), sizeof(Header));
  h.array(s.objects, s.object_count);
  hash_perms(h, s);
  h.array(s.battlefield, s.battlefield_count);
  for (int p = 0; p < s.player_count; ++p) {
    h.array(s.library[p].at, s.library[p].count);
    h.array(s.hand[p].at, s.hand[p].count);
    h.array(s.graveyard[p].at, s.graveyard[p].count);
    h.array(s.exile[p].at, s.exile[p].count);
    h.array(s.command_and_ante[p].at, s.command_and_ante[p].count);
  }
  hash_items(h, s);
  h.array(s.stack, s.stack_count);
  h.array(s.frames, s.frame_count);
  hash_conts(h, s);
  h.array(s.pending, s.pending_count);
  h.array(s.delayed, s.delayed_count);
  h.array(s.shields, s.shield_count);
  h.array(s.pending_damage, s.pending_damage_count);
  if (s.assigned_count) h.array(s.assigned, s.assigned_count);
  if (s.pending_replacement_count) h.array(s.pending_replacements, s.pending_replacement_count);
  h.array(s.damage_log, s.log_count);
  if (!(s.tally == Tally{})) h.array(&s.tally, 1);
  h.word(u64(s.lki_next));
  return h.h;
}

namespace {

// A creature that is face down, on the table or still a spell, is any unknown one that could be:
// whether it can be turned up is told by what put it there, so that stays as it is. The card it is
// now, or -1.
int deal_creature(State& s, const CardDb& db, Object& o, const u16* pool, int n) {
  const Ctx c{s, db, nullptr};
  u16 alike[2 * kZoneCap];
  int k = 0;
  for (int j = 0; j < n; ++j) {
    const u16 card = s.objects[pool[j]].card;
    if ((db.card(card).types & kCreature) && !morph_option(c, card) == !morph_option(c, o.card))
      alike[k++] = pool[j];
  }
  const int pick = int(random_below(s, u32(k + 1)));
  if (pick == k) return -1;
  std::swap(o.card, s.objects[alike[pick]].card);
  return o.card;
}

void deal_face_down(State& s, const CardDb& db, u8 seat, u8 owner, const u16* pool, int n) {
  const auto unknown = [&](const Object& o, u8 controller) {
    return o.owner == owner && !(o.flags & kObjToken) && !(o.known_to >> seat & 1) &&
           controller != seat;
  };
  for (int i = 0; i < s.battlefield_count; ++i) {
    Object& o = s.objects[s.battlefield[i]];
    const Permanent& p = s.permanents[o.perm];
    if (!(p.flags & kPFaceDown) || p.copy_of || !unknown(o, s.derived[o.perm].controller)) continue;
    if (const int card = deal_creature(s, db, o, pool, n); card >= 0)
      s.derived[o.perm].card = u16(card);
  }
  for (int i = 0; i < s.stack_count; ++i) {
    StackObject& it = s.stack_objects[s.stack[i]];
    if (it.kind != StackObjectKind::spell || !(it.flags & kItemFaceDown)) continue;
    Object& o = s.objects[it.self.slot];
    if (!unknown(o, it.controller)) continue;
    const int card = deal_creature(s, db, o, pool, n);
    if (card < 0) continue;
    it.card = u16(card);
    const u16 way = morph_option(Ctx{s, db, nullptr}, it.card);
    if (way && it.cast_option != 0xFF)
      it.cast_option = u8(way - db.card(it.card).first_cast_option);
  }
}

}  // namespace

void determinise(State& s, const CardDb& db, u8 seat, u64 seed) {
  u64 kept = s.rng;
  s.rng = seed * 0xD1342543DE82EF95ull + 0x2545F4914F6CDD1Dull;
  for (u8 p = 0; p < s.player_count; ++p) {
    // Everything of this owner that the seat does not know: hand and library slots swap their
    // cards.
    u16 pool[2 * kZoneCap];
    int n = 0;
    const auto unknown = [&](const Object& o, bool library) {
      if (o.known_to >> seat & 1) return false;
      if (o.flags & kObjRevealed) return false;
      return library || p != seat;
    };
    for (int i = 0; i < s.hand[p].count; ++i)
      if (unknown(s.objects[s.hand[p].at[i]], false)) pool[n++] = s.hand[p].at[i];
    for (int i = 0; i < s.library[p].count; ++i)
      if (unknown(s.objects[s.library[p].at[i]], true)) pool[n++] = s.library[p].at[i];
    deal_face_down(s, db, seat, p, pool, n);
    for (int i = n - 1; i > 0; --i) {
      const int j = int(random_below(s, u32(i + 1)));
      const u16 card = s.objects[pool[i]].card;
      s.objects[pool[i]].card = s.objects[pool[j]].card;
      s.objects[pool[j]].card = card;
    }
  }
  (void)kept;  // the copy must not foretell the real duel: its generator stays the new one
}

}  // namespace upkeep
