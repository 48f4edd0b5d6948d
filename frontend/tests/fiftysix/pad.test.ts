import { describe, expect, it } from "vitest";
import { readCall, type Call } from "../../src/fiftysix/calls";
import { composed, keyAt, missing, question, stakesOf, tap, tapsFor, turned, type Tap, type Taps } from "../../src/fiftysix/pad";
import { legal } from "./legal";

const after33 = legal(33, "P", "X");
const opening = legal(27, "P");

/** What comes of tapping these keys, each of which has to lead somewhere. */
function tapped(calls: readonly Call[], ...keys: Tap[]): Taps {
  return keys.reduce<Taps>((taps, key) => {
    const next = tap(taps, key, calls);
    expect(next, `${key} after ${taps.join(" ")}`).not.toBeNull();
    return next!;
  }, []);
}

const said = (calls: readonly Call[], ...keys: Tap[]): string | undefined => composed(tapped(calls, ...keys), calls)?.text;

describe("the order of the taps is the spoken form", () => {
  it.each<[Tap[], string]>([
    [[34, "D"], "34D"],
    [["D", 34], "D34"],
    [[34, "NT"], "34NT"],
    [["NT", 34], "34NT"],
    [["NS", 40], "40NS"],
    [["+", 2, "S"], "+2S"],
    [["+", "S", 2], "+2S"],
    [["S", "+", 2], "+2S"],
    [["X"], "X"],
  ])("%j says %s", (keys, call) => expect(said(after33, ...keys)).toBe(call));

  it("says nothing before all of it is said", () => {
    for (const keys of [[], [34], ["D"], ["+"], ["+", 3]] as Tap[][]) expect(said(after33, ...keys)).toBeUndefined();
  });

  it("says plus two Noes at once, for Noes takes two steps only", () => {
    expect(said(after33, "+", "NS")).toBe("+2NS");
    expect(said(after33, "+", 3, "NS")).toBe("+2NS");
  });

  it("says what is left when only one bid is", () => {
    expect(said(legal(55, "P"), "H")).toBe("H56");
    expect(said(legal(55, "P"), 56)).toBeUndefined();
  });
});

describe("a bid is corrected by one tap", () => {
  it("and stays in the order in which it was said", () => {
    expect(said(after33, 34, "D", 36)).toBe("36D");
    expect(said(after33, "D", 34, 36)).toBe("D36");
    expect(said(after33, "D", 34, "H")).toBe("H34");
  });

  it("a second tap on a key takes it back, and so turns the bid round", () => {
    expect(tapped(after33, 34, "D", 34)).toEqual(["D"]);
    expect(said(after33, 34, "D", 34, 34)).toBe("D34");
  });

  it("turns round to the other form of the same bid", () => {
    expect(turned(readCall("34D"), after33)?.text).toBe("D34");
    expect(turned(readCall("D34"), after33)?.text).toBe("34D");
    expect(turned(readCall("34NT"), after33)).toBeNull();
    expect(turned(readCall("33D"), after33)).toBeNull();
  });

  it("double and a bid take each other's place", () => {
    expect(said(after33, 34, "D", "X")).toBe("X");
    expect(said(after33, "X", 34, "D")).toBe("34D");
  });

  it("plus takes the number's place, and a number that of plus and its steps", () => {
    expect(tapped(after33, 34, "D", "+")).toEqual(["+", "D"]);
    expect(said(after33, "+", 4, "D", 45)).toBe("45D");
    expect(tapped(after33, "+", 4, "D", "+")).toEqual(["D"]);
  });
});

describe("a key that leads to no legal call is none", () => {
  it("numbers that do not top the bid", () => {
    expect(tap([], 33, after33)).toBeNull();
    expect(tap(["D"], 28, after33)).toBeNull();
    expect(tap([], 34, after33)).toEqual([34]);
  });

  it("plus before the first bid, and double where it is not legal", () => {
    expect(tap([], "+", opening)).toBeNull();
    expect(tap([], "X", opening)).toBeNull();
    expect(tap([], "XX", after33)).toBeNull();
  });

  it("all keys when it is not one's turn", () => {
    for (const key of [34, "+", "S", "NT", "NS", "X"] as Tap[]) expect(tap([], key, [])).toBeNull();
  });

  it("and every key that is one leads to a legal call", () => {
    const keys: Tap[] = [...Array.from({ length: 29 }, (_, i) => 28 + i), 1, 2, 8, "+", "S", "H", "D", "C", "NT", "NS", "X"];
    for (const calls of [opening, after33, legal(49, "P", "XX"), legal(55, "P"), legal(56, "P")])
      for (const first of keys)
        for (const second of keys) {
          const one = tap([], first, calls);
          const both = one && tap(one, second, calls);
          const call = both && composed(both, calls);
          if (call) expect(calls).toContain(call);
        }
  });

  it("has a call to ask the table about, never a legal one", () => {
    const closed: [Tap, Taps, Call[]][] = [
      [30, [], after33],
      [30, ["D"], after33],
      ["+", [], opening],
      ["X", [], opening],
      [8, ["+"], legal(50, "P")],
      ["NS", [], legal(56, "P")],
    ];
    for (const [key, taps, calls] of closed) {
      expect(tap(taps, key, calls)).toBeNull();
      const asked = readCall(question(key, taps)).text;
      expect(calls.map(({ text }) => text)).not.toContain(asked);
    }
  });
});

describe("the opening of a first caller who may not pass", () => {
  const compulsory = legal(27, "28P");

  it("is 28 and no more", () => {
    expect(said(compulsory, 28)).toBe("28P");
    expect(said(compulsory, 28, "H")).toBe("28H");
    expect(said(compulsory, "H")).toBeUndefined();
    expect(said(compulsory, 29)).toBeUndefined();
  });
});

describe("the strip of numbers", () => {
  it("counts steps after plus, above the bid that stands", () => {
    expect(keyAt(36, 33, [], after33)).toBe(36);
    expect(keyAt(36, 33, ["+"], after33)).toBe(3);
    expect(keyAt(41, 33, ["+"], after33)).toBe(8);
    expect(keyAt(42, 33, ["+"], after33)).toBe(42);
    expect(keyAt(30, 33, ["+"], after33)).toBe(30);
  });

  it("counts only the steps that are legal", () => {
    const jump = legal(33).filter((call) => call.form !== "plus_suit" || call.number >= 7);
    expect(keyAt(36, 33, ["+"], jump)).toBe(36);
    expect(keyAt(40, 33, ["+"], jump)).toBe(7);
  });
});

describe("what the pad says", () => {
  it("is what is still missing", () => {
    expect([[], [34], ["D"], ["+"], ["+", "D"], ["+", 2]].map((taps) => missing(taps as Taps))).toEqual([
      "all",
      "strain",
      "number",
      "steps_and_strain",
      "steps",
      "strain",
    ]);
  });

  it("is what a bid wins and costs, by the scale of the rules", () => {
    const scale: [number, number, number][] = [[28, 1, 2], [40, 2, 3], [48, 3, 4], [56, 4, 5]];
    expect([28, 39, 40, 47, 48, 55, 56].map((number) => stakesOf(number, scale).join())).toEqual(["1,2", "1,2", "2,3", "2,3", "3,4", "3,4", "4,5"]);
  });

  it("takes the taps from a call, and makes the call of them again", () => {
    for (const call of after33.filter(({ form }) => form !== "pass")) expect(composed(tapsFor(call), after33)).toBe(call);
  });
});
