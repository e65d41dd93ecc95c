import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { endRound } from './end-round.ts';

interface OpenRound {
  readonly id: string;
  readonly member_id: string;
  /** Whole hours in which nobody touched it, one at least. */
  readonly hours: number;
}

/**
 * Ends every open round of steps as one that was left: how it goes on may be known to whoever played it before the database forgot. One that
 * cannot be ended keeps none of the others.
 */
export async function endForgottenRounds(house: House): Promise<void> {
  const now = house.clock.now();
  const { rows } = await house.db.query<OpenRound>(
    `select r.id, r.member_id, least(greatest(floor(extract(epoch from $1::timestamptz - coalesce(
              (select max(a.created_at) from round_action a where a.round_id = r.id), r.created_at)) / 3600), 1), 32767)::integer as hours
       from round r where r.is_open and r.seed_id is not null order by r.id`,
    [now],
  );
  for (const { id, member_id: memberId, hours } of rows)
    try {
      await inTransaction(house.db, (tx) =>
        endRound(tx, house, memberId, id, { kind: 'left', hours, since: now }),
      );
    } catch (error) {
      house.log.error({ err: error, roundId: id }, 'a round that was forgotten could not be ended');
    }
}
