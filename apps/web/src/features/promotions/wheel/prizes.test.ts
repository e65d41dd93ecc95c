import { expect, test } from 'vitest';
import { oddsWords, prizePicture, prizeWords } from './prizes.ts';

const t = (key: string, values?: Record<string, unknown>) => `${key} ${values?.count ?? ''}`;

test('[S3.10] a prize without a known icon gets the default one', () => {
  expect(prizePicture('crown')).not.toBe(prizePicture('gift'));
  expect(prizePicture('')).toBe(prizePicture('gift'));
  expect(prizePicture('something_new')).toBe(prizePicture('gift'));
});

test('prizes and odds are written for people', () => {
  const words = (prize: Parameters<typeof prizeWords>[0]) => prizeWords(prize, 'pt-BR', t);
  expect(words({ reward: 'cash', quantity: '5000.00' })).toBe('R$\u00a05.000');
  expect(words({ reward: 'cash', quantity: '2.50' })).toBe('R$\u00a02,50');
  expect(words({ reward: 'spins', quantity: '2' })).toBe('promotions.prize_spins 2');
  expect([oddsWords('40.000', 'pt-BR'), oddsWords('0.001', 'pt-BR')]).toEqual(['40%', '0,001%']);
});
