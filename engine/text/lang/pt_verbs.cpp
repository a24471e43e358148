// Brazilian Portuguese: effects and continuous modifications. The marks are explained in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case V::key:        \
    return words

const char* verb_pt(V key) {
  switch (key) {
    S(m_still, "ainda é {0}");
    S(m_becomes_sized, "[0:torna-se|tornam-se] {1} com poder e resistência iguais a {2}");
    S(attach_choice, "<anexe|anexar> {0} a {1:o} à [2:sua|sua|sua] escolha");
    S(attack_no_tap, "atacar não faz com que {0:o} seja [0:virado|virada|virados|viradas]");
    S(deal, "{0} [0:causa|causam] {1} {2}");
    S(lose_life, "{0} <você perde|perde|perdem|perder> {1}");
    S(gain_life, "{0} <você ganha|ganha|ganham|ganhar> {1}");
    S(set_life,
      "[0:seu total de pontos de vida|o total de pontos de vida de {0:o}|o total de pontos de vida "
      "de {0:o}] passa a ser {1}");
    S(draw, "{0} <compre|compra|compram|comprar> {1}");
    S(discard, "{0} <descarte|descarta|descartam|descartar> {1}");
    S(discard_random, "{0} <descarte|descarta|descartam|descartar> {1} ao acaso");
    S(instead_deal, "ele causa {0}{1} em vez disso");
    S(discard_you_choose,
      "{0} <revele|revela|revelam|revelar> a própria mão. Escolha nela {1}. Aquele jogador "
      "descarta "
      "[1:aquele card|aqueles cards]");
    S(mill,
      "{0} %<coloque|coloca|colocam|colocar> {1} do topo de {2} em seu "
      "cemitério|<coloque|coloca|colocam|colocar> {1} do topo de {2} em seu "
      "cemitério|<coloque|coloca|colocam|colocar> {1} do topo de {2} em seu "
      "cemitério|<triture|tritura|trituram|triturar> {1}%");
    S(destroy, "<destrua|destruir> {0:o}");
    S(destroy_noregen,
      "%<enterre|enterrar> {0:o}|<destrua|destruir> {0:o}. [0:Ele|Ela|Eles|Elas] não "
      "[0:pode|podem] ser [0:regenerado|regenerada|regenerados|regeneradas]|<destrua|destruir> "
      "{0:o}. [0:Ele|Ela|Eles|Elas] não [0:pode|podem] ser "
      "[0:regenerado|regenerada|regenerados|regeneradas]%");
    S(exile, "%<remova|remover> do jogo {0:o}|<exile|exilar> {0:o}%");
    S(exile_until_leaves,
      "%<remova|remover> do jogo {0:o}|<exile|exilar> {0:o}% até que {1:o} deixe %o jogo|o campo "
      "de batalha%");
    S(exile_if_dies,
      "se uma criatura que sofreu dano desta forma fosse morrer neste turno, em vez disso, "
      "%remova-a do jogo|exile-a%");
    S(sacrifice, "{0} <sacrifique|sacrifica|sacrificam|sacrificar> {1}");
    S(move_hand, "<devolva|devolver> {0:o} para {1}");
    S(put_hand, "<coloque|colocar> {0:o} em {1}");
    S(owners_hand, "a mão de [0:seu dono|seus donos]");
    S(your_hand, "sua mão");
    S(owners_library, "o grimório de [0:seu dono|seus donos]");
    S(owners_graveyard, "o cemitério de [0:seu dono|seus donos]");
    S(your_library, "seu grimório");
    S(your_graveyard, "seu cemitério");
    S(put_top, "<coloque|colocar> {0:o} no topo de {1}");
    S(put_bottom, "<coloque|colocar> {0:o} no fundo de {1}");
    S(put_shuffled, "<embaralhe|embaralhar> {0:o} em {1}");
    S(put_graveyard, "<coloque|colocar> {0:o} em {1}");
    S(put_battlefield, "<coloque|colocar> {0:o} %em jogo|no campo de batalha%{1}");
    S(return_battlefield, "<devolva|devolver> {0:o} %ao jogo|ao campo de batalha%{1}");
    S(sfx_tapped, " [0:virado|virada|virados|viradas]");
    S(sfx_attacking, " [0:atacando|atacando]");
    S(sfx_your_control, " sob seu controle");
    S(gains_haste,
      "%[0:ele|ela|eles|elas] não [0:sofre|sofrem] enjoo de invocação|[0:ele ganha|ela ganha|eles "
      "ganham|elas ganham] ímpeto%");
    S(sac_at_end,
      "[0:sacrifique-o|sacrifique-a|sacrifique-os|sacrifique-as] %no final do turno|no início da "
      "próxima etapa final%");
    S(tap, "<vire|virar> {0:o}");
    S(untap, "<desvire|desvirar> {0:o}");
    S(tap_or_untap, "<vire ou desvire|virar ou desvirar> {0:o}");
    S(counter_spell, "<anule|anular> {0:o}");
    S(counter_to, "se for anulada desta forma, {0} em vez de colocá-la no cemitério de seu dono");
    S(add_mana, "{0} <adicione|adiciona|adicionam|adicionar> {1}{2}");
    S(mana_any_color, "{0} [0:mana|manas] de qualquer cor[0:| única]");
    S(mana_combination, "{0} [0:mana|manas] em qualquer combinação de {1}");
    S(mana_any_combination, "{0} [0:mana|manas] em qualquer combinação de cores");
    S(mana_chosen, "{0} [0:mana|manas] da cor escolhida");
    S(mana_land_colors, "{0} [0:mana|manas] de qualquer tipo que {1} possa produzir");
    S(mana_land_any_color, "{0} [0:mana|manas] de qualquer cor que {1} possa produzir");
    S(mana_equal, "uma quantidade de {0} igual a {1}");
    S(attach, "<anexe|anexar> {0} a {1:o}");
    S(create,
      "{0} %<coloque|coloca|colocam|colocar> em jogo {1}|<coloque|coloca|colocam|colocar> em jogo "
      "{1}|<coloque|coloca|colocam|colocar> no campo de batalha {1}|<crie|cria|criam|criar> "
      "{1}%{2}");
    S(token_phrase, "[0:ficha|fichas] de {3} {2} {1}");
    S(named_token, "{0} [0:chamado|chamada|chamados|chamadas] {1}");
    S(copy_of, "{0} que [0:seja uma cópia|sejam cópias] de {1:o}");
    S(put_counters, "<coloque|colocar> {1} em {0:p}");
    S(get_counters, "{0} <você recebe|recebe|recebem|receber> {1}");
    S(remove_counters, "<remova|remover> {1} de {0:p}");
    S(regenerate, "<regenere|regenerar> {0:o}");
    S(prevent_next,
      "<previna|prevenir> [1:o próximo|os próximos] {1} que [1:seria causado|seriam causados] a "
      "{0:o} neste turno{2}");
    S(prevent_all, "<previna|prevenir> todo o {1} que seria causado{0}{2} neste turno");
    S(prevent_next_time,
      "na próxima vez que {1} fosse causar dano a {0:o} neste turno, previna aquele dano");
    S(source_of_choice, "{0} à sua escolha");
    S(damage_word, "dano");
    S(combat_damage_word, "dano de combate");
    S(sfx_to, " a {0:o}");
    S(sfx_by, " por {0:o}");
    S(redirect_next,
      "[1:o próximo|os próximos] {1} que [1:seria causado|seriam causados] a {2:o} neste turno "
      "[1:é causado|são causados] a {0:o} em vez disso");
    S(redirect_all,
      "todo o dano que seria causado a {2:o} neste turno é causado a {0:o} em vez disso");
    S(redirect_next_time,
      "na próxima vez que {1} fosse causar dano a {2:o} neste turno, aquela fonte causa aquele "
      "dano a "
      "{0:o} em vez disso");
    S(search,
      "{0} <procure|procura|procuram|procurar> {2} em {1}, {3} e depois "
      "<embaralhe|embaralha|embaralham|embaralhar>");
    S(search_you,
      "{0} <procure|procura|procuram|procurar> {2} em {1}, depois "
      "<embaralhe|embaralha|embaralham|embaralhar> e <coloque|coloca|colocam|colocar> [2:o card "
      "escolhido|os cards escolhidos] no topo");
    S(reveal_it,
      "<[2:revele-o|revele-os]|[2:o revela|os revela]|[2:o revelam|os "
      "revelam]|[2:revelá-lo|revelá-los]>");
    S(put_it_hand,
      "<[2:coloque-o|coloque-os]|[2:o coloca|os coloca]|[2:o colocam|os "
      "colocam]|[2:colocá-lo|colocá-los]> em {1}");
    S(put_it_top,
      "<[2:coloque-o|coloque-os]|[2:o coloca|os coloca]|[2:o colocam|os "
      "colocam]|[2:colocá-lo|colocá-los]> no topo de {1}");
    S(put_it_bottom,
      "<[2:coloque-o|coloque-os]|[2:o coloca|os coloca]|[2:o colocam|os "
      "colocam]|[2:colocá-lo|colocá-los]> no fundo de {1}");
    S(put_it_battlefield,
      "<[2:coloque-o|coloque-os]|[2:o coloca|os coloca]|[2:o colocam|os "
      "colocam]|[2:colocá-lo|colocá-los]> %em jogo|no campo de batalha%{1}");
    S(exile_it,
      "%<[2:remova-o|remova-os]|[2:o remove|os remove]|[2:o removem|os "
      "removem]|[2:removê-lo|removê-los]> do jogo|<[2:exile-o|exile-os]|[2:o exila|os exila]|[2:o "
      "exilam|os exilam]|[2:exilá-lo|exilá-los]>%");
    S(shuffle, "{0} <embaralhe|embaralha|embaralham|embaralhar> {1}");
    S(scry,
      "{0} %<olhe|olha|olham|olhar> {2} do topo de seu grimório e os devolva ao topo ou ao "
      "fundo|<use|usa|usam|usar> vidência {1}%");
    S(surveil, "{0} <vigie|vigia|vigiam|vigiar> {1}");
    S(investigate, "");
    S(look_top, "{0} <olhe|olha|olham|olhar> {1} do topo de {2}");
    S(look_pick_of_them, "{0} dentre eles");
    S(look_rest, "o restante");
    S(look_reorder, "devolva-os em qualquer ordem");
    S(reveal_hand, "{0} <revele|revela|revelam|revelar> [0:sua mão|a própria mão|a própria mão]");
    S(look_hand, "<olhe|olhar> {1}");
    S(extra_turn, "{0} <jogue|joga|jogam|jogar> um turno extra depois deste");
    S(extra_combat,
      "depois desta fase, há uma fase de combate adicional seguida de uma fase principal "
      "adicional");
    S(extra_land, "{0} <você pode jogar|pode jogar|podem jogar|jogar> {1} neste turno");
    S(additional_land, "mais {1} [0:terreno|terrenos]");
    S(skip_step, "{0} <pule|pula|pulam|pular> a próxima {1}");
    S(copy_spell, "<copie|copiar> {0:o}");
    S(copy_spell_times, "<copie|copiar> {0:o} {1} vezes");
    S(new_targets, "você pode escolher novos alvos para a cópia");
    S(fight, "{0} [0:luta|lutam] com {1:o}");
    S(flip_coin, "{0} <jogue|joga|jogam|jogar> uma moeda");
    S(choose_color, "{0} <escolha|escolhe|escolhem|escolher> uma cor");
    S(choose_creature_type, "{0} <escolha|escolhe|escolhem|escolher> um tipo de criatura");
    S(choose_land_type, "{0} <escolha|escolhe|escolhem|escolher> um tipo de terreno básico");
    S(choose_number, "{0} <escolha|escolhe|escolhem|escolher> um número de 0 a {1}");
    S(choose_object, "{0} <escolha|escolhe|escolhem|escolher> {1}");
    S(choose_one_of, "{0} <escolha|escolhe|escolhem|escolher> um: {1}");
    S(delay_end_step, "%no final do turno|no início da próxima etapa final%, {0}");
    S(delay_your_upkeep, "no início de sua próxima manutenção, {0}");
    S(delay_next_upkeep, "no início da manutenção do próximo turno, {0}");
    S(delay_end_of_combat, "no final do combate, {0}");
    S(delay_your_end_step, "no início de sua próxima etapa final, {0}");
    S(delay_dies, "quando {1} morrer neste turno, {0}");
    S(delay_cleanup, "na próxima etapa de limpeza, {0}");
    S(may, "{0} [0:você pode|pode|podem] {1}");
    S(wish, "[0:se você quiser|se {0} quiser|se {0} quiserem], {1}");
    S(if_does, "se [0:fizer isso|aquele jogador fizer isso|aquele jogador fizer isso], {1}");
    S(if_does_not,
      "se [0:não fizer isso|aquele jogador não fizer isso|aquele jogador não fizer isso], {1}");
    S(for_each_do, "para cada {0}, {1}");
    S(repeat_do, "faça isto {0} vezes: {1}");
    S(win, "{0} [0:você vence|vence|vencem] a partida");
    S(lose, "{0} [0:você perde|perde|perdem] a partida");
    S(draw_game, "a partida termina empatada");
    S(exchange_control, "<troque|trocar> o controle de {0:o} e de {1:o}");
    S(exchange_control_one, "<troque|trocar> o controle de {0:o}");
    S(gain_control, "{0} <ganhe|ganha|ganham|ganhar> o controle de {1:p}");
    S(turn_face_up, "<vire|virar> {0:o} com a face para cima");
    S(remove_from_combat, "<remova|remover> do combate {0:o}");
    S(must_block,
      "{0} que [0:puder|puderem] bloquear {1:o} neste turno [0:deverá|deverão] fazê-lo");
    S(end_turn, "<encerre|encerrar> o turno");
    S(empty_pool, "{0} <você perde|perde|perdem|perder> todo o mana não gasto");
    S(become_copy, "{0} [0:se torna|se tornam] uma cópia de {1:o}");
    S(heal, "<remova|remover> todo o dano de {0:o}");
    S(double_counters, "<dobre|dobrar> {1} em {0:o}");
    S(proliferate, "<prolifere|proliferar>");
    S(change_target, "<mude|mudar> o alvo de {0:o}");
    S(untap_step_skip,
      "{0} não [0:desvira|desviram] durante a próxima %fase|etapa|etapa% de desvirar de seu "
      "controlador");
    S(set_pool,
      "[0:o seu mana não gasto|o mana não gasto de {0:o}|o mana não gasto de {0:o}] se torna {1}");
    S(no_regen_sentence,
      "uma criatura que sofra dano desta forma não pode ser regenerada neste turno");
    S(choose_object_random, "{0} <escolha|escolhe|escolhem|escolher> {1} ao acaso");
    S(controller_sacrifices, "o controlador de {0:o} [0:o|a|os|as] sacrifica");
    S(prevent_everything, "<previna|prevenir> todo o {0} que seria causado neste turno{1}");
    S(with_quote, "{0} com {1}");
    S(step_next_draw, "%fase|etapa|etapa% de compra");
    S(step_next_untap, "%fase|etapa|etapa% de desvirar");
    S(step_next_upkeep, "etapa de manutenção");
    S(step_next_combat, "fase de combate");
    S(step_next_main, "fase principal");
    S(step_next_end, "etapa final");
    S(step_next_cleanup, "etapa de limpeza");
    S(step_next_discard, "fase de descarte");
    S(step_next_attackers, "declaração de atacantes");
    S(step_next_blockers, "declaração de bloqueadores");
    S(step_next_damage, "etapa de dano de combate");
    S(reveal_top_cards, "{0} <revele|revela|revelam|revelar> {1} do topo de {2}");
    S(deal_equal, "{0} [0:causa|causam] {2} uma quantidade de pontos de dano igual a {1}");
    S(prevent_both,
      "<previna|prevenir> todo o {0} que seria causado a {1:o} ou por "
      "[1:você|[1:ele|ela|eles|elas]|[1:ele|ela|eles|elas]] neste turno");
    S(until_first, "{0}, {1}");
    S(late_end_step, "{0} %no final do turno|no início da próxima etapa final%");
    S(late_your_upkeep, "{0} no início de sua próxima manutenção");
    S(late_next_upkeep, "{0} no início da manutenção do próximo turno");
    S(late_end_of_combat, "{0} no final do combate");
    S(late_your_end_step, "{0} no início de sua próxima etapa final");
    S(late_cleanup, "{0} na próxima etapa de limpeza");
    S(deal_you, "{0} [0:causa|causam] {1} a você");
    S(deal_you_equal, "{0} [0:causa|causam] a você uma quantidade de pontos de dano igual a {1}");
    S(dur_end_of_turn, "até o final do turno");
    S(dur_this_turn, "neste turno");
    S(dur_on_battlefield, "enquanto {0} permanecer %em jogo|no campo de batalha%");
    S(dur_tapped, "enquanto {0} permanecer [0:virado|virada|virados|viradas]");
    S(dur_attached, "enquanto {0} permanecer [0:anexado|anexada|anexados|anexadas]");
    S(dur_your_next_turn, "até o seu próximo turno");
    S(dur_end_of_combat, "até o final do combate");
    S(dur_your_next_upkeep, "até a sua próxima manutenção");
    S(dur_you_control, "enquanto você controlar {0}");
    S(m_pt_add, "[0:recebe|recebem] {1}");
    S(m_has, "[0:tem|têm] {1}");
    S(m_gains, "[0:ganha|ganham] {1}");
    S(m_loses, "[0:perde|perdem] {1}");
    S(m_loses_abilities, "[0:perde|perdem] todas as habilidades");
    S(m_becomes, "[0:se torna|se tornam] {1}");
    S(m_is, "[0:é|são] {1}");
    S(m_is_also, "também [0:é|são] {1}");
    S(m_becomes_also, "[0:se torna|se tornam] {1} além de seus outros tipos");
    S(m_color_is, "[0:é|são] {1}");
    S(m_color_becomes, "[0:se torna|se tornam] {1}");
    S(m_color_also, "também [0:é|são] {1}");
    S(m_color_chosen, "[0:é|são] da cor escolhida");
    S(m_land_chosen, "[0:é|são] do tipo escolhido");
    S(m_all_types, "[0:é|são] de todos os tipos de criatura");
    S(m_not_types, "não [0:é|são] {1}");
    S(m_you_control, "você controla {0:o}");
    S(m_copy, "[0:é uma cópia|são cópias] de {1:o}");
    S(m_text_color,
      "<substitua|substituir> toda ocorrência de uma palavra de cor no texto de {0:o} por outra");
    S(m_text_land,
      "<substitua|substituir> toda ocorrência de um tipo de terreno básico no texto de {0:o} por "
      "outro");
    S(m_pt_is, "o poder e a resistência de {0:o} são iguais a {1}");
    S(m_power_is, "o poder de {0:o} é igual a {1}");
    S(m_toughness_is, "a resistência de {0:o} é igual a {1}");
    S(m_pt_set, "[0:tem|têm] poder e resistência básicos {1}");
    S(m_pt_set_classic, "[0:é|são] {1}");
    S(m_pt_becomes_classic, "[0:se torna|se tornam] {1}");
    S(m_switch, "[0:tem|têm] seu poder e sua resistência trocados entre si");
    S(m_extra_land, "{0} [0:você pode|pode|podem] jogar {1} em cada turno");
    S(m_hand_size, "o tamanho máximo [0:da sua mão|da mão de {0:o}|da mão de {0:o}] é {1}");
    S(m_no_hand_size, "{0} [0:você não tem|não tem|não têm] tamanho máximo de mão");
    S(m_cost_more,
      "{0} [0:custa|custam] {1} a mais para [0:ser|serem] "
      "[0:%conjurado|jogado|conjurado%|%conjurada|jogada|conjurada%|%conjurados|jogados|conjurados%"
      "|%conjuradas|jogadas|conjuradas%]");
    S(m_cost_less,
      "{0} [0:custa|custam] {1} a menos para [0:ser|serem] "
      "[0:%conjurado|jogado|conjurado%|%conjurada|jogada|conjurada%|%conjurados|jogados|conjurados%"
      "|%conjuradas|jogadas|conjuradas%]");
    S(m_cant_cast, "{0} [0:você não pode|não pode|não podem] %conjurar|jogar|conjurar% {1}");
    S(m_cant_activate, "as habilidades ativadas de {1} não podem ser ativadas");
    S(m_attack_cost,
      "as criaturas não podem atacar {0:o}, a menos que seu controlador pague {1} por cada uma "
      "delas");
    S(m_attack_block_cost,
      "não [0:pode|podem] atacar nem bloquear, a menos que seu controlador pague {1}");
    S(m_untap_limit,
      "{0} [0:você não pode|não pode|não podem] desvirar mais de {1} durante sua "
      "%fase|etapa|etapa% de desvirar");
    S(m_cant_be_blocked_by,
      "não [0:pode|podem] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1}");
    S(m_can_block_only, "só [0:pode|podem] bloquear {1}");
    S(m_cant_be_blocked_except_by,
      "só [0:pode|podem] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1}");
    S(m_must_be_blocked, "todas as criaturas que puderem bloquear {0:o} deverão fazê-lo");
    S(m_cant_attack_unless,
      "não [0:pode|podem] atacar, a menos que o jogador defensor controle {1}");
    S(m_prevent_to, "<previna|prevenir> todo o {2} que seria causado a {0:o}{1}");
    S(m_prevent_by, "<previna|prevenir> todo o {1} que seria causado por {0:o}");
    S(m_damage_to_source,
      "o dano que criaturas não bloqueadas causariam a você é causado a {1:o} em vez disso");
    S(m_enters_tapped,
      "{1} [1:entra|entram]% em jogo| em jogo| no campo de batalha|% "
      "[1:virado|virada|virados|viradas]");
    S(m_dies_exile,
      "se {0} fosse morrer, em vez disso, [0:%remova-o do jogo|exile-o%|%remova-a do "
      "jogo|exile-a%|%remova-os do jogo|exile-os%|%remova-as do jogo|exile-as%]");
    S(m_cant_regenerate,
      "não [0:pode|podem] ser [0:regenerado|regenerada|regenerados|regeneradas]");
    S(m_skip_draw, "{0} [0:pule|pula|pulam] sua %fase|etapa|etapa% de compra");
    S(m_extra_draw,
      "{0} [0:você compra|compra|compram] {1} durante sua %fase|etapa|etapa% de compra");
    S(additional_card, "mais {0} [0:card|cards]");
    S(m_skip_untap, "{0} [0:pule|pula|pulam] sua %fase|etapa|etapa% de desvirar");
    S(m_damage_doubled, "o dano que {0} causaria é dobrado");
    S(m_no_life_gain, "{0} [0:você não pode|não pode|não podem] ganhar pontos de vida");
    S(m_spend_any, "{0} [0:você pode|pode|podem] gastar mana como se fosse de qualquer cor");
    S(m_cant_lose, "{0} [0:você não pode|não pode|não podem] perder a partida");
    S(m_cant_target, "não [0:pode|podem] ser alvo de {1}");
    S(m_max_blockers,
      "não [0:pode|podem] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por mais de {1}");
    S(m_blocks_extra, "[0:pode|podem] bloquear {1}");
    S(additional_creature, "mais {0} [0:criatura|criaturas]");
    S(m_must_target, "[0:deve|devem] ser alvo das mágicas dos oponentes, se possível");
    S(m_protection_chosen, "proteção contra a cor escolhida");
    S(m_none, "não faz nada");
    S(m_keep_color, "não [0:copia|copiam] a cor daquela criatura");
    S(m_same_ability, "[0:tem|têm] esta habilidade");
    S(m_prevent_both,
      "<previna|prevenir> todo o {1} que seria causado a {0:o} ou por "
      "[0:você|[0:ele|ela|eles|elas]|[0:ele|ela|eles|elas]]");
    S(m_damage_all_doubled, "todo o dano é dobrado");
    S(m_cant_attack_or_block, "não [0:pode|podem] atacar nem bloquear");
    S(m_doesnt_untap_self, "não desvira durante a sua %fase|etapa|etapa% de desvirar");
    S(ante, "{0} <aposte|aposta|apostam|apostar> [1:o card|{1}] do topo de {2}");
    S(gain_ownership, "{0} <você se torna|se torna|se tornam|se tornar> o dono de {1:o}");
    S(repeat_until, "{0}. Repita isto até que {1}");
    S(reveal_random, "{0} <revele|revela|revelam|revelar> {1} ao acaso");
    S(reveal_chosen, "{0} <revele|revela|revelam|revelar> {1}");
    S(draw_reveal, "{0} <compre e revele|compra e revela|compram e revelam|comprar e revelar> {1}");
    S(discard_those, "<descarte|descartar> {0:o}");
    S(scry_one,
      "{0} <olhe|olha|olham|olhar> o card do topo de seu grimório. [0:Você pode|Aquele jogador "
      "pode|Aqueles jogadores podem] colocá-lo no fundo");
    S(m_gains_all_types, "[0:passa|passam] a ter todos os tipos de criatura");
    S(shuffle_hand, "{0} <embaralhe|embaralha|embaralham|embaralhar> sua mão em seu grimório");
    S(shuffle_hand_graveyard,
      "{0} <embaralhe|embaralha|embaralham|embaralhar> sua mão e seu cemitério em seu grimório");
    S(put_counters_total, "<coloque|colocar> {1} em {0:p}, até um total de {2}");
    S(may_have, "{0} [0:você pode|pode|podem] fazer {1:o} {2}");
    S(balance_sacrifice,
      "{0} <sacrifique|sacrifica|sacrificam|sacrificar> {1} até ficar[0:|em] com a mesma "
      "quantidade que o jogador que controla menos");
    S(balance_discard,
      "{0} <descarte|descarta|descartam|descartar> cards até ficar[0:|em] com a mesma quantidade "
      "na mão que o jogador que tem menos");
    S(m_color_becomes_chosen, "[0:se torna|se tornam] da cor escolhida");
    S(m_land_becomes_chosen, "[0:passa|passam] a ser do tipo escolhido");
    S(becomes_tapped, "é [0:virado|virada|virados|viradas]");
    S(replace_draw,
      "na próxima vez que {0} [0:você fosse|fosse|fossem] comprar um card neste turno, em vez "
      "disso, {1}");
    S(m_zero_life,
      "{0} [0:você não perde|não perde|não perdem] a partida por ficar sem pontos de vida");
    S(m_cant_win, "{0} não [0:pode|pode|podem] vencer a partida");
    S(m_opponents_cant_win, "seus oponentes não podem vencer a partida");
    S(mana_land_made, "{0} [0:mana|manas] de qualquer tipo que {1} tenha gerado");
    S(pick_targets, "você pode escolher novos alvos para {1:o}");
    S(regen_anyway, "se for uma criatura, ela não poderá ser regenerada neste turno");
    S(exile_anyway, "se ela fosse morrer neste turno, em vez disso, %remova-a do jogo|exile-a%");
    S(m_discard_library,
      "se um efeito fizer {0:o} descartar um card, em vez de ir para o cemitério ele pode ser "
      "colocado no topo do grimório");
    S(look_rest_random, "os demais em ordem aleatória");
    S(m_cant_be_attacked,
      "{0} [0:você não pode|não pode|não podem] ser [0:atacado|atacado|atacados], exceto por {1}");
    S(offer,
      "até o final do turno, {0} [0:você pode|pode|podem] {1} a qualquer momento em que "
      "[0:pudesse|pudesse|pudessem] %usar um efeito rápido|jogar uma mágica instantânea|conjurar "
      "uma mágica instantânea%. Se [0:fizer|aquele jogador fizer|aquele jogador fizer] isso, {2}");
    S(offer_mana,
      "até o final do turno, {0} [0:você pode|pode|podem] {1} a qualquer momento em que "
      "[0:pudesse|pudesse|pudessem] %usar uma fonte de mana|jogar uma habilidade de mana|ativar "
      "uma habilidade de mana%. Se [0:fizer|aquele jogador fizer|aquele jogador fizer] isso, {2}");
    S(answer_damage,
      "na próxima vez que {1} causar dano a {0:o} neste turno, {2} causa aquela quantidade de dano "
      "ao controlador daquela fonte");
    S(gain_prevented,
      "você ganha uma quantidade de pontos de vida igual ao dano prevenido desta forma");
    S(use_lands,
      "{0} <use|usa|usam|usar> uma habilidade de mana de cada terreno que "
      "[0:controla|controla|controlam]");
    S(take_mana,
      "{0} <você perde|perde|perdem|perder> todo o mana não gasto e você adiciona o mana perdido "
      "desta forma");
    S(m_spend_as, "{0} [0:você pode|pode|podem] gastar mana {1} como se fosse mana {2}");
    S(m_attack_sacrifice, "não [0:pode|podem] atacar, a menos que seu controlador sacrifique {1}");
    S(note, "<marque|marcar> {0:o}");
    S(forget, "<retire|retirar> a marca de {0:o}");
    S(dur_counters, "enquanto tiver {0}");
    S(delay_each_upkeep, "no início de cada uma de suas manutenções até o fim da partida, {0}");
    S(play_card,
      "aquele jogador joga {0:o} se puder. Enquanto ele o joga e enquanto o card é resolvido, você "
      "toma todas as decisões por aquele jogador, e somente os terrenos dele geram mana para isso");
    S(cast_hidden,
      "você pode escolher {0} cujo custo de mana possa ser pago com todo o mana gasto em {X} ou "
      "com parte dele. Se fizer isso, %conjure-o|jogue-o|conjure-o% com a face para baixo como uma "
      "criatura 2/2, sem pagar seu custo de mana. Se a criatura em que ele se torna ainda estiver "
      "com a face para baixo quando fosse atribuir ou causar dano, sofrer dano ou ser virada, ela "
      "é virada com a face para cima e então isso acontece");
    S(unblock,
      "<remova|remover> do combate {0:o}. As criaturas que somente ela tinha bloqueado neste "
      "combate deixam de estar bloqueadas");
    S(make_block, "você pode fazer {0:o} bloquear {1}, à sua escolha, que ela possa bloquear");
    S(part, "{0} separa {1} que controla em um monte da esquerda e um monte da direita");
    S(part_attackers, "coloque também {1} que você controla no monte da esquerda ou no da direita");
    S(m_blocked_in_pile,
      "uma criatura em um monte só pode ser bloqueada por {1} e por criaturas do monte do mesmo "
      "lado");
    S(m_random_blocks,
      "em vez de declarar bloqueadores, cada jogador defensor coloca qualquer número de criaturas "
      "que controla em tantos montes quantas forem as criaturas que %atacam aquele jogador|atacam "
      "aquele jogador|atacam aquele jogador ou seus planeswalkers%. Um monte pode ficar vazio. O "
      "acaso "
      "dá cada monte a uma atacante diferente, e cada criatura do monte que puder bloquear aquela "
      "atacante a bloqueia");
    S(delay_their_draw,
      "no início da próxima %fase de compra|etapa de compra|etapa de compra% daquele jogador, {0}");
    S(unless_before,
      "{0}. Antes disso, aquele jogador pode {1} sempre que puder %usar um efeito rápido|jogar uma "
      "mágica instantânea|conjurar uma mágica instantânea% para evitar isso");
    S(for_each_of, "para cada [0:um|uma|um|uma] de {0}, {1}");
    S(dur_controllers_next, "durante o próximo turno de seu controlador");
    S(m_any_lands,
      "{0} [0:você pode|pode|podem] jogar qualquer número de terrenos em cada um de seus turnos");
    S(m_own_attack_cost, "não [0:pode|podem] atacar, a menos que seu controlador pague {1}");
    S(m_ability_cost_more,
      "as habilidades ativadas de {0:o} custam {1} a mais para serem %usadas|jogadas|ativadas%");
    S(m_spares, "este efeito não remove {0:o}");
    S(prevent_next_but,
      "na próxima vez que {1} fosse causar {2} a {0:o} neste turno, previna todo aquele dano, "
      "exceto "
      "{3} [3:ponto|pontos]");
    S(lose_half_up,
      "{0} <você perde|perde|perdem|perder> metade de seus pontos de vida, arredondada para cima");
    S(lose_half_down,
      "{0} <você perde|perde|perdem|perder> metade de seus pontos de vida, arredondada para baixo");
    S(look_one_of_them, "{0} deles");
    S(m_pt_is_own, "seu poder e sua resistência são iguais a {1}");
    S(take_hand, "<devolva|devolver> {0:o} para {1}");
    S(m_attacks_each, "ataca em cada combate se puder");
    S(deal_measured, "{0} [0:causa|causam] {2} uma quantidade de pontos de dano igual a {1}");
    S(m_switch_those, "");
    S(m_cant_block_those, "não [0:pode|podem] bloquear {1}");
    S(m_copy_also, "");
    S(m_may_stay_tapped,
      "você pode escolher não desvirar {0:o} durante sua %fase|etapa|etapa% de desvirar");
    S(m_is_sized, "[0:torna-se|tornam-se] {1} com poder e resistência iguais a {2}");
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
