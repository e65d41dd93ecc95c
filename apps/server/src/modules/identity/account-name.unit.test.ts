import { expect, test } from 'vitest';
import { foldAccount } from './account-name.ts';

test('an account is one whatever its case, and made small by us as by PostgreSQL', () => {
  expect(['JOANA_RIO', 'Joana_Rio', 'joana_rio'].map(foldAccount)).toEqual(Array(3).fill('joana_rio'));
});

test.each(['İVANA', 'ivan\u0131', '\u212aarla', 'joana rio', 'jo\u200bana', 'ana', 'a'.repeat(21), ''])(
  '%j is no name of an account',
  (name) => expect(foldAccount(name)).toBeNull(),
);
