// Who plays by keyboard goes from deal to deal without looking for the focus: the key for the next deal
// goes away with the old one, and at one's next turn the focus is where one plays.

let awaited = false;

/** The next deal was asked for: by keyboard, where the click has no detail. */
export function nextDeal(event: MouseEvent): void {
  awaited = event.detail === 0;
}

/** It is one's turn, and this is where one plays: it takes the focus where that was lost. */
export function takeFocus(node: HTMLElement | null | undefined): void {
  if (!awaited || !node) return;
  awaited = false;
  if (document.activeElement === document.body) node.focus();
}
