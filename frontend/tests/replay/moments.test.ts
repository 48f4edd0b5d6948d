import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Catalogue } from "../../src/lib/catalogue";
import { language } from "../../src/lib/language.svelte";
import type { SchnapsenDeal } from "../../src/lib/types";
import { moments } from "../../src/replay/moments";
import { reasons, told } from "../../src/replay/told";
import { replay } from "./replays";

const words = ["cards", "page", "players", "reasons-schnapsen"].map((name) =>
  readFileSync(new URL(`../../../src/cardavia/words/en/${name}.ftl`, import.meta.url), "utf8"),
);
beforeAll(() => {
  language.words = new Catalogue("en", words.join("\n"));
});

const all = moments(replay(), 0, null);
const table = (ply: number): SchnapsenDeal => all[ply]!.shown.table as SchnapsenDeal;

describe("the moments of a deal", () => {
  test("are the deal as dealt, each move, and the result", () => {
    expect(all).toHaveLength(5);
    expect(all.map(({ view }) => view.ply)).toEqual([0, 1, 2, 3, 4]);
    expect(all.map(({ view }) => view.table?.result !== null)).toEqual([false, false, false, false, true]);
  });
  test("count the deals of the record, those thrown in too", () => {
    expect(moments(replay(), 1, null)[0]!.view.deal).toBe(2);
  });
  test("have the score before the deal until its result", () => {
    expect(all.map(({ view }) => view.score?.[0])).toEqual([7, 7, 7, 7, 4]);
    expect(moments(replay(), 1, null).at(-1)!.view.score).toEqual([0, 7]);
  });
  test("end with the match where that ends, and nobody is asked for another one", () => {
    const last = moments(replay(), 1, null).at(-1)!;
    expect([last.view.phase, last.view.winner, last.shown.phase]).toEqual(["over", 0, "between"]);
    expect(all.at(-1)!.view.phase).toBe("between");
  });
  test("there are none of a deal that there is not", () => {
    expect(moments(replay(), 2, null)).toEqual([]);
  });
});

describe("a finished trick", () => {
  test("lies on the table until the next move, before anybody draws or counts", () => {
    const { trick, counts, stock, points, tricks, number, to_act } = table(2);
    expect([trick.lead, trick.reply, trick.winner]).toEqual(["JD", "TD", 0]);
    expect({ counts, stock, points, tricks, number, to_act }).toEqual({ counts: [1, 1], stock: 10, points: [0, 0], tricks: [0, 0], number: 1, to_act: null });
    expect(all[2]!.shown.open).toEqual([["AS"], ["KS"]]);
    expect(table(3).tricks).toEqual([1, 0]);
  });
  test("is where one rests, as at both ends of the deal", () => {
    expect(all.map(({ rest }) => rest)).toEqual([true, false, true, false, true]);
  });
});

describe("hands", () => {
  test("lie open, all of them", () => {
    expect(all[0]!.shown.open).toEqual([["AS", "TD"], ["KS", "JD"]]);
    expect(table(0).shown).toEqual([["AS", "TD"], ["KS", "JD"]]);
  });
  test("or one alone, and the table is seen from there", () => {
    const one = moments(replay({ seat: 0 }), 0, 1)[0]!.shown;
    expect([one.open, one.from]).toEqual([[null, ["KS", "JD"]], 1]);
    expect((one.table as SchnapsenDeal).shown).toEqual([[], ["KS", "JD"]]);
  });
  test("are seen from one's own seat otherwise", () => {
    expect(moments(replay({ seat: 1 }), 0, null)[0]!.shown.from).toBe(1);
    expect(all[0]!.shown.from).toBe(0);
  });
});

describe("what is told", () => {
  test("is what happened at each moment, wherever one comes from", () => {
    expect(all.map((_, ply) => told(all, ply).join(" "))).toEqual([
      "The cards are dealt. Q♠ is turned up: spades are trumps.",
      "Computer leads J♦.",
      "Anna plays 10♦. Anna takes the trick, 12 points.",
      "Anna leads A♠.",
      "Anna reaches 66 first, with 66. Anna scores 3",
    ]);
    expect(told(all, 9)).toEqual([]);
  });
  test("comes with why a computer player moved so", () => {
    expect(all.map((moment) => reasons(moment).join())).toEqual(["", "Leads low: J♦ costs least.", "", "", ""]);
  });
});
