// Italian: effects and continuous modifications. The marks are explained in grammar.h.
#include "text/grammar.h"

namespace upkeep::text {

#define S(key, words) \
  case V::key:        \
    return words

const char* verb_it(V key) {
  switch (key) {
    S(m_still, "è ancora {0}");
    S(m_becomes_sized, "[0:diventa|diventano] {1} con forza e costituzione pari a {2}");
    S(attach_choice, "<assegna|assegnare> {0} a {1:o} a [2:tua|sua|loro] scelta");
    S(attack_no_tap, "{0} attacca senza TAPpare");
    S(deal, "{0} [0:infligge|infliggono] {1} {2}");
    S(lose_life, "{0} <perdi|perde|perdono|perdere> {1}");
    S(gain_life, "{0} <guadagni|guadagna|guadagnano|guadagnare> {1}");
    S(set_life, "[0:i tuoi punti vita|i punti vita di {0:o}|i punti vita di {0:o}] diventano {1}");
    S(draw, "{0} <pesca|pesca|pescano|pescare> {1}");
    S(discard, "{0} <scarta|scarta|scartano|scartare> {1}");
    S(discard_random, "{0} <scarta|scarta|scartano|scartare> {1} a caso");
    S(instead_deal, "infligge invece {0}{1}");
    S(discard_you_choose,
      "{0} <rivela|rivela|rivelano|rivelare> la [0:tua|propria|propria] mano. Scegli da essa {1}. "
      "Quel "
      "giocatore scarta [1:quella carta|quelle carte]");
    S(mill,
      "{0} %<metti|mette|mettono|mettere> {1} dalla cima di {2} nel [0:tuo|suo|loro] "
      "cimitero|<metti|mette|mettono|mettere> {1} dalla cima di {2} nel [0:tuo|suo|loro] "
      "cimitero|<metti|mette|mettono|mettere> {1} dalla cima di {2} nel [0:tuo|suo|loro] "
      "cimitero|<macina|macina|macinano|macinare> {1}%");
    S(destroy, "<distruggi|distruggere> {0:o}");
    S(destroy_noregen,
      "%<seppellisci|seppellire> {0:o}|<distruggi|distruggere> {0:o}. Non [0:può|possono] essere "
      "[0:rigenerato|rigenerata|rigenerati|rigenerate]|<distruggi|distruggere> {0:o}. Non "
      "[0:può|possono] essere [0:rigenerato|rigenerata|rigenerati|rigenerate]%");
    S(exile, "%<rimuovi|rimuovere> dal gioco {0:o}|<esilia|esiliare> {0:o}%");
    S(exile_until_leaves,
      "%<rimuovi|rimuovere> dal gioco {0:o}|<esilia|esiliare> {0:o}% finché {1:o} non lascia %il "
      "gioco|il campo di battaglia%");
    S(exile_if_dies,
      "se una creatura che ha subito danno in questo modo sta per morire in questo turno, invece "
      "%rimuovila dal gioco|esiliala%");
    S(sacrifice, "{0} <sacrifica|sacrifica|sacrificano|sacrificare> {1}");
    S(move_hand, "<fai|far> tornare {0:o} in {1}");
    S(put_hand, "<metti|mettere> {0:o} in {1}");
    S(owners_hand, "mano [0:al suo proprietario|ai rispettivi proprietari]");
    S(your_hand, "la tua mano");
    S(owners_library, "il grimorio [0:del proprietario|dei proprietari]");
    S(owners_graveyard, "il cimitero [0:del proprietario|dei proprietari]");
    S(your_library, "il tuo grimorio");
    S(your_graveyard, "il tuo cimitero");
    S(put_top, "<metti|mettere> {0:o} in cima a {1}");
    S(put_bottom, "<metti|mettere> {0:o} in fondo a {1}");
    S(put_shuffled, "<rimescola|rimescolare> {0:o} in {1}");
    S(put_graveyard, "<metti|mettere> {0:o} in {1}");
    S(put_battlefield, "<metti|mettere> {0:o} %in gioco|sul campo di battaglia%{1}");
    S(return_battlefield, "<rimetti|rimettere> %in gioco|sul campo di battaglia%{1} {0:o}");
    S(sfx_tapped, " [0:TAPpato|TAPpata|TAPpati|TAPpate]");
    S(sfx_attacking, " [0:attaccante|attaccanti]");
    S(sfx_your_control, " sotto il tuo controllo");
    S(gains_haste,
      "%non [0:subisce|subiscono] debolezza da evocazione|[0:ottiene|ottengono] rapidità%");
    S(sac_at_end,
      "[0:sacrificalo|sacrificala|sacrificali|sacrificale] %alla fine del turno|all'inizio della "
      "prossima sottofase finale%");
    S(tap, "<TAPpa|TAPpare> {0:o}");
    S(untap, "<STAPpa|STAPpare> {0:o}");
    S(tap_or_untap, "<TAPpa o STAPpa|TAPpare o STAPpare> {0:o}");
    S(counter_spell, "<neutralizza|neutralizzare> {0:o}");
    S(counter_to,
      "se viene neutralizzata in questo modo, {0} invece di metterla nel cimitero del "
      "proprietario");
    S(add_mana, "{0} <aggiungi|aggiunge|aggiungono|aggiungere> {1}{2}");
    S(mana_any_color, "{0} mana di un [0:qualsiasi colore|solo colore a scelta]");
    S(mana_combination, "{0} mana in qualsiasi combinazione di {1}");
    S(mana_any_combination, "{0} mana in qualsiasi combinazione di colori");
    S(mana_chosen, "{0} mana del colore scelto");
    S(mana_land_colors, "{0} mana di un qualsiasi tipo che {1} potrebbe produrre");
    S(mana_land_any_color, "{0} mana di un qualsiasi colore che {1} potrebbe produrre");
    S(mana_equal, "un ammontare di {0} pari a {1}");
    S(attach, "<assegna|assegnare> {0} a {1:o}");
    S(create,
      "{0} %<metti|mette|mettono|mettere> in gioco {1}|<metti|mette|mettono|mettere> in gioco "
      "{1}|<metti|mette|mettono|mettere> sul campo di battaglia {1}|<crea|crea|creano|creare> "
      "{1}%{2}");
    S(token_phrase, "[0:pedina|pedine] {3} {1} {2}");
    S(named_token, "{0} chiamata {1}");
    S(copy_of, "{0} che [0:è una copia|sono copie] di {1:o}");
    S(put_counters, "<metti|mettere> {1} su {0:p}");
    S(get_counters, "{0} <ottieni|ottiene|ottengono|ottenere> {1}");
    S(remove_counters, "<rimuovi|rimuovere> {1} da {0:p}");
    S(regenerate, "<rigenera|rigenerare> {0:o}");
    S(prevent_next,
      "<previeni|prevenire> [1:il prossimo|i prossimi] {1} che [0:ti||] [1:verrebbe "
      "inflitto|verrebbero inflitti][0:| a {0:o}| a {0:o}] in questo turno{2}");
    S(prevent_all, "<previeni|prevenire> tutto {1} che verrebbe inflitto{0}{2} in questo turno");
    S(prevent_next_time,
      "la prossima volta che {1} [0:ti infliggerebbe danno|infliggerebbe danno a "
      "{0:o}|infliggerebbe danno a {0:o}] in questo turno, previeni quel danno");
    S(source_of_choice, "{0} a tua scelta");
    S(damage_word, "il danno");
    S(combat_damage_word, "il danno da combattimento");
    S(sfx_to, " a {0:o}");
    S(sfx_by, " da {0:o}");
    S(redirect_next,
      "[1:il prossimo|i prossimi] {1} che [2:ti||] [1:verrebbe inflitto|verrebbero inflitti][2:| a "
      "{2:o}| a {2:o}] in questo turno [1:viene inflitto|vengono inflitti] invece a {0:o}");
    S(redirect_all,
      "tutto il danno che [2:ti||] verrebbe inflitto[2:| a {2:o}| a {2:o}] in questo turno viene "
      "inflitto invece a {0:o}");
    S(redirect_next_time,
      "la prossima volta che {1} [2:ti infliggerebbe danno|infliggerebbe danno a "
      "{2:o}|infliggerebbe danno a {2:o}] in questo turno, infligge invece quel danno a {0:o}");
    S(search,
      "{0} <passa|passa|passano|passare> in rassegna {1} per {2}, {3}, poi "
      "<rimescola|rimescola|rimescolano|rimescolare>");
    S(search_you,
      "{0} <passa|passa|passano|passare> in rassegna {1} per {2}, poi "
      "<rimescola|rimescola|rimescolano|rimescolare> e <metti|mette|mettono|mettere> [2:la carta "
      "scelta|le carte scelte] in cima");
    S(reveal_it,
      "<[2:rivelala|rivelale]|[2:la rivela|le rivela]|[2:la rivelano|le "
      "rivelano]|[2:rivelarla|rivelarle]>");
    S(put_it_hand,
      "<[2:aggiungila|aggiungile]|[2:l'aggiunge|le aggiunge]|[2:l'aggiungono|le "
      "aggiungono]|[2:aggiungerla|aggiungerle]> a {1}");
    S(put_it_top,
      "<[2:mettila|mettile]|[2:la mette|le mette]|[2:la mettono|le mettono]|[2:metterla|metterle]> "
      "in cima a {1}");
    S(put_it_bottom,
      "<[2:mettila|mettile]|[2:la mette|le mette]|[2:la mettono|le mettono]|[2:metterla|metterle]> "
      "in fondo a {1}");
    S(put_it_battlefield,
      "<[2:mettila|mettile]|[2:la mette|le mette]|[2:la mettono|le mettono]|[2:metterla|metterle]> "
      "%in gioco|sul campo di battaglia%{1}");
    S(exile_it,
      "%<[2:rimuovila|rimuovile]|[2:la rimuove|le rimuove]|[2:la rimuovono|le "
      "rimuovono]|[2:rimuoverla|rimuoverle]> dal gioco|<[2:esiliala|esiliale]|[2:la esilia|le "
      "esilia]|[2:la esiliano|le esiliano]|[2:esiliarla|esiliarle]>%");
    S(shuffle, "{0} <rimescola|rimescola|rimescolano|rimescolare> {1}");
    S(scry,
      "{0} %<guarda|guarda|guardano|guardare> {2} in cima al [0:tuo|suo|loro] grimorio e rimettile "
      "in cima o in fondo|<profetizza|profetizza|profetizzano|profetizzare> {1}%");
    S(surveil, "{0} <sorveglia|sorveglia|sorvegliano|sorvegliare> {1}");
    S(investigate, "");
    S(look_top, "{0} <guarda|guarda|guardano|guardare> {1} in cima a {2}");
    S(look_pick_of_them, "{0} tra esse");
    S(look_rest, "le altre");
    S(look_reorder, "rimettile in qualsiasi ordine");
    S(reveal_hand, "{0} <rivela|rivela|rivelano|rivelare> {1}");
    S(look_hand, "<guarda|guardare> {1}");
    S(extra_turn, "{0} <gioca|gioca|giocano|giocare> un turno aggiuntivo dopo questo");
    S(extra_combat,
      "dopo questa fase ci sono una fase di combattimento e una fase principale aggiuntive");
    S(extra_land, "{0} <puoi giocare|può giocare|possono giocare|giocare> {1} in questo turno");
    S(additional_land, "{1} [0:terra aggiuntiva|terre aggiuntive]");
    S(skip_step, "{0} <salta|salta|saltano|saltare> la [0:tua|sua|loro] prossima {1}");
    S(copy_spell, "<copia|copiare> {0:o}");
    S(copy_spell_times, "<copia|copiare> {0:o} {1} volte");
    S(new_targets, "puoi scegliere nuovi bersagli per la copia");
    S(fight, "{0} [0:lotta|lottano] con {1:o}");
    S(flip_coin, "{0} <lancia|lancia|lanciano|lanciare> una moneta");
    S(choose_color, "{0} <scegli|sceglie|scelgono|scegliere> un colore");
    S(choose_creature_type, "{0} <scegli|sceglie|scelgono|scegliere> un tipo di creatura");
    S(choose_land_type, "{0} <scegli|sceglie|scelgono|scegliere> un tipo di terra base");
    S(choose_number, "{0} <scegli|sceglie|scelgono|scegliere> un numero da 0 a {1}");
    S(choose_object, "{0} <scegli|sceglie|scelgono|scegliere> {1}");
    S(choose_one_of, "{0} <scegli|sceglie|scelgono|scegliere> uno: {1}");
    S(delay_end_step, "%alla fine del turno|all'inizio della prossima sottofase finale%, {0}");
    S(delay_your_upkeep, "all'inizio del tuo prossimo mantenimento, {0}");
    S(delay_next_upkeep, "all'inizio del mantenimento del prossimo turno, {0}");
    S(delay_end_of_combat, "alla fine del combattimento, {0}");
    S(delay_your_end_step, "all'inizio della tua prossima sottofase finale, {0}");
    S(delay_dies, "quando {1} muore in questo turno, {0}");
    S(delay_cleanup, "nella prossima sottofase di cancellazione, {0}");
    S(may, "{0} [0:puoi|può|possono] {1}");
    S(wish, "[0:se vuoi|se {0} vuole|se {0} vogliono], {1}");
    S(if_does, "se [0:lo fai|quel giocatore lo fa|quel giocatore lo fa], {1}");
    S(if_does_not, "se [0:non lo fai|quel giocatore non lo fa|quel giocatore non lo fa], {1}");
    S(for_each_do, "per ogni {0}, {1}");
    S(repeat_do, "ripeti {0} volte: {1}");
    S(win, "{0} [0:vinci|vince|vincono] la partita");
    S(lose, "{0} [0:perdi|perde|perdono] la partita");
    S(draw_game, "la partita finisce in parità");
    S(exchange_control, "<scambia|scambiare> il controllo di {0:o} e di {1:o}");
    S(exchange_control_one, "<scambia|scambiare> il controllo di {0:o}");
    S(gain_control, "{0} <prendi|prende|prendono|prendere> il controllo di {1:o}");
    S(turn_face_up, "<gira|girare> {0:o} a faccia in su");
    S(remove_from_combat, "<rimuovi|rimuovere> dal combattimento {0:o}");
    S(must_block, "{0} in grado di bloccare {1:o} in questo turno [0:lo fa|lo fanno]");
    S(end_turn, "<termina|terminare> il turno");
    S(empty_pool, "{0} <perdi|perde|perdono|perdere> tutto il mana non speso");
    S(become_copy, "{0} [0:diventa|diventano] una copia di {1:o}");
    S(heal, "<rimuovi|rimuovere> tutto il danno da {0:o}");
    S(double_counters, "<raddoppia|raddoppiare> {1} su {0:o}");
    S(proliferate, "<prolifera|proliferare>");
    S(change_target, "<cambia|cambiare> il bersaglio di {0:o}");
    S(untap_step_skip,
      "{0} non [0:STAPpa|STAPpano] durante il prossimo STAP del [0:suo|loro] controllore");
    S(set_pool,
      "[0:il tuo mana non speso|il mana non speso di {0:o}|il mana non speso di {0:o}] diventa "
      "{1}");
    S(no_regen_sentence,
      "una creatura che subisce danno in questo modo non può essere rigenerata in questo turno");
    S(choose_object_random, "{0} <scegli|sceglie|scelgono|scegliere> {1} a caso");
    S(controller_sacrifices, "il controllore di {0:o} [0:lo|la|li|le] sacrifica");
    S(prevent_everything,
      "<previeni|prevenire> tutto {0} che verrebbe inflitto in questo turno{1}");
    S(with_quote, "{0} con {1}");
    S(step_next_draw, "%fase|sottofase|sottofase% di acquisizione");
    S(step_next_untap, "%fase|sottofase|sottofase% di STAP");
    S(step_next_upkeep, "sottofase di mantenimento");
    S(step_next_combat, "fase di combattimento");
    S(step_next_main, "fase principale");
    S(step_next_end, "sottofase finale");
    S(step_next_cleanup, "sottofase di cancellazione");
    S(step_next_discard, "fase di scarto");
    S(step_next_attackers, "dichiarazione degli attaccanti");
    S(step_next_blockers, "dichiarazione dei bloccanti");
    S(step_next_damage, "sottofase di danno da combattimento");
    S(reveal_top_cards, "{0} <rivela|rivela|rivelano|rivelare> {1} in cima a {2}");
    S(deal_equal, "{0} [0:infligge|infliggono] {2} danni pari a {1}");
    S(prevent_both,
      "<previeni|prevenire> tutto {0} che [1:ti verrebbe inflitto o che infliggeresti|verrebbe "
      "inflitto a {1:o} o da [1:esso|essa|essi|esse]|verrebbe inflitto a {1:o} o da "
      "[1:esso|essa|essi|esse]] in questo turno");
    S(until_first, "{0}, {1}");
    S(late_end_step, "{0} %alla fine del turno|all'inizio della prossima sottofase finale%");
    S(late_your_upkeep, "{0} all'inizio del tuo prossimo mantenimento");
    S(late_next_upkeep, "{0} all'inizio del mantenimento del prossimo turno");
    S(late_end_of_combat, "{0} alla fine del combattimento");
    S(late_your_end_step, "{0} all'inizio della tua prossima sottofase finale");
    S(late_cleanup, "{0} nella prossima sottofase di cancellazione");
    S(deal_you, "{0} ti [0:infligge|infliggono] {1}");
    S(deal_you_equal, "{0} ti [0:infligge|infliggono] danni pari a {1}");
    S(dur_end_of_turn, "fino alla fine del turno");
    S(dur_this_turn, "in questo turno");
    S(dur_on_battlefield, "fintanto che {0} rimane %in gioco|sul campo di battaglia%");
    S(dur_tapped, "fintanto che {0} rimane [0:TAPpato|TAPpata|TAPpati|TAPpate]");
    S(dur_attached, "fintanto che {0} rimane [0:assegnato|assegnata|assegnati|assegnate]");
    S(dur_your_next_turn, "fino al tuo prossimo turno");
    S(dur_end_of_combat, "fino alla fine del combattimento");
    S(dur_your_next_upkeep, "fino al tuo prossimo mantenimento");
    S(dur_you_control, "fintanto che controlli {0}");
    S(m_pt_add, "[0:prende|prendono] {1}");
    S(m_has, "[0:ha|hanno] {1}");
    S(m_gains, "[0:ha|hanno] {1}");
    S(m_loses, "[0:perde|perdono] {1}");
    S(m_loses_abilities, "[0:perde|perdono] tutte le abilità");
    S(m_becomes, "[0:diventa|diventano] {1}");
    S(m_is, "[0:è|sono] {1}");
    S(m_is_also, "[0:è|sono] anche {1}");
    S(m_becomes_also, "[0:diventa|diventano] {1} in aggiunta ai [0:suoi|loro] altri tipi");
    S(m_color_is, "[0:è|sono] {1}");
    S(m_color_becomes, "[0:diventa|diventano] {1}");
    S(m_color_also, "[0:è|sono] anche {1}");
    S(m_color_chosen, "[0:è|sono] del colore scelto");
    S(m_land_chosen, "[0:è|sono] del tipo scelto");
    S(m_all_types, "[0:è|sono] di ogni tipo di creatura");
    S(m_not_types, "non [0:è|sono] {1}");
    S(m_you_control, "controlli {0:o}");
    S(m_copy, "[0:è una copia|sono copie] di {1:o}");
    S(m_text_color,
      "<sostituisci|sostituire> ogni parola di un colore nel testo di {0:o} con un'altra");
    S(m_text_land,
      "<sostituisci|sostituire> ogni tipo di terra base nel testo di {0:o} con un altro");
    S(m_pt_is, "la forza e la costituzione di {0:o} sono pari a {1}");
    S(m_power_is, "la forza di {0:o} è pari a {1}");
    S(m_toughness_is, "la costituzione di {0:o} è pari a {1}");
    S(m_pt_set, "[0:ha|hanno] forza e costituzione base {1}");
    S(m_pt_set_classic, "[0:è|sono] {1}");
    S(m_pt_becomes_classic, "[0:diventa|diventano] {1}");
    S(m_switch, "[0:scambia|scambiano] la propria forza e la propria costituzione");
    S(m_extra_land, "{0} [0:puoi|può|possono] giocare {1} ogni turno");
    S(m_hand_size,
      "il limite di carte [0:nella tua mano|nella mano di {0:o}|nella mano di {0:o}] è {1}");
    S(m_no_hand_size, "{0} non [0:hai|ha|hanno] un limite di carte in mano");
    S(m_cost_more,
      "{0} [0:costa|costano] {1} in più per essere "
      "[0:%lanciato|giocato|lanciato%|%lanciata|giocata|lanciata%|%lanciati|giocati|lanciati%|%"
      "lanciate|giocate|lanciate%]");
    S(m_cost_less,
      "{0} [0:costa|costano] {1} in meno per essere "
      "[0:%lanciato|giocato|lanciato%|%lanciata|giocata|lanciata%|%lanciati|giocati|lanciati%|%"
      "lanciate|giocate|lanciate%]");
    S(m_cant_cast, "{0} non [0:puoi|può|possono] %lanciare|giocare|lanciare% {1}");
    S(m_cant_activate, "le abilità attivate di {1} non possono essere attivate");
    S(m_attack_cost,
      "le creature non possono [0:attaccarti|attaccare {0:o}|attaccare {0:o}] a meno che il loro "
      "controllore non paghi {1} per ciascuna di esse");
    S(m_attack_block_cost,
      "non [0:può|possono] attaccare né bloccare a meno che [0:il suo|il loro] controllore non "
      "paghi {1}");
    S(m_untap_limit,
      "{0} non [0:puoi|può|possono] STAPpare più di {1} durante [0:il tuo|il suo|il loro] STAP");
    S(m_cant_be_blocked_by,
      "non [0:può|possono] essere [0:bloccato|bloccata|bloccati|bloccate] da {1}");
    S(m_can_block_only, "[0:può|possono] bloccare solo {1}");
    S(m_cant_be_blocked_except_by,
      "[0:può|possono] essere [0:bloccato|bloccata|bloccati|bloccate] solo da {1}");
    S(m_must_be_blocked, "tutte le creature in grado di bloccare {0:o} lo fanno");
    S(m_cant_attack_unless,
      "non [0:può|possono] attaccare a meno che il giocatore in difesa non controlli {1}");
    S(m_prevent_to, "<previeni|prevenire> tutto {2} che verrebbe inflitto a {0:o}{1}");
    S(m_prevent_by, "<previeni|prevenire> tutto {1} che verrebbe inflitto da {0:o}");
    S(m_damage_to_source,
      "il danno che creature non bloccate ti infliggerebbero viene inflitto invece a {1:o}");
    S(m_enters_tapped,
      "{1} [1:entra|entrano]% in gioco| in gioco| nel campo di battaglia|% "
      "[1:TAPpato|TAPpata|TAPpati|TAPpate]");
    S(m_dies_exile,
      "se {0} [0:sta|stanno] per morire, invece [0:%rimuovilo dal gioco|esilialo%|%rimuovila dal "
      "gioco|esiliala%|%rimuovili dal gioco|esiliali%|%rimuovile dal gioco|esiliale%]");
    S(m_cant_regenerate,
      "non [0:può|possono] essere [0:rigenerato|rigenerata|rigenerati|rigenerate]");
    S(m_skip_draw,
      "{0} [0:salta la tua|salta la sua|saltano la loro] %fase|sottofase|sottofase% di "
      "acquisizione");
    S(m_extra_draw,
      "{0} [0:peschi|pesca|pescano] {1} durante la [0:tua|sua|loro] %fase|sottofase|sottofase% di "
      "acquisizione");
    S(additional_card, "{0} [0:carta aggiuntiva|carte aggiuntive]");
    S(m_skip_untap, "{0} [0:salta il tuo|salta il suo|saltano il loro] STAP");
    S(m_damage_doubled, "il danno che {0} infliggerebbe è raddoppiato");
    S(m_no_life_gain, "{0} non [0:puoi|può|possono] guadagnare punti vita");
    S(m_spend_any, "{0} [0:puoi|può|possono] spendere mana come se fosse di qualsiasi colore");
    S(m_cant_lose, "{0} non [0:puoi|può|possono] perdere la partita");
    S(m_cant_target, "non [0:può|possono] essere bersaglio di {1}");
    S(m_max_blockers,
      "non [0:può|possono] essere [0:bloccato|bloccata|bloccati|bloccate] da più di {1}");
    S(m_blocks_extra, "[0:può|possono] bloccare {1}");
    S(additional_creature, "{0} [0:creatura aggiuntiva|creature aggiuntive]");
    S(m_must_target, "[0:deve|devono] essere bersaglio delle magie degli avversari, se possibile");
    S(m_protection_chosen, "protezione dal colore scelto");
    S(m_none, "non fa nulla");
    S(m_keep_color, "non [0:copia|copiano] il colore di quella creatura");
    S(m_same_ability, "[0:ha|hanno] questa abilità");
    S(m_prevent_both,
      "<previeni|prevenire> tutto {1} che [0:ti verrebbe inflitto o che infliggeresti|verrebbe "
      "inflitto a {0:o} o da [0:esso|essa|essi|esse]|verrebbe inflitto a {0:o} o da "
      "[0:esso|essa|essi|esse]]");
    S(m_damage_all_doubled, "tutto il danno è raddoppiato");
    S(m_cant_attack_or_block, "non [0:può|possono] attaccare né bloccare");
    S(m_doesnt_untap_self, "non STAPpa durante il tuo STAP");
    S(ante, "{0} <metti|mette|mettono|mettere> nella posta [1:la carta|{1}] in cima a {2}");
    S(gain_ownership, "{0} <diventi|diventa|diventano|diventare> il proprietario di {1:o}");
    S(repeat_until, "{0}. Ripeti tutto finché {1}");
    S(reveal_random, "{0} <rivela|rivela|rivelano|rivelare> {1} a caso");
    S(reveal_chosen, "{0} <rivela|rivela|rivelano|rivelare> {1}");
    S(draw_reveal, "{0} <pesca e rivela|pesca e rivela|pescano e rivelano|pescare e rivelare> {1}");
    S(discard_those, "<scarta|scartare> {0:o}");
    S(scry_one,
      "{0} <guarda|guarda|guardano|guardare> la carta in cima al [0:tuo|suo|loro] grimorio. "
      "[0:Puoi|Quel giocatore può|Quei giocatori possono] metterla in fondo");
    S(m_gains_all_types, "[0:ha|hanno] tutti i tipi di creatura");
    S(shuffle_hand,
      "{0} <rimescola|rimescola|rimescolano|rimescolare> [0:la tua|la sua|la loro] mano [0:nel "
      "tuo|nel suo|nel loro] grimorio");
    S(shuffle_hand_graveyard,
      "{0} <rimescola|rimescola|rimescolano|rimescolare> [0:la tua|la sua|la loro] mano e [0:il "
      "tuo|il suo|il loro] cimitero [0:nel tuo|nel suo|nel loro] grimorio");
    S(put_counters_total, "<metti|mettere> {1} su {0:p}, fino a un totale di {2}");
    S(may_have, "{0} [0:puoi|può|possono] obbligare {1:o} a {2}");
    S(balance_sacrifice,
      "{0} <sacrifica|sacrifica|sacrificano|sacrificare> {1} fino a controllarne quante il "
      "giocatore che ne controlla di meno");
    S(balance_discard,
      "{0} <scarta|scarta|scartano|scartare> carte fino ad averne in mano quante il giocatore che "
      "ne ha di meno");
    S(m_color_becomes_chosen, "[0:diventa|diventano] del colore scelto");
    S(m_land_becomes_chosen, "[0:diventa|diventano] del tipo scelto");
    S(becomes_tapped, "viene [0:TAPpato|TAPpata|TAPpati|TAPpate]");
    S(replace_draw,
      "la prossima volta che {0} [0:stai|sta|stanno] per pescare una carta in questo turno, invece "
      "{1}");
    S(m_zero_life, "{0} non [0:perdi|perde|perdono] la partita per non avere più punti vita");
    S(m_cant_win, "{0} non [0:può|può|possono] vincere la partita");
    S(m_opponents_cant_win, "i tuoi avversari non possono vincere la partita");
    S(mana_land_made, "{0} mana di un qualsiasi tipo che {1} ha prodotto");
    S(pick_targets, "puoi scegliere nuovi bersagli per {1:o}");
    S(regen_anyway, "se è una creatura, non può essere rigenerata in questo turno");
    S(exile_anyway, "se sta per morire in questo turno, invece %rimuovila dal gioco|esiliala%");
    S(m_discard_library,
      "se un effetto [0:ti fa|fa|fa] scartare una carta[0:| a {0:o}| a {0:o}], "
      "[0:puoi|può|possono] metterla in cima al [0:tuo|suo|loro] grimorio invece che nel "
      "[0:tuo|suo|loro] cimitero");
    S(look_rest_random, "le altre in ordine casuale");
    S(m_cant_be_attacked,
      "{0} non [0:puoi|può|possono] essere [0:attaccato|attaccato|attaccati] se non da {1}");
    S(offer,
      "fino alla fine del turno, {0} [0:puoi|può|possono] {1} in ogni momento in cui "
      "[0:potresti|potrebbe|potrebbero] %usare un effetto rapido|giocare un istantaneo|lanciare un "
      "istantaneo%. Se [0:lo fai|quel giocatore lo fa|quel giocatore lo fa], {2}");
    S(offer_mana,
      "fino alla fine del turno, {0} [0:puoi|può|possono] {1} in ogni momento in cui "
      "[0:potresti|potrebbe|potrebbero] %usare una fonte di mana|giocare un'abilità di "
      "mana|attivare un'abilità di mana%. Se [0:lo fai|quel giocatore lo fa|quel giocatore lo fa], "
      "{2}");
    S(answer_damage,
      "la prossima volta che {1} [0:ti infligge|infligge|infligge] danno[0:| a {0:o}| a {0:o}] in "
      "questo turno, {2} infligge altrettanto danno al controllore di quella fonte");
    S(gain_prevented, "guadagni punti vita pari al danno prevenuto in questo modo");
    S(use_lands,
      "{0} <usa|usa|usano|usare> un'abilità di mana di ogni terra che "
      "[0:controlli|controlla|controllano]");
    S(take_mana,
      "{0} <perdi|perde|perdono|perdere> tutto il mana non speso e tu aggiungi il mana perso in "
      "questo modo");
    S(m_spend_as, "{0} [0:puoi|può|possono] spendere mana {1} come se fosse mana {2}");
    S(m_attack_sacrifice,
      "non [0:può|possono] attaccare a meno che [0:il suo|il loro] controllore non sacrifichi {1}");
    S(note, "<contrassegna|contrassegnare> {0:o}");
    S(forget, "<togli|togliere> il contrassegno da {0:o}");
    S(dur_counters, "fintanto che ha {0}");
    S(delay_each_upkeep, "all'inizio di ogni tuo mantenimento per il resto della partita, {0}");
    S(play_card,
      "quel giocatore gioca {0:o} se può. Mentre la gioca e mentre si risolve, prendi tu ogni "
      "decisione per quel giocatore, e solo le sue terre producono mana per questo");
    S(cast_hidden,
      "puoi scegliere {0} il cui costo di mana possa essere pagato con tutto il mana speso per {X} "
      "o con parte di esso. Se lo fai, %lanciala|giocala|lanciala% a faccia in giù come una "
      "creatura 2/2 senza pagare il suo costo di mana. Se la creatura così ottenuta è ancora a "
      "faccia in giù quando sta per assegnare o infliggere danno, subire danno o essere TAPpata, "
      "viene girata a faccia in su e poi ciò accade");
    S(unblock,
      "<rimuovi|rimuovere> dal combattimento {0:o}. Le creature che solo essa aveva bloccato in "
      "questo combattimento non sono più bloccate");
    S(make_block, "puoi far bloccare a {0} {1} a tua scelta che possa bloccare");
    S(part, "{0} divide {1} che controlla in un mazzetto di sinistra e un mazzetto di destra");
    S(part_attackers,
      "metti anche {1} che controlli nel mazzetto di sinistra o in quello di destra");
    S(m_blocked_in_pile,
      "una creatura che è in un mazzetto può essere bloccata solo da {1} e da creature del "
      "mazzetto dello stesso lato");
    S(m_random_blocks,
      "invece di dichiarare i bloccanti, ogni giocatore in difesa mette un qualsiasi numero di "
      "creature che controlla in tanti mazzetti quante sono le creature che %attaccano quel "
      "giocatore|attaccano quel giocatore|attaccano quel giocatore o i suoi planeswalker%. Un "
      "mazzetto può essere vuoto. Il caso assegna ogni mazzetto a un attaccante diverso, e ogni "
      "creatura del mazzetto che può bloccare quell'attaccante lo blocca");
    S(delay_their_draw,
      "all'inizio della prossima %fase di acquisizione|sottofase di acquisizione|sottofase di "
      "acquisizione% di quel giocatore, {0}");
    S(unless_before,
      "{0}. Prima di allora, quel giocatore può {1} ogni volta che potrebbe %usare un effetto "
      "rapido|giocare un istantaneo|lanciare un istantaneo% per evitarlo");
    S(for_each_of, "per ciascun[0:o|a|o|a] di {0}, {1}");
    S(dur_controllers_next, "durante il prossimo turno del suo controllore");
    S(m_any_lands,
      "{0} [0:puoi|può|possono] giocare un qualsiasi numero di terre in ogni [0:tuo|suo|loro] "
      "turno");
    S(m_own_attack_cost,
      "non [0:può|possono] attaccare a meno che [0:il suo|il loro] controllore non paghi {1}");
    S(m_ability_cost_more, "le abilità attivate di {0:o} costano {1} in più");
    S(m_spares, "questo effetto non rimuove {0:o}");
    S(prevent_next_but,
      "la prossima volta che {1} [0:ti infliggerebbe|infliggerebbe|infliggerebbe] {2}[0:| a {0:o}| "
      "a {0:o}] in questo turno, previeni tutto quel danno tranne {3} [3:punto|punti]");
    S(lose_half_up,
      "{0} <perdi|perde|perdono|perdere> metà dei [0:tuoi|suoi|loro] punti vita, arrotondata per "
      "eccesso");
    S(lose_half_down,
      "{0} <perdi|perde|perdono|perdere> metà dei [0:tuoi|suoi|loro] punti vita, arrotondata per "
      "difetto");
    S(look_one_of_them, "{0} di esse");
    S(m_pt_is_own, "la sua forza e la sua costituzione sono pari a {1}");
    S(take_hand, "<riprendi|riprendere> in mano {0:o}");
    S(m_attacks_each, "attacca in ogni combattimento se può");
    S(deal_measured, "{0} [0:infligge|infliggono] {2} danni pari a {1}");
    S(m_switch_those, "");
    S(m_cant_block_those, "non [0:può|possono] bloccare {1}");
    S(m_copy_also, "");
    S(m_may_stay_tapped, "puoi scegliere di non STAPpare {0:o} durante il tuo STAP");
    S(m_is_sized, "[0:diventa|diventano] {1} con forza e costituzione pari a {2}");
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
