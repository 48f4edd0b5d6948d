// Matches in words: what was played, against whom, and on which day.

import type { GameName, MatchPlayed } from "../lib/types";
import { say } from "../lib/words";

/** The game, and for 56 how many play. */
export function gameOf({ game, players: seats }: { game: GameName; players: number }): string {
  return game === "schnapsen" ? say("page_game", { game }) : say("page_here_fiftysix", { seats, deal: 0, phase: "over" });
}

export const outcomeOf = ({ won }: MatchPlayed): string => say("page_match_outcome", { won: won ? "yes" : "no" });

/** The other persons; where there were none, the computer, of which Schnapsen has one. */
export function othersOf({ names, seat, game }: MatchPlayed): string {
  const people = names.filter((name, one) => name && one !== seat);
  return people.length || game === "fiftysix" ? people.join(", ") : say("page_computer");
}

/** The day as every language writes it in figures: 2026-12-01. */
export function dayOf({ ended }: MatchPlayed): string {
  const at = new Date(ended * 1000);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
