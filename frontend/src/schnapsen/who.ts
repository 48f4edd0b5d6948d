// Whose doing a sentence tells of.

import { seatName } from "../lib/seats";
import type { Message, PageView, Seat } from "../lib/types";

/** $who is you or other, $name the other's name. */
export function who(view: PageView, seat: Seat): Message["params"] {
  return { who: seat === view.seat ? "you" : "other", name: seatName(view, seat) };
}
