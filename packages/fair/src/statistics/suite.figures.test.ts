import { describe, expect, test } from 'vitest';
import { createDraws } from '../draws.ts';
import { hmacSha256 } from '../node.ts';
import { judgeSamples, runSuite } from './suite.ts';

const count = 100_000;

const drawsOf = (clientSeed: string) =>
  createDraws(hmacSha256, { serverSeed: 'statistics', clientSeed, nonce: 1 });

const failed = (values: number[], kinds: number) =>
  runSuite({ values, kinds })
    .filter(({ isPassed }) => !isPassed)
    .map((result) => result.test);

describe('unbiased draws', () => {
  test.each([2, 3, 6, 25, 37, 52, 10_000])('[R24] pass the suite with %i kinds', (kinds) => {
    const samples = Array.from({ length: 10 }, (_, sample) => {
      const draws = drawsOf(`kinds ${kinds}, sample ${sample}`);
      return { kinds, values: Array.from({ length: 20_000 }, () => draws.int(kinds)) };
    });
    expect(judgeSamples(samples)).toMatchObject({ tests: 60, allowed: 4, isPassed: true });
  });
});

describe('planted faults', () => {
  test('[R25] a modulo bias fails: a byte modulo 37 favours 34 of the 37 pockets', () => {
    const draws = drawsOf('modulo byte');
    const samples = Array.from({ length: 10 }, () => ({
      kinds: 37,
      values: Array.from({ length: 20_000 }, () => draws.int(256) % 37),
    }));
    expect(judgeSamples(samples)).toMatchObject({ isPassed: false });
    expect(
      failed(
        samples.flatMap(({ values }) => values),
        37,
      ),
    ).toContain('frequency');
  });

  test('[R25] a modulo bias fails: two bytes modulo 10,000 favour the lower rolls', () => {
    const draws = drawsOf('modulo word');
    const values = Array.from({ length: count }, () => draws.int(65_536) % 10_000);
    expect(failed(values, 10_000)).toContain('frequency');
  });

  test('values that cling to the one before fail runs, serial correlation and overlaps', () => {
    const draws = drawsOf('clinging');
    let last = 0;
    const values = Array.from({ length: count }, () => {
      if (draws.int(50) !== 0) last = draws.int(37);
      return last;
    });
    expect(failed(values, 37)).toEqual(expect.arrayContaining(['serial correlation', 'overlaps']));
  });

  test('a deck that is dealt out before it is shuffled again fails duplicates and coupon collector', () => {
    const draws = drawsOf('decks');
    const cards = Array.from({ length: 52 }, (_, card) => card);
    const values = Array.from({ length: 2_000 }, () => draws.shuffle(cards)).flat();
    expect(failed(values, 52)).toEqual(
      expect.arrayContaining(['coupon collector', 'duplicates', 'frequency']),
    );
  });

  test('a counter is too even to be true', () => {
    const values = Array.from({ length: count }, (_, index) => index % 37);
    expect(failed(values, 37)).toContain('frequency');
  });

  test('a value that is not an outcome is refused', () => {
    expect(() => runSuite({ values: [0, 37], kinds: 37 })).toThrow(RangeError);
  });
});
