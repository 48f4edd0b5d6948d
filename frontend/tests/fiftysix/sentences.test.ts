import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { asked, news } from "../../src/fiftysix/news";
import { capped, outcome, ownedBefore, winners } from "../../src/fiftysix/outcome";
import { raisedBy, ticketOf } from "../../src/fiftysix/auction";
import { dealsOf, whose } from "../../src/fiftysix/whose";
import { Catalogue } from "../../src/lib/catalogue";
import { language } from "../../src/lib/language.svelte";
import { say, tell } from "../../src/lib/words";
import { dealWith, viewWith } from "./views";

const CATALOGUE = new URL("../../../src/cardavia/words/en/", import.meta.url);

beforeAll(() => {
  const files = readdirSync(CATALOGUE).filter((name) => name.endsWith(".ftl"));
  language.words = new Catalogue("en", files.map((name) => readFileSync(new URL(name, CATALOGUE), "utf8")).join("\n"));
});

/** Speaks, and sees to it that nothing was lacking. */
function clean(speak: () => string): string {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const sentence = speak();
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
  return sentence;
}

const call = (seat: number, text: string) => ({ seat, text, tells: { id: "tells_pass", params: { call: text } } });

describe("how a deal ended", () => {
  const contract = dealWith().contract!;
  const told = (made: boolean, seat: number, viewer: number | null): string => {
    const result = { made, points: [40, 16] as [number, number], swing: [1, -1] as [number, number] };
    const deal = dealWith({ result });
    return clean(() => tell(outcome(viewWith(deal, { seat: viewer }), deal, { ...contract, seat }, result)));
  };

  it("names who declared, and what the side's pile holds", () => {
    expect(told(true, 0, 0)).toBe("You declared 30 in diamonds, and your side made it with 40.");
    expect(told(true, 2, 0)).toBe("Thomas declared 30 in diamonds, and your side made it with 40.");
    expect(told(false, 1, 0)).toBe("Meera declared 30 in diamonds, and their side failed with 16.");
    expect(told(true, 2, null)).toBe("Thomas declared 30 in diamonds, and that side made it with 40.");
  });

  it("says when nobody declared", () => {
    const result = { made: false, points: [30, 26] as [number, number], swing: [2, -2] as [number, number] };
    const deal = dealWith({ calls: [call(1, "P")], result });
    const passed = { ...contract, number: 28, strain: "NT" as const, seat: 1 };
    expect(clean(() => tell(outcome(viewWith(deal), deal, passed, result)))).toBe(
      "All passed: 28 no trumps for the other side, failed with 26.",
    );
  });

  it("says that nobody pays more than they have, once a side has none left", () => {
    const result = { made: true, points: [40, 16] as [number, number], swing: [4, -4] as [number, number] };
    const deal = dealWith({ result });
    expect(capped(viewWith(deal, { score: [20, 4] }), result)).toBeNull();
    const beaten = viewWith(deal, { score: [24, 0] });
    expect(clean(() => tell(capped(beaten, result)!))).toMatch(/^They pay no more than they had/);
    expect(capped({ ...beaten, switches: ["match=deals(18)"] }, result)).toBeNull();
    expect(winners(beaten, result)).toBe(0);
    expect(winners({ ...beaten, seat: 3 }, result)).toBe(4);
    // What that side had before can be told only where it has something left.
    expect(ownedBefore(viewWith(deal, { score: [20, 4] }), [20, 4], result)).toEqual([16, 8]);
    expect(ownedBefore(beaten, [24, 0], result)).toEqual([24, 0]);
  });
});

describe("what is asked of the viewer", () => {
  const ask = (changes: Parameters<typeof dealWith>[0]): string | null => {
    const deal = dealWith(changes);
    const message = asked(viewWith(deal), deal);
    return message && clean(() => tell(message));
  };
  const led = { cards: [{ seat: 5, card: "KH" }], takes: 5, points: 0 };

  it("is a call, a lead, a card, or a suit to follow", () => {
    expect(ask({ calling: true })).toBe("Your call");
    expect(ask({ legal: ["JS", "9H", "9D"] })).toBe("Your lead");
    expect(ask({ trick: led, legal: ["9H"] })).toBe("Your card: follow hearts");
    expect(ask({ trick: { ...led, cards: [{ seat: 5, card: "KC" }] }, legal: ["JS", "9H", "9D"] })).toBe("Your card");
    expect(ask({ to_act: 3 })).toBeNull();
  });
});

describe("what is announced", () => {
  const before = dealWith({ to_act: 5, calling: true, calls: [call(1, "P")] });

  it("says who calls first when the cards are dealt", () => {
    const dealt = (first: number, viewer: number | null): string =>
      clean(() => news(null, viewWith(dealWith({ calling: true, first, to_act: first }), { ply: 0, seat: viewer })).join(" "));
    expect(dealt(0, 0)).toContain("You call first.");
    expect(dealt(1, 0)).toContain("Meera calls first.");
    expect(dealt(0, null)).toContain("calls first.");
  });

  it("is what others call, with what it tells, and the contract in the end", () => {
    const now = dealWith({ to_act: 1, calling: false });
    const said = clean(() => news(viewWith(before, { ply: 1 }), viewWith(now, { ply: 2 })).join(" "));
    expect(said).toBe("Thomas: ♦30: strong in diamonds (3 high cards or more), but no Jack of them. Thomas plays 30 in diamonds.");
  });

  it("is every card of the others, and who took the trick", () => {
    const cards = [3, 4, 5].map((seat) => ({ seat, card: "KH" }));
    const earlier = dealWith({ trick: { cards, takes: 3, points: 0 }, to_act: 0 });
    const trick = { cards: [...cards, { seat: 0, card: "9H" }, { seat: 1, card: "QH" }, { seat: 2, card: "AH" }], takes: 0, points: 3 };
    const now = dealWith({ last_trick: trick, tricks: 1, to_act: 0, legal: ["JS", "9D"], hand: ["JS", "9D"] });
    const said = clean(() => news(viewWith(earlier, { ply: 9 }), viewWith(now, { ply: 12 })).join(" | "));
    expect(said).toBe("Meera: Queen of hearts | Thomas: Ace of hearts | You took 3 points | Your lead");
  });

  it("is nothing where only somebody came or went", () => {
    const view = viewWith(dealWith(), { ply: 7 });
    expect(news(view, { ...view, version: 2 })).toEqual([]);
  });
});

describe("whose something is", () => {
  const view = viewWith(dealWith());

  it("is yours or theirs to who plays, and a name to who watches", () => {
    expect([0, 1, 2].map((seat) => whose(view, seat))).toEqual(["us", "them", "us"]);
    expect(whose({ ...view, seat: null }, 1)).toBe("Meera");
  });

  it("counts tables, or the points of so many deals", () => {
    expect(dealsOf(view)).toBeNull();
    expect(dealsOf({ ...view, switches: ["stakes=additive", "match=deals(12)"] })).toBe(12);
    for (const unit of ["tables", "points"])
      for (const who of ["us", "them", "Meera"])
        for (const tables of [1, 4]) clean(() => say("page_fiftysix_if_made", { tables, unit, who }));
    expect(say("page_fiftysix_if_made", { tables: 1, unit: "points", who: "them" })).toBe("Made: 1 point to them.");
  });
});

describe("what is read off the calls", () => {
  const calls = [call(1, "28D"), call(2, "P"), call(3, "P"), call(4, "X"), call(5, "P")];

  it("is who doubled the bid that stands", () => {
    expect(raisedBy(calls)?.seat).toBe(4);
    expect(raisedBy([...calls, call(0, "29NS")])).toBeNull();
    expect(raisedBy([])).toBeNull();
  });

  it("is each seat's last call; afterwards the last that says something", () => {
    const later = [...calls, call(0, "P"), call(1, "P")];
    expect(ticketOf(later, 1, true)?.text).toBe("P");
    expect(ticketOf(later, 1, false)?.text).toBe("28D");
    expect(ticketOf(later, 2, false)).toBeUndefined();
  });
});
