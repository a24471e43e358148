// Makes the pages of lessons and puzzles, from assets/lessons/*.lesson and assets/puzzles/*.duel, the page of what differs
// between the eras (difference-page.mjs), and the turn on one page (turn-page.mjs). They can be read without scripts, found
// by search engines, and printed.
//
// A .lesson file: lines of a head, then sections.
//   lesson first-strike | topic combat | order 310 | sources 002 "First Strike"; CR 702.7 | examples E-070, E-071
//   === board NAME MODE         a `.duel` text; what is done in it is the solution (or what `read` steps through);
//                               MODE may be followed by `casting`: with the eight steps beside it
//   === wrong NAME              lines such as `A cannot cast Shock -> B because no_target`, each tried at that board
//   === en (pt, es, it)         the text: # title, ## heading, - list, 1. list, | table |, **strong**, *stressed*,
//                               [[other-lesson]], or [[turn]] for the turn on one page, {R} symbols, and
//                               [board NAME: what the reader is to do]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIFFERENCES, YEARS, differencePath, differenceWord, differencesHtml, readDifferences } from './difference-page.mjs';
import { readPosition } from '../app/duel-text.mjs';
import { bookHead } from './book.mjs';
import { inWords } from './duel-lines.mjs';
import { cardFacts, describe, poster } from './poster.mjs';
import { LANGS, readStrings, table } from '../../assets/build/strings.mjs';
import { around, courseData, courseHtml, goOn, onTheWay, readWays } from './lesson-course.mjs';
import { ADDRESS, PICTURE_SIZE, escape, headLines, robots, siteMap } from './page-head.mjs';
import { words } from './poster-words.mjs';
import { withPrinted } from './printed-names.mjs';
import { TURN, turnHtml, turnWord } from './turn-page.mjs';

/** @import { Facts, Read } from './poster.mjs' */
/** @typedef {{ lines: string[], line: number }} Section */
/** @typedef {{ mode: string, text: string, guide?: string }} Board */
/** @typedef {Section & { title: string, boards: string[] }} LessonText */
/**
 * @typedef {{
 *   head: { lesson: string, topic: string, order: string, sources?: string, examples?: string }, boards: Record<string, Section & Board>,
 *   wrong: Record<string, Section & { text: string }>, texts: Record<string, LessonText>, file: string,
 * }} Lesson
 */
/** @typedef {{ words: Record<string, { title: string, task: string }>, level: number, text: string, file: string, id: string }} Puzzle */
/** @typedef {{ name: string, text: string, entries: string[] }} Example  a scenario that lessons show */
/** @typedef {Record<string, Record<string, string>>} Titles  of lessons, by id and language */
/** @typedef {{ mode: string, text: string, goal?: string }} Shared  the board that a page is shared with */

export const TOPICS = ['start', 'turn', 'stack', 'mana', 'combat', 'abilities', 'rules', 'eras'];
const MODES = ['play', 'read', 'puzzle', 'compare'];
const WORDS = table('site.lesson_pages');
const word = words(WORDS);
const ofEmbed = words(table('page.embed_sheet'));
// Key of what a list is about.
/** @type {Record<string, string>} */
const DESCRIPTION = { lessons: 'intro', puzzles: 'puzzleIntro' };

// The sources of a lesson, in the reader's language. Numbers of the Comprehensive Rules link to what they say.
const SOURCE = table('site.lesson_sources');
/** @type {[pattern: RegExp, words: string[]][]} */
const SOURCES = [
  [/\bseeds 000 to 004/g, SOURCE.seeds],
  [/\bseed 000/g, SOURCE.turn_table],
  [/\bseed 001/g, SOURCE.turns],
  [/\bseed 002/g, SOURCE.guide],
  [/\bseed 003/g, SOURCE.casting],
  [/\bseed 004/g, SOURCE.phases],
  [/\bFifth Edition rulebook( of 1997)?/g, SOURCE.rulebook],
  [/\brules of (November )?(\d{4})/g, SOURCE.rules_of],
  [/(\d), (\d{4}) and (\d{4}) on legends/g, SOURCE.on_legends],
];
/** @param {string} sources @param {string} lang */
export function sourcesHtml(sources, lang) {
  let text = escape(sources);
  for (const [pattern, words] of SOURCES) text = text.replace(pattern, words[LANGS.indexOf(lang)]);
  return text.replace(/CR (\d{3}[\d., a-z-]*)/g, (_, list) => `CR ${list.replace(/\d{3}(\.\d+)?([a-z](-[a-z])?)?/g, (/** @type {string} */ n) => `<a href="../../?lang=${lang}#/rule/CR%20${n.replace(/-.*/, '')}">${n}</a>`)}`);
}

// Throws with file and line, so that a mistake stops the build.
/** @param {string} text @param {string} file @returns {Omit<Lesson, 'file'>} */
export function parseLesson(text, file) {
  const lesson = /** @type {Lesson & { head: Record<string, string> }} */ ({ head: {}, boards: {}, wrong: {}, texts: {} });
  /** @type {(line: number, message: string) => never} */
  const fail = (line, message) => { throw new Error(`${file}:${line + 1}: ${message}`); };
  /** @type {Section | null} */
  let section = null;
  text.split('\n').forEach((line, i) => {
    const start = /^===\s+(\S+)(?:\s+(\S+))?(?:\s+(\S+))?(?:\s+(\S+))?\s*$/.exec(line);
    if (start) {
      const [, kind, name, mode, guide] = start;
      if (kind === 'board') {
        if (!name || !MODES.includes(mode)) fail(i, `a board needs a name and one of ${MODES.join(', ')}`);
        if (lesson.boards[name]) fail(i, `there is a board ${name} already`);
        if (guide && guide !== 'casting') fail(i, 'the only guide of a board is "casting"');
        section = lesson.boards[name] = /** @type {Section & Board} */ ({ mode, guide, lines: /** @type {string[]} */ ([]), line: i + 1, text: '' });
      } else if (kind === 'wrong') {
        if (!lesson.boards[name]) fail(i, `there is no board ${name}`);
        section = lesson.wrong[name] = /** @type {Section & { text: string }} */ ({ lines: /** @type {string[]} */ ([]), line: i + 1, text: '' });
      } else if (LANGS.includes(kind)) {
        section = lesson.texts[kind] = /** @type {LessonText} */ ({ lines: /** @type {string[]} */ ([]), line: i + 1, title: '', boards: /** @type {string[]} */ ([]) });
      } else fail(i, `expected board, wrong or one of ${LANGS.join(', ')}`);
    } else if (section) {
      section.lines.push(line);
    } else if (line.trim()) {
      const [, key, value] = /^(\S+)\s+(.+)$/.exec(line.trim()) ?? fail(i, 'expected a word and its value');
      if (!['lesson', 'topic', 'order', 'sources', 'examples'].includes(key)) fail(i, `"${key}" is not known here`);
      lesson.head[key] = value;
    }
  });
  const { head } = lesson;
  if (!/^[a-z0-9-]+$/.test(head.lesson ?? '')) fail(0, 'expected a line such as: lesson first-strike');
  if (!TOPICS.includes(head.topic)) fail(0, `topic: expected one of ${TOPICS.join(', ')}`);
  if (!/^\d+$/.test(head.order ?? '')) fail(0, 'order: expected a number');
  for (const lang of LANGS) {
    const t = lesson.texts[lang];
    if (!t) fail(0, `the text in ${lang} is missing`);
    t.title = /^#\s+(.+)$/m.exec(t.lines.join('\n'))?.[1] ?? fail(t.line, 'expected a title: # …');
    t.boards = [...t.lines.join('\n').matchAll(/^\[board\s+([^\s:\]]+):\s*([^\]]+)\]\s*$/gm)].map((m) => m[1]);
    for (const b of Object.keys(lesson.boards)) if (t.boards.filter((n) => n === b).length !== 1) fail(t.line, `the text in ${lang} shows board ${b} ${t.boards.filter((n) => n === b).length} times`);
    for (const b of t.boards) if (!lesson.boards[b]) fail(t.line, `there is no board ${b}`);
  }
  for (const section_ of [...Object.values(lesson.boards), ...Object.values(lesson.wrong)]) section_.text = `${section_.lines.join('\n').trim()}\n`;
  return lesson;
}

// Splits a `.duel` text into the position and what is done in it.
/** @param {string} text */
export function splitDuel(text) {
  /** @type {string[]} */
  const position = [];
  /** @type {string[]} */
  const actions = [];
  for (const line of text.split('\n')) {
    const bare = line.replace(/(^|\s)#.*$/, '').trim();
    const action = /^(@\S+\s+)*([A-D]\s|resolve|until|=|!|\?|end\s)/.test(bare);
    (action ? actions : position).push(line);
  }
  return { position: `${position.join('\n').trim()}\n`, actions: actions.filter((l) => l.trim()) };
}

// The actions that lead to the goal.
/** @param {string[]} actions */
export const solutionOf = (actions) => actions.map((l) => l.trim()).filter((l) => /^(@\S+\s+)*([A-D]\s|resolve|until)/.test(l));

/** @param {string} text @param {string} lang @param {Titles} titles @param {string} where */
function inline(text, lang, titles, where) {
  return escape(text)
    .replace(/\{([0-9WUBRGCXTQ/]{1,3})\}/g, '<span class="sym sym-$1" role="img" aria-label="{$1}">$1</span>')
    .replace(/\[\[([a-z0-9-]+)\]\]/g, (_, id) => {
      if (!titles[id]) throw new Error(`${where}: there is no lesson ${id}`);
      return `<a href="${id}.html">${escape(titles[id][lang])}</a>`;
    })
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}

/** @param {Board} board @param {string} goal @param {string} lang @param {Facts} facts @param {Read} read */
function boardHtml(board, goal, lang, facts, read) {
  const { position, actions } = splitDuel(board.text);
  const shown = board.mode === 'read' ? board.text : position;
  const solution = board.mode === 'puzzle' || board.mode === 'play' ? solutionOf(actions) : [];
  // A board that is only read has no goal of its own; the line above it says what to look at.
  const said = board.mode === 'read' ? '' : ` goal="${goal.replace(/<[^>]+>/g, '')}"`;
  return `<section class="board"><p class="task">${goal}</p>
<duel-board mode="${board.mode}" lang="${lang}"${said}${board.guide ? ` controls="+${board.guide}"` : ''}>${poster(shown, lang, facts, read)}<pre>${escape(shown)}</pre></duel-board>
${solution.length ? `<details class="solution"><summary>${word('solution', lang)}</summary><ol>${solution.map((l) => `<li>${escape(inWords(l, lang))}</li>`).join('')}</ol><pre lang="en">${escape(solution.join('\n'))}</pre></details>` : ''}</section>`;
}

/** @param {Lesson} lesson @param {string} lang @param {Titles} titles @param {string} file @param {Facts} facts @param {Read} read */
function articleHtml(lesson, lang, titles, file, facts, read) {
  const { lines } = lesson.texts[lang];
  /** @type {string[]} */
  const out = [];
  /** @type {string | null} */
  let list = null;
  /** @type {string[]} */
  let paragraph = [];
  /** @type {string[]} */
  let table = [];
  /** @type {string[]} */
  let past = [];  // how it was in other eras: who learns the rules of today need not read it
  /** @param {string} t */
  const mark = (t) => inline(t, lang, titles, `${file} (${lang})`);
  const flush = () => {
    if (paragraph.length) out.push(`<p>${mark(paragraph.join(' '))}</p>`);
    paragraph = [];
    if (list) out.push(`</${list}>`);
    list = null;
    if (past.length) out.push(`<details class="past"><summary>${word('otherEras', lang)}</summary><p>${mark(past.join(' '))}</p></details>`);
    past = [];
    if (table.length) {
      const rows = table.filter((r) => !/^[|\s:-]+$/.test(r)).map((r) => r.trim().replace(/^\||\|$/g, '').split('|').map((c) => mark(c.trim())));
      // On a phone each row is shown as a list, with the column headings from data-th (lessons.css).
      const head = rows[0].map((c) => c.replace(/<[^>]+>/g, ''));
      // The corner above the names of rows may be empty: it is no heading then.
      out.push(`<table role="table">${rows.map((r, i) => `<tr role="row">${r.map((c, at) => (i || !c ? `<td role="cell" data-th="${head[at] ?? ''}">${c}</td>` : `<th role="columnheader">${c}</th>`)).join('')}</tr>`).join('')}</table>`);
    }
    table = [];
  };
  for (const line of lines) {
    const board = /^\[board\s+([^\s:\]]+):\s*([^\]]+)\]\s*$/.exec(line);
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const item = /^(-|\d+\.)\s+(.+)$/.exec(line);
    if (board) {
      flush();
      out.push(boardHtml(lesson.boards[board[1]], mark(board[2]), lang, facts, read));
    } else if (heading) {
      flush();
      // The title is in the head of the page.
      if (heading[1].length > 1) out.push(`<h${heading[1].length}>${mark(heading[2])}</h${heading[1].length}>`);
    } else if (item) {
      const kind = item[1] === '-' ? 'ul' : 'ol';
      if (list !== kind) {
        flush();
        out.push(`<${kind}>`);
        list = kind;
      }
      out.push(`<li>${mark(item[2])}</li>`);
    } else if (/^> /.test(line)) {
      if (!past.length) flush();
      past.push(line.slice(2).trim());
    } else if (/^\|/.test(line)) {
      if (!table.length) flush();
      table.push(line);
    } else if (!line.trim()) flush();
    else paragraph.push(line.trim());
  }
  flush();
  return out.join('\n');
}

// The oEmbed data of a board (https://oembed.com), by which other sites show it from the address of its page.
// Addresses in it are absolute if UPKEEP_ADDRESS was set for the build, otherwise relative to the file.
/**
 * @param {{ address: string, title: string, text: string, told: string, mode: string, lang: string, goal?: string }} board
 */
function oembed({ address, title, text, told, mode, lang, goal }) {
  const query = new URLSearchParams({ mode, lang, ...(goal ? { goal } : {}) });
  const src = `${address || '../../'}embed.html?${query}#p=${encodeURIComponent(text)}`;
  return `${JSON.stringify({
    version: '1.0', type: 'rich', provider_name: 'Upkeep', ...(address ? { provider_url: address } : {}), title, width: 640, height: 480,
    html: `<iframe src="${escape(src)}" title="${escape(`${title}. ${told}`)}" width="640" height="480" allow="clipboard-write" loading="lazy"></iframe>`,
  })}\n`;
}

const CSP = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/**
 * @param {{
 *   address: string, lang: string, title: string, description: string, body: string, path: string, folder: string,
 *   embed?: Shared & { told: string }, style?: string,
 * }} given
 */
function page({ address, lang, title, description, body, path, folder, embed, style }) {
  const up = '../../';
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${escape(title)} – Upkeep</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escape(description)}">
<meta http-equiv="Content-Security-Policy" content="${CSP}">
${embed ? `<link rel="alternate" type="application/json+oembed" href="${path.replace(/html$/, 'oembed.json')}" title="${escape(title)}">\n` : ''}${headLines({ address, folder, lang, path, title, description, picture: embed && pictureOf({ folder, lang, path, title, told: embed.told }) })}
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}lessons/lessons.css">${style ? `\n<link rel="stylesheet" href="${up}lessons/${style}">` : ''}
<script src="${up}embed.js" defer></script>
<script src="${up}lessons/lessons.js" defer></script>
</head>
<body data-kind="${folder}" data-embed="${escape(ofEmbed('title', lang))}"${path === 'index.html' ? ' class="list"' : ''}>
${bookHead({ lang, up, title, here: path === DIFFERENCES ? DIFFERENCES : folder, whole: path === 'index.html' || path === DIFFERENCES, version: (l) => `../${l}/${path}` })}
<main>
${body}
</main>
<footer><p>${word('fans', lang)}</p></footer>
</body>
</html>
`;
}

// The page without a language: links to all of them, and a script that goes on to the reader's.
/** @param {string} address @param {string} folder */
function languagePage(address, folder) {
  const title = `${word(folder, LANGS[0])} – Upkeep`;
  const description = word(DESCRIPTION[folder], LANGS[0]);
  const names = Object.entries(readStrings()).map(([lang, file]) => [lang, file.language.name]);
  return `<!doctype html>
<html lang="${LANGS[0]}">
<head>
<meta charset="utf-8">
<title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escape(description)}">
<meta http-equiv="Content-Security-Policy" content="${CSP}">
${headLines({ address, folder, path: 'index.html', title: word(folder, LANGS[0]), description })}
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../lessons/lessons.css">
<script type="module" src="../lessons/language.mjs"></script>
</head>
<body class="list">
<header><a class="back" href="../">Upkeep</a> <h1>${word(folder, LANGS[0])}</h1></header>
<main class="languages">
<ul>${names.map(([lang, name]) => `<li lang="${lang}"><a href="${lang}/index.html" hreflang="${lang}"><b>${name}</b> ${word(folder, lang)}</a><br>${escape(word(DESCRIPTION[folder], lang))}</li>`).join('\n')}</ul>
</main>
</body>
</html>
`;
}

// The examples of a lesson. Each is fetched, and its board opened, when the reader unfolds it (lessons.js); without
// scripts its text can be read.
const BASICS = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
/** @param {Pick<Example, 'text'>} example @param {string} lang */
export function exampleAbout({ text }, lang) {
  const eras = /^rules\s+(.+)$/m.exec(text)?.[1].replace(/#.*/, '').trim().split(/\s+/) ?? [];
  const cards = [...text.matchAll(/^[A-D]\.(?:play|hand|grave)\s+(.+)$/gm)].flatMap((m) => m[1].replace(/\s#.*$/, '').replace(/\([^)]*\)|\[[^\]]*\]|"/g, '').split(','))
    .map((c) => c.replace(/\s+(as\s|x\s?\d).*$/, '').trim()).filter((c) => /^[A-Z]/.test(c) && !/^Fixture\b/.test(c) && !BASICS.has(c));
  const shown = [...new Set(cards)].slice(0, 4).map((c) => withPrinted(c, lang)).join(', ');
  return [shown, eras.map((e) => YEARS[e] ?? e).join(', ')].filter(Boolean).join(' · ');
}
/** @param {string} assets */
const exampleLines = (assets) => readFileSync(join(assets, 'lessons/examples.txt'), 'utf8').split('\n').filter((l) => l.trim() && !l.startsWith('#')).map((l) => l.split('|').map((t) => t.trim()));
// The scenarios that are examples of lessons, in the order of assets/lessons/examples.txt: name (the file below the
// folder of scenarios, without its ending), text, and the entries of the rules catalogue in its id line.
/** @param {string} assets @param {string} scenarioFolder @returns {Example[]} */
export function exampleFiles(assets, scenarioFolder) {
  return exampleLines(assets).map(([name]) => {
    const file = join(scenarioFolder, `${name}.duel`);
    if (!existsSync(file)) throw new Error(`assets/lessons/examples.txt: there is no scenario ${name}`);
    const text = readFileSync(file, 'utf8');
    const entries = /^id\s+([^#\n]*)/m.exec(text)?.[1].split(',').map((e) => e.trim()).filter(Boolean) ?? [];
    if (!/^E-\d+$/.test(entries[0] ?? '')) throw new Error(`${file}: its id line does not begin with the example it shows`);
    return { name, text, entries };
  });
}
// The title of each example, in the reader's language. The English one is the position's own, the others are in
// assets/lessons/examples.txt. Throws if one is missing or belongs to no example.
/** @param {string} assets @param {Example[]} scenarios */
export function exampleTitles(assets, scenarios) {
  const path = join(assets, 'lessons/examples.txt');
  const lines = exampleLines(assets);
  /** @type {Map<string, string[]>} */
  const told = new Map();
  for (const [name, ...titles] of lines) {
    if (titles.length !== LANGS.length - 1 || !titles.every(Boolean)) throw new Error(`${path}: ${name} needs a title in each of ${LANGS.slice(1).join(', ')}`);
    if (told.has(name)) throw new Error(`${path}: ${name} stands there twice`);
    told.set(name, titles);
  }
  /** @type {Map<string, Record<string, string>>} */
  const all = new Map();
  for (const { name, text } of scenarios) {
    const others = told.get(name);
    if (!others) throw new Error(`${path}: the titles of ${name} are missing`);
    const titles = [/** @type {RegExpExecArray} */ (/^scenario\s+(.+)$/m.exec(text))[1], ...others];
    all.set(name, Object.fromEntries(LANGS.map((lang, i) => [lang, withPrinted(titles[i], lang)])));
    told.delete(name);
  }
  if (told.size) throw new Error(`${path}: there is no example ${[...told.keys()].join(', ')}`);
  return all;
}
/** @param {string[]} ids @param {string} lang @param {Example[]} scenarios @param {Map<string, Record<string, string>>} exampleNames @param {string} file */
function exampleHtml(ids, lang, scenarios, exampleNames, file) {
  if (!ids.length) return '';
  const boards = ids.map((id) => {
    const found = scenarios.filter((s) => s.entries[0] === id);
    if (!found.length) throw new Error(`${file}: there is no example ${id}`);
    return found.map((s) => {
      const title = escape(/** @type {Record<string, string>} */ (exampleNames.get(s.name))[lang]);
      const path = `../../examples/${s.name}.txt`;
      return `<details class="example" data-src="${path}" data-title="${title}"><summary>${title}<br><span>${escape(exampleAbout(s, lang))}</span></summary><p><a href="${path}">${word('position', lang)}</a></p></details>`;
    }).join('\n');
  });
  return `<h2>${word('examples', lang)}</h2>\n${boards.join('\n')}`;
}

// Title and task of a puzzle are in comments of its file, `# pt: Título | O que se deve fazer.`, and so is its level
// from 1 to 3 (`# level: 2`), by which puzzles are sorted.
/** @param {string} text @param {string} file @returns {Omit<Puzzle, 'file' | 'id'>} */
export function parsePuzzle(text, file) {
  /** @type {Puzzle['words']} */
  const words = {};
  for (const m of text.matchAll(/^#\s*(en|pt|es|it):\s*([^|]+)\|\s*(.+)$/gm)) words[m[1]] = { title: m[2].trim(), task: m[3].trim() };
  for (const lang of LANGS) if (!words[lang]) throw new Error(`${file}: the words in ${lang} are missing (# ${lang}: title | task)`);
  if (!/^goal\s/m.test(text)) throw new Error(`${file}: there is no goal`);
  const level = Number(/^#\s*level:\s*([123])\s*$/m.exec(text)?.[1] ?? 0);
  if (!level) throw new Error(`${file}: how hard is it? (# level: 1, 2 or 3)`);
  return { words, level, text: text.replace(/^#\s*(en|pt|es|it|level):.*\n/gm, '') };
}

/** @param {string} assets */
export function lessonFiles(assets) {
  /** @param {string} folder @param {string} ending */
  const read = (folder, ending) => (existsSync(join(assets, folder)) ? readdirSync(join(assets, folder)).filter((f) => f.endsWith(ending)).sort() : [])
    .map((name) => ({ name, text: readFileSync(join(assets, folder, name), 'utf8') }));
  const lessons = read('lessons', '.lesson').map(({ name, text }) => ({ file: `assets/lessons/${name}`, ...parseLesson(text, `assets/lessons/${name}`) }))
    .sort((a, b) => TOPICS.indexOf(a.head.topic) - TOPICS.indexOf(b.head.topic) || Number(a.head.order) - Number(b.head.order));
  const puzzles = read('puzzles', '.duel').map(({ name, text }) => ({ file: `assets/puzzles/${name}`, id: name.replace(/\.duel$/, ''), ...parsePuzzle(text, `assets/puzzles/${name}`) }))
    .sort((a, b) => a.level - b.level || splitDuel(a.text).actions.length - splitDuel(b.text).actions.length || (a.id < b.id ? -1 : 1));
  return { lessons, puzzles };
}

// A lesson is shared with its first board.
/** @param {Lesson} lesson @returns {Shared | undefined} */
function shared(lesson) {
  const [board] = Object.values(lesson.boards);
  return board && { mode: board.mode, text: board.mode === 'read' ? board.text : splitDuel(board.text).position };
}

// The picture that previews show of a page with a board, which is `told` in words.
/** @param {{ folder: string, lang: string, path: string }} page */
const picturePath = ({ folder, lang, path }) => `${folder}/${lang}/${path.replace(/html$/, 'png')}`;
/** @param {{ folder: string, lang: string, path: string, title: string, told: string }} page */
const pictureOf = ({ title, told, ...page }) => ({ path: picturePath(page), ...PICTURE_SIZE, alt: `${title}. ${told}` });
// What has to be drawn for them: { path, title, lang, text } of every page with a board.
/** @param {string} assets */
export function sharedBoards(assets) {
  const { lessons, puzzles } = lessonFiles(assets);
  return LANGS.flatMap((lang) => [
    ...lessons.map((l) => ({ folder: 'lessons', path: `${l.head.lesson}.html`, title: l.texts[lang].title, text: shared(l)?.text })),
    ...puzzles.map((p) => ({ folder: 'puzzles', path: `${p.id}.html`, title: p.words[lang].title, text: splitDuel(p.text).position })),
  ].flatMap(({ text, ...b }) => (text ? [{ path: picturePath({ ...b, lang }), title: b.title, lang, text }] : [])));
}

/** @param {string} id @returns {never} */
function missingLesson(id) {
  throw new Error(`assets/differences: there is no lesson ${id}`);
}

// path → text of every page. Addresses in them are absolute if `address` is one; `read` reads positions for drawings
// (poster.mjs).
/** @param {string} assets @param {string} scenarioFolder @param {string} address @param {Read} read */
export function lessonPages(assets, scenarioFolder, address = ADDRESS, read = readPosition) {
  const { lessons, puzzles } = lessonFiles(assets);
  const scenarios = exampleFiles(assets, scenarioFolder);
  const exampleNames = exampleTitles(assets, scenarios);
  /** @type {Map<string, string>} */
  const pages = new Map();
  const facts = cardFacts();
  for (const { name, text } of scenarios) pages.set(`examples/${name}.txt`, text);
  const differences = readDifferences(assets);
  for (const { id, duel } of differences) pages.set(differencePath(id), duel);
  /** @type {Titles} */
  const titles = Object.fromEntries(lessons.map((l) => [l.head.lesson, Object.fromEntries(LANGS.map((g) => [g, l.texts[g].title]))]));
  titles.turn = Object.fromEntries(LANGS.map((lang) => [lang, turnWord('title', lang)]));
  const ways = readWays(assets, lessons);
  for (const lang of LANGS) {
    const topics = TOPICS.map((name) => ({ name, title: word(name, lang), lessons: lessons.filter((l) => l.head.topic === name) })).filter((t) => t.lessons.length);
    /**
     * @param {string} folder @param {string} path @param {string} title @param {string} description @param {string} body
     * @param {Shared} [board] @param {string} [style]
     */
    const put = (folder, path, title, description, body, board, style) => {
      const embed = board && { ...board, told: describe(board.text, lang, read) };
      pages.set(`${folder}/${lang}/${path}`, page({ address, lang, title, description, body, path, folder, embed, style }));
      if (embed) pages.set(`${folder}/${lang}/${path.replace(/html$/, 'oembed.json')}`, oembed({ address, title, lang, ...embed }));
    };
    lessons.forEach((lesson, i) => {
      const { lesson: id } = lesson.head;
      const plain = lesson.texts[lang].lines.find((l) => l.trim() && !/^[#[|-]/.test(l)) ?? '';
      /** @param {Lesson | undefined} other @param {string} way */
      const link = (other, way) => (other ? around(other, way === 'next' ? 'next' : 'prev', word(way, lang), lang) : '');
      const examples = (lesson.head.examples ?? '').split(/[,\s]+/).filter(Boolean);
      put('lessons', `${id}.html`, lesson.texts[lang].title, plain.replace(/[*{}[\]]/g, ''), `<article data-lesson="${id}" data-go-on="${goOn(lang)}">
<p class="crumb"><a href="index.html">${word(lesson.head.topic, lang)}</a> <span>${i + 1} / ${lessons.length}</span></p>
${articleHtml(lesson, lang, titles, lesson.file, facts, read)}${/\b1999\b/.test(lesson.texts[lang].lines.join('\n')) ? `\n<p class="sources">${word('of1999', lang)}</p>` : ''}
<p class="done"><label><input type="checkbox" id="done"> ${word('done', lang)}</label></p>
${exampleHtml(examples, lang, scenarios, exampleNames, lesson.file)}
${lesson.head.sources ? `<p class="sources">${word('sources', lang)}: ${sourcesHtml(lesson.head.sources, lang)}</p>` : ''}
</article>
${onTheWay(lesson, ways, lang)}
<nav class="around" aria-label="${word('lessons', lang)}">${link(lessons[i - 1], 'before')} ${link(lessons[i + 1], 'next')}</nav>`, shared(lesson));
    });
    put('lessons', 'index.html', word('lessons', lang), word('intro', lang), `<p>${word('intro', lang)}</p>
<p id="again" data-word="${word('again', lang)}" hidden></p>
<p><a href="${TURN}">${turnWord('title', lang)}</a></p>
<p><a href="${DIFFERENCES}">${differenceWord('title', lang)}</a></p>\n${courseHtml(topics, ways, lang)}`);
    put('lessons', DIFFERENCES, differenceWord('title', lang), differenceWord('description', lang), differencesHtml(differences, lang, {
      mark: (text) => inline(text, lang, titles, `assets/differences (${lang})`), sources: (text) => sourcesHtml(text, lang), lessonTitle: (id) => titles[id]?.[lang] ?? missingLesson(id),
    }));
    put('lessons', TURN, turnWord('title', lang), turnWord('description', lang), turnHtml(assets, lang, {
      /** @param {string} text */
      mark: (text) => inline(text, lang, titles, `site.turn (${lang})`), sources: (text) => sourcesHtml(text, lang),
    }), undefined, 'turn.css');
    for (const [i, p] of puzzles.entries()) {
      /** @param {Puzzle | undefined} other @param {string} way */
      const link = (other, way) => (other ? `<a rel="${way === 'next' ? 'next' : 'prev'}" href="${other.id}.html">${word(way, lang)}: ${escape(other.words[lang].title)}</a>` : '');
      put('puzzles', `${p.id}.html`, p.words[lang].title, p.words[lang].task, `<article data-lesson="puzzle-${p.id}">
<p class="crumb"><a href="index.html">${word('puzzles', lang)}: ${word(`level${p.level}`, lang)}</a> <span>${i + 1} / ${puzzles.length}</span></p>
${boardHtml({ mode: 'puzzle', text: p.text }, escape(p.words[lang].task), lang, facts, read)}
<p class="solved" hidden>✓ ${word('solved', lang)}</p>
</article>
<nav class="around" aria-label="${word('puzzles', lang)}">${link(puzzles[i - 1], 'before')} ${link(puzzles[i + 1], 'next')}</nav>`, { text: splitDuel(p.text).position, mode: 'puzzle', goal: p.words[lang].task });
    }
    put('puzzles', 'index.html', word('puzzles', lang), word('puzzleIntro', lang), `<p>${word('puzzleIntro', lang)}</p>
<p><a class="button" href="../../?lang=${lang}#/editor">${word('own', lang)}</a></p>
<p id="again" data-word="${word('again', lang)}" hidden></p>
<p id="today" data-word="${word('today', lang)}"></p>
${[1, 2, 3].map((level) => `<h2>${word(`level${level}`, lang)}</h2>\n<ol>${puzzles.filter((p) => p.level === level).map((p) => `<li data-lesson="puzzle-${p.id}"><a href="${p.id}.html">${escape(p.words[lang].title)}</a><div class="quiet">${escape(p.words[lang].task)}</div></li>`).join('')}</ol>`).join('\n')}`);
    pages.set(`lessons/${lang}/index.json`, `${JSON.stringify({
      ...courseData(topics, ways, lang),
      puzzles: puzzles.map((p) => ({ id: p.id, title: p.words[lang].title, task: p.words[lang].task, level: p.level })),
    })}\n`);
  }
  const lists = ['lessons', 'puzzles'];
  for (const folder of lists) pages.set(`${folder}/index.html`, languagePage(address, folder));
  if (address) {
    pages.set('sitemap.xml', siteMap(address, /** @type {[string, string][]} */ ([...lists.map((folder) => [folder, 'index.html']), ['lessons', DIFFERENCES], ['lessons', TURN],
      ...lessons.map((l) => ['lessons', `${l.head.lesson}.html`]), ...puzzles.map((p) => ['puzzles', `${p.id}.html`])])));
    pages.set('robots.txt', robots(address));
  }
  return pages;
}
