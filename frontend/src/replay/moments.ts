// A deal looked back at, moment by moment: as it was dealt, after each move, and what it came to.

import type { DealReplay, Frame, Message, PageView, Pair, Replay, SchnapsenDeal, Seat } from "../lib/types";

type AnyDeal = Frame["table"];
type Open = NonNullable<PageView["open"]>;

export interface Moment {
  /** The table as it was to a spectator. */
  view: PageView;
  /** The same to be looked at: hands lie open, and a finished trick still lies there. */
  shown: PageView;
  /** Why a computer player moved so. */
  why: readonly Message[];
  /** Whether something begins or ends here: the deal, the auction, a trick. */
  rest: boolean;
}

/** The moments of a deal; `seen` is the seat whose hand alone lies open, or null for all hands. */
export function moments(replay: Replay, at: number, seen: Seat | null): Moment[] {
  const deal = replay.deals[at];
  if (!deal) return [];
  const from = seen ?? replay.seat ?? 0;
  return views(replay, deal, at).map((view, ply, all) => {
    const { table, hands } = frameAt(deal, ply);
    const open = hands.map((hand, seat) => (seen === null || seat === seen ? hand : null));
    const phase = view.phase === "over" ? "between" : view.phase;
    return {
      view,
      shown: { ...view, phase, from, open, table: laidOpen(view.phase === "playing" ? unsettled(table) : table, open) },
      why: deal.reasons.find((one) => one.ply === ply - 1)?.why ?? [],
      rest: ply === 0 || ply === all.length - 1 || chapter(view) !== chapter(all[ply - 1]!),
    };
  });
}

/** The deal as it was dealt and after each move, its result still to come; then the result. */
function views(replay: Replay, deal: DealReplay, at: number): PageView[] {
  const { number, dealer, score, frames, reasons } = deal;
  const begun: PageView = { ...replay.view, phase: "playing", pace: "instant", deal: number - 1, dealer, score, winner: null, reasons };
  const played = frames.map(({ table }, ply) => ({ ...begun, ply, table: unsettled(table) }));
  const last = frames.at(-1)!.table;
  if (last.result === null) return played;
  const next = replay.deals[at + 1];
  const after: Partial<PageView> = next ? { phase: "between", score: next.score } : { phase: replay.view.phase, score: replay.view.score, winner: replay.view.winner };
  return [...played, { ...begun, ...after, ply: frames.length, table: last }];
}

const unsettled = <T extends AnyDeal>(table: T): T => ({ ...table, result: null, hands: null });

/** How many tricks are finished, and whether the auction is. */
function chapter({ table }: PageView): string {
  return table?.game === "fiftysix" ? `${table.calling} ${table.tricks}` : String(table && tricks(table));
}

const tricks = (table: AnyDeal): number => (table.game === "fiftysix" ? table.tricks : table.tricks[0] + table.tricks[1]);

/** What is to be seen after so many moves: a trick that the last of them has finished still lies there. */
function frameAt({ frames }: DealReplay, ply: number): Frame {
  const now = frames[ply] ?? frames.at(-1)!;
  const before = frames[ply] && frames[ply - 1];
  return before && tricks(now.table) > tricks(before.table) ? lying(before, now) : now;
}

function lying(before: Frame, now: Frame): Frame {
  const mover = before.table.to_act!;
  const card = cardOf(now.table, mover);
  const hands = before.hands.map((hand, seat) => (seat === mover ? hand.toSpliced(hand.lastIndexOf(card), 1) : hand));
  const counts = hands.map(({ length }) => length) as Pair;
  return { hands, table: { ...before.table, to_act: null, counts, trick: now.table.last_trick } as AnyDeal };
}

/** The card that a seat laid to the last trick. */
function cardOf(table: AnyDeal, seat: Seat): string {
  if (table.game === "fiftysix") return table.last_trick?.cards.find((laid) => laid.seat === seat)?.card ?? "";
  return table.last_trick?.reply ?? "";
}

/** In Schnapsen a hand that lies open is one of which every card is known. */
function laidOpen(table: AnyDeal, open: Open): AnyDeal {
  if (table.game === "fiftysix") return table;
  return { ...table, shown: table.shown.map((known, seat) => open[seat] ?? known) as SchnapsenDeal["shown"] };
}
