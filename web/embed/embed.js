// <duel-board>: a live board of Upkeep in any page.
//   <script src="https://…/embed.js" defer></script>
//   <duel-board mode="puzzle" lang="pt"><pre>scenario …</pre></duel-board>
// Attributes, methods and events are documented in embed.d.ts, and with examples in embed-guide.html. A board that
// has not been scrolled into view is a drawing made from its text; at most four are live at a time.
(() => {
  'use strict';
  if (customElements.get('duel-board')) return;
  /** @import { Setup } from './embed.js' */
  /** @import { Board } from '../page-types.js' */
  /** @typedef {Partial<Record<Exclude<keyof Setup, 'saved' | 'names'>, string>> & Pick<Setup, 'saved' | 'names'>} Shown  a setup, with values as attributes have them */
  /** @typedef {DuelBoard & { inView?: boolean }} Watched */
  /** @typedef {{ resolve: (result: unknown) => void, reject: (error: Error) => void }} Waiting */
  /** @typedef {{ upkeep: number, id: number, event?: string, detail?: unknown, result?: unknown, error?: { code: string, message: string } }} Message */
  /** @typedef {{ name: string, tapped: boolean }} Card */
  /** @typedef {{ life: number, play: Card[], hand: Card[], grave: Card[] }} Side */
  // Modules have no currentScript.
  const own = /** @type {HTMLScriptElement | undefined} */ (document.currentScript || [...document.scripts].find((s) => /(^|\/)embed\.js([?#]|$)/.test(s.src)));
  const BASE = new URL('.', own ? own.src : location.href);
  const LIVE = 4;
  /** @type {Set<Watched>} */
  const live = new Set();
  /** @type {Promise<unknown>} */
  let places = Promise.resolve();
  const METHODS = ['load', 'getState', 'setState', 'getLegalActions', 'act', 'explain', 'undo', 'goTo', 'play', 'pause', 'highlight',
    'setLocale', 'setEra', 'toLink', 'hint', 'reset', 'getSaved', 'preview', 'why'];
  const EVENTS = ['ready', 'decision', 'action', 'event', 'illegal', 'goalmet', 'goalmissed', 'resize', 'error'];
  const WORDS = strings('embed.embed');
  Object.assign(WORDS, strings('site.poster_words'));
  const SHEET = new CSSStyleSheet();
  SHEET.replaceSync(`
    :host { display: block; position: relative; width: 100%; max-width: 60rem; aspect-ratio: 4 / 3; min-height: 18rem; margin: 1em 0; box-sizing: border-box;
      background: linear-gradient(#19372f, #10241f); border-radius: 8px; overflow: hidden; color: #f4ead5; font: 15px/1.35 "Alegreya Sans", system-ui, sans-serif; }
    :host([hidden]) { display: none; }
    iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
    iframe.coming { visibility: hidden; }
    button:disabled { opacity: .6; cursor: progress; }
    .poster { position: absolute; inset: 0; display: flex; flex-direction: column; padding: .6em .8em 4em; gap: .35em; overflow: hidden; box-sizing: border-box; }
    .title { margin: 0; font: 800 1.2em/1.2 Alegreya, Georgia, serif; color: #f3d98b; }
    .side { flex: 1; display: flex; flex-direction: column; gap: .35em; min-height: 0; overflow: hidden; }
    .side:last-of-type { flex-direction: column-reverse; }
    .who { display: flex; flex-wrap: wrap; gap: .2em .7em; align-items: center; color: #d2c2a3; }
    .who b { display: inline-grid; place-items: center; min-width: 2em; height: 2em; border-radius: 50%; background: #8a2a22; border: 2px solid #f3d98b; color: #fff6e8; }
    .row { display: flex; flex-wrap: wrap; gap: .3em; justify-content: center; }
    .card { background: linear-gradient(#f8f0dc, #eadcbc); color: #2a1e14; border: 2px solid #1b0e0a; border-radius: 6px; padding: .2em .5em; max-width: 10em; font-weight: 700; line-height: 1.2; }
    .tapped { transform: rotate(4deg); opacity: .85; }
    .land { background: #cdbb92; font-weight: 500; font-size: .9em; }
    .hand .card { border-style: dashed; }
    .step { display: flex; align-items: center; gap: .6em; color: #f0b8a8; font-size: .85em; }
    .step::before, .step::after { content: ""; flex: 1; border-top: 3px dashed #8a2a22; }
    ::slotted([slot=poster]) { position: absolute; inset: 0; }
    button.open { position: absolute; left: 50%; bottom: .7em; transform: translateX(-50%); white-space: nowrap; }
    @media print { :host { min-height: 0; background: none; } iframe, button { display: none !important; } .poster, ::slotted([slot=poster]) { position: static; } }
    button { font: 700 1em inherit; font-family: inherit; min-height: 44px; padding: .4em 1.2em; align-self: center; border-radius: 8px; border: 1px solid #7d6129;
      background: linear-gradient(#f3d98b, #c2963a); color: #2a1e14; cursor: pointer; }
    button:focus-visible { outline: 3px solid #fbf1da; outline-offset: 2px; }
    .error { color: #ffb3a0; margin: 0; }`);
  // Where the element is narrow, whatever the window is, the board stands upright. Styles of the page go before these.
  const NARROW = new CSSStyleSheet();
  NARROW.replaceSync(':host { aspect-ratio: auto; height: clamp(660px, 94vh, 44rem); } :host([controls*=casting]) { height: 880px; }');
  const MOST_NARROW = 34 * 16;
  const fit = (/** @type {Element} */ board) => { /** @type {ShadowRoot} */ (board.shadowRoot).adoptedStyleSheets = board.clientWidth <= MOST_NARROW ? [SHEET, NARROW] : [SHEET]; };
  const sizes = new ResizeObserver((all) => { for (const { target } of all) fit(target); });

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag @param {string | number} [text] @param {string} [className]
   */
  const make = (tag, text, className) => {
    const e = document.createElement(tag);
    if (text !== undefined) e.textContent = /** @type {string} */ (text);
    if (className) e.className = className;
    return e;
  };

  // Reads what a drawing needs from a `.duel` text. It knows no cards and no rules, only that the basic lands are
  // lands.
  const BASICS = /^(Plains|Island|Swamp|Mountain|Forest)\b/;
  /** @param {string} text */
  function glance(text) {
    /** @returns {Side} */
    const seat = () => ({ life: 20, play: [], hand: [], grave: [] });
    const out = { title: '', step: '', sides: [seat(), seat()] };
    for (const raw of text.split('\n')) {
      const line = raw.replace(/(^|\s)#.*$/, '').trim();
      let m = /^(scenario|start)\s+(.*)$/.exec(line);
      if (m) out[m[1] === 'start' ? 'step' : 'title'] = m[2];
      m = /^([AB])\.(life|play|hand|grave)\s+(.*)$/.exec(line);
      if (!m) continue;
      const side = out.sides[m[1] === 'A' ? 0 : 1];
      if (m[2] === 'life') side.life = parseInt(m[3], 10) || side.life;
      else if (m[3] !== 'none') {
        for (const item of m[3].match(/("[^"]*"|\([^)]*\)|\[[^\]]*\]|[^,])+/g) || []) {
          const name = item.replace(/\([^)]*\)/g, '').replace(/\sas\s+\S+/, '').replace(/"/g, '').trim();
          const count = /\sx\s?(\d+)$/.exec(name);
          side[/** @type {'play' | 'hand' | 'grave'} */ (m[2])].push({ name: count ? `${name.slice(0, count.index)} ×${count[1]}` : name, tapped: /\(.*\btapped/.test(item) });
        }
      }
    }
    return out;
  }

  class DuelBoard extends HTMLElement {
    static get observedAttributes() { return ['src', 'era', 'lang', 'mode', 'seat', 'allow', 'goal', 'controls', 'theme']; }

    connectedCallback() {
      if (!this.shadowRoot) {
        this.attachShadow({ mode: 'open' });
        /** @type {Map<number, Waiting>} */
        this.waiting = new Map();
        this.next = 0;
      }
      fit(this);
      sizes.observe(this);
      // The text may not have been parsed yet.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.begin(), { once: true });
      else this.begin();
    }
    begin() {
      if (!this.isConnected) return;
      const text = this.ownText();
      if (text !== this.own) this.now = this.saved = undefined;
      /** @type {string | undefined} */
      this.text = this.own = text;
      this.ready = this.fetchText();
      this.ready.catch((error) => this.drawPoster(error.message));
      this.drawPoster();
      watch.observe(this);
    }
    disconnectedCallback() {
      watch.unobserve(this);
      sizes.unobserve(this);
      this.close();
    }
    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now || !this.isConnected || !this.shadowRoot) return;
      if (this.port && (name === 'lang' || (name === 'era' && now))) {
        (name === 'lang' ? /** @type {Board} */ (/** @type {unknown} */ (this)).setLocale(this.locale) : /** @type {Board} */ (/** @type {unknown} */ (this)).setEra(/** @type {import('./embed.js').Era} */ (now))).catch(() => {});
        return;
      }
      // What methods have changed is discarded, unless only the language changes.
      if (name !== 'lang') this.now = this.saved = undefined;
      else if (this.now) this.now = { ...this.now, lang: this.locale };
      if (this.frame) this.reload().catch((error) => this.tell('error', { code: error.code || 'failed', message: error.message }));
      else if (name === 'src') this.begin();
      else this.drawPoster();
    }

    // "A main1" in words; unknown steps stay as they are.
    /** @param {string} step */
    when(step) {
      const [who, at] = step.split(/\s+/);
      return who === 'game' ? this.word('beginning') : WORDS[at] ? `${this.word('turnOf').replace('{0}', who)} · ${this.word(at)}` : step;
    }
    ownText() {
      const inner = this.querySelector('pre, script[type="text/duel"], template');
      const text = inner ? (/** @type {HTMLTemplateElement} */ (inner).content || inner).textContent : this.textContent;
      const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
      const indent = Math.min(...lines.filter((l) => l.trim()).map((l) => /** @type {RegExpExecArray} */ (/^\s*/.exec(l))[0].length));
      return lines.map((l) => l.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
    }
    async fetchText() {
      const src = this.getAttribute('src');
      /** @type {string | undefined} */
      this.link = undefined;
      /** @type {Record<string, string> | undefined} */
      this.given = {};
      if (!src) {
        this.text = this.own;
        return;
      }
      const link = src.indexOf('#');
      if (link >= 0) this.link = src.slice(link);
      if (link >= 0) {
        // An address made by toLink(): its values count where the element has no attribute.
        for (const [name, value] of new URLSearchParams(src.slice(src.indexOf('?') + 1, link))) if (src.includes('?') && DuelBoard.observedAttributes.includes(name)) this.given[name] = value;
        const [, text, done] = /^#p=(.*?)(&at=[\w-]+)?$/s.exec(/** @type {string} */ (this.link)) || [];
        if (text !== undefined) {
          this.text = decodeURIComponent(text);
          // What has been done is read by the board itself.
          if (!done) this.link = undefined;
          if (!this.frame) this.drawPoster();
        }
        return;
      }
      const answer = await fetch(new URL(src, document.baseURI));
      if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
      this.text = await answer.text();
      if (!this.frame) this.drawPoster();
    }
    /** @param {string} key */
    word(key) { return WORDS[key][Math.max(0, languages().map(([tag]) => tag).indexOf(this.locale))]; }
    get locale() { return (this.getAttribute('lang') || document.documentElement.lang || navigator.language || 'en').slice(0, 2).toLowerCase(); }

    /** @param {string} [error] */
    drawPoster(error) {
      const text = this.now ? this.now.text : this.text;
      const g = glance(text || '');
      const drawn = !error && text === this.text && !this.getAttribute('src') && this.querySelector(':scope > [slot=poster]');
      /** @type {HTMLElement[]} */
      const parts = [];
      let told = g.title;
      if (drawn) {
        parts.push(make('slot'));
        /** @type {HTMLSlotElement} */ (parts[0]).name = 'poster';
        told = drawn.getAttribute('aria-label') || told;
      } else {
        const poster = make('div', undefined, 'poster');
        /** @param {Card[]} list @param {string} className */
        const row = (list, className) => {
          const box = make('div', undefined, `row ${className}`);
          for (const c of list) box.append(make('span', c.name, `card${c.tapped ? ' tapped' : ''}${BASICS.test(c.name) ? ' land' : ''}`));
          return box;
        };
        const names = (/** @type {Card[]} */ list) => list.map((c) => c.name).join(', ');
        /** @param {Side} s @param {string} name */
        const side = (s, name) => {
          const box = make('div', undefined, 'side');
          const who = make('div', undefined, 'who');
          who.append(make('b', s.life), `${name}: ${this.word('life')} ${s.life}`);
          if (s.grave.length) who.append(`${this.word('grave')}: ${names(s.grave)}`);
          box.append(who);
          if (s.hand.length) box.append(row(s.hand, 'hand'));
          const lands = s.play.filter((c) => BASICS.test(c.name));
          if (lands.length) box.append(row(lands, ''));
          box.append(row(s.play.filter((c) => !lands.includes(c)), ''));
          told += `. ${name}: ${this.word('life')} ${s.life}${s.play.length ? `; ${names(s.play)}` : ''}${s.hand.length ? `; ${this.word('hand')}: ${names(s.hand)}` : ''}`;
          return box;
        };
        const title = make('p', g.title, 'title');
        poster.append(title);
        if (error) poster.append(make('p', this.word('wrong') + error, 'error'));
        poster.append(side(g.sides[1], 'B'), make('div', this.when(g.step || 'A main1'), 'step'), side(g.sides[0], 'A'));
        parts.push(poster);
      }
      const button = make('button', this.word(this.saved ? 'more' : 'open'), 'open');
      button.onclick = () => this.open(true).then(() => this.frame && this.frame.focus(), () => {});
      parts.push(button);
      /** @type {ShadowRoot} */ (this.shadowRoot).replaceChildren(...parts);
      this.setAttribute('aria-label', `${this.word('board')}: ${told}`);
      if (!this.hasAttribute('role')) this.setAttribute('role', 'group');
    }

    // Makes the board live. At most LIVE are; one that the reader opens replaces the one seen longest ago.
    /** @param {boolean} byHand @returns {Promise<void>} */
    open(byHand) {
      this.opening ??= this.take(byHand).catch((error) => {
        this.close();
        this.drawPoster(error.message);
        this.tell('error', { code: error.code || 'no-start', message: error.message });
        throw error;
      });
      return this.opening;
    }
    /** @param {boolean} byHand */
    async take(byHand) {
      // One after another, or two would take the same place.
      const turn = places.then(async () => {
        if (live.size >= LIVE) {
          const others = [...live].filter((b) => b !== this && !b.matches(':focus-within'));
          const gone = others.find((b) => !b.inView) || (byHand && others[0]);
          if (!gone) return false;
          await gone.sleep();
        }
        live.add(this);
        return true;
      });
      places = turn.catch(() => {});
      if (await turn) await this.start();
      else {
        /** @type {Promise<void> | undefined} */
        this.opening = undefined;
      }
    }
    async start() {
      await this.ready;
      const frame = document.createElement('iframe');
      frame.title = this.getAttribute('aria-label') || 'Upkeep';
      const sandbox = this.getAttribute('sandbox');
      if (sandbox !== null) frame.setAttribute('sandbox', sandbox || 'allow-scripts');
      frame.allow = 'clipboard-write';
      // Not location.origin: of a page opened from a file that is file://, and its messages come from null.
      frame.src = /** @type {string} */ (/** @type {unknown} */ (new URL(`embed.html?host=${encodeURIComponent(window.origin)}&lang=${encodeURIComponent(this.locale)}`, BASE)));
      this.frame = frame;
      // The drawing stays until the board is ready.
      frame.className = 'coming';
      const button = /** @type {HTMLButtonElement | null} */ (/** @type {ShadowRoot} */ (this.shadowRoot).querySelector('button.open'));
      if (button) button.disabled = true;
      const opaque = sandbox !== null && !/allow-same-origin/.test(sandbox);
      const connected = /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(this.word('silent'))), 60000);
        this.listening = (/** @type {MessageEvent} */ e) => {
          if (e.source !== frame.contentWindow || e.origin !== (opaque ? 'null' : BASE.origin)) return;
          if (!e.data || e.data.upkeep !== 1 || e.data.type !== 'board') return;
          window.removeEventListener('message', this.listening);
          clearTimeout(late);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = (m) => this.hear(m.data);
          this.port = port1;
          /** @type {Window} */ (frame.contentWindow).postMessage({ upkeep: 1, type: 'hello' }, opaque ? '*' : BASE.origin, [port2]);
          resolve();
        };
        window.addEventListener('message', this.listening);
      }));
      /** @type {ShadowRoot} */ (this.shadowRoot).append(frame);
      await connected;
      const answer = await this.call('load', [this.setup()]).catch((error) => {
        // A board that has slept begins anew where what it kept cannot be read.
        if (!this.saved) throw error;
        this.saved = undefined;
        return this.call('load', [this.setup()]);
      });
      frame.className = '';
      /** @type {ShadowRoot} */ (this.shadowRoot).querySelector('.poster')?.remove();
      /** @type {ShadowRoot} */ (this.shadowRoot).querySelector('button.open')?.remove();
      // The drawing stays below for printing, hidden from screen readers.
      /** @type {ShadowRoot} */ (this.shadowRoot).querySelector('slot')?.setAttribute('aria-hidden', 'true');
      return answer;
    }
    /** @returns {Shown} */
    setup() {
      if (this.now) return { ...this.now, saved: this.saved };
      const of = (/** @type {string} */ name) => this.getAttribute(name) || this.given?.[name] || undefined;
      return { text: this.text, link: this.link, saved: this.saved, era: of('era'), lang: this.locale, mode: of('mode'), seat: of('seat'), allow: of('allow'),
        goal: of('goal'), controls: of('controls'), theme: of('theme') };
    }
    async reload() {
      this.ready = this.fetchText();
      await this.ready;
      if (this.port) await this.call('load', [this.setup()]);
    }
    // Saves the state of the board and gives its place to another.
    async sleep() {
      try {
        this.saved = /** @type {Uint8Array | undefined} */ (await Promise.race([this.call('getSaved'), new Promise((r) => setTimeout(r, 1500))]));
      } catch { /* it starts over then */ }
      this.close();
      this.drawPoster();
    }
    close() {
      window.removeEventListener('message', this.listening);
      this.port?.close();
      this.port = this.opening = undefined;
      this.frame?.remove();
      this.frame = undefined;
      live.delete(this);
      for (const w of this.waiting?.values() || []) w.reject(new Error(this.word('closed')));
      this.waiting?.clear();
    }
    destroy() {
      this.close();
      this.remove();
      return Promise.resolve();
    }

    /** @param {string} method @param {unknown[]} args @returns {Promise<unknown>} */
    call(method, args = []) {
      return new Promise((resolve, reject) => {
        const id = ++/** @type {{ next: number }} */ (this).next;
        /** @type {Map<number, Waiting>} */ (this.waiting).set(id, { resolve, reject });
        /** @type {MessagePort} */ (this.port).postMessage({ upkeep: 1, id, method, args });
      });
    }
    /** @param {Message | undefined} m */
    hear(m) {
      if (!m || m.upkeep !== 1) return;
      if (m.event && EVENTS.includes(m.event)) {
        this.tell(m.event, m.detail);
        return;
      }
      const w = /** @type {Map<number, Waiting>} */ (this.waiting).get(m.id);
      if (!w) return;
      /** @type {Map<number, Waiting>} */ (this.waiting).delete(m.id);
      if (m.error) w.reject(Object.assign(new Error(m.error.message), m.error));
      else w.resolve(m.result);
    }
    /** @param {string} name @param {unknown} detail */
    tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })); }
  }
  for (const method of METHODS) {
    /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (DuelBoard.prototype))[method] = /** @this {DuelBoard} @param {unknown[]} args */ async function (...args) {
      if (!this.isConnected) throw Object.assign(new Error(this.word('noPage')), { code: 'closed' });
      await this.open(true);
      if (!this.port) throw new Error(this.word('closed'));
      const result = await this.call(method, args);
      // A board that was put to sleep comes back with what these methods set.
      if (method === 'load' || (method === 'setState' && !ArrayBuffer.isView(args[0]))) this.now = { .../** @type {Shown} */ (args[0]), lang: /** @type {Shown} */ (args[0]).lang || this.setup().lang };
      else if (method === 'setEra') this.now = { ...this.setup(), era: /** @type {string} */ (args[0]) };
      else if (method === 'setLocale') this.now = { ...this.setup(), lang: /** @type {string} */ (result) };
      return result;
    };
  }

  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      /** @type {Watched} */ (target).inView = isIntersecting;
      if (isIntersecting) /** @type {Watched} */ (target).open(false).catch(() => {});
    }
  }, { rootMargin: '100px' });
  customElements.define('duel-board', DuelBoard);
})();
