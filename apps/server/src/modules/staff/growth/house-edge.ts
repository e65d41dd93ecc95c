import { allGames } from '@arara/games';
import { sharedDraws } from '@arara/games/live/draws';
import { seatReturn, seatRules } from '@arara/games/live/seats';
import { fieldError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** The smallest advantage the house has in each category, in basis points rounded down: of the best way of playing its best game. */
export function houseEdges(): ReadonlyMap<string, number> {
  const edges = new Map<string, number>();
  for (const { category, highest } of [...allGames().map(ofTitle), ...atSharedTablesAlone()]) {
    const edge = Math.floor((100_000_000 - highest - 1) / 10_000);
    edges.set(category, Math.min(edge, edges.get(category) ?? edge));
  }
  return edges;
}

interface Return {
  readonly category: string;
  /** In hundred-millionths, rounded down. */
  readonly highest: number;
}

const ofTitle = ({ category, rtp }: ReturnType<typeof allGames>[number]): Return => ({
  category,
  highest: rtp.highest,
});

/** Versions that nobody plays by himself: the catalogue has no facts of them, and their bets count as their title's do. */
function atSharedTablesAlone(): Return[] {
  const draws = sharedDraws.flatMap(({ rules, returns }) =>
    returns ? [{ category: rules.category, percent: returns.highest }] : [],
  );
  const seats = { category: seatRules.category, percent: seatReturn.all };
  return [...draws, seats].map(({ category, percent }) => ({ category, highest: notBelow(percent) }));
}

/** The most that a percentage can stand for that was rounded down to its decimals. */
function notBelow(percent: string): number {
  const decimals = percent.length - percent.indexOf('.') - 1;
  return Math.round(Number(percent) * 1_000_000) + 10 ** (6 - decimals) - 1;
}

interface Given {
  readonly category: string;
  readonly given_bp: number;
}

/**
 * Fails by the field unless the house keeps something of every way of playing: what a category gives back as rebates and
 * as commission of three levels stays below its smallest edge; what deposits earn agents stays below what is left of the
 * smallest edge, with the withdrawal's fee, so that nobody earns by inviting himself. Who changes one of these tables asks after
 * the change, and one by one until the transaction ends: what is read here is what the others have left.
 */
export async function assertHouseKeepsSomething(
  tx: Queryable,
  field: { ofCategory: (category: string) => string; ofDeposits: string },
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('house-edge'))`);
  const { rows } = await tx.query<Given>(
    `select r.category, (r.rebate + coalesce(b.commission, 0))::integer as given_bp
       from (select category, max(basis_points) as rebate from vip_rebate group by 1) as r
       left join (select category, max(level_1_bp + level_2_bp + level_3_bp) as commission
                    from agency_betting_tier group by 1) as b using (category)`,
  );
  const edges = houseEdges();
  let kept = Number.POSITIVE_INFINITY;
  for (const { category, given_bp: given } of rows) {
    const edge = edges.get(category);
    if (edge === undefined) continue;
    if (given >= edge) throw fieldError({ [field.ofCategory(category)]: 'rate_above_edge' });
    kept = Math.min(kept, edge - given);
  }
  const deposits = await tx.query<{ commission_bp: number; fee_bp: number }>(
    `select (select coalesce(max(level_1_bp + level_2_bp + level_3_bp), 0) from agency_recharge_tier)::integer as commission_bp,
            (select coalesce(min(fee_basis_points), 0) from payment_method where direction = 'withdrawal' and is_open)::integer
              as fee_bp`,
  );
  const [given] = deposits.rows;
  if (given && given.commission_bp >= kept + given.fee_bp)
    throw fieldError({ [field.ofDeposits]: 'rate_above_edge' });
}
