import { expect, test } from 'vitest';
import { registerSchema } from './register-schema.ts';

const good = {
  account: 'joana_rio',
  password: 'mar-azul-42',
  password_confirmation: 'mar-azul-42',
  realname: 'Joana Exemplo',
  cpf: '52998224725',
  birth_date: '1990-04-12',
  phone: '21987654321',
  terms_accepted: true as const,
};

/** The first thing wrong with each field. */
function faults(form: object): Record<string, string> {
  const first: Record<string, string> = {};
  for (const issue of registerSchema.safeParse(form).error?.issues ?? []) {
    first[issue.path.join('.')] ??= issue.message;
  }
  return first;
}

test('a complete form passes', () => {
  expect(faults(good)).toEqual({});
});

test('passwords that differ are told even while other fields are wrong', () => {
  expect(faults({ ...good, account: '', password_confirmation: 'other' })).toMatchObject({
    account: 'enter_account',
    password_confirmation: 'passwords_mismatch',
  });
});

test('nobody under 18 passes', () => {
  const year = new Date().getFullYear() - 17;
  expect(faults({ ...good, birth_date: `${year}-01-01` })).toEqual({ birth_date: 'under_age' });
});

test('an empty form names every field at once', () => {
  const empty = { ...good, account: '', password: '', realname: '', cpf: '', birth_date: '', phone: '' };
  expect(Object.keys(faults(empty)).sort()).toEqual(
    ['account', 'birth_date', 'cpf', 'password', 'password_confirmation', 'phone', 'realname'].sort(),
  );
});
