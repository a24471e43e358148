// Types of <duel-board>, the element that embed.js defines.

export type Era = 'fifth' | 'sixth' | 'm10' | 'foundations';
export type Language = 'en' | 'pt' | 'es' | 'it';
/** play: the reader plays both sides; read: the reader steps through what the text does; puzzle: the other side gives
 *  its best answers; compare: what the four rules make of the text, side by side, and the board under any of them. */
export type Mode = 'play' | 'read' | 'puzzle' | 'compare';

export interface Setup {
  /** A `.duel` text: header, position, and then what is done. */
  text?: string;
  /** Instead of a text: a link to a position, `#p=…`, `#g…` or `#/compare/z…`. */
  link?: string;
  era?: Era;
  lang?: string;
  mode?: Mode;
  /** The seat whose cards are shown. By default that of the player who decides. */
  seat?: 'A' | 'B';
  /** `all`, `none`, or any of cast, activate, play, attack, block, mana, special, pass, each of them
   *  optionally for a single card: `cast:Shock, pass`. */
  allow?: string;
  /** `A wins`, `A survives`, `A.life >= 10` or `B.hand 0`, as in a `.duel` text; any other text is only shown in the goal line. */
  goal?: string;
  /** `none`, or any of hint, reset, undo, explain, back, play, steps, forward, compare, link, casting (the eight
   *  steps of casting above the board). With a plus, as in `+casting`, they are added to the usual ones. */
  controls?: string;
  theme?: 'dark' | 'light';
  names?: [string, string];
}

export interface Issue { line: number; column: number; message: string }
export interface Action { index: number; kind: string; text: string; object?: string; other?: string; value?: number }
export interface BoardState {
  goal: 'none' | 'open' | 'met' | 'missed';
  goal_player?: 0 | 1;
  goal_survive?: boolean;
  goal_kind?: 'wins' | 'survives' | 'life' | 'hand' | 'alive' | 'dead';
  /** Whose life or hand, and how many; `goal_card` has survived, or hasn't. */
  goal_of?: 0 | 1;
  goal_comparison?: 'equal' | 'at_least' | 'at_most';
  goal_number?: number;
  goal_card?: string;
  goal_turn?: number;
  /** How many of `steps` have been played; -1 after anything else was done. */
  step: number;
  steps: { line: number; text: string }[];
  /** What the text's `say` lines say here, in the reader's language; empty if nothing. */
  said: string;
}
/** What one seat may see. Hidden objects have no name. */
export interface State {
  turn: number;
  step_name: string;
  active: 0 | 1;
  to_act: 0 | 1 | null;
  over: boolean;
  prompt: string;
  players: { name: string; life: number; hand: number; library: number; graveyard: number }[];
  objects: { ref?: string; name?: string; zone: string; owner: number; controller: number; flags: string[] }[];
  stack: { name: string; kind: string; controller: number; targets: string }[];
  options: Action[];
  board: BoardState;
  [more: string]: unknown;
}
export interface Explanation {
  ok: boolean;
  message?: string;
  code?: string;
  text?: string;
  rule?: string;
  /** What would make it legal. */
  help?: string;
  /** All checks in order, for something done with priority; `label` names the check. */
  checks?: { ok: boolean; label: string; text: string }[];
  /** When it will be legal, if only the time is wrong. */
  next?: string;
}

export interface Preview {
  any: boolean;
  /** False if some of it depends on chance or on hidden cards; those lines are not `certain`. */
  certain: boolean;
  lines: { text: string; certain: boolean }[];
  lives: { player: number; before: number; after: number }[];
  end: 'nothing' | 'settled' | 'choice' | 'over' | 'limit';
  stop: string;
}

export interface BoardEvents {
  ready: { era: Era; issues: Issue[] };
  decision: { player: number; ask: string; why: string; prompt: string; over: boolean };
  action: { index?: number; text: string };
  event: { serial: number; turn: number; text: string };
  illegal: { action: string; code: string; text: string; rule?: string; help?: string };
  goalmet: { player: number };
  goalmissed: { player: number };
  resize: { height: number };
  error: { code: string; message: string };
}

/** A method that fails rejects with an Error that has a `code`: bad-arguments, bad-text (with `issues`), bad-link,
 *  no-link, bad-state, illegal (with `reason` and `rule`), closed, no-method, no-step, no-era, not-loaded, too-many,
 *  version. */
export interface DuelBoard extends HTMLElement {
  load(setup: Setup): Promise<{ era: Era; issues: Issue[] }>;
  getState(): Promise<State>;
  setState(state: Setup | Uint8Array): Promise<unknown>;
  getLegalActions(): Promise<Action[]>;
  /** An index of getLegalActions(), or a line of a `.duel` text: `A cast Shock -> B`. */
  act(action: number | string): Promise<boolean>;
  /** Without an argument: the current decision. With a line, or an object's `ref`: whether it is legal, and why not. */
  explain(what?: string): Promise<Explanation>;
  /** What will happen to stack and combat if everybody only passes, as far as the seat can know. */
  preview(): Promise<Preview>;
  /** The causes of an `event`, given its serial; the nearest first. */
  why(serial: number): Promise<{ text: string; rule?: string; serial?: number }[]>;
  undo(): Promise<boolean>;
  goTo(step: number): Promise<boolean>;
  play(milliseconds?: number): Promise<boolean>;
  pause(): Promise<boolean>;
  highlight(what?: string[]): Promise<boolean>;
  setLocale(lang: string): Promise<Language>;
  setEra(era: Era): Promise<boolean>;
  /** An address for the board as it is now: its text, its setup, and what has been done on it. */
  toLink(): Promise<string>;
  hint(): Promise<{ ok: boolean; text?: string; ref?: string }>;
  reset(): Promise<boolean>;
  /** The whole duel as bytes, for setState(). */
  getSaved(): Promise<Uint8Array>;
  destroy(): Promise<void>;
  addEventListener<K extends keyof BoardEvents>(type: K, listener: (event: CustomEvent<BoardEvents[K]>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap { 'duel-board': DuelBoard }
}
