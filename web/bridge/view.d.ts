// Made by web/build/bridge.mjs from web/bridge/shapes.json.

export type Ref = string;

export interface State {
  running: boolean;
  duel?: number;
  seat?: number;
  curtain?: boolean;
  computer?: boolean;
  hot_seat?: boolean;
  coming?: number;
  undo?: boolean;
  redo?: boolean;
  take_back?: number | null;
  branches?: number;
  passing?: boolean;
  hold?: boolean;
  auto_pass?: boolean;
  pause?: boolean;
  can_always?: boolean;
  can_decline?: boolean;
  window_stops?: number;
  changes?: number;
  log?: number;
  decisions?: number;
  era?: string;
  lang?: string;
  rules?: Record<string, string>;
  names?: string[];
  decks?: string[];
  computer_seats?: boolean[];
  view?: View;
}

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

export interface Explanation {
  code?: string;
  text?: string;
  rule?: string;
  help?: string;
  next?: string;
  checks?: Check[];
}

export interface Check {
  ok: boolean;
  label: string;
  text: string;
}

export interface Preview {
  any: boolean;
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

export interface HouseRule {
  name: string;
  label: string;
  values: RuleValue[];
  era: Record<string, string>;
}

export interface RuleValue {
  name: string;
  label: string;
}

export interface Probe {
  error?: string;
  era?: string;
  turn?: number;
  over?: boolean;
  winner?: number | null;
  names?: string[];
  decks?: string[];
  computers?: boolean[];
  view?: View;
}

export interface Issue {
  line: number;
  column: number;
  message: string;
  era?: string;
}

export interface Answer {
  ok?: boolean;
  message?: string;
  code?: string;
  text?: string;
  rule?: string;
  help?: string;
  next?: string;
  checks?: Check[];
}
