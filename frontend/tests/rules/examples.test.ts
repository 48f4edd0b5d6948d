import { describe, expect, test } from "vitest";
import type { RulesPage } from "../../src/lib/types";
import { shown, withNames } from "../../src/rules/examples";
import { replay } from "../replay/replays";

const sentence = { id: "told", params: {} };
const example = (...moves: string[]): RulesPage["examples"][number] => ({
  heading: sentence,
  about: [],
  entries: moves.map((one) => ({ moves: one, text: sentence })),
});

// Two deals: four moves and the result, then another.
const [first, second] = shown([example("JD", "TD", ""), example("…")], replay()) as [ReturnType<typeof shown>[0], ReturnType<typeof shown>[0]];

describe("the steps of an example", () => {
  test("show the table as it is after their moves", () => {
    expect(first.map(({ moment }) => moment.view.ply)).toEqual([1, 2, 2]);
  });
  test("go on where the example before has ended, and to the result where the rest is played", () => {
    expect(second[0]!.moment.view.table?.result).not.toBeNull();
  });
  test("look into the hand of whoever moved last, or is to move where nobody has", () => {
    expect(first.map(({ by }) => by)).toEqual([1, 0, 0]);
  });
  test("begin the next deal after the rest of one", () => {
    const [, [later]] = shown([example("…"), example("")], replay()) as [unknown, ReturnType<typeof shown>[0]];
    expect(later!.moment.view.deal).toBe(2);
  });
  test("lay all hands open", () => {
    expect(first[0]!.moment.shown.open?.every((hand) => hand !== null)).toBe(true);
  });
});

test("those who play go by the names of the language that is spoken", () => {
  const { view } = withNames(replay(), ["Vroni", "Max"]);
  expect(view.seats.map(({ name }) => name)).toEqual(["Vroni", "Max"]);
});
