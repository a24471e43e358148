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

export interface TextFlaw {
  line: number;
  column: number;
  message: string;
  era: string;
  mended: string;
  acts: boolean;
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
  help?: string;
  next?: string;
  checks?: Check[];
}

export type Casting = CastingNow | { on: false };

export interface CastingNow {
  on: true;
  step: number;
  player: string;
  ability: boolean;
  about: Ref | null;
  name: string;
  wanted: boolean[];
  modes: string[];
  x: number;
  kicked: number;
  buyback: boolean;
  spliced: number;
  targets: CastingTarget[];
  cost: string;
  paid_with: string[];
  tapped: number;
}

export interface CastingTarget {
  name: string;
  share: number;
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

export interface DeckRead {
  name: string;
  sideboard: number;
  sidebegins: number;
  others: number;
  more: number;
  size: number;
  cards: Copies[];
  errors: DeckError[];
  problems: DeckProblem[];
  eras: string[];
  plays: string[];
  legal: string[];
}

export interface Copies {
  name: string;
  count: number;
}

export interface DeckError {
  code: string;
  line: number;
  column: number;
  text: string;
  nearest: string;
  message: string;
}

export interface DeckProblem {
  code: string;
  forbids: boolean;
  card: string;
  message: string;
}

export interface CardRow {
  name: string;
  shown: string;
  cost: string;
  value: number;
  type: string;
  english?: string;
  kind: string;
  text: string;
  size: string;
  loyalty: number;
  colors: string;
  basic: boolean;
  since: number;
  own: boolean;
  does: string[];
}

export type CardSheet = CardRow & { lines: CardLine[] };

export type CardLine = [text: string, reminder: string, keyword: boolean];

export interface CardFlaw {
  file: string;
  where: string;
  message: string;
}

export interface CardDefinition {
  name: string;
  [name: string]: unknown;
}

export type CardRefused = [name: string, why: string, detail: string];

export type Sought = string | [bits: number, number: number];

export interface Expected {
  best: Expectation;
  nothing?: Expectation;
}

export interface Expectation {
  path: number[];
  playouts: number;
  won: number;
  lost: number;
  life: number[];
  hand: number[];
  creatures: number[];
}

export type Solution = SolutionFound | SolutionFlaw;

export interface SolutionFound {
  verdict: 'solved' | 'unsolved' | 'limit';
  actions: number;
  positions: number;
  line: SolutionLine[];
  others: SolutionLine[];
  spare: SolutionLine[];
}

export interface SolutionFlaw {
  verdict: 'wrong';
  row: number;
  column: number;
  message: string;
}

export interface SolutionLine {
  player: string;
  text: string;
}

export type Link = DuelLink | DeckLink | LinkFlaw;

export interface DuelLink {
  error: '' | 'other-rules';
  version: string;
  own_version: string;
  kind: 'duel' | 'replay' | 'challenge' | 'position';
  names: string[];
  computer: boolean[];
  decks: string[];
  era: string;
  choices: number;
  moment: number;
  turn: number;
  step: number;
  over: boolean;
  winner: number;
  to_act: number;
  life: number[];
  house_rules: boolean;
  position: boolean;
  own_cards: boolean;
}

export interface DeckLink {
  error: '';
  version: string;
  own_version: string;
  kind: 'deck';
  names: string[];
  computer: boolean[];
  decks: string[];
  cards: number;
  list: string;
}

export interface LinkFlaw {
  error: 'no-link' | 'truncated' | 'damaged' | 'older-format' | 'newer-format' | 'too-long' | 'bad-content' | 'missing-cards';
  version: string;
  own_version: string;
}

export interface Timeline {
  size: number;
  over: boolean;
  consent: boolean;
  names: string[];
  eyes: number[];
  era: string;
  moments: Moment[];
  lines: TimelineLine[];
  branches: TimelineBranch[];
}

export type Moment = [turn: number, step: number, player: number | null, marks: number];

export interface TimelineLine {
  at: number;
  turn: number;
  kind: string;
  card: number;
  rule: string;
  text: string;
}

export interface TimelineBranch {
  at: number;
  size: number;
}

export interface Decision {
  of: number;
  at: number;
  next: number;
  seat: number;
  turn: number;
  alike: boolean;
  best: Way;
  chosen: Way;
}

export interface Way {
  chance: number;
  words: string[];
  expected: Expectation;
}

export interface Comparison {
  title: string;
  eras: ComparedEra[];
  partings: Parting[];
}

export interface ComparedEra {
  era: string;
  problem: string;
  lines: ComparedLine[];
  end: ComparedEnd;
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

export interface ComparedEnd {
  sum: string;
  over: boolean;
  winner: number;
  life: number[];
  mana: number[];
  zones: ComparedZone[];
}

export interface ComparedZone {
  player: number;
  name: string;
  cards: string;
}

export interface Parting {
  from: number;
  to: number;
  line: number;
  together: boolean;
  switches: PartingSwitch[];
}

export interface PartingSwitch {
  name: string;
  label: string;
  was: string;
  is: string;
  source: string;
}

export interface Laid {
  ok: boolean;
  issues: Issue[];
}

export type BoardState = BoardSteps & (BoardGoal | { goal: 'none' });

export interface BoardSteps {
  step: number;
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
  goal_of?: number;
  goal_comparison?: 'equal' | 'at_least' | 'at_most';
  goal_number?: number;
  goal_card?: string;
}

export interface Region {
  x: number;
  y: number;
  w: number;
  h: number;
  does: string;
  arg: number;
  free: boolean;
  tab: boolean;
  focused: boolean;
  options: number[];
  label: string;
}
