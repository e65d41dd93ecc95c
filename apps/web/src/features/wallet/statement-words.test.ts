import { expect, test } from 'vitest';
import { movementWord } from './statement-words.ts';

test('a movement is called by the most exact name there is', () => {
  expect(movementWord('deposit')).toBe('wallet.movement_deposit');
  expect(movementWord('deposit_refund')).toBe('wallet.movement_deposit_refund');
  expect(movementWord('withdrawal_release')).toBe('wallet.movement_withdrawal_release');
  expect(movementWord('withdrawal_fee_returned')).toBe('wallet.movement_withdrawal_returned');
  expect(movementWord('withdrawal_fee')).toBe('wallet.movement_withdrawal_fee');
  expect(movementWord('withdrawal_paid')).toBe('wallet.movement_withdrawal');
});

test('what a platform takes and pays is a bet and a win, and what was taken back is a bet returned', () => {
  expect(movementWord('seamless_bet')).toBe('wallet.movement_stake');
  expect(movementWord('seamless_win')).toBe('wallet.movement_payout');
  expect(movementWord('seamless_prize')).toBe('wallet.movement_payout');
  expect(movementWord('payout')).toBe('wallet.movement_payout');
  expect(movementWord('payout', true)).toBe('wallet.movement_stake_returned');
});

test('a kind without a name is still a movement', () => {
  expect(movementWord('something_new')).toBe('wallet.movement_other');
});
