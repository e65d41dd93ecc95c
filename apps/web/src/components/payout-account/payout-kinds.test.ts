import { expect, test } from 'vitest';
import { cnpjShape, payoutKinds, payoutProblem, phoneDigits } from './payout-kinds.ts';

const right = {
  cpf: '529.982.247-25',
  phone: '(21) 98765-4321',
  email: 'joana@exemplo.com.br',
  evp: '123e4567-e12b-12d1-a456-426655440000',
  cnpj: '12.ABC.345/01DE-35',
  bank: '123456-7',
} as const;

test('every kind of destination takes a right one and refuses the others with its own word', () => {
  for (const kind of payoutKinds) expect(payoutProblem(kind, right[kind]), kind).toBeNull();
  expect(payoutProblem('cpf', '529.982.247-24')).toBe('cpf_invalid');
  expect(payoutProblem('phone', '(21) 2345-6789')).toBe('phone_invalid');
  expect(payoutProblem('email', 'joana@')).toBe('email_invalid');
  expect(payoutProblem('evp', 'not-a-key')).toBe('pix_key_invalid');
  expect(payoutProblem('cnpj', '12.345')).toBe('cnpj_invalid');
  expect(payoutProblem('bank', 'abc')).toBe('field_invalid');
});

test('[S5.01] an empty phone asks for the phone', () => {
  expect(payoutProblem('phone', ' ')).toBe('enter_phone');
  expect(payoutProblem('evp', '')).toBe('field_required');
});

test('a CNPJ takes its shape while it is typed and when it is pasted', () => {
  expect(cnpjShape('12')).toBe('12');
  expect(cnpjShape('12abc')).toBe('12.ABC');
  expect(cnpjShape('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(cnpjShape(cnpjShape('12abc34501de35'))).toBe('12.ABC.345/01DE-35');
});

test('a pasted phone loses its country code, never its area code', () => {
  expect(phoneDigits('+55 21 98765-4321')).toBe('21987654321');
  expect(phoneDigits('(55) 98765-4321')).toBe('55987654321');
  expect(phoneDigits('021 98765-4321')).toBe('21987654321');
});
