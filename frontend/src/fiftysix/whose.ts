// Whose something is, in words: yours and theirs; to spectators the sides go by a name.

import { seatName, side, sideOf } from "../lib/seats";
import type { Message, Pair, PageView, Seat } from "../lib/types";

/** The side of a seat for a sentence: "us", "them", or to spectators a name of that side. */
export const whose = (view: PageView, seat: Seat): string =>
  view.seat === null ? seatName(view, seat) : side(view, seat);

/** The side against a seat, in the same way. */
export const against = (view: PageView, seat: Seat): string => whose(view, (seat + 1) % view.players);

/** A seat for a sentence: "you", or its name. */
export const doer = (view: PageView, seat: Seat): string => (seat === view.seat ? "you" : seatName(view, seat));

/** A message with a name for the seat that it tells of. */
export function named(view: PageView, { id, params }: Message): Message {
  return typeof params.who === "number" ? { id, params: { ...params, who: doer(view, params.who) } } : { id, params };
}

/** One of a pair of figures: the side's that a seat is on. */
export const figure = (pair: Pair, seat: Seat): number => pair[sideOf(seat)];

/** How many deals a match has where points of deals are counted; null where tables change hands. */
export function dealsOf(view: PageView): number | null {
  const found = view.switches.map((one) => /^match=deals\((\d+)\)$/.exec(one)?.[1]).find(Boolean);
  return found === undefined ? null : Number(found);
}

/** What changes hands, for sentences. */
export const unit = (view: PageView): "tables" | "points" => (dealsOf(view) === null ? "tables" : "points");
