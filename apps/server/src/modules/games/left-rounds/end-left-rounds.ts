import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import type { Task } from '../../../plugins/jobs.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { endRound } from './end-round.ts';

const hourMs = 3_600_000;
const batchMax = 200;

interface LeftRound {
  readonly id: string;
  readonly member_id: string;
  readonly at_text: string;
}

/**
 * Ends the rounds of steps that nobody has touched for `ROUND_ENDS_AFTER_HOURS`, each in a transaction of its own. One that a step or
 * another instance holds is left for the next time. One that cannot be ended keeps none of the others; the run fails with the first
 * reason, and is tried again.
 */
async function endLeftRounds(house: House): Promise<void> {
  const hours = house.env.ROUND_ENDS_AFTER_HOURS;
  const since = new Date(house.clock.now().getTime() - hours * hourMs);
  const faults: unknown[] = [];
  let after: LeftRound | undefined;
  do {
    const rounds = await leftSince(house, since, after);
    await eachByItself(house.log, rounds, ({ id, member_id: memberId }) =>
      inTransaction(house.db, async (tx) => {
        const { rowCount } = await tx.query(
          'select from round where member_id = $1 and id = $2 and is_open for update skip locked',
          [memberId, id],
        );
        if (rowCount === 1) await endRound(tx, house, memberId, id, { kind: 'left', hours, since });
      }),
    ).catch((fault: unknown) => faults.push(fault));
    after = rounds.length === batchMax ? rounds.at(-1) : undefined;
  } while (after);
  if (faults.length > 0) throw faults[0];
}

/** Rounds that were begun and last stepped in before then, the oldest first. Those of shared tables have no seed of their own. */
async function leftSince(house: House, since: Date, after?: LeftRound): Promise<LeftRound[]> {
  const { rows } = await house.db.query<LeftRound>(
    `select r.id, r.member_id, r.created_at::text as at_text from round r
      where r.is_open and r.seed_id is not null and r.created_at <= $1
        and ($2::timestamptz is null or (r.created_at, r.id) > ($2, $3::uuid))
        and not exists (select 1 from round_action a where a.round_id = r.id and a.created_at > $1)
      order by r.created_at, r.id limit $4`,
    [since, after?.at_text ?? null, after?.id ?? null, batchMax],
  );
  return rows;
}

export const leftRoundsTask: Task<House> = { name: 'rounds-left', cron: '*/10 * * * *', run: endLeftRounds };
