import { expect, test } from 'vitest';
import { phrases as en } from './lang/en.ts';
import { phrases as pt } from './lang/pt.ts';
import { textOf } from './say.ts';
import { words as enStaff } from './staff/all/en.ts';
import { words as ptStaff } from './staff/all/pt.ts';

/** Counted by `count`, and never one. */
const neverOne = ['staff.check_age_years'];

test.each([
  ['en', { ...en, staff: enStaff }],
  ['pt', { ...pt, staff: ptStaff }],
])('what is counted has a word for one as well: %s', (_, areas) => {
  const found = Object.entries(areas as Record<string, Record<string, string>>).flatMap(([area, words]) =>
    Object.entries(words)
      .filter(([key, text]) => !/_(one|other)$/.test(key) && /\{\{count\}\} \p{L}+s(?!\p{L})/u.test(text))
      .map(([key]) => `${area}.${key}`),
  );
  expect(found.filter((key) => !neverOne.includes(key))).toEqual([]);
});

test('staff read one of something as one', () => {
  const one = (key: string, values = {}) => textOf(ptStaff, 'pt-BR', key, { count: 1, ...values });
  expect(one('psp_asked', { asked: '1' })).toBe('1 consultado, o mais novo');
  expect(one('chain_checking', { rows: '1' })).toBe('1 linha conferida');
  expect(one('rows_sum', { total: '1', sum: 'R$ 2,00' })).toBe('1 linha, R$ 2,00 no total');
  expect(one('platform_share', { share: '0', calls: 1 })).toBe('0% de 1 chamada');
  expect(one('check_payer_others')).toBe('1 Pix de outro CPF');
});
