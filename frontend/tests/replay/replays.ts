// A match of two short deals of Schnapsen, as the server lays it out to be looked back at.

import type { DealReplay, Frame, Replay } from "../../src/lib/types";
import { deal as dealWith, trick, view } from "../schnapsen/deals";

const spectated = { hand: [], legal: [], refusals: {}, marriages: [] };

const frames: Frame[] = [
  {
    table: dealWith({ ...spectated, to_act: 1, counts: [2, 2], trick: trick({ leader: 1 }) }),
    hands: [["AS", "TD"], ["KS", "JD"]],
  },
  {
    table: dealWith({ ...spectated, to_act: 0, counts: [2, 1], trick: trick({ leader: 1, lead: "JD" }) }),
    hands: [["AS", "TD"], ["KS"]],
  },
  {
    // Both have drawn: a card each.
    table: dealWith({
      ...spectated,
      to_act: 0,
      counts: [2, 2],
      stock: 8,
      points: [12, 0],
      tricks: [1, 0],
      trick: trick(),
      last_trick: trick({ leader: 1, lead: "JD", reply: "TD", winner: 0, points: 12 }),
      number: 2,
    }),
    hands: [["AS", "AH"], ["KS", "QH"]],
  },
  {
    table: dealWith({
      ...spectated,
      to_act: null,
      counts: [1, 2],
      points: [66, 0],
      tricks: [1, 0],
      trick: trick({ lead: "AS" }),
      number: 2,
      hands: [["AH"], ["KS", "QH"]],
      result: { winner: 0, game_points: 3, reason: "sixty_six" },
    }),
    hands: [["AH"], ["KS", "QH"]],
  },
];

const deals: DealReplay[] = [
  {
    number: 1,
    dealer: 0,
    score: [7, 7],
    frames,
    reasons: [{ seat: 1, ply: 0, why: [{ id: "why_leads_low", params: { card: "JD" } }] }],
  },
  // The second deal of the record was thrown in.
  { number: 3, dealer: 1, score: [4, 7], frames, reasons: [] },
];

export const replay = (changed: Partial<Replay> = {}): Replay => ({
  match: 1,
  seat: null,
  date: "2026-03-01",
  view: view(frames.at(-1)!.table as ReturnType<typeof dealWith>, { phase: "over", seat: null, score: [0, 7], winner: 0 }),
  checked: "checked",
  verdict: [],
  deals,
  ...changed,
});
