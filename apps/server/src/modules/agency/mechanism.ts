import { agency, type DataOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { dayOf, startOfDay } from '../../plugins/clock.ts';
import { rolloverTimes } from './claim-commission.ts';
import { isRechargeOn } from './jurisdiction.ts';
import { settlesAfterMinutes } from './settlement/agency-settlement.ts';

interface Tier {
  readonly from_cents: bigint;
  readonly level_1_bp: number;
  readonly level_2_bp: number;
  readonly level_3_bp: number;
}

const tierColumns = 'from_cents, level_1_bp, level_2_bp, level_3_bp';

/** The table of commission on deposits; empty where it is off. */
export async function rechargeMechanism(house: House): Promise<DataOf<typeof agency.mechanismRecharge>> {
  if (!isRechargeOn(house)) return { is_on: false, off_reason: 'jurisdiction', tiers: [] };
  const { rows } = await house.db.query<Tier>(
    `select ${tierColumns} from agency_recharge_tier order by from_cents`,
  );
  return { is_on: true, off_reason: '', tiers: rows.map(presentTier) };
}

/** The tables of commission on turnover, by category. */
export async function bettingMechanism(house: House): Promise<DataOf<typeof agency.mechanismBetting>> {
  const { rows } = await house.db.query<Tier & { category: string }>(
    `select category, ${tierColumns} from agency_betting_tier order by category, from_cents`,
  );
  const categories = [...new Set(rows.map(({ category }) => category))];
  return {
    is_on: true,
    off_reason: '',
    items: categories.map((category) => ({
      category,
      tiers: rows.filter((row) => row.category === category).map(presentTier),
    })),
  };
}

/** When a day is settled and what is asked for. */
export async function settlementMechanism(house: House): Promise<DataOf<typeof agency.mechanismSettlement>> {
  const { rows } = await house.db.query<{
    min_active: number;
    min_payout_cents: bigint;
    cap_cents: bigint;
    last_day: string | null;
  }>(
    `select min_active, min_payout_cents, cap_cents, (select max(day)::text from agency_day) as last_day
       from agency_rule`,
  );
  const [rule] = rows;
  if (!rule) throw new Error('agency has no rule');
  return {
    levels: agency.levels,
    settles_at: clockTime(settlesAfterMinutes),
    time_zone: 'America/Sao_Paulo',
    min_active: rule.min_active,
    min_payout: formatAmount(rule.min_payout_cents),
    cap: formatAmount(rule.cap_cents),
    rollover_times: rolloverTimes,
    last_settled_day: rule.last_day,
    next_settlement_at: nextSettlement(house.clock.now()).toISOString(),
  };
}

function presentTier(tier: Tier, index: number, tiers: readonly Tier[]) {
  const next = tiers[index + 1];
  return {
    from: formatAmount(tier.from_cents),
    to: next ? formatAmount(next.from_cents) : null,
    level_1: percentText(tier.level_1_bp),
    level_2: percentText(tier.level_2_bp),
    level_3: percentText(tier.level_3_bp),
  };
}

/** Basis points as percent: 20 is "0.20". */
const percentText = (basisPoints: number) => formatAmount(BigInt(basisPoints));

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function nextSettlement(now: Date): Date {
  const today = startOfDay(dayOf(now)).getTime() + settlesAfterMinutes * 60_000;
  return new Date(today > now.getTime() ? today : today + 86_400_000);
}
