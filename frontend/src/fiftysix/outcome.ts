// How a deal ended, in sentences (rules 16 to 18).

import type { ContractView, FiftySixDeal, FiftySixResult, Message, PageView, Pair, Seat } from "../lib/types";
import { against, dealsOf, doer, figure, whose } from "./whose";

/** A seat of the side that tables come to. */
export function winners(view: PageView, result: FiftySixResult): Seat {
  const side = result.swing[0] > 0 ? 0 : 1;
  const own = view.seat ?? 0;
  return own % 2 === side ? own : (own + 1) % view.players;
}

/** What was declared, and whether it was made. */
export function outcome(view: PageView, deal: FiftySixDeal, contract: ContractView, result: FiftySixResult): Message {
  const { number, strain, stake, seat } = contract;
  const points = figure(result.points, seat);
  const passed = deal.calls.every(({ text }) => text === "P");
  return {
    id: passed ? "page_fiftysix_outcome_passed" : "page_fiftysix_outcome",
    params: {
      who: passed ? whose(view, seat) : doer(view, seat),
      side: whose(view, seat),
      number,
      strain,
      suit: strain,
      stake,
      points,
      made: result.made ? "yes" : "no",
    },
  };
}

/** Said where a side had no more than what it paid: it may have owed more. */
export function capped(view: PageView, result: FiftySixResult): Message | null {
  if (view.score === null || dealsOf(view) !== null) return null;
  const gainer = winners(view, result);
  if (figure(view.score, gainer + 1) !== 0) return null;
  return { id: "page_fiftysix_paid_all", params: { who: against(view, gainer) } };
}

/** What both sides owned before a deal was paid, as far as that can be told. */
export function ownedBefore(view: PageView, score: Pair, result: FiftySixResult): Pair {
  if (capped(view, result)) return score;
  return [score[0] - result.swing[0], score[1] - result.swing[1]];
}
