// The puzzles, one of them for today; each is a page of its own.
import { words } from '../words.mjs';
import { links } from './lessons.mjs';

const word = words({
  title: ['Puzzles', 'Problemas', 'Problemas', 'Problemi'],
  intro: ['Positions with one goal. The other side gives the best answers there are.', 'Posições com um objetivo. O outro lado dá as melhores respostas possíveis.', 'Posiciones con un objetivo. El otro lado da las mejores respuestas posibles.', 'Posizioni con un obiettivo. L’altra parte dà le risposte migliori possibili.'],
  today: ['For today', 'Para hoje', 'Para hoy', 'Per oggi'],
  all: ['All of them', 'Todos', 'Todos', 'Tutti'],
  done: ['solved', 'resolvido', 'resuelto', 'risolto'],
});

export default {
  title: () => word('title'),
  async show(root, { language }) {
    const lang = language();
    const { puzzles } = await (await fetch(`lessons/${lang}/index.json`)).json();
    const make = (tag, text) => root.append(Object.assign(document.createElement(tag), { textContent: text }));
    const list = (items) => root.append(links(items, (p) => `puzzles/${lang}/${p.id}.html`, (p) => `puzzle-${p.id}`, word('done')));
    make('p', word('intro'));
    if (puzzles.length) {
      make('h2', word('today'));
      list([puzzles[Math.floor(Date.now() / 86400000) % puzzles.length]]);
    }
    make('h2', word('all'));
    list(puzzles);
  },
};
