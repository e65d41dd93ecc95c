import { expect, test } from 'vitest';
import { type PayoutAccountForm, payoutAccountSchema } from './payout-account-schema.ts';

const faults = (form: PayoutAccountForm) => {
  const result = payoutAccountSchema.safeParse(form);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};

const holder_name = 'Joana Exemplo';

test('a Pix key needs its key and a name', () => {
  expect(faults({ kind: 'cpf', value: '52998224725', holder_name })).toEqual({});
  expect(faults({ kind: 'cpf', value: '52998224724', holder_name: '' })).toEqual({
    value: 'cpf_invalid',
    holder_name: 'enter_name',
  });
});

test('[S5.09] a bank account needs bank, branch, type and number as well', () => {
  expect(faults({ kind: 'bank', value: '12345-6', holder_name })).toEqual({
    bank: 'field_required',
    branch: 'field_required',
    account_type: 'field_required',
  });
  const whole = { bank: '00000000', branch: '1234', account_type: 'checking' } as const;
  expect(faults({ kind: 'bank', value: '12345-6', holder_name, ...whole })).toEqual({});
  expect(faults({ kind: 'bank', value: '12345-6', holder_name, ...whole, branch: 'abc' })).toEqual({
    branch: 'field_invalid',
  });
});
