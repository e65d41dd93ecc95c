import { payments } from '@arara/contract';
import { hasPhrase, phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { orderWord } from '../../components/order-words.ts';
import { orderState } from './order-states.ts';

test('[S2.32] every state of an order has its word', () => {
  for (const state of payments.depositStates)
    expect(hasPhrase(orderState('recharge', state).word)).toBe(true);
  for (const state of payments.withdrawalStates)
    expect(hasPhrase(orderState('withdraw', state).word)).toBe(true);
  expect(orderState('withdraw', 'paid')).toEqual({ word: 'wallet.withdrawal_paid', tone: 'leaf' });
  // A deposit that is paid is not in the balance yet.
  expect(orderState('recharge', 'paid')).toEqual({ word: 'wallet.deposit_paid', tone: 'cobalt' });
  expect(orderState('bonus', 'credited')).toEqual({ word: 'wallet.deposit_credited', tone: 'leaf' });
});

test('a reward that nobody has named is a reward', () => {
  expect(phrase('pt', orderWord('reward_of_tomorrow'))).toBe('Prêmio');
  expect(phrase('pt', orderWord('reward_vip_month'))).toBe('Prêmio mensal VIP');
});
