import { post, transitOf } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { brokenConstraint, type Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { assertMayPlay, assertWithinLimits } from '../may-play.ts';
import { keepPlayer, lastBalance, type Platform } from '../platform.ts';

export interface NewTransfer {
  readonly memberId: string;
  readonly platform: Platform;
  readonly direction: 'in' | 'out';
  /** For `in`, null takes all cash there is. */
  readonly amountCents: bigint | null;
  readonly cause: 'member' | 'launch' | 'all_back' | 'homecoming';
}

/** After so long a job looks after a transfer whose process is gone. */
const lookAfterMs = 15_000;

/**
 * Starts a transfer inside the caller's transaction. In: the cash leaves for the transit account, so that it can be spent by
 * nobody while it is on its way. Out: nothing moves here until the platform has given it. Gives the transfer's id, which
 * the platform knows it by too; it is sent after the commit.
 */
export async function startTransfer(tx: Queryable, house: House, transfer: NewTransfer): Promise<string> {
  const { memberId, platform, direction } = transfer;
  // What keeps no money can be given none.
  if (platform.kind !== 'transfer') throw new AppError('platform_direct');
  const balances = await lockedBalances(tx, memberId);
  const { cash } = balances.wallets;
  if (direction === 'in') {
    await assertMayPlay(tx, memberId);
    if (!platform.is_open) throw new AppError('platform_off');
  }
  const amountCents = transfer.amountCents ?? cash.balanceCents;
  assertAmount(platform, direction, amountCents);
  if (direction === 'in') {
    if (cash.balanceCents < amountCents) throw new AppError('insufficient_funds');
    const laidCents = await lastBalance(tx, platform.code, memberId);
    await assertWithinLimits(tx, memberId, { amountCents, laidCents });
  }
  await keepPlayer(tx, platform.code, memberId);
  const id = await insert(tx, transfer, amountCents);
  if (direction === 'in') {
    await post(tx, {
      from: cash.accountId,
      to: await transitOf(tx, memberId),
      amountCents,
      kind: 'transfer_to_platform',
      reference: id,
    });
    await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
  }
  await house.jobs.add(
    tx,
    'platform-transfer',
    { transferId: id },
    { jobKey: `platform-transfer:${id}`, runAt: new Date(Date.now() + lookAfterMs) },
  );
  return id;
}

function assertAmount(platform: Platform, direction: 'in' | 'out', amountCents: bigint): void {
  // What is left on a platform may always come home, however little.
  const minCents = direction === 'in' ? platform.min_cents : 1n;
  if (amountCents < minCents) {
    const min = formatAmount(minCents);
    throw new AppError('amount_below_minimum', { min }, { min });
  }
  if (direction === 'in' && amountCents > platform.max_cents) {
    const max = formatAmount(platform.max_cents);
    throw new AppError('amount_above_maximum', { max }, { max });
  }
}

/** One transfer at a time between a member and a platform: what the balance there is stays decidable. */
async function insert(tx: Queryable, transfer: NewTransfer, amountCents: bigint): Promise<string> {
  try {
    const { rows } = await tx.query<{ id: string }>(
      `insert into platform_transfer (member_id, platform, direction, amount_cents, cause)
       values ($1, $2, $3, $4, $5) returning id`,
      [transfer.memberId, transfer.platform.code, transfer.direction, amountCents, transfer.cause],
    );
    const [row] = rows;
    if (!row) throw new Error('the new transfer is gone');
    return row.id;
  } catch (error) {
    if (brokenConstraint(error) === 'platform_transfer_one_open') throw new AppError('transfer_in_progress');
    throw error;
  }
}
