import { expect, test } from 'vitest';
import { leftWords } from './clock-words.ts';

test('what is left is told by days and the time of the last one, never below nothing', () => {
  expect(leftWords(3 * 86_400_000 + 3_723_000)).toEqual({ days: 3, time: '01:02:03' });
  expect(leftWords(999)).toEqual({ days: 0, time: '00:00:01' });
  expect(leftWords(-5000)).toEqual({ days: 0, time: '00:00:00' });
});
