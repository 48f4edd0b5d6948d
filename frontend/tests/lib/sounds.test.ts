import { describe, expect, test } from "vitest";
import { heard } from "../../src/lib/sounds";
import { dealWith, viewWith } from "../fiftysix/views";
import { deal, trick, view } from "../schnapsen/deals";

const led = view(deal({ to_act: 1, trick: trick({ lead: "TD" }) }), { ply: 1 });
const taken = (winner: number, changes = {}) =>
  view(deal({ to_act: winner, tricks: winner ? [0, 1] : [1, 0], number: 2, last_trick: trick({ lead: "TD", reply: "JD", winner }), ...changes }), { ply: 2 });

describe("in Schnapsen one hears", () => {
  test("nothing of what was before one came", () => expect(heard(null, led)).toEqual([]));
  test("a card laid", () => expect(heard(view(deal()), led)).toEqual(["card"]));
  test("nothing when nothing has been laid", () => expect(heard(led, { ...led, version: 2 })).toEqual([]));
  test("a trick won, and that one leads", () => expect(heard(led, taken(0))).toEqual(["card", "trick_ours", "turn"]));
  test("a trick lost", () => expect(heard(led, taken(1))).toEqual(["card", "trick_theirs"]));
  test("how the deal ends", () => {
    const result = { winner: 1, game_points: 2, reason: "sixty_six" } as const;
    const over = { ...taken(1, { to_act: null, result }), phase: "between" } as const;
    expect(heard(led, over)).toEqual(["card", "trick_theirs", "deal_theirs"]);
    expect(heard(over, { ...over, version: 9 })).toEqual([]);
  });
  test("no card when one is taken back", () => expect(heard(led, view(deal(), { ply: 0 }))).toEqual(["turn"]));
});

describe("in 56 one hears", () => {
  const cards = (seats: number[]) => seats.map((seat) => ({ seat, card: "JS" }));
  const waiting = viewWith(dealWith({ to_act: 5, trick: { cards: cards([1, 2, 3, 4]), takes: 1, points: 3 } }), { ply: 9 });

  test("the card before one's own, and that one is awaited", () => {
    const now = dealWith({ to_act: 0, trick: { cards: cards([1, 2, 3, 4, 5]), takes: 1, points: 3 } });
    expect(heard(waiting, viewWith(now, { ply: 10 }))).toEqual(["card", "turn"]);
  });
  test("a partner's trick as one's own", () => {
    const now = dealWith({ to_act: 2, tricks: 1, last_trick: { cards: cards([0, 1, 2, 3, 4, 5]), takes: 2, points: 3 } });
    expect(heard(waiting, viewWith(now, { ply: 11 }))).toEqual(["card", "trick_ours"]);
  });
  test("calls in silence, but for one's turn", () => {
    const calling = viewWith(dealWith({ calling: true, to_act: 5 }));
    expect(heard(calling, viewWith(dealWith({ calling: true, to_act: 0 }), { ply: 1 }))).toEqual(["turn"]);
  });
});
