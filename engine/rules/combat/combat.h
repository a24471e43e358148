// What the files of combat and damage share among themselves.
#pragma once
#include "blocks.h"
#include "rules/block_pairs.h"
#include "rules/combat/declarations.h"
#include "rules/frame.h"
#include "rules/outside.h"
#include "rules/query.h"

namespace upkeep {

constexpr KeywordSet kStrikeBits = bit(Keyword::first_strike) | bit(Keyword::double_strike);

enum DamageFrameFlag : u8 { kDamageApplyOnly = 1 };  // applies new shields, deals nothing yet

// May it block this attacker, whatever the others do? may_block() adds what menace needs.
ReasonCode can_block_pair(const Read& c, Ref blocker, Ref attacker, Ref* by = nullptr);
// Removes everything from combat.
void end_combat_cleanup(Ctx& c);
void spread_over_bands(State& s);
void fire_pair(Ctx& c, TriggerEvent kind, Ref object, Ref other);
void emit_block(Ctx& c, Ref blocker, Ref attacker);
// Blocks by chance instead of a declaration (rules/combat/random_blocks.cpp).
bool blocks_by_chance(const Read& c);
int pile_options(const Read& c, const Frame& f, Option* out);
bool ask_piles(Ctx& c, Frame& f);  // false when all piles are made and given to attackers
int blockers_of(const State& s, Ref attacker);   // how many creatures block it
int block_capacity(const Read& c, Ref blocker);  // how many attackers it may block
// How many may block it (CR 509.1b).
int most_blockers(const Read& c, Ref attacker, Ref* by = nullptr);

// Leaves only those blocks after which the declaration can still be completed lawfully, in order.
int drop_dead_ends(const Read& c, u8 player, Option* blocks, int n);

// ---- declarations, one creature at a time
bool can_pay_generic(const Read& c, u8 player, int amount);
bool pay_generic(Ctx& c, u8 player, int amount);
// The place on the battlefield to go on from after `r` has been paid for: mana abilities may have
// sacrificed permanents.
i16 place_after(const State& s, Ref r, i16 place);

// ---- prevention and replacement of damage (prevention.cpp)
// PendingDamage::applied, beyond the first eight bits.
enum AppliedBit : u16 {
  kAppliedOwner = 1 << 8,
  kAppliedCounters = 1 << 9,
  kAppliedPlaneswalker = 1 << 10,
  kAppliedPlaneswalkerNow = 1 << 11,  // comes first: its question is due
};

// One replacement or prevention effect that could be applied to a packet.
enum class WayKind : u8 {
  prevent_some,
  multiply,
  to_owner,
  counters,
  shield,
  planeswalker,
  prevent_all
};
struct Way {
  WayKind kind;
  u8 index;
  i16 amount;
  Ref about;
};
constexpr int kMaxWays = 24;

// By a permanent that prevents all of it: `by`.
bool fully_prevented(const Read& c, const PendingDamage& p, Ref& by);
// Some shield would bring its player more than that the damage is prevented.
bool rewarded(const Read& c, const PendingDamage& p);
// The card that a way is told apart by.
u16 card_of_way(const Read& c, const Way& w);
int gather_ways(const Read& c, const PendingDamage& p, Way* out);
// The way to take without asking, -1 if the affected player has a choice (CR 616.1).
int obvious_way(const State& s, const Way* ways, int n);
void take_way(Ctx& c, u16 index, const Way& w);
void take_late_way(Ctx& c, u16 index);
void prevent(Ctx& c, PendingDamage& p, int n);
void redirect(Ctx& c, u16 index, int n, Ref to, u8 to_player);
bool shield_applies(const Read& c, const Shield& sh, const PendingDamage& p);
bool contested(const Read& c, u16 index, int& shield);
constexpr u64 kDamageEvents =
    u64(1) << int(TriggerEvent::deals_damage) | u64(1) << int(TriggerEvent::dealt_damage) |
    u64(1) << int(TriggerEvent::player_damaged) | u64(1) << int(TriggerEvent::loses_life);

}  // namespace upkeep
