import type pg from 'pg';
import type { House } from '../../house.ts';
import { dayOf } from '../../plugins/clock.ts';
import type { DailyTask } from '../../plugins/daily.ts';
import { eachByItself } from '../../plugins/each-by-itself.ts';
import type { Task } from '../../plugins/jobs.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { payReward } from '../wallet/index.ts';
import { openRaces } from './open-races.ts';
import { isCountedUntil } from './score-rounds.ts';
import { hasTurnover } from './turnover.ts';

/** How long after its end a race is paid: rounds that were being settled then have been told by now. */
const paidAfterMinutes = 10;

interface Ended {
  readonly id: string;
  readonly ends_at: Date;
  readonly prizes_cents: readonly string[];
}

interface Winner {
  readonly member_id: string;
  readonly points: bigint;
}

/**
 * Pays every race that has ended and is counted, each once however many try at once and however often. One whose rounds are
 * not counted yet is left for the next time.
 */
export async function payEndedRaces(house: House): Promise<{ races: number; prizes: number; cents: number }> {
  const { rows } = await house.db.query<{ id: string }>(
    `select id from race where state = 'running' and ends_at <= house_now() - make_interval(mins => $1) order by ends_at`,
    [paidAfterMinutes],
  );
  const paid = { races: 0, prizes: 0, cents: 0 };
  await eachByItself(house.log, rows, async ({ id }) => {
    const prizes = await inTransaction(house.db, (tx) => payRace(tx, house, id));
    if (!prizes) return;
    paid.races += 1;
    paid.prizes += prizes.length;
    paid.cents += Number(prizes.reduce((sum, cents) => sum + cents, 0n));
  });
  return paid;
}

/** Gives what was paid, or null when it is paid already or not counted yet. */
async function payRace(tx: pg.PoolClient, house: House, raceId: string): Promise<bigint[] | null> {
  const locked = await tx.query<Ended>(
    `select id, ends_at, prizes_cents::text[] from race where id = $1 and state = 'running' for update`,
    [raceId],
  );
  const [race] = locked.rows;
  if (!race || !(await isCountedUntil(tx, race.ends_at))) return null;
  const prizes = race.prizes_cents.map(BigInt);
  const winners = await findWinners(tx, raceId, prizes.length);
  const paid = prizes.slice(0, winners.length);
  for (const [index, cents] of paid.entries()) {
    const winner = winners[index];
    if (winner) await payPrize(tx, house, { raceId, place: index + 1, winner, cents });
  }
  await tx.query(`update race set state = 'paid', paid_at = house_now() where id = $1`, [raceId]);
  return paid;
}

interface Prize {
  readonly raceId: string;
  readonly place: number;
  readonly winner: Winner;
  readonly cents: bigint;
}

/** The reward's own event puts it into the message centre. */
async function payPrize(
  tx: pg.PoolClient,
  house: House,
  { raceId, place, winner, cents }: Prize,
): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into race_prize (race_id, place, member_id, points, amount_cents) values ($1, $2, $3, $4, $5) returning id`,
    [raceId, place, winner.member_id, winner.points, cents],
  );
  const reference = rows[0]?.id;
  if (reference === undefined) throw new Error('an insert returned no row');
  await payReward(tx, house, {
    memberId: winner.member_id,
    wallet: 'cash',
    amountCents: cents,
    kind: 'reward_race',
    reference,
  });
}

/** The first of those who took part enough and may be rewarded: others leave their place to who comes after them. */
async function findWinners(tx: pg.PoolClient, raceId: string, count: number): Promise<Winner[]> {
  const winners: Winner[] = [];
  // In steps: hardly any race has more than a few whom nothing may be given.
  for (let from = 0; winners.length < count; from += count) {
    const step = await tx.query<{ member_id: string }>(
      `select s.member_id from race_score s join race x on x.id = s.race_id
        where s.race_id = $1 and ${hasTurnover} order by s.behind, s.reached_at, s.member_id limit $2 offset $3`,
      [raceId, count, from],
    );
    if (step.rows.length === 0) break;
    const ids = step.rows.map((row) => row.member_id);
    await tx.query('select 1 from member_play where member_id = any($1) order by member_id for update', [
      ids,
    ]);
    // A new statement sees who was frozen or excluded while this one waited.
    const { rows } = await tx.query<Winner>(
      `select member_id, points from race_score
        where race_id = $1 and member_id = any($2) and reward_refusal(member_id) is null
        order by behind, reached_at, member_id`,
      [raceId, ids],
    );
    winners.push(...rows);
  }
  return winners.slice(0, count);
}

/** Races end with a day: they are paid by its daily work. */
export const payDaily: DailyTask<House> = {
  name: 'races-pay',
  afterMinutes: paidAfterMinutes + 2,
  run: (house) => payEndedRaces(house),
};

/** Begins today's races though nobody has played yet, and pays what the daily work had to leave. */
export const raceTask: Task<House> = {
  name: 'races',
  cron: '*/5 * * * *',
  run: async (house) => {
    await openRaces(house.db, house, [dayOf(house.clock.now())]);
    await payEndedRaces(house);
  },
};
