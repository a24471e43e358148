// Publishing a site into a folder: what is published is the site, twice the same; what is no more in it goes, and nothing else.
// The site is a small one, made here, and the built one where there is one. Ends with "N passed, N failed".
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, end, test } from '../counted.mjs';
import { filesOf, publish } from '../../web/build/publish.mjs';

const root = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const built = process.env.UPKEEP_SITE ?? join(root, 'build/site');
const work = mkdtempSync(join(tmpdir(), 'upkeep-publish-'));
/** @param {string} folder @param {Record<string, string>} files */
const write = (folder, files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
/** @param {Parameters<typeof publish>} given */
const refused = (...given) => {
  try {
    publish(...given);
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
  return '';
};

const site = join(work, 'site');
const served = join(work, 'served');
write(site, { 'index.html': 'a', 'app/main.mjs': 'b', 'old/page.html': 'c' });
write(served, { CNAME: 'duels.example', 'old/own.txt': 'mine' });
test('all of the site is there, and what the host had', () => {
  publish(site, served);
  for (const [path, text] of Object.entries({ 'index.html': 'a', 'app/main.mjs': 'b', 'old/page.html': 'c', CNAME: 'duels.example', 'old/own.txt': 'mine' }))
    check(readFileSync(join(served, path), 'utf8') === text, `${path} is not as it was`);
  check(/application\/wasm/.test(readFileSync(join(served, '_headers'), 'utf8')) && existsSync(join(served, '.nojekyll')), 'what hosts read is missing');
});
test('nothing is written twice', () => {
  const { written, removed } = publish(site, served);
  check(written === 0 && removed === 0, `${written} written, ${removed} removed`);
});
test('what is gone from the site goes, and nothing else', () => {
  rmSync(join(site, 'old'), { recursive: true });
  rmSync(join(site, 'app'), { recursive: true });
  write(site, { 'index.html': 'new' });
  const { removed } = publish(site, served);
  check(removed === 2 && !existsSync(join(served, 'old/page.html')) && !existsSync(join(served, 'app')), `${removed} removed`);
  check(readFileSync(join(served, 'old/own.txt'), 'utf8') === 'mine' && existsSync(join(served, 'CNAME')), 'what the site never had is gone');
});
test('what cannot be is said', () => {
  check(/no site/.test(refused(join(work, 'nothing'), served)), 'no site');
  check(/in each other/.test(refused(site, join(site, 'inside'))), 'a folder in the site');
  check(/in each other/.test(refused(site, work)), 'a folder around it');
  mkdirSync(join(served, 'page.html'));
  write(site, { 'page.html': 'x' });
  check(/is a folder/.test(refused(site, served)), 'a folder in the place of a file');
});
test('the built site', () => {
  if (!existsSync(join(built, 'index.html'))) return;
  const target = join(work, 'whole');
  const { files, written } = publish(built, target);
  check(files === written && files > 200, `${written} of ${files} files`);
  const there = new Set(filesOf(target));
  for (const path of filesOf(built)) check(there.has(path), `${path} is missing`);
});
rmSync(work, { recursive: true });
end();
