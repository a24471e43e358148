// The canvas. Browser events are passed to the program, which answers whether it used them. It draws by itself, and
// only when something has changed.
import { shellCalls } from './calls.mjs';
import { placed } from './memory.mjs';

const DOWN = 1;
// These keys may repeat while held. All others act once: holding Space a moment too long must not pass a turn.
const REPEATS = /^(Arrow.*|Tab|Page(Up|Down)|Backspace|[+-])$/;
/** @type {Record<string, number>} */
const KINDS = { mouse: 0, touch: 1, pen: 2 };

/** @typedef {ReturnType<typeof shellCalls>} Shell */
/** @typedef {{ changed: () => unknown, command: (name: string, argument: string) => unknown }} Tells */

export class Canvas {
  /** @param {HTMLCanvasElement} element @param {Tells} tells */
  constructor(element, { changed, command }) {
    this.element = element;
    this.tells = { changed, command };
    this.on = false;
    this.coming = 0;  // picture packs being fetched
    this.onlost = this.onrestored = () => {};
  }

  // Callbacks for the program. They are queued, because it calls them in the middle of its own work.
  moduleOptions() {
    return {
      canvas: this.element,
      upkeepChanged: () => queueMicrotask(() => this.tells.changed()),
      upkeepCommand: (/** @type {string} */ name, /** @type {string} */ argument) => queueMicrotask(() => this.tells.command(name, argument)),
      upkeepPictures: (/** @type {number} */ pack) => queueMicrotask(() => this.fetchPictures(pack)),
    };
  }

  // Pictures of cards are fetched when first shown. If that fails, cards keep the picture of their kind and the fetch
  // is tried again at growing intervals.
  /** @param {number} pack */
  async fetchPictures(pack, pause = 2000) {
    this.coming++;
    try {
      const answer = await fetch(new URL(`../art/${pack}.bin`, import.meta.url));
      if (!answer.ok) throw new Error(`pictures ${pack}: ${answer.status}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const module = /** @type {Program} */ (this.module);
      const place = placed(module, bytes);
      if (!/** @type {Shell} */ (this.shell).pictures(pack, place, bytes.length)) console.warn(`pictures ${pack} are of another version`);
      module._free(place);
    } catch {
      setTimeout(() => this.fetchPictures(pack, Math.min(pause * 2, 300e3)), pause);
    } finally {
      this.coming--;
    }
  }

  // Returns false if there is no WebGL; then nothing is shown and no events are handled.
  /** @param {Program} module @param {string} language */
  start(module, language) {
    const { element } = this;
    this.shell = shellCalls(module);
    this.module = module;
    element.hidden = false;
    // SDL finds this context when it asks for one. The drawing buffer is preserved, so that only what has changed
    // must be drawn.
    const context = element.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false, preserveDrawingBuffer: true });
    if (!context || !this.shell.start?.(context.getContextAttributes()?.preserveDrawingBuffer ? 1 : 0)) {
      element.hidden = true;
      return false;
    }
    this.on = true;
    // SDL has set a size of its own.
    element.removeAttribute('style');
    // Inside a frame, touch must still scroll the page around it.
    element.style.touchAction = window.parent === window ? 'none' : 'pan-y';
    element.setAttribute('aria-label', 'Upkeep');
    this.motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.motion.addEventListener('change', () => this.still());
    this.still();
    this.setLanguage(language);
    this.listen();
    new ResizeObserver(() => this.resize()).observe(element);
    this.watchRatio();
    this.resize();
    return true;
  }

  // 'system' follows the browser's preference; 'full' and 'reduced' override it.
  /** @param {string} choice */
  setMotion(choice) {
    this.motionChoice = choice;
    this.still();
  }
  still() {
    this.reduced = this.motionChoice === 'reduced' || (this.motionChoice !== 'full' && /** @type {MediaQueryList} */ (this.motion).matches);
    /** @type {Shell} */ (this.shell).reducedMotion(+this.reduced);
  }
  /** @param {number} level */
  setLevel(level) { if (this.on) /** @type {Shell} */ (this.shell).setLevel(level); }
  /** @param {number} zoom */
  setZoom(zoom) { if (this.on) /** @type {Shell} */ (this.shell).setZoom(zoom); }
  /** @param {string} own @param {string} key */
  setKey(own, key) { if (this.on) /** @type {Shell} */ (this.shell).setKey(own, key); }

  // Takes the keyboard focus once the canvas is shown, so that no pointer is needed to begin. Inside a frame the
  // outer page keeps the focus.
  takeFocus() {
    if (window.parent === window && document.activeElement === document.body) this.element.focus({ preventScroll: true });
  }

  resize() {
    if (!this.on || this.element.hidden) return;
    const { clientWidth, clientHeight } = this.element;
    const size = `${clientWidth} ${clientHeight} ${window.devicePixelRatio}`;
    if (size === this.size) return;
    /** @type {string} */
    this.size = size;
    /** @type {Shell} */ (this.shell).resize(clientWidth, clientHeight, window.devicePixelRatio);
  }

  // A changed pixel ratio (zoom, another screen) has no event of its own.
  watchRatio() {
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.resize();
      this.watchRatio();
    }, { once: true });
  }

  listen() {
    const { element, shell } = /** @type {Canvas & { shell: Shell }} */ (this);
    /** @returns {[x: number, y: number]} */
    const at = (/** @type {MouseEvent} */ e) => {
      const box = element.getBoundingClientRect();
      return [e.clientX - box.left, e.clientY - box.top];
    };
    const pointer = (/** @type {number} */ type) => (/** @type {PointerEvent} */ e) => {
      if (!e.isPrimary) return;
      if (type === DOWN) {
        element.focus({ preventScroll: true });
        element.setPointerCapture(e.pointerId);
      }
      const used = shell.pointer(type, ...at(e), Math.max(0, e.button), KINDS[e.pointerType] ?? 0, e.timeStamp);
      // A finger does not hover: when it is lifted, the pointer leaves.
      if (type === 2 && e.pointerType === 'touch') shell.pointer(3, ...at(e), 0, 1, e.timeStamp);
      if (used && type === DOWN && e.cancelable) e.preventDefault();
    };
    /** @type {const} */ (['pointermove', 'pointerdown', 'pointerup', 'pointerleave', 'pointercancel'])
      .forEach((name, type) => element.addEventListener(name, pointer(type)));
    element.addEventListener('contextmenu', (e) => e.preventDefault());
    element.addEventListener('wheel', (e) => {
      const lines = e.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 400;
      if (shell.wheel(...at(e), e.deltaX * lines, e.deltaY * lines)) e.preventDefault();
    }, { passive: false });
    const key = (/** @type {number} */ down) => (/** @type {KeyboardEvent} */ e) => {
      if (e.isComposing) return;
      if (e.repeat && !REPEATS.test(e.key)) {
        if (!e.ctrlKey && !e.metaKey && !e.altKey) e.preventDefault();
        return;
      }
      const mods = (e.shiftKey ? 1 : 0) | (e.ctrlKey ? 2 : 0) | (e.altKey ? 4 : 0) | (e.metaKey ? 8 : 0);
      if (shell.key(e.key, down, mods)) e.preventDefault();
    };
    element.addEventListener('keydown', key(1));
    // Keys typed while nothing is focused go to the table, except Tab.
    document.addEventListener('keydown', (e) => {
      if (e.target !== document.body || e.key === 'Tab' || this.covered || !document.body.classList.contains('canvas')) return;
      element.focus({ preventScroll: true });
      key(1)(e);
    });
    // The plain page lies over the table while it has the focus; Escape leads back.
    /** @type {HTMLElement} */ (document.getElementById('plain')).addEventListener('keydown', (e) => {
      if (e.key === 'Escape' && document.body.classList.contains('canvas')) element.focus({ preventScroll: true });
    });
    element.addEventListener('keyup', key(0));
    element.addEventListener('focus', () => shell.focus(1));
    element.addEventListener('blur', () => shell.focus(0));
    element.addEventListener('webglcontextlost', (e) => {
      e.preventDefault();
      shell.contextLost();
      this.onlost();
    });
    element.addEventListener('webglcontextrestored', () => {
      if (shell.contextRestored()) this.onrestored();
    });
  }

  // Called when a side page covers the table or uncovers it: meanwhile keys are not for the canvas.
  /** @param {boolean} on */
  cover(on) {
    this.covered = on;
    if (!on) this.takeFocus();
  }

  /** @param {string} lang */
  setLanguage(lang) {
    if (this.on) /** @type {Shell} */ (this.shell).setLang(lang);
  }
  // To the start page; a duel stays kept.
  toStart() { /** @type {Shell} */ (this.shell).toStart(); }
  /** @param {boolean | null | undefined} can */
  setResume(can) {
    if (this.on) /** @type {Shell} */ (this.shell).setResume(can ? 1 : 0);
  }
  /** @param {string} saved @param {string} lessons */
  setStanding(saved, lessons) {
    if (this.on) /** @type {Shell} */ (this.shell).setStanding(saved, lessons);
  }
  get frames() { return this.on ? /** @type {Shell} */ (this.shell).frames() : 0; }
  get moving() { return this.on && /** @type {Shell} */ (this.shell).moving(); }
  get resting() { return !this.on || (!this.coming && /** @type {Shell} */ (this.shell).resting()); }
  chosenSetup() { return /** @type {Shell} */ (this.shell).chosenSetup(); }
  regions() { return this.on ? /** @type {Shell} */ (this.shell).regionsJson() : []; }
}
