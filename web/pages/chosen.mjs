// Copies what was chosen on the canvas for a new duel into the form of the plain page, so that going on there by
// keyboard begins the same duel. Later changes in the form stay until something else is chosen on the canvas.

/** @import { Mirror } from '../app/mirror.mjs' */
const $ = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id));

// `text`: the lines that shell_chosen_setup() returns.
/** @param {Mirror} mirror @param {string} text */
export function choose(mirror, text) {
  const [mode, era, first, seed, ...more] = text.split('\n');
  const [names, decks, rules] = [more.slice(0, 2), more.slice(2, 4), more.slice(4)];
  const set = (/** @type {string} */ id, /** @type {string} */ value) => {
    $(id).value = value;
    $(id).dispatchEvent(new Event('change', { bubbles: true }));
  };
  set('setup-mode', mode);
  set('setup-era', era);
  for (const line of rules) {
    const [rule, value] = line.split(' ');
    const select = $(`rule-${rule}`);
    if (select) select.value = value;
  }
  mirror.about();
  $('setup-first').value = ['0', '1', '', 'choose'][/** @type {number} */ (/** @type {unknown} */ (first))];
  $('setup-seed').value = seed;
  for (const seat of [0, 1]) {
    $(`setup-name-${seat}`).value = names[seat];
    if (decks[seat]) $(`setup-deck-${seat}`).value = decks[seat];
  }
}
