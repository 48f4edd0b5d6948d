// What a player means to do before leading: exchange and close.  It is shown at once and can be taken
// back; it is sent only with the lead, in the order of the rules (rule 3).

import { rankOf, suitOf } from "../lib/cards";
import type { Marriage, SchnapsenDeal } from "../lib/types";

export interface Stage {
  exchange: boolean;
  close: boolean;
}

export const NOTHING: Stage = { exchange: false, close: false };

/** The moves in the order in which they are sent. */
export const moves = (stage: Stage, lead: string): string[] => [
  ...(stage.exchange ? ["exchange"] : []),
  ...(stage.close ? ["close"] : []),
  lead,
];

/** The deal as it looks with what is meant done. */
export function staged(deal: SchnapsenDeal, stage: Stage, own: 0 | 1): SchnapsenDeal {
  let after = deal;
  if (stage.exchange && deal.indicator !== null) after = exchanged(after, deal.indicator);
  if (stage.close) after = { ...after, closed_by: own, strict: true };
  return after;
}

function exchanged(deal: SchnapsenDeal, indicator: string): SchnapsenDeal {
  const jack = `J${deal.trump}`;
  const hand = [...deal.hand.filter((card) => card !== jack), indicator];
  const marriage = newMarriage(hand, indicator);
  return {
    ...deal,
    hand: sorted(hand),
    indicator: jack,
    legal: [...deal.legal.filter((move) => move !== jack), indicator],
    marriages: marriage ? [...deal.marriages, marriage] : deal.marriages,
  };
}

/** King or Queen just taken, with the other in hand: a marriage in trumps (rule 7). */
function newMarriage(hand: readonly string[], taken: string): Marriage | null {
  const suit = suitOf(taken);
  const [king, queen] = [`K${suit}`, `Q${suit}`];
  const pair = "KQ".includes(rankOf(taken)) && hand.includes(king) && hand.includes(queen);
  return pair ? { suit, worth: 40, cards: [king, queen] } : null;
}

const ORDER = "ATKQJ";

function sorted(hand: readonly string[]): string[] {
  return [...hand].sort((a, b) => ORDER.indexOf(rankOf(a)) - ORDER.indexOf(rankOf(b)));
}
