import { expect, test } from 'vitest';
import { nextTurn } from './turn.ts';

/** Which segment is under the pointer after a turn. */
const under = (turn: number, count: number) =>
  Math.round((((-turn % 360) + 360) % 360) / (360 / count)) % count;

test('the wheel stops with the drawn segment under the pointer, whatever came before', () => {
  for (const count of [2, 8, 10, 12]) {
    let turn = 0;
    for (const segment of [...Array(count).keys(), 0, count - 1, 0]) {
      const next = nextTurn(turn, segment, count);
      expect(under(next, count)).toBe(segment);
      expect(next - turn).toBeGreaterThanOrEqual(5 * 360);
      expect(next - turn).toBeLessThan(6 * 360);
      turn = next;
    }
  }
});
