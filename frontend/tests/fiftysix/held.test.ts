import { expect, test } from "vitest";
import { held } from "../../src/fiftysix/held";
import { dealWith } from "./views";

test("a finished trick counts for nobody while it lies on the table", () => {
  const before = dealWith({ tricks: 2, points: [10, 9] });
  const now = dealWith({
    tricks: 3,
    points: [10, 16],
    contract: { ...before.contract!, needed: 12, left: 30 },
    last_trick: { cards: [{ seat: 1, card: "JD" }], takes: 1, points: 7 },
    hand: ["JS", "9H"],
  });
  const shown = held(before, now);
  expect(shown.points).toEqual([10, 9]);
  expect(shown.contract).toEqual(before.contract);
  expect(shown.last_trick).toBeNull();
  expect(shown.hand).toEqual(["JS", "9H"]);
});
