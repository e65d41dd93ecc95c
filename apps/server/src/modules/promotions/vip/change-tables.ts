import { fieldError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { Level } from './levels.ts';
import { willMoveLevel } from './members.ts';

/**
 * Replaces the figures of all levels; there are as many levels as before. Members rise by them from their next deposit
 * or round on; nobody falls by them before the season ends.
 */
export async function setVipLevels(tx: Queryable, levels: readonly Level[]): Promise<void> {
  const { rows } = await tx.query<{ level: number }>('select level from vip_level order by level for update');
  if (rows.map(({ level }) => level).join() !== levels.map(({ level }) => level).join())
    throw fieldError({ items: 'field_invalid' });
  assertRising(levels);
  await tx.query(
    `update vip_level v set deposit_cents = n.deposit, turnover_cents = n.turnover, keep_deposit_cents = n.keep_deposit,
            keep_turnover_cents = n.keep_turnover, level_up_cents = n.level_up, month_cents = n.month,
            withdrawal_day_cents = n.withdrawal_day
       from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
                   $8::bigint[])
         as n(level, deposit, turnover, keep_deposit, keep_turnover, level_up, month, withdrawal_day)
      where v.level = n.level`,
    [
      levels.map((one) => one.level),
      levels.map((one) => one.depositCents),
      levels.map((one) => one.turnoverCents),
      levels.map((one) => one.keepDepositCents),
      levels.map((one) => one.keepTurnoverCents),
      levels.map((one) => one.levelUpCents),
      levels.map((one) => one.monthCents),
      levels.map((one) => one.withdrawalDayCents),
    ],
  );
}

/** Everybody stands on the lowest level; each one above asks for no less, and for more of one. */
function assertRising(levels: readonly Level[]): void {
  for (const [index, one] of levels.entries()) {
    const before = levels[index - 1];
    if (!before) {
      if (one.depositCents > 0n) throw fieldError({ [`items.${index}.deposit`]: 'field_invalid' });
      if (one.turnoverCents > 0n) throw fieldError({ [`items.${index}.turnover`]: 'field_invalid' });
    } else {
      if (one.depositCents < before.depositCents)
        throw fieldError({ [`items.${index}.deposit`]: 'must_rise' });
      const isHigher = one.depositCents > before.depositCents || one.turnoverCents > before.turnoverCents;
      if (one.turnoverCents < before.turnoverCents || !isHigher)
        throw fieldError({ [`items.${index}.turnover`]: 'must_rise' });
    }
    if (one.withdrawalDayCents <= 0n)
      throw fieldError({ [`items.${index}.withdrawal_day`]: 'field_invalid' });
  }
}

/** Replaces rebate rates, in basis points, for play from now on: what was played before is counted by those of before, whenever that is. */
export async function setRebateRates(
  tx: Queryable,
  rates: readonly { level: number; category: string; basisPoints: number }[],
): Promise<void> {
  await willMoveLevel(tx);
  await tx.query('select 1 from vip_rebate order by level, category for update');
  const values = [
    rates.map(({ level }) => level),
    rates.map(({ category }) => category),
    rates.map(({ basisPoints }) => basisPoints),
  ];
  const given = 'unnest($1::smallint[], $2::text[], $3::integer[]) as n(level, category, basis_points)';
  // Stamped after the locks were had, as a rise is: rebates of earlier rounds were counted before them.
  await tx.query(
    `insert into vip_rebate_past (level, category, basis_points, until)
     select v.level, v.category, v.basis_points, house_now() + (clock_timestamp() - now())
       from vip_rebate v join ${given} on n.level = v.level and n.category = v.category
      where n.basis_points <> v.basis_points`,
    values,
  );
  const { rowCount } = await tx.query(
    `update vip_rebate v set basis_points = n.basis_points from ${given}
      where v.level = n.level and v.category = n.category`,
    values,
  );
  if (rowCount !== rates.length) throw fieldError({ items: 'field_invalid' });
}
