import { describe, expect, test } from "vitest";
import { DealtHands } from "../../src/lib/dealt";
import type { PageView, ShuffleView } from "../../src/lib/types";
import { dealWith, viewWith } from "../fiftysix/views";
import { deal as schnapsen, trick, view as schnapsenView } from "../schnapsen/deals";

const calling = dealWith({ calling: true, hand: ["JS", "9S"] });

describe("what was dealt is noted", () => {
  test("in 56 while calls are made, and no more after that", () => {
    const dealt = new DealtHands();
    dealt.see(viewWith(calling, { deal: 2 }));
    dealt.see(viewWith({ ...calling, calling: false, hand: ["JS"] }, { deal: 2 }));
    expect([...dealt.hands]).toEqual([[2, { seat: 0, first: 1, hand: ["JS", "9S"] }]]);
  });

  test("in Schnapsen during the first trick, until one exchanges", () => {
    const dealt = new DealtHands();
    const hand = schnapsen().hand;
    dealt.see(schnapsenView(schnapsen()));
    dealt.see(schnapsenView(schnapsen({ hand: ["QS", ...hand.slice(1)], trick: trick({ exchanged: "QS" }) })));
    dealt.see(schnapsenView(schnapsen({ hand: hand.slice(1), trick: trick({ lead: "KS" }) })));
    dealt.see(schnapsenView(schnapsen({ hand: ["AC", ...hand.slice(1)], number: 2 })));
    expect([...dealt.hands]).toEqual([[0, { seat: 0, first: 0, hand }]]);
  });

  test("for each match anew", () => {
    const dealt = new DealtHands();
    const match = (published: string): Partial<PageView> => ({ shuffle: { published } as ShuffleView });
    dealt.see(viewWith(calling, { deal: 1, ...match("a") }));
    dealt.see(viewWith(calling, { deal: 0, ...match("b") }));
    expect([...dealt.hands.keys()]).toEqual([0]);
  });

  test("by nobody who watches", () => {
    const dealt = new DealtHands();
    dealt.see(viewWith(calling, { seat: null }));
    expect(dealt.hands.size).toBe(0);
  });
});
