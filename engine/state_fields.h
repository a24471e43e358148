// Every field of everything a State has in its arrays and in its header, with what the field holds.
// Whoever goes through a state field by field goes by this list: decode_state() and
// check_invariants() find a value that can't be, state_fingerprint() finds the numbers that change
// when a card is added. A field that is missing here does not compile.
#pragma once
#include <type_traits>

#include "cards/fingerprint.h"
#include "state.h"

namespace upkeep {

// What a field holds, and so which values it can have.
struct Holds {
  enum Kind : u8 {
    anything,
    ref,                   // Ref: a slot below object_count
    player,                // below player_count
    player_or_none,        // or kNoPlayer
    maybe_player,          // MaybePlayer
    stack_object,          // below stack_object_count, or kNoIndex
    stack_object_or_gone,  // below kMaxStackObjects, or kNoIndex: it may have left the stack
    lki,                   // below lki_used, or kNoIndex
    index,                 // into a pool of the card database
    at_most                // from 0 (`first`) to `last`: an enum, a count
  };
  Kind kind = anything;
  Pool pool = Pool::count;
  int first = 0, last = 0;
};

namespace holds {
constexpr Holds anything{}, ref{Holds::ref}, player{Holds::player},
    player_or_none{Holds::player_or_none}, maybe_player{Holds::maybe_player},
    stack_object{Holds::stack_object}, stack_object_or_gone{Holds::stack_object_or_gone},
    lki{Holds::lki};
constexpr Holds index(Pool pool) { return {Holds::index, pool}; }
// An index that `none` stands for the lack of.
constexpr Holds index_unless(Pool pool, u16 value, u16 none) {
  return value == none ? anything : index(pool);
}
template <class T>
constexpr Holds from_to(T first, T last) {
  return {Holds::at_most, Pool::count, int(first), int(last)};
}
template <class T>
constexpr Holds at_most(T last) {
  return from_to(T(0), last);
}
constexpr Holds flag = at_most(1);
}  // namespace holds

// The last value of the switch that has this place in Rules::value; 0 of the room behind them.
constexpr int last_switch_value(int place) {
  constexpr const char* kValues[] = {
#define CHOICE(number, name, Type, values, fifth, sixth, m10, foundations, source) #values,
#define FLAG(number, name, fifth, sixth, m10, foundations, source) "(off, on)",
#include "rules/switches.inc"
  };
  int last = 0;
  if (place < int(Switch::count))
    for (const char* p = kValues[place]; *p; ++p) last += *p == ',';
  return last;
}

// The pool of Frame::node; false where that is no index.
constexpr bool pool_of_node(const Frame& f, Pool& pool) {
  switch (f.kind) {
    case FrameKind::effects:
      pool = Pool::effects;
      return true;
    case FrameKind::pick:
      pool = Pool::filters;
      return true;
    case FrameKind::pay:
      pool = Pool::costs;
      return true;
    case FrameKind::replaced:
      pool = f.pc >= stage::replaced::pay_offer && f.pc <= stage::replaced::offer_run
                 ? Pool::effects
                 : Pool::abilities;
      return true;
    default:
      return false;
  }
}

// The name of a field or of an array of a State; the page's program, which tells nobody, has none.
#ifdef UPKEEP_PACKED_CARDS
#define UPKEEP_FIELD_NAME(name) ""
#else
#define UPKEEP_FIELD_NAME(name) name
#endif

// each_field(x, see) calls see(name, field, Holds) for every field of x, constant or not, in the
// order they lie there. What is beyond a count holds anything.
#define UPKEEP_FIELDS(Kind)                             \
  template <class T, class See>                         \
  requires std::is_same_v<std::remove_const_t<T>, Kind> \
  constexpr void each_field(T& x, See&& see)
#define F(field, ...) see(UPKEEP_FIELD_NAME(#field), x.field, __VA_ARGS__)

UPKEEP_FIELDS(Object) {
  using namespace holds;
  F(gen, anything);
  F(card, index(Pool::cards));
  F(zone, at_most(Zone::ante));
  F(owner, at_most(kMaxPlayers - 1));
  F(controller, at_most(kMaxPlayers - 1));
  F(flags, anything);
  F(perm, anything);  // by `zone`: see decode_state()
  F(known_to, anything);
  F(entered, anything);
}

UPKEEP_FIELDS(Permanent) {
  using namespace holds;
  F(object, ref);
  F(flags, anything);
  F(damage, anything);
  F(counters, anything);
  F(rare_kind, anything);
  F(rare_n, anything);
  F(attached_to, ref);
  F(attached_player, player_or_none);
  F(attacked_player, player_or_none);
  F(band, anything);
  F(color_override, at_most(kAllColors));
  F(order, anything);
  F(attacked, ref);
  for (auto& r : x.blocking) see(UPKEEP_FIELD_NAME("blocking"), r, ref);
  F(block_order, anything);
  F(blocking_count, anything);  // see more_blocks_match()
  F(regen_shields, anything);
  F(chosen_color, anything);
  F(chosen_player, player_or_none);
  F(chosen_type, index_unless(Pool::subtypes, x.chosen_type, kNoIndex));
  F(copy_of, index_unless(Pool::cards, x.copy_of, kCopyOfFaceDown));
  F(used_abilities, anything);
  F(kick_count, anything);
  F(form, index(Pool::mods));
  F(copy_mods, index(Pool::mods));
  F(pile, anything);
  F(x, anything);
  F(controller_seen, player_or_none);
  F(chosen_number, anything);
  F(uses, anything);
  F(lands_played, anything);
  F(timestamp, anything);
  F(control_since, anything);
  F(damaged_stamp, anything);
}

UPKEEP_FIELDS(BlockPair) {
  using namespace holds;
  F(attacker, ref);
  F(blocker, anything);  // see more_blocks_match()
  F(order, anything);
  F(block_order, anything);
}

constexpr int kMaxGranted = int(std::extent_v<decltype(Derived::granted)>);
UPKEEP_FIELDS(Derived) {
  using namespace holds;
  F(card, index(Pool::cards));
  F(types, anything);
  F(supers, anything);
  F(colors, at_most(kAllColors));
  F(controller, at_most(kMaxPlayers - 1));
  F(lost_abilities, at_most(kAbilitiesHidden | kAbilitiesTaken));
  F(granted_count, at_most(kMaxGranted));
  F(land_mana, at_most(kAllColors));
  F(spared_by, anything);
  F(spared, anything);
  F(power, anything);
  F(toughness, anything);
  for (int i = 0; i < kMaxGranted; ++i)
    see(UPKEEP_FIELD_NAME("granted"), x.granted[i],
        i < x.granted_count ? index(Pool::abilities) : anything);
  F(keywords, anything);
  F(trigger_mask, anything);
  F(subtypes, anything);
  F(color_words, anything);
  F(land_words, anything);
}

UPKEEP_FIELDS(Player) {
  using namespace holds;
  F(life, anything);
  F(poison, anything);
  F(pool, anything);
  F(lost, at_most(LossReason::effect));
  F(drew_from_empty, anything);
  F(lands_played, anything);
  F(extra_lands, anything);
  F(mulligans, anything);
  F(opening_hand, at_most(OpeningHand::kept_for_good));
  F(cards_drawn, anything);
  F(spells_cast, anything);
  F(skip_draw, anything);
  F(skip_untap, anything);
  F(skip_combat, anything);
  F(skip_turn, anything);
  F(damage_this_turn, anything);
  F(known_top_count, at_most(kZoneCap));
  F(known_bottom_count, at_most(kZoneCap));
}

UPKEEP_FIELDS(Target) {
  using namespace holds;
  F(kind, at_most(TargetKind::player));
  F(slot, anything);
  F(player, player_or_none);
  F(legal, flag);
  F(object, ref);
  F(share, anything);
  F(pad, anything);
}

UPKEEP_FIELDS(EventData) {
  using namespace holds;
  F(object, ref);
  F(other, ref);
  F(player, player_or_none);
  F(flags, anything);
  F(amount, anything);
  F(lki, holds::lki);
  F(lki_other, holds::lki);
}

UPKEEP_FIELDS(Undo) {
  using namespace holds;
  F(clock, anything);
  F(entered, anything);
  F(pool, anything);
  F(known_to, anything);
  F(place, anything);
  F(zone, at_most(Zone::ante));
  F(controller, at_most(kMaxPlayers - 1));
  F(flags, anything);
  F(pad, anything);
}

UPKEEP_FIELDS(StackObject) {
  using namespace holds;
  F(self, ref);
  F(source, ref);
  F(card, index(Pool::cards));
  F(ability, index(Pool::abilities));
  F(effects, index(Pool::effects));
  F(kind, at_most(StackObjectKind::draw));
  F(controller, at_most(kMaxPlayers - 1));
  F(target_count, at_most(kMaxTargets));
  F(mode_count, at_most(4));
  F(modes, anything);
  F(flags, anything);
  F(x, anything);
  F(kick_count, anything);
  F(cast_option, anything);
  F(picked_count, at_most(kMaxPicked));
  F(chosen_color, anything);
  F(last_amount, anything);
  F(chosen_number, anything);
  F(source_lki, holds::lki);
  F(saved, ref);
  F(saved_player, player_or_none);
  F(iterated_player, player_or_none);
  F(chosen_type, index_unless(Pool::subtypes, x.chosen_type, kNoIndex));
  for (auto& spliced : x.spliced)
    see(UPKEEP_FIELD_NAME("spliced"), spliced, index(Pool::abilities));
  F(iterated, ref);
  each_field(x.event, see);
  F(timestamp, anything);
  for (int i = 0; i < kMaxTargets; ++i)
    if (i < x.target_count)
      each_field(x.targets[i], see);
    else
      F(targets[i], anything);
  if (x.is_announced) {
    each_field(x.announcing.undo, see);
    F(announcing.paid_with, anything);  // as far as the frame `cast` counts: see decode_state()
  } else {
    for (int i = 0; i < kMaxPicked; ++i)
      see(UPKEEP_FIELD_NAME("picked"), x.picked[i], i < x.picked_count ? ref : anything);
  }
  F(tails, anything);
  F(decision_controller, maybe_player);
  F(tap_choice, at_most(TapChoice::untap));
  F(is_announced, flag);
  F(optional_costs, anything);
  F(form, index(Pool::mods));
  F(color_words, anything);
  F(land_words, anything);
  F(spent, anything);
}

UPKEEP_FIELDS(LastKnownInfo) {
  using namespace holds;
  F(object, ref);
  F(owner, at_most(kMaxPlayers - 1));
  F(controller, at_most(kMaxPlayers - 1));
  F(was_tapped, flag);
  F(was_attacking, flag);
  F(defending, player_or_none);
  F(cast, anything);
  F(attached_to, ref);
  F(damage, anything);
  F(counters, anything);
  F(rare_kind, anything);
  F(rare_n, anything);
  F(mana_value, anything);
  F(x, anything);
  F(chosen_color, anything);
  F(chosen_player, player_or_none);
  F(chosen_type, index_unless(Pool::subtypes, x.chosen_type, kNoIndex));
  each_field(x.d, see);
}

UPKEEP_FIELDS(PendingReplacement) {
  using namespace holds;
  F(kind, from_to(ReplacementKind::draw, ReplacementKind::zone_change));
  F(player, at_most(kMaxPlayers - 1));
  F(amount, x.kind == ReplacementKind::zone_change ? at_most(kZoneCount - 1) : anything);
  F(source, ref);
  F(ability, index(Pool::abilities));
  F(pad, anything);
}

UPKEEP_FIELDS(ContinuousEffect) {
  using namespace holds;
  F(source, ref);
  F(affected, ref);
  F(player, player_or_none);
  F(controller, at_most(kMaxPlayers - 1));
  F(duration, at_most(Duration::while_counters));
  F(color, anything);
  F(mods, index(Pool::mods));
  F(p, anything);
  F(t, anything);
  F(copy_card, index_unless(Pool::cards, x.copy_card, kCopyOfFaceDown));
  F(ability, index(Pool::abilities));
  F(waits, maybe_player);
  F(pad, anything);
  F(effect, index(Pool::effects));
  F(type, index_unless(Pool::subtypes, x.type, kNoIndex));
  F(card, index(Pool::cards));
  F(copy_form,
    x.duration == Duration::while_counters ? at_most(kAllCounterKinds) : index(Pool::mods));
  F(timestamp, anything);
  F(color_words, anything);
  F(land_words, anything);
}

UPKEEP_FIELDS(PendingTrigger) {
  using namespace holds;
  F(ability, index(Pool::abilities));
  F(effects, index(Pool::effects));
  F(controller, at_most(kMaxPlayers - 1));
  F(placed, anything);
  F(card, index(Pool::cards));
  F(source, ref);
  F(source_lki, holds::lki);
  F(saved, ref);
  F(saved_player, player_or_none);
  F(series, anything);
  F(x, anything);
  F(phase, at_most(kEndOfPhase));
  F(late, anything);
  F(timestamp, anything);
  each_field(x.event, see);
}

UPKEEP_FIELDS(DelayedTrigger) {
  using namespace holds;
  F(source, ref);
  F(saved, ref);
  F(effects, index(Pool::effects));
  F(card, index(Pool::cards));
  F(when, at_most(DelayTime::never));
  F(controller, at_most(kMaxPlayers - 1));
  F(saved_player, player_or_none);
  F(kind, at_most(DelayedKind::memory));
  F(x, anything);
  F(turn, anything);
  F(timestamp, anything);
  F(ability, index(Pool::abilities));
  F(price, index(Pool::effects));
}

UPKEEP_FIELDS(Shield) {
  using namespace holds;
  F(source_object, ref);
  F(to_object, ref);
  F(redirect, ref);
  F(to_player, player_or_none);
  F(by_any, anything);
  F(flags, anything);
  F(redirect_player, player_or_none);
  F(amount, anything);
  F(filter, index(Pool::filters));
  F(controller, at_most(kMaxPlayers - 1));
  F(pad, anything);
  F(card, index(Pool::cards));
  F(timestamp, anything);
}

UPKEEP_FIELDS(PendingDamage) {
  using namespace holds;
  F(source, ref);
  F(to, ref);
  F(to_player, player_or_none);
  F(flags, anything);
  F(amount, anything);
  F(source_lki, holds::lki);
  F(applied, anything);
}

UPKEEP_FIELDS(DamageLogEntry) {
  using namespace holds;
  F(source, ref);
  F(target, ref);
  F(player, player_or_none);
  F(pad, anything);
}

UPKEEP_FIELDS(Tally) {
  using namespace holds;
  F(creatures_died, anything);
  F(drawn_before, anything);
  F(pad, anything);
  F(began, anything);
  F(deeds, anything);
  F(untapped_lands, anything);
  F(casts, anything);
  F(gains, anything);
  F(losses, anything);
}

UPKEEP_FIELDS(Frame) {
  using namespace holds;
  F(kind, at_most(FrameKind::command));
  F(pc, anything);
  F(player, anything);  // of some kinds a number
  F(flags, anything);
  F(item, x.kind == FrameKind::batch ? stack_object_or_gone : stack_object);
  Pool pool = Pool::count;
  F(node, pool_of_node(x, pool) ? index(pool) : anything);
  switch (x.kind) {
    case FrameKind::step:
      F(step.step, at_most(Step::cleanup));
      F(step.limited, anything);
      F(step.ending, at_most(PhaseEnding::hand_at_limit));
      F(step.had_round, anything);
      break;
    case FrameKind::damage:
      F(damage.next, anything);
      F(damage.asked, anything);
      F(damage.question, at_most(DamageQuestion::excess));
      F(words[3], anything);
      break;
    case FrameKind::batch:
      F(batch.asked, anything);
      F(batch.base, anything);
      F(batch.role, from_to(BatchRole::unknown, BatchRole::source));
      F(batch.unsettled, anything);
      break;
    case FrameKind::replaced:
      F(replaced.draws, anything);
      F(replaced.asked, anything);
      F(replaced.amount, x.pc == stage::replaced::which_zone ? at_most(kZoneCount - 1) : anything);
      F(words[3], anything);
      break;
    case FrameKind::enter:
      F(enter.move_flags, anything);
      F(enter.copy_of, index_unless(Pool::cards, x.enter.copy_of, kCopyOfFaceDown));
      F(enter.color, anything);
      F(enter.opponent, player_or_none);
      F(enter.type, index_unless(Pool::subtypes, x.enter.type, kNoIndex));
      break;
    case FrameKind::pay:
      F(pay.part, anything);
      F(pay.chosen, anything);
      F(pay.effect, index(Pool::effects));
      F(pay.is_sum, anything);
      break;
    default:
      F(words, anything);
  }
  F(ref, holds::ref);
  F(ref2, holds::ref);
}

UPKEEP_FIELDS(Decision) {
  using namespace holds;
  F(kind, at_most(DecisionKind::blockers));
  F(prompt, at_most(Prompt::block_what));
  F(player, player_or_none);
  F(n, anything);
  F(lo, anything);
  F(hi, anything);
  F(done, anything);
  F(filter, index(Pool::filters));
  F(item, stack_object);
  F(ability, anything);  // as the frame that asks has it
  F(about, ref);
  F(to, ref);
  F(to_player, player_or_none);
  F(allowed, anything);
  F(piles, anything);
  F(pad, anything);
}

UPKEEP_FIELDS(Header) {
  using namespace holds;
  F(rng, anything);
  F(cards, anything);
  F(clock, anything);
  F(turn, anything);
  F(object_count, from_to(1, kMaxObjects));
  F(permanent_count, at_most(kMaxPermanents));
  F(battlefield_count, at_most(kMaxPermanents));
  F(stack_object_count, at_most(kMaxStackObjects));
  F(stack_count, at_most(kMaxStackObjects));
  F(frame_count, at_most(kMaxFrames));
  F(continuous_count, at_most(kMaxContinuous));
  F(pending_count, at_most(kMaxPending));
  F(delayed_count, at_most(kMaxDelayed));
  F(shield_count, at_most(kMaxShields));
  F(pending_damage_count, at_most(kMaxPendingDamage));
  F(assigned_count, at_most(kMaxPendingDamage));
  F(pending_replacement_count, at_most(kMaxPendingReplacements));
  F(log_count, at_most(kMaxDamageLog));
  F(lki_next, at_most(kMaxLki - 1));
  F(lki_used, at_most(kMaxLki));
  F(picked_attacks, anything);
  each_field(x.decision, see);
  for (auto& p : x.players) each_field(p, see);
  for (int i = 0; i < kSwitchRoom; ++i)
    see(UPKEEP_FIELD_NAME("rules"), x.rules.value[i], at_most(last_switch_value(i)));
  F(era, at_most(int(Era::count) - 1));
  F(player_count, from_to(1, kMaxPlayers));
  F(active, player);
  F(first, player);
  F(step, at_most(Step::cleanup));
  F(over, flag);
  F(winner, player_or_none);
  F(passes, anything);
  F(object_hole, flag);
  F(attacked, flag);
  F(first_strike_step, anything);
  F(extra_combats, anything);
  F(extra_turn_count, at_most(int(std::extent_v<decltype(Header::extra_turns)>)));
  F(sba_needed, flag);
  for (int i = 0; i < int(std::extent_v<decltype(Header::extra_turns)>); ++i)
    see(UPKEEP_FIELD_NAME("extra_turns"), x.extra_turns[i],
        i < x.extra_turn_count ? player : anything);
  F(attacker_count, anything);
  F(end_turn, anything);
  F(options, anything);
  F(combat_phase, anything);
  F(more_block_count, at_most(kMaxMoreBlocks));
}
#undef F
#undef UPKEEP_FIELDS

// Bytes of a T that each_field() names: all of them.
template <class T>
constexpr std::size_t bytes_named() {
  std::size_t sum = 0;
  const T x{};
  each_field(x, [&](const char*, const auto& field, Holds) { sum += sizeof(field); });
  return sum;
}
static_assert(bytes_named<Object>() == sizeof(Object));
static_assert(bytes_named<Permanent>() == sizeof(Permanent));
static_assert(bytes_named<BlockPair>() == sizeof(BlockPair));
static_assert(bytes_named<Player>() == sizeof(Player));
static_assert(bytes_named<StackObject>() == sizeof(StackObject));
static_assert(bytes_named<Undo>() == sizeof(Undo));
static_assert(bytes_named<PendingReplacement>() == sizeof(PendingReplacement));
static_assert(bytes_named<ContinuousEffect>() == sizeof(ContinuousEffect));
static_assert(bytes_named<PendingTrigger>() == sizeof(PendingTrigger));
static_assert(bytes_named<DelayedTrigger>() == sizeof(DelayedTrigger));
static_assert(bytes_named<Shield>() == sizeof(Shield));
static_assert(bytes_named<PendingDamage>() == sizeof(PendingDamage));
static_assert(bytes_named<DamageLogEntry>() == sizeof(DamageLogEntry));
static_assert(bytes_named<Tally>() == sizeof(Tally));
static_assert(bytes_named<Frame>() == sizeof(Frame));
static_assert(bytes_named<Decision>() == sizeof(Decision));
static_assert(bytes_named<Header>() == sizeof(Header));

// The same of an element of any array of a State, whose elements may be plain numbers.
template <class T, class See>
constexpr void each_field_of(T& x, See&& see) {
  if constexpr (std::is_class_v<T>) each_field(x, see);
}

// Calls index(pool, field) for every index into the card database in an element of a state. Their
// numbers change when a card is added, so whoever compares states across programs goes by this.
template <class T, class Fn>
void each_index(T& x, Fn&& index) {
  each_field_of(x, [&](const char*, auto& field, Holds what) {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, u16>)
      if (what.kind == Holds::index) index(what.pool, field);
  });
}

}  // namespace upkeep
