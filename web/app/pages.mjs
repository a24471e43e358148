// Side pages (cards, decks, games, settings, lessons …): each is a module in pages/, fetched when first opened. The
// address names it, `#/decks` or `#/decks/argument`, so that a link can open it and the browser's Back closes it.
//
// A page's default export is { title(lang), async show(root, context, argument), hide?() }. `root` is an empty
// element; show() is called again when the language changes. The context:
//   engine, storage           as in main.mjs
//   language()                'en' and so on
//   go(name, argument)        to another page; close() to the table
//   notice(text)              a line that is read out
//   app                       what main.mjs offers besides: begin(config), changed(), restore(bytes), …
import { language, word as common, words } from './words.mjs';

const word = words(strings('page.pages'));

/** @typedef {{ engine: import('./engine.mjs').Engine, storage: import('./storage.mjs').Storage, app: import('./main.mjs').App }} Given */
/**
 * @typedef {Given & {
 *   language: () => string, go: (name: string, argument?: string | number) => void, close: () => void, notice: (text: string) => void,
 * }} Context
 */
/** @typedef {{ title: (lang: string) => string, show: (root: HTMLElement, context: Context, argument?: string) => unknown, hide?: () => void }} SidePage */

// What the navigation offers; OF_DUEL only while a duel is on the table.
const OF_DUEL = ['timeline', 'share', 'compare'];
const ALL = ['decks', 'cards', 'games', ...OF_DUEL, 'lessons', 'puzzles', 'editor', 'settings', 'about'];
const named = (/** @type {string} */ name) => (name === 'editor' ? word(name) : common(name === 'compare' ? 'compareEras' : name));

// The style sheets come with the first page.
/** @type {Promise<unknown> | null} */
let styled = null;
const style = () => (styled ??= Promise.all(['pages/pages.css', 'pages/cards.css'].map((href) => new Promise((done) => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  sheet.onload = sheet.onerror = done;
  document.head.append(sheet);
}))));

const NAME = /^#\/([a-z][a-z-]*)(?:\/(.*))?$/;

export class Pages {
  // `covered(on)` is called when a page covers the table or uncovers it.
  /** @param {HTMLElement} section @param {Given} context @param {(on: boolean) => unknown} covered */
  constructor(section, context, covered) {
    this.section = section;
    this.covered = covered;
    /** @type {SidePage | null} */
    this.page = null;
    /** @type {Context} */
    this.context = {
      ...context,
      language,
      go: (name, argument) => this.go(name, argument),
      close: () => this.close(),
      notice: (text) => this.notice(text),
    };
    this.bar = document.createElement('header');
    this.back = Object.assign(document.createElement('button'), { type: 'button', className: 'page-back' });
    this.back.onclick = () => this.close();
    this.title = Object.assign(document.createElement('h1'), { tabIndex: -1 });
    this.status = Object.assign(document.createElement('p'), { className: 'page-status' });
    this.status.setAttribute('role', 'status');
    this.status.onclick = () => this.notice('');
    this.root = Object.assign(document.createElement('div'), { className: 'page-body' });
    this.bar.append(this.back, this.title);
    this.nav = Object.assign(document.createElement('nav'), { className: 'page-nav' });
    section.append(this.bar, this.nav, this.status, this.root);
    section.addEventListener('keydown', (e) => {
      if (e.key !== 'Escape' || e.defaultPrevented || /** @type {Element} */ (e.target).closest('dialog')) return;
      // In a search field, Escape first empties the search.
      if (/** @type {HTMLInputElement} */ (e.target).type === 'search' && /** @type {HTMLInputElement} */ (e.target).value) return;
      e.preventDefault();
      this.close();
    });
    // How many pages lie over the table in the browser's history, stored with each of its entries; null if there is
    // no table below, as when the page was opened by its address.
    /** @type {number | null} */
    this.depth = NAME.test(location.hash) ? history.state?.depth ?? null : 0;
    window.addEventListener('hashchange', () => {
      if (!NAME.test(location.hash)) this.depth = 0;
      else if (history.state?.depth !== undefined) this.depth = history.state.depth;
      else {
        if (this.depth !== null) this.depth++;
        history.replaceState({ depth: this.depth }, '');
      }
      this.follow();
    });
  }

  // Stays long enough to be read twice.
  /** @param {string} text */
  notice(text) {
    clearTimeout(this.noticed);
    this.status.textContent = text;
    if (text) this.noticed = setTimeout(() => this.notice(''), 6000 + 120 * text.length);
  }

  // Called once everything is ready, because the address may name a page.
  start() { return this.follow(); }

  /** @param {string} name @param {string | number} [argument] */
  go(name, argument) {
    location.hash = `#/${name}${argument === undefined ? '' : `/${encodeURIComponent(argument)}`}`;
  }

  // Returns to the table by going back in history over all pages above it, so that Back does not open them again.
  close() {
    if (/** @type {number} */ (this.depth) > 0) history.go(-(/** @type {number} */ (this.depth)));
    else if (NAME.test(location.hash)) {
      history.replaceState(null, '', location.pathname + location.search);
      this.follow();
    }
  }

  async follow() {
    const [, name, argument] = NAME.exec(location.hash) ?? [];
    if (!name) {
      this.depth = 0;
      this.hide();
      return;
    }
    const turn = (this.turn = {});
    let page = null;
    let wrong = '';
    try {
      // If the second part of the program cannot be loaded, pages without positions still work.
      const rest = this.context.engine.whole().catch(() => {});
      page = (await import(`../pages/${name}.mjs`)).default;
      await Promise.all([rest, style()]);
    } catch (error) {
      wrong = /fetch|import|load/i.test(String(error)) ? word('missing') : word('broken', String(/** @type {Error} */ (error)?.message ?? error));
    }
    if (this.turn !== turn) return;
    this.page?.hide?.();
    this.page = page ?? { title: () => 'Upkeep', show: (/** @type {HTMLElement} */ root) => { root.textContent = wrong; } };
    this.name = name;
    this.argument = argument === undefined ? undefined : decode(argument);
    this.returnTo ??= /** @type {HTMLElement | null} */ (document.activeElement);
    this.section.hidden = false;
    document.body.classList.add('paged');
    for (const e of /** @type {Iterable<HTMLElement>} */ (/** @type {Element} */ (this.section.parentElement).children))
      if (e !== this.section && e.localName !== 'script') e.inert = true;
    this.covered(true);
    // The title appears at once, before the rest has loaded.
    const shown = this.render();
    this.section.scrollTop = 0;
    this.title.focus({ preventScroll: true });
    await shown;
  }

  // The head of every page: the way back and the navigation. Drawn again when a duel begins or ends.
  head() {
    if (!this.page) return;
    const { running } = this.context.engine.state();
    this.running = running;
    this.back.textContent = word(running ? 'back' : 'start');
    /** @type {(href: string, text: string, here?: boolean) => Element} */
    const link = (href, text, here) => {
      const a = Object.assign(document.createElement('a'), { href, textContent: text });
      if (here) a.setAttribute('aria-current', 'page');
      return a;
    };
    this.nav.setAttribute('aria-label', word('pages'));
    this.nav.replaceChildren(...ALL.filter((name) => running || !OF_DUEL.includes(name) || name === this.name).map((name) => link(`#/${name}`, named(name), name === this.name)),
      link(`embed-guide${language() === 'en' ? '' : `.${language()}`}.html`, word('guide')));
    // If the navigation is too narrow for all links, scroll the current one into view.
    const here = /** @type {HTMLElement} */ (this.nav.querySelector('[aria-current]'));
    if (here) this.nav.scrollLeft = here.offsetLeft - this.nav.offsetLeft - 16;
    this.title.textContent = this.page.title(language());
    document.title = this.title.textContent === 'Upkeep' ? 'Upkeep' : `${this.title.textContent} – Upkeep`;
  }

  async render() {
    if (!this.page) return;
    this.head();
    this.notice('');
    this.root.replaceChildren();
    this.root.className = 'page-body';
    try {
      await this.page.show(this.root, this.context, this.argument);
    } catch (error) {
      this.root.textContent = word('broken', String(/** @type {Error} */ (error)?.message ?? error));
      console.error(error);
    }
  }

  // Called after everything that may have changed the duel.
  /** @param {boolean} running */
  changed(running) {
    if (this.page && running !== this.running) this.head();
  }

  hide() {
    this.turn = null;
    if (!this.page) return;
    this.page.hide?.();
    this.page = null;
    this.root.replaceChildren();
    this.section.hidden = true;
    document.body.classList.remove('paged');
    document.title = 'Upkeep';
    for (const e of /** @type {Iterable<HTMLElement>} */ (/** @type {Element} */ (this.section.parentElement).children)) e.inert = false;
    this.covered(false);
    this.returnTo?.focus?.({ preventScroll: true });
    /** @type {HTMLElement | null} */
    this.returnTo = null;
  }
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
