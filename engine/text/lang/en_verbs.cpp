// English: effects and continuous modifications. The marks are explained in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case V::key:        \
    return words

const char* verb_en(V key) {
  switch (key) {
    S(m_still, "it's still {0}");
    S(m_becomes_sized,
      "[0:%is|becomes|becomes%|%are|become|become%] {1} with power and toughness each equal to "
      "{2}");
    S(attach_choice,
      "attach {0} to {1:o} of [2:your|%his or her|his or her|his or her|their%|their] choice");
    S(attack_no_tap, "attacking %does not|doesn't|doesn't% cause {0:o} to tap");
    S(deal, "{0} [0:deals|deal] {1} {2}");
    S(lose_life, "{0} <you lose|loses|lose|lose> {1}");
    S(gain_life, "{0} <you gain|gains|gain|gain> {1}");
    S(set_life, "{0:s} life total becomes {1}");
    S(draw, "{0} <draw|draws|draw|draw> {1}");
    S(discard, "{0} <discard|discards|discard|discard> {1}");
    S(discard_random, "{0} <discard|discards|discard|discard> {1} at random");
    S(discard_you_choose,
      "{0} <reveal|reveals|reveal|reveal> [0:your|%his or her|his or her|his or her|their%|their] "
      "hand. %Choose|Choose|You choose|You choose% {1} from it. That player discards [1:that "
      "card|those cards]");
    S(instead_deal, "it deals {0}{1} instead");
    S(mill,
      "{0} %<put|puts|put|put> the top {3} of {2} into [0:your|his or her|their] graveyard|"
      "<put|puts|put|put> the top {3} of {2} into [0:your|his or her|their] graveyard|"
      "<put|puts|put|put> the top {3} of {2} into [0:your|his or her|their] graveyard|"
      "<mill|mills|mill|mill> {1}%");
    S(destroy, "destroy {0:o}");
    S(destroy_noregen,
      "%bury {0:o}|destroy {0:o}. [0:It|They] can't be regenerated|destroy {0:o}. [0:It|They] "
      "can't be regenerated%");
    S(exile, "%remove {0:o} from the game|exile {0:o}%");
    S(exile_until_leaves,
      "%remove {0:o} from the game|exile {0:o}% until {1:o} leaves %play|the battlefield%");
    S(exile_if_dies,
      "if a creature dealt damage this way would %go to the graveyard|be put into a graveyard|be "
      "put into a graveyard|die% this turn, %remove it "
      "from "
      "the game|exile it% "
      "instead");
    S(sacrifice, "{0} <sacrifice|sacrifices|sacrifice|sacrifice> {1}");
    S(move_hand, "return {0:o} to {1}");
    S(put_hand, "put {0:o} into {1}");
    S(owners_hand, "[0:its owner's hand|their owners' hands]");
    S(your_hand, "your hand");
    S(owners_library, "[0:its owner's library|their owners' libraries]");
    S(owners_graveyard, "[0:its owner's graveyard|their owners' graveyards]");
    S(your_library, "your library");
    S(your_graveyard, "your graveyard");
    S(put_top, "put {0:o} on top of {1}");
    S(put_bottom, "put {0:o} on the bottom of {1}");
    S(put_shuffled, "shuffle {0:o} into {1}");
    S(put_graveyard, "put {0:o} into {1}");
    S(put_battlefield, "put {0:o} %into play|onto the battlefield%{1}");
    S(return_battlefield, "return {0:o} to %play|the battlefield%{1}");
    S(sfx_tapped, " tapped");
    S(sfx_attacking, " attacking");
    S(sfx_your_control, " under your control");
    S(gains_haste,
      "%[0:it is|they are] unaffected by summoning sickness|[0:it gains|they gain] haste%");
    S(sac_at_end, "sacrifice [0:it|them] %at end of turn|at the beginning of the next end step%");
    S(tap, "tap {0:o}");
    S(untap, "untap {0:o}");
    S(tap_or_untap, "tap or untap {0:o}");
    S(counter_spell, "counter {0:o}");
    S(counter_to,
      "if %it's|it's|it's|that spell is% countered this way, {0} instead of putting it into its "
      "owner's graveyard");
    S(add_mana, "{0} <add|adds|add|add> {1}{2}");
    S(mana_any_color, "{0} mana of any [0:color|one color]");
    S(mana_combination, "{0} mana in any combination of {1}");
    S(mana_any_combination, "{0} mana in any combination of colors");
    S(mana_chosen, "{0} mana of the chosen color");
    S(mana_land_colors, "{0} mana of any type that {1} could produce");
    S(mana_land_any_color, "{0} mana of any color that {1} could produce");
    S(mana_equal, "an amount of {0} equal to {1}");
    S(attach, "attach {0} to {1:o}");
    S(create,
      "{0} %<put|puts|put|put> {1} into play|<put|puts|put|put> {1} into play|<put|puts|put|put> "
      "{1} onto the battlefield|<create|creates|create|create> {1}%{2}");
    S(token_phrase, "{1} {2} {3} [0:token|tokens]");
    S(named_token, "{0} named {1}");
    S(copy_of,
      "{0} %that [0:is a copy|are copies]|that [0:is a copy|are copies]|that[0:'s a copy| are "
      "copies]|that[0:'s a copy| are copies]% of {1:o}");
    S(put_counters, "put {1} on {0:o}");
    S(get_counters, "{0} <you get|gets|get|get> {1}");
    S(remove_counters, "remove {1} from {0:o}");
    S(regenerate, "regenerate {0:o}");
    S(prevent_next, "prevent the next {1} that would be dealt to {0:o} this turn{2}");
    S(prevent_all, "prevent all {1} that would be dealt{0}{2} this turn");
    S(prevent_next_time,
      "%prevent all damage to {0:o} from {1}. Treat further damage from that source normally|the "
      "next time {1} would deal damage to {0:o} this turn, prevent that damage|the next time {1} "
      "would deal damage to {0:o} this turn, prevent that damage%");
    S(source_of_choice, "{0} of your choice");
    S(damage_word, "damage");
    S(combat_damage_word, "combat damage");
    S(sfx_to, " to {0:o}");
    S(sfx_by, " by {0:o}");
    S(redirect_next,
      "the next {1} that would be dealt to {2:o} this turn is dealt to {0:o} instead");
    S(redirect_all, "all damage that would be dealt to {2:o} this turn is dealt to {0:o} instead");
    S(redirect_next_time,
      "the next time {1} would deal damage to {2:o} this turn, %it deals that damage|that damage "
      "is "
      "dealt|that source deals that damage|that source deals that damage% to {0:o} instead");
    S(search,
      "{0} <search|searches|search|search> {1} for {2}%{4}. "
      "{5} <shuffle|shuffles|shuffle|shuffle> {1}|{4}. "
      "{5} <shuffle|shuffles|shuffle|shuffle> {1}|{4}. "
      "{5} <shuffle|shuffles|shuffle|shuffle> {1}|, {3}, then "
      "<shuffle|shuffles|shuffle|shuffle>%");
    S(search_you,
      "{0} <search|searches|search|search> {1} for {2}, then <shuffle|shuffles|shuffle|shuffle> "
      "and put {3:o} on top");
    S(reveal_it, "<reveal|reveals|reveal|reveal> [2:it|them]");
    S(put_it_hand, "<put|puts|put|put> {2:o} into {1}");
    S(put_it_top, "<put|puts|put|put> {2:o} on top of {1}");
    S(put_it_bottom, "<put|puts|put|put> {2:o} on the bottom of {1}");
    S(put_it_battlefield, "<put|puts|put|put> {2:o} %into play|onto the battlefield%{1}");
    S(exile_it,
      "%<remove|removes|remove|remove> [2:it|them] from the game|<exile|exiles|exile|exile> "
      "[2:it|them]%");
    S(shuffle,
      "{0} %<shuffle|shuffles|shuffle|shuffle> {1}|<shuffle|shuffles|shuffle|shuffle> {1}|"
      "<shuffle|shuffles|shuffle|shuffle> {1}|<shuffle|shuffles {1}|shuffle {1}|shuffle>%");
    S(scry,
      "{0} %<look|looks|look|look> at the top {2} of [0:your|his or her|their] library, then "
      "<put|puts|put|put> any number of them on the bottom of it and the rest on top in any "
      "order|<scry|scries|scry|scry> {1}|<scry|scries|scry|scry> {1}%");
    S(surveil, "{0} <surveil|surveils|surveil|surveil> {1}");
    S(investigate, "{0} <investigate|investigates|investigate|investigate>");
    S(look_top, "{0} <look|looks|look|look> at the top {1} of {2}");
    S(look_pick_of_them, "{0} from among them");
    S(look_rest, "the rest");
    S(look_reorder, "put them back in any order");
    S(reveal_hand, "{0} <reveal|reveals|reveal|reveal> {1}");
    S(look_hand, "look at {1}");
    S(extra_turn, "{0} <take|takes|take|take> an extra turn after this one");
    S(extra_combat,
      "after this main phase, there is an additional combat phase followed by an additional main "
      "phase");
    S(extra_land, "{0} <you may play|may play|may play|play> {1} this turn");
    S(additional_land, "{1} additional [0:land|lands]");
    S(skip_step,
      "{0} <skip|skips|skip|skip> [0:your|%his or her|his or her|his or her|their%|their] next "
      "{1}");
    S(copy_spell, "copy {0:o}");
    S(copy_spell_times, "copy {0:o} {1} times");
    S(new_targets, "you may choose new targets for the copy");
    S(fight, "{0} [0:fights|fight] {1:o}");
    S(flip_coin, "{0} <flip|flips|flip|flip> a coin");
    S(choose_color, "{0} <choose|chooses|choose|choose> a color");
    S(choose_creature_type, "{0} <choose|chooses|choose|choose> a creature type");
    S(choose_land_type, "{0} <choose|chooses|choose|choose> a basic land type");
    S(choose_number, "{0} <choose|chooses|choose|choose> a number between 0 and {1}");
    S(choose_object, "{0} <choose|chooses|choose|choose> {1}");
    S(choose_one_of, "{0} <choose|chooses|choose|choose> one: {1}");
    S(delay_end_step, "%at end of turn|at the beginning of the next end step%, {0}");
    S(delay_your_upkeep, "at the beginning of your next upkeep, {0}");
    S(delay_next_upkeep, "at the beginning of the next turn's upkeep, {0}");
    S(delay_end_of_combat, "at end of combat, {0}");
    S(delay_your_end_step, "at the beginning of your next end step, {0}");
    S(delay_dies,
      "when {1} %is put into a graveyard from play|is put into a graveyard from play|is put into a "
      "graveyard from the battlefield|dies% this turn, {0}");
    S(delay_cleanup, "at the next cleanup %phase|step|step%, {0}");
    S(may, "{0} [0:you may|may|may] {1}");
    S(wish, "[0:if you wish|if {0} wishes|if {0} wish], {1}");
    S(if_does,
      "if [0:you do|%that player does|that player does|that player does|they do%|%that player "
      "does|that player does|that player does|they do%], {1}");
    S(if_does_not,
      "if [0:you don't|%that player doesn't|that player doesn't|that player doesn't|they "
      "don't%|%that player doesn't|that player doesn't|that player doesn't|they don't%], {1}");
    S(for_each_do, "for each {0}, {1}");
    S(repeat_do, "do this {0} times: {1}");
    S(win, "{0} [0:you win|wins|win] the game");
    S(lose, "{0} [0:you lose|loses|lose] the game");
    S(draw_game, "the game is a draw");
    S(exchange_control, "exchange control of {0:o} and {1:o}");
    S(exchange_control_one, "exchange control of {0:o}");
    S(gain_control, "{0} <gain|gains|gain|gain> control of {1:o}");
    S(turn_face_up, "turn {0:o} face up");
    S(remove_from_combat, "remove {0:o} from combat");
    S(must_block, "{0} able to block {1:o} this turn [0:does|do] so");
    S(end_turn, "end the turn");
    S(empty_pool,
      "{0} %<empty|empties|empty|empty> [0:your|his or her|their] mana pool|<empty|empties|empty|"
      "empty> [0:your|his or her|their] mana pool|<empty|empties|empty|empty> [0:your|his or her|"
      "their] mana pool|<you lose|loses|lose|lose> all unspent mana%");
    S(become_copy, "{0} [0:becomes|become] a copy of {1:o}");
    S(heal, "remove all damage from {0:o}");
    S(double_counters, "double %{1}|{1}|{1}|the number of {2}% on {0:o}");
    S(proliferate, "proliferate");
    S(change_target, "change the target of {0:o}");
    S(untap_step_skip,
      "{0} [0:doesn't|don't] untap during [0:its|their] controller's next untap %phase|step|step%");
    S(set_pool,
      "%the mana in {0:s} mana pool|the mana in {0:s} mana pool|the mana in {0:s} mana pool|{0:s} "
      "unspent mana% becomes {1}");
    S(no_regen_sentence, "a creature dealt damage this way can't be regenerated this turn");
    S(choose_object_random, "{0} <choose|chooses|choose|choose> {1} at random");
    S(controller_sacrifices, "{0:s} controller sacrifices {1}");
    S(prevent_everything, "prevent all {0} that would be dealt this turn{1}");
    S(with_quote, "{0} with {1}");
    S(step_next_draw, "draw %phase|step|step%");
    S(step_next_untap, "untap %phase|step|step%");
    S(step_next_upkeep, "upkeep");
    S(step_next_combat, "combat phase");
    S(step_next_main, "main phase");
    S(step_next_end, "end step");
    S(step_next_cleanup, "cleanup step");
    S(step_next_discard, "discard phase");
    S(step_next_attackers, "attack declaration");
    S(step_next_blockers, "block declaration");
    S(step_next_damage, "combat damage step");
    S(reveal_top_cards, "{0} <reveal|reveals|reveal|reveal> the top {1} of {2}");
    S(deal_equal, "{0} [0:deals|deal] damage {2} equal to {1}");
    S(prevent_both, "prevent all {0} that would be dealt to %or by|and dealt by% {1:o} this turn");
    S(until_first, "{0}, {1}");
    S(late_end_step, "{0} %at end of turn|at the beginning of the next end step%");
    S(late_your_upkeep, "{0} at the beginning of your next upkeep");
    S(late_next_upkeep, "{0} at the beginning of the next turn's upkeep");
    S(late_end_of_combat, "{0} at end of combat");
    S(late_your_end_step, "{0} at the beginning of your next end step");
    S(late_cleanup, "{0} at the next cleanup step");
    S(deal_you, "{0} [0:deals|deal] {1} to you");
    S(deal_you_equal, "{0} [0:deals|deal] damage to you equal to {1}");
    S(dur_end_of_turn, "until end of turn");
    S(dur_this_turn, "this turn");
    S(dur_on_battlefield, "for as long as {0} remains %in play|on the battlefield%");
    S(dur_tapped, "for as long as {0} remains tapped");
    S(dur_attached, "for as long as {0} remains attached to it");
    S(dur_your_next_turn, "until your next turn");
    S(dur_end_of_combat, "until end of combat");
    S(dur_your_next_upkeep, "until your next upkeep");
    S(dur_you_control, "for as long as you control {0}");
    S(m_pt_add, "[0:gets|get] {1}");
    S(m_has, "[0:%gains|has|has%|%gain|have|have%] {1}");
    S(m_gains, "[0:gains|gain] {1}");
    S(m_loses, "[0:loses|lose] {1}");
    S(m_loses_abilities,
      "[0:%loses its|loses all|loses all%|%lose their|lose all|lose all%] abilities");
    S(m_becomes, "[0:becomes|become] {1}");
    S(m_is, "[0:is|are] {1}");
    S(m_is_also, "[0:is|are] also {1}");
    S(m_becomes_also, "[0:becomes|become] {1} in addition to [0:its|their] other types");
    S(m_color_is, "[0:is|are] {1}");
    S(m_color_becomes, "[0:becomes|become] {1}");
    S(m_color_also, "[0:is|are] also {1}");
    S(m_color_chosen, "[0:is|are] the chosen color");
    S(m_land_chosen, "[0:is|are] the chosen type");
    S(m_all_types, "[0:is|are] every creature type");
    S(m_not_types, "[0:isn't|aren't] {1}");
    S(m_you_control, "you control {0:o}");
    S(m_copy, "[0:is a copy|are copies] of {1:o}");
    S(m_text_color,
      "change the text of {0:o} by replacing all instances of one color word with another");
    S(m_text_land,
      "change the text of {0:o} by replacing all instances of one basic land type with another");
    S(m_pt_is,
      "%{0} has power and toughness each equal to {1}|{0:s} power and toughness are each equal to "
      "{1}|{0:s} power and toughness are each equal to {1}%");
    S(m_power_is, "{0:s} power is equal to {1}");
    S(m_toughness_is, "{0:s} toughness is equal to {1}");
    S(m_pt_set, "%[0:is|are]|[0:is|are]|[0:is|are]|[0:has|have] base power and toughness% {1}");
    S(m_pt_set_classic, "[0:is|are] {1}");
    S(m_pt_becomes_classic, "[0:becomes|become] {1}");
    S(m_switch, "[0:switches its|switch their] power and toughness");
    S(m_extra_land,
      "{0} [0:you may|may|may] play {1} %each turn|each turn|on each of [0:your|his or her|their] "
      "turns|on each of [0:your|their|their] turns%");
    S(m_hand_size, "{0:s} maximum hand size is {1}");
    S(m_no_hand_size, "{0} [0:you have|has|have] no maximum hand size");
    S(m_cost_more, "{0} [0:costs|cost] {1} more to %cast|play|cast%");
    S(m_cost_less, "{0} [0:costs|cost] {1} less to %cast|play|cast%");
    S(m_cant_cast, "{0} [0:you can't|can't|can't] %cast|play|cast% {1}");
    S(m_cant_activate, "activated abilities of {1} can't be %used|played|activated%");
    S(m_attack_cost,
      "creatures can't attack {0:o} unless their controller pays {1} for each creature %he or "
      "she|he "
      "or she|he or she|they% %controls|controls|controls|control% that's attacking {0:o}");
    S(m_attack_block_cost, "can't attack or block unless [0:its|their] controller pays {1}");
    S(m_untap_limit,
      "{0} [0:you can't|can't|can't] untap more than {1} during [0:your|%his or her|his or her|his "
      "or her|their%|their] untap "
      "%phase[0:||s]|step[0:||s]|step[0:||s]%");
    S(m_cant_be_blocked_by, "can't be blocked by {1}");
    S(m_can_block_only, "can block only {1}");
    S(m_cant_be_blocked_except_by, "can't be blocked except by {1}");
    S(m_must_be_blocked, "all creatures able to block {0:o} do so");
    S(m_cant_attack_unless, "can't attack unless defending player controls {1}");
    S(m_prevent_to, "prevent all {2} that would be dealt to {0:o}{1}");
    S(m_prevent_by, "prevent all {1} that would be dealt by {0:o}");
    S(m_damage_to_source,
      "all damage that would be dealt to you by unblocked creatures is dealt to {1:o} instead");
    S(m_enters_tapped,
      "{1} %[1:comes|come] into play|[1:comes|come] into play|[1:enters|enter] the "
      "battlefield|[1:enters|enter]% tapped");
    S(m_dies_exile,
      "if {0} would %go to the graveyard|be put into a graveyard|be put into a graveyard|die%, "
      "%remove it from the game|exile it% instead");
    S(m_cant_regenerate, "can't be regenerated");
    S(m_skip_draw,
      "{0} [0:skip|skips|skip] [0:your|%his or her|his or her|his or her|their%|their] draw "
      "%phase|step|step%");
    S(m_extra_draw,
      "{0} [0:you draw|draws|draw] {1} during [0:your|%his or her|his or her|his or "
      "her|their%|their] draw %phase|step|step%");
    S(additional_card, "{0} additional [0:card|cards]");
    S(m_skip_untap,
      "{0} [0:skip|skips|skip] [0:your|%his or her|his or her|his or her|their%|their] untap "
      "%phase[0:||s]|step[0:||s]|step[0:||s]%");
    S(m_damage_doubled, "damage that {0} would deal is doubled");
    S(m_no_life_gain, "{0} [0:you can't|can't|can't] gain life");
    S(m_spend_any, "{0} [0:you may|may|may] spend mana as though it were mana of any color");
    S(m_cant_lose, "{0} [0:you can't|can't|can't] lose the game");
    S(m_cant_target, "can't be the target of {1}");
    S(m_max_blockers, "can't be blocked by more than {1}");
    S(m_blocks_extra, "can block {1}");
    S(additional_creature, "{0} additional [0:creature|creatures]%|||[1: each combat|]%");
    S(m_must_target, "must be the target of opponents' spells if able");
    S(m_protection_chosen, "protection from the chosen color");
    S(m_none, "does nothing");
    S(m_keep_color, "[0:doesn't|don't] copy that creature's color");
    S(m_same_ability, "[0:has|have] this ability");
    S(m_prevent_both, "prevent all {1} that would be dealt to %or by|and dealt by% {0:o}");
    S(m_damage_all_doubled,
      "if a source would deal damage to a %creature or player|creature or player|creature or "
      "player|permanent or player%, it deals double that damage to that %creature or "
      "player|creature "
      "or player|creature or player|permanent or player% instead");
    S(m_cant_attack_or_block, "can't attack or block");
    S(m_doesnt_untap_self, "doesn't untap during your untap %phase|step|step%");
    S(ante, "{0} <ante|antes|ante|ante> [1:the top card|{1} from the top] of {2}");
    S(gain_ownership, "{0} <you become|becomes|become|become> the owner of {1:o}");
    S(repeat_until, "{0}. Repeat this process until {1}");
    S(reveal_random, "{0} <reveal|reveals|reveal|reveal> {1} at random");
    S(reveal_chosen, "{0} <reveal|reveals|reveal|reveal> {1}");
    S(draw_reveal, "{0} <draw|draws|draw|draw> {1} and <reveal|reveals|reveal|reveal> [2:it|them]");
    S(discard_those, "discard {0:o}");
    S(scry_one,
      "{0} <look|looks|look|look> at the top card of [0:your|%his or her|his or her|his or "
      "her|their%|their] library. [0:You|That "
      "player|Those players] may put it on the bottom of [0:your|%his or her|his or her|his or "
      "her|their%|their] library");
    S(m_gains_all_types, "[0:gains|gain] all creature types");
    S(shuffle_hand,
      "{0} <shuffle|shuffles|shuffle|shuffle> [0:your|%his or her|his or her|his or "
      "her|their%|their] hand into [0:your|%his or her|his or her|his or her|their%|their] "
      "library");
    S(shuffle_hand_graveyard,
      "{0} <shuffle|shuffles|shuffle|shuffle> [0:your|%his or her|his or her|his or "
      "her|their%|their] hand and graveyard into "
      "[0:your|%his or her|his or her|his or her|their%|their] library");
    S(put_counters_total,
      "%put {1} on {0:o}. You may have no more than {2} of these counters on {0:o}|put up to {1} "
      "on "
      "{0:o}. This ability can't cause the total number of {3} on {0:o} to be greater than {2}|put "
      "up to {1} on {0:o}. This ability can't cause the total number of {3} on {0:o} to be greater "
      "than {2}%");
    S(may_have, "{0} [0:you may|may|may] have {1:o} {2}");
    S(balance_sacrifice,
      "{0} <sacrifice|sacrifices|sacrifice|sacrifice> {1} until [0:you control|%he or she "
      "controls|he or she controls|he or she controls|they control%|they control] as many as the "
      "player who controls the fewest");
    S(balance_discard,
      "{0} <discard|discards|discard|discard> cards until [0:you have|%he or she has|he or "
      "she has|he or she has|they have%|they have] as many "
      "in hand as the player with the fewest");
    S(m_color_becomes_chosen, "[0:becomes|become] the chosen color");
    S(m_land_becomes_chosen, "[0:becomes|become] the chosen type");
    S(becomes_tapped, "becomes tapped");
    S(replace_draw, "the next time [0:you|{0}|{0}] would draw a card this turn, instead {1}");
    S(m_zero_life, "{0} [0:you don't|doesn't|don't] lose the game for having 0 or less life");
    S(m_cant_win, "{0} can't win the game");
    S(m_opponents_cant_win, "your opponents can't win the game");
    S(mana_land_made, "{0} mana of any type {1} produced");
    S(pick_targets, "you may choose new targets for {1:o}");
    S(regen_anyway, "if it's a creature, it can't be regenerated this turn");
    S(exile_anyway,
      "if it would %go to the graveyard|be put into a graveyard|be put into a graveyard|die% this "
      "turn, %remove it from the game|exile it% "
      "instead");
    S(m_discard_library,
      "if an effect causes {0:o} to discard a card, %[0:you|that player|they]|[0:you|that "
      "player|they]|[0:you|that player|they]|[0:discard it, but you|that player discards it, "
      "but|they discard it, but they]% may put it on top of "
      "[0:your|%his or her|his or her|his or her|their%|their] library instead of into "
      "[0:your|%his or her|his or her|his or her|their%|their] graveyard");
    S(look_rest_random, "the rest in a random order");
    S(m_cant_be_attacked, "{0} [0:you can't|can't|can't] be attacked except by {1}");
    S(offer,
      "until end of turn, {0} [0:you may|may|may] {1} any time [0:you|they|they] could %use a fast "
      "effect|play an instant|cast an instant%. If [0:you do|%that player does|that player "
      "does|that player does|they do%|%that player does|that player does|that player does|they "
      "do%], "
      "{2}");
    S(offer_mana,
      "until end of turn, any time [0:you|they|they] could %use a mana source|play a mana "
      "ability|activate a mana ability%, {0} [0:you may|may|may] {1}. If "
      "[0:you do|%that player does|that player does|that player does|they do%|%that player "
      "does|that player does|that player does|they do%], {2}");
    S(answer_damage,
      "the next time {1} %deals damage to {0:o} this turn,|deals damage to {0:o} this turn,|deals "
      "damage to {0:o} this turn,|would deal damage to {0:o} this turn, instead that source deals "
      "that much damage to {0:o} and% {2} deals that much damage to that source's controller");
    S(gain_prevented, "you gain life equal to the damage prevented this way");
    S(use_lands,
      "{0} <%use|play|activate%|%uses|plays|activates%|%use|play|activate%|%use|play|activate%> a "
      "mana ability of each land [0:you control|%he or she controls|he or she controls|he or she "
      "controls|they control%|they control]");
    S(take_mana,
      "then {0} %<empty|empties|empty|empty> [0:your|his or her|their] mana pool and you add the "
      "mana "
      "lost this way to your mana pool|<empty|empties|empty|empty> [0:your|his or her|their] mana "
      "pool and you add the mana lost this way to your mana pool|<empty|empties|empty|empty> "
      "[0:your|"
      "his or her|their] mana pool and you add the mana lost this way to your mana pool|<you lose|"
      "loses|lose|lose> all unspent mana and you add the mana lost this way%");
    S(m_spend_as, "{0} [0:you may|may|may] spend {1} mana as though it were {2} mana");
    S(m_attack_sacrifice,
      "can't attack unless [2:you sacrifice|[0:its|their] controller sacrifices] {1}");
    S(note, "mark {0:o}");
    S(forget, "remove the mark from {0:o}");
    S(dur_counters, "for as long as it has {0} on it");
    S(delay_each_upkeep,
      "at the beginning of each of your upkeeps for the rest of the %duel|game|game%, {0}");
    S(play_card,
      "that player plays {0:o} if able. You make every decision for that player while doing so and "
      "while it resolves, and only lands of that player make mana for it");
    S(cast_hidden,
      "you may choose {0} whose %casting|mana|mana% cost could be paid with some or all of the "
      "mana spent on {X}. If you do, %cast|play|cast% it face down as a 2/2 creature without "
      "paying its %casting|mana|mana% cost. If the creature it becomes is still face down and "
      "would assign or deal damage, be dealt damage, or become tapped, it's turned face up and "
      "does so");
    S(unblock,
      "remove {0:o} from combat. Creatures %that only it had blocked in this combat|that only it "
      "had "
      "blocked in this combat|that only it had blocked in this combat|it was blocking that had "
      "become blocked by only that creature this combat% become unblocked");
    S(make_block,
      "you may have {0:o} block {1} of your choice% that it could block| that it could block| that "
      "it could block|%");
    S(part,
      "{0} divides {1} %he or she controls|he or she controls|he or she controls|they control% "
      "into "
      "a left pile and a right pile");
    S(part_attackers, "put {1} you control into the left or the right pile as well");
    S(m_blocked_in_pile,
      "a creature in a pile can't be blocked except by {1} and creatures in the pile of the same "
      "side");
    S(m_random_blocks,
      "instead of declaring blockers, each defending player puts any number of creatures they "
      "control into as many piles as there are creatures %attacking that player|attacking that "
      "player|attacking that player or their planeswalkers%. A pile may be empty. Chance gives "
      "each pile to a different one of those attackers, and each creature in it that can block "
      "that attacker blocks it");
    S(delay_their_draw,
      "at the beginning of that player's next %draw phase|draw step|draw step%, {0}");
    S(unless_before,
      "{0}. Before then, that player may {1} any time they could %use a fast effect|play an "
      "instant|cast an instant% to avoid this");
    S(for_each_of, "for each of {0}, {1}");
    S(dur_controllers_next, "during its controller's next turn");
    S(m_any_lands,
      "{0} [0:you may|may|may] play any number of lands on each of [0:your|%his or her|his or "
      "her|his or her|their%|their] turns");
    S(m_own_attack_cost, "can't attack unless [2:you pay|[0:its|their] controller pays] {1}");
    S(m_ability_cost_more, "activated abilities of {0} cost {1} more to %use|play|activate%");
    S(m_spares, "this effect doesn't remove {0:o}");
    S(prevent_next_but,
      "the next time {1} would deal {2} to {0:o} this turn, prevent all but {3} of that damage");
    S(lose_half_up,
      "{0} <you lose|loses|lose|lose> half [0:your|%his or her|his or her|his or her|their%|their] "
      "life, rounded up");
    S(lose_half_down,
      "{0} <you lose|loses|lose|lose> half [0:your|%his or her|his or her|his or her|their%|their] "
      "life, rounded down");
    S(look_one_of_them, "{0} of them");
    S(m_pt_is_own, "{0:s} power and toughness are each equal to {1}");
    S(take_hand, "return {0:o} to {1}");
    S(m_attacks_each, "[0:attacks|attack] each %turn|turn|turn|combat% if able");
    S(deal_measured, "{0} [0:deals|deal] damage equal to {1} {2}");
    S(m_switch_those, "switch {0:s} power and toughness");
    S(m_cant_block_those, "can't block {1}");
    S(m_copy_also, "[0:is|are] {1} in addition to [0:its|their] other types");
    S(m_may_stay_tapped, "you may choose not to untap {0:o} during your untap %phase|step|step%");
    S(m_is_sized, "[0:is|are] {1} with power and toughness each equal to {2}");
    S(m_toughness_own, "its toughness is equal to {1}");
    S(sfx_owners_control, " under [0:its owner's|their owners'] control");
    S(m_cant_activate_its, "its activated abilities can't be %used|played|activated%");
    S(sfx_tapped_attacking, " [0:that's|that are] tapped and attacking");
    S(m_land_also, "[0:is|are] {1} in addition to [0:its|their] other land types");
    S(m_assign_unblocked,
      "you may have {0:o} assign its combat damage as though it weren't blocked");
    S(m_creature_also, "[0:is|are] {1} in addition to [0:its|their] other creature types");
    S(one_owners_hand, "their owner's hand");
    S(dur_until_leaves, "until {0} leaves %play|the battlefield%");
    S(if_who_does, "if {0} does, {1}");
    S(if_who_does_not, "if {0} doesn't, {1}");
    S(m_pt_are_own, "{0:s} power and toughness are each {1}");
    S(m_no_life_instead, "if {0} would gain life, {1} gains no life instead");
    S(shuffle_hand_cards,
      "{0} <shuffle|shuffles|shuffle|shuffle> the cards from [0:your|%his or her|his or her|his or "
      "her|their%|their] hand into [0:your|%his or her|his or her|his or her|their%|their] "
      "library");
    S(may_then_have, "{0} [0:you may|may|may] then have {1:o} {2}");
    S(delay_unless,
      "{0} at the beginning of their next draw step unless they {1} before that draw step");
    S(each_have, "{0} each have {1}");
  }
  return "";
}

#undef S

}  // namespace upkeep::text
