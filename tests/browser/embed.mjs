// Boards in a page of another origin: every method and event, hostile messages, thirty boards, a sandbox, a
// strict policy, keyboard and scrolling.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { becomes, check, comes, DUEL, equal, noErrors, open, PATIENCE, playUntil, SITE } from './lib.mjs';

/** @import { Board, Browser, Choice, Frame, Page, Route, Server, Shown, Thing, View } from './lib.mjs' */

const PUZZLE = `scenario The Bolt waits
rules foundations fifth
goal A survives
start B main1
A.life 3
A.play Forest, Plains
A.hand Fog, Healing Salve
B.play Hill Giant, Mountain
B.hand Lightning Bolt`;
const EXAMPLE = `scenario A burnt giant growth
rules foundations m10
A.play Mountain
A.hand Lightning Bolt
B.play Forest, Grizzly Bears
B.hand Giant Growth
A cast Lightning Bolt -> Grizzly Bears
B cast Giant Growth -> Grizzly Bears
resolve
resolve`;

// A page somewhere else; its policy allows nothing but the board's host.
/** @param {Server} server @param {string} body */
export async function host(server, body, /** @type {{ policy?: boolean }} */ { policy } = {}) {
  const site = server.url.replace(/\/$/, '');
  const http = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) answer.setHeader('content-security-policy', `default-src 'none'; script-src ${site}; frame-src ${site}; connect-src ${site}`);
    answer.end(`<!doctype html><html lang="en"><title>Host</title><script src="${site}/embed.js"></script><body>${body}</body></html>`);
  });
  await new Promise((done) => { http.listen(0, '127.0.0.1', () => done(undefined)); });
  return { url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (http.address()).port}/`, stop: () => http.close() };
}
/** @param {string} text */
export const board = (text, attributes = '') => `<duel-board ${attributes} style="width:640px;height:480px"><pre>${text}</pre></duel-board>`;

/**
 * @param {Server} server @param {Browser} browser @param {string} body @param {{ policy?: boolean }} options
 * @param {(page: Page) => Promise<void>} test
 */
async function with_(server, browser, body, options, test) {
  const at = await host(server, body, options);
  const context = await browser.newContext({ viewport: { width: 700, height: 700 } });
  try {
    const page = await open(context, at.url, { wait: false });
    await test(page);
    check(page.errors.length === 0, `the page complains: ${page.errors.join(' | ')}`);
  } finally {
    await context.close();
    at.stop();
  }
}

/** @param {Server} server @param {Browser} browser */
const methodsAndEvents = (server, browser) => with_(server, browser, board(PUZZLE, 'id="b" mode="play" lang="en"'), {}, async (page) => {
  const seen = await page.evaluate(async (patience) => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    /** @type {Record<string, any[]>} */
    const events = {};
    for (const name of ['ready', 'decision', 'action', 'event', 'illegal', 'goalmet', 'resize', 'error']) {
      b.addEventListener(name, (e) => { (events[name] ??= []).push(/** @type {CustomEvent} */ (e).detail); });
    }
    const state = await b.getState();
    /** @type {Record<string, any>} */
    const out = { prompt: state.prompt, goal: state.board.goal, hand: state.objects.filter((o) => o.zone === 'hand' && o.name).map((o) => o.name) };
    out.actions = (await b.getLegalActions()).length;
    out.wrong = await b.act('B cast Hill Giant').catch((e) => [e.code, e.reason ?? '', e.message.length > 3]);
    out.mana = (await b.explain('B cast Lightning Bolt -> A')).ok;
    await b.act('B cast Lightning Bolt -> A');
    out.salve = await b.explain('A cast Healing Salve -> A mode 1');
    await b.act('A cast Healing Salve -> A mode 2');
    out.stack = (await b.getState()).stack.map((e) => e.name);
    out.undone = await b.undo();
    out.saved = (await b.getSaved()).length > 20;
    out.link = (await b.toLink()).startsWith('http');
    out.highlight = await b.highlight(['Fog']);
    out.pt = await b.setLocale('pt');
    out.ptPrompt = (await b.getState()).prompt;
    await b.setEra('fifth');
    out.six = (await b.getState()).phases === 6;
    out.noEra = await b.setEra('m10').catch((e) => e.code);
    out.bad = await b.load({ text: 'scenario x\nrules foundations\nA.play Nonsense' }).catch((e) => [e.code, e.issues?.[0]?.line]);
    out.bad2 = await b.load(/** @type {{}} */ ({ text: 7 })).catch((e) => e.code);
    out.bad3 = await b.call('nothing', []).catch((e) => e.code);
    out.bad4 = await b.call('__proto__', []).catch((e) => e.code);
    out.bad5 = await b.call('goTo', [1e9]).catch((e) => e.code);
    out.bad6 = await b.act(/** @type {string} */ (/** @type {unknown} */ ({ evil: true }))).catch((e) => e.code);
    await b.load({ text: 'scenario x\nrules foundations\ngoal A wins\nA.play Mountain\nA.hand Shock\nB.life 2' });
    await b.act('A cast Shock -> B');
    out.over = (await b.getState()).board.goal;
    for (const end = Date.now() + patience; !(events.goalmet && events.resize) && Date.now() < end;) await new Promise((r) => setTimeout(r, 20));
    out.events = Object.fromEntries(Object.entries(events).map(([k, v]) => [k, v.length]));
    out.illegal = events.illegal?.[0];
    await b.destroy();
    out.gone = !document.getElementById('b');
    return out;
  }, PATIENCE);
  equal(seen.goal, 'open', 'the goal');
  check(seen.actions > 1 && seen.prompt.length > 3, 'nothing can be done');
  equal(seen.hand.join(), 'Lightning Bolt', 'the hand of who acts, and no other');
  equal(seen.wrong[0], 'illegal', 'what cannot be done');
  check(seen.illegal?.text && seen.illegal.code, 'a refusal without a reason');
  check(seen.mana, 'the Bolt cannot be cast');
  equal(seen.stack.join(), 'Lightning Bolt', 'what waits once the Salve has resolved, as nobody answers it');
  check(seen.undone && seen.saved && seen.link && seen.highlight, 'undo, save, link or highlight');
  equal(seen.pt, 'pt', 'the language');
  check(seen.ptPrompt !== seen.prompt, 'the prompt is not translated');
  check(seen.six, 'the era did not change');
  equal(seen.noEra, 'no-era', 'an era the text does not name');
  equal(JSON.stringify(seen.bad), '["bad-text",3]', 'a wrong text');
  for (const [name, code] of [['bad2', 'bad-arguments'], ['bad3', 'no-method'], ['bad4', 'no-method'], ['bad5', 'no-step'], ['bad6', 'bad-arguments']]) equal(seen[name], code, name);
  equal(seen.over, 'met', 'the goal in the end');
  for (const name of ['ready', 'decision', 'action', 'event', 'illegal', 'goalmet', 'resize']) check(seen.events[name] > 0, `no event ${name}`);
  check(seen.gone, 'destroy leaves it there');
});

/** @param {Server} server @param {Browser} browser */
const stepsThroughAnExample = (server, browser) => with_(server, browser, board(EXAMPLE, 'id="b" mode="read" lang="it"'), {}, async (page) => {
  const seen = await page.evaluate(async (patience) => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    /** @param {number} n */
    const at = async (n) => {
      await b.goTo(n);
      const s = await b.getState();
      return [s.board.step, s.stack.length, s.objects.find((o) => o.name && o.creature)?.power ?? 0];
    };
    /** @type {unknown[]} */
    const out = [await at(0), await at(2), await at(3), await at(4), await at(1)];
    out.push(await b.act('A pass').catch((e) => e.code));
    await b.play(150);
    const step = async () => (await b.getState()).board.step;
    for (const end = Date.now() + patience; await step() < 4 && Date.now() < end;) await new Promise((r) => setTimeout(r, 50));
    out.push(await step());
    return out;
  }, PATIENCE);
  equal(JSON.stringify(seen), '[[0,0,2],[2,2,2],[3,1,5],[4,0,5],[1,1,2],"illegal",4]', 'the steps');
  // What has happened is told in words; nobody who only looks is called upon to act.
  const frame = /** @type {Frame} */ (page.frames().find((f) => f !== page.mainFrame()));
  const told = () => frame.evaluate(() => [/** @type {HTMLElement} */ (document.getElementById('bar-steps')).title, /** @type {HTMLElement} */ (document.getElementById('prompt')).textContent]);
  await comes(async () => { const [step, prompt] = await told(); return step.length > 8 && !/->|resolve$|^[AB] /.test(step) && prompt === ''; }, async () => `it says ${JSON.stringify(await told())}`);
});

/** @param {Server} server @param {Browser} browser */
const puzzleAnswersAndHints = (server, browser) => with_(server, browser, board(PUZZLE, 'id="b" mode="puzzle"'), {}, async (page) => {
  const seen = await page.evaluate(async (patience) => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    await b.getState();
    const mine = async () => {
      for (const end = Date.now() + patience; Date.now() < end;) {
        const s = await b.getState();
        if (s.board.goal !== 'open' || s.to_act === 0) return s;
        await new Promise((r) => setTimeout(r, 100));
      }
      return null;
    };
    for (let i = 0; i < 40; i++) {
      const s = await mine();
      if (!s || s.board.goal !== 'open') return s?.board.goal ?? 'stuck';
      const hint = await b.hint();
      if (!hint.ok) return 'no hint';
      const option = /** @type {Choice} */ ((await b.getLegalActions()).find((o) => o.text === hint.text));
      await b.act(option.index);
    }
    return 'endless';
  }, PATIENCE);
  equal(seen, 'met', 'following the hints');
});

/** @param {Server} server @param {Browser} browser */
const thirtyBoards = (server, browser) => with_(server, browser, Array.from({ length: 30 }, (_, i) => board(EXAMPLE, `id="b${i}" mode="read"`)).join('\n'), {}, async (page) => {
  const frames = () => page.evaluate(() => document.querySelectorAll('duel-board').length && [...document.querySelectorAll('duel-board')].filter((b) => /** @type {ShadowRoot} */ (b.shadowRoot).querySelector('iframe')).length);
  await page.waitForFunction(() => /** @type {Board} */ (document.getElementById('b0')).port);
  check(await frames() <= 4, 'too many boards are alive at first');
  // Far below nothing has been asked for: a drawing stands there, made of the text.
  await becomes(() => page.evaluate(() => [...document.querySelectorAll('duel-board')].slice(8).map((b) => (b.frame ? 'alive' : /** @type {ShadowRoot} */ (b.shadowRoot).querySelector('.poster .card') ? '' : 'empty')).join('')), '', 'boards never seen');
  // Alive or drawn, none is black: a plain surface would be a picture of a few hundred bytes.
  /** @param {number} i */
  const black = async (i) => {
    await page.waitForFunction((n) => !/** @type {ShadowRoot} */ (/** @type {HTMLElement} */ (document.getElementById(`b${n}`)).shadowRoot).querySelector('iframe.coming'), i);
    let size = 0;
    await comes(async () => (size = (await page.locator(`#b${i}`).screenshot()).length) > 6000, () => `board ${i} is black: ${size} bytes`);
  };
  await black(0);
  for (const i of [7, 15, 29]) {
    await page.evaluate((/** @type {number} */ n) => /** @type {HTMLElement} */ (document.getElementById(`b${n}`)).scrollIntoView(), i);
    await page.waitForFunction((/** @type {number} */ n) => /** @type {Board} */ (document.getElementById(`b${n}`)).port && /** @type {Board} */ (document.getElementById(`b${n}`)).opening, i);
    check(await frames() <= 4, `too many boards are alive at ${i}`);
    await black(i);
  }
  await becomes(() => page.evaluate(async () => (await /** @type {Board} */ (document.getElementById('b29')).getState()).players.length), 2, 'the last board');
  // One that slept goes on where it was.
  await page.evaluate(async () => { /** @type {HTMLElement} */ (document.getElementById('b29')).scrollIntoView(); await /** @type {Board} */ (document.getElementById('b29')).goTo(2); await /** @type {Board} */ (document.getElementById('b29')).sleep(); });
  await comes(() => page.evaluate(() => /** @type {ShadowRoot} */ (/** @type {HTMLElement} */ (document.getElementById('b29')).shadowRoot).querySelector('.poster') !== null), 'no poster for one that sleeps');
  await becomes(() => page.evaluate(async () => (await /** @type {Board} */ (document.getElementById('b29')).getState()).stack.length), 2, 'what a board that slept shows');
  const fresh = await page.evaluate(() => performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.wasm')).length);
  equal(fresh, 0, 'the page itself fetched the program');
});

/** @param {Server} server @param {Browser} browser */
const sandboxAndPolicy = (server, browser) => with_(server, browser, board(EXAMPLE, 'id="b" mode="read" sandbox="allow-scripts"'), { policy: true }, async (page) => {
  // The width given in the page itself falls to the policy; nothing of the board's may.
  page.errors.length = 0;
  const seen = await page.evaluate(async () => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    await b.goTo(3);
    return (await b.getState()).board.step;
  });
  equal(seen, 3, 'the step');
  page.errors.length = 0;
});

/** @param {Server} server @param {Browser} browser */
const keyboardAndScrolling = (server, browser) => with_(server, browser, `<a href="#" id="before">before</a>${board(EXAMPLE, 'id="b" mode="read"')}<a href="#" id="after">after</a><div style="height:2000px"></div>`, {}, async (page) => {
  await page.waitForFunction(() => /** @type {Board} */ (document.getElementById('b')).port);
  await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).getState());
  await page.focus('#before');
  let inside = 0;
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).id);
    if (id === 'b') inside++;
    if (id === 'after') break;
  }
  check(inside > 1, 'Tab does not enter the board');
  await becomes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).id), 'after', 'Tab leaves the board');
  await page.keyboard.press('Shift+Tab');
  await becomes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).id), 'b', 'Shift+Tab enters it again');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(200, 250);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 50);
});

// What methods made of a board is still so when it has made room for others and comes back; an attribute that
// changes meanwhile begins it anew.
/** @param {Server} server @param {Browser} browser */
const sleepsAsItWasMade = (server, browser) => with_(server, browser, board(EXAMPLE, 'id="b" mode="read" lang="en"'), {}, async (page) => {
  const seen = await page.evaluate(async ({ puzzle, patience }) => {
    const b = /** @type {Board} */ (document.getElementById('b'));
    await b.load({ text: puzzle, mode: 'play' });
    await b.setEra('fifth');
    await b.setLocale('es');
    await b.act('B cast Lightning Bolt -> A');
    const now = async () => {
      const s = await b.getState();
      return [s.phases, s.board.goal, s.stack.length, s.prompt.length > 3].join();
    };
    /** @type {Record<string, any>} */
    const out = { before: await now(), prompt: (await b.getState()).prompt };
    await b.sleep();
    out.drawn = /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (b.shadowRoot).querySelector('.poster')).textContent;
    out.after = await now();
    out.awake = (await b.getState()).prompt;
    out.link = await b.toLink();
    await b.reset();
    out.again = await now();
    await b.sleep();
    b.setAttribute('mode', 'play');
    out.anew = [(await b.getState()).objects.some((o) => o.name === 'Grizzly Bears'), (await b.getState()).phases].join();
    b.setAttribute('era', 'm10');
    b.removeAttribute('era');
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((r) => setTimeout(r, 20))) if (!/era=m10/.test(out.plain = await b.toLink())) break;
    return out;
  }, { puzzle: PUZZLE, patience: PATIENCE });
  equal(seen.before, '6,open,1,true', 'the board before');
  equal(seen.after, seen.before, 'the board that slept');
  equal(seen.awake, seen.prompt, 'what is asked once it wakes');
  check(/The Bolt waits/.test(seen.drawn) && !/Bears/.test(seen.drawn), `drawn meanwhile: ${seen.drawn}`);
  check(/era=fifth/.test(seen.link) && /The%20Bolt%20waits/.test(seen.link), `its address: ${seen.link}`);
  equal(seen.again, '6,open,0,true', 'begun again');
  equal(seen.anew, 'true,5', 'after an attribute has changed');
  check(/era=foundations/.test(seen.plain), `without its era: ${seen.plain}`);
});

// Whoever mistypes an attribute is told which, and what it takes; nothing of a setup is passed over in silence.
/** @param {Server} server @param {Browser} browser */
const mistypes = (server, browser) => with_(server, browser, ['mode="puzle"', 'seat="C"', 'theme="blue"', 'controls="hints"', 'era="2009"'].map((a, i) => board(EXAMPLE, `id="b${i}" lang="it" ${a}`)).join('\n'), {}, async (page) => {
  const seen = await page.evaluate(async () => {
    const out = [];
    for (const b of document.querySelectorAll('duel-board')) {
      const code = await b.getState().then(() => 'loaded', (e) => e.code);
      out.push(`${code} ${/** @type {ShadowRoot} */ (b.shadowRoot).querySelector('.error')?.textContent}`);
    }
    return out;
  });
  for (const [i, [name, takes]] of [['mode', 'play, read, puzzle, compare'], ['seat', 'A, B'], ['theme', 'dark, light'], ['controls', 'none, hint, '], ['era', 'fifth, sixth, m10, foundations']].entries()) {
    check(seen[i].startsWith('bad-arguments') && seen[i].includes(`${name}: atteso uno di questi: ${takes}`), `what is said of ${name}: ${seen[i]}`);
  }
  // The same where a method is called: what it takes is said, not only that this is something else.
  const said = (/** @type {string} */ call) => page.evaluate(([source, example]) => {
    const b = document.createElement('duel-board');
    b.lang = 'en';
    b.append(Object.assign(document.createElement('pre'), { textContent: example }));
    document.body.append(b);
    return new Function('b', `return ${source}`)(b).then(() => 'done', (/** @type {Error} */ e) => e.message);
  }, [call, EXAMPLE]);
  /** @param {string} source @param {string} expected */
  const call = async (source, expected) => {
    const message = await said(source);
    check(message.includes(expected), `${source}: ${message}`);
  };
  await call('b.load(7)', 'argument 1 of load: expected { text, link, saved, era,');
  await call('b.load({ test: 1 })', 'load takes no field test; expected { text, link,');
  await call('b.goTo("2")', 'argument 1 of goTo: expected integer');
  await call('b.play(5)', 'argument 1 of play: expected 100–10000');
});

// A page that speaks to the frame by itself: before anything is loaded it gets an error, and the board goes on.
/** @param {Server} server @param {Browser} browser */
const speakingTooEarly = (server, browser) => with_(server, browser, '<iframe id="f"></iframe>', {}, async (page) => {
  const seen = await page.evaluate(async (site) => {
    const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('f'));
    const { port1, port2 } = new MessageChannel();
    await /** @type {Promise<void>} */ (new Promise((done) => {
      window.addEventListener('message', (e) => {
        if (e.data?.type !== 'board') return;
        /** @type {Window} */ (frame.contentWindow).postMessage({ upkeep: 1, type: 'hello' }, '*', [port2]);
        done();
      });
      frame.src = `${site}embed.html?host=${encodeURIComponent(location.origin)}`;
    }));
    const waiting = new Map();
    port1.onmessage = (m) => waiting.get(m.data.id)?.(m.data);
    let id = 0;
    /** @param {string} method @param {...unknown} args @returns {Promise<any>} */
    const ask = (method, ...args) => new Promise((done) => { waiting.set(++id, done); port1.postMessage({ upkeep: 1, id, method, args }); });
    const code = async (/** @type {Parameters<typeof ask>} */ ...call) => { const m = await ask(...call); return m.error ? m.error.code : 'answered'; };
    const out = [await code('setState', new Uint8Array([1, 2, 3])), await code('toLink'), await code('getState')];
    out.push(await code('load', { text: 'scenario x\nrules foundations\nA.play Mountain' }));
    // Bytes that are no duel, of every length, and the true ones with any of them changed.
    const saved = (await ask('getSaved')).result;
    const codes = new Set();
    for (let i = 0; i < 60; i++) {
      const bytes = i < 20 ? Uint8Array.from({ length: i * 7 }, (_, n) => (n * 37 + i * 91) & 255) : saved.slice();
      if (i >= 20) bytes[(i * 13) % bytes.length] ^= 1 + (i % 250);
      codes.add(await code('setState', bytes));
      if (i % 30 === 29) await new Promise((r) => setTimeout(r, 1100));
    }
    out.push([...codes].filter((c) => c !== 'bad-state' && c !== 'answered').join('|'), codes.has('bad-state'));
    for (const what of ['999999.999999', '0.0', '-1', '\u0000', 'A cast', '}{']) out.push(['answered', 'illegal'].includes(await code('explain', what)));
    out.push(await code('load', { text: 'scenario x\nrules foundations\nA.play Mountain' }), (await ask('getState')).result.objects.some((/** @type {Thing} */ o) => o.name === 'Mountain'));
    out.push(await code('load', { text: 'scenario x\nrules foundations', saved: new Uint8Array([1, 2, 3]) }));
    return out;
  }, server.url);
  equal(JSON.stringify(seen), '["not-loaded","not-loaded","not-loaded","answered","",true,true,true,true,true,true,true,"answered",true,"bad-state"]', 'what came of it');
});

// What stands below the board and over it speaks of this moment: where nothing is to be undone the bar says so, and
// what was explained goes with the decision it explained.
/** @param {Server} server @param {Browser} browser */
const nothingOutlivesItsMoment = (server, browser) => with_(server, browser, board('scenario No creature to grow\nrules m10\nstart A main1\nA.play Forest\nA.hand Giant Growth, Forest', 'id="b" mode="play" lang="en"'), {}, async (page) => {
  await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).getState());
  const frame = page.frames()[1];
  const undo = () => frame.evaluate(() => `${/** @type {HTMLElement} */ (document.getElementById('bar-undo')).ariaDisabled} ${/** @type {HTMLElement} */ (document.getElementById('bar-undo')).title}`);
  const slip = () => frame.evaluate(() => (/** @type {HTMLElement} */ (document.getElementById('slip')).hidden ? '' : /** @type {HTMLElement} */ (document.getElementById('slip-text')).textContent));
  await becomes(undo, "true There's nothing to undo yet.", 'Undo before anything was done');
  await frame.click('#bar-undo', { force: true });
  await becomes(slip, "There's nothing to undo yet.", 'what it says when it is pressed');
  const refused = await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).act('A cast Giant Growth').catch((e) => e.code));
  equal(refused, 'illegal', 'Giant Growth without a creature');
  await comes(async () => (await slip()).length > 10, 'nothing says why');
  await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).act('A play Forest'));
  await becomes(slip, '', 'the slip, once something else is asked');
  await becomes(undo, 'false ', 'Undo, once there is something to undo');
  await frame.click('#bar-undo');
  await becomes(undo, "true There's nothing to undo yet.", 'Undo, once all is undone');
  // The page without a canvas has a button for what was undone.
  const lands = () => page.evaluate(async () => (await /** @type {Board} */ (document.getElementById('b')).getState()).objects.filter((o) => o.zone === 'battlefield').length);
  equal(await lands(), 1, 'lands in play, once all is undone');
  await frame.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('redo')).click());
  await becomes(lands, 2, 'lands in play, once it is done again');
  // null is the same as not given.
  equal(await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).call('load', [{ text: null }]).catch((e) => e.code)), 'bad-arguments', 'a text that is null');
});

// A narrow element in a wide page stands upright, so that all of the table is to be seen; a height of the page's own is kept.
/** @param {Server} server @param {Browser} browser */
const narrow = (server, browser) => with_(server, browser, ['width:400px', 'width:400px;height:300px', 'width:640px'].map((style) =>
  `<duel-board style="${style}"><pre>${PUZZLE}</pre></duel-board>`).join(''), {}, async (page) => {
  const heights = () => page.evaluate(() => [...document.querySelectorAll('duel-board')].map((b) => Math.round(b.getBoundingClientRect().height)).join());
  await becomes(heights, '660,300,480', 'the heights');
  await page.evaluate(() => { /** @type {HTMLElement} */ (document.querySelector('duel-board:last-of-type')).style.width = '390px'; });
  await becomes(heights, '660,300,660', 'the heights after one became narrow');
  await page.evaluate(() => { /** @type {HTMLElement} */ (document.querySelector('duel-board:last-of-type')).style.width = '640px'; });
  await becomes(heights, '660,300,480', 'the heights after it became wide again');
});

// What the sheet of an author says for each kind of host; `prefix` is that of its fields.
const HOSTS = ['html', 'frame', 'wordpress', 'blogger', 'mediawiki', 'phpbb', 'bbcode', 'markdown', 'link'];
/** @typedef {Record<string, string>} Codes  by the name of the host */
/** @param {Page} page @param {string} prefix */
export async function codesOf(page, prefix) {
  /** @type {Codes} */
  const codes = {};
  const recipes = new Set();
  for (const name of HOSTS) {
    await page.selectOption(`#${prefix}-embed-host`, name);
    codes[name] = await page.inputValue(`#${prefix}-embed-code`);
    recipes.add(await page.textContent(`#${prefix}-embed-recipe`));
  }
  check(recipes.size === 6 && [...recipes].every((told) => told.length > 20), `how it is done is told as ${[...recipes].join(' | ')}`);
  return codes;
}
// The addresses of a board in codes that are links.
const linked = (/** @type {Codes} */ { markdown, bbcode, mediawiki, link }) => [/** @type {RegExpExecArray} */ (/\]\(([^)]+)\)$/.exec(markdown))[1], /** @type {RegExpExecArray} */ (/\[url=([^\]]+)\][^[]+\[\/url\]$/.exec(bbcode))[1], /** @type {RegExpExecArray} */ (/\[(http\S+) [^\]]+\]$/.exec(mediawiki))[1],
  /** @type {RegExpExecArray} */ (/^<a href="([^"]+)"/.exec(link))[1].replaceAll('&amp;', '&')];
const stateIn = (/** @type {Shown} */ one) => one.evaluate(() => window.upkeepBoard?.getState().catch(() => null)).catch(() => null);

// Every code opened by a reader in a page somewhere else. `holds` of a state: it is that board. Returns the files fetched for
// the element and the frame.
/** @param {Server} server @param {Browser} browser @param {Codes} codes @param {(state: any) => unknown} holds */
export async function opensElsewhere(server, browser, codes, holds) {
  const there = await host(server, `${codes.html}\n${codes.frame}`);
  const elsewhere = await browser.newContext({ viewport: { width: 1000, height: 1200 } });
  const sent = new Set();
  elsewhere.on('request', (request) => request.url().startsWith(server.url) && sent.add(new URL(request.url()).pathname.slice(1)));
  const reader = await open(elsewhere, there.url, { wait: false });
  const found = await reader.evaluate(() => /** @type {Board} */ (document.querySelector('duel-board')).getState());
  check(holds(found), `the element does not show the position: ${JSON.stringify(found).slice(0, 300)}`);
  const frames = () => reader.frames().filter((f) => /embed\.html\?mode=/.test(f.url()));
  await comes(async () => frames().length === 1 && holds(await stateIn(frames()[0])), 'the frame does not show the position');
  const fetched = [...sent];
  for (const address of linked(codes)) {
    await reader.goto('about:blank');
    await reader.goto(address);
    await comes(async () => holds(await stateIn(reader.mainFrame())), `the link does not show the position: ${address}`);
  }
  noErrors(reader);
  await elsewhere.close();
  there.stop();
  return fetched;
}

// The sheet of an author in the editor: each of its codes opens that board in a page somewhere else, and it says what a board
// weighs.
/** @param {Server} server @param {Browser} browser */
async function codesOpenBoards(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await open(context, `${server.url}?lang=en#/editor/${encodeURIComponent(PUZZLE.replace('The Bolt waits', 'The [Bolt] waits (twice)'))}`);
  await page.click('#editor-embed');
  await page.waitForSelector('#editor-embed-sheet');
  const [, element, whole] = /** @type {RegExpExecArray} */ (/load (\d+) KB .* (\d+) KB more/.exec(/** @type {string} */ (await page.textContent('.embed-weight')))).map(Number);
  equal(await page.locator('#editor-embed-sheet li').count(), 4, 'what else is to be known');
  equal(await page.locator('#editor-embed-keep').count(), 0, 'a version to keep, where the site keeps none');
  const codes = await codesOf(page, 'editor');
  equal(codes.wordpress, codes.frame, 'the code for WordPress');
  await page.click('#editor-embed-copy');
  await comes(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim() === codes.link, 'the code is not copied');
  // A picture of it, which becomes part of the links.
  await page.selectOption('#editor-embed-host', 'markdown');
  await page.fill('#editor-embed-picture-address', 'https://example.org/my board (1).png');
  const [, alt, picture, address] = /** @type {RegExpExecArray} */ (/^\[!\[([^\]]*)\]\(([^)]+)\)\]\(([^)]+)\)/.exec(await page.inputValue('#editor-embed-code')));
  equal([alt, picture, address].join(), ['The Bolt waits (twice)', 'https://example.org/my%20board%20%281%29.png', linked(codes)[0]].join(), 'the picture in Markdown');
  await page.selectOption('#editor-embed-host', 'mediawiki');
  check((await page.inputValue('#editor-embed-code')).startsWith('[[File:my board (1).png|link=http'), 'the picture on a wiki');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#editor-embed-picture')]);
  equal(download.suggestedFilename(), 'the-bolt-waits-twice.png', 'the file of the picture');
  const png = readFileSync(await download.path());
  equal([png.toString('latin1', 1, 4), png.readUInt32BE(16) >= 900, png.length > 30000].join(), 'PNG,true,true', 'the picture');
  noErrors(page);
  await context.close();
  const fetched = await opensElsewhere(server, browser, codes, (state) => Boolean(state?.objects.some((/** @type {Thing} */ o) => o.name === 'Hill Giant')));
  const weigh = (/** @type {string[]} */ paths) => paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(SITE, path))).length, 0) / 1024;
  const files = fetched.filter((path) => path !== 'embed.js');
  check(Math.abs(weigh(['embed.js']) - element) < 2, `the element weighs ${weigh(['embed.js'])} KB, not ${element}`);
  check(Math.abs(weigh(files) - whole) < whole / 8, `the board weighs ${weigh(files)} KB, not ${whole}: ${files.join(' ')}`);
}

// Below every board of a lesson or puzzle: the same sheet, for that board as it stands there, named as the page is.
/** @param {Server} server @param {Browser} browser */
async function lessonBoardsEmbedded(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const asked = new Set();
  context.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const page = await open(context, `${server.url}lessons/es/first-strike.html`, { wait: false });
  await comes(async () => await page.locator('.embed-button').count() === await page.locator('main duel-board').count(), 'not every board can be embedded');
  check(![...asked].some((path) => /embed-sheet/.test(path)), 'the sheet is fetched before anybody wants it');
  const shown = await page.locator('main duel-board').first().evaluate((b) => /** @type {HTMLElement} */ (b.querySelector('pre')).textContent);
  await page.click('.embed-button');
  await page.waitForSelector('#board-1-embed-sheet');
  equal(await page.innerText('#board-1-embed-sheet h3'), 'Incrustar este tablero', 'the language of the sheet');
  const codes = await codesOf(page, 'board-1');
  check(codes.html.includes('mode="read" lang="es"') && codes.html.includes('<pre>scenario Dañar primero\n'), `the code: ${codes.html}`);
  const cards = /** @type {RegExpExecArray} */ (/^A\.play\s+(.+)$/m.exec(shown))[1];
  check(codes.html.includes(cards), 'the code holds another board');
  await page.click('.embed-button');
  await comes(() => page.isHidden('#board-1-embed-sheet'), 'the sheet does not close');
  check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is too wide');
  noErrors(page);
  await opensElsewhere(server, browser, codes, (state) => Boolean(state?.board.steps.length && state.objects.some((/** @type {Thing} */ o) => o.zone === 'battlefield' && o.card_name === 'White Knight')));
  // A puzzle: its task in the reader's words, and not its solution.
  await page.goto(`${server.url}puzzles/en/index.html`);
  await page.goto(new URL(/** @type {string} */ (await page.getAttribute('main ol a', 'href')), page.url()).href);
  await page.click('.embed-button');
  const code = await page.inputValue('#board-1-embed-code');
  equal(await page.getAttribute('main duel-board', 'goal'), /** @type {RegExpExecArray} */ (/goal="([^"]+)"/.exec(code))[1].replaceAll('&quot;', '"').replaceAll('&amp;', '&'), 'the task');
  check(/mode="puzzle"/.test(code) && /^goal\s/m.test(code) && !/^[AB] (cast|attack|activate)/m.test(code), `the code of a puzzle: ${code}`);
  noErrors(page);
  await context.close();
}

// From a duel: its moment on a board of the same state. A hand that is nobody else's business is not in the code; once the duel
// is over its author says which are, and is told so.
/** @param {Server} server @param {Browser} browser */
async function momentsEmbedded(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1&lang=en`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: false, name: 'Ana', deck: 'foundations-gale' }, { computer: false, name: 'Bob', deck: 'foundations-helix' }] }));
  // With a spell on the stack.
  const { view } = await playUntil(page, (s) => s.view.turn >= 6 && s.view.why === 'priority' && s.view.stack.length > 0);
  const play = (/** @type {View} */ of) => of.objects.filter((o) => o.zone === 'battlefield').map((o) => `${o.name} of ${o.controller}${o.flags.includes('tapped') ? ', tapped' : ''}`).sort().join('; ');
  const moment = (/** @type {View} */ of) => `${of.step}, ${of.players.map((p) => p.life)}, stack: ${of.stack.map((e) => e.name)}, ${play(of)}`;
  const sheet = async () => {
    await page.locator('.embed-moment').click();
    await page.waitForSelector('#moment-embed-sheet');
    return page.textContent('#embed-told');
  };
  await page.evaluate(() => { location.hash = '#/share'; });
  check(/Hands aren't part/.test(/** @type {string} */ (await sheet())), 'it is not said what of the hands is told');
  const codes = await codesOf(page, 'moment');
  const known = /^[AB]\.hand +(.*)$/gm;
  const cards = [...codes.html.matchAll(known)].flatMap((m) => m[1].split(', '));
  const done = codes.html.split('\n').filter((l) => /^given [AB] (cast|play) /.test(l));
  check(cards.length === done.length, `cards of a hand that nobody has shown: ${codes.html}`);
  await opensElsewhere(server, browser, codes, (state) => state && moment(state) === moment(view));
  // Over, with both hands.
  await page.evaluate(() => { location.hash = '#'; });
  await page.evaluate(() => window.upkeep.concede());
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await page.waitForSelector('.time-bar');
  await page.locator('.time-bar button').nth(1).click();
  await sheet();
  check(await page.locator('#embed-hands').count() === 1, 'nobody is asked which hands');
  await page.selectOption('#embed-hands', '2');
  await comes(async () => /Both hands are part/.test(/** @type {string} */ (await page.textContent('.embed-place'))), async () => `it says ${await page.textContent('.embed-place')}`);
  await page.selectOption('#moment-embed-host', HOSTS[0]);
  check([...(await page.inputValue('#moment-embed-code')).matchAll(known)].length === 2, 'the hands are not in the code');
  // Another moment has another board.
  await page.locator('.time-bar button').first().click();
  await becomes(() => page.locator('.embed-sheet').count(), 0, 'the sheet of a moment that is gone');
  noErrors(page);
  await context.close();
}

// The guide begins with the way to such a code. What is set up there is in it at once, for the host chosen before.
/** @param {Server} server @param {Browser} browser */
async function guideLeadsToCodes(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.route('**/embed.html*', (/** @type {Route} */ route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const page = await open(context, `${server.url}embed-guide.it.html`, { wait: false });
  const order = await page.evaluate(() => [...document.querySelectorAll('#make-board, main > pre, duel-board, [data-attribute]')].map((e) => e.id || e.localName).slice(0, 3).join());
  equal(order, 'make-board,pre,pre', 'what the guide begins with');
  await page.click('#make-board');
  await page.waitForSelector('#editor-embed-sheet');
  equal(await page.innerText('#editor-embed-sheet h3'), 'Incorpora questo tavolo', 'the language of the sheet');
  await page.selectOption('#editor-embed-host', 'frame');
  await page.fill('.editor-text', 'scenario Due orsi\nrules    foundations\nA.play   Grizzly Bears x2\n');
  await comes(async () => /mode=play&amp;lang=it#p=scenario%20Due%20orsi/.test(await page.inputValue('#editor-embed-code').catch(() => '')), 'the code does not follow the position');
  equal(await page.inputValue('#editor-embed-host'), 'frame', 'the host');
  noErrors(page);
  await context.close();
}

export const tests = { guideLeadsToCodes, lessonBoardsEmbedded, momentsEmbedded, codesOpenBoards, nothingOutlivesItsMoment, sleepsAsItWasMade, mistypes, speakingTooEarly, methodsAndEvents, stepsThroughAnExample, puzzleAnswersAndHints, thirtyBoards, sandboxAndPolicy, keyboardAndScrolling, narrow };
