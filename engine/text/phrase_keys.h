// Names of the phrases that every language must have: its switch over them has no default, so that
// a new name does not compile until all four languages have a text for it. The templates' marks are
// explained in grammar.h; their arguments are those that the writer (writer.h) gives.
#pragma once
#include "../ids.h"

namespace upkeep::text {

// Noun phrases, amounts, conditions, costs, triggers, abilities.
// clang-format off
enum class P : u16 {
  and_, or_, nor, target_one, any_target, up_to, any_number_of, one_or_more, target_plural,
  other_target, suf_you_control, suf_opponent_controls, suf_active_controls,
  suf_defending_controls, suf_that_player_controls, suf_target_player_controls, suf_you_own,
  suf_opponent_owns, suf_that_player_owns, in_zone, from_zone, stat_eq, stat_le, stat_ge, stat_lt,
  stat_gt, stat_ne, stat_power, stat_toughness, stat_mv, suf_with, suf_without, suf_counter,
  suf_named, suf_not, suf_damaged_by_source, suf_attached_to_source, suf_blocking_source,
  suf_blocked_by_source, suf_chosen_color, suf_chosen_type, suf_not_chosen_type, suf_sick,
  suf_x_cost, suf_shares_type, suf_targets_source, suf_damaged, suf_other_than,
  suf_spell_target_self, suf_did_not_attack, suf_attacked, host_enchanted, host_equipped,
  card_of_type, spell_of_type, card_plain, pl_you, pl_opponents, pl_an_opponent, pl_each,
  pl_a_player, pl_target, pl_target_opponent, pl_that, pl_that_opponent, pl_controller_of,
  pl_owner_of, pl_chosen, pl_active, pl_defending, pl_each_other, them_all, z_hand, z_library,
  z_graveyard, z_a_hand, z_a_library, z_a_graveyard, z_all_graveyards, z_battlefield, z_exile,
  z_stack, z_command, z_ante, z_own_hand, z_own_library, z_own_graveyard, n_damage, x_damage,
  that_damage, divided_damage, even_damage, among, to_, n_life, x_life, that_life, that_many, x_of,
  where_x, for_each, a_number, a_power, a_toughness, a_mv, a_counters, a_life, a_hand_size,
  a_library_size, a_event, a_last, a_chosen, a_plus, a_minus, a_over, a_twice, a_times, a_half_up,
  a_half_down, a_minimum, a_maximum, a_share, a_target_count, a_kick_count, a_domain, a_marked,
  a_devotion, a_poison, a_damage_taken, a_drawn, a_cast_count, cmp_le, cmp_ge, cmp_lt, cmp_gt,
  cmp_eq, cmp_ne, c_you_control, c_you_control_no, c_player_controls, c_player_controls_no,
  c_exists, c_none, c_exists_zone, c_none_zone, c_count_ge, c_you_count_ge, c_is, c_is_not,
  c_state, c_state_not, c_has, c_has_not, c_kicked, c_not_kicked, c_your_turn, c_not_your_turn,
  c_did, c_did_not, c_from_hand, c_not_from_hand, c_was_cast, c_not_cast, c_flashback,
  c_not_flashback, c_step, c_not_step, c_first_time, c_not_first_time, c_won, c_lost,
  c_same_player, c_other_player, c_in_combat, c_not_in_combat, c_before_attackers,
  c_after_attackers, c_opponents_turn, c_not_opponents_turn, c_always, c_never, if_, otherwise,
  as_long_as, cost_pay, cost_life, cost_sacrifice, cost_discard, cost_discard_random, cost_exile,
  cost_return, cost_tap, cost_remove_counters, unless, counter_on, times, of_those, sfx_to_player,
  ab_trigger_once, r_except, when, whenever, at, t_enters, t_enters_control, t_leaves, t_dies,
  t_dies_permanent, t_to_graveyard, t_attacks, t_attacks_player, t_attacks_alone, t_player_attacks,
  t_blocks, t_blocks_other, t_becomes_blocked, t_blocked_by, t_unblocked, t_deals_damage,
  t_dealt_damage, t_player_damaged, bare_damage, bare_combat_damage, bare_noncombat_damage, t_cast,
  t_becomes_target, t_taps, t_untaps, t_tapped_for_mana, t_is_tapped_for_mana, t_begin_step,
  t_end_combat, step_upkeep, step_draw, step_main, step_combat, step_end, step_end_any, t_draws,
  t_discards, t_gains_life, t_loses_life, t_sacrificed, t_land_played, t_counters_put, t_attached,
  t_face_up, t_cycled, t_controller_loses, t_blocks_or_blocked, first_time_each_turn, ab_sorcery,
  ab_once, ab_your_turn, ab_your_upkeep, ab_any_player, ab_opponents_turn, ab_before_attackers,
  ab_interrupt, ab_opponent_may, ab_combat, ab_only_if, ab_zone_graveyard, cast_only_if,
  cast_only_opp_before_attack, extra_target_cost, x_color_only, cycling, equip, enchant,
  choose_one, choose_n, choose_n_to_m, choose_one_or_more, opt_kicker, opt_multikicker,
  opt_buyback, opt_flashback, opt_alternative, opt_alternative_full, opt_morph, opt_additional,
  opt_splice, r_enters_tapped, r_enters_with, r_enters_copy, r_as_enters, r_choose_opponent,
  r_pay_or_tapped, r_pay_or_graveyard, r_graveyard_exile, r_graveyard_shuffle, r_damage_counters,
  r_discard_battlefield
};

// Verb phrases: effects and continuous modifications.
enum class V : u16 {
  deal, lose_life, gain_life, set_life, draw, discard, discard_random, discard_you_choose, mill,
  destroy, destroy_noregen, destroy_noregen_short, exile, exile_from, exile_until_leaves,
  exile_if_dies, sacrifice, move_hand, put_hand, owners_hand, your_hand, owners_library,
  owners_graveyard, your_library, your_graveyard, put_top, put_bottom, put_shuffled, put_graveyard,
  put_battlefield, return_battlefield, sfx_tapped, sfx_attacking, sfx_your_control,
  sfx_owner_control, gains_haste, sac_at_end, tap, untap, tap_or_untap, counter_spell, counter_to,
  add_mana, mana_any_color, mana_combination, mana_any_combination, mana_chosen, mana_land_colors,
  mana_equal, mana_or, attach, create, token_phrase, named_token, copy_of, put_counters,
  get_counters, remove_counters, regenerate, prevent_next, prevent_all, prevent_next_time,
  source_of_choice, damage_word, combat_damage_word, sfx_to, sfx_by, redirect_next, redirect_all,
  redirect_next_time, search, search_you, reveal_it, put_it_hand, put_it_top, put_it_bottom,
  put_it_battlefield, exile_it, shuffle, scry, look_top, look_pick_of_them, look_rest,
  look_reorder, reveal_hand, look_hand, extra_turn, extra_combat, extra_land, additional_land,
  skip_step, copy_spell, copy_spell_times, new_targets, fight, flip_coin, choose_color,
  choose_creature_type, choose_land_type, choose_number, choose_object, choose_one_of,
  delay_end_step, delay_your_upkeep, delay_next_upkeep, delay_end_of_combat, delay_your_end_step,
  delay_dies, delay_cleanup, may, wish, if_does, if_does_not, for_each_do, repeat_do, win, lose,
  draw_game, exchange_control, exchange_control_one, gain_control, turn_face_up,
  remove_from_combat, must_block, end_turn, empty_pool, become_copy, heal, double_counters,
  proliferate, change_target, untap_step_skip, set_pool, no_regen_sentence, choose_object_random,
  controller_sacrifices, prevent_everything, with_quote, mana_each, step_next_draw,
  step_next_untap, step_next_upkeep, step_next_combat, step_next_main, step_next_end,
  step_next_cleanup, step_next_discard, step_next_attackers, step_next_blockers, step_next_damage,
  reveal_top_cards, dur_end_of_turn, dur_this_turn, dur_permanent, dur_on_battlefield, dur_tapped,
  dur_attached, dur_your_next_turn, dur_end_of_combat, dur_your_next_upkeep, dur_you_control,
  m_pt_add, m_has, m_gains, m_loses, m_loses_abilities, m_becomes, m_is, m_is_also, m_becomes_also,
  m_color_is, m_color_becomes, m_color_also, m_color_chosen, m_land_chosen, m_all_types,
  m_not_types, m_you_control, m_copy, m_text_color, m_text_land, m_pt_is, m_power_is,
  m_toughness_is, m_pt_set, m_pt_set_classic, m_pt_becomes_classic, m_switch, m_extra_land,
  m_hand_size, m_no_hand_size, m_cost_more, m_cost_less, m_cant_cast, m_cant_activate,
  m_attack_cost, m_attack_block_cost, m_untap_limit, m_cant_be_blocked_by, m_can_block_only,
  m_cant_be_blocked_except_by, m_must_be_blocked, m_cant_attack_unless, m_prevent_to, m_prevent_by,
  m_damage_to_source, m_enters_tapped, m_dies_exile, m_cant_regenerate, m_skip_draw, m_extra_draw,
  additional_card, m_skip_untap, m_damage_doubled, m_no_life_gain, m_mana_doubled, m_spend_any,
  m_reveal_top, m_cant_lose, m_cant_target, m_max_blockers, m_blocks_extra, additional_creature,
  m_no_burn, m_protection_chosen, m_none
};
// clang-format on

enum class N : u8 {
  artifact,
  creature,
  enchantment,
  instant,
  land,
  planeswalker,
  sorcery,
  interrupt,
  mana_source,
  permanent,
  card,
  spell,
  ability,
  token,
  player,
  opponent,
  source,
  aura,
  counter,
  object
};

enum class A : u8 {
  white,
  blue,
  black,
  red,
  green,
  colorless,
  multicolored,
  monocolored,
  tapped,
  untapped,
  attacking,
  blocking,
  blocked,
  unblocked,
  nontoken,
  basic,
  legendary,
  world,
  snow,
  enchanted,
  historic
};

}  // namespace upkeep::text
