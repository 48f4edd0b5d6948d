// What has just happened, for who listens to the page: a live region speaks each line that is added to it.
// Lines stay for a while, so that none is lost however quickly the next one comes.

import { spoken } from "./cards";

/** So many lines can be read again. */
export const KEPT = 20;

interface Line {
  id: number;
  text: string;
}

/** Several things one after the other, each as a sentence of its own. */
export function sentences(said: readonly string[]): string {
  return said.map((one) => (/\p{Sentence_Terminal}$/u.test(one) ? one : `${one}.`)).join(" ");
}

class Announcer {
  lines = $state.raw<readonly Line[]>([]);
  /** The same lines, for who adds one: an effect that speaks is not to run again for what it said. */
  private kept: readonly Line[] = [];
  private next = 0;

  /** Says several things one after the other, each as a sentence of its own. */
  tell(said: readonly string[]): void {
    this.say(sentences(said));
  }

  /** Says a text, with its cards by their names; the same text twice is heard twice. */
  say(shown: string): void {
    if (!shown) return;
    this.kept = [...this.kept.slice(1 - KEPT), { id: this.next++, text: spoken(shown) }];
    this.lines = this.kept;
  }
}

export const announcer = new Announcer();
