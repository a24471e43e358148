// Spanish: effects and continuous modifications. The marks are explained in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case V::key:        \
    return words

const char* verb_es(V key) {
  switch (key) {
    S(m_still, "sigue siendo {0}");
    S(m_becomes_sized,
      "[0:se convierte en|se convierten en] {1} con fuerza y resistencia iguales a {2}");
    S(attach_choice, "<anexa|anexar> {0} a {1:o} a [2:tu|su|su] elección");
    S(attack_no_tap, "atacar no hace que {0:o} se gire");
    S(deal, "{0} hace[0:|n] {1} {2}");
    S(lose_life, "{0} <pierdes|pierde|pierden|perder> {1}");
    S(gain_life, "{0} <ganas|gana|ganan|ganar> {1}");
    S(set_life,
      "[0:tu total de vidas|el total de vidas de {0:o}|el total de vidas de {0:o}] pasa a ser {1}");
    S(draw, "{0} <roba|roba|roban|robar> {1}");
    S(discard, "{0} <descarta|descarta|descartan|descartar> {1}");
    S(discard_random, "{0} <descarta|descarta|descartan|descartar> {1} al azar");
    S(instead_deal, "hace {0}{1} en vez de eso");
    S(discard_you_choose,
      "{0} <muestra|muestra|muestran|mostrar> [0:tu|su|su] mano. Tú eliges de ahí {1}. Ese jugador "
      "descarta [1:esa carta|esas cartas]");
    S(mill,
      "{0} %<pon|pone|ponen|poner> {1} de la parte superior de {2} en [0:tu|su|su] "
      "cementerio|<pon|pone|ponen|poner> {1} de la parte superior de {2} en [0:tu|su|su] "
      "cementerio|<pon|pone|ponen|poner> {1} de la parte superior de {2} en [0:tu|su|su] "
      "cementerio|<muele|muele|muelen|moler> {1}%");
    S(destroy, "<destruye|destruir> {0:o}");
    S(destroy_noregen,
      "%<entierra|enterrar> {0:o}|<destruye|destruir> {0:o}. No [0:puede|pueden] ser "
      "[0:regenerado|regenerada|regenerados|regeneradas]|<destruye|destruir> {0:o}. No "
      "[0:puede|pueden] ser [0:regenerado|regenerada|regenerados|regeneradas]%");
    S(exile, "%<retira|retirar> del juego {0:o}|<exilia|exiliar> {0:o}%");
    S(exile_until_leaves,
      "%<retira|retirar> del juego {0:o}|<exilia|exiliar> {0:o}% hasta que {1:o} deje %el juego|el "
      "campo de batalla%");
    S(exile_if_dies,
      "si una criatura que recibió daño de esta manera fuera a morir este turno, en vez de eso, "
      "%retírala del juego|exíliala%");
    S(sacrifice, "{0} <sacrifica|sacrifica|sacrifican|sacrificar> {1}");
    S(move_hand, "<regresa|regresar> {0:o} a {1}");
    S(put_hand, "<pon|poner> {0:o} en {1}");
    S(owners_hand, "la mano de [0:su propietario|sus propietarios]");
    S(your_hand, "tu mano");
    S(owners_library, "la biblioteca de [0:su propietario|sus propietarios]");
    S(owners_graveyard, "el cementerio de [0:su propietario|sus propietarios]");
    S(your_library, "tu biblioteca");
    S(your_graveyard, "tu cementerio");
    S(put_top, "<pon|poner> {0:o} en la parte superior de {1}");
    S(put_bottom, "<pon|poner> {0:o} en el fondo de {1}");
    S(put_shuffled, "<baraja|barajar> {0:o} en {1}");
    S(put_graveyard, "<pon|poner> {0:o} en {1}");
    S(put_battlefield, "<pon|poner> {0:o} %en juego|en el campo de batalla%{1}");
    S(return_battlefield, "<regresa|regresar> {0:o} %al juego|al campo de batalla%{1}");
    S(sfx_tapped, " [0:girado|girada|girados|giradas]");
    S(sfx_attacking, " [0:atacando|atacando]");
    S(sfx_your_control, " bajo tu control");
    S(gains_haste, "%no [0:sufre|sufren] mareo de invocación|gana[0:|n] prisa%");
    S(sac_at_end,
      "[0:sacrifícalo|sacrifícala|sacrifícalos|sacrifícalas] %al final del turno|al comienzo del "
      "próximo paso final%");
    S(tap, "<gira|girar> {0:o}");
    S(untap, "<endereza|enderezar> {0:o}");
    S(tap_or_untap, "<gira o endereza|girar o enderezar> {0:o}");
    S(counter_spell, "<contrarresta|contrarrestar> {0:o}");
    S(counter_to,
      "si se contrarresta de esta manera, {0} en vez de ponerlo en el cementerio de su "
      "propietario");
    S(add_mana, "{0} <agrega|agrega|agregan|agregar> {1}{2}");
    S(mana_any_color, "{0} [0:maná de cualquier color|manás de un mismo color cualquiera]");
    S(mana_combination, "{0} [0:maná|manás] en cualquier combinación de {1}");
    S(mana_any_combination, "{0} [0:maná|manás] en cualquier combinación de colores");
    S(mana_chosen, "{0} [0:maná|manás] del color elegido");
    S(mana_land_colors, "{0} [0:maná|manás] de cualquier tipo que {1} pueda producir");
    S(mana_land_any_color, "{0} [0:maná|manás] de cualquier color que {1} pueda producir");
    S(mana_equal, "una cantidad de {0} igual a {1}");
    S(attach, "<anexa|anexar> {0} a {1:o}");
    S(create,
      "{0} %<pon|pone|ponen|poner> en juego {1}|<pon|pone|ponen|poner> en juego "
      "{1}|<pon|pone|ponen|poner> en el campo de batalla {1}|<crea|crea|crean|crear> {1}%{2}");
    S(token_phrase, "[0:ficha|fichas] de {3} {2} {1}");
    S(named_token, "{0} llamada[0:|s] {1}");
    S(copy_of, "{0} que [0:es una copia|son copias] de {1:o}");
    S(put_counters, "<pon|poner> {1} sobre {0:p}");
    S(get_counters, "{0} <obtienes|obtiene|obtienen|obtener> {1}");
    S(remove_counters, "<remueve|remover> {1} de {0:p}");
    S(regenerate, "<regenera|regenerar> {0:o}");
    S(prevent_next,
      "<prevén|prevenir> [1:el próximo|los próximos] {1} que [0:se te|se le|se le] "
      "[1:fuera|fueran] a hacer[0:| a {0:o}| a {0:o}] este turno{2}");
    S(prevent_all, "<prevén|prevenir> todo el {1} que se fuera a hacer{0}{2} este turno");
    S(prevent_next_time,
      "la próxima vez que {1} [0:te fuera a hacer daño|fuera a hacerle daño a {0:o}|fuera a "
      "hacerles daño a {0:o}] este turno, prevén ese daño");
    S(source_of_choice, "{0} de tu elección");
    S(damage_word, "daño");
    S(combat_damage_word, "daño de combate");
    S(sfx_to, " a {0:o}");
    S(sfx_by, " por {0:o}");
    S(redirect_next,
      "[1:el próximo|los próximos] {1} que [2:se te|se le|se le] [1:fuera|fueran] a hacer[2:| a "
      "{2:o}| a {2:o}] este turno se hace[1:|n] a {0:o} en vez de eso");
    S(redirect_all,
      "todo el daño que [2:se te|se le|se le] fuera a hacer[2:| a {2:o}| a {2:o}] este turno se "
      "hace a {0:o} en vez de eso");
    S(redirect_next_time,
      "la próxima vez que {1} [2:te fuera a hacer daño|fuera a hacerle daño a {2:o}|fuera a "
      "hacerles daño a {2:o}] este turno, [0:te hace ese daño a ti|hace ese daño a {0:o}|hace ese "
      "daño a {0:o}] en vez de eso");
    S(search,
      "{0} <busca|busca|buscan|buscar> en {1} {2}, {3} y luego <baraja|baraja|barajan|barajar>");
    S(search_you,
      "{0} <busca|busca|buscan|buscar> en {1} {2}, luego <baraja|baraja|barajan|barajar> y "
      "<pon|pone|ponen|poner> [2:la carta elegida|las cartas elegidas] en la parte superior");
    S(reveal_it,
      "<[2:muéstrala|muéstralas]|[2:la muestra|las muestra]|[2:la muestran|las "
      "muestran]|[2:mostrarla|mostrarlas]>");
    S(put_it_hand,
      "<[2:ponla|ponlas]|[2:la pone|las pone]|[2:la ponen|las ponen]|[2:ponerla|ponerlas]> en {1}");
    S(put_it_top,
      "<[2:ponla|ponlas]|[2:la pone|las pone]|[2:la ponen|las ponen]|[2:ponerla|ponerlas]> en la "
      "parte superior de {1}");
    S(put_it_bottom,
      "<[2:ponla|ponlas]|[2:la pone|las pone]|[2:la ponen|las ponen]|[2:ponerla|ponerlas]> en el "
      "fondo de {1}");
    S(put_it_battlefield,
      "<[2:ponla|ponlas]|[2:la pone|las pone]|[2:la ponen|las ponen]|[2:ponerla|ponerlas]> %en "
      "juego|en el campo de batalla%{1}");
    S(exile_it,
      "%<[2:retírala|retíralas]|[2:la retira|las retira]|[2:la retiran|las "
      "retiran]|[2:retirarla|retirarlas]> del juego|<[2:exíliala|exílialas]|[2:la exilia|las "
      "exilia]|[2:la exilian|las exilian]|[2:exiliarla|exiliarlas]>%");
    S(shuffle, "{0} <baraja|baraja|barajan|barajar> {1}");
    S(scry,
      "{0} %<mira|mira|miran|mirar> {2} de la parte superior de [0:tu|su|su] biblioteca y "
      "regrésalas arriba o abajo|<adivina|adivina|adivinan|adivinar> {1}%");
    S(surveil, "{0} <vigila|vigila|vigilan|vigilar> {1}");
    S(investigate, "");
    S(look_top, "{0} <mira|mira|miran|mirar> {1} de la parte superior de {2}");
    S(look_pick_of_them, "{0} de entre ellas");
    S(look_rest, "el resto");
    S(look_reorder, "regrésalas en cualquier orden");
    S(reveal_hand, "{0} <muestra|muestra|muestran|mostrar> {1}");
    S(look_hand, "<mira|mirar> {1}");
    S(extra_turn, "{0} <juega|juega|juegan|jugar> un turno adicional después de este");
    S(extra_combat,
      "después de esta fase hay una fase de combate adicional seguida de una fase principal "
      "adicional");
    S(extra_land, "{0} <puedes jugar|puede jugar|pueden jugar|jugar> {1} este turno");
    S(additional_land, "{1} [0:tierra adicional|tierras adicionales]");
    S(skip_step, "{0} <omite|omite|omiten|omitir> [0:tu|su|su] próxim[1:o|a|o|a] {1}");
    S(copy_spell, "<copia|copiar> {0:o}");
    S(copy_spell_times, "<copia|copiar> {0:o} {1} veces");
    S(new_targets, "puedes elegir nuevos objetivos para la copia");
    S(fight, "{0} [0:lucha|luchan] contra {1:o}");
    S(flip_coin, "{0} <lanza|lanza|lanzan|lanzar> una moneda");
    S(choose_color, "{0} <elige|elige|eligen|elegir> un color");
    S(choose_creature_type, "{0} <elige|elige|eligen|elegir> un tipo de criatura");
    S(choose_land_type, "{0} <elige|elige|eligen|elegir> un tipo de tierra básica");
    S(choose_number, "{0} <elige|elige|eligen|elegir> un número de 0 a {1}");
    S(choose_object, "{0} <elige|elige|eligen|elegir> {1}");
    S(choose_one_of, "{0} <elige|elige|eligen|elegir> uno: {1}");
    S(delay_end_step, "%al final del turno|al comienzo del próximo paso final%, {0}");
    S(delay_your_upkeep, "al comienzo de tu próximo mantenimiento, {0}");
    S(delay_next_upkeep, "al comienzo del mantenimiento del próximo turno, {0}");
    S(delay_end_of_combat, "al final del combate, {0}");
    S(delay_your_end_step, "al comienzo de tu próximo paso final, {0}");
    S(delay_dies, "cuando {1} muera este turno, {0}");
    S(delay_cleanup, "en el próximo paso de limpieza, {0}");
    S(may, "{0} [0:puedes|puede|pueden] {1}");
    S(wish, "[0:si quieres|si {0} quiere|si {0} quieren], {1}");
    S(if_does, "si [0:lo haces|ese jugador lo hace|ese jugador lo hace], {1}");
    S(if_does_not, "si [0:no lo haces|ese jugador no lo hace|ese jugador no lo hace], {1}");
    S(for_each_do, "por cada {0}, {1}");
    S(repeat_do, "haz esto {0} veces: {1}");
    S(win, "{0} [0:ganas|gana|ganan] el juego");
    S(lose, "{0} [0:pierdes|pierde|pierden] el juego");
    S(draw_game, "el juego termina en empate");
    S(exchange_control, "<intercambia|intercambiar> el control de {0:o} y de {1:o}");
    S(exchange_control_one, "<intercambia|intercambiar> el control de {0:o}");
    S(gain_control, "{0} <gana|gana|ganan|ganar> el control de {1:o}");
    S(turn_face_up, "<pon|poner> {0:o} boca arriba");
    S(remove_from_combat, "<remueve|remover> del combate {0:o}");
    S(must_block, "{0} que pueda[0:|n] bloquear a {1:o} este turno [0:debe|deben] hacerlo");
    S(end_turn, "<termina|terminar> el turno");
    S(empty_pool, "{0} <pierdes|pierde|pierden|perder> todo el maná sin gastar");
    S(become_copy, "{0} se convierte[0:|n] en una copia de {1:o}");
    S(heal, "<remueve|remover> todo el daño de {0:o}");
    S(double_counters, "<duplica|duplicar> {1} sobre {0:o}");
    S(proliferate, "<prolifera|proliferar>");
    S(change_target, "<cambia|cambiar> el objetivo de {0:o}");
    S(untap_step_skip,
      "{0} no se endereza[0:|n] durante %la próxima fase|el próximo paso|el próximo paso% de "
      "enderezar de su controlador");
    S(set_pool,
      "[0:tu maná sin gastar|el maná sin gastar de {0:o}|el maná sin gastar de {0:o}] se convierte "
      "en {1}");
    S(no_regen_sentence,
      "una criatura que reciba daño de esta manera no puede ser regenerada este turno");
    S(choose_object_random, "{0} <elige|elige|eligen|elegir> {1} al azar");
    S(controller_sacrifices, "el controlador de {0:o} [0:lo|la|los|las] sacrifica");
    S(prevent_everything, "<prevén|prevenir> todo el {0} que se fuera a hacer este turno{1}");
    S(with_quote, "{0} con {1}");
    S(step_next_draw, "%fase|paso|paso% de robar");
    S(step_next_untap, "%fase|paso|paso% de enderezar");
    S(step_next_upkeep, "paso de mantenimiento");
    S(step_next_combat, "fase de combate");
    S(step_next_main, "fase principal");
    S(step_next_end, "paso final");
    S(step_next_cleanup, "paso de limpieza");
    S(step_next_discard, "fase de descarte");
    S(step_next_attackers, "declaración de atacantes");
    S(step_next_blockers, "declaración de bloqueadores");
    S(step_next_damage, "paso de daño de combate");
    S(reveal_top_cards, "{0} <muestra|muestra|muestran|mostrar> {1} de la parte superior de {2}");
    S(deal_equal, "{0} hace[0:|n] una cantidad de daño {2} igual a {1}");
    S(prevent_both,
      "<prevén|prevenir> todo el {0} que [1:se te fuera a hacer o que fueras a hacer|se le fuera a "
      "hacer a {1:o} o que [1:él|ella|ellos|ellas] fuera a hacer|se les fuera a hacer a {1:o} o "
      "que [1:él|ella|ellos|ellas] fueran a hacer] este turno");
    S(until_first, "{0}, {1}");
    S(late_end_step, "{0} %al final del turno|al comienzo del próximo paso final%");
    S(late_your_upkeep, "{0} al comienzo de tu próximo mantenimiento");
    S(late_next_upkeep, "{0} al comienzo del mantenimiento del próximo turno");
    S(late_end_of_combat, "{0} al final del combate");
    S(late_your_end_step, "{0} al comienzo de tu próximo paso final");
    S(late_cleanup, "{0} en el próximo paso de limpieza");
    S(deal_you, "{0} te hace[0:|n] {1}");
    S(deal_you_equal, "{0} te hace[0:|n] una cantidad de daño igual a {1}");
    S(dur_end_of_turn, "hasta el final del turno");
    S(dur_this_turn, "este turno");
    S(dur_on_battlefield, "mientras {0} permanezca %en juego|en el campo de batalla%");
    S(dur_tapped, "mientras {0} permanezca [0:girado|girada|girados|giradas]");
    S(dur_attached, "mientras {0} permanezca [0:anexado|anexada|anexados|anexadas]");
    S(dur_your_next_turn, "hasta tu próximo turno");
    S(dur_end_of_combat, "hasta el final del combate");
    S(dur_your_next_upkeep, "hasta tu próximo mantenimiento");
    S(dur_you_control, "mientras controles {0}");
    S(m_pt_add, "[0:obtiene|obtienen] {1}");
    S(m_has, "[0:tiene|tienen] {1}");
    S(m_gains, "[0:gana|ganan] {1}");
    S(m_loses, "[0:pierde|pierden] {1}");
    S(m_loses_abilities, "[0:pierde|pierden] todas las habilidades");
    S(m_becomes, "se [0:convierte|convierten] en {1}");
    S(m_is, "[0:es|son] {1}");
    S(m_is_also, "también [0:es|son] {1}");
    S(m_becomes_also, "se [0:convierte|convierten] en {1} además de sus otros tipos");
    S(m_color_is, "[0:es|son] {1}");
    S(m_color_becomes, "se [0:vuelve|vuelven] {1}");
    S(m_color_also, "también [0:es|son] {1}");
    S(m_color_chosen, "[0:es|son] del color elegido");
    S(m_land_chosen, "[0:es|son] del tipo elegido");
    S(m_all_types, "[0:es|son] de todos los tipos de criatura");
    S(m_not_types, "no [0:es|son] {1}");
    S(m_you_control, "controlas {0:o}");
    S(m_copy, "[0:es una copia|son copias] de {1:o}");
    S(m_text_color,
      "<reemplaza|reemplazar> cada mención de una palabra de color en el texto de {0:o} por otra");
    S(m_text_land,
      "<reemplaza|reemplazar> cada mención de un tipo de tierra básica en el texto de {0:o} por "
      "otro");
    S(m_pt_is, "la fuerza y la resistencia de {0:o} son iguales a {1}");
    S(m_power_is, "la fuerza de {0:o} es igual a {1}");
    S(m_toughness_is, "la resistencia de {0:o} es igual a {1}");
    S(m_pt_set, "[0:tiene|tienen] fuerza y resistencia base de {1}");
    S(m_pt_set_classic, "[0:es|son] {1}");
    S(m_pt_becomes_classic, "pasa[0:|n] a ser {1}");
    S(m_switch, "[0:intercambia|intercambian] su fuerza y su resistencia");
    S(m_extra_land, "{0} [0:puedes|puede|pueden] jugar {1} cada turno");
    S(m_hand_size, "el tamaño máximo de [0:tu mano|la mano de {0:o}|la mano de {0:o}] es {1}");
    S(m_no_hand_size, "{0} no [0:tienes|tiene|tienen] tamaño máximo de mano");
    S(m_cost_more, "{0} cuesta[0:|n] {1} más");
    S(m_cost_less, "{0} cuesta[0:|n] {1} menos");
    S(m_cant_cast, "{0} no [0:puedes|puede|pueden] %lanzar|jugar|lanzar% {1}");
    S(m_cant_activate, "las habilidades activadas de {1} no pueden activarse");
    S(m_attack_cost,
      "las criaturas no pueden [0:atacarte|atacar a {0:o}|atacar a {0:o}] a menos que su "
      "controlador pague {1} por cada una de ellas");
    S(m_attack_block_cost,
      "no [0:puede|pueden] atacar ni bloquear a menos que su controlador pague {1}");
    S(m_untap_limit,
      "{0} no [0:puedes|puede|pueden] enderezar más de {1} durante [0:tu|su|su] %fase|paso|paso% "
      "de enderezar");
    S(m_cant_be_blocked_by,
      "no [0:puede|pueden] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1}");
    S(m_can_block_only, "solo [0:puede|pueden] bloquear {1}");
    S(m_cant_be_blocked_except_by,
      "solo [0:puede|pueden] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1}");
    S(m_must_be_blocked, "todas las criaturas que puedan bloquear a {0:o} deben hacerlo");
    S(m_cant_attack_unless,
      "no [0:puede|pueden] atacar a menos que el jugador defensor controle {1}");
    S(m_prevent_to, "<prevén|prevenir> todo el {2} que se fuera a hacer a {0:o}{1}");
    S(m_prevent_by, "<prevén|prevenir> todo el {1} que fuera a hacer {0:o}");
    S(m_damage_to_source,
      "el daño que te fueran a hacer las criaturas no bloqueadas se hace a {1:o} en vez de eso");
    S(m_enters_tapped,
      "{1} entra[1:|n] %en juego|al campo de batalla% [1:girado|girada|girados|giradas]");
    S(m_dies_exile,
      "si {0} fuera[0:|n] a morir, en vez de eso, [0:%retíralo del juego|exílialo%|%retírala del "
      "juego|exíliala%|%retíralos del juego|exílialos%|%retíralas del juego|exílialas%]");
    S(m_cant_regenerate,
      "no [0:puede|pueden] ser [0:regenerado|regenerada|regenerados|regeneradas]");
    S(m_skip_draw, "{0} [0:omite tu|omite su|omiten su] %fase|paso|paso% de robar");
    S(m_extra_draw, "{0} [0:robas|roba|roban] {1} durante [0:tu|su|su] %fase|paso|paso% de robar");
    S(additional_card, "{0} [0:carta adicional|cartas adicionales]");
    S(m_skip_untap, "{0} [0:omite tu|omite su|omiten su] %fase|paso|paso% de enderezar");
    S(m_damage_doubled, "el daño que fuera a hacer {0} se duplica");
    S(m_no_life_gain, "{0} no [0:puedes|puede|pueden] ganar vidas");
    S(m_spend_any, "{0} [0:puedes|puede|pueden] gastar maná como si fuera de cualquier color");
    S(m_cant_lose, "{0} no [0:puedes|puede|pueden] perder el juego");
    S(m_cant_target, "no [0:puede|pueden] ser objetivo de {1}");
    S(m_max_blockers,
      "no [0:puede|pueden] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por más de {1}");
    S(m_blocks_extra, "[0:puede|pueden] bloquear {1}");
    S(additional_creature, "{0} [0:criatura adicional|criaturas adicionales]");
    S(m_must_target, "[0:debe|deben] ser objetivo de los hechizos de los oponentes, si es posible");
    S(m_protection_chosen, "protección contra el color elegido");
    S(m_none, "no hace nada");
    S(m_keep_color, "no [0:copia|copian] el color de esa criatura");
    S(m_same_ability, "[0:tiene|tienen] esta habilidad");
    S(m_prevent_both,
      "<prevén|prevenir> todo el {1} que [0:se te fuera a hacer o que fueras a hacer|se le fuera a "
      "hacer a {0:o} o que [0:él|ella|ellos|ellas] fuera a hacer|se les fuera a hacer a {0:o} o "
      "que [0:él|ella|ellos|ellas] fueran a hacer]");
    S(m_damage_all_doubled, "todo el daño se duplica");
    S(m_cant_attack_or_block, "no [0:puede|pueden] atacar ni bloquear");
    S(m_doesnt_untap_self, "no se endereza durante tu %fase|paso|paso% de enderezar");
    S(ante, "{0} <apuesta|apuesta|apuestan|apostar> [1:la carta|{1}] de la parte superior de {2}");
    S(gain_ownership,
      "{0} <te conviertes|se convierte|se convierten|convertirse> en el propietario de {1:o}");
    S(repeat_until, "{0}. Repite esto hasta que {1}");
    S(reveal_random, "{0} <muestra|muestra|muestran|mostrar> {1} al azar");
    S(reveal_chosen, "{0} <muestra|muestra|muestran|mostrar> {1}");
    S(draw_reveal, "{0} <roba y muestra|roba y muestra|roban y muestran|robar y mostrar> {1}");
    S(discard_those, "<descarta|descartar> {0:o}");
    S(scry_one,
      "{0} <mira|mira|miran|mirar> la carta de la parte superior de [0:tu|su|su] biblioteca. "
      "[0:Puedes|Ese jugador puede|Esos jugadores pueden] ponerla en la parte inferior");
    S(m_gains_all_types, "[0:gana|ganan] todos los tipos de criatura");
    S(shuffle_hand,
      "{0} <baraja|baraja|barajan|barajar> [0:tu|su|su] mano en [0:tu|su|su] biblioteca");
    S(shuffle_hand_graveyard,
      "{0} <baraja|baraja|barajan|barajar> [0:tu|su|su] mano y [0:tu|su|su] cementerio en "
      "[0:tu|su|su] biblioteca");
    S(put_counters_total, "<pon|poner> {1} sobre {0:p}, hasta un total de {2}");
    S(may_have, "{0} [0:puedes|puede|pueden] obligar a {1:o} a {2}");
    S(balance_sacrifice,
      "{0} <sacrifica|sacrifica|sacrifican|sacrificar> {1} hasta controlar la misma cantidad que "
      "el jugador que controle menos");
    S(balance_discard,
      "{0} <descarta|descarta|descartan|descartar> cartas hasta tener en la mano la misma cantidad "
      "que el jugador que tenga menos");
    S(m_color_becomes_chosen, "[0:se vuelve|se vuelven] del color elegido");
    S(m_land_becomes_chosen, "[0:pasa|pasan] a ser del tipo elegido");
    S(becomes_tapped, "se gira");
    S(replace_draw,
      "la próxima vez que {0} [0:fueras|fuera|fueran] a robar una carta este turno, en vez de eso, "
      "{1}");
    S(m_zero_life,
      "{0} no [0:pierdes|pierde|pierden] el juego por [0:quedarte|quedarse|quedarse] sin vidas");
    S(m_cant_win, "{0} no [0:puede|puede|pueden] ganar el juego");
    S(m_opponents_cant_win, "tus oponentes no pueden ganar el juego");
    S(mana_land_made, "{0} [0:maná|manás] de cualquier tipo que {1} haya producido");
    S(pick_targets, "puedes elegir nuevos objetivos para {1:o}");
    S(regen_anyway, "si es una criatura, no puede ser regenerada este turno");
    S(exile_anyway, "si fuera a morir este turno, en vez de eso, %retírala del juego|exíliala%");
    S(m_discard_library,
      "si un efecto hace que [0:descartes|{0} descarte|{0} descarten] una carta, "
      "[0:puedes|puede|pueden] ponerla en la parte superior de [0:tu|su|su] biblioteca en vez de "
      "en [0:tu|su|su] cementerio");
    S(look_rest_random, "el resto en un orden aleatorio");
    S(m_cant_be_attacked,
      "{0} no [0:puedes|puede|pueden] ser [0:atacado|atacado|atacados] excepto por {1}");
    S(offer,
      "hasta el final del turno, {0} [0:puedes|puede|pueden] {1} en cualquier momento en que "
      "[0:pudieras|pudiera|pudieran] %usar un efecto rápido|jugar un instantáneo|lanzar un "
      "instantáneo%. Si [0:lo haces|ese jugador lo hace|ese jugador lo hace], {2}");
    S(offer_mana,
      "hasta el final del turno, {0} [0:puedes|puede|pueden] {1} en cualquier momento en que "
      "[0:pudieras|pudiera|pudieran] %usar una fuente de maná|jugar una habilidad de maná|activar "
      "una habilidad de maná%. Si [0:lo haces|ese jugador lo hace|ese jugador lo hace], {2}");
    S(answer_damage,
      "la próxima vez que {1} [0:te haga|haga|haga] daño[0:| a {0:o}| a {0:o}] este turno, {2} "
      "hace esa misma cantidad de daño al controlador de esa fuente");
    S(gain_prevented, "ganas una cantidad de vidas igual al daño prevenido de esta manera");
    S(use_lands,
      "{0} <usa|usa|usan|usar> una habilidad de maná de cada tierra que "
      "[0:controlas|controla|controlan]");
    S(take_mana,
      "{0} <pierdes|pierde|pierden|perder> todo el maná sin gastar y tú agregas el maná perdido de "
      "esta manera");
    S(m_spend_as, "{0} [0:puedes|puede|pueden] gastar maná {1} como si fuera maná {2}");
    S(m_attack_sacrifice, "no [0:puede|pueden] atacar a menos que su controlador sacrifique {1}");
    S(note, "<marca|marcar> {0:o}");
    S(forget, "<retira|retirar> la marca de {0:o}");
    S(dur_counters, "mientras tenga {0}");
    S(delay_each_upkeep,
      "al comienzo de cada uno de tus mantenimientos por el resto del juego, {0}");
    S(play_card,
      "ese jugador juega {0:o} si puede. Mientras la juega y mientras se resuelve, tú tomas todas "
      "las decisiones de ese jugador, y solo sus tierras dan maná para ello");
    S(cast_hidden,
      "puedes elegir {0} cuyo coste de maná pueda pagarse con todo el maná gastado en {X} o con "
      "parte de él. Si lo haces, %lánzala|juégala|lánzala% boca abajo como una criatura 2/2 sin "
      "pagar su coste de maná. Si la criatura en que se convierte sigue boca abajo cuando vaya a "
      "asignar o hacer daño, recibir daño o girarse, se pone boca arriba y entonces lo hace");
    S(unblock,
      "<remueve|remover> del combate {0:o}. Las criaturas que solo ella había bloqueado en este "
      "combate dejan de estar bloqueadas");
    S(make_block, "puedes hacer que {0:o} bloquee a {1} de tu elección a la que pueda bloquear");
    S(part, "{0} separa {1} que controla en un montón izquierdo y un montón derecho");
    S(part_attackers, "pon también {1} que controlas en el montón izquierdo o en el derecho");
    S(m_blocked_in_pile,
      "una criatura que esté en un montón solo puede ser bloqueada por {1} y por criaturas del "
      "montón del mismo lado");
    S(m_random_blocks,
      "en vez de declarar bloqueadoras, cada jugador defensor pone cualquier número de criaturas "
      "que controla en tantos montones como criaturas %ataquen a ese jugador|ataquen a ese "
      "jugador|ataquen a ese jugador o a sus planeswalkers%. Un montón puede quedar vacío. El azar "
      "asigna cada montón a una atacante distinta, y cada criatura del montón que pueda bloquear a "
      "esa atacante la bloquea");
    S(delay_their_draw,
      "al comienzo de %la próxima fase de robar|el próximo paso de robar|el próximo paso de robar% "
      "de ese jugador, {0}");
    S(unless_before,
      "{0}. Antes de eso, ese jugador puede {1} siempre que pueda %usar un efecto rápido|jugar un "
      "instantáneo|lanzar un instantáneo% para evitarlo");
    S(for_each_of, "por cada [0:uno|una|uno|una] de {0}, {1}");
    S(dur_controllers_next, "durante el próximo turno de su controlador");
    S(m_any_lands,
      "{0} [0:puedes|puede|pueden] jugar cualquier número de tierras en cada uno de "
      "[0:tus|sus|sus] turnos");
    S(m_own_attack_cost, "no [0:puede|pueden] atacar a menos que su controlador pague {1}");
    S(m_ability_cost_more, "las habilidades activadas de {0:o} cuestan {1} más");
    S(m_spares, "este efecto no remueve {0:o}");
    S(prevent_next_but,
      "la próxima vez que {1} [0:te fuera a hacer|fuera a hacerle|fuera a hacerles] {2}[0:| a "
      "{0:o}| a {0:o}] este turno, prevén todo ese daño excepto {3} [3:punto|puntos]");
    S(lose_half_up,
      "{0} <pierdes|pierde|pierden|perder> la mitad de [0:tus|sus|sus] vidas, redondeando hacia "
      "arriba");
    S(lose_half_down,
      "{0} <pierdes|pierde|pierden|perder> la mitad de [0:tus|sus|sus] vidas, redondeando hacia "
      "abajo");
    S(look_one_of_them, "{0} de ellas");
    S(m_pt_is_own, "su fuerza y su resistencia son iguales a {1}");
    S(take_hand, "<regresa|regresar> {0:o} a {1}");
    S(m_attacks_each, "ataca en cada combate si puede");
    S(deal_measured, "{0} hace[0:|n] una cantidad de daño {2} igual a {1}");
    S(m_switch_those, "");
    S(m_cant_block_those, "no [0:puede|pueden] bloquear {1}");
    S(m_copy_also, "");
    S(m_may_stay_tapped,
      "puedes elegir no enderezar {0:o} durante tu %fase|paso|paso% de enderezar");
    S(m_is_sized,
      "[0:se convierte en|se convierten en] {1} con fuerza y resistencia iguales a {2}");
    S(m_toughness_own, "");
    S(sfx_owners_control, "");
    S(m_cant_activate_its, "");
    S(sfx_tapped_attacking, "");
    S(m_land_also, "");
    S(m_assign_unblocked, "");
    S(m_creature_also, "");
    S(one_owners_hand, "");
    S(dur_until_leaves, "");
    S(if_who_does, "");
    S(if_who_does_not, "");
    S(m_pt_are_own, "");
    S(m_no_life_instead, "");
    S(shuffle_hand_cards, "");
    S(may_then_have, "");
    S(delay_unless, "");
    S(each_have, "");
  }
  return "";
}

#undef S

}  // namespace upkeep::text
