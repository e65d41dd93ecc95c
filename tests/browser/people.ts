import { randomInt } from 'node:crypto';
import { newCpf } from '../../apps/server/src/testing/new-member.ts';

/** The staff account the server of these tests is started with. */
export const staff = { email: 'finance@arara.example', password: 'papagaio-azul-2026' };

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly withdrawalPassword: string;
  readonly name: string;
  readonly cpf: string;
  /** Eleven digits. */
  readonly phone: string;
}

/** Somebody who has not been here before. */
export function newPerson(name: string): Person {
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  return {
    account: `pessoa_${number}`,
    password: 'maracuja-verde-7',
    withdrawalPassword: '482915',
    name,
    cpf: newCpf(),
    phone: `119${number}`,
  };
}
