// All that an author needs to put a board into a page of their own: code for every kind of host, each with a button that
// copies it, what the board weighs, and what they may do with it. The editor shows it.
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';

const word = words(strings('page.embed_sheet'));
const RECIPES = ['wordpress', 'blogger', 'mediawiki', 'phpbb'];
// Kilobytes, compressed: of the element alone, and of the board in its frame. The build weighs them (build/site.mjs).
const ELEMENT = '@ELEMENT@';
const BOARD = '@BOARD@';

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// The code for a board, by its kind. text: that of its position; base: the address of the site.
export function embedCodes({ base, lang, mode, title, text }) {
  const name = title.trim() || 'Upkeep';
  const frame = `${base}embed.html?mode=${mode}&lang=${lang}#p=${encodeURIComponent(text.trim())}`;
  // Brackets would end the text of a link, and a round one its address.
  const plain = name.replace(/[[\]]/g, '');
  const address = frame.replace(/\(/g, '%28').replace(/\)/g, '%29');
  const element = `<duel-board mode="${mode}" lang="${lang}"><pre>${escape(text.trim())}</pre></duel-board>`;
  return {
    embed: `<script src="${base}embed.js" defer></script>\n${element}`,
    frame: `<iframe src="${escape(frame)}" width="640" height="480" style="max-width:100%" loading="lazy" title="${escape(name)}"></iframe>`,
    markdown: `[${plain}](${address})`,
    bbcode: `[url=${address.replace(/\[/g, '%5B').replace(/\]/g, '%5D')}]${plain}[/url]`,
  };
}

// board: what embedCodes() takes. prefix: of the ids of the fields.
export function embedSheet(board, { notice, prefix }) {
  const field = (kind, value) => {
    const id = `${prefix}-${kind}-text`;
    const area = make('textarea', { readonly: true, rows: kind === 'embed' || kind === 'frame' ? 5 : 3, id }, value);
    return make('div', { class: 'slip' }, make('label', word(kind), { for: id }), area, press(word('copy'), async () => {
      try {
        await navigator.clipboard.writeText(value);
        notice(word('copied'));
      } catch {
        area.select();
      }
    }, { 'aria-label': word('copyWhat', word(kind)) }));
  };
  const list = (keys) => {
    const ul = make('ul');
    for (const key of keys) ul.append(make('li', word(key)));
    return ul;
  };
  const sheet = make('section', { class: 'embed-sheet', id: `${prefix}-embed-sheet`, 'aria-label': word('title') });
  const { embed, frame, markdown, bbcode } = embedCodes(board);
  sheet.append(make('h3', word('title')), field('embed', embed), field('frame', frame), list(RECIPES), field('markdown', markdown), field('bbcode', bbcode),
    make('p', word('weight', ELEMENT, BOARD), { class: 'embed-weight' }), list(['version', 'license', 'credit', 'privacy']));
  return sheet;
}
