// The functions that sentences may call, as `cardavia.words.functions` describes them: CARDS, CALL,
// LIST and SEAT.  No word of any language stands here: a card, a call and a pair are said by the catalogue.

import type { FluentFunction, FluentValue } from "@fluent/bundle";

export type Say = (id: string, params: Record<string, string | number>) => string;

const FORMS: [string, RegExp][] = [
  ["suit_number", /^[SHDC]\d+$/],
  ["number_suit", /^\+?\d+[SHDC]$/],
  ["no_trumps", /^\d+NT$/],
  ["noes", /^\+?\d+NS$/],
  ["no_suit", /^\d+P$/],
  ["pass", /^P$/],
  ["double", /^X$/],
  ["redouble", /^XX$/],
];

export function wordFunctions(say: Say): Record<string, FluentFunction> {
  return {
    CARDS: speaker(say, (card) => sayCard(card, say)),
    CALL: speaker(say, (call) => sayCall(call, say)),
    LIST: speaker(say, (item) => item),
    // Messages know seats by number; where the name is known it stands there instead.
    SEAT: ([who]) => (typeof who === "string" ? who : say("seat_number", { seat: Number(who?.valueOf()) })),
  };
}

function speaker(say: Say, one: (item: string) => string): FluentFunction {
  return ([items], { join }) => joined(words(items).map(one), join === undefined ? "" : String(join), say);
}

function words(items: FluentValue | undefined): string[] {
  const text = typeof items === "string" ? items : String(items?.valueOf() ?? "");
  return text.split(/\s+/).filter(Boolean);
}

function sayCard(card: string, say: Say): string {
  return say("card_short", { rank: card.slice(0, -1), suit: card.slice(-1) });
}

function sayCall(call: string, say: Say): string {
  const form = FORMS.find(([, shape]) => shape.test(call))?.[0];
  if (form === undefined) throw new RangeError(`“${call}” is not a call`);
  return say("call_spoken", { form, number: call.replace(/[A-Z]/g, ""), suit: call.replace(/[^A-Z]/g, "") });
}

function joined(items: string[], join: string, say: Say): string {
  if (!join || items.length < 2) return items.join(" ");
  const head = items.slice(0, -1).reduce((before, after) => say("list_more", { before, after }));
  return say(`list_${join}`, { before: head, after: items.at(-1)! });
}
