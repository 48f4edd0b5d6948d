// What a card is chosen by while others play.

import type { Ahead } from "../lib/premove.svelte";
import type { FiftySixDeal, PageView } from "../lib/types";

/** Null while calls are made: nobody knows what trumps will be. */
export function ahead(view: PageView, deal: FiftySixDeal): Ahead | null {
  if (deal.calling) return null;
  const { cards } = deal.trick;
  return { trick: deal.tricks, empty: cards.length === 0, laid: cards.some(({ seat }) => seat === view.seat), known: String(view.deal) };
}
