// What travels between the page and the table: the structs of `cardavia.wire`, written down here.

/** A seat's number, from 0 in turn order. */
export type Seat = number;
/** A card as text, rank then suit: "JD", "TC". */
export type CardText = string;
/** One figure for each side, or for each player of Schnapsen. */
export type Pair = [number, number];
export type Suit = "S" | "H" | "D" | "C";
export type GameName = "schnapsen" | "fiftysix";
export type Phase = "gathering" | "shuffling" | "playing" | "between" | "over";
export type Pace = "calm" | "normal" | "instant";

/** A sentence of the catalogue, by its id, and what fills its gaps. */
export interface Message {
  id: string;
  params: Record<string, string | number>;
}

export interface SeatView {
  /** The person's name; empty for a computer player and an empty seat. */
  name: string;
  /** The computer player that plays here now. */
  level: string | null;
  /** Whether the seat is a person's, even while a computer player stands in. */
  person: boolean;
  away: boolean;
  leaving: boolean;
}

export interface ShuffleView {
  published: string;
  seats: Seat[];
  commitments: Record<string, string>;
  values: Record<string, string>;
  /** Revealed when the match is over. */
  secret: string | null;
}

export interface Reasons {
  seat: Seat;
  ply: number;
  why: Message[];
}

export interface PageView {
  id: string;
  version: number;
  phase: Phase;
  game: GameName;
  players: number;
  rules: string;
  switches: string[];
  clockwise: boolean;
  pace: Pace;
  /** The viewer's seat; null for a spectator. */
  seat: Seat | null;
  seats: SeatView[];
  shuffle: ShuffleView | null;
  dealer: Seat | null;
  score: Pair | null;
  /** The side that has won the match. */
  winner: number | null;
  /** The number of the deal, from 0. */
  deal: number;
  /** How many moves have been made in it. */
  ply: number;
  table: SchnapsenDeal | FiftySixDeal | null;
  reasons: Reasons[];
  ready: Seat[];
  can_take_back: boolean;
  next_deal_at: number | null;
  /** Where somebody who looks back at a match looks from; the server sends none. */
  from?: Seat;
  /** What everybody held, as far as it is shown, where a match is looked back at; the server sends none. */
  open?: (CardText[] | null)[];
}

// ── Schnapsen ──────────────────────────────────────────────────────────────────────────────────

export interface Marriage {
  suit: Suit;
  worth: number;
  cards: [CardText, CardText];
}

export interface SchnapsenTrick {
  leader: Seat;
  lead: CardText | null;
  reply: CardText | null;
  /** What leading it declared: 0, 20 or 40. */
  marriage: number;
  /** The indicator that was taken before the lead. */
  exchanged: CardText | null;
  closed: boolean;
  winner: Seat | null;
  points: number;
}

export interface SchnapsenResult {
  winner: Seat;
  game_points: number;
  reason: "sixty_six" | "last_trick" | "closer_failed" | "closer_beaten";
}

export interface SchnapsenDeal {
  game: "schnapsen";
  to_act: Seat | null;
  hand: CardText[];
  counts: Pair;
  /** Cards, "exchange" and "close". */
  legal: string[];
  refusals: Record<string, Message>;
  trump: Suit;
  indicator: CardText | null;
  stock: number;
  closed_by: Seat | null;
  frozen: { points: number; tricks: number } | null;
  strict: boolean;
  points: Pair;
  pending: Pair;
  tricks: Pair;
  /** Cards known to be in each hand. */
  shown: [CardText[], CardText[]];
  marriages: Marriage[];
  trick: SchnapsenTrick;
  last_trick: SchnapsenTrick | null;
  /** Which trick is on the table, from 1. */
  number: number;
  /** Both hands, when the deal has ended. */
  hands: [CardText[], CardText[]] | null;
  rest: CardText[] | null;
  result: SchnapsenResult | null;
}

// ── 56 ─────────────────────────────────────────────────────────────────────────────────────────

export interface CallMade {
  seat: Seat;
  text: string;
  tells: Message;
}

export interface ContractView {
  number: number;
  strain: Suit | "NT";
  seat: Seat;
  stake: 1 | 2 | 4;
  wins: number;
  costs: number;
  needed: number;
  left: number;
}

export interface Pad {
  /** From which number on a contract wins and costs how many tables, undoubled. */
  scale: [number, number, number][];
  /** What each kind of call tells: "number_suit:D"; "plus_suit:D:2". */
  tells: Record<string, Message>;
  untrue: string[];
  /** What the bid that stands wins and costs after the double or redouble that is possible now. */
  raised: [number, number] | null;
}

export interface Laid {
  seat: Seat;
  card: CardText;
}

export interface FiftySixTrick {
  cards: Laid[];
  takes: Seat | null;
  points: number;
}

export interface FiftySixResult {
  made: boolean;
  points: Pair;
  swing: Pair;
}

export interface FiftySixDeal {
  game: "fiftysix";
  first: Seat;
  to_act: Seat | null;
  hand: CardText[];
  counts: number[];
  legal: string[];
  refusals: Record<string, Message>;
  calling: boolean;
  calls: CallMade[];
  contract: ContractView | null;
  pad: Pad | null;
  trick: FiftySixTrick;
  last_trick: FiftySixTrick | null;
  tricks: number;
  points: Pair;
  hands: CardText[][] | null;
  result: FiftySixResult | null;
}

// ── Messages of the socket ─────────────────────────────────────────────────────────────────────

/** What the page asks of the table; the socket adds the id. */
export type Ask =
  | { type: "sit"; name: string; seat?: Seat }
  | { type: "rise" }
  | { type: "seat_computer"; seat: Seat; level: string | null }
  | { type: "start_match" }
  | { type: "commit"; commitment: string }
  | { type: "contribute"; value: string }
  | { type: "play"; deal: number; ply: number; move: string }
  | { type: "take_back"; deal: number; ply: number }
  | { type: "ready"; deal: number }
  | { type: "still_there" };

export type FromServer =
  | { type: "view"; view: PageView }
  | { type: "accepted"; id: string; version: number }
  | { type: "refused"; id: string; reason: Message };

// ── Over HTTP ──────────────────────────────────────────────────────────────────────────────────

export interface OwnTable {
  id: string;
  game: GameName;
  players: number;
  phase: Phase;
  seat: Seat;
}

export interface Me {
  name: string;
  tables: OwnTable[];
}

/** A match that was played to its end. */
export interface MatchPlayed {
  id: string;
  match: number;
  game: GameName;
  players: number;
  seat: Seat;
  /** Who sat in each seat; a computer player has no name here. */
  names: string[];
  won: boolean;
  /** When it ended, in seconds since 1970. */
  ended: number;
}

/** A deal at one moment: what a spectator saw of it, and what everybody held. */
export interface Frame {
  table: SchnapsenDeal | FiftySixDeal;
  hands: CardText[][];
}

export interface DealReplay {
  /** Its number in the record, from 1. */
  number: number;
  dealer: Seat;
  /** The score before it. */
  score: Pair;
  /** As it was dealt, and after each move. */
  frames: Frame[];
  reasons: Reasons[];
}

/** A match to be looked back at. */
export interface Replay {
  /** Which match of its table it is, from 1; 0 for a record from elsewhere. */
  match: number;
  seat: Seat | null;
  date: string;
  /** What a spectator sees of it as it ended. */
  view: PageView;
  checked: "checked" | "no secret yet" | "no shuffle data" | "failed";
  verdict: Message[];
  deals: DealReplay[];
}

export interface NewTable {
  game: GameName;
  players: number;
  rules: string;
  level: string;
  pace: Pace;
  name: string;
  /** Fill the other seats with computer players and begin at once. */
  start: boolean;
}

export interface Section<Entry> {
  heading: Message;
  about: Message[];
  entries: Entry[];
}

export interface Rule {
  number: number;
  text: Message;
  table: { header: Message[]; rows: Message[][] } | null;
  more: Message[];
  changed: Message | null;
}

export interface Step {
  moves: string;
  text: Message;
}

/** A rank, what a card of it is worth, and how many have to play for it to be in the pack. */
export interface RankWorth {
  rank: string;
  points: number;
  players: number | null;
}

/** Contracts from and to, and what they win and cost. */
export interface Stage {
  least: number;
  most: number;
  undoubled: Pair;
  doubled: Pair;
  redoubled: Pair;
}

/** The full rules as they apply at a table. */
export interface FullRules {
  rules: string;
  page: RulesPage;
  ranks: RankWorth[];
  /** Empty for Schnapsen. */
  scale: Stage[];
}

export interface RulesPage {
  game: GameName;
  title: Message;
  about: Message[];
  terms: Section<{ word: Message; meaning: Message }>;
  sections: Section<Rule>[];
  /** The numbers of other rules that stand in a sentence, by the sentence's id. */
  mentions: Record<string, number[]>;
  switches: Section<{ name: string; rules: number[]; text: Message; here: string | null }>;
  presets: Section<{ name: string; switches: string[]; text: Message }>;
  /** Together they tell a match; “…” are the moves that are left in a deal. */
  examples: Section<Step>[];
  /** Who plays in the examples, seat by seat. */
  players: Message[];
}
