// Brings a site that has been built into the folder that a static host serves: node publish.mjs SITE FOLDER
// What an earlier publication put there and is not in the site any more goes; nothing else in the folder is touched, so that
// a host's own files (CNAME, .git) stay. Beside the site there is what hosts read: `_headers` (Netlify, Cloudflare Pages),
// `.nojekyll` (GitHub Pages, which would leave out names with an underscore).
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIST = 'published.json';
// What tells of new versions is asked for each time; all else browsers may keep, and ask whether it changed.
const HEADERS = `/*
  Cache-Control: no-cache
  X-Content-Type-Options: nosniff
/versions/*
  Cache-Control: public, max-age=31536000, immutable
/*.wasm
  Content-Type: application/wasm
`;

/** @param {string} folder @returns {string[]} */
export const filesOf = (folder, at = folder) => readdirSync(at, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? filesOf(folder, join(at, entry.name)) : [relative(folder, join(at, entry.name)).replaceAll('\\', '/')]));

// { written, removed, files, bytes }
/** @param {string} site @param {string} folder */
export function publish(site, folder) {
  if (!existsSync(join(site, 'index.html'))) throw new Error(`${site} is no site: ./upkeep build makes one`);
  const [from, to] = [resolve(site), resolve(folder)];
  if (`${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)) throw new Error(`${folder} and the site may not lie in each other`);
  /** @type {string[]} */
  const before = existsSync(join(folder, LIST)) ? JSON.parse(readFileSync(join(folder, LIST), 'utf8')) : [];
  const all = new Map(filesOf(site).map((path) => [path, readFileSync(join(site, path))]));
  all.set('_headers', Buffer.from(HEADERS)).set('.nojekyll', Buffer.alloc(0));
  all.set(LIST, Buffer.from(`${JSON.stringify([...all.keys(), LIST].sort(), null, 1)}\n`));
  let written = 0;
  let removed = 0;
  for (const [path, bytes] of all) {
    const target = join(folder, path);
    if (existsSync(target) && statSync(target).isDirectory()) throw new Error(`${target} is a folder, and would be a file of the site`);
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    written++;
  }
  for (const path of before.filter((one) => !all.has(one) && existsSync(join(folder, one)))) {
    rmSync(join(folder, path));
    removed++;
    for (let at = dirname(path); at !== '.' && !readdirSync(join(folder, at)).length; at = dirname(at)) rmSync(join(folder, at), { recursive: true });
  }
  return { written, removed, files: all.size, bytes: [...all.values()].reduce((sum, b) => sum + b.length, 0) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [site, folder] = process.argv.slice(2);
  try {
    const { written, removed, files, bytes } = publish(site, folder);
    console.log(`${folder}: ${files} files, ${(bytes / 1048576).toFixed(1)} MB; ${written} written, ${removed} removed`);
  } catch (error) {
    console.error(`publish: ${/** @type {Error} */ (error).message}`);
    process.exitCode = 1;
  }
}
