// What has happened between two views, in sentences: for who listens to the page.

import type { Message, PageView, SchnapsenDeal, SchnapsenTrick } from "../lib/types";
import { outcome } from "./outcome";
import { who } from "./who";

/** The sentences to speak when `now` takes the place of `before`. */
export function happened(before: PageView | null, now: PageView): Message[] {
  const deal = now.table;
  if (deal?.game !== "schnapsen") return [];
  const earlier = before?.deal === now.deal && before.table?.game === "schnapsen" ? before.table : null;
  if (earlier === null) return [message("page_schnapsen_dealt", { card: deal.indicator ?? "", suit: deal.trump }), ...turn(now, deal)];
  // A card was taken back: nothing is worth saying but whose turn it is.
  if (now.ply <= (before?.ply ?? 0)) return now.ply < (before?.ply ?? 0) ? turn(now, deal) : [];
  return [...finished(now, earlier, deal), ...laid(now, earlier.trick, deal.trick), ...ended(now, earlier, deal), ...turn(now, deal)];
}

function finished(view: PageView, earlier: SchnapsenDeal, deal: SchnapsenDeal): Message[] {
  const trick = deal.last_trick;
  if (trick === null || trick.winner === null || deal.tricks.join() === earlier.tricks.join()) return [];
  const drawn = deal.hand.filter((card) => !earlier.hand.includes(card));
  return [
    ...laid(view, earlier.trick, trick),
    message("page_schnapsen_taken", { ...who(view, trick.winner), points: trick.points }),
    ...(drawn.length ? [message("page_schnapsen_drawn", { card: drawn.join(" ") })] : []),
  ];
}

/** What came onto a trick since: by the other player only, for one's own moves are known. */
function laid(view: PageView, before: SchnapsenTrick, now: SchnapsenTrick): Message[] {
  const said: Message[] = [];
  const other = now.leader !== view.seat;
  if (other && now.exchanged && !before.exchanged)
    said.push(message("page_schnapsen_exchanges", { ...who(view, now.leader), card: now.exchanged }));
  if (other && now.closed && !before.closed) said.push(message("page_schnapsen_closes", who(view, now.leader)));
  if (other && now.lead && before.lead !== now.lead)
    said.push(message("page_schnapsen_leads", { ...who(view, now.leader), card: now.lead, worth: now.marriage }));
  const replier = 1 - now.leader;
  if (replier !== view.seat && now.reply && before.reply !== now.reply)
    said.push(message("page_schnapsen_replies", { ...who(view, replier), card: now.reply }));
  return said;
}

function turn(view: PageView, deal: SchnapsenDeal): Message[] {
  if (view.seat === null || deal.to_act !== view.seat) return [];
  return [message("page_your_turn", { what: deal.trick.lead ? "card" : "lead" })];
}

/** How the deal was decided, and what that is worth. */
function ended(view: PageView, earlier: SchnapsenDeal, deal: SchnapsenDeal): Message[] {
  if (earlier.result || !deal.result) return [];
  const { winner, game_points } = deal.result;
  const scores = message("page_schnapsen_scores", { ...who(view, winner), points: game_points });
  const won = view.phase === "over" ? [message("page_schnapsen_match_won", who(view, winner))] : [];
  return [outcome(view, deal, deal.result), scores, ...won];
}

const message = (id: string, params: Message["params"] = {}): Message => ({ id, params });
