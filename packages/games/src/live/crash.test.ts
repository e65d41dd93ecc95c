import { hmacSha256 } from '@arara/fair';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flightPoints, flightWays } from '../crash/flight.ts';
import { compare, ratio } from '../ratio.ts';
import { flightMs, multiplierAt, type SharedCrash, sharedCrashes } from './crash.ts';
import { hundredthsAt, msOfHundredths } from './growth.ts';

const crashes = Object.entries(sharedCrashes);
const ends = fc.integer({ min: 100, max: 100_000 });

test('there are two, of different growth and different draws', () => {
  expect(crashes.map(([name, { growth, draw }]) => [name, growth.kind, draw])).toEqual([
    ['flight', 'exponential', 'flight'],
    ['rocket', 'cubic', 'published'],
  ]);
});

describe.each(crashes)('%s', (_, crash: SharedCrash) => {
  test('the first millisecond of a multiplier is the first at which it stands', () => {
    fc.assert(
      fc.property(ends, (hundredths) => {
        const ms = msOfHundredths(crash.growth, hundredths);
        expect(hundredthsAt(crash.growth, ms)).toBeGreaterThanOrEqual(hundredths);
        if (ms > 0) expect(hundredthsAt(crash.growth, ms - 1)).toBeLessThan(hundredths);
      }),
    );
    expect(hundredthsAt(crash.growth, -5)).toBe(100);
  });

  test('nobody who leaves before the end is paid above it, and its last multiplier can be had', () => {
    fc.assert(
      fc.property(ends, fc.nat({ max: 200_000 }), (end, elapsed) => {
        const lasts = flightMs(crash, end);
        if (elapsed < lasts) expect(multiplierAt(crash, elapsed)).toBeLessThanOrEqual(end);
        else expect(end < crash.lowest || hundredthsAt(crash.growth, elapsed) > end).toBe(true);
        if (lasts > 0) expect(multiplierAt(crash, lasts - 1)).toBeLessThanOrEqual(end);
      }),
    );
    expect(flightMs(crash, 100)).toBe(0);
    expect(multiplierAt(crash, 10_000_000)).toBe(crash.highest);
  });

  test('[R26] returns 99% at every multiplier, to a hundred-thousandth', () => {
    fc.assert(
      fc.property(fc.integer({ min: crash.lowest, max: crash.highest }), (multiplier) => {
        const off = compare(crash.returnAt(multiplier), ratio(99, 100));
        const far = crash.draw === 'flight' ? ratio(99_001, 100_000) : ratio(98_997, 100_000);
        expect(off * compare(far, ratio(99, 100))).toBeGreaterThanOrEqual(0);
        expect(compare(crash.returnAt(multiplier), far) * off).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('an end is the link’s and the salt’s, and lies between 1.00 and the highest', () => {
    const link = { hash: 'a'.repeat(64), salt: 'b'.repeat(64) };
    const end = crash.endOf(hmacSha256, link);
    expect(crash.endOf(hmacSha256, link)).toBe(end);
    const others = Array.from({ length: 200 }, (_one, index) =>
      crash.endOf(hmacSha256, { ...link, salt: String(index) }),
    );
    expect(Math.min(...others)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...others)).toBeLessThanOrEqual(crash.highest);
    expect(new Set(others).size).toBeGreaterThan(50);
  });
});

test('[R26] the rocket passes a multiplier at as many words as its return says', () => {
  const { rocket } = sharedCrashes;
  const hmacOf = (word: number) => () => {
    const bytes = new Uint8Array(32);
    new DataView(bytes.buffer).setUint32(0, word);
    return bytes;
  };
  const link = { hash: '', salt: '' };
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 100_000 }), (multiplier) => {
      const ways = Math.floor((99 * 2 ** 32) / multiplier);
      // Words count from nought: the last that passes, and the first that does not.
      expect(rocket?.endOf(hmacOf(ways - 1), link)).toBeGreaterThanOrEqual(multiplier);
      if (ways < 2 ** 32) expect(rocket?.endOf(hmacOf(ways), link)).toBeLessThan(multiplier);
      const exact = ratio(BigInt(ways) * BigInt(multiplier), 2n ** 32n * 100n);
      expect(rocket && compare(rocket.returnAt(multiplier), exact)).toBe(0);
    }),
  );
});

test('[R26] the flight returns what its title does', () => {
  const exact = ratio(BigInt(flightWays(200)) * 200n, BigInt(flightPoints) * 100n);
  expect(sharedCrashes.flight && compare(sharedCrashes.flight.returnAt(200), exact)).toBe(0);
});
