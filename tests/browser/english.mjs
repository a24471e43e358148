// No page says in Italian what it says in English: texts, and what only a screen reader or a pointer meets, of every
// page beside a duel under way, looked at in both languages. That every table has four languages is in words.mjs; here
// what has come round the tables is found.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, DUEL, noErrors, open, playUntil, quiet, ROOT, turnTo } from './lib.mjs';

/** @import { Browser, Server } from './lib.mjs' */

const PAGES = ['decks', 'decks/ogre', 'cards', 'cards/Lightning%20Bolt', 'bring', 'games', 'timeline', 'share', 'compare', 'lessons', 'puzzles', 'editor', 'settings', 'about'];
// The same in both: names, signs of formats, and words that Italian has taken over.
const SAME = [/^Ante$/, /^Era$/, /^Upkeep\b/, /^(?:English|Português|Español|Italiano)$/, /^(?:Mulligan|Computer|Link|Editor|Foundations \(2024\)|Mana burn|no)$/, /\((?:MIT|zlib)\)/, /^RRG2$/, /^Ana – Beto$/, /^#|^https?:|^CR \d/];

/** @param {string} part */
const collect = (part) => {
  const out = new Set();
  for (const e of document.querySelectorAll(part)) {
    for (const x of [e, ...e.querySelectorAll('*')]) {
      // What is said in another language says so; what is a text of the format is one.
      if (/^(?:SCRIPT|STYLE|PRE|TEXTAREA|NOSCRIPT)$/.test(x.tagName) || x.closest('[lang]:not(html)') || x.closest('pre')) continue;
      for (const n of x.childNodes) if (n.nodeType === 3 && /** @type {string} */ (n.textContent).trim()) out.add(/** @type {string} */ (n.textContent).trim().replace(/\s+/g, ' '));
      for (const a of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'data-th']) if (x.getAttribute(a)) out.add(x.getAttribute(a));
    }
  }
  out.add(document.title);
  return [...out];
};

/** @param {Server} server @param {Browser} browser @param {string} lang */
async function said(server, browser, lang) {
  const context = await browser.newContext({ locale: lang, viewport: { width: 1280, height: 720 } });
  const page = await open(context, `${server.url}?plain=1`);
  const all = new Map();
  /** @param {string} name @param {string} part */
  const take = async (name, part) => { for (const t of await page.evaluate(collect, part)) if (!all.has(t)) all.set(t, name); };
  await take('start', '#plain');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3);
  await take('table', '#plain');
  for (const name of PAGES) {
    await turnTo(page, name);
    // Until nothing more comes.
    for (let before, now = ''; before !== now; before = now, now = (await page.evaluate(collect, '#page')).join('\n')) {
      await page.evaluate(() => { for (const d of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('#page details:not(#live-board)'))) d.open = true; });
      await quiet(250);
    }
    await take(name, '#page');
  }
  noErrors(page);
  await context.close();
  return all;
}

/** @param {Server} server @param {Browser} browser */
async function noEnglish(server, browser) {
  const [en, it] = await Promise.all(['en', 'it'].map((lang) => said(server, browser, lang)));
  const folder = join(ROOT, 'assets/cards');
  const cards = new Set(readdirSync(folder).filter((f) => f.endsWith('.json') && !f.includes('schema')).flatMap((f) => JSON.parse(readFileSync(join(folder, f), 'utf8')).cards).map((c) => c.name));
  // A drawing breaks a long name into lines.
  /** @param {string} text */
  const named = (text) => cards.has(text) || [...cards].some((name) => ` ${name} `.includes(` ${text} `));
  /** @param {string} text */
  const bare = (text) => text.replace(/^← | →$| ×\d+$/g, '');
  const same = [...it].filter(([text]) => en.has(text) && /[A-Za-z]{3}/.test(text) && !named(bare(text)) && !SAME.some((s) => s.test(text)));
  check(it.size > 300, `only ${it.size} texts were seen`);
  check(!same.length, same.map(([text, where]) => `${where}: ${text}`).join('\n'));
}

export const tests = { noEnglish };
