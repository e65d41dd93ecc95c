import type { DigitsEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { betDigits, firstDigitsChoice, timesOf, turned } from './choice.ts';
import { drumMoments } from './moments.ts';

test('the drums stop one by one and the result is told last', () => {
  const events: DigitsEvent[] = [
    { type: 'ticket_marked', bet: 'exact', digits: [1, 2, 3], multiplier: 9_500_000 },
    { type: 'digit_drawn', place: 0, digit: 1 },
    { type: 'digit_drawn', place: 1, digit: 2 },
    { type: 'digit_drawn', place: 2, digit: 3 },
    { type: 'ticket_scored', isHit: true },
  ];
  const scenes = drumMoments(events).map(({ scene }) => scene);
  expect(scenes.map(({ drawn }) => drawn.length)).toEqual([0, 1, 2, 3, 3]);
  expect(scenes.map(({ isTold }) => isTold)).toEqual([false, false, false, false, true]);
  expect(scenes.at(-1)).toEqual({ isTurning: false, drawn: [1, 2, 3], isHit: true, isTold: true });
});

test('a bet takes the digits of its places, and quotes what they pay', () => {
  const choice = { ...firstDigitsChoice, digits: [1, 1, 3] as const };
  expect(betDigits({ ...choice, type: 'last_two' })).toEqual([1, 3]);
  expect(betDigits({ ...choice, type: 'last_one' })).toEqual([3]);
  expect(timesOf({ ...choice, type: 'any_order' })).toBe(316);
  expect(timesOf({ type: 'any_order', digits: [4, 4, 4] })).toBeNull();
  expect(turned(choice, 0, -1).digits).toEqual([0, 1, 3]);
  expect(turned({ ...choice, digits: [9, 0, 0] }, 0, 1).digits).toEqual([0, 0, 0]);
});
