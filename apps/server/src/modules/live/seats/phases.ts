import {
  dealMs,
  drawMs,
  isDecided,
  type SeatsOutcome,
  seatPosition,
  seatsOutcome,
  standingMoves,
} from '@arara/games/live/seats';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { SeatsTable } from '../tables.ts';
import { cardsOf, readBehind, readSeats } from './read-deals.ts';

/*
 * The middle of a round with seats, between the lock and the payment; like the other steps each says from where it goes.
 */

/** Nobody has sat down while bets were taken, and somebody looks on: the round stays open. False when it has to go on. */
export async function stayOpen(house: House, table: SeatsTable, roundId: string): Promise<boolean> {
  const locksAt = new Date(house.clock.now().getTime() + table.open_ms);
  const { rowCount } = await house.db.query(
    `update live_round set locks_at = $2, plays_at = $3 where id = $1 and phase = 'open' and bets = 0`,
    [roundId, locksAt, new Date(locksAt.getTime() + table.locked_ms)],
  );
  return rowCount === 1;
}

/** Deals two cards to every seat and the dealer, now. Where nobody has anything to decide, nobody is waited for. */
export async function dealCards(house: House, table: SeatsTable, roundId: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    const round = await lockPlay(tx, roundId, `phase = 'locked'`);
    if (!round) return false;
    const seats = await readSeats(tx, [roundId]);
    const cards = cardsOf(round, round);
    const positions = seats.map((seat) => seatPosition(cards, seat));
    const now = house.clock.now();
    const decidingMs = isDecided(cards.dealer, positions) ? 0 : table.playing_ms;
    await tx.query(
      `update live_round set phase = 'playing', plays_at = $2, decides_at = $3, turns = turns + 1 where id = $1`,
      [roundId, now, new Date(now.getTime() + dealMs(seats.length) + decidingMs)],
    );
    return true;
  });
}

/** The time to decide is over: who has not decided stands, the dealer plays, and the link is told. */
export async function endDecisions(house: House, roundId: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    const round = await lockPlay(tx, roundId, `phase = 'playing' and outcome is null`);
    if (!round) return false;
    const cards = cardsOf(round, round);
    const seats = await readSeats(tx, [roundId]);
    for (const taken of [...seats, ...(await readBehind(tx, roundId))])
      for (const [index, type] of standingMoves(cards, taken).entries())
        await tx.query(
          `insert into round_action (member_id, round_id, seq, action, view) values ($1, $2, $3, $4, '{"by": "clock"}')`,
          [taken.member_id, taken.id, taken.moves.length + index + 1, JSON.stringify({ type })],
        );
    const outcome = seatsOutcome(
      cards,
      seats.map((taken) => ({ seat: taken.seat, moves: [...taken.moves, ...standingMoves(cards, taken)] })),
    );
    await tx.query(
      `update live_round set hash = $2, outcome = $3, secret = null, decides_at = $4, turns = turns + 1 where id = $1`,
      [roundId, round.hash, JSON.stringify(outcome), house.clock.now()],
    );
    return true;
  });
}

/** When the dealer has played to the end. */
export function drawnAt(decidesAt: Date | null, outcome: unknown): Date {
  // The outcome of seats is written by `endDecisions` alone.
  const { dealer } = outcome as SeatsOutcome;
  return new Date((decidesAt?.getTime() ?? 0) + drawMs(dealer));
}

/** Ends the scene at the moment it was bound to end; from here on seats are paid. */
export async function endSeats(house: House, roundId: string, endedAt: Date): Promise<boolean> {
  const { rowCount } = await house.db.query(
    `update live_round set phase = 'settled', ended_at = $2, turns = turns + 1
      where id = $1 and phase = 'playing' and outcome is not null`,
    [roundId, endedAt],
  );
  return rowCount === 1;
}

interface Played {
  readonly table_slug: string;
  readonly number: bigint;
  readonly hash: string;
  readonly salt: string;
}

async function lockPlay(tx: pg.PoolClient, roundId: string, where: string): Promise<Played | undefined> {
  const { rows } = await tx.query<Played>(
    `select l.table_slug, l.number, l.secret ->> 'hash' as hash, c.salt
       from live_round l join live_chain c on c.id = l.chain_id where l.id = $1 and l.${where} for update of l`,
    [roundId],
  );
  return rows[0];
}
