// English: noun phrases, amounts, conditions, costs, triggers, abilities. The marks are explained
// in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case P::key:        \
    return words

const char* phrase_en(P key) {
  switch (key) {
    S(and_, "and");
    S(or_, "or");
    S(nor, "nor");
    S(target_one, "target {0}");
    S(on_battlefield_suf, "%in play|on the battlefield%");
    S(if_after, "{1} if {0}");
    S(unless_new, "{0} unless it came under your control this turn");
    S(additional_mana, "an additional {0}");
    S(afterwards, "then");
    S(pay_or, "{1} or {0}");
    S(gain_dealt,
      "you gain life equal to the damage dealt, but not more life than the player's life total "
      "before %{0} dealt damage or|{0} dealt damage or|{0} dealt damage or|the damage was dealt, "
      "the "
      "planeswalker's loyalty before the damage was dealt, or% the creature's toughness");
    S(fought, "at end of combat, if {0} attacked or blocked this combat, {1}");
    S(own_hand_if_few,
      "% from [0:your|his or her|his or her] hand. If that player does not have enough cards, his "
      "or her entire hand is discarded||%");
    S(islandhome, "%{0}home||%");
    S(any_target, "any target");
    S(to_pool,
      "% to [0:your|his or her|their] mana pool| to [0:your|his or her|their] mana pool| to "
      "[0:your|his or her|their] mana pool|%");
    S(colorless_mana, "{0} colorless mana");
    S(up_to, "up to {0}");
    S(any_number_of, "any number of {0}");
    S(one_or_more, "one or more {0}");
    S(target_plural, "target {0}");
    S(other_target, "another target {0}");
    S(suf_you_control, "you control");
    S(suf_opponent_controls, "[0:an opponent controls|your opponents control]");
    S(suf_active_controls, "the active player controls");
    S(suf_defending_controls, "defending player controls");
    S(suf_that_player_controls, "that player controls");
    S(suf_target_player_controls, "target player controls");
    S(suf_you_own, "you own");
    S(suf_opponent_owns, "an opponent owns");
    S(suf_that_player_owns, "that player owns");
    S(in_zone, "in {1}");
    S(from_zone, "%in|from|from% {1}");
    S(stat_eq, "with {1} {2}");
    S(stat_mv_eq, "with {1} %equal to {2}|{2}|{2}%");
    S(stat_le, "with {1} {2} or less");
    S(stat_ge, "with {1} {2} or greater");
    S(stat_lt, "with {1} less than {2}");
    S(stat_gt, "with {1} greater than {2}");
    S(stat_ne, "with {1} other than {2}");
    S(stat_power, "power");
    S(stat_toughness, "toughness");
    S(stat_mv, "%total casting cost|converted mana cost|converted mana cost|mana value%");
    S(suf_with, "with {1}");
    S(suf_without, "without {1}");
    S(suf_counter, "with {1} on [0:it|them]");
    S(suf_named, "named {1}");
    S(suf_not, "that [0:isn't|aren't] {1}");
    S(suf_damaged_by_source, "dealt damage by {1:o} this turn");
    S(suf_attached_to_source, "attached to {1:o}");
    S(suf_blocking_source, "blocking {1:o}");
    S(suf_blocked_by_source, "blocked by {1:o}");
    S(suf_chosen_color, "of the chosen color");
    S(suf_chosen_type, "of the chosen type");
    S(suf_not_chosen_type, "not of the chosen type");
    S(suf_sick, "with summoning sickness");
    S(suf_x_cost, "with {X} in [0:its|their] cost");
    S(suf_shares_type, "that [0:shares|share] a creature type with {1:o}");
    S(suf_targets_source, "that [0:targets|target] {1:o}");
    S(suf_damaged, "with damage marked on [0:it|them]");
    S(suf_did_not_attack,
      "that [0:has|have] been under [0:its|their] controller's control continuously since the "
      "beginning of "
      "the turn and didn't attack");
    S(suf_attacked, "that attacked this turn");
    S(host_enchanted, "enchanted {0}");
    S(host_equipped, "equipped {0}");
    S(card_of_type, "{1} {0}");
    S(spell_of_type, "{1} {0}");
    S(pl_you, "you");
    S(pl_opponents, "each opponent");
    S(pl_an_opponent, "an opponent");
    S(pl_each, "each player");
    S(pl_a_player, "a player");
    S(pl_target, "target player");
    S(pl_that, "that player");
    S(pl_that_opponent, "that opponent");
    S(pl_controller_of, "{0:s} controller");
    S(pl_owner_of, "{0:s} owner");
    S(pl_chosen, "the chosen player");
    S(pl_active, "the active player");
    S(pl_defending, "defending player");
    S(pl_each_defending, "each defending player");
    S(pl_each_other, "each other player");
    S(z_hand, "{0:s} hand");
    S(z_library, "{0:s} library");
    S(z_graveyard, "{0:s} graveyard");
    S(z_a_hand, "a hand");
    S(z_a_library, "a library");
    S(z_a_graveyard, "a graveyard");
    S(z_all_graveyards, "all graveyards");
    S(z_battlefield, "%play|the battlefield%");
    S(z_exile, "%outside the game|exile%");
    S(z_stack, "%the batch|the stack|the stack%");
    S(z_command, "the command zone");
    S(z_ante, "the ante");
    S(z_own_hand, "[0:your|%his or her|his or her|his or her|their%|their] hand");
    S(z_own_library, "[0:your|%his or her|his or her|his or her|their%|their] library");
    S(z_own_graveyard, "[0:your|%his or her|his or her|his or her|their%|their] graveyard");
    S(n_damage, "{0} damage");
    S(x_damage, "damage equal to {0}");
    S(that_damage, "that much damage");
    S(divided_damage, "{0} damage divided as you choose");
    S(even_damage, "{0} damage divided evenly, rounded down,");
    S(among, "among {0:o}");
    S(to_, "to {0:o}");
    S(n_life, "{0} life");
    S(x_life, "%an amount of life|life|life% equal to {0}");
    S(that_life, "that much life");
    S(that_many, "that many {0}");
    S(x_of, "a number of {1} equal to {0}");
    S(where_x, ", where X is {0}");
    S(for_each, "for each {0}");
    S(a_number, "the number of {0}");
    S(a_card_types, "the number of card types among {0}");
    S(a_colors_among, "the number of colors among {0}");
    S(a_greatest_power, "the greatest power among {0}");
    S(a_greatest_toughness, "the greatest toughness among {0}");
    S(a_greatest_mv, "the greatest %converted mana cost|converted mana cost|mana value% among {0}");
    S(c_card_types_ge, "there are {1} or more card types among {0}");
    S(c_colors_ge, "there are {1} or more colors among {0}");
    S(a_power, "{0:s} power");
    S(a_toughness, "{0:s} toughness");
    S(a_mv, "{0:s} %total casting cost|converted mana cost|converted mana cost|mana value%");
    S(a_counters, "the number of {1} on {0:o}");
    S(a_life, "{0:s} life total");
    S(a_hand_size, "the number of cards in {0:s} hand");
    S(a_library_size, "the number of cards in {0:s} library");
    S(a_event, "that amount");
    S(a_last, "that amount");
    S(a_chosen, "the chosen number");
    S(a_plus, "{0} plus {1}");
    S(a_minus, "{0} minus {1}");
    S(a_twice, "twice {0}");
    S(a_times, "{1} times {0}");
    S(a_half_up, "half {0}, rounded up");
    S(a_half_down, "half {0}, rounded down");
    S(a_minimum, "the lesser of {0} and {1}");
    S(a_maximum, "the greater of {0} and {1}");
    S(a_share, "its share");
    S(a_target_count, "the number of targets");
    S(a_kick_count,
      "the number of times %you paid its kicker cost|you paid its kicker cost|this was kicked|this "
      "was kicked%");
    S(a_domain, "the number of basic land types among lands you control");
    S(a_marked, "the damage marked on {0:o}");
    S(a_devotion,
      "the number of {1} symbols in the %casting|mana|mana% costs of permanents you control");
    S(a_poison, "the number of poison counters {0:s} has");
    S(a_damage_taken, "the damage dealt to {0:o} this turn");
    S(a_drawn, "the number of cards [0:you've|that player has|those players have] drawn this turn");
    S(a_cast_count,
      "the number of spells [0:you've|that player has|those players have] %cast|played|cast% this "
      "turn");
    S(a_source_number, "the last chosen number");
    S(c_you_attacked, "you attacked this turn");
    S(c_you_didnt_attack, "you didn't attack this turn");
    S(c_been_attacked, "you've been attacked this step");
    S(c_not_been_attacked, "you haven't been attacked this step");
    S(c_gained_life, "you gained life this turn");
    S(c_not_gained_life, "you didn't gain life this turn");
    S(c_opponent_lost_life, "an opponent lost life this turn");
    S(c_no_opponent_lost_life, "no opponent lost life this turn");
    S(c_descended, "you descended this turn");
    S(c_not_descended, "you didn't descend this turn");
    S(c_permanent_left,
      "a permanent %you controlled left play|you controlled left play|left the battlefield under "
      "your control% this turn");
    S(c_no_permanent_left,
      "no permanent %you controlled left play|you controlled left play|left the battlefield under "
      "your control% this turn");
    S(c_entered, "{0} %came into play|came into play|entered the battlefield|entered% this turn");
    S(c_not_entered, "{0} didn't enter this turn");
    S(c_attacked_last_turn, "{0} attacked during your last turn");
    S(c_not_attacked_last_turn, "{0} didn't attack during your last turn");
    S(cast_only_been_attacked,
      "Cast {1} only during the declare attackers step and only if you've been attacked this step");
    S(c_before_blockers, "it's combat and blockers haven't been declared");
    S(c_after_blockers, "blockers have been declared or it isn't combat");
    S(r_choose_form, "it becomes your choice of {0}");
    S(r_skip_turn,
      "if you would begin your turn while {0} is tapped, you may skip that turn instead. If you "
      "do, untap {0:o}");
    S(cmp_le, "{0} is {1} or less");
    S(cmp_ge, "{0} is {1} or more");
    S(cmp_lt, "{0} is less than {1}");
    S(cmp_gt, "{0} is greater than {1}");
    S(cmp_eq, "{0} is {1}");
    S(cmp_ne, "{0} is not {1}");
    S(c_you_control, "you control {0}");
    S(c_you_control_no, "you control no {0}");
    S(c_player_controls, "{1} controls {0}");
    S(c_player_controls_no, "{1} controls no {0}");
    S(c_exists, "there is {0} %in play|on the battlefield%");
    S(c_none,
      "%there are no {0} in play|no {0} are in play|no {0} are on the battlefield|no {0} are on "
      "the battlefield%");
    S(c_exists_zone, "there is {0}");
    S(c_none_zone, "there are no {0}");
    S(c_count_ge, "there are {1} or more {0}");
    S(c_you_count_ge, "you control {1} or more {0}");
    S(c_is, "{0} [0:is|are] {1}");
    S(c_is_not, "{0} [0:isn't|aren't] {1}");
    S(c_state, "{0} [0:is|are] {1}");
    S(c_state_not, "{0} [0:isn't|aren't] {1}");
    S(c_has, "{0} [0:has|have] {1}");
    S(c_has_not, "{0} [0:doesn't|don't] have {1}");
    S(c_kicked,
      "%you paid {0:s} kicker cost|you paid {0:s} kicker cost|{0} was kicked|{0} was kicked%");
    S(c_not_kicked,
      "%you didn't pay {0:s} kicker cost|you didn't pay {0:s} kicker cost|{0} wasn't kicked|{0} "
      "wasn't "
      "kicked%");
    S(c_your_turn, "it's your turn");
    S(c_not_your_turn, "it isn't your turn");
    S(c_did,
      "[0:you do|%that player does|that player does|that player does|they do%|%that player "
      "does|that player does|that player does|they do%]");
    S(c_did_not,
      "[0:you don't|%that player doesn't|that player doesn't|that player doesn't|they don't%|%that "
      "player doesn't|that player doesn't|that player doesn't|they don't%]");
    S(c_from_hand, "it was %cast|played|cast% from a hand");
    S(c_not_from_hand, "it wasn't %cast|played|cast% from a hand");
    S(c_was_cast, "it was %cast|played|cast%");
    S(c_not_cast, "it wasn't %cast|played|cast%");
    S(c_flashback, "it was %cast|played|cast% from a graveyard");
    S(c_not_flashback, "it wasn't %cast|played|cast% from a graveyard");
    S(c_step, "it's the {0}");
    S(c_not_step, "it isn't the {0}");
    S(c_won, "you win the flip");
    S(c_lost, "you lose the flip");
    S(c_same_player, "{0} [0:are|is|are] you");
    S(c_other_player, "{0} isn't you");
    S(c_in_combat, "it's combat");
    S(c_not_in_combat, "it isn't combat");
    S(c_before_attackers, "attackers haven't been declared this turn");
    S(c_after_attackers, "attackers have been declared this turn");
    S(c_before_damage, "it's before the combat damage of this turn");
    S(c_after_damage, "it's after the combat damage of this turn");
    S(c_opponents_turn, "it's an opponent's turn");
    S(c_not_opponents_turn, "it isn't an opponent's turn");
    S(c_always, "always true");
    S(c_never, "never true");
    S(if_, "if {0}, {1}");
    S(otherwise, "otherwise, {0}");
    S(as_long_as, "as long as {0}, {1}");
    S(cost_pay, "{0} <pay|pays|pay|pay|you pay|pays> {1}");
    S(cost_life, "{0} <pay|pays|pay|pay|you pay|pays> {1}");
    S(cost_sacrifice,
      "{0} <sacrifice|sacrifices|sacrifice|sacrifice|you sacrifice|sacrifices> {1}");
    S(cost_discard, "{0} <discard|discards|discard|discard|you discard|discards> {1}");
    S(cost_discard_random,
      "{0} <discard|discards|discard|discard|you discard|discards> {1} at random");
    S(cost_exile,
      "{0} %<remove|removes|remove|remove|you remove|removes> {1} from the "
      "game|<exile|exiles|exile|exile|you exile|exiles> {1}%");
    S(cost_return,
      "{0} <return|returns|return|return|you return|returns> {1} to [1:its|their] owner's hand");
    S(cost_tap, "{0} <tap|taps|tap|tap|you tap|taps> {1}");
    S(cost_remove_counters, "{0} <remove|removes|remove|remove|you remove|removes> {1} from {2:o}");
    S(unless, "{0} unless {1}");
    S(counter_on, "{0} on {1:o}");
    S(times, "times {0}");
    S(sfx_to_player, " to {0:o}");
    S(ab_trigger_once, "this ability triggers only once each turn");
    S(r_except, ", except it {0}");
    S(sum_destroy, "destroy");
    S(sum_exile, "%remove from the game|exile%");
    S(sum_counter, "counter");
    S(sum_tap, "tap");
    S(sum_untap, "untap");
    S(sum_tap_or_untap, "tap or untap");
    S(sum_hand, "return to hand");
    S(sum_battlefield, "%into play|onto the battlefield%");
    S(sum_library, "into the library");
    S(sum_graveyard, "into the graveyard");
    S(sum_regenerate, "regenerate");
    S(sum_prevent, "prevent {0}");
    S(sum_all_damage, "all damage");
    S(sum_redirect, "redirect damage");
    S(sum_control, "gain control");
    S(sum_copy, "copy");
    S(sum_fight, "fight");
    S(sum_sacrifice, "sacrifice");
    S(sum_search, "search the library");
    S(sum_mana, "add {0}");
    S(sum_draw, "draw {0}");
    S(sum_discard, "discard {0}");
    S(sum_gain, "gain {0}");
    S(sum_lose, "lose {0}");
    S(sum_turn, "extra turn");
    S(suf_target_player_owns, "target player owns");
    S(suf_player_controls, "{1} controls");
    S(pl_players, "players");
    S(targets_word, "targets");
    S(in_graveyard_static, "as long as this card is in your graveyard, {0}");
    S(step_upkeep_of, "the upkeep of {0:o}");
    S(then_join, "{0}, then {1}");
    S(r_enters_with_equal,
      "{0} %comes into play|comes into play|enters the battlefield|enters% with a number of {1} on "
      "it equal to {2}");
    S(sum_gain_x, "gain life");
    S(sum_lose_x, "lose life");
    S(sum_attach, "attach");
    S(when, "when {0}, {1}");
    S(whenever, "whenever {0}, {1}");
    S(at, "{0}, {1}");
    S(t_enters,
      "{0} [0:%comes into play|comes into play|enters the battlefield|enters%|%come into play|come "
      "into play|enter the battlefield|enter%]");
    S(t_leaves, "{0} [0:leaves|leave] %play|the battlefield%");
    S(t_dies,
      "{0} %[0:is|are] put into a graveyard from play|[0:is|are] put into a graveyard from "
      "play|[0:is|are] put into a graveyard from the battlefield|[0:dies|die]%");
    S(t_dies_permanent, "{0} [0:is|are] put into a graveyard from %play|the battlefield%");
    S(t_to_graveyard, "{0} [0:is|are] put into a graveyard from anywhere");
    S(t_attacks, "{0} [0:attacks|attack]");
    S(t_attacks_player, "{0} [0:attacks|attack] {2:o}");
    S(t_attacks_alone, "{0} attacks alone");
    S(t_player_attacks, "{2} [2:you attack|attacks|attack]");
    S(t_blocks, "{0} blocks");
    S(t_blocks_other, "{0} blocks {1:o}");
    S(t_becomes_blocked, "{0} becomes blocked");
    S(t_blocked_by, "{0} becomes blocked by {1:o}");
    S(t_unblocked, "{0} attacks and isn't blocked");
    S(t_deals_damage, "{0} [0:deals|deal] {3}{1}");
    S(t_dealt_damage, "{0} is dealt {3}{1}");
    S(t_player_damaged, "{2} [2:you're|is|are] dealt {3}{1}");
    S(bare_damage, "damage");
    S(bare_combat_damage, "combat damage");
    S(bare_noncombat_damage, "noncombat damage");
    S(t_cast, "{2} [2:you %cast|play|cast%|%casts|plays|casts%|%cast|play|cast%] {0:o}");
    S(t_becomes_target, "{0} becomes the target of {1:o}");
    S(t_taps, "{0} becomes tapped");
    S(t_untaps, "{0} becomes untapped");
    S(t_tapped_for_mana, "{2} [2:you tap|taps|tap] {0:o} for mana");
    S(t_is_tapped_for_mana, "{0} is tapped for mana");
    S(t_during_step, "during {0}");
    S(t_end_of_step, "at the end of {0}");
    S(t_begin_step, "at the beginning of {0}");
    S(t_end_combat, "at end of combat");
    S(step_upkeep, "[0:your|{0:s}|{0:s}] upkeep");
    S(step_draw, "[0:your|{0:s}|{0:s}] draw %phase|step|step%");
    S(step_main, "[0:your|{0:s}|{0:s}] main phase");
    S(step_combat, "combat on [0:your turn|{0:s} turn|{0:s} turn]");
    S(t_draws, "{2} [2:you draw|draws|draw] a card");
    S(t_discards, "{2} [2:you discard|discards|discard] {0:o}");
    S(t_gains_life, "{2} [2:you gain|gains|gain] life");
    S(t_loses_life, "{2} [2:you lose|loses|lose] life");
    S(t_sacrificed, "{2} [2:you sacrifice|sacrifices|sacrifice] {0:o}");
    S(t_land_played, "{2} [2:you play|plays|play] a land");
    S(t_counters_put, "one or more counters are put on {0:o}");
    S(t_attached, "{0} becomes attached to {1:o}");
    S(t_face_up, "{0} is turned face up");
    S(t_cycled, "{2} [2:you cycle|cycles|cycle] {0:o}");
    S(t_blocks_or_blocked, "{0} blocks or becomes blocked by {1:o}");
    S(ab_sorcery,
      "%use this ability only when you could play a sorcery|play this ability only any time you "
      "could "
      "play a sorcery|activate this ability only any time you could cast a sorcery|activate only "
      "as a "
      "sorcery%");
    S(ab_once,
      "%use this ability|play this ability|activate this ability|activate% only once each turn");
    S(ab_twice,
      "%use this ability|play this ability|activate this ability|activate% no more than twice each "
      "turn");
    S(ab_your_turn,
      "%use this ability|play this ability|activate this ability|activate% only during your turn");
    S(ab_your_upkeep,
      "%use this ability|play this ability|activate this ability|activate% only during your "
      "upkeep");
    S(ab_any_player, "any player may %use|play|activate|activate% this ability");
    S(ab_opponents_turn,
      "%use this ability|play this ability|activate this ability|activate% only during an "
      "opponent's turn");
    S(ab_before_attackers,
      "%use this ability|play this ability|activate this ability|activate% only before attackers "
      "are declared");
    S(ab_opponent_may, "only an opponent may %use|play|activate|activate% this ability");
    S(ab_combat,
      "%use this ability|play this ability|activate this ability|activate% only during combat");
    S(ab_only_if,
      "%use this ability|play this ability|activate this ability|activate% only if {0}");
    S(cast_only_if, "%play|play|cast|cast% {1:o} only if {0}");
    S(cast_only_attackers,
      "%play {1:o} only after your attackers are declared and before blockers are|play {1:o} only "
      "during your declare attackers step|cast {1:o} only during your declare attackers step%");
    S(cast_only_blockers,
      "%play {1:o} only after blockers are declared and before combat damage is dealt|play {1:o} "
      "only "
      "during the declare blockers step|cast {1:o} only during the declare blockers step%");
    S(cast_only_opp_before_attack,
      "%play|play|cast|cast% {1:o} only during an opponent's turn, before attackers are declared");
    S(extra_target_cost,
      "{1} costs {0} more to %play|play|cast|cast% for each target beyond the first");
    S(x_color_only, "spend only {0} mana on X");
    S(cycling, "Cycling {0}");
    S(equip, "Equip {0}");
    S(enchant, "Enchant {0}");
    S(choose_one, "choose one —");
    S(choose_n, "choose {0} —");
    S(choose_n_to_m, "choose {0} to {1} —");
    S(choose_one_or_more, "choose one or more —");
    S(opt_kicker, "Kicker {0}");
    S(opt_multikicker, "Multikicker {0}");
    S(opt_buyback, "Buyback {0}");
    S(opt_flashback, "Flashback {0}");
    S(opt_alternative_full, "you may {0} rather than pay {1:s} %casting|mana|mana% cost");
    S(opt_morph, "Morph {0}");
    S(opt_additional, "as an additional cost to %play|play|cast|cast% {1:o}, {0}");
    S(opt_splice, "Splice onto Arcane {0}");
    S(r_enters_tapped,
      "{0} %comes into play|comes into play|enters the battlefield|enters% tapped");
    S(r_enters_with,
      "{0} %comes into play|comes into play|enters the battlefield|enters% with {1} on it");
    S(r_enters_copy,
      "you may have {0} %come into play|come into play|enter the battlefield|enter% as a copy of "
      "{1}");
    S(r_as_enters, "as {0} %comes into play|comes into play|enters the battlefield|enters%, {1}");
    S(r_choose_opponent, "choose an opponent");
    S(r_pay_or_tapped,
      "you may {1}. If you don't, {0} %comes into play|comes into play|enters the "
      "battlefield|enters% tapped");
    S(r_pay_or_graveyard, "you may {1}. If you don't, put {0} into its owner's graveyard");
    S(r_graveyard_exile,
      "if {0} would be put into a graveyard, %remove it from the game|exile it% instead");
    S(r_graveyard_shuffle,
      "if {0} would be put into a graveyard from anywhere, reveal {0} and shuffle it into its "
      "owner's "
      "library instead");
    S(r_damage_counters,
      "if damage would be dealt to {0:o}, prevent it and remove that many {1} from {0:o}");
    S(r_damage_per_counter,
      "for each 1 damage that would be dealt to {0:o}, if it has {2} on it, remove {2} from it and "
      "prevent that 1 damage");
    S(r_discard_battlefield,
      "if a spell or ability an opponent controls causes you to discard {0:o}, put it %into "
      "play|onto "
      "the battlefield% instead%||| of putting it into your "
      "graveyard%");
    S(t_no_control, "you control no {0}");
    S(t_end_any, "%at end of turn|at the beginning of the end step%");
    S(t_end_of, "%at the end of {0:s} turn|at the beginning of {0:s} end step%");
    S(pl_you_and, "you and {0} each");
    S(pl_tails, "each player whose coin comes up tails");
    S(c_no_tails, "both players' coins come up heads on the same flip");
    S(c_tails, "a coin comes up tails");
    S(ab_owner, "only {0:o} may %use|play|activate|activate% this ability");
    S(for_ante, "remove this card from your deck before playing if you're not playing for ante");
    S(the_target, "the target");
    S(its_controller, "{0:s} controller");
    S(of_your_choice, "your choice of {0}");
    S(c_counters_none, "there are no {0} on {1:o}");
    S(c_counters_has, "{1} has {0} on it");
    S(c_counters_exactly, "there are exactly {2} {0} on {1:o}");
    S(c_counters_ge, "there are {2} or more {0} on {1:o}");
    S(mana_each_removed, "{0}{1} for each {2} removed this way");
    S(mana_plus_each, "{0}{1}, then add an additional {0}{1} for each {2} removed this way");
    S(c_opponent_more, "an opponent controls more {0} than you");
    S(c_attacked, "{0} attacked this turn");
    S(c_did_not_attack, "{0} didn't attack this turn");
    S(c_held_did_not_attack,
      "{0} [0:has|have] been under [0:its|their] controller's control continuously since the "
      "beginning of the "
      "turn and didn't attack");
    S(lingers, "if {0} leaves %play|the battlefield%, this effect continues until end of turn");
    S(host_isnt_creature, "{0} isn't a creature");
    S(suf_single_target, "with a single target");
    S(suf_mana_ability, "%that produce mana|with mana abilities|with mana abilities%");
    S(c_destroyed_so,
      "%you destroy {0:o} in this way|{0} [0:is|are] destroyed this way|{0} [0:is|are] destroyed "
      "this "
      "way%");
    S(the_copy, "the copy");
    S(the_sacrificed, "the sacrificed {0}");
    S(but_no_more, "{0}, but no more than {1}");
    S(a_life_before, "{0:s} life total before the damage was dealt");
    S(t_deals_damage_you, "{0} [0:deals|deal] {3} to you");
    S(ab_only_during,
      "%use this ability|play this ability|activate this ability|activate% only during {0}");
    S(by_other_auras, " by other %enchantments|Auras%");
    S(can_attack_now, "can attack from then on");
    S(now_attacking, "attacking");
    S(now_blocking, "blocking");
    S(suf_drawn, "drawn this turn");
    S(r_draw, "if you would draw a card{0}, {1} instead");
    S(r_draw_optional,
      "if you would draw a card{0}, %you may skip that draw instead|instead you may skip that "
      "draw%. If "
      "you do, {1}");
    S(in_draw_step, " during your %draw phase|draw step|draw step%");
    S(r_gain_life, "if you would gain life, {0} instead");
    S(suf_noted, "marked by {1:o}");
    S(x_not_zero, "X can't be 0");
    S(a_died,
      "the number of creatures that %were put into a graveyard from play|were put into a graveyard "
      "from play|were put into a graveyard from the battlefield|died% this turn");
    S(a_lands_played,
      "the number of lands [0:you've|that player has|those players have] played this turn");
    S(a_untapped_lands,
      "the number of untapped lands [0:you|{0}|%he or she|he or she|he or she|they%] controlled at "
      "the beginning of this turn");
    S(a_used, "the number of times this ability has been %used|played|activated% this turn");
    S(c_used_ge, "this ability has been %used|played|activated% {1} or more times this turn");
    S(c_creature_died,
      "a creature %was put into a graveyard from play|was put into a graveyard from play|was put "
      "into a graveyard from the battlefield|died% this turn");
    S(c_no_creature_died,
      "no creature %was put into a graveyard from play|was put into a graveyard from play|was put "
      "into a graveyard from the battlefield|died% this turn");
    S(c_not_first_land, "it wasn't the first land [0:you|{0}|{0}] played this turn");
    S(c_damage_this_way, "damage is dealt this way");
    S(c_damaged_opponent, "{0} dealt damage to an opponent this turn");
    S(c_not_damaged_opponent, "{0} dealt no damage to opponents this turn");
    S(suf_unenchanted, "that [0:isn't|aren't] enchanted");
    S(suf_above, "above {1:o}");
    S(t_attacks_or_blocks, "{0} attacks or blocks");
    S(t_to_own_graveyard, "{0} [0:is|are] put into your graveyard from anywhere");
    S(t_kind_put, "one or more {1} are put on {0:o}");
    S(t_cast_nth,
      "{2} [2:you %cast|play|cast%|%casts|plays|casts%|%cast|play|cast%] [2:your|%his or her|his "
      "or her|his or her|their%|their] {0} spell {1}");
    S(t_draws_nth,
      "{2} [2:you draw|draws|draw] [2:your|%his or her|his or her|his or her|their%|their] {0} "
      "card {1}");
    S(t_draws_past_first,
      "{2} [2:you draw|draws|draw] a card except the first one [2:you draw|%he or she draws|he or "
      "she draws|he or she draws|they draw%|they draw] in each of [2:your|%his or her|his or "
      "her|his or her|their%|their] draw %phases|steps|steps%");
    S(nth_time, "for the {0} time");
    S(each_turn, "each turn");
    S(each_own_turn, "during each of your turns");
    S(each_opponents_turn, "during each opponent's turn");
    S(during_own_turn, "during your turn");
    S(during_opponents_turn, "during an opponent's turn");
    S(ord_first, "first");
    S(ord_second, "second");
    S(ord_third, "third");
    S(ord_fourth, "fourth");
    S(each_died,
      "for each creature that %was put into a graveyard from play|was put into a graveyard from "
      "play|was put into a graveyard from the battlefield|died% this turn");
    S(a_gone_this_way, "the number of {0} put into a graveyard this way");
    S(a_hand_own, "the number of cards in %his or her|his or her|his or her|their% hand");
    S(each_of, "each of {0:o}");
    S(cast_only_before_blocks,
      "%play|play|cast|cast% {1:o} only during combat%,|,|,|% before blockers are declared");
    S(cast_only_before_damage,
      "%play|play|cast|cast% {1:o} only before %combat damage is dealt this turn|the combat damage "
      "step|the combat damage step|the combat damage step%");
    S(ab_opponents_turn_early,
      "%use this ability|play this ability|activate this ability|activate% only during an "
      "opponent's turn, before attackers are declared");
    S(its_owner, "{0:s} owner");
    S(suf_not_yours, "you don't control");
    S(suf_they_control,
      "%that player controls|he or she controls|he or she controls|they control%");
    S(and_or, "%or|or|or|and/or%");
    S(the_other, "the other {0}");
    S(a_devotion_word, "%|||your devotion to%");
    S(r_enters_each_kick,
      "{0} %comes into play|comes into play|enters the battlefield|enters% with {1} on it for each "
      "time %you paid its kicker cost|you paid its kicker cost|it was kicked|it was kicked%");
    S(any_there, "any {0} %in play|on the battlefield%");
    S(if_able, "if able");
    S(as_long_after, "{1} as long as {0}");
    S(ab_only, "only ");
    S(cumulative, "Cumulative upkeep {0}");
    S(t_end_each, "%at end of turn|at the beginning of each end step%");
    S(suf_you_cast, " you %cast|play|cast%");
    S(still_lands, "that are still lands");
    S(other_than, "{0} other than {1:o}");
    S(if_cannot, "if you can't, {0}");
    S(life_dealt, "life equal to the damage dealt this way");
    S(life_lost, "life equal to the life lost this way");
    S(in_any_order, " in any order");
    S(itself, "itself");
    S(with_all_types, "with all creature types");
    S(r_enters_tapped_with,
      "{0} %comes into play|comes into play|enters the battlefield|enters% tapped with {1} on it");
    S(ab_any_player_during,
      "any player may %use|play|activate|activate% this ability but only during any {0}");
    S(ability_domain, "%||Domain — |Domain — %");
    S(and_it, "%and|and|and it|and it%");
    S(that_number, "that number");
    S(t_blocks_or_becomes, "{0} blocks or becomes blocked");
    S(c_no_hand, "[0:you have|{0} has|{0} have] no cards in hand");
    S(c_hand_ge, "[0:you have|{0} has|{0} have] {1} or more cards in hand");
    S(c_life_le, "[0:you have|{0} has|{0} have] {1} or less life");
    S(c_life_ge, "[0:you have|{0} has|{0} have] {1} or more life");
    S(during_your_turn, "during your turn, {0}");
    S(t_each_upkeep, "at the beginning of each upkeep");
    S(and_or_kinds, "{0} and/or {1}");
    S(c_you_count_le, "you control {1} or fewer {0}");
    S(enters_tapped_unless,
      "{0} %comes into play|comes into play|enters the battlefield|enters% tapped unless {1}");
    S(or_another, "{0} or another {1}");
    S(from_color_choice, "protection from the color of your choice");
    S(in_random_order, " in a random order");
    S(suf_target_opponent_controls, "target opponent controls");
    S(counter_top, "put it on top of its owner's library instead of into that player's graveyard");
    S(choose_one_or_both, "choose one or both —");
    S(if_that_would_die, "if {0} would die this turn, exile it instead");
    S(span_this_turn, " this turn");
    S(skips_own_untap, "{0} doesn't untap during your next untap step");
    S(of_own_choice,
      " of [0:your|%his or her|his or her|his or her|their%|%his or her|his or her|his or her|"
      "their%] choice");
    S(ab_your_turn_early,
      "%use this ability|play this ability|activate this ability|activate% only during your turn, "
      "before attackers are declared");
    S(c_you_cast, "you cast it");
    S(c_you_cast_hand, "you cast it from your hand");
    S(c_hand_le, "[0:you have|{0} has|{0} have] {1} or fewer cards in hand");
    S(cards_equal, "{1} equal to {0}");
    S(pl_your_opponents, "your opponents");
    S(suf_opponents_cast, " your opponents cast");
    S(stat_le_words, "with {1} less than or equal to {2}");
    S(stat_ge_words, "with {1} greater than or equal to {2}");
    S(protection_stem, "protection ");
    S(r_enters_each,
      "{0} %comes into play|comes into play|enters the battlefield|enters% with {1} on it for each "
      "{2}");
    S(as_though, " as though");
    S(r_enters_tapped_stays,
      "{0} %comes into play|comes into play|enters the battlefield|enters% tapped and doesn't "
      "untap during your untap %phase|step|step%");
    S(pl_the_player, "the player");
    S(c_below, "{2} is in your graveyard with {1} or more {0} above it");
    S(during_other_turns, "during turns other than yours, {0}");
    S(besides_types, " in addition to its other types");
    S(r_except_that, ", except that {0} {1}");
    S(of_choice_of, " of {0:s} choice");
    S(r_enters_with_also, "{0} and with {1}");
    S(c_deals_this_way, "{0} deals damage to {1:o} this way");
    S(unless_first, "unless {0}, {1}");
    S(suf_created, "created with {1:o}");
    S(z_that_library, "that library");
  }
  return "";
}

#undef S

}  // namespace upkeep::text
