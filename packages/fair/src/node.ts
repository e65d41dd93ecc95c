import { createHmac } from 'node:crypto';
import type { Hmac } from './hash.ts';

/** HMAC-SHA256 through OpenSSL: the same bytes as `hmacSha256` of the main entry, several times faster on the server. */
export const hmacSha256: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
