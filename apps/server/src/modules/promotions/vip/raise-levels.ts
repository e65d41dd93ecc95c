import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type Level, levelReached, readLevels } from './levels.ts';
import { lockVipMember } from './members.ts';
import { areRewardsOn } from './rewards.ts';
import { seasonAt, seasonSums } from './season.ts';

/** Raises members whose turnover has reached a level. */
export const vipTurnover: Listener<House, 'rounds.settled'> = {
  name: 'vip-turnover',
  topic: 'rounds.settled',
  eventsMax: 400,
  hear: (house, tx, events) =>
    raiseLevels(tx, house, [...new Set(events.flatMap(({ payload }) => payload.members))]),
};

/** Counts a credited deposit and raises its member. */
export const vipDeposits: Listener<House, 'deposit.credited'> = {
  name: 'vip-deposits',
  topic: 'deposit.credited',
  hear: async (house, tx, events) => {
    const members = [...new Set(events.map(({ payload }) => payload.memberId))];
    await countDeposits(tx, members);
    await raiseLevels(tx, house, members);
  },
};

/** Takes out of the total what a payer's institution took back; the level stays until the season ends. */
export const vipClawbacks: Listener<House, 'deposit.clawed_back'> = {
  name: 'vip-clawbacks',
  topic: 'deposit.clawed_back',
  hear: (_house, tx, events) =>
    countDeposits(tx, [...new Set(events.map(({ payload }) => payload.memberId))]),
};

async function countDeposits(tx: Queryable, memberIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into vip_member (member_id, deposit_cents)
     select m.id, (select coalesce(sum(amount_cents), 0) from counted_deposit where member_id = m.id)
       from member m where m.id = any($1) and not m.is_demo order by m.id
     on conflict (member_id) do update set deposit_cents = excluded.deposit_cents`,
    [memberIds],
  );
}

/** Looks at many and touches the few whose totals reach above their level. */
async function raiseLevels(tx: Queryable, house: House, memberIds: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `select m.id from member m join member_play p on p.member_id = m.id left join vip_member v on v.member_id = m.id
      where m.id = any($1) and not m.is_demo
        and exists (select from vip_level l where l.level > m.vip_level
                       and l.deposit_cents <= coalesce(v.deposit_cents, 0) and l.turnover_cents <= p.turnover_cents)
      order by m.id`,
    [memberIds],
  );
  if (rows.length === 0) return;
  const levels = await readLevels(tx);
  for (const { id } of rows) await raise(tx, house, levels, id);
}

async function raise(tx: Queryable, house: House, levels: readonly Level[], memberId: string): Promise<void> {
  const member = await lockVipMember(tx, memberId);
  const season = seasonAt(house.clock.now());
  const to = levelReached(levels, { ...member, season: await seasonSums(tx, memberId, season) });
  if (to === member.level) return;
  await tx.query('update member set vip_level = $2 where id = $1', [memberId, to]);
  await tx.query('update vip_member set highest_level = greatest(highest_level, $2) where member_id = $1', [
    memberId,
    to,
  ]);
  // Stamped after the lock was had, not when the transaction began: rebates of earlier rounds were counted before it.
  await tx.query(
    `insert into vip_move (member_id, from_level, to_level, season, moved_at)
     values ($1, $2, $3, $4, house_now() + (clock_timestamp() - now()))`,
    [memberId, member.level, to, season.startsOn],
  );
  if (!areRewardsOn(house)) return;
  // A level held before has had its reward: the index lets it stand once.
  await tx.query(
    `insert into vip_reward (member_id, kind, level, amount_cents, deposit_cents)
     select $1, 'level_up', level, level_up_cents, deposit_cents from vip_level
      where level > $2 and level <= $3 and level_up_cents > 0
     on conflict do nothing`,
    [memberId, member.level, to],
  );
}
