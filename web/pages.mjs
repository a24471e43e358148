// Pages of text beside the table (cards, decks, games, settings, lessons …): each a module in pages/, fetched
// when it is first opened. The address names it, `#/decks` or `#/decks/argument`, so that the browser's own
// way back closes it and a link can open it.
//
// A page's default export is { title(lang), async show(root, context, argument), hide?() }. `root` is an empty
// element on paper; show() is called anew when the language changes. The context:
//   engine, storage           as in main.mjs
//   language()                'en', 'pt', 'es' or 'it'
//   go(name, argument)        to another page; close() to the table
//   notice(text)              a line that is read out
//   app                       what main.mjs offers besides: begin(config), changed(), restore(bytes), …
import { language, words } from './words.mjs';

const word = words({
  back: ['Back to the table', 'Voltar à mesa', 'Volver a la mesa', 'Torna al tavolo'],
  missing: ['There is no such page.', 'Essa página não existe.', 'Esa página no existe.', 'Questa pagina non c’è.'],
  broken: ['This page could not be opened: {0}', 'Esta página não pôde ser aberta: {0}', 'No se pudo abrir esta página: {0}', 'Questa pagina non si è potuta aprire: {0}'],
});

const NAME = /^#\/([a-z][a-z-]*)(?:\/(.*))?$/;

export class Pages {
  // `covered(on)` is told when a page hides the table or no longer does.
  constructor(section, context, covered) {
    this.section = section;
    this.covered = covered;
    this.page = null;
    this.context = {
      ...context,
      language,
      go: (name, argument) => this.go(name, argument),
      close: () => this.close(),
      notice: (text) => { this.status.textContent = text; },
    };
    this.bar = document.createElement('header');
    this.back = Object.assign(document.createElement('button'), { type: 'button', className: 'page-back' });
    this.back.onclick = () => this.close();
    this.title = Object.assign(document.createElement('h1'), { tabIndex: -1 });
    this.status = Object.assign(document.createElement('p'), { className: 'page-status' });
    this.status.setAttribute('role', 'status');
    this.root = Object.assign(document.createElement('div'), { className: 'page-body' });
    this.bar.append(this.back, this.title);
    section.append(this.bar, this.status, this.root);
    section.addEventListener('keydown', (e) => {
      if (e.key !== 'Escape' || e.defaultPrevented || e.target.closest('dialog')) return;
      e.preventDefault();
      this.close();
    });
    window.addEventListener('hashchange', () => this.follow());
  }

  // Called once everything is there: a page may be named in the address.
  start() { return this.follow(); }

  go(name, argument) {
    this.came = true;
    location.hash = `#/${name}${argument === undefined ? '' : `/${encodeURIComponent(argument)}`}`;
  }

  // By the browser's way back if the page was opened from here, so that the way back does not open it again.
  close() {
    if (this.came) history.back();
    else if (NAME.test(location.hash)) {
      history.replaceState(null, '', location.pathname + location.search);
      this.follow();
    }
  }

  async follow() {
    const [, name, argument] = NAME.exec(location.hash) ?? [];
    if (!name) {
      this.came = false;
      this.hide();
      return;
    }
    const turn = (this.turn = {});
    let page = null;
    let wrong = '';
    try {
      // Should the rest of the program not come, a page without positions needs none.
      const rest = this.context.engine.whole().catch(() => {});
      page = (await import(`./pages/${name}.mjs`)).default;
      await rest;
    } catch (error) {
      wrong = /fetch|import|load/i.test(String(error)) ? word('missing') : word('broken', String(error?.message ?? error));
    }
    if (this.turn !== turn) return;
    this.page?.hide?.();
    this.page = page ?? { title: () => 'Upkeep', show: (root) => { root.textContent = wrong; } };
    this.argument = argument === undefined ? undefined : decode(argument);
    this.returnTo ??= document.activeElement;
    this.section.hidden = false;
    document.body.classList.add('paged');
    for (const e of this.section.parentElement.children) if (e !== this.section && e.localName !== 'script') e.inert = true;
    this.covered(true);
    await this.render();
    this.section.scrollTop = 0;
    this.title.focus({ preventScroll: true });
  }

  async render() {
    if (!this.page) return;
    this.back.textContent = word('back');
    this.title.textContent = this.page.title(language());
    document.title = `${this.title.textContent} – Upkeep`;
    this.status.textContent = '';
    this.root.replaceChildren();
    this.root.className = 'page-body';
    try {
      await this.page.show(this.root, this.context, this.argument);
    } catch (error) {
      this.root.textContent = word('broken', String(error?.message ?? error));
      console.error(error);
    }
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
    for (const e of this.section.parentElement.children) e.inert = false;
    this.covered(false);
    this.returnTo?.focus?.({ preventScroll: true });
    this.returnTo = null;
  }
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
