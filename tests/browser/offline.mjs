// Without network, below a sub-path; a new version is offered, and only who accepts it gets it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomes, check, comes, DUEL, noErrors, open, playUntil, quiet, serve, SITE, until } from './lib.mjs';

/** @import { Browser, Route, Server } from './lib.mjs' */

/** @param {unknown} _ @param {Browser} browser */
async function offline(_, browser) {
  const root = mkdtempSync(join(tmpdir(), 'upkeep-site-'));
  const site = join(root, 'some/where');
  cpSync(SITE, site, { recursive: true });
  const server = await serve(root);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const url = `${server.url}some/where/`;
  try {
    const page = await open(context, `${url}?plain=1`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) await new Promise((done) => { navigator.serviceWorker.addEventListener('controllerchange', done); });
    });
    const manifest = await page.evaluate(async () => (await fetch(/** @type {HTMLAnchorElement} */ (document.querySelector('link[rel=manifest]')).href)).json());
    for (const icon of manifest.icons) check(await page.evaluate(async (src) => (await fetch(src)).ok, icon.src), `no ${icon.src}`);
    await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
    await playUntil(page, (s) => s.view.turn >= 2);
    const hash = await page.evaluate(() => window.upkeep.hash());
    // The course is kept once it has been opened.
    await page.evaluate(() => { location.hash = '#/lessons'; });
    await page.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector('#page')).innerText.includes('available offline'));
    await page.evaluate(() => { location.hash = '#/share'; });
    const link = await page.waitForSelector('#share-link').then((e) => e.inputValue());
    await page.evaluate(() => { location.hash = ''; });
    // Without network: the page, its lazily fetched pages, and the computer's worker.
    await context.setOffline(true);
    await page.reload();
    await page.waitForFunction(() => window.upkeep !== undefined);
    await becomes(() => page.evaluate(() => window.upkeep.hash()), hash, 'hash without network');
    await page.evaluate(() => { location.hash = '#/games'; });
    await page.waitForSelector('.game');
    for (const [name, there] of [['timeline', '.time-lines button'], ['decks/new', '.builder'], ['cards/Shivan%20Dragon', '#open-board'], ['editor', '.editor-seat button'], ['puzzles', 'ol a'], ['rule/CR%20608', 'li a']]) {
      await page.evaluate((n) => { location.hash = `#/${n}`; }, name);
      await page.waitForSelector(`#page ${there}`);
    }
    const reader = await open(context, `${url}lessons/en/attacking.html`, { wait: false });
    await comes(async () => /** @type {string} */ (await reader.textContent('h1')).length > 3, 'no lesson without network');
    await reader.close();
    // One that has not been opened before says so, in its language.
    const away = await open(context, `${url}embed-guide.pt.html`, { wait: false });
    check(/ainda não foi aberta/.test(/** @type {string} */ (await away.textContent('p'))), 'a page that is not kept says nothing');
    check((await away.getAttribute('a', 'href')) === url, 'it leads nowhere');
    await away.close();
    // A link opens without network too.
    await page.evaluate((l) => { location.hash = l; }, link.slice(link.indexOf('#')));
    await page.waitForSelector('#link-players');
    await page.evaluate(() => { location.hash = ''; });
    await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: true, name: 'M', deck: 'night' }, { computer: false, name: 'B', deck: 'grove' }], first: 0 }));
    await until(page, () => window.upkeep.getState().then((s) => !s.computer && s.decisions > 0));
    // And with it again the duel goes on, and is there after the page was loaded anew.
    await context.setOffline(false);
    const turn = (await page.evaluate(() => window.upkeep.getState())).view.turn;
    const { view } = await playUntil(page, (s) => s.view.turn > turn);
    check(!view.over, 'the duel was over before anything was played with network');
    const online = await page.evaluate(() => window.upkeep.saved().then(() => window.upkeep.hash()));
    await page.reload();
    await page.waitForFunction(() => window.upkeep !== undefined);
    await becomes(() => page.evaluate(() => window.upkeep.hash()), online, 'hash with network again');
    noErrors(page);

    // A new version is put up.
    const { version } = JSON.parse(readFileSync(join(site, 'files.json'), 'utf8'));
    for (const file of ['files.json', 'sw.js']) {
      writeFileSync(join(site, file), readFileSync(join(site, file), 'utf8').replaceAll(version, 'ffffffffffffffff'));
    }
    writeFileSync(join(site, 'pages/about.mjs'), `${readFileSync(join(site, 'pages/about.mjs'), 'utf8')}\nwindow.newer = true;\n`);
    const second = await open(context, `${url}?plain=1#/games`);
    await second.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => /** @type {ServiceWorkerRegistration} */ (r).update()));
    await second.locator('.toast', { hasText: 'new version' }).waitFor();
    // Not accepted: everything is as it was, also after loading anew.
    await second.evaluate(() => { location.hash = '#/about'; });
    await second.waitForSelector('#page h2');
    await becomes(() => second.evaluate(() => window.newer), undefined, 'the new version before it was accepted');
    await second.reload();
    await second.waitForSelector('#page h2');
    await becomes(() => second.evaluate(() => window.newer), undefined, 'the new version after a reload');
    await second.locator('.toast', { hasText: 'new version' }).getByRole('button', { name: 'Update' }).click();
    await second.waitForFunction(() => window.newer === true && window.upkeep !== undefined);
    // The other tab has a duel under way, and the files it began with.
    await page.evaluate(() => { location.hash = '#/about'; });
    await page.waitForSelector('#page h2');
    await becomes(() => page.evaluate(() => window.newer), undefined, 'the new version in a tab that did not ask for it');
    noErrors(page);
    noErrors(second);
  } finally {
    await context.close();
    server.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

// In a frame nothing is installed.
/** @param {Server} server @param {Browser} browser */
async function notInFrames(server, browser) {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${server.url}?plain=1`);
  await page.waitForFunction(() => window.upkeep !== undefined);
  // The same browser would have one outside of frames.
  await until(page, () => navigator.serviceWorker.getRegistrations().then((all) => all.length === 1));
  const framed = await browser.newContext({ serviceWorkers: 'allow' });
  const outer = await framed.newPage();
  await outer.route('**/outer.html', (/** @type {Route} */ route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.url}?plain=1"></iframe>` }));
  await outer.goto(`${server.url}outer.html`);
  const frame = outer.frames()[1];
  await frame.waitForFunction(() => window.upkeep !== undefined);
  await quiet(500);
  await becomes(() => frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0, 'service workers of a frame');
  await framed.close();
  await context.close();
}

export const tests = { offline, notInFrames };
