import type { PlinkoEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { ballAt, boardMoments, rowMs } from './moments.ts';

const fell: PlinkoEvent = { type: 'ball_fell', path: [1, 0, 1, 1], slot: 3, multiplier: 13_000 };

test('the ball falls through all rows before its slot is told', () => {
  const moments = boardMoments([fell]);
  expect(moments.map(({ scene }) => scene.slot)).toEqual([null, 3]);
  expect(moments[0]?.ms).toBe(5 * rowMs);
  expect(boardMoments([])).toEqual([]);
});

test('the ball goes half a step to a side at each row and ends over its slot', () => {
  const path = [1, 0, 1, 1];
  expect([0, 1, 2, 3, 4].map((rows) => ballAt(path, rows).across)).toEqual([0, 0.5, 0, 0.5, 1]);
  // The slot is counted from the left, the ball from the middle.
  expect(ballAt(path, 4)).toEqual({ across: 3 - 4 / 2, down: 4 });
  expect(ballAt(path, 9)).toEqual(ballAt(path, 4));
});
