import type { FieldErrorCode } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError, fieldError } from '../../plugins/app-error.ts';
import type { Caller } from '../../plugins/caller.ts';
import { dayOf } from '../../plugins/clock.ts';
import { record } from '../../plugins/events.ts';
import { brokenConstraint, type Queryable } from '../../plugins/transaction.ts';
import { foldAccount } from './account-name.ts';
import { isAdult, isPlausibleBirth } from './age.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createMember } from './create-member.ts';
import { isMarked } from './erased-mark.ts';

/** What a person enters to become a member, checked by the contract's schema. */
export interface Registration {
  readonly account: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly realname: string;
  readonly cpf: string;
  readonly birth_date: string;
  readonly phone: string;
}

/** Fails with `invalid_input` and its fields for what a schema cannot see: two fields that belong together, and the day. */
export function assertRegistrable(house: House, input: Registration): void {
  const today = dayOf(house.clock.now());
  const wrong: Record<string, FieldErrorCode> = {};
  if (isCommonPassword(input.password, input.account)) wrong.password = 'password_common';
  if (input.password !== input.password_confirmation) wrong.password_confirmation = 'passwords_mismatch';
  if (!isPlausibleBirth(input.birth_date, today)) wrong.birth_date = 'birth_date_invalid';
  else if (!isAdult(input.birth_date, today)) wrong.birth_date = 'under_age';
  if (Object.keys(wrong).length > 0) throw fieldError(wrong);
}

interface Newcomer {
  readonly input: Registration;
  readonly passwordHash: string;
  readonly introducer: { readonly id: string; readonly agentId: string | null } | null;
  /** By an agent, in whose form it was entered. */
  readonly isByOther?: boolean;
}

/**
 * Registers a member inside a transaction and tells `member.registered`. The password is hashed before it: hashing takes
 * its time. Fails with `account_taken` (regardless of case) or `cpf_taken`.
 */
export async function registerMember(
  tx: Queryable,
  house: House,
  newcomer: Newcomer,
  caller: Pick<Caller, 'lang' | 'ip'>,
): Promise<string> {
  const { input, introducer, passwordHash, isByOther = false } = newcomer;
  // Asked first: a name that is taken for sure must not be a way to ask about a CPF without becoming a member.
  if (await isAccountTaken(tx, house, input.account)) throw new AppError('account_taken');
  try {
    const memberId = await createMember(tx, {
      account: input.account,
      passwordHash,
      realname: input.realname,
      cpf: input.cpf,
      birthDate: input.birth_date,
      phone: input.phone,
      lang: caller.lang,
      site: house.env.SITE,
      ip: caller.ip,
      isDemo: false,
      isByOther,
      introducer,
      at: house.clock.now(),
    });
    // Asked now: had the member of before been erased in between, the row that was in the way would have gone.
    if (await isMarked(tx, house, 'account', input.account)) throw new AppError('account_taken');
    if (await isMarked(tx, house, 'cpf', input.cpf)) throw new AppError('cpf_taken');
    await acceptTerms(tx, house, memberId);
    await record(tx, 'member.registered', { memberId, introducerId: introducer?.id ?? null });
    return memberId;
  } catch (error) {
    const taken = takenBy[brokenConstraint(error)];
    throw taken ? new AppError(taken) : error;
  }
}

/** Keeps which terms were in force when the member accepted them. */
async function acceptTerms(tx: Queryable, house: House, memberId: string): Promise<void> {
  await tx.query(
    `insert into terms_acceptance (member_id, site, version, at)
     select $1, $2, coalesce((select t.number from terms_version t
                               where t.site = $2 and t.withdrawn_at is null and t.effective_at <= $3
                               order by t.effective_at desc, t.number desc limit 1), 0), $3`,
    [memberId, house.env.SITE, house.clock.now()],
  );
}

async function isAccountTaken(tx: Queryable, house: House, account: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from member where lower(account) = $1', [foldAccount(account)]);
  return rowCount !== 0 || (await isMarked(tx, house, 'account', account));
}

const takenBy: Record<string, 'account_taken' | 'cpf_taken'> = {
  member_account_unique: 'account_taken',
  member_cpf_unique: 'cpf_taken',
};
