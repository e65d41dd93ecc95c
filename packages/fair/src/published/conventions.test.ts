import { describe, expect, test } from 'vitest';
import { createDraws } from '../draws.ts';
import { hmacSha256, toHex } from '../hash.ts';
import { cards, crashPoint, dice, keno, limbo, mines, plinko, roulette, wheel } from './conventions.ts';

const rounds = {
  A: {
    serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
    clientSeed: 'bb62964774',
    nonce: 1,
  },
  B: {
    serverSeed: 'a9a09f7f84c9dc6d4f46f9b702d8e7e211e1fc219ac10e1145c4ca032eb000c6',
    clientSeed: '3c83fc7e07',
    nonce: 3,
  },
  C: {
    serverSeed: 'a5022ccf5dd5a76d2014278e3d91d1dfc47c3f12e683ea0c8151fdc2f944beb1',
    clientSeed: '8b3ca8298c',
    nonce: 54,
  },
};
const { A, B, C } = rounds;
const draw = (seeds: typeof A) => createDraws(hmacSha256, seeds);

describe('published vectors, set 1', () => {
  test('the first HMAC', () => {
    const first = (seeds: typeof A) =>
      toHex(hmacSha256(seeds.serverSeed, `${seeds.clientSeed}:${seeds.nonce}:0`));
    expect(first(A)).toBe('c590d171e39b70404ee1fff2ce09c3e1090688e1320a9cd27f58b1ac3dfa8c92');
    expect(first(B)).toBe('322ab22075326005adcf6abfb26f8ec77426ad03afff325946541dfb53fedc60');
    expect(first(C)).toBe('904e9ab7d196e089042c7f2de3ee9a8a33dc4f417d1450ab7edf8fc3b1e863c4');
  });

  test('dice, limbo, roulette', () => {
    expect([A, B, C].map((seeds) => dice(draw(seeds)))).toEqual([77.18, 19.59, 56.37]);
    expect([A, B, C].map((seeds) => limbo(draw(seeds)))).toEqual([1.28, 5.05, 1.75]);
    expect([A, B, C].map((seeds) => roulette(draw(seeds)))).toEqual([28, 7, 20]);
  });

  test('keno', () => {
    expect(keno(draw(A))).toEqual([31, 36, 12, 32, 2, 8, 20, 10, 25, 17]);
    expect(keno(draw(B))).toEqual([8, 19, 28, 29, 18, 30, 11, 13, 3, 2]);
    expect(keno(draw(C))).toEqual([23, 33, 1, 36, 9, 20, 19, 28, 8, 38]);
  });

  test('plinko and wheel', () => {
    expect(plinko(draw(A), 8)).toEqual({ index: 3, path: 'RRLRLLLL' });
    expect([8, 12, 16].map((rows) => plinko(draw(B), rows).index)).toEqual([3, 4, 5]);
    expect([8, 12, 16].map((rows) => plinko(draw(C), rows).index)).toEqual([4, 6, 7]);
    expect([20, 30, 40].map((segments) => wheel(draw(A), segments))).toEqual([15, 23, 30]);
  });

  test.each([
    ['b4e7b335045da0a2666145980d03ed440a2e150e5369c72c7e6e24aeeb95f791', 2.5682504010713783],
    ['3e473405bd819ed4171854194bae75a2b117739fc1ab2e1c4cd263e1904dae6f', 1.3193661251992947],
    ['ca9b74c095c615cdf961892e54b35d42b6b8d3612266ff158547020fab514cf7', 3.018368989236868],
  ])('crash %s', (hash, point) => {
    const salt = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
    expect(crashPoint(hmacSha256, hash, salt)).toBe(point);
  });
});

describe('published vectors, set 2', () => {
  const seeds = {
    serverSeed: '735249f062ac025044a8523aa92e034803f02d6b75129abc97e8b1be19aab9b4',
    clientSeed: 'ec75fca98de6f2d9',
  };
  const tiles = Array.from({ length: 25 }, (_, index) => index + 1);
  const sorted = (list: number[]) => list.toSorted((a, b) => a - b);

  test.each([
    [20, [1, 2, 3, 5, 6, 13, 14, 19, 20, 21, 24]],
    [21, [1, 2, 8, 9, 12, 16, 18, 19, 20, 21, 25]],
  ])('mines, nonce %i, also through the unbiased draw', (nonce, expected) => {
    expect(sorted(mines(draw({ ...seeds, nonce }), 11))).toEqual(expected);
    expect(sorted(draw({ ...seeds, nonce }).pick(tiles, 11))).toEqual(expected);
  });

  test('baccarat and blackjack cards', () => {
    const name = ({ rank, suit }: { rank: string; suit: string }) => `${rank}-${suit}`;
    expect(cards(draw({ ...seeds, nonce: 20 }), 6).map(name)).toEqual([
      'A-diamonds',
      'Q-clubs',
      '4-hearts',
      '9-spades',
      '8-clubs',
      'J-clubs',
    ]);
    const table = {
      serverSeed: '28ca8b5734401f5236ccb305e4526d07',
      clientSeed: 'b42fa130a68dfe8133fa268d5fb34cbe',
      nonce: 0,
    };
    expect(cards(draw(table), 8).map(name)).toEqual([
      '4-hearts',
      'Q-hearts',
      '4-clubs',
      '2-clubs',
      'Q-spades',
      '5-hearts',
      '9-hearts',
      '10-hearts',
    ]);
  });

  test('limbo, nonces 0 to 9', () => {
    const table = {
      serverSeed: '5c5c42b55822f994bd955a4416775190',
      clientSeed: '40cea334816e7a68ed62d208ce4a2572',
    };
    const points = Array.from({ length: 10 }, (_, nonce) => limbo(draw({ ...table, nonce })));
    expect(points).toEqual([17.41, 1.69, 2.88, 21.02, 1.09, 140.42, 1.43, 1.21, 3, 2.38]);
  });

  test('plinko, low risk, rows 8 to 16', () => {
    const table = {
      serverSeed: '0c8f48139d81447799a5310edb9e5aac',
      clientSeed: '0beeaafc2e5364be411d4b7279923662',
    };
    const payouts = lowRisk.map((half, nonce) => {
      const rows = nonce + 8;
      const { index } = plinko(draw({ ...table, nonce }), rows);
      return half[Math.min(index, rows - index)];
    });
    expect(payouts).toEqual([1, 1, 1.4, 1.3, 0.5, 0.9, 1.1, 0.7, 1]);
  });
});

/** The published low-risk payouts for 8 to 16 rows, from the rim to the middle (they are symmetric). */
const lowRisk = [
  [5.6, 2.1, 1.1, 1, 0.5],
  [5.6, 2, 1.6, 1, 0.7],
  [8.9, 3, 1.4, 1.1, 1, 0.5],
  [8.4, 3, 1.9, 1.3, 1, 0.7],
  [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
  [8.1, 4, 3, 1.9, 1.2, 0.9, 0.7],
  [7.1, 4, 1.9, 1.4, 1.3, 1.1, 1, 0.5],
  [15, 8, 3, 2, 1.5, 1.1, 1, 0.7],
  [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
];
