// What the guide can say at a moment of a deal, and which of it comes next.

import type { Message } from "../lib/types";

export interface Lesson {
  /** What is said once: it is not said again under this name.  How things stand has none, and is said whenever there is nothing else. */
  once: string | null;
  message: Message;
  /** A sentence of somebody else's that follows on it: what a call tells. */
  then: Message | null;
}

/** A lesson that is told once; `which` tells those apart that share their sentence. */
export function lesson(id: string, params: Message["params"] = {}, { which = "", then = null }: { which?: string; then?: Message | null } = {}): Lesson {
  return { once: which ? `${id}:${which}` : id, message: { id, params }, then };
}

/** How things stand, for whenever there is nothing to learn. */
export function standing(id: string, params: Message["params"]): Lesson {
  return { once: null, message: { id, params }, then: null };
}

/** The first lesson that has not been told. */
export const untold = (offered: readonly Lesson[], told: ReadonlySet<string>): Lesson | undefined =>
  offered.find(({ once }) => once !== null && !told.has(once));

/**
 * The lesson to show: the one that is shown until it has been read or its moment has passed, then the next
 * one, then how things stand.
 */
export function next(shown: Lesson | null, read: boolean, offered: readonly Lesson[], told: ReadonlySet<string>): Lesson | null {
  // What has been said stays as it was said, whatever changes at the table meanwhile.
  const held = shown?.once && offered.some(({ once }) => once === shown.once) ? shown : null;
  if (held && !read) return held;
  return untold(offered, told) ?? offered.find(({ once }) => once === null) ?? held;
}

const A_LOOK = 2500;
const A_LETTER = 55;

/** How long it takes to read a sentence without haste, in milliseconds. */
export const readingTime = (sentence: string): number => A_LOOK + A_LETTER * sentence.length;
