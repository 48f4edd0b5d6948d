/// <reference lib="webworker" />
// What lets the page open without a line to its server, and quickly with a slow one.  It never answers for the
// table: requests to the api pass it by, but for the rules, which can be read anywhere.

import { answerTo, outlived } from "./answers";

declare const self: ServiceWorkerGlobalScope;
/** The page's scripts, styles and pictures, and a name for just these: the build puts them here. */
declare const SHELL: { name: string; files: string[] };

const DOCUMENT = "/";
/** So long a newer document is waited for, where one is kept, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL.name).then((cache) => cache.addAll([DOCUMENT, ...SHELL.files])));
});

self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("message", (event) => {
  const { keep, takeOver } = event.data as { keep?: string[]; takeOver?: true };
  if (takeOver) void self.skipWaiting();
  if (keep) event.waitUntil(Promise.all([claim(), keepAll(keep)]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const answer = answerTo(request.method, new URL(request.url), { origin: self.location.origin, opens: request.mode === "navigate" });
  if (answer === "newest") event.respondWith(newest(event));
  if (answer === "rules") event.respondWith(latest(request));
  if (answer === "kept") event.respondWith(kept(request));
});

async function begin(): Promise<void> {
  await Promise.all(outlived(await caches.keys(), SHELL.name).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await claim();
}

/** A page that was on its way when this began belongs to nobody, nor does one that was loaded past it. */
async function claim(): Promise<void> {
  await self.clients.claim().catch(() => undefined);
}

/** Keeps what a page has used before there was anybody to keep it, and what it may want. */
async function keepAll(addresses: string[]): Promise<void> {
  const cache = await caches.open(SHELL.name);
  for (const address of addresses)
    if (address === DOCUMENT || !(await cache.match(address))) await cache.add(address).catch(() => undefined);
}

/** What is kept; nothing where it cannot be read. */
const found = (request: RequestInfo, which?: MultiCacheQueryOptions): Promise<Response | undefined> =>
  caches.match(request, which).catch(() => undefined);

/** Keeps an answer, which is one all the same where there is no room for it. */
async function keep(request: RequestInfo, response: Response): Promise<void> {
  const copy = response.clone();
  await caches.open(SHELL.name).then((cache) => cache.put(request, copy)).catch(() => undefined);
}

async function kept(request: Request): Promise<Response> {
  const known = await found(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await keep(request, response);
  return response;
}

/** What the server says now; without a line what it said last. */
async function latest(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response?.ok) await keep(request, response);
  // What an older page was told may have been of another form.
  const known = response && response.status < 500 ? response : await found(request, { cacheName: SHELL.name });
  return known ?? response ?? Response.error();
}

/** The server's document; the one that is kept where the server does not answer, or not in time. */
async function newest(event: FetchEvent): Promise<Response> {
  // It comes in the language of who asks; what is kept is for whoever sits here.
  const before = await found(DOCUMENT, { cacheName: SHELL.name, ignoreVary: true });
  const fresh = served(event);
  if (!before) return fresh;
  // Too late for now, it is kept for the next time.
  event.waitUntil(fresh.catch(() => undefined));
  const late = new Promise<Response>((answer) => setTimeout(() => answer(before), PATIENCE));
  return Promise.race([fresh, late]).catch(() => before);
}

async function served(event: FetchEvent): Promise<Response> {
  // A line that broke since the last request fails at the first try only.
  const early = (await event.preloadResponse.catch(() => undefined)) as Response | undefined;
  const response = early ?? (await fetch(event.request));
  if (response.status >= 500) throw new Error(`the server failed: ${response.status}`);
  const { search } = new URL(event.request.url);
  // Whatever the address, the document is one and the same: but in a language of its own where the address asks for it.
  if (response.ok && !search && response.headers.get("Content-Type")?.startsWith("text/html"))
    await keep(DOCUMENT, response);
  return response;
}
