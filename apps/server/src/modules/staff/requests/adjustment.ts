import type { DataOf, InputOf, staffRequests } from '@arara/contract';
import { houseAccounts, post } from '@arara/ledger';
import { formatAmount, parseAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { reopenCase } from '../../abuse/index.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { memberToWriteAbout } from '../care/known-member.ts';
import { askRequest } from './ask-request.ts';
import type { RequestKind } from './request-kind.ts';
import { memberOf, presentRequest, type RequestRow } from './request-row.ts';

/** A correction of a member's cash. A case whose correction is refused is open again. */
export const adjustment: RequestKind = {
  permission: 'money.adjust',
  askedWith: (row) => (row.case_id === null ? 'money.adjust' : 'cases.decide'),
  did: { ask: 'adjustment.ask', approve: 'adjustment.approve', refuse: 'adjustment.refuse' },
  subject: (row) => ({ subjectType: 'adjustment', subjectId: row.id }),
  detail: (row) => ({
    account: row.account,
    money: formatAmount(centsOf(row)),
    reason: row.reason,
    ...(row.case_id !== null && { case_id: row.case_id }),
  }),
  carryOut: moveCash,
  refuse: async (tx, row) => {
    if (row.case_id !== null) await reopenCase(tx, row.case_id);
  },
};

/** Asks for a correction, once under a key. Fails with `member_unknown`, `demo_not_allowed` and `idempotency_conflict`. */
export async function askAdjustment(
  house: House,
  { id: memberId, money, reason }: InputOf<typeof staffRequests.staffAdjust>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffRequests.staffAdjust>> {
  const cents = parseAmount(money.replace('-', ''));
  if (cents === null) throw new Error(`the contract let ${money} through`);
  const amountCents = money.startsWith('-') ? -cents : cents;
  return inTransaction(house.db, async (tx) =>
    presentRequest(
      await insertAdjustment(tx, house, caller, {
        memberId,
        amountCents,
        reason,
        caseId: null,
        key: caller.idempotencyKey,
      }),
    ),
  );
}

interface Asked {
  readonly memberId: string;
  /** Below zero is taken from the member. */
  readonly amountCents: bigint;
  readonly reason: string;
  /** The case that asks for it, if one does. */
  readonly caseId: string | null;
  readonly key?: string | null;
}

/** The same for a case, within the transaction that decides it. */
export async function insertAdjustment(
  tx: pg.PoolClient,
  house: House,
  caller: StaffCaller,
  { memberId, amountCents, reason, caseId, key = null }: Asked,
): Promise<RequestRow> {
  const member = await memberToWriteAbout(tx, memberId);
  if (member.isDemo) throw new AppError('demo_not_allowed');
  return askRequest(tx, house, caller, adjustment, {
    kind: 'adjustment',
    member_id: memberId,
    reason,
    amount_cents: amountCents,
    case_id: caseId,
    asked_key: key,
  });
}

/** Fails with `insufficient_funds` when there is less cash than is to be taken. */
async function moveCash(tx: pg.PoolClient, house: House, asked: RequestRow): Promise<void> {
  const memberId = memberOf(asked);
  const amountCents = centsOf(asked);
  const { cash } = (await lockedBalances(tx, memberId)).wallets;
  const isGiven = amountCents > 0n;
  if (!isGiven && cash.balanceCents < -amountCents) throw new AppError('insufficient_funds');
  await post(tx, {
    from: isGiven ? houseAccounts.adjustments : cash.accountId,
    to: isGiven ? cash.accountId : houseAccounts.adjustments,
    amountCents: isGiven ? amountCents : -amountCents,
    // A case takes once, and the member reads why.
    kind: asked.case_id === null ? 'adjustment' : 'abuse_deduction',
    reference: asked.case_id ?? asked.id,
  });
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
}

function centsOf(row: RequestRow): bigint {
  if (row.amount_cents === null) throw new Error(`correction ${row.id} has no amount`);
  return row.amount_cents;
}
