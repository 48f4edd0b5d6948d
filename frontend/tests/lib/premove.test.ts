import { describe, expect, test } from "vitest";
import { due, plan, type Moment } from "../../src/lib/premove.svelte";

const waiting: Moment = {
  trick: 3,
  empty: false,
  laid: false,
  turn: false,
  hand: ["KH", "AS", "9D"],
  legal: [],
  refusals: {},
  known: "open",
};
const turn: Moment = { ...waiting, turn: true, legal: ["KH", "AS"] };

describe("a card chosen before one's turn in a trick", () => {
  const chosen = plan("KH", waiting);
  test("waits while others play", () => {
    expect(due(chosen, { ...waiting })).toBe("wait");
  });
  test("is played when the turn comes and it may be", () => {
    expect(due(chosen, turn)).toBe("play");
  });
  test("stays where it may not be played", () => {
    expect(due(plan("9D", waiting), turn)).toBe("withdraw");
  });
  test("stays when something has changed what was known", () => {
    expect(due(chosen, { ...turn, known: "closed" })).toBe("withdraw");
  });
  test("is chosen before anybody has led as well", () => {
    const early = plan("KH", { ...waiting, empty: true });
    expect(due(early, { ...waiting, empty: true })).toBe("wait");
    expect(due(early, turn)).toBe("play");
  });
  test("is not led with instead", () => {
    expect(due(chosen, { ...turn, empty: true })).toBe("withdraw");
  });
  test("is forgotten when it has left the hand, or the trick is over", () => {
    expect(due(chosen, { ...turn, hand: ["AS"] })).toBe("withdraw");
    expect(due(chosen, { ...turn, trick: 4 })).toBe("withdraw");
  });
});

describe("a card chosen after one's own lies in the trick", () => {
  const chosen = plan("KH", { ...waiting, laid: true });
  test("waits until the trick is over", () => {
    expect(due(chosen, { ...waiting, laid: true })).toBe("wait");
  });
  test("is led to the next one by who has won", () => {
    expect(due(chosen, { ...turn, trick: 4, empty: true })).toBe("play");
  });
  test("stays where another has won", () => {
    expect(due(chosen, { ...waiting, trick: 4, empty: true })).toBe("withdraw");
    expect(due(chosen, { ...turn, trick: 4 })).toBe("withdraw");
  });
});
