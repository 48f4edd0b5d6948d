// Where things are on a page of rules: a rule is at its number, a switch at its name.

/** The address of a switch, however it is set: of “stakes=additive” it is “stakes”. */
export const addressOf = (written: string): string => written.split("=")[0]!;

/** An attachment: once it is there, what the page's address names is shown. */
export function arrive(): void {
  const { hash } = location;
  // Said anew, it is found and marked; no step back is made of it.
  if (hash.length > 1) location.replace(hash);
}
