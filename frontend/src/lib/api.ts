// What the page asks over HTTP.

import { exampleAddress } from "./rulesAddress";
import type { FullRules, GameName, MatchPlayed, Me, Message, NewTable, Replay } from "./types";

/** So long an answer is waited for, in milliseconds: a line that has died brings none, and tells nobody. */
const PATIENCE = 20_000;

/** What the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.id);
  }
}

export function me(): Promise<Me> {
  return ask("/api/me");
}

export async function rememberName(name: string): Promise<void> {
  await post("/api/me", { name });
}

export async function openTable(table: NewTable): Promise<{ id: string; seat: number }> {
  return (await post("/api/tables", table)).json();
}

export const rules = (address: string): Promise<FullRules> => ask(address);

/** The match that the worked examples of a game's rules are of. */
export const exampleOf = (game: GameName): Promise<Replay> => ask(exampleAddress(game));

/** The matches that one has played to their end, the latest first. */
export function matches(): Promise<MatchPlayed[]> {
  return ask("/api/me/matches");
}

/** A match that is over, with all hands open; without a number the table's last one. */
export function replay(table: string, match: number | null): Promise<Replay> {
  return ask(`/api/tables/${table}/replay${match === null ? "" : `?match=${match}`}`);
}

/** A record from elsewhere, as a match to look back at. */
export async function lookAt(record: string): Promise<Replay> {
  return (await post("/api/replay", { record })).json();
}

export const recordAddress = (table: string, match?: number): string =>
  `/api/tables/${table}/record${match === undefined ? "" : `?match=${match}`}`;

/** The record of a match that is over, as text. */
export async function record(table: string): Promise<string> {
  return (await asked(recordAddress(table))).text();
}

async function ask<T>(address: string): Promise<T> {
  return (await asked(address)).json();
}

function post(address: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return asked(address, { method: "POST", headers, body: JSON.stringify(body) });
}

async function asked(address: string, how: RequestInit = {}): Promise<Response> {
  return checked(await fetch(address, { ...how, signal: AbortSignal.timeout(PATIENCE) }));
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const reason = (await response.json().catch(() => null)) as Partial<Message> | null;
  const known = reason && typeof reason.id === "string";
  throw new Refused(response.status, known ? { id: reason.id!, params: reason.params ?? {} } : UNREACHABLE);
}

export const UNREACHABLE: Message = { id: "page_server_unreachable", params: {} };

/** The reason to show for whatever went wrong. */
export function reasonOf(problem: unknown): Message {
  return problem instanceof Refused ? problem.reason : UNREACHABLE;
}
