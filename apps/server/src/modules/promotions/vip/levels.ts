import type { Queryable } from '../../../plugins/transaction.ts';

/** One level of the ladder. */
export interface Level {
  readonly level: number;
  readonly depositCents: bigint;
  readonly turnoverCents: bigint;
  readonly keepDepositCents: bigint;
  readonly keepTurnoverCents: bigint;
  readonly levelUpCents: bigint;
  readonly monthCents: bigint;
  readonly withdrawalDayCents: bigint;
}

/** What levels are reached with. */
export interface Sums {
  readonly depositCents: bigint;
  readonly turnoverCents: bigint;
}

/** The ladder, lowest level first. */
export async function readLevels(db: Queryable): Promise<Level[]> {
  const { rows } = await db.query<Level>(
    `select level, deposit_cents as "depositCents", turnover_cents as "turnoverCents",
            keep_deposit_cents as "keepDepositCents", keep_turnover_cents as "keepTurnoverCents",
            level_up_cents as "levelUpCents", month_cents as "monthCents", withdrawal_day_cents as "withdrawalDayCents"
       from vip_level order by level`,
    [],
  );
  return rows;
}

/** True when a season has brought what keeps a level. */
export function isKept(level: Level, season: Sums): boolean {
  return season.depositCents >= level.keepDepositCents && season.turnoverCents >= level.keepTurnoverCents;
}

/**
 * The level a member stands on by the totals: the highest whose two thresholds are reached. A level that was held and lost
 * comes back only when the season brings what keeps it. Never below the level held now.
 */
export function levelReached(
  levels: readonly Level[],
  member: { level: number; highestLevel: number; total: Sums; season: Sums },
): number {
  const reached = levels
    .filter(
      (one) =>
        member.total.depositCents >= one.depositCents && member.total.turnoverCents >= one.turnoverCents,
    )
    .filter((one) => one.level > member.highestLevel || isKept(one, member.season))
    .map((one) => one.level);
  return Math.max(member.level, ...reached);
}
