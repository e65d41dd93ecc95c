import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDraws, type DrawTrace, drawRangeMax } from './draws.ts';
import { hmacSha256 } from './hash.ts';
import { hmacSha256 as hmacNode } from './node.ts';

const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'arara', nonce: 7 };

/** An HMAC that answers with chosen words, so that the scaling itself can be looked at. */
const wordsAs =
  (...list: number[]) =>
  () => {
    const bytes = new Uint8Array(32);
    const view = new DataView(bytes.buffer);
    list.forEach((word, index) => {
      view.setUint32(index * 4, word);
    });
    return bytes;
  };

/** Kept for every range up to 10,000: times the range it is below 2^32 and above any remainder. */
const alwaysKept = 429_496;

describe('words', () => {
  test('both implementations give the bytes of node:crypto for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, message) => {
        const expected = new Uint8Array(createHmac('sha256', key).update(message).digest());
        expect(new Uint8Array(hmacSha256(key, message))).toEqual(expected);
        expect(new Uint8Array(hmacNode(key, message))).toEqual(expected);
      }),
    );
  });

  test('the round counts up from 0, one for every 32 bytes', () => {
    const messages: string[] = [];
    const draws = createDraws((key, message) => {
      messages.push(message);
      return hmacSha256(key, message);
    }, seeds);
    for (let word = 0; word < 17; word += 1) draws.float();
    expect(messages).toEqual(['arara:7:0', 'arara:7:1', 'arara:7:2']);
  });

  test('seeds and nonce all matter', () => {
    const first = (changed: object) => createDraws(hmacSha256, { ...seeds, ...changed }).float();
    const values = [{}, { serverSeed: 'b' }, { clientSeed: 'b' }, { nonce: 8 }].map(first);
    expect(new Set(values).size).toBe(4);
  });
});

describe('int', () => {
  test('[R25] rejects exactly 2^w mod n words, so that every value keeps the same number (all words of a small w)', () => {
    // The rule of `int` with 8-bit words in place of 32-bit ones, over every word there is.
    const size = 256;
    for (let range = 1; range <= size; range += 1) {
      const kept = new Array<number>(range).fill(0);
      for (let word = 0; word < size; word += 1) {
        const product = word * range;
        const value = Math.floor(product / size);
        if (product - value * size >= size % range) kept[value] = (kept[value] ?? 0) + 1;
      }
      expect(new Set(kept)).toEqual(new Set([Math.floor(size / range)]));
    }
  });

  test('[R25] the rejected words are the documented ones', () => {
    // 2^32 mod 37 = 7: seven words are rejected, each the first of an interval that holds one word more.
    expect(2 ** 32 % 37).toBe(7);
    const rejected = Array.from({ length: 37 }, (_, value) => Math.ceil((value * 2 ** 32) / 37)).filter(
      (word, value) => word * 37 - value * 2 ** 32 < 7,
    );
    expect(rejected).toHaveLength(7);
    for (const word of rejected) {
      expect(createDraws(wordsAs(word, 2 ** 31), seeds).int(37)).toBe(18);
      expect(createDraws(wordsAs(word + 1), seeds).int(37)).toBe(Math.floor((word * 37) / 2 ** 32));
    }
  });

  test('equals the published floor(f * n) for every word it keeps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 1, max: 10_000 }),
        (word, range) => {
          const traces: DrawTrace[] = [];
          createDraws(wordsAs(word, alwaysKept), seeds, (trace) => traces.push(trace)).int(range);
          const first = traces.find((trace) => trace.step === 'int');
          expect(first).toMatchObject({ word, range, value: Math.floor((word / 2 ** 32) * range) });
        },
      ),
    );
  });

  test('stays inside its range and refuses a range it cannot serve', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: drawRangeMax }), fc.nat(), (range, nonce) => {
        const value = createDraws(hmacSha256, { ...seeds, nonce }).int(range);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(range);
      }),
    );
    for (const range of [0, -1, 1.5, Number.NaN, drawRangeMax + 1]) {
      expect(() => createDraws(hmacSha256, seeds).int(range)).toThrow(RangeError);
    }
  });
});

describe('a broken source', () => {
  test('that only gives rejected words is an error, not an endless loop', () => {
    expect(() => createDraws(wordsAs(0), seeds).int(37)).toThrow(/rejected/);
  });
});

describe('pick and shuffle', () => {
  test('give different items of the list and leave the list alone', () => {
    const items = Object.freeze(Array.from({ length: 25 }, (_, index) => index));
    const picked = createDraws(hmacSha256, seeds).pick(items, 24);
    expect(new Set(picked).size).toBe(24);
    const shuffled = createDraws(hmacSha256, seeds).shuffle(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
    expect(shuffled.slice(0, 24)).toEqual(picked);
    expect(() => createDraws(hmacSha256, seeds).pick(items, 26)).toThrow(RangeError);
  });
});
