import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flies, fly, gather, note, zone } from "../../src/lib/flight";

/** Something that lies on the table, and remembers from where it flew. */
class Thing {
  flown: string[] = [];
  constructor(public x: number) {}
  closest(): null {
    return null;
  }
  getBoundingClientRect() {
    return { x: this.x, y: 0, width: 50, height: 70 };
  }
  animate([{ transform }]: [{ transform: string }]) {
    this.flown.push(transform);
    return { finished: Promise.resolve() };
  }
}
const laid = (thing: Thing): HTMLElement => thing as unknown as HTMLElement;

describe("a card", () => {
  let card: Thing;
  let leave: (() => void)[];

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    card = new Thing(300);
    leave = [zone("stock")(laid(new Thing(100)))!, flies("JD", "stock")(laid(card))!];
  });
  afterEach(() => {
    for (const one of leave) one();
    vi.unstubAllGlobals();
  });

  test("flies from where it lay", async () => {
    note();
    card.x = 500;
    await fly();
    expect(card.flown).toEqual(["translate(-200px, 0px) scale(1)"]);
  });

  test("lies still where nothing has moved it", async () => {
    note();
    await fly();
    expect(card.flown).toEqual([]);
  });

  test("comes from the stock in a new deal, though it was in the hand at the end of the last one", async () => {
    gather();
    await fly();
    expect(card.flown).toEqual(["translate(-200px, 0px) scale(1)"]);
  });
});
