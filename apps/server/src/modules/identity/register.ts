import type { DataOf, FieldErrorCode, InputOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError, fieldError } from '../../plugins/app-error.ts';
import type { VisitorCaller } from '../../plugins/caller.ts';
import { dayOf } from '../../plugins/clock.ts';
import { record } from '../../plugins/events.ts';
import { brokenConstraint, inTransaction } from '../../plugins/transaction.ts';
import { isAdult, isPlausibleBirth } from './age.ts';
import { spendCaptcha } from './captcha.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createMember } from './create-member.ts';
import { endReplaced, forgetSessions } from './end-sessions.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { introducerOf } from './queries.ts';

type Input = InputOf<typeof identity.register>;

/**
 * Registers a member and opens a session, all or nothing. Fails with `invalid_input` and its fields,
 * `captcha_required`, `captcha_wrong`, `account_taken` (regardless of case) or `cpf_taken`.
 */
export async function register(
  house: House,
  input: Input,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.register>> {
  const wrong = wrongFields(input, dayOf(house.clock.now()));
  if (Object.keys(wrong).length > 0) throw fieldError(wrong);
  await spendCaptcha(house, input);
  const introducer = input.introducer ? await introducerOf(house.db, input.introducer) : null;
  if (input.introducer && !introducer) throw fieldError({ introducer: 'introducer_unknown' });
  // Hashing takes its time: before the transaction, not within.
  const passwordHash = await hashPassword(input.password);
  try {
    const { session, ended } = await inTransaction(house.db, async (tx) => {
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
        introducer: introducer && { id: introducer.id, agentId: introducer.agent_id },
        at: house.clock.now(),
      });
      await record(tx, 'member.registered', { memberId, introducerId: introducer?.id ?? null });
      const ended = await endReplaced(tx, house, caller);
      return { session: await openSession(tx, house, memberId, caller), ended };
    });
    if (caller.member) forgetSessions(house, caller.member.memberId, ended);
    return session;
  } catch (error) {
    const taken = takenBy[brokenConstraint(error)];
    throw taken ? new AppError(taken) : error;
  }
}

const takenBy: Record<string, 'account_taken' | 'cpf_taken'> = {
  member_account_unique: 'account_taken',
  member_cpf_unique: 'cpf_taken',
};

/** What a schema cannot see: that two fields belong together, and which day it is. */
function wrongFields(input: Input, today: string): Record<string, FieldErrorCode> {
  const wrong: Record<string, FieldErrorCode> = {};
  if (isCommonPassword(input.password, input.account)) wrong.password = 'password_common';
  if (input.password !== input.password_confirmation) wrong.password_confirmation = 'passwords_mismatch';
  if (!isPlausibleBirth(input.birth_date, today)) wrong.birth_date = 'birth_date_invalid';
  else if (!isAdult(input.birth_date, today)) wrong.birth_date = 'under_age';
  return wrong;
}
