// A message over table and pages that wants an answer or cannot wait: an update, another tab, a deleted game that can
// be restored.
import { words } from './words.mjs';

const word = words(strings('page.toast'));

/** @type {HTMLElement | null} */
let list = null;

// buttons: [{ text, act() }]; each closes the message, as do `seconds` without an answer. `closed` is called when a
// button has. Returns a function that closes it.
/**
 * @param {string} text
 * @param {{ text: string, label?: string, act?: () => void }[]} buttons
 * @param {{ seconds?: number, key?: string, closed?: () => void }} how
 */
export function toast(text, buttons = [], { seconds = 0, key = '', closed } = {}) {
  if (!list) {
    list = Object.assign(document.createElement('div'), { id: 'toasts' });
    list.setAttribute('role', 'status');
    // Not inside <body>, whose children side pages make inert.
    const page = document.documentElement;
    page.append(list);
    // Without a duel the canvas leaves room for messages, because its start button is at the bottom.
    new ResizeObserver(() => page.style.setProperty('--toasts',
      `${/** @type {HTMLElement} */ (list).offsetHeight && window.innerHeight - /** @type {HTMLElement} */ (list).getBoundingClientRect().top + 6}px`)).observe(list);
  }
  if (key) list.querySelector(`[data-key="${CSS.escape(key)}"]`)?.remove();
  const line = document.createElement('div');
  line.className = 'toast';
  if (key) line.dataset.key = key;
  line.append(Object.assign(document.createElement('span'), { textContent: text }));
  const close = () => line.remove();
  for (const b of /** @type {typeof buttons} */ ([...buttons, { text: '×', label: word('close') }])) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: b.text });
    if (b.label) button.setAttribute('aria-label', b.label);
    button.onclick = () => {
      close();
      closed?.();
      b.act?.();
    };
    line.append(button);
  }
  list.append(line);
  if (seconds) setTimeout(close, seconds * 1000);
  return close;
}
