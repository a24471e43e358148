// Makes the page about the language of `.duel` files for authors of pages about the rules, in four languages: what a line
// may say, and a board for each example. The English one is duel-format.html. tests/scenarios/README.md tells developers
// the same.
import { STEPS } from '../app/duel-text.mjs';
import { LANGS, table } from '../../assets/build/strings.mjs';
import { bookHead } from './book.mjs';
import { escape } from './page-head.mjs';
import { words } from './poster-words.mjs';

const word = words(table('site.format_page'));
const guideWord = words(table('site.guide_pages'));
const pageWord = words(table('page.pages'));

/** @typedef {string | { rows: string[][] } | { example: string } | { steps: string } | { events: string } | { states: string }} Part  see SECTIONS */

// By its name: the mode of its board, and its text without the title.
const EXAMPLES = {
  first: ['play', `rules    foundations
A.play   Mountain
A.hand   Shock
B.life   2`],
  header: ['play', `rules    foundations
turn     8
start    B attackers
A.life   3
A.play   Forest x2, Grizzly Bears
A.hand   Giant Growth
B.play   Mountain, Hill Giant`],
  game: ['play', `rules    foundations
start    game
first    B
seed     7
A.deck   Mountain x17, Shock x23
B.deck   Forest x17, Grizzly Bears x23`],
  position: ['play', `rules    foundations
A.life   12
A.play   Mountain x3, Grizzly Bears as Bear1, Grizzly Bears as Bear2 (tapped, sick), Holy Strength (on Bear1)
A.hand   Lightning Bolt, Shock x2
A.grave  Giant Growth, Terror
A.library Forest, Mountain
A.mana   RG2
B.life   9
B.counters poison 3
B.play   Hill Giant (damage 1), Wall of Stone (counters +1/+1 x2), creature 4/1 red [flying], token 1/1 green Saproling x2
B.hand   none`],
  given: ['play', `rules    foundations
start    B main1
A.play   Forest, Grizzly Bears
A.hand   Giant Growth
B.play   Mountain
B.hand   Lightning Bolt
given B cast Lightning Bolt -> Grizzly Bears`],
  actions: ['read', `rules    foundations
A.play   Forest, Mountain, Grizzly Bears, Hill Giant
A.hand   Giant Growth, Lightning Bolt
B.life   9
B.play   Wall of Stone
A attack Grizzly Bears, Hill Giant
B block Wall of Stone -> Hill Giant
A cast Giant Growth -> Grizzly Bears
resolve
until A end-combat
A cast Lightning Bolt -> B
resolve`],
  targets: ['read', `rules    foundations
A.play   Mountain x6
A.hand   Fireball
B.play   Grizzly Bears as Bear1, Grizzly Bears as Bear2
A cast Fireball -> Bear1, Bear2 x 4
resolve`],
  said: ['read', `rules    foundations
A.play   Grizzly Bears
B.play   Hill Giant
say The Giant is bigger. What happens if the Bears attack?
A attack Grizzly Bears
say The opponent may block, and does.
B block Hill Giant -> Grizzly Bears
say Both deal damage at the same time: the Bears die, the Giant survives with 2 damage.
until A main2`],
  expectations: ['read', `rules    foundations
A.play   Mountain
A.hand   Lightning Bolt
B.play   Forest, Grizzly Bears, creature 3/3 blue [shroud] as Ghost
B.hand   Giant Growth
A cannot cast Lightning Bolt -> Ghost because target_shroud
A cast Lightning Bolt -> Grizzly Bears
B cast Giant Growth -> Grizzly Bears
resolve
? Grizzly Bears 5/5; stack Lightning Bolt
resolve
= damage Lightning Bolt -> Grizzly Bears 3
! dies Grizzly Bears
end B.play Forest, Grizzly Bears, Ghost; A.grave Lightning Bolt; life 20 20`],
  eras: ['compare', `rules    sixth foundations
A.play   Mountain x2
A.life   10
A tap Mountain
A tap Mountain
until A begin-combat
@sixth ? A.life 8
@foundations ? A.life 10`],
  goal: ['puzzle', `rules    foundations
goal     A wins
A.play   Mountain, Grizzly Bears, Hill Giant
A.hand   Lightning Bolt
B.life   5
B.play   Wall of Stone
A attack Grizzly Bears, Hill Giant
B block Wall of Stone -> Hill Giant
A cast Lightning Bolt -> B
resolve
until A end-combat`],
  alive: ['puzzle', `rules    foundations
goal     Grizzly Bears alive for A
start    B main1
A.play   Forest, Grizzly Bears
A.hand   Giant Growth
B.play   Mountain
B.hand   Lightning Bolt
given B cast Lightning Bolt -> Grizzly Bears
A cast Giant Growth -> Grizzly Bears
resolve`],
};

// What stands on a line, and the key of what it means.
const HEADER = [
  ['scenario Two points', 'scenario'], ['rules foundations m10', 'rules'], ['turn 8', 'turn'], ['start B attackers', 'start'], ['first B', 'first'], ['seed 7', 'seed'],
  ['option manaBurn one', 'option'], ['start game\nA.deck Forest x17, Shock x23', 'game'], ['goal A wins', 'goal'], ['cite CR 704.5g', 'cite'],
];
const ZONES = [
  ['A.play', 'play'], ['A.hand', 'hand'], ['A.library', 'library'], ['A.grave', 'grave'], ['A.exile\nA.command\nA.ante', 'other_zones'], ['A.life 12', 'life'], ['A.mana RG2', 'mana'],
  ['A.counters poison 3', 'player_counters'],
];
const CARDS = [
  ['x3', 'count'], ['as Bear1', 'label'], ['(tapped, sick)', 'tapped'], ['(damage 1)', 'damage'], ['(counters +1/+1 x2)', 'counters'], ['(on Bear1)', 'on'], ['(face-down)', 'face_down'],
  ['(owner B)\n(controller A)', 'owner'], ['(chosen blue)', 'chosen'], ['(token)', 'token'], ['creature 4/1 red [flying]', 'plain_creature'], ['token 1/1 green Saproling', 'plain_token'],
];
const ACTIONS = [
  ['A play Forest', 'play_land'], ['A cast Shock -> B', 'cast'], ['x 4\nmode 2\nwith kicker\ndivide 3,1\npay GG1', 'cast_more'], ['A tap Birds of Paradise for G', 'tap'],
  ['A activate Prodigal Sorcerer -> B', 'activate'], ['A attack Bear1, Bear2', 'attack'], ['A attack Bear1 & Bear2\nA attack Bear1 -> Jace', 'attack_more'], ['B block Wall -> Bear1', 'block'],
  ['A order Bear1, Bear2', 'order'], ['A assign Wurm: Bear1 2, B 3', 'assign'], ['A choose blue', 'choose'], ['A yes\nA no\nA keep\nA mulligan\nA discard Shock\nA pass\nA concede', 'plain_words'],
  ['resolve', 'resolve'], ['until B upkeep\nuntil turn 7', 'until'],
];
const TARGETS = [['A\nBear1', 'target_plain'], ['A.grave:Terror', 'target_grave'], ['spell Jump\nability Pestilence', 'target_stack']];
const SAYINGS = [['say The Giant is bigger.', 'say'], ['say pt: O Gigante é maior.', 'say_lang'], ['@fifth say Mana burn comes next.', 'say_era']];
const EXPECTATIONS = [
  ['= damage Shock -> B 2', 'event'], ['! dies Bear1', 'no_event'], ['? Bear1 3/3; A.life 18', 'state'], ['end A.play Bear1; life 20 18', 'end'],
  ['A cannot cast Shock -> Bear1 because target_shroud', 'illegal'], ['A can block Wall -> Bear1', 'legal'], ['@fifth ? A.life 17', 'of_era'],
];
const EVENTS = 'cast X · damage X -> Y 3 · prevent 3 -> Y · lose A 2 · gain A 2 · dies X · return X · draw A 1 · discard A X · counter +1/+1 2 -> X · step upkeep · window response';
const STATES = `A.life 3 · A.hand 2 · A.hand Shock, Terror · A.grave has Shock · A.play lacks Bear1 · A.mana empty · stack empty · stack Shock · step blockers · active A · to-act B · A wins · game drawn
Bear1 3/3 · tapped · sick · damage 2 · has flying · color black · type artifact creature · subtype Island · counters +1/+1 2 · controller B · on Bear1 · attacking · blocked · in A.grave`;
const GOALS = [
  ['goal A wins', 'wins'], ['goal A survives', 'survives'], ['goal A.life >= 10', 'goal_life'], ['goal B.hand 0', 'goal_hand'], ['goal Bear1 alive', 'goal_alive'], ['goal Bear1 dead', 'goal_dead'],
  ['goal A wins turn 7', 'goal_turn'], ['goal Bear1 alive for B', 'goal_for'],
];

// Paragraphs by their keys, [heads, rows] of tables, names of examples, and lists of words as they are.
/** @type {[name: string, parts: Part[]][]} */
const SECTIONS = [
  ['first', ['lines', 'players', 'names', 'sets', { example: 'first' }]],
  ['header', ['header_about', { rows: HEADER }, { steps: STEPS.join(' · ') }, { example: 'header' }, { example: 'game' }]],
  ['position', ['position_about', { rows: ZONES }, 'cards_about', { rows: CARDS }, { example: 'position' }]],
  ['given', ['given_about', { example: 'given' }]],
  ['actions', ['actions_about', 'actions_passing', { rows: ACTIONS }, 'targets_about', { rows: TARGETS }, { example: 'actions' }, { example: 'targets' }]],
  ['said', ['said_about', { rows: SAYINGS }, { example: 'said' }]],
  ['expectations', ['expectations_about', { rows: EXPECTATIONS }, { events: EVENTS }, { states: STATES }, 'words_about', { example: 'expectations' }]],
  ['eras', ['eras_about', 'compare_about', { example: 'eras' }]],
  ['goals', ['goals_about', { rows: GOALS }, 'goals_end', { example: 'goal' }, { example: 'alive' }]],
  ['mistakes', ['mistakes_about']],
];

/** @param {string} lang */
export const formatFile = (lang) => (lang === 'en' ? 'duel-format.html' : `duel-format.${lang}.html`);
/** @param {string} lang */
export const formatLink = (lang) => word('link', lang);
// [mode, text] of every example.
/** @param {string} lang */
export const formatExamples = (lang) => /** @type {[mode: string, text: string][]} */ (Object.entries(EXAMPLES).map(([name, [mode, text]]) => [mode, `scenario ${word(`title_${name}`, lang)}\n${text}\n`]));

/** @param {string} text */
const code = (text) => `<code lang="en">${escape(text).replaceAll('\n', '</code><br><code lang="en">')}</code>`;

/** @param {Part} part @param {string} lang @param {Map<string, [mode: string, text: string]>} examples */
function partHtml(part, lang, examples) {
  /** @param {string} key */
  const say = (key) => escape(word(key, lang)).replace(/`([^`]+)`/g, '<code lang="en">$1</code>');
  if (typeof part === 'string') return `<p>${say(part)}</p>`;
  if ('rows' in part) {
    const heads = [word('line', lang), word('means', lang)];
    return `<table role="table"><tr role="row">${heads.map((h) => `<th role="columnheader">${h}</th>`).join('')}</tr>
${part.rows.map(([line, key]) => `<tr role="row"><td role="cell" data-th="">${code(line)}</td><td role="cell" data-th="">${say(`is_${key}`)}</td></tr>`).join('\n')}</table>`;
  }
  if ('example' in part) {
    const [mode, text] = /** @type {[string, string]} */ (examples.get(part.example));
    return `<section class="format-example"><div><pre lang="en">${escape(text.trim())}</pre>
<p class="row"><code>mode="${mode}"</code> <a href="./?lang=${lang}#/editor/${encodeURIComponent(text)}" aria-label="${escape(`${word('to_editor', lang)}: ${word(`title_${part.example}`, lang)}`)}">${word('to_editor', lang)}</a></p></div>
<duel-board mode="${mode}" lang="${lang}"><pre>${escape(text)}</pre></duel-board></section>`;
  }
  const [[key, list]] = Object.entries(part);
  return `<p>${say(key)}</p>\n<ul class="format-words">${list.split(/ · |\n/).map((one) => `<li>${code(one)}</li>`).join(' ')}</ul>`;
}

/** @param {string} lang */
function formatPage(lang) {
  const named = Object.keys(EXAMPLES);
  const examples = new Map(formatExamples(lang).map((example, i) => [named[i], example]));
  const guide = `embed-guide${lang === 'en' ? '' : `.${lang}`}.html`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${escape(word('title', lang))} – Upkeep</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escape(word('intro', lang))}">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
${LANGS.filter((l) => l !== lang).map((l) => `<link rel="alternate" hreflang="${l}" href="${formatFile(l)}">`).join('\n')}
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="lessons/lessons.css">
<script src="embed.js" defer></script>
<script src="lessons/lessons.js" defer></script>
</head>
<body data-kind="guide" class="format">
${bookHead({ lang, up: './', title: word('title', lang), here: 'guide', whole: false, version: formatFile })}
<main>
<p>${escape(word('intro', lang))}</p>
<ul>
<li><a href="./?lang=${lang}#/editor">${escape(pageWord('editor', lang))}</a>: ${escape(word('editor_about', lang))}</li>
<li><a href="${guide}">${escape(guideWord('title', lang))}</a>: ${escape(word('guide_about', lang))}</li>
</ul>
${SECTIONS.map(([name, parts]) => `<h2 id="${name}">${escape(word(`head_${name}`, lang))}</h2>
${parts.map((/** @type {Part} */ part) => partHtml(part, lang, examples)).join('\n')}`).join('\n')}
</main>
<footer><p>${escape(guideWord('fans', lang))}</p></footer>
</body>
</html>
`;
}

export const formatPages = () => new Map(LANGS.map((lang) => [formatFile(lang), formatPage(lang)]));
