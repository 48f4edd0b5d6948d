// A language's sentences: one Fluent catalogue, and the functions that its sentences call.  Where German cards
// are on the table, what is said of those takes the place of what is said of French ones.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Faces } from "./deck.svelte";
import { countsLike, Figure } from "./figures";
import type { Message } from "./types";
import { wordFunctions } from "./wordFunctions";

export type Params = Message["params"];

const GERMAN = "_german";

export class Catalogue {
  private readonly resource: FluentResource;
  private readonly bundles: Partial<Record<Faces, FluentBundle>> = {};

  constructor(
    readonly language: string,
    sentences: string,
  ) {
    this.resource = new FluentResource(sentences);
  }

  /** Says a sentence; an id that the catalogue lacks, or a gap that stays empty, is told to the console. */
  say(id: string, params: Params = {}, faces: Faces = "french"): string {
    const bundle = (this.bundles[faces] ??= this.bundle(faces));
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) {
      console.error(`no catalogue has the sentence “${id}”`);
      return id;
    }
    const problems: Error[] = [];
    const sentence = bundle.formatPattern(pattern, this.figured(params), problems);
    for (const problem of problems) console.error(`“${id}” cannot be said: ${problem.message}`);
    return sentence;
  }

  private bundle(faces: Faces): FluentBundle {
    const functions = wordFunctions((id, params) => this.say(id, params, faces));
    const bundle = new FluentBundle(countsLike(this.language), { functions, useIsolating: false });
    bundle.addResource(this.resource);
    if (faces === "german") {
      const instead = new FluentResource("");
      for (const entry of this.resource.body)
        if (entry.id.endsWith(GERMAN)) instead.body.push({ ...entry, id: entry.id.slice(0, -GERMAN.length) });
      bundle.addResource(instead, { allowOverrides: true });
    }
    return bundle;
  }

  private figured(params: Params): Record<string, string | Figure> {
    const figure = (value: string | number): string | Figure =>
      typeof value === "number" ? new Figure(value, this.language) : value;
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, figure(value)]));
  }
}
