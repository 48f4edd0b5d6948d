import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hmac } from "../../src/lib/hmac";
import { toHex } from "../../src/lib/random";

test("agrees with another implementation, whatever key and message", () => {
  for (const length of [0, 1, 20, 32, 63, 64])
    for (const size of [0, 1, 55, 64, 66, 200]) {
      const key = Uint8Array.from({ length }, (_, i) => (i * 37 + size) % 256);
      const message = Uint8Array.from({ length: size }, (_, i) => (i * 101 + length) % 256);
      expect(toHex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
});
