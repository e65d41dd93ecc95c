import { sha256Hex, toHex } from './hash.ts';

const seedBytes = 32;

/** A new secret server seed: 32 random bytes as 64 hex digits. */
export function newServerSeed(): string {
  return toHex(globalThis.crypto.getRandomValues(new Uint8Array(seedBytes)));
}

/** A client seed for a member who has not chosen one: 16 hex digits. */
export function newClientSeed(): string {
  return toHex(globalThis.crypto.getRandomValues(new Uint8Array(8)));
}

/** What is shown before the first bet: SHA-256 (hex) of the server seed's text. */
export function commitmentOf(serverSeed: string): string {
  return sha256Hex(serverSeed);
}

/** True for 1 to 64 printable ASCII characters without ':', which separates the parts of the message. */
export function isClientSeed(text: string): boolean {
  return /^[\x20-\x39\x3b-\x7e]{1,64}$/.test(text);
}

/** True for the form `newServerSeed` gives: 64 lower-case hex digits. */
export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
