// One table as this page knows it: the view that the server shows, and what is asked of it.

import { tick } from "svelte";
import { me } from "./api";
import { DealtHands } from "./dealt";
import { fly, gather, note } from "./flight";
import { newId } from "./random";
import { shuffleStep } from "./shuffle";
import { settings } from "./settings.svelte";
import { sound } from "./sound.svelte";
import { heard } from "./sounds";
import { openLine, TableSocket } from "./socket";
import { Turnstile } from "./turnstile";
import type { Ask, Message, PageView, Seat } from "./types";

export class Table {
  /** The table as it is; null until the server has shown it. */
  view = $state.raw<PageView | null>(null);
  /** Whether the line is down, or could not be had. */
  lost = $state(false);
  /** Whether the server says that there is no such table. */
  missing = $state(false);
  /** Why the last thing asked for was refused. */
  refusal = $state.raw<Message | null>(null);
  /** The move that is on its way to the server. */
  sent = $state<string | null>(null);
  /** What was asked for until the table has moved on: a second press asks for nothing more. */
  asked = $state<"ready" | "start_match" | null>(null);
  /** What this page saw being dealt. */
  readonly dealt = new DealtHands();

  private socket: TableSocket | undefined;
  private readonly views = new Turnstile<PageView>((view) => this.show(view));
  /** How often a move has been asked for. */
  private turns = 0;
  private closed = false;
  /** Tries at once whether there is a line again. */
  readonly hurry = (): void => this.socket?.hurry();
  /** Shows all that has come: whoever acts, acts on the table as it is, and a hidden page has no frames. */
  private readonly catchUp = (): void => this.views.hurry();

  constructor(readonly id: string) {}

  /** Goes to the table: from then on it is shown as it is. */
  come(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("visibilitychange", this.catchUp);
    void this.arrive();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("visibilitychange", this.catchUp);
    this.socket?.close();
  }

  /** Who comes by a link is no guest yet: asking who one is makes one. */
  private async arrive(): Promise<void> {
    const guest = await me().catch(() => null);
    if (guest && !settings.name) settings.name = guest.name;
    if (this.closed) return;
    this.socket = new TableSocket(() => openLine(this.id), {
      view: (view) => this.views.take(view),
      connected: (up) => (this.lost = !up),
      gone: () => (this.missing = true),
    }, newId);
  }

  /** Makes moves of the own seat, one after the other; stops at the first that is refused. */
  async play(...moves: string[]): Promise<void> {
    this.catchUp();
    const from = this.view;
    if (!from || this.sent !== null) return;
    const turn = ++this.turns;
    let ply = from.ply;
    for (const move of moves) {
      this.moving(move);
      const refusal = await this.ask({ type: "play", deal: from.deal, ply: ply++, move });
      // The table may show a move before it answers: by now the next one can be on its way.
      if (turn !== this.turns) return;
      if (refusal) break;
    }
    this.moving(null);
  }

  async takeBack(): Promise<void> {
    this.catchUp();
    if (this.view) await this.ask({ type: "take_back", deal: this.view.deal, ply: this.view.ply });
  }

  async ready(): Promise<void> {
    this.catchUp();
    if (this.view) await this.askOnce({ type: "ready", deal: this.view.deal });
  }

  async startMatch(): Promise<void> {
    await this.askOnce({ type: "start_match" });
  }

  async sit(name: string, seat?: Seat): Promise<void> {
    await this.ask(seat === undefined ? { type: "sit", name } : { type: "sit", name, seat });
  }

  async rise(): Promise<void> {
    await this.ask({ type: "rise" });
  }

  async seatComputer(seat: Seat, level: string | null): Promise<void> {
    await this.ask({ type: "seat_computer", seat, level });
  }

  private async askOnce(ask: Extract<Ask, { type: "ready" | "start_match" }>): Promise<void> {
    if (this.asked === ask.type) return;
    this.asked = ask.type;
    if (await this.ask(ask)) this.asked = null;
  }

  private async ask(ask: Ask): Promise<Message | null> {
    this.refusal = null;
    const refusal = (await this.socket?.ask(ask)) ?? null;
    this.refusal = refusal;
    return refusal;
  }

  /** Shows a view; kept once the next one may come: in a frame of its own, and after the cards are dealt. */
  private show(view: PageView): Promise<unknown> {
    const before = this.view;
    const dealt = view.phase === "playing" && (view.phase !== before?.phase || view.deal !== before.deal);
    if (dealt) gather();
    else note();
    this.view = view;
    sound.play(heard(before, view));
    this.dealt.see(view);
    if (view.ply !== before?.ply || view.deal !== before?.deal) this.sent = null;
    if (view.phase !== before?.phase || view.deal !== before?.deal) this.asked = null;
    const landed = tick().then(fly);
    const step = shuffleStep(view);
    // Another tab of the same person may have been faster: that is no refusal to show.
    if (step) void this.socket?.ask(step);
    if (document.hidden) return Promise.resolve();
    return dealt ? landed.then(nextFrame) : nextFrame();
  }

  /** Shows a move as made before the server has answered. */
  private moving(move: string | null): void {
    if (this.sent === move) return;
    note();
    this.sent = move;
    void tick().then(fly);
  }
}

const nextFrame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
