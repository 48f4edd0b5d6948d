import { describe, expect, test } from "vitest";
import { answerTo, outlived } from "../../src/worker/answers";

const origin = "https://cards.example";
const answer = (path: string, { method = "GET", opens = false } = {}) => answerTo(method, new URL(path, origin), { origin, opens });

describe("how a request is answered", () => {
  test.each(["/", "/t/abc", "/rules/schnapsen?lang=de"])("%s, opened, by the newest document", (path) => {
    expect(answer(path, { opens: true })).toBe("newest");
  });
  test.each(["/assets/index-BgJShHVL.js", "/words/de.0123456789abcdef.ftl"])("%s, whose name changes with it, by what is kept", (path) => {
    expect(answer(path)).toBe("kept");
  });
  test.each(["/api/me", "/api/tables/abc/record", "/api/replay", "/words/de.ftl", "/healthz", "/manifest.webmanifest", "/worker.js", "/"])(
    "%s by the server alone",
    (path) => expect(answer(path)).toBe("line"),
  );
  test.each(["/api/rules/schnapsen?rules=classic", "/api/rules/fiftysix/example"])("%s by the server, without a line by what it said last", (path) => {
    expect(answer(path)).toBe("rules");
  });
  test("nothing of a table is kept even when it is opened", () => {
    expect(answer("/api/tables/abc/record", { opens: true })).toBe("line");
  });
  test("what changes something, and what is another host's, goes by", () => {
    expect(answer("/assets/a.js", { method: "POST" })).toBe("line");
    expect(answer("https://elsewhere.example/assets/a.js")).toBe("line");
  });
});

test("the version before is kept for pages that are still open", () => {
  expect(outlived(["one", "two", "three", "four"], "four")).toEqual(["one", "two"]);
  expect(outlived(["old", "own"], "own")).toEqual([]);
  expect(outlived(["own"], "own")).toEqual([]);
});
