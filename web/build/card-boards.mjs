// Chooses the position that shows a card. Scenarios in tests/scenarios/cards are named after their cards. Of several
// files the shortest name wins; a card without one takes any scenario that uses it. Positions with test cards
// (tests/fixtures) are left out, since the page does not have those.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allCards } from '../../assets/build/card-files.mjs';

/** @param {string} name */
const slug = (name) => name.toLowerCase().normalize('NFD').replace(/[^a-z0-9 -]/g, '').replace(/ +/g, '-');

/** @param {string} folder @returns {string[]} */
function scenarioFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? scenarioFiles(path) : entry.name.endsWith('.duel') ? [path] : [];
  });
}

// [letter, { card: text }]. Comments are removed, and of several scenarios in a file only the first that has the card
// is kept.
/** @param {string} project */
export function cardBoards(project) {
  const names = allCards().map((c) => c.name);
  const scenarios = scenarioFiles(join(project, 'tests/scenarios')).flatMap((path) => {
    const text = readFileSync(path, 'utf8').split('\n').map((line) => line.replace(/\s*#.*$/, '').trimEnd()).filter(Boolean);
    const starts = text.flatMap((line, i) => (/^scenario\b/.test(line) ? [i] : []));
    return starts.map((start, i) => {
      const lines = text.slice(start, starts[i + 1]);
      return { file: basename(path, '.duel'), ofCards: path.includes('/cards/'), text: lines.join('\n'), testCards: lines.some((l) => /\bFixture\b/.test(l)), position: lines.filter((l) => /^[AB]\.\w+\s|^stack\b/.test(l)).join('\n') };
    });
  });
  /** @type {Map<string, Record<string, string>>} */
  const boards = new Map();
  for (const name of [...new Set(names)].sort()) {
    const pattern = new RegExp(`(^|[^\\w'])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\w'])`);
    const own = slug(name);
    let best = null;
    let bestRank = Infinity;
    for (const s of scenarios) {
      if (s.testCards || !pattern.test(s.position)) continue;
      const rank = (s.file === own ? 0 : s.file.startsWith(`${own}-`) ? 1 : s.ofCards ? 2 : 3) * 10000 + s.file.length * 10 + s.text.length / 1000;
      if (rank < bestRank) [best, bestRank] = [s, rank];
    }
    if (!best) continue;
    const letter = slug(name)[0];
    if (!boards.has(letter)) boards.set(letter, {});
    /** @type {Record<string, string>} */ (boards.get(letter))[name] = best.text;
  }
  return [...boards];
}
