// Where what lies on a card: 250 × 350 units, the index 34 from the left, pips in three columns.

import { rankOf, suitOf } from "../lib/cards";
import type { CardText } from "../lib/types";

export interface Spot {
  x: number;
  y: number;
  size: number;
  /** Upside down, as in the lower half of a card. */
  turned: boolean;
}

const COLUMNS = [86, 125, 164] as const;
const TOP = 73;
const ROW = 68;
const PIP = 45;
const ACE = 124;

/** Column and row of each pip; rows are counted from 0 at the top to 3 at the bottom. */
const SPOTS: Record<string, [number, number][]> = {
  "7": [[0, 0], [2, 0], [1, 0.75], [0, 1.5], [2, 1.5], [0, 3], [2, 3]],
  "8": [[0, 0], [2, 0], [1, 0.75], [0, 1.5], [2, 1.5], [1, 2.25], [0, 3], [2, 3]],
  "9": [[0, 0], [2, 0], [0, 1], [2, 1], [1, 1.5], [0, 2], [2, 2], [0, 3], [2, 3]],
  T: [[0, 0], [2, 0], [1, 0.5], [0, 1], [2, 1], [0, 2], [2, 2], [1, 2.5], [0, 3], [2, 3]],
};

/** The pips in the middle of a card; none on a court card. */
export function spots(card: CardText): Spot[] {
  const rank = rankOf(card);
  if (rank === "A") return [{ x: 125, y: 175, size: ACE, turned: false }];
  return (SPOTS[rank] ?? []).map(([column, row]) => ({
    x: COLUMNS[column]!,
    y: TOP + row * ROW,
    size: PIP,
    turned: row > 1.5,
  }));
}

export const isCourt = (card: CardText): boolean => "JQK".includes(rankOf(card));

/** The name of the drawing for a court card. */
export const courtName = (card: CardText): string => `court-${rankOf(card)}${suitOf(card)}`;
