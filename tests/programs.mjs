// The engine's command line as the tests run it: natively with and without sanitizers, and as wasm under Node. Each is
// [name, [command, …first arguments]]; only those are run that the environment names.
/**
 * @param {string} name @param {string | undefined} path @param {...string} first
 * @returns {[name: string, command: [string, ...string[]]][]}
 */
const program = (name, path, ...first) => (path ? [[name, /** @type {[string, ...string[]]} */ (/** @type {string[]} */ ([...first, path]))]] : []);
export const SANITIZED = program('native, sanitized', process.env.UPKEEP_DUEL);
export const NATIVE = program('native, optimised', process.env.UPKEEP_DUEL_RELEASE);
export const WASM = program('wasm', process.env.UPKEEP_DUEL_WASM, process.execPath);
export const programs = [...SANITIZED, ...NATIVE, ...WASM];

// What execFileSync() throws.
/** @typedef {Error & import('node:child_process').SpawnSyncReturns<string>} Ended */

// The one for long searches.
export const FAST = [...NATIVE, ...WASM, ...SANITIZED][0]?.[1];

// The one limit of a program that a test runs, in milliseconds: a busy machine is no reason to end it.
export const LONGEST = 1800000;
