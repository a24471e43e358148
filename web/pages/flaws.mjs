// Translates error messages of the readers of files. The readers write English, and that is also the key: every
// sentence is in a table as [English, pt, es, it] with `{0}` for what varies, and phrases that can stand there have a
// table of their own. Words of the formats are never translated, and what is in no table stays English.
// tests/browser/flaws.mjs collects all messages from the sources of the readers and looks them up here.
import { language } from '../app/words.mjs';

const LANGS = ['en', 'pt', 'es', 'it'];

// [pattern, row], those with the most literal text first. A placeholder ends at the next semicolon, unless it is
// quoted or ends the sentence after a colon; in very short sentences it is a single word.
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
function patternOf(english) {
  const texts = english.split(/\{\d\}/);
  const few = texts.join('').length < 6;
  return texts.map((text, i) => {
    if (i === texts.length - 1) return escaped(text);
    const next = texts[i + 1];
    if (/["`]$/.test(text) && /^["`]/.test(next)) return `${escaped(text)}(.*?)`;
    if (!next && i === texts.length - 2 && /: $/.test(text)) return `${escaped(text)}(.*)`;
    return `${escaped(text)}(${few ? '\\S+?' : '(?:(?!; ).)*?'})`;
  }).join('');
}
const patterns = (rows) => rows.map((row) => ({
  row,
  places: [...row[0].matchAll(/\{(\d)\}/g)].map((m) => Number(m[1])),
  pattern: new RegExp(`^${patternOf(row[0])}$`, 's'),
  own: row[0].replace(/\{\d\}/g, '').length,
})).sort((a, b) => b.own - a.own);

// Only words of a format: "play, hand, library or deck".
const LIST = /^[@\w+/-]+(?:, [@\w+/-]+)*(?:,? or [@\w+/-]+)?$/;
const OR = ['or', 'ou', 'o', 'o'];

const cutOf = (text) => [text.indexOf('; expected '), text.indexOf('; legal: '), text.indexOf('; ')].find((i) => i > 0);

// Returns a function message → { text, whole }; `whole` is false if some of it stayed English. `sentences`: tables of
// whole sentences, or of their halves around a semicolon; `parts`: tables of what can replace a {0}.
export function teller(sentences, parts) {
  const said = patterns(sentences);
  const things = patterns(parts);
  return (message) => {
    const at = LANGS.indexOf(language());
    if (at <= 0) return { text: message, whole: true };
    let whole = true;
    const fill = (found, inner) => {
      const { row, places, m } = found;
      return row[at].replace(/\{(\d)\}/g, (_, i) => inner(m[1 + places.indexOf(Number(i))]));
    };
    const find = (table, text) => {
      for (const { row, places, pattern } of table) {
        const m = pattern.exec(text);
        if (m) return { row, places, m };
      }
      return null;
    };
    // A part can be a sentence itself ("did you mean …"). Otherwise it is a name, a number or a word of the format.
    const part = (text) => {
      const thing = find(things, text);
      if (thing) return fill(thing, part);
      if (text.includes(' ')) {
        const inner = find(said, text);
        if (inner && inner.row[0] !== 'expected {0}') return fill(inner, part);
      }
      const cut = cutOf(text);
      if (cut) return `${part(text.slice(0, cut))}; ${part(text.slice(cut + 2))}`;
      return LIST.test(text) ? text.replace(/,? or /, ` ${OR[at]} `) : text;
    };
    const wanted = (text) => {
      if (!find(things, text) && !LIST.test(text)) whole = false;
      return part(text);
    };
    const sentence = (text) => {
      const found = find(said, text);
      if (found) return fill(found, found.row[0] === 'expected {0}' ? wanted : part);
      const cut = cutOf(text);
      if (cut) return `${sentence(text.slice(0, cut))}; ${sentence(text.slice(cut + 2))}`;
      whole = false;
      return text;
    };
    return { text: sentence(message), whole };
  };
}

// What can be wrong with a card file: the third field of [file, place, error].
export const SENTENCES = [
  ['expected {0}', 'esperado: {0}', 'se espera: {0}', 'atteso: {0}'],
  ['expected {0}, not {1}', 'esperado: {0}, não {1}', 'se espera: {0}, no {1}', 'atteso: {0}, non {1}'],
  ['expected {0} as an object, not {1}', 'esperado: {0} como objeto, não {1}', 'se espera: {0} como objeto, no {1}', 'atteso: {0} come oggetto, non {1}'],
  ['expected a whole number from {0} to {1}, not {2}', 'esperado: um número inteiro de {0} a {1}, não {2}', 'se espera: un número entero de {0} a {1}, no {2}', 'atteso: un numero intero da {0} a {1}, non {2}'],
  ['expected a text of 1 to {0} bytes', 'esperado: um texto de 1 a {0} bytes', 'se espera: un texto de 1 a {0} bytes', 'atteso: un testo da 1 a {0} byte'],
  ['expected true', 'esperado: true', 'se espera: true', 'atteso: true'],
  ['expected [power, toughness]', 'esperado: [poder, resistência]', 'se espera: [fuerza, resistencia]', 'atteso: [forza, costituzione]'],
  ['expected symbols like {2}{W}{X}{W/U}{2/W}{W/P}', 'esperado: símbolos como {2}{W}{X}{W/U}{2/W}{W/P}', 'se espera: símbolos como {2}{W}{X}{W/U}{2/W}{W/P}', 'atteso: simboli come {2}{W}{X}{W/U}{2/W}{W/P}'],
  ['expected one comparison: {"eq", "le", "ge", "lt", "gt" or "ne": amount}', 'esperado: uma comparação: {"eq", "le", "ge", "lt", "gt" ou "ne": quantidade}', 'se espera: una comparación: {"eq", "le", "ge", "lt", "gt" o "ne": cantidad}', 'atteso: un confronto: {"eq", "le", "ge", "lt", "gt" o "ne": quantità}'],
  ['expected an object with one key: {0}', 'esperado: um objeto com uma só chave: {0}', 'se espera: un objeto con una sola clave: {0}', 'atteso: un oggetto con una sola chiave: {0}'],
  ['did you mean "{0}"? Expected one of: {1}', 'quis dizer "{0}"? Esperado um destes: {1}', '¿querías decir "{0}"? Se espera uno de: {1}', 'intendevi "{0}"? Atteso uno di: {1}'],
  ['Expected one of: {0}', 'esperado um destes: {0}', 'se espera uno de: {0}', 'atteso uno di: {0}'],
  ['{0} needs "{1}"', '{0}: falta "{1}"', '{0}: falta "{1}"', '{0}: manca "{1}"'],
  ['needs {0}', 'falta {0}', 'falta {0}', 'manca {0}'],
  ['unknown key in {0}', 'chave desconhecida ({0})', 'clave desconocida ({0})', 'chiave sconosciuta ({0})'],
  ['unknown word "{0}"', 'palavra desconhecida: "{0}"', 'palabra desconocida: "{0}"', 'parola sconosciuta: "{0}"'],
  ['unknown word "{0}" in a filter', 'palavra desconhecida em um filtro: "{0}"', 'palabra desconocida en un filtro: "{0}"', 'parola sconosciuta in un filtro: "{0}"'],
  ['expected types (artifact creature …), colours, nonblack, nonartifact, nonbasic, keywords, without_flying, Subtypes, non-Subtypes, you_control, opponent_controls, you_own, in_graveyard, permanent, card, or a flag: {0}', 'esperado: tipos (artifact creature …), cores, nonblack, nonartifact, nonbasic, palavras-chave, without_flying, Subtypes, non-Subtypes, you_control, opponent_controls, you_own, in_graveyard, permanent, card, ou uma marca: {0}', 'se espera: tipos (artifact creature …), colores, nonblack, nonartifact, nonbasic, palabras clave, without_flying, Subtypes, non-Subtypes, you_control, opponent_controls, you_own, in_graveyard, permanent, card, o una marca: {0}', 'atteso: tipi (artifact creature …), colori, nonblack, nonartifact, nonbasic, parole chiave, without_flying, Subtypes, non-Subtypes, you_control, opponent_controls, you_own, in_graveyard, permanent, card, o un contrassegno: {0}'],
  ['unknown way to cast', 'modo de conjurar desconhecido', 'manera de lanzar desconocida', 'modo di lanciare sconosciuto'],
  ['unknown kind of ability', 'tipo de habilidade desconhecido', 'tipo de habilidad desconocido', 'tipo di abilità sconosciuto'],
  ['unknown selector "{0}"', 'seletor desconhecido: "{0}"', 'selector desconocido: "{0}"', 'selettore sconosciuto: "{0}"'],
  ['unknown amount "{0}"', 'quantidade desconhecida: "{0}"', 'cantidad desconocida: "{0}"', 'quantità sconosciuta: "{0}"'],
  ['unknown condition "{0}"', 'condição desconhecida: "{0}"', 'condición desconocida: "{0}"', 'condizione sconosciuta: "{0}"'],
  ['unknown cost "{0}"', 'custo desconhecido: "{0}"', 'coste desconocido: "{0}"', 'costo sconosciuto: "{0}"'],
  ['expected mana, {T}, {Q}, {0}, parted by commas', 'esperado: mana, {T}, {Q}, {0}, separados por vírgulas', 'se espera: maná, {T}, {Q}, {0}, separados por comas', 'atteso: mana, {T}, {Q}, {0}, separati da virgole'],
  ['unknown or repeated too often: {0}', 'desconhecido ou repetido demais: {0}', 'desconocido o repetido demasiado: {0}', 'sconosciuto o ripetuto troppo: {0}'],
  ['expected a number, W U B R G C, X, W/U, 2/W or W/P in braces', 'esperado: um número, W U B R G C, X, W/U, 2/W ou W/P entre chaves', 'se espera: un número, W U B R G C, X, W/U, 2/W o W/P entre llaves', 'atteso: un numero, W U B R G C, X, W/U, 2/W o W/P fra graffe'],
  ['an empty mana cost', 'um custo de mana vazio', 'un coste de maná vacío', 'un costo di mana vuoto'],
  ['"{0}" is a cost of nothing', '"{0}" é um custo de nada', '"{0}" es un coste de nada', '"{0}" è un costo di nulla'],
  ['two mana costs in one cost', 'dois custos de mana em um só custo', 'dos costes de maná en un solo coste', 'due costi di mana in un solo costo'],
  ['only {W} {U} {B} {R} {G} {C} are made', 'só se geram {W} {U} {B} {R} {G} {C}', 'solo se generan {W} {U} {B} {R} {G} {C}', 'si producono solo {W} {U} {B} {R} {G} {C}'],
  ['a card has at least one type', 'um card tem ao menos um tipo', 'una carta tiene al menos un tipo', 'una carta ha almeno un tipo'],
  ['an instant or sorcery has no other type', 'uma mágica instantânea ou feitiço não tem outro tipo', 'un instantáneo o conjuro no tiene otro tipo', 'un istantaneo o una stregoneria non ha altri tipi'],
  ['an instant or sorcery needs "spell"', 'uma mágica instantânea ou feitiço precisa de "spell"', 'un instantáneo o conjuro necesita "spell"', 'un istantaneo o una stregoneria richiede "spell"'],
  ['only instants and sorceries have "spell"', 'só mágicas instantâneas e feitiços têm "spell"', 'solo los instantáneos y conjuros tienen "spell"', 'solo istantanei e stregonerie hanno "spell"'],
  ['a land has no "cost"', 'um terreno não tem "cost"', 'una tierra no tiene "cost"', 'una terra non ha "cost"'],
  ['an Aura needs "enchant": what it enchants', 'uma Aura precisa de "enchant": o que ela encanta', 'un Aura necesita "enchant": lo que encanta', 'un’Aura richiede "enchant": ciò che incanta'],
  ['only an Aura has "enchant"', 'só uma Aura tem "enchant"', 'solo un Aura tiene "enchant"', 'solo un’Aura ha "enchant"'],
  ['more than 60 abilities', 'mais de 60 habilidades', 'más de 60 habilidades', 'più di 60 abilità'],
  ['a name holds no control characters, quotes or backslashes', 'um nome não tem caracteres de controle, aspas nem barras invertidas', 'un nombre no lleva caracteres de control, comillas ni barras invertidas', 'un nome non contiene caratteri di controllo, virgolette o barre rovesciate'],
  ['"{0}" is already defined in {1}', '"{0}" já é definido em {1}', '"{0}" ya está definido en {1}', '"{0}" è già definito in {1}'],
  ['the name of a picture holds a to z, digits and -', 'o nome de uma figura tem letras de a a z, algarismos e -', 'el nombre de una imagen lleva letras de la a a la z, cifras y -', 'il nome di una figura contiene lettere da a a z, cifre e -'],
  ['a token needs "name" or "subtypes"', 'uma ficha precisa de "name" ou "subtypes"', 'una ficha necesita "name" o "subtypes"', 'una pedina richiede "name" o "subtypes"'],
  ['needs "any", "objects" or "players"', 'falta "any", "objects" ou "players"', 'falta "any", "objects" o "players"', 'manca "any", "objects" o "players"'],
  ['needs "what" or "who"', 'falta "what" ou "who"', 'falta "what" o "who"', 'manca "what" o "who"'],
  ['needs "what" or "filter"', 'falta "what" ou "filter"', 'falta "what" o "filter"', 'manca "what" o "filter"'],
  ['needs "mana" or a flag that says which mana (any_color …)', 'falta "mana" ou uma marca que diga qual mana (any_color …)', 'falta "mana" o una marca que diga qué maná (any_color …)', 'manca "mana" o un contrassegno che dica quale mana (any_color …)'],
  ['needs "remove_counter" beside it', 'falta "remove_counter" ao lado', 'falta "remove_counter" al lado', 'manca "remove_counter" accanto'],
  ['"min" is greater than "max"', '"min" é maior que "max"', '"min" es mayor que "max"', '"min" è maggiore di "max"'],
  ['"other_than" must name an earlier slot', '"other_than" precisa indicar um alvo anterior', '"other_than" debe indicar un objetivo anterior', '"other_than" deve indicare un bersaglio precedente'],
  ['an ability that never triggers', 'uma habilidade que nunca desencadeia', 'una habilidad que nunca se dispara', 'un’abilità che non si innesca mai'],
  ['a replacement of nothing', 'uma substituição de nada', 'un reemplazo de nada', 'una sostituzione di nulla'],
  ['"{0}" is no subtype: one capitalised word is expected', '"{0}" não é um subtipo: espera-se uma palavra com inicial maiúscula', '"{0}" no es un subtipo: se espera una palabra con mayúscula inicial', '"{0}" non è un sottotipo: si attende una parola con l’iniziale maiuscola'],
  ['more than {0} subtypes', 'mais de {0} subtipos', 'más de {0} subtipos', 'più di {0} sottotipi'],
  ['an empty filter', 'um filtro vazio', 'un filtro vacío', 'un filtro vuoto'],
  ['a list of filters inside a list of filters', 'uma lista de filtros dentro de uma lista de filtros', 'una lista de filtros dentro de una lista de filtros', 'una lista di filtri dentro una lista di filtri'],
  ['"all" needs a filter: {"all": filter}', '"all" precisa de um filtro: {"all": filtro}', '"all" necesita un filtro: {"all": filtro}', '"all" richiede un filtro: {"all": filtro}'],
  ['"{0}" says nothing alone: {"{1}": …} is expected', '"{0}" sozinho não diz nada: espera-se {"{1}": …}', '"{0}" solo no dice nada: se espera {"{1}": …}', '"{0}" da solo non dice nulla: si attende {"{1}": …}'],
  ['an empty amount', 'uma quantidade vazia', 'una cantidad vacía', 'una quantità vuota'],
  ['"{0}" stands alone, as a word', '"{0}" fica sozinho, como palavra', '"{0}" va solo, como palabra', '"{0}" sta da solo, come parola'],
  ['the card set is too large', 'são cards demais', 'son demasiadas cartas', 'sono troppe carte'],
  ['another file of this name has been read already', 'outro arquivo com este nome já foi lido', 'ya se ha leído otro archivo con este nombre', 'un altro file con questo nome è già stato letto'],
  ['the file is too long', 'o arquivo é longo demais', 'el archivo es demasiado largo', 'il file è troppo lungo'],
  ['binary data is not part of JSON', 'dados binários não fazem parte de JSON', 'los datos binarios no son parte de JSON', 'i dati binari non fanno parte di JSON'],
  ['the key "{0}" is given twice in one object', 'a chave "{0}" aparece duas vezes em um objeto', 'la clave "{0}" aparece dos veces en un objeto', 'la chiave "{0}" compare due volte in un oggetto'],
  ['broken JSON', 'JSON com erro', 'JSON con un error', 'JSON non valido'],
  ['broken JSON near "{0}": {1} is expected here', 'JSON com erro perto de "{0}": aqui se espera {1}', 'JSON con un error cerca de "{0}": aquí se espera {1}', 'JSON non valido vicino a "{0}": qui è atteso {1}'],
  ['broken JSON: the file ends where {0} is expected', 'JSON com erro: o arquivo termina onde se espera {0}', 'JSON con un error: el archivo termina donde se espera {0}', 'JSON non valido: il file finisce dove è atteso {0}'],
  ['broken JSON near "{0}": a text has no closing quote', 'JSON com erro perto de "{0}": um texto não tem as aspas do fim', 'JSON con un error cerca de "{0}": a un texto le faltan las comillas de cierre', 'JSON non valido vicino a "{0}": a un testo mancano le virgolette di chiusura'],
  ['broken JSON near "{0}": a byte that is no UTF-8', 'JSON com erro perto de "{0}": um byte que não é UTF-8', 'JSON con un error cerca de "{0}": un byte que no es UTF-8', 'JSON non valido vicino a "{0}": un byte che non è UTF-8'],
  ['broken JSON near "{0}": a line break or control character in a text', 'JSON com erro perto de "{0}": uma quebra de linha ou um caractere de controle em um texto', 'JSON con un error cerca de "{0}": un salto de línea o un carácter de control en un texto', 'JSON non valido vicino a "{0}": un a capo o un carattere di controllo in un testo'],
  ['broken JSON near "{0}": no such escape with \\ in a text', 'JSON com erro perto de "{0}": em um texto, \\ não pode vir antes disto', 'JSON con un error cerca de "{0}": en un texto, \\ no puede ir delante de esto', 'JSON non valido vicino a "{0}": in un testo, \\ non può stare davanti a questo'],
  ['broken JSON near "{0}": a number that is not complete', 'JSON com erro perto de "{0}": um número incompleto', 'JSON con un error cerca de "{0}": un número incompleto', 'JSON non valido vicino a "{0}": un numero incompleto'],
  ['broken JSON near "{0}": a byte order mark that is none', 'JSON com erro perto de "{0}": uma marca de ordem de bytes com erro', 'JSON con un error cerca de "{0}": una marca de orden de bytes con un error', 'JSON non valido vicino a "{0}": un segno di ordine dei byte non valido'],
  ['broken JSON near "{0}": neither a text in quotes nor a number, true, false or null', 'JSON com erro perto de "{0}": não é texto entre aspas, nem número, nem true, false ou null', 'JSON con un error cerca de "{0}": no es un texto entre comillas, ni un número, ni true, false o null', 'JSON non valido vicino a "{0}": non è un testo fra virgolette, né un numero, né true, false o null'],
  ['broken JSON near "{0}": a number that is too large', 'JSON com erro perto de "{0}": um número grande demais', 'JSON con un error cerca de "{0}": un número demasiado grande', 'JSON non valido vicino a "{0}": un numero troppo grande'],
  ['nested deeper than {0} levels', 'mais de {0} níveis de profundidade', 'más de {0} niveles de profundidad', 'più di {0} livelli di profondità'],
  ['more values than any card file needs', 'mais valores do que um arquivo de cards precisa', 'más valores de los que necesita un archivo de cartas', 'più valori di quanti ne servano a un file di carte'],
  ['larger than {0} bytes', 'mais de {0} bytes', 'más de {0} bytes', 'più di {0} byte'],
];
export const PARTS = [
  ['null', 'null', 'null', 'null'],
  ['true or false', 'true ou false', 'true o false', 'true o false'],
  ['a name in quotes', 'um nome entre aspas', 'un nombre entre comillas', 'un nome fra virgolette'],
  ['":"', '":"', '":"', '":"'],
  ['"," or "]"', '"," ou "]"', '"," o "]"', '"," o "]"'],
  ['"," or "}"', '"," ou "}"', '"," o "}"', '"," o "}"'],
  ['the end of the file', 'o fim do arquivo', 'el final del archivo', 'la fine del file'],
  ['a value', 'um valor', 'un valor', 'un valore'],
  ['a whole number', 'um número inteiro', 'un número entero', 'un numero intero'],
  ['a number that is not whole or too large', 'um número não inteiro ou grande demais', 'un número no entero o demasiado grande', 'un numero non intero o troppo grande'],
  ['a text', 'um texto', 'un texto', 'un testo'],
  ['a list', 'uma lista', 'una lista', 'una lista'],
  ['an empty list', 'uma lista vazia', 'una lista vacía', 'una lista vuota'],
  ['an object', 'um objeto', 'un objeto', 'un oggetto'],
  ['a word', 'uma palavra', 'una palabra', 'una parola'],
  ['a token', 'uma ficha', 'una ficha', 'una pedina'],
  ['a card', 'um card', 'una carta', 'una carta'],
  ['a way to cast', 'um modo de conjurar', 'una manera de lanzar', 'un modo di lanciare'],
  ['a spell', 'uma mágica', 'un hechizo', 'una magia'],
  ['a card file', 'um arquivo de cards', 'un archivo de cartas', 'un file di carte'],
  ['a target', 'um alvo', 'un objetivo', 'un bersaglio'],
  ['a mode', 'um modo', 'un modo', 'un modo'],
  ['an activated ability', 'uma habilidade ativada', 'una habilidad activada', 'un’abilità attivata'],
  ['a triggered ability', 'uma habilidade desencadeada', 'una habilidad disparada', 'un’abilità innescata'],
  ['a static ability', 'uma habilidade estática', 'una habilidad estática', 'un’abilità statica'],
  ['a replacement', 'uma substituição', 'un reemplazo', 'una sostituzione'],
  ['a number of things to pay with', 'um número de coisas com que pagar', 'un número de cosas con que pagar', 'un numero di cose con cui pagare'],
  ['a cost', 'um custo', 'un coste', 'un costo'],
  ['an effect', 'um efeito', 'un efecto', 'un effetto'],
  ['a modification', 'uma modificação', 'una modificación', 'una modifica'],
  ['a filter', 'um filtro', 'un filtro', 'un filtro'],
  ['a selector', 'um seletor', 'un selector', 'un selettore'],
  ['an amount', 'uma quantidade', 'una cantidad', 'una quantità'],
  ['a condition', 'uma condição', 'una condición', 'una condizione'],
  ['a list of 1 to 8 ways to cast it, like {"kicker": "{2}"}', 'uma lista de 1 a 8 modos de conjurar, como {"kicker": "{2}"}', 'una lista de 1 a 8 maneras de lanzar, como {"kicker": "{2}"}', 'una lista di 1-8 modi di lanciare, come {"kicker": "{2}"}'],
  ['an object like {"kicker": "{2}"}', 'um objeto como {"kicker": "{2}"}', 'un objeto como {"kicker": "{2}"}', 'un oggetto come {"kicker": "{2}"}'],
  ['a list of abilities', 'uma lista de habilidades', 'una lista de habilidades', 'una lista di abilità'],
  ['a list of cards', 'uma lista de cards', 'una lista de cartas', 'una lista di carte'],
  ['a target: "any", "player", "opponent", a filter or an object', 'um alvo: "any", "player", "opponent", um filtro ou um objeto', 'un objetivo: "any", "player", "opponent", un filtro o un objeto', 'un bersaglio: "any", "player", "opponent", un filtro o un oggetto'],
  ['a list of 1 to 8 targets', 'uma lista de 1 a 8 alvos', 'una lista de 1 a 8 objetivos', 'una lista di 1-8 bersagli'],
  ['a list of 2 to 8 modes', 'uma lista de 2 a 8 modos', 'una lista de 2 a 8 modos', 'una lista di 2-8 modi'],
  ['a list of 2 or 3 lists of modifications', 'uma lista de 2 ou 3 listas de modificações', 'una lista de 2 o 3 listas de modificaciones', 'una lista di 2 o 3 liste di modifiche'],
  ['a mana cost like "{1}{W}"', 'um custo de mana como "{1}{W}"', 'un coste de maná como "{1}{W}"', 'un costo di mana come "{1}{W}"'],
  ['a cost: a text like "{2}{B}, {T}" or an object', 'um custo: um texto como "{2}{B}, {T}" ou um objeto', 'un coste: un texto como "{2}{B}, {T}" o un objeto', 'un costo: un testo come "{2}{B}, {T}" o un oggetto'],
  ['a list of effects', 'uma lista de efeitos', 'una lista de efectos', 'una lista di effetti'],
  ['a list of 2 to 8 lists of effects', 'uma lista de 2 a 8 listas de efeitos', 'una lista de 2 a 8 listas de efectos', 'una lista di 2-8 liste di effetti'],
  ['a list of modifications: a keyword, [power, toughness] or {"mod": …}', 'uma lista de modificações: uma palavra-chave, [poder, resistência] ou {"mod": …}', 'una lista de modificaciones: una palabra clave, [fuerza, resistencia] o {"mod": …}', 'una lista di modifiche: una parola chiave, [forza, costituzione] o {"mod": …}'],
  ['a filter: words, an object, or a list of filters of which one must hold', 'um filtro: palavras, um objeto, ou uma lista de filtros dos quais um deve valer', 'un filtro: palabras, un objeto, o una lista de filtros de los que uno debe cumplirse', 'un filtro: parole, un oggetto, o una lista di filtri di cui uno deve valere'],
  ['a selector: a word, {"target": slot} or {"all": filter}', 'um seletor: uma palavra, {"target": número} ou {"all": filtro}', 'un selector: una palabra, {"target": número} o {"all": filtro}', 'un selettore: una parola, {"target": numero} o {"all": filtro}'],
  ['an amount: a number, a word, or an object like {"count": filter}', 'uma quantidade: um número, uma palavra, ou um objeto como {"count": filtro}', 'una cantidad: un número, una palabra, o un objeto como {"count": filtro}', 'una quantità: un numero, una parola, o un oggetto come {"count": filtro}'],
  ['a list of two', 'uma lista de dois', 'una lista de dos', 'una lista di due'],
  ['a condition: a word or an object like {"exists": filter}', 'uma condição: uma palavra ou um objeto como {"exists": filtro}', 'una condición: una palabra o un objeto como {"exists": filtro}', 'una condizione: una parola o un oggetto come {"exists": filtro}'],
  ['a list: amount, "ge" (eq le lt gt ne), amount', 'uma lista: quantidade, "ge" (eq le lt gt ne), quantidade', 'una lista: cantidad, "ge" (eq le lt gt ne), cantidad', 'una lista: quantità, "ge" (eq le lt gt ne), quantità'],
  ['a list of two conditions', 'uma lista de duas condições', 'una lista de dos condiciones', 'una lista di due condizioni'],
];

export const cardFlaw = teller(SENTENCES, PARTS);
// An error of a card file, as shown.
export const wrongCard = (message) => cardFlaw(message).text;
