// A finished trick lies on the table until it has been seen: until a tap, the next move, or a while.

import { tick } from "svelte";
import { fly, note } from "./flight";
import type { Pace } from "./types";

/** How long it lies, in milliseconds. */
export const LIES: Record<Pace, number> = { calm: 2000, normal: 1200, instant: 0 };

export interface Tricks {
  deal: number;
  /** How many tricks of the deal are finished. */
  finished: number;
  /** Whether a card of the next trick lies there already. */
  next: boolean;
  pace: Pace;
}

export class Lying {
  /** Up to where tricks have been collected. */
  private collected = $state.raw({ deal: 0, finished: 0 });

  /** Made while a component is set up; `read` tells how the table is. */
  constructor(private readonly read: () => Tricks) {
    // What had been played before the page came is not shown again.
    this.collected = read();
    $effect(() => {
      const { deal, finished } = read();
      const { collected } = this;
      // Another deal has begun, or a card was taken back.
      if (deal !== collected.deal || finished < collected.finished)
        this.collected = { deal, finished: deal === collected.deal ? finished : 0 };
      if (!this.on) return undefined;
      const timer = setTimeout(() => this.collect(), LIES[read().pace]);
      return () => clearTimeout(timer);
    });
  }

  /** Whether the last trick still lies there. */
  get on(): boolean {
    const { deal, finished, next, pace } = this.read();
    const before = deal === this.collected.deal ? this.collected.finished : 0;
    // More than one at once: the line was down, and nothing of it was seen.
    return finished === before + 1 && !next && pace !== "instant";
  }

  /** Collects the trick. */
  collect(): void {
    const { deal, finished } = this.read();
    if (this.collected.deal === deal && this.collected.finished === finished) return;
    note();
    this.collected = { deal, finished };
    void tick().then(fly);
  }
}
