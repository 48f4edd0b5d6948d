import { beforeAll, describe, expect, test } from "vitest";
import { lessons } from "../../src/guide/fiftysix";
import type { FiftySixDeal, PageView } from "../../src/lib/types";
import { dealWith, viewWith } from "../fiftysix/views";
import { find, said, speakEnglish } from "./sentences";

beforeAll(speakEnglish);

const all = (changes: Partial<FiftySixDeal>, view: Partial<PageView> = {}) => lessons(viewWith(dealWith(changes), view));
const told = (id: string, changes: Partial<FiftySixDeal> = {}, view: Partial<PageView> = {}): string => said(find(all(changes, view), `fiftysix_${id}`));
const ids = (changes: Partial<FiftySixDeal> = {}): string[] => all(changes).map(({ message }) => message.id.replace("page_guide_", "").replace("fiftysix_", ""));
const contract = dealWith().contract!;

describe("the auction", () => {
  const calling = { calling: true, legal: ["P"] };
  test("begins with who plays together", () => {
    expect(ids(calling).slice(0, 3)).toEqual(["sides", "auction", "call"]);
    expect(told("sides", calling)).toBe("Your partners are Thomas, Leela: every second seat. The others play against you.");
    const four = { players: 4, seats: viewWith(dealWith()).seats.slice(0, 4) };
    expect(told("sides", calling, four)).toMatch(/^Your partner is Thomas: /);
  });
  test("explains each kind of call once, in the words of the convention, the newest first", () => {
    const heard = all(calling).filter(({ message }) => message.id === "page_guide_fiftysix_heard");
    expect(heard.map(({ once }) => once)).toEqual(["page_guide_fiftysix_heard:tells_strong", "page_guide_fiftysix_heard:tells_pass"]);
    expect(said(heard[0])).toBe("Your partner Thomas calls. ♦30: strong in diamonds (3 high cards or more), but no Jack of them.");
    expect(said(heard[1])).toBe("Meera of the other side calls. Pass: tells nothing of the hand.");
  });
  test("says what the next bid has to be; nothing where none stands", () => {
    expect(told("bid", calling)).toMatch(/^The bid of Thomas stands\. Who wants more says 31 or more/);
    expect(ids({ ...calling, contract: null, calls: [] })).not.toContain("bid");
    expect(ids({ ...calling, contract: { ...contract, number: 56 } })).not.toContain("bid");
  });
  test("asks for a call only who is to call", () => {
    expect(ids({ ...calling, to_act: 1 })).not.toContain("call");
  });
});

describe("the contract", () => {
  test("whose, how many points, and trumps", () => {
    expect(told("contract")).toBe("The auction is over. Your side has to take 30 of the 56 points; diamonds are trumps.");
    const passed = { calls: [], contract: { ...contract, seat: 1, number: 28, strain: "NT" as const } };
    expect(told("contract", passed)).toBe("All have passed. The other side has to take 28 of the 56 points; there are no trumps.");
  });
  test("what is won and lost by it", () => {
    expect(told("stake")).toBe("If your side makes it, it wins 1 table; if not, it pays 2.");
    expect(told("stake", { contract: { ...contract, seat: 1, wins: 4, costs: 6 } })).toBe("If they make it, they win 4 tables; if not, they pay 6.");
  });
  test("who leads first is said in the first trick only", () => {
    expect(told("first")).toBe("Meera sits after the dealer and leads first, whoever has won the auction.");
    expect(told("first", { first: 0 })).toMatch(/^You sit after the dealer and lead first/);
    expect(ids({ tricks: 1 })).not.toContain("first");
  });
});

describe("one's own card", () => {
  const led = (card: string, takes = 1) => ({ trick: { cards: [{ seat: 1, card }], takes, points: 1 } });
  test("a lead is free", () => {
    expect(ids()).toContain("lead");
    expect(ids({ to_act: 1 })).not.toContain("lead");
  });
  test("follows where the table allows nothing else", () => {
    expect(told("follow", { ...led("TH"), legal: ["9H"] })).toBe("A card of hearts was led and you hold some, so you must follow suit.");
  });
  test("is free where the table allows all, with advice that fits the trumps", () => {
    const any = { legal: ["JS", "9H", "9D"] };
    expect(told("free", { ...any, ...led("TC") })).toBe("You hold no clubs, so any card will do: a trump to win, or a card with points for your partner.");
    const none = { ...contract, strain: "NT" as const };
    expect(told("free", { ...any, ...led("TC"), contract: none })).toContain("else a worthless one");
    expect(told("free", { legal: ["JS", "9H"], hand: ["JS", "9H"], ...led("TD") })).toContain("else a worthless one");
  });
  test("goes by whose the trick is so far", () => {
    expect(told("takes", { ...led("TH", 2), legal: ["9H"] })).toMatch(/^So far your side/);
    expect(told("takes", { ...led("TH", 1), legal: ["9H"] })).toMatch(/^So far the other side/);
  });
});

describe("what has happened", () => {
  const cards = ["TH", "9H", "JH", "KH", "QH", "AH"].map((card, seat) => ({ seat, card }));
  test("a trick, by the side that took it", () => {
    expect(told("took", { tricks: 1, last_trick: { cards, takes: 2, points: 7 } })).toBe("Thomas took the trick: 7 points for your side, and the lead to the next.");
    expect(told("took", { tricks: 1, last_trick: { cards, takes: 0, points: 1 } })).toBe("You took the trick: 1 point for your side, and the lead to the next.");
  });
  test("twins, when they have met", () => {
    expect(ids({ tricks: 1, last_trick: { cards, takes: 2, points: 7 } })).not.toContain("twins");
    const twice = [...cards.slice(0, 5), { seat: 5, card: "JH" }];
    expect(ids({ tricks: 1, last_trick: { cards: twice, takes: 2, points: 9 } })).toContain("twins");
  });
  test("how things stand, until it is decided", () => {
    expect(told("stands")).toBe("Points: yours 18, theirs 18. Your side still needs 12 of the 20 that are left.");
    expect(told("decided", { contract: { ...contract, needed: 0 } })).toMatch(/^Your side has made its bid already/);
    expect(told("decided", { contract: { ...contract, needed: 21 } })).toMatch(/^Your side cannot make its bid/);
    expect(ids({ contract: { ...contract, needed: 21 } })).not.toContain("stands");
    expect(ids()).not.toContain("decided");
  });
});

test("at the end: who gets how many tables", () => {
  const lost = { result: { made: false, points: [20, 36] as [number, number], swing: [-2, 2] as [number, number] } };
  expect(told("end", lost)).toBe("Your side has failed: 2 tables go to them. A side with no table left has lost the match.");
  expect(ids(lost)).toEqual(["end", "done", "end"]);
});

test("who only watches is not taught", () => {
  expect(all({}, { seat: null })).toEqual([]);
});
