// All that an author needs to put a board into a page of their own: code for every kind of host, which a button copies, a
// picture of the board, what the board weighs, and what they may do with it. The editor shows it, the page that shares a duel,
// and every page of a lesson or puzzle (lessons/lessons.js).
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';

/** @import { BoardSetup, Notice } from '../page-types.js' */
/** @typedef {keyof typeof HOSTS} Host */

const word = words(strings('page.embed_sheet'));
// Kilobytes, compressed: of the element alone, and of the board in its frame. The build weighs them (build/site.mjs).
const ELEMENT = '@ELEMENT@';
const BOARD = '@BOARD@';
// Where this very version stays: versions/ and its number, or empty if the site keeps none.
const KEPT = '@KEPT@';

// Kinds of hosts, with the words for how it is done there. In those that take a picture it is a link.
const HOSTS = { html: 'recipeHtml', frame: 'recipeFrame', wordpress: 'recipeWordpress', blogger: 'recipeBlogger', mediawiki: 'recipeWiki', phpbb: 'recipeLink', bbcode: 'recipeLink', markdown: 'recipeLink', link: 'recipeLink' };
const LINKS = ['mediawiki', 'phpbb', 'bbcode', 'markdown', 'link'];
/** @type {Record<string, string>} */
const NAMES = { wordpress: 'WordPress', blogger: 'Blogger', mediawiki: 'MediaWiki', phpbb: 'phpBB', markdown: 'Markdown' };

const escape = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
// Nothing that would end the address in any of these languages.
const safe = (/** @type {string} */ address) => address.replace(/[()[\]'|\s<>"]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

// The site that this module is of, and that version of it that stays.
const site = () => new URL('..', import.meta.url).href;
export const keptSite = (base = site()) => (KEPT && !base.endsWith(KEPT) ? base + KEPT : base);

// The address of a board as a page of its own.
/** @param {BoardSetup} board */
export function boardAddress({ base = site(), lang, mode, text, goal, controls, seat }) {
  const query = new URLSearchParams({ mode, lang, ...(seat && { seat }), ...(goal && { goal }), ...(controls && { controls }) });
  return `${base}embed.html?${query}#p=${encodeURIComponent(text.trim())}`;
}

// The code for a board, by its host. text: that of its position; base: the address of the site; picture: the address of its
// picture, on a wiki the name of the file.
/** @param {BoardSetup} board @returns {Record<Host, string>} */
export function embedCodes(board, picture = '') {
  const { base = site(), lang, mode, title, text, goal, controls, seat } = board;
  const name = /** @type {string} */ (title).trim() || 'Upkeep';
  const frame = boardAddress(board);
  // Brackets would end the text of a link.
  const plain = name.replace(/[[\]|]/g, '');
  const address = safe(frame);
  const image = safe(picture);
  const more = Object.entries({ seat, goal, controls }).map(([key, value]) => (value ? ` ${key}="${escape(value)}"` : '')).join('');
  const element = `<duel-board mode="${mode}" lang="${lang}"${more}><pre>${escape(text.trim())}</pre></duel-board>`;
  const iframe = `<iframe src="${escape(frame)}" width="640" height="480" style="max-width:100%" loading="lazy" title="${escape(name)}"></iframe>`;
  const bbcode = `${image && `[url=${address}][img]${image}[/img][/url]\n`}[url=${address}]${plain}[/url]`;
  const file = decodeURIComponent(/** @type {string} */ (image.split('/').pop()));
  return {
    html: `<script src="${base}embed.js" defer></script>\n${element}`,
    frame: iframe,
    wordpress: iframe,
    blogger: iframe,
    mediawiki: `${image && `[[File:${file}|link=${address}|alt=${plain}]]\n\n`}[${address} ${plain}]`,
    phpbb: bbcode,
    bbcode,
    markdown: `${image && `[![${plain}](${image})](${address})\n\n`}[${plain}](${address})`,
    link: `<a href="${escape(frame)}">${image && `<img src="${escape(picture)}" alt="" style="max-width:100%"><br>`}${escape(name)}</a>`,
  };
}

/** @type {HTMLElement | null} */
let styled = null;
let chosen = 'html';  // the host chosen last
function style() {
  styled ??= document.head.appendChild(make('link', { rel: 'stylesheet', href: new URL('./embed-sheet.css', import.meta.url).href }));
}

export const sheetTitle = () => word('title');

// board: what embedCodes() takes, and `picture`: the address of its picture, if there is one. prefix: of the ids of the fields.
/** @param {BoardSetup} board @param {{ notice: Notice, prefix: string }} how */
export function embedSheet(board, { notice, prefix }) {
  style();
  const id = (/** @type {string} */ name) => `${prefix}-embed-${name}`;
  const host = make('select', { id: id('host') }, ...Object.keys(HOSTS).map((name) => make('option', NAMES[name] ?? word(name), { value: name, selected: name === chosen })));
  const recipe = make('p', { id: id('recipe') });
  const area = make('textarea', { readonly: true, id: id('code'), rows: 6, spellcheck: 'false', 'aria-label': word('code') });
  const keep = KEPT && make('input', { type: 'checkbox', id: id('keep') });
  const picture = make('input', { id: id('picture-address'), value: board.picture ?? '', spellcheck: 'false', inputmode: 'url' });
  const pictured = make('p', { class: 'embed-line' }, make('label', word('pictureAddress'), { for: picture.id }), picture, make('small', word('pictureHint')));
  const draw = () => {
    chosen = host.value;
    const base = keep && keep.checked ? keptSite(board.base) : board.base;
    area.value = embedCodes({ ...board, base }, picture.value.trim())[/** @type {Host} */ (host.value)];
    recipe.textContent = word(HOSTS[/** @type {Host} */ (host.value)]);
    pictured.hidden = !LINKS.includes(host.value);
  };
  host.onchange = picture.oninput = draw;
  if (keep) keep.onchange = draw;
  const copy = press(word('copy'), async () => {
    try {
      await navigator.clipboard.writeText(area.value);
      notice(word('copied'));
    } catch {
      area.focus();
      area.select();
      notice(word('notCopied'));
    }
  }, { class: 'main', id: id('copy') });
  const save = press(word('picture'), async () => {
    notice(word('drawing'));
    const { boardPng, savePng } = await import('./embed-picture.mjs');
    const png = await boardPng(boardAddress({ ...board, base: site(), controls: 'none' }));
    if (png) savePng(png, /** @type {string} */ (board.title));
    notice(word(png ? 'drawn' : 'noPicture'));
  }, { id: id('picture') });
  const facts = make('ul', ...[KEPT ? 'versionKept' : 'version', 'license', 'credit', 'privacy'].map((key) => make('li', word(key))));
  draw();
  return make('section', { class: 'embed-sheet', id: id('sheet'), 'aria-label': word('title') }, make('h3', word('title')),
    make('p', { class: 'embed-line' }, make('label', word('host'), { for: host.id }), host), recipe, area,
    keep ? make('p', make('label', keep, ` ${word('keep')}`)) : '', pictured, make('p', { class: 'row embed-row' }, copy, save),
    make('p', word('weight', ELEMENT, BOARD), { class: 'embed-weight' }), facts);
}
