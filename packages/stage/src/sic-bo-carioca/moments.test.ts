import { expect, test } from 'vitest';
import { emptyTable, putDown } from '../roleta-guanabara/chips.ts';
import { betsOf } from './choice.ts';
import { throwMoments } from './moments.ts';

test('the dice come to rest one after the other before the total is told', () => {
  const scenes = throwMoments([{ type: 'dice_thrown', dice: [1, 5, 6], total: 12, isTriple: false }]).map(
    ({ scene }) => [scene.still, scene.isRolling, scene.isTold],
  );
  expect(scenes).toEqual([
    [0, true, false],
    [1, true, false],
    [2, true, false],
    [3, false, true],
  ]);
  expect(throwMoments([])).toEqual([]);
});

test('chips on one place are one bet', () => {
  const table = ['small', 'total:9', 'small'].reduce(putDown, { ...emptyTable, handCents: 500n });
  expect(betsOf(table)).toEqual([
    { on: 'small', stake: '10.00' },
    { on: 'total:9', stake: '5.00' },
  ]);
});
