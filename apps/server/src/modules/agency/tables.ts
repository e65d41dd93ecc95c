import { fieldError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** One step of a table of commission: rates are basis points of what each of the three levels brings. */
export interface AgencyTier {
  readonly fromCents: bigint;
  readonly levels: readonly [number, number, number];
}

export interface AgencyRule {
  readonly minActive: number;
  readonly minPayoutCents: bigint;
  readonly capCents: bigint;
}

interface TierRow {
  readonly category: string;
  readonly from_cents: bigint;
  readonly level_1_bp: number;
  readonly level_2_bp: number;
  readonly level_3_bp: number;
}

/** Every table commission is paid by, whether the jurisdiction lets it be paid or not. */
export async function readAgencyTables(
  db: Queryable,
): Promise<{ recharge: AgencyTier[]; betting: ReadonlyMap<string, AgencyTier[]>; rule: AgencyRule }> {
  const recharge = await db.query<TierRow>(
    `select '' as category, from_cents, level_1_bp, level_2_bp, level_3_bp from agency_recharge_tier order by from_cents`,
  );
  const betting = await db.query<TierRow>(
    `select category, from_cents, level_1_bp, level_2_bp, level_3_bp from agency_betting_tier order by category, from_cents`,
  );
  const rules = await db.query<{ min_active: number; min_payout_cents: bigint; cap_cents: bigint }>(
    'select min_active, min_payout_cents, cap_cents from agency_rule',
  );
  const [rule] = rules.rows;
  if (!rule) throw new Error('agency has no rule');
  const byCategory = new Map<string, AgencyTier[]>();
  for (const row of betting.rows)
    byCategory.set(row.category, [...(byCategory.get(row.category) ?? []), tierOf(row)]);
  return {
    recharge: recharge.rows.map(tierOf),
    betting: byCategory,
    rule: { minActive: rule.min_active, minPayoutCents: rule.min_payout_cents, capCents: rule.cap_cents },
  };
}

const tierOf = (row: TierRow): AgencyTier => ({
  fromCents: row.from_cents,
  levels: [row.level_1_bp, row.level_2_bp, row.level_3_bp],
});

/**
 * Replaces the tiers on deposits (category null) or those of a category: the first begins at nothing, each next one higher.
 * Days that are not settled yet are settled by them.
 */
export async function setAgencyTiers(
  tx: Queryable,
  category: string | null,
  tiers: readonly AgencyTier[],
): Promise<void> {
  let before = -1n;
  for (const [index, { fromCents }] of tiers.entries()) {
    if (index === 0 && fromCents !== 0n) throw fieldError({ 'tiers.0.from': 'field_invalid' });
    if (fromCents <= before) throw fieldError({ [`tiers.${index}.from`]: 'must_rise' });
    before = fromCents;
  }
  const columns = [
    tiers.map(({ fromCents }) => fromCents),
    ...[0, 1, 2].map((level) => tiers.map(({ levels }) => levels[level])),
  ];
  if (category === null) {
    await tx.query('delete from agency_recharge_tier');
    await tx.query(
      `insert into agency_recharge_tier (from_cents, level_1_bp, level_2_bp, level_3_bp)
       select * from unnest($1::bigint[], $2::integer[], $3::integer[], $4::integer[])`,
      columns,
    );
  } else {
    await tx.query('delete from agency_betting_tier where category = $1', [category]);
    await tx.query(
      `insert into agency_betting_tier (category, from_cents, level_1_bp, level_2_bp, level_3_bp)
       select $5, * from unnest($1::bigint[], $2::integer[], $3::integer[], $4::integer[])`,
      [...columns, category],
    );
  }
}

/** Changes what a day asks for, and the most one agent is paid for it. */
export async function setAgencyRule(tx: Queryable, rule: AgencyRule): Promise<void> {
  await tx.query('update agency_rule set min_active = $1, min_payout_cents = $2, cap_cents = $3', [
    rule.minActive,
    rule.minPayoutCents,
    rule.capCents,
  ]);
}
