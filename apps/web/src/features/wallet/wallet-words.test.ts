import { payments } from '@arara/contract';
import { hasPhrase, languageCodes, phrase } from '@arara/phrases';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { whyWords } from './why-words.ts';
import { withdrawable } from './withdrawable.ts';

test('[S8.07] a submitted withdrawal says that an administrator reviews it, in every language', () => {
  expect(phrase('en', 'wallet.submitted')).toBe(
    "Application submitted, please wait for administrator's review.",
  );
  const said = languageCodes.map((code) => phrase(code, 'wallet.submitted'));
  expect(new Set(said).size).toBe(languageCodes.length);
});

test('[S4.07] every state of a record has its word in every language', () => {
  for (const state of payments.depositStates) expect(hasPhrase(`wallet.deposit_${state}`), state).toBe(true);
  for (const state of payments.withdrawalStates)
    expect(hasPhrase(`wallet.withdrawal_${state}`), state).toBe(true);
  for (const word of ['reviewed', 'not_reviewed']) expect(hasPhrase(`wallet.${word}`), word).toBe(true);
});

describe('the sentence about money that cannot leave', () => {
  const whole = withdrawable({
    money: '1134.50',
    bonus_money: '150.00',
    held_money: '0.00',
    fs_money: '0.00',
    ml_money: '112.20',
    away_money: '0.00',
    total_money: '1284.50',
    withdrawable_money: '842.30',
  });

  test('reads as one sentence in Portuguese', () => {
    const words = whyWords(whole, 'pt-BR', {
      t: (key, values) => phrase('pt', key, values),
      format: createFormat('pt-BR'),
    });
    expect(words.replaceAll(/\s/g, ' ')).toBe(
      'R$ 442,20 ainda não podem sair: R$ 292,20 ficam livres depois de você apostar mais R$ 112,20 e R$ 150,00 são bônus.',
    );
  });

  test('names every figure in every language', () => {
    for (const code of languageCodes) {
      const words = whyWords(whole, 'en-US', {
        t: (key, values) => phrase(code, key, values),
        format: createFormat('en-US'),
      });
      for (const figure of ['442.20', '292.20', '112.20', '150.00']) expect(words, code).toContain(figure);
    }
  });
});
