import { describe, expect, it } from "vitest";
import { cut } from "../../src/rules/mentions";

describe("a sentence is cut around the rules that it names", () => {
  it("each of them, in the order in which they are read", () => {
    expect(cut("pending ones (rule 8) are not, and rules 11 and 12 go by it.", [8, 11, 12])).toEqual([
      "pending ones (rule ",
      "8",
      ") are not, and rules ",
      "11",
      " and ",
      "12",
      " go by it.",
    ]);
  });

  it("however the language hangs on to the number", () => {
    expect(cut("17-р дүрмийн тоонд", [17])).toEqual(["", "17", "-р дүрмийн тоонд"]);
    expect(cut("ກ່ອນໃຊ້ຂໍ້ 12 ກັບ 13.", [12, 13])).toEqual(["ກ່ອນໃຊ້ຂໍ້ ", "12", " ກັບ ", "13", "."]);
  });

  it("and never within another number", () => {
    expect(cut("28P: rule 8, 18 deals, 81 points", [8])).toEqual(["28P: rule ", "8", ", 18 deals, 81 points"]);
  });

  it("is whole where it names none", () => {
    expect(cut("Any card may be led.", undefined)).toEqual(["Any card may be led."]);
  });
});
