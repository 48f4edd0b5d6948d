import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FIRST_PAUSE, LONGEST_PAUSE, NO_SUCH_TABLE, PATIENCE, QUIET, TableSocket, type Line } from "../../src/lib/socket";
import type { FromServer, PageView } from "../../src/lib/types";

/** The other end of a line. */
class Wire {
  static all: Wire[] = [];
  sent: { id: string; type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
}

const view = (version: number): FromServer => ({ type: "view", view: { version } as PageView });

describe("the line to a table", () => {
  let shown: number[];
  let ups: boolean[];
  let gone: number;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    shown = [];
    ups = [];
    gone = 0;
    let ids = 0;
    socket = new TableSocket(
      () => new Wire() as unknown as Line,
      { view: async ({ version }) => void shown.push(version), connected: (up) => ups.push(up), gone: () => gone++ },
      () => `id${ids++}`,
    );
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  test("asks when it is open, and hands on the answer", async () => {
    Wire.last.onopen!();
    const answer = socket.ask({ type: "rise" });
    expect(Wire.last.sent).toEqual([{ type: "rise", id: "id0" }]);
    Wire.last.says(view(3));
    Wire.last.says({ type: "accepted", id: "id0", version: 3 });
    expect(await answer).toBeNull();
  });

  test.each([3, 5])("what was done counts as done when a view shows it: version %i", async (shown) => {
    Wire.last.onopen!();
    Wire.last.says(view(2));
    let done = false;
    void socket.ask({ type: "rise" }).then(() => (done = true));
    Wire.last.says({ type: "accepted", id: "id0", version: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(false);
    Wire.last.says(view(shown));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(true);
  });

  test.each([3, 1])("what was done before a break counts as done with the first view after it: version %i", async (shown) => {
    Wire.last.onopen!();
    Wire.last.says(view(2));
    const answer = socket.ask({ type: "rise" });
    Wire.last.says({ type: "accepted", id: "id0", version: 3 });
    Wire.last.onclose!({ code: 1006 });
    await vi.advanceTimersByTimeAsync(2 * FIRST_PAUSE);
    Wire.last.onopen!();
    Wire.last.says(view(shown));
    expect(await answer).toBeNull();
  });

  test("hands on why something was refused", async () => {
    Wire.last.onopen!();
    const answer = socket.ask({ type: "rise" });
    const reason = { id: "not_at_this_table", params: {} };
    Wire.last.says({ type: "refused", id: "id0", reason });
    expect(await answer).toEqual(reason);
  });

  test("keeps what is asked before it is open", () => {
    void socket.ask({ type: "start_match" });
    expect(Wire.last.sent).toEqual([]);
    Wire.last.onopen!();
    expect(Wire.last.sent).toEqual([{ type: "start_match", id: "id0" }]);
  });

  test("asks again after a break, under the same ids and in the same order, but only what is unanswered", async () => {
    Wire.last.onopen!();
    const first = socket.ask({ type: "rise" });
    void socket.ask({ type: "play", deal: 0, ply: 0, move: "exchange" });
    void socket.ask({ type: "play", deal: 0, ply: 1, move: "KH" });
    Wire.last.says(view(1));
    Wire.last.says({ type: "accepted", id: "id0", version: 1 });
    await first;
    Wire.last.onclose!({ code: 1006 });
    vi.advanceTimersByTime(2 * FIRST_PAUSE);
    expect(Wire.all).toHaveLength(2);
    Wire.last.onopen!();
    expect(Wire.last.sent.map(({ id }) => id)).toEqual(["id1", "id2"]);
  });

  test("an answer that comes twice is heard once", async () => {
    Wire.last.onopen!();
    const answer = socket.ask({ type: "rise" });
    Wire.last.says(view(1));
    Wire.last.says({ type: "accepted", id: "id0", version: 1 });
    Wire.last.says({ type: "refused", id: "id0", reason: { id: "x", params: {} } });
    expect(await answer).toBeNull();
  });

  test("shows newer views only, whatever is missing between them", () => {
    Wire.last.onopen!();
    for (const version of [4, 9, 7, 9, 10]) Wire.last.says(view(version));
    expect(shown).toEqual([4, 9, 10]);
  });

  test("shows the first view of a new connection even when its version is lower", () => {
    Wire.last.onopen!();
    Wire.last.says(view(9));
    Wire.last.onclose!({ code: 1006 });
    vi.advanceTimersByTime(2 * FIRST_PAUSE);
    Wire.last.onopen!();
    Wire.last.says(view(2));
    Wire.last.says(view(1));
    expect(shown).toEqual([9, 2]);
  });

  test("waits longer from one failure to the next, up to a limit, and briefly again after success", () => {
    const waited = (): number => {
      const before = Wire.all.length;
      Wire.last.onclose!({ code: 1006 });
      let time = 0;
      for (; Wire.all.length === before; time += 10) vi.advanceTimersByTime(10);
      return time;
    };
    const pauses = Array.from({ length: 8 }, waited);
    expect(pauses[0]).toBeLessThanOrEqual(FIRST_PAUSE * 1.25 + 10);
    expect(pauses[3]).toBeGreaterThan(pauses[0]!);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(LONGEST_PAUSE * 1.25 + 10);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(LONGEST_PAUSE * 0.75 - 10);
    Wire.last.onopen!();
    expect(waited()).toBeLessThanOrEqual(FIRST_PAUSE * 1.25 + 10);
  });

  test("tries at once when it is told to hurry, and not twice", () => {
    Wire.last.onclose!({ code: 1006 });
    socket.hurry();
    socket.hurry();
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(LONGEST_PAUSE);
    expect(Wire.all).toHaveLength(2);
  });

  test("asks after a silence whether anybody is there, and stays with a line that answers", () => {
    Wire.last.onopen!();
    for (let i = 1; i < 4; i++) {
      vi.advanceTimersByTime(QUIET);
      expect(Wire.last.sent.map(({ type }) => type)).toEqual(Array(i).fill("still_there"));
      Wire.last.says({ type: "accepted", id: Wire.last.sent.at(-1)!.id, version: 1 });
    }
    expect(Wire.all).toHaveLength(1);
    expect(ups).toEqual([true]);
  });

  test("gives up a line that has nothing to say, and hears no more of it", () => {
    const [dead] = Wire.all;
    dead!.onopen!();
    vi.advanceTimersByTime(QUIET + PATIENCE);
    expect(ups).toEqual([true, false]);
    vi.advanceTimersByTime(2 * FIRST_PAUSE);
    expect(Wire.all).toHaveLength(2);
    dead!.says(view(7));
    Wire.last.onopen!();
    Wire.last.says(view(3));
    expect(shown).toEqual([3]);
    expect(ups).toEqual([true, false, true]);
  });

  test("asks again on another line what one that has died did not answer", () => {
    Wire.last.onopen!();
    void socket.ask({ type: "rise" });
    vi.advanceTimersByTime(PATIENCE + 2 * FIRST_PAUSE);
    Wire.last.onopen!();
    expect(Wire.all).toHaveLength(2);
    expect(Wire.last.sent).toEqual([{ type: "rise", id: "id0" }]);
  });

  test("makes sure of the line when it is told to hurry", () => {
    Wire.last.onopen!();
    socket.hurry();
    socket.hurry();
    vi.advanceTimersByTime(PATIENCE + 2 * FIRST_PAUSE);
    expect(Wire.all).toHaveLength(2);
  });

  test("gives up a line that does not open", () => {
    vi.advanceTimersByTime(PATIENCE + 2 * FIRST_PAUSE);
    expect(Wire.all).toHaveLength(2);
    expect(ups).toEqual([false]);
  });

  test("gives up, and says so, where there is no such table", () => {
    Wire.last.onopen!();
    Wire.last.onclose!({ code: NO_SUCH_TABLE });
    vi.advanceTimersByTime(2 * LONGEST_PAUSE);
    expect(Wire.all).toHaveLength(1);
    expect(gone).toBe(1);
  });

  test("stays closed once it was closed", () => {
    Wire.last.onopen!();
    socket.close();
    vi.advanceTimersByTime(2 * LONGEST_PAUSE);
    expect(Wire.all).toHaveLength(1);
    expect(ups).toEqual([true]);
  });
});
