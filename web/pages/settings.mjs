// Settings: language, text, motion, sound, stops, keys. Each takes effect at once and is stored in this browser.
import { shellCalls } from '../app/calls.mjs';
import { make } from '../app/dom.mjs';
import { KEYS, LEVELS, PACES } from '../app/settings.mjs';
import { LANGUAGES, words } from '../app/words.mjs';

/** @import { Settings } from '../app/settings.mjs' */
/** @import { Context, Notice } from '../page-types.js' */
// A key, and what it does.
/** @typedef {{ name: string, does: string }} Told */

const word = words(strings('page.settings'));

// Steps by their number in the program (ids.h).
const STEPS = [2, 3, 4, 5, 6, 7, 9, 10, 11, 13];
const stepWord = words(strings('page.settings_steps'));

let stopListening = () => {};

export default {
  title: () => word('title'),
  hide() { stopListening(); },
  show(/** @type {HTMLElement} */ root, /** @type {Context} */ { app, language, notice }) {
    const { settings, sound } = app;
    const { values } = settings;
    /**
     * @template {string | number} K
     * @param {string} name
     * @param {string} legend
     * @param {[K, string][]} options
     * @param {K} value
     * @param {(key: K) => void} chosen
     */
    const choice = (name, legend, options, value, chosen) => {
      const row = make('div', { class: 'row' });
      for (const [key, text] of options) {
        const button = make('button', text, { type: 'button' });
        button.setAttribute('aria-pressed', String(key === value));
        button.onclick = () => {
          chosen(key);
          for (const other of row.children) other.setAttribute('aria-pressed', String(other === button));
        };
        row.append(button);
      }
      row.setAttribute('role', 'group');
      row.setAttribute('aria-label', legend);
      root.append(make('h2', legend), row);
      return row;
    };

    choice('language', word('language'), LANGUAGES, language(), (lang) => app.setLanguage(lang));
    for (const [i, button] of [.../** @type {Iterable<HTMLElement>} */ (/** @type {Element} */ (root.lastElementChild).children)].entries()) button.lang = LANGUAGES[i][0];
    choice('text', word('text'), [100, 110, 125, 150].map((n) => [n, `${n} %`]), values.text, (n) => settings.set('text', n));
    choice('motion', word('motion'), ['system', 'full', 'reduced'].map((k) => [k, word(k)]), values.motion, (k) => settings.set('motion', k));
    choice('level', word('level'), LEVELS.map((n) => [n, `${n}: ${word(`level_${n}`)}`]), values.level, (n) => settings.set('level', n));
    root.append(make('p', word('levelText')));
    choice('pace', word('pace'), Object.keys(PACES).map((k) => [k, word(k)]), values.pace, (k) => settings.set('pace', k));
    root.append(make('p', word('paceText')));

    const volume = make('input', { type: 'range', min: 0, max: 100, step: 10, value: values.sound, id: 'settings-sound' });
    const says = make('output', values.sound > 0 ? `${values.sound} %` : word('silent'));
    volume.oninput = () => {
      settings.set('sound', Number(volume.value));
      says.textContent = Number(volume.value) > 0 ? `${volume.value} %` : word('silent');
    };
    const hear = make('button', word('hear'), { type: 'button' });
    hear.onclick = () => ['cast', 'hit', 'resolve'].forEach((name, i) => sound.play(name, i * 0.25));
    volume.setAttribute('aria-label', word('sound'));
    root.append(make('h2', word('sound')), make('div', { class: 'row' }, volume, says, hear));

    this.stops(root, settings);
    // What the keys are and do is taken from the table's own list.
    const told = new Map(shellCalls(app.engine.module).keysHelp(language()).split('\n').map((line, i) => {
      const [name, ...does] = line.split(': ');
      return [i ? name.toLowerCase() : ' ', { name, does: does.join(': ') }];
    }));
    this.keys(root, settings, notice, told);
  },

  /** @param {HTMLElement} root @param {Settings} settings */
  stops(root, settings) {
    const bits = settings.stops();
    const table = make('table');
    const head = make('tr');
    for (const name of ['step', 'own', 'others']) head.append(make('th', word(name), { scope: 'col' }));
    table.append(make('thead', {}, head));
    const box = (/** @type {number} */ index, /** @type {number} */ bit, /** @type {string} */ label) => {
      const input = make('input', { type: 'checkbox', checked: (bits[index] >> bit & 1) === 1 });
      input.setAttribute('aria-label', label);
      input.onchange = () => {
        bits[index] = input.checked ? bits[index] | 1 << bit : bits[index] & ~(1 << bit);
        settings.set('stops', [...bits]);
      };
      return input;
    };
    const body = make('tbody');
    for (const n of STEPS) {
      const row = make('tr', {}, make('th', stepWord(String(n)), { scope: 'row' }));
      for (const i of [0, 1]) row.append(make('td', {}, box(i, n, `${stepWord(String(n))}, ${word(i ? 'others' : 'own')}`)));
      body.append(row);
    }
    table.append(body);
    const windows = make('div', { class: 'row' });
    for (const [bit, name] of /** @type {[number, string][]} */ ([[0, 'interrupts'], [1, 'responses'], [2, 'prevention']])) {
      windows.append(make('label', {}, box(2, bit, word(name)), ` ${word(name)}`));
    }
    root.append(make('h2', word('stops')), make('p', word('stopsText'), { class: 'quiet' }), table,
      make('h3', word('windows')), windows);
  },

  /** @param {HTMLElement} root @param {Settings} settings @param {Notice} notice @param {Map<string, Told>} told */
  keys(root, settings, notice, told) {
    const shown = (/** @type {string} */ key) => (key === ' ' ? /** @type {Told} */ (told.get(' ')).name : key.length === 1 ? key.toUpperCase() : key);
    const list = make('dl', { class: 'keys' });
    const now = (/** @type {string} */ own) => settings.values.keys?.[own] ?? own;
    /** @type {{ own: string, button: HTMLElement, listen: (e: KeyboardEvent) => void } | null} */
    let waiting = null;
    const stop = () => {
      if (!waiting) return;
      waiting.button.textContent = shown(now(waiting.own));
      document.removeEventListener('keydown', waiting.listen, true);
      waiting = null;
    };
    stopListening();
    stopListening = stop;
    /** @type {[string, HTMLElement][]} */
    const buttons = [];
    for (const own of KEYS) {
      const button = make('button', shown(now(own)), { type: 'button' });
      button.setAttribute('aria-label', `${/** @type {Told} */ (told.get(own)).does}: ${shown(now(own))}`);
      buttons.push([own, button]);
      button.onclick = () => {
        stop();
        button.textContent = word('press');
        const listen = (/** @type {KeyboardEvent} */ e) => {
          if (['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(e.key)) return;
          e.preventDefault();
          e.stopPropagation();
          const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
          if (e.key !== 'Escape') {
            // Arrows, Enter, digits, y, n and ? cannot be reassigned.
            const fixed = /^(Arrow|Enter|Page|F\d|Home|End)|^[0-9yn?+-]$/.test(key);
            if (fixed || KEYS.some((k) => k !== own && now(k) === key)) notice(word('taken', shown(key)));
            else settings.set('keys', { ...settings.values.keys, [own]: key });
          }
          stop();
          button.setAttribute('aria-label', `${/** @type {Told} */ (told.get(own)).does}: ${shown(now(own))}`);
        };
        waiting = { own, button, listen };
        document.addEventListener('keydown', listen, true);
      };
      list.append(make('div', { class: 'row' }, make('dt', {}, button), make('dd', /** @type {Told} */ (told.get(own)).does)));
    }
    const reset = make('button', word('own_keys'), { type: 'button' });
    reset.onclick = () => {
      settings.set('keys', {});
      for (const [own, button] of buttons) button.textContent = shown(own);
    };
    root.append(make('h2', word('keys')), make('p', word('keysText'), { class: 'quiet' }), list, reset);
  },
};
