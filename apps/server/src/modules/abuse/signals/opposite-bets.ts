import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { raiseCase } from '../raise-case.ts';
import { countOpposite, type PlayedBet } from './sides.ts';

/** So many answered bets are no coincidence. */
const pairsMin = 5;
const roundsMax = 5000;

interface Pair {
  readonly a: string;
  readonly a_account: string;
  readonly b: string;
  readonly b_account: string;
}

/** Linked members who bet against each other on even chances: what one loses the other wins, and both turn over. */
export async function findOppositeBets(house: House, since: Date): Promise<void> {
  for (const pair of await linkedPairs(house, since)) {
    const count = countOpposite(await betsOf(house, pair.a, since), await betsOf(house, pair.b, since));
    if (count < pairsMin) continue;
    const one = { member_id: pair.a, account: pair.a_account };
    const other = { member_id: pair.b, account: pair.b_account };
    const cause = `${pair.a}:${pair.b}:${dayOf(house.clock.now())}`;
    const facts = { pairs: String(count) };
    const signal = 'opposite_bets' as const;
    await raiseCase(house.db, { memberId: pair.a, signal, cause, accounts: [other], facts });
    await raiseCase(house.db, { memberId: pair.b, signal, cause, accounts: [one], facts });
  }
}

/** Members whom a case links, who both played, and about whom no such case is open. */
async function linkedPairs(house: House, since: Date): Promise<Pair[]> {
  const { rows } = await house.db.query<Pair>(
    `select distinct a.member_id as a, ma.account as a_account, b.member_id as b, mb.account as b_account
       from abuse_case a
       join abuse_case b on b.signal = a.signal and b.cause = a.cause and b.member_id > a.member_id
       join member ma on ma.id = a.member_id
       join member mb on mb.id = b.member_id
      where a.signal in ('same_device', 'same_payer', 'same_key') and 'dismissed' not in (a.state, b.state)
        and exists (select 1 from play_day p where p.member_id = a.member_id and p.day >= house_day($1))
        and exists (select 1 from play_day p where p.member_id = b.member_id and p.day >= house_day($1))
        and not exists (select 1 from abuse_case c
                         where c.signal = 'opposite_bets' and c.state = 'open' and c.member_id = a.member_id
                           and starts_with(c.cause, a.member_id || ':' || b.member_id))`,
    [since],
  );
  return rows;
}

async function betsOf(house: House, memberId: string, since: Date): Promise<PlayedBet[]> {
  const { rows } = await house.db.query<PlayedBet>(
    `select game, created_at as at, bet from round where member_id = $1 and id >= uuid_at($2)
      order by id desc limit $3`,
    [memberId, since, roundsMax],
  );
  return rows.reverse();
}
