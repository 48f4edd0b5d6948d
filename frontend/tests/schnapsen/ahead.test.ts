import { describe, expect, test } from "vitest";
import { moment } from "../../src/lib/premove.svelte";
import { ahead } from "../../src/schnapsen/ahead";
import { deal, trick, view } from "./deals";

const replying = deal({ to_act: 1, trick: trick({ lead: "KH" }) });
const seen = (table: typeof replying): ReturnType<typeof ahead> => ahead(view(table), table);

describe("a card is chosen ahead", () => {
  test("to follow, while the other leads", () => {
    const leads = deal({ to_act: 1, trick: trick({ leader: 1 }) });
    expect(seen(leads)).toMatchObject({ trick: 1, empty: true, laid: false });
  });
  test("not while a draw comes before one's next turn", () => {
    expect(seen(replying)).toBeNull();
    expect(seen({ ...replying, stock: 0 })).toMatchObject({ laid: true });
    expect(seen({ ...replying, closed_by: 1 })).toMatchObject({ laid: true });
  });
  test("not while one's own move is on its way, nor once the deal is over, nor by who watches", () => {
    const table = deal({ to_act: 1, trick: trick({ leader: 1 }) });
    const at = (changed: Parameters<typeof view>[1], sent: string | null = null) => moment(view(table, changed), table, sent, ahead(view(table, changed), table));
    expect(at({})).toMatchObject({ turn: false, hand: table.hand });
    expect(at({}, "KH")).toBeNull();
    expect(at({ phase: "between" })).toBeNull();
    expect(at({ seat: null })).toBeNull();
  });
});

test("what the other announces on the lead changes what was known, one's own does not", () => {
  const theirs = (marriage: number) => seen(deal({ to_act: 1, trick: trick({ leader: 1, marriage }) }))!.known;
  const own = (marriage: number) => seen(deal({ to_act: 1, stock: 0, trick: trick({ lead: "KH", marriage }) }))!.known;
  expect(theirs(20)).not.toBe(theirs(0));
  expect(own(20)).toBe(own(0));
});
