import { fields } from '@arara/contract';

const form = /^[A-Za-z0-9_]{4,20}$/;

/**
 * What an account is counted and looked up by: its name in small letters, for it is one whatever its case. Null for what is no name
 * of an account. Letters that PostgreSQL and we make small differently (İ, K) are in none, so that no spelling of a name has tries of
 * its own.
 */
export function foldAccount(account: string): string | null {
  return form.test(account) ? account.toLowerCase() : null;
}

/** The eleven digits of what somebody typed to log in with, if they are a CPF, however it was punctuated; null if not. */
export function typedCpf(typed: string): string | null {
  return fields.cpf.safeParse(typed).data ?? null;
}
