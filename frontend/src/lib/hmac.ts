// HMAC-SHA-256 (RFC 2104).  The browser's own is missing over plain HTTP in a home network.

import { sha256 } from "./sha256";

const BLOCK = 64;

/** Gives the 32 bytes of the code; the key has at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (by: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ by);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

/** The bytes one after the other. */
export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
