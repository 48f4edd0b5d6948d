// What happened at a moment, in sentences: the same that those who played were told.

import { news } from "../fiftysix/news";
import { named, whose } from "../fiftysix/whose";
import type { PageView } from "../lib/types";
import { say, tell } from "../lib/words";
import { happened } from "../schnapsen/happened";
import type { Moment } from "./moments";

/** What happened from the moment before to this one. */
export function told(all: readonly Moment[], ply: number): string[] {
  const now = all[ply]?.view;
  if (!now) return [];
  const before = all[ply - 1]?.view ?? null;
  return now.game === "schnapsen" ? happened(before, now).map(tell) : [...news(before, now), ...won(now)];
}

/** Why a computer player moved so. */
export const reasons = ({ view, why }: Moment): string[] => why.map((one) => tell(named(view, one)));

function won(view: PageView): string[] {
  return view.winner === null ? [] : [say("page_fiftysix_match_won", { who: whose(view, view.winner) })];
}
