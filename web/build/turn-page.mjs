// The turn on one page: a table of today's twelve steps and main phases, each with a board that begins in it, and beside
// it the turns of 1997 and 2003. It prints on one sheet (lessons/turn.css). Its boards are in assets/lessons/turn.txt.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '../app/duel-text.mjs';
import { table } from '../../assets/build/strings.mjs';
import { escape } from './page-head.mjs';
import { words } from './poster-words.mjs';

export const TURN = 'turn.html';
export const turnWord = words(table('site.turn'));
const word = turnWord;
const ROWS = table('site.turn_rows');
const rowWord = words(ROWS);
const stepWord = words(table('step_full'));
const ofLessons = words(table('site.lesson_pages'));

/** @typedef {Map<string, string>} Boards  text by step */
/** @typedef {{ mark: (text: string) => string, sources: (text: string) => string }} Tools  see turnHtml() */

// Of each step: the key of its name, its rules, and who gets priority.
/** @type {Record<string, [name: string, rules: string, priority: string]>} */
const TODAY = {
  untap: ['untap_untap_step', 'CR 502', 'nobody'],
  upkeep: ['upkeep', 'CR 503', 'both'],
  draw: ['draw_draw_step', 'CR 504', 'after'],
  main1: ['main1_first_main_phase', 'CR 505', 'both'],
  'begin-combat': ['begin_combat_beginning_of_combat', 'CR 507', 'both'],
  attackers: ['attackers_declare_attackers', 'CR 508', 'after'],
  blockers: ['blockers_declare_blockers', 'CR 509', 'after'],
  damage: ['damage_combat_damage', 'CR 510', 'after'],
  'end-combat': ['end_combat_end_of_combat', 'CR 511', 'both'],
  main2: ['main2_second_main_phase', 'CR 505', 'both'],
  end: ['end_end_step', 'CR 513', 'both'],
  cleanup: ['cleanup_cleanup_step', 'CR 514', 'normally_nobody'],
};
const OF_1997 = { old_untap: 'untap_untap_phase', old_upkeep: 'upkeep_upkeep_phase', old_draw: 'draw_draw_phase', old_main: 'main1_main_phase', old_discard: 'discard', old_cleanup: 'cleanup' };
const COLUMNS = ['happens', 'priority', 'can', 'triggers'];
// Here no more than instants can be cast, and what the row says of it is added.
const ONLY_INSTANTS = new Set(['upkeep', 'draw', 'begin-combat', 'attackers', 'blockers', 'damage', 'end-combat', 'end']);

// { step: the `.duel` text that begins in it, without its first lines }. Throws if a step has none.
/** @param {string} assets */
export function readTurn(assets) {
  const file = join(assets, 'lessons/turn.txt');
  /** @type {Boards} */
  const boards = new Map(readFileSync(file, 'utf8').split(/^=== /m).slice(1).map((part) => {
    const [step, ...lines] = part.split('\n');
    return /** @type {[string, string]} */ ([step, `${lines.join('\n').trim()}\n`]);
  }));
  if ([...boards.keys()].join() !== STEPS.join()) throw new Error(`${file}: expected a board for each of ${STEPS.join(', ')}, in this order`);
  return boards;
}
/** @param {Boards} boards @param {string} step @param {string} lang */
export const turnBoard = (boards, step, lang) => `scenario ${stepWord(TODAY[step][0], lang)}\nrules    foundations\n${boards.get(step)}`;

/** @param {string} step @param {string} column @param {string} lang */
function cell(step, column, lang) {
  const key = `${step.replace('-', '_')}_${column}`;
  const own = key in ROWS ? rowWord(key, lang) : '';
  if (column === 'priority') return word(TODAY[step][2], lang);
  if (column === 'can' && ONLY_INSTANTS.has(step)) return `${word('instants', lang)} ${own}`;
  return own || word('nothing', lang);
}

// Roles are told, because a row is laid out as a card on a phone.
/** @param {string} step @param {string} lang @param {Boards} boards */
function rowHtml(step, lang, boards, /** @type {Tools} */ { mark, sources }) {
  const name = stepWord(TODAY[step][0], lang);
  const address = `../../embed.html?mode=play&lang=${lang}#p=${encodeURIComponent(turnBoard(boards, step, lang))}`;
  return `<tr role="row" id="${step}"><th scope="row" role="rowheader"><b>${escape(name)}</b> <small>${sources(TODAY[step][1])}</small>
<a class="to-board" href="${escape(address)}" aria-label="${escape(word('board_of', lang, name))}">${word('board', lang)}</a></th>
${COLUMNS.map((column) => `<td role="cell" data-th="${escape(word(column, lang))}">${mark(cell(step, column, lang))}</td>`).join('\n')}</tr>`;
}

// mark(text) and sources(text) make HTML of them.
/** @param {string} assets @param {string} lang @param {Tools} tools */
export function turnHtml(assets, lang, tools) {
  const boards = readTurn(assets);
  const { mark, sources } = tools;
  /** @param {...string} keys */
  const list = (...keys) => `<ul>${keys.map((key) => `<li>${mark(word(key, lang))}</li>`).join('\n')}</ul>`;
  return `<article class="turn-sheet" data-lesson="turn">
<p class="turn-intro">${mark(word('intro', lang))}</p>
<section class="turn-today"><h2 id="today-turn">${word('today', lang)}</h2>
<table role="table" aria-labelledby="today-turn">
<thead role="rowgroup"><tr role="row">${['step', ...COLUMNS].map((column) => `<th scope="col" role="columnheader">${word(column, lang)}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">
${STEPS.map((step) => rowHtml(step, lang, boards, tools)).join('\n')}
</tbody>
</table>
<p>${mark(word('ends', lang))}</p></section>
<div class="turn-before">
<section data-era="fifth"><h2>${word('of1997', lang)}</h2>
<p>${word('about1997', lang)}</p>
<ol>${Object.entries(OF_1997).map(([key, name]) => `<li><b>${escape(stepWord(name, lang))}</b>: ${mark(word(key, lang))}</li>`).join('\n')}</ol>
<p>${mark(word('old_end', lang))}</p>
${list('old_batch', 'old_prevention', 'old_burn')}</section>
<section data-era="sixth"><h2>${word('of2003', lang)}</h2>
<p>${word('about2003', lang)}</p>
${list('then_turn', 'then_stack', 'then_damage', 'then_prevention', 'then_burn')}</section>
</div>
<p class="turn-more">${mark(word('more', lang))}</p>
<p class="sources">${ofLessons('sources', lang)}: ${sources('CR 500.2, 502-514; rules of 2003, 300-314; Fifth Edition rulebook, "Phase Structure"')}</p>
</article>`;
}
