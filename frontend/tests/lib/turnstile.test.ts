import { beforeEach, describe, expect, test } from "vitest";
import { Turnstile } from "../../src/lib/turnstile";

describe("a turnstile", () => {
  let passed: number[];
  /** Lets the next one come, for each that has passed. */
  let free: (() => void)[];
  let turnstile: Turnstile<number>;

  beforeEach(() => {
    passed = [];
    free = [];
    turnstile = new Turnstile((one) => {
      passed.push(one);
      return new Promise<void>((kept) => free.push(kept));
    });
  });

  const settled = () => new Promise((after) => setTimeout(after));

  test("lets the first one through at once", () => {
    void turnstile.take(1);
    expect(passed).toEqual([1]);
  });

  test("lets the others through one after the other, in the order in which they came", async () => {
    for (const one of [1, 2, 3]) void turnstile.take(one);
    expect(passed).toEqual([1]);
    free[0]!();
    await settled();
    expect(passed).toEqual([1, 2]);
    free[1]!();
    await settled();
    expect(passed).toEqual([1, 2, 3]);
  });

  test("stands open again when the last one is done", async () => {
    void turnstile.take(1);
    free[0]!();
    await settled();
    void turnstile.take(2);
    expect(passed).toEqual([1, 2]);
  });

  test("says when one is through", async () => {
    const told: number[] = [];
    for (const one of [1, 2]) void turnstile.take(one).then(() => told.push(one));
    await settled();
    expect(told).toEqual([1]);
    free[0]!();
    await settled();
    expect(told).toEqual([1, 2]);
  });

  test("lets all through that wait when there is a hurry", async () => {
    for (const one of [1, 2, 3]) void turnstile.take(one);
    turnstile.hurry();
    expect(passed).toEqual([1, 2, 3]);
    await settled();
  });

  test("stands open after a hurry, though the last one is never done", () => {
    void turnstile.take(1);
    turnstile.hurry();
    void turnstile.take(2);
    expect(passed).toEqual([1, 2]);
  });

  test("is not opened too early by one that was overtaken in a hurry", async () => {
    for (const one of [1, 2]) void turnstile.take(one);
    turnstile.hurry();
    for (const one of [3, 4]) void turnstile.take(one);
    free[0]!();
    free[1]!();
    await settled();
    expect(passed).toEqual([1, 2, 3]);
    free[2]!();
    await settled();
    expect(passed).toEqual([1, 2, 3, 4]);
  });

  test("has nothing to hurry when nobody waits", () => {
    turnstile.hurry();
    void turnstile.take(1);
    expect(passed).toEqual([1]);
  });
});
