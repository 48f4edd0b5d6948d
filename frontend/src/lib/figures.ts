// Figures and the number of things, where a browser may know nothing of a language: phones lack Mongolian
// and Lao, and would write and count in some other one.  Figures are European ones, as on the cards.

import { FluentNumber } from "@fluent/bundle";

interface Ways {
  /** What parts thousands. */
  group: string;
  /** How many digits a group before the last has: two in India. */
  size: number;
  /** A language that every browser knows and that tells one from many in the same way. */
  counts: string;
}

const EUROPEAN = { group: ",", size: 3 };
const INDIAN = { group: ",", size: 2 };
const WAYS: Record<string, Ways> = {
  en: { ...EUROPEAN, counts: "en" },
  de: { ...EUROPEAN, group: ".", counts: "de" },
  hu: { ...EUROPEAN, group: "\u00a0", counts: "hu" },
  mn: { ...EUROPEAN, counts: "hu" },
  lo: { ...EUROPEAN, group: ".", counts: "ja" },
  bn: { ...INDIAN, counts: "hi" },
  ml: { ...INDIAN, counts: "hu" },
};

const waysOf = (language: string): Ways => WAYS[language] ?? WAYS.en!;

/** The language whose rules choose between one and many. */
export const countsLike = (language: string): string => waysOf(language).counts;

/** A whole number as it is written in a language. */
export function written(number: number, language: string): string {
  const { group, size } = waysOf(language);
  const digits = String(Math.abs(number));
  const earlier = digits.slice(0, -3).replace(new RegExp(`(?<=\\d)(?=(\\d{${size}})+$)`, "g"), group);
  return (number < 0 ? "-" : "") + (earlier && earlier + group) + digits.slice(-3);
}

/** A number in a sentence: it chooses as numbers do, and is written as its language writes it. */
export class Figure extends FluentNumber {
  constructor(
    number: number,
    private readonly language: string,
  ) {
    super(number);
  }

  override toString(): string {
    return written(this.value, this.language);
  }
}
