// Types of <duel-board>, the element that embed.js defines. Made by web/build/bridge.mjs from web/bridge/embed.json.

/** An object of the duel: "slot.generation". */
export type Ref = string;
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
  /** What getSaved() gave of this board: what has been done on it. */
  saved?: Uint8Array;
  era?: Era;
  lang?: string;
  mode?: Mode;
  /** The seat whose cards are shown. By default that of the player who decides. */
  seat?: 'A' | 'B';
  /** `all`, `none`, or any of cast, activate, play, attack, block, mana, special, pass, each of them optionally for a
   *  single card: `cast:Shock, pass`. */
  allow?: string;
  /** `A wins`, `A survives`, `A.life >= 10` or `B.hand 0`, as in a `.duel` text; any other text is only shown in the
   *  goal line. */
  goal?: string;
  /** `none`, or any of hint, reset, undo, explain, back, play, steps, forward, compare, link, casting (the eight steps
   *  of casting above the board). With a plus, as in `+casting`, they are added to the usual ones. */
  controls?: string;
  theme?: 'dark' | 'light';
  names?: [string, string];
}

/** Something that the player who decides can do. */
export type Action = Choice;

/** What one seat may see. Hidden objects have no name. */
export type State = View & { board: BoardState };

/** `ok` is missing where an object was asked about. */
export type Explanation = Answer;

export interface View {
  seat: number | null;
  lang: string;
  era: string;
  turn: number;
  step: string;
  step_name: string;
  active: number | null;
  over: boolean;
  winner: number | null;
  players: Player[];
  objects: Thing[];
  stack: StackEntry[];
  windows: BatchWindow[];
  packets: Packet[];
  names: ZoneNames;
  phases: number;
  burns: boolean;
  ask: string;
  why: string;
  to_act: number | null;
  prompt: string;
  pass: string;
  lo: number;
  hi: number;
  done: number;
  about: Ref | null;
  options: Choice[];
  proposed: PayStep[];
  shares: Share[];
  whole: number;
  announced: number;
  placed: Placed[];
}

export interface ZoneNames {
  stack: string;
  graveyard: string;
  exile: string;
}

export interface Player {
  name: string;
  life: number;
  poison: number;
  pool: Pool;
  library: number;
  hand: number;
  graveyard: number;
  exile: number;
  active: boolean;
  priority: boolean;
  lost: boolean;
}

export interface Pool {
  W: number;
  U: number;
  B: number;
  R: number;
  G: number;
  C: number;
}

export interface Thing {
  ref: Ref | null;
  zone: string;
  owner: number;
  controller: number;
  flags: string[];
  creature: boolean;
  card?: number;
  card_name?: string;
  art?: string;
  cost?: string;
  text?: string;
  name?: string;
  form?: number;
  type?: string;
  colors?: string;
  land?: boolean;
  power?: number;
  toughness?: number;
  base_power?: number;
  base_toughness?: number;
  damage?: number;
  waiting?: number;
  counters?: Record<string, number>;
  keywords?: string[];
  attached_to?: Ref | null;
  attacks_player?: number | null;
  attacks?: Ref | null;
  blocks?: Ref[];
  place?: number;
  band?: number;
  note?: string;
}

export interface StackEntry {
  ref: Ref | null;
  source: Ref | null;
  card: number;
  controller: number;
  ability: boolean;
  name: string;
  kind: string;
  effect: string;
  targets: string;
  target_objects: Ref[];
  target_players: number[];
}

export interface BatchWindow {
  kind: string;
  about: Ref | null;
  base: number;
  player: number | null;
  title: string;
  line: string;
}

export interface Packet {
  source: Ref | null;
  card: number;
  to: Ref | null;
  to_player: number | null;
  amount: number;
  combat: boolean;
  unpreventable: boolean;
  text: string;
}

export interface Choice {
  index: number;
  kind: string;
  text: string;
  key: string;
  object: Ref | null;
  other: Ref | null;
  a: number;
  value: number;
}

export interface PayStep {
  source: Ref | null;
  mana: number;
}

export interface Share {
  to: Ref | null;
  to_player: number | null;
  name: string;
  given: number;
  lethal: number;
  asked: boolean;
}

export interface Placed {
  object: Ref | null;
  card: number;
  text: string;
}

export interface LogLine {
  serial: number;
  turn: number;
  text: string;
  at: number;
  kind?: string;
  rule?: string;
  card?: number;
}

export interface WhyLine {
  text: string;
  rule?: string;
  serial?: number;
}

export interface Check {
  ok: boolean;
  label: string;
  text: string;
}

export interface Preview {
  any: boolean;
  /** False if some of it depends on chance or on hidden cards; those lines are not `certain`. */
  certain: boolean;
  end: string;
  stop: string;
  lines: ForecastLine[];
  lives: LifeChange[];
}

export interface ForecastLine {
  text: string;
  certain: boolean;
}

export interface LifeChange {
  player: number;
  before: number;
  after: number;
}

export interface Issue {
  line: number;
  column: number;
  message: string;
}

export interface Answer {
  ok?: boolean;
  message?: string;
  column?: number;
  code?: string;
  text?: string;
  rule?: string;
  /** What would make it legal. */
  help?: string;
  /** When it will be legal, if only the time is wrong. */
  next?: string;
  /** All checks in order, for something done with priority; `label` names the check. */
  checks?: Check[];
}

export type BoardState = BoardSteps & (BoardGoal | { goal: 'none' });

export interface BoardSteps {
  /** How many of `steps` have been played; -1 after anything else was done. */
  step: number;
  /** What the text's `say` lines say here, in the reader's language; empty if nothing. */
  said: string;
  steps: BoardStep[];
}

export interface BoardStep {
  line: number;
  text: string;
}

export interface BoardGoal {
  goal: 'open' | 'met' | 'missed';
  goal_kind: 'wins' | 'survives' | 'life' | 'hand' | 'alive' | 'dead';
  goal_player: number;
  goal_survive: boolean;
  goal_turn: number;
  /** Whose life or hand, and how many; `goal_card` has survived, or hasn't. */
  goal_of?: number;
  goal_comparison?: 'equal' | 'at_least' | 'at_most';
  goal_number?: number;
  goal_card?: string;
}

export interface BoardEvents {
  /** A position is there. */
  ready: { era: Era; issues: Issue[] };
  /** Somebody is asked something else. */
  decision: { player: number | null; ask: string; why: string; prompt: string; over: boolean };
  /** Something was done, by hand or by act(). */
  action: { index?: number; text: string };
  /** A new line of the log. */
  event: LogLine;
  /** Something was refused. */
  illegal: { action: string; code?: string; text?: string; rule?: string; help?: string };
  goalmet: { player: number };
  goalmissed: { player: number };
  /** How high the board would be. */
  resize: { height: number };
  /** What no method has rejected with. */
  error: { code: string; message: string };
}

/** The `code` of the Error that a method rejects with. */
export type Code =
  /** An argument or a field of a setup is not what the method takes. */
  | 'bad-arguments'
  /** A link is damaged, or not of this version. */
  | 'bad-link'
  /** A message has no id. */
  | 'bad-message'
  /** Bytes are no saved duel. */
  | 'bad-state'
  /** A text has mistakes: `issues`. */
  | 'bad-text'
  /** The element is in no page. */
  | 'closed'
  /** Something else went wrong. */
  | 'failed'
  /** The rules refuse it: `reason`, `rule`. */
  | 'illegal'
  /** The text does not know these rules. */
  | 'no-era'
  /** A link holds no position. */
  | 'no-link'
  /** There is no such method. */
  | 'no-method'
  /** The board could not begin. */
  | 'no-start'
  /** The text has fewer steps. */
  | 'no-step'
  /** The board has no position yet. */
  | 'not-loaded'
  /** More than 100 messages in a second. */
  | 'too-many'
  /** Another version of these messages. */
  | 'version';

export interface DuelBoard extends HTMLElement {
  /** Shows another position. Issues are of what the text does after it. */
  load(setup: Setup): Promise<{ era: Era; issues: Issue[] }>;
  getState(): Promise<State>;
  /** As load(), or what getSaved() gave. */
  setState(state: Setup | Uint8Array): Promise<unknown>;
  getLegalActions(): Promise<Action[]>;
  /** An index of getLegalActions(), or a line of a `.duel` text: `A cast Shock -> B`. */
  act(action: number | string): Promise<boolean>;
  /** Without an argument: the current decision. With a line, or an object's `ref`: whether it is legal, and why not. */
  explain(what?: string): Promise<Explanation>;
  /** What will happen to stack and combat if everybody only passes, as far as the seat can know. */
  preview(): Promise<Preview>;
  /** The causes of an `event`, given its serial; the nearest first. */
  why(serial: number): Promise<WhyLine[]>;
  undo(): Promise<boolean>;
  /** The board after so many of its steps. */
  goTo(step: number): Promise<boolean>;
  /** Shows one step after the other. */
  play(milliseconds?: number): Promise<boolean>;
  pause(): Promise<boolean>;
  /** Marks objects, by name or `ref`; none without an argument. */
  highlight(what?: string[]): Promise<boolean>;
  setLocale(lang: string): Promise<Language>;
  setEra(era: Era): Promise<boolean>;
  /** An address for the board as it is now: its text, its setup, and what has been done on it. */
  toLink(): Promise<string>;
  /** What to do next on the way to the goal. */
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
