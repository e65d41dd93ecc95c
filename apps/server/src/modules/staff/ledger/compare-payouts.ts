import type { DataOf, staffLedger } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { momentsOf, type Period } from '../reports/period.ts';

/** An institution has no list of payouts: each is asked about by its id, so there is a most. */
const askedMax = 100;
const atOnce = 5;

interface OurPayout {
  readonly id: string;
  readonly payout_id: string;
  readonly state: 'paying' | 'paid' | 'failed';
  readonly member_id: string;
  readonly account: string;
  readonly amount_cents: bigint;
  readonly fee_cents: bigint;
  readonly at: Date;
}

type Comparison = DataOf<typeof staffLedger.pspCompare>;
export type Difference = Comparison['differences'][number];

interface Payouts {
  readonly paid: Comparison['paid'];
  readonly differences: readonly Difference[];
}

/** What the institution says of each payout of some days, beside what we say; the newest first. */
export async function comparePayouts(house: House, period: Period): Promise<Payouts> {
  const [begins, ends] = momentsOf(period);
  const { rows: sums } = await house.db.query<{ count: bigint; cents: bigint }>(
    `select count(*) as count, coalesce(sum(amount_cents - fee_cents), 0)::bigint as cents
       from withdrawal where state = 'paid' and paid_at >= $1 and paid_at < $2`,
    [begins, ends],
  );
  const { rows } = await house.db.query<OurPayout>(
    `select w.id, w.payout_id, w.state, w.member_id, m.account, w.amount_cents, w.fee_cents,
            coalesce(w.paid_at, w.reviewed_at) as at
       from withdrawal w join member m on m.id = w.member_id
      where w.payout_id is not null and w.state in ('paying', 'paid', 'failed')
        and coalesce(w.paid_at, w.reviewed_at) >= $1 and coalesce(w.paid_at, w.reviewed_at) < $2
      order by coalesce(w.paid_at, w.reviewed_at) desc limit $3`,
    [begins, ends, askedMax],
  );
  const differences: Difference[] = [];
  const waiting = [...rows];
  const ask = async () => {
    for (let row = waiting.pop(); row; row = waiting.pop()) differences.push(...(await compare(house, row)));
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return {
    paid: {
      ours: Number(sums[0]?.count ?? 0n),
      ours_money: formatAmount(sums[0]?.cents ?? 0n),
      asked: rows.length,
      asked_max: askedMax,
    },
    differences: differences.sort((a, b) => b.at.localeCompare(a.at)),
  };
}

/** What the institution calls each of our states. */
const theirStates = { paying: 'EM_PROCESSAMENTO', paid: 'REALIZADO', failed: 'NAO_REALIZADO' } as const;

async function compare(house: House, row: OurPayout): Promise<Difference[]> {
  const told = (difference: Difference['difference'], ours: string, theirs: string): Difference => ({
    id: `${difference} ${row.payout_id}`,
    difference,
    psp_id: row.payout_id,
    reference: row.id,
    member_id: row.member_id,
    account: row.account,
    ours,
    theirs,
    at: row.at.toISOString(),
  });
  const answer = await house.psp.client.getPayout(row.payout_id);
  if (answer.kind !== 'ok')
    // One that failed may never have reached the institution.
    return row.state === 'failed' ? [] : [told('payout_unknown', row.state, '')];
  const { status, amountCents } = answer.value;
  const sent = row.amount_cents - row.fee_cents;
  return [
    ...(status === theirStates[row.state] ? [] : [told('payout_state', row.state, status)]),
    ...(amountCents === sent ? [] : [told('payout_amount', formatAmount(sent), formatAmount(amountCents))]),
  ];
}
