import { describe, expect, test } from 'vitest';
import {
  firstFault,
  isNewKey,
  refusedField,
  type WithdrawalForm,
  withdrawalFormSchema,
  withdrawalPost,
} from './withdrawal-form-schema.ts';

const schema = withdrawalFormSchema({
  limits: { min_amount: '20.00', max_amount: '5000.00' },
  freeCents: 84_230n,
});

const right: WithdrawalForm = {
  name: 'Joana Exemplo',
  money: '500.00',
  payment_type: 'cpf',
  saved_id: '',
  key: '529.982.247-25',
};

/** The first message of every field: what the form shows. */
function faults(part: Partial<WithdrawalForm>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const issue of schema.safeParse({ ...right, ...part }).error?.issues ?? []) {
    shown[issue.path.join('.')] ??= issue.message;
  }
  return shown;
}

describe('[S5.09] the withdrawal form', () => {
  test('takes a whole form', () => expect(faults({})).toEqual({}));

  test('asks for the name, the amount and the CPF', () => {
    expect(faults({ name: '', money: '', key: '' })).toEqual({
      name: 'enter_name',
      money: 'enter_amount',
      key: 'field_required',
    });
  });

  test('asks for a saved account where money goes to a bank', () => {
    expect(faults({ payment_type: 'bank', key: '' })).toEqual({ key: 'choose_account' });
    expect(faults({ payment_type: 'bank', key: '', saved_id: 'a' })).toEqual({});
  });

  test('[S5.08] keeps the limits and what is free', () => {
    expect(faults({ money: '19.99' })).toEqual({ money: 'amount_below_minimum' });
    expect(faults({ money: '5000.01' })).toEqual({ money: 'amount_above_maximum' });
    expect(faults({ money: '842.31' })).toEqual({ money: 'amount_above_free' });
    expect(faults({ money: '842.30' })).toEqual({});
  });
});

describe('the withdraw post', () => {
  const ready = (part: Partial<WithdrawalForm>) => schema.parse({ ...right, ...part });

  test('carries a typed key under the name of its kind', () => {
    expect(withdrawalPost(ready({}), '', '123456')).toEqual({
      name: 'Joana Exemplo',
      money: '500.00',
      payment_type: 'cpf',
      qk_pwd: '123456',
      cpf_id: '529.982.247-25',
    });
    const phone = ready({ payment_type: 'phone', key: '21987654321' });
    expect(withdrawalPost(phone, '', '123456')).toMatchObject({ phone_number: '21987654321' });
  });

  test('carries a saved destination by its id, with the words the member saw', () => {
    const post = withdrawalPost(ready({ saved_id: 'abc', key: '' }), '•••.982.•••-25', '123456');
    expect(post).toMatchObject({ member_bank_id: 'abc', member_bank_text: '•••.982.•••-25' });
    expect(post).not.toHaveProperty('cpf_id');
  });

  test('carries the code that confirms a new key, and none where none was asked for', () => {
    const phone = ready({ payment_type: 'phone', key: '21987654321' });
    expect(withdrawalPost(phone, '', '123456', '402817')).toMatchObject({ code: '402817' });
    expect(withdrawalPost(phone, '', '123456', '')).not.toHaveProperty('code');
  });

  test('a typed key is new unless it is the CPF; a saved one never is', () => {
    expect(isNewKey(ready({ payment_type: 'phone', key: '21987654321' }))).toBe(true);
    expect(isNewKey(ready({}))).toBe(false);
    expect(isNewKey(ready({ payment_type: 'phone', saved_id: 'abc', key: '' }))).toBe(false);
  });
});

test('of two empty fields the upper one has the keyboard', () => {
  expect(firstFault({ money: {}, key: {} })).toBe('key');
  expect(firstFault({ money: {}, name: {} })).toBe('name');
  expect(firstFault({})).toBeNull();
});

test('a refusal of the key or of its holder stands by that field, every other in the sheet', () => {
  expect(refusedField({ error: 'pix_key_not_own', data: { field: 'cpf_id' } })).toBe('key');
  expect(refusedField({ error: 'holder_not_own', data: { field: 'name' } })).toBe('name');
  expect(refusedField({ error: 'bank_account_unknown' })).toBe('key');
  const fields = [{ field: 'evp', error: 'pix_key_invalid' as const, message: 'Chave inválida' }];
  expect(refusedField({ error: 'invalid_input', data: { fields } })).toBe('key');
  expect(refusedField({ error: 'withdrawal_password_wrong' })).toBeNull();
  expect(refusedField(null)).toBeNull();
});
