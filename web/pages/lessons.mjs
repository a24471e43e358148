// The lessons by topic, with marks on finished ones. Each lesson is a page of its own.
import { make } from '../app/dom.mjs';
import { finished, word as standing } from '../app/standing.mjs';
import { words } from '../app/words.mjs';

export const word = words({
  title: ['Lessons', 'Lições', 'Lecciones', 'Lezioni'],
  intro: ['The rules in short lessons, each with a board on which to try them.', 'As regras em lições curtas, cada uma com um tabuleiro para experimentar.', 'Las reglas en lecciones breves, cada una con un tablero para probarlas.', 'Le regole in brevi lezioni, ognuna con un tavolo su cui provarle.'],
  begin: ['Begin: {0}', 'Começar: {0}', 'Empezar: {0}', 'Comincia: {0}'],
  goOn: ['Go on: {0}', 'Continuar: {0}', 'Continuar: {0}', 'Continua: {0}'],
  offline: ['The lessons come over the network the first time, and there is none now. What you have opened before can still be read.', 'As lições vêm pela rede na primeira vez, e agora não há rede. O que você já abriu ainda pode ser lido.', 'Las lecciones vienen por la red la primera vez, y ahora no hay. Lo que ya abriste aún se puede leer.', 'Le lezioni arrivano dalla rete la prima volta, e ora non c’è. Ciò che hai già aperto si può ancora leggere.'],
  keeping: ['{0} of {1} are kept for reading without network …', '{0} de {1} guardadas para ler sem rede …', '{0} de {1} guardadas para leer sin red …', '{0} di {1} conservate per leggerle senza rete …'],
  kept: ['Lessons and puzzles can be read without network.', 'Lições e problemas podem ser lidos sem rede.', 'Lecciones y problemas se pueden leer sin red.', 'Lezioni e problemi si possono leggere senza rete.'],
  done: ['done', 'feita', 'hecha', 'fatta'],
});

// A list of links; finished ones are marked.
export function links(items, href, key, ticked) {
  const list = document.createElement('ol');
  for (const item of items) {
    const li = document.createElement('li');
    li.append(make('a', item.title, { href: href(item) }));
    if (finished().has(key(item))) li.append(make('span', ` ✓ ${ticked}`, { class: 'quiet' }));
    if (item.task) li.append(make('div', item.task, { class: 'quiet' }));
    list.append(li);
  }
  return list;
}

// Fetches all pages of a language once, at low priority, so that the service worker keeps them. `told` gets the
// progress.
let keeping = null;
async function keepForLater(pages, told) {
  if (!navigator.serviceWorker?.controller || navigator.connection?.saveData || !globalThis.caches) return;
  const turn = (keeping = {});
  let here = 0;
  for (const page of pages) {
    if (keeping !== turn) return;
    const there = await caches.match(new URL(page, document.baseURI).href).catch(() => true);
    if (!there && !(await fetch(page, { priority: 'low' }).then((r) => r.ok, () => false))) return;
    if (!there) await new Promise((done) => { setTimeout(done, 20); });
    told(++here, pages.length);
  }
}

export async function courseOf(lang) {
  return (await fetch(`lessons/${lang}/index.json`)).json();
}

export default {
  hide() { keeping = null; },
  title: () => word('title'),
  async show(root, { language }) {
    const lang = language();
    const found = await courseOf(lang).catch(() => null);
    if (!found) return root.append(make('p', word('offline')));
    const { topics, puzzles } = found;
    const all = topics.flatMap((t) => t.lessons);
    const done = finished();
    const number = all.filter((l) => done.has(l.id)).length;
    const href = (l) => `lessons/${lang}/${l.id}.html`;
    const next = all.find((l) => !done.has(l.id));
    const how = make('div', '', { class: 'course-head' });
    how.append(make('p', word('intro')), make('progress', '', { max: all.length, value: number, 'aria-label': word('title') }),
      make('span', standing('count', number, all.length), { class: 'quiet' }));
    if (next) how.append(make('a', word(number ? 'goOn' : 'begin', next.title), { href: href(next), class: 'course-next' }));
    const course = make('div', '', { class: 'course' });
    for (const topic of topics) {
      const part = make('section');
      part.append(make('h2', topic.name), links(topic.lessons, href, (l) => l.id, word('done')));
      course.append(part);
    }
    const later = make('p', '', { class: 'quiet' });
    root.append(how, course, later);
    const pages = [...all.map(href), ...puzzles.map((p) => `puzzles/${lang}/${p.id}.html`), `lessons/${lang}/index.html`, `puzzles/${lang}/index.html`];
    keepForLater(pages, (n, of) => { later.textContent = n < of ? word('keeping', n, of) : word('kept'); });
    return undefined;
  },
};
