// What a board can do beyond the plain methods, in a page of another origin: sources of every kind, the canvas's
// own refusals, a hostile page, touch, the eras side by side, the eight steps of casting.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { becomes, check, comes, drawn, equal, noErrors, open, PATIENCE, until } from './lib.mjs';

/** @import { Board, Browser, Choice, Context, ContextOptions, Frame, Page, Region, Server, Thing } from './lib.mjs' */

const SHOCK = `scenario Two points
rules foundations fifth
goal A wins
A.play Mountain
A.hand Shock, Hill Giant
B.life 2`;

/** @param {Server} server @param {string} body @param {{ plain?: boolean }} options */
async function host(server, body, options = {}) {
  const site = server.url.replace(/\/$/, '');
  const http = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url === '/icon' || /** @type {string} */ (request.url).endsWith('.ico')) return answer.writeHead(204).end();
    if (/** @type {string} */ (request.url).endsWith('missing.txt')) return answer.writeHead(404).end();
    if (/** @type {string} */ (request.url).endsWith('.duel')) return answer.end(SHOCK);
    return answer.end(`<!doctype html><html lang="en"><title>Host</title>${options.plain ? '' : `<script src="${site}/embed.js"></script>`}<body style="margin:0">${body.replaceAll('SITE', site)}</body></html>`);
  });
  await new Promise((done) => { http.listen(0, '127.0.0.1', () => done(undefined)); });
  return { url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (http.address()).port}/`, stop: () => http.close() };
}
/**
 * @param {Server} server @param {Browser} browser @param {string} body @param {(page: Page, context: Context) => Promise<void>} test
 * @param {{ context?: ContextOptions, plain?: boolean }} how
 */
async function elsewhere(server, browser, body, test, { context: more = {}, ...options } = {}) {
  const at = await host(server, body, options);
  const context = await browser.newContext({ viewport: { width: 660, height: 700 }, ...more });
  try {
    const page = await open(context, at.url, { wait: false });
    await test(page, context);
    noErrors(page);
  } finally {
    await context.close();
    at.stop();
  }
}
/** @param {string} text */
const board = (text, attributes = '') => `<duel-board id="b" ${attributes} style="width:640px;height:480px;max-width:100%"><pre>${text}</pre></duel-board>`;
/** @param {Page} page */
const inside = (page) => page.frames().find((f) => f.url().includes('embed.html'));
// Where a card has come to lie: the canvas has the size that what stands around it leaves it, and nothing moves any more.
/** @param {Frame} frame @param {string} name */
async function whereIs(frame, name) {
  await frame.waitForFunction((n) => window.upkeepBoard.regions().some((r) => r.label === n), name);
  await drawn(frame);
  await until(frame, () => window.upkeepBoard.resting());
  return frame.evaluate((n) => window.upkeepBoard.regions().find((r) => r.label === n), name);
}
/** @param {Page} page */
const ready = (page) => page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).getState().then(() => true));

// src as a file, as an address that toLink() gave and as a link of the game; attributes; a frame alone.
/** @param {Server} server @param {Browser} browser */
const embedSources = (server, browser) => elsewhere(server, browser, `<duel-board id="b" src="two.duel" seat="B" theme="light" controls="undo reset link" allow="none" goal="Look, do not touch."></duel-board>`, async (page) => {
  const seen = await page.evaluate(async (patience) => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    const out = {};
    const state = await b.getState();
    out.hand = state.objects.filter((o) => o.zone === 'hand' && o.name).length;
    out.none = (await b.act('A cast Shock -> B').catch((e) => [e.code, e.reason])).toString();
    out.link = await b.toLink();
    b.removeAttribute('allow');
    // The attribute loads the board anew: until then nothing may be done.
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((r) => setTimeout(r, 20))) {
      out.now = await b.act('A cast Shock -> B').catch((e) => e.message);
      if (out.now === true) break;
    }
    // Its own address as a source.
    const other = document.createElement('duel-board');
    other.setAttribute('src', out.link);
    document.body.append(other);
    const there = await other.getState();
    out.other = [there.board.goal, there.players[1].life, there.objects.filter((o) => o.zone === 'hand' && o.name).length].join();
    out.answer = [...await other.getLegalActions()].length;
    await other.destroy();
    out.closed = await other.getState().catch((e) => e.code);
    // A source that is not there is told, and the drawing says so.
    const missing = document.createElement('duel-board');
    missing.setAttribute('src', 'missing.txt');
    document.body.prepend(missing);
    out.missing = await new Promise((done) => { missing.addEventListener('error', (e) => done(e.detail.message)); });
    out.drawn = /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (missing.shadowRoot).querySelector('.error')).textContent;
    missing.remove();
    return out;
  }, PATIENCE);
  equal(seen.hand, 0, 'the hand of A, as B sees it');
  equal(seen.none, 'illegal,not_offered', 'what the board does not allow');
  check(/seat=B/.test(seen.link) && /theme=light/.test(seen.link) && /controls=/.test(seen.link) && /goal=Look/.test(seen.link), `the address forgets something: ${seen.link}`);
  equal(seen.now, true, 'the change of an attribute');
  equal(seen.other, 'open,2,0', 'a board by its address');
  equal(seen.closed, 'closed', 'a board that was taken away');
  check(/missing\.txt: 404/.test(seen.missing) && /missing\.txt: 404/.test(seen.drawn), `a source that is missing: ${seen.missing}, ${seen.drawn}`);
  page.errors.length = 0; // the browser itself tells of the 404
  const frame = /** @type {Frame} */ (inside(page));
  await becomes(() => frame.evaluate(() => [...document.querySelectorAll('#embed-bar > *')].map((e) => e.id).join()), 'bar-undo,bar-reset,bar-link', 'the controls');
  await comes(() => frame.evaluate(() => document.body.classList.contains('light')), 'the theme');
  await becomes(() => frame.textContent('#goal-text'), 'Look, do not touch.', 'the goal line');
});

// A frame of its own needs no script of the page's, whatever kind of link it holds.
/** @param {Server} server @param {Browser} browser */
const embedFrameAlone = (server, browser) => elsewhere(server, browser, `<iframe id="f" src="SITE/embed.html?mode=puzzle&lang=es#p=${encodeURIComponent(SHOCK)}" width="640" height="480" sandbox="allow-scripts"></iframe>`, async (page) => {
  await until(page, () => true);
  const frame = /** @type {Frame} */ (inside(page));
  await frame.waitForFunction(() => window.upkeepBoard);
  await until(frame, async () => (await window.upkeepBoard?.getState().catch(() => null))?.board.goal === 'open');
  await becomes(() => frame.evaluate(() => document.documentElement.lang), 'es', 'the language');
  // Shut off from storage: the board says so and gives its address.
  await frame.click('#bar-link');
  const said = () => frame.textContent('#slip-text');
  await comes(async () => /no permite que el tablero guarde.*embed\.html.*#p=/s.test(/** @type {string} */ (await said())), async () => `what is said of storage: ${await said()}`);
  check(!/&at=/.test(/** @type {string} */ (await said())), `nothing has been done: ${await said()}`);
  // The address is all that is kept: it holds what has been done, too.
  await frame.evaluate(() => window.upkeepBoard.act('A tap Mountain'));
  await frame.click('#bar-link');
  await comes(async () => /&at=[\w-]+$/.test(/** @type {string} */ (await frame.textContent('#slip-text'))), 'what was done is not in the address');
  const address = /** @type {RegExpExecArray} */ (/http\S+/.exec(/** @type {string} */ (await frame.textContent('#slip-text'))))[0];
  /** @param {string} to */
  const go = async (to) => {
    await page.evaluate((src) => /** @type {HTMLElement} */ (document.getElementById('f')).replaceWith(Object.assign(document.createElement('iframe'), { id: 'f', width: 640, height: 480, src })), to);
    await comes(() => page.frames().filter((f) => f.url().includes('embed.html')).length === 1, 'the old frame stays');
  };
  /** @param {() => unknown} what */
  const seen = (what) => inside(page)?.evaluate(what).catch(() => false);
  await go(address);
  await comes(() => seen(async () => (await window.upkeepBoard.getState()).objects.some((o) => o.flags.includes('tapped'))), 'what was done is not done there');
  await go(`${address.slice(0, -9)}AAAAAAAAA`);
  await comes(() => seen(() => /\S/.test(/** @type {HTMLElement} */ (document.getElementById('slip-text')).textContent)), 'a cut address is not told');
  page.errors.length = 0;
}, { plain: true });

// As a module the script finds its board, too; an address that toLink() gave goes on where it stood.
/** @param {Server} server @param {Browser} browser */
const embedAsModule = (server, browser) => elsewhere(server, browser, `<script type="module" src="SITE/embed.js"></script>${board(SHOCK, 'mode="play"')}`, async (page) => {
  await until(page, () => customElements.get('duel-board') !== undefined);
  const seen = await page.evaluate(async () => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    await b.act('A tap Mountain');
    const other = document.createElement('duel-board');
    other.setAttribute('src', await b.toLink());
    document.body.append(other);
    const there = await other.getState();
    return [/** @type {Thing} */ (there.objects.find((o) => o.name === 'Mountain')).flags.includes('tapped'), there.board.goal].join();
  });
  equal(seen, 'true,open', 'a board by the address of another');
}, { plain: true });

// What is not legal is said where it is tried with the mouse, too: the page hears of it with reason and rule.
/** @param {Server} server @param {Browser} browser */
const embedIllegalByHand = (server, browser) => elsewhere(server, browser, board(SHOCK, 'mode="play"'), async (page) => {
  await page.evaluate(() => {
    window.refusals = [];
    /** @type {Board} */ (document.getElementById('b')).addEventListener('illegal', (e) => window.refusals.push(e.detail));
  });
  await ready(page);
  const frame = /** @type {Frame} */ (inside(page));
  const box = /** @type {{ x: number; y: number; width: number; height: number; }} */ (await (await frame.frameElement()).boundingBox());
  const top = await frame.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('canvas')).getBoundingClientRect().top);
  const at = /** @type {Region} */ (await whereIs(frame, 'Hill Giant'));
  await page.mouse.click(box.x + at.x + at.w / 2, box.y + top + at.y + at.h / 2);
  await page.waitForFunction(() => window.refusals.length);
  const [heard] = await page.evaluate(() => window.refusals);
  equal(heard?.code, 'not_enough_mana', 'the reason');
  check(/** @type {string} */ (heard.text).length > 8 && heard.rule, 'its words and its rule');
  await comes(() => frame.isVisible('#slip'), 'the board says nothing');
  // What is pointed at is seen: a card, a zone, a life, a step.
  await frame.click('#slip-close');
  await page.mouse.move(1, 690);
  const look = async (/** @type {string[]} */ marks) => {
    await page.evaluate((m) => /** @type {Board} */ (document.getElementById('b')).highlight(m), marks);
    await until(frame, () => window.upkeepBoard.resting());
    await drawn(frame);
    return (await page.locator('#b').screenshot()).toString('base64');
  };
  const plain = await look([]);
  for (const mark of ['Mountain', 'B life', 'blockers', 'stack']) await comes(async () => await look([mark]) !== plain, `${mark} is not pointed at`);
  await becomes(() => look([]), plain, 'the end of pointing');
});

// A creature that cannot attack this turn does not only show itself when it is pressed: why not yet, and what would bring
// it, in the reader's language, by mouse, finger and key.
const ATTACKER = `scenario A creature that waits
rules foundations
goal A wins
A.play Hill Giant, Gray Ogre (sick), Forest
A.hand Shock
B.life 3`;
/** @type {Record<string, string>} */
const YET = { en: 'Wait until your next turn', pt: 'Espere o próximo turno', es: 'Espera a tu próximo turno', it: 'Attendi il tuo prossimo turno' };
/** @param {Server} server @param {Browser} browser */
const embedBeforeItsTime = (server, browser) => elsewhere(server, browser, board(ATTACKER, 'mode="play"'), async (page) => {
  await ready(page);
  const frame = /** @type {Frame} */ (inside(page));
  const slip = () => frame.evaluate(() => (/** @type {HTMLElement} */ (document.getElementById('slip')).hidden ? '' : /** @type {HTMLElement} */ (document.getElementById('slip-text')).textContent));
  /** @param {string} name */
  const at = async (name) => {
    const place = /** @type {Region} */ (await whereIs(frame, name));
    const box = /** @type {{ x: number; y: number; width: number; height: number; }} */ (await (await frame.frameElement()).boundingBox());
    const top = await frame.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('canvas')).getBoundingClientRect().top);
    return /** @type {[number, number]} */ ([box.x + place.x + place.w / 2, box.y + top + place.y + place.h / 2]);
  };
  const ways = {
    pt: async () => page.touchscreen.tap(...await at('Gray Ogre')),
    en: async () => page.mouse.click(...await at('Gray Ogre')),
    es: async () => page.mouse.click(...await at('Gray Ogre')),
    it: async () => {
      await frame.focus('#canvas');
      // The ring goes to what lies there with the arrows: Tab looks for what can be done.
      for (const key of ['Tab', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
        if (await frame.evaluate(() => window.upkeepBoard.regions().some((r) => r.focused && r.label === 'Gray Ogre'))) break;
        await page.keyboard.press(key);
        await until(frame, () => window.upkeepBoard.resting());
      }
      await page.keyboard.press('Enter');
    },
  };
  for (const [lang, press] of Object.entries(ways)) {
    await frame.evaluate((l) => window.upkeepBoard.setLocale(l), lang);
    await press();
    await comes(async () => (await slip()).includes(YET[lang]), async () => `${lang}: it says ${await slip()}`);
    // What it tells to do lies open beside it.
    await comes(() => frame.evaluate(() => {
      const s = /** @type {HTMLElement} */ (document.getElementById('slip')).getBoundingClientRect();
      const { left, top } = /** @type {HTMLElement} */ (document.getElementById('canvas')).getBoundingClientRect();
      const b = /** @type {Region} */ (window.upkeepBoard.regions().find((r) => r.does === 'option'));
      return left + b.x >= s.right || left + b.x + b.w <= s.left || top + b.y >= s.bottom || top + b.y + b.h <= s.top;
    }), `${lang}: the slip hides the button`);
    await frame.click('#slip-close');
  }
  await frame.evaluate(() => window.upkeepBoard.setLocale('pt'));
  await page.mouse.click(...await at('Gray Ogre'));
  await comes(async () => (await slip()).startsWith('Gray Ogre passou ao seu controle'), async () => `who is meant: ${await slip()}`);
  await frame.click('#slip-close');
  // Mana is a picture with a name, also in what it says.
  equal(await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).act('A cast Shock -> B').catch((e) => e.code)), 'illegal', 'Shock without a Mountain');
  await comes(async () => await frame.locator('#slip-text svg[aria-label=vermelho]').count() === 1, async () => `no symbol: ${await slip()}`);
  await frame.click('#slip-close');
  // What a hint points at goes with the decision it spoke of.
  const struck = async (/** @type {boolean} */ hinted) => {
    await page.evaluate(async () => {
      const b = /** @type {Board} */ (document.getElementById('b'));
      await b.reset();
      while (!(await b.getLegalActions()).some((o) => o.kind === 'attack')) await b.act(/** @type {Choice} */ ((await b.getLegalActions()).find((o) => o.kind === 'pass')).index);
    });
    if (hinted) {
      await frame.click('#bar-hint');
      await comes(async () => (await slip()).includes('Hill Giant'), 'no hint');
    }
    await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).act('A attack Hill Giant'));
    await becomes(slip, '', 'the slip after the attack');
    await page.mouse.move(1, 690);
    await until(frame, () => window.upkeepBoard.resting());
    await drawn(frame);
    return (await page.locator('#b').screenshot()).toString('base64');
  };
  await struck(false);
  const plain = await struck(false);
  await comes(async () => await struck(true) === plain, 'what the hint pointed at is still pointed at');
  // Once it has been done there is nothing to look for any more.
  await page.evaluate(async () => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    await b.setLocale('es');
    await b.reset();
    while (!(await b.getLegalActions()).some((o) => o.kind === 'attack')) await b.act(/** @type {Choice} */ ((await b.getLegalActions()).find((o) => o.kind === 'pass')).index);
    await b.act('A attack Hill Giant');
    for (let i = 0; i < 10 && (await b.getState()).board.goal === 'open'; i++) await b.act(/** @type {Choice} */ ((await b.getLegalActions()).find((o) => o.kind === 'pass')).index);
  });
  await frame.click('#bar-hint');
  await becomes(slip, '¡Resuelto!', 'the hint after the goal');
}, { context: { hasTouch: true } });

// A page that is not the board's, and a frame that is not the page's, get nothing.
/** @param {Server} server @param {Browser} browser */
const embedHostile = (server, browser) => elsewhere(server, browser, board(SHOCK), async (page) => {
  const seen = await page.evaluate(async (patience) => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    await b.getState();
    const out = {};
    const frame = /** @type {Window} */ (/** @type {HTMLIFrameElement} */ (/** @type {ShadowRoot} */ (b.shadowRoot).querySelector('iframe')).contentWindow);
    // A second channel is not listened to.
    const { port1, port2 } = new MessageChannel();
    out.second = await new Promise((done) => {
      port1.onmessage = (m) => done(m.data);
      frame.postMessage({ upkeep: 1, type: 'hello' }, '*', [port2]);
      port1.postMessage({ upkeep: 1, id: 1, method: 'getState', args: [] });
      // The first channel has answered three times by then.
      b.getState().then(() => b.getState()).then(() => b.getState()).then(() => done('silence'));
    });
    /** @param {object | null} message */
    const raw = (message) => new Promise((done) => {
      const before = /** @type {MessagePort} */ (b.port).onmessage;
      /** @type {MessagePort} */ (b.port).onmessage = (m) => {
        if (m.data.event) return;
        /** @type {MessagePort} */ (b.port).onmessage = before;
        done(m.data.error?.code ?? 'answered');
      };
      /** @type {MessagePort} */ (b.port).postMessage(message);
    });
    out.version = await raw({ upkeep: 2, id: 5, method: 'getState', args: [] });
    out.nothing = await raw(null);
    out.noId = await raw({ upkeep: 1, method: 'getState' });
    out.args = await raw({ upkeep: 1, id: 6, method: 'load', args: [{ text: 'x', constructor: 1 }] });
    out.long = await raw({ upkeep: 1, id: 7, method: 'load', args: [{ text: 'x'.repeat(70000) }] });
    out.proto = await raw({ upkeep: 1, id: 8, method: 'constructor', args: [] });
    // What a stranger sends to the page is no answer of the board.
    let heard = 0;
    b.addEventListener('ready', () => heard++);
    window.postMessage({ upkeep: 1, type: 'board' }, '*');
    window.postMessage({ upkeep: 1, event: 'ready', detail: {} }, '*');
    await new Promise((done) => {
      window.addEventListener('message', (e) => { if (e.data === 'the last one') done(undefined); });
      window.postMessage('the last one', '*');
    });
    out.heard = heard;
    // Too many at once: of what is refused without work, or a slow machine would be at it for more than a second.
    out.many = (await Promise.all(Array.from({ length: 300 }, () => b.call('nothing', []).catch((e) => e.code)))).includes('too-many');
    // Once the second is over it answers again.
    for (const end = Date.now() + patience; !out.still && Date.now() < end; await new Promise((r) => setTimeout(r, 100))) {
      out.still = await b.getState().then((s) => s.players.length, () => 0);
    }
    return out;
  }, PATIENCE);
  equal(JSON.stringify(seen), '{"second":"silence","version":"version","nothing":"version","noId":"bad-message","args":"bad-arguments","long":"bad-arguments","proto":"no-method","heard":0,"many":true,"still":2}', 'what came of it');
});

// The guide names everything there is, in four languages, and its examples work.
/** @param {Server} server @param {Browser} browser */
async function embedGuide(server, browser) {
  const { ATTRIBUTE_NAMES, EVENT_NAMES, METHOD_NAMES } = await import(new URL('../../web/build/guide-pages.mjs', import.meta.url).href);
  // As it was written: what the site serves has short names.
  const script = readFileSync(new URL('../../web/embed/embed.js', import.meta.url), 'utf8');
  const types = await (await fetch(`${server.url}embed.d.ts`)).text();
  /** @param {string} name */
  const list = (name) => /** @type {RegExpMatchArray} */ (script.match(new RegExp(`${name}[^[]*\\[([^\\]]*)\\]`)))[1].match(/\w+/g) ?? [];
  equal([...list('METHODS ='), 'destroy'].sort().join(), [...METHOD_NAMES].sort().join(), 'the methods of the guide');
  equal(list('EVENTS =').join(), EVENT_NAMES.join(), 'the events of the guide');
  equal([...list('observedAttributes'), 'sandbox'].sort().join(), [...ATTRIBUTE_NAMES].sort().join(), 'the attributes of the guide');
  for (const name of METHOD_NAMES) check(new RegExp(`\\b${name}\\(`).test(types), `no type of ${name}`);
  for (const name of EVENT_NAMES) check(new RegExp(`\\b${name}:`).test(types), `no type of the event ${name}`);
  const page = await open(await browser.newContext({ viewport: { width: 1000, height: 900 } }), `${server.url}embed-guide.it.html`, { wait: false });
  for (const [name, answer] of /** @type {[string, RegExp][]} */ ([['act', /true|illegal/], ['getState', /players/], ['explain', /ok/], ['highlight', /true/], ['toLink', /#p=/], ['getSaved', /Uint8Array/], ['setEra', /true/]])) {
    await page.click(`[data-call=${name}]`);
    await page.waitForFunction(([n, a]) => new RegExp(a).test(/** @type {HTMLElement} */ (document.getElementById('answer')).textContent) && /** @type {HTMLElement} */ (document.getElementById('answer')).textContent.startsWith(n), [name, answer.source]);
  }
  // The code to be copied follows what is changed, and makes that board.
  await page.fill('[data-attribute=goal]', 'A "wins"');
  await page.keyboard.press('Tab');
  /** @type {string | null} */
  let code = null;
  await comes(async () => {
    code = await page.textContent('#code');
    return /** @type {string} */ (code).includes(' goal="A &quot;wins&quot;"') && /** @type {string} */ (code).includes('A attack Grizzly Bears') && /<script src="http.*embed\.js" defer>/.test(/** @type {string} */ (code));
  }, () => `not the code of the board: ${code}`);
  await page.fill('[data-attribute=goal]', '');
  await page.keyboard.press('Tab');
  await page.fill('#text', 'scenario x\nrules foundations\nA.play Nonsense');
  await page.click('#load');
  await page.waitForFunction(() => /bad-text: 3:/.test(/** @type {HTMLElement} */ (document.getElementById('issues')).textContent));
  await comes(async () => /carta sconosciuta/.test(/** @type {string} */ (await page.textContent('#issues'))), 'the mistake is told in another language');
  await comes(async () => /decision/.test(/** @type {string} */ (await page.textContent('#events'))), 'no events are shown');
  noErrors(page);
  await page.context().close();
}

// One finger scrolls the page past a board.
/** @param {Server} server @param {Browser} browser */
const embedTouch = (server, browser) => elsewhere(server, browser, `${board(SHOCK)}<div style="height:3000px"></div>`, async (page, context) => {
  await ready(page);
  const client = await context.newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 190, y: 300 }] });
  for (let i = 1; i <= 12; i++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 190, y: 300 - i * 15 }] });
    await page.waitForTimeout(16);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => window.scrollY > 80);
}, { context: { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true } });

// mode="compare": the four rules side by side at 640 × 480, and the board under any of them.
const LIFE = `scenario Life below one
rules foundations
A.play Mountain
A.hand Lightning Bolt
B.life 2
A cast Lightning Bolt -> B
resolve`;
/** @param {Server} server @param {Browser} browser */
const embedCompare = (server, browser) => elsewhere(server, browser, board(LIFE, 'mode="compare" lang="pt"'), async (page) => {
  await ready(page);
  const frame = /** @type {Frame} */ (inside(page));
  await frame.waitForSelector('.eras [data-era=fifth]');
  const fits = () => frame.evaluate(() => [...document.querySelectorAll('.eras .era')].map((e) => e.getBoundingClientRect()).every((r) => r.left >= 0 && r.right <= 641));
  await comes(async () => await fits() && await frame.locator('.eras .era').count() === 4, 'the four are not side by side');
  await comes(async () => await frame.locator('[data-switch=lifeLoss]').count() === 1, 'the rule that parts them is not named');
  await comes(() => frame.evaluate(() => /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (document.getElementById('canvas')).parentElement).inert), 'what lies beneath can be reached');
  await frame.click('[data-open=fifth]');
  await becomes(() => page.evaluate(async () => (await /** @type {Board} */ (document.getElementById('b')).getState()).phases), 6, 'the board under the rules of 1997');
  await comes(() => frame.isHidden('#page'), 'the board is covered');
  await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).setEra('m10'));
  await becomes(() => page.evaluate(async () => (await /** @type {Board} */ (document.getElementById('b')).getState()).phases), 5, 'the era by method');
  await frame.click('#bar-board');
  await comes(() => frame.isVisible('#page'), 'there is no way back');
  await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).setLocale('it'));
  await comes(async () => /Dove le ere differiscono|Le ere differiscono/.test(/** @type {string} */ (await frame.textContent('#page'))), 'another language');
  await page.setViewportSize({ width: 390, height: 800 });
  await comes(() => frame.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('page')).scrollWidth <= document.documentElement.clientWidth), 'it is too wide for a phone');
});

// The panel follows the engine through the eight steps, in four languages, and can be walked by keys.
/** @param {Server} server @param {Browser} browser */
async function guidedCasting(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const page = await open(context, `${server.url}embed.html?lang=en&controls=%2Bcasting#p=${encodeURIComponent('scenario X\nrules foundations\ngoal A wins\nA.play Mountain x6\nA.hand Fireball\nB.life 5\nB.play Grizzly Bears')}`, { wait: false });
  await page.waitForSelector('#casting button');
  const at = () => page.evaluate(() => ({ step: /** @type {HTMLElement} */ (document.querySelector('#casting [aria-current=step]'))?.dataset.step ?? '', line: /** @type {HTMLElement} */ (document.querySelector('#casting [role=status]')).textContent, chosen: [...document.querySelectorAll('#casting small')].map((e) => e.textContent) }));
  /** @param {string} text */
  const take = (text) => page.evaluate(async (t) => {
    const option = (await window.upkeepBoard.getLegalActions()).find((o) => o.text.includes(t));
    if (!option) throw new Error(`no option ${t}: ${(await window.upkeepBoard.getLegalActions()).map((o) => o.text)}`);
    await window.upkeepBoard.act(option.index);
  }, text);
  /** @param {string} kind @param {number} [value] */
  const pick = (kind, value) => page.evaluate(async ([k, v]) => {
    const options = await window.upkeepBoard.getLegalActions();
    const option = options.find((o) => o.kind === k && (v === undefined || o.value === v || o.a === v));
    if (!option) throw new Error(`no ${k} ${v}: ${JSON.stringify(options)}`);
    await window.upkeepBoard.act(option.index);
  }, /** @type {const} */ ([kind, value]));
  await take('Fireball');
  let now = await at();
  equal(now.step, '2', 'the step at which X is chosen');
  check(/Next: Targets/.test(now.line), `what follows: ${now.line}`);
  await pick('value', 5);
  now = await at();
  equal(now.step, '3', 'the step of targets');
  equal(now.chosen[1], 'X = 5', 'what has been chosen');
  await pick('player', 1);
  for (let i = 0; i < 3 && (await at()).step === '3'; i++) await pick('done');
  now = await at();
  equal(now.step, '7', 'the step of mana');
  equal([now.chosen[2], now.chosen[4], now.chosen[5]].join(), 'B,Yes, it can.,{5}{R}', 'target, legality and total cost');
  // Another language keeps where it stands.
  for (const [lang, name] of [['pt', 'Alvos'], ['es', 'Objetivos'], ['it', 'Bersagli'], ['en', 'Targets']]) {
    await page.evaluate((l) => window.upkeepBoard.setLocale(l), lang);
    await comes(async () => /** @type {string} */ (await page.textContent('#casting')).includes(name), `${lang} does not name it`);
    await becomes(async () => (await at()).step, '7', `the step in ${lang}`);
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 700 });
      await becomes(() => page.evaluate(() => [...document.querySelectorAll('#embed-bar > *, #casting button, #casting span, #embed-goal')].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth).map((e) => `${e.id} ${e.textContent}`).join()), '', `${lang} at ${width}: what is cut off`);
    }
  }
  await page.focus('#casting [data-step="3"]');
  await page.keyboard.press('Enter');
  await comes(async () => /3\. Targets: B/.test((await at()).line), async () => `a step that is asked for: ${(await at()).line}`);
  await pick('back');
  await comes(async () => /Canceled/.test((await at()).line), 'what was taken back');
  await take('Fireball');
  await pick('value', 5);
  await pick('player', 1);
  for (let i = 0; i < 3 && (await at()).step === '3'; i++) await pick('done');
  await pick('pay');
  await comes(async () => /has been cast/.test((await at()).line), async () => `the end: ${(await at()).line}`);
  await comes(() => page.evaluate(() => [...document.querySelectorAll('#casting button')].every((b) => b.scrollWidth <= b.clientWidth)), 'a step is clipped');
  noErrors(page);
  await context.close();
}

// What the author says stands above the board while it stands at that place of the text, in the reader's language.
const SAID = `scenario Bear
rules foundations
A.play Grizzly Bears, Mountain
A.hand Shock
B.play Hill Giant
say The Giant has {R} in its cost.
say It is bigger.
say pt: O Gigante é maior.
A attack Grizzly Bears
say <b>No block</b> yet.
B block Hill Giant -> Grizzly Bears
`;
/** @param {Server} server @param {Browser} browser */
const authorsWords = (server, browser) => elsewhere(server, browser, board(SAID.replaceAll('<', '&lt;'), 'mode="read" lang="en"'), async (page) => {
  await ready(page);
  const frame = /** @type {Frame} */ (inside(page));
  const said = () => frame.locator('#embed-said').innerText();
  /** @param {string} text @param {string} what */
  const shown = (text, what) => becomes(async () => (await said()).replace(/\s*\n\s*/g, ' | '), text, what);
  /** @param {string} name @param {...unknown} given */
  const call = (name, ...given) => page.evaluate(({ n, list }) => /** @type {Record<string, (...given: unknown[]) => Promise<unknown>>} */ (/** @type {unknown} */ (document.getElementById('b')))[n](...list), { n: name, list: given });
  await comes(async () => /The Giant has .* in its cost\.\s*It is bigger\./s.test(await said()), said);
  await comes(async () => /** @type {number} */ ((await frame.locator('#embed-said .symbol').boundingBox())?.height) < 30, 'the mana symbol is not as large as a letter');
  check(/bigger/.test(/** @type {{ board: { said: string } }} */ (await call('getState')).board.said), 'a script is not told');
  await call('setLocale', 'pt');
  await shown('O Gigante é maior.', 'in Portuguese');
  await frame.locator('#bar-forward').click();
  await shown('<b>No block</b> yet.', 'after the attack');
  await frame.locator('#bar-forward').click();
  await becomes(() => frame.locator('#embed-said').isHidden(), true, 'where nothing is said');
  await frame.locator('#bar-back').click();
  await shown('<b>No block</b> yet.', 'a step back');
  const board_ = /** @type {{ x: number; y: number; width: number; height: number; }} */ (await frame.locator('#canvas').boundingBox());
  check(board_.height > 250, `the board has ${board_.height} pixels left`);
});

export const tests = { authorsWords, embedAsModule, embedSources, embedFrameAlone, embedIllegalByHand, embedBeforeItsTime, embedHostile, embedGuide, embedTouch, embedCompare, guidedCasting };
