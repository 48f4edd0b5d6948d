import { describe, expect, it } from "vitest";
import { isBid, kindOf, readCall, spoken } from "../../src/fiftysix/calls";

describe("a call as text", () => {
  it.each([
    ["28D", "number_suit", 28, "D"],
    ["D28", "suit_number", 28, "D"],
    ["30NT", "number_no_trumps", 30, "NT"],
    ["29NS", "number_noes", 29, "NS"],
    ["+8C", "plus_suit", 8, "C"],
    ["+2NS", "plus_noes", 2, "NS"],
    ["28P", "no_suit", 28, null],
    ["P", "pass", 0, null],
    ["X", "double", 0, null],
    ["XX", "redouble", 0, null],
  ] as const)("%s is taken apart", (text, form, number, strain) => {
    expect(readCall(text)).toEqual({ text, form, number, strain });
  });

  it("is a bid where it says a number", () => {
    expect(["28P", "+1H", "56NT"].every((text) => isBid(readCall(text)))).toBe(true);
    expect(["P", "X", "XX"].some((text) => isBid(readCall(text)))).toBe(false);
  });

  it("has to be one", () => {
    expect(() => readCall("28Z")).toThrow(RangeError);
  });

  it("is told of by form and suit, and by the steps after plus", () => {
    const kinds = ["28D", "D28", "30NT", "29NS", "+3D", "+2NS", "28P", "P"].map((text) => kindOf(readCall(text)));
    expect(kinds).toEqual([
      "number_suit:D",
      "suit_number:D",
      "number_no_trumps:",
      "number_noes:",
      "plus_suit:D:3",
      "plus_noes::2",
      "no_suit:",
      "pass:",
    ]);
  });

  it("is shown in the order in which it was spoken", () => {
    expect(spoken("S33").params).toEqual({ form: "suit_number", number: 33, suit: "S" });
    expect(spoken("33S").params).toEqual({ form: "number_suit", number: 33, suit: "S" });
  });
});
