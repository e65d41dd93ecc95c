import { houseAccounts, post } from '@arara/ledger';
import { isForcedReturn, type ReceivedPix, type Refund } from '@arara/pix';
import type { House } from '../../../house.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { lessenRollover, lockedBalances } from '../../wallet/index.ts';

/**
 * Books the returns that the payer's institution forced (MED): what the member still has in cash goes back, and need not be turned
 * over any more; the rest is the house's loss, stays on record, and is told as an event. Once per return.
 */
export async function returnForced(house: House, pix: ReceivedPix): Promise<void> {
  for (const refund of pix.refunds) {
    if (isForcedReturn(refund) && refund.status === 'DEVOLVIDO')
      await clawBack(house, pix.endToEndId, refund);
  }
}

async function clawBack(house: House, endToEndId: string, refund: Refund): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ id: string; member_id: string }>(
      `select d.id, d.member_id from pix_received p join deposit d on d.id = p.deposit_id
        where p.end_to_end_id = $1 and p.state = 'credited'`,
      [endToEndId],
    );
    const [deposit] = rows;
    if (!deposit) return;
    const { id: depositId, member_id: memberId } = deposit;
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
