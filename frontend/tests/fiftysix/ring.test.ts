import { describe, expect, it } from "vitest";
import { ring, type Box } from "../../src/fiftysix/ring";

const SEATS = [4, 6, 8];
/** Rooms the ring has had: phones from 360 × 640, tables beside the sheet from 1024 to 1920, with the rules open. */
const ROOMS: [string, number, number][] = [
  ["a phone, 360 × 740", 332, 290],
  ["a short phone, 360 × 640", 332, 235],
  ["a larger phone", 384, 430],
  ["a tablet", 592, 452],
  ["a tablet upright, 768 × 1024", 720, 430],
  ["a tablet upright in a browser, 768 × 950", 720, 340],
  ["a table with the rules open", 500, 560],
  ["a small laptop", 784, 422],
  ["a laptop", 870, 462],
  ["a desk, 1440 × 900", 944, 560],
  ["a wide desk", 1424, 730],
];

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.5 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.5;

const outside = (box: Box, width: number, height: number): boolean =>
  box.x - box.width / 2 < -0.5 || box.x + box.width / 2 > width + 0.5 || box.y - box.height / 2 < -0.5 || box.y + box.height / 2 > height + 0.5;

describe.each(ROOMS)("in %s", (_, width, height) => {
  describe.each(SEATS)("%i seats", (players) => {
    const laid = ring(players, width, height);
    const plates = laid.plates.slice(1).map((box) => box!);
    const boxes = [...plates, ...laid.cards, laid.caption];

    it("there is a plate for each of the others and a place for every card", () => {
      expect(laid.plates).toHaveLength(players);
      expect(laid.plates[0]).toBeNull();
      expect(plates).not.toContain(null);
      expect(laid.cards).toHaveLength(players);
    });

    it("nothing covers anything else", () => {
      const covered = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b)).map((b) => [a, b]));
      expect(covered).toEqual([]);
    });

    it("everything is inside", () => {
      expect(boxes.filter((box) => outside(box, width, height))).toEqual([]);
    });

    it("cards are 5 : 7, and large enough to be read", () => {
      for (const card of laid.cards) {
        expect(card.height / card.width).toBeCloseTo(7 / 5);
        expect(card.width).toBeGreaterThanOrEqual(36);
      }
    });

    it("while calls are made nobody covers anybody, and all are inside", () => {
      const seats = ring(players, width, height, false, true).plates.slice(1).map((box) => box!);
      expect(seats.flatMap((a, i) => seats.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([]);
      expect(seats.filter((box) => outside(box, width, height))).toEqual([]);
    });

    it("the next in turn sits to the right, and the other half is its mirror image", () => {
      expect(plates[0]!.x).toBeGreaterThan(width / 2);
      plates.forEach((plate, i) => expect(plate.x + plates[players - 2 - i]!.x).toBeCloseTo(width));
    });

    it("every card lies on the way to its seat", () => {
      laid.cards.slice(1).forEach((card, i) => {
        const plate = plates[i]!;
        expect(Math.sign(Math.round(card.x - width / 2))).toBe(Math.sign(Math.round(plate.x - width / 2)));
        expect(Math.abs(card.x - width / 2)).toBeLessThanOrEqual(Math.abs(plate.x - width / 2) + 0.5);
      });
    });

    it("clockwise rules mirror it", () => {
      const other = ring(players, width, height, true);
      other.plates.slice(1).forEach((plate, i) => expect(plate!.x).toBeCloseTo(width - plates[i]!.x));
      other.cards.forEach((card, i) => expect(card.x).toBeCloseTo(width - laid.cards[i]!.x));
    });
  });
});

describe("the room decides what there is to see", () => {
  it("fans of backs and the inlay on a desk", () => {
    expect(ring(6, 944, 560).fans).toBe(true);
    expect(ring(6, 944, 560).oval).not.toBeNull();
    expect(ring(6, 332, 300).fans).toBe(false);
  });

  it("the trick cards of the look: 104, 96 and 84 on a desk", () => {
    expect(SEATS.map((players) => ring(players, 944, 566).cards[0]!.width)).toEqual([104, 96, 84]);
  });

  it("on a tablet upright cards almost as large as on a desk, with everybody's call", () => {
    expect(SEATS.map((players) => ring(players, 720, 420).cards[0]!.width)).toEqual([104, 96, expect.closeTo(81.9, 1)]);
    expect(SEATS.every((players) => ring(players, 720, 340).tickets)).toBe(true);
  });

  it("at 360 × 740 cards of at least 52, with everybody's call", () => {
    for (const players of SEATS) {
      const { cards, tickets } = ring(players, 332, 320);
      expect(cards[0]!.width).toBeGreaterThanOrEqual(52);
      expect(tickets).toBe(true);
    }
  });
});
