// How large the cards of one's hand are, for the room there is.

export interface HandSize {
  width: number;
  step: number;
  arc: number;
}

/** `across` and `height` are those of the whole table, in pixels; `ended` once the deal's end lies on it, `over` the match's. */
export function handSize(across: number, height: number, narrow: boolean, ended: boolean, over: boolean): HandSize {
  // On a phone the sheet with the result leaves less room; the match's end least of all.
  if (narrow && ended && (over || height < 660)) return { width: 60, step: 38, arc: 1 };
  if (narrow) return height < 640 ? { width: 84, step: 54, arc: 1 } : { width: 96, step: 59, arc: 1 };
  // Points and last trick lie to the left and right of it; upright on a tablet they lie above.
  const upright = across <= 1000 && height >= 860 && !ended;
  const width = Math.max(96, Math.min(140, height * 0.167, across * (upright ? 0.17 : 0.128)));
  return { width, step: width * 0.686, arc: 2 };
}
