import { errorStatus, fieldErrors, fields } from '@arara/contract';
import { languageCodes, phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { assertErrorsHaveWords } from '../../plugins/envelope.ts';

const codes = [...Object.keys(errorStatus), ...fieldErrors, 'success'];

test('every error of the contract has words in all nine languages', () => {
  expect(() => assertErrorsHaveWords(codes)).not.toThrow();
  expect(() => assertErrorsHaveWords([...codes, 'unheard_of'])).toThrow('unheard_of');
});

test('the words of an error are not those of English in another language', () => {
  const foreign = languageCodes.filter((lang) => lang !== 'en');
  for (const code of codes) {
    const english = phrase('en', `errors.${code}`);
    const same = foreign.filter((lang) => phrase(lang, `errors.${code}`) === english);
    expect(same, code).toEqual([]);
  }
});

test('[S5.01] an amount that is missing is asked for', () => {
  const parsed = fields.amount.safeParse('');
  const code = parsed.error?.issues[0]?.message ?? '';
  expect(phrase('en', `errors.${code}`)).toBe('Enter amount');
  expect(phrase('pt', `errors.${code}`)).toBe('Digite o valor');
});
