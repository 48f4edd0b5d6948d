import { describe, expect, test } from "vitest";
import { isRed, keyed, suitOf } from "../../src/lib/cards";
import { arranged, fan, suitOrder } from "../../src/lib/hand";

const cards = (text: string): string[] => text.split(" ");

describe("a hand is arranged", () => {
  test.each([
    ["AS TS KH QH JC AD", "AS TS KH QH JC AD"],
    ["AS KH QH AD TD", "KH QH AS AD TD"],
    ["AS JC", "AS JC"],
    ["KH QD", "KH QD"],
    ["KH QD AC", "KH AC QD"],
    ["", ""],
  ])("%s lies as %s", (hand, lies) => {
    expect(arranged(cards(hand).filter(Boolean)).join(" ")).toBe(lies);
  });

  test("red and black in turn wherever that is possible, and each suit together", () => {
    const suits = ["S", "H", "D", "C"];
    for (let held = 1; held < 16; held++) {
      const hand = suits.filter((_, i) => held & (1 << i)).flatMap((suit) => [`A${suit}`, `J${suit}`]);
      const order = [...new Set(arranged(hand).map(suitOf))];
      expect(arranged(hand).toSorted()).toEqual(hand.toSorted());
      expect(order).toHaveLength(hand.length / 2);
      const reds = order.filter(isRed).length;
      const clashes = order.filter((suit, i) => i > 0 && isRed(suit) === isRed(order[i - 1]!)).length;
      expect(clashes).toBe(Math.max(0, Math.abs(2 * reds - order.length) - 1));
    }
  });
});

describe("the order of the suits", () => {
  test.each(["AS", "AH AD", "AS AH AD", "AS AD AC", "AH AD AC", "AS AH AC"])("of %s alternates with all four as well", (hand) => {
    const order = suitOrder(cards(hand));
    expect([...order].toSorted()).toEqual(["C", "D", "H", "S"]);
    expect(order.some((suit, i) => i > 0 && isRed(suit) === isRed(order[i - 1]!))).toBe(false);
  });

  test("once it is settled no card changes places when a suit runs out", () => {
    const hand = cards("AS KH QH JC TC AD");
    const order = suitOrder(hand);
    expect(arranged(hand, order).join(" ")).toBe("AS KH QH JC TC AD");
    expect(arranged(cards("AS JC TC AD"), order).join(" ")).toBe("AS JC TC AD");
    expect(arranged(cards("KH QH AD"), order).join(" ")).toBe("KH QH AD");
  });
});

test("of two equal cards each has a key of its own", () => {
  expect(keyed(["9D", "9D", "JD"]).map(({ key }) => key)).toEqual(["9D", "9D+", "JD"]);
});

describe("a fan", () => {
  const wish = { width: 92, step: 82, least: 24 };

  test("lies as wished where there is room", () => {
    expect(fan(5, 1000, wish)).toEqual({ rows: [5], step: 82, width: 92 });
  });
  test("closes up where there is less", () => {
    const { rows, step, width } = fan(8, 332, wish);
    expect(rows).toEqual([8]);
    expect(width).toBe(92);
    expect(width + 7 * step).toBeCloseTo(332);
  });
  test("takes two rows before an index would be hidden", () => {
    const { rows, step, width } = fan(12, 332, wish);
    expect(rows).toEqual([6, 6]);
    expect(step).toBeGreaterThanOrEqual(24);
    expect(width + 5 * step).toBeLessThanOrEqual(332.01);
  });
  test("never is wider than the room, and never hides an index", () => {
    for (let count = 1; count <= 12; count++)
      for (let room = 200; room <= 1200; room += 40) {
        const { rows, step, width } = fan(count, room, { width: 132, step: 74, least: 24 });
        expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
        expect(width + (Math.max(...rows) - 1) * step).toBeLessThanOrEqual(room + 0.01);
        expect(step).toBeGreaterThanOrEqual(width * 0.27 - 0.01);
      }
  });
});
