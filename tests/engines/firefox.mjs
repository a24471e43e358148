// Firefox by WebDriver BiDi, which it speaks by itself, on a screen that nobody sees: headless it has no WebGL without a
// graphics card.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Late, PATIENCE, ROOT } from '../browser/lib.mjs';
import { clickAt, find, HEIGHT, press, screen, screenMissing, start, WIDTH } from './driver.mjs';

/** @type {{ new (url: string): Socket }} */
const WebSocket = createRequire(join(ROOT, 'web/package.json'))('ws');

/** @typedef {{ on(event: string, heard: (data: string) => void): void, send(text: string): void, terminate(): void }} Socket  of the package ws */

export const name = 'Firefox';
const program = find(process.env.FIREFOX, 'firefox-esr', 'firefox');
export const missing = [...(program ? [] : ['firefox-esr']), ...screenMissing];

// Firefox asks its maker for updates, lists and news. A proxy that is not there keeps all of it on this machine; what
// is on this machine, the page among it, is asked without a proxy.
const PREFS = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'toolkit.telemetry.enabled': false,
};

/** @returns {Promise<import('./driver.mjs').EnginePage>} */
export async function launch() {
  const folder = mkdtempSync(join(tmpdir(), 'upkeep-firefox-'));
  writeFileSync(join(folder, 'user.js'), Object.entries(PREFS).map(([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});\n`).join(''));
  const x = await screen();
  // With about:blank the address would have the focus and keep it: keys would press no button of the page.
  const firefox = await start(/** @type {string} */ (program), ['--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'data:text/html,'],
    { env: x.env, line: /^WebDriver BiDi listening on (ws:\S+)/ });
  const socket = new WebSocket(`${firefox.found[1]}/session`);
  await new Promise((done, failed) => {
    socket.on('open', done);
    socket.on('error', failed);
  });

  /** @type {string[]} */
  const errors = [];
  /** @type {Map<number, { done: (value: any) => void, failed: (error: Error) => void }>} */
  const waiting = new Map();
  let count = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.type === 'event') {
      if (message.method === 'log.entryAdded' && message.params.level === 'error') errors.push(message.params.text);
      return;
    }
    const { done, failed } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === 'error') failed?.(new Error(`${message.error}: ${message.message}`));
    else done?.(message.result);
  });
  const send = (/** @type {string} */ method, /** @type {object} */ params = {}) => /** @type {Promise<any>} */ (new Promise((done, failed) => {
    const id = ++count;
    const limit = setTimeout(() => failed(new Late(`Firefox does not answer ${method}`)), PATIENCE);
    const end = (/** @type {(value: any) => void} */ how) => (/** @type {unknown} */ value) => { clearTimeout(limit); how(value); };
    waiting.set(id, { done: end(done), failed: end(failed) });
    socket.send(JSON.stringify({ id, method, params }));
  }));

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts: [{ context }] } = await send('browsingContext.getTree');
  await send('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } });

  return {
    name,
    errors,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    evaluate: /** @type {import('./driver.mjs').EnginePage['evaluate']} */ (async (/** @type {unknown} */ what, /** @type {unknown} */ argument) => {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (${what})(${JSON.stringify(argument)}))`,
        awaitPromise: true,
        target: { context },
      });
      if (type === 'exception') throw new Error(`in the page: ${exceptionDetails.text}`);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    }),
    click: (x, y) => send('input.performActions', { context, actions: clickAt(x, y) }),
    key: (which) => send('input.performActions', { context, actions: press(which) }),
    screenshot: async () => Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    async close() {
      socket.terminate();
      await firefox.stop();
      await x.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
