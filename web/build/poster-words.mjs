import { LANGS, table } from '../../assets/build/strings.mjs';

// The words of drawn positions in every language: for drawings of the site (poster.mjs), and for those that
// embed.js makes in other pages, into which site.mjs puts them.
// A table of words { key: [words of each language] } as a function of key, language and the arguments for {0}, {1} …
/** @param {Record<string, string[]>} table */
export const words = (table) => (/** @type {string} */ key, /** @type {string} */ lang, /** @type {(string | number)[]} */ ...args) => table[key][LANGS.indexOf(lang)].replace(/\{(\d)\}/g, (_, i) => String(args[Number(i)]));
export const WORDS = table('site.poster_words');
