// Brazilian Portuguese: noun phrases, amounts, conditions, costs, triggers, abilities. The marks
// are explained in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case P::key:        \
    return words

const char* phrase_pt(P key) {
  switch (key) {
    S(and_, "e");
    S(or_, "ou");
    S(nor, "nem");
    S(target_one, "[0:o|a|os|as] {0} alvo");
    S(on_battlefield_suf, "%em jogo|no campo de batalha%");
    S(if_after, "{1} se {0}");
    S(unless_new, "{0}, a menos que você tenha passado a controlá-lo neste turno");
    S(additional_mana, "{0} adicional");
    S(afterwards, "depois");
    S(pay_or, "{1} ou {0}");
    S(gain_dealt,
      "você ganha uma quantidade de pontos de vida igual ao dano causado, mas não mais que o total "
      "de pontos de vida do jogador antes de o dano ser causado ou que a resistência da criatura");
    S(fought, "no final do combate, se {0} atacou ou bloqueou neste combate, {1}");
    S(own_hand_if_few, "");
    S(islandhome, "");
    S(any_target, "qualquer alvo");
    S(to_pool, "% à sua reserva de mana| à sua reserva de mana| à sua reserva de mana|%");
    S(colorless_mana, "{0} mana incolor");
    S(up_to, "até {0}");
    S(any_number_of, "qualquer número de {0}");
    S(one_or_more, "[0:um|uma|um|uma] ou mais {0}");
    S(target_plural, "{0} alvo");
    S(other_target, "outr[0:o|a|os|as] {0} alvo");
    S(suf_you_control, "que você controla");
    S(suf_opponent_controls, "[0:que um oponente controla|que seus oponentes controlam]");
    S(suf_active_controls, "que o jogador ativo controla");
    S(suf_defending_controls, "que o jogador defensor controla");
    S(suf_that_player_controls, "que aquele jogador controla");
    S(suf_target_player_controls, "que o jogador alvo controla");
    S(suf_you_own, "que [0:pertence|pertencem] a você");
    S(suf_opponent_owns, "que [0:pertence|pertencem] a um oponente");
    S(suf_that_player_owns, "que [0:pertence|pertencem] a aquele jogador");
    S(in_zone, "em {1}");
    S(from_zone, "de {1}");
    S(stat_eq, "com {1} {2}");
    S(stat_mv_eq, "com {1} {2}");
    S(stat_le, "com {1} igual ou inferior a {2}");
    S(stat_ge, "com {1} igual ou superior a {2}");
    S(stat_lt, "com {1} menor que {2}");
    S(stat_gt, "com {1} maior que {2}");
    S(stat_ne, "com {1} diferente de {2}");
    S(stat_power, "poder");
    S(stat_toughness, "resistência");
    S(stat_mv, "%custo de mana|custo de mana convertido|custo de mana convertido|valor de mana%");
    S(suf_with, "com {1}");
    S(suf_without, "sem {1}");
    S(suf_counter, "com {1}");
    S(suf_named, "[0:chamado|chamada|chamados|chamadas] {1}");
    S(suf_not, "que não [0:seja|sejam] {1}");
    S(suf_damaged_by_source, "que [0:sofreu|sofreram] dano de {1:o} neste turno");
    S(suf_attached_to_source, "[0:anexado|anexada|anexados|anexadas] a {1:o}");
    S(suf_blocking_source, "que [0:está|estão] bloqueando {1:o}");
    S(suf_blocked_by_source, "[0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1:o}");
    S(suf_chosen_color, "da cor escolhida");
    S(suf_chosen_type, "do tipo escolhido");
    S(suf_not_chosen_type, "que não [0:seja|sejam] do tipo escolhido");
    S(suf_sick, "com enjoo de invocação");
    S(suf_x_cost, "com {X} no custo");
    S(suf_shares_type, "que [0:tem|têm] um tipo de criatura em comum com {1:o}");
    S(suf_targets_source, "que [0:tem|têm] {1:o} como alvo");
    S(suf_damaged, "com dano marcado");
    S(suf_did_not_attack,
      "que [0:esteve|estiveram] sob o mesmo controle durante todo o turno e não "
      "[0:atacou|atacaram]");
    S(suf_attacked, "que [0:atacou|atacaram] neste turno");
    S(host_enchanted, "{0} [0:encantado|encantada|encantados|encantadas]");
    S(host_equipped, "{0} [0:equipado|equipada|equipados|equipadas]");
    S(card_of_type, "{0} de {1}");
    S(spell_of_type, "{0} de {1}");
    S(pl_you, "você");
    S(pl_opponents, "cada oponente");
    S(pl_an_opponent, "um oponente");
    S(pl_each, "cada jogador");
    S(pl_a_player, "um jogador");
    S(pl_target, "o jogador alvo");
    S(pl_that, "aquele jogador");
    S(pl_that_opponent, "aquele oponente");
    S(pl_controller_of, "o controlador de {0:o}");
    S(pl_owner_of, "o dono de {0:o}");
    S(pl_chosen, "o jogador escolhido");
    S(pl_active, "o jogador ativo");
    S(pl_defending, "o jogador defensor");
    S(pl_each_defending, "cada jogador defensor");
    S(pl_each_other, "cada outro jogador");
    S(z_hand, "[0:sua mão|a mão de {0:o}|a mão de {0:o}]");
    S(z_library, "[0:seu grimório|o grimório de {0:o}|o grimório de {0:o}]");
    S(z_graveyard, "[0:seu cemitério|o cemitério de {0:o}|o cemitério de {0:o}]");
    S(z_a_hand, "uma mão");
    S(z_a_library, "um grimório");
    S(z_a_graveyard, "um cemitério");
    S(z_all_graveyards, "todos os cemitérios");
    S(z_battlefield, "%jogo|o campo de batalha%");
    S(z_exile, "%fora do jogo|o exílio%");
    S(z_stack, "%o lote|a pilha|a pilha%");
    S(z_command, "a zona de comando");
    S(z_ante, "a aposta");
    S(z_own_hand, "sua mão");
    S(z_own_library, "seu grimório");
    S(z_own_graveyard, "seu cemitério");
    S(n_damage, "{0} [0:ponto|pontos] de dano");
    S(x_damage, "dano igual a {0}");
    S(that_damage, "aquela quantidade de dano");
    S(divided_damage, "{0} [0:ponto|pontos] de dano [0:distribuído|distribuídos] à sua escolha");
    S(even_damage, "{0} pontos de dano divididos igualmente, arredondados para baixo,");
    S(among, "entre {0:o}");
    S(to_, "a {0:o}");
    S(n_life, "{0} [0:ponto|pontos] de vida");
    S(x_life, "uma quantidade de pontos de vida igual a {0}");
    S(that_life, "aquela quantidade de pontos de vida");
    S(that_many, "aquela quantidade de {0}");
    S(x_of, "uma quantidade de {1} igual a {0}");
    S(where_x, ", sendo X {0}");
    S(for_each, "para cada {0}");
    S(a_number, "o número de {0}");
    S(a_card_types, "o número de tipos de card entre {0}");
    S(a_colors_among, "o número de cores entre {0}");
    S(a_greatest_power, "o maior poder entre {0}");
    S(a_greatest_toughness, "a maior resistência entre {0}");
    S(a_greatest_mv, "o maior valor de mana entre {0}");
    S(c_card_types_ge, "houver {1} ou mais tipos de card entre {0}");
    S(c_colors_ge, "houver {1} ou mais cores entre {0}");
    S(a_power, "o poder de {0:o}");
    S(a_toughness, "a resistência de {0:o}");
    S(a_mv,
      "o %custo de mana|custo de mana convertido|custo de mana convertido|valor de mana% de {0:o}");
    S(a_counters, "o número de {1} em {0:o}");
    S(a_life,
      "[0:o seu total de pontos de vida|o total de pontos de vida de {0:o}|o total de pontos de "
      "vida de {0:o}]");
    S(a_hand_size, "o número de cards [0:na sua mão|na mão de {0:o}|na mão de {0:o}]");
    S(a_library_size,
      "o número de cards [0:no seu grimório|no grimório de {0:o}|no grimório de {0:o}]");
    S(a_event, "aquela quantidade");
    S(a_last, "aquela quantidade");
    S(a_chosen, "o número escolhido");
    S(a_plus, "{0} mais {1}");
    S(a_minus, "{0} menos {1}");
    S(a_twice, "o dobro de {0}");
    S(a_times, "{1} vezes {0}");
    S(a_half_up, "metade de {0}, arredondada para cima");
    S(a_half_down, "metade de {0}, arredondada para baixo");
    S(a_minimum, "o menor entre {0} e {1}");
    S(a_maximum, "o maior entre {0} e {1}");
    S(a_share, "a sua parte");
    S(a_target_count, "o número de alvos");
    S(a_kick_count, "o número de vezes que foi reforçado");
    S(a_domain, "o número de tipos de terreno básico entre os terrenos que você controla");
    S(a_marked, "o dano marcado em {0:o}");
    S(a_devotion, "o número de símbolos {1} nos custos de mana das permanentes que você controla");
    S(a_poison, "o número de marcadores de veneno de {0:o}");
    S(a_damage_taken, "o dano causado a {0:o} neste turno");
    S(a_drawn,
      "o número de cards comprados [0:por você|por aquele jogador|por aqueles jogadores] neste "
      "turno");
    S(a_cast_count,
      "o número de mágicas conjuradas [0:por você|por aquele jogador|por aqueles jogadores] neste "
      "turno");
    S(a_source_number, "o último número escolhido para {0:o}");
    S(c_you_attacked, "você atacou neste turno");
    S(c_you_didnt_attack, "você não atacou neste turno");
    S(c_been_attacked, "você foi atacado nesta etapa");
    S(c_not_been_attacked, "você não foi atacado nesta etapa");
    S(c_gained_life, "você ganhou vida neste turno");
    S(c_not_gained_life, "você não ganhou vida neste turno");
    S(c_opponent_lost_life, "um oponente perdeu vida neste turno");
    S(c_no_opponent_lost_life, "nenhum oponente perdeu vida neste turno");
    S(c_descended, "você desceu neste turno");
    S(c_not_descended, "você não desceu neste turno");
    S(c_permanent_left, "uma permanente deixou o campo de batalha sob seu controle neste turno");
    S(c_no_permanent_left,
      "nenhuma permanente deixou o campo de batalha sob seu controle neste turno");
    S(c_entered, "{0} entrou neste turno");
    S(c_not_entered, "{0} não entrou neste turno");
    S(c_attacked_last_turn, "{0} atacou em seu último turno");
    S(c_not_attacked_last_turn, "{0} não atacou em seu último turno");
    S(cast_only_been_attacked,
      "Conjure {1} somente durante a etapa de declaração de atacantes e somente se você foi "
      "atacado nesta etapa");
    S(c_before_blockers, "for o combate e os bloqueadores não tiverem sido declarados");
    S(c_after_blockers, "os bloqueadores tiverem sido declarados ou não for o combate");
    S(r_choose_form, "escolha o que [1:ele|ela|eles|elas] se torna: {0}");
    S(r_skip_turn,
      "se você fosse começar seu turno enquanto {0} [0:estiver|estiverem] "
      "[0:virado|virada|virados|viradas], em vez disso, você pode pular aquele turno. Se fizer "
      "isso, "
      "desvire {0:o}");
    S(cmp_le, "{0} for {1} ou menos");
    S(cmp_ge, "{0} for {1} ou mais");
    S(cmp_lt, "{0} for menor que {1}");
    S(cmp_gt, "{0} for maior que {1}");
    S(cmp_eq, "{0} for {1}");
    S(cmp_ne, "{0} não for {1}");
    S(c_you_control, "você controlar {0}");
    S(c_you_control_no, "você não controlar {0}");
    S(c_player_controls, "{1} controlar {0}");
    S(c_player_controls_no, "{1} não controlar {0}");
    S(c_exists, "houver {0} %em jogo|no campo de batalha%");
    S(c_none, "não houver {0} %em jogo|no campo de batalha%");
    S(c_exists_zone, "houver {0}");
    S(c_none_zone, "não houver {0}");
    S(c_count_ge, "houver {1} ou mais {0}");
    S(c_you_count_ge, "você controlar {1} ou mais {0}");
    S(c_is, "{0} [0:for|forem] {1}");
    S(c_is_not, "{0} não [0:for|forem] {1}");
    S(c_state, "{0} [0:estiver|estiverem] {1}");
    S(c_state_not, "{0} não [0:estiver|estiverem] {1}");
    S(c_has, "{0} [0:tiver|tiverem] {1}");
    S(c_has_not, "{0} não [0:tiver|tiverem] {1}");
    S(c_kicked, "{0} foi [0:reforçado|reforçada|reforçados|reforçadas]");
    S(c_not_kicked, "{0} não foi [0:reforçado|reforçada|reforçados|reforçadas]");
    S(c_your_turn, "for o seu turno");
    S(c_not_your_turn, "não for o seu turno");
    S(c_did, "[0:fizer isso|aquele jogador fizer isso|aquele jogador fizer isso]");
    S(c_did_not, "[0:não fizer isso|aquele jogador não fizer isso|aquele jogador não fizer isso]");
    S(c_from_hand, "foi %conjurada|jogada|conjurada% da mão");
    S(c_not_from_hand, "não foi %conjurada|jogada|conjurada% da mão");
    S(c_was_cast, "foi %conjurada|jogada|conjurada%");
    S(c_not_cast, "não foi %conjurada|jogada|conjurada%");
    S(c_flashback, "foi %conjurada|jogada|conjurada% de um cemitério");
    S(c_not_flashback, "não foi %conjurada|jogada|conjurada% de um cemitério");
    S(c_step, "for {0}");
    S(c_not_step, "não for {0}");
    S(c_won, "você ganhar");
    S(c_lost, "você perder");
    S(c_same_player, "{0} [0:for|for|forem] você");
    S(c_other_player, "{0} não for você");
    S(c_in_combat, "for a fase de combate");
    S(c_not_in_combat, "não for a fase de combate");
    S(c_before_attackers, "os atacantes ainda não foram declarados neste turno");
    S(c_after_attackers, "os atacantes já foram declarados neste turno");
    S(c_before_damage, "for antes do dano de combate deste turno");
    S(c_after_damage, "for depois do dano de combate deste turno");
    S(c_opponents_turn, "for o turno de um oponente");
    S(c_not_opponents_turn, "não for o turno de um oponente");
    S(c_always, "sempre for verdade");
    S(c_never, "nunca for verdade");
    S(if_, "se {0}, {1}");
    S(otherwise, "caso contrário, {0}");
    S(as_long_as, "enquanto {0}, {1}");
    S(cost_pay, "{0} <pague|paga|pagam|pagar|você pague|pague> {1}");
    S(cost_life, "{0} <pague|paga|pagam|pagar|você pague|pague> {1}");
    S(cost_sacrifice,
      "{0} <sacrifique|sacrifica|sacrificam|sacrificar|você sacrifique|sacrifique> {1}");
    S(cost_discard, "{0} <descarte|descarta|descartam|descartar|você descarte|descarte> {1}");
    S(cost_discard_random,
      "{0} <descarte|descarta|descartam|descartar|você descarte|descarte> {1} ao acaso");
    S(cost_exile,
      "{0} %<remova|remove|removem|remover|você remova|remova> do jogo "
      "{1}|<exile|exila|exilam|exilar|você exile|exile> {1}%");
    S(cost_return,
      "{0} <devolva|devolve|devolvem|devolver|você devolva|devolva> {1} à mão de seu dono");
    S(cost_tap, "{0} <vire|vira|viram|virar|você vire|vire> {1}");
    S(cost_remove_counters, "{0} <remova|remove|removem|remover|você remova|remova> {1} de {2:o}");
    S(unless, "{0}, a menos que {1}");
    S(counter_on, "{0} em {1:o}");
    S(times, "vezes {0}");
    S(sfx_to_player, " a {0:o}");
    S(ab_trigger_once, "isto acontece somente uma vez por turno");
    S(r_except, ", mas {0}");
    S(sum_destroy, "destruir");
    S(sum_exile, "%remover do jogo|exilar%");
    S(sum_counter, "anular");
    S(sum_tap, "virar");
    S(sum_untap, "desvirar");
    S(sum_tap_or_untap, "virar ou desvirar");
    S(sum_hand, "devolver à mão");
    S(sum_battlefield, "%pôr em jogo|pôr no campo de batalha%");
    S(sum_library, "ao grimório");
    S(sum_graveyard, "ao cemitério");
    S(sum_regenerate, "regenerar");
    S(sum_prevent, "prevenir {0}");
    S(sum_all_damage, "todo o dano");
    S(sum_redirect, "redirecionar dano");
    S(sum_control, "ganhar o controle");
    S(sum_copy, "copiar");
    S(sum_fight, "lutar");
    S(sum_sacrifice, "sacrificar");
    S(sum_search, "procurar no grimório");
    S(sum_mana, "adicionar {0}");
    S(sum_draw, "comprar {0}");
    S(sum_discard, "descartar {0}");
    S(sum_gain, "ganhar {0}");
    S(sum_lose, "perder {0}");
    S(sum_turn, "turno extra");
    S(suf_target_player_owns, "que [0:pertence|pertencem] ao jogador alvo");
    S(suf_player_controls, "que {1} controla");
    S(pl_players, "os jogadores");
    S(targets_word, "alvos");
    S(in_graveyard_static, "enquanto este card estiver no seu cemitério, {0}");
    S(step_upkeep_of, "a manutenção de {0:o}");
    S(then_join, "{0} e depois {1}");
    S(r_enters_with_equal,
      "{0} entra% em jogo| em jogo| no campo de batalha|% com uma quantidade de {1} igual a {2}");
    S(sum_gain_x, "ganhar vida");
    S(sum_lose_x, "perder vida");
    S(sum_attach, "anexar");
    S(when, "quando {0}, {1}");
    S(whenever, "toda vez que {0}, {1}");
    S(at, "{0}, {1}");
    S(t_enters, "{0} [0:entrar|entrarem]% em jogo| em jogo| no campo de batalha|%");
    S(t_leaves, "{0} [0:deixar|deixarem] %o jogo|o campo de batalha%");
    S(t_dies,
      "{0} %[0:for|forem] [0:colocado|colocada|colocados|colocadas] do jogo em um "
      "cemitério|[0:for|forem] [0:colocado|colocada|colocados|colocadas] do jogo em um "
      "cemitério|[0:for|forem] [0:colocado|colocada|colocados|colocadas] do campo de batalha em um "
      "cemitério|[0:morrer|morrerem]%");
    S(t_dies_permanent,
      "{0} [0:for|forem] [0:colocado|colocada|colocados|colocadas] %do jogo|do campo de batalha% "
      "em um "
      "cemitério");
    S(t_to_graveyard,
      "{0} [0:for|forem] [0:colocado|colocada|colocados|colocadas] em um cemitério "
      "[0:vindo|vinda|vindos|vindas] de qualquer lugar");
    S(t_attacks, "{0} [0:atacar|atacarem]");
    S(t_attacks_player, "{0} [0:atacar|atacarem] {2:o}");
    S(t_attacks_alone, "{0} atacar [0:sozinho|sozinha|sozinhos|sozinhas]");
    S(t_player_attacks, "{2} [2:você atacar|atacar|atacarem]");
    S(t_blocks, "{0} bloquear");
    S(t_blocks_other, "{0} bloquear {1:o}");
    S(t_becomes_blocked, "{0} for [0:bloqueado|bloqueada|bloqueados|bloqueadas]");
    S(t_blocked_by, "{0} for [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1:o}");
    S(t_unblocked, "{0} atacar e não for [0:bloqueado|bloqueada|bloqueados|bloqueadas]");
    S(t_deals_damage, "{0} [0:causar|causarem] {3}{1}");
    S(t_dealt_damage, "{0} sofrer {3}{1}");
    S(t_player_damaged, "{2} [2:você sofrer|sofrer|sofrerem] {3}{1}");
    S(bare_damage, "dano");
    S(bare_combat_damage, "dano de combate");
    S(bare_noncombat_damage, "dano que não seja de combate");
    S(t_cast,
      "{2} [2:você "
      "%conjurar|jogar|conjurar%|%conjurar|jogar|conjurar%|%conjurarem|jogarem|conjurarem%] {0:o}");
    S(t_becomes_target, "{0} se tornar alvo de {1:o}");
    S(t_taps, "{0} for [0:virado|virada|virados|viradas]");
    S(t_untaps, "{0} for [0:desvirado|desvirada|desvirados|desviradas]");
    S(t_tapped_for_mana, "{2} [2:você virar|virar|virarem] {0:o} para gerar mana");
    S(t_is_tapped_for_mana, "{0} for [0:virado|virada|virados|viradas] para gerar mana");
    S(t_during_step, "durante {0}");
    S(t_end_of_step, "no fim de {0}");
    S(t_begin_step, "no início de {0}");
    S(t_end_combat, "no final do combate");
    S(step_upkeep, "[0:sua manutenção|a manutenção de {0:o}|a manutenção de {0:o}]");
    S(step_draw,
      "[0:sua %fase|etapa|etapa% de compra|a %fase|etapa|etapa% de compra de {0:o}|a "
      "%fase|etapa|etapa% de compra de {0:o}]");
    S(step_main, "[0:sua fase principal|a fase principal de {0:o}|a fase principal de {0:o}]");
    S(step_combat, "o combate [0:no seu turno|no turno de {0:o}|no turno de {0:o}]");
    S(t_draws, "{2} [2:você comprar|comprar|comprarem] um card");
    S(t_discards, "{2} [2:você descartar|descartar|descartarem] {0:o}");
    S(t_gains_life, "{2} [2:você ganhar|ganhar|ganharem] pontos de vida");
    S(t_loses_life, "{2} [2:você perder|perder|perderem] pontos de vida");
    S(t_sacrificed, "{2} [2:você sacrificar|sacrificar|sacrificarem] {0:o}");
    S(t_land_played, "{2} [2:você jogar|jogar|jogarem] um terreno");
    S(t_counters_put, "um ou mais marcadores forem colocados em {0:o}");
    S(t_attached, "{0} for [0:anexado|anexada|anexados|anexadas] a {1:o}");
    S(t_face_up, "{0} for [0:virado|virada|virados|viradas] com a face para cima");
    S(t_cycled, "{2} [2:você reciclar|reciclar|reciclarem] {0:o}");
    S(t_blocks_or_blocked,
      "{0} bloquear ou for [0:bloqueado|bloqueada|bloqueados|bloqueadas] por {1:o}");
    S(ab_sorcery,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente quando "
      "puder %conjurar|jogar|conjurar% um feitiço");
    S(ab_once,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente uma vez "
      "por turno");
    S(ab_twice,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% no máximo duas "
      "vezes por turno");
    S(ab_your_turn,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente durante o "
      "seu turno");
    S(ab_your_upkeep,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente durante a "
      "sua manutenção");
    S(ab_any_player, "qualquer jogador pode %usar|jogar|ativar% esta habilidade");
    S(ab_opponents_turn,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente durante o "
      "turno de um oponente");
    S(ab_before_attackers,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente antes da "
      "declaração de atacantes");
    S(ab_opponent_may, "somente um oponente pode %usar|jogar|ativar% esta habilidade");
    S(ab_combat,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente durante o "
      "combate");
    S(ab_only_if,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente se {0}");
    S(cast_only_if, "%conjure|jogue|conjure% esta mágica somente se {0}");
    S(cast_only_attackers,
      "%conjure esta mágica somente depois de declarados os seus atacantes e antes dos "
      "bloqueadores|jogue esta mágica somente durante a sua etapa de declaração de "
      "atacantes|conjure esta mágica somente durante a sua etapa de declaração de atacantes%");
    S(cast_only_blockers,
      "%conjure esta mágica somente depois de declarados os bloqueadores e antes do dano de "
      "combate|jogue esta mágica somente durante a etapa de declaração de bloqueadores|conjure "
      "esta mágica somente durante a etapa de declaração de bloqueadores%");
    S(cast_only_opp_before_attack,
      "%conjure|jogue|conjure% esta mágica somente durante o turno de um oponente, antes da "
      "declaração de "
      "atacantes");
    S(extra_target_cost, "esta mágica custa {0} a mais para cada alvo além do primeiro");
    S(x_color_only, "gaste somente mana {0} em X");
    S(cycling, "Reciclar {0}");
    S(equip, "Equipar {0}");
    S(enchant, "Encantar {0}");
    S(choose_one, "escolha um —");
    S(choose_n, "escolha {0} —");
    S(choose_n_to_m, "escolha de {0} a {1} —");
    S(choose_one_or_more, "escolha um ou mais —");
    S(opt_kicker, "Reforçar {0}");
    S(opt_multikicker, "Multirreforçar {0}");
    S(opt_buyback, "Recomprar {0}");
    S(opt_flashback, "Recapitular {0}");
    S(opt_alternative_full, "você pode {0} em vez de pagar o custo de mana desta mágica");
    S(opt_morph, "Metamorfose {0}");
    S(opt_additional, "como custo adicional para %conjurar|jogar|conjurar% esta mágica, {0}");
    S(opt_splice, "Unir a Arcano {0}");
    S(r_enters_tapped,
      "{0} entra% em jogo| em jogo| no campo de batalha|% [0:virado|virada|virados|viradas]");
    S(r_enters_with, "{0} entra% em jogo| em jogo| no campo de batalha|% com {1}");
    S(r_enters_copy,
      "você pode fazer {0} entrar% em jogo| em jogo| no campo de batalha|% como uma cópia de {1}");
    S(r_as_enters, "conforme {0} entra% em jogo| em jogo| no campo de batalha|%, {1}");
    S(r_choose_opponent, "escolha um oponente");
    S(r_pay_or_tapped,
      "você pode {1}. Se não fizer isso, {0} entra% em jogo| em jogo| no campo de batalha|% "
      "[0:virado|virada|virados|viradas]");
    S(r_pay_or_graveyard, "você pode {1}. Se não fizer isso, coloque {0} no cemitério de seu dono");
    S(r_graveyard_exile,
      "se {0} fosse ser [0:colocado|colocada|colocado|colocada] em um cemitério, em vez disso, "
      "%[0:remova-o|remova-a|remova-o|remova-a] do jogo|[0:exile-o|exile-a|exile-o|exile-a]%");
    S(r_graveyard_shuffle,
      "se {0} fosse ser [0:colocado|colocada|colocado|colocada] em um cemitério, em vez disso, "
      "[0:embaralhe-o|embaralhe-a|embaralhe-o|embaralhe-a] no grimório de seu dono");
    S(r_damage_counters,
      "se {0} fosse sofrer dano, previna-o e remova aquela quantidade de {1} de {0:o}");
    S(r_damage_per_counter,
      "se {0} fosse sofrer dano, remova aquela quantidade de {1} de {0:o}, ou todos se houver "
      "menos, "
      "e previna 1 ponto daquele dano para cada marcador removido desta forma");
    S(r_discard_battlefield,
      "se uma mágica ou habilidade controlada por um oponente fizer você descartar {0:o}, em vez "
      "disso, coloque-o %em jogo|no campo de "
      "batalha%");
    S(t_no_control, "você não controlar {0}");
    S(t_end_any, "%no final do turno|no início da etapa final%");
    S(t_end_of,
      "%no final de [0:seu turno|o turno de {0:o}|o turno de {0:o}]|no início de [0:sua etapa "
      "final|a etapa final de {0:o}|a etapa final de {0:o}]%");
    S(pl_you_and, "tanto você quanto {0}");
    S(pl_tails, "cada jogador cuja moeda der coroa");
    S(c_no_tails, "todas as moedas derem cara");
    S(c_tails, "alguma moeda der coroa");
    S(ab_owner, "somente {0:o} pode %usar|jogar|ativar% esta habilidade");
    S(for_ante, "remova este card do seu deck antes do duelo se não estiver jogando por aposta");
    S(the_target, "o alvo");
    S(its_controller, "o controlador [0:dele|dela|deles|delas]");
    S(of_your_choice, ", à sua escolha, {0}");
    S(c_counters_none, "");
    S(c_counters_has, "");
    S(c_counters_exactly, "");
    S(c_counters_ge, "");
    S(mana_each_removed, "{0} para cada marcador removido desta forma");
    S(mana_plus_each, "{0}, e mais {0} para cada marcador removido desta forma");
    S(c_opponent_more, "um oponente controlar mais {0} que você");
    S(c_attacked, "{0} [0:atacou|atacaram] neste turno");
    S(c_did_not_attack, "{0} não [0:atacou|atacaram] neste turno");
    S(c_held_did_not_attack,
      "{0} [0:esteve|estiveram] sob o mesmo controle durante todo o turno e não "
      "[0:atacou|atacaram]");
    S(lingers,
      "se {0} [0:deixar|deixarem] %o jogo|o campo de batalha%, este efeito continua até o final do "
      "turno");
    S(host_isnt_creature, "{0} não for uma criatura");
    S(suf_single_target, "com um único alvo");
    S(suf_mana_ability, "%que geram mana|com habilidades de mana|com habilidades de mana%");
    S(c_destroyed_so,
      "[0:ele for destruído|ela for destruída|eles forem destruídos|elas forem destruídas] daquela "
      "forma");
    S(the_copy, "a cópia");
    S(the_sacrificed, "{0} [0:sacrificado|sacrificada|sacrificados|sacrificadas]");
    S(but_no_more, "{0}, mas não mais que {1}");
    S(a_life_before, "o total de pontos de vida de {0:o} antes do dano");
    S(t_deals_damage_you, "{0} [0:causar|causarem] {3} a você");
    S(ab_only_during,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente durante "
      "{0}");
    S(by_other_auras, " por %outros encantamentos|outras Auras%");
    S(can_attack_now, "[0:passa|passam] a poder atacar");
    S(now_attacking, "atacando");
    S(now_blocking, "bloqueando");
    S(suf_drawn, "[0:comprado|comprada|comprados|compradas] neste turno");
    S(r_draw, "se você fosse comprar um card{0}, em vez disso, {1}");
    S(r_draw_optional,
      "se você fosse comprar um card{0}, em vez disso, você pode pular aquela compra. Se fizer "
      "isso, "
      "{1}");
    S(in_draw_step, " durante sua %fase de compra|etapa de compra|etapa de compra%");
    S(r_gain_life, "se você fosse ganhar pontos de vida, em vez disso, {0}");
    S(suf_noted, "[0:marcado|marcada|marcados|marcadas] por {1:o}");
    S(x_not_zero, "X não pode ser 0");
    S(a_died,
      "o número de criaturas que %foram colocadas do jogo em um cemitério|foram colocadas do jogo "
      "em um cemitério|foram colocadas do campo de batalha em um cemitério|morreram% neste turno");
    S(a_lands_played,
      "o número de terrenos jogados [0:por você|por aquele jogador|por aqueles jogadores] neste "
      "turno");
    S(a_untapped_lands,
      "o número de terrenos desvirados que [0:você|{0}|{0}] [0:controlava|controlava|controlavam] "
      "quando este turno começou");
    S(a_used, "o número de vezes que esta habilidade foi %usada|jogada|ativada% neste turno");
    S(c_used_ge, "esta habilidade tiver sido %usada|jogada|ativada% {1} ou mais vezes neste turno");
    S(c_creature_died,
      "uma criatura %foi colocada do jogo em um cemitério|foi colocada do jogo em um cemitério|foi "
      "colocada do campo de batalha em um cemitério|morreu% neste turno");
    S(c_no_creature_died,
      "nenhuma criatura %foi colocada do jogo em um cemitério|foi colocada do jogo em um "
      "cemitério|foi colocada do campo de batalha em um cemitério|morreu% neste turno");
    S(c_not_first_land, "não for o primeiro terreno que [0:você|{0}|{0}] jogou neste turno");
    S(c_damage_this_way, "dano for causado desta forma");
    S(c_damaged_opponent, "{0} causou dano a um oponente neste turno");
    S(c_not_damaged_opponent, "{0} não causou dano a oponentes neste turno");
    S(suf_unenchanted,
      "que não [0:esteja encantado|esteja encantada|estejam encantados|estejam encantadas]");
    S(suf_above, "acima de {1:o}");
    S(t_attacks_or_blocks, "{0} atacar ou bloquear");
    S(t_to_own_graveyard,
      "{0} [0:for|forem] [0:colocado|colocada|colocados|colocadas] em seu cemitério "
      "[0:vindo|vinda|vindos|vindas] de qualquer lugar");
    S(t_kind_put, "um ou mais {1} forem colocados em {0:o}");
    S(t_cast_nth,
      "{2} [2:você "
      "%conjurar|jogar|conjurar%|%conjurar|jogar|conjurar%|%conjurarem|jogarem|conjurarem%] sua "
      "{0} mágica {1}");
    S(t_draws_nth, "{2} [2:você comprar|comprar|comprarem] seu {0} card {1}");
    S(t_draws_past_first,
      "{2} [2:você comprar|comprar|comprarem] um card, exceto o primeiro que [2:você "
      "comprar|comprar|comprarem] em cada uma de suas %fases|etapas|etapas% de compra");
    S(nth_time, "pela {0} vez");
    S(each_turn, "a cada turno");
    S(each_own_turn, "durante cada um dos seus turnos");
    S(each_opponents_turn, "durante o turno de cada oponente");
    S(during_own_turn, "durante seu turno");
    S(during_opponents_turn, "durante o turno de um oponente");
    S(ord_first, "primeir[0:o|a|os|as]");
    S(ord_second, "segund[0:o|a|os|as]");
    S(ord_third, "terceir[0:o|a|os|as]");
    S(ord_fourth, "quart[0:o|a|os|as]");
    S(each_died,
      "para cada criatura que %foi colocada do jogo em um cemitério|foi colocada do jogo em um "
      "cemitério|foi colocada do campo de batalha em um cemitério|morreu% neste turno");
    S(a_gone_this_way,
      "o número de {0} que [0:foi colocado|foi colocada|foram colocados|foram colocadas] em um "
      "cemitério desta forma");
    S(a_hand_own, "o número de cards na própria mão");
    S(each_of, "cada [0:um|uma|um|uma] de {0:o}");
    S(cast_only_before_blocks,
      "%conjure|jogue|conjure% esta mágica somente durante o combate, antes da declaração de "
      "bloqueadores");
    S(cast_only_before_damage,
      "%conjure|jogue|conjure% esta mágica somente antes do dano de combate deste turno");
    S(ab_opponents_turn_early,
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente durante o "
      "turno de um oponente, antes da declaração de "
      "atacantes");
    S(its_owner, "o dono [0:dele|dela|deles|delas]");
    S(suf_not_yours, "que você não controla");
    S(suf_they_control, "");
    S(and_or, "ou");
    S(the_other, "[0:o outro|a outra|os outros|as outras] {0}");
    S(a_devotion_word, "");
    S(r_enters_each_kick, "");
    S(any_there, "");
    S(if_able, "");
    S(as_long_after, "");
    S(ab_only, "");
    S(cumulative, "Manutenção cumulativa {0}");
    S(t_end_each, "%no final do turno|no início de cada etapa final%");
    S(suf_you_cast, " que você %conjura|joga|conjura%");
    S(still_lands, "");
    S(other_than, "");
    S(if_cannot, "se não puder, {0}");
    S(life_dealt, "uma quantidade de pontos de vida igual ao dano causado desta forma");
    S(life_lost, "uma quantidade de pontos de vida igual aos pontos de vida perdidos desta forma");
    S(in_any_order, " em qualquer ordem");
    S(itself, "");
    S(with_all_types, "com todos os tipos de criatura");
    S(r_enters_tapped_with, "");
    S(ab_any_player_during, "");
    S(ability_domain, "");
    S(and_it, "e");
    S(that_number, "");
    S(t_blocks_or_becomes, "{0} bloquear ou for [0:bloqueado|bloqueada|bloqueados|bloqueadas]");
    S(c_no_hand, "");
    S(c_hand_ge, "");
    S(c_life_le, "");
    S(c_life_ge, "");
    S(during_your_turn, "durante o seu turno, {0}");
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
      "%use esta habilidade|jogue esta habilidade|ative esta habilidade|ative% somente durante o "
      "seu turno, antes da declaração de atacantes");
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
