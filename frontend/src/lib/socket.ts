// The line to a table.  What is asked is asked under an id, and asked again after a break until it
// has been answered; the table carries each id out once.  A line may die and nobody be told, as when a phone has
// slept or changed its network: one that does not say a word when asked is given up for another.

import type { Ask, FromServer, Message, PageView } from "./types";

/** As much of a WebSocket as is needed here. */
export type Line = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;

export interface Listener {
  /** Called with each newer view; kept once it is shown. */
  view(view: PageView): Promise<void>;
  /** Called when the line is up, and when it is down. */
  connected(up: boolean): void;
  /** Called when the server says that there is no such table. */
  gone(): void;
}

interface Question {
  text: string;
  answer: (refusal: Message | null) => void;
}

/** The code with which the server closes the line to a table that there is not. */
export const NO_SUCH_TABLE = 4404;
/** With this code nobody closes a line: so one ends that has died. */
const DIED = 1006;
export const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 8000;
/** After so long without a word the other side is asked whether it is there, in milliseconds. */
export const QUIET = 20_000;
/** So long a word is waited for: to what was asked, and from a line that is being opened. */
export const PATIENCE = 10_000;

export class TableSocket {
  private line: Line | null = null;
  private up = false;
  private closed = false;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs until the line is asked for a word, and then until it is given up. */
  private silence: ReturnType<typeof setTimeout> | undefined;
  private awaited = false;
  /** The version of the view that came last, and of the one that was shown last. */
  private version = -1;
  private shown = -1;
  private readonly unanswered = new Map<string, Question>();
  /** Who waits for the view of what was done, by its version. */
  private awaiting: { version: number; answer: Question["answer"] }[] = [];

  constructor(
    private readonly open: () => Line,
    private readonly listener: Listener,
    private readonly newId: () => string,
  ) {
    this.connect();
  }

  /**
   * Asks for something; gives null when it was done, and the reason when it was refused.  Done is what the
   * view shows: between the answer and that view the table would look as if nothing had been asked.
   */
  ask(ask: Ask): Promise<Message | null> {
    const id = this.newId();
    const text = JSON.stringify({ ...ask, id });
    return new Promise((answer) => {
      this.unanswered.set(id, { text, answer });
      if (this.up) this.say(text);
    });
  }

  /**
   * Tries at once instead of waiting, and makes sure of a line that is up: for when the network is back, or the
   * page is looked at again.
   */
  hurry(): void {
    if (this.up) return this.probe();
    if (this.closed || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.up = false;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.line?.close();
  }

  private connect(): void {
    this.timer = undefined;
    const line = this.open();
    this.line = line;
    line.onopen = () => this.opened(line);
    line.onmessage = ({ data }) => this.hear(line, JSON.parse(String(data)) as FromServer);
    line.onclose = ({ code }) => this.lost(line, code);
    this.awaited = false;
    this.await();
  }

  private say(text: string): void {
    this.line?.send(text);
    this.await();
  }

  private probe(): void {
    const ask: Ask = { type: "still_there" };
    this.say(JSON.stringify({ ...ask, id: this.newId() }));
  }

  /** Gives the line up if it says nothing from now on. */
  private await(): void {
    if (this.awaited) return;
    this.awaited = true;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.giveUp(), PATIENCE);
  }

  private heard(): void {
    this.awaited = false;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.probe(), QUIET);
  }

  private giveUp(): void {
    const { line } = this;
    if (line) this.lost(line, DIED);
    line?.close();
  }

  private opened(line: Line): void {
    if (line !== this.line) return;
    this.heard();
    this.up = true;
    this.pause = FIRST_PAUSE;
    // The first view of a connection counts whatever its version: it is how the table is now.
    this.version = this.shown = -1;
    this.listener.connected(true);
    for (const { text } of this.unanswered.values()) this.say(text);
  }

  private hear(line: Line, message: FromServer): void {
    if (line !== this.line) return;
    this.heard();
    if (message.type === "view") {
      if (message.view.version <= this.version) return;
      const { version } = message.view;
      // The first view of a connection shows how the table is now, whatever was done before.
      if (this.version < 0) this.awaiting = this.awaiting.map(({ answer }) => ({ version, answer }));
      this.version = version;
      void this.listener.view(message.view).then(() => this.settle(version));
      return;
    }
    const question = this.unanswered.get(message.id);
    this.unanswered.delete(message.id);
    if (!question) return;
    if (message.type === "refused") return question.answer(message.reason);
    this.awaiting.push({ version: message.version, answer: question.answer });
    this.settle(this.shown);
  }

  private settle(now: number): void {
    this.shown = now;
    const shown = this.awaiting.filter(({ version }) => version <= now);
    this.awaiting = this.awaiting.filter(({ version }) => version > now);
    for (const { answer } of shown) answer(null);
  }

  private lost(line: Line, code: number): void {
    if (line !== this.line || this.closed) return;
    this.line = null;
    this.up = false;
    clearTimeout(this.silence);
    this.listener.connected(false);
    if (code === NO_SUCH_TABLE) {
      this.close();
      this.listener.gone();
      return;
    }
    // Not all pages of a server that was restarted should come back in the same moment.
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

/** Opens the WebSocket of a table of this server. */
export function openLine(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
}
