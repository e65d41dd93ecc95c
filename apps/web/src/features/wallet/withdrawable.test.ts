import { describe, expect, test } from 'vitest';
import { whySaying, withdrawable } from './withdrawable.ts';

const nothing = {
  money: '0.00',
  bonus_money: '0.00',
  held_money: '0.00',
  fs_money: '0.00',
  ml_money: '0.00',
  away_money: '0.00',
  total_money: '0.00',
  withdrawable_money: '0.00',
};

describe('what can be withdrawn', () => {
  const mixed = withdrawable({
    ...nothing,
    money: '1134.50',
    withdrawable_money: '842.30',
    bonus_money: '150.00',
    held_money: '500.00',
    ml_money: '112.20',
  });

  test('is split without losing a centavo', () => {
    expect(mixed.freeCents).toBe(84_230n);
    expect(mixed.staysCents).toBe(29_220n + 15_000n + 50_000n);
    expect(mixed.totalCents).toBe(113_450n + 15_000n + 50_000n);
  });

  test('names every reason, the largest first', () => {
    expect(mixed.reasons.map(({ kind }) => kind)).toEqual(['held', 'rollover', 'bonus']);
  });

  test('is never negative, whatever the server answers', () => {
    const odd = withdrawable({
      ...nothing,
      money: '10.00',
      withdrawable_money: '20.00',
      bonus_money: '-1.00',
    });
    expect(odd.reasons).toEqual([]);
    expect(odd.staysCents).toBe(0n);
  });
});

describe('the sentence about the rest', () => {
  const saying = (part: Partial<typeof nothing>) => whySaying(withdrawable({ ...nothing, ...part }));

  test('says that there is nothing yet', () => {
    expect(saying({}).key).toBe('why_nothing');
  });

  test('says that all of it is free', () => {
    expect(saying({ money: '10.00', withdrawable_money: '10.00' })).toMatchObject({
      key: 'why_all_free',
      parts: [],
    });
  });

  test('says how much must still be staked', () => {
    const { key, parts, staysCents } = saying({
      money: '100.00',
      withdrawable_money: '20.00',
      ml_money: '55.00',
    });
    expect(key).toBe('why_rest_stays');
    expect(staysCents).toBe(8000n);
    expect(parts).toEqual([{ key: 'why_rollover', amountCents: 8000n, toStakeCents: 5500n }]);
  });

  test('does not invent a figure to stake where the server names none', () => {
    expect(saying({ money: '10.00' }).parts[0]?.key).toBe('why_rollover_unknown');
  });
});
