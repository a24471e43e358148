// The cards of sets as files that the page fetches when it wants a card of them (app/packs.mjs), a Map of path to bytes:
// packs/index.json: { sets: [[code, name, date, pack]], packs: [name], cards: [[name, set, also…]] }, where `set` and
// `also` are places in `sets`, and `set` is -1 for a card of the program; packs/NAME.json: { place: text of the set's
// cards, as an array of definitions }.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCards } from '../../assets/build/card-files.mjs';

/** @import { Card } from '../../assets/build/card-files.mjs' */
/** @typedef {{ set: string, name: string, released: string, cards: Card[], also: string[], pack?: number }} CardSet */
/** @typedef {{ name: string, count: number, sets: Record<number, Card[]> }} Pack */

// Sets smaller than this share a file with those that came out after them.
const LEAST = 60;

/** @param {string} project */
export function setPacks(project) {
  const folder = join(project, 'assets/cards/sets');
  /** @type {CardSet[]} */
  const read = readdirSync(folder).filter((f) => f.endsWith('.json')).map((f) => JSON.parse(readFileSync(join(folder, f), 'utf8')))
    .sort((a, b) => (a.released < b.released ? -1 : a.released > b.released ? 1 : a.set < b.set ? -1 : 1));
  /** @type {Map<string, number[]>} */
  const cards = new Map(allCards().map((c) => [c.name, [-1]]));
  read.forEach((set, at) => { for (const card of set.cards) cards.set(card.name, [at]); });
  read.forEach((set, at) => { for (const name of set.also) /** @type {number[]} */ (cards.get(name)).push(at); });
  /** @type {Pack[]} */
  const packs = [];
  /** @type {Pack | null} */
  let open = null;
  for (const [at, set] of read.entries()) {
    if (!set.cards.length) continue;
    open ??= { name: set.set, count: 0, sets: {} };
    open.sets[at] = set.cards;
    open.count += set.cards.length;
    set.pack = packs.length;
    if (open.count < LEAST) continue;
    packs.push(open);
    open = null;
  }
  if (open) packs.push(open);
  /** @param {unknown} value */
  const bytes = (value) => Buffer.from(JSON.stringify(value));
  return new Map(/** @type {[path: string, bytes: Buffer][]} */ ([
    ['packs/index.json', bytes({
      sets: read.map((s) => [s.set, s.name, s.released, s.pack ?? -1]),
      packs: packs.map((p) => p.name),
      cards: [...cards].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, at]) => [name, ...at]),
    })],
    ...packs.map((p) => [`packs/${p.name}.json`, bytes(p.sets)]),
  ]));
}
