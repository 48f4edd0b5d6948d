// Cards as text, taken apart.

import type { CardText, Suit } from "./types";
import { say } from "./words";

export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
export const SYMBOLS: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** The ranks that are written otherwise than they are known. */
const RANKS: Record<string, string> = { "10": "T", O: "Q", U: "J" };

export const rankOf = (card: CardText): string => card.slice(0, -1);
export const suitOf = (card: CardText): Suit => card.slice(-1) as Suit;
export const isRed = (suit: Suit): boolean => suit === "H" || suit === "D";

/** A card's full name, for who does not see it: “King of hearts”. */
export function cardName(card: CardText): string {
  return say("page_card", { rank: rankOf(card), suit: suitOf(card) });
}

/** The cards with a key for each: of two equal cards the second has another. */
export function keyed(cards: readonly CardText[]): { card: CardText; key: string }[] {
  const seen = new Map<CardText, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { card, key: before ? `${card}+` : card };
  });
}

/** A text as it is read aloud: “K♥” as “King of hearts”, “28♦” as “28 diamonds”. */
export function spoken(text: string): string {
  return text
    .replace(/(?<![\dA-Z])(10|[AKQJOU789])([♠♥♦♣])/g, (_, letter: string, symbol: string) =>
      cardName(`${RANKS[letter] ?? letter}${SYMBOLS[symbol]!}`),
    )
    .replace(/(\d?)([♠♥♦♣])(\d?)/g, (_, before: string, symbol: string, after: string) => {
      const name = say("suit_name", { suit: SYMBOLS[symbol]! });
      return `${before}${before && " "}${name}${after && " "}${after}`;
    });
}
