// How the table looks while a finished trick still lies there: nothing drawn yet, nothing counted yet.

import type { Pair, SchnapsenDeal } from "../lib/types";

/** The deal with its last trick still on the table; `before` is the deal as it was before that trick ended. */
export function held(before: SchnapsenDeal, now: SchnapsenDeal): SchnapsenDeal {
  const trick = now.last_trick;
  if (trick === null) return now;
  const known = now.hand.filter((card) => before.hand.includes(card));
  const drawn = now.hand.length - known.length;
  return {
    ...now,
    hand: known,
    counts: now.counts.map((count) => count - drawn) as Pair,
    legal: now.legal.filter((move) => before.hand.includes(move)),
    marriages: now.marriages.filter(({ cards }) => cards.every((card) => known.includes(card))),
    stock: drawn ? before.stock : now.stock,
    indicator: drawn ? before.indicator : now.indicator,
    points: before.points,
    pending: before.pending,
    tricks: before.tricks,
    strict: before.strict,
    trick,
    last_trick: before.last_trick,
    number: before.number,
  };
}
