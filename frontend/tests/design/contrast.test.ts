import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

// The tokens, reckoned out as a browser does: text keeps 4.5 : 1 and marks 3 : 1 in every corner of the
// three sliders, on every cloth, with the darkest and the brightest speck of the grain behind them.

const css = readFileSync(new URL("../../src/design/tokens.css", import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");

type Rgb = [number, number, number];
type Tokens = Map<string, string>;

/** The declarations of the blocks whose selector list has one of these, later ones last. */
function tokens(...selectors: string[]): Tokens {
  const found: Tokens = new Map();
  for (const [, list, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (list!.split(",").some((one) => selectors.includes(one.trim())))
      for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name!, value!.trim());
  return found;
}

const CLOTHS: Record<string, Tokens> = {
  loden: tokens(":root", ".cloth"),
  slate: tokens(":root", ".cloth", ".fifty-six"),
  linen: tokens(":root", ".cloth", ".linen"),
  "linen of 56": tokens(":root", ".cloth", ".linen", ".linen.fifty-six"),
};

function value(all: Tokens, name: string, light: Record<string, number>): string {
  if (name in light) return String(light[name]);
  const raw = all.get(name);
  if (raw === undefined) throw new Error(`there is no token ${name}`);
  return raw.replace(/var\((--[\w-]+)\)/g, (_, inner: string) => `(${value(all, inner, light)})`);
}

/** Reckons a formula of numbers, + − × and brackets. */
function reckon(formula: string): number {
  const plain = formula.replaceAll("calc", "");
  if (!/^[\d\s.+*()/-]+$/.test(plain)) throw new Error(`not a formula: ${formula}`);
  return Number(new Function(`return ${plain}`)());
}

/** The three numbers of an oklab(…), whatever brackets stand inside. */
function parts(colour: string): number[] {
  const found: string[] = [""];
  let depth = 0;
  for (const letter of colour.slice(colour.indexOf("oklab(") + 6)) {
    if (letter === "(") depth++;
    if (letter === ")" && depth-- === 0) break;
    if (letter === " " && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.filter((part) => part && part !== "/").slice(0, 3).map(reckon);
}

function linear([L, a, b]: number[]): Rgb {
  const l = (L! + 0.3963377774 * a! + 0.2158037573 * b!) ** 3;
  const m = (L! - 0.1055613458 * a! - 0.0638541728 * b!) ** 3;
  const s = (L! - 0.0894841775 * a! - 1.291485548 * b!) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel))) as Rgb;
}

const encoded = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decoded = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** A colour under a speck of the grain: soft light, at the grain's opacity. */
function specked(colour: Rgb, speck: number, opacity: number): Rgb {
  return colour.map((channel) => {
    const under = encoded(channel);
    const root = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under);
    const blended =
      speck <= 0.5 ? under - (1 - 2 * speck) * under * (1 - under) : under + (2 * speck - 1) * (root - under);
    return decoded(under + (blended - under) * opacity);
  }) as Rgb;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** The darkest and the brightest speck of grain.svg, as Chromium draws it. */
const SPECKS = [0.012, 0.933];
const CORNERS = [0, 0.5, 1].flatMap((c) => [0, 0.5, 1].flatMap((g) => [0, 0.5, 1].map((t) => ({ "--c": c, "--g": g, "--t": t }))));

/** The lowest contrast of a colour on a ground, over all corners of the sliders. */
function worst(all: Tokens, colour: string, ground: string, grain: boolean): number {
  const of = (name: string, light: Record<string, number>): Rgb => linear(parts(value(all, name, light)));
  return Math.min(
    ...CORNERS.flatMap((light) => {
      const opacity = grain ? reckon(value(all, "--grain", light)) : 0;
      return SPECKS.map((speck) => contrast(of(colour, light), specked(of(ground, light), speck, opacity)));
    }),
  );
}

describe.each(Object.entries(CLOTHS))("on %s", (_, all) => {
  test.each(["--felt", "--felt-lit", "--felt-far", "--well"])("text on %s keeps 4.5 : 1", (ground) => {
    for (const text of ["--chalk", "--chalk-2"]) expect(worst(all, text, ground, true), text).toBeGreaterThanOrEqual(4.5);
  });
  test.each(["--us", "--them", "--lamp-line"])("the mark %s keeps 3 : 1", (mark) => {
    for (const ground of ["--felt", "--felt-lit", "--felt-far"])
      expect(worst(all, mark, ground, true), ground).toBeGreaterThanOrEqual(3);
  });
  test("text in the room keeps 4.5 : 1", () => {
    for (const text of ["--chalk", "--chalk-2"]) expect(worst(all, text, "--room", true), text).toBeGreaterThanOrEqual(4.5);
  });
});

describe("on paper, which has no grain", () => {
  const all = CLOTHS.loden!;
  test.each(["--leaf", "--bell", "--acorn"])("the letters of German cards in %s keep 4.5 : 1", (suit) => {
    expect(worst(all, suit, "--paper", false)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(["--ink", "--ink-2", "--red", "--us-ink", "--them-ink"])("%s keeps 4.5 : 1", (text) => {
    expect(worst(all, text, "--paper", false)).toBeGreaterThanOrEqual(4.5);
    if (text !== "--red") expect(worst(all, text, "--paper-2", false)).toBeGreaterThanOrEqual(4.5);
  });
});

test("what is lit can be read", () => {
  for (const all of Object.values(CLOTHS)) expect(worst(all, "--on-lamp", "--lamp", false)).toBeGreaterThanOrEqual(7);
});

test("the slate can be read", () => {
  expect(worst(CLOTHS.loden!, "--on-slate", "--slate-lit", false)).toBeGreaterThanOrEqual(7);
});
