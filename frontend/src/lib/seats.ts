// Who sits where, in words.

import type { Catalogue } from "./catalogue";
import { language } from "./language.svelte";
import type { PageView, Seat } from "./types";
import { say } from "./words";

/** The seat that the page is seen from: the viewer's own, or the first for spectators where they choose no other. */
export const ownSeat = (view: PageView): Seat => view.seat ?? view.from ?? 0;

/** The side of a seat; each player of Schnapsen is one. */
export const sideOf = (seat: Seat): 0 | 1 => (seat % 2) as 0 | 1;

/** Whether a seat is on the viewer's side. */
export const side = (view: PageView, seat: Seat): "us" | "them" =>
  sideOf(seat) === sideOf(ownSeat(view)) ? "us" : "them";

/** How many places a seat is from the viewer's in turn order. */
export const place = (view: PageView, seat: Seat): number => {
  const step = view.clockwise ? -1 : 1;
  return (((seat - ownSeat(view)) * step) % view.players + view.players) % view.players;
};

const MOST_SEATS = 8;

/** What a seat is called: “You”, a person's name, or the name that a computer player goes by. */
export function seatName(view: PageView, seat: Seat): string {
  if (seat === view.seat) return say("page_you");
  const { name, level } = view.seats[seat]!;
  if (name) return name;
  if (level === null) return say("page_empty_seat");
  return view.players === 2 ? say("page_computer") : computerNames(view)[seat]!;
}

const named = new WeakMap<PageView, { names: readonly string[]; words: Catalogue | null }>();

/** The name that a computer player in each seat goes by: its seat's own, or another where somebody there has that. */
function computerNames(view: PageView): readonly string[] {
  const { words } = language;
  const known = named.get(view);
  if (known && known.words === words) return known.names;
  const taken = new Set(view.seats.map(({ name }) => name.trim().toLowerCase()));
  const names = view.seats.map(({ name }, seat) => {
    if (name) return name;
    // There are as many names more as there can be seats.
    const others = Array.from({ length: MOST_SEATS }, (_, i) => MOST_SEATS + ((seat + i) % MOST_SEATS));
    const free = [seat, ...others].map((one) => say("page_computer_name", { seat: one })).find((one) => !taken.has(one.toLowerCase()))!;
    taken.add(free.toLowerCase());
    return free;
  });
  named.set(view, { names, words });
  return names;
}

/** What there is to know of who sits there: the level of a computer player, or that a person is away. */
export function seatNote(view: PageView, seat: Seat): string {
  const { level, person, away } = view.seats[seat]!;
  if (person && level !== null) return say("page_stands_in");
  if (level !== null) return view.players === 2 ? levelName(level) : say("page_computer_level", { level: levelName(level) });
  return away ? say("page_away") : "";
}

export const levelName = (level: string): string => say("page_level_name", { level });
