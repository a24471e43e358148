// Builds elements: make('p', 'a text', { class: 'quiet' }), make('p', { class: 'row' }, label, input). Texts and
// elements become children. Objects hold attributes (true sets one without a value; false, null and undefined set
// none) and event handlers.
/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => unknown)>} Attributes */
/** @typedef {Node | string | null | undefined | Attributes} Part */
/** @template {string} K @param {K} tag @param {...Part} parts @returns {ElementOf<K>} */
export function make(tag, ...parts) {
  const element = document.createElement(tag);
  for (const part of parts) {
    if (part === undefined || part === null || part === '') continue;
    if (Object.getPrototypeOf(part) !== Object.prototype) {
      element.append(/** @type {Node | string} */ (part));
      continue;
    }
    for (const [name, value] of Object.entries(part)) {
      if (name.startsWith('on')) /** @type {Attributes} */ (/** @type {unknown} */ (element))[name] = value;
      else if (name.startsWith('aria-')) element.setAttribute(name, value);
      else if (value === true) element.setAttribute(name, '');
      else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
    }
  }
  return /** @type {ElementOf<K>} */ (element);
}
// A cited rule links to the page about it: over the table, or in a tab of its own from an embedded board.
/** @param {string} rule */
export function cited(rule) {
  const here = !/embed\.html$/.test(location.pathname);
  return make('a', rule, { class: 'rule', href: `${here ? '' : './'}#/rule/${encodeURIComponent(rule)}`, ...(here ? {} : { target: '_blank', rel: 'noopener' }) });
}
/** @param {string} text @param {(event: MouseEvent) => unknown} act @param {Attributes} attributes */
export function press(text, act, attributes = {}) {
  return make('button', text, { type: 'button', onclick: act, ...attributes });
}
