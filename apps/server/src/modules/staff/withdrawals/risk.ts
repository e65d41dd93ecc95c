import { type DataOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { needSecondPerson, type Withdrawal } from '../../payments/index.ts';

type Shown = DataOf<typeof staff.staffWithdrawalGet>;
type Signal = Shown['risk_signals'][number];

/** These alone make a risk high. */
const grave: readonly Signal[] = [
  'member_not_active',
  'registration_refused',
  'open_case',
  'clawback',
  'shared_key',
];

const newAccountMs = 7 * 86_400_000;
/** For so long another password, phone or passkey speaks for a closer look. */
const changedMs = 86_400_000;

/** What speaks for a closer look at each of some withdrawals. */
export async function riskSignals(
  db: Queryable,
  house: House,
  rows: readonly Withdrawal[],
): Promise<ReadonlyMap<string, readonly Signal[]>> {
  if (rows.length === 0) return new Map();
  const found = await db.query<Record<Exclude<Signal, 'two_people'>, boolean> & { id: string }>(
    `select w.id, m.status <> 'active' as member_not_active,
            exists (select from registration_verdict v
                     where v.member_id = m.id and not v.is_verified) as registration_refused,
            exists (select from abuse_case c where c.member_id = m.id and c.state = 'open') as open_case,
            exists (select from deposit d join pix_received p on p.deposit_id = d.id
                      join pix_clawback k using (end_to_end_id) where d.member_id = m.id) as clawback,
            -- Of an account, bank and branch count as well: they are empty for a Pix key.
            exists (select from bank_account b where (b.kind, b.value, b.bank, b.branch)
                       = (w.key_kind, w.key_value, w.bank, w.branch) and b.member_id <> m.id)
              -- A key need not be kept to be paid to: what others have asked for or been paid counts as well.
              or exists (select from withdrawal o where (o.key_kind, o.key_value, o.bank, o.branch)
                            = (w.key_kind, w.key_value, w.bank, w.branch) and o.member_id <> m.id) as shared_key,
            -- Before the request or since: it is paid by who opens the account now.
            m.access_changed_at > w.created_at - $3 * interval '1 ms' as access_changed,
            m.created_at > $2 as new_account,
            not exists (select from withdrawal o where o.member_id = m.id and o.state = 'paid') as first_withdrawal,
            exists (select from withdrawal o where o.member_id = m.id and o.state = 'paid')
              and not exists (select from withdrawal o where o.member_id = m.id and o.state = 'paid'
                                 and (o.key_kind, o.key_value, o.bank, o.branch)
                                     = (w.key_kind, w.key_value, w.bank, w.branch)) as new_destination,
            w.amount_cents + (select coalesce(sum(o.amount_cents), 0) from withdrawal o
                               where o.member_id = m.id and o.state = 'paid' and o.id <> w.id)
              -- What went back to its payer is a deposit no more.
              > 2 * (select coalesce(sum(d.amount_cents), 0) from counted_deposit d
                      where d.member_id = m.id) as more_than_deposited,
            p.turnover_cents < w.amount_cents as little_play
       from withdrawal w join member m on m.id = w.member_id join member_play p on p.member_id = m.id
      where w.id = any($1)`,
    [rows.map(({ id }) => id), new Date(house.clock.now().getTime() - newAccountMs), changedMs],
  );
  const ofTwo = await needSecondPerson(
    db,
    house,
    rows.map(({ id }) => id),
  );
  return new Map(
    found.rows.map((row) => [
      row.id,
      staff.riskSignals.filter((signal) => (signal === 'two_people' ? ofTwo.has(row.id) : row[signal])),
    ]),
  );
}

/** What the signals come to: none is low. */
export function riskOf(signals: readonly Signal[]): Pick<Shown, 'risk' | 'risk_signals'> {
  const risk = signals.length === 0 ? 'low' : signals.some((one) => grave.includes(one)) ? 'high' : 'medium';
  return { risk, risk_signals: [...signals] };
}
