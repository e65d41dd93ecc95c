import { wheelOrder } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import { pocketAngle, turnedFor, turnTo, type WheelTurn, wheelAtRest, wheelMoments } from './moments.ts';

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

  const still: WheelTurn = { number: null, wheel: 0, ball: 0 };
  const under = (turn: WheelTurn, number: number) => Math.abs((turn.wheel + pocketAngle(number)) % 360);

  test('has the ball in the pocket of the number for whoever comes after it fell', () => {
    const told = turnedFor(still, { number: 34, isRolling: false, isTold: true });
    expect(under(told, 34)).toBeCloseTo(0, 6);
  });

  test('turns once for a round, also when the same number comes twice', () => {
    const rolling = { number: 26, isRolling: true, isTold: false };
    const first = turnedFor(still, rolling);
    expect(under(first, 26)).toBeCloseTo(0, 6);
    expect(turnedFor(first, { number: 26, isRolling: false, isTold: true })).toBe(first);
    const second = turnedFor(first, rolling);
    expect(first.wheel - second.wheel).toBeGreaterThanOrEqual(2 * 360);
    expect(second.ball).toBeGreaterThan(first.ball);
    expect(turnedFor(second, wheelAtRest)).toBe(second);
  });
});
