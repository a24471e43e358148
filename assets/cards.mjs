// All cards as their files write them, for what is made of them without the program. What a file says besides
// cards (where the parts of a corrected one come: engine/cards/card_room.cpp) is left out.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('cards/', import.meta.url);

export const allCards = () => readdirSync(fileURLToPath(FOLDER)).filter((f) => f.endsWith('.json') && !f.endsWith('.schema.json')).sort()
  .flatMap((f) => JSON.parse(readFileSync(new URL(f, FOLDER), 'utf8')).cards)
  .filter((card) => card.name);
