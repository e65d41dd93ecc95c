import type { Queryable } from '../../../plugins/transaction.ts';

/** A round that has been settled. */
export interface Played {
  readonly member_id: string;
  readonly category: string;
  readonly day: string;
  readonly at: bigint;
  readonly stake: bigint;
  readonly cash: bigint;
}

/**
 * A moment of PostgreSQL in its own microseconds. As a `Date` it loses three digits, and a round that follows the rise of its
 * level within a millisecond would seem to be of the same moment, and be expected at the level before.
 */
export const micros = (moment: string) => `(extract(epoch from ${moment}) * 1000000)::bigint`;

/** Every settled round of the house, oldest first. */
export async function readRounds(db: Queryable): Promise<Played[]> {
  const { rows } = await db.query<Played>(
    `select r.member_id, g.category, house_day(r.settled_at)::text as day, ${micros('r.settled_at')} as at, r.stake_cents as stake,
            r.stake_cents - r.stake_bonus_cents as cash
       from round r join game g on g.slug = r.game where not r.is_open order by r.settled_at, r.id`,
  );
  return rows;
}

/**
 * What members are due in rebates, in centavos, worked out the slow way: each round at the level that stood before it, by the
 * rates of now. Members whose rounds come to less than a centavo are left out.
 */
export async function recountRebates(
  db: Queryable,
  rounds: readonly Played[],
): Promise<{ id: string; cents: bigint }[]> {
  const table = await db.query<{ level: number; category: string; basis_points: number }>(
    'select level, category, basis_points from vip_rebate',
  );
  const rates = new Map(
    table.rows.map((row) => [`${row.level} ${row.category}`, BigInt(row.basis_points)] as const),
  );
  const { rows: moves } = await db.query<{ member_id: string; to_level: number; moved_at: bigint }>(
    `select member_id, to_level, ${micros('moved_at')} as moved_at from vip_move v order by v.moved_at, id`,
  );
  const units = new Map<string, bigint>();
  for (const round of rounds) {
    const level =
      moves.findLast((move) => move.member_id === round.member_id && move.moved_at < round.at)?.to_level ?? 0;
    const due = round.cash * (rates.get(`${level} ${round.category}`) ?? 0n);
    units.set(round.member_id, (units.get(round.member_id) ?? 0n) + due);
  }
  return [...units].flatMap(([id, sum]) => (sum >= 10_000n ? [{ id, cents: sum / 10_000n }] : []));
}
