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

// What scripts and tests find in window.upkeep (app/main.mjs). All look at the state while a duel runs; else it holds no more
// than that none does.
interface Exposed {
  getState(): Promise<Required<import('./bridge/view.js').State>>;
  getLegalActions(): Promise<import('./bridge/view.js').Choice[]>;
  act(index: number): Promise<boolean>;
  hash(): Promise<string>;
  log(since?: number): Promise<import('./bridge/view.js').LogLine[]>;
  explain(ref: string): Promise<ReturnType<import('./app/engine.mjs').Engine['explain']>>;
  why(serial: number): Promise<ReturnType<import('./app/engine.mjs').Engine['why']>>;
  preview(): Promise<ReturnType<import('./app/engine.mjs').Engine['preview']>>;
  hint(): Promise<unknown>;
  rules(): Promise<ReturnType<import('./app/engine.mjs').Engine['rules']>>;
  decks(): Promise<ReturnType<import('./app/engine.mjs').Engine['decks']>>;
  newGame(config: Partial<Parameters<import('./app/engine.mjs').Engine['start']>[0]>): Promise<boolean>;
  undo(): Promise<unknown>;
  redo(): Promise<unknown>;
  takeBack(): Promise<unknown>;
  patience(seconds: number): void;
  passTurn(): Promise<unknown>;
  liftCurtain(): Promise<unknown>;
  concede(): Promise<unknown>;
  set(what: string, on: number | boolean): Promise<boolean>;
  leave(): Promise<void>;
  save(): Promise<Uint8Array>;
  restore(bytes: Uint8Array): Promise<string>;
  regions(): Promise<import('./bridge/view.js').Region[]>;
  frames(): Promise<number>;
  redraw(): void;
  moving(): Promise<boolean>;
  resting(): Promise<boolean>;
  saved(): Promise<boolean>;
}

interface Window {
  upkeep: Exposed;
  upkeepBoard: import('./page-types.js').EmbeddedBoard; // the same of an embedded board
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
