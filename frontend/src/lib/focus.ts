// Who plays by keyboard need not look for the focus: a key that was pressed may go away, as the one for the
// next deal does, and the auction pad after the last call; at one's next turn the focus is where one plays.

let awaited = false;

/** A key was pressed that may go away: by keyboard, where the click has no detail. */
export function pressed(event: MouseEvent): void {
  awaited = event.detail === 0;
}

/**
 * What was pressed has done its work, and goes.  By mouse or finger it gives the focus up at once: a browser that
 * has to take it from what is removed lays out a page that is only half changed.
 */
export function spent(event: MouseEvent): void {
  pressed(event);
  if (event.detail > 0) (event.currentTarget as HTMLElement).blur();
}

/** It is one's turn, and this is where one plays: it takes the focus where that was lost. */
export function takeFocus(node: HTMLElement | null | undefined): void {
  if (!awaited || !node) return;
  awaited = false;
  if (document.activeElement === document.body) node.focus();
}
