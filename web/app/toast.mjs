// A line over table and pages that wants an answer, or tells what cannot wait: an update, another tab, a
// deleted game that can be had back.
import { words } from './words.mjs';

const word = words({ close: ['Close', 'Fechar', 'Cerrar', 'Chiudi'] });

let list = null;

// buttons: [{ text, act() }]; each closes the line. `seconds` without an answer close it too. Returns what
// closes it.
export function toast(text, buttons = [], { seconds = 0, key = '' } = {}) {
  if (!list) {
    list = Object.assign(document.createElement('div'), { id: 'toasts' });
    list.setAttribute('role', 'status');
    // Beside the body's own children: pages make those inert.
    const page = document.documentElement;
    page.append(list);
    // Where no duel is under way the canvas leaves it room: the button that begins one is at its foot.
    new ResizeObserver(() => page.style.setProperty('--toasts',
      `${list.offsetHeight && window.innerHeight - list.getBoundingClientRect().top + 6}px`)).observe(list);
  }
  if (key) list.querySelector(`[data-key="${CSS.escape(key)}"]`)?.remove();
  const line = document.createElement('div');
  line.className = 'toast';
  if (key) line.dataset.key = key;
  line.append(Object.assign(document.createElement('span'), { textContent: text }));
  const close = () => line.remove();
  for (const b of [...buttons, { text: '×', label: word('close') }]) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: b.text });
    if (b.label) button.setAttribute('aria-label', b.label);
    button.onclick = () => {
      close();
      b.act?.();
    };
    line.append(button);
  }
  list.append(line);
  if (seconds) setTimeout(close, seconds * 1000);
  return close;
}
