import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { checkShuffle, contributed, contribution, contributionCommitment, secretCommitment, shuffleStep } from "../../src/lib/shuffle";
import type { PageView, ShuffleView } from "../../src/lib/types";

interface Vector {
  name: string;
  secret: string;
  commitment: string;
  contributions: { seat: number; commitment: string; value: string }[];
}
const file = new URL("../../../tests/shuffle/vectors.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: Vector[] };

describe("the published vectors", () => {
  test.each(vectors)("$name", ({ secret, commitment, contributions }) => {
    expect(secretCommitment(secret)).toBe(commitment);
    for (const one of contributions)
      expect(contributionCommitment(commitment, one.seat, one.value)).toBe(one.commitment);
  });

  test("there are some with contributions", () => {
    expect(vectors.some(({ contributions }) => contributions.length > 1)).toBe(true);
  });
});

const withBoth = vectors.find(({ contributions }) => contributions.length > 1)!;
const revealed: ShuffleView = {
  published: withBoth.commitment,
  seats: withBoth.contributions.map(({ seat }) => seat),
  commitments: Object.fromEntries(withBoth.contributions.map(({ seat, commitment }) => [seat, commitment])),
  values: Object.fromEntries(withBoth.contributions.map(({ seat, value }) => [seat, value])),
  secret: withBoth.secret,
};
const [mine] = withBoth.contributions;
const other = "00".repeat(32);

describe("the check at the end", () => {
  test("fits when secret, contributions and one's own bytes are as they were sealed", () => {
    expect(checkShuffle(revealed, mine!.seat, mine!.value)).toBe("fits");
  });
  test("fits for who contributed nothing", () => {
    expect(checkShuffle(revealed, null, null)).toBe("fits_without");
  });
  test("finds another secret", () => {
    expect(checkShuffle({ ...revealed, secret: other }, null, null)).toBe("secret");
    expect(checkShuffle({ ...revealed, secret: null }, null, null)).toBe("secret");
  });
  test("finds a contribution that was not the one sealed", () => {
    const values = { ...revealed.values, [mine!.seat]: other };
    expect(checkShuffle({ ...revealed, values }, null, null)).toBe("contributions");
  });
  test("finds a contribution that was sealed and left out", () => {
    const { [mine!.seat]: _, ...values } = revealed.values;
    expect(checkShuffle({ ...revealed, values }, null, null)).toBe("contributions");
  });
  test("finds that one's own bytes were changed together with their seal", () => {
    const commitments = { ...revealed.commitments, [mine!.seat]: contributionCommitment(revealed.published, mine!.seat, other) };
    const values = { ...revealed.values, [mine!.seat]: other };
    expect(checkShuffle({ ...revealed, commitments, values }, mine!.seat, mine!.value)).toBe("own");
  });
});

describe("the page's part", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    globalThis.localStorage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    } as Storage;
  });
  const published = withBoth.commitment;
  const view = (shuffle: Partial<ShuffleView>, phase: PageView["phase"] = "shuffling"): PageView =>
    ({ id: "t", phase, seat: 0, shuffle: { published, seats: [0, 1], commitments: {}, values: {}, secret: null, ...shuffle } }) as PageView;

  test("first seals random bytes, and opens the same ones when all are sealed", () => {
    const sealed = shuffleStep(view({}));
    const value = contribution("t", published);
    expect(sealed).toEqual({ type: "commit", commitment: contributionCommitment(published, 0, value) });
    expect(shuffleStep(view({ commitments: { 0: "a", 1: "b" } }))).toEqual({ type: "contribute", value });
  });
  test("opens nothing before the others are bound", () => {
    expect(shuffleStep(view({ commitments: { 0: "a" } }))).toBeNull();
  });
  test("asks for nothing twice, nor when it is not asked", () => {
    expect(shuffleStep(view({ commitments: { 0: "a", 1: "b" }, values: { 0: "c" } }))).toBeNull();
    expect(shuffleStep(view({ seats: [1] }))).toBeNull();
    expect(shuffleStep(view({}, "playing"))).toBeNull();
  });
  test("opens what it has sealed, though another tab has remembered something else meanwhile", () => {
    const { commitment } = shuffleStep(view({})) as { commitment: string };
    for (const name of kept.keys()) if (name.includes(published)) kept.set(name, JSON.stringify(other));
    const opened = shuffleStep(view({ commitments: { 0: commitment, 1: "b" } })) as { value: string };
    expect(contributionCommitment(published, 0, opened.value)).toBe(commitment);
  });
  test("knows at the end what it has contributed, and of nothing that it has not", () => {
    expect(contributed("t", published)).toBeNull();
    const value = contribution("t", published);
    expect(contributed("t", published)).toBe(value);
    expect(contributed("u", published)).toBeNull();
  });
  test("opens what it has sealed where nothing can be kept", () => {
    globalThis.localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const { commitment } = shuffleStep(view({})) as { commitment: string };
    const opened = shuffleStep(view({ commitments: { 0: commitment, 1: "b" } })) as { value: string };
    expect(contributionCommitment(published, 0, opened.value)).toBe(commitment);
  });
  test("contributes something else in another match", () => {
    expect(contribution("t", published)).not.toBe(contribution("t", other));
    expect(contribution("t", published)).toMatch(/^[0-9a-f]{64}$/);
  });
});
