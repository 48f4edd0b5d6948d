// How a hand lies: sorted by suit with red and black in turn where that is possible, and fanned so that
// it fits and every card shows its index.

import { isRed, suitOf } from "./cards";
import type { CardText, Suit } from "./types";

/** Orders with red and black in turn, of which one still has them so whichever suit is missing; the usual one first. */
const ORDERS: readonly Suit[][] = [["S", "H", "C", "D"], ["S", "D", "C", "H"], ["H", "S", "D", "C"]];

/** The order of suits in which a hand lies red and black in turn, and does so with whatever suit comes to it later. */
export function suitOrder(hand: readonly CardText[]): readonly Suit[] {
  const held = new Set(hand.map(suitOf));
  const cost = (order: readonly Suit[]): number => clashes(order.filter((suit) => held.has(suit)));
  return ORDERS.reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

/** How often two suits of one colour lie side by side. */
function clashes(order: readonly Suit[]): number {
  return order.filter((suit, i) => i > 0 && isRed(suit) === isRed(order[i - 1]!)).length;
}

/** Lays a hand (sorted by the server, each suit from the top down) out by suit. */
export function arranged(hand: readonly CardText[], order: readonly Suit[] = suitOrder(hand)): CardText[] {
  return order.flatMap((suit) => hand.filter((card) => suitOf(card) === suit));
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
