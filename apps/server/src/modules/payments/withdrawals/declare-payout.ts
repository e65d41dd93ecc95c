import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { isStillAtIt, underWayDays } from '../under-way.ts';
import { knownPayout } from './known-payout.ts';
import { endAsFailed, endAsPaid, settlePayout } from './settle-payout.ts';
import { changedMeanwhile, lockWithdrawal, type Withdrawal } from './withdrawal.ts';

/** What an institution said of a payout that it has not ended. */
export type Silence = 'not_found' | 'no_answer' | 'under_way';

/** From when on it may be declared how a payout ended that is on its way since then. */
export function declarableAt(house: House, payingAt: Date): Date {
  return new Date(payingAt.getTime() + house.env.PAYOUT_DECLARE_HOURS * 3_600_000);
}

/**
 * A withdrawal of which it may be declared how its payout ended, locked. Fails with `withdrawal_unknown`, with `state_changed` when it
 * is not on its way, and with `payout_too_fresh`.
 */
export async function lockDeclarable(tx: Queryable, house: House, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(tx, id);
  if (!row) throw new AppError('withdrawal_unknown');
  if (row.state !== 'paying') throw changedMeanwhile(row);
  const since = row.paying_at ?? row.reviewed_at;
  if (since === null || declarableAt(house, since) > house.clock.now())
    throw new AppError('payout_too_fresh', null, { hours: house.env.PAYOUT_DECLARE_HOURS });
  return row;
}

/**
 * Asks the institution about a payout that is to be declared, outside any transaction. What it knows for certain is booked, and goes
 * before every declaration: `payout_known`; and so does that it is at it, until it has been for `underWayDays`: `payout_under_way`.
 */
export async function askAboutSilent(house: House, withdrawalId: string): Promise<Silence> {
  const { rows } = await house.db.query<{ payout_id: string | null; since: Date | null }>(
    'select payout_id, coalesce(paying_at, reviewed_at) as since from withdrawal where id = $1',
    [withdrawalId],
  );
  const payoutId = rows[0]?.payout_id ?? null;
  if (payoutId === null) throw new AppError('state_changed');
  const outcome = await knownPayout(house, payoutId);
  if (outcome.kind === 'refused' && outcome.status === 404) return 'not_found';
  if (outcome.kind !== 'ok') return 'no_answer';
  if (outcome.value.status === 'EM_PROCESSAMENTO') {
    const since = rows[0]?.since ?? house.clock.now();
    if (isStillAtIt(house, since)) throw new AppError('payout_under_way', null, { days: underWayDays });
    return 'under_way';
  }
  await settlePayout(house, withdrawalId, outcome.value);
  throw new AppError('payout_known');
}

/**
 * Ends a payout as two people declare it, in their transaction: paid, or not paid with the funds given back. Nothing is sent any
 * more. The institution is asked about it for a while; when it says the contrary, no money moves, and staff see it as a case.
 */
export async function declarePayout(
  tx: pg.PoolClient,
  house: House,
  row: Withdrawal,
  { isPaid, evidence }: { isPaid: boolean; evidence: string },
): Promise<void> {
  if (isPaid) await endAsPaid(tx, house, row, endToEndIdPattern.test(evidence) ? evidence : null);
  else await endAsFailed(tx, house, row, '');
  await tx.query('update withdrawal set declared_at = $2 where id = $1', [row.id, house.clock.now()]);
}

const endToEndIdPattern = /^E\d{20}[A-Za-z0-9]{11}$/;

/** True while somebody has asked to declare how it ended: nothing of it is sent then. */
export async function isDeclarationWaiting(tx: Queryable, withdrawalId: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from staff_request where withdrawal_id = $1 and state = 'waiting' limit 1`,
    [withdrawalId],
  );
  return rows.length > 0;
}
