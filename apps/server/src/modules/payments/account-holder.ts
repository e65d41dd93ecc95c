import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { memberFacts } from '../identity/index.ts';

/** The person real money comes from and goes to. */
export interface AccountHolder {
  readonly cpf: string;
  readonly realname: string;
  readonly isActive: boolean;
}

/** The holder behind a member; a demo member has none and fails with `demo_not_allowed`. */
export async function accountHolder(db: Queryable, memberId: string): Promise<AccountHolder> {
  const facts = await memberFacts(db, memberId);
  if (facts.isDemo || facts.cpf === null) throw new AppError('demo_not_allowed');
  return { cpf: facts.cpf, realname: facts.realname, isActive: facts.status === 'active' };
}
