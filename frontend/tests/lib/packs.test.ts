import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Dealt } from "../../src/lib/dealt";
import { checkPacks, order, packsOf, unshuffled } from "../../src/lib/packs";
import type { PageView, ShuffleView } from "../../src/lib/types";

interface Vector {
  name: string;
  secret: string;
  contributions: { seat: number; value: string }[];
  n: number;
  unshuffled: string;
  pack: string;
}
const file = new URL("../../../tests/shuffle/vectors.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: Vector[] };
const cards = (text: string): string[] => text.split(" ");
const shuffleOf = ({ secret, contributions }: Vector): Pick<ShuffleView, "secret" | "values"> => ({
  secret,
  values: Object.fromEntries(contributions.map(({ seat, value }) => [seat, value])),
});

describe("the published vectors", () => {
  test.each(vectors)("$name", (vector) => {
    expect(order(shuffleOf(vector), vector.n, cards(vector.unshuffled)).join(" ")).toBe(vector.pack);
  });

  test.each([
    ["schnapsen", 2, [], 20],
    ["fiftysix", 4, ["short_pack"], 32],
    ["fiftysix", 6, [], 48],
    ["fiftysix", 8, [], 64],
  ] as const)("the unshuffled pack of %s for %i, %j", (game, players, switches, size) => {
    const known = vectors.find((one) => cards(one.unshuffled).length === size && one.unshuffled.startsWith(game === "schnapsen" ? "AS" : "JS"))!;
    expect(unshuffled({ game, players, switches: [...switches] }).join(" ")).toBe(known.unshuffled);
  });
});

// A match of three packs, the second thrown in, for a shuffle of the vectors.
const vector = vectors.find((one) => one.contributions.length > 0 && cards(one.unshuffled).length === 48)!;
const shuffle = { ...shuffleOf(vector), published: "", seats: [], commitments: {} } as ShuffleView;
const view = { game: "fiftysix", players: 6, switches: [], clockwise: false, deal: 1 } as unknown as PageView;
const packs = [0, 1, 2].map((n) => order(shuffle, n, cards(vector.unshuffled)));
const deal = (n: number, pack: readonly string[]): string =>
  `Deal ${n + 1}  dealer 0\nPack\n  ${pack.slice(0, 24).join(" ")}\n  ${pack.slice(24).join(" ")}\nHands\n  0: JS\n${n === 1 ? "Thrown in\n" : "Auction 0 1\n  28S\n"}`;
const record = (...played: (readonly string[])[]): string =>
  `[Cardavia "1"]\n[Seat0 "Deal 1  dealer 0"]\n\n${played.map((pack, n) => deal(n, pack)).join("\n")}\nEnd\n`;
const whole = record(...packs);
/** What seat 2 was dealt in the second deal that was played, seat 1 first. */
const seen = (hand: readonly string[]): Map<number, Dealt> => new Map([[1, { seat: 2, first: 1, hand }]]);
const own = packs[2]!.filter((_, i) => i % 6 === 1);

describe("the packs of a record", () => {
  test("are read with their numbers, and whether they were played", () => {
    expect(packsOf(whole)).toEqual(packs.map((pack, n) => ({ number: n + 1, cards: pack, thrownIn: n === 1 })));
  });

  test("fit where all lie as the shuffle has them", () => {
    expect(checkPacks(view, shuffle, whole, new Map())).toEqual({ finding: "fit", packs: 3 });
    expect(checkPacks(view, shuffle, whole, seen(own.toReversed()))).toEqual({ finding: "fit", packs: 3 });
  });

  test.each([0, 1, 2])("pack %i: two cards that changed places are found", (n) => {
    const [one, two, ...rest] = packs[n]!;
    const other = packs.with(n, [two!, one!, ...rest]);
    expect(checkPacks(view, shuffle, record(...other), new Map())).toEqual({ finding: "pack", number: n + 1 });
  });

  test("one that is left out is found", () => {
    expect(checkPacks(view, shuffle, record(packs[0]!, packs[1]!), new Map())).toEqual({ finding: "missing" });
    expect(checkPacks(view, shuffle, whole.replace("Deal 2", "Deal 4"), new Map())).toEqual({ finding: "missing" });
    expect(checkPacks(view, shuffle, "", new Map())).toEqual({ finding: "missing" });
  });

  test("a hand that this page saw, and that the pack does not give, is found", () => {
    expect(checkPacks(view, shuffle, whole, seen(own.with(0, "JH")))).toEqual({ finding: "hand", number: 3 });
  });
});

test("in Schnapsen three cards are dealt and then two, the indicator between them", () => {
  const one = vectors.find((other) => cards(other.unshuffled).length === 20)!;
  const pack = order(shuffleOf(one), 0, cards(one.unshuffled));
  const match = { ...view, game: "schnapsen", players: 2, deal: 0 } as PageView;
  const dealt = (seat: number, at: number[]): Map<number, Dealt> => new Map([[0, { seat, first: 1, hand: at.map((i) => pack[i]!) }]]);
  const check = (hands: Map<number, Dealt>): string =>
    checkPacks(match, { ...shuffle, ...shuffleOf(one) }, record(pack), hands).finding;
  expect(check(dealt(1, [0, 1, 2, 7, 8]))).toBe("fit");
  expect(check(dealt(0, [3, 4, 5, 9, 10]))).toBe("fit");
  expect(check(dealt(0, [0, 1, 2, 7, 8]))).toBe("hand");
});
