// Says the actions of a `.duel` file in each language, for readers of solutions who do not know the format. Unknown
// lines stay as they are.
import { LANGS, table } from '../../assets/build/strings.mjs';
import { WORDS as STEPS, words } from './poster-words.mjs';
import { withPrinted } from './printed-names.mjs';

const WORDS = table('site.duel_lines');
const say = words(WORDS);
const COLOURS = table('site.duel_lines_colours');

// "spell Fork" becomes Fork, "A.grave:Fork" becomes Fork (graveyard of A), "black" the word of the language.
/** @param {string} text @param {number} at */
function named(text, at) {
  const lying = /^([A-D])\.grave:(.+)$/.exec(text);
  if (lying) return `${lying[2]} (${STEPS.grave[at]}: ${lying[1]})`;
  return (COLOURS[text]?.[at] ?? text.replace(/^spell /, '')).replace(/^"|"$/g, '');
}
/** @param {string} text @param {number} at */
const list = (text, at) => text.split(/,\s*/).map((one) => named(one, at)).join(', ');

// With names of cards as the board shows them.
/** @param {string} line @param {string} lang */
export const inWords = (line, lang) => withPrinted(told(line, lang), lang);
/** @param {string} line @param {string} lang */
function told(line, lang) {
  const at = LANGS.indexOf(lang);
  /** @param {string} key @param {...(string | number)} args */
  const word = (key, ...args) => say(key, lang, ...args);
  const [, eras, bare] = /** @type {RegExpExecArray} */ (/^((?:@\S+\s+)*)(.*)$/.exec(line.trim()));
  const when = eras ? `${eras.trim().replace(/@/g, '').replace(/\s+/g, ', ')}: ` : '';
  if (/^resolve$/.test(bare)) return when + word('resolve');
  const until = /^until ([A-D]) (\S+)$/.exec(bare);
  if (until && STEPS[until[2]]) return when + word('until', until[1], STEPS[until[2]][at]);
  const turn = /^until turn (\d+)$/.exec(bare);
  if (turn) return when + word('untilTurn', turn[1]);
  const [, who, verb, what] = /^([A-D]) (\w+)\s*(.*)$/.exec(bare) ?? [];
  /** @param {string} text */
  const done = (text) => when + text;
  switch (verb) {
    case 'yes':
    case 'no':
    case 'pass':
      return what ? line : done(word(verb, who));
    case 'mulligan':
      return what ? line : done(word(verb, who));
    case 'keep': {
      const bottom = /^bottom (.+)$/.exec(what);
      return what && !bottom ? line : done(bottom ? word('keepBottom', who, list(bottom[1], at)) : word(verb, who));
    }
    case 'play':
    case 'tap':
    case 'choose':
    case 'discard':
    case 'order':
      return what ? done(word(verb, who, list(what, at))) : line;
    case 'attack': {
      const groups = what.split(/,\s*/).map((g) => (/ & /.test(g) ? word('band', g.replace(/ & /g, ' + ')) : g).replace(/ -> /g, ' → '));
      return done(what ? word('attack', who, groups.join(', ')) : word('noAttack', who));
    }
    case 'block':
      return done(what ? word('block', who, what.replace(/ -> /g, ' → ')) : word('noBlock', who));
    case 'assign': {
      const [, source, parts] = /^(.+?): (.+)$/.exec(what) ?? [];
      return source ? done(`${word('assign', who, source)}: ${parts}`) : line;
    }
    case 'cast':
    case 'activate': {
      // What may follow the name, in any order: -> targets, mode 2, ability 2, x 5, divide 1,1, with kicker.
      const piece = /\s+(?:(->) (.+?)|(mode|ability|x|divide|with) (\S+))(?=\s+(?:->|mode|ability|x|divide|with) |$)/y;
      const name = /^(?:"[^"]+"|.+?)(?=\s+(?:->|mode|ability|x|divide|with) |$)/.exec(what)?.[0];
      if (!name) return line;
      let targets = '';
      const more = [];
      for (let from = name.length; from < what.length; from = piece.lastIndex) {
        piece.lastIndex = from;
        const [, arrow, aims, key, value] = piece.exec(what) ?? [];
        if (arrow) targets = ` → ${list(aims, at)}`;
        else if (key === 'x') more.push(`X = ${value}`);
        else if (key === 'with' && WORDS[value]) more.push(word(value));
        else if (key && key !== 'with') more.push(word(key, value.replace(/,/g, ' + ')));
        else return line;
      }
      return done(word(verb, who, named(name, at)) + (more.length ? ` (${more.join(', ')})` : '') + targets);
    }
    default:
      return line;
  }
}
