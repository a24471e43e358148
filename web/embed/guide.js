// The examples of the guide: a text and attributes to change, methods to call, events as they arrive.
(() => {
  'use strict';
  const $ = (id) => document.getElementById(id);
  const board = $('board');
  for (const e of document.querySelectorAll('[data-base]')) e.textContent = new URL('.', location.href);
  $('text').value = board.querySelector('pre').textContent.trim();
  const show = (error) => { $('issues').textContent = error ? `${error.code ? `${error.code}: ` : ''}${error.message}` : ''; };
  // The HTML that shows this board.
  const quoted = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const code = () => {
    const attributes = [...document.querySelectorAll('[data-attribute]')].filter((f) => f.value).map((f) => ` ${f.dataset.attribute}="${quoted(f.value)}"`).join('');
    const text = document.querySelector('[data-attribute=src]')?.value ? '' : `<pre>\n${quoted($('text').value.trim())}\n</pre>`;
    $('code').textContent = `<script src="${new URL('embed.js', location.href)}" defer></script>\n<duel-board${attributes}>${text}</duel-board>`;
  };
  $('copy-code').onclick = async () => {
    const { copied, not } = $('copy-code').dataset;
    $('copy-told').textContent = await navigator.clipboard.writeText($('code').textContent).then(() => copied, () => not);
  };
  $('text').addEventListener('input', code);
  document.addEventListener('change', code);
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
  code();
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
