// The engine's command line as the tests run it: natively with and without sanitizers, and as wasm under Node.
// Each is [name, [command, …first arguments]].
export const SANITIZED = ['native, sanitized', [process.env.UPKEEP_DUEL]];
export const NATIVE = ['native, optimised', [process.env.UPKEEP_DUEL_RELEASE]];
export const WASM = ['wasm', [process.execPath, process.env.UPKEEP_DUEL_WASM]];
