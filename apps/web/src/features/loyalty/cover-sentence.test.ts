import { formatAmount } from '@arara/money';
import { phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { coverSentence } from './cover-sentence.ts';

const said = (money: string, bonus: string, free: string, missing: string) => {
  const wallet = { money, bonus_money: bonus, withdrawable_money: free, ml_money: missing };
  const { key, values } = coverSentence(wallet, formatAmount);
  return phrase('pt', key, values);
};

test('[S2.17] one sentence says what may leave and why the rest may not', () => {
  expect(said('150.00', '50.00', '70.00', '80.00')).toBe(
    'Você pode sacar 70.00 agora; 130.00 ficam livres depois de apostar mais 80.00.',
  );
  expect(said('150.00', '0.00', '150.00', '0.00')).toBe('Todo o seu saldo pode ser sacado.');
  expect(said('0.00', '0.00', '0.00', '0.00')).toBe('Ainda não há nada para sacar.');
});
