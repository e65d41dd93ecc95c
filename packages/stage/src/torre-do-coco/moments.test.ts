import type { TowerView } from '@arara/games';
import { describe, expect, test } from 'vitest';
import { towerMoments } from './moments.ts';

const open: TowerView = {
  difficulty: 'hard',
  picked: [0, 1],
  ladder: [19_600, 39_200, 78_400],
  multiplier: 39_200,
  nextMultiplier: 78_400,
  payoutCents: 392,
  canCashOut: true,
  end: null,
  crabs: null,
};

describe('the tower', () => {
  test('an open round shows its picks and no crab, also when it is resumed', () => {
    expect(towerMoments(open).map(({ scene }) => scene)).toEqual([
      { picked: [0, 1], crabs: null, end: null, isHit: false, isTold: false },
    ]);
  });

  test('a crab is shown first, where the others sat after it', () => {
    const moments = towerMoments({ ...open, end: 'crab_hit', crabs: [[1], [1], [0]], multiplier: 0 });
    expect(moments.map(({ scene }) => [scene.isHit, scene.crabs !== null, scene.isTold])).toEqual([
      [true, false, false],
      [true, true, true],
    ]);
  });

  test('a cash-out shows where the crabs sat', () => {
    const last = towerMoments({ ...open, end: 'cashed_out', crabs: [[1], [0], [0]] }).at(-1);
    expect(last?.scene).toMatchObject({ end: 'cashed_out', isHit: false, isTold: true });
  });
});
