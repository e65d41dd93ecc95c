import { dayOf } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { Sums } from './levels.ts';

/** A quarter of the year in São Paulo, both days included. */
export interface Season {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The season of a moment. */
export function seasonAt(at: Date): Season {
  return seasonOf(dayOf(at));
}

/** The season of a day. */
export function seasonOf(day: string): Season {
  const year = Number(day.slice(0, 4));
  const firstMonth = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3;
  return {
    startsOn: isoDay(Date.UTC(year, firstMonth, 1)),
    endsOn: isoDay(Date.UTC(year, firstMonth + 3, 0)),
  };
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** What a member deposited and staked between two days, both included. Days that have ended are mostly added up already. */
export async function seasonSums(db: Queryable, memberId: string, season: Season): Promise<Sums> {
  const { rows } = await db.query<{ deposit: bigint; turnover: bigint }>(
    `select (select coalesce(sum(amount_cents), 0) from counted_deposit
              where member_id = $1 and house_day(credited_at) between $2 and $3)::bigint as deposit,
            (coalesce(v.stake_cents, 0)
              + (select coalesce(sum(d.stake_cents), 0) from play_day d
                  where d.member_id = $1 and d.day >= coalesce(v.counted_to + 1, $2) and d.day <= $3))::bigint as turnover
       from (values ($1::uuid)) as m(id) left join vip_season v on v.member_id = m.id and v.season = $2`,
    [memberId, season.startsOn, season.endsOn],
  );
  return { depositCents: rows[0]?.deposit ?? 0n, turnoverCents: rows[0]?.turnover ?? 0n };
}

/**
 * True while the season before has ended and its end has not been worked on: who loses a level by it has still the one of before. A house
 * that has never ended a season, or began after that day, has nothing to wait for.
 */
export async function isSeasonEnding(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ is_ending: boolean | null }>(
    `select max(day) < $1::date - 1 as is_ending from daily_run where task = $2 and finished_at is not null`,
    [seasonAt(now).startsOn, seasonTask],
  );
  return rows[0]?.is_ending ?? false;
}

/** The daily work that ends a season. */
export const seasonTask = 'vip-season';
