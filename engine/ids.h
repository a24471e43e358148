// Small shared names: zones, colours, types, keywords, steps and the handles by which everything in
// a duel is named. Nothing here knows a rule.
#pragma once
#include <cstdint>

namespace upkeep {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;

constexpr int kMaxPlayers = 4;
constexpr u8 kNoPlayer = 0xFF;
constexpr u16 kNoIndex = 0xFFFF;

// Names an object by slot and generation: a card that changes zones is a new object (CR 400.7), so
// an old Ref no longer finds it. Slot 0 is never used; Ref{} is "nothing".
struct Ref {
  u16 slot = 0;
  u16 gen = 0;
  bool operator==(const Ref&) const = default;
  explicit operator bool() const { return slot != 0; }
};

enum class Zone : u8 { none, library, hand, battlefield, graveyard, stack, exile, command, ante };
constexpr int kZoneCount = 9;

// What is on the stack by itself, without a card: an event has it as its value.
enum class StackAction : u8 { none, combat_damage, draw };

// Colours are bits 0..4 in WUBRG order; mana kinds are the same five and colourless.
enum Mana : u8 { kW, kU, kB, kR, kG, kC, kManaKinds };
using ColorSet = u8;  // bit i = colour i of Mana
constexpr ColorSet kAllColors = 0x1F;
constexpr u8 kNoColor = 0xFF;  // where a color is a Mana

enum TypeBit : u16 {
  kArtifact = 1,
  kCreature = 2,
  kEnchantment = 4,
  kInstant = 8,
  kLand = 16,
  kPlaneswalker = 32,
  kSorcery = 64,
  // Printed 1997 types: an Interrupt or Mana Source is an instant everywhere but in the eras that
  // know them (era-fifth 1.4, 1.8); such cards carry kInstant too.
  kInterrupt = 128,
  kManaSource = 256,
  // A card type that comes with another one and brings creature types to it (CR 308).
  kKindred = 512,
};
using TypeSet = u16;
constexpr TypeSet kPermanentTypes = kArtifact | kCreature | kEnchantment | kLand | kPlaneswalker;

enum SuperBit : u8 { kBasic = 1, kLegendary = 2, kWorld = 4, kSnow = 8 };

// Subtypes are interned by the card database; the first five are the basic land types in WUBRG
// order.
constexpr int kMaxSubtypes = 256;
enum BasicSubtype : u8 { kPlains, kIsland, kSwamp, kMountain, kForest };
struct SubtypeSet {
  u64 w[kMaxSubtypes / 64] = {};
  bool has(int i) const { return (w[i >> 6] >> (i & 63)) & 1; }
  void add(int i) { w[i >> 6] |= u64(1) << (i & 63); }
  void remove(int i) { w[i >> 6] &= ~(u64(1) << (i & 63)); }
  bool intersects(const SubtypeSet& o) const {
    return ((w[0] & o.w[0]) | (w[1] & o.w[1]) | (w[2] & o.w[2]) | (w[3] & o.w[3])) != 0;
  }
  bool empty() const { return (w[0] | w[1] | w[2] | w[3]) == 0; }
  bool operator==(const SubtypeSet&) const = default;
};

// Keyword abilities and the one-word restrictions that behave like them. X(name_in_json).
// The order is the bit order in KeywordSet.
#define UPKEEP_KEYWORDS(X)                                             \
  X(flying)                                                            \
  X(first_strike)                                                      \
  X(double_strike)                                                     \
  X(trample)                                                           \
  X(vigilance)                                                         \
  X(haste)                                                             \
  X(reach)                                                             \
  X(defender)                                                          \
  X(deathtouch)                                                        \
  X(lifelink)                                                          \
  X(hexproof)                                                          \
  X(shroud)                                                            \
  X(indestructible)                                                    \
  X(menace)                                                            \
  X(flash)                                                             \
  X(fear)                                                              \
  X(intimidate)                                                        \
  X(infect)                                                            \
  X(wither)                                                            \
  X(banding)                                                           \
  X(plainswalk)                                                        \
  X(islandwalk)                                                        \
  X(swampwalk)                                                         \
  X(mountainwalk)                                                      \
  X(forestwalk)                                                        \
  X(protection_white)                                                  \
  X(protection_blue)                                                   \
  X(protection_black)                                                  \
  X(protection_red)                                                    \
  X(protection_green)                                                  \
  X(protection_artifacts)                                              \
  X(protection_creatures)                                              \
  X(unblockable)                                                       \
  X(cant_attack)                                                       \
  X(cant_block)                                                        \
  X(must_attack)                                                       \
  X(must_block)                                                        \
  X(doesnt_untap)                                                      \
  X(cant_be_countered)                                                 \
  X(cant_be_regenerated)                                               \
  X(flanking)                                                          \
  X(shadow)                                                            \
  X(horsemanship)                                                      \
  X(skulk)                                                             \
  X(prowess)                                                           \
  X(exalted)                                                           \
  X(changeling)                                                        \
  X(cant_block_flyers_only) /* can block only creatures with flying */ \
  X(prevent_damage_from_creatures)                                     \
  X(attacks_as_though_no_defender)                                     \
  X(may_stay_tapped) /* its controller may choose not to untap it */   \
  X(blocks_any_number)                                                 \
  X(landwalk_any_legendary)                                            \
  X(assign_damage_as_unblocked)                                        \
  X(cant_be_enchanted)                                                 \
  X(attacks_as_though_haste)                                           \
  X(blocks_each_attacker)
enum class Keyword : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_KEYWORDS(UPKEEP_X)
#undef UPKEEP_X
      count
};
using KeywordSet = u64;
constexpr KeywordSet bit(Keyword k) { return KeywordSet(1) << int(k); }

enum class Counter : u8 {
  p1p1,
  m1m1,
  loyalty,
  charge,
  poison,
  age,
  p0p1,
  p1p0,
  m0m1,
  m2m2,
  time,
  corpse,
  carrion,
  mire,
  m0m2,
  doom,
  vitality,
  // Of those before, a permanent has a number each; of the others those few that lie on it.
  first_rare,
  before_rare = first_rare - 1,
#define X(name, word) name,
#include "rare_counters.inc"
#undef X
  count
};
constexpr int kCounterKinds = int(Counter::first_rare);
constexpr int kAllCounterKinds = int(Counter::count);
constexpr int kRareCounters = 8;  // kinds at once on one permanent
// The counters of a kind on what has `counters`, `rare_kind` and `rare_n`: a permanent, or what is
// known of one that has gone.
template <class Holder>
i16 counters_of(const Holder& h, Counter kind) {
  if (int(kind) < kCounterKinds) return h.counters[int(kind)];
  for (int i = 0; i < kRareCounters; ++i)
    if (h.rare_kind[i] == u8(kind)) return h.rare_n[i];
  return 0;
}
template <class Holder>
void set_counters(Holder& h, Counter kind, int n) {
  if (int(kind) < kCounterKinds) {
    h.counters[int(kind)] = i16(n);
    return;
  }
  int at = 0;
  while (at < kRareCounters && h.rare_kind[at] != u8(kind)) ++at;
  for (int i = 0; at == kRareCounters && n && i < kRareCounters; ++i)
    if (!h.rare_kind[i]) at = i;
  if (at == kRareCounters) return;
  h.rare_kind[at] = n ? u8(kind) : u8(0);
  h.rare_n[at] = i16(n);
}
template <class To, class From>
void copy_counters(To& to, const From& from) {
  for (int k = 0; k < kCounterKinds; ++k) to.counters[k] = from.counters[k];
  for (int i = 0; i < kRareCounters; ++i) {
    to.rare_kind[i] = from.rare_kind[i];
    to.rare_n[i] = from.rare_n[i];
  }
}
template <class A, class B>
bool same_counters(const A& a, const B& b) {
  for (int k = 0; k < kCounterKinds; ++k)
    if (a.counters[k] != b.counters[k]) return false;
  for (int i = 0; i < kRareCounters; ++i) {
    if (a.rare_kind[i] && counters_of(b, Counter(a.rare_kind[i])) != a.rare_n[i]) return false;
    if (b.rare_kind[i] && counters_of(a, Counter(b.rare_kind[i])) != b.rare_n[i]) return false;
  }
  return true;
}

// The steps of a stack-era turn (CR 500-514) plus the discard phase of 1997, which only `fifth`
// visits.
enum class Step : u8 {
  none,
  untap,
  upkeep,
  draw,
  main1,
  begin_combat,
  attackers,
  blockers,
  first_strike_damage,
  damage,
  end_combat,
  main2,
  discard,
  end,
  cleanup
};

}  // namespace upkeep
