// Why a deal of Schnapsen ended as it did, and why it counts as much as it does (rules 10 to 13).

import { seatName } from "../lib/seats";
import type { Message, PageView, SchnapsenDeal, SchnapsenResult } from "../lib/types";
import { who } from "./who";

/** How the deal was decided. */
export function outcome(view: PageView, deal: SchnapsenDeal, result: SchnapsenResult): Message {
  const { winner, reason } = result;
  return {
    id: "page_schnapsen_outcome",
    params: {
      ...who(view, winner),
      loser: who(view, 1 - winner).who!,
      other: seatName(view, 1 - winner),
      reason,
      closed: deal.closed_by === winner ? "yes" : "no",
      points: deal.points[winner]!,
      missed: deal.points[1 - winner]!,
    },
  };
}

/** What the loser had, which makes it one, two or three. */
export function basis(view: PageView, deal: SchnapsenDeal, { winner, game_points, reason }: SchnapsenResult): Message {
  const failed = reason === "closer_failed" || reason === "closer_beaten";
  const why =
    reason === "last_trick" ? "last_trick"
    : failed ? (game_points === 3 ? "closer_no_trick" : "closer")
    : (["many", "few", "no_trick"] as const)[game_points - 1]!;
  // The sentence is about the loser: $who is you where that is the viewer.
  return { id: "page_schnapsen_basis", params: { ...who(view, 1 - winner), why, then: deal.closed_by === winner ? "yes" : "no" } };
}
