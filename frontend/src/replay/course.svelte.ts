// Where somebody is who looks back at a match, and the ways to go from there.

import { tick } from "svelte";
import { fly, note } from "../lib/flight";
import type { Replay, Seat } from "../lib/types";
import { moments, type Moment } from "./moments";

export class Course {
  /** Which of the replay's deals it is, from 0. */
  at = $state(0);
  /** Which moment of the deal it is, from 0. */
  ply = $state(0);
  /** Whose hand alone lies open; null for all hands. */
  seen = $state<Seat | null>(null);
  /** Whether it goes on by itself. */
  playing = $state(false);
  readonly moments: readonly Moment[] = $derived.by(() => moments(this.replay, this.at, this.seen));

  constructor(readonly replay: Replay) {}

  get now(): Moment | undefined {
    return this.moments[this.ply];
  }

  get atStart(): boolean {
    return this.at === 0 && this.ply === 0;
  }

  get atEnd(): boolean {
    return this.at === this.replay.deals.length - 1 && this.ply === this.moments.length - 1;
  }

  /** One moment on or back, over the end of a deal. */
  step(by: 1 | -1): void {
    if (this.moments[this.ply + by]) this.go(this.at, this.ply + by);
    else this.cross(by);
  }

  /** To where the next trick is finished, or the one before; so over the end of a deal, too. */
  stride(by: 1 | -1): void {
    let ply = this.ply + by;
    while (this.moments[ply] && !this.moments[ply]!.rest) ply += by;
    if (this.moments[ply]) this.go(this.at, ply);
    else this.cross(by);
  }

  /** To the next deal, or to the beginning of this one and then of the one before. */
  deal(by: 1 | -1): void {
    const at = by < 0 && this.ply > 0 ? this.at : this.at + by;
    if (this.replay.deals[at]) this.go(at, 0);
  }

  /** To a moment of a deal; to its last one where it has fewer. */
  go(at: number, ply: number): void {
    note();
    this.at = Math.max(0, Math.min(at, this.replay.deals.length - 1));
    this.ply = Math.max(0, Math.min(ply, this.moments.length - 1));
    void tick().then(fly);
  }

  /** Goes on by itself, from the beginning where all has been seen. */
  play(): void {
    if (!this.playing && this.atEnd) this.go(0, 0);
    this.playing = !this.playing;
  }

  private cross(by: 1 | -1): void {
    if (this.replay.deals[this.at + by]) this.go(this.at + by, by > 0 ? 0 : Infinity);
  }

  // ── The place in an address: “#2.7”, the second deal of the record after seven moves ─────────────

  get place(): string {
    return `#${this.replay.deals[this.at]?.number ?? 1}.${this.ply}`;
  }

  /** Goes to the place that an address names; to the beginning where it names none. */
  find(hash: string): void {
    const [, number, ply] = /^#(\d+)(?:\.(\d+))?$/.exec(hash) ?? [];
    const at = this.replay.deals.findIndex((deal) => deal.number === Number(number));
    this.go(Math.max(0, at), at < 0 ? 0 : Number(ply ?? 0));
  }
}
