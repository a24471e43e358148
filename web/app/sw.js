// Keeps the site for offline use: all of files.json, in one cache for each version. A new version is fetched beside
// the old one and waits until somebody accepts it. A tab is always served from the version it began with, never from
// two. This is a classic script, because not every browser takes modules here.
'use strict';

// Filled in when the site is built (build/site.mjs).
const VERSION = '@VERSION@';
// By language, what is said in the place of a page that is not kept: [title, text, link].
/** @type {Record<string, [title: string, text: string, link: string]>} */
const AWAY = JSON.parse(decodeURIComponent('@AWAY@'));
const PREFIX = `upkeep ${new URL(self.registration.scope).pathname} `;
const CURRENT = PREFIX + VERSION;
// Which tab runs which version. Kept in a cache, because a service worker loses its variables when it sleeps.
const TABS = `${PREFIX}tabs`;
// Pages that are only read: fetched when online, in whatever version, and kept for offline.
const READ = `${PREFIX}read`;
const IS_READ = /^(?:lessons|puzzles|examples|fonts|packs|reader)\/|^(?:embed-guide|duel-format)/;

// For so many milliseconds, a tab that is being opened may not yet be listed among the clients.
const BIRTH = 60e3;

const scope = (/** @type {string} */ path) => new URL(path, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    /** @returns {Promise<{ version: string, files: string[] }>} */
    const list = async () => (await fetch(scope('files.json'), { cache: 'no-store' })).json();
    const { version, files } = await list();
    // Another version was published meanwhile: try again later.
    if (version !== VERSION) throw new Error('another version');
    const cache = await caches.open(CURRENT);
    await Promise.all(files.filter((f) => f !== 'sw.js').map(async (file) => {
      const answer = await fetch(scope(file), { cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(scope(file), answer);
    }));
    if ((await list()).version !== VERSION) throw new Error('another version');
  })().catch(async (error) => {
    await caches.delete(CURRENT);
    throw error;
  }));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    await tidy();
    // Takes control at once on a first visit; tabs that are open keep the version they have.
    await self.clients.claim();
    for (const client of await self.clients.matchAll({ type: 'all' })) {
      if (!(await (await caches.open(TABS)).match(tabKey(client.id)))) await remember(client.id, CURRENT);
    }
  })());
});

self.addEventListener('message', (event) => {
  if (/** @type {ExtendableMessageEvent} */ (event).data === 'accept') self.skipWaiting();
});

// Deletes versions that no tab uses any more.
async function tidy() {
  const tabs = await caches.open(TABS);
  const living = new Set((await self.clients.matchAll({ includeUncontrolled: true, type: 'all' })).map((c) => c.id));
  const used = new Set([CURRENT, TABS, READ]);
  for (const request of await tabs.keys()) {
    const id = new URL(request.url).searchParams.get('id');
    const { name, since } = await /** @type {Response} */ (await tabs.match(request)).json();
    if (living.has(/** @type {string} */ (id)) || Date.now() - since < BIRTH) used.add(name);
    else await tabs.delete(request);
  }
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && !used.has(name)) await caches.delete(name);
}

const tabKey = (/** @type {string} */ id) => scope(`tab?id=${encodeURIComponent(id)}`);
/** @param {string} id @param {string} name */
async function remember(id, name) {
  if (id) await (await caches.open(TABS)).put(tabKey(id), new Response(JSON.stringify({ name, since: Date.now() })));
}
/** @param {string} id @returns {Promise<string>} */
async function versionOf(id) {
  const known = id && (await (await caches.open(TABS)).match(tabKey(id)));
  return known ? (await known.json()).name : CURRENT;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const home = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  // These tell of new versions, so they always come from the network.
  if (url.pathname === `${home.pathname}files.json` || url.pathname === `${home.pathname}sw.js`) return;
  event.respondWith(serve(event, url));
});

/** @param {FetchEvent} event @param {URL} url */
async function serve(event, url) {
  const { request } = event;
  const name = request.mode === 'navigate' ? CURRENT : await versionOf(event.clientId);
  // A page or worker that begins now stays with this version.
  if (event.resultingClientId) await remember(event.resultingClientId, name);
  if (request.mode === 'navigate') event.waitUntil(tidy());
  const path = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
  const kept = await (await caches.open(name)).match(url.origin + path);
  if (kept) return kept;
  return IS_READ.test(path.slice(new URL(self.registration.scope).pathname.length)) ? read(event, url.origin + path) : fetch(request);
}

/** @param {FetchEvent} event @param {string} address */
async function read(event, address) {
  const cache = await caches.open(READ);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(cache.put(address, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cache.match(address);
    if (kept) return kept;
    if (event.request.mode === 'navigate') return away(address);
    throw error;
  }
}

// Without network, a page that has not been opened before.
/** @param {string} address */
function away(address) {
  const tag = /** @type {string} */ ([/[/.](\w\w)[/.]/.exec(address.slice(self.registration.scope.length - 1))?.[1], ...navigator.languages.map((l) => l.slice(0, 2)), 'en']
    .find((l) => /** @type {string} */ (l) in AWAY));
  const [title, text, link] = AWAY[tag];
  return new Response(`<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body style="font:18px/1.5 sans-serif;color:#2b2016;background:#efe3c6;max-width:34em;margin:15vh auto;padding:0 1em">
<h1>${title}</h1><p>${text}</p><p><a href="${self.registration.scope}" style="color:#7a1f14">${link}</a></p></body></html>`,
  { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
