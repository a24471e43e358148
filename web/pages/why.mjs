// A button that cannot be used now and says why: it remains reachable by keyboard, pointer and screen reader, and
// shows the reason when pressed. `reason` is empty if it can be used.

/** @import { Notice } from '../page-types.js' */
/** @param {HTMLElement & { why?: string, guarded?: boolean }} button @param {string} reason @param {Notice} notice */
export function forbid(button, reason, notice) {
  button.toggleAttribute('data-why', !!reason);
  if (!reason) {
    button.removeAttribute('aria-disabled');
    button.title = '';
    button.removeAttribute('title');
    button.removeAttribute('aria-description');
  } else {
    button.setAttribute('aria-disabled', 'true');
    button.setAttribute('aria-description', reason);
    button.title = reason;
  }
  button.why = reason;
  if (button.guarded) return;
  button.guarded = true;
  // Runs before the button's own handler, whenever that was set.
  button.addEventListener('click', (e) => {
    if (!button.why) return;
    e.stopImmediatePropagation();
    e.preventDefault();
    notice(button.why);
  }, { capture: true });
}
