// All cards as written in their files, for build steps that run without the program. Entries that are not cards are
// left out.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../cards/', import.meta.url);

export const allCards = () => readdirSync(fileURLToPath(FOLDER)).filter((f) => f.endsWith('.json') && !f.endsWith('.schema.json')).sort()
  .flatMap((f) => JSON.parse(readFileSync(new URL(f, FOLDER), 'utf8')).cards)
  .filter((card) => card.name);
