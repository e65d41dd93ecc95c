import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { raiseCase } from '../raise-case.ts';

/** What the smallest reward that asks for turnover asks for: five times a deposit of 100.00. */
const turnoverMinCents = 50_000n;
/** A round is even that gives back what was staked, but for so many hundredths: most outcomes have to be covered for that. */
const swingMax = 12;
/** So many hundredths of the stakes in even rounds are no chance: an even chance has next to none. */
const shareMin = 75;

/**
 * Members who turn money over and risk hardly any of it: both colours in one round, or a bet that nearly always wins a little. It costs the
 * house's edge alone and moves whatever counts turnover. One open case a member.
 */
export async function findHardlyRisked(house: House, since: Date): Promise<void> {
  const { rows } = await house.db.query<{
    member_id: string;
    stake_cents: bigint;
    even_cents: bigint;
    ended_at: Date;
  }>(
    // Who won or lost much is not looked at: whoever risks little does neither.
    `with many as (
       select p.member_id from play_day p join member m on m.id = p.member_id and not m.is_demo
        where p.day >= house_day($1) group by p.member_id
       having sum(p.stake_cents) >= $2 and abs(sum(p.stake_cents) - sum(p.payout_cents)) * 100 <= sum(p.stake_cents) * $3),
     -- Bets on one shared round are one: what one of them loses another wins.
     played as (
       select r.member_id, coalesce(b.round_id, r.id) as round_id, sum(r.stake_cents) as stake_cents,
              sum(r.payout_cents) as payout_cents, max(r.settled_at) as ended_at
         from many join round r on r.member_id = many.member_id and r.id >= uuid_at($1)
         left join live_bet b on b.id = r.id and r.seed_id is null
        where not r.is_open and r.settled_at is not null
        group by 1, 2),
     judged as (
       select member_id, sum(stake_cents)::bigint as stake_cents, max(ended_at) as ended_at,
              coalesce(sum(stake_cents) filter (
                where abs(payout_cents - stake_cents) * 100 <= stake_cents * $3), 0)::bigint as even_cents
         from played group by 1)
     select * from judged j
      where even_cents >= $2 and even_cents * 100 >= stake_cents * $4
        and not exists (select 1 from abuse_case c
                         where c.member_id = j.member_id and c.signal = 'hardly_risked' and c.state = 'open')
      order by member_id`,
    [since, turnoverMinCents, swingMax, shareMin],
  );
  for (const row of rows) {
    await raiseCase(house.db, {
      memberId: row.member_id,
      signal: 'hardly_risked',
      cause: dayOf(row.ended_at),
      facts: {
        turnover: formatAmount(row.stake_cents),
        even_percent: String((row.even_cents * 100n) / row.stake_cents),
      },
    });
  }
}
