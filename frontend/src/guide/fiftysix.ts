// A deal of 56, explained as it is called and played.  What may be done is what the table says may be done.

import { suitOf } from "../lib/cards";
import { seatName, side, sideOf } from "../lib/seats";
import type { ContractView, FiftySixDeal, Laid, PageView } from "../lib/types";
import { isBid, readCall } from "../fiftysix/calls";
import { winners } from "../fiftysix/outcome";
import { doer } from "../fiftysix/whose";
import { lesson, standing, type Lesson } from "./lesson";

/** All that can be said of a table of 56 now, what presses most first. */
export function lessons(view: PageView): Lesson[] {
  const deal = view.table;
  if (deal?.game !== "fiftysix" || view.seat === null) return [];
  if (deal.result) return ended(view, deal);
  const asked = view.phase === "playing" && deal.to_act === view.seat;
  const now = deal.calling ? calling(view, deal, asked) : playing(view, deal, asked);
  return [lesson("page_guide_fiftysix_sides", { names: partners(view), seats: view.players }), ...now];
}

const partners = (view: PageView): string =>
  view.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== view.seat && side(view, seat) === "us")
    .map((seat) => seatName(view, seat))
    .join(", ");

// ── The auction ────────────────────────────────────────────────────────────────────────────────

function calling(view: PageView, deal: FiftySixDeal, asked: boolean): Lesson[] {
  return [
    lesson("page_guide_fiftysix_auction"),
    ...(asked ? [lesson("page_guide_fiftysix_call")] : []),
    ...heard(view, deal),
    lesson("page_guide_fiftysix_values"),
    ...bidStands(view, deal),
  ];
}

/** What others have called, the newest first; each kind of call is explained once. */
function heard(view: PageView, deal: FiftySixDeal): Lesson[] {
  return deal.calls
    .filter(({ seat }) => seat !== view.seat)
    .toReversed()
    .map(({ seat, tells }) =>
      lesson("page_guide_fiftysix_heard", { name: seatName(view, seat), who: side(view, seat) }, { which: tells.id, then: tells }),
    );
}

function bidStands(view: PageView, deal: FiftySixDeal): Lesson[] {
  const bid = deal.contract;
  // Nobody bids more than all the points there are.
  return bid && bid.number < 56 ? [standing("page_guide_fiftysix_bid", { who: doer(view, bid.seat), least: bid.number + 1 })] : [];
}

// ── The play ───────────────────────────────────────────────────────────────────────────────────

function playing(view: PageView, deal: FiftySixDeal, asked: boolean): Lesson[] {
  const contract = deal.contract!;
  const { number, strain, seat, wins, costs, stake } = contract;
  const declaring = side(view, seat);
  return [
    lesson("page_guide_fiftysix_contract", { who: declaring, number, strain, suit: strain, passed: anyBid(deal) ? "no" : "yes" }),
    ...(asked ? turn(view, deal, contract) : []),
    ...(open(contract) ? [] : [lesson(...decided(contract, declaring))]),
    ...finished(view, deal),
    lesson("page_guide_fiftysix_stake", { who: declaring, wins, costs, stake }),
    ...(deal.tricks === 0 ? [lesson("page_guide_fiftysix_first", { who: doer(view, deal.first) })] : []),
    lesson("page_guide_fiftysix_values"),
    open(contract) ? stands(view, deal, contract) : standing(...decided(contract, declaring)),
  ];
}

const anyBid = (deal: FiftySixDeal): boolean => deal.calls.some(({ text }) => isBid(readCall(text)));

function turn(view: PageView, deal: FiftySixDeal, { strain }: ContractView): Lesson[] {
  const [led] = deal.trick.cards;
  if (!led) return [lesson("page_guide_fiftysix_lead")];
  const suit = suitOf(led.card);
  const follows = deal.legal.every((card) => suitOf(card) === suit);
  const trump = strain === "NT" ? "none" : suit === strain ? "led" : "other";
  const answer = follows ? lesson("page_guide_fiftysix_follow", { suit }) : lesson("page_guide_fiftysix_free", { suit, trump });
  const { takes } = deal.trick;
  if (takes === null) return [answer];
  const so_far = side(view, takes);
  return [answer, lesson("page_guide_fiftysix_takes", { who: so_far }, { which: so_far })];
}

const decided = ({ needed }: ContractView, who: string) => ["page_guide_fiftysix_decided", { who, made: needed > 0 ? "no" : "yes" }] as const;

const open = ({ needed, left }: ContractView): boolean => needed > 0 && needed <= left;

/** What became of the last trick. */
function finished(view: PageView, deal: FiftySixDeal): Lesson[] {
  const trick = deal.last_trick;
  if (!trick || trick.takes === null) return [];
  const to = side(view, trick.takes);
  const took = lesson("page_guide_fiftysix_took", { name: doer(view, trick.takes), who: to, points: trick.points }, { which: to });
  return twins(trick.cards) ? [lesson("page_guide_fiftysix_twins"), took] : [took];
}

const twins = (cards: readonly Laid[]): boolean => new Set(cards.map(({ card }) => card)).size < cards.length;

function stands(view: PageView, deal: FiftySixDeal, { needed, left, seat }: ContractView): Lesson {
  const own = sideOf(view.seat!);
  const figures = { ours: deal.points[own], theirs: deal.points[1 - own]!, who: side(view, seat), needed, left };
  return standing("page_guide_fiftysix_stands", figures);
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────

function ended(view: PageView, deal: FiftySixDeal): Lesson[] {
  const { made, swing } = deal.result!;
  const end = {
    who: side(view, deal.contract!.seat),
    made: made ? "yes" : "no",
    gainer: side(view, winners(view, deal.result!)),
    tables: Math.abs(swing[0]),
  };
  return [lesson("page_guide_fiftysix_end", end), lesson("page_guide_done"), standing("page_guide_fiftysix_end", end)];
}
