// A table that is only shown, as in the rules, lies still: no card flies to it, and none is dropped on it.

/** Whether an element is of such a table: marked with `data-still`. */
export const still = (node: Element): boolean => node.closest("[data-still]") !== null;
