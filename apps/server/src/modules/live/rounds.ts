import type { live } from '@arara/contract';
import type { Json } from '@arara/games';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../plugins/transaction.ts';
import { drawOf, type LiveTable, multiplierText } from './tables.ts';

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
  /** Of seats: until when they decide, and once the dealer has begun to play, when that was. */
  readonly decides_at: Date | null;
  readonly ended_at: Date | null;
  /** Of a flight: where everybody leaves at the latest, in hundredths; null where nobody has to. */
  readonly top: number | null;
  readonly settled_at: Date | null;
  readonly hash: string | null;
  /** Of a flight `{ end }`; of a draw what its rules drew; of seats what was dealt and decided. */
  readonly outcome: Json;
  /** All that were placed, those of demo members too; money is told of the others alone. */
  readonly bets: number;
  readonly demo_bets: number;
  readonly stake_cents: bigint;
  readonly payout_cents: bigint;
}

/** Everything but the secret. */
export const roundColumns = `l.id, l.table_slug, l.number, l.phase, l.chain_id, l.position, l.opened_at, l.locks_at, l.plays_at,
  l.decides_at, l.ended_at, l.top, l.settled_at, l.hash, l.outcome, l.bets, l.demo_bets, l.stake_cents, l.payout_cents`;

/** What is drawn of a flight and not told. */
export interface RoundSecret {
  readonly hash: string;
  readonly end: number;
}

export interface BetRow {
  readonly id: string;
  readonly round_id: string;
  readonly slot: number | null;
  readonly name: string;
  readonly is_demo: boolean;
  readonly stake_cents: bigint;
  readonly target: number | null;
  readonly ceiling: number | null;
  readonly state: PublicBet['state'];
  readonly multiplier: number | null;
  readonly payout_cents: bigint;
}

export const betColumns =
  'b.id, b.round_id, b.slot, b.name, b.is_demo, b.stake_cents, b.target, b.ceiling, b.state, b.multiplier, b.payout_cents';

/** What was decided on the way of a bet, in order. */
export const movesColumn = `(select coalesce(jsonb_agg(a.action ->> 'type' order by a.seq), '[]') from round_action a
  where a.round_id = b.id) as moves`;

/** Where a flight ended, in hundredths. */
export function endOf(outcome: Json): number {
  // The outcome of a flight is written by the end of the flight alone.
  const { end } = outcome as { end: number };
  return end;
}

export function presentRound(row: RoundRow, table: LiveTable): PublicRound {
  const number = Number(row.number);
  const draw = table.play === 'draw' ? drawOf(table) : null;
  const setting = draw?.settingOf(number) ?? null;
  const { outcome } = row;
  return {
    id: row.id,
    number,
    table: row.table_slug,
    phase: row.phase,
    opened_at: row.opened_at?.toISOString() ?? null,
    locks_at: row.locks_at?.toISOString() ?? null,
    plays_at: row.plays_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    top: row.top === null ? null : multiplierText(row.top),
    end: table.play === 'flight' && outcome !== null ? multiplierText(endOf(outcome)) : null,
    hash: row.hash,
    setting,
    outcome: table.play === 'flight' ? null : outcome,
    events: draw && outcome !== null ? draw.eventsOf(outcome, setting) : [],
    bets: row.bets - row.demo_bets,
    stake: formatAmount(row.stake_cents),
    payout: formatAmount(row.payout_cents),
  };
}

/** A bet as everybody sees it: what was bet on, and where it is to be cashed out, is left out. */
export function presentBet(row: BetRow): PublicBet {
  return {
    id: row.id,
    name: row.name,
    is_demo: row.is_demo,
    slot: row.slot ?? 0,
    stake: formatAmount(row.stake_cents),
    state: row.state,
    multiplier: row.multiplier === null ? null : multiplierText(row.multiplier),
    payout: formatAmount(row.payout_cents),
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
