import type { Hmac } from './hash.ts';

/** What a round's randomness is made of. The server seed stays secret until it is rotated. */
export type Seeds = { serverSeed: string; clientSeed: string; nonce: number };

/** One step of the derivation, for a page that explains it. `int` with `isRejected` was drawn again. */
export type DrawTrace =
  | { step: 'hmac'; message: string; bytes: Uint8Array }
  | { step: 'int'; word: number; range: number; value: number; isRejected: boolean };

/** A cursor over the words of one round. Every game takes its randomness from here and from nowhere else. */
export interface Draws {
  /** An unbiased integer in [0, range); `range` is a whole number from 1 to `drawRangeMax`. */
  int(range: number): number;
  /** The published 4-byte float in [0, 1). Only for published conventions: scaling it is slightly biased. */
  float(): number;
  /** `count` different items in the order they were drawn; each is removed from what remains. */
  pick<Item>(items: readonly Item[], count: number): Item[];
  /** All items in a random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

const words = 2 ** 32;

/** The largest range `int` accepts: a word times the range must stay below 2^53, where integers are exact. */
export const drawRangeMax = 2 ** 21;

/** A word is rejected less than once in 2,000 times: so many in a row never happen. */
const triesMax = 64;

/**
 * Draws from HMAC_SHA256(key = serverSeed, message = "clientSeed:nonce:round"); `round` counts up from 0, one
 * for every 32 bytes. Each 4 bytes are one big-endian word.
 *
 * `int(range)` gives floor(word * range / 2^32), the value of the published convention, and rejects a word
 * (takes the next one) when (word * range) mod 2^32 < 2^32 mod range: those are, for each value whose interval
 * holds one word more than the others, the first word of that interval. Exactly 2^32 mod range words are
 * rejected, so every value keeps exactly floor(2^32 / range) words. (Lemire, "Fast random integer generation in
 * an interval", 2019.)
 */
export function createDraws(hmac: Hmac, seeds: Seeds, watch?: (trace: DrawTrace) => void): Draws {
  const { serverSeed, clientSeed, nonce } = seeds;
  let bytes: Uint8Array = new Uint8Array(0);
  let view = new DataView(bytes.buffer);
  let round = 0;
  let offset = 0;

  function nextWord(): number {
    if (offset >= bytes.length) {
      const message = `${clientSeed}:${nonce}:${round}`;
      bytes = hmac(serverSeed, message);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      round += 1;
      offset = 0;
      watch?.({ step: 'hmac', message, bytes });
    }
    const word = view.getUint32(offset);
    offset += 4;
    return word;
  }

  function int(range: number): number {
    if (!Number.isInteger(range) || range < 1 || range > drawRangeMax) {
      throw new RangeError(`a draw's range is a whole number from 1 to ${drawRangeMax}, not ${range}`);
    }
    const unfair = words % range;
    for (let tries = 0; tries < triesMax; tries += 1) {
      const word = nextWord();
      const product = word * range;
      const value = Math.floor(product / words);
      const isRejected = product - value * words < unfair;
      watch?.({ step: 'int', word, range, value, isRejected });
      if (!isRejected) return value;
    }
    throw new Error(`${triesMax} words in a row were rejected: the source of words is broken`);
  }

  function pick<Item>(items: readonly Item[], count: number): Item[] {
    if (!Number.isInteger(count) || count < 0 || count > items.length) {
      throw new RangeError(`cannot pick ${count} of ${items.length}`);
    }
    const remaining = items.slice();
    const picked: Item[] = [];
    while (picked.length < count) picked.push(...remaining.splice(int(remaining.length), 1));
    return picked;
  }

  return {
    int,
    pick,
    float: () => nextWord() / words,
    shuffle: (items) => pick(items, items.length),
  };
}
