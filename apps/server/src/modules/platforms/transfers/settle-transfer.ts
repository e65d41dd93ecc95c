import { houseAccounts, post, transitOf } from '@arara/ledger';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { keepBalance } from '../platform.ts';
import { lockTransfer, type Transfer, transferOf } from './transfer.ts';

export type Verdict =
  /** `balanceCents`: what the member has there after it. */
  | { readonly kind: 'done'; readonly balanceCents: bigint }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Books what became of a transfer, once, however often it is told. In: done takes the money from transit to the platforms'
 * account, failed gives it back. Out: done brings it from the platforms' account over transit into cash.
 */
export async function settleTransfer(house: House, id: string, verdict: Verdict): Promise<Transfer> {
  const { member_id: memberId } = await transferOf(house.db, id);
  return inTransaction(house.db, async (tx) => {
    const balances = await lockedBalances(tx, memberId);
    const transfer = await lockTransfer(tx, id);
    if (transfer.settled_at !== null) {
      if (transfer.state === verdict.kind) await confirm(tx, transfer);
      else await contradict(tx, house, transfer, verdict);
      return transfer;
    }
    await overtakeDeclaration(tx, house, id);
    await endTransfer(tx, house, { transfer, verdict, cashId: balances.wallets.cash.accountId });
    return transferOf(tx, id);
  });
}

interface Ending {
  /** Locked behind the member's gate, and open. */
  readonly transfer: Transfer;
  readonly verdict: Verdict;
  readonly cashId: bigint;
}

/** Books how an open transfer ended, in the caller's transaction. */
export async function endTransfer(
  tx: pg.PoolClient,
  house: House,
  { transfer, verdict, cashId }: Ending,
): Promise<void> {
  const { id, member_id: memberId } = transfer;
  await move(tx, transfer, verdict.kind, cashId);
  if (verdict.kind === 'done')
    await keepBalance(tx, house, transfer, {
      balanceCents: verdict.balanceCents,
      movedCents: transfer.direction === 'in' ? transfer.amount_cents : -transfer.amount_cents,
    });
  const { rowCount } = await tx.query(
    `update platform_transfer set state = $2, reason = $3, settled_at = house_now(),
            sent_at = coalesce(sent_at, house_now())
      where id = $1 and state in ('pending', 'unknown')`,
    [id, verdict.kind, verdict.kind === 'failed' ? verdict.reason : ''],
  );
  if (rowCount !== 1) throw new Error(`transfer ${id} was settled behind the gate`);
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
}

/** The platform has told before two people declared it: there is nothing left to declare. */
async function overtakeDeclaration(tx: Queryable, house: House, id: string): Promise<void> {
  await tx.query(
    `update staff_request set state = 'overtaken', decided_at = $2 where transfer_id = $1 and state = 'waiting'`,
    [id, house.clock.now()],
  );
}

/** The platform says what two people declared: it need not be asked any more. */
async function confirm(tx: Queryable, { id, declared_at: declaredAt }: Transfer): Promise<void> {
  if (declaredAt !== null)
    await tx.query('update platform_transfer set declared_at = null where id = $1', [id]);
}

/**
 * What is settled stays so, but somebody was wrong: money may stand on both sides or on neither. Staff is told (`/metrics`)
 * and has to look.
 */
async function contradict(tx: Queryable, house: House, transfer: Transfer, verdict: Verdict): Promise<void> {
  const { id: transferId, platform, member_id: memberId, direction, state: settledAs } = transfer;
  await tx.query(
    'update platform_transfer set contradicted_at = coalesce(contradicted_at, house_now()) where id = $1',
    [transferId],
  );
  house.log.error(
    { transferId, platform, memberId, direction, settledAs, told: verdict.kind },
    'a transfer is told to have ended otherwise than it was settled',
  );
}

async function move(
  tx: pg.PoolClient,
  transfer: Transfer,
  outcome: Verdict['kind'],
  cashId: bigint,
): Promise<void> {
  const { id: reference, member_id: memberId, amount_cents: amountCents, direction } = transfer;
  if (direction === 'out' && outcome === 'failed') return;
  const transit = await transitOf(tx, memberId);
  const movement = { amountCents, reference };
  if (direction === 'in') {
    await post(
      tx,
      outcome === 'done'
        ? { ...movement, from: transit, to: houseAccounts.platforms, kind: 'transfer_arrived' }
        : { ...movement, from: transit, to: cashId, kind: 'transfer_returned' },
    );
    return;
  }
  await post(tx, { ...movement, from: houseAccounts.platforms, to: transit, kind: 'transfer_left' });
  await post(tx, { ...movement, from: transit, to: cashId, kind: 'transfer_from_platform' });
}
