// For tests that import modules of the page in Node: strings('group') and languages(), which the site has in their place
// (web/build/site.mjs), are functions here. To be imported before them.
import { readStrings, table } from '../assets/build/strings.mjs';

const all = readStrings();
globalThis.strings = (/** @type {string} */ group) => table(group, all);
globalThis.languages = () => /** @type {[string, string][]} */ (Object.entries(all).map(([tag, file]) => [tag, file.language.name]));
