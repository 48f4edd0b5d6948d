// Lists of legal calls as the table sends them, for the tests of what reads them.

import { readCall, type Call } from "../../src/fiftysix/calls";

const SUITS = ["S", "H", "D", "C"];

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Every bid over `last` (27: none yet), with the steps that plus leaves below 57, and whatever else is legal. */
export function legal(last: number, ...others: string[]): Call[] {
  const numbers = range(last + 1, 56);
  const steps = last >= 28 ? range(1, Math.min(8, 56 - last)) : [];
  return [
    ...others,
    ...numbers.flatMap((n) => SUITS.flatMap((suit) => [`${n}${suit}`, `${suit}${n}`])),
    ...numbers.flatMap((n) => [`${n}NT`, `${n}NS`]),
    ...steps.flatMap((k) => SUITS.map((suit) => `+${k}${suit}`)),
    ...(steps.includes(2) ? ["+2NS"] : []),
  ].map(readCall);
}
