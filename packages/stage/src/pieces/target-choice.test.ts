import { expect, test } from 'vitest';
import { typedTarget } from './target-choice.ts';

test('a target is read as people type it, and brought to the nearest that is offered', () => {
  expect(['2,5', '2.50×', ' 3 ', '12,34', '150,4', '0,5', '99999'].map(typedTarget)).toEqual([
    250, 250, 300, 1_230, 15_000, 101, 100_000,
  ]);
  expect(['', 'abc', '1,2,3', '-2'].map(typedTarget)).toEqual([null, null, null, null]);
});
