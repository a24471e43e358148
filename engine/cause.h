// Why something happened: from the nearest cause outwards. Numbers only; text/cause_text.cpp has
// the words. Found from the frames on the state when an event is sent to a sink that asks for it,
// so that the rules themselves carry nothing along.
#pragma once
#include "ids.h"

namespace upkeep {

// X(name, citation)
#define UPKEEP_CAUSES(X)                                                                        \
  X(setup, "103.1")        /* how the duel or position begins */                                \
  X(turn, "703.1")         /* the rules of the step `detail` */                                 \
  X(choice, "117.1")       /* player does it */                                                 \
  X(cost, "601.2h")        /* a part of the cost of card (ability) */                           \
  X(mana_ability, "605.3") /* a mana ability of card */                                         \
  X(spell, "608.2")        /* card resolves */                                                  \
  X(ability, "608.2")      /* an activated ability of card resolves */                          \
  X(triggered, "603.2")    /* a triggered ability of card resolves */                           \
  X(triggers, "603.3")     /* what an ability of card waits for has happened */                 \
  X(effect, "608.2")       /* another effect of card */                                         \
  X(combat, "506.1")       /* attackers, blockers */                                            \
  X(combat_damage, "510.2")                                                                     \
  X(mana_empties, "106.4")                                                                      \
  X(check, "704.3")                  /* a state-based action: detail is a CheckRule */          \
  X(replaced, "614.1")               /* an effect (of card, or of player) replaces something */ \
  X(prevented, "615.1")              /* likewise, damage */                                     \
  X(enters, "614.12")                /* as card enters the battlefield */                       \
  X(window, "5E Series and Batches") /* the timing of 1997 */                                   \
  X(leaves, "104.3a")                /* a player left the duel */
enum class CauseKind : u8 {
#define UPKEEP_X(n, cite) n,
  UPKEEP_CAUSES(UPKEEP_X)
#undef UPKEEP_X
      count
};
const char* cause_citation(CauseKind kind, u8 detail);

// Which of the checks (CR 704.5).
enum class CheckRule : u8 {
  other,
  life,
  library,
  poison,
  toughness,  // 0 or less
  damage,     // as much as the toughness
  loyalty,
  legend,
  world,
  attached,  // an Aura to nothing it may be attached to
  token,
  counters,  // opposite ones
  count
};

struct Cause {
  CauseKind kind = CauseKind::setup;
  u8 player = kNoPlayer;
  u8 detail = 0;
  u8 pad = 0;
  u16 card = 0;     // definition
  u16 ability = 0;  // Ability index
  Ref source;       // the card; a spell or ability: its object on the stack
};
constexpr int kMaxCauses = 4;
struct Causes {
  Cause at[kMaxCauses];
  int n = 0;  // 0: the duel begins so
  void add(const Cause& c) {
    if (n < kMaxCauses) at[n++] = c;
  }
};

}  // namespace upkeep
