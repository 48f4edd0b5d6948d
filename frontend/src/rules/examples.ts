// The worked examples of the rules: which moment of their match each step shows, and whose hand is looked into.

import { moments, type Moment } from "../replay/moments";
import type { Replay, RulesPage, Seat } from "../lib/types";

/** Stands for all moves that are left in a deal. */
const REST = "…";

export interface Shown {
  moment: Moment;
  /** Who moved last to get there; before a move who is to move. */
  by: Seat | null;
}

/** The match with those who play in it by the names of the language that is spoken. */
export function withNames(replay: Replay, names: readonly string[]): Replay {
  const seats = replay.view.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
  return { ...replay, view: { ...replay.view, seats } };
}

/** What each step of each example shows; together they go through the match, deal by deal. */
export function shown(examples: RulesPage["examples"], replay: Replay): Shown[][] {
  const deals = replay.deals.map((_, at) => moments(replay, at, null));
  let [at, ply] = [0, 0];
  const after = (moves: string): Shown => {
    const rest = moves === REST;
    const from = ply;
    ply = rest ? deals[at]!.length - 1 : ply + moves.split(" ").filter(Boolean).length;
    const here = { moment: deals[at]![ply]!, by: mover(replay, at, ply > from ? ply - 1 : ply) };
    if (rest) [at, ply] = [at + 1, 0];
    return here;
  };
  return examples.map(({ entries }) => entries.map(({ moves }) => after(moves)));
}

const mover = (replay: Replay, at: number, ply: number): Seat | null => replay.deals[at]!.frames[ply]?.table.to_act ?? null;
