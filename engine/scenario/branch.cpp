#include "scenario/branch.h"

#include "session/session.h"

namespace upkeep::scenario {

void Branch::apply(const CardDb& db, const Option& o, Default implied) {
  Choice c;
  c.option = o;
  c.implied = implied;
  applied.push_back(c);
  apply_unchecked(*state, db, o, &recorder);
}

void Branch::concede(const CardDb& db, u8 player) {
  Choice c;
  c.kind = Choice::Kind::concede;
  c.player = player;
  applied.push_back(c);
  upkeep::concede(*state, db, player, &recorder);
}

void Branch::chance(u64 value) {
  Choice c;
  c.kind = Choice::Kind::chance;
  c.chance = value;
  applied.push_back(c);
  mix(*state, value);
}

bool resolving(const State& s) {
  for (int i = 0; i < s.frame_count; ++i) switch (s.frames[i].kind) {
      case FrameKind::resolve:
      case FrameKind::batch:  // batch timing: what has been announced, and what follows from it
      case FrameKind::settle:
        return true;
      default:
        break;
    }
  return false;
}

}  // namespace upkeep::scenario
