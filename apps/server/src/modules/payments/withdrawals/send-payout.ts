import type { NewPayout } from '@arara/pix';
import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { accountHolder } from '../account-holder.ts';
import { settlePayout } from './settle-payout.ts';
import { destinationOf, lockWithdrawal, noticeWithdrawal, type Withdrawal } from './withdrawal.ts';

/**
 * Sends an approved withdrawal under its own payout id. The step to `paying` is committed before anything leaves, so that
 * from then on the institution is asked by that id; a repeat under the same id cannot pay twice.
 */
export async function sendPayout(house: House, withdrawalId: string): Promise<void> {
  const row = await inTransaction(house.db, async (tx) => {
    const locked = await lockWithdrawal(tx, withdrawalId);
    if (locked?.state === 'approved') {
      await tx.query(`update withdrawal set state = 'paying' where id = $1`, [withdrawalId]);
      await noticeWithdrawal(tx, house, locked, 'paying');
    }
    return locked && ['approved', 'paying'].includes(locked.state) ? locked : null;
  });
  if (!row?.payout_id) return;
  await send(house, row, row.payout_id);
}

/** Asks about a payout by its id; one the institution never got is sent again under the same id. */
export async function askPayout(house: House, payoutId: string): Promise<void> {
  const { rows } = await house.db.query<{ id: string }>('select id from withdrawal where payout_id = $1', [
    payoutId,
  ]);
  const [known] = rows;
  if (!known) return;
  const outcome = await house.psp.client.getPayout(payoutId);
  if (outcome.kind === 'ok') {
    if (outcome.value.status === 'EM_PROCESSAMENTO') throw new Error(`payout ${payoutId} is being processed`);
    await settlePayout(house, known.id, outcome.value);
  } else if (outcome.kind === 'refused' && outcome.status === 404) {
    await sendPayout(house, known.id);
  } else {
    throw new Error(`payout ${payoutId}: nothing known yet`);
  }
}

async function send(house: House, row: Withdrawal, payoutId: string): Promise<void> {
  const holder = await accountHolder(house.db, row.member_id);
  const destination = destinationOf(row);
  const payout: NewPayout = {
    id: payoutId,
    amountCents: row.amount_cents - row.fee_cents,
    recipient: { document: holder.cpf, name: holder.realname },
    to:
      destination.kind === 'bank'
        ? {
            kind: 'account',
            ispb: destination.bank,
            branch: destination.branch,
            account: destination.value,
            accountType: destination.accountType || 'checking',
          }
        : { kind: 'key', key: destination.value },
  };
  const outcome = await house.psp.client.sendPayout(payout);
  switch (outcome.kind) {
    case 'ok':
      if (outcome.value.status === 'EM_PROCESSAMENTO') await askLater(house, payoutId);
      else await settlePayout(house, row.id, outcome.value);
      return;
    case 'refused':
      // The institution said no at once: nothing has left.
      await settlePayout(house, row.id, {
        status: 'NAO_REALIZADO',
        endToEndId: null,
        reason: outcome.problem.detail,
      });
      return;
    case 'unknown':
      await askLater(house, payoutId);
  }
}

async function askLater(house: House, payoutId: string): Promise<void> {
  await house.jobs.add(
    house.db,
    'payout-ask',
    { payoutId },
    { jobKey: `payout-ask:${payoutId}`, runAt: new Date(Date.now() + 1500), maxAttempts: 1000 },
  );
}
