// For the type check alone (tests/lint): what the modules of the page find that none of them makes.

// Put in by the site's build: the words of a group of keys in the language that is shown, and all languages as
// [tag, name] (assets/build/strings.mjs).
declare function strings(group: string): Record<string, string[]>;
declare function languages(): [string, string][];

// The engine's state: while a duel runs, all of it is there.
type RunningState = Required<import('./bridge/view.js').State> & { running: true };
type DuelState = RunningState | (import('./bridge/view.js').State & { running: false });

// A program in its memory. What else it offers is called through app/calls.mjs.
interface Program {
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _free(place: number): void;
}

type ElementOf<Tag extends string> = Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement;

interface Window {
  upkeep: any; // for scripts and tests
  upkeepBoard: any; // the same of an embedded board
}
interface Navigator {
  connection?: { saveData: boolean }; // not in every browser
}

// The program, which the build makes, and what it copies from packages.
declare module '*/upkeep.js' {
  export default function createUpkeep(options: object): Promise<Program>;
}
declare module '*/upkeep-thinker.js' {
  export default function createUpkeep(options?: object): Promise<Program>;
}
declare module '*/upkeep-reader.js' {
  export default function createReader(options?: object): Promise<Program>;
}
declare module '*/vendor/qrcode.mjs' {
  const qrcode: any;
  export default qrcode;
}
