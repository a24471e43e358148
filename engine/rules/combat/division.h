// Who assigns combat damage to whom, and how much of it must go where (CR 510.1).
#pragma once
#include "rules/combat/combat.h"

namespace upkeep {

constexpr int kMaxRecipients = kMaxPermanents + 1;  // one attacker may be blocked by all
struct Recipients {
  int count = 0;
  Ref object[kMaxRecipients];  // {}: the player
  u8 player = kNoPlayer;
  bool defender_last = false;  // trample: the last one is what it attacks
  bool ordered = false;        // by the damage assignment order
  u8 chooser = kNoPlayer;
  void add(Ref r) {
    if (count < kMaxRecipients) object[count++] = r;
  }
};

bool deals_now(const State& s, const Permanent& p, const Derived& d, bool first);
bool may_choose_unblocked(const Permanent& p, const Derived& d);
bool tapped_and_idle(const State& s, const Permanent& p);
void attacker_recipients(const Read& c, Ref attacker, bool as_unblocked, Recipients& out);
void blocker_recipients(const Read& c, Ref blocker, Recipients& out);

// Damage that is lethal for `to` if `source` deals it, by what is marked and what others assign in
// this step; prevention is not considered (CR 510.1c, 702.2c, 702.19b).
int lethal_damage(const Read& c, Ref source, Ref to);

// One division among several recipients, as far as it has come.
struct Division {
  Ref dealer;
  int place;      // of the dealer on the battlefield: who stands behind it assigns later
  int recipient;  // the one that is asked about
  int left;
  bool blockers;  // those who block divide, not those who attack
  bool first;     // in the first of two damage steps
};
// Bounds of what the present recipient may be given of what is left. Damage may go on to the next
// in order, or through to what is attacked, if those before it are dealt lethal damage in the end,
// by all who assign in this step together: by those, too, who assign after this one.
void division_bounds(const Read& c, const Division& d, const Recipients& to, int& lo, int& hi);

}  // namespace upkeep
