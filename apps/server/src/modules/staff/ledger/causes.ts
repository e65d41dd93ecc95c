import type { DataOf, InputOf, staffLedger } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type MovementRow, movementColumns, movementSides, presentMovement } from './movement-row.ts';

type Cause = DataOf<typeof staffLedger.movementCause>;

interface Found {
  readonly type: Cause['type'];
  readonly state: string;
  readonly member_id: string | null;
  readonly at: Date;
  readonly facts: Readonly<Record<string, string | null>>;
  readonly related_type: Cause['type'] | null;
  readonly related: string | null;
}

/** What movements came from, with all movements it caused. Fails with `movement_unknown`. */
export async function findCause(
  house: House,
  { reference }: InputOf<typeof staffLedger.movementCause>,
): Promise<Cause> {
  const { rows } = await house.db.query<MovementRow>(
    `select ${movementColumns} from ledger_transfer t ${movementSides} where t.reference = $1 order by t.id`,
    [reference],
  );
  const memberOf = rows.map((row) => row.from_member_id ?? row.to_member_id).find((id) => id !== null);
  const found = await causeOf(house.db, reference, memberOf ?? null);
  if (rows.length === 0 && !found) throw new AppError('movement_unknown');
  const memberId = found?.member_id ?? memberOf ?? null;
  const account = await accountOf(house.db, memberId);
  return {
    reference,
    type: found?.type ?? 'other',
    state: found?.state ?? '',
    member_id: memberId,
    account,
    at: found?.at.toISOString() ?? null,
    facts: factsOf(found),
    related:
      found?.related && found.related_type ? [{ type: found.related_type, reference: found.related }] : [],
    movements: rows.map(presentMovement),
    ...sumsOf(rows),
  };
}

/** Amounts travel as text like all others; what is not known is left out. */
function factsOf(found: Found | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found?.facts ?? {}).flatMap(([name, value]) =>
      value === null || value === ''
        ? []
        : [[name, /^(amount|fee|stake|payout|recovered)$/.test(name) ? formatAmount(BigInt(value)) : value]],
    ),
  );
}

/** What each account gave and took. */
function sumsOf(rows: readonly MovementRow[]): Pick<Cause, 'accounts' | 'moved' | 'difference'> {
  const sums = new Map<
    string,
    { account: string; memberId: string | null; member: string; out: bigint; in: bigint }
  >();
  const add = (
    side: { kind: string; memberId: string | null; member: string | null },
    given: { out?: bigint; in?: bigint },
  ) => {
    const key = `${side.memberId} ${side.kind}`;
    const sum = sums.get(key) ?? {
      account: side.kind,
      memberId: side.memberId,
      member: side.member ?? '',
      out: 0n,
      in: 0n,
    };
    sum.out += given.out ?? 0n;
    sum.in += given.in ?? 0n;
    sums.set(key, sum);
  };
  for (const row of rows) {
    add(
      { kind: row.from_kind, memberId: row.from_member_id, member: row.from_account },
      { out: row.amount_cents },
    );
    add({ kind: row.to_kind, memberId: row.to_member_id, member: row.to_account }, { in: row.amount_cents });
  }
  const all = [...sums.values()];
  return {
    accounts: all.map((sum) => ({
      account: sum.account,
      member_id: sum.memberId,
      member: sum.member,
      out: formatAmount(sum.out),
      in: formatAmount(sum.in),
      net: formatAmount(sum.in - sum.out),
    })),
    moved: formatAmount(rows.reduce((sum, row) => sum + row.amount_cents, 0n)),
    difference: formatAmount(all.reduce((sum, one) => sum + one.in - one.out, 0n)),
  };
}

async function accountOf(db: Queryable, memberId: string | null): Promise<string> {
  if (memberId === null) return '';
  const { rows } = await db.query<{ account: string }>('select account from member where id = $1', [
    memberId,
  ]);
  return rows[0]?.account ?? '';
}

/** A cause is a row of one of these tables; each is asked by its key. Rounds are found with their member. */
const causesSql = `
  select 'deposit' as type, d.state, d.member_id, d.created_at as at,
         jsonb_build_object('order_number', d.order_number, 'amount', d.amount_cents::text, 'txid', d.txid,
           'end_to_end_id', (select p.end_to_end_id from pix_received p where p.deposit_id = d.id limit 1),
           'reason', d.reason) as facts, null::text as related_type, null::uuid as related
    from deposit d where d.id = $1
  union all
  select 'withdrawal', w.state, w.member_id, w.created_at,
         jsonb_build_object('order_number', w.order_number, 'amount', w.amount_cents::text, 'fee', w.fee_cents::text,
           'end_to_end_id', w.end_to_end_id, 'reason', w.reason,
           'reviewers', concat_ws(', ', nullif(w.first_reviewer, ''), nullif(w.second_reviewer, ''))), null, null
    from withdrawal w where w.id = $1
  union all
  select 'round', case when r.is_open then 'open' else 'settled' end, r.member_id, r.created_at,
         jsonb_build_object('game', r.game, 'stake', r.stake_cents::text,
           'payout', case when r.is_open then null else r.payout_cents::text end), null, null
    from round r where r.id = $1 and r.member_id = $2
  union all
  select 'promotion', coalesce(b.state, 'done'), c.member_id, c.created_at,
         jsonb_build_object('promotion', c.promotion, 'amount', c.amount_cents::text, 'wallet', c.wallet),
         case when b.deposit_id is null then null else 'deposit' end, b.deposit_id
    from promotion_claim c left join bonus b on b.id = c.id where c.id = $1
  union all
  select 'vip_reward', case when v.claimed_at is null then 'open' else 'done' end, v.member_id, v.created_at,
         jsonb_build_object('level', v.level::text, 'amount', v.amount_cents::text), null, null
    from vip_reward v where v.id = $1
  union all
  select 'rebate_claim', 'done', c.member_id, c.claimed_at, jsonb_build_object('amount', c.amount_cents::text), null, null
    from rebate_claim c where c.id = $1
  union all
  select 'agency_claim', 'done', c.agent_id, c.created_at, jsonb_build_object('amount', c.amount_cents::text), null, null
    from agency_claim c where c.id = $1
  union all
  select 'rain_share', 'done', s.member_id, r.created_at, jsonb_build_object('amount', s.amount_cents::text), null, null
    from chat_rain_share s join chat_rain r on r.id = s.rain_id where s.id = $1
  union all
  select 'race_prize', 'done', z.member_id, x.paid_at,
         jsonb_build_object('amount', z.amount_cents::text, 'place', z.place::text), null, null
    from race_prize z join race x on x.id = z.race_id where z.id = $1
  union all
  select 'adjustment', a.state, a.member_id, a.asked_at,
         jsonb_build_object('amount', abs(a.amount_cents)::text, 'reason', a.reason,
           'asked_by', (select email from staff where id = a.asked_by),
           'decided_by', (select email from staff where id = a.decided_by)), null, null
    from staff_request a where a.id = $1 and a.kind in ('adjustment', 'left_behind')
  union all
  select 'case', c.state, c.member_id, c.created_at,
         jsonb_build_object('reason', c.reason,
           'asked_by', (select email from staff where id = a.asked_by),
           'decided_by', (select email from staff where id = a.decided_by)), null, null
    from abuse_case c left join staff_request a on a.case_id = c.id and a.state = 'done' where c.id = $1
  union all
  select 'clawback', 'done', d.member_id, k.created_at,
         jsonb_build_object('amount', k.amount_cents::text, 'recovered', k.recovered_cents::text,
           'end_to_end_id', k.end_to_end_id),
         case when d.id is null then null else 'deposit' end, d.id
    from pix_clawback k join pix_received p using (end_to_end_id) left join deposit d on d.id = p.deposit_id where k.id = $1
  union all
  select 'transfer', t.state, t.member_id, t.created_at,
         jsonb_build_object('amount', t.amount_cents::text, 'platform', t.platform, 'reason', t.reason), null, null
    from platform_transfer t where t.id = $1`;

async function causeOf(db: Queryable, reference: string, memberId: string | null): Promise<Found | null> {
  const { rows } = await db.query<Found>(`${causesSql} limit 1`, [reference, memberId]);
  return rows[0] ?? null;
}
