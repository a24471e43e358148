// Shows step by step what the player has not seen yet, or wants to see again; waits while the curtain is down.
import { toast } from '../app/toast.mjs';
import { words } from '../app/words.mjs';

/** @import { Links } from '../app/links.mjs' */

const word = words(strings('page.links'));

const PACE = 650;  // milliseconds for each step

// links: of main.mjs. `since`: what is shown came with a link.
/** @param {Links & { showing?: number | null, stopShowing?: (() => void) | null }} links */
export function recap(links, since = false) {
  const { app, calls } = links;
  const { engine } = app;
  const state = engine.state();
  if (links.showing === state.duel) return;
  links.stopShowing?.();
  links.showing = state.duel;
  const pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? 150 : PACE;
  const skip = () => {
    while (calls.linkComing() > 0 && calls.linkShow());
    app.changed();
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' && event.key !== ' ' && event.key !== 'Enter') return;
    // Not where they write, or press what they are on.
    if (engine.state().curtain || /** @type {Element} */ (event.target).closest?.('a, button, input, select, textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  };
  document.addEventListener('keydown', keys, true);
  const close = toast(word(since ? 'since' : 'lastTurn'), [{ text: word('skip'), act: () => {
    if (engine.state().curtain) engine.liftCurtain();
    skip();
  } }], { key: 'recap' });
  const stop = links.stopShowing = () => {
    clearInterval(timer);
    document.removeEventListener('keydown', keys, true);
    links.showing = links.stopShowing = null;
    close();
  };
  const timer = setInterval(() => {
    const now = engine.state();
    if (calls.linkComing() > 0 && now.running && now.duel === state.duel) {
      if (now.curtain) return;
      calls.linkShow();
      app.changed();
      if (calls.linkComing() > 0) return;
    }
    stop();
    const v = engine.state().view;
    if (v && !v.over && v.to_act !== null) app.mirror.notice(word('yours', v.players[v.to_act].name), { calm: true });
  }, pace);
}
