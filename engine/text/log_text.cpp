// The log: one line for each event that a reader needs to know, in the present tense.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

std::string player_label(const Speech& s, u8 player) {
  if (player < s.players.size() && !s.players[player].empty()) return s.players[player];
  if (player >= kMaxPlayers) return {};
  return std::string(1, char('A' + player));
}

namespace {

Np player_np(const Speech& s, u8 player) {
  Np np;
  if (player != s.seat || s.seat == kNoPlayer) {
    np.text = player_label(s, player);
    return np;
  }
  np.you = true;
  np.obj = row(s.lang, "you", "você", "ti", "te");
  np.poss = "your";
  return np;
}

// What is not seen and neither comes from a hidden place nor goes to one is face down.
bool on_table(LogEvent type) {
  switch (type) {
    case LogEvent::exile:
    case LogEvent::return_hand:
    case LogEvent::move:
    case LogEvent::discard:
    case LogEvent::draw:
    case LogEvent::mill:
    case LogEvent::reveal:
    case LogEvent::play_land:
      return false;
    default:
      return true;
  }
}

Np object_np(const Speech& s, u16 card, bool hidden, bool down) {
  if ((hidden || !card) && down)
    return Np(row(s.lang, "a face-down creature", "uma criatura com a face para baixo",
                  "una criatura boca abajo", "una creatura a faccia in giù"),
              false, s.lang != Lang::en);
  if (hidden || !card)
    return Np(row(s.lang, "a card", "um card", "una carta", "una carta"), false, s.lang > Lang::pt);
  return named(s.lang, card_name(s.db, card, s.lang));
}

std::string counter_words(const Speech& s, int counter) {
  // "marcador de carga", but "marcador +1/+1".
  std::string name = counter_name(Counter(counter), s.lang);
  const bool figure = !name.empty() && (name[0] == '+' || name[0] == '-');
  const bool of = !figure && (s.lang == Lang::pt || s.lang == Lang::es);
  return (of ? "de " : "") + name;
}

std::string loss_words(const Speech& s, int reason) {
  // The order of LossReason.
  switch (reason) {
    case 1:
      return row(s.lang, " (no life left)", " (sem pontos de vida)", " (sin vidas)",
                 " (senza punti vita)");
    case 2:
      return row(s.lang, " (drew from an empty library)", " (comprou de um grimório vazio)",
                 " (robó de una biblioteca vacía)", " (ha pescato da un grimorio vuoto)");
    case 3:
      return row(s.lang, " (poison)", " (veneno)", " (veneno)", " (veleno)");
    case 4:
      return row(s.lang, " (concedes)", " (concede)", " (concede)", " (concede)");
    default:
      return {};
  }
}

}  // namespace

std::string log_line(const Speech& s, const Event& e) {
  const Tongue t{s.lang, s.words};
  const bool hidden = s.seat != kNoPlayer && (e.hidden_from >> s.seat & 1);
  const Np who = player_np(s, e.player);
  const Np what = object_np(s, e.card, hidden, e.object && on_table(e.type));
  // An ability whose source is not told is named after itself.
  const bool source = e.type == LogEvent::trigger || e.type == LogEvent::activate;
  const bool nameless =
      e.other && (!e.other_card || (s.seat != kNoPlayer && (e.other_hidden_from >> s.seat & 1)));
  const Np other = e.other_card && !nameless ? object_np(s, e.other_card, false, false)
                   : source                  ? what
                   : nameless                ? object_np(s, 0, true, on_table(e.type))
                                             : who;
  const Np number(std::to_string(e.amount < 0 ? -e.amount : e.amount),
                  e.amount != 1 && e.amount != -1);
  auto line = [&](const char* en, const char* pt, const char* es, const char* it) {
    return capital(
        lower_contract(s.lang, expand(t, row(s.lang, en, pt, es, it), {who, what, other, number})));
  };
  switch (e.type) {
    case LogEvent::cast:
      if (s.words == Vocabulary::classic)
        return line("{0} [0:you play|plays|play] {1}", "{0} [0:você joga|joga|jogam] {1}",
                    "{0} [0:juegas|juega|juegan] {1}", "{0} [0:giochi|gioca|giocano] {1}");
      return line("{0} [0:you cast|casts|cast] {1}", "{0} [0:você conjura|conjura|conjuram] {1}",
                  "{0} [0:lanzas|lanza|lanzan] {1}", "{0} [0:lanci|lancia|lanciano] {1}");
    case LogEvent::activate:
      return line(
          "{0} [0:you use|uses|use] {2:s} ability", "{0} [0:você usa|usa|usam] a habilidade de {2}",
          "{0} [0:usas|usa|usan] la habilidad de {2}", "{0} [0:usi|usa|usano] l'abilità di {2}");
    case LogEvent::trigger:
      return line("{2:s} ability triggers", "A habilidade de {2} é desencadeada",
                  "La habilidad de {2} se dispara", "L'abilità di {2} si innesca");
    case LogEvent::target:
      return line("{1} → {2:o}", "{1} → {2:o}", "{1} → {2:o}", "{1} → {2:o}");
    case LogEvent::resolve:
      if (!e.card && e.value) return capital(resolves_line(action_name(e.value, s.lang), s.lang));
      return e.other_card ? line("{2:s} ability resolves", "Resolve-se a habilidade de {2}",
                                 "La habilidad de {2} se resuelve", "L'abilità di {2} si risolve")
                          : line("{1} resolves", "[1:Resolve|Resolvem]-se {1}",
                                 "{1} se [1:resuelve|resuelven]", "{1} si [1:risolve|risolvono]");
    case LogEvent::countered:
      return line("{1} is countered", "[1:Anula|Anulam]-se {1}",
                  "Se [1:contrarresta|contrarrestan] {1}",
                  "[1:Viene|Vengono] neutralizzat[1:o|a|i|e]: {1}");
    case LogEvent::fizzled:
      return line("{1} has no legal target left and does nothing",
                  "{1} não [1:tem|têm] mais alvo válido e não [1:faz|fazem] nada",
                  "{1} ya no [1:tiene|tienen] objetivo legal y no [1:hace|hacen] nada",
                  "{1} non [1:ha|hanno] più bersagli legali e non [1:fa|fanno] nulla");
    case LogEvent::cast_cancelled:
      return line("{0} [0:you take|takes|take] {1} back",
                  "{0} [0:você desiste|desiste|desistem] de {1}",
                  "{0} [0:te retractas|se retracta|se retractan] de {1}",
                  "{0} [0:ritiri|ritira|ritirano] {1}");
    case LogEvent::damage:
      return line("{1} deals {3} damage to {2:o}",
                  "{1} [1:causa|causam] {3} [3:ponto|pontos] de dano a {2:o}",
                  "{1} [2:te ||][1:hace|hacen] {3} [3:punto|puntos] de daño[2:| a {2:o}| a {2:o}]",
                  "{1} [2:ti ||][1:infligge|infliggono] {3} [3:danno|danni][2:| a {2:o}| a {2:o}]");
    case LogEvent::prevent:
      return line("{3} damage to {2:o} is prevented",
                  "[3:Previne-se|Previnem-se] {3} [3:ponto|pontos] de dano a {2:o}",
                  "Se [3:previene|previenen] {3} [3:punto|puntos] de daño a {2:o}",
                  "[3:Viene prevenuto|Vengono prevenuti] {3} [3:danno|danni] a {2:o}");
    case LogEvent::lose:
      return line("{0} [0:you lose|loses|lose] {3} life",
                  "{0} [0:você perde|perde|perdem] {3} [3:ponto|pontos] de vida",
                  "{0} [0:pierdes|pierde|pierden] {3} [3:vida|vidas]",
                  "{0} [0:perdi|perde|perdono] {3} [3:punto|punti] vita");
    case LogEvent::gain:
      return line("{0} [0:you gain|gains|gain] {3} life",
                  "{0} [0:você ganha|ganha|ganham] {3} [3:ponto|pontos] de vida",
                  "{0} [0:ganas|gana|ganan] {3} [3:vida|vidas]",
                  "{0} [0:guadagni|guadagna|guadagnano] {3} [3:punto|punti] vita");
    case LogEvent::mana_burn:
      return line("{0} [0:you lose|loses|lose] {3} life to mana burn",
                  "{0} [0:você perde|perde|perdem] {3} [3:ponto|pontos] de vida por queima de mana",
                  "{0} [0:pierdes|pierde|pierden] {3} [3:vida|vidas] por quemadura de maná",
                  "{0} [0:perdi|perde|perdono] {3} [3:punto|punti] vita per bruciatura da mana");
    case LogEvent::mana: {
      if (e.value >= kManaKinds) return {};
      std::string symbols;
      for (int i = 0; i < e.amount && i < 12; ++i)
        symbols += std::string("{") + "WUBRGC"[e.value] + "}";
      std::string text =
          line("{0} [0:you add|adds|add] ", "{0} [0:você adiciona|adiciona|adicionam] ",
               "{0} [0:agregas|agrega|agregan] ", "{0} [0:aggiungi|aggiunge|aggiungono] ");
      return text + " " + symbols;
    }
    case LogEvent::dies:
      return line("{1} %goes to the graveyard|dies%",
                  "{1} %[1:vai|vão] para o cemitério|[1:morre|morrem]%",
                  "{1} %[1:va|van] al cementerio|[1:muere|mueren]%",
                  "{1} %[1:va|vanno] al cimitero|[1:muore|muoiono]%");
    case LogEvent::destroy:
      return line("{1} is destroyed", "[1:Destrói|Destroem]-se {1}",
                  "Se [1:destruye|destruyen] {1}", "[1:Viene|Vengono] distrutt[1:o|a|i|e]: {1}");
    case LogEvent::bury:
      return line("%{1} is buried|{1} is destroyed and can't be regenerated%",
                  "[1:%Enterra|Destrói%|%Enterram|Destroem%]-se {1}%|, sem regeneração%",
                  "Se [1:%entierra|destruye%|%entierran|destruyen%] {1}%|, sin regeneración%",
                  "[1:Viene|Vengono] %seppellit|distrutt%[1:o|a|i|e]%| senza rigenerazione%: {1}");
    case LogEvent::sacrifice:
      return line("{0} [0:you sacrifice|sacrifices|sacrifice] {1}",
                  "{0} [0:você sacrifica|sacrifica|sacrificam] {1}",
                  "{0} [0:sacrificas|sacrifica|sacrifican] {1}",
                  "{0} [0:sacrifichi|sacrifica|sacrificano] {1}");
    case LogEvent::regenerate:
      return line("{1} regenerates", "{1} se [1:regenera|regeneram]",
                  "{1} se [1:regenera|regeneran]", "{1} si [1:rigenera|rigenerano]");
    case LogEvent::exile:
      return line("{1} is %removed from the game|exiled%",
                  "%[1:Remove|Removem]-se do jogo: {1}|[1:Exila|Exilam]-se {1}%",
                  "Se %[1:retira|retiran] del juego: {1}|[1:exilia|exilian] {1}%",
                  "[1:Viene|Vengono] %rimoss[1:o|a|i|e] dal gioco|esiliat[1:o|a|i|e]%: {1}");
    case LogEvent::return_hand:
      return line("{1} returns to its owner's hand", "{1} [1:volta|voltam] para a mão de seu dono",
                  "{1} [1:regresa|regresan] a la mano de su propietario",
                  "{1} [1:torna|tornano] in mano al proprietario");
    case LogEvent::move: {
      const std::string from = zone_label(Zone(e.amount), s.lang, s.words),
                        to = zone_label(Zone(e.value), s.lang, s.words);
      return capital(what.text) + ": " + from + " → " + to;
    }
    case LogEvent::discard:
      return line("{0} [0:you discard|discards|discard] {1}",
                  "{0} [0:você descarta|descarta|descartam] {1}",
                  "{0} [0:descartas|descarta|descartan] {1}", "{0} [0:scarti|scarta|scartano] {1}");
    case LogEvent::draw:
      return line("{0} [0:you draw|draws|draw] {1}", "{0} [0:você compra|compra|compram] {1}",
                  "{0} [0:robas|roba|roban] {1}", "{0} [0:peschi|pesca|pescano] {1}");
    case LogEvent::mill:
      return line("{1} goes from {0:s} library to the graveyard",
                  "{1} [1:vai|vão] [0:do seu grimório|do grimório de {0:o}|do grimório de {0:o}] "
                  "para o cemitério",
                  "{1} [1:va|van] [0:de tu biblioteca|de la biblioteca de {0:o}|de la biblioteca "
                  "de {0:o}] al "
                  "cementerio",
                  "{1} [1:va|vanno] [0:dal tuo grimorio|dal grimorio di {0:o}|dal grimorio di "
                  "{0:o}] al cimitero");
    case LogEvent::enter:
      return line("{1} %comes into play|enters the battlefield%",
                  "{1} [1:entra|entram] %em jogo|no campo de batalha%",
                  "{1} [1:entra|entran] %en juego|al campo de batalla%",
                  "{1} [1:entra|entrano] %in gioco|nel campo di battaglia%");
    case LogEvent::leave:
      return line("{1} leaves %play|the battlefield%",
                  "{1} [1:deixa|deixam] %o jogo|o campo de batalha%",
                  "{1} [1:deja|dejan] %el juego|el campo de batalla%",
                  "{1} [1:lascia|lasciano] %il gioco|il campo di battaglia%");
    case LogEvent::token:
      return line("A token appears: {1}", "Surge uma ficha: {1}", "Aparece una ficha: {1}",
                  "Appare una pedina: {1}");
    case LogEvent::tap:
      return line("{1} taps", "{1} [1:vira|viram]", "{1} se [1:gira|giran]", "{1} TAPpa[1:|no]");
    case LogEvent::untap:
      return line("{1} untaps", "{1} [1:desvira|desviram]", "{1} se [1:endereza|enderezan]",
                  "{1} STAPpa[1:|no]");
    case LogEvent::attach:
      return line("{1} is attached to {2:o}", "{1} [1:fica|ficam] em {2:o}",
                  "{1} [1:queda|quedan] sobre {2:o}", "{1} [1:va|vanno] su {2:o}");
    case LogEvent::control:
      return line("{0} [0:you gain|gains|gain] control of {1}",
                  "{0} [0:você ganha|ganha|ganham] o controle de {1}",
                  "{0} [0:ganas|gana|ganan] el control de {1}",
                  "{0} [0:prendi|prende|prendono] il controllo di {1}");
    case LogEvent::owner_changed:
      return line("{0} [0:you now own|now owns|now own] {1}",
                  "{1} agora [1:pertence|pertencem] a {0:o}",
                  "{1} ahora [0:te ||][1:pertenece|pertenecen][0:| a {0:o}| a {0:o}]",
                  "{1} ora [0:ti ||][1:appartiene|appartengono][0:| a {0:o}| a {0:o}]");
    case LogEvent::counter: {
      const std::string counter = counter_words(s, e.value);
      const std::string name = e.card ? capital(what.text) : player_label(s, e.player);
      const std::string amount = (e.amount < 0 ? "−" : "+") + number.text;
      const char* words = row(s.lang, "{0}: {1} counter ({2})", "{0}: marcador {1} ({2})",
                              "{0}: contador {1} ({2})", "{0}: segnalino {1} ({2})");
      return fill_row(s.lang, words, {name, counter, amount});
    }
    case LogEvent::attack:
      return line("{1} attacks {2:o}", "{1} [1:ataca|atacam] {2:o}",
                  "{1} [2:te ||][1:ataca|atacan][2:| a {2:o}| a {2:o}]",
                  "{1} [2:ti ||][1:attacca|attaccano][2:| {2:o}| {2:o}]");
    case LogEvent::block:
      return line("{1} blocks {2:o}", "{1} [1:bloqueia|bloqueiam] {2:o}",
                  "{1} [1:bloquea|bloquean] a {2:o}", "{1} [1:blocca|bloccano] {2:o}");
    case LogEvent::step:
      return step_full_name(Step(e.value), s.lang, s.words);
    case LogEvent::turn:
      return line("Turn {3}: {0:o}", "Turno {3}: {0:o}", "Turno {3}: [0:tú|{0:o}|{0:o}]",
                  "Turno {3}: [0:tu|{0:o}|{0:o}]");
    case LogEvent::shuffle:
      return line("{0} [0:you shuffle|shuffles|shuffle]",
                  "{0} [0:você embaralha|embaralha|embaralham]", "{0} [0:barajas|baraja|barajan]",
                  "{0} [0:rimescoli|rimescola|rimescolano]");
    case LogEvent::play_land:
      return line("{0} [0:you play|plays|play] {1}", "{0} [0:você joga|joga|jogam] {1}",
                  "{0} [0:juegas|juega|juegan] {1}", "{0} [0:giochi|gioca|giocano] {1}");
    case LogEvent::mulligan:
      return line("{0} [0:you take|takes|take] a mulligan to {3}",
                  "{0} [0:você faz|faz|fazem] mulligan para {3}",
                  "{0} [0:haces|hace|hacen] mulligan a {3}", "{0} [0:fai|fa|fanno] mulligan a {3}");
    case LogEvent::keep:
      return line("{0} [0:you keep your|keeps their|keep their] hand",
                  "{0} [0:você mantém|mantém|mantêm] a mão",
                  "{0} [0:te quedas|se queda|se quedan] con la mano",
                  "{0} [0:tieni|tiene|tengono] la mano");
    case LogEvent::reveal:
      return line("{1} is revealed", "[1:Revela|Revelam]-se {1}", "Se [1:muestra|muestran] {1}",
                  "[1:Viene|Vengono] rivelat[1:o|a|i|e]: {1}");
    case LogEvent::win:
      return line("{0} [0:you win|wins|win] the game", "{0} [0:você vence|vence|vencem] a partida",
                  "{0} [0:ganas|gana|ganan] la partida", "{0} [0:vinci|vince|vincono] la partita");
    case LogEvent::lose_game:
      return line("{0} [0:you lose|loses|lose] the game",
                  "{0} [0:você perde|perde|perdem] a partida",
                  "{0} [0:pierdes|pierde|pierden] la partida",
                  "{0} [0:perdi|perde|perdono] la partita") +
             loss_words(s, e.value);
    case LogEvent::draw_game:
      return row(s.lang, "The game is a draw", "A partida termina empatada",
                 "La partida termina en empate", "La partita finisce in parità");
    case LogEvent::choose:
      return {};
    case LogEvent::coin:
      return e.value ? line("{0} [0:you win|wins|win] the coin flip",
                            "{0} [0:você ganha|ganha|ganham] no cara ou coroa",
                            "{0} [0:ganas|gana|ganan] el lanzamiento de moneda",
                            "{0} [0:vinci|vince|vincono] il lancio della moneta")
                     : line("{0} [0:you lose|loses|lose] the coin flip",
                            "{0} [0:você perde|perde|perdem] no cara ou coroa",
                            "{0} [0:pierdes|pierde|pierden] el lanzamiento de moneda",
                            "{0} [0:perdi|perde|perdono] il lancio della moneta");
    case LogEvent::pass:
      return {};
    case LogEvent::transform:
      return e.other_card
                 ? line("{1} becomes a copy of {2}", "{1} se [1:torna|tornam] uma cópia de {2}",
                        "{1} se [1:convierte|convierten] en una copia de {2}",
                        "{1} [1:diventa|diventano] una copia di {2}")
                 : line("{1} is turned face up", "[1:Vira|Viram]-se com a face para cima: {1}",
                        "{1} se [1:pone|ponen] boca arriba",
                        "[1:Viene|Vengono] girat[1:o|a|i|e] a faccia in su: {1}");
    case LogEvent::window:
      return window_name(e.value, s.lang);
    case LogEvent::put_on_stack:
      return action_name(e.value, s.lang) + " → " + waiting_name(s.lang, s.words);
    case LogEvent::count:
      break;
  }
  return {};
}

}  // namespace upkeep
