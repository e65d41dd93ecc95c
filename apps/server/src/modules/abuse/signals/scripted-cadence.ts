import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { raiseCase } from '../raise-case.ts';

/** Rounds in one go, none more than a minute after the one before, that are enough to judge by. */
const roundsMin = 300;
/** How far the middle eighty of a hundred intervals may lie apart, as a share of the usual one: no hand is that even. */
const spreadMax = 0.05;
/** No hand is faster, over so many rounds. */
const fastestMs = 250;

/** Members who play as a script does: at intervals too even or too short for a hand. One open case a member. */
export async function findScriptedCadence(house: House, since: Date): Promise<void> {
  const { rows } = await house.db.query<{
    member_id: string;
    rounds: bigint;
    usual_ms: number;
    spread: number;
    ended_at: Date;
  }>(
    `with many as (
       select member_id from play_day where day >= house_day($1) group by member_id having sum(rounds) >= $2),
     gaps as (
       select r.member_id, r.created_at,
              extract(epoch from r.created_at - lag(r.created_at) over played)::float8 * 1000 as ms
         from many join round r on r.member_id = many.member_id and r.id >= uuid_at($1)
       window played as (partition by r.member_id order by r.created_at)),
     runs as (
       select *, count(*) filter (where ms is null or ms > 60000) over (partition by member_id order by created_at) as run
         from gaps),
     judged as (
       select member_id, count(*) as rounds, max(created_at) as ended_at,
              percentile_cont(array[0.1, 0.5, 0.9]) within group (order by ms) as ms
         from runs where ms <= 60000 group by member_id, run having count(*) >= $2)
     select distinct on (member_id) member_id, rounds, ended_at, ms[2] as usual_ms,
            (ms[3] - ms[1]) / greatest(ms[2], 1) as spread
       from judged j
      where (ms[3] - ms[1] <= $3 * ms[2] or ms[2] < $4)
        and not exists (select 1 from abuse_case c
                         where c.member_id = j.member_id and c.signal = 'scripted_cadence' and c.state = 'open')
      order by member_id, ended_at desc`,
    [since, roundsMin, spreadMax, fastestMs],
  );
  for (const row of rows) {
    await raiseCase(house.db, {
      memberId: row.member_id,
      signal: 'scripted_cadence',
      cause: dayOf(row.ended_at),
      facts: {
        rounds: String(row.rounds),
        usual_seconds: (row.usual_ms / 1000).toFixed(2),
        spread_percent: (row.spread * 100).toFixed(1),
      },
    });
  }
}
