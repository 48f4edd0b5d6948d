import { beforeAll, describe, expect, test } from "vitest";
import { lessons } from "../../src/guide/schnapsen";
import type { PageView, SchnapsenDeal } from "../../src/lib/types";
import { deal, trick, view } from "../schnapsen/deals";
import { CATALOGUES, find, said, speakEnglish } from "./sentences";

beforeAll(speakEnglish);

const told = (id: string, table: SchnapsenDeal, changed: Partial<PageView> = {}): string => said(find(lessons(view(table, changed)), `schnapsen_${id}`));
const ids = (table: SchnapsenDeal, changed: Partial<PageView> = {}): string[] => lessons(view(table, changed)).map(({ message }) => message.id.replace("page_guide_", "").replace("schnapsen_", ""));
const reply = deal({ legal: ["KS", "JS", "KH", "QH", "TD"], trick: trick({ leader: 1, lead: "AH" }) });

describe("at the beginning", () => {
  test("what it is about and which suit is trumps comes first", () => {
    expect(ids(deal()).slice(0, 2)).toEqual(["goal", "trumps"]);
    expect(told("trumps", deal())).toBe("Trumps are spades: the card under the stock says so. A trump beats every other suit.");
  });
  test("who only watches is not taught", () => {
    expect(lessons(view(deal(), { seat: null }))).toEqual([]);
  });
});

describe("on lead", () => {
  test("what may be done is what the table offers", () => {
    expect(ids(deal())).toEqual(expect.arrayContaining(["marriage", "exchange", "lead"]));
    const plain = deal({ legal: ["KS", "JS"], marriages: [] });
    expect(ids(plain)).not.toEqual(expect.arrayContaining(["marriage"]));
    expect(ids(plain)).not.toEqual(expect.arrayContaining(["exchange"]));
  });
  test("the dearer marriage and the card under the stock are named", () => {
    const both = deal({ marriages: [{ suit: "H", worth: 20, cards: ["KH", "QH"] }, { suit: "S", worth: 40, cards: ["KS", "QS"] }] });
    expect(told("marriage", both)).toBe("You hold King and Queen of spades, a marriage: lead one of the two, and it brings 40 points.");
    expect(told("exchange", both)).toBe("You hold the Jack of trumps: before you lead you may exchange it for Q♠.");
  });
  test("closing is explained once it may be worth it", () => {
    expect(ids(deal())).not.toContain("close");
    expect(ids(deal({ number: 3 }))).toContain("close");
    expect(ids(deal({ number: 3, legal: ["KS"] }))).not.toContain("close");
  });
  test("nobody is told to lead who is not asked to", () => {
    expect(ids(deal({ to_act: 1 }))).not.toContain("lead");
  });
});

describe("in reply", () => {
  test("any card may answer while there is a stock", () => {
    expect(told("reply", reply)).toBe("A♥ was led. While there is a stock any card may answer; a higher card of hearts or a trump wins.");
    const trumps = { ...reply, trick: trick({ leader: 1, lead: "AS" }) };
    expect(told("reply", trumps)).toContain("only a higher trump wins");
  });
  test("strictly, the cards that the table allows are named where it does not allow all", () => {
    const strict = { ...reply, strict: true, stock: 0, indicator: null };
    expect(told("must", { ...strict, legal: ["KH", "QH"] })).toBe(
      "A♥ was led, and you must follow suit, beat it or trump where you can: K♥ or Q♥.",
    );
    expect(ids(strict)).not.toContain("must");
    expect(ids(strict)).not.toContain("reply");
  });
});

describe("what has happened", () => {
  const after = { last_trick: trick({ lead: "KH", reply: "AH", winner: 1, points: 15 }), tricks: [0, 1] as [number, number], number: 2 };
  test("a trick, by who took it", () => {
    expect(told("took", deal(after))).toBe("Computer takes the trick, 15 points, and leads next.");
    expect(told("took", deal({ ...after, last_trick: { ...after.last_trick, winner: 0 } }))).toBe("The trick is yours: 15 points, and you lead next.");
  });
  test("both draw, until the last two cards", () => {
    expect(ids(deal(after))).toContain("draw");
    expect(told("last", deal({ ...after, stock: 2 }))).toBe("Two cards are left to draw: whoever loses this trick gets Q♠.");
    const used = deal({ ...after, stock: 0, indicator: null, strict: true });
    expect(ids(used)).toContain("strict");
    expect(ids(used)).not.toContain("draw");
  });
  test("a marriage, and whether it counts yet", () => {
    const led = (pending: [number, number]) => deal({ to_act: 0, pending, trick: trick({ leader: 1, lead: "QH", marriage: 20 }) });
    expect(told("declared", led([0, 0]))).toBe("Computer has a marriage: that brings 20 points.");
    expect(told("declared", led([0, 20]))).toBe("Computer has a marriage: that brings 20 points, which count once a trick is won.");
  });
  test("a closed stock: nobody draws, and it is not said to be used up", () => {
    const closed = deal({ ...after, closed_by: 1, strict: true });
    expect(told("closed", closed)).toMatch(/^Computer has closed the stock\. Nobody draws now/);
    expect(ids(closed)).not.toContain("strict");
    expect(ids(closed)).not.toContain("draw");
  });
  test("who has what, and what is still to get", () => {
    expect(told("stands", deal({ points: [25, 14] }))).toBe("You have 25 points, your opponent 14. You still need 41.");
  });
});

test("at the end: what the deal counts, and nothing else", () => {
  const over = deal({ to_act: null, legal: [], result: { winner: 1, game_points: 2, reason: "sixty_six" } });
  expect(ids(over, { phase: "between", score: [7, 5] })).toEqual(["end", "done", "end"]);
  expect(told("end", over, { phase: "between", score: [7, 5] })).toBe("Computer wins the deal, which counts 2: 5 of seven are still to win. At zero the match is won.");
});

test.each(CATALOGUES)("with German cards nobody is told of a Queen or a Jack: $language", (words) => {
  const rank = (id: string, which: string): string => words.say(id, { rank: which });
  for (const id of ["values", "marriage", "exchange"]) {
    const { message } = find(lessons(view(deal())), `schnapsen_${id}`)!;
    const said = words.say(message.id, message.params, "german");
    expect(said).not.toBe(words.say(message.id, message.params, "french"));
    // An Unter may have the name of a Jack within its own.
    const others = [rank("rank_name_german", "Q"), rank("rank_name_german", "J")].reduce((rest, name) => rest.replaceAll(name, ""), said);
    expect(others).not.toContain(rank("rank_name", "Q"));
    expect(others).not.toContain(rank("rank_name", "J"));
  }
});
