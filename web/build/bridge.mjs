// Makes of web/bridge/calls.json, which describes every call from JavaScript into the program:
//   node bridge.mjs cpp FOLDER: calls_bridge.h and its kin, and what the linker exports, page.exports and its kin
//   node bridge.mjs web: app/calls.mjs, bridge/view.d.ts (of shapes.json), embed/embed.d.ts (of embed.json) and
//   bridge/PROTOCOL.md, which are kept; tests/lint fails when they are out of date
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ takes: Record<string, string>, gives: string, shape?: string, says?: string }} Call */
/** @typedef {[name: string, call: Call]} NamedCall */
/** @typedef {{ about: string[] } & Record<string, Record<string, Record<string, Partial<Call> & { gives: string }>>>} Described  calls.json: by group and title */
/** @typedef {string | Record<string, string>} Shape  a type, or the type of each field */
/** @typedef {Record<string, Shape>} Shapes  shapes.json */
/** @typedef {Record<string, [type: string, note?: string]>} NotedFields */
/** @typedef {{ takes?: Record<string, string>, gives: string, says?: string }} Method */
/** @typedef {{ detail: string, says?: string }} BoardEvent */
/**
 * embed.json; each of its types is a type or has fields.
 * @typedef {{
 *   about: string[], version: number, messages: [from: string, what: string, says: string][],
 *   types: Record<string, { is?: string, fields?: NotedFields, says?: string }>, fields: Record<string, string>,
 *   methods: Record<string, Method>, events: Record<string, BoardEvent>, codes: Record<string, string>,
 * }} Embedded
 */
/**
 * @typedef {{
 *   name: string, says: string, magic?: string, version?: number | string, fields: [names: string, how: string, says: string][],
 *   letters?: Record<string, string>,
 * }} Container
 */
/** @typedef {{ about: string[] } & Record<string, Container[]>} Containers  containers.json: by chapter */
/**
 * A type of TypeScript that a shape is told in.
 * @typedef {{
 *   any?: Type[], all?: Type[], list?: Type, tuple?: Type[], fields?: Record<string, Type>, record?: Type,
 *   literal?: string | boolean | null, name?: string,
 * }} Type
 */
/** @typedef {{ type: Type, may: boolean, of: string | undefined }} Field  `may`: it may be missing; `of`: where it is described */
/** @typedef {Omit<Type, 'any' | 'all' | 'fields'> & { object?: Record<string, Field> }} Way  one of what a type allows */

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
    if (/\bany\b/.test(rest.shape ?? '')) throw new Error(`bridge/calls.json: ${group}, ${name}: say what it gives`);
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
const WORDS = /'[^']*'|\b[A-Z]\w+/g;
/** @param {string} type @returns {string[]} */
const namesIn = (type) => (type.match(WORDS) ?? []).filter((name) => name[0] !== "'" && name !== 'Record');
/** @param {Described} all */
function named(all) {
  const told = Object.keys(PREFIX).flatMap((group) => callsOf(all, group)).flatMap(([, { shape = '' }]) => namesIn(shape));
  for (const name of told) if (!shapes()[name]) throw new Error(`bridge/calls.json names ${name}, which bridge/shapes.json does not have`);
  return [...new Set(told)].sort();
}

// [{ group, name, shape }, …] of the calls that give JSON, by their names in JavaScript.
export const answers = (all = described()) => Object.keys(PREFIX).flatMap((group) => callsOf(all, group)
  .filter(([, { gives }]) => gives === 'json').map(([name, { shape }]) => ({ group, name: camel(name), shape: /** @type {string} */ (shape) })));

function types() {
  const { about, ...all } = shapes();
  const field = (/** @type {[name: string, type: string]} */ [name, type]) => (name === '*' ? `  [name: string]: ${type};` : `  ${name}: ${type};`);
  return `// Made by web/build/bridge.mjs from web/bridge/shapes.json.

export type Ref = string;
${Object.entries(all).map(([name, shape]) => (typeof shape === 'string' ? `
export type ${name} = ${shape};
` : `
export interface ${name} {
${Object.entries(shape).map(field).join('\n')}
}
`)).join('')}`;
}

// The types of TypeScript that shapes are told in, as { any: […] } of a union, { all: […] } of an intersection, { list },
// { tuple }, { fields }, { record }, { literal } or { name }.
const TOKEN = /\s*('[^']*'|\w+\??|[[\](){}|&:;,<>])/y;
/** @type {Map<string, Type>} */
const parsedTypes = new Map();
/** @param {string} type */
function parsed(type) {
  if (!parsedTypes.has(type)) parsedTypes.set(type, parse(type));
  return /** @type {Type} */ (parsedTypes.get(type));
}
/** @param {string} type */
function parse(type) {
  /** @type {string[]} */
  const tokens = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < type.trimEnd().length; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(type);
    if (!found) throw new Error(`no type: ${type}`);
    tokens.push(found[1]);
  }
  /** @param {string} [wanted] */
  const next = (wanted) => {
    if (wanted && tokens[0] !== wanted) throw new Error(`no type: ${type}`);
    return /** @type {string} */ (tokens.shift());
  };
  /** @template T @param {string} end @param {() => T} one */
  const list = (end, one) => {
    const found = [];
    while (tokens[0] !== end) {
      found.push(one());
      if (tokens[0] !== end) next(tokens[0] === ';' ? ';' : ',');
    }
    next(end);
    return found;
  };
  /** @param {string} sign @param {() => Type} one @param {'any' | 'all'} as @returns {Type} */
  const joined = (sign, one, as) => {
    const found = [one()];
    while (tokens[0] === sign && next()) found.push(one());
    return found.length > 1 ? { [as]: found } : found[0];
  };
  /** @returns {Type} */
  const union = () => joined('|', () => joined('&', postfix, 'all'), 'any');
  const postfix = () => {
    let found = primary();
    while (tokens[0] === '[' && tokens[1] === ']' && next() && next()) found = { list: found };
    return found;
  };
  /** @returns {Type} */
  const primary = () => {
    const token = next();
    if (token === '[') return { tuple: list(']', () => (tokens[1] === ':' && next() && next(), union())) };
    if (token === '{') return { fields: Object.fromEntries(list('}', () => /** @type {const} */ ([next(), (next(':'), union())]))) };
    if (token === '(') return /** @type {const} */ ([union(), next(')')])[0];
    if (token === 'Record') return { record: (next('<'), next('string'), next(','), /** @type {const} */ ([union(), next('>')])[0]) };
    if (/^'/.test(token)) return { literal: token.slice(1, -1) };
    if (/^(?:true|false|null)$/.test(token)) return { literal: JSON.parse(token) };
    return { name: token };
  };
  const found = union();
  if (tokens.length) throw new Error(`no type: ${type}`);
  return found;
}

// What of a value is not as its shape says: ['view.players[0].age is not described', …]. `seen`: the fields that were there,
// as "Player.life"; `all`: the shapes that it may name.
/**
 * @param {unknown} value @param {string} type @param {string} [at] @param {Set<string>} [seen] @param {Shapes} [all]
 */
export function misfits(value, type, at = type, seen = undefined, all = shapes()) {
  /** @type {Set<string>} */
  const met = new Set();
  const wrong = against(value, parsed(type), at, met, all);
  for (const one of met) seen?.add(one);
  return wrong;
}
const SIMPLE = ['boolean', 'number', 'string'];
// Fields with where they are described: { key: { type, may, of } }.
/** @param {Record<string, string | Type>} fields @param {string} [of] @returns {Record<string, Field>} */
const fieldsOf = (fields, of) => Object.fromEntries(Object.entries(fields).map(([field, type]) => {
  const key = field.replace('?', '');
  return [key, { type: typeof type === 'string' ? parsed(type) : type, may: key !== field || key === '*', of: of && `${of}.${key}` }];
}));
// The ways of a type, each without names, unions and intersections at its top.
/** @param {Type} type @returns {Way[]} */
function waysOf(type, all = shapes()) {
  if (type.any) return type.any.flatMap((one) => waysOf(one, all));
  if (type.all) return type.all.map((one) => waysOf(one, all)).reduce((some, more) => some.flatMap((a) => more.map((b) => ({ object: { ...a.object, ...b.object } }))));
  if (type.fields) return [{ object: fieldsOf(type.fields) }];
  if (!type.name || type.name === 'Ref' || type.name === 'unknown' || SIMPLE.includes(type.name)) return [type];
  const shape = all[type.name];
  if (!shape) throw new Error(`bridge/shapes.json has no ${type.name}`);
  return typeof shape === 'string' ? waysOf(parsed(shape), all) : [{ object: fieldsOf(shape, type.name) }];
}
/** @param {unknown} value @param {Type} type @param {string} at @param {Set<string>} seen @param {Shapes} all @returns {string[]} */
function against(value, type, at, seen, all) {
  const found = waysOf(type, all);
  const ways = found.map((way) => {
    /** @type {Set<string>} */
    const met = new Set();
    return { met, wrong: fits(value, way, at, met, all) };
  });
  // Of several ways the nearest counts.
  const best = ways.reduce((a, b) => (b.wrong.length < a.wrong.length ? b : a));
  for (const one of best.met) seen.add(one);
  const simple = found.filter((way) => 'literal' in way || SIMPLE.includes(way.name ?? ''));
  if (best.wrong.length && simple.length > 1 && simple.length === ways.length) return [`${at} is none of ${simple.map((way) => way.name ?? String(way.literal)).join(', ')}: ${JSON.stringify(value)}`];
  return best.wrong;
}
/** @param {unknown} value @param {Way} way @param {string} at @param {Set<string>} seen @param {Shapes} all @returns {string[]} */
function fits(value, way, at, seen, all) {
  if (way.name === 'unknown') return [];
  if ('literal' in way) return value === way.literal ? [] : [`${at} is not ${way.literal}: ${JSON.stringify(value)}`];
  if (value === null || value === undefined) return [`${at} is ${way.name ? `no ${way.name}: ` : ''}${value}`];
  if (way.name === 'Ref') return /^\d+\.\d+$/.test(/** @type {string} */ (value)) ? [] : [`${at} is no reference: ${value}`];
  if (way.name) return typeof value === way.name ? [] : [`${at} is no ${way.name}: ${JSON.stringify(value)}`];
  const { list, tuple, record } = way;
  if (list) return Array.isArray(value) ? value.flatMap((v, i) => against(v, list, `${at}[${i}]`, seen, all)) : [`${at} is no list`];
  if (tuple) {
    if (!Array.isArray(value) || value.length !== tuple.length) return [`${at} is no list of ${tuple.length}: ${JSON.stringify(value)}`];
    return value.flatMap((v, i) => against(v, tuple[i], `${at}[${i}]`, seen, all));
  }
  if (typeof value !== 'object' || Array.isArray(value)) return [`${at} is no object: ${JSON.stringify(value)}`];
  if (record) return Object.entries(value).flatMap(([key, v]) => against(v, record, `${at}.${key}`, seen, all));
  const fields = /** @type {Record<string, Field>} */ (way.object);
  const given = /** @type {Record<string, unknown>} */ (value);
  return [
    ...Object.keys(given).filter((key) => !fields[key] && !fields['*']).map((key) => `${at}.${key} is not described`),
    ...Object.entries(fields).flatMap(([key, { type, may, of }]) => {
      if (may && given[key] === undefined) return [];
      if (!(key in given)) return [`${at}.${key} is missing`];
      if (of) seen.add(of);
      return against(given[key], type, `${at}.${key}`, seen, all);
    }),
  ];
}
// All fields that there can be in a type, as `seen` has them.
/** @param {string} type @param {Set<string>} found */
export function fieldsWithin(type, found = new Set()) {
  /** @param {Type} one */
  const walk = (one) => {
    for (const way of waysOf(one)) {
      for (const inner of [way.list, way.record, ...(way.tuple ?? [])]) if (inner) walk(inner);
      for (const { type: inner, of } of Object.entries(way.object ?? {}).filter(([key]) => key !== '*').map(([, field]) => field)) {
        if (of && found.has(of)) continue;
        if (of) found.add(of);
        walk(inner);
      }
    }
  };
  walk(parsed(type));
  return found;
}

// embed/embed.d.ts: what authors of pages are told of embed.json, with those of the shapes that it names.
/** @returns {Embedded} */
export const embedded = () => read('embed.json');
// All shapes that are meant there.
/** @returns {Shapes} */
export const embedShapes = () => ({ ...shapes(), ...Object.fromEntries(Object.entries(embedded().types).map(([name, { is, fields }]) =>
  [name, is ?? Object.fromEntries(Object.entries(/** @type {NotedFields} */ (fields)).map(([field, [type]]) => [field, type]))])) });
const WIDTH = 120;
/** @param {string | undefined} says */
function comment(says, indent = '') {
  if (!says) return '';
  const lines = [''];
  for (const one of says.split(' ')) {
    if (`${indent} *  ${lines.at(-1)} ${one}`.length > WIDTH) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) && ' '}${one}`;
  }
  return `${indent}/** ${lines.join(`\n${indent} *  `)} */\n`;
}
/** @param {Record<string, string>} [takes] */
const parameters = (takes = {}) => Object.entries(takes).map(([name, type]) => `${name}: ${type}`).join(', ');
/** @param {Embedded} embed */
function embedTypes({ types: own, fields: notes, methods, events, codes }) {
  const used = new Set();
  /** @param {string} type */
  const use = (type) => {
    for (const name of namesIn(type)) {
      if (used.has(name) || (!own[name] && !shapes()[name])) continue;
      used.add(name);
      const shape = shapes()[name];
      if (own[name]) Object.values(own[name].fields ?? { is: [/** @type {string} */ (own[name].is)] }).forEach(([of]) => use(of));
      else Object.values(typeof shape === 'string' ? [shape] : shape).forEach(use);
    }
  };
  for (const { takes = {}, gives } of Object.values(methods)) [...Object.values(takes), gives].forEach(use);
  for (const { detail } of Object.values(events)) use(detail);
  for (const name of Object.keys(own)) if (!used.has(name)) throw new Error(`bridge/embed.json: nothing uses ${name}`);
  for (const note of Object.keys(notes)) if (!used.has(note.split('.')[0])) throw new Error(`bridge/embed.json: there is no ${note}`);
  /** @param {string} name @param {string | undefined} says @param {string | (readonly [field: string, type: string, note?: string])[]} fields */
  const shape = (name, says, fields) => (typeof fields === 'string' ? `${comment(says)}export type ${name} = ${fields};
` : `${comment(says)}export interface ${name} {
${fields.map(([field, type, note]) => `${comment(note, '  ')}  ${field}: ${type};\n`).join('')}}
`);
  const told = [
    ...Object.entries(own).map(([name, { is, says, fields }]) => shape(name, says, is ?? Object.entries(/** @type {NotedFields} */ (fields)).map(([field, [type, note]]) => [field, type, note]))),
    ...Object.entries(shapes()).filter(([name]) => used.has(name) && !own[name]).map(([name, of]) => shape(name, '', typeof of === 'string' ? of
      : Object.entries(of).map(([field, type]) => [field, type, notes[`${name}.${field.replace('?', '')}`]]))),
  ];
  return `// Types of <duel-board>, the element that embed.js defines. Made by web/build/bridge.mjs from web/bridge/embed.json.

/** An object of the duel: "slot.generation". */
export type Ref = string;
${told.join('\n')}
export interface BoardEvents {
${Object.entries(events).map(([name, { detail, says }]) => `${comment(says, '  ')}  ${name}: ${detail};\n`).join('')}}

/** The \`code\` of the Error that a method rejects with. */
export type Code =
${Object.entries(codes).map(([code, says]) => `${comment(says, '  ')}  | '${code}'`).join('\n')};

export interface DuelBoard extends HTMLElement {
${Object.entries(methods).map(([name, { takes, gives, says }]) => `${comment(says, '  ')}  ${name}(${parameters(takes)}): Promise<${gives}>;\n`).join('')}  destroy(): Promise<void>;
  addEventListener<K extends keyof BoardEvents>(type: K, listener: (event: CustomEvent<BoardEvents[K]>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap { 'duel-board': DuelBoard }
}
`;
}
/** @param {(string | undefined)[]} cells */
const row = (...cells) => `| ${cells.map((one) => String(one ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
/** @returns {Containers} */
export const containers = () => read('containers.json');
/** @param {Containers} containers */
function containerProtocol({ about, ...chapters }) {
  return Object.entries(chapters).map(([title, parts], i) => `# ${title}
${i ? '' : `\n${about.join(' ')}\n`}
${parts.map(({ name, says, fields, letters }) => `## ${name}

${says}

${[row('field', 'how', ''), '|---|---|---|', ...fields.map((one) => row(...one))].join('\n')}
${letters ? `\n${[row('letter', ''), '|---|---|', ...Object.entries(letters).map((one) => row(...one))].join('\n')}\n` : ''}`).join('\n')}`).join('\n');
}
/** @param {Embedded} embed */
function embedProtocol({ about, messages, methods, events, codes }) {
  return `# Embedded boards

${about.join(' ')}

${[row('from', 'message', ''), '|---|---|---|', ...messages.map(([from, what, says]) => row(from, `\`${what}\``, says))].join('\n')}

${[row('method', 'takes', 'gives', ''), '|---|---|---|---|', ...Object.entries(methods).map(([name, { takes, gives, says }]) => row(`\`${name}\``, parameters(takes), `\`${gives}\``, says))].join('\n')}

${[row('event', 'detail', ''), '|---|---|---|', ...Object.entries(events).map(([name, { detail, says }]) => row(`\`${name}\``, `\`${detail}\``, says))].join('\n')}

${[row('code', ''), '|---|---|', ...Object.entries(codes).map(([code, says]) => row(`\`${code}\``, says))].join('\n')}
`;
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
${Object.entries(calls).map(([name, { takes = {}, gives, shape, says = '' }]) => `| \`${prefix}_${name}\` | ${Object.entries(takes).map(([as, type]) => `${as}: ${type}`).join(', ')} | ${shape ? `json \`${shape.replaceAll('|', '\\|')}\`` : gives} | ${says.replaceAll('|', '\\|')} |`).join('\n')}
`).join('\n'));
  return `# Calls from JavaScript into the program

Made by \`web/build/bridge.mjs\` from \`calls.json\`, \`embed.json\` and \`containers.json\`; the shapes of JSON are in \`shapes.json\`.

${all.about.join(' ')}

${parts.join('\n')}
${embedProtocol(embedded())}
${containerProtocol(containers())}`;
}

export const kept = (all = described()) => ({ 'app/calls.mjs': modules(all), 'bridge/view.d.ts': types(), 'bridge/PROTOCOL.md': protocol(all), 'embed/embed.d.ts': embedTypes(embedded()) });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, folder = web] = process.argv.slice(2);
  for (const [name, text] of Object.entries(what === 'cpp' ? headers() : kept())) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
