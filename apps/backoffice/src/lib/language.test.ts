import { payments, staff } from '@arara/contract';
import { expect, test } from 'vitest';
import { currentLanguage, wordsOf } from './language.ts';

const paymentTypes = ['cpf', 'cnpj', 'phone', 'email', 'evp', 'bank'];
const keys = [
  ...payments.withdrawalStates.map((state) => `state_${state}`),
  ...payments.withdrawalStates.filter((state) => state !== 'submitted').map((state) => `queue_${state}`),
  ...payments.depositStates.map((state) => `deposit_${state}`),
  ...paymentTypes.map((type) => `key_${type}`),
  ...staff.staffRoles.map((role) => `role_${role}`),
  ...staff.staffMember.shape.status.options.map((status) => `status_${status}`),
];

test('the back office speaks Portuguese until it is told otherwise', () => {
  expect(currentLanguage()).toBe('pt');
  expect(wordsOf('room_withdrawals')).toBe('Saques');
});

test.each(keys)('what the server may answer has words: %s', (key) => {
  expect(wordsOf(key)).toBeTruthy();
});

test('places are filled, plurals chosen, and what is no phrase is null', () => {
  expect(wordsOf('needs_second', { email: 'a@b' })).toContain('a@b');
  expect(wordsOf('overdue', { count: 3 })).toBe('3 fora do prazo');
  expect(wordsOf('no_such_phrase')).toBeNull();
});
