// The log: one line for each event that a reader needs to know, in the present tense.
#include "grammar.h"
#include "phrases.h"
#include "rows.h"

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

Np object_np(const Speech& s, u16 card, bool hidden) {
  if (hidden || !card) return Np(row(s.lang, "a card", "um card", "una carta", "una carta"));
  return Np(card_name(s.db, card, s.lang));
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
  const Np what = object_np(s, e.card, hidden);
  // An ability whose source is not told is named after itself.
  const bool source = e.type == EventType::trigger || e.type == EventType::activate;
  const bool nameless = e.type == EventType::target && e.other;
  const Np other = e.other_card ? object_np(s, e.other_card, false)
                   : source     ? what
                   : nameless   ? object_np(s, 0, true)
                                : who;
  const Np number(std::to_string(e.amount < 0 ? -e.amount : e.amount),
                  e.amount != 1 && e.amount != -1);
  auto line = [&](const char* en, const char* pt, const char* es, const char* it) {
    return capital(
        lower_contract(s.lang, expand(t, row(s.lang, en, pt, es, it), {who, what, other, number})));
  };
  switch (e.type) {
    case EventType::cast:
      if (s.words == Vocabulary::classic)
        return line("{0} [0:you play|plays|play] {1}", "{0} [0:você joga|joga|jogam] {1}",
                    "{0} [0:juegas|juega|juegan] {1}", "{0} [0:giochi|gioca|giocano] {1}");
      return line("{0} [0:you cast|casts|cast] {1}", "{0} [0:você conjura|conjura|conjuram] {1}",
                  "{0} [0:lanzas|lanza|lanzan] {1}", "{0} [0:lanci|lancia|lanciano] {1}");
    case EventType::activate:
      return line(
          "{0} [0:you use|uses|use] {2:s} ability", "{0} [0:você usa|usa|usam] a habilidade de {2}",
          "{0} [0:usas|usa|usan] la habilidad de {2}", "{0} [0:usi|usa|usano] l'abilità di {2}");
    case EventType::trigger:
      return line("{2:s} ability triggers", "A habilidade de {2} é desencadeada",
                  "La habilidad de {2} se dispara", "L'abilità di {2} si innesca");
    case EventType::target:
      return line("{1} → {2:o}", "{1} → {2:o}", "{1} → {2:o}", "{1} → {2:o}");
    case EventType::resolve:
      if (!e.card && e.value) return capital(resolves_line(action_name(e.value, s.lang), s.lang));
      return e.other_card
                 ? line("{2:s} ability resolves", "Resolve-se a habilidade de {2}",
                        "La habilidad de {2} se resuelve", "L'abilità di {2} si risolve")
                 : line("{1} resolves", "Resolve-se {1}", "{1} se resuelve", "{1} si risolve");
    case EventType::countered:
      return line("{1} is countered", "Anula-se {1}", "Se contrarresta {1}",
                  "Viene neutralizzato: {1}");
    case EventType::failed:
      return line("{1} has no legal target left and does nothing",
                  "{1} não tem mais alvo válido e não faz nada",
                  "{1} ya no tiene objetivo legal y no hace nada",
                  "{1} non ha più bersagli legali e non fa nulla");
    case EventType::fizzle:
      return line("{0} [0:you take|takes|take] {1} back",
                  "{0} [0:você desiste|desiste|desistem] de {1}",
                  "{0} [0:te retractas|se retracta|se retractan] de {1}",
                  "{0} [0:ritiri|ritira|ritirano] {1}");
    case EventType::damage:
      return line(
          "{1} deals {3} damage to {2:o}", "{1} causa {3} [3:ponto|pontos] de dano a {2:o}",
          "{1} [2:te hace|hace|hace] {3} [3:punto|puntos] de daño[2:| a {2:o}| a {2:o}]",
          "{1} [2:ti infligge|infligge|infligge] {3} [3:danno|danni][2:| a {2:o}| a {2:o}]");
    case EventType::prevent:
      return line("{3} damage to {2:o} is prevented",
                  "[3:Previne-se|Previnem-se] {3} [3:ponto|pontos] de dano a {2:o}",
                  "Se [3:previene|previenen] {3} [3:punto|puntos] de daño a {2:o}",
                  "[3:Viene prevenuto|Vengono prevenuti] {3} [3:danno|danni] a {2:o}");
    case EventType::lose:
      return line("{0} [0:you lose|loses|lose] {3} life",
                  "{0} [0:você perde|perde|perdem] {3} [3:ponto|pontos] de vida",
                  "{0} [0:pierdes|pierde|pierden] {3} [3:vida|vidas]",
                  "{0} [0:perdi|perde|perdono] {3} [3:punto|punti] vita");
    case EventType::gain:
      return line("{0} [0:you gain|gains|gain] {3} life",
                  "{0} [0:você ganha|ganha|ganham] {3} [3:ponto|pontos] de vida",
                  "{0} [0:ganas|gana|ganan] {3} [3:vida|vidas]",
                  "{0} [0:guadagni|guadagna|guadagnano] {3} [3:punto|punti] vita");
    case EventType::mana_burn:
      return line("{0} [0:you lose|loses|lose] {3} life to mana burn",
                  "{0} [0:você perde|perde|perdem] {3} [3:ponto|pontos] de vida por queima de mana",
                  "{0} [0:pierdes|pierde|pierden] {3} [3:vida|vidas] por quemadura de maná",
                  "{0} [0:perdi|perde|perdono] {3} [3:punto|punti] vita per bruciatura da mana");
    case EventType::mana: {
      if (e.value >= kManaKinds) return {};
      std::string symbols;
      for (int i = 0; i < e.amount && i < 12; ++i)
        symbols += std::string("{") + "WUBRGC"[e.value] + "}";
      std::string text =
          line("{0} [0:you add|adds|add] ", "{0} [0:você adiciona|adiciona|adicionam] ",
               "{0} [0:agregas|agrega|agregan] ", "{0} [0:aggiungi|aggiunge|aggiungono] ");
      return text + " " + symbols;
    }
    case EventType::dies:
      return line("{1} %goes to the graveyard|dies%", "{1} %vai para o cemitério|morre%",
                  "{1} %va al cementerio|muere%", "{1} %va al cimitero|muore%");
    case EventType::destroy:
      return line("{1} is destroyed", "Destrói-se {1}", "Se destruye {1}", "Viene distrutto: {1}");
    case EventType::bury:
      return line("%{1} is buried|{1} is destroyed and can't be regenerated%",
                  "%Enterra-se {1}|Destrói-se {1}, sem regeneração%",
                  "%Se entierra {1}|Se destruye {1}, sin regeneración%",
                  "%Viene seppellito: {1}|Viene distrutto senza rigenerazione: {1}%");
    case EventType::sacrifice:
      return line("{0} [0:you sacrifice|sacrifices|sacrifice] {1}",
                  "{0} [0:você sacrifica|sacrifica|sacrificam] {1}",
                  "{0} [0:sacrificas|sacrifica|sacrifican] {1}",
                  "{0} [0:sacrifichi|sacrifica|sacrificano] {1}");
    case EventType::regenerate:
      return line("{1} regenerates", "{1} se regenera", "{1} se regenera", "{1} si rigenera");
    case EventType::exile:
      return line("{1} is %removed from the game|exiled%", "%Remove-se do jogo: {1}|Exila-se {1}%",
                  "%Se retira del juego: {1}|Se exilia {1}%",
                  "%Viene rimosso dal gioco: {1}|Viene esiliato: {1}%");
    case EventType::return_hand:
      return line("{1} returns to its owner's hand", "{1} volta para a mão de seu dono",
                  "{1} regresa a la mano de su propietario", "{1} torna in mano al proprietario");
    case EventType::move: {
      const std::string from = zone_label(Zone(e.amount), s.lang, s.words),
                        to = zone_label(Zone(e.value), s.lang, s.words);
      return capital(what.text) + ": " + from + " → " + to;
    }
    case EventType::discard:
      return line("{0} [0:you discard|discards|discard] {1}",
                  "{0} [0:você descarta|descarta|descartam] {1}",
                  "{0} [0:descartas|descarta|descartan] {1}", "{0} [0:scarti|scarta|scartano] {1}");
    case EventType::draw:
      return line("{0} [0:you draw|draws|draw] {1}", "{0} [0:você compra|compra|compram] {1}",
                  "{0} [0:robas|roba|roban] {1}", "{0} [0:peschi|pesca|pescano] {1}");
    case EventType::mill:
      return line(
          "{1} goes from {0:s} library to the graveyard",
          "{1} vai [0:do seu grimório|do grimório de {0:o}|do grimório de {0:o}] para o cemitério",
          "{1} va [0:de tu biblioteca|de la biblioteca de {0:o}|de la biblioteca de {0:o}] al "
          "cementerio",
          "{1} va [0:dal tuo grimorio|dal grimorio di {0:o}|dal grimorio di {0:o}] al cimitero");
    case EventType::enter:
      return line("{1} %comes into play|enters the battlefield%",
                  "{1} entra %em jogo|no campo de batalha%",
                  "{1} entra %en juego|al campo de batalla%",
                  "{1} entra %in gioco|nel campo di battaglia%");
    case EventType::leave:
      return line("{1} leaves %play|the battlefield%", "{1} deixa %o jogo|o campo de batalha%",
                  "{1} deja %el juego|el campo de batalla%",
                  "{1} lascia %il gioco|il campo di battaglia%");
    case EventType::token:
      return line("A token appears: {1}", "Surge uma ficha: {1}", "Aparece una ficha: {1}",
                  "Appare una pedina: {1}");
    case EventType::tap:
      return line("{1} taps", "{1} vira", "{1} se gira", "{1} TAPpa");
    case EventType::untap:
      return line("{1} untaps", "{1} desvira", "{1} se endereza", "{1} STAPpa");
    case EventType::attach:
      return line("{1} is attached to {2:o}", "{1} fica em {2:o}", "{1} queda sobre {2:o}",
                  "{1} va su {2:o}");
    case EventType::control:
      return line("{0} [0:you gain|gains|gain] control of {1}",
                  "{0} [0:você ganha|ganha|ganham] o controle de {1}",
                  "{0} [0:ganas|gana|ganan] el control de {1}",
                  "{0} [0:prendi|prende|prendono] il controllo di {1}");
    case EventType::own:
      return line("{0} [0:you now own|now owns|now own] {1}", "{1} agora pertence a {0:o}",
                  "{1} ahora [0:te pertenece|pertenece a {0:o}|pertenece a {0:o}]",
                  "{1} ora [0:ti appartiene|appartiene a {0:o}|appartiene a {0:o}]");
    case EventType::counter: {
      const std::string counter = counter_words(s, e.value);
      const std::string name = e.card ? capital(what.text) : player_label(s, e.player);
      const std::string amount = (e.amount < 0 ? "−" : "+") + number.text;
      const char* words = row(s.lang, "{0}: {1} counter ({2})", "{0}: marcador {1} ({2})",
                              "{0}: contador {1} ({2})", "{0}: segnalino {1} ({2})");
      return fill_row(words, {name, counter, amount});
    }
    case EventType::attack:
      return line("{1} attacks {2:o}", "{1} ataca {2:o}",
                  "{1} [2:te ataca|ataca a {2:o}|ataca a {2:o}]",
                  "{1} [2:ti attacca|attacca {2:o}|attacca {2:o}]");
    case EventType::block:
      return line("{1} blocks {2:o}", "{1} bloqueia {2:o}", "{1} bloquea a {2:o}",
                  "{1} blocca {2:o}");
    case EventType::step:
      return step_full_name(Step(e.value), s.lang, s.words);
    case EventType::turn:
      return line("Turn {3}: {0:o}", "Turno {3}: {0:o}", "Turno {3}: [0:tú|{0:o}|{0:o}]",
                  "Turno {3}: [0:tu|{0:o}|{0:o}]");
    case EventType::shuffle:
      return line("{0} [0:you shuffle|shuffles|shuffle]",
                  "{0} [0:você embaralha|embaralha|embaralham]", "{0} [0:barajas|baraja|barajan]",
                  "{0} [0:rimescoli|rimescola|rimescolano]");
    case EventType::play_land:
      return line("{0} [0:you play|plays|play] {1}", "{0} [0:você joga|joga|jogam] {1}",
                  "{0} [0:juegas|juega|juegan] {1}", "{0} [0:giochi|gioca|giocano] {1}");
    case EventType::mulligan:
      return line("{0} [0:you take|takes|take] a mulligan to {3}",
                  "{0} [0:você faz|faz|fazem] mulligan para {3}",
                  "{0} [0:haces|hace|hacen] mulligan a {3}", "{0} [0:fai|fa|fanno] mulligan a {3}");
    case EventType::keep:
      return line("{0} [0:you keep your|keeps their|keep their] hand",
                  "{0} [0:você mantém|mantém|mantêm] a mão",
                  "{0} [0:te quedas|se queda|se quedan] con la mano",
                  "{0} [0:tieni|tiene|tengono] la mano");
    case EventType::reveal:
      return line("{1} is revealed", "Revela-se {1}", "Se muestra {1}", "Viene rivelata: {1}");
    case EventType::win:
      return line("{0} [0:you win|wins|win] the game", "{0} [0:você vence|vence|vencem] a partida",
                  "{0} [0:ganas|gana|ganan] la partida", "{0} [0:vinci|vince|vincono] la partita");
    case EventType::lose_game:
      return line("{0} [0:you lose|loses|lose] the game",
                  "{0} [0:você perde|perde|perdem] a partida",
                  "{0} [0:pierdes|pierde|pierden] la partida",
                  "{0} [0:perdi|perde|perdono] la partita") +
             loss_words(s, e.value);
    case EventType::draw_game:
      return row(s.lang, "The game is a draw", "A partida termina empatada",
                 "La partida termina en empate", "La partita finisce in parità");
    case EventType::choose:
      return {};
    case EventType::coin:
      return e.value ? line("{0} [0:you win|wins|win] the coin flip",
                            "{0} [0:você ganha|ganha|ganham] no cara ou coroa",
                            "{0} [0:ganas|gana|ganan] el lanzamiento de moneda",
                            "{0} [0:vinci|vince|vincono] il lancio della moneta")
                     : line("{0} [0:you lose|loses|lose] the coin flip",
                            "{0} [0:você perde|perde|perdem] no cara ou coroa",
                            "{0} [0:pierdes|pierde|pierden] el lanzamiento de moneda",
                            "{0} [0:perdi|perde|perdono] il lancio della moneta");
    case EventType::pass:
      return {};
    case EventType::transform:
      return e.other_card
                 ? line("{1} becomes a copy of {2}", "{1} se torna uma cópia de {2}",
                        "{1} se convierte en una copia de {2}", "{1} diventa una copia di {2}")
                 : line("{1} is turned face up", "Vira-se com a face para cima: {1}",
                        "{1} se pone boca arriba", "Viene girata a faccia in su: {1}");
    case EventType::window:
      return window_name(e.value, s.lang);
    case EventType::waits:
      return action_name(e.value, s.lang) + " → " + waiting_name(s.lang, s.words);
    case EventType::count:
      break;
  }
  return {};
}

}  // namespace upkeep
