// Registers the service worker, which makes the site work offline, and offers new versions without forcing them. Not
// done inside another page, where nobody asked for it, nor for a file: address.
import { toast } from './toast.mjs';
import { words } from './words.mjs';

const word = words(strings('page.offline'));
const EVERY = 3600e3;  // milliseconds between two checks for a new version

// `settled()` resolves when all decisions so far are saved.
/** @param {() => unknown} settled */
export async function workOffline(settled) {
  if (window.parent !== window || !/^https?:$/.test(location.protocol) || !('serviceWorker' in navigator)) return null;
  let registration;
  try {
    registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  } catch {
    return null;  // a private window or an insecure address: the page works online only
  }
  if (!registration) return null;  // some environments replace the service worker by a stub
  let accepted = false;
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    toast(word('ready'), [{ text: word('update'), act: async () => {
      await settled();
      accepted = true;
      registration.waiting?.postMessage('accept');
    } }, { text: word('later') }], { key: 'update' });
  };
  // Only the tab that accepted reloads; the others keep the version they have.
  navigator.serviceWorker.addEventListener('controllerchange', () => { if (accepted) location.reload(); });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => { if (installing.state === 'installed') offer(); });
  });
  offer();
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < EVERY) return;
    looked = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY);
  return registration;
}
