import type { NewPayout, Refused } from '@arara/pix';
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
    if (outcome.value.status === 'EM_PROCESSAMENTO') await askLater(house, payoutId);
    else await settlePayout(house, known.id, outcome.value);
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
    // The name as it was submitted: a repeat has to carry the same content.
    recipient: { document: holder.cpf, name: row.holder_name },
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
      await hearRefusal(house, row, payoutId, outcome);
      return;
    case 'unknown':
      await askLater(house, payoutId);
  }
}

/** Refusals that speak of the request as such, not of the caller or the moment. */
const finalStatuses = new Set([400, 404, 409, 422]);

/**
 * The institution said no. That alone proves nothing about an earlier try under the same id, so it is asked by that id:
 * what it knows counts; when it knows nothing, nothing has left and the funds come back.
 */
async function hearRefusal(house: House, row: Withdrawal, payoutId: string, refusal: Refused): Promise<void> {
  if (!finalStatuses.has(refusal.status))
    throw new Error(`payout ${payoutId} could not be sent: refused with ${refusal.status}`);
  const known = await house.psp.client.getPayout(payoutId);
  if (known.kind === 'ok') {
    if (known.value.status === 'EM_PROCESSAMENTO') await askLater(house, payoutId);
    else await settlePayout(house, row.id, known.value);
    return;
  }
  if (known.kind === 'unknown' || known.status !== 404)
    throw new Error(`payout ${payoutId} was refused and cannot be asked about`);
  await settlePayout(house, row.id, {
    status: 'NAO_REALIZADO',
    endToEndId: null,
    reason: refusal.problem.detail,
  });
}

async function askLater(house: House, payoutId: string): Promise<void> {
  await house.jobs.add(
    house.db,
    'payout-ask',
    { payoutId },
    { jobKey: `payout-ask:${payoutId}`, runAt: new Date(Date.now() + 1500), maxAttempts: 1000 },
  );
}

/** Asks about every payout that is still on its way, in case a job was lost with the machine that ran it. */
export async function askStuckPayouts(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - 60_000);
  await queueQuestions(
    house,
    `select payout_id from withdrawal where state in ('approved', 'paying') and payout_id is not null
        and reviewed_at < $1 order by reviewed_at limit 200`,
    before,
  );
}

/** Asks once more about what was paid lately: an institution may return it, and the callback may be lost. */
export async function askPaidPayouts(house: House): Promise<void> {
  const since = new Date(house.clock.now().getTime() - 4 * 86_400_000);
  await queueQuestions(
    house,
    `select payout_id from withdrawal where state = 'paid' and payout_id is not null and paid_at >= $1`,
    since,
  );
}

async function queueQuestions(house: House, sql: string, moment: Date): Promise<void> {
  const { rows } = await house.db.query<{ payout_id: string }>(sql, [moment]);
  for (const { payout_id: payoutId } of rows)
    await house.jobs.add(house.db, 'payout-ask', { payoutId }, { jobKey: `payout-ask:${payoutId}` });
}
