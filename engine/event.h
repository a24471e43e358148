// What happened, in order: the only thing the log, the animation and the tests learn from. apply()
// sends events to a sink that the caller gives, or to nobody (searches give none).
#pragma once
#include "cause.h"
#include "ids.h"

namespace upkeep {

// X(name). Fields used are named in the comment; object/other are objects as they were when it
// happened, and where no player is named it is the controller of object.
#define UPKEEP_LOG_EVENTS(X)                                                                       \
  X(cast)           /* player casts object (card); targets follow as `target` */                   \
  X(activate)       /* player activates an ability of other; object: the ability */                \
  X(trigger)        /* ability `object` of other is put on the stack */                            \
  X(target)         /* object (on the stack) targets other or player */                            \
  X(resolve)        /* object resolves (other: source of an ability) */                            \
  X(countered)      /* object is countered */                                                      \
  X(fizzled)        /* object has no legal target left */                                          \
  X(cast_cancelled) /* player takes the announcement of object back */                             \
  X(damage)         /* object deals amount to other or player */                                   \
  X(prevent)        /* amount of damage to other or player is prevented */                         \
  X(lose)           /* player loses amount life (not damage) */                                    \
  X(gain)           /* player gains amount life */                                                 \
  X(mana_burn)      /* player loses amount life for as much mana unspent */                        \
  X(mana)           /* player adds amount mana of kind value, from object */                       \
  X(dies)           /* object goes from the battlefield to its graveyard */                        \
  X(destroy)        /* object is destroyed; where it goes is told next */                          \
  X(bury)           /* the same where it cannot be regenerated */                                  \
  X(sacrifice)      /* player sacrifices object */                                                 \
  X(regenerate)     /* object is saved from being destroyed */                                     \
  X(exile)          /* object is exiled */                                                         \
  X(return_hand)    /* object returns to its owner's hand */                                       \
  X(move)           /* any other zone change; value: Zone it went to, amount: Zone it came from */ \
  X(discard)        /* player discards object */                                                   \
  X(draw)           /* player draws object (amount 1); who may see it: player only */              \
  X(mill)           /* object goes from the top of player's library; other: what it is now */      \
  X(enter)          /* object enters for player; value: Zone, amount 1: a land that is played */   \
  X(leave)          /* object leaves the battlefield */                                            \
  X(token)          /* object, a token, is made for player */                                      \
  X(tap)            /* object becomes tapped */                                                    \
  X(untap)          /* object becomes untapped */                                                  \
  X(attach)         /* object to other or player */                                                \
  X(control)        /* player gains control of object */                                           \
  X(counter)        /* amount (may be negative) of Counter value on object or player */            \
  X(attack)         /* object attacks player or other */                                           \
  X(block)          /* object blocks other */                                                      \
  X(step)           /* value: Step begins, player is active */                                     \
  X(turn)           /* player's turn amount begins */                                              \
  X(shuffle)        /* player's library is shuffled */                                             \
  X(play_land)      /* player plays object */                                                      \
  X(mulligan)       /* player takes a mulligan to amount cards */                                  \
  X(keep)           /* player keeps a hand of amount cards */                                      \
  X(reveal)         /* object is shown to everybody */                                             \
  X(win)            /* player wins the duel */                                                     \
  X(lose_game)      /* player loses the duel; value: LossReason */                                 \
  X(draw_game)      /* the duel is drawn */                                                        \
  X(choose)         /* player made a public choice: value, by `amount`, a Prompt */                \
  X(coin)           /* player flips a coin, value 1 wins */                                        \
  X(pass)           /* player passes */                                                            \
  X(transform)      /* object is turned face up, or becomes a copy of other */                     \
  X(window)         /* value: WindowKind, which opens */                                           \
  X(put_on_stack)   /* combat damage or the draw (value: StackAction) is put there as object */    \
  X(owner_changed)  /* player becomes the owner of object */
enum class LogEvent : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_LOG_EVENTS(UPKEEP_X)
#undef UPKEEP_X
      count
};

// Windows of 1997 in which players may act.
enum class WindowKind : u8 { interrupt, response, prevention, regeneration };

struct Event {
  LogEvent type = LogEvent::pass;
  u8 player = kNoPlayer;
  u8 hidden_from = 0;  // bit per player who may not know `card`
  u8 value = 0;
  i16 amount = 0;
  u16 card = 0;  // definition of object
  u16 other_card = 0;
  u8 other_hidden_from = 0;  // the same of `other_card`
  u8 pad = 0;
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
