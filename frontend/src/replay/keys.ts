// The keys that go through a match: arrows by move and by trick, Page keys by deal, Home, End and Space.

import type { Course } from "./course.svelte";

const KEYS: Record<string, (course: Course) => void> = {
  ArrowRight: (course) => course.step(1),
  ArrowLeft: (course) => course.step(-1),
  ArrowDown: (course) => course.stride(1),
  ArrowUp: (course) => course.stride(-1),
  PageDown: (course) => course.deal(1),
  PageUp: (course) => course.deal(-1),
  Home: (course) => course.go(course.at, 0),
  End: (course) => course.go(course.at, Infinity),
  " ": (course) => course.play(),
};

/** Goes where a key leads to, unless it means something to what has the focus. */
export function pressed(event: KeyboardEvent, course: Course): void {
  const going = KEYS[event.key];
  const takes = event.key === " " ? "input, select, button, a" : "input, select";
  const taken = event.target instanceof Element && event.target.closest(takes) !== null;
  if (!going || taken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key !== " ") course.playing = false;
  going(course);
  event.preventDefault();
}
