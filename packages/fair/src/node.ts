import { createHmac } from 'node:crypto';
import type { Hmac } from './hash.ts';

/** HMAC-SHA256 through OpenSSL: the same bytes as `hmacSha256` of the main entry, several times faster on the server. */
export const hmacSha256: Hmac = (key, message) => {
  // Taken as text, whose characters are the bytes: a Buffer of its own for each digest is memory outside of the heap.
  const digest = createHmac('sha256', key).update(message).digest('binary');
  const bytes = new Uint8Array(digest.length);
  for (let at = 0; at < digest.length; at += 1) bytes[at] = digest.charCodeAt(at);
  return bytes;
};
