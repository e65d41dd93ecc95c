import { expect, test } from 'vitest';
import { beginningOf, shownNow } from './timeline.ts';

const moments = [
  { scene: 'rolling', ms: 500 },
  { scene: 'told', ms: 250 },
];
const [before, after] = [{ roundId: 'before' }, { roundId: 'after' }];
const told = { round: before, scene: 'told', isPlaying: false };

test('a round that has just been answered is not told by the last scene of the one before', () => {
  const begin = () => beginningOf(moments, false) ?? 'rest';
  expect(shownNow(told, after, begin)).toEqual({ round: after, scene: 'rolling', isPlaying: true });
  expect(shownNow(told, before, begin)).toBe(told);
  // What was shown last stays where there is no round.
  expect(shownNow(told, null, begin)).toBe(told);
});

test('without motion a round begins with its end', () => {
  expect(beginningOf(moments, true)).toBe('told');
  expect(beginningOf([], true)).toBeUndefined();
});
