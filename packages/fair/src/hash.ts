import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** HMAC-SHA256 over texts (UTF-8), 32 bytes. Injected, so that Node and the browser each use what is fastest there. */
export type Hmac = (key: string, message: string) => Uint8Array;

const utf8 = new TextEncoder();

/** HMAC-SHA256 that runs anywhere, synchronously. The server uses the one of `@arara/fair/node`. */
export const hmacSha256: Hmac = (key, message) => hmac(sha256, utf8.encode(key), utf8.encode(message));

/** SHA-256 of a text, as lower-case hex. */
export function sha256Hex(text: string): string {
  return toHex(sha256(utf8.encode(text)));
}

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
