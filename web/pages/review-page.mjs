// The analysis of a duel as a page of its own: one file, to be read without scripts and printed, where each moment asks
// first and answers when its solution is opened. Loaded when somebody saves it.
import { downloadFile, fileName } from '../app/keeper.mjs';
import { COLOR, grouped, states } from '../app/plain-card.mjs';
import { eraName, language, words } from '../app/words.mjs';
import { CERTAIN, chances, percent, sentences, word } from './review.mjs';
import { positionInWords, whereOf } from './timeline.mjs';

/** @import { Engine } from '../app/engine.mjs' */
/** @import { ReviewedPage } from '../page-types.js' */
/** @import { Comparison, Decision, StackEntry, Thing, View } from '../bridge/view.js' */
/** @typedef {Map<string, Thing>} Things  by their refs */
/** @typedef {{ one: Decision, view: View, link: string, text?: string, steps?: number }} Moment */
/**
 * @typedef {{
 *   names: string[], era: string, house: boolean, turns: number, size: number, winner: number | null, date: string, lang: string, site: string,
 *   decisions: Decision[], moments: Moment[],
 * }} Duel
 */

const shared = words(strings('site.poster_words'));
const WIDTH = 480, HEIGHT = 130, BAND = 34, MARK = 11;

// A text that is markup already. Whatever else is put into html`…` is escaped, so that a name can't be markup.
class Markup {
  constructor(/** @type {string} */ text) { this.text = text; }
}
const escape = (/** @type {unknown} */ text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** @type {(part: unknown) => string} */
const put = (part) => (Array.isArray(part) ? part.map(put).join('') : part instanceof Markup ? part.text : part === undefined || part === null || part === false ? '' : escape(part));
const html = (/** @type {TemplateStringsArray} */ pieces, /** @type {unknown[]} */ ...parts) => new Markup(pieces.map((piece, i) => piece + (i < parts.length ? put(parts[i]) : '')).join(''));

// ------------------------------------------------------------------ the position
/** @param {{ o: Thing, count: number }} pile @param {View} view @param {Things} at */
function tile({ o, count }, view, at) {
  // What could be played is for the reader to find.
  const notes = states({ ...o, flags: o.flags.filter((flag) => flag !== 'usable') }, view, at).join(', ');
  const size = o.creature && o.power !== undefined && `${o.power}/${o.toughness}`;
  return html`<span class="tile c-${COLOR(o)}${o.flags.includes('tapped') ? ' tapped' : ''}"><b>${o.name ?? '?'}</b>${count > 1 && html` <i>×${count}</i>`}${size && html` <em>${size}</em>`}${notes && html`<small>${notes}</small>`}</span>`;
}
const row = (/** @type {unknown[]} */ tiles, name = '') => (tiles.length ? html`<div class="line${name ? ' kept' : ''}">${name && html`<span class="zone">${name}</span>`}${tiles}</div>` : '');
const spell = (/** @type {StackEntry} */ { name, targets }) => html`<span class="tile c-A"><b>${name}</b>${targets && html`<small>→ ${targets}</small>`}</span>`;

/** @param {View} view @param {number} p @param {Things} at */
function seat(view, p, at) {
  const of = (/** @type {string} */ zone) => view.objects.filter((o) => o.zone === zone && (zone === 'battlefield' ? o.controller : o.owner) === p);
  const tiles = (/** @type {Thing[]} */ list) => grouped(list, view, at).map((/** @type {{ o: Thing, count: number }} */ group) => tile(group, view, at));
  const { name, life, hand, poison } = view.players[p];
  const isLand = (/** @type {Thing} */ o) => o.land && !o.creature;
  const held = of('hand').filter((o) => o.name);
  const away = /** @type {('graveyard' | 'exile')[]} */ (['graveyard', 'exile']).filter((zone) => of(zone).length)
    .map((zone) => html` <small>${view.names[zone]}: ${of(zone).map((o) => o.name ?? '?').join(', ')}</small>`);
  const unseen = hand > held.length ? [html`<span>${word('lessonHidden', hand - held.length)}</span>`] : [];
  return [html`<div class="who"><b>${life}</b> ${name}${poison ? ` · ☠ ${poison}` : ''}${away}</div>`,
    row([...tiles(held), ...unseen], shared('hand')), row(tiles(of('battlefield').filter(isLand))), row(tiles(of('battlefield').filter((o) => !isLand(o))))];
}

// As small cards; the player who decides sits below. Read aloud, it is the sentences of the timeline.
/** @param {View} view @param {number} below */
function poster(view, below) {
  /** @type {Things} */
  const at = new Map(view.objects.filter((o) => o.ref).map((o) => [/** @type {string} */ (o.ref), o]));
  const told = positionInWords(view).map(([text]) => text).join('. ');
  return html`<div class="poster" role="img" aria-label="${told}">
<div>${seat(view, 1 - below, at)}</div>
<div class="when">${whereOf(view)}</div>
${row(view.stack.map(spell), view.names.stack)}
<div>${seat(view, below, at).reverse()}</div>
</div>`;
}

// ------------------------------------------------------------------ the chances
// Places in a row, as near to the wanted ones as there is room.
/** @param {number[]} wanted @param {number} gap @param {number} from @param {number} to */
export function spread(wanted, gap, from, to) {
  const places = [...wanted];
  for (let i = 0; i < places.length; i++) places[i] = Math.max(places[i], i ? places[i - 1] + gap : from);
  for (let i = places.length - 1; i >= 0; i--) places[i] = Math.min(places[i], i < places.length - 1 ? places[i + 1] - gap : to);
  return places;
}

// The numbers stand in a row below the line and lead to their moments.
/** @param {Duel} duel */
function graph({ names, size, decisions, moments }) {
  const x = (/** @type {number} */ at) => Number(((WIDTH * at) / Math.max(1, size)).toFixed(1));
  const y = (/** @type {number} */ chance) => Number((HEIGHT - (HEIGHT * chance) / CERTAIN).toFixed(1));
  const all = chances(decisions);
  const line = all.map(([at, chance]) => `${x(at)},${y(chance)}`).join(' ');
  const places = spread(moments.map((m) => x(m.one.at)), 2 * MARK + 3, MARK + 1, WIDTH - MARK - 1);
  const middle = HEIGHT + BAND - MARK - 1;
  const marks = moments.map(({ one }, i) => {
    const high = y(chances([one])[0][1]);
    return html`<path class="to" d="M${x(one.at)} ${high}L${places[i]} ${middle}"/><circle class="at" cx="${x(one.at)}" cy="${high}" r="3.5"/><a href="#moment-${i + 1}"><circle class="seat${one.seat}" cx="${places[i]}" cy="${middle}" r="${MARK}"/><text class="seat${one.seat}" x="${places[i]}" y="${middle + 5}">${i + 1}</text></a>`;
  });
  return html`<figure><figcaption>${word('above', names[0])}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT + BAND}" role="img" aria-label="${word('graph', names[0], percent(/** @type {[number, number]} */ (all.at(-1))[1]))}"><rect class="ground" width="${WIDTH}" height="${HEIGHT}"/><path class="even" d="M0 ${HEIGHT / 2}H${WIDTH}"/><polyline class="chance" points="${line}"/>${marks}</svg>
<figcaption>${word('below', names[1])}</figcaption></figure>`;
}

// ------------------------------------------------------------------ the page
// The board starts with its turn, and goes on to the moment once it is there.
const board = (/** @type {Moment} */ { text, steps, one }, /** @type {string[]} */ names, /** @type {string} */ lang) => html`<details class="play"><summary>${word('lessonHere')}</summary>
<p class="quiet">${word('lessonBoard', ...names, names[one.seat])}</p>
<duel-board mode="play" lang="${lang}" seat="${'AB'[one.seat]}" data-steps="${steps}"><pre>${text}</pre></duel-board></details>`;

/** @param {Moment} moment @param {number} number @param {Duel} duel */
function section(moment, number, { names, lang, site }) {
  const { one, view, link, text } = moment;
  const asked = view.to_act === one.seat && view.prompt;
  return html`<section class="moment" id="moment-${number}">
<h2><span class="number">${number}</span> ${word('lessonMoment', one.turn, names[one.seat])}</h2>
<p class="quiet">${word('lessonSeen', names[one.seat])}</p>
${poster(view, one.seat)}
<p class="ask"><strong>${word('lessonAsk')}</strong>${asked && html` ${asked}`}</p>
<details class="solution"><summary>${word('tell')}</summary>${sentences(one).map((said) => html`<p>${said}</p>`)}</details>
${link && html`<p class="try"><a href="${link}">${word('lessonTry')}</a></p>`}
${site && text && board(moment, names, lang)}
</section>
`;
}

// Every card that has been seen in a position, with its text: not all readers know them.
/** @param {Moment[]} moments */
function cards(moments) {
  const known = new Map(moments.flatMap(({ view }) => view.objects).filter((o) => o.name && o.card && o.text).map((o) => [o.card_name, o]));
  if (!known.size) return '';
  const list = [...known.values()].sort((a, b) => /** @type {string} */ (a.name).localeCompare(/** @type {string} */ (b.name), language()));
  return html`<section><h2>${word('lessonCards')}</h2><dl>${list.map((o) => html`<dt><b>${o.name}</b> ${o.cost}</dt><dd>${o.text}</dd>`)}</dl></section>
`;
}

const STYLE = `
:root { --ink: #2a1e14; --ink2: #5a4733; --rubric: #9a2a1a; --paper: #f8f0dc; --slip: #fffaf0; --rule: #bfa777; color-scheme: light; }
html { background: #10241f; }
body { margin: 0; padding: clamp(0px, 2vw - 8px, 2rem); background: linear-gradient(#19372f, #10241f) fixed; color: var(--ink); font: 500 18px/1.45 "Alegreya Sans", "Segoe UI", system-ui, sans-serif; }
main { max-width: 54rem; margin: 0 auto; padding: .8rem clamp(.9rem, 4vw, 3rem) 1.6rem; box-sizing: border-box; background: linear-gradient(var(--paper), #f3e8cf 60%, #eadcbc); border: solid #1a110b; border-width: 5px 6px 7px; border-radius: 12px; overflow-wrap: anywhere; }
h1, h2 { font-family: Alegreya, Georgia, serif; font-weight: 800; line-height: 1.2; }
h1 { font-size: clamp(1.6rem, 4.5vw, 2.3rem); margin: .6rem 0; }
h1::first-letter { color: var(--rubric); }
h2 { font-size: 1.35rem; margin: 2rem 0 .4rem; padding-bottom: .35rem; border-bottom: 1px solid var(--rule); color: var(--rubric); }
p { margin: .5rem 0; }
a { color: var(--rubric); }
.quiet, footer { color: var(--ink2); font-size: .9rem; }
.number { display: inline-grid; place-items: center; width: 1.6em; height: 1.6em; margin-right: .3em; border: 2px solid; border-radius: 50%; font: 700 .8em "Alegreya Sans", system-ui, sans-serif; }
figure { margin: 1rem 0; }
figcaption { color: var(--ink2); font-size: .9rem; }
svg { display: block; width: 100%; max-width: 46rem; height: auto; margin: .2rem 0; }
.ground { fill: var(--slip); stroke: var(--rule); }
.even, .to { fill: none; stroke: var(--rule); stroke-dasharray: 4 4; }
.chance { fill: none; stroke: var(--rubric); stroke-width: 2; stroke-linejoin: round; }
svg .at, circle.seat0 { fill: var(--rubric); }
circle.seat0, circle.seat1 { stroke: var(--rubric); stroke-width: 2; }
circle.seat1 { fill: var(--slip); }
svg text { font: 700 14px "Alegreya Sans", system-ui, sans-serif; text-anchor: middle; fill: var(--rubric); }
svg text.seat0 { fill: var(--slip); }
.ask { margin: .9rem 0; font-size: 1.1rem; border-left: 5px solid var(--rubric); padding-left: .7rem; }
details { margin: .6rem 0; border: 1px solid var(--rule); border-radius: 8px; background: var(--slip); padding: 0 .9rem; }
summary { cursor: pointer; padding: .6rem 0; font-weight: 700; }
:focus-visible { outline: 3px solid var(--rubric); outline-offset: 2px; }
.try a { display: inline-block; padding: .5rem 1rem; border: 1px solid var(--ink); border-radius: 8px; background: linear-gradient(#f3d98b, #c9a044); color: var(--ink); font-weight: 700; text-decoration: none; }
.poster { display: flex; flex-direction: column; gap: .4rem; padding: .7rem .8rem; border-radius: 8px; background: linear-gradient(#19372f, #10241f); color: #f4ead5; font-size: 15px; line-height: 1.25; break-inside: avoid; }
.poster > div { display: flex; flex-direction: column; gap: .4rem; }
.poster .line { display: flex; flex-flow: row wrap; gap: .3rem; justify-content: center; align-items: center; }
.poster .kept { justify-content: flex-start; padding: .25rem .4rem; border-radius: 6px; background: #0006; }
.zone, .who small { color: #d2c2a3; }
.zone { margin-right: .3rem; }
.who small { margin-left: .8rem; }
.who b { display: inline-grid; place-items: center; min-width: 2.1em; height: 2.1em; border-radius: 50%; background: #8a2a22; border: 2px solid #f3d98b; color: #fff6e8; }
.poster .when { flex-direction: row; align-items: center; gap: .6rem; color: #f0b8a8; }
.when::before, .when::after { content: ""; flex: 1; border-top: 3px dashed #8a2a22; }
.tile { min-width: 4.2em; max-width: 10.5em; box-sizing: border-box; padding: .3em .5em; border: 2px solid #1b0e0a; border-top: 7px solid #7d6f62; border-radius: 6px; background: linear-gradient(#f8f0dc, #eadcbc); color: #2a1e14; }
.tile small { display: block; color: #5a4733; }
.tile em { float: right; margin-left: .5em; padding: 0 .3em; border-radius: 4px; background: #2a1e14; color: #fff6e8; font-style: normal; font-weight: 700; }
.tile i { font-style: normal; }
.tapped { transform: rotate(4deg); opacity: .85; }
.c-W { border-top-color: #efe6b8; } .c-U { border-top-color: #2f6fb0; } .c-B { border-top-color: #463a52; } .c-R { border-top-color: #b8432a; } .c-G { border-top-color: #3d7a44; } .c-M { border-top-color: #c2963a; } .c-L { border-top-color: #8f7550; background: linear-gradient(#ddcfa8, #cbb98c); }
dl { columns: 20rem; column-gap: 2rem; font-size: .9rem; }
dt { break-after: avoid; }
dd { margin: 0 0 .6rem; white-space: pre-line; break-inside: avoid; }
/* Without its script a board is nothing to look at. */
.play:has(duel-board:not(:defined)), duel-board:not(:defined) { display: none; }
@media print {
  html, body { background: none; font-size: 11pt; }
  main { max-width: none; border: 0; padding: 0; background: none; }
  .play, .try { display: none; }
  h2, .ask { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; }
  .poster { background: none; border: 1pt solid #555; color: #000; }
  .poster .kept { background: none; border: .5pt dashed #555; }
  .who b, .tile { background: none; color: #000; }
  .zone, .poster .when, .who small { color: #000; }
}
`;
const GO_ON = `document.addEventListener('ready', ({ target }) => { if (target.dataset?.steps > 0) target.goTo(Number(target.dataset.steps)).catch(() => {}); });`;

// { names, era, house, turns, size, winner, date, lang, site, decisions, moments: [{ one, view, link, text, steps }] }:
// `site` is the address that boards come from, or ''.
/** @param {Duel} duel */
export function reviewPage(duel) {
  const { names, era, house, turns, size, winner, date, lang, site, decisions, moments } = duel;
  const title = word('lessonTitle', ...names);
  const facts = [word(house ? 'lessonHouse' : 'lessonRules', eraName(era)), word('lessonLength', turns, size), winner === null ? word('lessonDrawn') : word('lessonWon', names[winner])];
  const boards = site && moments.some(({ text }) => text);
  return put(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
${boards && html`<script src="${site}embed.js" defer></script>
<script>${new Markup(GO_ON)}</script>`}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${facts.join(' · ')}</p>
${decisions.length > 1 && html`<p class="quiet">${word('lessonGraph', names[0])}</p>${graph(duel)}`}
${moments.map((moment, i) => section(moment, i + 1, duel))}
${cards(moments)}
<footer><p>${moments.some(({ link }) => link) && html`${word('lessonWhole')} `}${site ? html`<a href="${site}">Upkeep</a>` : 'Upkeep'}, ${date}</p></footer>
</main>
</body>
</html>
`);
}

// ------------------------------------------------------------------ saving it
// The turn up to the moment as its player knew it, for a board, if the board can play it up to there.
/** @param {Engine} engine @param {Decision} decision @param {View} view @returns {{ text?: string, steps?: number }} */
function turnOf(engine, { at, seat: who }, view) {
  const { calls } = engine;
  const text = calls.timelineTurn(at, who);
  if (!text) return {};
  engine.textIn(text);
  const found = /** @type {Partial<Comparison>} */ (calls.compare('en')).eras?.[0];
  if (!found || found.problem || found.lines.some((line) => line.refused)) return {};
  return found.end.life.every((life, p) => life === view.players[p].life) ? { text, steps: found.lines.length } : {};
}

function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}

/** @param {ReviewedPage} page @param {Decision[]} decisions @param {Decision[]} found */
export async function saveReview(page, decisions, found) {
  const { engine, links, own, data, lang } = page.lesson();
  await engine.whole();
  // Other sites know nothing of a player's own cards.
  const site = /^https?:$/.test(location.protocol) && !own.used({ ofTime: true }).length ? new URL('.', location.href.split(/[?#]/)[0]).href : '';
  // Each position is the one its player saw: nothing of the other hand.
  const moments = found.map((one) => {
    const view = engine.timelineView(one.at, lang, one.seat);
    return { one, view, link: links.writeTime('replay', one.at), ...turnOf(engine, one, view) };
  });
  const end = engine.timelineView(data.size, lang, 0);
  const date = today();
  const text = reviewPage({ names: data.names, era: data.era, house: moments.some((m) => /^option\s/m.test(m.text ?? '')), turns: end.turn, size: data.size,
    winner: end.winner ?? null, date, lang, site, decisions, moments });
  downloadFile(`upkeep-${fileName(data.names)}-${date}.html`, text, 'text/html');
}
