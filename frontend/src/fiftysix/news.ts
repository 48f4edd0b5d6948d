// What has happened between two views, in sentences: for who listens to the page.

import { cardName } from "../lib/cards";
import { seatName } from "../lib/seats";
import type { FiftySixDeal, Laid, Message, PageView } from "../lib/types";
import { say, tell } from "../lib/words";
import { outcome, winners } from "./outcome";
import { doer, unit, whose } from "./whose";

/** The sentences to speak when `now` takes the place of `before`. */
export function news(before: PageView | null, now: PageView): string[] {
  const deal = now.table;
  if (deal?.game !== "fiftysix") return [];
  const earlier = before?.deal === now.deal && before.table?.game === "fiftysix" ? before.table : null;
  if (earlier === null) {
    const dealt = now.ply === 0 ? [say("page_fiftysix_dealt_out", { who: doer(now, deal.first) })] : [];
    return [...dealt, ...turn(now, deal)];
  }
  if (now.ply === before?.ply) return [];
  // A move was taken back: nothing is worth saying but whose turn it is.
  if (now.ply < (before?.ply ?? 0)) return turn(now, deal);
  return [...called(now, earlier, deal), ...laid(now, earlier, deal), ...ended(now, earlier, deal), ...turn(now, deal)];
}

function called(view: PageView, earlier: FiftySixDeal, deal: FiftySixDeal): string[] {
  const calls = deal.calls.slice(earlier.calls.length).filter(({ seat }) => seat !== view.seat);
  const said = calls.map(({ seat, tells }) => say("page_fiftysix_heard", { name: seatName(view, seat), tells: tell(tells) }));
  if (!earlier.calling || deal.calling || !deal.contract) return said;
  const { number, strain, stake, seat } = deal.contract;
  return [...said, say("page_fiftysix_settled", { number, strain, suit: strain, stake, who: doer(view, seat) })];
}

function laid(view: PageView, earlier: FiftySixDeal, deal: FiftySixDeal): string[] {
  const finished = deal.tricks > earlier.tricks ? deal.last_trick : null;
  const before = finished ? earlier.trick.cards : deal.trick.cards.length >= earlier.trick.cards.length ? earlier.trick.cards : [];
  const cards = finished ? [...finished.cards.slice(before.length), ...deal.trick.cards] : deal.trick.cards.slice(before.length);
  const plays = ({ seat, card }: Laid): string => say("page_laid", { who: "them", name: seatName(view, seat), card: cardName(card) });
  const said = cards.filter(({ seat }) => seat !== view.seat).map(plays);
  if (!finished || finished.takes === null) return said;
  return [...said, say("page_fiftysix_took", { who: doer(view, finished.takes), points: finished.points })];
}

function ended(view: PageView, earlier: FiftySixDeal, deal: FiftySixDeal): string[] {
  if (earlier.result || !deal.result || !deal.contract) return [];
  const gainer = winners(view, deal.result);
  const gain = { tables: Math.abs(deal.result.swing[0]), unit: unit(view), who: whose(view, gainer) };
  return [tell(outcome(view, deal, deal.contract, deal.result)), say("page_fiftysix_gain", gain)];
}

/** What the viewer is asked for now. */
export function asked(view: PageView, deal: FiftySixDeal): Message | null {
  if (view.phase !== "playing" || view.seat === null || deal.to_act !== view.seat) return null;
  if (deal.calling) return { id: "page_your_turn", params: { what: "call" } };
  const led = deal.trick.cards[0]?.card.slice(-1);
  if (led === undefined) return { id: "page_your_turn", params: { what: "lead" } };
  const follow = deal.legal.length < deal.hand.length && deal.legal.every((card) => card.endsWith(led));
  return follow ? { id: "page_fiftysix_follow", params: { suit: led } } : { id: "page_your_turn", params: { what: "card" } };
}

const turn = (view: PageView, deal: FiftySixDeal): string[] => {
  const message = asked(view, deal);
  return message ? [tell(message)] : [];
};
