// What the viewer was dealt in each deal of a match, as this page saw it: at its end that is compared with
// the packs that are shown then.

import type { CardText, PageView, Seat } from "./types";

export interface Dealt {
  seat: Seat;
  /** Who was dealt to first. */
  first: Seat;
  hand: readonly CardText[];
}

export class DealtHands {
  readonly hands = new Map<number, Dealt>();
  private published = "";

  /** Notes what a view shows of a deal that has just begun. */
  see(view: PageView): void {
    const { seat, shuffle, table, deal } = view;
    if (shuffle && shuffle.published !== this.published) {
      this.published = shuffle.published;
      this.hands.clear();
    }
    const first = firstSeat(view);
    if (seat !== null && table && first !== null) this.hands.set(deal, { seat, first, hand: table.hand });
  }
}

/** Who was dealt to first, while the viewer holds the cards that were dealt and no others; null afterwards. */
function firstSeat({ phase, seat, table }: PageView): Seat | null {
  if (phase !== "playing" || table === null) return null;
  if (table.game === "fiftysix") return table.calling ? table.first : null;
  const { hand, number, trick } = table;
  const changed = trick.exchanged !== null && trick.leader === seat;
  return hand.length === 5 && number === 1 && !changed ? trick.leader : null;
}
