import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardName, spoken } from "../../src/lib/cards";
import { Catalogue } from "../../src/lib/catalogue";
import { deck } from "../../src/lib/deck.svelte";
import { language } from "../../src/lib/language.svelte";
import { say } from "../../src/lib/words";

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

test("where German cards lie on the table they are named and read aloud as what they are", () => {
  deck.faces = "german";
  const leave = deck.lookAt("schnapsen");
  expect(cardName("QS")).toBe("Ober of leaves");
  expect(spoken("Computer leads O♠ and declares 20.")).toBe("Computer leads Ober of leaves and declares 20.");
  expect(spoken("You draw U♦ 10♣.")).toBe("You draw Unter of bells ten of acorns.");
  expect(say("page_schnapsen_exchanges", { name: "Anu", card: "KS" })).toBe("Anu exchanges the Unter for K♠.");
  leave();
  deck.lookAt("fiftysix");
  expect(cardName("QS")).toBe("Queen of spades");
});
