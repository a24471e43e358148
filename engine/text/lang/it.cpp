// Italian: noun phrases, amounts, conditions, costs, triggers, abilities. The marks are explained
// in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case P::key:        \
    return words

const char* phrase_it(P key) {
  switch (key) {
    S(and_, "e");
    S(or_, "o");
    S(nor, "né");
    S(target_one, "{0} bersaglio");
    S(on_battlefield_suf, "%in gioco|sul campo di battaglia%");
    S(if_after, "{1} se {0}");
    S(unless_new, "{0} a meno che non sia passato sotto il tuo controllo in questo turno");
    S(additional_mana, "{0} addizionale");
    S(afterwards, "poi");
    S(pay_or, "{1} oppure {0}");
    S(gain_dealt,
      "guadagni punti vita pari al danno inflitto, ma non più dei punti vita del giocatore prima "
      "che il danno fosse inflitto o della costituzione della creatura");
    S(fought,
      "alla fine del combattimento, se {0} ha attaccato o bloccato in questo combattimento, {1}");
    S(own_hand_if_few, "");
    S(islandhome, "");
    S(any_target, "un qualsiasi bersaglio");
    S(to_pool,
      "% alla [0:tua|sua|loro] riserva di mana| alla [0:tua|sua|loro] riserva di mana| alla "
      "[0:tua|sua|loro] riserva di mana|%");
    S(colorless_mana, "{0} mana incolore");
    S(up_to, "fino a {0}");
    S(any_number_of, "un qualsiasi numero di {0}");
    S(one_or_more, "[0:uno|una|uno|una] o più {0}");
    S(target_plural, "{0} bersaglio");
    S(other_target, "[0:un altro|un'altra|altri|altre] {0} bersaglio");
    S(suf_you_control, "che controlli");
    S(suf_opponent_controls, "controllat[0:o|a|i|e] [0:da un avversario|dai tuoi avversari]");
    S(suf_active_controls, "controllat[0:o|a|i|e] dal giocatore attivo");
    S(suf_defending_controls, "controllat[0:o|a|i|e] dal giocatore in difesa");
    S(suf_that_player_controls, "controllat[0:o|a|i|e] da quel giocatore");
    S(suf_target_player_controls, "controllat[0:o|a|i|e] da un giocatore bersaglio");
    S(suf_you_own, "di tua proprietà");
    S(suf_opponent_owns, "di proprietà di un avversario");
    S(suf_that_player_owns, "di proprietà di quel giocatore");
    S(in_zone, "in {1}");
    S(from_zone, "da {1}");
    S(stat_eq, "con {1} {2}");
    S(stat_mv_eq, "con {1} {2}");
    S(stat_le, "con {1} {2} o inferiore");
    S(stat_ge, "con {1} {2} o superiore");
    S(stat_lt, "con {1} inferiore a {2}");
    S(stat_gt, "con {1} superiore a {2}");
    S(stat_ne, "con {1} diversa da {2}");
    S(stat_power, "forza");
    S(stat_toughness, "costituzione");
    S(stat_mv, "%costo di mana|costo di mana convertito|costo di mana convertito|valore di mana%");
    S(suf_with, "con {1}");
    S(suf_without, "senza {1}");
    S(suf_counter, "con {1}");
    S(suf_named, "[0:chiamato|chiamata|chiamati|chiamate] {1}");
    S(suf_not, "che non [0:sia|siano] {1}");
    S(suf_damaged_by_source, "a cui {1:o} ha inflitto danno in questo turno");
    S(suf_attached_to_source, "[0:assegnato|assegnata|assegnati|assegnate] a {1:o}");
    S(suf_blocking_source, "che [0:sta|stanno] bloccando {1:o}");
    S(suf_blocked_by_source, "[0:bloccato|bloccata|bloccati|bloccate] da {1:o}");
    S(suf_chosen_color, "del colore scelto");
    S(suf_chosen_type, "del tipo scelto");
    S(suf_not_chosen_type, "non del tipo scelto");
    S(suf_sick, "con debolezza da evocazione");
    S(suf_x_cost, "con {X} nel costo");
    S(suf_shares_type, "che [0:ha|hanno] un tipo di creatura in comune con {1:o}");
    S(suf_targets_source, "che [0:bersaglia|bersagliano] {1:o}");
    S(suf_damaged, "con danno segnato");
    S(suf_did_not_attack,
      "che [0:è rimasto|è rimasta|sono rimasti|sono rimaste] sotto lo stesso controllo per tutto "
      "il turno e non [0:ha|ha|hanno|hanno] attaccato");
    S(suf_attacked, "che [0:ha|hanno] attaccato in questo turno");
    S(host_enchanted, "{0} [0:incantato|incantata|incantati|incantate]");
    S(host_equipped, "{0} [0:equipaggiato|equipaggiata|equipaggiati|equipaggiate]");
    S(card_of_type, "{0} {1}");
    S(spell_of_type, "{0} {1}");
    S(pl_you, "te");
    S(pl_opponents, "ogni avversario");
    S(pl_an_opponent, "un avversario");
    S(pl_each, "ogni giocatore");
    S(pl_a_player, "un giocatore");
    S(pl_target, "un giocatore bersaglio");
    S(pl_that, "quel giocatore");
    S(pl_that_opponent, "quell'avversario");
    S(pl_controller_of, "il controllore di {0:o}");
    S(pl_owner_of, "il proprietario di {0:o}");
    S(pl_chosen, "il giocatore scelto");
    S(pl_active, "il giocatore attivo");
    S(pl_defending, "il giocatore in difesa");
    S(pl_each_defending, "ogni giocatore in difesa");
    S(pl_each_other, "ogni altro giocatore");
    S(z_hand, "[0:la tua mano|la mano di {0:o}|la mano di {0:o}]");
    S(z_library, "[0:il tuo grimorio|il grimorio di {0:o}|il grimorio di {0:o}]");
    S(z_graveyard, "[0:il tuo cimitero|il cimitero di {0:o}|il cimitero di {0:o}]");
    S(z_a_hand, "una mano");
    S(z_a_library, "un grimorio");
    S(z_a_graveyard, "un cimitero");
    S(z_all_graveyards, "tutti i cimiteri");
    S(z_battlefield, "%gioco|il campo di battaglia%");
    S(z_exile, "%fuori dal gioco|l'esilio%");
    S(z_stack, "%la serie|la pila|la pila%");
    S(z_command, "la zona di comando");
    S(z_ante, "la posta");
    S(z_own_hand, "la [0:tua|sua|loro] mano");
    S(z_own_library, "il [0:tuo|suo|loro] grimorio");
    S(z_own_graveyard, "il [0:tuo|suo|loro] cimitero");
    S(n_damage, "{0} [0:danno|danni]");
    S(x_damage, "danno pari a {0}");
    S(that_damage, "altrettanto danno");
    S(divided_damage, "{0} [0:danno|danni] [0:suddiviso|suddivisi] a tua scelta");
    S(even_damage, "{0} danni suddivisi in parti uguali, arrotondati per difetto,");
    S(among, "tra {0:o}");
    S(to_, "a {0:o}");
    S(n_life, "{0} [0:punto|punti] vita");
    S(x_life, "punti vita pari a {0}");
    S(that_life, "altrettanti punti vita");
    S(that_many, "altrettant[0:o|a|i|e] {0}");
    S(x_of, "un numero di {1} pari a {0}");
    S(where_x, ", dove X è {0}");
    S(for_each, "per ogni {0}");
    S(a_number, "il numero di {0}");
    S(a_card_types, "il numero di tipi di carta tra {0}");
    S(a_colors_among, "il numero di colori tra {0}");
    S(a_greatest_power, "la maggiore forza tra {0}");
    S(a_greatest_toughness, "la maggiore costituzione tra {0}");
    S(a_greatest_mv, "il maggiore valore di mana tra {0}");
    S(c_card_types_ge, "ci sono {1} o più tipi di carta tra {0}");
    S(c_colors_ge, "ci sono {1} o più colori tra {0}");
    S(a_power, "la forza di {0:o}");
    S(a_toughness, "la costituzione di {0:o}");
    S(a_mv,
      "il %costo di mana|costo di mana convertito|costo di mana convertito|valore di mana% di "
      "{0:o}");
    S(a_counters, "il numero di {1} su {0:o}");
    S(a_life, "[0:i tuoi punti vita|i punti vita di {0:o}|i punti vita di {0:o}]");
    S(a_hand_size, "il numero di carte [0:nella tua mano|nella mano di {0:o}|nella mano di {0:o}]");
    S(a_library_size,
      "il numero di carte [0:nel tuo grimorio|nel grimorio di {0:o}|nel grimorio di {0:o}]");
    S(a_event, "quella quantità");
    S(a_last, "quella quantità");
    S(a_chosen, "il numero scelto");
    S(a_plus, "{0} più {1}");
    S(a_minus, "{0} meno {1}");
    S(a_twice, "il doppio di {0}");
    S(a_times, "{1} volte {0}");
    S(a_half_up, "metà di {0}, arrotondata per eccesso");
    S(a_half_down, "metà di {0}, arrotondata per difetto");
    S(a_minimum, "il minore tra {0} e {1}");
    S(a_maximum, "il maggiore tra {0} e {1}");
    S(a_share, "la sua parte");
    S(a_target_count, "il numero di bersagli");
    S(a_kick_count, "il numero di volte in cui è stato potenziato");
    S(a_domain, "il numero di tipi di terra base tra le terre che controlli");
    S(a_marked, "il danno segnato su {0:o}");
    S(a_devotion, "il numero di simboli {1} nei costi di mana dei permanenti che controlli");
    S(a_poison, "il numero di segnalini veleno di {0:o}");
    S(a_damage_taken,
      "[0:il danno che ti è stato inflitto|il danno inflitto a {0:o}|il danno inflitto a {0:o}] in "
      "questo turno");
    S(a_drawn,
      "il numero di carte [0:che hai pescato|pescate da quel giocatore|pescate da quei giocatori] "
      "in questo turno");
    S(a_cast_count,
      "il numero di magie [0:che hai lanciato|lanciate da quel giocatore|lanciate da quei "
      "giocatori] in questo turno");
    S(a_source_number, "l'ultimo numero scelto per {0:o}");
    S(c_you_attacked, "hai attaccato in questo turno");
    S(c_you_didnt_attack, "non hai attaccato in questo turno");
    S(c_been_attacked, "sei stato attaccato in questa sottofase");
    S(c_not_been_attacked, "non sei stato attaccato in questa sottofase");
    S(c_gained_life, "hai guadagnato punti vita in questo turno");
    S(c_not_gained_life, "non hai guadagnato punti vita in questo turno");
    S(c_opponent_lost_life, "un avversario ha perso punti vita in questo turno");
    S(c_no_opponent_lost_life, "nessun avversario ha perso punti vita in questo turno");
    S(c_descended, "sei disceso in questo turno");
    S(c_not_descended, "non sei disceso in questo turno");
    S(c_permanent_left,
      "un permanente ha lasciato il campo di battaglia sotto il tuo controllo in questo turno");
    S(c_no_permanent_left,
      "nessun permanente ha lasciato il campo di battaglia sotto il tuo controllo in questo turno");
    S(c_entered, "{0} è entrata in questo turno");
    S(c_not_entered, "{0} non è entrata in questo turno");
    S(c_attacked_last_turn, "{0} ha attaccato nel tuo ultimo turno");
    S(c_not_attacked_last_turn, "{0} non ha attaccato nel tuo ultimo turno");
    S(cast_only_been_attacked,
      "Lancia {1} solo durante la sottofase di dichiarazione delle creature attaccanti e solo se "
      "sei stato attaccato in questa sottofase");
    S(c_before_blockers, "è il combattimento e le creature bloccanti non sono state dichiarate");
    S(c_after_blockers, "le creature bloccanti sono state dichiarate o non è il combattimento");
    S(r_choose_form, "scegli che cosa diventa: {0}");
    S(r_skip_turn,
      "se stai per iniziare il tuo turno mentre {0} è [0:TAPpato|TAPpata|TAPpati|TAPpate], puoi "
      "invece saltare quel turno. Se lo fai, STAPpa {0:o}");
    S(cmp_le, "{0} è {1} o meno");
    S(cmp_ge, "{0} è {1} o più");
    S(cmp_lt, "{0} è minore di {1}");
    S(cmp_gt, "{0} è maggiore di {1}");
    S(cmp_eq, "{0} è {1}");
    S(cmp_ne, "{0} non è {1}");
    S(c_you_control, "controlli {0}");
    S(c_you_control_no, "non controlli {0}");
    S(c_player_controls, "{1} controlla {0}");
    S(c_player_controls_no, "{1} non controlla {0}");
    S(c_exists, "c'è {0} %in gioco|sul campo di battaglia%");
    S(c_none, "non ci sono {0} %in gioco|sul campo di battaglia%");
    S(c_exists_zone, "c'è {0}");
    S(c_none_zone, "non ci sono {0}");
    S(c_count_ge, "ci sono {1} o più {0}");
    S(c_you_count_ge, "controlli {1} o più {0}");
    S(c_is, "{0} [0:è|sono] {1}");
    S(c_is_not, "{0} non [0:è|sono] {1}");
    S(c_state, "{0} [0:è|sono] {1}");
    S(c_state_not, "{0} non [0:è|sono] {1}");
    S(c_has, "{0} [0:ha|hanno] {1}");
    S(c_has_not, "{0} non [0:ha|hanno] {1}");
    S(c_kicked, "{0} è [0:stato potenziato|stata potenziata|stati potenziati|state potenziate]");
    S(c_not_kicked,
      "{0} non è [0:stato potenziato|stata potenziata|stati potenziati|state potenziate]");
    S(c_your_turn, "è il tuo turno");
    S(c_not_your_turn, "non è il tuo turno");
    S(c_did, "[0:lo fai|quel giocatore lo fa|quel giocatore lo fa]");
    S(c_did_not, "[0:non lo fai|quel giocatore non lo fa|quel giocatore non lo fa]");
    S(c_from_hand, "è stata %lanciata|giocata|lanciata% dalla mano");
    S(c_not_from_hand, "non è stata %lanciata|giocata|lanciata% dalla mano");
    S(c_was_cast, "è stata %lanciata|giocata|lanciata%");
    S(c_not_cast, "non è stata %lanciata|giocata|lanciata%");
    S(c_flashback, "è stata %lanciata|giocata|lanciata% da un cimitero");
    S(c_not_flashback, "non è stata %lanciata|giocata|lanciata% da un cimitero");
    S(c_step, "è {0}");
    S(c_not_step, "non è {0}");
    S(c_won, "vinci il lancio");
    S(c_lost, "perdi il lancio");
    S(c_same_player, "{0} [0:sei|è|sono] tu");
    S(c_other_player, "{0} non sei tu");
    S(c_in_combat, "è la fase di combattimento");
    S(c_not_in_combat, "non è la fase di combattimento");
    S(c_before_attackers, "gli attaccanti non sono ancora stati dichiarati in questo turno");
    S(c_after_attackers, "gli attaccanti sono già stati dichiarati in questo turno");
    S(c_before_damage, "è prima del danno da combattimento di questo turno");
    S(c_after_damage, "è dopo il danno da combattimento di questo turno");
    S(c_opponents_turn, "è il turno di un avversario");
    S(c_not_opponents_turn, "non è il turno di un avversario");
    S(c_always, "sempre");
    S(c_never, "mai");
    S(if_, "se {0}, {1}");
    S(otherwise, "altrimenti, {0}");
    S(as_long_as, "fintanto che {0}, {1}");
    S(cost_pay, "{0} <paga|paga|pagano|pagare|tu non paghi|non paghi> {1}");
    S(cost_life, "{0} <paga|paga|pagano|pagare|tu non paghi|non paghi> {1}");
    S(cost_sacrifice,
      "{0} <sacrifica|sacrifica|sacrificano|sacrificare|tu non sacrifichi|non sacrifichi> {1}");
    S(cost_discard, "{0} <scarta|scarta|scartano|scartare|tu non scarti|non scarti> {1}");
    S(cost_discard_random,
      "{0} <scarta|scarta|scartano|scartare|tu non scarti|non scarti> {1} a caso");
    S(cost_exile,
      "{0} %<rimuovi|rimuove|rimuovono|rimuovere|tu non rimuova|non rimuova> dal gioco "
      "{1}|<esilia|esilia|esiliano|esiliare|tu non esili|non esili> {1}%");
    S(cost_return,
      "{0} <fai tornare|fa tornare|fanno tornare|far tornare|tu non faccia tornare|non faccia "
      "tornare> {1} in mano al proprietario");
    S(cost_tap, "{0} <TAPpa|TAPpa|TAPpano|TAPpare|tu non TAPpi|non TAPpi> {1}");
    S(cost_remove_counters,
      "{0} <rimuovi|rimuove|rimuovono|rimuovere|tu non rimuova|non rimuova> {1} da {2:o}");
    S(unless, "{0} a meno che {1}");
    S(counter_on, "{0} su {1:o}");
    S(times, "per {0}");
    S(sfx_to_player, " a {0:o}");
    S(ab_trigger_once, "ciò accade solo una volta per turno");
    S(r_except, ", tranne che {0}");
    S(sum_destroy, "distruggere");
    S(sum_exile, "%rimuovere dal gioco|esiliare%");
    S(sum_counter, "neutralizzare");
    S(sum_tap, "TAPpare");
    S(sum_untap, "STAPpare");
    S(sum_tap_or_untap, "TAPpare o STAPpare");
    S(sum_hand, "far tornare in mano");
    S(sum_battlefield, "%mettere in gioco|mettere sul campo di battaglia%");
    S(sum_library, "nel grimorio");
    S(sum_graveyard, "nel cimitero");
    S(sum_regenerate, "rigenerare");
    S(sum_prevent, "prevenire {0}");
    S(sum_all_damage, "tutto il danno");
    S(sum_redirect, "reindirizzare danno");
    S(sum_control, "prendere il controllo");
    S(sum_copy, "copiare");
    S(sum_fight, "lottare");
    S(sum_sacrifice, "sacrificare");
    S(sum_search, "cercare nel grimorio");
    S(sum_mana, "aggiungere {0}");
    S(sum_draw, "pescare {0}");
    S(sum_discard, "scartare {0}");
    S(sum_gain, "guadagnare {0}");
    S(sum_lose, "perdere {0}");
    S(sum_turn, "turno aggiuntivo");
    S(suf_target_player_owns, "di proprietà di un giocatore bersaglio");
    S(suf_player_controls, "controllat[0:o|a|i|e] da {1}");
    S(pl_players, "i giocatori");
    S(targets_word, "bersagli");
    S(in_graveyard_static, "fintanto che questa carta è nel tuo cimitero, {0}");
    S(step_upkeep_of, "il mantenimento di {0:o}");
    S(then_join, "{0}, poi {1}");
    S(r_enters_with_equal,
      "{0} entra% in gioco| in gioco| nel campo di battaglia|% con un numero di {1} pari a {2}");
    S(sum_gain_x, "guadagnare vita");
    S(sum_lose_x, "perdere vita");
    S(sum_attach, "assegnare");
    S(when, "quando {0}, {1}");
    S(whenever, "ogniqualvolta {0}, {1}");
    S(at, "{0}, {1}");
    S(t_enters, "{0} [0:entra|entrano]% in gioco| in gioco| nel campo di battaglia|%");
    S(t_leaves, "{0} [0:lascia|lasciano] %il gioco|il campo di battaglia%");
    S(t_dies,
      "{0} %[0:viene|vengono] [0:messo|messa|messi|messe] dal gioco in un "
      "cimitero|[0:viene|vengono] [0:messo|messa|messi|messe] dal gioco in un "
      "cimitero|[0:viene|vengono] [0:messo|messa|messi|messe] dal campo di battaglia in un "
      "cimitero|[0:muore|muoiono]%");
    S(t_dies_permanent,
      "{0} [0:viene|vengono] [0:messo|messa|messi|messe] %dal gioco|dal campo di battaglia% in un "
      "cimitero");
    S(t_to_graveyard,
      "{0} [0:viene|vengono] [0:messo|messa|messi|messe] in un cimitero da qualsiasi parte");
    S(t_attacks, "{0} [0:attacca|attaccano]");
    S(t_attacks_player, "{0} [0:attacca|attaccano] {2:o}");
    S(t_attacks_alone, "{0} attacca da [0:solo|sola|soli|sole]");
    S(t_player_attacks, "{2} [2:attacchi|attacca|attaccano]");
    S(t_blocks, "{0} blocca");
    S(t_blocks_other, "{0} blocca {1:o}");
    S(t_becomes_blocked, "{0} viene [0:bloccato|bloccata|bloccati|bloccate]");
    S(t_blocked_by, "{0} viene [0:bloccato|bloccata|bloccati|bloccate] da {1:o}");
    S(t_unblocked, "{0} attacca e non viene [0:bloccato|bloccata|bloccati|bloccate]");
    S(t_deals_damage, "{0} [0:infligge|infliggono] {3}{1}");
    S(t_dealt_damage, "{0} subisce {3}{1}");
    S(t_player_damaged, "{2} [2:subisci|subisce|subiscono] {3}{1}");
    S(bare_damage, "danno");
    S(bare_combat_damage, "danno da combattimento");
    S(bare_noncombat_damage, "danno non da combattimento");
    S(t_cast,
      "{2} [2:%lanci|giochi|lanci%|%lancia|gioca|lancia%|%lanciano|giocano|lanciano%] {0:o}");
    S(t_becomes_target, "{0} diventa bersaglio di {1:o}");
    S(t_taps, "{0} viene [0:TAPpato|TAPpata|TAPpati|TAPpate]");
    S(t_untaps, "{0} viene [0:STAPpato|STAPpata|STAPpati|STAPpate]");
    S(t_tapped_for_mana, "{2} [2:TAPpi|TAPpa|TAPpano] {0:o} per attingere mana");
    S(t_is_tapped_for_mana, "{0} viene [0:TAPpato|TAPpata|TAPpati|TAPpate] per attingere mana");
    S(t_during_step, "durante {0}");
    S(t_end_of_step, "alla fine di {0}");
    S(t_begin_step, "all'inizio di {0}");
    S(t_end_combat, "alla fine del combattimento");
    S(step_upkeep, "[0:il tuo mantenimento|il mantenimento di {0:o}|il mantenimento di {0:o}]");
    S(step_draw,
      "[0:la tua %fase|sottofase|sottofase% di acquisizione|la %fase|sottofase|sottofase% di "
      "acquisizione di {0:o}|la %fase|sottofase|sottofase% di acquisizione di {0:o}]");
    S(step_main,
      "[0:la tua fase principale|la fase principale di {0:o}|la fase principale di {0:o}]");
    S(step_combat, "il combattimento [0:nel tuo turno|nel turno di {0:o}|nel turno di {0:o}]");
    S(t_draws, "{2} [2:peschi|pesca|pescano] una carta");
    S(t_discards, "{2} [2:scarti|scarta|scartano] {0:o}");
    S(t_gains_life, "{2} [2:guadagni|guadagna|guadagnano] punti vita");
    S(t_loses_life, "{2} [2:perdi|perde|perdono] punti vita");
    S(t_sacrificed, "{2} [2:sacrifichi|sacrifica|sacrificano] {0:o}");
    S(t_land_played, "{2} [2:giochi|gioca|giocano] una terra");
    S(t_counters_put, "uno o più segnalini vengono messi su {0:o}");
    S(t_attached, "{0} viene [0:assegnato|assegnata|assegnati|assegnate] a {1:o}");
    S(t_face_up, "{0} viene [0:girato|girata|girati|girate] a faccia in su");
    S(t_cycled, "{2} [2:ricicli|ricicla|riciclano] {0:o}");
    S(t_blocks_or_blocked, "{0} blocca o viene [0:bloccato|bloccata|bloccati|bloccate] da {1:o}");
    S(ab_sorcery,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo quando "
      "potresti %lanciare|giocare|lanciare% una stregoneria");
    S(ab_once,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo una volta "
      "per turno");
    S(ab_twice,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% non più di due "
      "volte per turno");
    S(ab_your_turn,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo durante il "
      "tuo turno");
    S(ab_your_upkeep,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo durante il "
      "tuo mantenimento");
    S(ab_any_player, "qualsiasi giocatore può %usare|giocare|attivare% questa abilità");
    S(ab_opponents_turn,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo durante il "
      "turno di un avversario");
    S(ab_before_attackers,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo prima della "
      "dichiarazione degli attaccanti");
    S(ab_opponent_may, "solo un avversario può %usare|giocare|attivare% questa abilità");
    S(ab_combat,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo durante il "
      "combattimento");
    S(ab_only_if,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo se {0}");
    S(cast_only_if, "%lancia|gioca|lancia% questa magia solo se {0}");
    S(cast_only_attackers,
      "%lancia questa magia solo dopo la dichiarazione dei tuoi attaccanti e prima di quella dei "
      "bloccanti|gioca questa magia solo durante la tua sottofase di dichiarazione degli "
      "attaccanti|lancia questa magia solo durante la tua sottofase di dichiarazione degli "
      "attaccanti%");
    S(cast_only_blockers,
      "%lancia questa magia solo dopo la dichiarazione dei bloccanti e prima del danno da "
      "combattimento|gioca questa magia solo durante la sottofase di dichiarazione dei "
      "bloccanti|lancia questa magia solo durante la sottofase di dichiarazione dei bloccanti%");
    S(cast_only_opp_before_attack,
      "%lancia|gioca|lancia% questa magia solo durante il turno di un avversario, prima della "
      "dichiarazione degli "
      "attaccanti");
    S(extra_target_cost, "questa magia costa {0} in più per ogni bersaglio oltre il primo");
    S(x_color_only, "spendi solo mana {0} per X");
    S(cycling, "Riciclo {0}");
    S(equip, "Equipaggiare {0}");
    S(enchant, "Incanta {0}");
    S(choose_one, "scegli uno —");
    S(choose_n, "scegli {0} —");
    S(choose_n_to_m, "scegli da {0} a {1} —");
    S(choose_one_or_more, "scegli uno o più —");
    S(opt_kicker, "Potenziamento {0}");
    S(opt_multikicker, "Multipotenziamento {0}");
    S(opt_buyback, "Riscatto {0}");
    S(opt_flashback, "Flashback {0}");
    S(opt_alternative_full, "puoi {0} invece di pagare il costo di mana di questa magia");
    S(opt_morph, "Metamorfosi {0}");
    S(opt_additional, "come costo addizionale per %lanciare|giocare|lanciare% questa magia, {0}");
    S(opt_splice, "Unire ad Arcano {0}");
    S(r_enters_tapped,
      "{0} entra% in gioco| in gioco| nel campo di battaglia|% "
      "[0:TAPpato|TAPpata|TAPpati|TAPpate]");
    S(r_enters_with, "{0} entra% in gioco| in gioco| nel campo di battaglia|% con {1}");
    S(r_enters_copy,
      "puoi far entrare {0} %in gioco|nel campo di battaglia% come una copia di {1}");
    S(r_as_enters, "mentre {0} entra% in gioco| in gioco| nel campo di battaglia|%, {1}");
    S(r_choose_opponent, "scegli un avversario");
    S(r_pay_or_tapped,
      "puoi {1}. Se non lo fai, {0} entra% in gioco| in gioco| nel campo di battaglia|% "
      "[0:TAPpato|TAPpata|TAPpati|TAPpate]");
    S(r_pay_or_graveyard, "puoi {1}. Se non lo fai, metti {0} nel cimitero del proprietario");
    S(r_graveyard_exile,
      "se {0} sta per essere [0:messo|messa|messo|messa] in un cimitero, invece "
      "%[0:rimuovilo|rimuovila|rimuovilo|rimuovila] dal "
      "gioco|[0:esilialo|esiliala|esilialo|esiliala]%");
    S(r_graveyard_shuffle,
      "se {0} sta per essere [0:messo|messa|messo|messa] in un cimitero, invece "
      "[0:rimescolalo|rimescolala|rimescolalo|rimescolala] nel grimorio del proprietario");
    S(r_damage_counters,
      "se {0} sta per subire danno, previenilo e rimuovi altrettanti {1} da {0:o}");
    S(r_damage_per_counter,
      "se {0} sta per subire danno, rimuovi altrettanti {1} da {0:o}, o tutti se sono di meno, e "
      "previeni 1 punto di quel danno per ogni segnalino rimosso in questo modo");
    S(r_discard_battlefield,
      "se una magia o un'abilità controllata da un avversario ti fa scartare {0:o}, invece mettila "
      "%in gioco|sul campo di battaglia%");
    S(t_no_control, "non controlli {0}");
    S(t_end_any, "%alla fine del turno|all'inizio della sottofase finale%");
    S(t_end_of,
      "%alla fine di [0:il tuo turno|il turno di {0:o}|il turno di {0:o}]|all'inizio di [0:la tua "
      "sottofase finale|la sottofase finale di {0:o}|la sottofase finale di {0:o}]%");
    S(pl_you_and, "ciascuno tra te e {0}");
    S(pl_tails, "ogni giocatore la cui moneta mostra croce");
    S(c_no_tails, "tutte le monete mostrano testa");
    S(c_tails, "una moneta mostra croce");
    S(ab_owner, "solo {0:o} può %usare|giocare|attivare% questa abilità");
    S(for_ante, "togli questa carta dal tuo mazzo prima del duello se non giochi con la posta");
    S(the_target, "il bersaglio");
    S(its_controller, "[0:il suo|il suo|il loro|il loro] controllore");
    S(of_your_choice, ", a tua scelta, {0}");
    S(c_counters_none, "");
    S(c_counters_has, "");
    S(c_counters_exactly, "");
    S(c_counters_ge, "");
    S(mana_each_removed, "{0} per ogni segnalino rimosso in questo modo");
    S(mana_plus_each, "{0}, più {0} per ogni segnalino rimosso in questo modo");
    S(c_opponent_more, "un avversario controlla più {0} di te");
    S(c_attacked, "{0} [0:ha|hanno] attaccato in questo turno");
    S(c_did_not_attack, "{0} non [0:ha|hanno] attaccato in questo turno");
    S(c_held_did_not_attack,
      "{0} [0:è rimasto|è rimasta|sono rimasti|sono rimaste] sotto lo stesso controllo per tutto "
      "il turno e non [0:ha|ha|hanno|hanno] attaccato");
    S(lingers,
      "se {0} [0:lascia|lasciano] %il gioco|il campo di battaglia%, questo effetto continua fino "
      "alla fine del turno");
    S(host_isnt_creature, "{0} non è una creatura");
    S(suf_single_target, "con un solo bersaglio");
    S(suf_mana_ability, "%che producono mana|con abilità di mana|con abilità di mana%");
    S(c_destroyed_so,
      "[0:viene distrutto|viene distrutta|vengono distrutti|vengono distrutte] in questo modo");
    S(the_copy, "la copia");
    S(the_sacrificed, "{0} [0:sacrificato|sacrificata|sacrificati|sacrificate]");
    S(but_no_more, "{0}, ma non più di {1}");
    S(a_life_before, "i punti vita di {0:o} prima del danno");
    S(t_deals_damage_you, "{0} ti [0:infligge|infliggono] {3}");
    S(ab_only_during,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo durante {0}");
    S(by_other_auras, " da %altri incantesimi|altre Aure%");
    S(can_attack_now, "da allora [0:può|possono] attaccare");
    S(now_attacking, "attaccante");
    S(now_blocking, "bloccante");
    S(suf_drawn, "[0:pescato|pescata|pescati|pescate] in questo turno");
    S(r_draw, "se stai per pescare una carta{0}, invece {1}");
    S(r_draw_optional,
      "se stai per pescare una carta{0}, puoi invece non pescarla. Se lo fai, {1}");
    S(in_draw_step,
      " durante la tua %fase di acquisizione|sottofase di acquisizione|sottofase di acquisizione%");
    S(r_gain_life, "se stai per guadagnare punti vita, invece {0}");
    S(suf_noted, "[0:contrassegnato|contrassegnata|contrassegnati|contrassegnate] da {1:o}");
    S(x_not_zero, "X non può essere 0");
    S(a_died,
      "il numero di creature %messe dal gioco in un cimitero|messe dal gioco in un cimitero|messe "
      "dal campo di battaglia in un cimitero|morte% in questo turno");
    S(a_lands_played,
      "il numero di terre [0:che hai giocato|giocate da quel giocatore|giocate da quei giocatori] "
      "in questo turno");
    S(a_untapped_lands,
      "il numero di terre STAPpate che [0:controllavi|{0} controllava|{0} controllavano] quando è "
      "iniziato questo turno");
    S(a_used,
      "il numero di volte che questa abilità è stata %usata|giocata|attivata% in questo turno");
    S(c_used_ge, "questa abilità è stata %usata|giocata|attivata% {1} o più volte in questo turno");
    S(c_creature_died,
      "una creatura %è stata messa dal gioco in un cimitero|è stata messa dal gioco in un "
      "cimitero|è stata messa dal campo di battaglia in un cimitero|è morta% in questo turno");
    S(c_no_creature_died,
      "nessuna creatura %è stata messa dal gioco in un cimitero|è stata messa dal gioco in un "
      "cimitero|è stata messa dal campo di battaglia in un cimitero|è morta% in questo turno");
    S(c_not_first_land,
      "non è la prima terra che [0:hai giocato|{0} ha giocato|{0} hanno giocato] in questo turno");
    S(c_damage_this_way, "viene inflitto danno in questo modo");
    S(c_damaged_opponent, "{0} ha inflitto danno a un avversario in questo turno");
    S(c_not_damaged_opponent, "{0} non ha inflitto danno ad avversari in questo turno");
    S(suf_unenchanted, "che non [0:è incantato|è incantata|sono incantati|sono incantate]");
    S(suf_above, "sopra {1:o}");
    S(t_attacks_or_blocks, "{0} attacca o blocca");
    S(t_to_own_graveyard,
      "{0} [0:viene|vengono] [0:messo|messa|messi|messe] nel tuo cimitero da qualsiasi parte");
    S(t_kind_put, "uno o più {1} vengono messi su {0:o}");
    S(t_cast_nth,
      "{2} [2:%lanci|giochi|lanci%|%lancia|gioca|lancia%|%lanciano|giocano|lanciano%] la "
      "[2:tua|sua|loro] {0} magia {1}");
    S(t_draws_nth, "{2} [2:peschi|pesca|pescano] la [2:tua|sua|loro] {0} carta {1}");
    S(t_draws_past_first,
      "{2} [2:peschi|pesca|pescano] una carta, tranne la prima che [2:peschi|pesca|pescano] in "
      "ognuna delle [2:tue|sue|loro] %fasi|sottofasi|sottofasi% di acquisizione");
    S(nth_time, "per la {0} volta");
    S(each_turn, "in ogni turno");
    S(each_own_turn, "durante ogni tuo turno");
    S(each_opponents_turn, "durante il turno di ogni avversario");
    S(during_own_turn, "durante il tuo turno");
    S(during_opponents_turn, "durante il turno di un avversario");
    S(ord_first, "prim[0:o|a|i|e]");
    S(ord_second, "second[0:o|a|i|e]");
    S(ord_third, "terz[0:o|a|i|e]");
    S(ord_fourth, "quart[0:o|a|i|e]");
    S(each_died,
      "per ogni creatura %messa dal gioco in un cimitero|messa dal gioco in un cimitero|messa dal "
      "campo di battaglia in un cimitero|morta% in questo turno");
    S(a_gone_this_way,
      "il numero di {0} [0:messo|messa|messi|messe] in un cimitero in questo modo");
    S(a_hand_own, "il numero di carte nella propria mano");
    S(each_of, "[0:ciascuno|ciascuna|ciascuno|ciascuna] di {0:o}");
    S(cast_only_before_blocks,
      "%lancia|gioca|lancia% questa magia solo durante il combattimento, prima della dichiarazione "
      "dei bloccanti");
    S(cast_only_before_damage,
      "%lancia|gioca|lancia% questa magia solo prima del danno da combattimento di questo turno");
    S(ab_opponents_turn_early,
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo durante il "
      "turno di un avversario, prima della dichiarazione "
      "degli attaccanti");
    S(its_owner, "[0:il suo|il suo|il loro|il loro] proprietario");
    S(suf_not_yours, "che non controlli");
    S(suf_they_control, "");
    S(and_or, "o");
    S(the_other, "l'altr[0:o|a|i|e] {0}");
    S(a_devotion_word, "");
    S(r_enters_each_kick, "");
    S(any_there, "");
    S(if_able, "");
    S(as_long_after, "");
    S(ab_only, "");
    S(cumulative, "Mantenimento cumulativo {0}");
    S(t_end_each, "%alla fine del turno|all'inizio di ogni sottofase finale%");
    S(suf_you_cast, " che %lanci|giochi|lanci%");
    S(still_lands, "");
    S(other_than, "");
    S(if_cannot, "se non puoi, {0}");
    S(life_dealt, "punti vita pari al danno inflitto in questo modo");
    S(life_lost, "punti vita pari ai punti vita persi in questo modo");
    S(in_any_order, " in qualsiasi ordine");
    S(itself, "");
    S(with_all_types, "con tutti i tipi di creatura");
    S(r_enters_tapped_with, "");
    S(ab_any_player_during, "");
    S(ability_domain, "");
    S(and_it, "e");
    S(that_number, "");
    S(t_blocks_or_becomes, "{0} blocca o viene [0:bloccato|bloccata|bloccati|bloccate]");
    S(c_no_hand, "");
    S(c_hand_ge, "");
    S(c_life_le, "");
    S(c_life_ge, "");
    S(during_your_turn, "durante il tuo turno, {0}");
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
      "%usa questa abilità|gioca questa abilità|attiva questa abilità|attiva% solo durante il tuo "
      "turno, prima della dichiarazione degli attaccanti");
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
