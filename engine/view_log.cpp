// The log: one line for what happened, in the four languages, as one seat may read it.
#include <initializer_list>

#include "view.h"
#include "view_words.h"

namespace upkeep {
namespace {

struct Line {
  const char* in[kLangs];
};

std::string fill(const Line& line, Lang lang, std::initializer_list<std::string> args) {
  std::string out;
  for (const char* p = line.in [int(lang)]; *p; ++p) {
    if (p[0] == '{' && p[1] >= '0' && p[1] <= '9' && p[2] == '}') {
      const std::size_t i = std::size_t(p[1] - '0');
      if (i < args.size()) out += *(args.begin() + i);
      p += 2;
    } else {
      out += *p;
    }
  }
  return out;
}

// Entering and attaching have no line: the spell that does it has resolved one line before.
// {0} the player, {1} the object, {2} the other object or the player concerned, {3} the number.
const Line* line_of(EventType type) {
  static constexpr Line kCast{
      {"{0} casts {1}.", "{0} conjura {1}.", "{0} lanza {1}.", "{0} lancia {1}."}};
  static constexpr Line kActivate{
      {"{0} activates an ability of {1}.", "{0} ativa uma habilidade de {1}.",
       "{0} activa una habilidad de {1}.", "{0} attiva un'abilità di {1}."}};
  static constexpr Line kTrigger{
      {"An ability of {1} triggers.", "Uma habilidade de {1} é desencadeada.",
       "Se dispara una habilidad de {1}.", "Si innesca un'abilità di {1}."}};
  static constexpr Line kTarget{{"{1} → {2}", "{1} → {2}", "{1} → {2}", "{1} → {2}"}};
  static constexpr Line kResolve{
      {"{1} resolves.", "{1} é resolvido.", "{1} se resuelve.", "Si risolve {1}."}};
  static constexpr Line kCountered{
      {"{1} is countered.", "{1} é anulado.", "{1} se contrarresta.", "{1} viene neutralizzato."}};
  static constexpr Line kFailed{{"{1} has no legal target left.", "{1} não tem mais alvo válido.",
                                 "{1} ya no tiene objetivo legal.",
                                 "{1} non ha più bersagli legali."}};
  static constexpr Line kFizzle{{"{0} takes {1} back.", "{0} volta atrás com {1}.",
                                 "{0} se retracta de {1}.", "{0} annulla {1}."}};
  static constexpr Line kDamage{{"{1} deals {3} damage to {2}.", "{1} causa {3} de dano a {2}.",
                                 "{1} hace {3} de daño a {2}.", "{1} infligge {3} danni a {2}."}};
  static constexpr Line kPrevent{
      {"{3} damage to {2} is prevented.", "{3} de dano a {2} é prevenido.",
       "Se previenen {3} de daño a {2}.", "Vengono prevenuti {3} danni a {2}."}};
  static constexpr Line kLose{{"{0} loses {3} life.", "{0} perde {3} de vida.",
                               "{0} pierde {3} vidas.", "{0} perde {3} punti vita."}};
  static constexpr Line kGain{{"{0} gains {3} life.", "{0} ganha {3} de vida.",
                               "{0} gana {3} vidas.", "{0} guadagna {3} punti vita."}};
  static constexpr Line kBurn{{"{0} takes {3} from mana burn.", "{0} sofre {3} de queima de mana.",
                               "{0} pierde {3} por quemadura de maná.",
                               "{0} perde {3} per bruciatura di mana."}};
  static constexpr Line kDies{{"{1} goes to the graveyard.", "{1} vai para o cemitério.",
                               "{1} va al cementerio.", "{1} va al cimitero."}};
  static constexpr Line kSacrifice{
      {"{0} sacrifices {1}.", "{0} sacrifica {1}.", "{0} sacrifica {1}.", "{0} sacrifica {1}."}};
  static constexpr Line kRegenerate{
      {"{1} regenerates.", "{1} se regenera.", "{1} se regenera.", "{1} si rigenera."}};
  static constexpr Line kExile{
      {"{1} is exiled.", "{1} é exilado.", "{1} se exilia.", "{1} viene esiliato."}};
  static constexpr Line kReturn{
      {"{1} returns to its owner's hand.", "{1} volta para a mão de quem é dono.",
       "{1} regresa a la mano de su propietario.", "{1} torna in mano al suo proprietario."}};
  static constexpr Line kDiscard{
      {"{0} discards {1}.", "{0} descarta {1}.", "{0} descarta {1}.", "{0} scarta {1}."}};
  static constexpr Line kDraw{
      {"{0} draws {1}.", "{0} compra {1}.", "{0} roba {1}.", "{0} pesca {1}."}};
  static constexpr Line kMill{{"{1} goes from {0}'s library to the graveyard.",
                               "{1} vai do grimório de {0} para o cemitério.",
                               "{1} va de la biblioteca de {0} al cementerio.",
                               "{1} va dal grimorio di {0} al cimitero."}};
  static constexpr Line kToken{{"{0} creates a token: {1}.", "{0} cria uma ficha: {1}.",
                                "{0} crea una ficha: {1}.", "{0} crea una pedina: {1}."}};
  static constexpr Line kControl{{"{0} gains control of {1}.", "{0} ganha o controle de {1}.",
                                  "{0} gana el control de {1}.",
                                  "{0} prende il controllo di {1}."}};
  static constexpr Line kAttack{
      {"{1} attacks {2}.", "{1} ataca {2}.", "{1} ataca a {2}.", "{1} attacca {2}."}};
  static constexpr Line kBlock{
      {"{1} blocks {2}.", "{1} bloqueia {2}.", "{1} bloquea a {2}.", "{1} blocca {2}."}};
  static constexpr Line kTurn{
      {"Turn {3}: {0}", "Turno {3}: {0}", "Turno {3}: {0}", "Turno {3}: {0}"}};
  static constexpr Line kShuffle{
      {"{0} shuffles.", "{0} embaralha.", "{0} baraja.", "{0} rimescola."}};
  static constexpr Line kLand{
      {"{0} plays {1}.", "{0} joga {1}.", "{0} juega {1}.", "{0} gioca {1}."}};
  static constexpr Line kMulligan{
      {"{0} takes a mulligan: {3} cards.", "{0} pede mulligan: {3} cards.",
       "{0} hace mulligan: {3} cartas.", "{0} fa mulligan: {3} carte."}};
  static constexpr Line kKeep{{"{0} keeps {3} cards.", "{0} mantém {3} cards.",
                               "{0} se queda con {3} cartas.", "{0} tiene {3} carte."}};
  static constexpr Line kReveal{
      {"{1} is revealed.", "{1} é revelado.", "Se muestra {1}.", "Viene rivelato {1}."}};
  static constexpr Line kWin{
      {"{0} wins the duel.", "{0} vence o duelo.", "{0} gana el duelo.", "{0} vince il duello."}};
  static constexpr Line kDrawn{{"The duel is a draw.", "O duelo terminou empatado.",
                                "El duelo termina en empate.", "Il duello è patta."}};
  static constexpr Line kFaceUp{{"{1} is turned face up.", "{1} é virado para cima.",
                                 "{1} se pone boca arriba.", "{1} viene girato a faccia in su."}};
  switch (type) {
    case EventType::cast:
      return &kCast;
    case EventType::activate:
      return &kActivate;
    case EventType::trigger:
      return &kTrigger;
    case EventType::target:
      return &kTarget;
    case EventType::resolve:
      return &kResolve;
    case EventType::countered:
      return &kCountered;
    case EventType::failed:
      return &kFailed;
    case EventType::fizzle:
      return &kFizzle;
    case EventType::damage:
      return &kDamage;
    case EventType::prevent:
      return &kPrevent;
    case EventType::lose:
      return &kLose;
    case EventType::gain:
      return &kGain;
    case EventType::mana_burn:
      return &kBurn;
    case EventType::dies:
      return &kDies;
    case EventType::sacrifice:
      return &kSacrifice;
    case EventType::regenerate:
      return &kRegenerate;
    case EventType::exile:
      return &kExile;
    case EventType::return_hand:
      return &kReturn;
    case EventType::discard:
      return &kDiscard;
    case EventType::draw:
      return &kDraw;
    case EventType::mill:
      return &kMill;
    case EventType::token:
      return &kToken;
    case EventType::control:
      return &kControl;
    case EventType::attack:
      return &kAttack;
    case EventType::block:
      return &kBlock;
    case EventType::turn:
      return &kTurn;
    case EventType::shuffle:
      return &kShuffle;
    case EventType::play_land:
      return &kLand;
    case EventType::mulligan:
      return &kMulligan;
    case EventType::keep:
      return &kKeep;
    case EventType::reveal:
      return &kReveal;
    case EventType::win:
      return &kWin;
    case EventType::draw_game:
      return &kDrawn;
    case EventType::transform:
      return &kFaceUp;
    default:
      return nullptr;
  }
}

std::string loss_text(LossReason why, const std::string& who, Lang lang) {
  static constexpr Line kLost{{"{0} loses the duel.", "{0} perde o duelo.", "{0} pierde el duelo.",
                               "{0} perde il duello."}};
  static constexpr Line kLife{{"{0} has no life left and loses.", "{0} fica sem vida e perde.",
                               "{0} se queda sin vidas y pierde.",
                               "{0} non ha più punti vita e perde."}};
  static constexpr Line kLibrary{{"{0} cannot draw from an empty library and loses.",
                                  "{0} não pode comprar de um grimório vazio e perde.",
                                  "{0} no puede robar de una biblioteca vacía y pierde.",
                                  "{0} non può pescare da un grimorio vuoto e perde."}};
  static constexpr Line kPoison{
      {"{0} has ten poison counters and loses.", "{0} tem dez marcadores de veneno e perde.",
       "{0} tiene diez contadores de veneno y pierde.", "{0} ha dieci segnalini veleno e perde."}};
  static constexpr Line kConcede{{"{0} concedes.", "{0} concede.", "{0} concede.", "{0} concede."}};
  switch (why) {
    case LossReason::life:
      return fill(kLife, lang, {who});
    case LossReason::library:
      return fill(kLibrary, lang, {who});
    case LossReason::poison:
      return fill(kPoison, lang, {who});
    case LossReason::concede:
      return fill(kConcede, lang, {who});
    default:
      return fill(kLost, lang, {who});
  }
}

std::string counter_line(const Event& e, const std::string& on, Lang lang) {
  static constexpr Line kPut{{"{1} gets {3} × {2}.", "{1} recebe {3} × {2}.",
                              "{1} recibe {3} × {2}.", "{1} riceve {3} × {2}."}};
  static constexpr Line kTaken{{"{1} loses {3} × {2}.", "{1} perde {3} × {2}.",
                                "{1} pierde {3} × {2}.", "{1} perde {3} × {2}."}};
  const int n = e.amount < 0 ? -e.amount : e.amount;
  if (n == 0 || e.value >= kCounterKinds) return {};
  return fill(e.amount < 0 ? kTaken : kPut, lang,
              {"", on, counter_name(Counter(e.value), lang), std::to_string(n)});
}

bool hidden(const Event& e, u8 seat) {
  if (seat == kEverySeat) return false;
  if (seat >= kMaxPlayers)
    return e.hidden_from != 0;  // read by several, or by nobody in particular
  return (e.hidden_from >> seat & 1) != 0;
}

}  // namespace

std::string log_text(const Event& e, const CardDb& db, u8 seat, Lang lang, const ViewNames& names) {
  static constexpr Line kACard{{"a card", "um card", "una carta", "una carta"}};
  static constexpr Line kFaceDown{{"a face-down card", "um card virado para baixo",
                                   "una carta boca abajo", "una carta a faccia in giù"}};
  static constexpr Line kCoinWon{{"{0} wins the coin flip.", "{0} ganha o cara ou coroa.",
                                  "{0} gana el lanzamiento de moneda.",
                                  "{0} vince il lancio della moneta."}};
  static constexpr Line kCoinLost{{"{0} loses the coin flip.", "{0} perde o cara ou coroa.",
                                   "{0} pierde el lanzamiento de moneda.",
                                   "{0} perde il lancio della moneta."}};
  static constexpr Line kCopies{{"{1} becomes a copy of {2}.", "{1} vira uma cópia de {2}.",
                                 "{1} se convierte en copia de {2}.",
                                 "{1} diventa una copia di {2}."}};
  const std::string who = player_name(names, e.player);
  const auto named = [&](u16 card, const Line& unknown) {
    return card && !hidden(e, seat) ? card_name(db, card, lang) : fill(unknown, lang, {});
  };
  const bool in_hand = e.type == EventType::draw || e.type == EventType::move ||
                       e.type == EventType::mill || e.type == EventType::return_hand;
  const std::string what = named(e.card, in_hand ? kACard : kFaceDown);
  // What it was done to: an object, or a player.
  const std::string whom = e.other && e.other_card ? card_name(db, e.other_card, lang) : who;
  const std::string n = std::to_string(e.amount);
  switch (e.type) {
    case EventType::coin:
      return fill(e.value == 1 ? kCoinWon : kCoinLost, lang, {who});
    case EventType::lose_game:
      return loss_text(LossReason(e.value), who, lang);
    case EventType::counter:
      return counter_line(e, e.object ? what : who, lang);
    case EventType::damage:
    case EventType::prevent:
    case EventType::lose:
    case EventType::gain:
      if (e.amount <= 0) return {};
      break;
    case EventType::transform:
      // Turned face up, or a copy of something else from now on.
      if (e.other && e.other_card) return fill(kCopies, lang, {who, what, whom, n});
      break;
    default:
      break;
  }
  const Line* line = line_of(e.type);
  return line ? fill(*line, lang, {who, what, whom, n}) : std::string();
}

}  // namespace upkeep
