import { payments, staff } from '@arara/contract';
import { languageCodes } from '@arara/phrases/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentLanguage, setLanguage, wordsOf } from './language.ts';

// There is no page here: what it is told of its language goes nowhere.
beforeAll(() => void Object.assign(globalThis, { document: { documentElement: {} } }));
// Other tests run in the same place, and some ask whether there is a document.
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

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

test.each(languageCodes)('every word is there in %s, and Portuguese again after it', async (code) => {
  const inPortuguese = wordsOf('room_growth');
  await setLanguage(code);
  expect(currentLanguage()).toBe(code);
  expect(wordsOf('room_growth') === inPortuguese).toBe(code === 'pt');
  for (const key of keys) expect(wordsOf(key)).toBeTruthy();
  await setLanguage('xx');
  expect(currentLanguage()).toBe('pt');
});

test('of two languages wanted one after the other the last stays, whichever comes first', async () => {
  await Promise.all([setLanguage('th'), setLanguage('pt')]);
  expect([currentLanguage(), wordsOf('room_withdrawals')]).toEqual(['pt', 'Saques']);
});

test('none is many in Portuguese, where plural rules would count it as one', () => {
  expect(wordsOf('nine_missing', { count: 0 })).toBe('Faltam 0 línguas');
});
