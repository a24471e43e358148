// The puzzles, and one for today. Each puzzle is a page of its own.
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';
import { courseOf, links, word as ofLessons } from './lessons.mjs';

const word = words({
  title: ['Puzzles', 'Problemas', 'Problemas', 'Problemi'],
  intro: ['Positions with one goal. The other side gives the best answers there are.', 'Posições com um objetivo. O outro lado dá as melhores respostas possíveis.', 'Posiciones con un objetivo. El otro lado da las mejores respuestas posibles.', 'Posizioni con un obiettivo. L’altra parte dà le risposte migliori possibili.'],
  today: ['For today', 'Para hoje', 'Para hoy', 'Per oggi'],
  level1: ['Easy', 'Fáceis', 'Fáciles', 'Facili'],
  level2: ['Harder', 'Mais difíceis', 'Más difíciles', 'Più difficili'],
  level3: ['Hard', 'Difíceis', 'Difíciles', 'Difficili'],
  own: ['Build a puzzle of your own', 'Montar o seu próprio problema', 'Crear tu propio problema', 'Crea un problema tuo'],
  done: ['solved', 'resolvido', 'resuelto', 'risolto'],
});

export default {
  title: () => word('title'),
  async show(root, { language, go }) {
    const lang = language();
    const say = (tag, text) => root.append(make(tag, text));
    const course = await courseOf(lang).catch(() => null);
    if (!course) return say('p', ofLessons('offline'));
    const { puzzles } = course;
    const list = (items) => root.append(links(items, (p) => `puzzles/${lang}/${p.id}.html`, (p) => `puzzle-${p.id}`, word('done')));
    say('p', word('intro'));
    root.append(press(word('own'), () => go('editor')));
    if (puzzles.length) {
      say('h2', word('today'));
      list([puzzles[Math.floor(Date.now() / 86400000) % puzzles.length]]);
    }
    for (const level of [1, 2, 3]) {
      say('h2', word(`level${level}`));
      list(puzzles.filter((p) => p.level === level));
    }
    return undefined;
  },
};
