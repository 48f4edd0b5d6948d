// What the page says: `say` and `tell` speak the language that is chosen, and what has said something
// on the screen says it anew when another one is.

import type { Params } from "./catalogue";
import { deck } from "./deck.svelte";
import { language } from "./language.svelte";
import type { Message } from "./types";

export type { Params };

export function say(id: string, params: Params = {}): string {
  return language.words?.say(id, params, deck.shown) ?? "";
}

/** Says a message that came from the server. */
export function tell(message: Message): string {
  return say(message.id, message.params);
}
