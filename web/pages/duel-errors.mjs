// What is wrong with a `.duel` text, in the reader's language. The reader of the format says it in English, as one shape:
// what was found, and "; expected …". What is not known here stays English, the words of the format always do.
import { language, words } from '../words.mjs';

const word = words({
  expected: ['expected {0}', 'esperado: {0}', 'se espera: {0}', 'atteso: {0}'],
  meant: ['did you mean {0}?', 'quis dizer {0}?', '¿querías decir {0}?', 'intendevi {0}?'],
  or: ['or', 'ou', 'o', 'o'],
  ends: ['the line ends here', 'a linha acaba aqui', 'la línea acaba aquí', 'la riga finisce qui'],
  notUnderstood: ['“{0}” is not understood here', '“{0}” não se entende aqui', '«{0}» no se entiende aquí', '“{0}” qui non si capisce'],
  noZone: ['“{0}” is no zone', '“{0}” não é uma zona', '«{0}» no es una zona', '“{0}” non è una zona'],
  noCard: ['“{0}” is no card', '“{0}” não é um card', '«{0}» no es una carta', '“{0}” non è una carta'],
  noSwitch: ['“{0}” is no switch', '“{0}” não é uma opção de regras', '«{0}» no es una opción de reglas', '“{0}” non è un’opzione di regole'],
  noValue: ['“{0}” is no value of {1}', '“{0}” não é um valor de {1}', '«{0}» no es un valor de {1}', '“{0}” non è un valore di {1}'],
  noReason: ['“{0}” is no reason', '“{0}” não é um motivo', '«{0}» no es un motivo', '“{0}” non è un motivo'],
  openQuote: ['a quote is not closed', 'umas aspas não foram fechadas', 'unas comillas no se cierran', 'delle virgolette non sono chiuse'],
  emptyQuote: ['the quoted name is empty', 'o nome entre aspas está vazio', 'el nombre entre comillas está vacío', 'il nome fra virgolette è vuoto'],
  notPermanent: ['“{0}” cannot be in play', '“{0}” não pode estar em jogo', '«{0}» no puede estar en juego', '“{0}” non può essere in gioco'],
  notInPlay: ['“{0}” is not in play', '“{0}” não está em jogo', '«{0}» no está en juego', '“{0}” non è in gioco'],
  several: ['“{0}” could be {1}', '“{0}” pode ser {1}', '«{0}» puede ser {1}', '“{0}” può essere {1}'],
  twice: ['{0} is given twice', '{0} aparece duas vezes', '{0} aparece dos veces', '{0} compare due volte'],
  already: ['said already in line {0}', 'já dito na linha {0}', 'ya dicho en la línea {0}', 'già detto alla riga {0}'],
  rulesTwice: ['the rules are said twice', 'as regras são ditas duas vezes', 'las reglas se dicen dos veces', 'le regole sono dette due volte'],
  seedTwice: ['the seed is said twice', 'a semente é dita duas vezes', 'la semilla se dice dos veces', 'il seme è detto due volte'],
  tooMany: ['too many of these', 'são demais', 'son demasiados', 'sono troppi'],
  noRoom: ['no room for this in {0}', 'não há lugar para isto em {0}', 'no hay sitio para esto en {0}', 'non c’è posto per questo in {0}'],
  afterEnd: ['a line after `end`', 'uma linha depois de `end`', 'una línea después de `end`', 'una riga dopo `end`'],
  number: ['a number', 'um número', 'un número', 'un numero'],
  range: ['a number from {0} to {1}', 'um número de {0} a {1}', 'un número de {0} a {1}', 'un numero da {0} a {1}'],
  lineEnd: ['the end of the line', 'o fim da linha', 'el final de la línea', 'la fine della riga'],
  name: ['a name', 'um nome', 'un nombre', 'un nome'],
  cardName: ['the English name of a card', 'o nome de um card em inglês', 'el nombre de una carta en inglés', 'il nome di una carta in inglese'],
  statement: ['a line of the format', 'uma linha do formato', 'una línea del formato', 'una riga del formato'],
  once: ['it once', 'uma só vez', 'una sola vez', 'una volta sola'],
  player: ['a player: A, B, C or D', 'um jogador: A, B, C ou D', 'un jugador: A, B, C o D', 'un giocatore: A, B, C o D'],
  colon: ['a colon', 'dois-pontos', 'dos puntos', 'due punti'],
  permanent: ['a permanent', 'uma permanente', 'un permanente', 'un permanente'],
  line: ['one line `rules`', 'uma só linha `rules`', 'una sola línea `rules`', 'una sola riga `rules`'],
  quote: ['another " in this line', 'outro " nesta linha', 'otro " en esta línea', 'altre " in questa riga'],
  oneOf: ['one of: {0}', 'um destes: {0}', 'uno de: {0}', 'uno di: {0}'],
  upTo: ['up to {0}', 'até {0}', 'hasta {0}', 'fino a {0}'],
  mana: ['mana such as {0}', 'mana como {0}', 'maná como {0}', 'mana come {0}'],
  step: ['a step such as {0}', 'uma etapa como {0}', 'un paso como {0}', 'una fase come {0}'],
  another: ['another one', 'outro', 'otro', 'un altro'],
  nothing: ['nothing, or another `end`', 'nada, ou outro `end`', 'nada, u otro `end`', 'nulla, o un altro `end`'],
  label: ['one, told apart by a label', 'um só, distinguido por um rótulo', 'uno solo, distinguido por una etiqueta', 'uno solo, distinto da un’etichetta'],
});

const FOUND = [
  [/^the line ends here$/, 'ends'], [/^"(.*)" is not understood(?: here)?$/s, 'notUnderstood'], [/^"(.*)" is no zone$/s, 'noZone'],
  [/^"(.*)" is no card(?: here)?$/s, 'noCard'], [/^"(.*)" is no switch$/s, 'noSwitch'], [/^"(.*)" is no value of (.*)$/s, 'noValue'],
  [/^"(.*)" is no reason$/s, 'noReason'], [/^a quote is not closed$/, 'openQuote'], [/^the quoted name is empty$/, 'emptyQuote'],
  [/^"(.*)" cannot be in play$/s, 'notPermanent'], [/^"(.*)" is not in play$/s, 'notInPlay'], [/^"(.*)" could be (.*)$/s, 'several'],
  [/^(.*) is given twice$/s, 'twice'], [/^said already in line (\d+)$/, 'already'], [/^the rules are said twice$/, 'rulesTwice'],
  [/^the seed is said twice$/, 'seedTwice'], [/^too many .*$/, 'tooMany'], [/^no room for this in (.*)$/, 'noRoom'], [/^a line after `end`$/, 'afterEnd'],
];
const EXPECTED = [
  [/^(?:a number|.*, a number) from (-?\d+) to (\d+)$/, 'range'], [/^a number(?: below .*)?$/, 'number'], [/^the end of the line$/, 'lineEnd'], [/^(?:a )?name$/, 'name'],
  [/^(?:a card name|the English name of one)$/, 'cardName'], [/^a statement$/, 'statement'], [/^it once$/, 'once'], [/^a player: A, B, C or D$/, 'player'],
  [/^a colon$/, 'colon'], [/^a permanent$/, 'permanent'], [/^one line `rules`$/, 'line'], [/^another " in this line$/, 'quote'], [/^one of: (.*)$/s, 'oneOf'],
  [/^up to (\d+)$/, 'upTo'], [/^mana such as (\w+)$/, 'mana'], [/^a step such as (.*)$/, 'step'], [/^another one$/, 'another'], [/^nothing, or another `end`$/, 'nothing'],
  [/^one, told apart by a label$/, 'label'],
];
// Words of the format and nothing else: "play, hand, library or deck".
const LIST = /^[@\w+/-]+(?:, [@\w+/-]+)*(?:,? or [@\w+/-]+)?$/;

function found(table, text) {
  for (const [pattern, key] of table) {
    const m = pattern.exec(text);
    if (m) return word(key, ...m.slice(1).map((t) => (LIST.test(t) ? listed(t) : t)));
  }
  return null;
}
const listed = (text) => text.replace(/,? or /, ` ${word('or')} `);

export function wrongOf(message) {
  if (language() === 'en') return message;
  const guess = / \(did you mean (.*?)\?\)/.exec(message)?.[1];
  const body = message.replace(/ \(did you mean .*?\?\)/, '');
  const at = body.indexOf('; expected ');
  const head = at < 0 ? body : body.slice(0, at);
  const tail = at < 0 ? '' : body.slice(at + 11);
  const said = found(FOUND, head) ?? head;
  const wanted = tail && word('expected', found(EXPECTED, tail) ?? (LIST.test(tail) ? listed(tail) : tail));
  return [said, wanted].filter(Boolean).join('; ') + (guess ? ` (${word('meant', guess)})` : '');
}
