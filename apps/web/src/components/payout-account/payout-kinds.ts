import { type FieldErrorCode, fields, isCpf } from '@arara/contract/schemas';
import { z } from 'zod';

/** Where a withdrawal can go, the most used first. */
export const payoutKinds = ['cpf', 'phone', 'email', 'evp', 'cnpj', 'bank'] as const;

export type PayoutKind = (typeof payoutKinds)[number];

const email = z.email().max(77);
const cnpjPattern = /^[0-9A-Z]{12}\d{2}$/;

/** What is wrong with a typed Pix key or account number, as the code of its phrase; `null` when nothing is. */
export function payoutProblem(kind: PayoutKind, text: string): FieldErrorCode | null {
  const value = text.trim();
  if (value === '') return kind === 'phone' ? 'enter_phone' : 'field_required';
  switch (kind) {
    case 'cpf':
      return isCpf(value.replaceAll(/\D/g, '')) ? null : 'cpf_invalid';
    case 'cnpj':
      return cnpjPattern.test(cnpjCharacters(value)) ? null : 'cnpj_invalid';
    case 'phone':
      return fields.phone.safeParse(value).success ? null : 'phone_invalid';
    case 'email':
      return email.safeParse(value).success ? null : 'email_invalid';
    case 'evp':
      return z.guid().safeParse(value).success ? null : 'pix_key_invalid';
    case 'bank':
      return /^\d{1,19}-?[\dXx]$/.test(value) ? null : 'field_invalid';
  }
}

/** The characters of a CNPJ without punctuation, capitals: digits, or letters too as issued from July 2026. */
function cnpjCharacters(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, 14);
}

/** A CNPJ as far as it is typed, in its usual shape: 12.ABC.345/01DE-35. */
export function cnpjShape(text: string): string {
  const characters = cnpjCharacters(text);
  const parts = [2, 5, 8, 12, 14].map((end, index, ends) => characters.slice(ends[index - 1] ?? 0, end));
  return parts.reduce((shape, part, index) => {
    if (part === '') return shape;
    return shape + (['', '.', '.', '/', '-'][index] ?? '') + part;
  }, '');
}

/** The eleven digits of a mobile number out of anything pasted, +55 included. */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length > 11 ? digits.replace(/^55/, '') : digits;
}
