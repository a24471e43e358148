// The version of rules and cards: a hash of the sources of the engine, the cards and the decks. Links say which
// version they were made with, and the folders of older versions are named after it.
// node program-version.mjs ENGINE ASSETS [OUT.cpp]: writes the source, or prints the number.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @param {string} folder @param {RegExp} wanted @returns {string[]} */
function files(folder, wanted) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, wanted) : wanted.test(path) ? [path] : [];
  });
}

// Returns eight hexadecimal digits.
/** @param {string} engine @param {string} assets */
export function programVersion(engine, assets) {
  const hash = createHash('sha256');
  const all = [
    ...files(engine, /\.(cpp|h)$/).filter((/** @type {string} */ path) => !/[\\/]cli[\\/]/.test(path)).map((/** @type {string} */ path) => [relative(engine, path), path]),
    ...files(assets, /[\\/](cards|decks)[\\/].*\.json$/).map((/** @type {string} */ path) => [relative(assets, path), path]),
  ].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  for (const [name, path] of all) hash.update(`${name.replaceAll('\\', '/')}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 8);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [engine, assets, out] = process.argv.slice(2);
  const version = programVersion(engine, assets);
  const source = `#include "session/link.h"\n\nnamespace upkeep {\nu32 program_version() { return 0x${version}u; }\n}  // namespace upkeep\n`;
  if (out) writeFileSync(out, source);
  else console.log(version);
}
