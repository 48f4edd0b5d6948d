import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardName, spoken } from "../../src/lib/cards";
import { Catalogue } from "../../src/lib/catalogue";
import { language } from "../../src/lib/language.svelte";

const catalogue = ["cards", "page"].map((name) =>
  readFileSync(new URL(`../../../src/cardavia/words/en/${name}.ftl`, import.meta.url), "utf8"),
);
language.words = new Catalogue("en", catalogue.join("\n"));

test("a card has a full name", () => {
  expect(cardName("KH")).toBe("King of hearts");
  expect(cardName("TC")).toBe("ten of clubs");
});

test.each([
  ["Computer leads K♥ and declares 20.", "Computer leads King of hearts and declares 20."],
  ["You draw 10♣.", "You draw ten of clubs."],
  ["28♦", "28 diamonds"],
  ["♦28", "diamonds 28"],
  ["+2♠", "+2 spades"],
  ["A♠ J♠", "Ace of spades Jack of spades"],
  ["32 Noes", "32 Noes"],
])("%s is read aloud as %s", (shown, heard) => {
  expect(spoken(shown)).toBe(heard);
});
