// How the page's requests are answered.

/**
 * `newest`: the page's document, from the server where it can be had.  `rules`: the full rules, likewise.
 * `kept`: what never changes under its name, kept for good.  `line`: everything else, the table's own above
 * all, for which only the server will do.
 */
export type Answer = "newest" | "rules" | "kept" | "line";

const UNCHANGING = /^\/(assets\/[^/]+|words\/[a-z]+\.[0-9a-f]{16}\.ftl)$/;

export function answerTo(method: string, address: URL, { origin, opens }: { origin: string; opens: boolean }): Answer {
  if (method !== "GET" || address.origin !== origin) return "line";
  if (address.pathname.startsWith("/api/")) return address.pathname.startsWith("/api/rules/") ? "rules" : "line";
  if (opens) return "newest";
  return UNCHANGING.test(address.pathname) ? "kept" : "line";
}

/** The caches that a new version no longer needs; `names` are in the order in which they were made. */
export function outlived(names: readonly string[], own: string): string[] {
  // Pages of the version before may still be open, and may yet fetch a part of theirs.
  const others = names.filter((name) => name !== own);
  return others.slice(0, -1);
}
