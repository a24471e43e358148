// On /lessons/ and /puzzles/: goes on to the list in the visitor's language, which is the one chosen in the game or,
// before that, the browser's. Without scripts the page has links to all of them.
import { Storage } from '../app/storage.mjs';

const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('main a[hreflang]'))];
const storage = await Storage.open();
const chosen = await storage.setting('language').catch(() => undefined);
const wanted = [chosen, ...navigator.languages].filter(Boolean).map((tag) => String(tag).toLowerCase().slice(0, 2));
const found = wanted.map((lang) => links.find((link) => link.hreflang === lang)).find(Boolean) ?? links[0];
location.replace(found.href);
