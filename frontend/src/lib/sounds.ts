// What is to be heard when the table changes.  Each sound says one thing: a card was laid, whose the trick is,
// whose the deal, and that one is awaited.

import { ownSeat, sideOf } from "./seats";
import type { FiftySixDeal, PageView, SchnapsenDeal, Seat } from "./types";

export type Heard = "card" | "trick_ours" | "trick_theirs" | "deal_ours" | "deal_theirs" | "turn";

/** What is heard when `now` takes the place of `before`, in this order. */
export function heard(before: PageView | null, now: PageView): Heard[] {
  const [earlier, deal] = [before?.table, now.table];
  if (!before || !earlier || !deal || before.deal !== now.deal || now.ply < before.ply) return turn(before, now);
  const [was, is] = [laid(before.players, earlier), laid(now.players, deal)];
  const trick = tricks(deal) > tricks(earlier) ? taker(deal) : null;
  const winner = earlier.result === null ? dealWinner(deal) : null;
  return [
    ...(is > was ? (["card"] as const) : []),
    ...(trick === null ? [] : [ours(now, trick) ? ("trick_ours" as const) : ("trick_theirs" as const)]),
    ...(winner === null ? [] : [ours(now, winner) ? ("deal_ours" as const) : ("deal_theirs" as const)]),
    ...turn(before, now),
  ];
}

const ours = (view: PageView, seat: Seat): boolean => sideOf(seat) === sideOf(ownSeat(view));

function turn(before: PageView | null, now: PageView): Heard[] {
  const awaited = (view: PageView | null): boolean =>
    view?.phase === "playing" && view.seat !== null && view.table?.to_act === view.seat;
  return before && awaited(now) && !awaited(before) ? ["turn"] : [];
}

/** How many cards have been laid in the deal. */
function laid(players: number, deal: SchnapsenDeal | FiftySixDeal): number {
  if (deal.game === "fiftysix") return deal.tricks * players + deal.trick.cards.length;
  return tricks(deal) * players + [deal.trick.lead, deal.trick.reply].filter((card) => card !== null).length;
}

const tricks = (deal: SchnapsenDeal | FiftySixDeal): number =>
  deal.game === "fiftysix" ? deal.tricks : deal.tricks[0] + deal.tricks[1];

const taker = (deal: SchnapsenDeal | FiftySixDeal): Seat | null =>
  (deal.game === "fiftysix" ? deal.last_trick?.takes : deal.last_trick?.winner) ?? null;

/** A seat of the side that the deal has paid. */
function dealWinner(deal: SchnapsenDeal | FiftySixDeal): Seat | null {
  if (deal.result === null) return null;
  if (deal.game === "schnapsen") return deal.result.winner;
  const [first, second] = deal.result.swing;
  return first === second ? null : first > second ? 0 : 1;
}
