// What happened, in order: the only thing the log, the animation and the tests learn from. apply()
// sends events to a sink that the caller gives, or to nobody (searches give none).
#pragma once
#include "cause.h"
#include "ids.h"

namespace upkeep {

// X(name). Fields used are named in the comment; object/other are objects as they were when it
// happened.
#define UPKEEP_EVENT_TYPES(X)                                                                   \
  X(cast)      /* player casts object (card); targets follow as `target` */                     \
  X(activate)  /* player activates an ability of other; object: the ability */                  \
  X(trigger)   /* ability `object` of other is put on the stack */                              \
  X(target)    /* object (on the stack) targets other or player */                              \
  X(resolve)   /* object resolves (other: source of an ability) */                              \
  X(countered) /* object is countered */                                                        \
  X(failed)    /* object has no legal target left */                                            \
  X(fizzle)    /* player takes the announcement of object back */                               \
  X(damage)    /* object deals amount to other or player */                                     \
  X(prevent)   /* amount of damage to other or player is prevented */                           \
  X(lose)      /* player loses amount life (not damage) */                                      \
  X(gain)                                                                                       \
  X(mana_burn)                                                                                  \
  X(mana) /* player adds amount mana of kind value, from object */                              \
  X(dies)                                                                                       \
  X(destroy)                                                                                    \
  X(bury)                                                                                       \
  X(sacrifice)                                                                                  \
  X(regenerate)                                                                                 \
  X(exile)                                                                                      \
  X(return_hand) /* object returns to its owner's hand */                                       \
  X(move)        /* any other zone change; value: Zone it went to, amount: Zone it came from */ \
  X(discard)     /* player discards object */                                                   \
  X(draw)        /* player draws object (amount 1); who may see it: player only */              \
  X(mill)                                                                                       \
  X(enter) /* object enters the battlefield under player's control */                           \
  X(leave) /* object leaves the battlefield */                                                  \
  X(token)                                                                                      \
  X(tap)                                                                                        \
  X(untap)                                                                                      \
  X(attach)  /* object to other or player */                                                    \
  X(control) /* player gains control of object */                                               \
  X(counter) /* amount (may be negative) of Counter value on object or player */                \
  X(attack)  /* object attacks player or other */                                               \
  X(block)   /* object blocks other */                                                          \
  X(step)    /* value: Step begins, player is active */                                         \
  X(turn)    /* player's turn amount begins */                                                  \
  X(shuffle)                                                                                    \
  X(play_land)                                                                                  \
  X(mulligan) /* player takes a mulligan to amount cards */                                     \
  X(keep)                                                                                       \
  X(reveal) /* object is shown to everybody */                                                  \
  X(win)                                                                                        \
  X(lose_game) /* value: LossReason */                                                          \
  X(draw_game)                                                                                  \
  X(choose) /* player made a public choice: value, by `amount` = Why */                         \
  X(coin)   /* player flips a coin, value 1 wins */                                             \
  X(pass)                                                                                       \
  X(transform) /* object is turned face up, or becomes a copy of other */                       \
  X(window)    /* value: 0 interrupt 1 response 2 damage prevention 3 regeneration */           \
  X(waits)     /* combat damage or the draw (value: 1, 2) is put on the stack as object */      \
  X(own)       /* player becomes the owner of object */
enum class EventType : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_EVENT_TYPES(UPKEEP_X)
#undef UPKEEP_X
      count
};

struct Event {
  EventType type = EventType::pass;
  u8 player = kNoPlayer;
  u8 hidden_from = 0;  // bit per player who may not know `card`
  u8 value = 0;
  i16 amount = 0;
  u16 card = 0;  // definition of object
  u16 other_card = 0;
  u16 pad = 0;
  Ref object = {}, other = {};
};

class EventSink {
 public:
  virtual void on_event(const Event& e) = 0;
  // Who sets this before asking for events finds in `causes`, at each event, why it happened.
  bool wants_causes = false;
  Causes causes;

 protected:
  ~EventSink() = default;
};

}  // namespace upkeep
