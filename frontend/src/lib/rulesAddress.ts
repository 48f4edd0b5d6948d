// Where the server has the full rules, and the match of their examples.

import type { GameName } from "./types";

export const GAMES: readonly GameName[] = ["schnapsen", "fiftysix"];
/** The rules that are played by where nobody has chosen others. */
export const USUAL = "classic";

/** Where the rules are as they apply at a table; without players as such tables have them, however many play. */
export function rulesAddress(game: GameName, rules = USUAL, players: number | null = null): string {
  const query = new URLSearchParams({ rules, ...(players === null ? {} : { players: String(players) }) });
  return `/api/rules/${game}?${query}`;
}

/** Where the match is that the worked examples of a game's rules are of. */
export const exampleAddress = (game: GameName): string => `/api/rules/${game}/example`;
