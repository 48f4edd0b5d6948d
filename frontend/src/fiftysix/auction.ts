// What the page reads off the calls that were made.

import type { CallMade, Seat } from "../lib/types";
import { isBid, readCall } from "./calls";

/** The last double or redouble of the bid that stands. */
export function raisedBy(calls: readonly CallMade[]): CallMade | null {
  const last = calls.findLast(({ text }) => text !== "P");
  return last && !isBid(readCall(last.text)) ? last : null;
}

/** The call that a seat's ticket shows: while calling the last one, afterwards the last that was no pass. */
export function ticketOf(calls: readonly CallMade[], seat: Seat, calling: boolean): CallMade | undefined {
  return calls.findLast((call) => call.seat === seat && (calling || call.text !== "P"));
}
