import type { ErrorCode } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { balancesOf } from '../wallet/index.ts';
import { lastBalance, type Platform } from './platform.ts';
import { hearIfLimited } from './read-balances.ts';
import { sendTransfer } from './transfers/send-transfer.ts';
import { startTransfer } from './transfers/start-transfer.ts';
import type { Transfer } from './transfers/transfer.ts';

/** What went along with a launch, or why nothing did although the member wanted it. */
interface Along {
  readonly transfer: Transfer | null;
  readonly refusal: ErrorCode | null;
}

export const nothingAlong: Along = { transfer: null, refusal: null };

/**
 * Moves cash along when the member wants that: all there is, or as much as the platform takes at once and the member's limits
 * leave. What cannot go never keeps the game from opening; the answer says why.
 */
export async function bringAlong(house: House, platform: Platform, memberId: string): Promise<Along> {
  await hearIfLimited(house, memberId, platform);
  const { wallets } = await balancesOf(house.db, memberId);
  const allCents = wallets.cash.balanceCents;
  // Who has no limits is left null by them, which the least of all passes over.
  const { rows } = await house.db.query<{ auto_transfer: boolean; most_cents: bigint }>(
    `select m.auto_transfer,
            least($2::bigint, $3::bigint, case when p.has_limits then protection_left_cents(m.id, $4) end) as most_cents
       from member m join member_play p on p.member_id = m.id where m.id = $1`,
    [memberId, allCents, platform.max_cents, await lastBalance(house.db, platform.code, memberId)],
  );
  const [row] = rows;
  if (!row?.auto_transfer || allCents < platform.min_cents) return nothingAlong;
  const mostCents = row.most_cents;
  if (mostCents < platform.min_cents) return { transfer: null, refusal: 'limit_reached' };
  // All of it is all there is by then.
  const amountCents = mostCents < allCents ? mostCents : null;
  try {
    const id = await inTransaction(house.db, (tx) =>
      startTransfer(tx, house, { memberId, platform, direction: 'in', amountCents, cause: 'launch' }),
    );
    return { transfer: await sendTransfer(house, id), refusal: null };
  } catch (error) {
    if (error instanceof AppError) return { transfer: null, refusal: error.code };
    throw error;
  }
}
