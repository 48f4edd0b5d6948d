// How large the cards of one's hand are, for the room there is.

export interface HandSize {
  width: number;
  step: number;
  arc: number;
  turn: number;
}

/** `height` is that of the whole table, in pixels. */
export function handSize(cards: number, height: number, small: boolean, calling: boolean): HandSize {
  if (small) {
    const width = calling ? between(52, height * 0.107, 74) : between(60, (height - 300) * 0.235, 92);
    return { width, step: calling ? width / 2 : width * 0.9, arc: 0.7, turn: 0.9 };
  }
  const many = cards > 8;
  const width = many ? between(84, height * 0.14, 118) : between(88, height * 0.157, 132);
  // The fan keeps its span while cards leave it, until they lie almost side by side.
  const span = width * (many ? 6.4 : 4.92);
  return { width, step: Math.min(width * 0.79, (span - width) / Math.max(1, cards - 1)), arc: many ? 0.9 : 1.3, turn: many ? 1 : 1.5 };
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));
