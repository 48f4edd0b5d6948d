// Other rules are named by their numbers in the middle of a sentence, in every language.

/** Cuts a sentence around these numbers, wherever they stand by themselves: every second part is one of them. */
export function cut(sentence: string, numbers: readonly number[] = []): string[] {
  return numbers.length ? sentence.split(new RegExp(`\\b(${numbers.join("|")})\\b`)) : [sentence];
}
