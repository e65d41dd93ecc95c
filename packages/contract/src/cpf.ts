import { isValidCpf } from '@arara/pix/cpf';

/** True when eleven digits, without punctuation, are a CPF. */
export function isCpf(digits: string): boolean {
  return /^\d{11}$/.test(digits) && isValidCpf(digits);
}
