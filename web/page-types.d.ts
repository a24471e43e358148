// What the modules of web/pages and web/embed give one another, for the type check alone. What the engine answers is in
// bridge/view.d.ts.
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
import type { BoardState, CardFlaw, CardLine, CardRow, Choice, Region, Solution, SolutionFlaw, SolutionFound, State, Timeline, View } from './bridge/view.js';
import type { DuelBoard } from './embed/embed.js';

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

// ------------------------------------------------------------------ what comes of the engine's answers
// A card of a list or by itself; `sets`: the codes of its sets, where they have been looked up (app/packs.mjs).
export type Card = CardRow & { lines?: CardLine[], sets?: string[] };
// A card and how many of it.
export type Entry = [card: Card, count: number];
// A deck of the player's, without an id until it is saved.
export interface OwnDeck {
  id?: string;
  name: string;
  text: string;
}
// A mistake in a card file, as the program or the page found it.
export type Flaw = Omit<CardFlaw, 'file'> & Partial<CardFlaw>;

// The page that a review is on; the last only for the page that is saved.
export interface ReviewedPage {
  names: string[];
  size: number;
  notice: Notice;
  go(at: number): void;
  branch(at: number): void;
  lesson(): { engine: Engine, links: Links, own: UserCards, data: Timeline, lang: string };
}

// An answer of the search for a solution, which may also have come too late.
export type Searched = { verdict: Solution['verdict'], late?: boolean } & Partial<Omit<SolutionFound, 'verdict'> & Omit<SolutionFlaw, 'verdict'>>;

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
  goal?: string | null;
  controls?: string | null;
  seat?: string;
  picture?: string;
}
