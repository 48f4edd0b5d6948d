// A card chosen while others play: it is played when one's turn comes, if it may be, or else stays in the hand.
// It was chosen for one thing, to follow in this trick or to lead the next one, and is played for nothing else;
// and whatever changes what one knew (a card drawn, a marriage, the stock closed) takes the choice back.

import type { CardText, Message } from "./types";

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
  /** All else that one knows and would choose by. */
  known: string;
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
  /** Why a card may not be played. */
  refusals: () => Record<string, Message>;
}

export class Premove {
  private plan = $state.raw<Plan | null>(null);

  /** Made while a component is set up. */
  constructor(private readonly planner: Planner) {
    $effect(() => this.look());
  }

  /** The card that was chosen. */
  get card(): CardText | null {
    return this.plan?.card ?? null;
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
    const next = now && due(plan, now);
    if (next === "wait" || (next && !planner.ready())) return;
    this.plan = null;
    // The deal is over, and nothing is left to be said.
    if (next === null) return;
    if (next === "play") planner.play(plan.card);
    else planner.withdrawn(planner.refusals()[plan.card] ?? { id: "page_planned_withdrawn", params: { card: plan.card } });
  }
}
