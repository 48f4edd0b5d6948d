// What has just happened, for who listens to the page: one polite live region speaks it.

import { spoken } from "./cards";

class Announcer {
  text = $state("");
  private flip = false;

  /** Says a text, with its cards by their names; the same text twice is heard twice. */
  say(shown: string): void {
    const text = spoken(shown);
    this.flip = !this.flip;
    this.text = text && this.flip ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
