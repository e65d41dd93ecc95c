import { randomInt } from 'node:crypto';

/** What a person types to register. */
export interface NewMember {
  readonly account: string;
  readonly password: string;
  readonly realname: string;
  readonly cpf: string;
  readonly birth_date: string;
  readonly phone: string;
  readonly introducer?: string;
}

/** A valid CPF nobody else has: nine random digits and their two check digits (modulo 11). */
export function newCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** The facts of a new person, all of them valid; `facts` replaces some. */
export function newMemberFacts(facts: Partial<NewMember> = {}): NewMember {
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  return {
    account: `jogador_${number}`,
    password: 'maracuja-verde-7',
    realname: 'Pessoa de Teste',
    cpf: newCpf(),
    birth_date: '1990-04-12',
    phone: `119${number}`,
    ...facts,
  };
}
