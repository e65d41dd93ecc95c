import type { DataOf, InputOf, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { dayOf, startOfRange } from '../../../plugins/clock.ts';
import { balancesOf } from '../../wallet/index.ts';
import { askingOnce } from '../asked-once.ts';
import { ratesOf, readRates } from '../vip/index.ts';

type Row = DataOf<typeof loyalty.rebatesList>['items'][number];

interface Stored {
  readonly day: string;
  readonly category: Row['category'];
  readonly rounds: bigint;
  readonly stake_cents: bigint;
  readonly cents: bigint;
  readonly claimed_cents: bigint;
}

/** Rebates by day and category, newest day first, with what the range adds up to and what can be claimed now. */
export async function listRebates(
  house: House,
  input: InputOf<typeof loyalty.rebatesList>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.rebatesList>> {
  const { memberId } = caller.member;
  const values = [memberId, dayOf(startOfRange(input.range, house.clock.now()))];
  const [{ rows }, sums, { wallets }, standing, rates] = await askingOnce(house.db, (db) =>
    Promise.all([
      db.query<Stored>(
        `select day::text, category, sum(rounds)::bigint as rounds, sum(stake_cents)::bigint as stake_cents,
            sum(cents)::bigint as cents, sum(claimed_cents)::bigint as claimed_cents
       from rebate_day where member_id = $1 and day >= $2 group by 1, 2 order by 1 desc, 2 limit $3 offset $4`,
        [...values, input.page_size, (input.page - 1) * input.page_size],
      ),
      db.query<{ total: bigint; stake: bigint; rebate: bigint; claimed: bigint }>(
        `select count(distinct (day, category)) as total, coalesce(sum(stake_cents), 0)::bigint as stake,
            coalesce(sum(cents), 0)::bigint as rebate, coalesce(sum(claimed_cents), 0)::bigint as claimed
       from rebate_day where member_id = $1 and day >= $2`,
        values,
      ),
      balancesOf(db, memberId),
      db.query<{ level: number; claimed_at: Date | null }>(
        `select vip_level as level, (select max(claimed_at) from rebate_claim where member_id = $1) as claimed_at
       from member where id = $1`,
        [memberId],
      ),
      readRates(db),
    ]),
  );
  const [sum] = sums.rows;
  return {
    items: rows.map(presentRow),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum?.total ?? 0),
    total_bet: formatAmount(sum?.stake ?? 0n),
    total_rebate: formatAmount(sum?.rebate ?? 0n),
    total_claimed: formatAmount(sum?.claimed ?? 0n),
    fs_money: formatAmount(wallets.rebate.balanceCents),
    rates: ratesOf(rates, standing.rows[0]?.level ?? 0),
    last_claimed_at: standing.rows[0]?.claimed_at?.toISOString() ?? null,
  };
}

/** One day by category and rate; fails with `no_rebates_that_day`. */
export async function rebateDetails(
  house: House,
  input: InputOf<typeof loyalty.rebatesDetails>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.rebatesDetails>> {
  const { rows } = await house.db.query<Stored & { basis_points: number }>(
    `select day::text, category, basis_points, rounds, stake_cents, cents, claimed_cents
       from rebate_day where member_id = $1 and day = $2 order by cents desc, category, basis_points`,
    [caller.member.memberId, input.date],
  );
  if (rows.length === 0) throw new AppError('no_rebates_that_day', { date: input.date });
  const sum = (cents: (row: Stored) => bigint) =>
    formatAmount(rows.reduce((all, row) => all + cents(row), 0n));
  return {
    date: input.date,
    items: rows.map((row) => ({ ...presentRow(row), rate: formatAmount(BigInt(row.basis_points)) })),
    total_bet: sum((row) => row.stake_cents),
    total_rebate: sum((row) => row.cents),
    total_claimed: sum((row) => row.claimed_cents),
  };
}

function presentRow(row: Stored): Row {
  return {
    date: row.day,
    category: row.category,
    rounds: Number(row.rounds),
    bet: formatAmount(row.stake_cents),
    rebate: formatAmount(row.cents),
    claimed: formatAmount(row.claimed_cents),
    is_claimed: row.claimed_cents === row.cents,
  };
}
