// Names of cards as they were printed in a language, where that is certain. The only list of them is the engine's.
// Boards show these names, and so do the texts around them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCards } from '../../assets/build/card-files.mjs';
import { LANGS } from './poster-words.mjs';

let known = null;
let pattern = null;
function read() {
  const text = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../engine/text/printed_names.cpp'), 'utf8');
  known = new Map(LANGS.map((lang) => [lang, new Map()]));
  for (const [, english, list] of text.matchAll(/^ {4}\{"([^"]+)", \{(.+)\}\},$/gm))
    list.split(/,\s*/).forEach((one, i) => {
      const name = /^"[mf]p? (.+)"$/.exec(one)?.[1];
      if (name) known.get(LANGS[i + 1]).set(english, name);
    });
  if (![...known].every(([lang, names]) => lang === 'en' || names.size)) throw new Error('the table of printed names reads otherwise now');
  // The longest first: "Island" must not be found in "Island Sanctuary".
  const names = allCards().map((c) => c.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((a, b) => b.length - a.length);
  pattern = new RegExp(`(?<![\\w'])(?:${names.join('|')})(?!\\w|['’]\\w)`, 'g');
}
// A text with the names of cards in the reader's language.
export function withPrinted(text, lang) {
  if (lang === 'en') return text;
  if (!known) read();
  return text.replace(pattern, (name) => known.get(lang)?.get(name) ?? name);
}
