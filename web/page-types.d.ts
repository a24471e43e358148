// What the modules of web/pages and web/embed give one another, and the shapes of those answers of the engine that
// bridge/shapes.json leaves open. For the type check alone.
import type { Engine } from './app/engine.mjs';
import type { Canvas } from './app/canvas.mjs';
import type { Computer } from './app/computer.mjs';
import type { Keeper } from './app/keeper.mjs';
import type { Links } from './app/links.mjs';
import type { Mirror } from './app/mirror.mjs';
import type { Pages } from './app/pages.mjs';
import type { Settings } from './app/settings.mjs';
import type { Sound } from './app/sound.mjs';
import type { Storage } from './app/storage.mjs';
import type { UserCards } from './app/user-cards.mjs';
import type { Row } from './pages/card-search.mjs';
import type { DuelBoard } from './embed/embed.js';
import type { Choice, Issue, State, View } from './bridge/view.js';

// ------------------------------------------------------------------ the page
// What main.mjs offers.
export interface App {
  engine: Engine;
  storage: Storage;
  own: UserCards & { keepDeck(deck: OwnDeck): Promise<string> };
  keeper: Keeper;
  links: Links;
  canvas: Canvas;
  computer: Computer;
  mirror: Mirror;
  settings: Settings;
  sound: Sound;
  pages: Pages;
  begin(config: Parameters<Engine['start']>[0]): boolean;
  changed(): void;
  does<T>(something: () => T): T;
  decksChanged(): void;
  guided(again?: boolean): Promise<void>;
  leave(): void;
  restore(bytes: Uint8Array): string;
  setLanguage(lang: string): void;
  shareLink?: (id?: string) => void; // once links are there (app/links.mjs)
}

// What each side page is given (app/pages.mjs).
export interface Context {
  engine: Engine;
  storage: Storage;
  app: App;
  language(): string;
  go(name: string, argument?: string): void;
  close(): void;
  notice: Notice;
}
export type Notice = (text: string) => void;

// A duel on the table has all of this.
export type Running = Required<State>;

// How a duel is played by links (pages/mail.mjs), and a saved duel.
export type { Mail, FileSum as CardFile, GameRecord as SavedDuel } from './app/storage.mjs';

// ------------------------------------------------------------------ answers of the engine
// A card as cards() and card() tell it; `lines` only the second: text, reminder and whether it is a keyword.
export interface Card extends Row {
  cost: string;
  since: number;
  lines?: [text: string, reminder?: string, keyword?: boolean][];
}
export interface Deck {
  id: string;
  name: string;
  size: number;
  own: boolean;
  plan: string;
  eras: string[];
  plays: string[];
  legal: string[];
}
// A list of cards as deckRead() understands it.
export interface DeckRead {
  name: string;
  sideboard: number;
  sidebegins: number;
  others: number;
  more: number;
  size: number;
  cards: { name: string, count: number }[];
  errors: { code: string, line: number, column: number, text: string, nearest: string, message: string }[];
  problems: { code: string, forbids: boolean, card: string, message: string }[];
}
export type Copies = DeckRead['cards'][number];
// A card and how many of it.
export type Entry = [card: Card, count: number];
// A deck of the player's, without an id until it is saved.
export interface OwnDeck {
  id?: string;
  name: string;
  text: string;
}
// A mistake in a card file.
export interface Flaw {
  file?: string;
  where: string;
  message: string;
}

export interface Timeline {
  size: number;
  over: boolean;
  consent: boolean;
  names: string[];
  eyes: number[];
  era: string;
  moments: [turn: number, step: number, player: number, marks: number][];
  lines: TimelineLine[];
  branches: { at: number, size: number }[];
}
export interface TimelineLine {
  at: number;
  turn: number;
  kind: string;
  card: number;
  rule: string;
  text: string;
}

// What comes of a way, over all playouts; the last three by player (app/hint.mjs).
export interface Expectation {
  path: number[];
  playouts: number;
  won: number;
  lost: number;
  life: number[];
  hand: number[];
  creatures: number[];
}
// What the program thinks of one way, and a decision of a duel that is reviewed.
export interface Way {
  chance: number;
  words: string[];
  expected: Expectation;
}
export interface Decision {
  at: number;
  next: number;
  seat: number;
  turn: number;
  alike: boolean;
  best: Way;
  chosen: Way;
}

// The page that a review is on; the last only for the page that is saved.
export interface ReviewedPage {
  names: string[];
  size: number;
  notice: Notice;
  go(at: number): void;
  branch(at: number): void;
  lesson(): { engine: Engine, links: Links, own: UserCards, data: Timeline, lang: string };
}

// What a link holds; with an error only the first four.
export interface Link {
  error: string;
  version: string;
  own_version: string;
  turn: number;
  kind: string;
  names: string[];
  computer: boolean[];
  decks: string[];
  cards: number;
  list: string;
  era: string;
  choices: number;
  moment: number;
  step: number;
  over: boolean;
  winner: number;
  to_act: number;
  life: number[];
  house_rules: boolean;
  position: boolean;
  own_cards: boolean;
}

// One text under several rules.
export interface Comparison {
  issues?: Issue[];
  title: string;
  eras: ComparedEra[];
  partings: Parting[];
}
export interface ComparedEra {
  era: string;
  problem: string;
  lines: ComparedLine[];
  end: {
    sum: string, over: boolean, winner: number, life: number[], mana: number[],
    zones: { player: number, name: string, cards: string }[],
  };
}
export interface ComparedLine {
  line: number;
  text: string;
  told: string[];
  sum: string;
  refused: string;
  reason: string;
  rule: string;
}
export interface Parting {
  from: number;
  to: number;
  line: number;
  together: boolean;
  switches: { name: string, label: string, was: string, is: string, source: string }[];
}

// A spell or ability on its way (bridge/casting.cpp).
export interface Casting {
  on: boolean;
  step: number;
  player: string;
  ability: boolean;
  about: string | null;
  name: string;
  wanted: boolean[];
  modes: string[];
  x: number;
  kicked: number;
  buyback: boolean;
  spliced: number;
  targets: { name: string, share: number }[];
  cost: string;
  paid_with: string[];
  tapped: number;
}

// The board of a position: its goal, if it has one, and how far its lines have been followed.
export interface BoardState {
  goal: string;
  goal_kind: string;
  goal_player: number;
  goal_survive: boolean;
  goal_turn: number;
  goal_of: number;
  goal_comparison: string;
  goal_number: number;
  goal_card: string;
  step: number;
  said: string;
  steps: { line: number, text: string }[];
}

// What a search for the solution of a position found.
export interface Solution {
  verdict: string;
  late?: boolean;
  actions?: number;
  line?: SolutionLine[];
  others?: SolutionLine[];
  spare?: SolutionLine[];
  row?: number;
  column?: number;
  message?: string;
}
export interface SolutionLine {
  player: string;
  text: string;
}

// A region of the canvas that can be pressed.
export interface Region {
  x: number;
  y: number;
  w: number;
  h: number;
  free: boolean;
  does: string;
  arg: number;
  options: number[];
  label: string;
  focused: boolean;
  tab: boolean;
}

// ------------------------------------------------------------------ lessons, as the build writes them
export interface Lesson {
  id: string;
  title: string;
  task?: string;
  sources?: string;
}
export interface Puzzle extends Lesson {
  level: number;
}
export interface Topic {
  name: string;
  able: string;
  time: string;
  lessons: Lesson[];
}
export interface LessonWay {
  id: string;
  name: string;
  about: string;
  time: string;
  lessons: string[];
}
export interface Course {
  topics: Topic[];
  ways?: LessonWay[];
  time: string;
  puzzles: Puzzle[];
}

// ------------------------------------------------------------------ boards on a page
// An element <duel-board> (embed/embed.js) with what only our own pages and tests use of it.
declare module './embed/embed.js' {
  interface DuelBoard {
    frame?: HTMLIFrameElement;
    port?: MessagePort;
    opening?: Promise<void> | null;
    sleep(): Promise<void>;
    text: string;
    open(now?: boolean): Promise<void>;
    call(method: string, given: unknown[]): Promise<unknown>;
    getState(): Promise<View & { board: BoardState }>;
    getLegalActions(): Promise<Choice[]>;
  }
}
export type Board = DuelBoard;
// The same from within its frame.
export type EmbeddedBoard = Omit<DuelBoard, keyof HTMLElement> & { regions(): Region[], resting(): boolean };
// A place that shows one sheet at a time; `turn` is what it shows now.
export type Place = HTMLElement & { turn?: object | null };

// What a board is to be embedded with.
export interface BoardSetup {
  base?: string;
  lang: string;
  mode: string;
  title?: string;
  text: string;
  goal?: string;
  controls?: string;
  seat?: string;
  picture?: string;
}
