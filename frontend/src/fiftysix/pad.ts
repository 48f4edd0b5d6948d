// The auction pad: what is tapped, in which order, and what it comes to.  It knows no rules: every
// question goes to the list of legal calls.

import { isBid, isPlus, isSuit, type Call, type Strain } from "./calls";

/** A key of the pad: a number bid, or steps after plus; plus itself; a strain; double or redouble. */
export type Tap = number | "+" | Strain | "X" | "XX";
/** What has been tapped, in the order in which it would be said. */
export type Taps = readonly Tap[];

const STRAINS: readonly Tap[] = ["S", "H", "D", "C", "NT", "NS"];
/** Numbers below it are steps after plus. */
const LEAST_NUMBER = 28;

const isAct = (tap: Tap): boolean => tap === "X" || tap === "XX";
const isStep = (tap: Tap): boolean => typeof tap === "number" && tap < LEAST_NUMBER;
export const numberOf = (taps: Taps): number | undefined => taps.find((tap) => typeof tap === "number");
export const strainOf = (taps: Taps): Strain | undefined =>
  taps.find((tap) => STRAINS.includes(tap)) as Strain | undefined;

/** Whether a call begins with what was tapped, or is it. */
function fits(taps: Taps, call: Call): boolean {
  if (taps.some(isAct)) return call.text === taps[0];
  if (!isBid(call) || isPlus(call) !== taps.includes("+")) return false;
  const number = numberOf(taps);
  const strain = strainOf(taps);
  if (number !== undefined && call.number !== number) return false;
  if (strain !== undefined && call.strain !== strain) return false;
  return isPlus(call) || !isSuit(call.strain) || inOrder(taps, call);
}

/** A suit and a number are said in the order of the taps: 28 then ♦ is another call than ♦ then 28. */
function inOrder(taps: Taps, call: Call): boolean {
  if (!taps.length) return true;
  const suitFirst = STRAINS.includes(taps[0]!);
  return call.form === (suitFirst ? "suit_number" : "number_suit");
}

/** What is tapped after one more key; null when no legal call comes of it. */
export function tap(taps: Taps, key: Tap, calls: readonly Call[]): Taps | null {
  if (taps.includes(key)) return key === "+" ? taps.filter((one) => STRAINS.includes(one)) : taps.filter((one) => one !== key);
  return wishes(taps, key).find((wish) => calls.some((call) => fits(wish, call))) ?? null;
}

/** What a key may be meant to make of the taps, the likeliest first: the key wins over what it contradicts. */
function wishes(taps: Taps, key: Tap): Taps[] {
  if (isAct(key)) return [[key]];
  const strain = strainOf(taps);
  const named = strain === undefined ? [] : [strain];
  const plus = taps.includes("+");
  if (key === "+") return [["+", ...named], ["+"]];
  if (isStep(key)) return [["+", key, ...named], ["+", key]];
  if (typeof key === "number") return [plus ? [key, ...named] : replaced(taps, numberOf(taps), key), [key]];
  return [replaced(taps, strain, key), plus ? ["+", key] : [key], [key]];
}

/** Puts a key in the place of the old one, so that correcting a bid leaves the order in which it is said. */
function replaced(taps: Taps, old: Tap | undefined, key: Tap): Taps {
  const bid = taps.filter((one) => !isAct(one));
  return old === undefined ? [...bid, key] : bid.map((one) => (one === old ? key : one));
}

/** The call that the taps make: all of it said, or only one way left to go on. */
export function composed(taps: Taps, calls: readonly Call[]): Call | null {
  if (!taps.length) return null;
  const possible = calls.filter((call) => fits(taps, call));
  if (possible.length === 1) return possible[0]!;
  // A number that needs no strain (28P) is a call as soon as it is said.
  return possible.find((call) => isBid(call) && call.strain === null) ?? null;
}

/** What is still to be said. */
export type Missing = "all" | "number" | "strain" | "steps_and_strain" | "steps";

export function missing(taps: Taps): Missing {
  const strain = strainOf(taps) !== undefined;
  if (taps.includes("+") && numberOf(taps) === undefined) return strain ? "steps" : "steps_and_strain";
  if (numberOf(taps) === undefined) return strain ? "number" : "all";
  return "strain";
}

/** What the key at a number stands for: after plus, the numbers above the bid count the steps. */
export function keyAt(number: number, standing: number, taps: Taps, calls: readonly Call[]): number {
  const step = number - standing;
  const counts = taps.includes("+") && calls.some((call) => isPlus(call) && call.number === step);
  return counts ? step : number;
}

/** The same bid said the other way round, where that is legal: 34♦ for ♦34. */
export function turned(call: Call, calls: readonly Call[]): Call | null {
  const other = call.form === "number_suit" ? "suit_number" : call.form === "suit_number" ? "number_suit" : null;
  return calls.find((one) => one.form === other && one.number === call.number && one.strain === call.strain) ?? null;
}

/** The taps that make a call. */
export function tapsFor(call: Call): Taps {
  if (!isBid(call)) return call.form === "double" ? ["X"] : call.form === "redouble" ? ["XX"] : [];
  const named = call.strain === null ? [] : [call.strain];
  if (isPlus(call)) return ["+", call.number, ...named];
  return call.form === "suit_number" ? [...named, call.number] : [call.number, ...named];
}

/** A call to ask the table about when a key leads to no legal one: its refusal is the reason. */
export function question(key: Tap, taps: Taps): string {
  if (isAct(key)) return String(key);
  const strain = strainOf(taps) ?? "NT";
  if (key === "+" || isStep(key)) {
    const step = key === "+" ? 1 : key;
    return strain === "NS" ? "+2NS" : `+${step}${isSuit(strain) ? strain : "S"}`;
  }
  return typeof key === "number" ? `${key}${strain}` : `${numberOf(taps) ?? 56}${key}`;
}

/** From a number on, how many tables a bid wins and costs. */
export function stakesOf(number: number, scale: readonly (readonly [number, number, number])[]): [number, number] {
  const stage = scale.findLast(([from]) => from <= number) ?? scale[0]!;
  return [stage[1], stage[2]];
}
