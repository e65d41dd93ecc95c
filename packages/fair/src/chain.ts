import { type Hmac, sha256Hex } from './hash.ts';

const words = 2 ** 32;

/**
 * The hashes of `length` shared rounds, in playing order, built backwards from a secret: the last round's hash
 * is SHA-256 of the secret, and each earlier one is SHA-256 of the hash after it (hex texts).
 * Publish `chainCommitment` of the chain before the first round; reveal a round's hash only after its bets closed.
 */
export function buildChain(secret: string, length: number): string[] {
  if (!Number.isInteger(length) || length < 1) throw new RangeError('a chain has at least one round');
  const hashes: string[] = [];
  let hash = secret;
  for (let round = 0; round < length; round += 1) {
    hash = sha256Hex(hash);
    hashes.push(hash);
  }
  return hashes.reverse();
}

/** What is published before the first round: SHA-256 of its hash, from which no outcome can be derived. */
export function chainCommitment(firstHash: string): string {
  return sha256Hex(firstHash);
}

/** True when `hash` is the one that was bound to come after `previous` (a revealed hash or the commitment). */
export function isLinked(hash: string, previous: string): boolean {
  return sha256Hex(hash) === previous;
}

/**
 * The crash point in hundredths (100 = 1.00x): floor(0.99 * 2^32 / (word + 1) * 100), at least 100, word being
 * the first 4 bytes of HMAC_SHA256(key = the round's hash, message = salt). Integer arithmetic: 99 * 2^32 is
 * below 2^53 and a quotient is never close enough to a whole number for the division to round up to it.
 * The salt must be one that nobody could know when the chain was committed to.
 */
export function crashPointHundredths(hmac: Hmac, hash: string, salt: string): number {
  const bytes = hmac(hash, salt);
  const word = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  return Math.max(100, Math.floor((99 * words) / (word + 1)));
}
