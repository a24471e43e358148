// Pictures as a browser draws them: the program upkeep-shots on a canvas in Chromium. It takes the words of the
// command line of upkeep-app (shell/shots/script.h), a page of its own for each, and checks what it draws as that does.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { launch, ROOT } from '../browser/lib.mjs';
import { pictureName, problemsOf, staged, stages, subject } from './list.mjs';

const PAGE = 'http://shots.invalid/';
/** @import { Asked, Found, Shot } from './list.mjs' */

/** @type {Record<string, string>} */
const TYPES = { js: 'text/javascript', wasm: 'application/wasm' };

const program = process.env.UPKEEP_SHOTS_PROGRAM ?? join(ROOT, 'build/wasm/bin');
const art = join(process.env.UPKEEP_SITE ?? join(ROOT, 'build/site'), 'art');

async function openBrowser() {
  const browser = await launch();
  const files = new Map(['upkeep-shots.js', 'upkeep-shots.wasm'].map((name) => [`/${name}`, readFileSync(join(program, name))]));
  const packs = readdirSync(art).map((name) => [`art/${name}`, readFileSync(join(art, name)).toString('base64')]);
  const context = await browser.newContext();
  await context.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<canvas id="canvas"></canvas>' });
    return files.has(path) ? route.fulfill({ contentType: TYPES[path.split('.').at(-1) ?? ''], body: files.get(path) }) : route.fulfill({ status: 404 });
  });

  // What it does with a shot, at all its stages: the program's exit code, what it printed, line by line, and the bytes
  // of its pictures by the names of the stages.
  /** @param {Asked} shot @param {string[]} at */
  async function take(shot, at) {
    const [kind, name] = subject(shot);
    const duel = kind === '--shot' ? [[basename(name.split('@')[0]), readFileSync(name.split('@')[0]).toString('base64')]] : [];
    const words = [kind, basename(name), at[0], ...staged(shot, at, { kept: (stage) => ['picture', stage] })];
    const page = await context.newPage();
    try {
      await page.goto(PAGE);
      const { code, said, pictures } = await page.evaluate(async ({ given, text }) => {
        const { default: create } = await import(/** @type {string} */ ('/upkeep-shots.js'));
        const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
        const found = { said: /** @type {string[]} */ ([]), pictures: /** @type {[name: string, bytes: string][]} */ ([]) };
        const say = (/** @type {string} */ line) => found.said.push(line);
        const shots = await create({
          canvas, print: say, printErr: say,
          picture: (/** @type {string} */ name) => found.pictures.push([name, canvas.toDataURL().split(',')[1]]),
        });
        shots.FS.mkdir('art');
        for (const [path, bytes] of given) shots.FS.writeFile(path, Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0)));
        return { code: shots.ccall('shots_take', 'number', ['string'], [text]), ...found };
      }, { given: [...packs, ...duel], text: words.join('\x1f') });
      return { code, said, pictures: new Map(pictures.map(([name, bytes]) => [name, Buffer.from(bytes, 'base64')])) };
    } finally {
      await page.close();
    }
  }
  return { take, close: () => browser.close() };
}

// Pictures of all these shots at all their stages, as files of a folder; tells of each shot what is wrong with it, by
// stage. As many at a time as there are processors, in browsers of their own.
/** @template {Asked} S @param {S[]} list @param {string} folder @param {(shot: S, found: Found) => void} tell */
export async function drawEach(list, folder, tell) {
  mkdirSync(folder, { recursive: true });
  const todo = [...list];
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), todo.length) }, async () => {
    const { take, close } = await openBrowser();
    for (let shot = todo.shift(); shot; shot = todo.shift()) {
      const at = stages(shot);
      try {
        const { code, said, pictures } = await take(shot, at);
        const found = problemsOf(at, said);
        if (code && code !== 3) [...found.values()].at(-1)?.push(`it ends with ${code}`);
        for (const [stage, bytes] of pictures) writeFileSync(join(folder, pictureName(shot, stage)), bytes);
        for (const stage of at) if (!pictures.has(stage)) found.set(stage, [...found.get(stage) ?? [], 'there is no picture']);
        tell(shot, found);
      } catch (error) {
        tell(shot, new Map(at.map((stage) => [stage, [String(error)]])));
      }
    }
    await close();
  }));
}
