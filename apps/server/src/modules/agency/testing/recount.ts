import type { Queryable } from '../../../plugins/transaction.ts';

/** What a member deposited, or staked in cash in a category, on the day. */
export interface Deed {
  readonly memberId: string;
  readonly mechanism: 'recharge' | 'betting';
  /** Empty for deposits. */
  readonly category: string;
  readonly cents: bigint;
}

interface Tier {
  readonly mechanism: Deed['mechanism'];
  readonly category: string;
  readonly from_cents: bigint;
  readonly rates: readonly number[];
}

export interface Tables {
  readonly tiers: readonly Tier[];
  readonly min_payout_cents: bigint;
  readonly cap_cents: bigint;
}

export async function readTables(db: Queryable): Promise<Tables> {
  const rule = await db.query<Tables>('select min_payout_cents, cap_cents from agency_rule');
  const tiers = await db.query<Tier>(
    `select 'recharge' as mechanism, '' as category, from_cents, array[level_1_bp, level_2_bp, level_3_bp] as rates
       from agency_recharge_tier
     union all
     select 'betting', category, from_cents, array[level_1_bp, level_2_bp, level_3_bp] from agency_betting_tier`,
  );
  const [row] = rule.rows;
  if (!row) throw new Error('agency has no rule');
  return { ...row, tiers: tiers.rows };
}

interface Line {
  base: bigint;
  commission: bigint;
  amount: bigint;
}

const mechanisms = ['recharge', 'betting'] as const;

/**
 * What every agent is due for a day, worked out the slow way: each deed is carried up three inviters, one by one.
 * Lines are named "agent mechanism level".
 */
export function recount(
  inviterOf: ReadonlyMap<string, string | null>,
  deeds: readonly Deed[],
  tables: Tables,
): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const [agent, sums] of carryUp(inviterOf, deeds)) {
    const due: { name: string; line: Line }[] = [];
    let left = tables.cap_cents;
    for (const mechanism of mechanisms) {
      for (const level of [1, 2, 3]) {
        const { base, commission } = commissionOf(sums, mechanism, level, tables.tiers);
        if (commission === 0n) continue;
        const isAboveCap = commission > left;
        const amount = isAboveCap ? left : commission;
        left -= amount;
        due.push({ name: `${agent} ${mechanism} ${level}`, line: { base, commission, amount } });
      }
    }
    const isTooLittle = tables.cap_cents - left < tables.min_payout_cents;
    for (const { name, line } of due) lines.set(name, isTooLittle ? { ...line, amount: 0n } : line);
  }
  return lines;
}

/** By agent: "mechanism category" and what each of the three levels did in it. */
type Sums = Map<string, [bigint, bigint, bigint]>;

function carryUp(inviterOf: ReadonlyMap<string, string | null>, deeds: readonly Deed[]): Map<string, Sums> {
  const byAgent = new Map<string, Sums>();
  for (const { memberId, mechanism, category, cents } of deeds) {
    let agent = inviterOf.get(memberId) ?? null;
    for (const level of [0, 1, 2] as const) {
      if (agent === null) break;
      const sums: Sums = byAgent.get(agent) ?? new Map();
      byAgent.set(agent, sums);
      const name = `${mechanism} ${category}`;
      const three = sums.get(name) ?? [0n, 0n, 0n];
      three[level] += cents;
      sums.set(name, three);
      agent = inviterOf.get(agent) ?? null;
    }
  }
  return byAgent;
}

function commissionOf(sums: Sums, mechanism: string, level: number, tiers: readonly Tier[]) {
  let base = 0n;
  let tenThousandths = 0n;
  for (const [name, three] of sums) {
    const own = tiers.filter((tier) => `${tier.mechanism} ${tier.category}` === name);
    if (!name.startsWith(mechanism)) continue;
    const reached = three[0] + three[1] + three[2];
    const tier = own
      .filter(({ from_cents }) => from_cents <= reached)
      .toSorted((a, b) => Number(b.from_cents - a.from_cents))[0];
    const cents = three[level - 1] ?? 0n;
    base += cents;
    tenThousandths += cents * BigInt(tier?.rates[level - 1] ?? 0);
  }
  return { base, commission: tenThousandths / 10_000n };
}
