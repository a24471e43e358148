// The parts of what is asked of an action, in the order in which they are looked at. Each gives the
// reason that speaks against it, or `legal`.
#pragma once
#include "rules/casting/cast.h"

namespace upkeep {

inline Reason no(ReasonCode code, int a = 0, int b = 0, Ref object = {}) {
  return {code, i16(a), i16(b), object};
}
inline constexpr Reason kLegal{ReasonCode::legal, 0, 0, {}};
inline bool main_step(Step s) { return s == Step::main1 || s == Step::main2; }

// What lacks; without numbers unless the scan wants them.
Reason mana_reason(const ActScan& a, const ManaCost& cost, const Excluded& ex);
// Some mode that may be used in the present window of 1997; the reason if there is none.
Reason window_reason(const ActScan& a, u16 ability, const Scope& scope);
// Some target for every slot of enough modes; `slot`: the first that lacks one.
bool has_targets(const Read& c, u16 ability, const Scope& scope, u8* slot);
bool asks_more(const Cost& k);  // than mana

Reason land_place(const ActScan& a, Ref card);
Reason land_timing(const ActScan& a);
Reason land_leave(const ActScan& a);

struct Casting {
  Ref card;
  u8 how;
  const CardDef* def = nullptr;
  const CastOption* way = nullptr;  // none: the usual one
  bool back = false, face_down = false;
  Scope scope{};
};

Reason cast_place(const ActScan& a, Casting& t);  // fills the rest of `t`
Reason cast_timing(const ActScan& a, const Casting& t);
Reason cast_leave(const ActScan& a, const Casting& t);
// What it costs in all: of other things first, which must not be what the mana comes from.
struct CastCost {
  ManaCost mana;
  Excluded kept;
  bool more = false;  // than mana
};
Reason cast_cost(const ActScan& a, const Casting& t, CastCost& out);
Reason cast_mana(ActScan& a, const CastCost& cost);
Reason cast_targets(const ActScan& a, const Casting& t);

struct Using {
  const Ability* ability;
  const Permanent* perm = nullptr;  // none: used from another zone
  Ref object;
};

Reason use_place(const Read& c, u8 player, Using& t);  // fills the rest of `t`
Reason use_timing(const Read& c, u8 player, const Using& t, bool sorcery_ok);
Reason use_window(const ActScan& a, u16 ability, Ref object);
Reason use_leave(const Read& c, u8 player, const Using& t);
Reason use_cost(const Read& c, u8 player, const Using& t);
Reason use_mana(ActScan& a, const Using& t, const ManaCost& mana);
Reason use_targets(const ActScan& a, u16 ability, Ref object);

}  // namespace upkeep
