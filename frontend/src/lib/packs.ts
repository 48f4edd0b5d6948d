// Whether every pack of a match lay as the shuffle has it (docs/fairness.md).  It is fetched when a match
// is over; by then it is known that secret and contributions are those that were sealed.

import { SUITS } from "./cards";
import type { Dealt } from "./dealt";
import { hmac, joined } from "./hmac";
import { fromHex } from "./random";
import type { CardText, PageView, Seat, ShuffleView } from "./types";

export type PacksFinding =
  | { finding: "fit"; packs: number }
  /** The record lacks packs that were dealt. */
  | { finding: "missing" }
  /** A pack lay in another order, or the viewer was dealt other cards than it has; from 1. */
  | { finding: "pack" | "hand"; number: number };

/** Checks all packs of a match that is over, as its record has them, and what this page saw dealt from them. */
export function checkPacks(view: PageView, shuffle: ShuffleView, record: string, dealt: ReadonlyMap<number, Dealt>): PacksFinding {
  const packs = packsOf(record);
  const fresh = unshuffled(view);
  let deal = 0;
  for (const [n, { number, cards, thrownIn }] of packs.entries()) {
    if (number !== n + 1) return { finding: "missing" };
    if (order(shuffle, n, fresh).join() !== cards.join()) return { finding: "pack", number };
    const seen = thrownIn ? undefined : dealt.get(deal++);
    if (seen && hand(view, cards, seen).toSorted().join() !== seen.hand.toSorted().join()) return { finding: "hand", number };
  }
  return deal === view.deal + 1 ? { finding: "fit", packs: packs.length } : { finding: "missing" };
}

interface Pack {
  /** The number of its deal, from 1. */
  number: number;
  cards: CardText[];
  /** Whether nobody played with it. */
  thrownIn: boolean;
}

/** The packs in a record. */
export function packsOf(record: string): Pack[] {
  return record.split(/^Deal /m).slice(1).map((deal) => ({
    number: Number.parseInt(deal, 10),
    cards: /^Pack\s([^]*?)^Hands$/m.exec(deal)?.[1]?.trim().split(/\s+/) ?? [],
    thrownIn: /^Thrown in$/m.test(deal),
  }));
}

/** The pack as it is before the shuffle: by suit, and each card of 56 twice. */
export function unshuffled({ game, players, switches }: Pick<PageView, "game" | "players" | "switches">): CardText[] {
  const ranks = game === "schnapsen" ? "ATKQJ" : switches.includes("short_pack") ? "J9AT" : players === 8 ? "J9ATKQ87" : "J9ATKQ";
  const copies = game === "schnapsen" ? [0] : [0, 1];
  return SUITS.flatMap((suit) => [...ranks].flatMap((rank) => copies.map(() => rank + suit)));
}

/** The cards of pack `n` of a match as its shuffle orders them. */
export function order(shuffle: Pick<ShuffleView, "secret" | "values">, n: number, fresh: readonly CardText[]): CardText[] {
  const cards = [...fresh];
  const numbers = stream(shuffle, n);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1, numbers);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** A number below `m`: bytes that would make low numbers come up too often are passed over. */
function below(m: number, numbers: Iterator<number, never>): number {
  for (;;) {
    const byte = numbers.next().value;
    if (byte < 256 - (256 % m)) return byte % m;
  }
}

function* stream({ secret, values }: Pick<ShuffleView, "secret" | "values">, n: number): Generator<number, never> {
  const key = fromHex(secret ?? "");
  const seats = Object.keys(values).map(Number).toSorted((a, b) => a - b);
  const opened = seats.flatMap((seat) => [Uint8Array.of(seat), fromHex(values[seat]!)]);
  const label = new TextEncoder().encode("cardavia shuffle 1 pack\n");
  const start = joined(label, Uint8Array.of(seats.length), ...opened, number(n));
  for (let block = 0; ; block++) yield* hmac(key, joined(start, number(block)));
}

/** Four bytes, the most significant first. */
function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** What a seat is dealt from a pack: card by card in 56, three and then two in Schnapsen. */
function hand({ game, players, clockwise }: PageView, pack: readonly CardText[], { seat, first }: Dealt): CardText[] {
  if (game === "schnapsen") return pack.filter((_, i) => (seat === first ? [0, 1, 2, 7, 8] : [3, 4, 5, 9, 10]).includes(i));
  const step = clockwise ? players - 1 : 1;
  const owner = (i: number): Seat => (first + step * i) % players;
  return pack.filter((_, i) => owner(i) === seat);
}
