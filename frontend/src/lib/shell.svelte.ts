// What the browser keeps of the page itself, so that it opens without a line; and word of a newer version.
// Browsers allow it over https and on this computer only: elsewhere the page goes without.

import { exampleAddress, GAMES, rulesAddress } from "./rulesAddress";

const WORKER = "/worker.js";
/** Kept though nobody has read them yet. */
const RULES = GAMES.flatMap((game) => [rulesAddress(game), exampleAddress(game)]);
/** How soon it is looked again after a newer version could not be had, and how late at most, in milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 300_000;

class Shell {
  /** Whether the server has a newer page than this one. */
  newer = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  async start(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    this.registration = await navigator.serviceWorker.register(WORKER).catch(() => null);
    if (!this.registration) return;
    void this.settle(this.registration.waiting);
    this.registration.addEventListener("updatefound", () => this.watch());
    document.addEventListener("visibilitychange", () => this.look());
    await this.keep();
  }

  /** Looks whether there is a newer version: for when the page is looked at again, or has its line again. */
  look(): void {
    clearTimeout(this.timer);
    if (document.visibilityState === "visible") void this.registration?.update().catch(() => this.lookLater());
  }

  /** Has all that this page shows kept, in the language that it speaks now. */
  async keep(): Promise<void> {
    if (!this.registration) return;
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = used.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|words|api\/rules)\//.test(pathname));
    active?.postMessage({ keep: ["/", ...new Set([...RULES, ...own.map(({ pathname, search }) => pathname + search)])] });
  }

  /** A line that is back may break again, or a server that starts still lack a file. */
  private lookLater(): void {
    this.timer = setTimeout(() => this.look(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private watch(): void {
    // The very first one has nobody to wait for.
    const first = !this.registration?.active;
    const worker = this.registration?.installing;
    let had = false;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "redundant" && !had) this.lookLater();
      if (worker.state !== "installed") return;
      had = true;
      this.pause = FIRST_PAUSE;
      if (!first) void this.settle(worker);
    });
  }

  /** A worker that waits may take over where this page is of its version already; else it is for the person to say. */
  private async settle(worker: ServiceWorker | null): Promise<void> {
    if (!worker) return;
    if (await isNewest()) worker.postMessage({ takeOver: true });
    else this.newer = true;
  }
}

/** Whether the server's document has the script that runs here. */
async function isNewest(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.getAttribute("src") ?? "";
  const served = await fetch("/", { cache: "no-cache" }).then((response) => response.text(), () => "");
  return served.includes(script);
}

export const shell = new Shell();
