// Why not: one plain sentence for every reason, with its numbers.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

std::string reason_text(const Speech& s, const Reason& r, const std::string& object) {
  const Lang l = s.lang;
  const Tongue t{l, s.words};
  const Np a(std::to_string(r.a), r.a != 1), b(std::to_string(r.b), r.b != 1);
  // {0} and {1} the numbers, {2} what stands in the way.
  auto say = [&](const char* en, const char* pt, const char* es, const char* it) {
    const Np name =
        object.empty() ? Np(row(l, "this", "isto", "esto", "questo")) : named(l, object);
    return capital(lower_contract(l, expand(t, row(l, en, pt, es, it), {a, b, name})));
  };
  switch (r.code) {
    case ReasonCode::none:
    case ReasonCode::legal:
      return {};
    case ReasonCode::not_your_decision:
      return say("Another player decides now.", "Outro jogador decide agora.",
                 "Ahora decide otro jugador.", "Ora decide un altro giocatore.");
    case ReasonCode::duel_over:
      return say("The duel is over.", "O duelo terminou.", "El duelo ha terminado.",
                 "Il duello è finito.");
    case ReasonCode::not_now:
      return say("Another question is open.", "Há outra pergunta aberta.",
                 "Hay otra pregunta abierta.", "C'è un'altra domanda aperta.");
    case ReasonCode::not_in_hand:
      return say("It isn't in a zone it can be used from.",
                 "Não está em uma zona de onde possa ser usado.",
                 "No está en una zona desde la que pueda usarse.",
                 "Non è in una zona da cui si possa usare.");
    case ReasonCode::not_yours:
      return say("Another player controls it.", "Outro jogador controla isso.",
                 "Lo controla otro jugador.", "Lo controlla un altro giocatore.");
    case ReasonCode::sorcery_timing:
      if (r.a > 0) {
        return say(
            "It needs your main phase with nothing waiting; {0} [0:object waits|objects wait].",
            "Precisa da sua fase principal sem nada à espera; {0} [0:objeto espera|objetos "
            "esperam].",
            "Necesita tu fase principal sin nada en espera; [0:espera|esperan] {0} "
            "[0:objeto|objetos].",
            "Serve la tua fase principale senza nulla in attesa; {0} [0:oggetto attende|oggetti "
            "attendono].");
      }
      return say("It needs your main phase with nothing waiting.",
                 "Precisa da sua fase principal sem nada à espera.",
                 "Necesita tu fase principal sin nada en espera.",
                 "Serve la tua fase principale senza nulla in attesa.");
    case ReasonCode::not_your_turn:
      return say("It isn't your turn.", "Não é o seu turno.", "No es tu turno.",
                 "Non è il tuo turno.");
    case ReasonCode::land_already_played:
      return say("{0} of {1} [1:land has|lands have] been played this turn.",
                 "{0} de {1} [1:terreno|terrenos] já [1:foi jogado|foram jogados] neste turno.",
                 "Ya se ha jugado {0} de {1} [1:tierra|tierras] este turno.",
                 "In questo turno hai giocato {0} di {1} [1:terra|terre].");
    case ReasonCode::land_timing:
      return say("A land needs your main phase with nothing waiting.",
                 "Um terreno precisa da sua fase principal sem nada à espera.",
                 "Una tierra necesita tu fase principal sin nada en espera.",
                 "Una terra richiede la tua fase principale senza nulla in attesa.");
    case ReasonCode::not_enough_mana:
      return say("It costs {1} mana; {0} [0:is|are] available.", "Custa {1} de mana; há {0}.",
                 "Cuesta {1} de maná; hay {0}.", "Costa {1} mana; ne hai {0}.");
    case ReasonCode::not_enough_color: {
      std::string symbol =
          std::string("{") + "WUBRGC"[r.a >= 0 && r.a < kManaKinds ? r.a : int(kC)] + "}";
      return fill_row(
          l,
          row(l, "Not enough {0} mana.", "Falta mana {0}.", "Falta maná {0}.", "Manca mana {0}."),
          {symbol});
    }
    case ReasonCode::no_target:
      return say("There is no legal target.", "Não há alvo válido.", "No hay objetivo legal.",
                 "Non c'è un bersaglio legale.");
    case ReasonCode::illegal_target:
      return say("{2} doesn't fit what the text asks for.", "{2} não [2:é|são] o que o texto pede.",
                 "{2} no [2:es|son] lo que pide el texto.",
                 "{2} non [2:è|sono] ciò che il testo richiede.");
    case ReasonCode::target_protected:
      return say("{2} has protection from this.", "{2} [2:tem|têm] proteção contra isso.",
                 "{2} [2:tiene|tienen] protección contra esto.",
                 "{2} [2:ha|hanno] protezione da questo.");
    case ReasonCode::target_hexproof:
      return say("{2} can't be the target of its opponents' spells and abilities.",
                 "{2} não [2:pode|podem] ser alvo de mágicas e habilidades de oponentes.",
                 "{2} no [2:puede|pueden] ser objetivo de hechizos ni habilidades de oponentes.",
                 "{2} non [2:può|possono] essere bersaglio di magie e abilità degli avversari.");
    case ReasonCode::target_shroud:
      return say("{2} can't be the target of spells or abilities.",
                 "{2} não [2:pode|podem] ser alvo de mágicas nem de habilidades.",
                 "{2} no [2:puede|pueden] ser objetivo de hechizos ni habilidades.",
                 "{2} non [2:può|possono] essere bersaglio di magie o abilità.");
    case ReasonCode::target_repeated:
      return say("{2} has been chosen already.", "{2} já [2:foi|foram] escolhid[2:o|a|os|as].",
                 "{2} ya [2:está|están] elegid[2:o|a|os|as].",
                 "{2} [2:è|sono] già stat[2:o|a|i|e] scelt[2:o|a|i|e].");
    case ReasonCode::summoning_sick:
      return say("{2} came under your control this turn.",
                 "{2} [2:passou|passaram] ao seu controle neste turno.",
                 "{2} [2:pasó|pasaron] a tu control este turno.",
                 "{2} [2:è|sono] passat[2:o|a|i|e] sotto il tuo controllo in questo turno.");
    case ReasonCode::already_tapped:
      return say("{2} is tapped.", "{2} [2:está|estão] com a carta virada.",
                 "{2} ya se [2:ha|han] girado.", "{2} [2:è|sono] già TAPpat[2:o|a|i|e].");
    case ReasonCode::tapped_artifact:
      return say("{2} is tapped and does nothing.",
                 "{2} [2:está|estão] com a carta virada e não [2:faz|fazem] nada.",
                 "{2} se [2:ha|han] girado y no [2:hace|hacen] nada.",
                 "{2} [2:è|sono] TAPpat[2:o|a|i|e] e non [2:fa|fanno] nulla.");
    case ReasonCode::no_such_type:
      return say("These rules know no planeswalkers.", "Estas regras não conhecem planeswalkers.",
                 "Estas reglas no conocen planeswalkers.",
                 "Queste regole non conoscono planeswalker.");
    case ReasonCode::not_tapped:
      return say("{2} isn't tapped.", "{2} não [2:está|estão] com a carta virada.",
                 "{2} aún no se [2:ha|han] girado.", "{2} non [2:è|sono] TAPpat[2:o|a|i|e].");
    case ReasonCode::cost_unpayable:
      return say("A part of the cost can't be paid.", "Uma parte do custo não pode ser paga.",
                 "Una parte del coste no puede pagarse.",
                 "Una parte del costo non può essere pagata.");
    case ReasonCode::life_too_low:
      return say(
          "It costs {1} life; you have {0}.", "Custa {1} [1:ponto|pontos] de vida; você tem {0}.",
          "Cuesta {1} [1:vida|vidas]; tienes {0}.", "Costa {1} [1:punto|punti] vita; ne hai {0}.");
    case ReasonCode::used_this_turn:
      return say("It has been used this turn.", "Já foi usada neste turno.",
                 "Ya se ha usado este turno.", "È già stata usata in questo turno.");
    case ReasonCode::wrong_time:
      return say("Its text names another time.", "O texto indica outro momento.",
                 "Su texto indica otro momento.", "Il testo indica un altro momento.");
    case ReasonCode::condition_false:
      return say("What its text asks for isn't so.", "O que o texto pede não se cumpre.",
                 "No se cumple lo que pide su texto.", "Ciò che il testo richiede non è vero.");
    case ReasonCode::effect_forbids:
      if (r.a == 1)
        return say("Its own text forbids it.", "O próprio texto não deixa.",
                   "Su propio texto lo impide.", "Lo impedisce il suo stesso testo.");
      // What it came from has left, or nobody sees it.
      if (object.empty())
        return say("An effect forbids it.", "Um efeito não deixa.", "Un efecto lo impide.",
                   "Lo impedisce un effetto.");
      return say("{2} forbids it.", "{2} não [2:deixa|deixam].", "{2} lo [2:impide|impiden].",
                 "{2} lo [2:impedisce|impediscono].");
    case ReasonCode::loyalty_used:
      return say("A loyalty ability of it has been used this turn.",
                 "Uma habilidade de lealdade já foi usada neste turno.",
                 "Ya se ha usado una habilidad de lealtad este turno.",
                 "In questo turno è già stata usata un'abilità di fedeltà.");
    case ReasonCode::not_a_creature:
      return say("{2} isn't a creature.", "{2} não [2:é|são] criatura.",
                 "{2} no [2:es|son] una criatura.", "{2} non [2:è|sono] una creatura.");
    case ReasonCode::cant_attack_tapped:
      return say("{2} is tapped, so it can't attack.",
                 "{2} [2:está|estão] com a carta virada e não [2:pode|podem] atacar.",
                 "{2} ya se [2:ha|han] girado y no [2:puede|pueden] atacar.",
                 "{2} [2:è|sono] TAPpat[2:o|a|i|e] e non [2:può|possono] attaccare.");
    case ReasonCode::cant_attack_defender:
      return say("%{2} is a Wall and can't attack.|{2} has defender and can't attack.%",
                 "%{2} [2:é|são] Barreira e não [2:pode|podem] atacar.|{2} [2:tem|têm] defensor e "
                 "não [2:pode|podem] atacar.%",
                 "%{2} [2:es|son] Muro y no [2:puede|pueden] atacar.|{2} [2:tiene|tienen] defensor "
                 "y no [2:puede|pueden] atacar.%",
                 "%{2} [2:è|sono] un Muro e non [2:può|possono] attaccare.|{2} [2:ha|hanno] "
                 "difensore e non [2:può|possono] attaccare.%");
    case ReasonCode::cant_attack:
      return say("{2} can't attack.", "{2} não [2:pode|podem] atacar.",
                 "{2} no [2:puede|pueden] atacar.", "{2} non [2:può|possono] attaccare.");
    case ReasonCode::must_attack:
      return say("{2} must attack if able.", "{2} [2:deve|devem] atacar se [2:puder|puderem].",
                 "{2} [2:debe|deben] atacar si [2:puede|pueden].",
                 "{2} [2:deve|devono] attaccare se [2:può|possono].");
    case ReasonCode::attack_needs_payment:
      return say("Attacking has a cost that can't be paid.",
                 "Atacar tem um custo que não pode ser pago.",
                 "Atacar tiene un coste que no puede pagarse.",
                 "Attaccare ha un costo che non può essere pagato.");
    case ReasonCode::cant_block_tapped:
      return say("{2} is tapped, so it can't block.",
                 "{2} [2:está|estão] com a carta virada e não [2:pode|podem] bloquear.",
                 "{2} ya se [2:ha|han] girado y no [2:puede|pueden] bloquear.",
                 "{2} [2:è|sono] TAPpat[2:o|a|i|e] e non [2:può|possono] bloccare.");
    case ReasonCode::cant_block:
      return say("{2} can't block that.", "{2} não [2:pode|podem] bloquear isso.",
                 "{2} no [2:puede|pueden] bloquear eso.",
                 "{2} non [2:può|possono] bloccare quello.");
    case ReasonCode::cant_block_flying:
      return say(
          "The attacker flies; only creatures %that fly, or may block flying ones,|with flying or "
          "reach% can block it.",
          "O atacante voa; só criaturas %que voam, ou que podem bloquear as que voam,|com voar ou "
          "alcance% podem bloqueá-lo.",
          "La atacante vuela; solo la bloquean criaturas que vuelan o %pueden bloquear a las que "
          "vuelan|tienen alcance%.",
          "L'attaccante vola; possono bloccarlo solo creature %che volano o possono bloccare chi "
          "vola|con volare o raggiungere%.");
    case ReasonCode::cant_block_landwalk:
      return say("The attacker can't be blocked because of a land you control.",
                 "O atacante não pode ser bloqueado por causa de um terreno que você controla.",
                 "La atacante no puede ser bloqueada debido a una tierra que controlas.",
                 "L'attaccante non può essere bloccato per via di una terra che controlli.");
    case ReasonCode::cant_block_protection:
      return say("The attacker has protection from {2}.", "O atacante tem proteção contra {2}.",
                 "La atacante tiene protección contra {2}.", "L'attaccante ha protezione da {2}.");
    case ReasonCode::cant_block_fear:
      return say("Only artifact creatures and black creatures can block the attacker.",
                 "Só criaturas artefato e criaturas pretas podem bloquear o atacante.",
                 "Solo criaturas artefacto y criaturas negras pueden bloquear a la atacante.",
                 "Solo creature artefatto e creature nere possono bloccare l'attaccante.");
    case ReasonCode::cant_block_unblockable:
      return say("The attacker can't be blocked.", "O atacante não pode ser bloqueado.",
                 "La atacante no puede ser bloqueada.", "L'attaccante non può essere bloccato.");
    case ReasonCode::needs_two_blockers:
      return say("The attacker must be blocked by two or more creatures.",
                 "O atacante só pode ser bloqueado por duas ou mais criaturas.",
                 "La atacante solo puede ser bloqueada por dos o más criaturas.",
                 "L'attaccante può essere bloccato solo da due o più creature.");
    case ReasonCode::already_blocking:
      return say("{2} is blocking already.", "{2} já [2:está|estão] bloqueando.",
                 "{2} ya [2:está|están] bloqueando.", "{2} [2:sta|stanno] già bloccando.");
    case ReasonCode::not_attacking:
      return say("{2} isn't attacking.", "{2} não [2:está|estão] atacando.",
                 "{2} no [2:está|están] atacando.", "{2} non [2:sta|stanno] attaccando.");
    case ReasonCode::must_block:
      return say("{2} must block if able.", "{2} [2:deve|devem] bloquear se [2:puder|puderem].",
                 "{2} [2:debe|deben] bloquear si [2:puede|pueden].",
                 "{2} [2:deve|devono] bloccare se [2:può|possono].");
    case ReasonCode::not_combat:
      if (r.a == 3)
        return say("This turn's combat is over.", "O combate deste turno já passou.",
                   "El combate de este turno ya pasó.",
                   "Il combattimento di questo turno è già finito.");
      return say("It isn't combat.", "Não é hora de combate.", "No es momento de combate.",
                 "Non è il momento del combattimento.");
    case ReasonCode::band_rule:
      return say(
          "A band holds creatures with banding and at most one without.",
          "Um bando tem criaturas com formar bandos e no máximo uma sem.",
          "Una banda tiene criaturas con la habilidad de formar bandas y como mucho una sin ella.",
          "Un branco ha creature con branco e al massimo una senza.");
    case ReasonCode::unknown_card:
      return say("There is no such card.", "Não existe esse card.", "No existe esa carta.",
                 "Non esiste quella carta.");
    case ReasonCode::lethal_first:
      return say("{2} must be given {0} damage before the next may get any.",
                 "{2} [2:precisa|precisam] receber {0} de dano antes da próxima.",
                 "{2} [2:debe|deben] recibir {0} de daño antes de la siguiente.",
                 "{2} [2:deve|devono] ricevere {0} [0:danno|danni] prima della prossima.");
    case ReasonCode::wrong_sum:
      return say("{0} given, {1} to be given.", "{0} atribuídos, {1} a atribuir.",
                 "{0} asignados, {1} por asignar.", "{0} assegnati, {1} da assegnare.");
    case ReasonCode::interrupts_only:
      return say("Only interrupts to what is being cast are possible now.",
                 "Agora só são possíveis interrupções ao que está sendo conjurado.",
                 "Ahora solo caben interrupciones a lo que se está lanzando.",
                 "Ora sono possibili solo interruzioni di ciò che viene lanciato.");
    case ReasonCode::already_cast:
      return say(
          "{2} is successfully cast; nothing can interrupt it any more.",
          "{2} já [2:foi|foram] conjurad[2:a|a|os|as] com sucesso; nada mais pode interromper "
          "isso.",
          "{2} ya se [2:ha|han] lanzado con éxito; nada puede interrumpir eso.",
          "{2} [2:è|sono] già lanciat[2:a|a|i|e] con successo; interrompere non è più possibile.");
    case ReasonCode::prevention_only:
      return say("Only damage can be prevented, healed or redirected now.",
                 "Agora só se pode prevenir, curar ou redirecionar dano.",
                 "Ahora solo se puede prevenir, curar o redirigir daño.",
                 "Ora si può solo prevenire, curare o deviare danno.");
    case ReasonCode::prevention_step_only:
      return say("Damage is prevented in a damage prevention step, when it has been assigned.",
                 "O dano é prevenido na etapa de prevenção, quando já foi atribuído.",
                 "El daño se previene en el paso de prevención, cuando ya está asignado.",
                 "Il danno si previene nella sua sottofase, quando è già assegnato.");
    case ReasonCode::no_damage_waits:
      return say("No such damage waits to be dealt.", "Nenhum dano assim está por ser causado.",
                 "Ningún daño así está por hacerse.",
                 "Nessun danno simile sta per essere inflitto.");
    case ReasonCode::regeneration_only:
      return say("Only what is dying can be regenerated now.",
                 "Agora só se pode regenerar o que está morrendo.",
                 "Ahora solo se puede regenerar lo que está muriendo.",
                 "Ora si può solo rigenerare ciò che sta morendo.");
    case ReasonCode::regeneration_window_only:
      return say("It is regenerated when it is about to go to the graveyard, not before.",
                 "Regenera-se quando está indo para o cemitério, não antes.",
                 "Se regenera cuando va al cementerio, no antes.",
                 "Si rigenera quando sta per andare al cimitero, non prima.");
    case ReasonCode::not_dying:
      return say("It isn't dying.", "Não está morrendo.", "No está muriendo.", "Non sta morendo.");
    case ReasonCode::batch_resolving:
      return say("The batch is resolving; nothing new can begin.",
                 "O lote está sendo resolvido; nada novo pode começar.",
                 "El lote se está resolviendo; nada nuevo puede empezar.",
                 "La serie si sta risolvendo; non può iniziare nulla di nuovo.");
    case ReasonCode::upkeep_unpaid:
      return say("{2} has an upkeep cost that hasn't been paid.",
                 "{2} [2:tem|têm] um custo de manutenção que não foi pago.",
                 "{2} [2:tiene|tienen] un coste de mantenimiento sin pagar.",
                 "{2} [2:ha|hanno] un costo di mantenimento non pagato.");
    case ReasonCode::phase_effect_due:
      return say(
          "Something of this phase must be done first.", "Algo desta fase precisa ser feito antes.",
          "Antes hay que hacer algo de esta fase.", "Prima va fatto qualcosa di questa fase.");
    case ReasonCode::count:
      break;
  }
  return {};
}

std::string cited(const Speech& s, const std::string& rule) {
  const bool fifth = rule.compare(0, 3, "5E ") == 0;
  if (s.words == Vocabulary::classic1997 || fifth) {
    const std::string rules = book_of_1997(s.lang);
    return fifth ? rules + ", " + rule.substr(3) : rules;
  }
  return rule.empty() ? rule : "CR " + rule;
}

std::string reason_citation(const Speech& s, const Reason& r) { return cited(s, citation(r.code)); }

}  // namespace upkeep
