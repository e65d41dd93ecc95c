import { type DataOf, type InputOf, staffChat } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { dayOf, startOfDay } from '../../../plugins/clock.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../../staff/index.ts';
import { fallRain, type Rain } from './fall-rain.ts';
import { payShares } from './pay-shares.ts';
import { isRainAllowed } from './rain-task.ts';

type Data = DataOf<typeof staffChat.staffChatRain>;

/**
 * Lets a rain fall now, once for the person and key: a repeated request gets the first answer, and with other values
 * `idempotency_conflict`. Fails with `promotion_off` where the market allows none, and with `amount_above_maximum` beyond
 * what the team may let fall in a day.
 */
export async function makeItRain(
  house: House,
  input: InputOf<typeof staffChat.staffChatRain>,
  caller: StaffCaller,
): Promise<Data> {
  if (!isRainAllowed(house)) throw new AppError('promotion_off');
  const offeredCents = parseAmount(input.money) ?? 0n;
  const { staffId } = caller.staff;
  const cause = `staff:${staffId}:${caller.idempotencyKey}`;
  const now = house.clock.now();
  const told = await inTransaction(house.db, async (tx) => {
    const { reason } = input;
    // One after the other: two at once would both find the whole of the day's most.
    await tx.query('select from chat_setting for update');
    const before = await readRain(tx, cause, { offeredCents, reason });
    if (before) return present(before);
    await assertLeftOfDay(tx, offeredCents, startOfDay(dayOf(now)));
    const hourBefore = await databaseNow(tx);
    const rain = await fallRain(tx, house, { cause, offeredCents, hourBefore, reason, staffId });
    if (!rain) throw new Error(`rain ${cause} fell beside itself`);
    await recordAudit(tx, actorOf(caller), now, {
      action: 'chat.rain',
      subjectType: 'chat_rain',
      subjectId: rain.id,
      detail: {
        offered: formatAmount(offeredCents),
        paid: formatAmount(rain.paidCents),
        members: rain.members,
        reason,
      },
    });
    return present(rain);
  });
  await payShares(house, told.rain_id);
  return told;
}

/** Money leaves by one pair of hands here, so the whole team has one most for a day. */
async function assertLeftOfDay(tx: pg.PoolClient, offeredCents: bigint, dayStart: Date): Promise<void> {
  const { rows } = await tx.query<{ given_cents: bigint }>(
    `select coalesce(sum(share_cents * members), 0)::bigint as given_cents
       from chat_rain where staff_id is not null and created_at >= $1`,
    [dayStart],
  );
  const mostCents = parseAmount(staffChat.staffRainDayMax) ?? 0n;
  const leftCents = mostCents - (rows[0]?.given_cents ?? 0n);
  if (offeredCents <= leftCents) return;
  const values = { max: formatAmount(leftCents) };
  throw new AppError('amount_above_maximum', values, values);
}

/** Messages and rounds carry the database's time: one of this very second must not be in its future. */
async function databaseNow(tx: pg.PoolClient): Promise<Date> {
  const { rows } = await tx.query<{ now: Date }>(`select house_now() + interval '1 millisecond' as now`);
  const [row] = rows;
  if (!row) throw new Error('the database has no time');
  return row.now;
}

const present = (rain: Rain): Data => ({
  rain_id: rain.id,
  paid_money: formatAmount(rain.paidCents),
  share_money: formatAmount(rain.shareCents),
  members: rain.members,
});

async function readRain(
  tx: pg.PoolClient,
  cause: string,
  asked: { offeredCents: bigint; reason: string },
): Promise<Rain | null> {
  const { rows } = await tx.query<{
    id: string;
    offered_cents: bigint;
    share_cents: bigint;
    members: number;
    reason: string;
  }>('select id, offered_cents, share_cents, members, reason from chat_rain where cause = $1', [cause]);
  const [row] = rows;
  if (!row) return null;
  if (row.offered_cents !== asked.offeredCents || row.reason !== asked.reason)
    throw new AppError('idempotency_conflict');
  const { id, share_cents: shareCents, members } = row;
  return { id, shareCents, members, paidCents: shareCents * BigInt(members) };
}
