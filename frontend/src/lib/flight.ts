// Cards on the move.  Every card that can move is known here by its key.  Before the table changes the
// places of all are noted, and afterwards each flies from where it was; a new one comes from a zone.

import { still } from "./still";

const STAGGER = 35;

interface Flyer {
  key: string;
  /** The zone that the card comes from when it was nowhere before. */
  from: string | undefined;
}

const flyers = new Map<HTMLElement, Flyer>();
const zones = new Map<string, HTMLElement>();
const noted = new Map<string, DOMRect>();
let known: Set<HTMLElement> | null = null;

/** An attachment: the element is a card with this key. */
export function flies(key: string, from?: string) {
  return (node: HTMLElement): (() => void) | undefined => {
    if (still(node)) return undefined;
    flyers.set(node, { key, from });
    return () => flyers.delete(node);
  };
}

/** An attachment: the element is a zone that cards come from and go to. */
export function zone(name: string) {
  return (node: HTMLElement): (() => void) | undefined => {
    if (still(node)) return undefined;
    zones.set(name, node);
    return () => {
      if (zones.get(name) === node) zones.delete(name);
    };
  };
}

/** Where a zone is now. */
export const zoneRect = (name: string): DOMRect | undefined => zones.get(name)?.getBoundingClientRect();

/** Notes where everything lies: call it before the table changes. */
export function note(): void {
  noted.clear();
  for (const [node, { key }] of flyers) noted.set(key, node.getBoundingClientRect());
  known = new Set(flyers.keys());
}

/** Notes that nothing lies anywhere: the cards are gathered for a new deal, those still in a hand, too. */
export function gather(): void {
  noted.clear();
  known = new Set();
}

/** Lets everything fly that lies elsewhere now: call it after the table has changed.  Kept once all has landed. */
export function fly(): Promise<unknown> {
  if (known === null) return Promise.resolve();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const flights: Flight[] = [];
  let dealt = 0;
  for (const [node, { key, from }] of calm ? [] : flyers) {
    const before = noted.get(key);
    const start = before ?? (from && !known.has(node) ? zoneRect(from) : undefined);
    // A zone may be larger than a card: what comes from it is not.
    const [delay, largest] = before ? [0, 1.6] : [start ? dealt++ * STAGGER : 0, 1];
    if (start) flights.push({ node, start, end: node.getBoundingClientRect(), delay, largest });
  }
  known = null;
  // Only now that all places are known: after a start, asking for the next place would lay everything out anew.
  return Promise.allSettled(flights.map((flight) => launch(flight)?.finished));
}

interface Flight {
  node: HTMLElement;
  start: DOMRect;
  end: DOMRect;
  delay: number;
  /** How many times its size a card may have at the start. */
  largest: number;
}

function launch({ node, start, end, delay, largest }: Flight): Animation | undefined {
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  if (!end.width || Math.hypot(dx, dy) < 2) return undefined;
  const scale = Math.min(largest, Math.max(0.5, Math.min(start.width, start.height) / Math.min(end.width, end.height)));
  return node.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    { duration: 220, delay, easing: "cubic-bezier(.2, .8, .2, 1)", fill: "backwards" },
  );
}

/** A transition: the card goes to a zone with the trick it belongs to; to none, it is simply gone. */
export function collected(node: HTMLElement, { to }: { to: string | null }) {
  const end = to === null || still(node) ? undefined : zoneRect(to);
  if (!end || matchMedia("(prefers-reduced-motion: reduce)").matches) return { duration: 0 };
  const start = node.getBoundingClientRect();
  const dx = end.x + end.width / 2 - (start.x + start.width / 2);
  const dy = end.y + end.height / 2 - (start.y + start.height / 2);
  return {
    duration: 250,
    css: (t: number, u: number) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 - 0.3 * u}); opacity: ${t}`,
  };
}
