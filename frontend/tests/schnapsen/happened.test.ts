import { describe, expect, test } from "vitest";
import { Catalogue } from "../../src/lib/catalogue";
import { language } from "../../src/lib/language.svelte";
import { happened } from "../../src/schnapsen/happened";
import { basis, outcome } from "../../src/schnapsen/outcome";
import { deal, trick, view } from "./deals";

language.words = new Catalogue("en", "page_computer = Computer\npage_you = You");
const ids = (messages: { id: string }[]): string[] => messages.map(({ id }) => id.replace(/^page_(schnapsen_)?/, ""));

describe("what has happened is told", () => {
  const first = view(deal());

  test("a new deal, and whose lead it is", () => {
    expect(ids(happened(null, first))).toEqual(["dealt", "your_turn"]);
    expect(ids(happened({ ...first, deal: 6 }, first))).toEqual(["dealt", "your_turn"]);
  });
  test("nothing when nothing was played", () => {
    expect(happened(first, { ...first, version: 2 })).toEqual([]);
  });
  test("not one's own card", () => {
    const led = view(deal({ to_act: 1, trick: trick({ lead: "TD" }) }), { ply: 1 });
    expect(happened(first, led)).toEqual([]);
  });
  test("the other's reply, who takes the trick, and what was drawn", () => {
    const led = view(deal({ to_act: 1, hand: ["KS"], trick: trick({ lead: "TD" }) }), { ply: 1 });
    const done = view(
      deal({ hand: ["KS", "QD"], tricks: [1, 0], last_trick: trick({ lead: "TD", reply: "JD", winner: 0, points: 12 }) }),
      { ply: 2 },
    );
    const said = happened(led, done);
    expect(ids(said)).toEqual(["replies", "taken", "drawn", "your_turn"]);
    expect(said[1]!.params).toEqual({ who: "you", name: "You", points: 12 });
    expect(said[2]!.params).toEqual({ card: "QD" });
  });
  test("how the deal ended, once, and the match with it", () => {
    const led = view(deal({ to_act: 0, trick: trick({ leader: 1, lead: "TD" }), points: [58, 20] }), { ply: 8 });
    const taken = trick({ leader: 1, lead: "TD", reply: "AD", winner: 0, points: 21 });
    const result = { winner: 0 as const, game_points: 2, reason: "sixty_six" as const };
    const table = deal({ to_act: null, points: [79, 20], tricks: [4, 1], last_trick: taken, result });
    const done = view(table, { ply: 9, phase: "between" });
    expect(ids(happened(led, done)).slice(-2)).toEqual(["outcome", "scores"]);
    expect(ids(happened(led, { ...done, phase: "over" })).at(-1)).toBe("match_won");
    expect(happened(done, { ...done, version: 3, ready: [0] })).toEqual([]);
  });
  test("all that the other does before leading", () => {
    const waiting = view(deal({ to_act: 1, trick: trick({ leader: 1 }) }), { ply: 2 });
    const led = view(
      deal({ trick: trick({ leader: 1, lead: "KH", marriage: 20, exchanged: "QS", closed: true }) }),
      { ply: 5 },
    );
    const said = happened(waiting, led);
    expect(ids(said)).toEqual(["exchanges", "closes", "leads", "your_turn"]);
    expect(said[2]!.params).toMatchObject({ card: "KH", worth: 20, name: "Computer" });
    expect(said[3]!.params).toEqual({ what: "card" });
  });
  test("after a card was taken back, only whose turn it is", () => {
    const led = view(deal({ to_act: 1, trick: trick({ lead: "TD" }) }), { ply: 1 });
    expect(ids(happened(led, first))).toEqual(["your_turn"]);
  });
  test("to spectators no turn of theirs", () => {
    expect(ids(happened(null, { ...first, seat: null }))).toEqual(["dealt"]);
  });
});

describe("why a deal counts as much as it does", () => {
  const why = (winner: number, game_points: number, reason: "sixty_six" | "last_trick" | "closer_failed" | "closer_beaten", closed_by: number | null = null) => {
    const over = deal({ closed_by, points: [70, 20], result: { winner, game_points, reason } });
    return [outcome(view(over), over, over.result!).params, basis(view(over), over, over.result!).params] as const;
  };

  test.each([
    [1, "many"],
    [2, "few"],
    [3, "no_trick"],
  ])("66 for %i", (points, reason) => {
    expect(why(0, points, "sixty_six")[1]).toMatchObject({ why: reason, who: "other", then: "no" });
  });
  test("66 of a closer goes by how things stood at closing", () => {
    expect(why(0, 2, "sixty_six", 0)[1]).toMatchObject({ why: "few", then: "yes" });
  });
  test("a closer who fails", () => {
    expect(why(0, 2, "closer_failed", 1)[1]).toMatchObject({ why: "closer" });
    expect(why(0, 3, "closer_beaten", 1)[1]).toMatchObject({ why: "closer_no_trick" });
  });
  test("the last trick", () => {
    expect(why(1, 1, "last_trick")[1]).toMatchObject({ why: "last_trick", who: "you" });
  });
  test("is told with the winner's and the loser's points", () => {
    expect(why(1, 1, "sixty_six")[0]).toMatchObject({ who: "other", name: "Computer", other: "You", points: 20, missed: 70 });
  });
});
