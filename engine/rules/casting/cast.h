// What the files about casting, activating and paying share: mana sources, the total cost of an
// announcement, and the one list of checks that both the options and explain() go through.
#pragma once
#include "rules/casting/announce.h"
#include "rules/casting/mana_solver.h"
#include "rules/timing/window.h"

namespace upkeep {

// ------------------------------------------------------------------ mana sources (mana.cpp)
// What one use of a mana ability makes: one of several outputs where the player has a choice.
struct ManaVariant {
  u8 kind = kManaKinds;  // Mana kind; kManaKinds: several kinds at once, see made
  u8 amount = 0;         // of `kind`
  u8 mode = 0;
  u8 made[kManaKinds] = {};
};
constexpr int kMaxVariants = 8;
// Outputs of a mana ability of `source`, in WUBRGC order. 0 if it needs more than the choice of one
// output (then it is announced with a cast frame); also 0 if it makes nothing now.
int mana_variants(const Read& c, Ref source, u16 ability, u8 player, ManaVariant* out);
// The mode of the ability in which it makes mana of that kind.
u8 mode_making(const Read& c, Ref source, u16 ability, u8 player, u8 kind);
// An ability whose cost and effects need no choice but the output: the payer may use it.
bool simple_mana_ability(const Read& c, const Ability& a);
// Activates such an ability at once (CR 605.3b), with the mana its triggers add (CR 605.4a). The
// mana of its own cost must have been taken from the pool already. Damage it deals is queued, not
// yet dealt.
enum ManaResult : u8 {
  kManaFinal = 1,   // more happened than untapping could take back
  kManaDamage = 2,  // damage is queued
};
u8 activate_mana(Ctx& c, u8 player, Ref source, u16 ability, const ManaVariant& v);

// Untapped sources of one mana by the kinds they can make; all others are only counted.
struct ManaSummary {
  u8 player = kNoPlayer;
  bool complex = false;  // some source is not of the simple shape
  u8 kinds = 0;          // used entries
  u16 total = 0;         // sources of the simple shape
  u8 mask[16];
  u16 count[16];
};
// Whether it has a mana ability, usable or not.
bool is_mana_source(const Read& c, Ref permanent);
void summarise_mana(const Read& c, u8 player, ManaSummary& out);
// The sources for the payer, and what each stands for. `not_this`: must stay as it is.
struct SourceList {
  int n = 0;
  int available = 0;  // mana in all, pool not counted
  alignas(ManaSource) unsigned char raw[kMaxManaSources * sizeof(ManaSource)];
  struct Use {
    u16 ability;  // 0: what an effect offers instead
    u16 offer;    // then which one that waits
    ManaVariant v;
  };
  alignas(Use) unsigned char raw_uses[kMaxManaSources * sizeof(Use)];
  const ManaSource* sources() const { return reinterpret_cast<const ManaSource*>(raw); }
  const Use& use(int i) const { return reinterpret_cast<const Use*>(raw_uses)[i]; }
};
// Permanents that an announcement needs otherwise: `at` may not be used for mana at all, `kept` may
// not be sacrificed for it.
struct Excluded {
  const Ref* at = nullptr;
  int n = 0;
  const Ref* kept = nullptr;
  int kept_n = 0;
  int life = 0;  // what of it is needed otherwise
  bool has(Ref r) const { return among(at, n, r); }
  bool keeps(Ref r) const { return among(kept, kept_n, r); }
  bool empty() const { return n + kept_n == 0; }
  static bool among(const Ref* list, int count, Ref r) {
    for (int i = 0; i < count; ++i)
      if (list[i] == r) return true;
    return false;
  }
};
// What effects offer to this player for life wherever mana abilities may be used
// (rules/effects/offers.cpp).
struct ManaOffer {
  u16 offer = 0;  // which of those that wait
  int life = 0;
  u8 made[kManaKinds] = {};
};
int mana_offers(const Read& c, u8 player, ManaOffer* out, int cap);
Ref source_of_offer(const State& s, u16 offer);
// A payment on resolution of nothing but mana, and as much of it as the effect `pay` of the item
// asks for in all: several costs, or one several times.
void push_pay_sum(Ctx& c, u8 player, u16 effect, u16 item);
ManaCost sum_to_pay(const Read& c, u16 effect,
                    const StackObject& it);  // rules/effects/control_flow.cpp
void use_mana_offer(Ctx& c, u8 player, u16 offer, const u8* made);
void list_sources(const Read& c, u8 player, const Excluded& no, SourceList& out);
bool payable(const Read& c, u8 player, const ManaSummary& m, const ManaCost& cost, int x,
             const Excluded& no);
bool payable(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no);
int greatest_x(const Read& c, u8 player, const ManaCost& cost, const Excluded& no);
// Finds the proposed payment; activates and spends. False (and nothing done) if there is none.
bool propose(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no,
             SourceList& list, Payment& out);
// `spent`, if given, gets the mana of each kind that went into the cost.
bool pay_now(Ctx& c, u8 player, const ManaCost& cost, int x, const Excluded& no,
             u8* spent = nullptr);
// Where the mana paid for the item is written down; null if nothing asks for it.
u8* spent_on(const Read& c, StackObject& it);
bool forbidden(const Read& c, ModKind kind, u8 player, Ref object, const Derived* as, Ref& by);
void begin_masked(Ctx& c, u8 player, Ref card);  // announce.cpp: face down, without paying
inline bool is_free(const ManaCost& m, int x) {
  int n = m.generic + m.hybrid_count + m.x * x;
  for (u8 p : m.pips) n += p;
  return n == 0;
}
// The kinds of mana abilities an option list shows for one player, each output an option.
int mana_options(const Read& c, u8 player, Option* out, int cap);
// Those that leave `cost` payable, while paying it.
int paying_options(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no,
                   Option* out, int cap);

// ------------------------------------------------------------------ costs (cost.cpp)
// A spell as what it will be judged, also before its card is on the stack.
Derived characteristics_of_spell(const Read& c, const StackObject& it, Ref spell);
void add_cost(ManaCost& to, const ManaCost& more);
// Everything of `cost` but the mana. `source`: what {T} and "sacrifice self" speak of. `reason` may
// be null.
ReasonCode cost_check(const Read& c, u8 player, const Cost& cost, Ref source, const Scope& scope,
                      Reason* reason);
constexpr int kMaxCosts = 16;  // beside the mana cost: additional, optional, alternative ones
// The costs other than the printed mana cost that an announcement has to pay, as indices of costs.
int costs_of(const Read& c, const StackObject& it, u16* out, int cap);
// The mana of an activation, with what effects add to it (CR 602.2b); part of total_cost().
ManaCost activation_cost(const Read& c, Ref object, u16 ability);
// How many objects a part of a cost asks for, and which.
int part_count(const Cost& k, CostPart p);
u16 part_filter(const Cost& k, CostPart p);
Prompt part_why(CostPart p);
// Objects that may be chosen for that part; those in `taken` are spoken for.
int part_options(const Read& c, u8 player, const Cost& k, CostPart p, Ref source,
                 const Scope& scope, const Ref* taken, int taken_n, Option* out);
void pay_part(Ctx& c, CostPart p, Ref chosen);
// What needs no choice: {T}, life, counters, the source itself …
void pay_plain(Ctx& c, u8 player, const Cost& k, Ref source, const Scope& scope);

// ------------------------------------------------------------------ announcing (announce.cpp,
// cast.cpp)
constexpr u8 kCastFinal = 0x80;  // frame flag: something happened that cannot be taken back
// What take_back() needs; `object`: the card or permanent it began with, `place`: of the card
// in the zone it comes from.
void keep_for_undo(Ctx& c, StackObject& it, Ref object, int place);
// CR 733.1; pops the frame. `wanted`: the player gives it up, nothing forces it.
void take_back(Ctx& c, Frame& f, bool wanted = false);
void emit_target(Ctx& c, const StackObject& it, const Target& t);
void finish_cast(Ctx& c, Frame& f);  // pays all but mana and puts it on the stack; pops the frame
struct ExcludedList {
  Ref at[kMaxPicked], kept[kMaxPicked];
  int n = 0, kept_n = 0, life = 0;
  Excluded view() const { return {at, n, kept, kept_n, life}; }
};
void excluded_for(const Read& c, const StackObject& it, const Frame& f, ExcludedList& out);
int options_of_pay(const Read& c, u8 player, const ManaCost& cost, int x, const Excluded& no,
                   bool back, Option* out, bool offer_mana);
void tap_by_hand(Ctx& c, u8 player, const Option& o, u8& result);
void mana_triggers(Ctx& c, u8 player, Ref source);  // of an ability that was announced

// ------------------------------------------------------------------ targets (target.cpp)
// The least number of targets a slot needs, and the most it may have.
int slot_min(const Read& c, const TargetSpec& t, const Scope& scope);
int slot_max(const Read& c, const TargetSpec& t, const Scope& scope);
// Enough legal targets for the slots of a mode (item not announced yet)? `slot`: the first that
// lacks; `equip`: filter on what the Equipment may be attached to, or 0.
bool mode_has_targets(const Read& c, u16 first, int count, const Scope& scope, u16 equip, u8* slot);
bool any_target(const Read& c, const StackObject& item, u16 spec, u8 slot);
// Its targets are compared with X; there are some for this X.
bool targets_use_x(const CardDb& db, u16 ability);
bool targets_for_x(const Read& c, const StackObject& item, int x);
ReasonCode target_reason(const Read& c, const StackObject& it, u16 spec, u8 slot, const Option& o,
                         Ref* by = nullptr);
u8 target_chooser(const Read& c, const StackObject& it, const TargetSpec& t);

// ------------------------------------------------------------------ what may be done
// (checks.cpp, checks_use.cpp)
ReasonCode full_reason(const State& s);  // why nothing more may be announced; legal: there is room
// Computed once for all options of one call.
struct ActScan {
  const Read& c;
  u8 player;
  bool sorcery_ok;  // own main phase, empty stack
  bool detail;      // numbers of reasons wanted
  ReasonCode full;  // why nothing more can be announced; legal: there is room
  bool windows;     // the rules know windows: not everything may be done in each
  Window window;
  bool have_mana = false;
  ManaSummary mana;
  ActScan(const Read& ctx, u8 p, bool want_detail);
  bool pays(const ManaCost& cost, const Excluded& no);
};
bool has_ability(const Read& c, Ref object, u16 ability);  // it has it now, wherever it is
Reason check_land(ActScan& a, Ref card);
Reason check_cast(ActScan& a, Ref card, u8 how);
Reason check_activate(ActScan& a, Ref object, u16 ability);
Reason check_mana_ability(ActScan& a, Ref object, u16 ability);
Reason check_special(ActScan& a, Ref object);
// Everything about activating but targets and mana.
ReasonCode activation_check(const Read& c, u8 player, Ref object, u16 ability, bool sorcery_ok,
                            Reason* reason);
// What lacks for a cost that cannot be paid.
Reason explain_mana(const Read& c, u8 player, const ManaCost& cost, const Excluded& ex);
// Why a creature may not do this in combat, and what forbids it where something else does.
Reason combat_refusal(const Read& c, ReasonCode why, Ref creature, Ref by);
Reason explain_act(const Read& c, u8 player,
                   const Option& o);  // for the decision of a player with priority
int lands_allowed(const Read& c, u8 player);
struct RulesMod;
// The lands that an effect on the battlefield still lets the player play.
int land_plays_left(const Read& c, const RulesMod& m, u8 player);
u16 spell_ability(const Read& c, u16 card);  // 0: a permanent without text
u16 splice_option(const Read& c, u16 card);

}  // namespace upkeep
