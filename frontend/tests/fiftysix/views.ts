// Tables of 56 as the server sends them, for the tests of what is read off them.

import type { FiftySixDeal, PageView } from "../../src/lib/types";

const COMPUTER = { name: "", level: "fair", person: false, away: false, leaving: false };

export function dealWith(changes: Partial<FiftySixDeal> = {}): FiftySixDeal {
  return {
    game: "fiftysix",
    first: 1,
    to_act: 0,
    hand: ["JS", "9H", "9D"],
    counts: [3, 3, 3, 3, 3, 3],
    legal: [],
    refusals: {},
    calling: false,
    calls: [
      { seat: 1, text: "P", tells: { id: "tells_pass", params: { call: "P" } } },
      { seat: 2, text: "D30", tells: { id: "tells_strong", params: { call: "D30", suit: "D", high: 3 } } },
    ],
    contract: { number: 30, strain: "D", seat: 2, stake: 1, wins: 1, costs: 2, needed: 12, left: 20 },
    pad: null,
    trick: { cards: [], takes: null, points: 0 },
    last_trick: null,
    tricks: 0,
    points: [18, 18],
    hands: null,
    result: null,
    ...changes,
  };
}

export function viewWith(deal: FiftySixDeal, changes: Partial<PageView> = {}): PageView {
  return {
    id: "table",
    version: 1,
    phase: "playing",
    game: "fiftysix",
    players: 6,
    rules: "classic",
    switches: [],
    clockwise: false,
    pace: "normal",
    seat: 0,
    seats: [{ ...COMPUTER, name: "Anna", level: null, person: true }, ...Array.from({ length: 5 }, () => COMPUTER)],
    shuffle: null,
    dealer: 0,
    score: [12, 12],
    winner: null,
    deal: 0,
    ply: 0,
    table: deal,
    reasons: [],
    ready: [],
    can_take_back: false,
    next_deal_at: null,
    ...changes,
  };
}
