import { LANGS, table } from '../../assets/build/strings.mjs';

// The words of drawn positions in every language: for drawings of the site (poster.mjs), and for those that
// embed.js makes in other pages, into which site.mjs puts them.
// A table of words { key: [words of each language] } as a function of key, language and the arguments for {0}, {1} …
export const words = (table) => (key, lang, ...args) => table[key][LANGS.indexOf(lang)].replace(/\{(\d)\}/g, (_, i) => args[Number(i)]);
export const WORDS = table('site.poster_words');
