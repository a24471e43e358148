// The lessons by topic, with what has been done; each is a page of its own.
import { words } from '../words.mjs';

const word = words({
  title: ['Lessons', 'Lições', 'Lecciones', 'Lezioni'],
  intro: ['The rules in short lessons, each with a board on which to try them.', 'As regras em lições curtas, cada uma com um tabuleiro para experimentar.', 'Las reglas en lecciones breves, cada una con un tablero para probarlas.', 'Le regole in brevi lezioni, ognuna con un tavolo su cui provarle.'],
  count: ['{0} of {1} done', '{0} de {1} feitas', '{0} de {1} hechas', '{0} di {1} fatte'],
  begin: ['Begin: {0}', 'Começar: {0}', 'Empezar: {0}', 'Comincia: {0}'],
  goOn: ['Go on: {0}', 'Continuar: {0}', 'Continuar: {0}', 'Continua: {0}'],
  done: ['done', 'feita', 'hecha', 'fatta'],
});

export function finished() {
  try {
    return new Set(JSON.parse(localStorage.getItem('upkeep-lessons') ?? '[]'));
  } catch {
    return new Set();
  }
}

const make = (tag, text, attributes = {}) => Object.assign(document.createElement(tag), { textContent: text ?? '' }, attributes);

// A list of links, each marked if it has been done.
export function links(items, href, key, ticked) {
  const list = document.createElement('ol');
  for (const item of items) {
    const li = document.createElement('li');
    li.append(make('a', item.title, { href: href(item) }));
    if (finished().has(key(item))) li.append(make('span', ` ✓ ${ticked}`, { className: 'quiet' }));
    if (item.task) li.append(make('div', item.task, { className: 'quiet' }));
    list.append(li);
  }
  return list;
}

export default {
  title: () => word('title'),
  async show(root, { language }) {
    const lang = language();
    const { topics } = await (await fetch(`lessons/${lang}/index.json`)).json();
    const all = topics.flatMap((t) => t.lessons);
    const done = finished();
    const number = all.filter((l) => done.has(l.id)).length;
    const href = (l) => `lessons/${lang}/${l.id}.html`;
    const next = all.find((l) => !done.has(l.id));
    const how = make('div', '', { className: 'course-head' });
    how.append(make('p', word('intro')), make('progress', '', { max: all.length, value: number, ariaLabel: word('title') }),
      make('span', word('count', number, all.length), { className: 'quiet' }));
    if (next) how.append(make('a', word(number ? 'goOn' : 'begin', next.title), { href: href(next), className: 'course-next' }));
    const course = make('div', '', { className: 'course' });
    for (const topic of topics) {
      const part = make('section');
      part.append(make('h2', topic.name), links(topic.lessons, href, (l) => l.id, word('done')));
      course.append(part);
    }
    root.append(how, course);
  },
};
