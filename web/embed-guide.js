// The examples of the guide: a text and attributes that can be changed, methods to call, events as they come.
(() => {
  'use strict';
  const $ = (id) => document.getElementById(id);
  const board = $('board');
  for (const e of document.querySelectorAll('[data-base]')) e.textContent = new URL('.', location.href);
  $('text').value = board.querySelector('pre').textContent.trim();
  const show = (error) => { $('issues').textContent = error ? `${error.code ? `${error.code}: ` : ''}${error.message}` : ''; };
  $('load').onclick = async () => {
    board.querySelector('pre').textContent = $('text').value;
    board.text = $('text').value;
    const setup = { text: $('text').value };
    for (const field of document.querySelectorAll('[data-attribute]')) if (field.value && field.dataset.attribute !== 'src') setup[field.dataset.attribute] = field.value;
    await board.load(setup).then(() => show(), show);
  };
  for (const field of document.querySelectorAll('[data-attribute]')) {
    const name = field.dataset.attribute;
    if (board.hasAttribute(name)) field.value = board.getAttribute(name);
    field.onchange = () => {
      show();
      if (field.value) board.setAttribute(name, field.value);
      else board.removeAttribute(name);
    };
  }
  board.addEventListener('error', (e) => show(e.detail));
  for (const button of document.querySelectorAll('[data-call]')) {
    const name = button.dataset.call;
    const field = document.querySelector(`[data-method="${name}"]`);
    button.onclick = async () => {
      const answer = $('answer');
      try {
        const given = field && field.value.trim() ? JSON.parse(`[${field.value}]`) : [];
        const result = await board[name](...given);
        const text = result instanceof Uint8Array ? `Uint8Array(${result.length})` : JSON.stringify(result, null, 1);
        answer.textContent = `${name}: ${text.length > 4000 ? `${text.slice(0, 4000)} …` : text}`;
      } catch (error) {
        answer.textContent = `${name}: ${error.code ?? error.name}: ${error.message}`;
      }
    };
  }
  const lines = [];
  for (const name of ['ready', 'decision', 'action', 'event', 'illegal', 'goalmet', 'resize', 'error']) {
    board.addEventListener(name, (e) => {
      lines.push(`${name} ${JSON.stringify(e.detail)}`);
      $('events').textContent = lines.slice(-12).join('\n');
    });
  }
})();
