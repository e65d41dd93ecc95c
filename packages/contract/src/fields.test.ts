import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { isCpf } from './cpf.ts';
import {
  account,
  amount,
  amountOut,
  cpf,
  id,
  newPassword,
  note,
  personName,
  phone,
  text,
  withdrawalPassword,
} from './fields.ts';

/** What a field makes of a value, or the failure that stands by it. */
function read(field: z.ZodType, value: unknown): { value: unknown } | { error: string | undefined } {
  const parsed = field.safeParse(value);
  return parsed.success ? { value: parsed.data } : { error: parsed.error.issues[0]?.message };
}

const nineDigits = fc.array(fc.nat({ max: 9 }), { minLength: 9, maxLength: 9 });

/** The check digits of the Receita Federal, written out as its text says: weights 10 to 2 and 11 to 2, modulo 11. */
function withCheckDigits(digits: readonly number[]): string {
  const next = (known: readonly number[]) => {
    const rest = known.reduce((sum, digit, index) => sum + digit * (known.length + 1 - index), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const ten = [...digits, next(digits)];
  return [...ten, next(ten)].join('');
}

describe('CPF', () => {
  test.each(['52998224725', '11144477735', '12345678909'])('%s is one', (digits) =>
    expect(isCpf(digits)).toBe(true),
  );

  test.each([
    '',
    '5299822472',
    '529982247255',
    '52998224724',
    '00000000000',
    '11111111111',
    'abcdefghijk',
    '٥٢٩٩٨٢٢٤٧٢٥',
  ])('%j is none', (digits) => expect(isCpf(digits)).toBe(false));

  test('nine digits with their check digits are one, and with any other check digit none', () => {
    // Another digit among the nine can leave both check digits as they are: remainders of 10 and 0 give the same digit.
    fc.assert(
      fc.property(
        nineDigits,
        fc.integer({ min: 9, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (nine, place, shift) => {
          const digits = withCheckDigits(nine);
          fc.pre(!/^(\d)\1{10}$/.test(digits));
          expect(isCpf(digits)).toBe(true);
          const wrong = [...digits];
          wrong[place] = String((Number(wrong[place]) + shift) % 10);
          expect(isCpf(wrong.join(''))).toBe(false);
        },
      ),
    );
  });

  test('is read with and without punctuation', () => {
    for (const written of ['529.982.247-25', '52998224725', ' 529 982 247 25 '])
      expect(read(cpf, written)).toEqual({ value: '52998224725' });
    expect(read(cpf, '')).toEqual({ error: 'field_required' });
    expect(read(cpf, '529.982.247-26')).toEqual({ error: 'cpf_invalid' });
    expect(read(cpf, '5'.repeat(21))).toEqual({ error: 'cpf_invalid' });
    expect(read(cpf, 52_998_224_725)).toEqual({ error: 'field_required' });
  });
});

describe('telephone', () => {
  test.each(['11987654321', '(11) 98765-4321', '+55 11 98765-4321', '5511987654321', '11.98765.4321'])(
    '%s is a mobile number',
    (written) => expect(read(phone, written)).toEqual({ value: '11987654321' }),
  );

  test('the number of area 55 keeps its area', () => {
    expect(read(phone, '55987654321')).toEqual({ value: '55987654321' });
  });

  test.each([
    ['', 'enter_phone'],
    [undefined, 'enter_phone'],
    [11_987_654_321, 'enter_phone'],
    ['123', 'phone_invalid'],
    ['1198765432', 'phone_invalid'],
    ['119876543210', 'phone_invalid'],
    ['11 9876x-4321', 'phone_invalid'],
    ['1'.repeat(25), 'phone_invalid'],
    ['01987654321', 'phone_incorrect'],
    ['10987654321', 'phone_incorrect'],
    ['11387654321', 'phone_incorrect'],
  ])('%j: %s', (written, error) => expect(read(phone, written)).toEqual({ error }));
});

describe('amount', () => {
  test.each([
    ['20.00', '20.00'],
    ['0.01', '0.01'],
    [' 5 ', '5'],
    [20, '20'],
    [0.5, '0.5'],
  ])('%j is one', (written, value) => expect(read(amount, written)).toEqual({ value }));

  test.each([
    ['', 'enter_amount'],
    ['  ', 'enter_amount'],
    [undefined, 'enter_amount'],
    [null, 'enter_amount'],
    [{}, 'enter_amount'],
    ['0', 'amount_format'],
    ['0.00', 'amount_format'],
    ['-1', 'amount_format'],
    [-1, 'amount_format'],
    [0.001, 'amount_format'],
    [0.1 + 0.2, 'amount_format'],
    [1e21, 'amount_format'],
    ['1,00', 'amount_format'],
    ['1e3', 'amount_format'],
    ['9'.repeat(14), 'amount_format'],
  ])('%j: %s', (written, error) => expect(read(amount, written)).toEqual({ error }));

  test('goes out with two decimals and a minus in front only', () => {
    for (const fine of ['0.00', '12.30', '-0.05']) expect(amountOut.safeParse(fine).success).toBe(true);
    for (const wrong of ['1', '1.5', '+1.00', '1.000', '.50', '--1.00'])
      expect(amountOut.safeParse(wrong).success).toBe(false);
  });
});

describe('other fields', () => {
  test.each([
    [account, '', 'enter_account'],
    [account, 'abc', 'account_format'],
    [account, 'a'.repeat(21), 'account_format'],
    [account, 'joão1', 'account_format'],
    [newPassword, '', 'enter_password'],
    [newPassword, '12345', 'password_too_short'],
    [newPassword, 'x'.repeat(129), 'password_too_long'],
    [withdrawalPassword, '', 'enter_withdrawal_password'],
    [withdrawalPassword, '12345', 'withdrawal_password_format'],
    [withdrawalPassword, '1234567', 'withdrawal_password_format'],
    [withdrawalPassword, '١٢٣٤٥٦', 'withdrawal_password_format'],
    [text(5), '   ', 'field_required'],
    [text(5), 'longer', 'field_too_long'],
    [text(5), 'a\u0000b', 'field_invalid'],
    [text(5), 'a\nb', 'field_invalid'],
    [id, '1', 'field_invalid'],
  ])('%#: %j fails with %s', (field, written, error) => expect(read(field, written)).toEqual({ error }));

  test('an account keeps its letters, and a text loses the spaces around it', () => {
    expect(read(account, ' Joana_RIO ')).toEqual({ value: 'Joana_RIO' });
    expect(read(text(5), ' ação ')).toEqual({ value: 'ação' });
  });
});

describe('text', () => {
  test('what cannot be seen in it is left out, what joins an emoji stays', () => {
    expect(read(text(20), ' \u200bAna\u00ad\u202e Lima\ufeff ')).toEqual({ value: 'Ana Lima' });
    expect(read(text(20), '👩\u200d💻')).toEqual({ value: '👩\u200d💻' });
    expect(read(text(20), '\u200b\u2066')).toEqual({ error: 'field_required' });
  });

  test('a note may be empty and holds no control characters', () => {
    expect(read(note(5), ' \u200b ')).toEqual({ value: '' });
    expect(read(note(5), 'a\u0000b')).toEqual({ error: 'field_invalid' });
    expect(read(note(5), 'abcdef')).toEqual({ error: 'field_too_long' });
  });

  test.each(['\u200b\u200b', '12345', '...'])('the name of a person has a letter: %j has none', (name) => {
    expect(read(personName, name)).toEqual({ error: 'enter_name' });
  });

  test.each(['José D’Ávila', '李娜', 'สมชาย ใจดี'])('%s is the name of a person', (name) => {
    expect(read(personName, name)).toEqual({ value: name });
  });
});
