import type { DataOf, live } from '@arara/contract';
import { type Ratio, toPercent } from '@arara/games';
import { type SharedCrash, sharedCrashes } from '@arara/games/live';
import { formatAmount } from '@arara/money';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** A table as it is set. */
export interface LiveTable {
  readonly slug: string;
  readonly kind: 'flight' | 'rocket';
  readonly game: string;
  readonly title: Readonly<Record<string, string>>;
  readonly is_on: boolean;
  readonly is_game_open: boolean;
  readonly open_ms: number;
  readonly locked_ms: number;
  readonly settled_ms: number;
  readonly max_payout_cents: bigint;
  readonly risk_cap_cents: bigint;
  readonly chain_length: number;
  readonly checkpoint_every: number;
}

type Rules = DataOf<typeof live.liveTables>['items'][number]['rules'];

/** All tables in their order, or one. */
export async function readTables(db: Queryable, slug: string | null = null): Promise<LiveTable[]> {
  const { rows } = await db.query<LiveTable>(
    `select t.slug, t.kind, t.game, coalesce(g.title, '{}') as title, t.is_on, coalesce(g.is_open, true) as is_game_open,
            t.open_ms, t.locked_ms, t.settled_ms, t.max_payout_cents, t.risk_cap_cents, t.chain_length, t.checkpoint_every
       from live_table t left join game g on g.slug = t.game
      where $1::text is null or t.slug = $1 order by t.position, t.slug`,
    [slug],
  );
  return rows;
}

/** One table; fails with `live_table_unknown`. */
export async function readTable(db: Queryable, slug: string): Promise<LiveTable> {
  const [table] = await readTables(db, slug);
  if (!table) throw new AppError('live_table_unknown');
  return table;
}

/** What is played on tables of a kind. */
export function crashOf(kind: LiveTable['kind']): SharedCrash {
  const crash = sharedCrashes[kind];
  if (!crash) throw new Error(`no flight is called ${kind}`);
  return crash;
}

/** A multiplier in hundredths as text: 250 is "2.50". */
export const multiplierText = (hundredths: number) => formatAmount(BigInt(hundredths));

/** Where a bet is cashed out by itself at the latest: where it was asked for, or has won the most that one may. */
export function ceilingOf(table: LiveTable, stakeCents: bigint, target: number | null): number {
  const { highest } = crashOf(table.kind);
  const affordable = (table.max_payout_cents * 100n) / stakeCents;
  const wanted = BigInt(target ?? highest);
  return Number(affordable < wanted ? affordable : wanted);
}

const quoted = [101, 150, 200, 500, 1_000, 10_000, 100_000];
const percent = (value: Ratio) => toPercent(value, 4);

export function presentRules(table: LiveTable): Rules {
  const crash = crashOf(table.kind);
  const { growth, limits } = crash;
  const atTwo = crash.returnAt(200);
  return {
    growth:
      growth.kind === 'exponential'
        ? { kind: 'exponential', per_ms: growth.perMs }
        : { kind: 'cubic', scale_ms: growth.scaleMs },
    draw: crash.draw,
    min_stake: formatAmount(limits.minStakeCents),
    max_stake: formatAmount(limits.maxStakeCents),
    bets_per_round: 2,
    lowest_multiplier: multiplierText(crash.lowest),
    highest_multiplier: multiplierText(crash.highest),
    max_payout: formatAmount(table.max_payout_cents),
    risk_cap: formatAmount(table.risk_cap_cents),
    rtp: percent(atTwo),
    house_edge: percent({ numerator: atTwo.denominator - atTwo.numerator, denominator: atTwo.denominator }),
    returns: quoted.map((multiplier) => ({
      multiplier: multiplierText(multiplier),
      percent: percent(crash.returnAt(multiplier)),
    })),
    open_ms: table.open_ms,
    locked_ms: table.locked_ms,
    settled_ms: table.settled_ms,
  };
}
