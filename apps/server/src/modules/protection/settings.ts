import type { DataOf, protection } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { policyOf } from '../../plugins/jurisdiction.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import type { LimitKind, LimitPeriod } from './limits/limit.ts';
import { pauseInForce } from './pause/pauses.ts';
import { intervalOf } from './reality-check/interval.ts';

type Settings = DataOf<typeof protection.protectionSettings>;

/** Everything a member has set up for protection, with what is used of it now. */
export async function settingsOf(db: Queryable, house: House, memberId: string): Promise<Settings> {
  const policy = policyOf(house.env.JURISDICTION);
  const limits = await limitsOf(db, memberId);
  return {
    limits: limits.map(presentLimit),
    pause: await pauseInForce(db, memberId, house.clock.now()),
    reality_minutes: await intervalOf(db, memberId),
    policy: {
      name: policy.name,
      limits_offered: [...policy.limits.offered],
      limits_mandatory: [...policy.limits.mandatory],
      limits_missing: policy.limits.mandatory.filter((kind) => !limits.some((limit) => limit.kind === kind)),
    },
  };
}

interface LimitRow {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly used: bigint;
  readonly renews_at: Date | null;
  readonly pending_amount: bigint | null;
  readonly pending_at: Date | null;
}

/** The limits that hold now, each with what waits behind it. */
async function limitsOf(db: Queryable, memberId: string): Promise<LimitRow[]> {
  const { rows } = await db.query<LimitRow>(
    `select h.kind, h.period, h.amount, protection_used($1, h.kind, h.period) as used,
            (protection_period_start(h.period, house_now()) at time zone 'America/Sao_Paulo'
              + case when h.period <> 'round' then ('1 ' || h.period)::interval end) at time zone 'America/Sao_Paulo'
              as renews_at,
            l.pending_amount, case when l.pending_at > house_now() then l.pending_at end as pending_at
       from protection_limits($1) h
       join protection_limit l on l.member_id = $1 and l.kind = h.kind and l.period = h.period
      order by array_position('{deposit,loss,stake,session}', h.kind),
               array_position('{round,day,week,month}', h.period)`,
    [memberId],
  );
  return rows;
}

function presentLimit(row: LimitRow): Settings['limits'][number] {
  return {
    kind: row.kind,
    period: row.period,
    ...shown(row.kind, row.amount),
    // A day on which more came back than was staked has no loss.
    used: shown(row.kind, row.used > 0n ? row.used : 0n),
    renews_at: row.renews_at?.toISOString() ?? null,
    pending: row.pending_at && {
      ...shown(row.kind, row.pending_amount),
      starts_at: row.pending_at.toISOString(),
    },
  };
}

function shown(kind: LimitKind, amount: bigint | null): { money: string | null; minutes: number | null } {
  if (amount === null) return { money: null, minutes: null };
  if (kind === 'session') return { money: null, minutes: Number(amount) };
  return { money: formatAmount(amount), minutes: null };
}
