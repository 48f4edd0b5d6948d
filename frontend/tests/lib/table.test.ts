import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../../src/lib/table.svelte";
import type { FromServer, PageView } from "../../src/lib/types";

/** The other end of the line that the table opens. */
class Wire {
  static last: Wire;
  sent: { id: string; type: string; move?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }
  close(): void {}
  async says(message: FromServer): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const view = (version: number, ply: number): FromServer => ({
  type: "view",
  view: { version, ply, deal: 0, phase: "playing", table: null, shuffle: null, seat: 0 } as unknown as PageView,
});

/** Opens a table on a page with these frames. */
async function opened(frame: (draw: () => void) => void): Promise<Table> {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("requestAnimationFrame", frame);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  const table = new Table("one");
  table.come();
  await settled();
  Wire.last.onopen!();
  await Wire.last.says(view(1, 0));
  return table;
}

describe("a move that is on its way", () => {
  let table: Table;

  beforeEach(async () => {
    table = await opened((draw) => void setTimeout(draw));
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  const asked = (): string[] => Wire.last.sent.map(({ move }) => move ?? "");
  const accepts = (n: number, version: number): Promise<void> =>
    Wire.last.says({ type: "accepted", id: Wire.last.sent[n]!.id, version });

  test("is no longer when the view shows it", async () => {
    void table.play("JD");
    expect(table.sent).toBe("JD");
    await Wire.last.says(view(2, 1));
    expect(table.sent).toBeNull();
  });

  test("stays on its way when the answer to the one before it comes late", async () => {
    void table.play("JD");
    await Wire.last.says(view(2, 1));
    void table.play("JD");
    await accepts(0, 2);
    expect(table.sent).toBe("JD");
    expect(asked()).toEqual(["JD", "JD"]);
    await Wire.last.says(view(3, 2));
    expect(table.sent).toBeNull();
  });

  test("is no longer when it is refused", async () => {
    void table.play("JD");
    await Wire.last.says({ type: "refused", id: Wire.last.sent[0]!.id, reason: { id: "not_legal", params: {} } });
    expect(table.sent).toBeNull();
    expect(table.refusal?.id).toBe("not_legal");
  });

  test("is no longer when another window has taken it back meanwhile", async () => {
    void table.play("JD");
    await accepts(0, 2);
    await Wire.last.says(view(3, 0));
    expect(table.sent).toBeNull();
  });
});

test("what happens is shown on a page that was put away before its next frame, too", async () => {
  const table = await opened(vi.fn());
  for (const version of [2, 3]) await Wire.last.says(view(version, version));
  expect(table.view?.version).toBe(1);
  Object.assign(document, { hidden: true }).dispatchEvent(new Event("visibilitychange"));
  expect(table.view?.version).toBe(3);
  await Wire.last.says(view(4, 4));
  expect(table.view?.version).toBe(4);
  table.close();
  vi.unstubAllGlobals();
});
