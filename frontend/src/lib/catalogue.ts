// A language's sentences: one Fluent catalogue, and the functions that its sentences call.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { countsLike, Figure } from "./figures";
import type { Message } from "./types";
import { wordFunctions } from "./wordFunctions";

export type Params = Message["params"];

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sentences: string,
  ) {
    const functions = wordFunctions((id, params) => this.say(id, params));
    this.bundle = new FluentBundle(countsLike(language), { functions, useIsolating: false });
    this.bundle.addResource(new FluentResource(sentences));
  }

  /** Says a sentence; an id that the catalogue lacks, or a gap that stays empty, is told to the console. */
  say(id: string, params: Params = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) {
      console.error(`no catalogue has the sentence “${id}”`);
      return id;
    }
    const problems: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, this.figured(params), problems);
    for (const problem of problems) console.error(`“${id}” cannot be said: ${problem.message}`);
    return sentence;
  }

  private figured(params: Params): Record<string, string | Figure> {
    const figure = (value: string | number): string | Figure =>
      typeof value === "number" ? new Figure(value, this.language) : value;
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, figure(value)]));
  }
}
