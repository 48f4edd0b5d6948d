// Lets what comes through one by one.  Views that come together would otherwise make one long frame of the
// page, and those that come while cards are being dealt would make them stutter.

interface Waiting<T> {
  one: T;
  passed: () => void;
}

export class Turnstile<T> {
  private readonly waiting: Waiting<T>[] = [];
  private shut = false;
  /** Counts who has been waited for, so that whoever was overtaken opens nothing any more. */
  private turn = 0;

  /** `pass` lets one through; the next may come once what it gives is kept. */
  constructor(private readonly pass: (one: T) => Promise<unknown>) {}

  /** Lets one through in its turn: at once where nobody is before it.  Kept once it is through. */
  take(one: T): Promise<void> {
    return new Promise((passed) => {
      this.waiting.push({ one, passed });
      if (!this.shut) this.next();
    });
  }

  /** Lets all through that still wait, and waits no longer for the last one. */
  hurry(): void {
    while (this.waiting.length > 0) this.next();
    this.turn++;
    this.shut = false;
  }

  private next(): void {
    const first = this.waiting.shift();
    const turn = ++this.turn;
    this.shut = first !== undefined;
    if (!first) return;
    const after = this.pass(first.one);
    first.passed();
    void after.then(() => {
      if (turn === this.turn) this.next();
    });
  }
}
