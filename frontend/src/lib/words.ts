// The words of the page: one Fluent catalogue, fetched once, and `say`, which speaks a message of it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "./types";
import { wordFunctions } from "./wordFunctions";

export type Params = Message["params"];

/** A language's sentences. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(language: string, catalogue: string) {
    const functions = wordFunctions((id, params) => this.say(id, params));
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    this.bundle.addResource(new FluentResource(catalogue));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Says a sentence; an id that the catalogue lacks, or a gap that stays empty, is told to the console. */
  say(id: string, params: Params = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) {
      console.error(`no catalogue has the sentence “${id}”`);
      return id;
    }
    const problems: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, params, problems);
    for (const problem of problems) console.error(`“${id}” cannot be said: ${problem.message}`);
    return sentence;
  }
}

let words: Words | undefined;

/** Fetches a language's catalogue; before that nothing can be said. */
export async function loadWords(language: string): Promise<void> {
  const response = await fetch(`/words/${language}.ftl`);
  if (!response.ok) throw new Error(`no words: ${response.status}`);
  words = new Words(language, await response.text());
  document.documentElement.lang = language;
}

/** Speaks the page from a catalogue at hand: for tests. */
export function useWords(given: Words): void {
  words = given;
}

export function say(id: string, params: Params = {}): string {
  return words ? words.say(id, params) : "";
}

/** Says a message that came from the server. */
export function tell(message: Message): string {
  return say(message.id, message.params);
}
