import { beforeEach, describe, expect, test, vi } from "vitest";
import { Course } from "../../src/replay/course.svelte";
import { pressed } from "../../src/replay/keys";
import { replay } from "./replays";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("Element", class {});

let course: Course;
beforeEach(() => {
  course = new Course(replay());
});

const place = (): [number, number] => [course.at, course.ply];

describe("one goes", () => {
  test("move by move, over the end of a deal and back", () => {
    for (const _ of [1, 2, 3, 4]) course.step(1);
    expect(place()).toEqual([0, 4]);
    course.step(1);
    expect(place()).toEqual([1, 0]);
    course.step(-1);
    expect(place()).toEqual([0, 4]);
  });
  test("trick by trick", () => {
    const places = [1, 2, 3].map(() => (course.stride(1), place()));
    expect(places).toEqual([[0, 2], [0, 4], [1, 0]]);
    course.step(1);
    course.stride(-1);
    expect(place()).toEqual([1, 0]);
    course.stride(-1);
    expect(place()).toEqual([0, 4]);
  });
  test("deal by deal: back to the beginning of this one first", () => {
    course.go(1, 3);
    course.deal(-1);
    expect(place()).toEqual([1, 0]);
    course.deal(-1);
    expect(place()).toEqual([0, 0]);
    course.deal(-1);
    expect(place()).toEqual([0, 0]);
    course.deal(1);
    course.deal(1);
    expect(place()).toEqual([1, 0]);
  });
  test("never past the beginning or the end", () => {
    course.step(-1);
    course.stride(-1);
    expect([place(), course.atStart]).toEqual([[0, 0], true]);
    course.go(7, 99);
    course.step(1);
    course.stride(1);
    expect([place(), course.atEnd]).toEqual([[1, 4], true]);
  });
});

describe("going on by itself", () => {
  test("begins again where all has been seen", () => {
    course.go(1, 99);
    course.play();
    expect([place(), course.playing]).toEqual([[0, 0], true]);
    course.play();
    expect(course.playing).toBe(false);
  });
});

describe("an address", () => {
  test("names the deal as the record counts it", () => {
    course.go(1, 2);
    expect(course.place).toBe("#3.2");
    course.find("#1.3");
    expect(place()).toEqual([0, 3]);
    course.find("#3");
    expect(place()).toEqual([1, 0]);
  });
  test.each(["", "#2.1", "#nothing", "#1.x"])("%j is the beginning", (hash) => {
    course.go(1, 2);
    course.find(hash);
    expect(place()).toEqual([0, 0]);
  });
  test("past the end of a deal is its end", () => {
    course.find("#1.99");
    expect(place()).toEqual([0, 4]);
  });
});

describe("keys", () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}): boolean => {
    let prevented = false;
    pressed({ key, target: null, preventDefault: () => (prevented = true), ...more } as KeyboardEvent, course);
    return prevented;
  };
  test("go where they say", () => {
    const places = ["ArrowRight", "ArrowDown", "End", "PageDown", "ArrowLeft", "ArrowUp", "Home"].map((key) => (press(key), place()));
    expect(places).toEqual([[0, 1], [0, 2], [0, 4], [1, 0], [0, 4], [0, 2], [0, 0]]);
  });
  test("stop what goes on by itself, but for the one that starts it", () => {
    press(" ");
    expect(course.playing).toBe(true);
    press("ArrowRight");
    expect(course.playing).toBe(false);
  });
  test("that are no such, or pressed with others, are left alone", () => {
    expect(press("a")).toBe(false);
    expect(press("ArrowLeft", { altKey: true })).toBe(false);
    expect(press("ArrowRight")).toBe(true);
  });
  test("mean what they mean to what has the focus", () => {
    const inside = (tag: string): EventTarget => Object.assign(new Element(), { closest: (tags: string) => (tags.includes(tag) ? {} : null) });
    expect(press(" ", { target: inside("button") })).toBe(false);
    expect(press("ArrowRight", { target: inside("button") })).toBe(true);
    expect(press("ArrowRight", { target: inside("select") })).toBe(false);
  });
});
