// What spells and abilities are for, read off their trees once: whom a target is to be harmed or
// helped by them, and which of them are of no use while nothing is going on. Good for the cards one
// meets, never needed for what is legal: whoever plays by it only looks at less.
#pragma once
#include <vector>

#include "duel.h"

namespace upkeep {

// Without its X.
int fixed_mana(const ManaCost& cost);

// What a spell or an ability adds to a creature in a fight, and for how much mana.
struct Growth {
  int power = 0, toughness = 0, mana = 0;
  bool first_strike = false, regenerates = false;
  bool once = false;  // at most once a turn
  enum class Whom : unsigned char { self, host, target } whom = Whom::self;
  int worth = 0;  // of what else it can do, as power and toughness
};

// What a fight of one blocker with one attacker comes to, for the blocker.
struct Fight {
  bool kills = false, lives = true;
  int attacker_worth = 0, blocker_worth = 0;
};

class Sense {
 public:
  explicit Sense(const CardDb& db);

  // Would somebody in their senses aim so? Asked while a target is chosen; true for all other
  // options.
  bool aims_well(const State& s, const Option& o) const;
  // Whether it could be of use just now, to whatever end. False for what only helps a creature
  // through a fight, or past something that waits to happen, while there is neither: a shield
  // against being destroyed that nothing threatens, a pump at the end of the turn.
  bool could_help(const State& s, const Option& o) const;
  // Is this a good moment for it? False for what only helps a creature through a fight, or past
  // something that waits to happen, while there is neither; and for an X that nothing is left for.
  bool timely(const State& s, const Option& o) const;
  // Of combat damage that is divided: the least, just enough to kill, or all. True for other
  // options.
  bool useful_share(const State& s, const Option& o) const;
  // How much of the damage that is divided kills the one it is asked about.
  int lethal_share(const State& s) const;
  // Would a sound player let this creature attack? `dice` makes exceptions, both ways.
  bool sound_attack(const State& s, const Option& o, u32 dice) const;
  // A spell that counters, while another player's waits.
  bool answers(const State& s, const Option& o) const;
  // The damage, where that is a number, that what asks for a target will deal to it; otherwise 0.
  int burn_of(const Decision& d) const {
    return d.ability < damage_.size() ? damage_[d.ability] : 0;
  }
  // A creature or planeswalker that could be cast in its player's second main phase, with nothing
  // about it that might speak against it, nor an instant in hand that the mana is needed for.
  bool kept_idly(const State& s, const Option& o) const;
  // An attack that a creature waits for which would block it, kill it and live, while the attack as
  // a whole neither wins nor has more attackers than there are blockers.
  bool fed_attack(const State& s, const Option& o) const;
  // A block that only loses the blocker, while nothing that attacks endangers its player.
  bool wasted_block(const State& s, const Option& o) const;
  // Whether the rules let it block that creature, which need not attack yet.
  bool could_block(const State& s, Ref blocker, Ref attacker) const;
  // What a creature on the battlefield can make of itself by its abilities, those of its Auras and
  // the untapped lands of its controller.
  Growth growth_of(const State& s, Ref creature) const;
  // How the two would fight, each with what its controller's untapped lands can make of it; false
  // if one of them is gone.
  bool fight(const State& s, Ref blocker, Ref attacker, Fight& out) const;
  // Combat damage to this seat that no block stops yet.
  int unblocked_damage(const State& s, u8 seat) const;
  // Whether this ability, which costs no card, harms something of another player's that is there:
  // destroys it, or deals damage that kills it.
  bool strikes(const State& s, u16 ability, Ref source) const;
  // Whether this ability is meant to harm, and finds only what is its player's own.
  bool misses(const State& s, u16 ability, Ref source) const;
  // Whether what this card does as it enters is meant to harm, and would find only its player's
  // own.
  bool turns_on_itself(const State& s, Ref card) const;
  // Whether this permanent has an ability that kills tapped creatures.
  bool kills_tapped(const State& s, Ref permanent) const;
  // Something in the seat's hand that it could cast in a fight.
  bool has_trick(const State& s, u8 seat) const;
  // The creature that an ability of this permanent helps: itself or its host; Ref{} if it is aimed.
  Ref beneficiary(const State& s, u16 ability, Ref source) const;
  // Whether this spell or ability, used on the creature, changes its fight for the player who
  // decides: it lives where it would die, or kills where it would not. Ref{}: on any creature.
  bool turns_fight(const State& s, u16 ability, Ref creature) const;
  // Whether the damage of this spell or ability would be the last that another player takes.
  bool finishes(const State& s, u16 ability) const;
  // Whether a fighter that dies in this combat is sacrificed for this ability of its own.
  bool goes_before_it_dies(const State& s, u16 ability, Ref creature) const;
  // Whether this ability of its own makes an attacker that nobody blocks stronger, after blocks.
  bool adds_damage(const State& s, u16 ability, Ref creature) const;
  // The spell or ability that asks for this target; 0 if it has several modes.
  u16 aiming(const Decision& d) const {
    return d.ability < aiming_.size() ? aiming_[d.ability] : u16(0);
  }
  // The ability that a spell is, or that is used; 0 for anything else.
  u16 ability_of(const State& s, const Option& o) const;
  // Whether the attack kills its player unless something more blocks.
  bool deadly_attack(const State& s, u8 seat) const;
  // The block, among the options of a declaration of blockers, that a sound player makes first: by
  // what it kills, loses and stops, and where life is short any; -1 for none.
  int sound_block(const State& s, const Option* options, int n, u32 dice) const;

 private:
  enum class Aim : signed char { harm = -1, either = 0, help = 1 };
  Aim aim_of_mods(u16 first) const;
  Aim aim_of_effect(const Effect& e) const;
  void walk(u16 effect, const Mode& mode, bool spell);
  enum class Trick : unsigned char { none, before_blocks, after_blocks };
  Trick trick_of(u16 effect) const;
  Growth growth_by(const Ability& a, u16 effect) const;
  // Whether something of another player's that waits on the stack may harm a creature of this
  // seat's: this one, or with Ref{} any.
  bool harm_waits(const State& s, u8 seat, Ref creature) const;
  template <class Able>
  bool finds(const State& s, const TargetSpec& target, Ref source, Able&& able) const;
  bool harms_all(u16 effect) const;
  // Whether those it fights deal enough damage to kill it.
  bool may_die_fighting(const State& s, Ref creature) const;
  // Whether it has a shield already, or will when this ability, which waits, resolves.
  bool is_shielded(const State& s, u16 ability, Ref source, Ref creature) const;
  // Whether this ability of that permanent, which only helps a creature through a fight or past
  // what waits to happen, has something to help now.
  bool helps_now(const State& s, u16 ability, Ref source) const;
  // Whether the Aura that looks for a host would add nothing to this creature.
  bool adds_nothing(const State& s, const Decision& d, Ref host) const;
  // Whether the two would fight so that nothing but one's own creature dies, or something lesser.
  bool loses_fight(const State& s, const Decision& d, Ref second) const;
  // Whether returning this permanent to its owner's hand can wait for a better moment: a land, or a
  // creature that does not fight, can do nothing but fight, loses nothing by it, and keeps nobody
  // from attacking now (where that matters: it is dear, or its player's life is short).
  bool bounced_idly(const State& s, Ref permanent) const;
  // Whether this spell does nothing but that, to whatever is there.
  bool bounces_idly(const State& s, u16 ability) const;
  // Whether an attack leaves no more life than one spell can take.
  bool in_danger(const State& s, u8 seat) const;
  // It can be sacrificed for something of its own, so that a fight costs nothing more.
  bool leaves_at_will(const State& s, Ref creature) const;
  bool would_be_eaten(const State& s, Ref attacker, u8 seat) const;
  bool returns(u16 effect) const;

  const CardDb& db_;
  std::vector<Aim> aims_;             // parallel to CardDb::targets
  std::vector<std::uint8_t> burns_;   // likewise: 1 for damage by a spell, which is used up
  std::vector<std::uint8_t> damage_;  // likewise: how much, where it is a number
  std::vector<u16> aiming_;           // likewise: the ability that has this target
  std::vector<Trick>
      tricks_;  // parallel to CardDb::abilities: what only helps fighters, and since when
  std::vector<Growth> growths_;  // likewise: what one creature gets of it, each time
  void grow(u16 ability, Growth::Whom whom, int& mana, Growth& out) const;
  int gain_of_two(const State& s, Ref attacker, Ref one, Ref two) const;
  int best_of_two(const State& s, const Option* options, int n, const Option& first) const;
  int completing_gain(const State& s, const Option& o) const;
  // Before the attacker that deals most, the blocker that is least needed before others; -1: none.
  int needed_block(const State& s, const Option* options, int n) const;
  // How one's own creature fares in the combat that is on, with this growth.
  int outcome_of(const State& s, Ref creature, const Growth& growth) const;

  std::vector<std::uint8_t> worths_;  // parallel to CardDb::cards: Growth::worth
  std::vector<u16> auras_;  // parallel to CardDb::targets: the Aura whose host this is, 0: none
  std::vector<std::uint8_t> duels_;    // likewise: 1 for the second of two creatures that fight
  std::vector<std::uint8_t> bounces_;  // likewise: 1 where a spell only returns it to a hand
  std::vector<u16> spells_;  // parallel to CardDb::cards: the ability that the spell is, 0: none
};

}  // namespace upkeep
