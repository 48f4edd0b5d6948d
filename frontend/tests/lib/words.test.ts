import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Catalogue } from "../../src/lib/catalogue";

const folder = new URL("../../../src/cardavia/words/en/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
const catalogue = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n\n");
const probes = `
probe_cards = { CARDS($cards) }
probe_or = { CARDS($cards, join: "or") }
probe_call = { CALL($call) }
probe_calls = { CALL($call, join: "and") }
probe_list = { LIST($items, join: "or") }
`;
const words = new Catalogue("en", catalogue + probes);

afterEach(() => vi.restoreAllMocks());

describe("cards", () => {
  test.each([
    ["JD", "J♦"],
    ["TC", "10♣"],
    ["9D JD TC", "9♦ J♦ 10♣"],
    ["", ""],
  ])("%s is said %s", (cards, said) => {
    expect(words.say("probe_cards", { cards })).toBe(said);
  });
  test("become a spoken list", () => {
    expect(words.say("probe_or", { cards: "9D JD TC" })).toBe("9♦, J♦ or 10♣");
    expect(words.say("probe_or", { cards: "9D JD" })).toBe("9♦ or J♦");
    expect(words.say("probe_or", { cards: "9D" })).toBe("9♦");
  });
});

describe("calls are said in the form they were made in", () => {
  test.each([
    ["28D", "28♦"],
    ["D28", "♦28"],
    ["28NT", "28 no trumps"],
    ["29NS", "29 Noes"],
    ["+2D", "+2♦"],
    ["+2NS", "+2 Noes"],
    ["28P", "28, naming no suit"],
    ["P", "pass"],
    ["X", "double"],
    ["XX", "redouble"],
  ])("%s", (call, said) => {
    expect(words.say("probe_call", { call })).toBe(said);
  });
  test("several of them in one list", () => {
    expect(words.say("probe_calls", { call: "28D P X" })).toBe("28♦, pass and double");
  });
  test("what is no call is told to the console, and never said", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(words.say("probe_call", { call: "ZZ" })).not.toContain("ZZ");
    expect(told).toHaveBeenCalled();
  });
});

test("lists are joined as one speaks them", () => {
  expect(words.say("probe_list", { items: "4 6 8" })).toBe("4, 6 or 8");
});

describe("sentences", () => {
  test("lend their parameters to those they refer to", () => {
    expect(words.say("must_follow_suit", { suit: "H", cards: "AH QH" })).toBe(
      "You can follow suit, so you must: A♥ or Q♥ will do, hearts were led.",
    );
  });
  test("choose by number", () => {
    expect(words.say("page_schnapsen_tricks", { tricks: 0 })).toBe("no trick");
    expect(words.say("page_schnapsen_tricks", { tricks: 1 })).toBe("one trick");
    expect(words.say("page_schnapsen_tricks", { tricks: 4 })).toBe("4 tricks");
  });
  test("that there are not are told to the console", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(words.say("page_that_there_is_not")).toBe("page_that_there_is_not");
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("the page's own sentences", () => {
  const source = (path: URL): string =>
    readdirSync(path, { withFileTypes: true })
      .map((entry) =>
        entry.isDirectory() ? source(new URL(`${entry.name}/`, path)) : readFileSync(new URL(entry.name, path), "utf8"),
      )
      .join("\n");
  const code = source(new URL("../../src/", import.meta.url));
  const used = new Set(code.match(/(?<=["'`])page_[a-z0-9_]+(?=["'`])/g));
  const there = new Set(catalogue.match(/^page_[a-z0-9_]+(?= =)/gm));
  const referred = new Set(catalogue.match(/(?<=\{ )page_[a-z0-9_]+(?= \})/g));

  test("all that it says there is", () => {
    expect([...used].filter((id) => !there.has(id))).toEqual([]);
  });
  test("all that there is it says", () => {
    const said = (id: string): string => id.replace(/_german$/, "");
    expect([...there].map(said).filter((id) => !used.has(id) && !referred.has(id))).toEqual([]);
  });
});
