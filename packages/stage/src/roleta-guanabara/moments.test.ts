import { wheelOrder } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import { pocketAngle, turnTo, wheelMoments } from './moments.ts';

describe('the wheel', () => {
  test('stops with the server’s number at the top, wherever it stood', () => {
    for (const number of wheelOrder) {
      for (const from of [0, -100, -1234.5]) {
        const end = turnTo(number, from, 3);
        const atTop = (((end + pocketAngle(number)) % 360) + 360) % 360;
        expect(Math.min(atTop, 360 - atTop)).toBeCloseTo(0, 6);
        expect(end).toBeLessThanOrEqual(from - 3 * 360);
      }
    }
  });

  test('tells nothing before the ball rests', () => {
    const moments = wheelMoments([{ type: 'ball_landed', number: 17, colour: 'black' }]);
    expect(moments.map(({ scene }) => scene.isTold)).toEqual([false, true]);
    expect(moments.at(-1)?.scene.number).toBe(17);
    expect(wheelMoments([])).toEqual([]);
  });
});
