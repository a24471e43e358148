// The words of the plain page. The game's own words come from the game; what the canvas says too is worded as there
// (`canvas` and `table` in assets/strings).
const WORDS = strings('page.common');

// [['en', 'English'], …], in the order of every row of words.
export const LANGUAGES = languages();
const LANGS = LANGUAGES.map(([tag]) => tag);
let at = 0;

/** @param {unknown[]} tags */
export function pickLanguage(tags) {
  for (const tag of tags) {
    const i = LANGS.indexOf(String(tag).toLowerCase().slice(0, 2));
    if (i >= 0) return LANGS[i];
  }
  return 'en';
}

/** @param {string} lang */
export function setLanguage(lang) {
  at = Math.max(0, LANGS.indexOf(lang));
  document.documentElement.lang = LANGS[at];
}
export const language = () => LANGS[at];

// A table of words { key: [words of each language] } as a function of key and arguments. `{0}` is the first argument,
// `[0:card|cards]` the form for its number, `[0=o|a|os|as]` or `[0=is|are]` the form that agrees with a name (`form`
// of a view's object: 0 masculine, 1 feminine, 2 and 3 their plurals).
/**
 * @param {Record<string, string[]>} table
 * @returns {(key: string | number, ...args: (string | number | null | undefined)[]) => string}
 */
export const words = (table) => (key, ...args) => table[key][at]
  .replace(/\[(\d):([^|\]]*)\|([^\]]*)\]/g, (_, i, one, more) => (Number(args[i]) === 1 ? one : more))
  .replace(/\[(\d)=([^\]]*)\]/g, (_, i, forms) => {
    const all = forms.split('|'), form = /** @type {number} */ (args[i] ?? 0);
    return all[all.length > 2 ? form : form >> 1];
  })
  .replace(/\{(\d)\}/g, (_, i) => /** @type {string} */ (args[Number(i)] ?? ''));
export const word = words(WORDS);
// The eras, by the name and year of their rulebook.
const eraNames = words(strings('page.common_era_names'));
export const ERAS = ['fifth', 'sixth', 'm10', 'foundations'];
export const eraName = (/** @type {string} */ era) => (ERAS.includes(era) ? eraNames(era) : String(era ?? ''));
