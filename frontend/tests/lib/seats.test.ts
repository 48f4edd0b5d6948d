import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { seatName } from "../../src/lib/seats";
import type { PageView, SeatView } from "../../src/lib/types";
import { Catalogue } from "../../src/lib/catalogue";
import { language } from "../../src/lib/language.svelte";
import { dealWith, viewWith } from "../fiftysix/views";

const english = new URL("../../../src/cardavia/words/en/page.ftl", import.meta.url);
beforeAll(() => {
  language.words = new Catalogue("en", readFileSync(english, "utf8"));
});

const person = (name: string): SeatView => ({ name, level: null, person: true, away: false, leaving: false });
const computer: SeatView = { name: "", level: "fair", person: false, away: false, leaving: false };
const table = (...seats: SeatView[]): PageView => viewWith(dealWith(), { seat: null, seats, players: seats.length });
const names = (view: PageView): string[] => view.seats.map((_, seat) => seatName(view, seat));

describe("computer players at a table of 56", () => {
  test("go by the names of their seats", () => {
    expect(names(table(computer, computer, computer, computer))).toEqual(["Biju", "Meera", "Thomas", "Anu"]);
  });
  test("leave a name to the person who has it, however it is written", () => {
    const [biju, meera, , anu] = names(table(computer, computer, person("anu "), computer));
    expect([biju, meera]).toEqual(["Biju", "Meera"]);
    expect(anu).toBe("Divya");
  });
  test("have another one where that is a person's, too", () => {
    expect(names(table(person("Divya"), computer, person("Anu"), computer))).toEqual(["Divya", "Meera", "Anu", "Mini"]);
  });
  test("never share a name, whatever persons are called", () => {
    const all = Array.from({ length: 16 }, (_, seat) => names(table(...Array(8).fill(computer)))[seat % 8]!);
    for (let mine = 0; mine < 8; mine++) {
      const seats = Array.from({ length: 8 }, (_, seat) => (seat < 5 ? person(all[(seat * 3 + mine) % 8]!) : computer));
      expect(new Set(names(table(...seats))).size).toBe(8);
    }
  });
});
