import { languageCodes, phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { type Level, levelsAround, nextStep, tierOf, type VipInfo } from './levels.ts';

const level = (number: number): Level => ({
  level: number,
  name: `L${number}`,
  required_recharge: '0.00',
  required_betting: '0.00',
  recharge_percent: 0,
  betting_percent: 0,
  keep_recharge: '0.00',
  keep_betting: '0.00',
  level_up_reward: '0.00',
  month_reward: '0.00',
  withdrawal_allowance: '0.00',
  rebates: {} as Level['rebates'],
  is_reached: false,
  is_current: false,
});
const ladder = Array.from({ length: 11 }, (_, number) => level(number));
const standing = (
  recharge: string,
  betting: string,
  next: number | null,
): Pick<VipInfo, 'uservip' | 'data'> => ({
  uservip: {
    userviplvl: 3,
    level_name: 'L3',
    totalrecharge: '0.00',
    totalbetting: '0.00',
    recharge_remaining: recharge,
    betting_remaining: betting,
    next_level: next,
  },
  data: ladder,
});

test('[S2.15] the next step names what is missing, and nothing else', () => {
  const keyOf = (...args: Parameters<typeof standing>) => nextStep(standing(...args), String).key;
  expect(keyOf('1.00', '2.00', 4)).toBe('loyalty.next_both');
  expect(keyOf('1.00', '0.00', 4)).toBe('loyalty.next_recharge');
  expect(keyOf('0.00', '2.00', 4)).toBe('loyalty.next_betting');
  expect(keyOf('0.00', '0.00', 4)).toBe('loyalty.next_season');
  expect(keyOf('0.00', '0.00', null)).toBe('loyalty.next_top');
  const { key, values } = nextStep(standing('1.00', '2.00', 4), (wire) => `R$ ${wire}`);
  expect(phrase('pt', key, values)).toBe('Faltam R$ 1.00 em depósitos e R$ 2.00 em apostas para L4');
});

test('[S2.15] five levels around any one, and never past the ends', () => {
  const shown = (at: number) => levelsAround(ladder, at, 5).map((one) => one.level);
  expect(shown(0)).toEqual([0, 1, 2, 3, 4]);
  expect(shown(5)).toEqual([3, 4, 5, 6, 7]);
  expect(shown(10)).toEqual([6, 7, 8, 9, 10]);
});

test('the metals rise with the levels', () => {
  expect([0, 2, 3, 5, 7, 9, 12].map(tierOf)).toEqual([
    'bronze',
    'bronze',
    'silver',
    'gold',
    'platinum',
    'diamond',
    'diamond',
  ]);
});

test('every level has a name of its own in every language', () => {
  for (const code of languageCodes) {
    const names = ladder.map((one) => phrase(code, `loyalty.level_name_${one.level}`));
    expect(new Set(names).size, code).toBe(ladder.length);
  }
});
