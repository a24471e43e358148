// Spanish: noun phrases, amounts, conditions, costs, triggers, abilities. The marks are explained
// in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case P::key:        \
    return words

const char* phrase_es(P key) {
  switch (key) {
    S(and_, "y");
    S(or_, "o");
    S(nor, "ni");
    S(target_one, "[0:el|la|los|las] {0} objetivo");
    S(on_battlefield_suf, "%en juego|en el campo de batalla%");
    S(if_after, "{1} si {0}");
    S(unless_new, "{0}, a menos que hayas obtenido su control este turno");
    S(additional_mana, "{0} adicional");
    S(afterwards, "luego");
    S(pay_or, "{1} o {0}");
    S(gain_dealt,
      "ganas una cantidad de vidas igual al daño hecho, pero no más que el total de vidas del "
      "jugador antes de que se hiciera el daño o que la resistencia de la criatura");
    S(fought, "al final del combate, si {0} atacó o bloqueó en este combate, {1}");
    S(own_hand_if_few, "");
    S(islandhome, "");
    S(any_target, "cualquier objetivo");
    S(to_pool,
      "% a [0:tu|su|su] reserva de maná| a [0:tu|su|su] reserva de maná| a [0:tu|su|su] reserva de "
      "maná|%");
    S(colorless_mana, "{0} maná incoloro");
    S(up_to, "hasta {0}");
    S(any_number_of, "cualquier número de {0}");
    S(one_or_more, "[0:uno|una|uno|una] o más {0}");
    S(target_plural, "{0} objetivo");
    S(other_target, "otr[0:o|a|os|as] {0} objetivo");
    S(suf_you_control, "que controlas");
    S(suf_opponent_controls, "[0:que controla un oponente|que controlan tus oponentes]");
    S(suf_active_controls, "que controla el jugador activo");
    S(suf_defending_controls, "que controla el jugador defensor");
    S(suf_that_player_controls, "que controla ese jugador");
    S(suf_target_player_controls, "que controla el jugador objetivo");
    S(suf_you_own, "que [0:sea|sean] de tu propiedad");
    S(suf_opponent_owns, "que [0:sea|sean] propiedad de un oponente");
    S(suf_that_player_owns, "que [0:sea|sean] propiedad de ese jugador");
    S(in_zone, "en {1}");
    S(from_zone, "de {1}");
    S(stat_eq, "con {1} de {2}");
    S(stat_mv_eq, "con {1} de {2}");
    S(stat_le, "con {1} de {2} o menos");
    S(stat_ge, "con {1} de {2} o más");
    S(stat_lt, "con {1} menor que {2}");
    S(stat_gt, "con {1} mayor que {2}");
    S(stat_ne, "con {1} distinta de {2}");
    S(stat_power, "fuerza");
    S(stat_toughness, "resistencia");
    S(stat_mv, "%coste de maná|coste de maná convertido|coste de maná convertido|valor de maná%");
    S(suf_with, "con {1}");
    S(suf_without, "sin {1}");
    S(suf_counter, "con {1}");
    S(suf_named, "[0:llamado|llamada|llamados|llamadas] {1}");
    S(suf_not, "que no [0:sea|sean] {1}");
    S(suf_damaged_by_source, "que haya[0:|n] recibido daño de {1:o} este turno");
    S(suf_attached_to_source, "[0:anexado|anexada|anexados|anexadas] a {1:o}");
    S(suf_blocking_source, "que bloquea[0:|n] a {1:o}");
    S(suf_blocked_by_source, "[0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1:o}");
    S(suf_chosen_color, "del color elegido");
    S(suf_chosen_type, "del tipo elegido");
    S(suf_not_chosen_type, "que no [0:sea|sean] del tipo elegido");
    S(suf_sick, "con mareo de invocación");
    S(suf_x_cost, "con {X} en su coste");
    S(suf_shares_type, "que comparte[0:|n] un tipo de criatura con {1:o}");
    S(suf_targets_source, "que [0:hace|hacen] objetivo a {1:o}");
    S(suf_damaged, "con daño marcado");
    S(suf_did_not_attack,
      "que [0:haya|hayan] estado bajo el mismo control todo el turno y no [0:haya|hayan] atacado");
    S(suf_attacked, "que [0:haya|hayan] atacado este turno");
    S(host_enchanted, "{0} [0:encantado|encantada|encantados|encantadas]");
    S(host_equipped, "{0} [0:equipado|equipada|equipados|equipadas]");
    S(card_of_type, "{0} de {1}");
    S(spell_of_type, "{0} de {1}");
    S(pl_you, "ti");
    S(pl_opponents, "cada oponente");
    S(pl_an_opponent, "un oponente");
    S(pl_each, "cada jugador");
    S(pl_a_player, "un jugador");
    S(pl_target, "el jugador objetivo");
    S(pl_that, "ese jugador");
    S(pl_that_opponent, "ese oponente");
    S(pl_controller_of, "el controlador de {0:o}");
    S(pl_owner_of, "el propietario de {0:o}");
    S(pl_chosen, "el jugador elegido");
    S(pl_active, "el jugador activo");
    S(pl_defending, "el jugador defensor");
    S(pl_each_defending, "cada jugador defensor");
    S(pl_each_other, "cada otro jugador");
    S(z_hand, "[0:tu mano|la mano de {0:o}|la mano de {0:o}]");
    S(z_library, "[0:tu biblioteca|la biblioteca de {0:o}|la biblioteca de {0:o}]");
    S(z_graveyard, "[0:tu cementerio|el cementerio de {0:o}|el cementerio de {0:o}]");
    S(z_a_hand, "una mano");
    S(z_a_library, "una biblioteca");
    S(z_a_graveyard, "un cementerio");
    S(z_all_graveyards, "todos los cementerios");
    S(z_battlefield, "%juego|el campo de batalla%");
    S(z_exile, "%fuera del juego|el exilio%");
    S(z_stack, "%el lote|la pila|la pila%");
    S(z_command, "la zona de mando");
    S(z_ante, "la apuesta");
    S(z_own_hand, "[0:tu|su|su] mano");
    S(z_own_library, "[0:tu|su|su] biblioteca");
    S(z_own_graveyard, "[0:tu|su|su] cementerio");
    S(n_damage, "{0} [0:punto|puntos] de daño");
    S(x_damage, "una cantidad de daño igual a {0}");
    S(that_damage, "esa cantidad de daño");
    S(divided_damage, "{0} [0:punto|puntos] de daño [0:dividido|divididos] como elijas");
    S(even_damage, "{0} puntos de daño divididos en partes iguales, redondeando hacia abajo,");
    S(among, "entre {0:o}");
    S(to_, "a {0:o}");
    S(n_life, "{0} [0:vida|vidas]");
    S(x_life, "una cantidad de vidas igual a {0}");
    S(that_life, "esa cantidad de vidas");
    S(that_many, "esa cantidad de {0}");
    S(x_of, "una cantidad de {1} igual a {0}");
    S(where_x, ", donde X es {0}");
    S(for_each, "por cada {0}");
    S(a_number, "el número de {0}");
    S(a_card_types, "el número de tipos de carta entre {0}");
    S(a_colors_among, "el número de colores entre {0}");
    S(a_greatest_power, "la mayor fuerza entre {0}");
    S(a_greatest_toughness, "la mayor resistencia entre {0}");
    S(a_greatest_mv, "el mayor valor de maná entre {0}");
    S(c_card_types_ge, "~hay|haya~ {1} o más tipos de carta entre {0}");
    S(c_colors_ge, "~hay|haya~ {1} o más colores entre {0}");
    S(a_power, "la fuerza de {0:o}");
    S(a_toughness, "la resistencia de {0:o}");
    S(a_mv,
      "el %coste de maná|coste de maná convertido|coste de maná convertido|valor de maná% de "
      "{0:o}");
    S(a_counters, "el número de {1} en {0:o}");
    S(a_life, "[0:tu total de vidas|el total de vidas de {0:o}|el total de vidas de {0:o}]");
    S(a_hand_size, "el número de cartas [0:en tu mano|en la mano de {0:o}|en la mano de {0:o}]");
    S(a_library_size,
      "el número de cartas [0:en tu biblioteca|en la biblioteca de {0:o}|en la biblioteca de "
      "{0:o}]");
    S(a_event, "esa cantidad");
    S(a_last, "esa cantidad");
    S(a_chosen, "el número elegido");
    S(a_plus, "{0} más {1}");
    S(a_minus, "{0} menos {1}");
    S(a_twice, "el doble de {0}");
    S(a_times, "{1} veces {0}");
    S(a_half_up, "la mitad de {0}, redondeando hacia arriba");
    S(a_half_down, "la mitad de {0}, redondeando hacia abajo");
    S(a_minimum, "el menor entre {0} y {1}");
    S(a_maximum, "el mayor entre {0} y {1}");
    S(a_share, "su parte");
    S(a_target_count, "el número de objetivos");
    S(a_kick_count, "el número de veces que fue estimulado");
    S(a_domain, "el número de tipos de tierra básica entre las tierras que controlas");
    S(a_marked, "el daño marcado en {0:o}");
    S(a_devotion,
      "el número de símbolos {1} en los costes de maná de los permanentes que controlas");
    S(a_poison, "el número de contadores de veneno de {0:o}");
    S(a_damage_taken,
      "[0:el daño que se te ha hecho|el daño hecho a {0:o}|el daño hecho a {0:o}] este turno");
    S(a_drawn,
      "el número de cartas que [0:has|ese jugador ha|esos jugadores han] robado este turno");
    S(a_cast_count,
      "el número de hechizos que [0:has|ese jugador ha|esos jugadores han] lanzado este turno");
    S(a_source_number, "el último número elegido para {0:o}");
    S(c_you_attacked, "atacaste este turno");
    S(c_you_didnt_attack, "no atacaste este turno");
    S(c_been_attacked, "te han atacado en este paso");
    S(c_not_been_attacked, "no te han atacado en este paso");
    S(c_gained_life, "ganaste vida este turno");
    S(c_not_gained_life, "no ganaste vida este turno");
    S(c_opponent_lost_life, "un oponente perdió vida este turno");
    S(c_no_opponent_lost_life, "ningún oponente perdió vida este turno");
    S(c_descended, "descendiste este turno");
    S(c_not_descended, "no descendiste este turno");
    S(c_permanent_left, "un permanente dejó el campo de batalla bajo tu control este turno");
    S(c_no_permanent_left, "ningún permanente dejó el campo de batalla bajo tu control este turno");
    S(c_entered, "{0} entró este turno");
    S(c_not_entered, "{0} no entró este turno");
    S(c_attacked_last_turn, "{0} atacó en tu último turno");
    S(c_not_attacked_last_turn, "{0} no atacó en tu último turno");
    S(cast_only_been_attacked,
      "Lanza {1} solo durante el paso de declarar atacantes y solo si te han atacado en este paso");
    S(c_before_blockers, "es el combate y no se han declarado las bloqueadoras");
    S(c_after_blockers, "se han declarado las bloqueadoras o no es el combate");
    S(r_choose_form, "elige en qué se convierte: {0}");
    S(r_skip_turn,
      "si fueras a comenzar tu turno mientras {0} está [0:girado|girada|girados|giradas], puedes "
      "saltarte ese turno en vez de eso. Si lo haces, endereza {0:o}");
    S(cmp_le, "{0} ~es|sea~ {1} o menos");
    S(cmp_ge, "{0} ~es|sea~ {1} o más");
    S(cmp_lt, "{0} ~es|sea~ menor que {1}");
    S(cmp_gt, "{0} ~es|sea~ mayor que {1}");
    S(cmp_eq, "{0} ~es|sea~ {1}");
    S(cmp_ne, "{0} no ~es|sea~ {1}");
    S(c_you_control, "~controlas|controles~ {0}");
    S(c_you_control_no, "no ~controlas|controles~ {0}");
    S(c_player_controls, "{1} ~controla|controle~ {0}");
    S(c_player_controls_no, "{1} no ~controla|controle~ {0}");
    S(c_exists, "~hay|haya~ {0} %en juego|en el campo de batalla%");
    S(c_none, "no ~hay|haya~ {0} %en juego|en el campo de batalla%");
    S(c_exists_zone, "~hay|haya~ {0}");
    S(c_none_zone, "no ~hay|haya~ {0}");
    S(c_count_ge, "~hay|haya~ {1} o más {0}");
    S(c_you_count_ge, "~controlas|controles~ {1} o más {0}");
    S(c_is, "{0} ~[0:es|son]|[0:sea|sean]~ {1}");
    S(c_is_not, "{0} no ~[0:es|son]|[0:sea|sean]~ {1}");
    S(c_state, "{0} ~está|esté~[0:|n] {1}");
    S(c_state_not, "{0} no ~está|esté~[0:|n] {1}");
    S(c_has, "{0} ~tiene|tenga~[0:|n] {1}");
    S(c_has_not, "{0} no ~tiene|tenga~[0:|n] {1}");
    S(c_kicked, "{0} fue [0:estimulado|estimulada|estimulados|estimuladas]");
    S(c_not_kicked, "{0} no fue [0:estimulado|estimulada|estimulados|estimuladas]");
    S(c_your_turn, "~es|sea~ tu turno");
    S(c_not_your_turn, "no ~es|sea~ tu turno");
    S(c_did, "[0:lo haces|ese jugador lo hace|ese jugador lo hace]");
    S(c_did_not, "[0:no lo haces|ese jugador no lo hace|ese jugador no lo hace]");
    S(c_from_hand, "se %lanzó|jugó|lanzó% desde la mano");
    S(c_not_from_hand, "no se %lanzó|jugó|lanzó% desde la mano");
    S(c_was_cast, "se %lanzó|jugó|lanzó%");
    S(c_not_cast, "no se %lanzó|jugó|lanzó%");
    S(c_flashback, "se %lanzó|jugó|lanzó% desde un cementerio");
    S(c_not_flashback, "no se %lanzó|jugó|lanzó% desde un cementerio");
    S(c_step, "~es|sea~ {0}");
    S(c_not_step, "no ~es|sea~ {0}");
    S(c_won, "ganas el lanzamiento");
    S(c_lost, "pierdes el lanzamiento");
    S(c_same_player, "{0} [0:eres|es|son] tú");
    S(c_other_player, "{0} no eres tú");
    S(c_in_combat, "~es|sea~ la fase de combate");
    S(c_not_in_combat, "no ~es|sea~ la fase de combate");
    S(c_before_attackers, "aún no se han declarado atacantes este turno");
    S(c_after_attackers, "ya se han declarado atacantes este turno");
    S(c_before_damage, "~es|sea~ antes del daño de combate de este turno");
    S(c_after_damage, "~es|sea~ después del daño de combate de este turno");
    S(c_opponents_turn, "~es|sea~ el turno de un oponente");
    S(c_not_opponents_turn, "no ~es|sea~ el turno de un oponente");
    S(c_always, "siempre");
    S(c_never, "nunca");
    S(if_, "si {0}, {1}");
    S(otherwise, "de lo contrario, {0}");
    S(as_long_as, "mientras {0}, {1}");
    S(cost_pay, "{0} <paga|paga|pagan|pagar|pagues|pague> {1}");
    S(cost_life, "{0} <paga|paga|pagan|pagar|pagues|pague> {1}");
    S(cost_sacrifice, "{0} <sacrifica|sacrifica|sacrifican|sacrificar|sacrifiques|sacrifique> {1}");
    S(cost_discard, "{0} <descarta|descarta|descartan|descartar|descartes|descarte> {1}");
    S(cost_discard_random,
      "{0} <descarta|descarta|descartan|descartar|descartes|descarte> {1} al azar");
    S(cost_exile,
      "{0} %<retira|retira|retiran|retirar|retires|retire> del juego "
      "{1}|<exilia|exilia|exilian|exiliar|exilies|exilie> {1}%");
    S(cost_return,
      "{0} <regresa|regresa|regresan|regresar|regreses|regrese> {1} a la mano de su propietario");
    S(cost_tap, "{0} <gira|gira|giran|girar|gires|gire> {1}");
    S(cost_remove_counters, "{0} <remueve|remueve|remueven|remover|remuevas|remueva> {1} de {2:o}");
    S(unless, "{0} a menos que {1}");
    S(counter_on, "{0} sobre {1:o}");
    S(times, "por {0}");
    S(sfx_to_player, " a {0:o}");
    S(ab_trigger_once, "esto solo ocurre una vez por turno");
    S(r_except, ", excepto que {0}");
    S(sum_destroy, "destruir");
    S(sum_exile, "%retirar del juego|exiliar%");
    S(sum_counter, "contrarrestar");
    S(sum_tap, "girar");
    S(sum_untap, "enderezar");
    S(sum_tap_or_untap, "girar o enderezar");
    S(sum_hand, "regresar a la mano");
    S(sum_battlefield, "%poner en juego|poner en el campo de batalla%");
    S(sum_library, "a la biblioteca");
    S(sum_graveyard, "al cementerio");
    S(sum_regenerate, "regenerar");
    S(sum_prevent, "prevenir {0}");
    S(sum_all_damage, "todo el daño");
    S(sum_redirect, "redirigir daño");
    S(sum_control, "ganar el control");
    S(sum_copy, "copiar");
    S(sum_fight, "luchar");
    S(sum_sacrifice, "sacrificar");
    S(sum_search, "buscar en la biblioteca");
    S(sum_mana, "agregar {0}");
    S(sum_draw, "robar {0}");
    S(sum_discard, "descartar {0}");
    S(sum_gain, "ganar {0}");
    S(sum_lose, "perder {0}");
    S(sum_turn, "turno adicional");
    S(suf_target_player_owns, "que [0:sea|sean] propiedad del jugador objetivo");
    S(suf_player_controls, "que controla {1}");
    S(pl_players, "los jugadores");
    S(targets_word, "objetivos");
    S(in_graveyard_static, "mientras esta carta esté en tu cementerio, {0}");
    S(step_upkeep_of, "el mantenimiento de {0:o}");
    S(then_join, "{0} y luego {1}");
    S(r_enters_with_equal,
      "{0} entra% en juego| en juego| al campo de batalla|% con una cantidad de {1} igual a {2}");
    S(sum_gain_x, "ganar vidas");
    S(sum_lose_x, "perder vidas");
    S(sum_attach, "anexar");
    S(when, "cuando {0}, {1}");
    S(whenever, "siempre que {0}, {1}");
    S(at, "{0}, {1}");
    S(t_enters, "{0} [0:entre|entren]% en juego| en juego| al campo de batalla|%");
    S(t_leaves, "{0} [0:deje|dejen] %el juego|el campo de batalla%");
    S(t_dies,
      "{0} %[0:vaya|vayan] del juego a un cementerio|[0:vaya|vayan] del juego a un "
      "cementerio|[0:vaya|vayan] del campo de batalla a un cementerio|[0:muera|mueran]%");
    S(t_dies_permanent, "{0} [0:vaya|vayan] %del juego|del campo de batalla% a un cementerio");
    S(t_to_graveyard, "{0} [0:vaya|vayan] a un cementerio desde cualquier parte");
    S(t_attacks, "{0} [0:ataque|ataquen]");
    S(t_attacks_player, "{0} [0:ataque|ataquen] a {2:o}");
    S(t_attacks_alone, "{0} ataque [0:solo|sola|solos|solas]");
    S(t_player_attacks, "{2} [2:ataques|ataque|ataquen]");
    S(t_blocks, "{0} bloquee");
    S(t_blocks_other, "{0} bloquee a {1:o}");
    S(t_becomes_blocked, "{0} sea [0:bloqueado|bloqueada|bloqueados|bloqueadas]");
    S(t_blocked_by, "{0} sea [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1:o}");
    S(t_unblocked, "{0} ataque y no sea [0:bloqueado|bloqueada|bloqueados|bloqueadas]");
    S(t_deals_damage, "{0} [0:haga|hagan] {3}{1}");
    S(t_dealt_damage, "{0} reciba {3}{1}");
    S(t_player_damaged, "{2} [2:recibas|reciba|reciban] {3}{1}");
    S(bare_damage, "daño");
    S(bare_combat_damage, "daño de combate");
    S(bare_noncombat_damage, "daño que no sea de combate");
    S(t_cast, "{2} [2:%lances|juegues|lances%|%lance|juegue|lance%|%lancen|jueguen|lancen%] {0:o}");
    S(t_becomes_target, "{0} sea hech[0:o|a|os|as] objetivo de {1:o}");
    S(t_taps, "{0} se gire");
    S(t_untaps, "{0} se enderece");
    S(t_tapped_for_mana, "{2} [2:gires|gire|giren] {0:o} para obtener maná");
    S(t_is_tapped_for_mana, "se gire {0} para obtener maná");
    S(t_during_step, "durante {0}");
    S(t_end_of_step, "al final de {0}");
    S(t_begin_step, "al comienzo de {0}");
    S(t_end_combat, "al final del combate");
    S(step_upkeep, "[0:tu mantenimiento|el mantenimiento de {0:o}|el mantenimiento de {0:o}]");
    S(step_draw,
      "[0:tu %fase|paso|paso% de robar|%la fase|el paso|el paso% de robar de {0:o}|%la fase|el "
      "paso|el paso% de robar de {0:o}]");
    S(step_main, "[0:tu fase principal|la fase principal de {0:o}|la fase principal de {0:o}]");
    S(step_combat, "el combate [0:en tu turno|en el turno de {0:o}|en el turno de {0:o}]");
    S(t_draws, "{2} [2:robes|robe|roben] una carta");
    S(t_discards, "{2} [2:descartes|descarte|descarten] {0:o}");
    S(t_gains_life, "{2} [2:ganes|gane|ganen] vidas");
    S(t_loses_life, "{2} [2:pierdas|pierda|pierdan] vidas");
    S(t_sacrificed, "{2} [2:sacrifiques|sacrifique|sacrifiquen] {0:o}");
    S(t_land_played, "{2} [2:juegues|juegue|jueguen] una tierra");
    S(t_counters_put, "se pongan uno o más contadores sobre {0:o}");
    S(t_attached, "{0} sea [0:anexado|anexada|anexados|anexadas] a {1:o}");
    S(t_face_up, "{0} se ponga boca arriba");
    S(t_cycled, "{2} [2:cicles|cicle|ciclen] {0:o}");
    S(t_blocks_or_blocked,
      "{0} bloquee o sea [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1:o}");
    S(ab_sorcery,
      "%usa|juega|activa% esta habilidad solo cuando puedas %lanzar|jugar|lanzar% un conjuro");
    S(ab_once, "%usa|juega|activa% esta habilidad solo una vez por turno");
    S(ab_twice, "%usa|juega|activa% esta habilidad no más de dos veces por turno");
    S(ab_your_turn, "%usa|juega|activa% esta habilidad solo durante tu turno");
    S(ab_your_upkeep, "%usa|juega|activa% esta habilidad solo durante tu mantenimiento");
    S(ab_any_player, "cualquier jugador puede %usar|jugar|activar% esta habilidad");
    S(ab_opponents_turn, "%usa|juega|activa% esta habilidad solo durante el turno de un oponente");
    S(ab_before_attackers,
      "%usa|juega|activa% esta habilidad solo antes de la declaración de atacantes");
    S(ab_opponent_may, "solo un oponente puede %usar|jugar|activar% esta habilidad");
    S(ab_combat, "%usa|juega|activa% esta habilidad solo durante el combate");
    S(ab_only_if, "%usa|juega|activa% esta habilidad solo si {0}");
    S(cast_only_if, "%lanza|juega|lanza% este hechizo solo si {0}");
    S(cast_only_attackers,
      "%lanza este hechizo solo después de declarar tus atacantes y antes de las "
      "bloqueadoras|juega este hechizo solo durante tu paso de declarar atacantes|lanza este "
      "hechizo solo durante tu paso de declarar atacantes%");
    S(cast_only_blockers,
      "%lanza este hechizo solo después de declarar las bloqueadoras y antes del daño de "
      "combate|juega este hechizo solo durante el paso de declarar bloqueadoras|lanza este hechizo "
      "solo durante el paso de declarar bloqueadoras%");
    S(cast_only_opp_before_attack,
      "%lanza|juega|lanza% este hechizo solo durante el turno de un oponente, antes de la "
      "declaración de "
      "atacantes");
    S(extra_target_cost, "este hechizo cuesta {0} más por cada objetivo más allá del primero");
    S(x_color_only, "gasta solo maná {0} en X");
    S(cycling, "Ciclo {0}");
    S(equip, "Equipar {0}");
    S(enchant, "Encantar {0}");
    S(choose_one, "elige uno —");
    S(choose_n, "elige {0} —");
    S(choose_n_to_m, "elige de {0} a {1} —");
    S(choose_one_or_more, "elige uno o más —");
    S(opt_kicker, "Estímulo {0}");
    S(opt_multikicker, "Estímulo múltiple {0}");
    S(opt_buyback, "Recuperar {0}");
    S(opt_flashback, "Retrospectiva {0}");
    S(opt_alternative_full, "puedes {0} en vez de pagar el coste de maná de este hechizo");
    S(opt_morph, "Metamorfosis {0}");
    S(opt_additional, "como coste adicional para %lanzar|jugar|lanzar% este hechizo, {0}");
    S(opt_splice, "Empalmar a lo arcano {0}");
    S(r_enters_tapped,
      "{0} entra% en juego| en juego| al campo de batalla|% [0:girado|girada|girados|giradas]");
    S(r_enters_with,
      "{0} entra% en juego| en juego| al campo de batalla|% con {1} sobre [0:él|ella|ellos|ellas]");
    S(r_enters_copy,
      "puedes hacer que {0} entre% en juego| en juego| al campo de batalla|% como una copia de "
      "{1}");
    S(r_as_enters, "en cuanto {0} entre% en juego| en juego| al campo de batalla|%, {1}");
    S(r_choose_opponent, "elige un oponente");
    S(r_pay_or_tapped,
      "puedes {1}. Si no lo haces, {0} entra% en juego| en juego| al campo de batalla|% "
      "[0:girado|girada|girados|giradas]");
    S(r_pay_or_graveyard, "puedes {1}. Si no lo haces, pon {0} en el cementerio de su propietario");
    S(r_graveyard_exile,
      "si {0} fuera a ir a un cementerio, en vez de eso, %[0:retíralo|retírala|retíralo|retírala] "
      "del juego|[0:exílialo|exíliala|exílialo|exíliala]%");
    S(r_graveyard_shuffle,
      "si {0} fuera a ir a un cementerio, en vez de eso, [0:barájalo|barájala|barájalo|barájala] "
      "en la biblioteca de su propietario");
    S(r_damage_counters,
      "si {0} fuera a recibir daño, prevenlo y remueve esa cantidad de {1} de {0:o}");
    S(r_damage_per_counter,
      "si {0} fuera a recibir daño, remueve esa cantidad de {1} de {0:o}, o todos si hay menos, y "
      "prevén 1 punto de ese daño por cada contador removido de esta manera");
    S(r_discard_battlefield,
      "si un hechizo o habilidad que controla un oponente te hace descartar {0:o}, en vez de eso, "
      "ponla %en juego|en el campo de "
      "batalla%");
    S(t_no_control, "no controles {0}");
    S(t_end_any, "%al final del turno|al comienzo del paso final%");
    S(t_end_of,
      "%al final de [0:tu turno|el turno de {0:o}|el turno de {0:o}]|al comienzo de [0:tu paso "
      "final|el paso final de {0:o}|el paso final de {0:o}]%");
    S(pl_you_and, "tanto tú como {0}");
    S(pl_tails, "cada jugador cuya moneda salga cruz");
    S(c_no_tails, "todas las monedas salgan cara");
    S(c_tails, "alguna moneda salga cruz");
    S(ab_owner, "solo {0:o} puede %usar|jugar|activar% esta habilidad");
    S(for_ante, "retira esta carta de tu mazo antes del duelo si no juegas con apuesta");
    S(the_target, "el objetivo");
    S(its_controller, "su controlador");
    S(of_your_choice, ", a tu elección, {0}");
    S(c_counters_none, "");
    S(c_counters_has, "");
    S(c_counters_exactly, "");
    S(c_counters_ge, "");
    S(mana_each_removed, "{0} por cada contador removido de esta manera");
    S(mana_plus_each, "{0}, y {0} más por cada contador removido de esta manera");
    S(c_opponent_more, "un oponente ~controla|controle~ más {0} que tú");
    S(c_attacked, "{0} ~[0:ha|han]|[0:haya|hayan]~ atacado este turno");
    S(c_did_not_attack, "{0} no ~[0:ha|han]|[0:haya|hayan]~ atacado este turno");
    S(c_held_did_not_attack,
      "{0} ~[0:ha|han]|[0:haya|hayan]~ estado bajo el mismo control todo el turno y no "
      "~[0:ha|han]|[0:haya|hayan]~ atacado");
    S(lingers,
      "si {0} [0:deja|dejan] %el juego|el campo de batalla%, este efecto continúa hasta el final "
      "del turno");
    S(host_isnt_creature, "{0} no sea una criatura");
    S(suf_single_target, "con un solo objetivo");
    S(suf_mana_ability, "%que producen maná|con habilidades de maná|con habilidades de maná%");
    S(c_destroyed_so, "[0:es destruido|es destruida|son destruidos|son destruidas] de esta manera");
    S(the_copy, "la copia");
    S(the_sacrificed, "{0} [0:sacrificado|sacrificada|sacrificados|sacrificadas]");
    S(but_no_more, "{0}, pero no más que {1}");
    S(a_life_before, "el total de vidas de {0:o} antes del daño");
    S(t_deals_damage_you, "{0} te [0:haga|hagan] {3}");
    S(ab_only_during, "%usa|juega|activa% esta habilidad solo durante {0}");
    S(by_other_auras, " por %otros encantamientos|otras Auras%");
    S(can_attack_now, "[0:puede|pueden] atacar a partir de entonces");
    S(now_attacking, "atacando");
    S(now_blocking, "bloqueando");
    S(suf_drawn, "[0:robado|robada|robados|robadas] este turno");
    S(r_draw, "si fueras a robar una carta{0}, en vez de eso, {1}");
    S(r_draw_optional,
      "si fueras a robar una carta{0}, en vez de eso, puedes no robarla. Si lo haces, {1}");
    S(in_draw_step, " durante tu %fase de robar|paso de robar|paso de robar%");
    S(r_gain_life, "si fueras a ganar vidas, en vez de eso, {0}");
    S(suf_noted, "[0:marcado|marcada|marcados|marcadas] por {1:o}");
    S(x_not_zero, "X no puede ser 0");
    S(a_died,
      "el número de criaturas que %fueron del juego a un cementerio|fueron del juego a un "
      "cementerio|fueron del campo de batalla a un cementerio|murieron% este turno");
    S(a_lands_played,
      "el número de tierras que [0:jugaste|jugó ese jugador|jugaron esos jugadores] este turno");
    S(a_untapped_lands,
      "el número de tierras enderezadas que [0:controlabas|{0} controlaba|{0} controlaban] cuando "
      "comenzó este turno");
    S(a_used, "el número de veces que esta habilidad se ha %usado|jugado|activado% este turno");
    S(c_used_ge, "esta habilidad se ha %usado|jugado|activado% {1} o más veces este turno");
    S(c_creature_died,
      "una criatura %fue del juego a un cementerio|fue del juego a un cementerio|fue del campo de "
      "batalla a un cementerio|murió% este turno");
    S(c_no_creature_died,
      "ninguna criatura %fue del juego a un cementerio|fue del juego a un cementerio|fue del campo "
      "de batalla a un cementerio|murió% este turno");
    S(c_not_first_land, "no es la primera tierra que [0:jugaste|{0} jugó|{0} jugaron] este turno");
    S(c_damage_this_way, "se hace daño de esta manera");
    S(c_damaged_opponent, "{0} hizo daño a un oponente este turno");
    S(c_not_damaged_opponent, "{0} no hizo daño a ningún oponente este turno");
    S(suf_unenchanted,
      "que no [0:esté encantado|esté encantada|estén encantados|estén encantadas]");
    S(suf_above, "por encima de {1:o}");
    S(t_attacks_or_blocks, "{0} ataque o bloquee");
    S(t_to_own_graveyard, "{0} [0:vaya|vayan] a tu cementerio desde cualquier parte");
    S(t_kind_put, "se pongan uno o más {1} sobre {0:o}");
    S(t_cast_nth,
      "{2} [2:%lances|juegues|lances%|%lance|juegue|lance%|%lancen|jueguen|lancen%] [2:tu|su|su] "
      "{0} hechizo {1}");
    S(t_draws_nth, "{2} [2:robes|robe|roben] [2:tu|su|su] {0} carta {1}");
    S(t_draws_past_first,
      "{2} [2:robes|robe|roben] una carta, excepto la primera que [2:robes|robe|roben] en cada uno "
      "de [2:tus|sus|sus] %fases|pasos|pasos% de robar");
    S(nth_time, "por {0} vez");
    S(each_turn, "cada turno");
    S(each_own_turn, "durante cada uno de tus turnos");
    S(each_opponents_turn, "durante el turno de cada oponente");
    S(during_own_turn, "durante tu turno");
    S(during_opponents_turn, "durante el turno de un oponente");
    S(ord_first, "primer[0:|a|os|as]");
    S(ord_second, "segund[0:o|a|os|as]");
    S(ord_third, "tercer[0:|a|os|as]");
    S(ord_fourth, "cuart[0:o|a|os|as]");
    S(each_died,
      "por cada criatura que %fue del juego a un cementerio|fue del juego a un cementerio|fue del "
      "campo de batalla a un cementerio|murió% este turno");
    S(a_gone_this_way, "el número de {0} que se pusieron en un cementerio de esta manera");
    S(a_hand_own, "el número de cartas en su mano");
    S(each_of, "cada [0:uno|una|uno|una] de {0:o}");
    S(cast_only_before_blocks,
      "%lanza|juega|lanza% este hechizo solo durante el combate, antes de la declaración de "
      "bloqueadoras");
    S(cast_only_before_damage,
      "%lanza|juega|lanza% este hechizo solo antes del daño de combate de este turno");
    S(ab_opponents_turn_early,
      "%usa|juega|activa% esta habilidad solo durante el turno de un oponente, antes de la "
      "declaración de atacantes");
    S(its_owner, "su propietario");
    S(suf_not_yours, "que no controlas");
    S(suf_they_control, "");
    S(and_or, "o");
    S(the_other, "[0:el otro|la otra|los otros|las otras] {0}");
    S(a_devotion_word, "");
    S(r_enters_each_kick, "");
    S(any_there, "");
    S(if_able, "");
    S(as_long_after, "");
    S(ab_only, "");
    S(cumulative, "Mantenimiento acumulativo {0}");
    S(t_end_each, "%al final del turno|al comienzo de cada paso final%");
    S(suf_you_cast, " que %lanzas|juegas|lanzas%");
    S(still_lands, "");
    S(other_than, "");
    S(if_cannot, "si no puedes, {0}");
    S(life_dealt, "una cantidad de vidas igual al daño hecho de esta manera");
    S(life_lost, "una cantidad de vidas igual a las vidas perdidas de esta manera");
    S(in_any_order, " en cualquier orden");
    S(itself, "");
    S(with_all_types, "con todos los tipos de criatura");
    S(r_enters_tapped_with, "");
    S(ab_any_player_during, "");
    S(ability_domain, "");
    S(and_it, "y");
    S(that_number, "");
    S(t_blocks_or_becomes, "{0} bloquee o sea [0:bloqueado|bloqueada|bloqueados|bloqueadas]");
    S(c_no_hand, "");
    S(c_hand_ge, "");
    S(c_life_le, "");
    S(c_life_ge, "");
    S(during_your_turn, "durante tu turno, {0}");
    S(t_each_upkeep, "");
    S(and_or_kinds, "");
    S(c_you_count_le, "");
    S(enters_tapped_unless, "");
    S(or_another, "");
    S(from_color_choice, "");
    S(in_random_order, "");
    S(suf_target_opponent_controls, "");
    S(counter_top, "");
    S(choose_one_or_both, "");
    S(if_that_would_die, "");
    S(span_this_turn, "");
    S(skips_own_untap, "");
    S(of_own_choice, "");
    S(ab_your_turn_early,
      "%usa|juega|activa% esta habilidad solo durante tu turno, antes de la declaración de "
      "atacantes");
    S(c_you_cast, "");
    S(c_you_cast_hand, "");
    S(c_hand_le, "");
    S(cards_equal, "");
    S(pl_your_opponents, "");
    S(suf_opponents_cast, "");
    S(stat_le_words, "");
    S(stat_ge_words, "");
    S(protection_stem, "");
    S(r_enters_each, "");
    S(as_though, "");
    S(r_enters_tapped_stays, "");
    S(pl_the_player, "");
    S(c_below, "");
    S(during_other_turns, "");
    S(besides_types, "");
    S(r_except_that, "");
    S(of_choice_of, "");
    S(r_enters_with_also, "");
    S(c_deals_this_way, "");
    S(unless_first, "");
    S(suf_created, "");
    S(z_that_library, "");
  }
  return "";
}

#undef S

}  // namespace upkeep::text
