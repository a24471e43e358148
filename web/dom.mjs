// Elements of the pages of text.
export function make(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
// A rule that is cited leads to what it says: to a page over the table, from a board in another page to a tab of its own.
export function cited(rule) {
  const here = !/embed\.html$/.test(location.pathname);
  return make('a', rule, { class: 'rule', href: `${here ? '' : './'}#/rule/${encodeURIComponent(rule)}`, ...(here ? {} : { target: '_blank', rel: 'noopener' }) });
}
export function press(text, act, attributes = {}) {
  const button = make('button', text, { type: 'button', ...attributes });
  button.onclick = act;
  return button;
}
