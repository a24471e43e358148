// Makes of web/bridge/calls.json, which describes every call from JavaScript into the program:
//   node bridge.mjs cpp FOLDER: calls_bridge.h and its kin, and what the linker exports, page.exports and its kin
//   node bridge.mjs web: app/calls.mjs, bridge/view.d.ts (of shapes.json) and bridge/PROTOCOL.md, which are kept; tests/lint
//   fails when they are out of date
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ takes: Record<string, string>, gives: string, shape?: string, says?: string }} Call */
/** @typedef {[name: string, call: Call]} NamedCall */
/** @typedef {{ about: string[] } & Record<string, Record<string, Record<string, Partial<Call> & { gives: string }>>>} Described  calls.json: by group and title */
/** @typedef {Record<string, Record<string, string>>} Shapes  shapes.json: the type of each field of each shape */

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(web, 'bridge', name), 'utf8'));
/** @returns {Described} */
const described = () => read('calls.json');

// The programs and the groups of calls that each has.
/** @type {Record<string, string[]>} */
const PROGRAMS = { page: ['bridge', 'fonts', 'shell'], thinker: ['bridge'], reader: ['reader'] };
/** @type {Record<string, string>} */
const PREFIX = { bridge: 'bridge', fonts: 'bridge', shell: 'shell', reader: 'reader' };

/** @type {Record<string, string>} */
const CPP_TAKES = { text: 'const char*', int: 'int', u32: 'unsigned', real: 'double', place: 'const unsigned char*' };
/** @type {Record<string, string>} */
const CPP_GIVES = { none: 'void', int: 'int', u32: 'unsigned', yes: 'int', text: 'const char*', json: 'const char*', size: 'int', place: 'unsigned char*', address: 'const unsigned char*' };
/** @type {Record<string, string>} */
const JS_TAKES = { text: 'string', int: 'number', u32: 'number', real: 'number', place: 'number' };
/** @type {Record<string, string>} */
const JS_GIVES = { none: 'void', int: 'number', u32: 'number', yes: 'boolean', text: 'string', size: 'number', place: 'number', address: 'number' };
/** @param {string} name */
const camel = (name) => name.replace(/_(\w)/g, (_, c) => c.toUpperCase());

// [[name, { takes, gives, shape, says }], …] of a group.
/** @param {Described} all @param {string} group @returns {NamedCall[]} */
function callsOf(all, group) {
  return Object.entries(all[group]).flatMap(([, calls]) => Object.entries(calls)).map(([name, { takes = {}, ...rest }]) => {
    const wrong = [...Object.values(takes).filter((type) => !CPP_TAKES[type]), ...[rest.gives].filter((type) => !CPP_GIVES[type])];
    if (wrong.length) throw new Error(`bridge/calls.json: ${group}, ${name}: there is no type ${wrong[0]}`);
    if ((rest.gives === 'json') !== (rest.shape !== undefined)) throw new Error(`bridge/calls.json: ${group}, ${name}: json has a shape, and nothing else`);
    return [name, { takes, ...rest }];
  });
}

export function headers(all = described()) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const group of Object.keys(PREFIX)) {
    const rows = callsOf(all, group).map(([name, { takes, gives }]) =>
      `${CPP_GIVES[gives]} ${PREFIX[group]}_${name}(${Object.entries(takes).map(([as, type]) => `${CPP_TAKES[type]} ${as}`).join(', ')});`);
    files[`calls_${group}.h`] = `// Made by web/build/bridge.mjs from web/bridge/calls.json.
#pragma once

extern "C" {
${rows.join('\n')}
}
`;
  }
  for (const [program, groups] of Object.entries(PROGRAMS)) {
    const names = groups.flatMap((group) => callsOf(all, group).map(([name]) => `_${PREFIX[group]}_${name}`));
    files[`${program}.exports`] = JSON.stringify([...(program === 'page' ? ['_main'] : []), '_malloc', '_free', ...names]);
  }
  return files;
}

// What each gives, as JavaScript gets it from the program's module.
/** @type {Record<string, string>} */
const RESULT = { none: 'null', text: "'string'", json: "'string'" };
/** @param {string} prefix @param {NamedCall} call */
function wrapped(prefix, [name, { takes, gives }]) {
  const types = Object.values(takes).map((type) => (type === 'text' ? "'string'" : "'number'"));
  const call = `from(${[`'${prefix}_${name}'`, RESULT[gives] ?? "'number'", ...(types.length ? [`[${types.join(', ')}]`] : [])].join(', ')})`;
  const how = /** @type {Record<string, string>} */ ({ json: 'json', yes: 'yes', u32: 'unsigned' })[gives];
  return `    ${camel(name)}: ${how ? `${how}(${call})` : call},`;
}
/** @param {NamedCall} call */
const signature = ([name, { takes, gives, shape }]) =>
  `${camel(name)}: (${Object.entries(takes).map(([as, type]) => `${camel(as)}: ${JS_TAKES[type]}`).join(', ')}) => ${shape ?? JS_GIVES[gives]}`;

// The shapes that calls name.
/** @type {Shapes | undefined} */
let shapesRead;
const shapes = () => (shapesRead ??= /** @type {Shapes} */ (read('shapes.json')));
/** @param {Described} all */
function named(all) {
  const told = Object.keys(PREFIX).flatMap((group) => callsOf(all, group)).flatMap(([, { shape = '' }]) => shape.match(/\b[A-Z]\w+/g) ?? []);
  for (const name of told) if (!shapes()[name]) throw new Error(`bridge/calls.json names ${name}, which bridge/shapes.json does not have`);
  return [...new Set(told)].sort();
}

function types() {
  const { about, ...all } = shapes();
  return `// Made by web/build/bridge.mjs from web/bridge/shapes.json.

export type Ref = string;
${Object.entries(all).map(([name, fields]) => `
export interface ${name} {
${Object.entries(fields).map(([field, type]) => `  ${field.replace('?', '')}${field.endsWith('?') ? '?' : ''}: ${type};`).join('\n')}
}
`).join('')}`;
}

// What of a value is not as its shape says: ['view.players[0].age is not described', …].
/** @param {any} value @param {string} type @returns {string[]} */
export function misfits(value, type, at = type, all = shapes()) {
  const one = type.split(' | ');
  if (value === null) return one.includes('null') ? [] : [`${at} is null`];
  const kind = one.filter((t) => t !== 'null')[0];
  if (kind === 'any') return [];
  if (kind.endsWith('[]')) return Array.isArray(value) ? value.flatMap((v, i) => misfits(v, kind.slice(0, -2), `${at}[${i}]`, all)) : [`${at} is no list`];
  const record = /^Record<string, (\w+)>$/.exec(kind);
  if (record) return Object.entries(value).flatMap(([key, v]) => misfits(v, record[1], `${at}.${key}`, all));
  if (kind === 'Ref') return /^\d+\.\d+$/.test(value) ? [] : [`${at} is no reference: ${value}`];
  if (!all[kind]) return typeof value === kind ? [] : [`${at} is no ${kind}: ${JSON.stringify(value)}`];
  const fields = all[kind];
  return [
    ...Object.keys(value).filter((key) => !(key in fields) && !(`${key}?` in fields)).map((key) => `${at}.${key} is not described`),
    ...Object.entries(fields).flatMap(([field, t]) => {
      const key = field.replace('?', '');
      if (!(key in value)) return field.endsWith('?') ? [] : [`${at}.${key} is missing`];
      return misfits(value[key], t, `${at}.${key}`, all);
    }),
  ];
}

/** @param {Described} all */
function modules(all) {
  const groups = { bridgeCalls: ['bridge', 'fonts'], shellCalls: ['shell'], readerCalls: ['reader'] };
  /** @param {[name: string, groups: string[]]} group */
  const one = ([name, of]) => {
    const calls = of.flatMap((group) => callsOf(all, group));
    return `/**
 * @returns {{
${calls.map((call) => ` *   ${signature(call)},`).join('\n')}
 * }}
 */
export function ${name}(/** @type {any} */ module) {
  const from = calling(module);
  return {
${of.flatMap((group) => callsOf(all, group).map((call) => wrapped(PREFIX[group], call))).join('\n')}
  };
}
`;
  };
  return `// Made by web/build/bridge.mjs from web/bridge/calls.json, which says what each is for. A program that lacks a call gives
// nothing for it.
const calling = (/** @type {any} */ module) => (/** @type {string} */ name, /** @type {string | null} */ gives, /** @type {string[]} */ takes = []) => module[\`_\${name}\`] && module.cwrap(name, gives, takes);
const json = (/** @type {any} */ call) => call && ((/** @type {any[]} */ ...given) => JSON.parse(call(...given)));
const yes = (/** @type {any} */ call) => call && ((/** @type {any[]} */ ...given) => call(...given) === 1);
const unsigned = (/** @type {any} */ call) => call && ((/** @type {any[]} */ ...given) => call(...given) >>> 0);

/** @import { ${named(all).join(', ')} } from '../bridge/view.js' */

${Object.entries(groups).map(one).join('\n')}`;
}

/** @param {Described} all */
function protocol(all) {
  const parts = Object.entries(PREFIX).map(([group, prefix]) => Object.entries(all[group]).map(([title, calls]) => `### ${title}

| call | takes | gives | |
|---|---|---|---|
${Object.entries(calls).map(([name, { takes = {}, gives, shape, says = '' }]) => `| \`${prefix}_${name}\` | ${Object.entries(takes).map(([as, type]) => `${as}: ${type}`).join(', ')} | ${shape && shape !== 'any' ? `json \`${shape.replaceAll('|', '\\|')}\`` : gives} | ${says.replaceAll('|', '\\|')} |`).join('\n')}
`).join('\n'));
  return `# Calls from JavaScript into the program

Made by \`web/build/bridge.mjs\` from \`calls.json\`.

${all.about.join(' ')}

${parts.join('\n')}`;
}

export const kept = (all = described()) => ({ 'app/calls.mjs': modules(all), 'bridge/view.d.ts': types(), 'bridge/PROTOCOL.md': protocol(all) });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, folder = web] = process.argv.slice(2);
  for (const [name, text] of Object.entries(what === 'cpp' ? headers() : kept())) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
