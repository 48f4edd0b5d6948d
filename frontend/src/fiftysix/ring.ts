// Where everybody sits, and where their cards lie: the table as boxes, for any size of it.  Place 0 is
// the viewer's own, below; the others follow in turn order, to the right and round (mirrored: to the left).

export interface Box {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ring {
  /** Whether there is room for the fans of backs. */
  fans: boolean;
  /** Whether there is room for what each seat has called. */
  tickets: boolean;
  /** By place; one's own plate is not on the ring. */
  plates: (Box | null)[];
  /** Where each place's card lies in a trick. */
  cards: Box[];
  /** The inlay that the seats sit around. */
  oval: Box | null;
  /** The line below, that says who takes the trick. */
  caption: Box;
}

const RATIO = 7 / 5;
const CAPTION = 24;
/** How far the inlay stays below the plate at the top. */
const OVAL_TOP = 8;
/** From this size on there is room for fans and an inlay. */
const ROOMY = { width: 760, height: 400 };
const FULL_PLATE = { width: 168, height: 126 };

/** `calling`: while calls are made no cards lie between the seats. */
export function ring(players: number, width: number, height: number, mirrored = false, calling = false): Ring {
  const roomy = width >= ROOMY.width && height >= ROOMY.height;
  const laid = roomy ? wide(players, width, height) : calling ? around(players, width, height) : narrow(players, width, height);
  const turned = (box: Box): Box => ({ ...box, x: width - box.x });
  if (!mirrored) return laid;
  return { ...laid, plates: laid.plates.map((box) => box && turned(box)), cards: laid.cards.map(turned) };
}

/** Seats of the right half and the top, in parts of the room, from the viewer's right on. */
const WIDE: Record<number, [number, number][]> = {
  4: [[0.91, 0.5], [0.5, 0]],
  6: [[0.91, 0.7], [0.85, 0.23], [0.5, 0]],
  8: [[0.92, 0.79], [0.92, 0.41], [0.74, 0.03], [0.5, 0]],
};

/** Cards of the right half and the top, in cards from the middle. */
const LAID: Record<number, { most: number; rows: number; at: [number, number][] }> = {
  4: { most: 104, rows: 2, at: [[1.3, 0], [0, -0.5]] },
  6: { most: 96, rows: 2.2, at: [[1.72, 0.5], [1.3, -0.5], [0, -0.6]] },
  8: { most: 84, rows: 3, at: [[1.2, 0.85], [2.25, 0], [1.2, -0.85], [0, -1]] },
};

function wide(players: number, width: number, height: number): Ring {
  const { width: w, height: h } = FULL_PLATE;
  const inside = (x: number, y: number): Box => ({
    x: clamp(x * width, w / 2, width - w / 2),
    y: clamp(y * height, h / 2, height - h / 2),
    width: w,
    height: h,
  });
  const right = WIDE[players]!.map(([x, y]) => inside(x, y));
  // Where it is low, the seats of one side stand right below each other.
  for (let i = right.length - 3; i >= 0; i--) right[i]!.y = Math.max(right[i]!.y, right[i + 1]!.y + h);
  const { most, rows, at } = LAID[players]!;
  const top = h + 6;
  const room = height - top - CAPTION;
  const card = Math.min(most, ((room - 8) / rows - 6) / RATIO);
  const row = card * RATIO + 8;
  const middle = top + room / 2;
  const place = (x: number, y: number): Box => ({ x: width / 2 + x * card, y: middle + y * row, width: card, height: card * RATIO });
  const cards = [place(0, (rows - 1) / 2), ...at.map(([x, y]) => place(x, y))];
  return {
    fans: true,
    tickets: true,
    plates: [null, ...round(right, width)],
    cards: [cards[0]!, ...round(cards.slice(1), width)],
    oval: { x: width / 2, y: (top + OVAL_TOP + height - CAPTION) / 2, width: width * 0.63, height: height - CAPTION - top - OVAL_TOP },
    caption: { x: width / 2, y: height - CAPTION / 2, width: width * 0.5, height: CAPTION },
  };
}

/** The other half is the mirror image of the right one; the last of `right` is the top. */
function round(right: Box[], width: number): Box[] {
  const left = right.slice(0, -1).reverse();
  return [...right, ...left.map((box) => ({ ...box, x: width - box.x }))];
}

const PLATE = { head: 38, ticket: 26 };
/** At the top there is room to the sides: name and call stand in one line. */
const LINE = 28;
const GAP = 6;
/** How wide a plate at the side is: no wider than a phone has room for, unless there is more. */
const outerOf = (width: number): number => (width < 420 ? 76 : Math.min(150, width * 0.24));
/** While calls are made the dealer stands above the seats. */
const CALLS = 32;

function narrow(players: number, width: number, height: number): Ring {
  const laid = (tickets: boolean): Pick<Ring, "plates" | "cards"> => {
    const plate = PLATE.head + (tickets ? PLATE.ticket : 0);
    return players === 4 ? four(width, height, plate) : beside(players, width, height, plate);
  };
  const whole = laid(true);
  const least = players === 4 ? 40 * RATIO : PLATE.head + PLATE.ticket - GAP;
  // Where plates would cover each other, or leave hardly any card, they do without the calls.
  const tickets = whole.cards[0]!.height >= least;
  const caption: Box = { x: width / 2, y: height - CAPTION / 2, width, height: CAPTION };
  return { fans: false, tickets, ...(tickets ? whole : laid(false)), oval: null, caption };
}

/** Without cards between them the seats have all of the room. */
function around(players: number, width: number, height: number): Ring {
  const rows = players / 2 - 1;
  const plate = PLATE.head + PLATE.ticket;
  const room = Math.max(rows * (plate + GAP), height - LINE - CALLS);
  const outer = outerOf(width);
  const down = Array.from({ length: rows }, (_, i) => height - (room / rows) * (i + 0.5));
  const right: Box[] = [
    ...down.map((y) => ({ x: width - outer / 2, y, width: outer, height: plate })),
    { x: width / 2, y: CALLS + LINE / 2, width: width - 2 * outer, height: LINE },
  ];
  return { ...narrow(players, width, height), tickets: true, plates: [null, ...round(right, width)] };
}

/** Four: those at the sides have the card below the plate. */
function four(width: number, height: number, plate: number): Pick<Ring, "plates" | "cards"> {
  const room = height - LINE - CAPTION - GAP;
  const third = width / 3 - GAP;
  const card = Math.max(20, Math.min(104, third, (room / 2 - GAP) / RATIO, (room - plate - GAP) / RATIO));
  const tall = card * RATIO;
  const loose = Math.min(20, room - 2 * tall - GAP);
  const top = LINE + GAP + tall / 2 + Math.max(0, (room - 2 * tall - GAP - loose) / 2);
  const own = top + tall + Math.max(GAP, loose);
  const wide = Math.min(150, third);
  // no farther out than a trick reaches
  const side = Math.min(width - Math.max(wide, card) / 2, width / 2 + 2.2 * card);
  // plate and card together, halfway between the card at the top and one's own
  const start = Math.max(0, (top + own) / 2 - (plate + GAP + tall) / 2);
  const at = (x: number, y: number): Box => ({ x, y, width: card, height: tall });
  const right: Box[] = [
    { x: side, y: start + plate / 2, width: wide, height: plate },
    { x: width / 2, y: top - tall / 2 - GAP - LINE / 2, width: third, height: LINE },
  ];
  return {
    plates: [null, ...round(right, width)],
    cards: [at(width / 2, own), ...round([at(side, start + plate + GAP + tall / 2), at(width / 2, top)], width)],
  };
}

/** Six and eight: three columns of cards, and each plate outside of them, beside its card. */
function beside(players: number, width: number, height: number, plate: number): Pick<Ring, "plates" | "cards"> {
  const rows = players / 2 - 1;
  const outer = outerOf(width);
  const inner = (width - 2 * outer) / 3;
  const room = height - LINE - CAPTION - GAP;
  const card = Math.max(20, Math.min(rows === 2 ? 96 : 84, inner - 4, (room / rows - GAP) / RATIO));
  const tall = card * RATIO;
  const spare = Math.max(0, room - rows * (tall + GAP));
  const row = tall + GAP + Math.min(12, spare / (rows + 1));
  // The middle column is bent outwards, as seats are round a table.
  const bow = Math.min(10, spare / 4);
  const first = LINE + GAP + tall / 2 + Math.max(bow, (room - (rows - 1) * row - tall) / 2);
  const column = Math.min(inner, card + 24);
  const down = Array.from({ length: rows }, (_, i) => first + (rows - 1 - i) * row);
  const at = (x: number, y: number): Box => ({ x: width / 2 + x, y, width: card, height: tall });
  const top: Box = { x: width / 2, y: first - bow - tall / 2 - GAP - LINE / 2, width: width - 2 * outer, height: LINE };
  const plates = [...down.map((y) => ({ x: width - outer / 2, y, width: outer, height: plate })), top];
  const cards = [...down.map((y) => at(column, y)), at(0, first - bow)];
  return { plates: [null, ...round(plates, width)], cards: [at(0, down[0]! + bow), ...round(cards, width)] };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));
