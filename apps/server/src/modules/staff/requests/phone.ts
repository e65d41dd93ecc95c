import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { maskPhone } from '../../../plugins/mask-contact.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { dropChallenges, endTwoFactor, hasTwoFactor, tellMember } from '../../identity/index.ts';
import { memberToWriteAbout } from '../care/known-member.ts';
import { askRequest } from './ask-request.ts';
import type { RequestKind } from './request-kind.ts';
import { memberOf, presentRequest, type RequestRow } from './request-row.ts';

/**
 * Another phone for a member who has lost the one of the account, and with it the way back to a password that is forgotten. The staff set
 * where a code goes, never a password: it is the code that proves the phone. The app of two-factor login was on that phone too, mostly:
 * it is turned off with it where that was asked for. The member is told where an e-mail is proved.
 */
export const phone: RequestKind = {
  permission: 'members.verify',
  did: { ask: 'member.phone_ask', approve: 'member.phone', refuse: 'member.phone_refuse' },
  subject: (row) => ({ subjectType: 'member', subjectId: memberOf(row) }),
  detail: (row) => ({
    account: row.account,
    phone: maskPhone(phoneOf(row)),
    ...(row.ends_two_factor && { ends_two_factor: true }),
    evidence: row.evidence ?? '',
    reason: row.reason,
  }),
  carryOut: setPhone,
};

/**
 * Asks for another phone. Fails with `sms_unavailable` where no code could reach it, `member_unknown`, `demo_not_allowed`,
 * `account_erased`, `phone_taken` when another member has verified it, `two_factor_off` where there is none to end, and `request_waits`.
 */
export async function askPhone(
  house: House,
  input: InputOf<typeof staffRequests.staffPhoneAsk>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffPhoneAsk>> {
  const { id: memberId, phone: number, ends_two_factor: endsTwoFactor, evidence, reason } = input;
  if (!house.sms.isOpen) throw new AppError('sms_unavailable');
  return inTransaction(house.db, async (tx) => {
    const member = await memberToWriteAbout(tx, memberId);
    if (member.isDemo) throw new AppError('demo_not_allowed');
    await refuseTaken(tx, memberId, number);
    if (endsTwoFactor && !(await hasTwoFactor(tx, memberId))) throw new AppError('two_factor_off');
    return presentRequest(
      await askRequest(tx, house, caller, phone, {
        kind: 'phone',
        member_id: memberId,
        phone: number,
        ends_two_factor: endsTwoFactor,
        evidence,
        reason,
      }),
    );
  });
}

async function setPhone(tx: pg.PoolClient, house: House, asked: RequestRow): Promise<void> {
  const memberId = memberOf(asked);
  const number = phoneOf(asked);
  await memberToWriteAbout(tx, memberId);
  await refuseTaken(tx, memberId, number);
  await refuseComeIn(tx, memberId, asked.asked_at);
  await tx.query(
    `update member set phone = $2, phone_verified_at = null, is_registered_by_other = false, updated_at = $3 where id = $1`,
    [memberId, number, house.clock.now()],
  );
  // A code that is on its way to the phone of before sets no password any more.
  await dropChallenges(tx, memberId);
  await tellMember(tx, house, memberId, 'phone_changed', { label: maskPhone(number) });
  if (asked.ends_two_factor) await endTwoFactor(tx, house, memberId);
}

async function refuseTaken(tx: Queryable, memberId: string, number: string): Promise<void> {
  const { rowCount } = await tx.query(
    'select from member where phone = $2 and id <> $1 and phone_verified_at is not null limit 1',
    [memberId, number],
  );
  if (rowCount !== 0) throw new AppError('phone_taken');
}

/** Whoever has come in meanwhile has lost nothing, and what was proven when it was asked for may have been somebody else's. */
async function refuseComeIn(tx: Queryable, memberId: string, askedAt: Date): Promise<void> {
  const { rowCount } = await tx.query(
    `select from member where id = $1 and greatest(access_changed_at, phone_verified_at, email_verified_at) > $2`,
    [memberId, askedAt],
  );
  if (rowCount !== 0) throw new AppError('access_changed');
}

function phoneOf(row: RequestRow): string {
  if (row.phone === null) throw new Error(`request ${row.id} is about no phone`);
  return row.phone;
}
