// All JavaScript, the page, its build and the tests, is looked over by ESLint (eslint.config.mjs) and by TypeScript, which
// reads it as it is: the page's own with tsconfig.json, its service worker with tsconfig.worker.json, what runs in Node
// with tsconfig.node.json. Each file is a test of each that reads it; the last line counts them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { containers, embedded, kept } from '../../web/build/bridge.mjs';

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
for (const [name, planted] of [['tsconfig.json', PLANTED], ['tsconfig.node.json', resolve(here, 'planted.mjs')], ['tsconfig.worker.json', PLANTED]]) {
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

// So are the messages between a page and its boards: both modules have the methods, events, codes and fields of
// web/bridge/embed.json.
const frame = readFileSync(join(root, 'web/embed/frame.mjs'), 'utf8');
const element = readFileSync(join(root, 'web/embed/embed.js'), 'utf8');
/** @param {string} text @param {string} name @returns {ts.Expression} */
function constant(text, name) {
  /** @type {ts.Expression | undefined} */
  let found;
  const look = (/** @type {ts.Node} */ node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ??= node.initializer;
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('module.mjs', text, ts.ScriptTarget.Latest, true));
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}
/** @typedef {ts.NodeArray<ts.PropertyAssignment>} Assignments */
const properties = (/** @type {ts.Expression} */ node) => new Map(/** @type {Assignments} */ (/** @type {ts.ObjectLiteralExpression} */ (node).properties).map((one) => [one.name.getText(), one.initializer]));
const elements = (/** @type {ts.Expression} */ node) => /** @type {ts.ArrayLiteralExpression} */ (node).elements;
const texts = (/** @type {ts.Expression} */ node) => elements(node).map((one) => /** @type {ts.StringLiteral} */ (one).text);
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].flatMap((m) => m.slice(1)).filter(Boolean);
const { methods, events, codes, types, version } = embedded();
/** @param {string} what @param {Iterable<string>} found @param {Iterable<string>} told */
const alike = (what, found, told) => {
  const [here, there] = [[...new Set(found)].sort().join(', '), [...new Set(told)].sort().join(', ')];
  tell(here === there ? [] : [`FAILED ${what}: ${here}; described in web/bridge: ${there}`]);
};
const count = (/** @type {[name: string, takes: number]} */ [name, takes]) => `${name} takes ${takes}`;
alike('the methods of embed/frame.mjs', [...properties(constant(frame, 'METHODS'))].map(([name, node]) => count([name, elements(node).length])),
  Object.entries(methods).map(([name, { takes = {} }]) => count([name, Object.keys(takes).length])));
alike('the methods of embed/embed.js', texts(constant(element, 'METHODS')), Object.keys(methods));
alike('the events of embed/embed.js', texts(constant(element, 'EVENTS')), Object.keys(events));
alike('the events that embed/frame.mjs tells', all(frame.replaceAll('`goal${board.goal}`', "'goalmet').tell('goalmissed'"), /\.tell\(([^,)]*)/g).map((name) => name.slice(1, -1)), Object.keys(events));
alike('the codes of errors', all(`${frame}${element}`, /new Failure\('([\w-]+)'|code(?: \?\?| \|\||:) '([\w-]+)'/g).filter((code) => code !== 'not_offered'), Object.keys(codes));
alike('the fields of a setup', properties(/** @type {ts.CallExpression} */ (constant(frame, 'SETUP')).arguments[0]).keys(), Object.keys(types.Setup.fields ?? {}).map((name) => name.replace('?', '')));
alike('the version of the messages', [constant(frame, 'VERSION').getText(), ...all(element, /upkeep(?: !==|:) (\d+)/g)], [String(version)]);

// And what is told of saved duels and links.
const stored = Object.fromEntries([...containers()['Saved duels'], ...containers().Links].map((one) => [one.name, one]));
const source = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');
const store = source('web/app/storage.mjs');
const typedef = (/** @type {string} */ name) => new RegExp(`@typedef \\{[^@]*\\}\\s+${name} \\*/|@typedef \\{\\{([^@]*)\\}\\} ${name}\\n`).exec(store)?.[0];
alike('the fields of a record', all(`${typedef('SavedGame')}${typedef('GameRecord')}`, /(?<=[{,*]\s+)(\w+)\??:/g), stored["A record of the browser's store"].fields.flatMap(([names]) => names.split(', ')));
/** @type {[part: string, name: string, ...marks: [key: 'magic' | 'version' | 'letters', pattern: RegExp][]][]} */
const MARKS = [
  ["A record of the browser's store", 'web/app/storage.mjs', ['version', /RECORD_VERSION = (\d+)/g]],
  ['The bytes of a duel', 'engine/session/game_record.cpp', ['magic', /kMagic = "(\w+)"/g], ['version', /kVersion = '(\w)'/g], ['letters', /case '(\w)':/g], ['letters', /put_part\(out, '(\w)'/g]],
  ['A session', 'engine/session/session_bytes.cpp', ['magic', /out = "(\w+)"/g], ['version', /kFormatVersion = (\d+)/g]],
  ['The bytes of a link', 'engine/session/link.cpp', ['version', /kFormat = (\d+)/g]],
];
for (const [part, name, ...marks] of MARKS) for (const [key, pattern] of marks) {
  const told = stored[part][key];
  alike(`${key} in ${name}`, all(source(name), pattern), typeof told === 'object' ? Object.keys(told) : [String(told)]);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
