// The page's part in the checkable shuffle (docs/fairness.md): it adds random bytes of its own, bound
// by their hash before anybody opens theirs, and checks at the end that they were used.

import { fromHex, randomBytes, toHex } from "./random";
import { sha256 } from "./sha256";
import { recall, remember } from "./storage";
import type { Ask, PageView, Seat, ShuffleView } from "./types";

const SECRET = "cardavia shuffle 1 secret\n";
const VALUE = "cardavia page 1 value\n";
const CONTRIBUTION = "cardavia shuffle 1 contribution\n";

/** The hash by which the dealer is bound to a secret; both are hexadecimal. */
export function secretCommitment(secret: string): string {
  return hash(SECRET, fromHex(secret));
}

/** The hash by which a seat is bound to its contribution. */
export function contributionCommitment(published: string, seat: Seat, value: string): string {
  return hash(CONTRIBUTION, fromHex(published), Uint8Array.of(seat), fromHex(value));
}

function hash(label: string, ...parts: Uint8Array[]): string {
  const bytes = [new TextEncoder().encode(label), ...parts].flatMap((part) => [...part]);
  return toHex(sha256(Uint8Array.from(bytes)));
}

/**
 * What all contributions of this browser are made of, itself made as soon as there is a page: tabs that each made up
 * their own bytes in one moment would seal some and open others.
 */
function ownSecret(): string {
  const kept = recall("shuffle", "");
  if (kept) return kept;
  const fresh = toHex(randomBytes(32));
  remember("shuffle", fresh);
  return fresh;
}
ownSecret();

const place = (table: string, published: string): string => `shuffle:${table}:${published}`;

/** What this page contributes to the shuffle of a match; the same in every tab. */
export function contribution(table: string, published: string): string {
  const value = hash(VALUE, fromHex(ownSecret()), fromHex(published), new TextEncoder().encode(table));
  remember(place(table, published), value);
  return value;
}

/** What was contributed from here; null where nothing was, or where it has been forgotten. */
export const contributed = (table: string, published: string): string | null => recall<string | null>(place(table, published), null);

/** What the shuffle awaits from this page now, if anything. */
export function shuffleStep(view: PageView): Ask | null {
  const { shuffle, seat } = view;
  if (view.phase !== "shuffling" || shuffle === null || seat === null || !shuffle.seats.includes(seat)) return null;
  const value = contribution(view.id, shuffle.published);
  if (!(seat in shuffle.commitments))
    return { type: "commit", commitment: contributionCommitment(shuffle.published, seat, value) };
  const allBound = shuffle.seats.every((one) => one in shuffle.commitments);
  return allBound && !(seat in shuffle.values) ? { type: "contribute", value } : null;
}

export type Finding = "secret" | "contributions" | "own" | "fits" | "fits_without";

/**
 * Checks what was revealed: whether it fits, or what does not.  `own` is what this page contributed, if
 * it was asked to.
 */
export function checkShuffle(shuffle: ShuffleView, seat: Seat | null, own: string | null): Finding {
  if (shuffle.secret === null || secretCommitment(shuffle.secret) !== shuffle.published) return "secret";
  const bound = ([one, value]: [string, string]): boolean =>
    contributionCommitment(shuffle.published, Number(one), value) === shuffle.commitments[one];
  const all = Object.keys(shuffle.values).length === Object.keys(shuffle.commitments).length;
  if (!all || !Object.entries(shuffle.values).every(bound)) return "contributions";
  if (seat === null || own === null) return "fits_without";
  return shuffle.values[seat] === own ? "fits" : "own";
}
