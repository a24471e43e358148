// All JavaScript, the page, its build and the tests, is looked over by ESLint (eslint.config.mjs) and by TypeScript, which
// reads it as it is: the page's own with tsconfig.json, what runs in Node with tsconfig.node.json. Each file is a test of
// either; the last line counts them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { kept } from '../../web/build/bridge.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = process.env.UPKEEP_ROOT ?? resolve(here, '../..');
let passed = 0;
let failed = 0;
/** @param {string[]} problems */
function tell(problems) {
  if (problems.length) failed++;
  else passed++;
  for (const problem of problems) console.log(problem);
}

// All notice what they are there for: a file that there is not, with a fault of each kind.
const PLANTED = resolve(root, 'web/app/planted.mjs');
const FAULTS = `const used = 1;
export const sum = () => used + missing;
let idle = 2;
/** @param {number} n */
export const twice = (n) => 2 * n;
twice('no number');
`;

const eslint = new ESLint({ cwd: root, overrideConfigFile: resolve(here, 'eslint.config.mjs') });
const [planted] = await eslint.lintText(FAULTS, { filePath: PLANTED });
for (const rule of ['no-undef', 'no-unused-vars', 'prefer-const'])
  tell(planted.messages.some((m) => m.ruleId === rule) ? [] : [`FAILED ESLint does not notice ${rule}`]);
for (const { filePath, messages } of await eslint.lintFiles(['assets', 'tests', 'web']))
  tell(messages.map((m) => `${relative(root, filePath)}:${m.line}:${m.column}: ${m.message} (${m.ruleId})`));

/** @type {Set<string>} */
const looked = new Set();
// Each program: its configuration, and the folder of the file that there is not.
for (const [name, planted] of [['tsconfig.json', PLANTED], ['tsconfig.node.json', resolve(here, 'planted.mjs')]]) {
  const parsed = ts.getParsedCommandLineOfConfigFile(resolve(here, name), undefined, {
    ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => { throw new Error(ts.flattenDiagnosticMessageText(messageText, ' ')); },
  });
  if (!parsed || parsed.errors.length) throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(parsed?.errors[0].messageText, ' ')}`);
  const { options, fileNames } = parsed;
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => resolve(file) === planted || fileExists(file);
  host.getSourceFile = (file, target, ...how) => (resolve(file) === planted ? ts.createSourceFile(file, FAULTS, target) : getSourceFile(file, target, ...how));
  const program = ts.createProgram([...fileNames, planted], options, host);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { file, start = 0, messageText, code } of ts.getPreEmitDiagnostics(program)) {
    const path = file ? resolve(file.fileName) : '';
    const at = file ? file.getLineAndCharacterOfPosition(start) : { line: 0, character: 0 };
    const text = `${relative(root, path)}:${at.line + 1}:${at.character + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`;
    found.set(path, [...(found.get(path) ?? []), text]);
  }
  for (const code of ['TS2304', 'TS2345'])
    tell(found.get(planted)?.some((text) => text.includes(code)) ? [] : [`FAILED TypeScript does not notice ${code} with ${name}`]);
  tell(found.get('') ?? []);
  // What both read is looked at in the first.
  for (const file of fileNames.map((one) => resolve(one)).filter((one) => !looked.has(one))) {
    looked.add(file);
    tell(found.get(file) ?? []);
  }
}

// What is kept of the description of the bridge is that of today, and nothing goes past it.
for (const [name, text] of Object.entries(kept()))
  tell(readFileSync(join(root, 'web', name), 'utf8') === text ? [] : [`FAILED web/${name} is older than web/bridge: node web/build/bridge.mjs web`]);
const past = /EMSCRIPTEN_KEEPALIVE|\b(?:ccall|cwrap)\(|\._(?:bridge|shell|reader)_/;
const sources = ['web', 'shell', 'engine'].flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))));
for (const name of sources.filter((one) => /\.(?:cpp|h|m?js)$/.test(one) && !/node_modules|app\/calls\.mjs$|build\/bridge\.mjs$|platform\/shots\.cpp$/.test(one))) {
  const at = readFileSync(join(root, name), 'utf8').split('\n').findIndex((line) => past.test(line));
  if (at >= 0) tell([`FAILED ${name}:${at + 1} goes past web/bridge/calls.json`]);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
