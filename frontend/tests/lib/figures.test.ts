import { describe, expect, test } from "vitest";
import { Catalogue } from "../../src/lib/catalogue";
import { written } from "../../src/lib/figures";

describe("numbers are written as a language writes them, in European figures", () => {
  test.each([
    ["en", "1,234,567"],
    ["de", "1.234.567"],
    ["hu", "1\u00a0234\u00a0567"],
    ["mn", "1,234,567"],
    ["lo", "1.234.567"],
    ["bn", "12,34,567"],
    ["ml", "12,34,567"],
  ])("%s", (language, said) => {
    expect(written(1234567, language)).toBe(said);
    expect(written(-1234567, language)).toBe(`-${said}`);
    expect(new Catalogue(language, "many = { $n }").say("many", { n: 1234567 })).toBe(said);
  });
  test.each([0, 7, 56, 100, 999])("%i needs no groups", (number) => {
    for (const language of ["en", "lo", "bn"]) expect(written(number, language)).toBe(String(number));
  });
  test.each([1000, 12345, 100000])("%i is what Intl makes of it in English and in German", (number) => {
    expect(written(number, "en")).toBe(number.toLocaleString("en"));
    expect(written(number, "de")).toBe(number.toLocaleString("de"));
  });
  test("in Bengali and Malayalam groups are Indian ones", () => {
    expect(written(100000, "bn")).toBe((100000).toLocaleString("bn-u-nu-latn"));
    expect(written(100000, "ml")).toBe((100000).toLocaleString("ml"));
  });
});

describe("one and many are told apart as a language does", () => {
  const counting = "count = { $n ->\n    [one] one\n   *[other] many\n}\nexact = { $n ->\n    [0] none\n   *[other] some\n}";
  test.each(["en", "de", "hu", "mn", "lo", "bn", "ml"])("%s", (language) => {
    const words = new Catalogue(language, counting);
    const rules = new Intl.PluralRules(language);
    // This Node knows them all; a phone may not.
    expect(rules.resolvedOptions().locale).toBe(language);
    for (const n of [0, 1, 2, 5, 11, 21, 56, 100])
      expect(words.say("count", { n })).toBe(rules.select(n) === "one" ? "one" : "many");
    expect(words.say("exact", { n: 0 })).toBe("none");
    expect(words.say("exact", { n: 1 })).toBe("some");
  });
});
