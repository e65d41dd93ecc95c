import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { lastBalance } from '../platform.ts';
import { isBeingAsked } from './asking.ts';
import { heardOf } from './send-transfer.ts';
import { endTransfer } from './settle-transfer.ts';
import { findTransferById, lockTransfer, type Transfer } from './transfer.ts';

/** What a platform said of a transfer that it has not ended. `something_else`: it answers, and not about this one. */
export type PlatformSilence = 'not_connected' | 'no_answer' | 'something_else';

/** From when on it may be declared how a transfer ended that was sent then. */
export function transferDeclarableAt(house: House, sentAt: Date): Date {
  return new Date(sentAt.getTime() + house.env.PAYOUT_DECLARE_HOURS * 3_600_000);
}

/**
 * A transfer of which it may be declared how it ended, locked behind its member's gate. Fails with `transfer_unknown`, with
 * `state_changed` when it has ended, with `transfer_too_fresh`, and with `transfer_under_way` while its platform is just being asked.
 */
export async function lockDeclarableTransfer(tx: pg.PoolClient, house: House, id: string): Promise<Transfer> {
  const found = await findTransferById(tx, id);
  if (!found) throw new AppError('transfer_unknown');
  await lockedBalances(tx, found.member_id);
  const transfer = await lockTransfer(tx, id);
  if (transfer.settled_at !== null)
    throw new AppError('state_changed', { state: transfer.state, edited_by: '' });
  const { sent_at: sentAt } = transfer;
  if (sentAt === null || transferDeclarableAt(house, sentAt) > house.clock.now())
    throw new AppError('transfer_too_fresh', null, { hours: house.env.PAYOUT_DECLARE_HOURS });
  if (await isBeingAsked(tx, id)) throw new AppError('transfer_under_way');
  return transfer;
}

/**
 * Asks the platform about a transfer that is to be declared, outside any transaction. What it knows is booked, and goes before every
 * declaration: `transfer_known`. Fails with `transfer_under_way` while somebody else is asking.
 */
export async function askAboutTransfer(house: House, id: string): Promise<PlatformSilence> {
  const { transfer, said } = await heardOf(house, id);
  if (transfer.settled_at !== null) throw new AppError('transfer_known');
  if (said === 'being_asked') throw new AppError('transfer_under_way');
  return said;
}

/**
 * Ends a transfer as two people declare it, in their transaction. It moves what the platform's own word would have moved. What the member
 * has there then is reckoned from what was last told, until the platform is heard again.
 */
export async function declareTransfer(
  tx: pg.PoolClient,
  house: House,
  { id, isDone }: { readonly id: string; readonly isDone: boolean },
): Promise<void> {
  const transfer = await lockDeclarableTransfer(tx, house, id);
  const { member_id: memberId, platform, direction, amount_cents: amountCents } = transfer;
  const { cash } = (await lockedBalances(tx, memberId)).wallets;
  const lastCents = await lastBalance(tx, platform, memberId);
  const thereCents = direction === 'in' ? lastCents + amountCents : lastCents - amountCents;
  await endTransfer(tx, house, {
    transfer,
    verdict: isDone
      ? { kind: 'done', balanceCents: thereCents < 0n ? 0n : thereCents }
      : { kind: 'failed', reason: '' },
    cashId: cash.accountId,
  });
  await tx.query(`update platform_transfer set declared_at = $2, ask_at = null where id = $1`, [
    id,
    house.clock.now(),
  ]);
}
