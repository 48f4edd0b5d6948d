// What a call tells is shown beside it when it is pointed at, reached by keyboard or tapped.

import type { Message } from "../lib/types";

interface Told {
  messages: readonly Message[];
  by: HTMLElement;
  /** The middle of the call, and its upper and lower edge, in the window. */
  x: number;
  top: number;
  bottom: number;
}

class Telling {
  now = $state.raw<Told | null>(null);

  /** An attachment: the element, a button, tells these sentences. */
  of(messages: readonly Message[]) {
    return (node: HTMLElement): (() => void) => {
      const show = (): void => this.show(node, messages);
      const hide = (): void => this.hide(node);
      const point = (event: PointerEvent): void => {
        if (event.pointerType === "mouse") show();
      };
      node.addEventListener("pointerenter", point);
      node.addEventListener("pointerleave", hide);
      node.addEventListener("focus", show);
      node.addEventListener("blur", hide);
      node.addEventListener("click", show);
      return () => {
        node.removeEventListener("pointerenter", point);
        node.removeEventListener("pointerleave", hide);
        node.removeEventListener("focus", show);
        node.removeEventListener("blur", hide);
        node.removeEventListener("click", show);
        hide();
      };
    };
  }

  close(): void {
    this.now = null;
  }

  /** Hides what is told unless it is told of this element. */
  elsewhere(node: EventTarget | null): void {
    if (this.now && !(node instanceof Node && this.now.by.contains(node))) this.now = null;
  }

  private show(by: HTMLElement, messages: readonly Message[]): void {
    const { left, width, top, bottom } = by.getBoundingClientRect();
    this.now = { messages, by, x: left + width / 2, top, bottom };
  }

  private hide(by: HTMLElement): void {
    if (this.now?.by === by) this.now = null;
  }
}

export const telling = new Telling();
