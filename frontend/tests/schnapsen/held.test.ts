import { describe, expect, test } from "vitest";
import { held } from "../../src/schnapsen/held";
import { deal, trick } from "./deals";

const taken = trick({ lead: "TD", reply: "JD", winner: 0, points: 12 });
const before = deal({ hand: ["KS", "JS", "KH", "QH"], counts: [4, 5], trick: trick({ lead: "TD" }), to_act: 1 });
const now = deal({
  hand: ["KS", "JS", "KH", "QH", "QD"],
  legal: ["close", "KS", "JS", "KH", "QH", "QD"],
  stock: 8,
  points: [12, 0],
  tricks: [1, 0],
  last_trick: taken,
  number: 2,
});

describe("while a finished trick lies on the table", () => {
  const shown = held(before, now);

  test("it lies there, with who takes it", () => {
    expect(shown.trick).toEqual(taken);
    expect(shown.last_trick).toBeNull();
    expect(shown.number).toBe(1);
  });
  test("nothing has been drawn yet", () => {
    expect(shown.hand).toEqual(["KS", "JS", "KH", "QH"]);
    expect(shown.counts).toEqual([4, 4]);
    expect([shown.stock, shown.indicator]).toEqual([10, "QS"]);
  });
  test("nothing has been counted yet", () => {
    expect(shown.points).toEqual([0, 0]);
    expect(shown.tricks).toEqual([0, 0]);
  });
  test("what lies in the hand may be played already", () => {
    expect(shown.legal).toEqual(["KS", "JS", "KH", "QH"]);
  });
  test("a marriage with the card drawn is not given away", () => {
    const drew = { ...now, marriages: [...now.marriages, { suit: "D" as const, worth: 20, cards: ["KD", "QD"] as [string, string] }] };
    expect(held(before, drew).marriages).toEqual(now.marriages);
  });
  test("without a stock to draw from the hands are as they are", () => {
    const last = { ...now, hand: ["KS", "JS", "KH"], stock: 0, indicator: null };
    expect(held({ ...before, hand: ["KS", "JS", "KH"] }, last)).toMatchObject({ hand: ["KS", "JS", "KH"], counts: [5, 5], stock: 0 });
  });
});
