// How a hand lies: sorted by suit with red and black in turn where that is possible, and fanned so that
// it fits and every card shows its index.

import { isRed, suitOf } from "./cards";
import type { CardText, Suit } from "./types";

/** All orders of the suits, the usual one first. */
const ORDERS: readonly Suit[][] = orders(["S", "H", "C", "D"]);

function orders(suits: Suit[]): Suit[][] {
  if (suits.length < 2) return [suits];
  return suits.flatMap((suit) => orders(suits.filter((other) => other !== suit)).map((rest) => [suit, ...rest]));
}

/** Lays the suits of a hand (sorted by the server, each suit from the top down) red and black in turn. */
export function arranged(hand: readonly CardText[]): CardText[] {
  const held = new Set(hand.map(suitOf));
  const clashes = (order: Suit[]): number => {
    const shown = order.filter((suit) => held.has(suit));
    return shown.filter((suit, i) => i > 0 && isRed(suit) === isRed(shown[i - 1]!)).length;
  };
  const best = ORDERS.reduce((one, other) => (clashes(other) < clashes(one) ? other : one));
  return best.flatMap((suit) => hand.filter((card) => suitOf(card) === suit));
}

export interface Fan {
  /** Cards in each row, the upper one first. */
  rows: number[];
  /** From one card's left edge to the next one's. */
  step: number;
  /** The width of a card. */
  width: number;
}

/** How wide a card's index is, as a part of its width: so much of each has to show. */
const INDEX = 0.27;

/**
 * Lays a fan into the room there is: the cards as wide as wished where that fits, closer together where
 * not, in two rows where one would hide an index or the least step, and smaller where even that is too wide.
 */
export function fan(cards: number, room: number, wish: { width: number; step: number; least: number }): Fan {
  const rows = (count: number): number[] =>
    count < 2 ? [cards] : [Math.floor(cards / 2), cards - Math.floor(cards / 2)];
  const longest = (count: number): number => Math.max(1, ...rows(count));
  const stepFor = (count: number, width: number): number =>
    longest(count) < 2 ? wish.step : Math.min(wish.step, (room - width) / (longest(count) - 1));
  for (const count of [1, 2]) {
    const step = stepFor(count, wish.width);
    if (step >= Math.max(wish.least, wish.width * INDEX)) return { rows: rows(count), step, width: wish.width };
  }
  const width = room / (1 + (longest(2) - 1) * INDEX);
  return { rows: rows(2), step: width * INDEX, width };
}
