import { identity } from '@arara/contract';
import type { Chance } from './chance.ts';
import { type Person, pass, type Town, withdrawalPassword } from './live-days.ts';
import { type Newcomer, wayOf } from './newcomers.ts';

type Named = Person & { readonly account: string };

interface Circle {
  readonly people: Named[];
  /** Registers newcomers one after the other; gives those. */
  join(fresh: readonly Newcomer[]): Promise<Named[]>;
}

/** Registers people with one password. Most come by an invitation of somebody who is there already. */
export function gathering(town: Town, chance: Chance, password: string): Circle {
  const people: Named[] = [];
  const codes: string[] = [];
  return {
    people,
    join: async (fresh) => {
      for (const newcomer of fresh) {
        const introducer = codes.length > 0 && chance.happens(0.7) ? chance.pick(codes) : undefined;
        const person = await join(town, newcomer, password, introducer, people.length);
        const { invite_code: code } = await town.ask(identity.me, {}, { token: person.token });
        people.push(person);
        codes.push(code);
        pass(town, (2 + chance.next() * 5) * 60_000);
      }
      return people.slice(people.length - fresh.length);
    },
  };
}

async function join(
  town: Town,
  newcomer: Newcomer,
  password: string,
  introducer: string | undefined,
  index: number,
): Promise<Named> {
  const way = wayOf(index);
  const session = await town.ask(
    identity.register,
    {
      ...newcomer,
      password,
      password_confirmation: password,
      terms_accepted: true,
      ...(introducer && { introducer }),
    },
    { ...way, lang: 'pt' },
  );
  await town.ask(
    identity.setWithdrawalPassword,
    { password, qk_pwd: withdrawalPassword, qk_pwd_confirmation: withdrawalPassword },
    { token: session.token },
  );
  const { account, realname, cpf } = newcomer;
  const isFree = index % 3 === 0;
  return { account, realname, cpf, isFree, way, memberId: session.member_id, token: session.token };
}
