// Elements of the pages of text.
export function make(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
export function press(text, act, attributes = {}) {
  const button = make('button', text, { type: 'button', ...attributes });
  button.onclick = act;
  return button;
}
