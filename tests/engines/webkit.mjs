// WebKit, as Debian's WebKitGTK has it: its small browser by plain WebDriver, on a screen that nobody sees.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Late, PATIENCE, when } from '../browser/lib.mjs';
import { clickAt, find, HEIGHT, press, screen, screenMissing, start, WIDTH } from './driver.mjs';

export const name = 'WebKit';
const folders = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`);
const driver = find(process.env.WEBKIT_DRIVER, 'WebKitWebDriver');
const browser = find(process.env.MINIBROWSER, ...folders.flatMap((folder) => ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`)));
export const missing = [...(driver && browser ? [] : ['webkit2gtk-driver']), ...screenMissing];

const freePort = () => /** @type {Promise<number>} */ (new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    server.close(() => done(port));
  });
}));

// WebDriver tells nothing of what a page complains of, and this browser prints nothing of it while it is driven. So the
// page is listened to from when it has loaded; what fails before that leaves nothing to test.
function listen() {
  window.complaints = [];
  addEventListener('error', (event) => { if (event.message) window.complaints.push(event.message); });
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
  const said = console.error;
  console.error = (...words) => {
    window.complaints.push(words.join(' '));
    said.apply(console, words);
  };
}

// The processes that show pages: below the browser, by their parents.
/** @param {number | undefined} root */
function webProcesses(root) {
  /** @type {Map<number, { command: string, parent: number }>} */
  const parents = new Map();
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, command, parent] = /** @type {RegExpExecArray} */ (/^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')));
      parents.set(Number(pid), { command, parent: Number(parent) });
    } catch { /* it has just ended */ }
  }
  /** @param {number | undefined} pid @returns {boolean} */
  const below = (pid) => pid === root || (pid !== undefined && parents.has(pid) && below(parents.get(pid)?.parent));
  return [...parents].filter(([pid, { command }]) => /^WebKitWebProces/.test(command) && below(pid)).map(([pid]) => pid);
}

/** @returns {Promise<import('./driver.mjs').EnginePage>} */
export async function launch() {
  const x = await screen();
  const port = await freePort();
  const server = await start(/** @type {string} */ (driver), [`--port=${port}`], { env: x.env });

  /** @param {string} method @param {string} path @param {object} [body] */
  const send = async (method, path, body) => {
    let answer;
    try {
      answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE + 5000) });
    } catch (error) {
      if (/** @type {Error} */ (error).name === 'TimeoutError') throw new Late(`WebKit does not answer ${path}`);
      throw error;
    }
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await when(() => send('GET', '/status').then(() => true, () => false), 'WebKitWebDriver answers');
  const { sessionId } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: PATIENCE, pageLoad: PATIENCE },
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const post = (/** @type {string} */ path, /** @type {object} */ body = {}) => send('POST', `/session/${sessionId}${path}`, body);
  await post('/window/rect', { x: 0, y: 0, width: WIDTH, height: HEIGHT + 100 });

  /** @type {string[]} */
  const errors = [];
  /** @param {unknown} what @param {unknown} [argument] */
  async function evaluate(what, argument) {
    const { value, error, complaints } = await post('/execute/async', {
      script: `const done = (answer) => arguments[0]({ ...answer, complaints: window.complaints?.splice(0) ?? [] });
        (async () => (${what})(${JSON.stringify(argument)}))().then((value) => done({ value: JSON.stringify(value) }),
          (error) => done({ error: String(error) + '\\n' + (error?.stack ?? '') }));`,
      args: [],
    });
    errors.push(...complaints);
    if (error) throw new Error(`in the page: ${error}`);
    return value === undefined || value === null ? undefined : JSON.parse(value);
  }

  return {
    name,
    errors,
    async open(url) {
      await post('/url', { url });
      await evaluate(listen);
    },
    async reload() {
      await post('/refresh');
      await evaluate(listen);
    },
    evaluate: /** @type {import('./driver.mjs').EnginePage['evaluate']} */ (evaluate),
    click: (x_, y) => post('/actions', { actions: clickAt(x_, y) }),
    key: (which) => post('/actions', { actions: press(which) }),
    screenshot: async () => Buffer.from(await send('GET', `/session/${sessionId}/screenshot`), 'base64'),
    // What the processes that show pages hold of the machine's memory, in MB.
    memory: () => webProcesses(server.child.pid).reduce((sum, pid) => {
      try {
        return sum + Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
      } catch {
        return sum;  // it has just ended
      }
    }, 0),
    async close() {
      await send('DELETE', `/session/${sessionId}`).catch(() => {});
      await server.stop();
      await x.stop();
    },
  };
}
