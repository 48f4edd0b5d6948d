import { describe, expect, test } from "vitest";
import { lesson, next, readingTime, standing, untold } from "../../src/guide/lesson";

const [goal, trumps, lead] = [lesson("goal"), lesson("trumps"), lesson("lead")];
const score = standing("score", { mine: 3 });
const told = (...names: string[]): ReadonlySet<string> => new Set(names);

describe("one lesson at a time", () => {
  test("the first that has not been told comes first", () => {
    expect(next(null, false, [goal, trumps, score], told())).toBe(goal);
    expect(untold([goal, trumps], told("goal"))).toBe(trumps);
    expect(untold([goal, score], told("goal"))).toBeUndefined();
  });
  test("it stays until it has been read, whatever else there would be to say", () => {
    expect(next(goal, false, [trumps, goal], told("goal"))).toBe(goal);
    expect(next(goal, true, [trumps, goal], told("goal"))).toBe(trumps);
  });
  test("it goes at once when its moment has passed", () => {
    expect(next(lead, false, [goal, score], told("lead"))).toBe(goal);
  });
  test("what a lesson said stays as it was said while it is read", () => {
    const [first, second] = [lesson("took", { points: 14 }), lesson("took", { points: 4 })];
    expect(next(first, false, [second], told("took"))).toBe(first);
  });
  test("lessons that share a sentence are told apart", () => {
    const [mine, theirs] = [lesson("took", {}, { which: "you" }), lesson("took", {}, { which: "other" })];
    expect(untold([mine, theirs], told("took:you"))).toBe(theirs);
  });
});

describe("when all has been told", () => {
  test("how things stand is shown, and follows the table", () => {
    expect(next(goal, true, [goal, score], told("goal"))).toBe(score);
    const later = standing("score", { mine: 17 });
    expect(next(score, false, [goal, later], told("goal"))).toBe(later);
  });
  test("the last lesson stays where nothing stands yet, and goes with its moment", () => {
    expect(next(goal, true, [goal], told("goal"))).toBe(goal);
    expect(next(lead, true, [goal], told("goal", "lead"))).toBeNull();
  });
  test("something new to tell does not wait", () => {
    expect(next(score, false, [trumps, score], told())).toBe(trumps);
  });
});

test("a long sentence is given more time", () => {
  expect(readingTime("x".repeat(100))).toBeGreaterThan(readingTime("x".repeat(20)) + 3000);
});
