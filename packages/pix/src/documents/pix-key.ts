import { normalizeCnpj } from './cnpj.ts';
import { normalizeCpf } from './cpf.ts';

export type PixKeyType = 'cpf' | 'cnpj' | 'phone' | 'email' | 'evp';

export const pixKeyTypes = ['cpf', 'cnpj', 'phone', 'email', 'evp'] as const satisfies readonly PixKeyType[];

/**
 * A Pix key in the form the DICT stores it (BR Code manual, "Formatação das chaves do DICT"):
 * CPF and CNPJ without punctuation, phone as +5561912345678, e-mail and EVP in small letters.
 * `null` when the text is no key of that type.
 */
export function parsePixKey(key: { type: PixKeyType; value: string }): string | null {
  const text = key.value.trim();
  switch (key.type) {
    case 'cpf':
      return normalizeCpf(text);
    case 'cnpj':
      return normalizeCnpj(text);
    case 'phone':
      return normalizePhone(text);
    case 'email':
      return normalizeEmail(text);
    case 'evp':
      return normalizeEvp(text);
  }
}

/** Brazilian mobile numbers only: area code, then nine digits starting with 9. +55 may be left out. */
function normalizePhone(text: string): string | null {
  if (!/^[+\d\s().-]+$/.test(text)) return null;
  const match = /^(?:\+?55)?([1-9]\d9\d{8})$/.exec(text.replaceAll(/[\s().-]/g, ''));
  return match ? `+55${match[1]}` : null;
}

const emailPattern =
  /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

function normalizeEmail(text: string): string | null {
  const email = text.toLowerCase();
  return email.length <= 77 && emailPattern.test(email) ? email : null;
}

function normalizeEvp(text: string): string | null {
  const evp = text.toLowerCase();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(evp) ? evp : null;
}
