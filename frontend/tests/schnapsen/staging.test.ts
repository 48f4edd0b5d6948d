import { describe, expect, test } from "vitest";
import { moves, NOTHING, staged } from "../../src/schnapsen/staging";
import { deal } from "./deals";

describe("what is meant before a lead", () => {
  test("is sent with the lead, in the order of rule 3", () => {
    expect(moves(NOTHING, "KH")).toEqual(["KH"]);
    expect(moves({ exchange: true, close: true }, "KH")).toEqual(["exchange", "close", "KH"]);
  });

  test("nothing meant changes nothing", () => {
    expect(staged(deal(), NOTHING, 0)).toEqual(deal());
  });

  test("the exchange puts the indicator into the hand and the Jack in its place", () => {
    const after = staged(deal(), { exchange: true, close: false }, 0);
    expect(after.hand.toSorted()).toEqual(["KH", "KS", "QH", "QS", "TD"]);
    expect(after.indicator).toBe("JS");
    expect(after.legal).toContain("QS");
    expect(after.legal).not.toContain("JS");
  });

  test("a King or Queen of trumps got by it makes a marriage with the other", () => {
    const after = staged(deal(), { exchange: true, close: false }, 0);
    expect(after.marriages).toContainEqual({ suit: "S", worth: 40, cards: ["KS", "QS"] });
    const alone = deal({ hand: ["AS", "JS", "KH", "QH", "TD"] });
    expect(staged(alone, { exchange: true, close: false }, 0).marriages).toEqual(alone.marriages);
    const ace = deal({ indicator: "AS" });
    expect(staged(ace, { exchange: true, close: false }, 0).marriages).toEqual(ace.marriages);
  });

  test("closing shows the stock closed, and only that", () => {
    expect(staged(deal(), { exchange: false, close: true }, 0)).toEqual({ ...deal(), closed_by: 0, strict: true });
  });
});
