// Explanations as elements: what led to a log line, why something is not possible, what will happen if everybody
// passes.
import { cited, make } from './dom.mjs';
import { words } from './words.mjs';

const word = words(strings('page.reasons'));

/** @import { Check, Explanation, LogLine, Player, Preview, Thing, View, WhyLine } from '../bridge/view.js' */

// A button beside a log line that opens the chain of its causes, nearest first.
/** @param {Element} li @param {LogLine} line @param {(serial: number) => WhyLine[]} ask */
export function whyButton(li, line, ask) {
  const button = make('button', '?', { type: 'button', class: 'log-why', 'aria-label': `${word('why')} ${line.text}`, 'aria-expanded': 'false', title: word('why') });
  button.onclick = () => {
    const open = li.querySelector('.log-chain');
    button.setAttribute('aria-expanded', String(!open));
    if (open) return open.remove();
    const list = make('ol', '', { class: 'log-chain' });
    list.append(...ask(line.serial).map((w) => {
      const item = make('li', w.text);
      if (w.rule) item.append(' ', cited(w.rule));
      return item;
    }));
    li.append(list);
  };
  return button;
}

// Questions in which a player may act or pass.
export const WINDOWS = ['priority', 'phase_end', 'interrupt', 'response', 'prevention', 'regeneration'];

// Whether a player might want to use a card that cannot be used now.
/** @param {Thing} o @param {View} v */
export function canAsk(o, v) {
  if (!o.ref || ['usable', 'selected', 'unknown'].some((f) => o.flags.includes(f))) return false;
  const mayAct = WINDOWS.includes(v.why);
  if (o.zone === 'hand') return mayAct;
  if (o.zone !== 'battlefield' || v.to_act !== v.seat) return false;
  if (v.why === 'target') return true;
  return o.controller === v.seat && (mayAct ? o.creature || !o.land : o.creature && ['attackers', 'blockers'].includes(v.why));
}

// Why not: each check with its mark, then the next chance or what would help, and the rule. `symbols(tag, text)`
// makes an element with mana symbols in it.
/** @param {string} name @param {Explanation} told @param {import('./plain-card.mjs').Make<'span'>} symbols */
export function whyNot(name, told, symbols) {
  if (!told.text) return [];
  const list = make('ul', '', { role: 'list' });
  list.append(.../** @type {(Omit<Check, 'label'> & { label?: string })[]} */ (told.checks ?? [{ ok: false, text: told.text }]).map((c) => {
    const li = make('li', '', { class: c.ok ? 'check ok' : 'check' });
    if (c.label) li.append(make('strong', `${c.label}.`), ' ');
    li.append(symbols('span', c.text));
    return li;
  }));
  const rest = make('p', `${told.next ?? told.help ?? ''} `);
  if (told.rule) rest.append(cited(told.rule));
  return [make('strong', name), list, rest];
}

// The preview as elements; none if there is nothing to show.
/** @param {Preview} told @param {Player[]} players */
function previewElements(told, players) {
  if (!told.any) return [];
  const list = make('ul', '', { role: 'list' });
  list.append(...told.lines.map((l) => make('li', l.certain ? l.text : word('perhaps', l.text))));
  if (!told.lines.length && told.end !== 'choice') list.append(make('li', word('nothing')));
  list.append(...told.lives.map((l) => make('li', word('life', players[l.player].name, l.before, l.after))));
  return told.stop ? [list, make('p', told.stop)] : [list];
}

// Stands beside the stack of the plain page. Computed only while it can be seen there.
/** @param {HTMLDetailsElement} place @param {View} view @param {() => Preview} ask */
export function showPreview(place, view, ask) {
  const waits = !view.over && (view.stack.length > 0 || view.objects.some((o) => o.flags.includes('attacking')));
  place.hidden = !waits;
  /** @type {Element} */ (place.querySelector('summary')).textContent = word('then');
  const fill = () => {
    if (!place.open || place.hidden || document.body.classList.contains('canvas')) return;
    const told = previewElements(ask(), view.players);
    place.hidden = told.length === 0;
    /** @type {Element} */ (place.querySelector('div')).replaceChildren(...told);
  };
  place.ontoggle = fill;
  fill();
}
