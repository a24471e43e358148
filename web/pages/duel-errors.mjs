// Errors of `.duel` texts, and of what is done in them, in the reader's language. They come from the reader and the
// runner (engine/scenario/), which write English, and that is also the key: every sentence is in a table with `{0}`
// for what varies, and phrases that can stand there have a table of their own. Words of the format are never
// translated, and what is in no table stays English. tests/browser/flaws.mjs collects all messages from the sources of
// the readers and looks them up here.
import { language, LANGUAGES, words } from '../app/words.mjs';
import { PARTS as CARD_PARTS, said as saidOf, SENTENCES as CARD_SENTENCES } from './flaws.mjs';

const word = words(strings('page.flaws'));

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

const cutOf = (text) => [text.indexOf('; expected '), text.indexOf('; legal: '), text.indexOf('; ')].find((i) => i > 0);

// Returns a function message → { text, whole }; `whole` is false if some of it stayed English. `sentences`: tables of
// whole sentences, or of their halves around a semicolon; `parts`: tables of what can replace a {0}.
export function teller(sentences, parts) {
  const said = patterns(sentences);
  const things = patterns(parts);
  return (message) => {
    const at = LANGUAGES.findIndex(([tag]) => tag === language());
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
      return LIST.test(text) ? text.replace(/,? or /, ` ${word('or')} `) : text;
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

export const SENTENCES = Object.values(strings('duel_flaw'));

export const PARTS = Object.values(strings('duel_flaw_part'));

// What is wrong with a description of a creature is said as in a card file.
const ofCards = CARD_SENTENCES.filter(([en]) => !/^\{0\}(?:; | or )\{1\}$/.test(en));
export const duelFlaw = teller([...SENTENCES, ...ofCards], [...PARTS, ...CARD_PARTS]);

export function wrongOf(message) {
  if (language() === 'en' || /^user\/[0-9a-f]+\.json: /.test(message)) return saidOf(message);
  const guess = / \(did you mean ([^?]*)\?\)/.exec(message);
  const told = saidOf(duelFlaw(guess ? message.replace(guess[0], '') : message).text);
  return guess ? `${told} (${word('did_you_mean', guess[1])})` : told;
}
