// Says the actions of a `.duel` file in each language, for readers of solutions who do not know the format. Unknown
// lines stay as they are.
import { LANGS, WORDS as STEPS, words } from './poster-words.mjs';
import { withPrinted } from './printed-names.mjs';

const WORDS = {
  cast: ['{0} casts {1}', '{0} conjura {1}', '{0} lanza {1}', '{0} lancia {1}'],
  activate: ['{0} uses {1}', '{0} usa {1}', '{0} usa {1}', '{0} usa {1}'],
  play: ['{0} plays {1}', '{0} joga {1}', '{0} juega {1}', '{0} gioca {1}'],
  attack: ['{0} attacks with {1}', '{0} ataca com {1}', '{0} ataca con {1}', '{0} attacca con {1}'],
  noAttack: ['{0} does not attack', '{0} não ataca', '{0} no ataca', '{0} non attacca'],
  band: ['{0} (in a band)', '{0} (em bando)', '{0} (en banda)', '{0} (in branco)'],
  block: ['{0} blocks: {1}', '{0} bloqueia: {1}', '{0} bloquea: {1}', '{0} blocca: {1}'],
  noBlock: ['{0} does not block', '{0} não bloqueia', '{0} no bloquea', '{0} non blocca'],
  assign: ['{0} divides the damage of {1}', '{0} divide o dano de {1}', '{0} reparte el daño de {1}', '{0} suddivide il danno di {1}'],
  choose: ['{0} chooses {1}', '{0} escolhe {1}', '{0} elige {1}', '{0} sceglie {1}'],
  yes: ['{0} says yes', '{0} diz que sim', '{0} dice que sí', '{0} dice di sì'],
  no: ['{0} says no', '{0} diz que não', '{0} dice que no', '{0} dice di no'],
  tap: ['{0} taps {1}', '{0} vira {1}', '{0} gira {1}', '{0} TAPpa {1}'],
  pass: ['{0} passes', '{0} passa', '{0} pasa', '{0} passa'],
  resolve: ['What waits resolves', 'O que espera se resolve', 'Lo que espera se resuelve', 'Ciò che attende si risolve'],
  until: ['On to: turn of {0}, {1}', 'Até: turno de {0}, {1}', 'Hasta: turno de {0}, {1}', 'Fino a: turno di {0}, {1}'],
  mode: ['mode {0}', 'modo {0}', 'modo {0}', 'modo {0}'],
  ability: ['ability {0}', 'habilidade {0}', 'habilidad {0}', 'abilità {0}'],
  divide: ['divided {0}', 'divididos {0}', 'repartidos {0}', 'suddivisi {0}'],
  kicker: ['with kicker', 'com reforço', 'con estímulo', 'con potenziamento'],
  alternative: ['at its other cost', 'pelo outro custo', 'por su otro coste', 'al suo altro costo'],
};
const say = words(WORDS);
const COLOURS = {
  white: ['white', 'branco', 'blanco', 'bianco'], blue: ['blue', 'azul', 'azul', 'blu'], black: ['black', 'preto', 'negro', 'nero'],
  red: ['red', 'vermelho', 'rojo', 'rosso'], green: ['green', 'verde', 'verde', 'verde'],
};

// "spell Fork" becomes Fork, "A.grave:Fork" becomes Fork (graveyard of A), "black" the word of the language.
function named(text, at) {
  const lying = /^([A-D])\.grave:(.+)$/.exec(text);
  if (lying) return `${lying[2]} (${STEPS.grave[at]}: ${lying[1]})`;
  return (COLOURS[text]?.[at] ?? text.replace(/^spell /, '')).replace(/^"|"$/g, '');
}
const list = (text, at) => text.split(/,\s*/).map((one) => named(one, at)).join(', ');

// With names of cards as the board shows them.
export const inWords = (line, lang) => withPrinted(told(line, lang), lang);
function told(line, lang) {
  const at = LANGS.indexOf(lang);
  const word = (key, ...args) => say(key, lang, ...args);
  const [, eras, bare] = /^((?:@\S+\s+)*)(.*)$/.exec(line.trim());
  const when = eras ? `${eras.trim().replace(/@/g, '').replace(/\s+/g, ', ')}: ` : '';
  if (/^resolve$/.test(bare)) return when + word('resolve');
  const until = /^until ([A-D]) (\S+)$/.exec(bare);
  if (until && STEPS[until[2]]) return when + word('until', until[1], STEPS[until[2]][at]);
  const [, who, verb, what] = /^([A-D]) (\w+)\s*(.*)$/.exec(bare) ?? [];
  const done = (text) => when + text;
  switch (verb) {
    case 'yes':
    case 'no':
    case 'pass':
      return what ? line : done(word(verb, who));
    case 'play':
    case 'tap':
    case 'choose':
      return what ? done(word(verb, who, list(what, at))) : line;
    case 'attack': {
      const groups = what.split(/,\s*/).map((g) => (/ & /.test(g) ? word('band', g.replace(/ & /g, ' + ')) : g));
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
