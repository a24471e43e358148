// Keeps the site for use without network: all of files.json, in a cache of its own for each version. A new
// version is fetched beside the old one and waits until somebody accepts it; every tab is served from the
// version it began with, so none is ever made of two. A classic script: not every browser takes modules here.
'use strict';

// Set when the site is put together (build/site.mjs).
const VERSION = '@VERSION@';
const PREFIX = `upkeep ${new URL(self.registration.scope).pathname} `;
const CURRENT = PREFIX + VERSION;
// Which tab runs which version: a cache too, because a service worker forgets everything when it sleeps.
const TABS = `${PREFIX}tabs`;
// What is only read: of any version, fetched anew where there is a network, and kept for where there is none.
const READ = `${PREFIX}read`;
const IS_READ = /^(?:lessons|puzzles|examples|fonts)\/|^embed-guide/;

// Milliseconds in which a tab that is about to be is not yet counted among those that are.
const BIRTH = 60e3;

const scope = (path) => new URL(path, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const list = async () => (await fetch(scope('files.json'), { cache: 'no-store' })).json();
    const { version, files } = await list();
    // Put up while this was fetched: another time.
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
    // The first visit is at home here at once; whoever is here already stays with what it has.
    await self.clients.claim();
    for (const client of await self.clients.matchAll({ type: 'all' })) {
      if (!(await (await caches.open(TABS)).match(tabKey(client.id)))) await remember(client.id, CURRENT);
    }
  })());
});

self.addEventListener('message', (event) => {
  if (event.data === 'accept') self.skipWaiting();
});

// Versions that no tab runs any more go.
async function tidy() {
  const tabs = await caches.open(TABS);
  const living = new Set((await self.clients.matchAll({ includeUncontrolled: true, type: 'all' })).map((c) => c.id));
  const used = new Set([CURRENT, TABS, READ]);
  for (const request of await tabs.keys()) {
    const id = new URL(request.url).searchParams.get('id');
    const { name, since } = await (await tabs.match(request)).json();
    if (living.has(id) || Date.now() - since < BIRTH) used.add(name);
    else await tabs.delete(request);
  }
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && !used.has(name)) await caches.delete(name);
}

const tabKey = (id) => scope(`tab?id=${encodeURIComponent(id)}`);
async function remember(id, name) {
  if (id) await (await caches.open(TABS)).put(tabKey(id), new Response(JSON.stringify({ name, since: Date.now() })));
}
async function versionOf(id) {
  const known = id && (await (await caches.open(TABS)).match(tabKey(id)));
  return known ? (await known.json()).name : CURRENT;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const home = new URL(self.registration.scope);
  if (request.method !== 'GET' || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  // What tells of a new version is asked of the network.
  if (url.pathname === `${home.pathname}files.json` || url.pathname === `${home.pathname}sw.js`) return;
  event.respondWith(serve(event, url));
});

async function serve(event, url) {
  const { request } = event;
  const name = request.mode === 'navigate' ? CURRENT : await versionOf(event.clientId);
  // A page, or a worker of one, begins: it stays with this version.
  if (event.resultingClientId) await remember(event.resultingClientId, name);
  if (request.mode === 'navigate') event.waitUntil(tidy());
  const path = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
  const kept = await (await caches.open(name)).match(url.origin + path);
  if (kept) return kept;
  return IS_READ.test(path.slice(new URL(self.registration.scope).pathname.length)) ? read(event, url.origin + path) : fetch(request);
}

async function read(event, address) {
  const cache = await caches.open(READ);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(cache.put(address, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cache.match(address);
    if (kept) return kept;
    throw error;
  }
}
