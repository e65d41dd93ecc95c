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

describe('unbiased draws', { timeout: 900_000 }, () => {
  test.each([2, 3, 6, 25, 37, 52, 10_000])('[R24] pass the suite with %i kinds', (kinds) => {
    const samples = Array.from({ length: 10 }, (_, sample) => {
      const draws = drawsOf(`kinds ${kinds}, sample ${sample}`);
      return { kinds, values: Array.from({ length: 20_000 }, () => draws.int(kinds)) };
    });
    expect(judgeSamples(samples)).toMatchObject({ tests: 110, isPassed: true });
  });
});

describe('planted faults', { timeout: 900_000 }, () => {
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

  test('a value that comes back after seven others fails interplay correlation', () => {
    const draws = drawsOf('echo');
    const values: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const isEcho = index >= 7 && draws.int(40) === 0;
      values.push(isEcho ? (values[index - 7] ?? 0) : draws.int(37));
    }
    expect(failed(values, 37)).toContain('interplay correlation');
  });

  test('a drift from low to high values fails subsequences', () => {
    const draws = drawsOf('drift');
    const values = Array.from({ length: count }, (_, index) => {
      const value = draws.int(100);
      return draws.int(count) < index && draws.int(20) === 0 ? Math.min(99, value + 60) : value;
    });
    expect(failed(values, 100)).toContain('subsequences');
  });

  test('values that are never the one before fail poker and duplicates', () => {
    const draws = drawsOf('no twins');
    let last = 0;
    const values = Array.from({ length: count }, () => {
      last = (last + 1 + draws.int(9)) % 10;
      return last;
    });
    expect(failed(values, 10)).toEqual(expect.arrayContaining(['poker', 'duplicates', 'overlaps']));
  });

  test('threes that are sorted a little too often fail permutations', () => {
    const draws = drawsOf('sorted threes');
    const values = Array.from({ length: Math.floor(count / 3) }, () => {
      const three = [draws.int(37), draws.int(37), draws.int(37)];
      return draws.int(25) === 0 ? three.toSorted((a, b) => a - b) : three;
    }).flat();
    expect(failed(values, 37)).toContain('permutations');
  });

  test('a low value that is due when it has been away for long fails gaps', () => {
    const draws = drawsOf('due');
    let away = 0;
    const values = Array.from({ length: count }, () => {
      const value = away > 6 ? draws.int(12) : draws.int(37);
      away = value < 12 ? 0 : away + 1;
      return value;
    });
    expect(failed(values, 37)).toContain('gaps');
  });

  test('a counter is too even to be true', () => {
    const values = Array.from({ length: count }, (_, index) => index % 37);
    expect(failed(values, 37)).toContain('frequency');
  });

  test('a value that is not an outcome is refused', () => {
    expect(() => runSuite({ values: [0, 37], kinds: 37 })).toThrow(RangeError);
  });
});
