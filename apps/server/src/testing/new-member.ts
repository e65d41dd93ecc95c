import { randomInt } from 'node:crypto';
import { withCheckDigits } from '@arara/pix/cpf';

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

/** A valid CPF nobody else has. */
export function newCpf(): string {
  return withCheckDigits(String(randomInt(1_000_000_000)).padStart(9, '0'));
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
