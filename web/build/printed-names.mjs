// Names of cards as they were printed in a language, where that is certain. The only list of them is the engine's.
// Boards show these names, and so do the texts around them.
import { allCards } from '../../assets/build/card-files.mjs';
import { LANGS, readStrings } from '../../assets/build/strings.mjs';

/** @type {{ known: Map<string, Map<string, string>>, pattern: RegExp } | null} */
let named = null;
function read() {
  const strings = readStrings();
  const known = new Map(LANGS.map((lang) => [lang, new Map(Object.entries(strings[lang].printed_names ?? {}).map(([name, as]) => [name, as.replace(/^[mf]p? /, '')]))]));
  return { known, pattern: cardNamesIn(allCards().map((c) => c.name)) };
}
// Finds these names where they stand by themselves.
/** @param {string[]} names */
export function cardNamesIn(names) {
  // The longest first: "Island" must not be found in "Island Sanctuary".
  const all = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w'])(?:${all.join('|')})(?!\\w|['’]\\w)`, 'g');
}
// A text with the names of cards in the reader's language.
/** @param {string} text @param {string} lang */
export function withPrinted(text, lang) {
  if (lang === 'en') return text;
  const { known, pattern } = (named ??= read());
  return text.replace(pattern, (name) => known.get(lang)?.get(name) ?? name);
}
