// The examples of the guide: a text and attributes to change, methods to call, events as they arrive.
(() => {
  'use strict';
  /** @import { BoardEvents, Setup } from './embed.js' */
  /** @import { Board } from '../page-types.js' */
  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */
  /** @typedef {{ board: Board, text: HTMLTextAreaElement }} Named */
  const $ = /** @type {<Id extends string>(id: Id) => Id extends keyof Named ? Named[Id] : HTMLElement} */ (
    /** @type {unknown} */ ((/** @type {string} */ id) => document.getElementById(id)));
  const board = $('board');
  for (const e of document.querySelectorAll('[data-base]')) e.textContent = /** @type {string} */ (/** @type {unknown} */ (new URL('.', location.href)));
  $('text').value = /** @type {HTMLElement} */ (board.querySelector('pre')).textContent.trim();
  /** @param {BoardEvents['error']} [error] */
  const show = (error) => { $('issues').textContent = error ? `${error.code ? `${error.code}: ` : ''}${error.message}` : ''; };
  // The HTML that shows this board.
  const quoted = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const code = () => {
    const attributes = [.../** @type {NodeListOf<Field>} */ (document.querySelectorAll('[data-attribute]'))].filter((f) => f.value).map((f) => ` ${f.dataset.attribute}="${quoted(f.value)}"`).join('');
    const text = /** @type {Field | null} */ (document.querySelector('[data-attribute=src]'))?.value ? '' : `<pre>\n${quoted($('text').value.trim())}\n</pre>`;
    $('code').textContent = `<script src="${new URL('embed.js', location.href)}" defer></script>\n<duel-board${attributes}>${text}</duel-board>`;
  };
  $('copy-code').onclick = async () => {
    const { copied, not } = $('copy-code').dataset;
    $('copy-told').textContent = /** @type {string} */ (await navigator.clipboard.writeText($('code').textContent).then(() => copied, () => not));
  };
  $('text').addEventListener('input', code);
  document.addEventListener('change', code);
  $('load').onclick = async () => {
    /** @type {HTMLElement} */ (board.querySelector('pre')).textContent = $('text').value;
    board.text = $('text').value;
    /** @type {Setup & Record<string, string>} */
    const setup = { text: $('text').value };
    for (const field of /** @type {NodeListOf<Field>} */ (document.querySelectorAll('[data-attribute]'))) if (field.value && field.dataset.attribute !== 'src') setup[/** @type {string} */ (field.dataset.attribute)] = field.value;
    await board.load(setup).then(() => show(), show);
  };
  for (const field of /** @type {NodeListOf<Field>} */ (document.querySelectorAll('[data-attribute]'))) {
    const name = /** @type {string} */ (field.dataset.attribute);
    if (board.hasAttribute(name)) field.value = /** @type {string} */ (board.getAttribute(name));
    field.onchange = () => {
      show();
      if (field.value) board.setAttribute(name, field.value);
      else board.removeAttribute(name);
    };
  }
  code();
  board.addEventListener('error', (e) => show(e.detail));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-call]'))) {
    const name = /** @type {string} */ (button.dataset.call);
    /** @type {Field | null} */
    const field = document.querySelector(`[data-method="${name}"]`);
    button.onclick = async () => {
      const answer = $('answer');
      try {
        const given = field && field.value.trim() ? JSON.parse(`[${field.value}]`) : [];
        const result = await /** @type {Record<string, (...given: unknown[]) => Promise<unknown>>} */ (/** @type {unknown} */ (board))[name](...given);
        const text = result instanceof Uint8Array ? `Uint8Array(${result.length})` : JSON.stringify(result, null, 1);
        answer.textContent = `${name}: ${text.length > 4000 ? `${text.slice(0, 4000)} …` : text}`;
      } catch (error) {
        answer.textContent = `${name}: ${/** @type {Error & { code?: string }} */ (error).code ?? /** @type {Error} */ (error).name}: ${/** @type {Error} */ (error).message}`;
      }
    };
  }
  /** @type {string[]} */
  const lines = [];
  for (const name of ['ready', 'decision', 'action', 'event', 'illegal', 'goalmet', 'resize', 'error']) {
    board.addEventListener(name, (e) => {
      lines.push(`${name} ${JSON.stringify(/** @type {CustomEvent} */ (e).detail)}`);
      $('events').textContent = lines.slice(-12).join('\n');
    });
  }
})();
