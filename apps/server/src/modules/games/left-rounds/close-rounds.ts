import { z } from 'zod';
import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Task } from '../../../plugins/jobs.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { isShutOut } from '../shut-out.ts';
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
    await eachByItself(house.log, rows, ({ id }) =>
      inTransaction(house.db, async (tx) => {
        // Still: play may have been opened again since it was told.
        if (await isShutOut(tx, memberId)) await endRound(tx, house, memberId, id, { kind: 'closed' });
      }),
    );
  },
};
