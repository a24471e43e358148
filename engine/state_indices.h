// Every place in a state that holds an index into the card database. The numbers there change when
// a card is added, so whoever writes, compares or checks a state across programs goes by this list:
// state_fingerprint() and decode_state().
#pragma once
#include <type_traits>

#include "cards/fingerprint.h"
#include "state.h"

namespace upkeep {

// The pool of Frame::node; false where that is no index.
inline bool pool_of_node(const Frame& f, Pool& pool) {
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

// Calls `index(pool, field)` for every index in an element of a state, constant or not. kNoIndex,
// in whatever pool, is none; of cards it may also be kCopyOfFaceDown.
template <class T, class Fn>
void each_index(T& x, Fn&& index) {
  using Kind = std::remove_const_t<T>;
  if constexpr (std::is_same_v<Kind, Object>) {
    index(Pool::cards, x.card);
  } else if constexpr (std::is_same_v<Kind, Permanent>) {
    if (x.chosen_type != kNoIndex) index(Pool::subtypes, x.chosen_type);
    if (x.copy_of != kCopyOfFaceDown) index(Pool::cards, x.copy_of);
    index(Pool::mods, x.form);
    index(Pool::mods, x.copy_mods);
  } else if constexpr (std::is_same_v<Kind, StackObject>) {
    index(Pool::cards, x.card);
    index(Pool::abilities, x.ability);
    index(Pool::effects, x.effects);
    if (x.chosen_type != kNoIndex) index(Pool::subtypes, x.chosen_type);
    for (auto& spliced : x.spliced) index(Pool::abilities, spliced);
    index(Pool::mods, x.form);
  } else if constexpr (std::is_same_v<Kind, Frame>) {
    if (Pool pool; pool_of_node(x, pool)) index(pool, x.node);
    if (x.kind == FrameKind::enter) {
      if (x.enter.copy_of != kCopyOfFaceDown) index(Pool::cards, x.enter.copy_of);
      if (x.enter.type != kNoIndex) index(Pool::subtypes, x.enter.type);
    }
    if (x.kind == FrameKind::pay) index(Pool::effects, x.pay.effect);
  } else if constexpr (std::is_same_v<Kind, ContinuousEffect>) {
    index(Pool::mods, x.mods);
    if (x.copy_card != kCopyOfFaceDown) index(Pool::cards, x.copy_card);
    index(Pool::abilities, x.ability);
    if (x.type != kNoIndex) index(Pool::subtypes, x.type);
    index(Pool::cards, x.card);
    if (x.duration != Duration::while_counters) index(Pool::mods, x.copy_form);
  } else if constexpr (std::is_same_v<Kind, PendingTrigger>) {
    index(Pool::abilities, x.ability);
    index(Pool::effects, x.effects);
    index(Pool::cards, x.card);
  } else if constexpr (std::is_same_v<Kind, DelayedTrigger>) {
    index(Pool::effects, x.effects);
    index(Pool::cards, x.card);
    index(Pool::abilities, x.ability);
    index(Pool::effects, x.price);
  } else if constexpr (std::is_same_v<Kind, Shield>) {
    index(Pool::filters, x.filter);
    index(Pool::cards, x.card);
  } else if constexpr (std::is_same_v<Kind, PendingReplacement>) {
    index(Pool::abilities, x.ability);
  } else if constexpr (std::is_same_v<Kind, LastKnownInfo>) {
    if (x.chosen_type != kNoIndex) index(Pool::subtypes, x.chosen_type);
    each_index(x.d, index);
  } else if constexpr (std::is_same_v<Kind, Derived>) {
    index(Pool::cards, x.card);
    for (int i = 0; i < x.granted_count && i < 6; ++i) index(Pool::abilities, x.granted[i]);
  }
}

}  // namespace upkeep
