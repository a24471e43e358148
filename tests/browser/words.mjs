// The tables of words in the page's modules: four languages in every row, none empty, all with the same places
// to fill. Read as they are written; the browser is not needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, ROOT } from './lib.mjs';

const LANGUAGES = ['en', 'pt', 'es', 'it'];

// From the brace at `at` to its partner, past strings.
function literal(text, at) {
  let depth = 0;
  let quote = '';
  for (let i = at; i < text.length; i++) {
    const c = text[i];
    if (quote) {
      if (c === '\\') i++;
      else if (c === quote) quote = '';
    } else if (c === "'" || c === '"' || c === '`') quote = c;
    else if (c === '/' && text[i + 1] === '/') i = text.indexOf('\n', i);
    else if (c === '{') depth++;
    else if (c === '}' && --depth === 0) return text.slice(at, i + 1);
  }
  return null;
}

async function wordTables() {
  const files = ['web', 'web/pages'].flatMap((folder) => readdirSync(join(ROOT, folder)).filter((f) => /\.m?js$/.test(f)).map((f) => join(folder, f)));
  let tables = 0;
  let rows = 0;
  const wrong = [];
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const m of text.matchAll(/\bwords\(\{|\bWORDS = \{/g)) {
      const source = literal(text, m.index + m[0].length - 1);
      check(source, `${file}: a table without an end`);
      const table = new Function(`return (${source});`)();
      tables++;
      for (const [key, row] of Object.entries(table)) {
        rows++;
        const places = (t) => [...new Set(t.match(/\{\d\}/g) ?? [])].sort().join();
        if (!Array.isArray(row) || row.length !== LANGUAGES.length) wrong.push(`${file} ${key}: expected ${LANGUAGES.length} languages`);
        else if (row.some((t) => typeof t !== 'string' || !t.trim())) wrong.push(`${file} ${key}: nothing in ${LANGUAGES[row.findIndex((t) => !String(t ?? '').trim())]}`);
        else if (new Set(row.map(places)).size > 1) wrong.push(`${file} ${key}: ${row.map(places).join(' | ')}`);
      }
    }
  }
  check(tables > 10 && rows > 300, `only ${tables} tables with ${rows} rows were found`);
  check(wrong.length === 0, wrong.join('\n'));
}

export const tests = { wordTables };
