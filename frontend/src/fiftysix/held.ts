// How the table looks while a finished trick still lies there: it is nobody's yet, and counts for nobody.

import type { FiftySixDeal } from "../lib/types";

/** The deal with its last trick still on the table; `before` is the deal as it was before that trick ended. */
export function held(before: FiftySixDeal, now: FiftySixDeal): FiftySixDeal {
  const { points, contract, last_trick } = before;
  return { ...now, points, contract, last_trick };
}
