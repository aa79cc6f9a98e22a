// What the service sends and is sent: docs/adr/0020-one-front-end-two-engines.md.

export interface Card {
  id: number;
  owner: number;
  controller: number;
  name?: string;
  card?: string;
  cost?: string | null;
  colors?: string[];
  types?: string[];
  supertypes?: string[];
  subtypes?: string[];
  keywords?: string[];
  power?: number;
  toughness?: number;
  face_down?: boolean;
  tapped?: boolean;
  token?: boolean;
  attacking?: number;
  blocking?: number[];
  attached?: number;
  counters?: Record<string, number>;
  frame?: string; // the name of its picture
  tile?: string; // the name of its tile
  now?: string; // the name of its frame with its present characteristics
  said?: string; // what it is, in words
  why?: string; // why it may be played from where it is
  sick?: boolean;
}

export interface OnStack extends Card {
  title: string;
  words: string;
  kind?: string;
  aims: number[]; // objects, and players as -1 - seat
}

export interface Player {
  name: string;
  life: number;
  counters: Record<string, number>;
  lost: boolean;
  mana: string[];
  hand_size: number;
  library_size: number;
  hand: Card[];
  top: Card[];
  graveyard: Card[];
  commander_damage: Record<string, number>;
}

export interface Outcome {
  kind: string;
  winners: number[];
  rule: string;
  reason: string;
}

export interface Board {
  player: number;
  format: string;
  turn: number;
  step: string;
  active: number;
  day: string;
  priority: number;
  deciding: number | null;
  outcome: Outcome | null;
  players: Player[];
  battlefield: Card[];
  stack: OnStack[];
  exile: Card[];
  command: Card[];
  looking_at: Card[];
}

export interface Line {
  text: string;
  rule: string;
  head?: "turn" | "step";
}

export interface LogPart {
  keep: number;
  add: Line[];
}

export interface Option {
  n: number;
  text: string;
  card?: number;
  player?: number;
  pays?: string; // what the automatic payment takes, in words
}

export interface Main {
  n: number;
  title: string;
  detail: string;
}

export interface Question {
  kind: string;
  prompt: string;
  rule: string;
  options: Option[];
  many?: number;
  numbers?: [number, number];
  subject?: number | null;
  main?: Main | null;
  declare?: "attack" | "block";
  creatures?: { id: number; whom: number[] }[];
}

export interface Stops {
  steps: string[];
  mine: string[];
  theirs: string[];
  own_spells: boolean;
  yields: string[];
}

export interface Moment {
  board: Board;
  log: LogPart;
}

export interface State {
  table: string;
  seat: number;
  at: number;
  seats: { player: string; deck: string }[];
  moments: Moment[];
  board: Board;
  log: LogPart;
  question: Question | null;
  waiting: string | null;
  undo: boolean;
  stops: Stops;
  paying: boolean;
}

export interface Opened {
  key: string;
  invites: { key: string; seat: number }[];
  state: State;
}

export interface Reason {
  text: string;
  rule: string;
}

export interface Step {
  layer: string;
  source: string;
  change: string;
  rule: string;
  after: string[]; // what it waited for (613.8)
}

export interface Explained {
  about: string;
  rows: { what: string; value: string; steps: Step[] }[];
  printed: string[]; // what is as printed, or as a token was created
  began: string; // which of the two
}

export interface Way {
  verb: string;
  title: string;
  kind?: string;
  cost: string;
  text: string;
  size?: string;
  n: number | null;
  reasons: Reason[];
  pays?: string;
  why?: Explained["rows"]; // how its cost came about
}

export interface DeckRow {
  name: string;
  format: string;
  colors: string;
  about: string;
  size: number;
}

export interface Hello {
  version: number;
  inset: string;
  bots: string[];
  formats: string[];
  decks: DeckRow[];
  stops: string[];
}

export interface Face {
  name: string;
  cost: string;
  line: string;
  text: string;
  size: string;
}

export interface CardRow {
  name: string;
  kind: string;
  faces: Face[];
}

export interface Block {
  text: string;
  start: number;
  declined?: string;
  at?: number | null;
  expected?: string[];
  parts?: { span: [number, number]; node: string; rules: string[] }[];
  rules?: string[];
}

/** A card as the compiler read it. */
export interface MadeCard {
  name: string;
  playable: boolean;
  refused: string;
  warnings: string[];
  svg: string;
  card: CardRow | null;
  faces: { name: string; blocks: Block[] }[];
}

export interface RuleWords {
  number: string;
  what: string;
  where: string;
  proofs: string[];
  count: number;
}

export interface Problem {
  message: string;
  rule: string;
}

export interface Seat {
  player: string;
  deck: string | { name: string; text: string; blanks?: boolean };
  name?: string;
}

export const playerRef = (seat: number): number => -1 - seat;
