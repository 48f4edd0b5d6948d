// What has just happened, for who listens to the page: one polite live region speaks it.

import { spoken } from "./cards";

class Announcer {
  text = $state("");
  private flip = false;

  /** Says several things one after the other, each as a sentence of its own. */
  tell(said: readonly string[]): void {
    if (said.length) this.say(said.map((one) => (/\p{Sentence_Terminal}$/u.test(one) ? one : `${one}.`)).join(" "));
  }

  /** Says a text, with its cards by their names; the same text twice is heard twice. */
  say(shown: string): void {
    const text = spoken(shown);
    this.flip = !this.flip;
    this.text = text && this.flip ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
