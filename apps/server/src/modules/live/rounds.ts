import type { live } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../plugins/transaction.ts';
import { multiplierText } from './tables.ts';

type PublicBet = live.LiveBet;
type PublicRound = live.LiveRound;

/** A shared round as it is stored. */
export interface RoundRow {
  readonly id: string;
  readonly table_slug: string;
  readonly number: bigint;
  readonly phase: PublicRound['phase'];
  readonly chain_id: string | null;
  readonly position: number | null;
  readonly opened_at: Date | null;
  readonly locks_at: Date | null;
  readonly plays_at: Date | null;
  readonly ended_at: Date | null;
  readonly settled_at: Date | null;
  readonly hash: string | null;
  readonly outcome: { readonly end: number } | null;
  readonly bets: number;
  readonly stake_cents: bigint;
  readonly payout_cents: bigint;
}

/** Everything but the secret. */
export const roundColumns = `l.id, l.table_slug, l.number, l.phase, l.chain_id, l.position, l.opened_at, l.locks_at, l.plays_at,
  l.ended_at, l.settled_at, l.hash, l.outcome, l.bets, l.stake_cents, l.payout_cents`;

/** What is drawn and not told. */
export interface RoundSecret {
  readonly hash: string;
  readonly end: number;
}

export interface BetRow {
  readonly id: string;
  readonly round_id: string;
  readonly slot: number;
  readonly name: string;
  readonly stake_cents: bigint;
  readonly target: number | null;
  readonly ceiling: number;
  readonly state: PublicBet['state'];
  readonly multiplier: number | null;
  readonly payout_cents: bigint;
}

export const betColumns =
  'b.id, b.round_id, b.slot, b.name, b.stake_cents, b.target, b.ceiling, b.state, b.multiplier, b.payout_cents';

export function presentRound(row: RoundRow): PublicRound {
  return {
    id: row.id,
    number: Number(row.number),
    table: row.table_slug,
    phase: row.phase,
    opened_at: row.opened_at?.toISOString() ?? null,
    locks_at: row.locks_at?.toISOString() ?? null,
    plays_at: row.plays_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    end: row.outcome ? multiplierText(row.outcome.end) : null,
    hash: row.hash,
    bets: row.bets,
    stake: formatAmount(row.stake_cents),
    payout: formatAmount(row.payout_cents),
  };
}

/** A bet as everybody sees it: where it is to be cashed out is left out. */
export function presentBet(row: BetRow): PublicBet {
  return {
    id: row.id,
    name: row.name,
    slot: row.slot,
    stake: formatAmount(row.stake_cents),
    state: row.state,
    multiplier: row.multiplier === null ? null : multiplierText(row.multiplier),
    payout: formatAmount(row.payout_cents),
  };
}

/** A bet as its player sees it. */
export function presentOwnBet(row: BetRow): live.LiveOwnBet {
  return {
    ...presentBet(row),
    round_id: row.round_id,
    auto_cash_out: row.target === null ? null : multiplierText(row.target),
    ceiling: multiplierText(row.ceiling),
  };
}

/** The round that runs or ended last, and the one that waits behind it. */
export async function readRounds(
  db: Queryable,
  slug: string,
): Promise<{ round: RoundRow | null; next: RoundRow | null }> {
  const { rows } = await db.query<RoundRow>(
    `select ${roundColumns} from live_round l where l.table_slug = $1 order by l.number desc limit 2`,
    [slug],
  );
  return {
    round: rows.find(({ phase }) => phase !== 'waiting') ?? null,
    next: rows.find(({ phase }) => phase === 'waiting') ?? null,
  };
}
