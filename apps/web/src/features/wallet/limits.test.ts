import { describe, expect, test } from 'vitest';
import { depositMethods, limitFault, type PaymentMethod, payoutMethod } from './limits.ts';

const limits = { min_amount: '20.00', max_amount: '10000.00' };

describe('[S5.08] an amount against the limits of the server', () => {
  test('is right at both limits', () => {
    expect(limitFault('20.00', limits)).toBeNull();
    expect(limitFault('10000', limits)).toBeNull();
  });

  test('is refused one centavo outside of them', () => {
    expect(limitFault('19.99', limits)).toBe('amount_below_minimum');
    expect(limitFault('10000.01', limits)).toBe('amount_above_maximum');
  });

  test('is left to the server while the limits are unknown', () => {
    expect(limitFault('0.01', null)).toBeNull();
  });
});

const method = (part: Partial<PaymentMethod>): PaymentMethod => ({
  id: '0190a4d2-0000-7000-8000-000000000001',
  direction: 'withdrawal',
  payment_type: 'pix',
  name: 'Pix',
  payment_desc: '',
  quick_amounts: [],
  fee_percent: '0.00',
  fee_fixed: '0.00',
  is_open: true,
  ...limits,
  ...part,
});

describe('the method of a destination', () => {
  const pix = method({});
  const bank = method({ payment_type: 'bank' });
  const deposit = method({ direction: 'deposit', payment_type: 'cpf' });

  test('is the Pix one for keys and its own for banks', () => {
    expect(payoutMethod([deposit, pix, bank], 'cpf')).toBe(pix);
    expect(payoutMethod([deposit, pix, bank], 'bank')).toBe(bank);
    expect(payoutMethod([deposit, pix], 'bank')).toBeNull();
  });

  test('prefers one that is named after the kind', () => {
    const cpf = method({ payment_type: 'cpf', min_amount: '10.00' });
    expect(payoutMethod([pix, cpf], 'cpf')).toBe(cpf);
  });
});

test('closed deposit methods stand last', () => {
  const closed = method({ direction: 'deposit', is_open: false });
  const open = method({ direction: 'deposit' });
  expect(depositMethods([closed, method({}), open])).toEqual([open, closed]);
});
