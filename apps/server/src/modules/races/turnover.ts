import type { Queryable } from '../../plugins/transaction.ts';
import type { RaceRow } from './race-row.ts';

/** Cash that a member staked on the days of a race, whatever its category counts for; `s` names the member, `x` is the race's row. */
const turnover = `(select coalesce(sum(d.stake_cash_cents), 0) from play_day d
  where d.member_id = s.member_id and d.day between (x.starts_at at time zone 'America/Sao_Paulo')::date and x.last_day)`;

/** Whether a member has taken part so far that a race's prizes are for them. */
export const hasTurnover = `(x.turnover_min_cents = 0 or ${turnover} >= x.turnover_min_cents)`;

/** What a member has yet to stake before a prize of a race is for them, in centavos; none when that is enough. */
export async function turnoverLeft(db: Queryable, race: RaceRow, memberId: string): Promise<bigint> {
  if (race.turnover_min_cents === 0n) return 0n;
  const { rows } = await db.query<{ left_cents: bigint }>(
    `select greatest(x.turnover_min_cents - ${turnover}, 0)::bigint as left_cents
       from race x cross join (select $2::uuid as member_id) s where x.id = $1`,
    [race.id, memberId],
  );
  return rows[0]?.left_cents ?? 0n;
}
