import { expect, test } from "vitest";
import { spots } from "../../src/cards/faces";
import { bust, SEASONS, SIGNS } from "../../src/cards/german";

test.each(["7", "8", "9", "T"])("a French %s has as many pips as it says", (rank) => {
  expect(spots(`${rank}S`, "french")).toHaveLength(rank === "T" ? 10 : Number(rank));
});

test("a German ten has ten signs, and the deuce two: one for each way it is held", () => {
  expect(spots("TS", "german")).toHaveLength(10);
  expect(spots("AS", "german").map(({ turned }) => turned)).toEqual([false, true]);
});

test("no two cards of Schnapsen are drawn alike", () => {
  const courts = (["K", "Q", "J"] as const).flatMap((rank) => (["S", "H", "D", "C"] as const).map((suit) => bust(rank, suit)));
  expect(new Set(courts).size).toBe(12);
  expect(new Set(Object.values(SEASONS)).size).toBe(4);
  expect(new Set(Object.values(SIGNS).map(({ flat }) => flat)).size).toBe(4);
});
