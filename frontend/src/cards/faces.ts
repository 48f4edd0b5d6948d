// Where what lies on a card: 250 × 350 units, the index 34 from the left, pips in three columns.

import { rankOf, suitOf } from "../lib/cards";
import type { Faces } from "../lib/deck.svelte";
import type { CardText } from "../lib/types";

export interface Spot {
  x: number;
  y: number;
  size: number;
  /** Upside down, as in the lower half of a card. */
  turned: boolean;
}

/** The index, as usual and large: its middle, the line that the letter stands on, and how large all is drawn. */
export const INDEX = {
  usual: { x: 34, line: 69, letter: 1, ten: 1, gap: 11, pip: 42, middle: 1 },
  // Wide enough to be seen whole where cards lie over each other, and the middle makes room for it.
  large: { x: 38, line: 88, letter: 1.44, ten: 1.16, gap: 12, pip: 58, middle: 0.86 },
} as const;

const COLUMNS = [86, 125, 164] as const;
const TOP = 73;
const ROW = 68;
const PIP = 45;
const ACE = 124;
/** Of German cards only those of Schnapsen are drawn: large signs, two on the deuce and ten in two columns. */
const GERMAN: Record<string, Spot[]> = {
  A: [false, true].map((turned) => ({ x: 125, y: turned ? 270 : 80, size: 108, turned })),
  T: [94, 156].flatMap((x) => [0, 1, 2, 3, 4].map((row) => ({ x, y: 58 + row * 58.5, size: 54, turned: row > 2 }))),
};

/** Column and row of each pip; rows are counted from 0 at the top to 3 at the bottom. */
const SPOTS: Record<string, [number, number][]> = {
  "7": [[0, 0], [2, 0], [1, 0.75], [0, 1.5], [2, 1.5], [0, 3], [2, 3]],
  "8": [[0, 0], [2, 0], [1, 0.75], [0, 1.5], [2, 1.5], [1, 2.25], [0, 3], [2, 3]],
  "9": [[0, 0], [2, 0], [0, 1], [2, 1], [1, 1.5], [0, 2], [2, 2], [0, 3], [2, 3]],
  T: [[0, 0], [2, 0], [1, 0.5], [0, 1], [2, 1], [0, 2], [2, 2], [1, 2.5], [0, 3], [2, 3]],
};

/** The pips in the middle of a card; none on a court card. */
export function spots(card: CardText, faces: Faces): Spot[] {
  const rank = rankOf(card);
  if (faces === "german") return GERMAN[rank] ?? [];
  if (rank === "A") return [{ x: 125, y: 175, size: ACE, turned: false }];
  return (SPOTS[rank] ?? []).map(([column, row]) => ({
    x: COLUMNS[column]!,
    y: TOP + row * ROW,
    size: PIP,
    turned: row > 1.5,
  }));
}

export const isCourt = (card: CardText): boolean => "JQK".includes(rankOf(card));

/** The names of the drawings that a card is made of: half of a court, a pip and the letter of its index, a pip of its middle. */
export function drawings(card: CardText, faces: Faces): Record<"court" | "pip" | "rank" | "spot", string> {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (faces === "french") return { court: `#court-${rank}${suit}`, pip: `#pip-${suit}`, rank: `#rank-${rank}`, spot: `#pip-${suit}` };
  return { court: `#german-${rank}${suit}`, pip: `#german-pip-${suit}`, rank: `#german-rank-${rank}`, spot: `#german-sign-${suit}` };
}
