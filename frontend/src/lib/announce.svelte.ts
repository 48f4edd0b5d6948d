// What has just happened, for who listens to the page: one polite live region speaks it.

class Announcer {
  text = $state("");
  private flip = false;

  /** Says a text; the same text twice is heard twice. */
  say(text: string): void {
    this.flip = !this.flip;
    this.text = text && this.flip ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
