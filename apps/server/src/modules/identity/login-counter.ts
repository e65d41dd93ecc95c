import type { House } from '../../house.ts';
import { foldAccount, typedCpf } from './account-name.ts';

/**
 * What the failed logins of an account are counted by, also of one that nobody has. A CPF is one however it is punctuated, as if
 * somebody had it, and is kept as a digest like all that can be no account: it may be a password in the wrong field.
 */
export function loginCounter(house: House, account: string): string {
  const cpf = typedCpf(account);
  const name = cpf === null ? foldAccount(account) : null;
  return `login:${name ?? house.seal.digest(`login:${cpf ?? account}`).toString('hex')}`;
}
