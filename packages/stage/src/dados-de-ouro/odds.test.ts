import { diceMultiplier, winningRollsOf } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import {
  choiceFor,
  firstDiceChoice,
  targetRange,
  turnedOver,
  typedUnits,
  winningForMultiplier,
} from './odds.ts';

describe('the dice panel', () => {
  test('turning over keeps the chance', () => {
    const turned = turnedOver(firstDiceChoice);
    expect(turned.direction).toBe('under');
    expect(winningRollsOf(turned.direction, turned.target)).toBe(
      winningRollsOf(firstDiceChoice.direction, firstDiceChoice.target),
    );
  });

  test('keeps within what is offered', () => {
    expect(choiceFor('under', 3)).toEqual({ direction: 'under', target: 100 });
    expect(choiceFor('over', 20_000)).toEqual({ direction: 'over', target: 199 });
    expect(targetRange('over')).toEqual({ min: 199, max: 9899 });
    expect(targetRange('under')).toEqual({ min: 100, max: 9800 });
  });

  test('finds the chance nearest to a wished multiplier', () => {
    for (const winning of [100, 101, 495, 4950, 5000, 9799, 9800]) {
      expect(winningForMultiplier(diceMultiplier(winning))).toBe(winning);
    }
    expect(winningForMultiplier(10_000_000)).toBe(100);
    expect(winningForMultiplier(1)).toBe(9800);
  });

  test('reads numbers as people type them', () => {
    expect(typedUnits('1,98×', 10_000)).toBe(19_800);
    expect(typedUnits(' 49.5 % ', 100)).toBe(4950);
    expect(typedUnits('abc', 100)).toBeNull();
    expect(typedUnits('', 100)).toBeNull();
  });
});
