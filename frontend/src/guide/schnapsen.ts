// A deal of Schnapsen, explained as it is played.  What may be done is what the table says may be done.

import { suitOf } from "../lib/cards";
import { seatName } from "../lib/seats";
import type { CardText, Message, PageView, SchnapsenDeal } from "../lib/types";
import { lesson, standing, type Lesson } from "./lesson";

const WINS = 66;
/** From this trick on a stock may be worth closing. */
const LATE = 3;

/** All that can be said of a table of Schnapsen now, what presses most first. */
export function lessons(view: PageView): Lesson[] {
  const deal = view.table;
  if (deal?.game !== "schnapsen" || view.seat === null) return [];
  if (deal.result) return ended(view, deal);
  return [
    lesson("page_guide_schnapsen_goal"),
    lesson("page_guide_schnapsen_trumps", { suit: deal.trump }),
    ...announced(view, deal),
    ...(view.phase === "playing" && deal.to_act === view.seat ? turn(deal) : []),
    ...finished(view, deal),
    ...stock(deal),
    lesson("page_guide_schnapsen_values"),
    stands(view, deal),
  ];
}

/** What somebody has announced: the stock closed, a marriage. */
function announced(view: PageView, deal: SchnapsenDeal): Lesson[] {
  const told: Lesson[] = [];
  if (deal.closed_by !== null) told.push(lesson("page_guide_schnapsen_closed", who(view, deal.closed_by)));
  const { marriage, leader } = deal.trick;
  if (marriage) {
    const pending = deal.pending[leader]! > 0 ? "yes" : "no";
    told.push(lesson("page_guide_schnapsen_declared", { ...who(view, leader), worth: marriage, pending }));
  }
  return told;
}

function turn(deal: SchnapsenDeal): Lesson[] {
  return deal.trick.lead === null ? onLead(deal) : reply(deal, deal.trick.lead);
}

function onLead(deal: SchnapsenDeal): Lesson[] {
  const may: Lesson[] = [];
  const [marriage] = deal.marriages.toSorted((a, b) => b.worth - a.worth);
  if (marriage) may.push(lesson("page_guide_schnapsen_marriage", { suit: marriage.suit, worth: marriage.worth }));
  if (deal.legal.includes("exchange") && deal.indicator) may.push(lesson("page_guide_schnapsen_exchange", { card: deal.indicator }));
  if (deal.legal.includes("close") && deal.number >= LATE) may.push(lesson("page_guide_schnapsen_close"));
  return [...may, lesson("page_guide_schnapsen_lead")];
}

function reply(deal: SchnapsenDeal, card: CardText): Lesson[] {
  if (deal.strict) {
    const forced = deal.legal.length < deal.hand.length;
    return forced ? [lesson("page_guide_schnapsen_must", { card, cards: deal.legal.join(" ") })] : [];
  }
  const suit = suitOf(card);
  return [lesson("page_guide_schnapsen_reply", { card, suit, trump: suit === deal.trump ? "yes" : "no" })];
}

function finished(view: PageView, deal: SchnapsenDeal): Lesson[] {
  const trick = deal.last_trick;
  if (trick === null || trick.winner === null) return [];
  const taken = who(view, trick.winner);
  return [lesson("page_guide_schnapsen_took", { ...taken, points: trick.points }, { which: String(taken.who) })];
}

/** What becomes of the stock. */
function stock(deal: SchnapsenDeal): Lesson[] {
  if (deal.closed_by !== null) return [];
  if (deal.strict) return [lesson("page_guide_schnapsen_strict")];
  const last = deal.stock === 2 && deal.indicator ? [lesson("page_guide_schnapsen_last", { card: deal.indicator })] : [];
  return deal.last_trick ? [...last, lesson("page_guide_schnapsen_draw")] : last;
}

function stands(view: PageView, deal: SchnapsenDeal): Lesson {
  const [mine, theirs] = [deal.points[view.seat!]!, deal.points[1 - view.seat!]!];
  return standing("page_guide_schnapsen_stands", { mine, theirs, needed: WINS - mine });
}

function ended(view: PageView, deal: SchnapsenDeal): Lesson[] {
  const { winner, game_points } = deal.result!;
  const left = view.score?.[winner] ?? 0;
  const end = { ...who(view, winner), points: game_points, left };
  return [lesson("page_guide_schnapsen_end", end), lesson("page_guide_done"), standing("page_guide_schnapsen_end", end)];
}

/** $who is you or other, $name the other's name. */
const who = (view: PageView, seat: number): Message["params"] => ({ who: seat === view.seat ? "you" : "other", name: seatName(view, seat) });
