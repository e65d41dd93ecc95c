import { houseAccounts, post } from '@arara/ledger';
import { isForcedReturn, type ReceivedPix, type Refund } from '@arara/pix';
import type { House } from '../../../house.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { lessenRollover, lockedBalances } from '../../wallet/index.ts';
import {
  clearDisputes,
  holdDisputed,
  openDispute,
  reopenDispute,
  stopApproved,
} from '../withdrawals/disputed.ts';

/**
 * Books the returns that the payer's institution forced (MED): what the member still has in cash goes back, and need not be turned
 * over any more; the rest is the house's loss, stays on record, and is told as an event. Once per return. From the first word of a
 * return on the member's withdrawals wait for a person.
 */
export async function returnForced(house: House, pix: ReceivedPix): Promise<void> {
  for (const refund of pix.refunds.filter(isForcedReturn)) {
    const { endToEndId } = pix;
    switch (refund.status) {
      case 'DEVOLVIDO':
        await clawBack(house, endToEndId, refund);
        break;
      case 'EM_PROCESSAMENTO':
        await stopWhileDisputed(house, endToEndId, refund);
        break;
      case 'NAO_REALIZADO':
        await giveUp(house, endToEndId, refund);
    }
  }
}

/** The deposit that a Pix was credited as, and whose it is; null when it is none. */
async function depositOf(
  tx: Queryable,
  endToEndId: string,
): Promise<{ depositId: string; memberId: string } | null> {
  const { rows } = await tx.query<{ depositId: string; memberId: string }>(
    `select d.id as "depositId", d.member_id as "memberId" from pix_received p join deposit d on d.id = p.deposit_id
      where p.end_to_end_id = $1 and p.state = 'credited'`,
    [endToEndId],
  );
  return rows[0] ?? null;
}

/** Nothing is taken yet: what the member has asked to be paid is stopped, once. */
async function stopWhileDisputed(house: House, endToEndId: string, { id: returnId }: Refund): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const deposit = await depositOf(tx, endToEndId);
    if (!deposit) return;
    const { memberId } = deposit;
    if (!(await openDispute(tx, { endToEndId, returnId, memberId }))) return;
    await stopApproved(tx, house, memberId);
    await lockedBalances(tx, memberId);
    await holdDisputed(tx, memberId, house.clock.now());
  });
}

/** The institution does not return it after all. What is set aside stays so until a person releases it. */
async function giveUp(house: House, endToEndId: string, { id: returnId }: Refund): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const deposit = await depositOf(tx, endToEndId);
    if (deposit) await clearDisputes(tx, { memberId: deposit.memberId, returnId, at: house.clock.now() });
  });
}

async function clawBack(house: House, endToEndId: string, refund: Refund): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const deposit = await depositOf(tx, endToEndId);
    if (!deposit) return;
    const { depositId, memberId } = deposit;
    const booked = await tx.query('select 1 from pix_clawback where end_to_end_id = $1 and return_id = $2', [
      endToEndId,
      refund.id,
    ]);
    if (booked.rowCount !== 0) return;
    await stopApproved(tx, house, memberId);
    const { wallets } = await lockedBalances(tx, memberId);
    const missing = refund.amountCents - wallets.cash.balanceCents;
    const recovered = refund.amountCents - (missing > 0n ? missing : 0n);
    const inserted = await tx.query<{ id: string }>(
      `insert into pix_clawback (end_to_end_id, return_id, amount_cents, recovered_cents) values ($1, $2, $3, $4)
       on conflict (end_to_end_id, return_id) do nothing returning id`,
      [endToEndId, refund.id, refund.amountCents, recovered],
    );
    const id = inserted.rows[0]?.id;
    if (id === undefined) return;
    await reopenDispute(tx, { endToEndId, returnId: refund.id, memberId });
    await holdDisputed(tx, memberId, house.clock.now());
    if (recovered > 0n) {
      await post(tx, {
        from: wallets.cash.accountId,
        to: houseAccounts.psp,
        amountCents: recovered,
        kind: 'clawback',
        reference: id,
      });
      await lessenRollover(tx, { memberId, depositId, cents: recovered });
    }
    if (recovered < refund.amountCents) {
      await post(tx, {
        from: houseAccounts.adjustments,
        to: houseAccounts.psp,
        amountCents: refund.amountCents - recovered,
        kind: 'clawback_loss',
        reference: id,
      });
      house.log.warn({ endToEndId, memberId }, 'a forced return could not be taken back in full');
    }
    await record(tx, 'deposit.clawed_back', {
      clawbackId: id,
      memberId,
      amountCents: String(refund.amountCents),
      recoveredCents: String(recovered),
    });
    await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
  });
}
