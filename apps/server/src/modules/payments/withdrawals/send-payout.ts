import { type NewPayout, type Payout, type Refused, whyNot } from '@arara/pix';
import type { House } from '../../../house.ts';
import { arePayoutsHeld } from '../../../plugins/database-life.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { accountHolder } from '../account-holder.ts';
import { pauseMs } from '../pause.ts';
import { isDeclarationWaiting } from './declare-payout.ts';
import { knownPayout } from './known-payout.ts';
import { failRefused, settlePayout } from './settle-payout.ts';
import { destinationOf, lockWithdrawal, noticeWithdrawal, type Withdrawal } from './withdrawal.ts';

/**
 * Sends an approved withdrawal under its own payout id. The step to `paying` is committed before anything leaves, so that
 * from then on the institution is asked by that id; a repeat under the same id cannot pay twice.
 */
export async function sendPayout(house: House, withdrawalId: string): Promise<void> {
  const payout = await countSending(house, withdrawalId);
  if (payout) await send(house, withdrawalId, payout);
}

/**
 * What is sent, counted before it leaves; null when the payout is not on its way, while somebody has asked to declare how it ended,
 * while payouts are held, and while another client may have sent it: `askStuckPayouts` comes back to it then. One on its way that nobody
 * has counted was sent by a version that did not count.
 */
async function countSending(house: House, withdrawalId: string): Promise<NewPayout | null> {
  return inTransaction(house.db, async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId);
    if ((row?.state !== 'approved' && row?.state !== 'paying') || row.payout_id === null) return null;
    if (row.state === 'paying' && (await isDeclarationWaiting(tx, withdrawalId))) return null;
    if (await arePayoutsHeld(tx)) return null;
    if (await wasSentByAnother(tx, house, withdrawalId)) return null;
    await tx.query(
      `update withdrawal set state = 'paying', paying_at = case state when 'approved' then $2 else paying_at end,
              payout_client = $3, payout_sends = case state when 'approved' then 0 else coalesce(payout_sends, 1) end + 1 where id = $1`,
      [withdrawalId, house.clock.now(), house.psp.clientMark],
    );
    if (row.state === 'approved') await noticeWithdrawal(tx, house, row, 'paying');
    return payoutOf(tx, row, row.payout_id);
  });
}

/**
 * Whether a sending may have left as another client than we are to the institution now. What this one does not know may be paid all the
 * same: an id pays once among the payouts of one account alone. The former client is asked again once its settings are back, or two
 * people declare how it ended.
 */
async function wasSentByAnother(tx: Queryable, house: House, withdrawalId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from withdrawal where id = $1 and state = 'paying' and coalesce(payout_sends, 1) > 0 and payout_client <> $2`,
    [withdrawalId, house.psp.clientMark],
  );
  if (rowCount === 0) return false;
  house.log.error(
    { withdrawalId },
    'a payout was sent with another PIX_CLIENT_ID, and this one knows nothing of it: it is not sent again',
  );
  return true;
}

async function payoutOf(tx: Queryable, row: Withdrawal, id: string): Promise<NewPayout> {
  const holder = await accountHolder(tx, row.member_id);
  const destination = destinationOf(row);
  return {
    id,
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
}

/** A sending that left nothing behind counts no more. */
async function forgetSending(house: House, withdrawalId: string): Promise<void> {
  await house.db.query(`update withdrawal set payout_sends = payout_sends - 1 where id = $1`, [withdrawalId]);
}

/** Asks about a payout by its id; one the institution knows nothing of is sent again under the same id. */
export async function askPayout(house: House, payoutId: string): Promise<void> {
  const { rows } = await house.db.query<{ id: string }>('select id from withdrawal where payout_id = $1', [
    payoutId,
  ]);
  const [known] = rows;
  if (!known) return;
  const outcome = await knownPayout(house, payoutId);
  if (outcome.kind === 'ok') {
    await hearStatus(house, known.id, outcome.value);
  } else if (outcome.kind === 'refused' && outcome.status === 404) {
    await sendPayout(house, known.id);
  } else {
    throw new Error(`payout ${payoutId}: nothing known yet: ${whyNot(outcome)}`);
  }
}

async function send(house: House, withdrawalId: string, payout: NewPayout): Promise<void> {
  const outcome = await house.psp.client.sendPayout(payout);
  switch (outcome.kind) {
    case 'ok':
      await hearStatus(house, withdrawalId, outcome.value);
      return;
    case 'refused':
      await hearRefusal(house, withdrawalId, payout.id, outcome);
      return;
    case 'unknown':
      house.log.warn({ withdrawalId, why: whyNot(outcome) }, 'nobody can tell yet what became of a payout');
      if (!outcome.cause.wasSent) await forgetSending(house, withdrawalId);
      await askLater(house, payout.id);
  }
}

/** Books what became of a payout, or asks again while it is on its way. */
async function hearStatus(house: House, withdrawalId: string, payout: Payout): Promise<void> {
  await settlePayout(house, withdrawalId, payout);
  if (payout.status === 'EM_PROCESSAMENTO') await comeBack(house, withdrawalId, payout.id);
}

/** Of what has ended here `askEndedPayouts` asks, for as long as it does. */
async function comeBack(house: House, withdrawalId: string, payoutId: string): Promise<void> {
  const { rows } = await house.db.query<{ since: Date | null }>(
    `select coalesce(paying_at, reviewed_at) as since from withdrawal where id = $1 and state in ('approved', 'paying')`,
    [withdrawalId],
  );
  const [row] = rows;
  if (!row) return;
  const now = house.clock.now();
  await askLater(house, payoutId, pauseMs(row.since ?? now, now, soonMs));
}

/** Refusals that speak of the request as such, not of the caller or the moment. */
const finalStatuses = new Set([400, 404, 422]);
/** Refusals after which nothing of the sending is left. A 409 is none of them: something is under way with the id. */
const definiteStatuses = new Set([...finalStatuses, 401, 403, 429]);
const underWay = 409;

/**
 * The institution said no. That proves nothing about another sending under the same id that may still land, and one sending may
 * have reached it twice: it is asked by that id, and what it knows counts. Only when it knows nothing and every sending was
 * refused the funds come back; else the payout waits, is asked about, and is looked at by a person when that takes long.
 */
async function hearRefusal(
  house: House,
  withdrawalId: string,
  payoutId: string,
  { status, problem }: Refused,
): Promise<void> {
  const isDefinite = definiteStatuses.has(status);
  if (isDefinite) await forgetSending(house, withdrawalId);
  if (!finalStatuses.has(status) && status !== underWay)
    throw new Error(`payout ${payoutId} could not be sent: refused with ${status} ${problem.title}`);
  const known = await knownPayout(house, payoutId);
  if (known.kind === 'ok') {
    await hearStatus(house, withdrawalId, known.value);
    return;
  }
  if (known.kind === 'unknown' || known.status !== 404)
    throw new Error(`payout ${payoutId} was refused and cannot be asked about`);
  if (isDefinite && (await failRefused(house, withdrawalId, problem.detail ?? ''))) return;
  house.log.warn({ withdrawalId, status }, 'a payout was refused that may still land');
  await askLater(house, payoutId, afterRefusalMs);
}

const soonMs = 1500;
/** How long an institution that refused is left alone before it is asked about the same payout. */
const afterRefusalMs = 30_000;

async function askLater(house: House, payoutId: string, waitMs = soonMs): Promise<void> {
  await house.jobs.add(
    house.db,
    'payout-ask',
    { payoutId },
    { jobKey: `payout-ask:${payoutId}`, runAt: new Date(Date.now() + waitMs), maxAttempts: 1000 },
  );
}

/**
 * Asks about payouts that are still on their way, in case a job was lost with the machine that ran it. So many at a time, in turn:
 * those that never end keep no other from being asked about.
 */
export async function askStuckPayouts(house: House): Promise<void> {
  const now = house.clock.now();
  await queueQuestions(
    house,
    `update withdrawal set asked_at = $2 where id in (
       select id from withdrawal where state in ('approved', 'paying') and payout_id is not null and reviewed_at < $1
        order by coalesce(asked_at, reviewed_at) limit 200 for update skip locked)
     returning payout_id`,
    [new Date(now.getTime() - 60_000), now],
  );
}

/**
 * Asks once more about what ended lately: an institution may return what it paid, or have paid what was booked as failed, and the
 * callback may be lost. How two people declared a payout to have ended is asked about for longer. So many an hour, in turn; these are
 * the payouts of days: whoever waits for a payment or a credit does not wait for them.
 */
export async function askEndedPayouts(house: House): Promise<void> {
  const now = house.clock.now().getTime();
  await queueQuestions(
    house,
    `update withdrawal set asked_at = $3 where id in (
       select id from withdrawal
        where id in (
          select id from withdrawal where state = 'paid' and paid_at >= $1
          union all
          select id from withdrawal where state = 'failed' and reviewed_at >= $1 and contradicted_at is null
          union all
          select id from withdrawal where declared_at >= $2 and contradicted_at is null)
          and payout_id is not null
        order by coalesce(asked_at, reviewed_at) limit 2000 for update skip locked)
     returning payout_id`,
    [new Date(now - 4 * dayMs), new Date(now - 30 * dayMs), new Date(now)],
    { canWait: true },
  );
}

const dayMs = 86_400_000;

async function queueQuestions(
  house: House,
  sql: string,
  moments: Date[],
  options: { readonly canWait?: boolean } = {},
): Promise<void> {
  const { rows } = await house.db.query<{ payout_id: string }>(sql, moments);
  for (const { payout_id: payoutId } of rows)
    await house.jobs.add(
      house.db,
      'payout-ask',
      { payoutId },
      { jobKey: `payout-ask:${payoutId}`, ...options },
    );
}
