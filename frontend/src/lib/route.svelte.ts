// Where the page is: the landing, a table, the rules, or a match looked back at.  Links are real links; clicks stay on the page.

import type { GameName } from "./types";

export type Route =
  | { at: "landing" }
  | { at: "table"; id: string }
  | { at: "rules"; game: GameName }
  | { at: "replay"; id: string | null; match: number | null }
  | { at: "matches" }
  | { at: "nowhere" };

export function readRoute(path: string): Route {
  const [, first, second, third, more] = path.replace(/\/$/, "").split("/");
  if (!first) return { at: "landing" };
  if (first === "t" && second && !third) return { at: "table", id: second };
  if (first === "rules" && (second === "schnapsen" || second === "fiftysix") && !third)
    return { at: "rules", game: second };
  if (first === "r" && (!third || /^[1-9]\d*$/.test(third)) && !more)
    return { at: "replay", id: second ?? null, match: third ? Number(third) : null };
  if (first === "matches" && !second) return { at: "matches" };
  return { at: "nowhere" };
}

class Place {
  route = $state.raw<Route>(readRoute(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
  }

  private arrive(): void {
    this.route = readRoute(location.pathname);
    // An address within a page has its place there.
    if (!location.hash) scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || readRoute(link.pathname).at === "nowhere" || link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const place = new Place();
