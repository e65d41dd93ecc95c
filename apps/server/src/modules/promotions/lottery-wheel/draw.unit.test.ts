import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawSegment } from './draw.ts';
import { presentPrize, type Segment, segmentAt, totalWeight, wheelParams } from './prizes.ts';

const cash = (quantity: number, weight: number): Segment => ({ reward: 'cash', quantity, weight });
const segments = [cash(100, 1), cash(200, 0), cash(300, 2), cash(400, 1)];

test('each segment holds as many numbers as its weight', () => {
  expect([0, 1, 2, 3].map((drawn) => segmentAt(segments, drawn))).toEqual([0, 2, 2, 3]);
  expect(() => segmentAt(segments, 4)).toThrow(RangeError);
  expect(totalWeight(segments)).toBe(4);
});

test('a spin can be repeated with nothing but a hash: HMAC, first four bytes, scaled', () => {
  const serverSeed = 'ab'.repeat(32);
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const bytes = createHmac('sha256', serverSeed).update(`boa sorte:${nonce}:0`).digest();
    // Four divides 2^32, so that no word is ever rejected here.
    const drawn = Math.floor((bytes.readUInt32BE(0) * 4) / 2 ** 32);
    expect(drawSegment(segments, { serverSeed, clientSeed: 'boa sorte', nonce })).toBe(
      segmentAt(segments, drawn),
    );
  }
});

test('[S3.10] a prize without an icon gets the default one', () => {
  expect(presentPrize(cash(500, 1))).toEqual({ reward: 'cash', quantity: '5.00', icon: 'gift' });
  expect(presentPrize({ reward: 'spins', quantity: 2, icon: 'ticket' })).toEqual({
    reward: 'spins',
    quantity: '2',
    icon: 'ticket',
  });
});

test('a wheel that cannot be drawn from is no wheel', () => {
  const wheel = (segments: Segment[]) => wheelParams.safeParse({ step: 10000, rollover_times: 5, segments });
  expect(wheel([cash(1, 1), cash(2, 1)]).success).toBe(true);
  expect(wheel([cash(1, 0), cash(2, 0)]).success).toBe(false);
  expect(wheel([cash(1, 2 ** 21), cash(2, 1)]).success).toBe(false);
});
