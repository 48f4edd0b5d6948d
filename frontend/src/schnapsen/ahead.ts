// What a card is chosen by while the other plays.

import type { Ahead } from "../lib/premove.svelte";
import type { PageView, SchnapsenDeal } from "../lib/types";

/** Null while the other's card is followed by a draw: one would not know one's own hand. */
export function ahead(view: PageView, deal: SchnapsenDeal): Ahead | null {
  const { trick, stock, closed_by: closed } = deal;
  const leads = trick.leader === view.seat;
  const laid = (leads ? trick.lead : trick.reply) !== null;
  if (laid && stock > 0 && closed === null) return null;
  const known = [view.deal, closed, stock, leads ? "" : `${trick.exchanged} ${trick.marriage}`].join();
  return { trick: deal.number, empty: trick.lead === null, laid, known };
}
