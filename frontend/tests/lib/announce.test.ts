import { expect, test } from "vitest";
import { announcer, KEPT } from "../../src/lib/announce.svelte";

const texts = (): string[] => announcer.lines.map(({ text }) => text);

test("what follows at once does not take the place of what was said", () => {
  announcer.say("Meera takes the trick");
  announcer.tell(["Ravi: Pass", "Your lead!"]);
  expect(texts().slice(-2)).toEqual(["Meera takes the trick", "Ravi: Pass. Your lead!"]);
});

test("the same words twice are two lines, and nothing is none", () => {
  announcer.tell([]);
  announcer.say("Your lead");
  announcer.say("Your lead");
  expect(texts().slice(-2)).toEqual(["Your lead", "Your lead"]);
  expect(new Set(announcer.lines.map(({ id }) => id)).size).toBe(announcer.lines.length);
});

test("only the last lines are kept", () => {
  for (let i = 0; i < 2 * KEPT; i++) announcer.say(`line ${i}`);
  expect(texts()).toHaveLength(KEPT);
  expect(texts().at(-1)).toBe(`line ${2 * KEPT - 1}`);
});
