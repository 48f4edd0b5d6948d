// Cards that are dragged, by mouse or finger.  Whoever lets go of one over a place that takes it has made the
// move; anywhere else it goes back.  A press that hardly moves is none of this: it stays a click.

import { tick } from "svelte";
import { still } from "./still";

/** So far a pointer may stray, in pixels, and still have only pressed. */
const SLACK = 7;
const BACK = { duration: 220, easing: "cubic-bezier(.2, .8, .2, 1)" };

export interface Dragging {
  /** The places that take it. */
  onto: readonly string[];
  dropped: (place: string) => void;
}

interface Place {
  node: HTMLElement;
  /** How far around it one may let go as well, in pixels. */
  around: number;
}

const places = new Map<string, Place>();

class Drag {
  /** The places that take what is dragged now. */
  onto = $state.raw<readonly string[]>([]);
  /** The one that it is over. */
  over = $state<string | null>(null);
}

/** What is being dragged, for those who show where it may go. */
export const drag = new Drag();

/** An attachment: the element is a place to drop on. */
export function takes(name: string, around = 0) {
  return (node: HTMLElement): (() => void) | undefined => {
    if (still(node)) return undefined;
    places.set(name, { node, around });
    return () => {
      if (places.get(name)?.node === node) places.delete(name);
    };
  };
}

/** An attachment: the element can be dragged while `what` says where to. */
export function drags(what: () => Dragging | null) {
  return (node: HTMLElement): (() => void) => {
    let pull: Pull | null = null;
    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || what() === null) return;
      pull?.end();
      pull = new Pull(node, event, what);
    };
    node.addEventListener("pointerdown", press);
    return () => {
      node.removeEventListener("pointerdown", press);
      pull?.end();
    };
  };
}

/** One press on a card, from the pointer's going down until it is let go. */
class Pull {
  private readonly over = new AbortController();
  private moved = false;
  private dx = 0;
  private dy = 0;

  constructor(
    private readonly node: HTMLElement,
    private readonly start: PointerEvent,
    private readonly what: () => Dragging | null,
  ) {
    const { signal } = this.over;
    window.addEventListener("pointermove", (event) => this.move(event), { signal });
    window.addEventListener("pointerup", (event) => this.release(event), { signal });
    window.addEventListener("pointercancel", () => this.giveUp(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && this.escape(), { signal });
  }

  /** Ends it, whatever has become of the card. */
  end(): void {
    this.over.abort();
    if (!this.moved) return;
    this.node.style.translate = "";
    this.node.classList.remove("dragged");
    drag.onto = [];
    drag.over = null;
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    const [dx, dy] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.moved && Math.hypot(dx, dy) < SLACK) return;
    const what = this.what();
    if (what === null) return this.giveUp();
    if (!this.moved) this.lift(what);
    [this.dx, this.dy] = [dx, dy];
    this.node.style.translate = this.shift();
    drag.over = placeAt(event, what.onto);
  }

  private lift(what: Dragging): void {
    this.moved = true;
    this.node.setPointerCapture(this.start.pointerId);
    this.node.classList.add("dragged");
    drag.onto = what.onto;
  }

  /** The way so far, as the card's own box has it: that may lie turned. */
  private shift(): string {
    const { a, b, c, d } = new DOMMatrix(getComputedStyle(this.node.parentElement!).transform);
    const turned = new DOMMatrix([a, b, c, d, 0, 0]).inverse().transformPoint({ x: this.dx, y: this.dy });
    return `${turned.x}px ${turned.y}px`;
  }

  private release(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.moved) return this.end();
    swallowClick();
    const what = this.what();
    const place = what && placeAt(event, what.onto);
    if (!what || !place) return this.giveUp();
    // It is noted where it lies now, and flies from there; what stays in the hand goes back.
    what.dropped(place);
    const from = this.shift();
    this.end();
    void tick().then(() => goBack(this.node, from));
  }

  /** The button or the finger is still down, and its going up is no click either. */
  private escape(): void {
    if (this.moved) addEventListener("pointerup", swallowClick, { once: true });
    this.giveUp();
  }

  /** Lets the card go back where it was. */
  private giveUp(): void {
    const from = this.shift();
    const { moved } = this;
    this.end();
    if (moved) goBack(this.node, from);
  }
}

function goBack(node: HTMLElement, from: string): void {
  if (!node.isConnected || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  node.animate([{ translate: from }, { translate: "0 0" }], BACK);
}

/** The place under a pointer, of those that may be meant; where two lie over each other the first of them. */
function placeAt({ clientX: x, clientY: y }: PointerEvent, onto: readonly string[]): string | null {
  const holds = (name: string): boolean => {
    const place = places.get(name);
    if (!place) return false;
    const { left, right, top, bottom } = place.node.getBoundingClientRect();
    const { around } = place;
    return x >= left - around && x <= right + around && y >= top - around && y <= bottom + around;
  };
  return onto.find(holds) ?? null;
}

/** What ends a drag is no click on the card. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
