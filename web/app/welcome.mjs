// What a first visitor is asked: a guided first duel, or a duel right away. Nobody is asked twice.
import { toast } from './toast.mjs';
import { words } from './words.mjs';

const word = words(strings('page.welcome'));
const KEY = 'upkeep-met';
// Decks of much the same strength, of which a duel right away deals two.
const DECKS = ['foundations-gale', 'foundations-helix', 'foundations-tithe', 'foundations-trail'];

// app: { engine, mirror, begin(config), guided() } of main.mjs. Returns a function that takes the question back.
/** @param {import('./main.mjs').App} app */
export function welcome(app) {
  const met = () => {
    try {
      localStorage.setItem(KEY, '1');
    } catch { /* without storage it is asked again */ }
  };
  const deal = () => {
    const first = Math.floor(Math.random() * DECKS.length);
    const second = (first + 1 + Math.floor(Math.random() * (DECKS.length - 1))) % DECKS.length;
    const [you, computer] = app.mirror.defaultNames(false);
    app.begin({ era: 'foundations', seats: [{ computer: false, name: you, deck: DECKS[first] }, { computer: true, name: computer, deck: DECKS[second] }] });
  };
  const close = toast(word('about'), [{ text: word('guided'), act: () => app.guided() }, { text: word('deal'), act: deal }],
    { key: 'welcome', closed: met });
  return () => {
    met();
    close();
  };
}
