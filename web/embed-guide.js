// The examples of the guide: a text that can be edited, methods to press, events as they come.
(() => {
  'use strict';
  const $ = (id) => document.getElementById(id);
  const board = $('board');
  for (const e of document.querySelectorAll('[data-base]')) e.textContent = new URL('.', location.href);
  $('text').value = board.textContent.trim();
  $('load').onclick = async () => {
    $('issues').textContent = '';
    try {
      await board.load({ text: $('text').value, mode: $('mode').value, lang: $('lang').value, allow: $('allow').value || undefined });
    } catch (error) {
      $('issues').textContent = error.message;
    }
  };
  const methods = {
    getState: [], getLegalActions: [], 'act("A pass")': ['A pass'], 'explain()': [], 'explain("A cast Terror -> Wall of Stone")': ['A cast Terror -> Wall of Stone'],
    preview: [], 'why(1)': [1], hint: [], undo: [], reset: [], 'goTo(2)': [2], play: [], pause: [], 'highlight(["Grizzly Bears"])': [['Grizzly Bears']], 'setLocale("it")': ['it'], 'setEra("fifth")': ['fifth'], toLink: [],
  };
  for (const [name, args] of Object.entries(methods)) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
    button.onclick = async () => {
      try {
        $('answer').textContent = JSON.stringify(await board[name.split('(')[0]](...args), null, 1);
      } catch (error) {
        $('answer').textContent = `${error.code}: ${error.message}`;
      }
    };
    $('methods').append(button, ' ');
  }
  const lines = [];
  for (const name of ['ready', 'decision', 'action', 'event', 'illegal', 'goalmet', 'resize', 'error']) {
    board.addEventListener(name, (e) => {
      lines.push(`${name} ${JSON.stringify(e.detail)}`);
      $('events').textContent = lines.slice(-12).join('\n');
    });
  }
})();
