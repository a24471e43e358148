// What would make it legal, and what comes next where it is.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

namespace {

struct Four {
  const char *en, *pt, *es, *it;
};

// {0} and {1} the numbers of the reason (here: what is still lacking).
Four remedy_of(const Reason& r) {
  using R = ReasonCode;
  switch (r.code) {
    case R::not_your_decision:
      return {"Wait until it is your decision.", "Espere até que a decisão seja sua.",
              "Espera a que la decisión sea tuya.", "Aspetta che la decisione sia tua."};
    case R::duel_over:
      return {"Begin another duel, or go back in this one.",
              "Comece outro duelo ou volte atrás neste.",
              "Empieza otro duelo o vuelve atrás en este.",
              "Inizia un altro duello o torna indietro in questo."};
    case R::not_now:
      return {"Answer it first.", "Responda primeiro a ela.", "Respóndela primero.",
              "Rispondi prima a quella."};
    case R::not_in_hand:
      return {"It would have to be in your hand, or where its text says.",
              "Precisaria estar na sua mão ou onde o texto diz.",
              "Tendría que estar en tu mano o donde dice su texto.",
              "Dovrebbe essere nella tua mano o dove dice il testo."};
    case R::not_yours:
      return {"Only who controls it can do that.", "Só quem controla isso pode fazê-lo.",
              "Solo puede hacerlo quien lo controla.", "Può farlo solo chi lo controlla."};
    case R::sorcery_timing:
    case R::land_timing:
      return {"Let everything that waits resolve, and do it in your main phase.",
              "Deixe que tudo o que espera seja resolvido e faça isso na sua fase principal.",
              "Deja que se resuelva todo lo que espera y hazlo en tu fase principal.",
              "Lascia risolvere ciò che attende e fallo nella tua fase principale."};
    case R::not_your_turn:
      return {"Do it in your own turn, in a main phase.",
              "Faça isso no seu turno, em uma fase principal.",
              "Hazlo en tu turno, en una fase principal.",
              "Fallo nel tuo turno, in una fase principale."};
    case R::land_already_played:
      return {"Play it next turn, or with an effect that allows one more.",
              "Jogue no próximo turno ou com um efeito que permita mais um.",
              "Juégala el próximo turno o con un efecto que permita una más.",
              "Giocala il prossimo turno o con un effetto che ne permetta un'altra."};
    case R::not_enough_mana:
      return {"{0} more mana would be enough.", "Com mais {0} de mana seria possível.",
              "Con {0} de maná más sería posible.", "Con altri {0} mana si potrebbe."};
    case R::not_enough_color:
      return {"Another source of that color would be enough.", "Mais uma fonte dessa cor bastaria.",
              "Bastaría otra fuente de ese color.", "Basterebbe un'altra fonte di quel colore."};
    case R::no_target:
      return {"Something that it can target has to be there first.",
              "Antes precisa haver algo que possa ser alvo.",
              "Antes tiene que haber algo que pueda ser objetivo.",
              "Prima deve esserci qualcosa che possa essere bersaglio."};
    case R::illegal_target:
    case R::target_protected:
    case R::target_hexproof:
    case R::target_shroud:
    case R::target_repeated:
      return {"Choose another target.", "Escolha outro alvo.", "Elige otro objetivo.",
              "Scegli un altro bersaglio."};
    case R::summoning_sick:
      return {"From the beginning of your next turn it may%|, or at once with haste%.",
              "Poderá a partir do início do seu próximo turno%|, ou já com ímpeto%.",
              "Podrá desde el comienzo de tu próximo turno%|, o ya con prisa%.",
              "Potrà dall'inizio del tuo prossimo turno%|, o subito con rapidità%."};
    case R::already_tapped:
    case R::tapped_artifact:
    case R::cant_attack_tapped:
    case R::cant_block_tapped:
      return {"It would have to untap first.", "Antes precisaria desvirar.",
              "Antes tendría que enderezarse.", "Prima dovrebbe STAPpare."};
    case R::not_tapped:
      return {"It would have to be tapped first.", "Antes precisaria estar com a carta virada.",
              "Antes tendría que estar girado.", "Prima dovrebbe essere TAPpato."};
    case R::cost_unpayable:
      return {"What its cost asks for has to be there: cards, counters or permanents to give up.",
              "É preciso ter o que o custo pede: cards, marcadores ou permanentes.",
              "Hace falta lo que pide su coste: cartas, contadores o permanentes.",
              "Serve ciò che il costo chiede: carte, segnalini o permanenti."};
    case R::life_too_low:
      return {"{0} more life would be enough.",
              "Com mais {0} [0:ponto|pontos] de vida seria possível.",
              "Con {0} [0:vida|vidas] más sería posible.",
              "Con [0:un altro punto|altri {0} punti] vita si potrebbe."};
    case R::used_this_turn:
    case R::loyalty_used:
      return {"Use it again next turn.", "Use de novo no próximo turno.",
              "Úsala de nuevo el próximo turno.", "Usala di nuovo il prossimo turno."};
    case R::wrong_time:
      return {"Wait for the time its text names.", "Espere o momento que o texto indica.",
              "Espera al momento que indica su texto.", "Aspetta il momento indicato dal testo."};
    case R::condition_false:
      return {"First see to it that its condition is met.",
              "Primeiro faça com que a condição se cumpra.",
              "Primero haz que se cumpla su condición.",
              "Prima fai sì che la condizione sia vera."};
    case R::effect_forbids:
      return {"What forbids it would have to leave or lose its effect.",
              "O que impede precisaria sair ou perder o efeito.",
              "Lo que lo impide tendría que irse o perder su efecto.",
              "Ciò che lo impedisce dovrebbe andarsene o perdere l'effetto."};
    case R::not_a_creature:
      return {"An effect would have to make it a creature.",
              "Um efeito precisaria torná-lo criatura.",
              "Un efecto tendría que convertirlo en criatura.",
              "Un effetto dovrebbe renderlo una creatura."};
    case R::cant_attack_defender:
    case R::cant_attack:
    case R::cant_block:
    case R::not_attacking:
      return {"Choose another creature.", "Escolha outra criatura.", "Elige otra criatura.",
              "Scegli un'altra creatura."};
    case R::must_attack:
      return {"Declare it as an attacker too.", "Declare-a também como atacante.",
              "Declárala también como atacante.", "Dichiarala anche come attaccante."};
    case R::attack_needs_payment:
      return {"Keep mana for it, or attack with fewer creatures.",
              "Guarde mana para isso ou ataque com menos criaturas.",
              "Guarda maná para eso o ataca con menos criaturas.",
              "Tieni mana per questo o attacca con meno creature."};
    case R::cant_block_flying:
      return {
          "Block with a creature that flies%, or that may block flying ones| or has reach%.",
          "Bloqueie com uma criatura que voe ou %possa bloquear as que voam|tenha alcance%.",
          "Bloquea con una criatura que vuele o %pueda bloquear a las que vuelan|tenga alcance%.",
          "Blocca con una creatura che vola o %può bloccare chi vola|ha raggiungere%."};
    case R::cant_block_landwalk:
      return {"You would have to control no such land.",
              "Você precisaria não controlar um terreno assim.",
              "Tendrías que no controlar una tierra así.",
              "Non dovresti controllare una terra simile."};
    case R::cant_block_protection:
      return {"Block with something it has no protection from.",
              "Bloqueie com algo contra o qual não tenha proteção.",
              "Bloquea con algo contra lo que no tenga protección.",
              "Blocca con qualcosa da cui non ha protezione."};
    case R::cant_block_fear:
      return {"Block with an artifact creature or a black creature.",
              "Bloqueie com uma criatura artefato ou uma criatura preta.",
              "Bloquea con una criatura artefacto o una criatura negra.",
              "Blocca con una creatura artefatto o una creatura nera."};
    case R::cant_block_unblockable:
      return {"Block another attacker.", "Bloqueie outro atacante.", "Bloquea a otra atacante.",
              "Blocca un altro attaccante."};
    case R::needs_two_blockers:
      return {"Block it with one creature more.", "Bloqueie-o com mais uma criatura.",
              "Bloquéala con una criatura más.", "Bloccalo con una creatura in più."};
    case R::already_blocking:
      return {"Take that block back, or choose another blocker.",
              "Desfaça esse bloqueio ou escolha outro bloqueador.",
              "Deshaz ese bloqueo o elige otra bloqueadora.",
              "Annulla quel blocco o scegli un altro bloccante."};
    case R::must_block:
      return {"Declare it as a blocker too.", "Declare-a também como bloqueadora.",
              "Declárala también como bloqueadora.", "Dichiarala anche come bloccante."};
    case R::not_combat:
      if (r.a == 1)
        return {"Pass: attackers are declared in combat.",
                "Passe: os atacantes são declarados no combate.",
                "Pasa: las atacantes se declaran en el combate.",
                "Passa: gli attaccanti si dichiarano nel combattimento."};
      if (r.a == 2)
        return {"Announce an attack in your main phase.",
                "Anuncie um ataque na sua fase principal.",
                "Anuncia un ataque en tu fase principal.",
                "Annuncia un attacco nella tua fase principale."};
      if (r.a == 3)
        return {"Attack in your next turn.", "Ataque no seu próximo turno.",
                "Ataca en tu próximo turno.", "Attacca nel tuo prossimo turno."};
      return {"Attackers and blockers are declared in their own steps of combat.",
              "Atacantes e bloqueadores são declarados nas suas etapas do combate.",
              "Las atacantes y bloqueadoras se declaran en sus pasos del combate.",
              "Attaccanti e bloccanti si dichiarano nelle loro sottofasi di combattimento."};
    case R::band_rule:
      return {"Leave out all but one of those without banding.",
              "Deixe de fora todas as que não formam bandos, menos uma.",
              "Deja fuera todas las que no forman bandas, menos una.",
              "Lascia fuori tutte quelle senza branco tranne una."};
    case R::unknown_card:
      return {"Name a card that is in this duel.", "Indique um card que esteja neste duelo.",
              "Nombra una carta que esté en este duelo.",
              "Indica una carta che è in questo duello."};
    case R::lethal_first:
      return {"Give it {0} first.", "Dê primeiro {0} a ele.", "Dale primero {0}.",
              "Assegnale prima {0}."};
    case R::wrong_sum:
      return {"Divide exactly {1}.", "Divida exatamente {1}.", "Divide exactamente {1}.",
              "Dividi esattamente {1}."};
    case R::no_such_type:
      return {"Play by rules that know them: 2010 or later.",
              "Jogue com regras que os conheçam: de 2010 em diante.",
              "Juega con reglas que los conozcan: de 2010 en adelante.",
              "Gioca con regole che li conoscono: dal 2010 in poi."};
    case R::interrupts_only:
      return {"Wait until the spell is successfully cast, then respond.",
              "Espere que a mágica seja conjurada com sucesso e então responda.",
              "Espera a que el hechizo se lance con éxito y entonces responde.",
              "Aspetta che la magia sia lanciata con successo, poi rispondi."};
    case R::already_cast:
      return {"Interrupt the next spell as it is cast.",
              "Interrompa a próxima mágica enquanto é conjurada.",
              "Interrumpe el próximo hechizo mientras se lanza.",
              "Interrompi la prossima magia mentre viene lanciata."};
    case R::prevention_only:
    case R::regeneration_only:
    case R::batch_resolving:
      return {"Wait until the batch has resolved.", "Espere que o lote seja resolvido.",
              "Espera a que se resuelva el lote.", "Aspetta che la serie sia risolta."};
    case R::prevention_step_only:
      return {"Use it once the damage has been assigned and waits.",
              "Use quando o dano já tiver sido atribuído e estiver à espera.",
              "Úsalo cuando el daño ya esté asignado y espere.",
              "Usalo quando il danno è stato assegnato e attende."};
    case R::no_damage_waits:
      return {"Choose something that damage waits for.", "Escolha algo que esteja por sofrer dano.",
              "Elige algo que esté por recibir daño.",
              "Scegli qualcosa che stia per subire danno."};
    case R::regeneration_window_only:
      return {"Use it when the creature is about to go to the graveyard.",
              "Use quando a criatura estiver indo para o cemitério.",
              "Úsalo cuando la criatura vaya a ir al cementerio.",
              "Usalo quando la creatura sta per andare al cimitero."};
    case R::not_dying:
      return {"Choose something that is dying.", "Escolha algo que esteja morrendo.",
              "Elige algo que esté muriendo.", "Scegli qualcosa che stia morendo."};
    case R::upkeep_unpaid:
      return {"Pay its upkeep cost in your upkeep first.",
              "Pague antes o custo de manutenção na sua manutenção.",
              "Paga antes su coste de mantenimiento en tu mantenimiento.",
              "Paga prima il suo costo di mantenimento nel tuo mantenimento."};
    case R::phase_effect_due:
      return {"Do what the phase asks for; then the phase can end.",
              "Faça o que a fase pede; depois ela pode terminar.",
              "Haz lo que pide la fase; después puede terminar.",
              "Fai ciò che la fase richiede; poi potrà finire."};
    case R::none:
    case R::legal:
    case R::count:
      break;
  }
  return {"", "", "", ""};
}

}  // namespace

std::string remedy_text(const Speech& s, const Reason& r) {
  const Four w = remedy_of(r);
  int first = r.a;
  // What is lacking, and not what there is.
  if (r.code == ReasonCode::not_enough_mana || r.code == ReasonCode::life_too_low)
    first = r.b - r.a;
  const Np a(std::to_string(first), first != 1), b(std::to_string(r.b), r.b != 1);
  return capital(lower_contract(
      s.lang, expand({s.lang, s.words}, row(s.lang, w.en, w.pt, w.es, w.it), {a, b})));
}

std::string next_text(const Speech& s, OptionKind kind, const std::string& name,
                      const std::string& text, bool stack) {
  const Tongue t{s.lang, s.words};
  const Np what = named(s.lang, name);
  auto line = [&](const char* en, const char* pt, const char* es, const char* it) {
    const std::string out =
        capital(lower_contract(s.lang, expand(t, row(s.lang, en, pt, es, it), {what})));
    return text.empty() ? out : out + " " + capital(text);
  };
  switch (kind) {
    case OptionKind::cast:
    case OptionKind::activate:
      return stack
                 ? line(
                       "You may do it now: you make its choices, pay, and {0} waits on the stack. "
                       "When everybody passes it resolves.",
                       "Você pode fazer isso agora: faz as escolhas, paga, e {0} "
                       "[0:espera|esperam] na pilha. "
                       "Quando todos passarem, resolve-se.",
                       "Puedes hacerlo ahora: eliges, pagas y {0} [0:espera|esperan] en la pila. "
                       "Cuando todos "
                       "pasen, se resuelve.",
                       "Puoi farlo ora: scegli, paghi e {0} [0:attende|attendono] in pila. Quando "
                       "tutti passano, "
                       "si risolve.")
                 : line(
                       "You may do it now: you make its choices, pay, and {0} begins a batch or "
                       "joins it. When everybody declines to respond the batch resolves.",
                       "Você pode fazer isso agora: faz as escolhas, paga, e {0} "
                       "[0:começa|começam] um lote ou "
                       "entra nele. Quando ninguém responder, o lote é resolvido.",
                       "Puedes hacerlo ahora: eliges, pagas y {0} [0:empieza|empiezan] un lote o "
                       "se [0:une|unen] a él. "
                       "Cuando nadie responda, el lote se resuelve.",
                       "Puoi farlo ora: scegli, paghi e {0} [0:inizia|iniziano] una serie o vi si "
                       "[0:aggiunge|aggiungono]. "
                       "Quando nessuno risponde, la serie si risolve.");
    case OptionKind::play_land:
      return line(
          "You may play it now: it %comes into play|enters% at once, and nobody can respond.",
          "Você pode jogá-lo agora: entra logo, e ninguém pode responder.",
          "Puedes jugarla ahora: entra enseguida y nadie puede responder.",
          "Puoi giocarla ora: entra subito e nessuno può rispondere.");
    case OptionKind::mana:
      return line("You may do it now: the mana is there at once, and nobody can respond.",
                  "Você pode fazer isso agora: o mana vem logo, e ninguém pode responder.",
                  "Puedes hacerlo ahora: el maná llega enseguida y nadie puede responder.",
                  "Puoi farlo ora: il mana arriva subito e nessuno può rispondere.");
    case OptionKind::attack:
      return line(
          "It may attack. When you are done, attackers tap and the other player may block.",
          "Pode atacar. Quando você terminar, os atacantes viram e o outro jogador pode "
          "bloquear.",
          "Puede atacar. Cuando termines, las atacantes se giran y el otro jugador puede "
          "bloquear.",
          "Può attaccare. Quando hai finito, gli attaccanti TAPpano e l'altro giocatore può "
          "bloccare.");
    case OptionKind::block:
      return line("It may block. When you are done, combat damage follows.",
                  "Pode bloquear. Quando você terminar, vem o dano de combate.",
                  "Puede bloquear. Cuando termines, viene el daño de combate.",
                  "Può bloccare. Quando hai finito, segue il danno da combattimento.");
    case OptionKind::special:
      return line("You may turn it face up now, and nobody can respond.",
                  "Você pode virá-la com a face para cima agora, e ninguém pode responder.",
                  "Puedes ponerla boca arriba ahora y nadie puede responder.",
                  "Puoi girarla a faccia in su ora e nessuno può rispondere.");
    default:
      return line("You may do it now.", "Você pode fazer isso agora.", "Puedes hacerlo ahora.",
                  "Puoi farlo ora.");
  }
}

}  // namespace upkeep
