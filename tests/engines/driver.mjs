// What the drivers of the engines share. Each launch() resolves to a page, alone in a browser with a new profile:
//   name, errors (what the page complained of, as texts), open(url), evaluate(function, argument), click(x, y), key(name),
//   reload(), screenshot(), close()
// evaluate() takes and gives what JSON can say, and waits for promises. It is all that until(), playUntil() and the like
// of tests/browser/lib.mjs need, so that these tests wait and play by the same means as those in Chromium.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { Late, PATIENCE } from '../browser/lib.mjs';

/**
 * A page in one of the engines; `errors` is what it complained of.
 * @typedef {{
 *   name: string, errors: string[], open(url: string): Promise<unknown>, evaluate: import('playwright-core').Page['evaluate'], click(x: number, y: number): Promise<unknown>,
 *   key(name: string): Promise<unknown>, reload(): Promise<unknown>, screenshot(): Promise<Buffer>, memory?(): number, close(): Promise<unknown>,
 * }} EnginePage
 */
/** @typedef {{ name: string, missing: string[], launch: () => Promise<EnginePage> }} Engine */
/** @typedef {import('node:child_process').ChildProcess} Child */

export const WIDTH = 1280;
export const HEIGHT = 720;

// What WebDriver calls the keys that have no character of their own.
/** @type {Record<string, string>} */
const KEYS = { Enter: '\uE006', Escape: '\uE00C', Tab: '\uE004', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' };

// A screen that nobody sees: its window is drawn by the processor, WebGL and all.
export async function screen() {
  const { stop, found } = await start(/** @type {string} */ (find('Xvfb')), ['-displayfd', '3', '-screen', '0', `${WIDTH}x${HEIGHT + 200}x24`, '-nolisten', 'tcp'],
    { line: /^(\d+)$/, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // A bridge to programs that read aloud would only be looked for in vain.
  return { stop, env: { DISPLAY: `:${found[1]}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', LANG: 'C.UTF-8' } };
}

// One list of actions serves both WebDriver protocols.
/** @param {number} x @param {number} y */
export const clickAt = (x, y) => [{
  type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
}];
/** @param {string} name */
export const press = (name) => [{
  type: 'key', id: 'keyboard',
  actions: [{ type: 'keyDown', value: KEYS[name] ?? name }, { type: 'keyUp', value: KEYS[name] ?? name }],
}];

// The first of these programs that is there: names, looked for in the path, or whole paths.
/** @param {...(string | undefined)} names */
export function find(...names) {
  for (const name of /** @type {string[]} */ (names.filter(Boolean))) {
    for (const path of name.startsWith('/') ? [name] : (process.env.PATH ?? '').split(':').map((folder) => join(folder, name))) {
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch { /* not there */ }
    }
  }
  return null;
}

// Told to end, the tests end in the usual way: with what they have started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// What of this the machine lacks, by the names of Debian's packages.
/** @type {string[]} */
export const screenMissing = find('Xvfb') ? [] : ['xvfb'];

// Starts a program; `line`, if given, is what it prints once it is ready, and `heard` hears all else.
/**
 * @param {string} program @param {string[]} args
 * @param {{
 *   env?: NodeJS.ProcessEnv, line?: RegExp, heard?: (text: string) => void, stdio?: ('ignore' | 'pipe')[],
 * }} how
 * @returns {Promise<{ child: Child, stop: () => Promise<void>, found: string[] }>} `found`: what the line holds
 */
export function start(program, args, { env = {}, line, heard = () => {}, stdio = ['ignore', 'pipe', 'pipe'] } = {}) {
  /** @type {Child} */
  const child = spawn(program, args, { stdio, env: { ...process.env, ...env }, detached: true });
  const stop = () => /** @type {Promise<void>} */ (new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.on('exit', () => done());
    // It has a group of its own: what it started ends with it.
    try { process.kill(-Number(child.pid), 'SIGKILL'); } catch { done(); }
  }));
  // Nor does it outlive the tests when they break off.
  const last = () => { try { process.kill(-Number(child.pid), 'SIGKILL'); } catch { /* gone */ } };
  process.once('exit', last);
  child.on('exit', () => process.removeListener('exit', last));
  return new Promise((done, failed) => {
    let before = '';
    for (const stream of /** @type {import('node:stream').Readable[]} */ (child.stdio.filter((s) => s && 'readable' in s && s.readable))) {
      let rest = '';
      stream.on('data', (data) => {
        const lines = (rest + data).split('\n');
        rest = lines.pop() ?? '';
        for (const text of lines) {
          before = `${before}${text}\n`.slice(-2000);
          const found = line?.exec(text);
          if (found) done({ child, stop, found });
          else heard(text);
        }
      });
    }
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`${program} ended by itself (${code}): ${before}`)));
    if (!line) done({ child, stop, found: [] });
    else setTimeout(() => failed(new Late(`${program} is not ready: ${before}`)), PATIENCE).unref();
  });
}
