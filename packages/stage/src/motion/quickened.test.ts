import { expect, test } from 'vitest';
import { quickened } from './quickened.ts';

test('quick moments show the same scenes in the same order, and features keep their time', () => {
  const moments = [
    { scene: 'reels', ms: 500 },
    { scene: 'wheel', ms: 4_600 },
    { scene: 'told', ms: 250 },
  ];
  expect(quickened(moments, (scene) => scene === 'wheel')).toEqual([
    { scene: 'reels', ms: 200 },
    { scene: 'wheel', ms: 4_600 },
    { scene: 'told', ms: 100 },
  ]);
});
