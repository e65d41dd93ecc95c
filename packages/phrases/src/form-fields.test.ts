import { expect, test } from 'vitest';
import { hasPhrase } from './index.ts';

/** The fields that the specification sees in texts, and the phrase that names each on screen. */
const fields = {
  account: 'identity.account',
  password: 'identity.password',
  'confirm password': 'identity.confirm_password',
  'real name': 'identity.real_name',
  'phone number': 'identity.phone',
  'withdrawal password': 'security.withdrawal_password',
  introducer: 'identity.introducer',
  'verification code': 'identity.captcha',
  'bank account number': 'wallet.key_bank',
  'account type': 'wallet.account_type',
  'CPF number': 'wallet.key_cpf',
  'collection account name': 'wallet.holder_name',
  'payment method': 'wallet.how_to_pay',
  fee: 'wallet.fee_of',
  bank: 'wallet.bank',
  'order number': 'wallet.order_number',
  'recharge amount': 'wallet.amount',
  status: 'wallet.state',
  'bet time': 'games.stage_bet_time',
  'bet amount': 'games.stage_stake',
  'win or loss amount': 'games.stage_win_loss',
} as const;

test('[S3.15] every form field of the specification has its name in nine languages', () => {
  expect(Object.entries(fields).filter(([, phrase]) => !hasPhrase(phrase))).toEqual([]);
});
