import type pg from 'pg';
import type { House } from '../../house.ts';
import { dayOf } from '../../plugins/clock.ts';
import type { Listener } from '../../plugins/events.ts';
import { haveHeardUntil } from '../../plugins/have-heard.ts';
import { playDays, settledNow } from '../games/index.ts';
import { openRaces } from './open-races.ts';

/** What settled rounds of real money are in the races that ran when they were settled. */
const played = `
  select x.id as race_id, r.member_id, r.settled_at, r.stake_cents - r.stake_bonus_cents as cash_cents,
         r.stake_bonus_cents, r.stake_cents, r.payout_cents, r.category, x.stake_min_cents
    from settled_now r
    join race x on x.state = 'running' and x.measure = $1 and r.settled_at >= x.starts_at and r.settled_at < x.ends_at
   where not r.is_demo`;

/** Cash that was staked, as far as its category counts; what is left of a centavo is not counted. */
const addWagered = `
  insert into race_score (race_id, member_id, points, reached_at)
  select race_id, member_id, points, reached_at from (
    select p.race_id, p.member_id, sum(p.cash_cents * coalesce(c.percent, 100) / 100)::bigint as points,
           max(p.settled_at) as reached_at
      from (${played}) p left join contribution c on c.category = p.category
     group by p.race_id, p.member_id) s
   where points > 0 order by race_id, member_id
  on conflict (race_id, member_id) do update set
    points = race_score.points + excluded.points, reached_at = excluded.reached_at`;

/** The best multiplier of a round that was paid with cash alone, with the moment it was reached first. */
const keepBest = `
  insert into race_score (race_id, member_id, points, reached_at)
  select distinct on (race_id, member_id) race_id, member_id, points, settled_at from (
    select p.*, p.payout_cents * 100 / p.stake_cents as points from (${played}) p
     where p.stake_bonus_cents = 0 and p.stake_cents >= p.stake_min_cents) s
   where points > 0 order by race_id, member_id, points desc, settled_at
  on conflict (race_id, member_id) do update set points = excluded.points, reached_at = excluded.reached_at
   where race_score.points < excluded.points`;

/** Counts every settled round once, in the races of the time it was settled. */
export const scoreRounds: Listener<House, 'rounds.settled'> = {
  name: 'race-scores',
  topic: 'rounds.settled',
  needs: settledNow,
  hear: async (house, tx, events) => {
    await openRaces(tx, house, [...new Set(events.map(({ at }) => dayOf(at)))]);
    await tx.query(addWagered, ['wager']);
    await tx.query(keepBest, ['multiplier']);
  },
};

/** True when every round that was settled before a moment has been counted, for its race and for its member's day. */
export const isCountedUntil = (tx: pg.PoolClient, moment: Date): Promise<boolean> =>
  haveHeardUntil(tx, [scoreRounds, playDays], moment);
