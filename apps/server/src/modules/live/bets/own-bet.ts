import type { live } from '@arara/contract';
import type { GameRules, Json } from '@arara/games';
import { type BehindMove, seatRules } from '@arara/games/live/seats';
import { formatAmount } from '@arara/money';
import type pg from 'pg';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import {
  type BetRow,
  betColumns,
  movesColumn,
  presentBet,
  type RoundRow,
  type RoundSecret,
  roundColumns,
} from '../rounds.ts';
import { type DrawTable, drawOf, type FlightTable, type LiveTable, multiplierText } from '../tables.ts';

/** A bet with what its player alone is told: it stands in the round of play that accounts for it. */
export interface OwnBetRow extends BetRow {
  readonly bet: Json;
  readonly bet_outcome: Json;
  /** Of a seat, or behind it: what its player has decided. */
  readonly moves: BehindMove[];
}

const ownColumns = `${betColumns}, r.bet, r.outcome as bet_outcome, ${movesColumn}`;
const withPlay = 'join round r on r.member_id = b.member_id and r.id = b.id';

/** A bet on a flight as its player sees it. */
export function presentFlightBet(row: BetRow): live.LiveOwnBet {
  return {
    ...presentBet(row),
    round_id: row.round_id,
    auto_cash_out: row.target === null ? null : multiplierText(row.target),
    ceiling: multiplierText(row.ceiling ?? 0),
  };
}

/** A bet on a draw as its player sees it, with what the stage tells of it once it is settled. */
export function presentDrawBet(row: OwnBetRow, table: DrawTable): live.LiveDrawOwnBet {
  const isSettled = row.state === 'won' || row.state === 'lost';
  return {
    ...presentBet(row),
    round_id: row.round_id,
    bet: row.bet,
    events: isSettled ? drawOf(table).rules.events(row.bet, row.bet_outcome) : [],
  };
}

const seatStages: GameRules = seatRules;

/** A seat as its player sees it. */
export function presentSeatBet(row: OwnBetRow): live.LiveSeatOwnBet {
  const isSettled = row.state === 'won' || row.state === 'lost';
  // As `placeAtSeat` wrote it.
  const { behind = null, follows = false } = row.bet as { behind?: string; follows?: boolean };
  return {
    ...presentBet(row),
    round_id: row.round_id,
    bet: row.bet,
    moves: row.moves,
    behind,
    follows,
    events: isSettled ? seatStages.events(row.bet, row.bet_outcome) : [],
  };
}

/** The bets of a member on these rounds, the first one first. */
export async function readOwnBets(
  db: Queryable,
  memberId: string | null,
  rounds: readonly string[],
): Promise<OwnBetRow[]> {
  if (memberId === null) return [];
  const { rows } = await db.query<OwnBetRow>(
    `select ${ownColumns} from live_bet b ${withPlay} where b.round_id = any($1) and b.member_id = $2 order by b.id`,
    [rounds, memberId],
  );
  return rows;
}

interface OwnBet {
  readonly row: OwnBetRow;
  readonly money: { readonly money: string; readonly bonus_money: string };
}

/** A bet of the caller with the money that is left; fails with `live_bet_unknown`. */
async function readOwnBet(db: Queryable, memberId: string, betId: string): Promise<OwnBet> {
  const { rows } = await db.query<OwnBetRow & { cash: bigint; bonus: bigint }>(
    `select ${ownColumns}, c.balance_cents as cash, o.balance_cents as bonus
       from live_bet b ${withPlay} join member_play p on p.member_id = b.member_id
       join ledger_account c on c.id = p.cash_account_id
       join ledger_account o on o.id = p.bonus_account_id
      where b.id = $1 and b.member_id = $2`,
    [betId, memberId],
  );
  const [row] = rows;
  if (!row) throw new AppError('live_bet_unknown');
  return { row, money: { money: formatAmount(row.cash), bonus_money: formatAmount(row.bonus) } };
}

export async function readFlightBet(db: Queryable, memberId: string, betId: string) {
  const { row, money } = await readOwnBet(db, memberId, betId);
  return { bet: presentFlightBet(row), ...money };
}

export async function readDrawBet(db: Queryable, table: DrawTable, memberId: string, betId: string) {
  const { row, money } = await readOwnBet(db, memberId, betId);
  return { bet: presentDrawBet(row, table), ...money };
}

export async function readSeatBet(db: Queryable, memberId: string, betId: string) {
  const { row, money } = await readOwnBet(db, memberId, betId);
  return { bet: presentSeatBet(row), ...money };
}

export interface LockedBet {
  readonly bet: BetRow;
  readonly round: RoundRow & {
    readonly play: LiveTable['play'];
    readonly kind: FlightTable['kind'];
    readonly secret: RoundSecret | null;
    /** Milliseconds from the start of the flight to the moment asked about, never later than the database's own time. */
    readonly elapsed_ms: number | null;
  };
}

/**
 * A bet behind its round and its member's gate, with those of the bets behind it, in this order as everywhere. `share` lets others at the round too, but
 * holds off its end; fails with `live_bet_unknown`.
 */
export async function lockBet(
  tx: pg.PoolClient,
  {
    memberId,
    betId,
    at,
    round: strength,
  }: { memberId: string; betId: string; at: Date; round: 'share' | 'update' },
): Promise<LockedBet> {
  const rounds = await tx.query<LockedBet['round']>(
    `select ${roundColumns}, t.play, t.kind, l.secret,
            floor(extract(epoch from
              least($3::timestamptz, house_now() + (clock_timestamp() - now())) - l.plays_at) * 1000)::float8 as elapsed_ms
       from live_round l join live_table t on t.slug = l.table_slug
      where l.id = (select round_id from live_bet where id = $1 and member_id = $2) for ${strength} of l`,
    [betId, memberId, at],
  );
  const [round] = rounds.rows;
  if (!round) throw new AppError('live_bet_unknown');
  await tx.query(
    `select 1 from member_play where member_id = any(array(
       select $1::uuid union select member_id from live_bet where behind_id = $2 and state = 'placed'))
      order by member_id for update`,
    [memberId, betId],
  );
  const bets = await tx.query<BetRow>(`select ${betColumns} from live_bet b where b.id = $1`, [betId]);
  const [bet] = bets.rows;
  if (!bet) throw new AppError('live_bet_unknown');
  return { bet, round };
}
