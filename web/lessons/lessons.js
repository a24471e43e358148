// The reader's progress, stored in this browser: a lesson is done when it is ticked, or when every goal in it has
// been met. What went wrong in one comes again in the lists. Also the way through the lessons that they are on, and the puzzle of the day.
(() => {
  'use strict';
  const KEY = 'upkeep-lessons', AGAIN = 'upkeep-again';
  /** @returns {Set<string | undefined>} */
  const read = (key = KEY) => {
    try {
      return new Set(JSON.parse(localStorage.getItem(key) || '[]'));
    } catch {
      return new Set();
    }
  };
  const write = (/** @type {Set<string | undefined>} */ set, key = KEY) => {
    try {
      localStorage.setItem(key, JSON.stringify([...set]));
    } catch { /* without storage nothing is remembered */ }
  };
  // Not on every page; what needs it asks first.
  const article = /** @type {HTMLElement} */ (document.querySelector('article[data-lesson]'));
  const done = /** @type {HTMLInputElement | null} */ (document.getElementById('done'));
  const solved = /** @type {HTMLElement | null} */ (document.querySelector('.solved'));
  const mark = (/** @type {boolean} */ on) => {
    const set = read();
    if (on) set.add(article.dataset.lesson);
    else set.delete(article.dataset.lesson);
    write(set);
    if (done) done.checked = on;
    if (solved) solved.hidden = !on;
    keepNext();
  };
  // What the start page offers to go on with (app/standing.mjs): this lesson, or the one after it when it is done.
  function keepNext() {
    if (!article.dataset.goOn) return;
    const next = /** @type {HTMLAnchorElement | null} */ (document.querySelector('nav.around:not([hidden]) a[rel=next]'));
    const title = read().has(article.dataset.lesson) ? next?.dataset.title : /** @type {HTMLElement} */ (document.querySelector('h1')).textContent;
    try {
      if (title) localStorage.setItem('upkeep-next', JSON.stringify([document.documentElement.lang, article.dataset.goOn.replace('{0}', title)]));
      else localStorage.removeItem('upkeep-next');
    } catch { /* the start page does not know it then */ }
  }
  // What leads on also stands where the last goal was met.
  /** @param {HTMLElement} board */
  function leadOn(board) {
    const next = /** @type {HTMLAnchorElement | null} */ (document.querySelector('nav.around:not([hidden]) a[rel=next]'));
    if (!next || article.querySelector('.lead-on')) return;
    const link = /** @type {HTMLAnchorElement} */ (next.cloneNode(true));
    link.className = 'next-lesson';
    const line = document.createElement('p');
    line.className = 'lead-on';
    line.append(link);
    board.after(...(solved ? [solved] : []), line);
  }
  if (article) {
    if (done) {
      done.checked = read().has(article.dataset.lesson);
      done.onchange = () => mark(done.checked);
    }
    if (solved) solved.hidden = !read().has(article.dataset.lesson);
    /** @type {Set<EventTarget | null>} */
    const open = new Set([...article.querySelectorAll('.board duel-board')].filter((b) => /^goal\s/m.test(b.textContent)));
    // A board that is there says its goal itself.
    article.addEventListener('ready', (e) => {
      const task = /** @type {HTMLElement} */ (e.target).hasAttribute('goal') ? /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (/** @type {HTMLElement} */ (e.target).parentElement).querySelector('.task')) : null;
      if (task) task.hidden = true;
    });
    article.addEventListener('goalmet', (e) => {
      if (!open.delete(e.target) || open.size) return;
      mark(true);
      leadOn(/** @type {HTMLElement} */ (e.target));
    });
    article.addEventListener('goalmissed', (e) => {
      if (!open.has(e.target)) return;
      const again = read(AGAIN);
      again.add(article.dataset.lesson);
      write(again, AGAIN);
    });
  }
  // Following a link to another language keeps the reading position: the pages have the same parts in the same order.
  const PLACE = 'upkeep-place';
  const page = location.pathname.split('/').pop();
  const parts = article ? [...article.children] : [];
  for (const other of document.querySelectorAll('a[hreflang]')) {
    other.addEventListener('click', () => {
      const at = parts.findIndex((p) => p.getBoundingClientRect().bottom > 0);
      if (at < 0 || !scrollY) return;
      try {
        sessionStorage.setItem(PLACE, JSON.stringify([page, at, parts[at].getBoundingClientRect().top]));
      } catch { /* the other page starts at its top then */ }
    });
  }
  try {
    const [where, at, top] = JSON.parse(sessionStorage.getItem(PLACE) || '[]');
    sessionStorage.removeItem(PLACE);
    // Again when the letters are there, since lines break otherwise with them.
    const turnBack = () => { if (where === page && parts[at]) scrollBy(0, parts[at].getBoundingClientRect().top - top); };
    turnBack();
    document.fonts?.ready.then(turnBack);
  } catch { /* this page starts at its top then */ }
  // Below each board a button that shows how to put it into a page of one's own.
  let boards = 0;
  /** @param {HTMLElement} board */
  function offerEmbed(board) {
    const { lang } = document.documentElement;
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'embed-button', textContent: document.body.dataset.embed, ariaExpanded: 'false' });
    const told = Object.assign(document.createElement('span'), { role: 'status' });
    const line = Object.assign(document.createElement('p'), { className: 'embed-open' });
    const text = /** @type {HTMLElement} */ (board.querySelector('pre')).textContent.trim();
    const prefix = `board-${++boards}`;
    /** @type {HTMLElement | null} */
    let sheet = null;
    line.append(button, ' ', told);
    board.after(line);
    button.onclick = async () => {
      button.disabled = true;
      try {
        if (!sheet) {
          const [{ embedSheet }, { setLanguage }] = await Promise.all([import('../pages/embed-sheet.mjs'), import('../app/words.mjs')]);
          setLanguage(lang);
          // The position has an English name, the page says it in the reader's language.
          const title = board.dataset.title || /** @type {HTMLElement} */ (document.querySelector('h1')).textContent;
          const own = text.replace(/^(scenario\s+).*/m, (/** @type {string} */ _, /** @type {string} */ start) => start + title.replaceAll('#', ''));
          const picture = board === document.querySelector('main duel-board') ? /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[property="og:image"]'))?.content : undefined;
          sheet = embedSheet({ lang, mode: /** @type {string} */ (board.getAttribute('mode')), title, text: own, goal: board.getAttribute('goal'), controls: board.getAttribute('controls'), picture }, { notice: (what) => { told.textContent = what; }, prefix });
          sheet.hidden = true;
          line.after(sheet);
        }
        sheet.hidden = !sheet.hidden;
        button.ariaExpanded = String(!sheet.hidden);
      } finally {
        button.disabled = false;
      }
    };
  }
  if (document.body.dataset.embed) for (const board of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main duel-board'))) offerEmbed(board);
  // An example opens its board when it is unfolded, under its own rules and those of the other eras.
  const ERAS = ['fifth', 'sixth', 'm10', 'foundations'];
  for (const example of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('details.example'))) {
    example.addEventListener('toggle', async () => {
      if (!example.open || example.dataset.open) return;
      example.dataset.open = 'yes';
      try {
        const answer = await fetch(/** @type {string} */ (example.dataset.src));
        if (!answer.ok) throw new Error(/** @type {string} */ (/** @type {unknown} */ (answer.status)));
        const text = (await answer.text()).replace(/^(rules\s+)([^#\n]+)/m, (_, start, eras) => {
          const own = eras.trim().split(/\s+/);
          return start + [...own, ...ERAS.filter((e) => !own.includes(e))].join(' ');
        }).replace(/^(scenario\s+).*/m, (_, start) => start + example.dataset.title);
        const board = Object.assign(document.createElement('duel-board'), { lang: document.documentElement.lang });
        board.setAttribute('mode', 'read');
        board.dataset.title = example.dataset.title;
        board.append(Object.assign(document.createElement('pre'), { textContent: text }));
        example.append(board);
        offerEmbed(board);
      } catch { delete example.dataset.open; /* the text can still be opened by its link */ }
    });
  }
  // If the navigation is too narrow for all links, scroll the current one into view.
  const places = /** @type {HTMLElement} */ (document.querySelector('.page-nav')), here = /** @type {HTMLElement | null | undefined} */ (places?.querySelector('[aria-current]'));
  const turnToHere = () => { if (here) places.scrollLeft = here.offsetLeft - places.offsetLeft - 16; };
  turnToHere();
  document.fonts?.ready.then(turnToHere);
  // Solutions are unfolded for printing.
  const folded = [.../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('details.solution'))];
  /** @type {HTMLDetailsElement[]} */
  let closed = [];
  window.addEventListener('beforeprint', () => {
    closed = folded.filter((d) => !d.open);
    for (const d of closed) d.open = true;
  });
  window.addEventListener('afterprint', () => { for (const d of closed) d.open = false; });
  const set = read();
  const ITEMS = 'li[data-lesson], li[data-step]';
  const isDone = (/** @type {HTMLElement} */ item) => set.has(item.dataset.lesson ?? item.dataset.step);
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(ITEMS))) item.classList.toggle('is-done', isDone(item));
  // How far the reader is in a part of the list: in a topic, on a way through the lessons, or in all of them.
  /** @param {HTMLElement} told */
  function tellNumber(told) {
    const items = [.../** @type {NodeListOf<HTMLElement>} */ (/** @type {HTMLElement} */ (told.closest('section')).querySelectorAll(ITEMS))];
    told.textContent = /** @type {string} */ (told.dataset.word).replace('{0}', /** @type {string} */ (/** @type {unknown} */ (items.filter(isDone).length))).replace('{1}', /** @type {string} */ (/** @type {unknown} */ (items.length)));
  }
  // … and which lesson comes next.
  /** @param {HTMLElement} way */
  function tellNext(way) {
    const items = [.../** @type {NodeListOf<HTMLElement>} */ (way.querySelectorAll(ITEMS))];
    const bar = /** @type {HTMLProgressElement} */ (way.querySelector('progress')), link = /** @type {HTMLAnchorElement} */ (way.querySelector('.next-lesson'));
    const item = items.find((one) => !isDone(one));
    bar.hidden = false;
    bar.value = items.filter(isDone).length;
    if (!item) return link.replaceWith(/** @type {string} */ (link.dataset.through));
    const to = /** @type {HTMLAnchorElement} */ (item.querySelector('a'));
    item.setAttribute('aria-current', 'step');
    link.href = to.href;
    return link.textContent = /** @type {string} */ (bar.value ? link.dataset.goOn : link.dataset.begin).replace('{0}', to.textContent);
  }
  // The way is remembered when one of its lessons is opened from the list. Below a lesson that is on it, it leads on.
  const WAY = 'upkeep-way';
  const keptWay = () => {
    try {
      return localStorage.getItem(WAY);
    } catch {
      return null;
    }
  };
  for (const told of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.counted'))) tellNumber(told);
  for (const way of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('section[data-way]'))) {
    tellNext(way);
    way.addEventListener('click', (e) => {
      if (/** @type {Element} */ (e.target).closest('a')) try { localStorage.setItem(WAY, /** @type {string} */ (way.dataset.way)); } catch { /* it is not remembered */ }
    });
  }
  const on = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('nav[data-way]'))].find((nav) => nav.dataset.way === keptWay());
  if (on) {
    on.hidden = false;
    /** @type {HTMLElement} */ (document.querySelector('nav.around:not([data-way])')).hidden = true;
  }
  if (article) keepNext();
  // What was tried, not reached, and not reached since.
  const again = /** @type {HTMLElement} */ (document.getElementById('again'));
  const missed = read(AGAIN);
  for (const item of again ? /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(ITEMS)) : []) {
    const link = /** @type {HTMLAnchorElement} */ (item.querySelector('a'));
    if (!missed.delete(item.dataset.lesson) || isDone(item)) continue;
    again.append(again.hidden ? `${again.dataset.word}: ` : ', ', Object.assign(document.createElement('a'), { href: link.href, textContent: link.textContent }));
    again.hidden = false;
  }
  const today = document.getElementById('today');
  const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('main ol a'))];
  if (today && links.length) {
    const day = links[Math.floor(Date.now() / 86400000) % links.length];
    today.append(`${today.dataset.word}: `, Object.assign(document.createElement('a'), { href: day.href, textContent: day.textContent }));
  }
})();
