// Makes the guide to embedding boards, in four languages: every attribute, method and event, each with an example to
// change and try (embed/guide.js). The English one is embed-guide.html.
import { LANGS, table } from '../../assets/build/strings.mjs';
import { bookHead } from './book.mjs';
import { formatFile, formatLink } from './format-page.mjs';

const WORDS = table('site.guide_pages');
const ABOUT = table('site.guide_about');
// name, choices or an example for its field
/** @type {[name: string, offer: string | string[] | null][]} */
const ATTRIBUTES = [
  ['src', ''],
  ['era', ['', 'fifth', 'sixth', 'm10', 'foundations']],
  ['lang', ['', ...LANGS]],
  ['mode', ['puzzle', 'play', 'read', 'compare']],
  ['seat', ['', 'A', 'B']],
  ['allow', 'all'],
  ['goal', 'A wins'],
  ['controls', '+casting +link'],
  ['theme', ['', 'dark', 'light']],
  ['sandbox', null],
];
// name, arguments as JSON
/** @type {[name: string, args: string | null][]} */
const METHODS = [
  ['load', '{"text": "scenario Two points\\nrules foundations\\ngoal A wins\\nA.play Mountain\\nA.hand Shock\\nB.life 2", "mode": "puzzle"}'],
  ['getState', ''],
  ['setState', '{"text": "scenario A bear\\nrules foundations\\nA.play Grizzly Bears"}'],
  ['getLegalActions', ''],
  ['act', '"A cast Lightning Bolt -> B"'],
  ['explain', '"A cast Terror -> Wall of Stone"'],
  ['preview', ''],
  ['why', '1'],
  ['hint', ''],
  ['undo', ''],
  ['reset', ''],
  ['goTo', '2'],
  ['play', '800'],
  ['pause', ''],
  ['highlight', '["Grizzly Bears", "B life", "blockers"]'],
  ['setLocale', '"it"'],
  ['setEra', '"fifth"'],
  ['toLink', ''],
  ['getSaved', ''],
  ['destroy', null],
];
const EVENTS = [
  ['ready', '{ era, issues }'],
  ['decision', '{ player, ask, why, prompt, over }'],
  ['action', '{ index, text }'],
  ['event', '{ serial, turn, text }'],
  ['illegal', '{ action, code, text, rule, help }'],
  ['goalmet', '{ player }'],
  ['goalmissed', '{ player }'],
  ['resize', '{ height }'],
  ['error', '{ code, message }'],
];
const EXAMPLE = `rules    foundations m10 fifth
goal     A wins
A.play   Mountain, Forest, Grizzly Bears, Hill Giant
A.hand   Lightning Bolt, Giant Growth
B.life   6
B.play   Wall of Stone
A attack Grizzly Bears, Hill Giant
B block Wall of Stone -> Hill Giant
A cast Giant Growth -> Grizzly Bears
resolve
A cast Lightning Bolt -> B
until A end-combat
`;
/** @param {string} text */
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** @param {string} lang */
const fileOf = (lang) => (lang === 'en' ? 'embed-guide.html' : `embed-guide.${lang}.html`);

/** @param {string} lang */
function guidePage(lang) {
  const at = LANGS.indexOf(lang);
  const example = `scenario ${WORDS.example_title[at]}\n${EXAMPLE}`;
  /** @param {string} key @param {...string} args */
  const w = (key, ...args) => escape(WORDS[key][at].replace(/\{(\d)\}/g, (_, i) => args[Number(i)]));
  /** @param {string[]} heads @param {string[][]} rows */
  const table = (heads, rows) => `<table role="table"><tr role="row">${heads.map((h) => `<th role="columnheader">${h}</th>`).join('')}</tr>
${rows.map((r) => `<tr role="row">${r.map((c, i) => `<td role="cell" data-th="${heads[i]}">${c}</td>`).join('')}</tr>`).join('\n')}</table>`;
  /** @param {string} name @param {string | string[] | null} offer */
  const field = (name, offer) => {
    if (offer === null) return '–';
    if (Array.isArray(offer)) return `<select data-attribute="${name}" aria-label="${name}">${offer.map((o) => `<option value="${o}">${o || '–'}</option>`).join('')}</select>`;
    return `<input data-attribute="${name}" aria-label="${name}" placeholder="${escape(offer)}" size="14">`;
  };
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${w('title')} – Upkeep</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${w('intro')}">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
${LANGS.filter((l) => l !== lang).map((l) => `<link rel="alternate" hreflang="${l}" href="${fileOf(l)}">`).join('\n')}
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="lessons/lessons.css">
<script src="embed.js" defer></script>
<script src="embed/guide.js" defer></script>
<script src="lessons/lessons.js" defer></script>
</head>
<body data-kind="guide">
${bookHead({ lang, up: './', title: WORDS.title[at], here: 'guide', whole: true, version: fileOf })}
<main>
<p>${w('start')}</p>
<p><a class="button" id="make-board" href="./?lang=${lang}#/editor/embed">${w('make')}</a></p>
<p>${w('shortest')}</p>
<pre>&lt;script src="<span data-base></span>embed.js" defer&gt;&lt;/script&gt;
&lt;duel-board mode="puzzle" lang="${lang}"&gt;&lt;pre&gt;
scenario ${WORDS.two_points[at]}
rules    foundations
goal     A wins
A.play   Mountain
A.hand   Shock
B.life   2
&lt;/pre&gt;&lt;/duel-board&gt;</pre>
<p>${w('intro')} <a href="${formatFile(lang)}">${escape(formatLink(lang))}</a></p>
<p>${w('inner')}</p>
<pre>&lt;iframe src="<span data-base></span>embed.html?mode=read&amp;lang=${lang}#p=scenario%20…" width="640" height="480" title="…"&gt;&lt;/iframe&gt;</pre>
<p>${w('rules')}</p>
<h2>${w('try')}</h2>
<p><label for="text">${w('text')}</label></p>
<textarea id="text" rows="13" spellcheck="false">${escape(example)}</textarea>
<p><button type="button" id="load">${w('load')}</button></p>
<p id="issues" role="alert"></p>
<duel-board id="board" mode="puzzle" lang="${lang}"><pre>${escape(example)}</pre></duel-board>
<h3>${w('code')}</h3>
<p>${w('codeAbout')}</p>
<pre id="code" tabindex="0"></pre>
<p><button type="button" id="copy-code" data-copied="${w('copied')}" data-not="${w('notCopied')}">${w('copy')}</button> <span id="copy-told" role="status"></span></p>
<h2>${w('attributes')}</h2>
${table([w('attribute'), w('what'), w('value')], ATTRIBUTES.map(([name, offer]) => [`<code>${name}</code>`, escape(ABOUT[`attribute_${name}`][at]), field(name, offer)]))}
<h2>${w('methods')}</h2>
<p>${w('methodsAbout').replace('embed.d.ts', '<a href="embed.d.ts">embed.d.ts</a>')}</p>
<pre id="answer" role="status" aria-label="${w('answer')}" tabindex="0">…</pre>
${table([w('method'), w('what'), w('call')], METHODS.map(([name, args]) => [`<code>${name}</code>`, escape(ABOUT[`method_${name}`][at]),
    args === null ? '–' : `<span class="call">${args ? `<input data-method="${name}" aria-label="${w('arguments', name)}" value="${escape(args)}">` : ''}<button type="button" data-call="${name}" aria-label="${w('call')}: ${name}">${name}(${args ? '…' : ''})</button></span>`]))}
<h2>${w('events')}</h2>
${table([w('event'), w('what'), 'detail'], EVENTS.map(([name, detail]) => [`<code>${name}</code>`, escape(ABOUT[`event_${name}`][at]), `<code>${detail}</code>`]))}
<p>${w('came')}:</p>
<pre id="events" role="log" tabindex="0">…</pre>
</main>
<footer><p>${w('fans')}</p></footer>
</body>
</html>
`;
}

export const guidePages = () => new Map(LANGS.map((lang) => [fileOf(lang), guidePage(lang)]));
export const METHOD_NAMES = METHODS.map(([name]) => name);
export const EVENT_NAMES = EVENTS.map(([name]) => name);
export const ATTRIBUTE_NAMES = ATTRIBUTES.map(([name]) => name);
