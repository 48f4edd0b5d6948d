// A card chosen while others play: it is played when one's turn comes, if it may be, or else stays in the hand.
// It was chosen for one thing, to follow in this trick or to lead the next one, and is played for nothing else;
// and whatever changes what one knew (a card drawn, a marriage, the stock closed) takes the choice back.

import type { CardText, FiftySixDeal, Message, PageView, SchnapsenDeal } from "./types";

type Deal = SchnapsenDeal | FiftySixDeal;

/** How things stand, as far as a choice depends on it. */
export interface Moment {
  /** The trick on the table, counted through the deal, and whether nobody has led to it. */
  trick: number;
  empty: boolean;
  /** Whether one's own card lies there already. */
  laid: boolean;
  turn: boolean;
  hand: readonly CardText[];
  legal: readonly string[];
  /** Why other cards may not be played. */
  refusals: Record<string, Message>;
  /** All else that one knows and would choose by. */
  known: string;
}

/** What each game has its own way of telling. */
export type Ahead = Pick<Moment, "trick" | "empty" | "laid" | "known">;

/** The moment that it is, while the deal is played and no move is on its way; null where nothing can be chosen. */
export function moment({ phase, seat }: PageView, deal: Deal, sent: string | null, ahead: Ahead | null): Moment | null {
  if (phase !== "playing" || seat === null || sent !== null || ahead === null) return null;
  const { to_act, hand, legal, refusals } = deal;
  return { ...ahead, turn: to_act === seat, hand, legal, refusals };
}

export interface Plan {
  card: CardText;
  /** The trick that it is for, and whether to lead it. */
  trick: number;
  lead: boolean;
  known: string;
}

export function plan(card: CardText, now: Moment): Plan {
  return { card, trick: now.trick + (now.laid ? 1 : 0), lead: now.laid, known: now.known };
}

/** What becomes of a plan. */
export function due(plan: Plan, now: Moment): "wait" | "play" | "withdraw" {
  if (now.known !== plan.known || now.trick > plan.trick || !now.hand.includes(plan.card)) return "withdraw";
  if (now.trick < plan.trick) return "wait";
  if (!now.turn) return plan.lead ? "withdraw" : "wait";
  return now.empty === plan.lead && now.legal.includes(plan.card) ? "play" : "withdraw";
}

export interface Planner {
  /** How things stand; null while no card can be chosen, nor a chosen one wait. */
  now: () => Moment | null;
  /** Whether the turn is to be seen yet: what lies on the table may not have been looked at. */
  ready: () => boolean;
  play: (card: CardText) => void;
  /** Tells that it was not played. */
  withdrawn: (message: Message) => void;
}

export class Premove {
  private plan = $state.raw<Plan | null>(null);

  /** Made while a component is set up. */
  constructor(private readonly planner: Planner) {
    $effect(() => this.look());
  }

  /** Whether a card can be chosen: while others play. */
  get open(): boolean {
    return this.planner.now()?.turn === false;
  }

  /** The card that was chosen, until one's turn comes. */
  get card(): CardText | null {
    return this.open ? (this.plan?.card ?? null) : null;
  }

  /** Chooses a card; chosen again, it is none. */
  choose(card: CardText): void {
    const now = this.planner.now();
    this.plan = now === null || this.card === card ? null : plan(card, now);
  }

  withdraw(): void {
    this.plan = null;
  }

  private look(): void {
    const { plan, planner } = this;
    if (plan === null) return;
    const now = planner.now();
    // The deal is over, and nothing is left to be said.
    if (now === null) return this.withdraw();
    const next = due(plan, now);
    if (next === "wait" || !planner.ready()) return;
    this.plan = null;
    if (next === "play") planner.play(plan.card);
    else planner.withdrawn(now.refusals[plan.card] ?? { id: "page_planned_withdrawn", params: { card: plan.card } });
  }
}
