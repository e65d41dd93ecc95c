import type { DataOf, InputOf, staffLedger } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { ReceivedPix } from '@arara/pix';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { momentsOf, type Period } from '../reports/period.ts';
import { comparePayouts, type Difference } from './compare-payouts.ts';
import { unreadable } from './unreadable.ts';

type Comparison = DataOf<typeof staffLedger.pspCompare>;

interface OurPix {
  readonly end_to_end_id: string;
  readonly amount_cents: bigint;
  readonly state: 'credited' | 'refunding' | 'refunded' | 'unmatched';
  readonly deposit_id: string | null;
  readonly member_id: string | null;
  readonly account: string | null;
  readonly received_at: Date;
  /** What the ledger moved for the deposit; null for nothing. */
  readonly moved_cents: bigint | null;
  /** What of a credit is booked as gone back (MED). */
  readonly returned_cents: bigint;
  /** Two people declared that it went back in another way. */
  readonly is_declared: boolean;
}

/** The institution's Pix of some days beside ours. Nothing is put right here: the jobs of payments do that. */
export async function comparePsp(
  house: House,
  period: InputOf<typeof staffLedger.pspCompare>,
): Promise<Comparison> {
  const { found: theirs, rejected } = await theirPix(house, period);
  const ours = await ourPix(house, period, [...theirs.keys()]);
  const [begins, ends] = momentsOf(period);
  const isInside = (at: Date) => at >= begins && at < ends;
  const inside = [...ours.values()].filter(
    (pix) => theirs.has(pix.end_to_end_id) || isInside(pix.received_at),
  );
  const payouts = await comparePayouts(house, period);
  const { rows } = await house.db.query<{ until: Date }>('select until from pix_reconciled');
  return {
    received: {
      psp: theirs.size,
      psp_money: formatAmount(sum([...theirs.values()].map((pix) => pix.amountCents))),
      ours: inside.length,
      ours_money: formatAmount(sum(inside.map((pix) => pix.amount_cents))),
      ledger_money: formatAmount(sum(inside.map((pix) => pix.moved_cents ?? 0n))),
      refunded_money: formatAmount(
        sum(
          inside
            .filter(({ state }) => state === 'refunding' || state === 'refunded')
            .map((pix) => pix.amount_cents),
        ),
      ),
    },
    paid: payouts.paid,
    differences: [
      ...rejected.map((entry, place) => unreadable(entry, place, begins)),
      ...differencesOf(theirs, ours, inside),
      ...payouts.differences,
    ],
    reconciled_until: rows[0]?.until.toISOString() ?? null,
  };
}

const sum = (cents: readonly bigint[]) => cents.reduce((all, one) => all + one, 0n);

async function theirPix(
  house: House,
  period: Period,
): Promise<{ found: Map<string, ReceivedPix>; rejected: unknown[] }> {
  const [from, ends] = momentsOf(period);
  const to = new Date(ends.getTime() - 1);
  const found = new Map<string, ReceivedPix>();
  const rejected: unknown[] = [];
  if (house.psp.key === '') throw new AppError('payment_unavailable');
  for await (const page of house.psp.client.listPix({ from, to, pageSize: 500 })) {
    if (page.kind !== 'ok') throw new AppError('payment_unavailable');
    for (const pix of page.value.accepted) found.set(pix.endToEndId, pix);
    rejected.push(...page.value.rejected);
  }
  return { found, rejected };
}

/** Ours of the same days, and those of theirs that we count to another day. */
async function ourPix(house: House, period: Period, ids: readonly string[]): Promise<Map<string, OurPix>> {
  const { rows } = await house.db.query<OurPix>(
    `select p.end_to_end_id, p.amount_cents, p.state, p.deposit_id, d.member_id, m.account, p.received_at,
            (select t.amount_cents from ledger_transfer t where t.reference = p.deposit_id and t.kind = 'deposit'
                and p.state = 'credited' limit 1) as moved_cents,
            (select coalesce(sum(c.amount_cents), 0)::bigint from pix_clawback c
              where c.end_to_end_id = p.end_to_end_id) as returned_cents,
            exists (select from staff_request r where r.end_to_end_id = p.end_to_end_id and r.state = 'done') as is_declared
       from pix_received p left join deposit d on d.id = p.deposit_id left join member m on m.id = d.member_id
      where p.received_at >= $1 and p.received_at < $2 or p.end_to_end_id = any($3)`,
    [...momentsOf(period), ids],
  );
  return new Map(rows.map((row) => [row.end_to_end_id, row]));
}

function differencesOf(
  theirs: ReadonlyMap<string, ReceivedPix>,
  ours: ReadonlyMap<string, OurPix>,
  inside: readonly OurPix[],
): Difference[] {
  const told = (
    difference: Difference['difference'],
    mine: OurPix | undefined,
    pix: ReceivedPix | undefined,
    values: { ours: string; theirs: string },
  ): Difference => {
    const pspId = mine?.end_to_end_id ?? pix?.endToEndId ?? '';
    return {
      id: `${difference} ${pspId}`,
      difference,
      psp_id: pspId,
      reference: mine?.deposit_id ?? null,
      member_id: mine?.member_id ?? null,
      account: mine?.account ?? '',
      ...values,
      at: (mine?.received_at ?? pix?.receivedAt ?? new Date(0)).toISOString(),
    };
  };
  const missing = [...theirs.values()]
    .filter((pix) => !ours.has(pix.endToEndId))
    .map((pix) => told('only_psp', undefined, pix, { ours: '', theirs: formatAmount(pix.amountCents) }));
  const wrong = inside.flatMap((mine) => {
    const pix = theirs.get(mine.end_to_end_id);
    const money = formatAmount(mine.amount_cents);
    if (!pix) return [told('only_ours', mine, undefined, { ours: money, theirs: '' })];
    const given = formatAmount(pix.amountCents);
    const returned = pix.refunds.filter(({ status }) => status === 'DEVOLVIDO');
    const returnedCents = sum(returned.map(({ amountCents }) => amountCents));
    return [
      ...(mine.amount_cents === pix.amountCents
        ? []
        : [told('amount', mine, pix, { ours: money, theirs: given })]),
      ...(mine.state === 'unmatched'
        ? [told('unmatched', mine, pix, { ours: mine.state, theirs: given })]
        : []),
      ...(mine.state === 'credited' && mine.moved_cents !== mine.amount_cents
        ? [told('not_credited', mine, pix, { ours: formatAmount(mine.moved_cents ?? 0n), theirs: given })]
        : []),
      ...(mine.state === 'credited' && mine.returned_cents !== returnedCents
        ? [
            told('returned', mine, pix, {
              ours: formatAmount(mine.returned_cents),
              theirs: formatAmount(returnedCents),
            }),
          ]
        : []),
      // One that was declared went back in another way: the institution's own return would be a second one.
      ...(mine.state === 'refunded' &&
      (mine.is_declared ? returnedCents >= pix.amountCents : returned.length === 0)
        ? [
            told('refund', mine, pix, {
              ours: mine.state,
              theirs: pix.refunds.map(({ status }) => status).join(', '),
            }),
          ]
        : []),
    ];
  });
  return [...missing, ...wrong];
}
