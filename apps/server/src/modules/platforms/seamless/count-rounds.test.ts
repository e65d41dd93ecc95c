import { describe, expect, test } from 'vitest';
import { restsOf } from './count-rounds.ts';

describe('how long counting rests between two steps', () => {
  /** Of a pass of so much work, with its rests. */
  const passSeconds = (busySeconds: number) => busySeconds * (1 + restsOf(busySeconds * 1000));

  test('what takes some seconds is spread over three quarters of a minute', () => {
    expect(passSeconds(5)).toBeCloseTo(45);
    expect(passSeconds(15)).toBeCloseTo(45);
  });

  test('little is not drawn out: nine times its work at most', () => {
    expect(restsOf(0)).toBe(9);
    expect(passSeconds(0.2)).toBeCloseTo(2);
  });

  test('however much there is, players have as much of the time as counting does', () => {
    expect(restsOf(40_000)).toBe(1);
    expect(restsOf(3_600_000)).toBe(1);
  });
});
