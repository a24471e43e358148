// What the program gives as JSON is what web/bridge/shapes.json says of it, of which the page's types are made: every call,
// in duels of four eras, and every field that is described.
import { answers, embedded, embedShapes, fieldsWithin, misfits } from '../../web/build/bridge.mjs';
import { check, DUEL, equal, open, prefer, until } from './lib.mjs';

/** @import { Engine } from '../../web/app/engine.mjs' */
/** @import { Decision, DuelLink, LogLine } from '../../web/bridge/view.js' */
/** @import { Browser, Choice, Page, Server, State, Thing } from './lib.mjs' */
/** @typedef {[name: string, answer: unknown]} Given  a call or an event, and what it gave */

const DECKS = [['foundations', 'foundations-gale', 'foundations-helix'], ['m10', 'm10-legion', 'm10-thicket'], ['sixth', 'sixth-oak', 'sixth-kiln'], ['fifth', 'fifth-plains', 'fifth-swamp']];

// Damage waits where it can, and is divided among three in an order where that is asked.
const FIGHT = (/** @type {string} */ era) => `scenario A fight\nrules    ${era}\nstart    A attackers\nA.play   Craw Wurm, Forest\nB.play   Grizzly Bears, Hill Giant, Giant Spider, Samite Healer\n`;

/** @type {Record<string, Map<string, string>>} */
const SHAPES = Object.fromEntries(['bridge', 'shell', 'reader'].map((group) => [group, new Map(answers()
  .filter((one) => one.group === group || (group === 'bridge' && one.group === 'fonts')).map(({ name, shape }) => [name, shape]))]));

// From now on `calls` remembers what each of them gave, for told().
/** @param {Record<string, (...given: unknown[]) => unknown>} calls @param {string[]} names */
function listen(calls, names) {
  window.upkeep.told ??= [];
  for (const name of names) {
    const call = calls[name];
    calls[name] = (...given) => {
      const answer = call(...given);
      /** @type {Given[]} */ (window.upkeep.told).push([name, structuredClone(answer)]);
      return answer;
    };
  }
}
const told = (/** @type {Page} */ page) => page.evaluate(() => /** @type {Given[]} */ (window.upkeep.told).splice(0));

// A deck's whole way: its list, the cards, a text with each kind of mistake, and a card file.
/** @param {{ era: string, id: string }} deck */
function decksAndCards({ era, id }) {
  const own = /** @type {Engine} */ (window.upkeep.own);
  own.decks('en');
  own.decks('es');
  const list = own.deckList(id, 'en');
  own.readDeck(list, era, 'en');
  own.readDeck(`# Name: Odd\n${list}\n9 Lightning Boltt\n7 Grizzly Bears\n1 Nothing of the kind\n\nSideboard\n1 Shock\n`, era, 'es');
  own.keepDeck('own-1', 'Mine', list);
  own.cards(era, 'en');
  own.card('Grizzly Bears', era, 'es');
  own.card('Serra Angel', era, 'en');
  own.card('No such card', era, 'en');
  own.sought();
  own.rules('en');
  own.calls.stops();
  own.calls.fonts();
  own.ownCards('own/odd.json', '{"cards": [{"name": "Odd", "types": ["nothing"]}]}', false);
}

// At a moment of the duel on the table.
function atTable() {
  const own = /** @type {Engine} */ (window.upkeep.own);
  own.liftCurtain();
  const state = /** @type {State} */ (own.calls.state());
  own.log(Math.max(0, state.log - 3));
  own.why(state.log);
  own.preview();
  own.happened(0);
  own.calls.casting();
  for (const o of state.view.objects.filter((one) => one.ref).slice(0, 6)) own.explain(/** @type {string} */ (o.ref));
  return state;
}

// What a player is advised, and the computer's thoughts.
function advice() {
  const own = /** @type {Engine} */ (window.upkeep.own);
  const task = own.hintTask();
  if (task) own.hintWords(own.expect(task, 0).best.path);
}

// The duel on the table as links of each kind, read again, with one that is cut off; beside itself, and in its own time.
/** @param {string} lists */
function linksAndTime(lists) {
  const own = /** @type {Engine} */ (window.upkeep.own);
  const { calls } = own;
  const saved = own.save();
  own.probe(saved);
  own.probe(new Uint8Array([1, 2, 3]));
  own.timelineOpen();
  const { size } = own.timeline('en', 0);
  own.timeline('es', 2);
  for (const at of [0, size >> 1, size]) own.timelineView(at, 'en', 0);
  own.timelineView(size, 'es', 3);
  own.branchAt(size - 2, true);
  own.timelineOpen();
  own.timeline('en', 0);
  for (const kind of ['challenge', 'duel', 'replay']) {
    const link = calls.link(kind, -1);
    if (!/** @type {DuelLink} */ (calls.linkRead(link)).kind) throw new Error(`a link of the kind ${kind} is not read`);
    own.bytesIn(saved);
    calls.linkBranch();
    calls.linkRead(link.slice(0, -9));
  }
  calls.linkRead('nothing');
  calls.linkRead(calls.linkDeck('Mine', lists));
  calls.linkRead(calls.link('duel', -1));
  own.timelineOpen('link');
  own.timeline('en', 2);
  if (!calls.timelineReview(2)) throw new Error('a link cannot be looked at again');
  for (let i = 0; i < 12 && /** @type {Partial<Decision>} */ (calls.timelineReviewNext('en')).at !== undefined;);
  while (/** @type {Decision} */ (calls.timelineReviewNext('es')).at < 60);
}

// Texts: what is wrong with one, what each era makes of it, its solution, and a board of it.
/** @param {string} era */
function texts(era) {
  const own = /** @type {Engine} */ (window.upkeep.own);
  const { calls } = own;
  const head = `scenario T\nrules    ${era}\n`;
  const puzzle = `${head}goal     A wins\nA.play   Mountain, Mountain, Grizzly Bears\nA.hand   Shock, Lightning Bolt\nB.life   5\nB.play   Mountain\nA.library Mountain\nB.library Mountain\n`;
  calls.positionCheck(puzzle);
  calls.positionCheck(puzzle.replace('Grizzly', 'Grizly'));
  calls.positionCheck(puzzle.replace('A.hand', 'A cast Counterspell\nA.hand'));
  calls.linkRead(calls.positionLink(puzzle));
  for (const [text, positions] of /** @type {[text: string, positions: number][]} */ ([[puzzle, 20000], [puzzle, 1], [puzzle.replace('B.life   5', 'B.life   19'), 20000], [puzzle.replace('Grizzly', 'Grizly'), 1]])) calls.solve(text, era, positions, 'en');
  for (const text of ['scenario Bolt\nrules    fifth sixth m10 foundations\nA.play   Mountain\nA.hand   Lightning Bolt\nB.life   2\nA cast Lightning Bolt -> B\nresolve\nresolve\n', 'scenario Odd\nA.plays Mountain\n']) {
    own.textIn(text);
    calls.compare('es');
  }
  for (const goal of ['A wins', 'A survives', 'B.life <= 3', 'A.hand 0', 'Grizzly Bears dead for A', 'A.life >= 20']) {
    if (!calls.boardLoad(`${puzzle.replace('A wins', goal)}A cast Shock -> B\nresolve\n`, era, 'puzzle', 'Ana\nBeto').ok) throw new Error(`no board with the goal ${goal}`);
    calls.boardState();
    calls.boardHint();
  }
  calls.boardLoad(puzzle.replace('Grizzly', 'Grizly'), era, 'play', '');
  for (const line of ['A cast Lightning Bolt -> B', 'A cast Nothing', 'A attack Grizzly Bears', 'A casts', 'B cast Shock -> A', 'A play Mountain']) {
    calls.boardTry(line);
    calls.boardAct(line);
    calls.casting();
    calls.boardState();
  }
  calls.boardLoad(puzzle.replace(/goal.*\n/, ''), era, 'play', '');
  calls.boardState();
  calls.boardLoad(`${head}start    A end\nA.play   Plains x5\nA.hand   Serra Angel\n`, era, 'play', '');
  calls.boardTry('A cast Serra Angel');
}

// A field that is missing, one that nobody described, and one of another kind are noticed, wherever they are.
function faultsShow() {
  const line = { serial: 1, turn: 1, text: 'a', at: 0 };
  const link = { error: '', version: '1', own_version: '1', kind: 'deck', names: [], computer: [], decks: [], cards: 60, list: '' };
  for (const [value, type, fault] of /** @type {[value: unknown, type: string, fault: string][]} */ ([
    [line, 'LogLine', ''], [{ ...line, serial: undefined }, 'LogLine', 'LogLine.serial is no number: undefined'], [{ ...line, age: 3 }, 'LogLine', 'LogLine.age is not described'],
    [{ ...line, at: '0' }, 'LogLine', 'LogLine.at is no number: "0"'], [[{ turn: 1, text: 'a', at: 0 }], 'LogLine[]', 'LogLine[][0].serial is missing'],
    [link, 'Link', ''], [{ ...link, list: 1 }, 'Link', 'Link.list is no string: 1'], [{ ...link, kind: 'pack' }, 'DuelLink | DeckLink', 'DuelLink | DeckLink.kind is not deck: "pack"'],
    [[1, 2, null, 3], 'Moment', ''], [[1, 2, null], 'Moment', 'Moment is no list of 4: [1,2,null]'], [[1, 2, 'A', 3], 'Moment', 'Moment[2] is none of number, null: "A"'],
    [{ on: false }, 'Casting', ''], [{ on: false, x: 1 }, 'Casting', 'Casting.x is not described'], [null, 'CardSheet | null', ''], [{ name: 'A', more: [1] }, 'CardDefinition', ''],
    [{ step: 0, said: '', steps: [], goal: 'none' }, 'BoardState', ''], [{ step: 0, steps: [], goal: 'none' }, 'BoardState', 'BoardState.said is missing'],
  ])) equal(misfits(value, type).join(), fault, `what is wrong with ${JSON.stringify(value)}`);
}

/** @param {Server} server @param {Browser} browser */
async function shapesFit(server, browser) {
  faultsShow();
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1`);
  const wrong = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  const called = new Set();
  /** @param {string} group @param {Given[]} list */
  const hold = (group, list) => {
    for (const [name, answer] of list) {
      called.add(`${group} ${name}`);
      for (const one of misfits(answer, /** @type {string} */ (SHAPES[group].get(name)), name, seen)) wrong.add(one.replace(/\[\d+\]/g, '[]'));
    }
  };

  // A program of the test's own, beside the page's.
  await page.evaluate(() => import('./app/engine.mjs').then(async (m) => { window.upkeep.own = await m.loadEngine({}, { whole: true }); }));
  await page.evaluate(`(${listen})(window.upkeep.own.calls, ${JSON.stringify([...SHAPES.bridge.keys()])})`);
  const cast = new Set();
  for (const [era, a, b] of DECKS) {
    await page.evaluate(decksAndCards, { era, id: a });
    hold('bridge', await told(page));
    const play = async (/** @type {number} */ decisions) => {
      for (let i = 0; i < decisions; i++) {
        const state = await page.evaluate(atTable);
        const list = await told(page);
        hold('bridge', list);
        if (list.some(([name, answer]) => name === 'casting' && /** @type {{ on: boolean }} */ (answer).on)) cast.add(era);
        if (state.view.over) return;
        if (i % 40 === 20) await page.evaluate(advice);
        await page.evaluate((n) => /** @type {Engine} */ (window.upkeep.own).act(n), /** @type {Choice} */ (prefer(state.view.options, i, 1 - state.seat)).index);
      }
    };
    equal(await page.evaluate((text) => /** @type {Engine} */ (window.upkeep.own).calls.position(text, ''), FIGHT(era)), '', 'what is wrong with a fight');
    await play(20);
    const begun = await page.evaluate((c) => /** @type {Engine} */ (window.upkeep.own).start(c), DUEL({ era, seats: [{ computer: false, name: 'Ana', deck: a }, { computer: false, name: 'Beto', deck: b }] }));
    check(begun, `no duel of ${a} and ${b}`);
    await play(120);
    await page.evaluate(linksAndTime, '4 Lightning Bolt\n20 Mountain\n');
    await page.evaluate(texts, era);
    hold('bridge', await told(page));
  }
  for (const [era] of DECKS) check(cast.has(era), `nothing was cast in ${era}`);

  // Cards of a set, and those of a player's file.
  await page.evaluate(async () => {
    const [pack] = (await (await fetch('packs/index.json')).json()).packs;
    const cards = Object.values(await (await fetch(`packs/${pack}.json`)).json())[0];
    /** @type {Engine} */ (window.upkeep.own).setCards('sets/2000-01-01/T.json', JSON.stringify({ cards }), 'm10', 'es');
  });
  hold('bridge', await told(page));
  await page.evaluate(`(async () => {
    const module = await (await import('./reader/upkeep-reader.js')).default();
    const calls = (await import('./app/calls.mjs')).readerCalls(module);
    (${listen})(calls, ${JSON.stringify([...SHAPES.reader.keys()])});
    for (const text of ['Kettle Drake  {2}{R}\\nCreature — Dragon  2/2\\nFlying\\n\\nOdd Thing  {1}\\nArtifact\\n{T}: Frobnicate target creature.\\n', ' ']) {
      const bytes = new TextEncoder().encode(text);
      module.HEAPU8.set(bytes, calls.input(bytes.length));
      calls.open();
      calls.next(10);
    }
  })()`);
  hold('reader', await told(page));

  // The canvas tells where to press, at the start page and at a table.
  const drawn = await open(context, server.url);
  for (const begin of [false, true]) {
    if (begin) await drawn.evaluate((c) => window.upkeep.newGame(c).then(() => window.upkeep.liftCurtain()), DUEL());
    await until(drawn, (duel) => window.upkeep.regions().then((all) => all.length > 3 && all.some((r) => r.options.length) === duel), begin);
    const regions = await drawn.evaluate(() => window.upkeep.regions());
    hold('shell', [['regionsJson', regions]]);
  }

  check(!wrong.size, [...wrong].join('\n'));
  const silent = Object.entries(SHAPES).flatMap(([group, calls]) => [...calls.keys()].map((name) => `${group} ${name}`)).filter((one) => !called.has(one));
  check(!silent.length, `never called: ${silent}`);
  const fields = new Set(answers().flatMap(({ shape }) => [...fieldsWithin(shape)]));
  const unseen = [...fields].filter((one) => !seen.has(one));
  check(!unseen.length, `described, and never there: ${unseen.join(', ')}`);
  await context.close();
}

// What a board answers to the page around it, and tells it, is what web/bridge/embed.json says.
/** @param {Server} server @param {Browser} browser */
async function boardsFit(server, browser) {
  const { methods, events } = embedded();
  const all = embedShapes();
  const text = 'scenario T\nrules foundations m10\ngoal A wins\nA.play Mountain, Grizzly Bears\nA.hand Shock\nB.life 9\nA attack Grizzly Bears\n';
  const page = await open(await browser.newContext({ locale: 'en' }), `${server.url}embed.html?plain=1&lang=en&mode=puzzle&controls=casting#p=${encodeURIComponent(text)}`, { wait: false });
  await until(page, () => window.upkeepBoard?.getState().then(() => true, () => false));
  const said = await page.evaluate(async ({ names, again }) => {
    const b = window.upkeepBoard;
    /** @type {Given[]} */
    const heard = [];
    for (const name of names) document.addEventListener(name, (e) => heard.push([name, /** @type {CustomEvent} */ (e).detail]));
    /** @type {Given[]} */
    const given = [];
    const methods = /** @type {Record<string, (...given: unknown[]) => Promise<unknown>>} */ (/** @type {unknown} */ (b));
    /** @param {string} name @param {unknown[]} args */
    const ask = (name, ...args) => methods[name](...args).then((answer) => given.push([name, answer instanceof Uint8Array ? null : answer]), (error) => heard.push(['error', { code: error.code, message: error.message }]));
    await ask('load', { text: again, mode: 'compare' });
    await ask('load', { text: again, mode: 'puzzle' });
    for (const name of ['getState', 'getLegalActions', 'preview', 'hint', 'explain']) await ask(name);
    const { objects } = await b.getState();
    for (const what of [/** @type {Thing} */ (objects.find((o) => o.ref)).ref, 'A cast Shock -> B', 'A cast Nothing', 'B pass']) await ask('explain', what);
    await ask('highlight', ['Shock']);
    await ask('act', 'A cast Nothing');
    await ask('act', 99);
    await ask('act', 'A cast Shock -> B');
    await ask('act', (await b.getLegalActions())[0].index);
    const first = heard.find(([name]) => name === 'event');
    if (first) await ask('why', /** @type {LogLine} */ (first[1]).serial);
    await ask('undo');
    await ask('toLink');
    const bytes = await b.getSaved();
    await ask('getSaved');
    await ask('setState', bytes);
    await ask('goTo', 1);
    await ask('goTo', 7);
    await ask('play', 10000);
    await ask('pause');
    await ask('reset');
    await ask('setLocale', 'es');
    await ask('setEra', 'm10');
    await ask('load', { text: 'scenario' });
    for (const goal of ['A survives', 'B.life <= 3']) await ask('load', { text: again.replace('A wins', goal), mode: 'puzzle' });
    // Until its end, by passing: missed, and with few enough life of the other met.
    for (const [life, act, event] of [[9, '', 'goalmissed'], [2, 'A cast Shock -> B', 'goalmet']]) {
      await ask('load', { text: again.replace(/A attack.*\n/, '').replace('B.life 9', `B.life ${life}`), mode: 'play' });
      if (act) await ask('act', act);
      while (!heard.some(([name]) => name === event)) {
        const { options } = await b.getState();
        await ask('act', (options.find((o) => ['pass', 'done', 'no'].includes(o.kind)) ?? options[0]).index);
      }
    }
    return { given, heard };
  }, { names: Object.keys(events), again: text });
  const wrong = new Set();
  for (const [name, answer] of said.given) if (methods[name].gives !== 'Uint8Array') misfits(answer, methods[name].gives, name, undefined, all).forEach((one) => wrong.add(one));
  for (const [name, detail] of said.heard) misfits(detail, events[name].detail, name, undefined, all).forEach((one) => wrong.add(one));
  check(!wrong.size, [...wrong].join('\n'));
  const missing = [...Object.keys(methods).filter((name) => !said.given.some(([one]) => one === name)), ...Object.keys(events).filter((name) => !said.heard.some(([one]) => one === name))];
  equal(missing.join(), '', 'never given or told');
  await page.context().close();
}

export const tests = { boardsFit, shapesFit };
