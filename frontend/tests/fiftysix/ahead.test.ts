import { expect, test } from "vitest";
import { ahead } from "../../src/fiftysix/ahead";
import { dealWith, viewWith } from "./views";

const seen = (...changes: Parameters<typeof dealWith>) => ahead(viewWith(dealWith(...changes)), dealWith(...changes));
const led = { cards: [{ seat: 5, card: "TH" }], takes: 5, points: 1 };

test("a card is chosen ahead to follow, or to lead once one's own lies there", () => {
  expect(seen({ to_act: 5 })).toMatchObject({ trick: 0, empty: true, laid: false });
  expect(seen({ to_act: 1, tricks: 2, trick: led })).toMatchObject({ trick: 2, empty: false, laid: false });
  const own = { ...led, cards: [...led.cards, { seat: 0, card: "9H" }] };
  expect(seen({ to_act: 1, trick: own })).toMatchObject({ laid: true });
});

test("not while calls are made", () => {
  expect(seen({ calling: true, to_act: 1 })).toBeNull();
});
