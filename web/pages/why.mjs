// A button that cannot be used now says why: it stays in reach of keyboard, pointer and screen reader, and tells the
// reason when it is pressed. `reason` is empty where it can be used.
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
  // Before its own handler, wherever that was set.
  button.addEventListener('click', (e) => {
    if (!button.why) return;
    e.stopImmediatePropagation();
    e.preventDefault();
    notice(button.why);
  }, { capture: true });
}
