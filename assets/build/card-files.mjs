// All cards as written in their files, in the order of their names, for build steps that run without the program.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, unknown>} Ability  by its kind: triggered, activated, static … */
/**
 * @typedef {{
 *   name: string, cost?: string, types?: string[], subtypes?: string[], supertypes?: string[], power?: number | string, toughness?: number | string,
 *   art: string, keywords?: (string | object)[], casting?: object, spell?: { modes?: object[] }, abilities?: Ability[],
 * }} Card
 */

const FOLDER = new URL('../cards/', import.meta.url);

/** @returns {Card[]} */
export const allCards = () => readdirSync(fileURLToPath(FOLDER)).filter((f) => f.endsWith('.json') && !f.endsWith('.schema.json')).sort()
  .flatMap((f) => JSON.parse(readFileSync(new URL(f, FOLDER), 'utf8')).cards)
  .sort((a, b) => (a.name < b.name ? -1 : 1));
