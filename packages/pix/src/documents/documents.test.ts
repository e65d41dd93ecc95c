import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCnpj, isValidCnpj, normalizeCnpj } from './cnpj.ts';
import { formatCpf, isValidCpf, maskCpf, normalizeCpf } from './cpf.ts';
import { type PixKeyType, parsePixKey } from './pix-key.ts';

describe('CPF', () => {
  test.each(['52998224725', '529.982.247-25', '111.444.777-35'])('%s is valid', (text) => {
    expect(isValidCpf(text)).toBe(true);
  });

  test.each([
    '52998224724',
    '52998224735',
    '00000000000',
    '11111111111',
    '5299822472',
    'abc',
    '',
    ' 52998224725',
  ])('%j is not', (text) => expect(isValidCpf(text)).toBe(false));

  test('is written, read back and masked', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(normalizeCpf(formatCpf('52998224725'))).toBe('52998224725');
    expect(maskCpf('529.982.247-25')).toBe('***.982.247-**');
    expect(maskCpf('short')).toBe('***.***.***-**');
  });

  test('exactly one of a hundred endings is right', () => {
    const base = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1+$/.test(digits));
    fc.assert(
      fc.property(base, (digits) => {
        const endings = Array.from(
          { length: 100 },
          (_, ending) => `${digits}${String(ending).padStart(2, '0')}`,
        );
        expect(endings.filter(isValidCpf)).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });
});

describe('CNPJ', () => {
  // The first is Receita Federal's own sample of a CNPJ with letters.
  test.each(['12.ABC.345/01DE-35', '12abc34501de35', '00.000.000/0001-91', '11222333000181'])(
    '%s is valid',
    (text) => {
      expect(isValidCnpj(text)).toBe(true);
    },
  );

  test.each(['12.ABC.345/01DE-36', '12ABC34501DEA5', '00000000000000', '1122233300018', ''])(
    '%j is not',
    (text) => {
      expect(isValidCnpj(text)).toBe(false);
    },
  );

  test('is written and read back', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(normalizeCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
});

describe('Pix keys', () => {
  const good: [PixKeyType, string, string][] = [
    ['cpf', ' 529.982.247-25 ', '52998224725'],
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['phone', '+5561912345678', '+5561912345678'],
    ['phone', '(61) 91234-5678', '+5561912345678'],
    ['phone', '55 61 91234-5678', '+5561912345678'],
    ['phone', '55 91234-5678', '+5555912345678'],
    ['email', 'Fulano_da_Silva.Recebedor@Example.com', 'fulano_da_silva.recebedor@example.com'],
    ['evp', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ];
  test.each(good)('%s %s is %s', (type, text, key) => expect(parsePixKey({ type, value: text })).toBe(key));

  const bad: [PixKeyType, string][] = [
    ['cpf', '52998224724'],
    ['cnpj', '52998224725'],
    ['phone', '+1 202 555 0123'],
    ['phone', '6131234567'],
    ['phone', '061912345678'],
    ['phone', '61912345678x'],
    ['email', 'a@b'],
    ['email', 'a b@c.com'],
    ['email', `${'a'.repeat(70)}@b.com.br`],
    ['evp', '123e4567e12b12d1a456426655440000'],
    ['evp', ''],
  ];
  test.each(bad)('%s %j is no key', (type, text) => expect(parsePixKey({ type, value: text })).toBeNull());
});
