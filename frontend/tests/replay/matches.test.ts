import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Catalogue } from "../../src/lib/catalogue";
import { language } from "../../src/lib/language.svelte";
import { placed } from "../../src/lib/placed";
import type { MatchPlayed } from "../../src/lib/types";
import { dayOf, gameOf, othersOf, outcomeOf } from "../../src/replay/matches";

const folder = new URL("../../../src/cardavia/words/en/", import.meta.url);
const english = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
beforeAll(() => {
  language.words = new Catalogue("en", english.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n\n"));
});

const played = (changed: Partial<MatchPlayed> = {}): MatchPlayed => ({
  id: "t",
  match: 1,
  game: "schnapsen",
  players: 2,
  seat: 0,
  names: ["Anu", ""],
  won: true,
  ended: new Date(2026, 2, 1, 12).getTime() / 1000,
  ...changed,
});
const fiftysix = (...names: string[]): MatchPlayed => played({ game: "fiftysix", players: names.length, names, seat: 1, won: false });

describe("a match in the list", () => {
  test("is called by its game, its seats and how it ended", () => {
    expect([gameOf(played()), outcomeOf(played())]).toEqual(["Schnapsen", "won"]);
    const four = fiftysix("Anu", "Biju", "", "");
    expect([gameOf(four), outcomeOf(four)]).toEqual(["56, 4 seats", "lost"]);
  });
  test("names the other persons", () => {
    expect(othersOf(fiftysix("Anu", "Biju", "", "Chitra"))).toBe("Anu, Chitra");
    expect(othersOf(fiftysix("", "Biju", "", ""))).toBe("");
    expect(othersOf(played())).toBe("Computer");
  });
  test("has its day in figures", () => {
    expect(dayOf(played())).toBe("2026-03-01");
  });
});

describe("what is wrong in a record", () => {
  test("is said with its line, and the move where it is one", () => {
    const params = { line: 34, card: "9H" };
    expect(placed({ id: "card_not_in_hand", params })).toMatch(/^Line 34: 9♥ is not in your hand/);
    expect(placed({ id: "card_not_in_hand", params: { ...params, move: "9H" } })).toMatch(/^Line 34, “9H”: 9♥ is not/);
  });
  test("is said as it is where no line is to blame", () => {
    expect(placed({ id: "request_too_large", params: {} })).toBe("This request is too large.");
  });
});
