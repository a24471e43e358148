// What spells and abilities are for, read off their trees once: whom a target is to be harmed or
// helped by them, and which of them are of no use while nothing is going on. Good for the cards one
// meets, never needed for what is legal: whoever plays by it only looks at less.
#pragma once
#include <vector>

#include "duel.h"

namespace upkeep {

// Without its X.
int fixed_mana(const ManaCost& cost);

class Sense {
 public:
  explicit Sense(const CardDb& db);

  // Would somebody in their senses aim so? Asked while a target is chosen; true for all other
  // options.
  bool aims_well(const State& s, const Option& o) const;
  // Is this a good moment for it? False for what only helps a creature through a fight, or past
  // something that waits to happen, while there is neither; and for an X that nothing is left for.
  bool timely(const State& s, const Option& o) const;
  // Would a sound player let this creature attack? `dice` makes exceptions, both ways.
  bool sound_attack(const State& s, const Option& o, u32 dice) const;
  // A spell that counters, while another player's waits.
  bool answers(const State& s, const Option& o) const;
  // The damage, where that is a number, that what asks for a target will deal to it; otherwise 0.
  int burn_of(const Decision& d) const {
    return d.ability < damage_.size() ? damage_[d.ability] : 0;
  }
  // A creature that could be cast in its player's second main phase, with nothing about it that
  // might speak against it, nor an instant in hand that the mana could be for.
  bool kept_idly(const State& s, const Option& o) const;
  // An attack that a creature waits for which would block it, kill it and live, while the attack as
  // a whole neither wins nor has more attackers than there are blockers.
  bool fed_attack(const State& s, const Option& o) const;
  // A block that only loses the blocker, while nothing that attacks endangers its player.
  bool wasted_block(const State& s, const Option& o) const;
  // The block, among the options of a declaration of blockers, that a sound player makes first: one
  // that kills and lives, one that lives, two that kill together, an even trade, and where life is
  // short any; -1 for none.
  int sound_block(const State& s, const Option* options, int n, u32 dice) const;

 private:
  enum class Aim : signed char { harm = -1, either = 0, help = 1 };
  Aim aim_of_mods(u16 first) const;
  Aim aim_of_effect(const Effect& e) const;
  void walk(u16 effect, const Mode& mode, bool spell);
  enum class Trick : unsigned char { none, before_blocks, after_blocks };
  Trick trick_of(u16 effect) const;
  bool returns(u16 effect) const;

  const CardDb& db_;
  std::vector<Aim> aims_;             // parallel to CardDb::targets
  std::vector<std::uint8_t> burns_;   // likewise: 1 for damage by a spell, which is used up
  std::vector<std::uint8_t> damage_;  // likewise: how much, where it is a number
  std::vector<Trick>
      tricks_;  // parallel to CardDb::abilities: what only helps fighters, and since when
  std::vector<u16> spells_;  // parallel to CardDb::cards: the ability that the spell is, 0: none
};

}  // namespace upkeep
