import { randomBytes } from 'node:crypto';
import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { VisitorCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { spendCaptcha } from '../captcha.ts';
import { phoneOpens } from '../contacts/contacts.ts';
import { sendForgotten } from '../contacts/letters.ts';
import { codeTooSoon, livesMinutes, newCode, unavailable } from '../sent-codes.ts';
import {
  anewCodesRule,
  anewOwnPlaceRule,
  anewPauseRule,
  anewPlaceRule,
  lockedOut,
  takeTry,
} from '../tries.ts';
import { askedBy, keepCode, subjectOf } from './kept-codes.ts';

type Input = InputOf<typeof identity.forgotPasswordCode>;

/**
 * Sends a code for a new login password to whoever has the CPF and birth date. Answers, counts and does alike for who is nobody: of an
 * account nothing is told but to its phone or e-mail. Fails with `captcha_required`, `captcha_wrong`, `code_too_soon` within a minute,
 * `locked_out` after five codes in 24 hours or three from one address, `mail_unavailable` and `sms_unavailable`.
 */
export async function sendForgottenCode(
  house: House,
  input: Input,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.forgotPasswordCode>> {
  const line = input.channel === 'email' ? house.mail : house.sms;
  if (!line.isOpen) throw new AppError(unavailable[input.channel]);
  await spendCaptcha(house, input);
  const now = house.clock.now();
  const expiresAt = new Date(now.getTime() + livesMinutes * 60_000);
  const code = newCode();
  const ticket = randomBytes(16).toString('base64url');
  const subject = askedBy(house, input, ticket);
  await inTransaction(house.db, async (tx) => {
    await admit(tx, subjectOf(house, input), caller, now);
    const member = await reachable(tx, input);
    const { channel } = input;
    await keepCode(tx, house, { subject, memberId: member?.id ?? null, channel, code, expiresAt });
    const letter = { code, lang: caller.lang, expiresAt, minutes: livesMinutes };
    await sendForgotten(tx, house, input.channel, member && { ...letter, ...member });
  });
  return {
    expires_at: expiresAt.toISOString(),
    again_at: anewPauseRule.windowEnd(now).toISOString(),
    ticket,
  };
}

async function admit(tx: Queryable, subject: Buffer, caller: VisitorCaller, now: Date): Promise<void> {
  const name = `forgotten:${subject.toString('hex')}`;
  const pause = await takeTry(tx, `${name}:pause`, anewPauseRule, now);
  if (!pause.isTaken) throw codeTooSoon(pause.endsAt, now);
  const counted = [
    [`${name}:from:${caller.network}`, anewOwnPlaceRule],
    [name, anewCodesRule],
    [`forgotten:from:${caller.network}`, anewPlaceRule],
  ] as const;
  for (const [counter, rule] of counted) {
    const tries = await takeTry(tx, counter, rule, now);
    if (!tries.isTaken) throw lockedOut(tries, now);
  }
}

/**
 * The member who is claimed, and where a code reaches nobody else: an address that was proved, or the phone the member gave at the own
 * registration. One that an agent typed is not the member's before it is verified, nor one that another member has. One that is being
 * changed is waited for.
 */
async function reachable(
  tx: Queryable,
  { cpf, birth_date: born, channel }: Input,
): Promise<{ readonly id: string; readonly account: string; readonly to: string } | null> {
  const { rows } = await tx.query<{ id: string; account: string; to: string }>(
    `select id, account, case $3 when 'email' then email else phone end as to from member m
      where cpf = $1 and birth_date = $2::date and status = 'active' and not is_demo and deleted_at is null
        and case $3 when 'email' then email_verified_at is not null
                    else ${phoneOpens} end
      for share of m`,
    [cpf, born, channel],
  );
  return rows[0] ?? null;
}
