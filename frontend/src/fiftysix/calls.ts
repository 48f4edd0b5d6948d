// A call as text, taken apart: how it was spoken, and what it names.  What may be said is not known here.

import type { Message, Suit } from "../lib/types";

export type Form =
  | "number_suit"
  | "suit_number"
  | "number_no_trumps"
  | "number_noes"
  | "plus_suit"
  | "plus_noes"
  | "no_suit"
  | "pass"
  | "double"
  | "redouble";

/** What a bid names besides the number: a suit, no trumps, or Noes. */
export type Strain = Suit | "NT" | "NS";

export interface Call {
  text: string;
  form: Form;
  /** The number said, or the steps after plus; 0 where none is. */
  number: number;
  strain: Strain | null;
}

const FORMS: [Form, RegExp][] = [
  ["suit_number", /^[SHDC]\d+$/],
  ["number_suit", /^\d+[SHDC]$/],
  ["number_no_trumps", /^\d+NT$/],
  ["number_noes", /^\d+NS$/],
  ["plus_suit", /^\+\d[SHDC]$/],
  ["plus_noes", /^\+\dNS$/],
  ["no_suit", /^\d+P$/],
  ["pass", /^P$/],
  ["double", /^X$/],
  ["redouble", /^XX$/],
];

export function readCall(text: string): Call {
  const form = FORMS.find(([, shape]) => shape.test(text))?.[0];
  if (form === undefined) throw new RangeError(`“${text}” is not a call`);
  const letters = text.replace(/[^A-Z]/g, "");
  const strain = ["S", "H", "D", "C", "NT", "NS"].includes(letters) ? (letters as Strain) : null;
  return { text, form, number: Number(text.replace(/\D/g, "")), strain };
}

export const isBid = (call: Call): boolean => call.number > 0;
export const isPlus = (call: Call): boolean => call.form === "plus_suit" || call.form === "plus_noes";
export const isSuit = (strain: Strain | null): strain is Suit => strain !== null && strain.length === 1;

/** Under what the pad of the table tells of a call: its form and suit, and the steps after plus. */
export function kindOf(call: Call): string {
  const steps = isPlus(call) ? `:${call.number}` : "";
  return `${call.form}:${isSuit(call.strain) ? call.strain : ""}${steps}`;
}

/** The sentence that shows a call in short, as it was spoken: “♠ 33”. */
export function spoken(text: string): Message {
  const { form, number, strain } = readCall(text);
  return { id: "page_fiftysix_call", params: { form, number, suit: strain ?? "" } };
}
