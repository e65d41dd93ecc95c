import type pg from 'pg';
import type { House } from '../../../house.ts';
import { type RainFill, readMessage } from '../messages/message-row.ts';
import { tellMessage } from '../messages/tell-room.ts';
import { siteRoom } from '../rooms.ts';

interface NewRain {
  /** What it falls for: a slot, or a key of staff. It falls once for each. */
  readonly cause: string;
  readonly offeredCents: bigint;
  /** Who wrote and wagered in the hour before this moment is given a share. */
  readonly hourBefore: Date;
  readonly reason?: string;
  readonly staffId?: string;
}

export interface Rain {
  readonly id: string;
  readonly paidCents: bigint;
  readonly shareCents: bigint;
  readonly members: number;
}

/**
 * Lets a rain fall in the caller's transaction, once for its cause however many try at once: null when it has fallen
 * before. What cannot be shared equally stays with the house, and so does all of it when nobody is there. It says who is
 * given how much; `payShares` pays it after the commit.
 */
export async function fallRain(tx: pg.PoolClient, house: House, rain: NewRain): Promise<Rain | null> {
  // A second one waits here for the end of the first.
  const claimed = await tx.query<{ id: string }>(
    `insert into chat_rain (cause, offered_cents, reason, staff_id) values ($1, $2, $3, $4)
     on conflict (cause) do nothing returning id`,
    [rain.cause, rain.offeredCents, rain.reason ?? '', rain.staffId ?? null],
  );
  const id = claimed.rows[0]?.id;
  if (id === undefined) return null;
  const memberIds = await findReceivers(tx, rain.hourBefore);
  const count = BigInt(memberIds.length);
  const shareCents = count === 0n ? 0n : rain.offeredCents / count;
  if (shareCents === 0n) return { id, paidCents: 0n, shareCents: 0n, members: 0 };
  const paidCents = shareCents * count;
  await tx.query('update chat_rain set share_cents = $2, members = $3 where id = $1', [
    id,
    shareCents,
    memberIds.length,
  ]);
  await tx.query(
    'insert into chat_rain_share (rain_id, member_id, amount_cents) select $1, id, $3 from unnest($2::uuid[]) as id',
    [id, memberIds, shareCents],
  );
  await say(tx, house, {
    paid_cents: String(paidCents),
    share_cents: String(shareCents),
    members: memberIds.length,
  });
  return { id, paidCents, shareCents, members: memberIds.length };
}

/** Whoever wrote something that still stands, wagered, and may be rewarded. */
async function findReceivers(tx: pg.PoolClient, hourBefore: Date): Promise<string[]> {
  const from = new Date(hourBefore.getTime() - 3_600_000);
  const { rows } = await tx.query<{ id: string }>(
    `select w.member_id as id from (
       select distinct member_id from chat_message
        where created_at >= $1 and created_at < $2 and member_id is not null and deleted_at is null) w
      where exists (
        select 1 from round r where r.member_id = w.member_id and r.created_at >= $1 and r.created_at < $2
           -- A stake of an open round may be taken back, and one that was has no moment of settling.
           and r.settled_at is not null
           -- Ids begin with their time: only the rounds of that hour are read.
           and r.id >= uuid_at($1 - interval '1 minute') and r.id < uuid_at($2 + interval '1 minute'))
        and reward_refusal(w.member_id) is null`,
    [from, hourBefore],
  );
  return rows.map((row) => row.id);
}

/** The house tells the room of everybody; what is kept is the phrase and what fills it. */
async function say(tx: pg.PoolClient, house: House, fill: RainFill): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into chat_message (room, key, fill) values ($1, 'rain', $2) returning id`,
    [siteRoom, JSON.stringify(fill)],
  );
  const [inserted] = rows;
  if (inserted) await tellMessage(tx, house, await readMessage(tx, inserted.id));
}
