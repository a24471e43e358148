// Errors that an embedded board reports. The `code` beside them is the same in every language.
import { loadSymbols, spokenSymbols, withSymbols } from '../app/symbols.mjs';
import { words } from '../app/words.mjs';

export const wrong = words({
  tooMany: ['too many messages', 'mensagens demais', 'demasiados mensajes', 'troppi messaggi'],
  version: ['this board speaks version {0}', 'este tabuleiro fala a versão {0}', 'este tablero habla la versión {0}', 'questo tavolo parla la versione {0}'],
  noId: ['expected a message with an id', 'esperada uma mensagem com um id', 'se espera un mensaje con un id', 'atteso un messaggio con un id'],
  noMethod: ['there is no method "{0}"', 'não existe o método "{0}"', 'no existe el método "{0}"', 'il metodo "{0}" non esiste'],
  arguments: ['{0}: arguments expected: {1}', '{0}: argumentos esperados: {1}', '{0}: argumentos esperados: {1}', '{0}: argomenti attesi: {1}'],
  argument: ['argument {0} of {1} is not what it takes', 'o argumento {0} de {1} não é o que ele aceita', 'el argumento {0} de {1} no es lo que admite', 'l’argomento {0} di {1} non è quello che accetta'],
  field: ['{0}: expected one of {1}', '{0}: esperado um destes: {1}', '{0}: se espera uno de estos: {1}', '{0}: atteso uno di questi: {1}'],
  noText: ['expected the text of a position', 'esperado o texto de uma posição', 'se espera el texto de una posición', 'atteso il testo di una posizione'],
  badLink: ['the text in this link could not be read', 'o texto deste link não pôde ser lido', 'no se pudo leer el texto de este enlace', 'il testo di questo link non è leggibile'],
  noPosition: ['this board opens links to positions; the link is of a duel from decks', 'este tabuleiro abre links de posições; este é de um duelo com decks', 'este tablero abre enlaces de posiciones; este es de un duelo con mazos', 'questo tavolo apre link di posizioni; questo è di un duello con mazzi'],
  allow: ['allow: expected all, none, or cast, activate, play, attack, block, mana, special, pass', 'allow: esperado all, none, ou cast, activate, play, attack, block, mana, special, pass', 'allow: se espera all, none, o cast, activate, play, attack, block, mana, special, pass', 'allow: atteso all, none, o cast, activate, play, attack, block, mana, special, pass'],
  noStep: ['expected a step from 0 to {0}', 'esperado um passo de 0 a {0}', 'se espera un paso de 0 a {0}', 'atteso un passo da 0 a {0}'],
  noEra: ['the text does not name {0}', 'o texto não indica {0}', 'el texto no indica {0}', 'il testo non indica {0}'],
});

// A text with mana symbols; until their pictures are loaded, their names.
export function showText(place, text) {
  place.replaceChildren(...spokenSymbols(text));
  if (!text.includes('{')) return;
  const now = [...place.childNodes];
  loadSymbols().then(() => {
    if (place.contains(now[0])) place.replaceChildren(...withSymbols(text));
  });
}
