import type { MinesView } from '@arara/games';
import { describe, expect, test } from 'vitest';
import { fieldMoments, tileTowards } from './moments.ts';

const open: MinesView = {
  mines: 3,
  picked: [4, 7],
  ladder: [11_250, 12_857, 14_785],
  multiplier: 12_857,
  nextMultiplier: 14_785,
  payoutCents: 128,
  canCashOut: true,
  end: null,
  mined: null,
};

describe('the field', () => {
  test('an open round shows its picks and no mine, also when it is resumed', () => {
    for (const { scene } of fieldMoments(open)) {
      expect(scene).toEqual({ picked: [4, 7], mined: null, end: null, isTold: false });
    }
  });

  test('a hit shows the mine first, the rest after it', () => {
    const moments = fieldMoments({
      ...open,
      picked: [4, 7, 9],
      end: 'mine_hit',
      mined: [9, 1, 2],
      multiplier: 0,
    });
    expect(moments.map(({ scene }) => scene.mined)).toEqual([[9], [9, 1, 2]]);
    expect(moments.map(({ scene }) => scene.isTold)).toEqual([false, true]);
  });

  test('a cash-out shows where the mines were', () => {
    const last = fieldMoments({ ...open, end: 'cashed_out', mined: [0, 1, 2] }).at(-1);
    expect(last?.scene).toMatchObject({ mined: [0, 1, 2], end: 'cashed_out', isTold: true });
  });

  test('arrow keys stay on the field', () => {
    expect(tileTowards(0, 'ArrowLeft')).toBe(0);
    expect(tileTowards(4, 'ArrowRight')).toBe(4);
    expect(tileTowards(7, 'ArrowDown')).toBe(12);
    expect(tileTowards(22, 'ArrowDown')).toBe(22);
    expect(tileTowards(13, 'Home')).toBe(10);
    expect(tileTowards(13, 'a')).toBeNull();
  });
});
