import { z } from 'zod';
import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Task } from '../../../plugins/jobs.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { endRound } from './end-round.ts';

/**
 * Whoever may play no more (a pause, self-exclusion, a freeze, the blacklist, a closed account) has open rounds ended at once, by the
 * same rule: there would be nothing left to decide, and what is won is the member's all the same.
 */
export const roundsOfClosedPlay: Listener<House, 'play.closed'> = {
  name: 'games-close-rounds',
  topic: 'play.closed',
  hear: async (house, tx, events) => {
    const { rows } = await tx.query<{ member_id: string }>(
      'select distinct member_id from round where member_id = any($1) and is_open and seed_id is not null',
      [events.map(({ payload }) => payload.memberId)],
    );
    for (const { member_id: memberId } of rows)
      await house.jobs.add(tx, closeRoundsTask.name, { memberId }, { jobKey: `rounds-close:${memberId}` });
  },
};

const payloadOf = z.object({ memberId: z.string() });

export const closeRoundsTask: Task<House> = {
  name: 'rounds-close',
  run: async (house, payload) => {
    const { memberId } = payloadOf.parse(payload);
    const { rows } = await house.db.query<{ id: string }>(
      'select id from round where member_id = $1 and is_open and seed_id is not null order by id',
      [memberId],
    );
    for (const { id } of rows)
      await inTransaction(house.db, async (tx) => {
        if (await isClosed(tx, memberId)) await endRound(tx, house, memberId, id, { kind: 'closed' });
      });
  },
};

/** Still: play may have been opened again since it was told. */
async function isClosed(tx: Queryable, memberId: string): Promise<boolean> {
  const { rows } = await tx.query<{ is_closed: boolean }>(
    `select m.status <> 'active' or coalesce(p.paused_until > house_now(), false) as is_closed
       from member m join member_play p on p.member_id = m.id where m.id = $1`,
    [memberId],
  );
  return rows[0]?.is_closed === true;
}
